"""Achievements of Explorers (EX-71 to EX-79): what each counts, how far a board has come, and what that is worth.

Every achievement is a row of one table: its family, what it counts, for how many it is reached, and its points.
"""

import numpy as np

from farshore.engine.bits import bit, has_bit
from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.explorers import box
from farshore.games.explorers.boards import (
    Board,
    board,
    both,
    count,
    downward,
    is_empty,
    leftward,
    list_squares,
    rightward,
    to_words,
)
from farshore.games.explorers.marks import neighbours, village_marks
from farshore.games.explorers.state import (
    APPLE,
    CARROT,
    EXPLORED,
    FISH,
    GEM,
    GEMS,
    HORSE,
    HORSES,
    KEY,
    KEYS,
    NOTHING,
    ROUNDS,
    SCROLL,
    SCROLLS,
    SIDE,
    SQUARES,
    TEMPLE,
    Public,
    State,
    is_small,
    provision_track,
)

# Families, in the order of their letters A to G.
AVOID, ALL_AREAS, CROSSING, COUNT, RACE, LINE, SQUARE = range(7)

# What can be counted: some tracks by their number, and more.
APPLES, CARROTS, FISH_FOUND, PROVISIONS, SETS, TEMPLES = range(32, 38)
VILLAGES_REACHED, VILLAGES_FULL, TEMPLES_WITH_TWO, EXPEDITION, CORNERS, EDGES, TILES_ENTERED = range(38, 45)
AREAS = 45  # + terrain
ROW, COLUMN, DIAGONAL, ROW_OR_COLUMN, SQUARE_SIDE = range(49, 54)
WORDS = {  # of `box.COUNTED`
    "keys": KEYS,
    "scrolls": SCROLLS,
    "gems": GEMS,
    "horses": HORSES,
    "apples": APPLES,
    "carrots": CARROTS,
    "fish": FISH_FOUND,
    "provisions": PROVISIONS,
    "sets of provisions": SETS,
    "temples": TEMPLES,
    "villages with a mark": VILLAGES_REACHED,
    "villages with 4 marks": VILLAGES_FULL,
    "temples with 2 marks": TEMPLES_WITH_TWO,
    "up to 3 villages and 3 temples": EXPEDITION,
    "corners": CORNERS,
    "edges": EDGES,
    "tiles with 3 marks": TILES_ENTERED,
    "prairies": AREAS,
    "waters": AREAS + 1,
    "deserts": AREAS + 2,
    "mountains": AREAS + 3,
    "row": ROW,
    "column": COLUMN,
    "diagonal": DIAGONAL,
    "row or column": ROW_OR_COLUMN,
    "square": SQUARE_SIDE,
}
OBJECT_COUNTED = np.full(54, NOTHING, np.int8)  # the object of which every mark counts one more
OBJECT_COUNTED[[KEYS, SCROLLS, GEMS, HORSES]] = KEY, SCROLL, GEM, HORSE
OBJECT_COUNTED[[APPLES, CARROTS, FISH_FOUND]] = APPLE, CARROT, FISH

FAMILY = np.array(["ABCDEFG".index(name[0]) for name in box.ACHIEVEMENTS], np.int8)
COUNTED = np.array([WORDS[box.COUNTED[name][0]] for name in box.ACHIEVEMENTS], np.int8)
DUE = np.array([box.COUNTED[name][1] for name in box.ACHIEVEMENTS], np.int8)
MOST_COUNTED = 8  # more than that score the same
RIGHTWARD, DOWNWARD, FALLING, RISING = range(4)  # the ways of lines, read from the top or the left
LINE_WAYS = np.zeros((SQUARE_SIDE - ROW, 4), np.bool_)  # which of them count for a kind of line
LINE_WAYS[ROW - ROW, RIGHTWARD] = LINE_WAYS[COLUMN - ROW, DOWNWARD] = True
LINE_WAYS[DIAGONAL - ROW, [FALLING, RISING]] = LINE_WAYS[ROW_OR_COLUMN - ROW, [RIGHTWARD, DOWNWARD]] = True


def _points(name: str) -> list[int]:
    """Points of an achievement by what is counted; for those that are reached or not, the points of reaching it."""
    if name in box.AVOID_POINTS:
        return [box.AVOID_POINTS[name][1]] + [0] * MOST_COUNTED
    steps = box.COUNT_POINTS.get(name, (box.CROSSING_POINTS if name == "C1" else box.ALL_AREAS_POINTS,))
    return [*steps, *[steps[-1]] * (MOST_COUNTED + 1 - len(steps))]


POINTS = np.array([_points(name) for name in box.ACHIEVEMENTS], np.int8)
RACE_POINTS = np.array(box.RACE_POINTS, np.int8)

# Places of the map as boards, from `first_place` on: its corners, the four edges, the four tiles.
CORNER, EDGE, TILE = 0, 1, 5
SMALL_PLACES = 9  # the same of the small map, of which the other three tiles are empty (EX-A32)


def _places(side: int) -> list[Cells]:
    """The places of a map with so many rows and columns."""
    row, column = np.divmod(np.arange(SQUARES), SIDE)
    is_there = (row < side) & (column < side)
    top, bottom, left, right = row == 0, row == side - 1, column == 0, column == side - 1
    upper, western = row < box.SIDE, column < box.SIDE
    parts = [(top | bottom) & (left | right), top, bottom, left, right]
    parts += [upper & western, upper & ~western, ~upper & western, ~upper & ~western]
    return [part & is_there for part in parts]


PLACES = to_words(_places(SIDE) + _places(box.SIDE))


@kernel
def due(state: State, goal: int) -> int:
    """How many an achievement asks for; 0 without end."""
    what = COUNTED[goal]
    if FAMILY[goal] == ALL_AREAS:
        return int(state.areas[what - AREAS])
    if is_small(state):  # EX-A32
        if what == VILLAGES_REACHED or what == TILES_ENTERED:
            return 1
        if what == ROW_OR_COLUMN:
            return box.SIDE
    return int(DUE[goal])


@kernel
def first_place(state: Public) -> int:
    """Where the boards of the map's places begin."""
    return SMALL_PLACES if is_small(state) else 0


@kernel
def goal_points(state: State, seat: int, i: int, number: int) -> int:
    """Points of the i-th achievement in play for so many of what it counts (EX-72 to EX-79)."""
    goal = int(state.goal[i])
    family = FAMILY[goal]
    if family == RACE:
        return int(state.race_points[seat, i])
    if family == LINE:
        return number
    if family == SQUARE:  # EX-D21
        return number * number
    if (family == ALL_AREAS or family == CROSSING) and number < due(state, goal):
        return 0
    return int(POINTS[goal, min(number, MOST_COUNTED)])


@kernel
def has_met(state: State, seat: int, goal: int) -> bool:
    """Whether a seat has reached what a race asks for (EX-78, EX-79)."""
    return counted(state, seat, int(COUNTED[goal])) >= due(state, goal)


@kernel
def race_worth(state: Public, i: int) -> int:
    """Points for a race that is met in this turn (EX-78)."""
    return int(RACE_POINTS[min(int(state.race[i]), len(RACE_POINTS) - 1)])


@kernel
def counted(state: State, seat: int, what: int) -> int:
    """How many of something a board has."""
    if what < APPLES:
        return int(state.tracks_now[seat, what])
    if what < PROVISIONS:
        return found(state, seat, what - APPLES)
    if what == PROVISIONS or what == SETS:
        return _provisions(state, seat, what)
    if what == TEMPLES:
        return explored(state, seat)
    if what == VILLAGES_REACHED or what == VILLAGES_FULL or what == EXPEDITION:
        return _villages(state, seat, what)
    if what == TEMPLES_WITH_TWO:
        return _temples_with_two(state, seat)
    if what == CORNERS:
        return count(both(board(state.marks_now, seat), board(PLACES, first_place(state) + CORNER)))
    if what == EDGES:  # a corner counts for both of its edges (EX-A22)
        return _places_reached(state, seat, EDGE, 1)
    if what == TILES_ENTERED:
        return _places_reached(state, seat, TILE, 3)
    if what < ROW:
        return _areas_reached(state, seat, what - AREAS)
    return _largest_square(state, seat) if what == SQUARE_SIDE else longest_line(state, seat, what)


@kernel
def explored(state: State, seat: int) -> int:
    """How many temples a seat has explored."""
    temples = 0
    for quadrant in range(4):
        temples += 1 if state.tracks_now[seat, EXPLORED + quadrant] > 0 else 0
    return temples


@kernel
def found(state: State, seat: int, kind: int) -> int:
    """How many provisions of a kind a seat has marked in the whole match."""
    provisions = 0
    for number in range(ROUNDS):
        provisions += int(state.tracks_now[seat, provision_track(number, kind)])
    return provisions


@kernel
def _provisions(state: State, seat: int, what: int) -> int:
    """Provisions marked in the whole match, or SETS of three different ones (EX-A21)."""
    total = 0
    fewest = SQUARES
    for kind in range(3):
        number = found(state, seat, kind)
        total += number
        fewest = min(fewest, number)
    return fewest if what == SETS else total


@kernel
def _villages(state: State, seat: int, what: int) -> int:
    """Villages with a marked neighbour, VILLAGES_FULL with four; for EXPEDITION up to three, and as many temples.

    EX-79.
    """
    least = 4 if what == VILLAGES_FULL else 1
    villages = 0
    for quadrant in range(state.placed):
        villages += 1 if village_marks(state, seat, quadrant) >= least else 0
    return min(villages, 3) + min(explored(state, seat), 3) if what == EXPEDITION else villages


@kernel
def _temples_with_two(state: State, seat: int) -> int:
    """Temples with at least two marked neighbours."""
    squares = np.empty(4, np.int64)
    flanked = 0
    for i in range(list_squares(board(state.object_squares, TEMPLE), 0, squares, 0)):
        flanked += 1 if neighbours(state, seat, squares[i]) >= 2 else 0
    return flanked


@kernel
def _places_reached(state: State, seat: int, first: int, least: int) -> int:
    """How many of four places, edges of the map or its tiles, hold at least so many marks."""
    reached = 0
    first += first_place(state)
    for place in range(first, first + 4):
        reached += 1 if count(both(board(state.marks_now, seat), board(PLACES, place))) >= least else 0
    return reached


@kernel
def _areas_reached(state: State, seat: int, terrain: int) -> int:
    """Areas of a terrain that hold a mark (EX-74)."""
    squares = np.empty(SQUARES, np.int64)
    areas = 0
    reached = 0  # a bit for each area
    for i in range(list_squares(both(board(state.marks_now, seat), board(state.terrain, terrain)), 0, squares, 0)):
        area = int(state.area[squares[i]])
        areas += 0 if has_bit(reached, area) else 1
        reached |= bit(area)
    return areas


@kernel
def longest_line(state: State, seat: int, what: int) -> int:
    """The longest unbroken line of marks: ROW, COLUMN, ROW_OR_COLUMN, or DIAGONAL either way (EX-A23)."""
    best = 0
    for way in range(4):
        if LINE_WAYS[what - ROW, way]:
            best = max(best, _longest_run(board(state.marks_now, seat), way))
    return best


@kernel
def _longest_run(ends: Board, way: int) -> int:
    """The longest line among these squares. In every step those remain that a line longer by one ends on."""
    marks = ends
    length = 0
    while not is_empty(ends):
        length += 1
        ends = both(_next_squares(ends, way), marks)
    return length


@kernel
def _next_squares(squares: Board, way: int) -> Board:
    """The squares that follow these."""
    if way == RIGHTWARD:
        return rightward(squares)
    below = downward(squares)
    if way == DOWNWARD:
        return below
    return rightward(below) if way == FALLING else leftward(below)


@kernel
def _largest_square(state: State, seat: int) -> int:
    """The side of the largest completely marked square (EX-D21).

    In every step those squares remain that are the last corner of a full square larger by one.
    """
    corners = board(state.marks_now, seat)
    side = 0
    while not is_empty(corners):
        side += 1
        above = both(corners, downward(corners))
        corners = both(above, rightward(above))
    return side
