"""Explorers as clients get it: a view with what follows from it, and the score sheets."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from farshore.engine.bits import from_bits
from farshore.engine.game import SPECTATOR, Value
from farshore.engine.kernel import plain
from farshore.games.explorers import box, reasons
from farshore.games.explorers.boards import to_cells
from farshore.games.explorers.goals import FAMILY, RACE, race_worth
from farshore.games.explorers.maps import neighbour, quadrant_of
from farshore.games.explorers.marks import open_terrains, square_refusal, temple_place, temple_worth
from farshore.games.explorers.notation import SQUARE_TEXTS
from farshore.games.explorers.options import map_text
from farshore.games.explorers.scoring import (
    COUNT,
    DUE,
    GOALS,
    LINES,
    POINTS,
    ROUND_GEMS,
    ROUND_PROVISIONS,
    RUNNING_GEMS,
    RUNNING_PROVISIONS,
    SCORED,
    TEMPLES,
    VILLAGES,
    gem_points,
    score_lines,
)
from farshore.games.explorers.state import (
    ALL_TERRAINS,
    BONUS_MARKING,
    BONUS_WAITING,
    CARDS,
    CHOOSING,
    EXPLORED,
    GEMS,
    HORSES,
    KEYS,
    KEYS_SPENT,
    MAP,
    MARKING,
    MARKS,
    MOST_ACHIEVEMENTS,
    OPTION,
    OVER,
    PROVISION,
    ROUNDS,
    SCROLLS,
    SCROLLS_SPENT,
    SETUP,
    SIDE,
    SQUARES,
    TEMPLE,
    TURNS,
    Public,
    State,
    is_seen,
)
from farshore.games.explorers.turns import active_seat, option_marks, scroll_refusal
from farshore.games.explorers.view import View, known_state

PHASES = ("map", "achievements", "village", "setup", "card", "option", "marks", "over")
STAGES = ("idle", "choosing", "marking", "bonus waiting", "bonus marking", "done")
NEIGHBOURS = [
    [beside for way in range(4) if (beside := plain(neighbour)(square, way)) >= 0] for square in range(SQUARES)
]
GROUNDS = box.TERRAINS + "V "  # by number; a blank is outside the small map
# Reasons why a square is closed by what lies there.
LOCKED = (reasons.NO_KEY, reasons.PROVISION_FOUND, reasons.PROVISION_KIND, reasons.PROVISION_FULL)


class Round(msgspec.Struct, frozen=True):
    """What a round scores: its column of provisions, and the gems found until its end (EX-57, EX-58, EX-64, EX-65)."""

    number: int
    provisions: str  # letters of those found, such as `af`
    provision_points: int
    gems: int
    gem_points: int


class Village(msgspec.Struct, frozen=True):
    """A village with its marked neighbours; on the expert side only the first of the weakest has points.

    EX-60, EX-70.
    """

    quadrant: str
    neighbours: int
    points: int


class Temple(msgspec.Struct, frozen=True):
    """A temple and the points it brought; None if it is not explored (EX-61, EX-67)."""

    quadrant: str
    points: int | None


class Goal(msgspec.Struct, frozen=True):
    """An achievement: how many of what it counts, how many it asks for (0: without end), and its points (EX-71)."""

    name: str
    count: int
    due: int
    points: int


class Sheet(msgspec.Struct, frozen=True):
    """The score of one seat."""

    rounds: list[Round]  # finished ones
    running: Round | None  # as if it ended now; not yet in the total
    villages: list[Village]
    temples: list[Temple]
    goals: list[Goal]
    provisions: int  # points, as everything below
    gems: int
    village_points: int
    temple_points: int
    goal_points: int
    total: int
    ending: int  # the total if the running round ended now


class Receipt(msgspec.Struct, frozen=True):
    """The score sheets of all seats."""

    sheets: list[Sheet]
    totals: list[int]
    rank: int | None  # alone: 1 to 6 on the official scale (EX-88)
    ranks: list[int]  # alone: the least points of each rank; the lowest has 0

    def __str__(self) -> str:
        return "\n".join(line for seat, sheet in enumerate(self.sheets) for line in _lines(seat, sheet))


def _lines(seat: int, sheet: Sheet) -> Iterator[str]:
    def row(name: str, parts: Sequence[str], points: int) -> str:
        return f"  {name:<13}{' + '.join(parts) or '-':<56}{points:>4}"

    yield f"seat {seat}"
    yield row(
        "provisions", [f"{each.provisions or '-'} {each.provision_points}" for each in sheet.rounds], sheet.provisions
    )
    yield row("gems", [f"{each.gems}: {each.gem_points}" for each in sheet.rounds], sheet.gems)
    yield row("villages", [f"{v.quadrant} {v.neighbours}: {v.points}" for v in sheet.villages], sheet.village_points)
    temples = [f"{t.quadrant} {t.points}" for t in sheet.temples if t.points is not None]
    yield row("temples", temples, sheet.temple_points)
    goals = [f"{g.name} {g.count}{f'/{g.due}' if g.due else ''}: {g.points}" for g in sheet.goals]
    yield row("achievements", goals, sheet.goal_points)
    yield row("total", ["" if sheet.running is None else "the running round is not yet scored"], sheet.total)


def receipt(state: State) -> Receipt:
    """The score sheets of a state."""
    sheets = [_sheet(state, seat) for seat in range(state.seats)]
    alone = state.seats == 1
    return Receipt(
        sheets,
        [sheet.total for sheet in sheets],
        solo_rank(sheets[0].total, state.goals) if alone else None,
        solo_ranks(state.goals) if alone else [],
    )


def solo_ranks(achievements: int) -> list[int]:
    """The least points of each rank of a match alone (EX-88)."""
    return [0, *(bound + 10 * int(achievements) + 1 for bound in box.SOLO_BOUNDS)]


def solo_rank(points: int, achievements: int) -> int:
    """The rank of a match alone, 1 to 6 (EX-88)."""
    return 1 + sum(points >= least for least in solo_ranks(achievements)[1:])


def _sheet(table: State, seat: int) -> Sheet:
    """The lines that `score_lines` writes, with names."""
    written = np.zeros((LINES, 3), np.int64)
    plain(score_lines)(table, seat, written)
    tracks, lines = table.tracks_now[seat].tolist(), written.tolist()
    points = [line[POINTS] for line in lines]
    begun, over = table.phase >= SETUP, table.phase == OVER
    finished = ROUNDS if over else int(table.round_no)
    running = None
    if begun and not over:
        found = _provisions(tracks, finished)
        running = Round(finished + 1, found, points[RUNNING_PROVISIONS], tracks[GEMS], points[RUNNING_GEMS])
    quadrants = list(enumerate(box.QUADRANTS[: table.placed])) if begun else []
    return Sheet(
        rounds=[_finished_round(table, tracks, points, number) for number in range(finished)],
        running=running,
        villages=[Village(name, lines[VILLAGES + i][COUNT], points[VILLAGES + i]) for i, name in quadrants],
        temples=[Temple(name, points[TEMPLES + i] if lines[TEMPLES + i][COUNT] else None) for i, name in quadrants],
        goals=[
            Goal(box.ACHIEVEMENTS[table.goal[i]], lines[GOALS + i][COUNT], lines[GOALS + i][DUE], points[GOALS + i])
            for i in range(table.goals if begun else 0)
        ],
        provisions=sum(points[ROUND_PROVISIONS:ROUND_GEMS]),
        gems=sum(points[ROUND_GEMS:VILLAGES]),
        village_points=sum(points[VILLAGES:TEMPLES]),
        temple_points=sum(points[TEMPLES:GOALS]),
        goal_points=sum(points[GOALS:SCORED]),
        total=sum(points[:SCORED]),
        ending=sum(points),
    )


def _finished_round(table: Public, tracks: list[int], points: list[int], number: int) -> Round:
    """A round with the gems found until its end, which only their points tell."""
    worth = points[ROUND_GEMS + number]
    gems = next(count for count in range(box.GEM_SLOTS + 1) if plain(gem_points)(table, count) == worth)
    return Round(number + 1, _provisions(tracks, number), points[ROUND_PROVISIONS + number], gems, worth)


def _provisions(tracks: list[int], number: int) -> str:
    """Letters of the provisions found in a round."""
    found = tracks[PROVISION + 3 * number :]
    return "".join(letter * count for letter, count in zip(box.PROVISIONS, found, strict=False))


# ---- the table


class Board(msgspec.Struct, frozen=True):
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
    option_marks: list[int]  # marks that option 1 and 2 of the card give to this seat; empty without a card


class Turn(msgspec.Struct, frozen=True):
    """Where a seat stands in its running turn; shown to that seat only."""

    stage: str
    option: int | None  # 1 or 2
    terrains: str  # letters of those that may be marked; with an open horse all
    left: int  # marks
    granted: int  # marks that the option, scroll, terrain or bonus gave
    horse: bool  # an open one: used or skipped before anything else
    scrolled: bool
    may_scroll: bool
    bonuses: dict[str, int]  # marks that wait, by quadrant of the temple
    # While a terrain is to be chosen: the squares that a mark on it could go to, by its letter.
    open: dict[str, list[str]]
    closed: list[str]  # squares whose terrain may be marked now, but what lies there is closed


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


class Face(msgspec.Struct, frozen=True):
    """The face of a tile: rows of letters."""

    ground: list[str]
    objects: list[str]


class Table(msgspec.Struct, frozen=True):
    """A view as clients get it, with what follows from it."""

    seat: int | None  # whose view this is; None for a spectator
    seats: int
    phase: str
    round: int
    turn: int  # 0 is setup
    active: int | None  # the seat that chooses the option in this turn
    card: list[str]  # the terrains of option 1 and 2; empty before it is turned
    number: int | None  # of the card
    near: int | None  # alone: 1 or 2
    chosen: int | None  # the option of the active seat, 1 or 2
    cards_left: list[int]  # those not yet seen in this round, one of which lies aside
    tiles: str  # the map as a text to share; empty before it is laid
    ground: list[str]  # rows of letters, blanks outside the small map; empty before the map is laid
    objects: list[str]
    faces: dict[str, Face]  # while the map is laid: tiles by number and degrees, such as `3 180`
    villages: dict[str, str]  # square by quadrant
    start: str | None  # quadrant of the start village
    temples: list[Shrine]
    achievements: list[Race]
    boards: list[Board]
    mine: Turn | None
    receipt: Receipt
    larder: list[str]  # the provisions that can be found in each round, each as often as it can
    truncated: bool


class Facts(msgspec.Struct, frozen=True):
    """What is in the box, for pictures and for the page with the rules: the same for every match."""

    rounds: int
    turns: int
    setup_marks: int
    scroll_marks: int
    cards: list[list[str]]  # the terrains of option 1 and 2, by number
    achievements: list[str]
    most_achievements: int
    slots: dict[str, int]  # for keys, scrolls and gems on a board, by their letters
    example: Face  # tile 3
    provision_points: list[int]  # by how many, from one on, as the next ones
    expert_provision_points: list[int]
    village_points: list[int]
    expert_village_points: list[int]
    temple_points: list[list[int]]  # by arrival, for 2, 3 and 4 seats
    temple_marks: list[list[int]]
    gem_line: list[int]
    solo_bounds: list[int]


def facts() -> Facts:
    """What the page knows of the box; boards import it as `facts.js`."""
    return Facts(
        rounds=ROUNDS,
        turns=TURNS,
        setup_marks=box.SETUP_MARKS,
        scroll_marks=box.SCROLL_MARKS,
        cards=[list(card) for card in box.CARDS],
        achievements=list(box.ACHIEVEMENTS),
        most_achievements=MOST_ACHIEVEMENTS,
        slots={"K": box.KEY_SLOTS, "S": box.SCROLL_SLOTS, "G": box.GEM_SLOTS},
        example=FACES["3 0"],
        provision_points=list(box.PROVISION_POINTS[1:]),
        expert_provision_points=list(box.EXPERT_PROVISION_POINTS[1:]),
        village_points=list(box.VILLAGE_POINTS[1:]),
        expert_village_points=list(box.EXPERT_VILLAGE_POINTS[1:]),
        temple_points=_by_arrival(box.TEMPLE_POINTS),
        temple_marks=_by_arrival(box.EXPERT_TEMPLE_MARKS),
        gem_line=list(box.GEM_LINE),
        solo_bounds=list(box.SOLO_BOUNDS),
    )


def _by_arrival(places: Sequence[int]) -> list[list[int]]:
    return [[each for i, each in enumerate(places) if i not in box.STRUCK_AT_SETUP[seats]] for seats in (2, 3, 4)]


def present(view: View, options: Mapping[str, Value]) -> Table:
    """The view for clients."""
    state: State = known_state(view)
    laid = view.phase != MAP
    me = None if view.me == SPECTATOR else int(view.me)
    active = plain(active_seat)(view) if view.phase in (OPTION, MARKS) else -1
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
        cards_left=[card + 1 for card in range(CARDS) if not plain(is_seen)(view, card)],
        tiles=map_text(view.tile[: view.placed].tolist()) if laid else "",
        ground=_rows(view.ground, GROUNDS) if laid else [],
        objects=_rows(view.objects, "." + box.OBJECTS) if laid else [],
        faces=FACES if view.phase == MAP else {},
        villages={box.QUADRANTS[i]: SQUARE_TEXTS[view.village[i]] for i in range(view.placed)} if laid else {},
        start=box.QUADRANTS[view.begin] if view.begin >= 0 else None,
        temples=_temples(view) if laid else [],
        achievements=[_race(view, i) for i in range(view.goals)],
        boards=[_board(view, state, seat, active) for seat in range(view.seats)],
        mine=_turn(state, me) if me is not None and view.phase in (SETUP, OPTION, MARKS) else None,
        receipt=receipt(state),
        larder=EXPERT_LARDER if view.expert_provisions else LARDER,
        truncated=False,
    )


FACES = {
    f"{number} {degrees}": Face(list(face.terrain), [row.replace("V", ".") for row in face.objects])
    for number, tile in enumerate(box.TILES, 1)
    for degrees in box.TURNS_OF_A_TILE
    for face in [tile.turned(degrees)]
}
LARDER = [box.PROVISIONS] * ROUNDS
EXPERT_LARDER = [kind * (len(box.EXPERT_PROVISION_POINTS) - 1) for kind in box.EXPERT_PROVISIONS]


def _rows(cells: Any, letters: str) -> list[str]:
    return list(_lettered(cells.tobytes(), letters))


@lru_cache(256)  # a map stays the same for a whole match
def _lettered(cells: bytes, letters: str) -> tuple[str, ...]:
    text = "".join(letters[cell] for cell in cells)
    return tuple(text[row * SIDE : (row + 1) * SIDE] for row in range(SIDE))


def _squares(marks: Any) -> list[str]:
    return [SQUARE_TEXTS[square] for square in np.flatnonzero(marks).tolist()]


def _board(view: View, state: State, seat: int, active: int) -> Board:
    marks, tracks = to_cells(state.marks_now[seat]), state.tracks_now[seat].tolist()
    return Board(
        marks=_squares(marks),
        fresh=_squares(marks > to_cells(view.marks[seat])),
        keys=tracks[KEYS],
        keys_spent=tracks[KEYS_SPENT],
        scrolls=tracks[SCROLLS],
        scrolls_spent=tracks[SCROLLS_SPENT],
        gems=tracks[GEMS],
        horses=tracks[HORSES],
        provisions=[_provisions(tracks, number) for number in range(ROUNDS)],
        option_marks=[plain(option_marks)(view, option, seat == active) for option in (0, 1) if view.card >= 0],
    )


def _temples(view: View) -> list[Shrine]:
    """What a temple would bring now: the highest number open when the turn began (EX-A10)."""
    found = []
    for square in np.flatnonzero(view.objects == TEMPLE).tolist():
        quadrant = plain(quadrant_of)(square)
        gone = view.seats == 1 and view.tracks[0, EXPLORED + quadrant] > 0  # alone there is no other explorer
        struck = int(view.temple[quadrant])
        points = bonus = None
        if view.phase != OVER and not gone and struck < 4 - len(box.STRUCK_AT_SETUP[view.seats]):
            place = plain(temple_place)(view, quadrant)
            points = plain(temple_worth)(view, place)
            bonus = box.EXPERT_TEMPLE_MARKS[place] if view.expert_temples else None
        found.append(Shrine(box.QUADRANTS[quadrant], SQUARE_TEXTS[square], points, bonus))
    return sorted(found, key=lambda each: each.quadrant)


def _race(view: View, i: int) -> Race:
    goal = int(view.goal[i])
    everybody = bool((view.race_points[: view.seats, i] > 0).all())
    running = FAMILY[goal] == RACE and not everybody and view.phase != OVER
    return Race(box.ACHIEVEMENTS[goal], plain(race_worth)(view, i) if running else None)


def _turn(state: State, seat: int) -> Turn:
    """The running turn of a seat."""
    stage, left, option = int(state.stage[seat]), int(state.left[seat]), int(state.option[seat])
    horse, scrolled = bool(state.horse[seat]), bool(state.scrolled[seat])
    allowed = from_bits(plain(open_terrains)(state, seat))
    may_scroll = plain(scroll_refusal)(state, seat) == 0
    granted = left
    if stage == MARKING and state.phase == SETUP:
        granted = box.SETUP_MARKS
    elif stage == MARKING:
        is_active = seat == plain(active_seat)(state)
        granted = box.SCROLL_MARKS if scrolled else plain(option_marks)(state, option, is_active)
    marking = horse or (left > 0 and stage in (MARKING, BONUS_MARKING))
    choosing = may_scroll or stage in (CHOOSING, BONUS_WAITING)
    why = _squares_refused(state, seat) if marking or choosing else {}
    return Turn(
        stage=STAGES[stage],
        option=None if option < 0 else option + 1,
        terrains="".join(box.TERRAINS[terrain] for terrain in allowed),
        left=left,
        granted=granted,
        horse=horse,
        scrolled=scrolled,
        may_scroll=may_scroll,
        bonuses={box.QUADRANTS[i]: int(state.bonus[seat, i]) for i in range(4) if state.bonus[seat, i]},
        open={
            letter: [
                SQUARE_TEXTS[square] for square, code in why.items() if not code and state.ground[square] == terrain
            ]
            for terrain, letter in enumerate(box.TERRAINS)
            if choosing
        },
        closed=[
            SQUARE_TEXTS[square]
            for square, code in why.items()
            if marking and code in LOCKED and state.ground[square] in allowed
        ],
    )


def _squares_refused(state: State, seat: int) -> dict[int, int]:
    """Why each square beside a mark is closed to another, 0 if it is open, as if every terrain might be marked."""
    marks = np.flatnonzero(to_cells(state.marks_now[seat])).tolist()
    beside = sorted({square for mark in marks for square in NEIGHBOURS[mark]})
    return {square: plain(square_refusal)(state, seat, square, ALL_TERRAINS) for square in beside}
