"""Die neuen Entdecker: one ship for all, islands that grow tile by tile, and what the jungle hides."""

from farshore.engine.game import Game
from farshore.games.entdecker import codec, notation, picture, present, refusals, rules, view
from farshore.games.entdecker.features import FEATURES
from farshore.games.entdecker.options import OPTIONS
from farshore.games.entdecker.state import SEATS, STATE

GAME = Game(
    name="entdecker",
    title="Die neuen Entdecker",
    package=__name__,
    weight=3,
    rules_version=1,
    seats=range(2, SEATS + 1),
    options=OPTIONS,
    actions=notation.ACTION_TEXTS,
    outcomes=notation.OUTCOME_TEXTS,
    grammar=notation.GRAMMAR,
    longest=rules.longest,
    state=STATE,
    view=view.VIEW,
    start=rules.start,
    to_act=rules.to_act,
    legal=rules.legal,
    chances=rules.chances,
    apply=rules.apply,
    score=rules.score,
    ranks=rules.ranks,
    was_cut=rules.was_cut,
    observe=view.observe,
    resample=view.resample,
    refusal=refusals.refusal,
    reasons=notation.REASONS,
    told=view.told,
    receipt=present.receipt,
    present=present.present,
    picture=picture.picture,
    codec=codec.CODEC,
    reveal_all=view.reveal_all,
    features=FEATURES,
    reveals_hidden=view.reveals_hidden,
    highlights=view.highlights,
    compile_seconds=30,
)
