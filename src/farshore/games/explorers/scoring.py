"""Points of Explorers: the lines of a score sheet (EX-57 to EX-70), their sum, and who wins (EX-80 to EX-82); keys and
scrolls left over count nothing (EX-83).

`score_lines` writes a sheet, `score` adds it up, and the receipt in `present` puts names to its lines.
"""

import numpy as np

from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.explorers import box
from farshore.games.explorers.goals import COUNTED, counted, due, goal_points
from farshore.games.explorers.marks import village_marks
from farshore.games.explorers.state import (
    EXPLORED,
    GEMS,
    MOST_ACHIEVEMENTS,
    OVER,
    ROUNDS,
    SCROLLS_SPENT,
    SEATS,
    SETUP,
    Public,
    State,
    provision_track,
)

PROVISION_POINTS = np.array([box.PROVISION_POINTS, box.FIRST_PRINT_PROVISION_POINTS], np.int8)
EXPERT_PROVISION_POINTS = np.array(box.EXPERT_PROVISION_POINTS, np.int8)
VILLAGE_POINTS = np.array(box.VILLAGE_POINTS, np.int8)
EXPERT_VILLAGE_POINTS = np.array(box.EXPERT_VILLAGE_POINTS, np.int8)
GEM_LINE = np.array(box.GEM_LINE, np.int8)
NEGATIVE_GEMS = sum(value < 0 for value in box.GEM_LINE)

# Lines of a sheet: provisions and gems of each round, villages and temples of each quadrant, achievements in play.
ROUND_PROVISIONS = 0
ROUND_GEMS = ROUND_PROVISIONS + ROUNDS
VILLAGES = ROUND_GEMS + ROUNDS
TEMPLES = VILLAGES + 4
GOALS = TEMPLES + 4
SCORED = GOALS + MOST_ACHIEVEMENTS  # the sum of the lines so far is the score
RUNNING_PROVISIONS, RUNNING_GEMS = SCORED, SCORED + 1  # what the running round would bring if it ended now
LINES = SCORED + 2
COUNT, DUE, POINTS = range(3)  # of a line: how many, of how many (0: without end), and what that is worth


@kernel
def provision_points(state: Public, found: int, kinds: int) -> int:
    """Points of one round's column: on the basic side by different kinds, on the expert side by all found.

    EX-57, EX-65.
    """
    return (
        int(EXPERT_PROVISION_POINTS[found])
        if state.expert_provisions == 1
        else int(PROVISION_POINTS[state.first_print, kinds])
    )


@kernel
def gem_points(state: Public, gems: int) -> int:
    """Points of so many gems at the end of a round (EX-58, EX-64)."""
    if state.expert_gems == 0:
        return gems
    points = 0
    for i in range(min(gems, NEGATIVE_GEMS), max(gems, NEGATIVE_GEMS)):  # negatives left over, or positives found
        points += int(GEM_LINE[i])
    return points


@kernel
def round_points(state: State, seat: int, number: int) -> tuple[int, int]:
    """Points of provisions and gems if that round ended now."""
    found = 0
    kinds = 0
    for kind in range(3):
        count = int(state.tracks_now[seat, provision_track(number, kind)])
        found += count
        kinds += min(count, 1)
    return provision_points(state, found, kinds), gem_points(state, int(state.tracks_now[seat, GEMS]))


@kernel
def score_lines(state: State, seat: int, lines: Cells) -> None:
    """Write the score sheet of a seat as it stands (EX-62)."""
    lines[:] = 0
    for number in range(ROUNDS):
        lines[ROUND_PROVISIONS + number, POINTS] = state.round_provisions[seat, number]
        lines[ROUND_GEMS + number, POINTS] = state.round_gems[seat, number]
    if state.phase < SETUP:
        return
    if state.phase != OVER:
        provisions, gems = round_points(state, seat, int(state.round_no))
        lines[RUNNING_PROVISIONS, POINTS] = provisions
        lines[RUNNING_GEMS, POINTS] = gems
    _village_lines(state, seat, lines)
    for quadrant in range(4):  # EX-61, EX-67
        reached = int(state.tracks_now[seat, EXPLORED + quadrant])
        lines[TEMPLES + quadrant, COUNT] = min(reached, 1)
        lines[TEMPLES + quadrant, POINTS] = max(reached - 1, 0)
    for i in range(state.goals):
        goal = int(state.goal[i])
        count = counted(state, seat, int(COUNTED[goal]))
        lines[GOALS + i, COUNT] = count
        lines[GOALS + i, DUE] = due(state, goal)
        lines[GOALS + i, POINTS] = goal_points(state, seat, i, count)


@kernel
def _village_lines(state: State, seat: int, lines: Cells) -> None:
    """Every village scores; on the expert side only the first of the weakest, but more (EX-60, EX-70)."""
    weakest = VILLAGES
    for village in range(VILLAGES, VILLAGES + state.placed):
        count = village_marks(state, seat, village - VILLAGES)
        lines[village, COUNT] = count
        lines[village, DUE] = 4
        if state.expert_villages == 0:
            lines[village, POINTS] = VILLAGE_POINTS[count]
        elif count < lines[weakest, COUNT]:
            weakest = village
    if state.expert_villages == 1:
        lines[weakest, POINTS] = EXPERT_VILLAGE_POINTS[lines[weakest, COUNT]]


@kernel
def score(state: State, points: Cells) -> None:
    """Write the points of every seat as they stand: finished rounds, villages, temples, achievements (EX-62)."""
    lines = np.empty((LINES, 3), np.int64)
    for seat in range(state.seats):
        score_lines(state, seat, lines)
        total = 0
        for line in range(SCORED):
            total += lines[line, POINTS]
        points[seat] = total


@kernel
def ranks(state: State, places: Cells) -> None:
    """Write the places: most points, then fewest spent scrolls, then shared (EX-80 to EX-82).

    Keys and scrolls left over count nothing (EX-83).
    """
    order = np.empty(SEATS, np.int64)  # one number that orders both ways: spent scrolls are at most 4
    score(state, order)
    for seat in range(state.seats):
        order[seat] = 8 * order[seat] - int(state.tracks_now[seat, SCROLLS_SPENT])
    for seat in range(state.seats):
        places[seat] = 1
        for other in range(state.seats):
            places[seat] += 1 if order[other] > order[seat] else 0
