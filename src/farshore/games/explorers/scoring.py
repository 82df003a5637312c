"""Explorers: points, tracks and achievements. Numbers in brackets are rules of `docs/games/explorers.md`."""

from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.explorers.state import (
    A1,
    ALL_AREAS_POINTS,
    AVOID_OBJECT,
    AVOID_POINTS,
    B1,
    C1,
    COUNT_POINTS,
    CROSSING_POINTS,
    D1,
    E1,
    EXPERT_PROVISION_POINTS,
    EXPERT_VILLAGE_POINTS,
    EXPLORED,
    F1,
    G1,
    GEM_LINE,
    GEMS,
    HORSES,
    KEYS,
    NEGATIVE_GEMS,
    PROVISION,
    PROVISION_POINTS,
    SCROLLS,
    SCROLLS_SPENT,
    SETUP,
    SIDE,
    SQUARES,
    TEMPLE,
    VILLAGE_POINTS,
    State,
)


@kernel
def provision_points(state: State, seat: int, number: int) -> int:
    """Points of one round's column (57, 65)."""
    total = 0
    kinds = 0
    for kind in range(3):
        found = int(state.tracks_now[seat, PROVISION + 3 * number + kind])
        total += found
        kinds += 1 if found > 0 else 0
    if state.expert_provisions == 1:
        return int(EXPERT_PROVISION_POINTS[total])
    return int(PROVISION_POINTS[state.first_print, kinds])


@kernel
def gem_points(state: State, seat: int) -> int:
    """Points of the gems at the end of a round (58, 64)."""
    gems = int(state.tracks_now[seat, GEMS])
    if state.expert_gems == 0:
        return gems
    points = 0
    for i in range(min(gems, NEGATIVE_GEMS), max(gems, NEGATIVE_GEMS)):  # negatives left over, or positives found
        points += int(GEM_LINE[i])
    return points


@kernel
def neighbours(state: State, seat: int, square: int) -> int:
    """Marks beside a village or temple, which never stands at the edge of the map."""
    count = int(state.marks_now[seat, square - 1]) + int(state.marks_now[seat, square + 1])
    return count + int(state.marks_now[seat, square - SIDE]) + int(state.marks_now[seat, square + SIDE])


@kernel
def village_points(state: State, seat: int) -> int:
    """Points of the villages (60, 70)."""
    points = 0
    weakest = 4
    for quadrant in range(4):
        count = neighbours(state, seat, int(state.village[quadrant]))
        points += int(VILLAGE_POINTS[count])
        weakest = min(weakest, count)
    return int(EXPERT_VILLAGE_POINTS[weakest]) if state.expert_villages == 1 else points


@kernel
def temple_points(state: State, seat: int) -> int:
    """Points of the explored temples (61, 67)."""
    points = 0
    for quadrant in range(4):
        points += max(0, int(state.tracks_now[seat, EXPLORED + quadrant]) - 1)
    return points


@kernel
def explored(state: State, seat: int) -> int:
    """How many temples that seat has explored."""
    count = 0
    for quadrant in range(4):
        count += 1 if state.tracks_now[seat, EXPLORED + quadrant] > 0 else 0
    return count


@kernel
def found(state: State, seat: int, kind: int) -> int:
    """How many provisions of a kind that seat has marked in the whole match."""
    count = 0
    for number in range(4):
        count += int(state.tracks_now[seat, PROVISION + 3 * number + kind])
    return count


@kernel
def has_met(state: State, seat: int, goal: int) -> bool:
    """Whether that seat has reached what a race asks for (78, 79)."""
    race = goal - E1
    if race == 0:
        return state.tracks_now[seat, HORSES] >= 5
    if race == 1:
        return state.tracks_now[seat, GEMS] >= 5
    if race == 2:
        return state.tracks_now[seat, KEYS] >= 3
    if race == 3:
        return state.tracks_now[seat, SCROLLS] >= 3
    if race == 4:
        return found(state, seat, 0) + found(state, seat, 1) + found(state, seat, 2) >= 6
    if race == 5:
        return explored(state, seat) >= 2
    if race == 6 or race == 7:
        villages = 0
        for quadrant in range(4):
            villages += 1 if neighbours(state, seat, int(state.village[quadrant])) > 0 else 0
        return villages == 4 if race == 6 else villages >= 3 and explored(state, seat) >= 3
    if race == 8:
        edges = 0
        for i in range(SIDE):
            edges |= 1 if state.marks_now[seat, i] == 1 else 0
            edges |= 2 if state.marks_now[seat, SQUARES - SIDE + i] == 1 else 0
            edges |= 4 if state.marks_now[seat, i * SIDE] == 1 else 0
            edges |= 8 if state.marks_now[seat, i * SIDE + SIDE - 1] == 1 else 0
        return edges == 15
    for quadrant in range(4):
        count = 0
        for i in range(64):
            square = (quadrant // 2 * 8 + i // 8) * SIDE + quadrant % 2 * 8 + i % 8
            count += int(state.marks_now[seat, square])
        if count < 3:
            return False
    return True


@kernel
def goal_points(state: State, seat: int, i: int) -> int:
    """Points of an achievement as it stands (72 to 79)."""
    goal = int(state.goal[i])
    if goal >= G1:
        side = largest_square(state, seat)
        return side * side
    if goal >= F1:
        return longest_line(state, seat, goal - F1)
    if goal >= E1:
        return int(state.race_points[seat, i])
    if goal >= D1:
        return int(COUNT_POINTS[goal - D1, min(8, counted(state, seat, goal - D1))])
    if goal >= C1:
        return CROSSING_POINTS if longest_line(state, seat, 0) == SIDE or longest_line(state, seat, 1) == SIDE else 0
    if goal >= B1:
        return ALL_AREAS_POINTS if has_all_areas(state, seat, goal - B1) else 0
    for square in range(SQUARES):
        if state.marks_now[seat, square] == 1 and state.thing[square] == AVOID_OBJECT[goal - A1]:
            return 0
    return int(AVOID_POINTS[goal - A1])


@kernel
def counted(state: State, seat: int, what: int) -> int:
    """How many of what a counting achievement asks for (76)."""
    if what == 0:
        return int(state.tracks_now[seat, GEMS])
    if what == 1:
        return int(state.tracks_now[seat, HORSES])
    if what == 2:
        return int(state.tracks_now[seat, SCROLLS])
    if what < 6:
        return found(state, seat, what - 3)
    if what == 6:
        return min(found(state, seat, 0), found(state, seat, 1), found(state, seat, 2))
    count = 0
    if what == 7:
        for quadrant in range(4):
            count += 1 if neighbours(state, seat, int(state.village[quadrant])) == 4 else 0
    elif what == 8:
        for square in range(SQUARES):
            if state.thing[square] == TEMPLE and neighbours(state, seat, square) >= 2:
                count += 1
    else:
        count = int(state.marks_now[seat, 0]) + int(state.marks_now[seat, SIDE - 1])
        count += int(state.marks_now[seat, SQUARES - SIDE]) + int(state.marks_now[seat, SQUARES - 1])
    return count


@kernel
def has_all_areas(state: State, seat: int, terrain: int) -> bool:
    """Whether every area of a terrain holds a mark (74)."""
    reached = 0
    for square in range(SQUARES):
        if state.ground[square] == terrain and state.marks_now[seat, square] == 1:
            reached |= 1 << int(state.area[square])
    return reached == (1 << int(state.areas[terrain])) - 1


@kernel
def longest_line(state: State, seat: int, direction: int) -> int:
    """The longest unbroken row (0), column (1) or diagonal either way (2) of marks (4.23)."""
    best = 0
    for square in range(SQUARES):
        if state.marks_now[seat, square] == 1:
            if direction != 1:
                best = max(best, _run(state, seat, square, 1 if direction == 2 else 0, 1))
            if direction != 0:
                best = max(best, _run(state, seat, square, 1, -1 if direction == 2 else 0))
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
def largest_square(state: State, seat: int) -> int:
    """The side of the largest completely marked square (2.21)."""
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


@kernel
def score(state: State, points: Cells) -> None:
    """Write the points of every seat as they stand: finished rounds, villages, temples, achievements (62)."""
    for seat in range(state.seats):
        total = 0
        if state.phase >= SETUP:
            total = village_points(state, seat) + temple_points(state, seat)
            for i in range(state.goals):
                total += goal_points(state, seat, i)
        for number in range(4):
            total += int(state.round_provisions[seat, number]) + int(state.round_gems[seat, number])
        points[seat] = total


@kernel
def ranks(state: State, places: Cells) -> None:
    """Write the places: most points, then fewest spent scrolls, then shared (80 to 82)."""
    score(state, places)
    for seat in range(state.seats):  # one number that orders both ways: spent scrolls are at most 4
        places[seat] = 8 * places[seat] - int(state.tracks_now[seat, SCROLLS_SPENT])
    order = 0
    for seat in range(state.seats):
        place = 1
        for other in range(state.seats):
            place += 1 if places[other] > places[seat] else 0
        order |= place << (4 * seat)
    for seat in range(state.seats):
        places[seat] = order >> (4 * seat) & 15


@kernel
def was_cut(state: State) -> bool:
    """Never: every match has 28 turns."""
    return False
