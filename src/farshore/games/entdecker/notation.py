"""Die neuen Entdecker in words: the texts of actions and outcomes, and the sentences of refusals.

Positions as text are in `codec`.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from farshore.engine.game import ReasonText
from farshore.engine.kernel import plain
from farshore.games.entdecker import box, packed
from farshore.games.entdecker.map_queries import ways
from farshore.games.entdecker.routes import payments
from farshore.games.entdecker.state import (
    MOST_ANNOUNCED,
    MOST_ISLANDS,
    NUMBERS,
    PAIR_OF,
    PATH_LENGTH,
    PLACE_TEXTS,
    SEATS,
    VIAS,
    Public,
)

CELL_TEXTS = box.CELL_TEXTS  # c4: third column from the west, fourth row from the north
NUMBER_TEXTS = ("", *(f" #{number}" for number in range(1, NUMBERS)))
LAND_TEXTS = ("", *(f" {side}" for side in box.SIDES))


def payment_text(payment: int) -> str:
    """Who is paid how much: `bank:1 2:4`."""
    bank = plain(packed.bank_share)(payment)
    tolls = [(seat, box.TOLL * plain(packed.toll_units)(payment, seat)) for seat in range(SEATS)]
    return " ".join([*([f"bank:{bank}"] if bank else []), *(f"{seat}:{gold}" for seat, gold in tolls if gold)])


ACTION_TEXTS = (
    *(f"chiefs {a} {b}" for a, b in PAIR_OF.tolist()),
    *(f"wheel {number}" for number in range(2, 7)),
    *(f"start {place}" for place in PLACE_TEXTS),
    "pass",
    *(f"via {payment_text(way)}" for way in range(1, VIAS)),
    *(f"hidden {tiles}" for tiles in range(1, MOST_ANNOUNCED + 1)),
    *(f"open {tiles}" for tiles in range(1, MOST_ANNOUNCED + 1)),
    *(f"draw {stack}" for stack in range(1, box.BOX.stacks + 1)),
    *(f"draw {kind}" for kind in box.KINDS[:-1]),
    *(f"scout{land}{number}" for land in LAND_TEXTS for number in NUMBER_TEXTS),
    *(f"fort{land}" for land in LAND_TEXTS),
    *(f"settle{land}" for land in LAND_TEXTS),
    *(f"take {cell}" for cell in CELL_TEXTS),
    *(f"take {path}.{space}" for path in range(1, box.PATHS + 1) for space in range(1, box.PATH_LENGTH + 1)),
    "stop",
    *(f"place {cell} r{turns}" for cell in CELL_TEXTS for turns in range(4)),
    *(f"hut {path}{number}" for path in range(1, box.PATHS + 1) for number in NUMBER_TEXTS),
    *(f"island {number}" for number in range(1, MOST_ISLANDS + 1)),
)
OUTCOME_TEXTS = (
    *(f"back {stack} {back}" for stack in range(1, box.BOX.stacks + 1) for back in ("plain", "?")),
    *(f"die {face}" for face in box.BOX.die),
    *(f"tile {kind}{event}" for kind in box.KINDS[:-1] for event in ("", *(f" {name}" for name in box.EVENTS))),
    *(f"token {value}" for value in box.BOX.tokens),
)
GRAMMAR = (
    "'start c4', 'start S7', 'via bank:1 2:2', 'hidden 3', 'open 2', 'draw 4', 'draw corner', 'place c4 r1', "
    "'scout', 'fort N', 'settle', 'take c4', 'take 2.1', 'hut 3', 'stop', 'pass', 'wheel 5', 'island 2' or "
    "'chiefs 3 7'; numbered scouts as in 'scout #7'; columns are a to l from the west, rows 1 to 8 from the north"
)

# ---- refusals


def _number(number: int, _: Public) -> int:
    return number


def _word(words: tuple[str, ...]) -> Callable[[int, Public], str]:
    return lambda number, _: words[number]


def _ways(_: int, state: Any) -> str:
    """The ways between which the active seat may choose."""
    found = np.empty(VIAS, np.int64)
    count = payments(*ways(state), int(state.ship), int(state.active), found)
    return ", ".join(f"via {payment_text(payment)}" for payment in found[:count].tolist())


UNIT_NAMES = ("", "scout", "fort", "settlement")
TAKEN_TEXTS = (*CELL_TEXTS, *(f"{i // PATH_LENGTH + 1}.{i % PATH_LENGTH + 1}" for i in range(box.PATHS * PATH_LENGTH)))
_place, _kind, _side, _taken_from = map(_word, (PLACE_TEXTS, box.KINDS, tuple(box.SIDES), TAKEN_TEXTS))
_unit, _verb = _word(UNIT_NAMES), _word(("", "scout", "fort", "settle"))

REASONS = (  # in the order of their numbers in `reasons.py`
    ReasonText("chiefs_first", "two chief scouts must be written down first"),
    ReasonText("wheel_first", "the wheel was rolled: choose the income first"),
    ReasonText("start_first", "choose where to start first"),
    ReasonText("way_first", "choose first who is paid: {ways}", {"ways": _ways}),
    ReasonText("announce_first", "announce first how many tiles of which kind are drawn"),
    ReasonText("place_first", "the tile must be placed first"),
    ReasonText("natives_first", "friendly natives wait: send a scout to a hut, or pass"),
    ReasonText("taken_first", "a scout has been taken: put it to its new place first"),
    ReasonText("island_first", "choose first which island is scored"),
    ReasonText("jungle_first", "a scout of the island must go to a hut first"),
    ReasonText("exploring", "that belongs to another part of a turn"),
    ReasonText(
        "no_such_scout",
        "there is no scout {number}: chiefs are chosen from 1 to {most}",
        {"number": _number, "most": _number},
    ),
    ReasonText("must_start", "a start can be paid, such as {place}, so the turn cannot be passed", {"place": _place}),
    ReasonText("start_explored", "no unexplored space borders {place}", {"place": _place}),
    ReasonText("not_explored", "{place} is not explored", {"place": _place}),
    ReasonText("no_sea_out", "no sea side of {place} borders an unexplored space", {"place": _place}),
    ReasonText("no_way", "no sea way leads from {place} to the edge", {"place": _place}),
    ReasonText(
        "start_gold",
        "a start on {place} costs {cost}, a tile {price} more, and there is only {gold} gold",
        {"place": _place, "cost": _number, "price": _number, "gold": _number},
    ),
    ReasonText("no_such_way", "that is not among the cheapest ways: {ways}", {"ways": _ways}),
    ReasonText("nothing_hidden", "no hidden tile is left"),
    ReasonText(
        "tiles_gold",
        "{tiles} tiles cost {cost}, and there is only {gold} gold",
        {"tiles": _number, "cost": _number, "gold": _number},
    ),
    ReasonText("no_tiles_left", "all announced tiles are drawn"),
    ReasonText("dead_end", "the ship is in a dead end"),
    ReasonText("announced_open", "open tiles were announced: name a kind"),
    ReasonText("announced_hidden", "hidden tiles were announced: name a stack"),
    ReasonText("stack_empty", "stack {stack} is empty", {"stack": _number}),
    ReasonText("no_fit", "no {kind} fits beside the ship", {"kind": _kind}),
    ReasonText("kind_gone", "no {kind} is left anywhere", {"kind": _kind}),
    ReasonText("draw_first", "a tile must be drawn before the expedition can stop"),
    ReasonText("guarded", "two rounds have placed nothing: tiles are drawn until one fits"),
    ReasonText("not_beside", "{cell} is not an unexplored space that the ship can reach", {"cell": _place}),
    ReasonText(
        "same_turn", "a {kind} can be rotated in {turns} ways only, counted from r0", {"kind": _kind, "turns": _number}
    ),
    ReasonText("sides", "the sides of the tile do not agree with those around {cell}", {"cell": _place}),
    ReasonText("nothing_found", "no tile has been discovered in this expedition"),
    ReasonText("no_land", "there is no land on the tile just discovered"),
    ReasonText(
        "which_land", "the strait has two lands: say which, such as '{unit} {side}'", {"unit": _verb, "side": _side}
    ),
    ReasonText("only_land", "the tile has only one land: write '{unit}' without a side", {"unit": _verb}),
    ReasonText("no_such_land", "there is no land in {side}", {"side": _side}),
    ReasonText(
        "unit_gold",
        "a {unit} costs {cost}, and there is only {gold} gold",
        {"unit": _unit, "cost": _number, "gold": _number},
    ),
    ReasonText("no_unit", "no {unit} is left in reserve", {"unit": _unit}),
    ReasonText("no_scout", "no scout is left in reserve: take one from a tile or a path first"),
    ReasonText("which_scout", "scouts are numbered: say which, such as '#{number}'", {"number": _number}),
    ReasonText("not_numbered", "scouts are not numbered here"),
    ReasonText("scout_not_here", "scout {number} cannot be used now", {"number": _number}),
    ReasonText("scouts_left", "a scout can be taken only when none is left in reserve"),
    ReasonText("no_scout_there", "no scout of seat {seat} stands on {place}", {"seat": _number, "place": _taken_from}),
    ReasonText("no_room", "no other path has a free space"),
    ReasonText("path_full", "the path to hut {hut} is full", {"hut": _number}),
    ReasonText("same_path", "the scout came from the path to hut {hut}: it must take another", {"hut": _number}),
    ReasonText("no_such_island", "no island {number} waits to be scored", {"number": _number}),
)
