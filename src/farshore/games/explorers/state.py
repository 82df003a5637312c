"""What a state of Explorers holds, and the numbers of its terrains, objects, phases, actions and outcomes.

`Public` holds the map and every board as it was when the turn began; `State` adds the boards as they are now. Other
seats see the marks of a running turn only when it closes (EX-C15). Marks and the squares of a terrain or an object are
bit boards, see `boards.py`.
"""

from typing import Annotated

from farshore.engine.bits import has_bit
from farshore.engine.kernel import kernel
from farshore.engine.record import Cells, Int8, Int16, record_type
from farshore.games.explorers import box
from farshore.games.explorers.boards import WORDS

SEATS = 4
SIDE = 2 * box.SIDE
SQUARES = SIDE * SIDE
TILES = len(box.TILES)
CARDS = len(box.CARDS)
ACHIEVEMENTS = len(box.ACHIEVEMENTS)
MOST_ACHIEVEMENTS = 3
TURNS, ROUNDS = box.TURNS, box.ROUNDS

# Ground of a square: the four terrains, a village, or what lies outside the small map. Objects by number; 0 is none.
PRAIRIE, WATER, DESERT, MOUNTAIN, VILLAGE, OUTSIDE = range(6)
NOTHING, TEMPLE, KEY, SCROLL, HORSE, GEM, APPLE, CARROT, FISH = range(9)
ALL_TERRAINS = 0b1111  # a set of terrains has a bit for each

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
A_TILE = A_DONE + 1  # + WAYS * quadrant + the way it is laid
WAYS = TILES * 4  # to lay a tile: 4 * tile + quarter turns
ACTIONS = A_TILE + 4 * WAYS

# Outcomes by number.
O_TILE = 0  # as A_TILE
O_ACHIEVEMENT = O_TILE + 4 * WAYS
O_CARD = O_ACHIEVEMENT + ACHIEVEMENTS
O_CARD_NEAR = O_CARD + CARDS  # + 2 * card + near option, alone
OUTCOMES = O_CARD_NEAR + 2 * CARDS

# Tracks of a board, by number.
KEYS, KEYS_SPENT, SCROLLS, SCROLLS_SPENT, GEMS, HORSES = range(6)
PROVISION = 6  # + 3 * round + kind: see `provision_track`
EXPLORED = 18  # + quadrant: points + 1 of an explored temple, 0 not explored
TRACKS = 32

# Where `start` finds each option: switches, 0 or 1; how many achievements are to be drawn; those that are chosen, -1
# for none; who makes the map; and, if it is GIVEN, the way a tile is laid in A, B, C, D, of the small map only in A.
EXPERT_TEMPLES, EXPERT_PROVISIONS, EXPERT_GEMS, EXPERT_VILLAGES, STRICT, FIRST_PRINT, TO_DRAW = range(7)
CHOSEN = 7  # + 0 to 2
MAP_MAKER = CHOSEN + MOST_ACHIEVEMENTS
GIVEN_TILE = MAP_MAKER + 1  # + quadrant
BY_CHANCE, COMPOSED, GIVEN, SMALL_BY_CHANCE, SMALL_GIVEN = range(5)  # who makes the map
SMALL = -1  # in `composed`


class Public:
    """What every seat knows: the map, and all boards as they were when the turn began."""

    # agreed before the match
    seats: Int8
    expert_temples: Int8  # switches, 0 or 1 (EX-11)
    expert_provisions: Int8
    expert_gems: Int8
    expert_villages: Int8
    strict: Int8  # marks are compulsory (EX-A1, EX-C11)
    first_print: Int8  # three provisions score 9 (EX-D1)
    composed: Int8  # seat 0 makes the map; -1 the small map, to the end (EX-A32)
    # the map
    placed: Int8  # tiles laid so far
    tile: Annotated[Cells, "i1", (4,)]  # the way it is laid in A, B, C, D; -1 before
    ground: Annotated[Cells, "i1", (SQUARES,)]
    objects: Annotated[Cells, "i1", (SQUARES,)]  # what is on each square, NOTHING to FISH
    terrain: Annotated[Cells, "u8", (4, WORDS)]  # the same as boards: the squares of each terrain
    object_squares: Annotated[Cells, "u8", (FISH + 1, WORDS)]  # and the squares with each object, by its number
    area: Annotated[Cells, "i1", (SQUARES,)]  # number of its connected area within the terrain; -1 villages (EX-A19)
    areas: Annotated[Cells, "i1", (4,)]  # how many areas each terrain has
    village: Annotated[Cells, "i2", (4,)]  # square of each quadrant's village
    begin: Int8  # quadrant of the start village; -1 before it is known
    to_draw: Int8  # achievements still to be drawn
    goals: Int8  # achievements in play
    goal: Annotated[Cells, "i1", (MOST_ACHIEVEMENTS,)]  # which; -1 none
    # the course of the match
    phase: Int8
    round_no: Int8  # 0 to 3, shown as 1 to 4
    turn: Int8  # counted from 1, unlike rounds: 1 to 7; 0 in setup and before the first card of a round
    card: Int8  # -1 none
    near: Int8  # alone: the option that is near; -1 else
    chosen: Int8  # the active seat's option; -1 none yet
    seen: Int16  # a bit for each card of this round that has been turned
    temple: Annotated[Cells, "i1", (4,)]  # places struck from each temple's list since setup
    race: Annotated[Cells, "i1", (MOST_ACHIEVEMENTS,)]  # places struck from each race
    race_points: Annotated[Cells, "i1", (SEATS, MOST_ACHIEVEMENTS)]  # points won in a race; 0 not yet
    round_provisions: Annotated[Cells, "i1", (SEATS, 4)]  # points of each finished round
    round_gems: Annotated[Cells, "i1", (SEATS, 4)]
    # boards when the turn began
    marks: Annotated[Cells, "u8", (SEATS, WORDS)]
    tracks: Annotated[Cells, "i1", (SEATS, TRACKS)]


class State(Public):
    """Everything, marks of the running turn included."""

    marks_now: Annotated[Cells, "u8", (SEATS, WORDS)]
    tracks_now: Annotated[Cells, "i1", (SEATS, TRACKS)]
    stage: Annotated[Cells, "i1", (SEATS,)]  # IDLE to DONE
    left: Annotated[Cells, "i1", (SEATS,)]  # marks left
    allowed: Annotated[Cells, "i1", (SEATS,)]  # a set of terrains
    horse: Annotated[Cells, "i1", (SEATS,)]  # an open horse
    marked: Annotated[Cells, "i1", (SEATS,)]  # whether it has marked in this turn, so that a scroll is too late (EX-C7)
    option: Annotated[Cells, "i1", (SEATS,)]  # chosen option, -1 none
    scrolled: Annotated[Cells, "i1", (SEATS,)]  # spent a scroll in this turn
    bonus: Annotated[Cells, "i1", (SEATS, 4)]  # bonus marks that wait, by temple


STATE = record_type(State)


# ---- what packed numbers mean


@kernel
def is_small(state: Public) -> bool:
    """Whether one tile is the whole map (EX-A32)."""
    return state.composed == SMALL


@kernel
def has_terrain(terrains: int, ground: int) -> bool:
    """Whether a set of terrains holds that one; a village is never in it."""
    return has_bit(terrains, ground)


@kernel
def laid_tile(way: int) -> int:
    """Which tile a way of laying one lays: 0 to 7."""
    return way // 4


@kernel
def is_seen(state: Public, card: int) -> bool:
    """Whether that card has been turned in this round."""
    return has_bit(int(state.seen), card)


@kernel
def provision_track(round_no: int, kind: int) -> int:
    """The track that counts provisions of a kind found in a round."""
    return PROVISION + 3 * round_no + kind


@kernel
def free_keys(state: State, seat: int) -> int:
    """Keys that are found and not spent."""
    return int(state.tracks_now[seat, KEYS]) - int(state.tracks_now[seat, KEYS_SPENT])
