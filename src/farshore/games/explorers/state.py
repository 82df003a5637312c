"""Explorers: the words of its rules, its tables as numbers, and what a state holds.

`Public` holds the map and every board as it was when the turn began; `State` adds the boards as they are. Marks of a
running turn are nobody else's business (8.15).
"""

from typing import Annotated, Any

import numpy as np

from farshore.engine.record import Cells, Int8, Int16, record_type
from farshore.games.explorers import box

SEATS = 4
SIDE = 2 * box.SIDE
SQUARES = SIDE * SIDE
TILES = len(box.TILES)
CARDS = len(box.CARDS)
ACHIEVEMENTS = len(box.ACHIEVEMENTS)
MOST_ACHIEVEMENTS = 3
TURNS, ROUNDS = box.TURNS, box.ROUNDS
CARD_MARKS, SAME_MARKS = box.CARD_MARKS, box.SAME_MARKS
SCROLL_MARKS, SETUP_MARKS = box.SCROLL_MARKS, box.SETUP_MARKS

# Ground of a square: the four terrains, or a village. Objects by number; 0 is none.
PRAIRIE, WATER, DESERT, MOUNTAIN, VILLAGE = range(5)
NOTHING, TEMPLE, KEY, SCROLL, HORSE, GEM, APPLE, CARROT, FISH = range(9)
ALL_TERRAINS = 0b1111

# Phases of a match. Chance acts in MAP (unless it is composed), DRAW_ACHIEVEMENTS and CARD.
MAP, DRAW_ACHIEVEMENTS, CHOOSE_VILLAGE, SETUP, CARD, OPTION, MARKS, OVER = range(8)
# Where a seat is within SETUP and MARKS.
IDLE, CHOOSING, MARKING, BONUS_WAITING, BONUS_MARKING, DONE = range(6)

# Actions by number.
A_VILLAGE = 0  # + quadrant
A_TERRAIN = A_VILLAGE + 4  # + terrain
A_OPTION = A_TERRAIN + 4  # + option 0 or 1
A_SCROLL = A_OPTION + 2  # + terrain
A_MARK = A_SCROLL + 4  # + square
A_SKIP = A_MARK + SQUARES
A_BONUS = A_SKIP + 1  # + terrain: the only bonus that waits
A_BONUS_OF = A_BONUS + 4  # + 4 * quadrant + terrain: one of several
A_DONE = A_BONUS_OF + 16
A_TILE = A_DONE + 1  # + 32 * quadrant + 4 * tile + quarter turns
ACTIONS = A_TILE + 4 * TILES * 4

# Outcomes by number.
O_TILE = 0
O_ACHIEVEMENT = O_TILE + 4 * TILES * 4
O_CARD = O_ACHIEVEMENT + ACHIEVEMENTS
O_CARD_NEAR = O_CARD + CARDS  # + 2 * card + near option, alone
OUTCOMES = O_CARD_NEAR + 2 * CARDS

# How options reach `start`: four switches, strict, first print, achievements to draw, three chosen (-1: none),
# who makes the map, and, if it is given, 4 * tile + quarter turns for A, B, C, D: 15 numbers.
BY_CHANCE, COMPOSED, GIVEN = range(3)


def _table(pick: Any) -> Any:
    """A number for each tile, quarter turn and square of a tile."""
    rows = []
    for tile in box.TILES:
        for degrees in box.TURNS_OF_A_TILE:
            turned = tile.turned(degrees)
            rows.append(
                [
                    pick(g, o)
                    for ground, thing in zip(turned.terrain, turned.objects, strict=True)
                    for g, o in zip(ground, thing, strict=True)
                ]
            )
    return np.array(rows, np.int8)


GROUND_OF = _table(lambda ground, _: (box.TERRAINS + "V").index(ground))
OBJECT_OF = _table(lambda _, thing: 0 if thing in ".V" else 1 + box.OBJECTS.index(thing))
CARD_TERRAINS = np.array(
    [[sum(1 << box.TERRAINS.index(each) for each in option) for option in card] for card in box.CARDS], np.int8
)
A1, B1, C1, D1, E1, F1, G1 = (box.ACHIEVEMENTS.index(name) for name in ("A1", "B1", "C1", "D1", "E1", "F1", "G1"))
AVOID_OBJECT = np.array([1 + box.OBJECTS.index(thing) for thing, _ in box.AVOID_POINTS.values()], np.int8)
AVOID_POINTS = np.array([points for _, points in box.AVOID_POINTS.values()], np.int8)
COUNT_POINTS = np.array([list(each) + [each[-1]] * (9 - len(each)) for each in box.COUNT_POINTS.values()], np.int8)
TEMPLE_POINTS = np.array(box.TEMPLE_POINTS, np.int8)
TEMPLE_MARKS = np.array(box.EXPERT_TEMPLE_MARKS, np.int8)
RACE_POINTS = np.array(box.RACE_POINTS, np.int8)
PROVISION_POINTS = np.array([box.PROVISION_POINTS, box.FIRST_PRINT_PROVISION_POINTS], np.int8)
EXPERT_KIND = np.array([box.PROVISIONS.index(kind) if kind else -1 for kind in box.EXPERT_PROVISIONS], np.int8)
MOST_EXPERT_PROVISIONS = len(box.EXPERT_PROVISION_POINTS) - 1
EXPERT_PROVISION_POINTS = np.array(box.EXPERT_PROVISION_POINTS, np.int8)
VILLAGE_POINTS = np.array(box.VILLAGE_POINTS, np.int8)
EXPERT_VILLAGE_POINTS = np.array(box.EXPERT_VILLAGE_POINTS, np.int8)
GEM_LINE = np.array(box.GEM_LINE, np.int8)
NEGATIVE_GEMS = sum(value < 0 for value in box.GEM_LINE)
EXPERT_TEMPLE_POINTS = box.EXPERT_TEMPLE_POINTS
ALL_AREAS_POINTS, CROSSING_POINTS = box.ALL_AREAS_POINTS, box.CROSSING_POINTS
OPEN_PLACES = np.array(  # the places of a temple's list that are in play, by seats; 3 behind the last (23)
    [[0] * 4] + [([p for p in range(4) if p not in box.STRUCK_AT_SETUP[n]] + [3] * 4)[:4] for n in range(1, 5)], np.int8
)


class Public:
    """What everybody knows: the map, and all boards as they were when the turn began."""

    # agreed before the match
    seats: Int8
    expert_temples: Int8  # switches, 0 or 1 (11)
    expert_provisions: Int8
    expert_gems: Int8
    expert_villages: Int8
    strict: Int8  # marks are compulsory (4.1, 8.11)
    first_print: Int8  # three provisions score 9 (2.1)
    composed: Int8  # seat 0 makes the map
    # the map
    placed: Int8  # tiles laid so far
    tile: Annotated[Cells, "i1", (4,)]  # 4 * tile + quarter turns in A, B, C, D; -1 before it is laid
    ground: Annotated[Cells, "i1", (SQUARES,)]
    thing: Annotated[Cells, "i1", (SQUARES,)]
    area: Annotated[Cells, "i1", (SQUARES,)]  # number of its connected area within the terrain; -1 villages (4.19)
    areas: Annotated[Cells, "i1", (4,)]  # how many areas each terrain has
    village: Annotated[Cells, "i2", (4,)]  # square of each quadrant's village
    begin: Int8  # quadrant of the start village; -1 before it is known
    to_draw: Int8  # achievements still to be drawn
    goals: Int8  # achievements in play
    goal: Annotated[Cells, "i1", (MOST_ACHIEVEMENTS,)]  # which; -1 none
    # the course of the match
    phase: Int8
    round_no: Int8  # 0 to 3
    turn: Int8  # 0 in setup, then 1 to 7
    card: Int8  # -1 none
    near: Int8  # alone: the option that is near; -1 else
    chosen: Int8  # the active seat's option; -1 none yet
    gone: Int16  # a bit for each card of this round that has been seen
    temple: Annotated[Cells, "i1", (4,)]  # places struck from each temple's list
    race: Annotated[Cells, "i1", (MOST_ACHIEVEMENTS,)]  # places struck from each race
    race_points: Annotated[Cells, "i1", (SEATS, MOST_ACHIEVEMENTS)]  # points won in a race; 0 not yet
    round_provisions: Annotated[Cells, "i1", (SEATS, 4)]  # points of each finished round
    round_gems: Annotated[Cells, "i1", (SEATS, 4)]
    # boards when the turn began
    marks: Annotated[Cells, "i1", (SEATS, SQUARES)]
    tracks: Annotated[Cells, "i1", (SEATS, 32)]  # see the numbers of tracks


# Tracks of a board, by number.
KEYS, KEYS_SPENT, SCROLLS, SCROLLS_SPENT, GEMS, HORSES = range(6)
PROVISION = 6  # + 3 * round + kind
EXPLORED = 18  # + quadrant: points + 1 of an explored temple, 0 not explored
TRACKS = 32


class State(Public):
    """Everything, marks of the running turn included."""

    marks_now: Annotated[Cells, "i1", (SEATS, SQUARES)]
    tracks_now: Annotated[Cells, "i1", (SEATS, 32)]
    stage: Annotated[Cells, "i1", (SEATS,)]  # IDLE to DONE
    left: Annotated[Cells, "i1", (SEATS,)]  # marks left
    allowed: Annotated[Cells, "i1", (SEATS,)]  # bits of terrains
    horse: Annotated[Cells, "i1", (SEATS,)]  # an open horse
    moved: Annotated[Cells, "i1", (SEATS,)]  # has marked in this turn: no scroll any more (8.7)
    option: Annotated[Cells, "i1", (SEATS,)]  # chosen option, -1 none
    scrolled: Annotated[Cells, "i1", (SEATS,)]  # spent a scroll in this turn
    bonus: Annotated[Cells, "i1", (SEATS, 4)]  # bonus marks that wait, by temple


STATE = record_type(State)
