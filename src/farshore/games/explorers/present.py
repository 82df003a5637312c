"""Explorers as clients get it: a view with what follows from it."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from farshore.engine.game import SPECTATOR, Value
from farshore.engine.kernel import plain
from farshore.games.explorers import box
from farshore.games.explorers.notation import SQUARE_TEXTS
from farshore.games.explorers.options import map_text
from farshore.games.explorers.rules import active_seat
from farshore.games.explorers.sheet import Board, Receipt, make_receipt, view_boards
from farshore.games.explorers.state import (
    CARDS,
    CHOOSING,
    E1,
    EXPLORED,
    F1,
    GEMS,
    HORSES,
    KEYS,
    KEYS_SPENT,
    MARKING,
    MARKS,
    OPEN_PLACES,
    OPTION,
    OVER,
    PROVISION,
    RACE_POINTS,
    ROUNDS,
    SCROLLS,
    SCROLLS_SPENT,
    SETUP,
    SIDE,
    TEMPLE,
)
from farshore.games.explorers.view import View

PHASES = ("map", "achievements", "village", "setup", "card", "option", "marks", "over")
STAGES = ("idle", "choosing", "marking", "bonus waiting", "bonus marking", "done")


class Frame(msgspec.Struct, frozen=True):
    """The board of one seat."""

    marks: list[str]  # squares
    fresh: list[str]  # of them, those of the running turn: one's own only
    keys: int
    keys_spent: int
    scrolls: int
    scrolls_spent: int
    gems: int
    horses: int
    provisions: list[str]  # by round, letters of what was found


class Turn(msgspec.Struct, frozen=True):
    """Where a seat stands in its running turn: its own business."""

    stage: str
    option: int | None  # 1 or 2
    terrains: str  # letters of those that may be marked; with an open horse all
    left: int  # marks
    horse: bool  # an open one: used or skipped before anything else
    scrolled: bool
    may_scroll: bool
    bonuses: dict[str, int]  # marks that wait, by quadrant of the temple


class Shrine(msgspec.Struct, frozen=True):
    """A temple of the map, and what exploring it in this turn would bring; None if its list is used up."""

    quadrant: str
    square: str
    points: int | None
    bonus: int | None  # marks, on the expert board


class Race(msgspec.Struct, frozen=True):
    """An achievement in play; for a race that somebody can still meet, the points of doing so in this turn."""

    name: str
    points: int | None


class Table(msgspec.Struct, frozen=True):
    """A view as clients get it, with what follows from it."""

    seat: int | None  # whose eyes; None for a spectator
    seats: int
    phase: str
    round: int
    turn: int  # 0 is setup
    active: int | None  # who chooses the option in this turn
    card: list[str]  # the terrains of option 1 and 2; empty before it is turned
    number: int | None  # of the card
    near: int | None  # alone: 1 or 2
    chosen: int | None  # the option of the active seat, 1 or 2
    cards_left: list[int]  # those not yet seen in this round, one of which lies aside
    tiles: str  # the map as a text to share; empty before it is laid
    ground: list[str]  # rows of letters; empty before the map is laid
    objects: list[str]
    villages: dict[str, str]  # square by quadrant
    start: str | None  # quadrant of the start village
    temples: list[Shrine]
    achievements: list[Race]
    boards: list[Frame]
    mine: Turn | None
    receipt: Receipt
    truncated: bool


def present(view: View, options: Mapping[str, Value]) -> Table:
    """The view for clients."""
    laid = view.placed == 4
    boards = view_boards(view)
    me = None if view.me == SPECTATOR else int(view.me)
    playing = view.phase in (OPTION, MARKS)
    active = plain(active_seat)(view) if playing else -1
    return Table(
        seat=me,
        seats=view.seats,
        phase=PHASES[view.phase],
        round=view.round_no + 1,
        turn=view.turn,
        active=None if active < 0 else active,
        card=list(box.CARDS[view.card]) if view.card >= 0 else [],
        number=None if view.card < 0 else view.card + 1,
        near=None if view.near < 0 else view.near + 1,
        chosen=None if view.chosen < 0 else view.chosen + 1,
        cards_left=[card + 1 for card in range(CARDS) if not view.gone >> card & 1],
        tiles=map_text(view.tile.tolist()) if laid else "",
        ground=_rows(view.ground, box.TERRAINS + "V") if laid else [],
        objects=_rows(view.thing, "." + box.OBJECTS) if laid else [],
        villages={box.QUADRANTS[i]: SQUARE_TEXTS[view.village[i]] for i in range(4)} if laid else {},
        start=box.QUADRANTS[view.begin] if view.begin >= 0 else None,
        temples=_temples(view) if laid else [],
        achievements=[_race(view, i) for i in range(view.goals)],
        boards=[_frame(view, seat, board) for seat, board in enumerate(boards)],
        mine=_turn(view) if me is not None and view.phase in (SETUP, OPTION, MARKS) else None,
        receipt=make_receipt(view, boards),
        truncated=False,
    )


def _rows(cells: Any, letters: str) -> list[str]:
    return list(_lettered(cells.tobytes(), letters))


@lru_cache(256)  # a map stays the same for a whole match
def _lettered(cells: bytes, letters: str) -> tuple[str, ...]:
    text = "".join(letters[cell] for cell in cells)
    return tuple(text[row * SIDE : (row + 1) * SIDE] for row in range(SIDE))


def _squares(marks: Any) -> list[str]:
    return [SQUARE_TEXTS[square] for square in np.flatnonzero(marks).tolist()]


def _frame(view: View, seat: int, board: Board) -> Frame:
    fresh = board.marks.reshape(-1) & ~view.marks[seat] & 1
    return Frame(
        marks=_squares(board.marks.reshape(-1)),
        fresh=_squares(fresh),
        keys=board.tracks[KEYS],
        keys_spent=board.tracks[KEYS_SPENT],
        scrolls=board.tracks[SCROLLS],
        scrolls_spent=board.tracks[SCROLLS_SPENT],
        gems=board.tracks[GEMS],
        horses=board.tracks[HORSES],
        provisions=[
            "".join(letter * board.tracks[PROVISION + 3 * number + kind] for kind, letter in enumerate(box.PROVISIONS))
            for number in range(ROUNDS)
        ],
    )


def _temples(view: View) -> list[Shrine]:
    """What a temple would bring now: the highest number open when the turn began (4.10)."""
    found = []
    for square in np.flatnonzero(view.thing == TEMPLE).tolist():
        quadrant = 2 * (square // (8 * SIDE)) + square % SIDE // 8
        struck = int(view.temple[quadrant])
        place = None
        gone = view.seats == 1 and view.tracks[0, EXPLORED + quadrant] > 0  # alone nobody else can come
        if view.phase != OVER and not gone and struck < 4 - len(box.STRUCK_AT_SETUP[view.seats]):
            place = struck if view.seats == 1 else int(OPEN_PLACES[view.seats, struck])
        points = None
        if place is not None:
            points = box.EXPERT_TEMPLE_POINTS if view.expert_temples else box.TEMPLE_POINTS[place]
        bonus = box.EXPERT_TEMPLE_MARKS[place] if view.expert_temples and place is not None else None
        found.append(Shrine(box.QUADRANTS[quadrant], SQUARE_TEXTS[square], points, bonus))
    return sorted(found, key=lambda each: each.quadrant)


def _race(view: View, i: int) -> Race:
    goal = int(view.goal[i])
    everybody = bool((view.race_points[: view.seats, i] > 0).all())
    running = E1 <= goal < F1 and not everybody and view.phase != OVER
    return Race(box.ACHIEVEMENTS[goal], int(RACE_POINTS[view.race[i]]) if running else None)


def _turn(view: View) -> Turn:
    stage = view.my_stage
    scroll = (
        view.phase == MARKS
        and stage in (CHOOSING, MARKING)
        and not view.my_moved
        and not view.my_scrolled
        and view.tracks[view.me, SCROLLS] > view.my_tracks[SCROLLS_SPENT]
    )
    allowed = 0b1111 if view.my_horse else view.my_allowed
    return Turn(
        stage=STAGES[stage],
        option=None if view.my_option < 0 else view.my_option + 1,
        terrains="".join(letter for terrain, letter in enumerate(box.TERRAINS) if allowed >> terrain & 1),
        left=view.my_left,
        horse=bool(view.my_horse),
        scrolled=bool(view.my_scrolled),
        may_scroll=bool(scroll),
        bonuses={box.QUADRANTS[i]: int(view.my_bonus[i]) for i in range(4) if view.my_bonus[i]},
    )
