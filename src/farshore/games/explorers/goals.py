"""Achievements of Explorers (EX-71 to EX-79): what each counts, how far a board has come, and what that is worth.

Every achievement is a row of one table: its family, what it counts, for how many it is reached, and its points.
"""

import numpy as np

from farshore.engine.kernel import kernel
from farshore.games.explorers import box
from farshore.games.explorers.maps import square_of
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
    provision_track,
)

# Families, in the order of their letters A to G.
AVOID, ALL_AREAS, CROSSING, COUNT, RACE, LINE, SQUARE = range(7)

# What can be counted: some tracks by their number, and more.
APPLES, CARROTS, FISHES, PROVISIONS, SETS, TEMPLES = range(32, 38)
VILLAGES_REACHED, VILLAGES_FULL, TEMPLES_FLANKED, ROUTES, CORNERS, EDGES, TILES_ENTERED = range(38, 45)
AREAS = 45  # + terrain
ROW, COLUMN, DIAGONAL, ROW_OR_COLUMN, SQUARE_SIDE = range(49, 54)
WORDS = {  # of `box.COUNTED`
    "keys": KEYS,
    "scrolls": SCROLLS,
    "gems": GEMS,
    "horses": HORSES,
    "apples": APPLES,
    "carrots": CARROTS,
    "fish": FISHES,
    "provisions": PROVISIONS,
    "sets of provisions": SETS,
    "temples": TEMPLES,
    "villages with a mark": VILLAGES_REACHED,
    "villages with 4 marks": VILLAGES_FULL,
    "temples with 2 marks": TEMPLES_FLANKED,
    "up to 3 villages and 3 temples": ROUTES,
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
OBJECT_COUNTED[[KEYS, SCROLLS, GEMS, HORSES, APPLES, CARROTS, FISHES]] = KEY, SCROLL, GEM, HORSE, APPLE, CARROT, FISH

FAMILY = np.array(["ABCDEFG".index(name[0]) for name in box.ACHIEVEMENTS], np.int8)
COUNTED = np.array([WORDS[box.COUNTED[name][0]] for name in box.ACHIEVEMENTS], np.int8)
DUE = np.array([box.COUNTED[name][1] for name in box.ACHIEVEMENTS], np.int8)
MOST_COUNTED = 8  # more than that score the same


def _points(name: str) -> list[int]:
    """Points of an achievement by what is counted; for those that are reached or not, the points of reaching it."""
    if name in box.AVOID_POINTS:
        return [box.AVOID_POINTS[name][1]] + [0] * MOST_COUNTED
    steps = box.COUNT_POINTS.get(name, (box.CROSSING_POINTS if name == "C1" else box.ALL_AREAS_POINTS,))
    return [*steps, *[steps[-1]] * (MOST_COUNTED + 1 - len(steps))]


POINTS = np.array([_points(name) for name in box.ACHIEVEMENTS], np.int8)
RACE_POINTS = np.array(box.RACE_POINTS, np.int8)


@kernel
def due(state: State, goal: int) -> int:
    """How many an achievement asks for; 0 without end."""
    return int(state.areas[COUNTED[goal] - AREAS]) if FAMILY[goal] == ALL_AREAS else int(DUE[goal])


@kernel
def goal_points(state: State, seat: int, i: int, count: int) -> int:
    """Points of the i-th achievement in play for so many of what it counts (EX-72 to EX-79)."""
    goal = int(state.goal[i])
    family = FAMILY[goal]
    if family == RACE:
        return int(state.race_points[seat, i])
    if family == LINE:
        return count
    if family == SQUARE:  # EX-D21
        return count * count
    if (family == ALL_AREAS or family == CROSSING) and count < due(state, goal):
        return 0
    return int(POINTS[goal, min(count, MOST_COUNTED)])


@kernel
def has_met(state: State, seat: int, goal: int) -> bool:
    """Whether a seat has reached what a race asks for (EX-78, EX-79)."""
    return bool(counted(state, seat, int(COUNTED[goal])) >= DUE[goal])


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
    if what == VILLAGES_REACHED or what == VILLAGES_FULL or what == ROUTES:
        return _villages(state, seat, what)
    if what == TEMPLES_FLANKED:
        return _temples_flanked(state, seat)
    if what == CORNERS:
        ends = int(state.marks_now[seat, 0]) + int(state.marks_now[seat, SIDE - 1])
        return ends + int(state.marks_now[seat, SQUARES - SIDE]) + int(state.marks_now[seat, SQUARES - 1])
    if what == EDGES:
        return _edges(state, seat)
    if what == TILES_ENTERED:
        return _tiles_entered(state, seat)
    if what < ROW:
        return _areas_reached(state, seat, what - AREAS)
    return _largest_square(state, seat) if what == SQUARE_SIDE else longest_line(state, seat, what)


@kernel
def explored(state: State, seat: int) -> int:
    """How many temples a seat has explored."""
    count = 0
    for quadrant in range(4):
        count += 1 if state.tracks_now[seat, EXPLORED + quadrant] > 0 else 0
    return count


@kernel
def found(state: State, seat: int, kind: int) -> int:
    """How many provisions of a kind a seat has marked in the whole match."""
    count = 0
    for number in range(ROUNDS):
        count += int(state.tracks_now[seat, provision_track(number, kind)])
    return count


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
    """Villages with a marked neighbour, VILLAGES_FULL with four; for ROUTES up to three, and as many temples.

    EX-79.
    """
    least = 4 if what == VILLAGES_FULL else 1
    count = 0
    for quadrant in range(4):
        count += 1 if village_marks(state, seat, quadrant) >= least else 0
    return min(count, 3) + min(explored(state, seat), 3) if what == ROUTES else count


@kernel
def _temples_flanked(state: State, seat: int) -> int:
    """Temples with at least two marked neighbours."""
    count = 0
    for square in range(SQUARES):
        if state.thing[square] == TEMPLE and neighbours(state, seat, square) >= 2:
            count += 1
    return count


@kernel
def _edges(state: State, seat: int) -> int:
    """Edges of the map that hold a mark; a corner counts for both of its edges (EX-A22)."""
    top = bottom = left = right = 0
    for i in range(SIDE):
        top |= int(state.marks_now[seat, i])
        bottom |= int(state.marks_now[seat, SQUARES - SIDE + i])
        left |= int(state.marks_now[seat, i * SIDE])
        right |= int(state.marks_now[seat, i * SIDE + SIDE - 1])
    return top + bottom + left + right


@kernel
def _tiles_entered(state: State, seat: int) -> int:
    """Tiles with at least three marks."""
    tiles = 0
    for quadrant in range(4):
        count = 0
        for row in range(box.SIDE):
            first = square_of(quadrant, row * box.SIDE)
            for column in range(box.SIDE):
                count += int(state.marks_now[seat, first + column])
        tiles += 1 if count >= 3 else 0
    return tiles


@kernel
def _areas_reached(state: State, seat: int, terrain: int) -> int:
    """Areas of a terrain that hold a mark (EX-74)."""
    count = 0
    reached = 0  # a bit for each area
    for square in range(SQUARES):
        if state.ground[square] == terrain and state.marks_now[seat, square] == 1:
            area = 1 << int(state.area[square])
            count += 1 if reached & area == 0 else 0
            reached |= area
    return count


@kernel
def longest_line(state: State, seat: int, direction: int) -> int:
    """The longest unbroken line of marks: ROW, COLUMN, ROW_OR_COLUMN, or DIAGONAL either way (EX-A23)."""
    best = 0
    for square in range(SQUARES):
        if state.marks_now[seat, square] == 1:
            for way in range(4):  # row, column, and the two diagonals
                if direction == ROW + min(way, 2) or (direction == ROW_OR_COLUMN and way < 2):
                    down = min(way, 1)
                    right = 1 - way if way < 2 else 5 - 2 * way
                    best = max(best, _run(state, seat, square, down, right))
    return best


@kernel
def _run(state: State, seat: int, square: int, down: int, right: int) -> int:
    """Marks in a line from `square` on."""
    row = square // SIDE
    column = square % SIDE
    length = 0
    while 0 <= row < SIDE and 0 <= column < SIDE and state.marks_now[seat, row * SIDE + column] == 1:
        length += 1
        row += down
        column += right
    return length


@kernel
def _largest_square(state: State, seat: int) -> int:
    """The side of the largest completely marked square (EX-D21)."""
    best = 0
    for square in range(SQUARES):
        side = 0
        while _is_full(state, seat, square, side + 1):
            side += 1
        best = max(best, side)
    return best


@kernel
def _is_full(state: State, seat: int, square: int, side: int) -> bool:
    row = square // SIDE
    column = square % SIDE
    if row + side > SIDE or column + side > SIDE:
        return False
    for r in range(row, row + side):
        for c in range(column, column + side):
            if state.marks_now[seat, r * SIDE + c] == 0:
                return False
    return True
