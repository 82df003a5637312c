"""Skerries: two captains chart an archipelago in the fog."""

from farshore.engine.game import Game
from skerries import codec, notation, picture, present, rules, state, view
from skerries.options import OPTIONS

GAME = Game(
    name="skerries",
    title="Skerries",
    package=__name__,
    weight=1,
    rules_version=1,
    seats=range(2, 3),
    options=OPTIONS,
    actions=notation.ACTION_TEXTS,
    outcomes=notation.OUTCOME_TEXTS,
    grammar=notation.GRAMMAR,
    longest=rules.longest,
    state=state.STATE,
    view=state.VIEW,
    start=rules.start,
    to_act=rules.to_act,
    legal=rules.legal,
    refusal=rules.refusal,
    chances=rules.chances,
    apply=rules.apply,
    score=rules.score,
    ranks=rules.ranks,
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
)
