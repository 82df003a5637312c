"""Explorers: one shared map, boards of one's own, and races for the temples."""

from farshore.game import Game
from farshore.games.explorers import notation, picture, position, rules, scoring, sheet, table, view
from farshore.games.explorers.options import OPTIONS
from farshore.games.explorers.state import SEATS, STATE

GAME = Game(
    name="explorers",
    title="Explorers",
    rules_version=1,
    seats=range(1, SEATS + 1),
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
    score=scoring.score,
    ranks=scoring.ranks,
    was_cut=scoring.was_cut,
    observe=view.observe,
    resample=view.resample,
    why=notation.why,
    reasons=notation.REASONS,
    told=notation.told,
    receipt=sheet.receipt,
    present=table.present,
    picture=picture.picture,
    state_seats=position.state_seats,
    state_options=position.state_options,
    state_text=position.state_text,
    parse_state=position.parse_state,
    view_text=position.view_text,
    parse_view=position.parse_view,
    unveil=view.unveil,
    noted=notation.noted,
)
