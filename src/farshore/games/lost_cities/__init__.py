"""Lost Cities: two seats, ascending expeditions, and the courage to begin one."""

from farshore.engine.game import Game
from farshore.games.lost_cities import codec, notation, picture, present, rules, scoring, view
from farshore.games.lost_cities.features import FEATURES
from farshore.games.lost_cities.options import OPTIONS
from farshore.games.lost_cities.state import STATE

GAME = Game(
    name="lost-cities",
    title="Lost Cities",
    package=__name__,
    weight=1,
    rules_version=1,
    seats=range(2, 3),
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
    refusal=rules.refusal,
    chances=rules.chances,
    apply=rules.apply,
    score=scoring.score,
    ranks=scoring.ranks,
    was_cut=rules.was_cut,
    observe=view.observe,
    resample=view.resample,
    reasons=notation.REASONS,
    told=view.told,
    receipt=present.receipt,
    present=present.present,
    picture=picture.picture,
    codec=codec.CODEC,
    reveal_all=view.reveal_all,
    features=FEATURES,
    highlights=view.highlights,
    compile_seconds=6,
)
