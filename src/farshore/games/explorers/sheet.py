"""The score sheets of Explorers: every track and achievement with its arithmetic.

Written in plain Python over a board, beside the kernels of `scoring.py`, which must come to the same totals.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np

from farshore.engine.game import SPECTATOR
from farshore.games.explorers import box
from farshore.games.explorers.state import (
    EXPLORED,
    GEM,
    GEMS,
    HORSE,
    HORSES,
    KEYS,
    OVER,
    PROVISION,
    ROUNDS,
    SCROLL,
    SCROLLS,
    SETUP,
    SIDE,
    TEMPLE,
    Public,
    State,
)


class Round(msgspec.Struct, frozen=True):
    """What a round scores: its column of provisions, and the gems found until its end (57, 58, 64, 65)."""

    number: int
    provisions: str  # letters of those found, such as `af`
    provision_points: int
    gems: int
    gem_points: int


class Village(msgspec.Struct, frozen=True):
    """A village with its marked neighbours; on the expert side only the first of the weakest has points (60, 70)."""

    quadrant: str
    neighbours: int
    points: int


class Temple(msgspec.Struct, frozen=True):
    """A temple and the points it brought; None if it is not explored (61, 67)."""

    quadrant: str
    points: int | None


class Goal(msgspec.Struct, frozen=True):
    """An achievement: how far one has come, how far there is to go (0: as far as one can), and its points (71)."""

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


class Receipt(msgspec.Struct, frozen=True):
    """The score sheets of all seats."""

    sheets: list[Sheet]
    totals: list[int]
    rank: int | None  # alone: 1 to 6 on the official scale (88)

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


# ---- boards


class Board(NamedTuple):
    """The marks of one seat, 16 x 16, and its tracks."""

    marks: Any
    tracks: Sequence[int]

    def provisions(self, round_no: int, kind: int) -> int:
        """How many of a kind were found in a round."""
        return int(self.tracks[PROVISION + 3 * round_no + kind])

    def found(self, kind: int) -> int:
        """How many of a kind were found in the whole match."""
        return sum(self.provisions(number, kind) for number in range(ROUNDS))

    def explored(self) -> list[int | None]:
        """The points of each temple; None if it is not explored."""
        return [int(points) - 1 if points else None for points in self.tracks[EXPLORED : EXPLORED + 4]]


def state_boards(state: State) -> list[Board]:
    """All boards as they are."""
    return [_board(state.marks_now[seat], state.tracks_now[seat]) for seat in range(state.seats)]


def view_boards(view: Any) -> list[Board]:
    """All boards as a seat knows them: its own as it is, others as they were when the turn began."""
    boards = [_board(view.marks[seat], view.tracks[seat]) for seat in range(view.seats)]
    if view.me != SPECTATOR:
        boards[view.me] = _board(view.my_marks, view.my_tracks)
    return boards


def _board(marks: Any, tracks: Any) -> Board:
    return Board(marks.reshape(SIDE, SIDE), tracks.tolist())


# ---- receipts


def receipt(state: State) -> Receipt:
    """The score sheets of a state."""
    return make_receipt(state, state_boards(state))


def make_receipt(table: Public, boards: Sequence[Board]) -> Receipt:
    """The score sheets of these boards."""
    sheets = [_sheet(table, seat, board) for seat, board in enumerate(boards)]
    alone = len(boards) == 1
    return Receipt(
        sheets, [sheet.total for sheet in sheets], solo_rank(sheets[0].total, table.goals) if alone else None
    )


def solo_rank(points: int, achievements: int) -> int:
    """The rank of a match alone, 1 to 6 (88)."""
    return 1 + sum(points > bound + 10 * achievements for bound in box.SOLO_BOUNDS)


def _sheet(table: Public, seat: int, board: Board) -> Sheet:
    begun = table.phase >= SETUP
    over = table.phase == OVER
    finished = ROUNDS if over else int(table.round_no)
    rounds = [_finished_round(table, seat, board, number) for number in range(finished)]
    villages = _villages(table, board) if begun else []
    temples = [Temple(box.QUADRANTS[i], points) for i, points in enumerate(board.explored())] if begun else []
    goals = [_goal(table, seat, board, i) for i in range(table.goals)] if begun else []
    tracks = (
        sum(each.provision_points for each in rounds),
        sum(each.gem_points for each in rounds),
        sum(each.points for each in villages),
        sum(each.points or 0 for each in temples),
        sum(each.points for each in goals),
    )
    running = _running_round(table, board) if begun and not over else None
    return Sheet(rounds, running, villages, temples, goals, *tracks, sum(tracks))


def _finished_round(table: Public, seat: int, board: Board, number: int) -> Round:
    points = int(table.round_gems[seat, number])
    gems = next(count for count in range(box.GEM_SLOTS + 1) if gem_points(table, count) == points)
    return Round(number + 1, _column(board, number), int(table.round_provisions[seat, number]), gems, points)


def _running_round(table: Public, board: Board) -> Round:
    number, gems = int(table.round_no), board.tracks[GEMS]
    return Round(
        number + 1, _column(board, number), provision_points(table, board, number), gems, gem_points(table, gems)
    )


def _column(board: Board, number: int) -> str:
    return "".join(letter * board.provisions(number, kind) for kind, letter in enumerate(box.PROVISIONS))


def provision_points(table: Public, board: Board, number: int) -> int:
    """Points of one round's column (57, 65)."""
    counts = [board.provisions(number, kind) for kind in range(3)]
    if table.expert_provisions:
        return box.EXPERT_PROVISION_POINTS[sum(counts)]
    points = box.FIRST_PRINT_PROVISION_POINTS if table.first_print else box.PROVISION_POINTS
    return points[sum(count > 0 for count in counts)]


def gem_points(table: Public, gems: int) -> int:
    """Points of so many gems at a round's end: each one, or on the expert side what the line says (58, 64)."""
    if not table.expert_gems:
        return gems
    negatives = sum(value < 0 for value in box.GEM_LINE)
    return sum(box.GEM_LINE[gems:negatives]) if gems < negatives else sum(box.GEM_LINE[negatives:gems])


def _villages(table: Public, board: Board) -> list[Village]:
    counts = [neighbours(board, square) for square in table.village.tolist()]
    if table.expert_villages:
        weakest = counts.index(min(counts))
        points = [box.EXPERT_VILLAGE_POINTS[count] if i == weakest else 0 for i, count in enumerate(counts)]
    else:
        points = [box.VILLAGE_POINTS[count] for count in counts]
    return [Village(box.QUADRANTS[i], counts[i], points[i]) for i in range(4)]


def neighbours(board: Board, square: int) -> int:
    """Marks beside a square that is not at the edge of the map."""
    row, column = divmod(square, SIDE)
    beside = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return sum(int(board.marks[place]) for place in beside)


# ---- achievements


def _goal(table: Public, seat: int, board: Board, i: int) -> Goal:
    name = box.ACHIEVEMENTS[table.goal[i]]
    count, due = _progress(table, board, name)
    if name in box.AVOID_POINTS:
        points = 0 if count else box.AVOID_POINTS[name][1]
    elif name in box.ALL_AREAS:
        points = box.ALL_AREAS_POINTS if count == due else 0
    elif name == "C1":
        points = box.CROSSING_POINTS if count == due else 0
    elif name in box.COUNT_POINTS:
        table_of = box.COUNT_POINTS[name]
        points = table_of[min(count, len(table_of) - 1)]
    elif name in box.RACES:
        points = int(table.race_points[seat, i])
    else:
        points = count * count if name == box.SQUARE else count
    return Goal(name, count, due, points)


def _progress(table: Public, board: Board, name: str) -> tuple[int, int]:
    """How far a board has come in an achievement, and how far there is to go; 0 where there is no end."""
    marks, tracks = board.marks, board.tracks
    things = table.thing.reshape(SIDE, SIDE)
    if name in box.AVOID_POINTS:
        kind = {"A1": SCROLL, "A2": HORSE, "A3": GEM}[name]
        return int((marks & (things == kind)).sum()), 0
    if name in box.ALL_AREAS:
        terrain = box.TERRAINS.index(box.ALL_AREAS[name])
        mine = (marks == 1) & (table.ground.reshape(SIDE, SIDE) == terrain)
        return len(set(table.area.reshape(SIDE, SIDE)[mine].tolist())), int(table.areas[terrain])
    if name == "C1":
        return max(_longest(marks, 0, 1), _longest(marks, 1, 0)), SIDE
    if name in box.LINES:
        ways = {"F1": ((0, 1),), "F2": ((1, 0),), "F3": ((1, 1), (1, -1))}[name]
        return max(_longest(marks, *way) for way in ways), 0
    if name == box.SQUARE:
        return _square(marks), 0
    villages = [neighbours(board, square) for square in table.village.tolist()]
    explored = sum(points is not None for points in board.explored())
    provisions = [board.found(kind) for kind in range(3)]
    temples = [neighbours(board, square) for square in np.flatnonzero(table.thing == TEMPLE).tolist()]
    corners = sum(int(marks[row, column]) for row in (0, -1) for column in (0, -1))
    edges = sum(bool(edge.any()) for edge in (marks[0], marks[-1], marks[:, 0], marks[:, -1]))
    tiles = sum(marks[row : row + 8, column : column + 8].sum() >= 3 for row in (0, 8) for column in (0, 8))
    beside = sum(count > 0 for count in villages)
    progress: dict[str, tuple[int, int]] = {
        "D1": (tracks[GEMS], 0),
        "D2": (tracks[HORSES], 0),
        "D3": (tracks[SCROLLS], 0),
        "D4": (provisions[0], 0),
        "D5": (provisions[1], 0),
        "D6": (provisions[2], 0),
        "D7": (min(provisions), 0),
        "D8": (sum(count == 4 for count in villages), 0),
        "D9": (sum(count >= 2 for count in temples), 0),
        "D10": (corners, 0),
        "E1": (tracks[HORSES], 5),
        "E2": (tracks[GEMS], 5),
        "E3": (tracks[KEYS], 3),
        "E4": (tracks[SCROLLS], 3),
        "E5": (sum(provisions), 6),
        "E6": (explored, 2),
        "E7": (beside, 4),
        "E8": (min(beside, 3) + min(explored, 3), 6),
        "E9": (edges, 4),
        "E10": (int(tiles), 4),
    }
    return progress[name]


def _longest(marks: Any, down: int, right: int) -> int:
    """The longest unbroken line of marks in a direction (4.23)."""
    cells = marks.tolist()
    best = 0
    lengths = [[0] * (SIDE + 2) for _ in range(SIDE + 1)]
    for row in range(SIDE):
        for column in range(SIDE):
            if cells[row][column]:
                # A line grows from the neighbour it comes from, which has been looked at before.
                length = 1 + lengths[row + 1 - down][column + 1 - right]
                lengths[row + 1][column + 1] = length
                best = max(best, length)
    return best


def _square(marks: Any) -> int:
    """The side of the largest completely marked square (2.21)."""
    cells = marks.tolist()
    best = 0
    sides = [[0] * (SIDE + 1) for _ in range(SIDE + 1)]
    for row in range(SIDE):
        for column in range(SIDE):
            if cells[row][column]:
                side = 1 + min(sides[row][column], sides[row][column + 1], sides[row + 1][column])
                sides[row + 1][column + 1] = side
                best = max(best, side)
    return best
