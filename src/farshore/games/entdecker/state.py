"""Die neuen Entdecker: the words of its rules, its tables as numbers, and what a state holds.

Only the tokens in the huts and the chief scouts are secret; they are what `State` adds to `Public`. The order of the
hidden stacks is nowhere: what is unseen is counted, and chance says what comes.
"""

from collections.abc import Mapping
from typing import Annotated

import numpy as np

from farshore.engine.record import Cells, Int8, Int16, record_type
from farshore.games.entdecker import box

SEATS = 4
COLUMNS, CELLS = box.COLUMNS, box.CELLS
EDGES = 2 * (box.COLUMNS + box.ROWS)
LANDS = 2 * CELLS  # a tile has up to two, those of a strait
PLACES = CELLS + EDGES  # where a ship can be: a cell, or CELLS + number of an edge space
STACKS = box.BOX.stacks
PATHS, PATH_LENGTH = box.PATHS, box.PATH_LENGTH
MOST_ANNOUNCED = box.MOST_ANNOUNCED
MOST_NUMBER = max(box.BOX.scouts.values()) - 1  # of a scout: the highest is the score marker (EN-C14)
MOST_ISLANDS = max(n * (scouts - 1 + box.BOX.forts + box.BOX.settlements) for n, scouts in box.BOX.scouts.items())

SEA, COAST, CORNER, STRAIT, BAY, LAND = range(6)  # kinds; a ship can place all but LAND
SHIP_KINDS = 5
NO_EVENT, GOLD, PIRATES, NATIVES_MET, STORM = range(5)
NO_UNIT, SCOUT, FORT, SETTLEMENT = range(4)
PLAIN, QUESTION = range(2)  # backs (EN-1.2)
NO_SOURCE, HIDDEN, OPEN = range(3)

# Phases of a match. Chance acts in BACK, DIE, TILE and TOKEN.
(
    BACK, CHIEFS, DIE, WHEEL, START, ROUTE, ANNOUNCE, EXPLORE, TILE,
    PLACE, NATIVES, TAKEN_HUT, TAKEN_SCOUT, ORDER, JUNGLE, TOKEN, OVER,
) = range(17)  # fmt: skip
# Steps: what happens then without anybody being asked; kept in a state only while backs or a token are awaited.
(
    THEN_WAIT, THEN_SETUP, THEN_TURN, THEN_HAND, THEN_EVENT, THEN_GO_ON, THEN_END, THEN_SCORE, THEN_NEXT, THEN_SCOUTS,
) = range(10)  # fmt: skip

# Actions by number.
PAIRS = MOST_NUMBER * (MOST_NUMBER - 1) // 2
VIAS = 3 * 4**SEATS  # 256 * gold to the bank + the units that ask for toll, two bits a seat
A_CHIEFS = 0  # + pair of numbers, see PAIR_OF
A_WHEEL = A_CHIEFS + PAIRS  # + number - 2
A_START = A_WHEEL + 5  # + place
A_PASS = A_START + PLACES
A_VIA = A_PASS + 1  # + payment - 1: a choice is given only where somebody is
A_HIDDEN = A_VIA + VIAS - 1  # + tiles - 1
A_OPEN = A_HIDDEN + MOST_ANNOUNCED  # + tiles - 1
A_DRAW = A_OPEN + MOST_ANNOUNCED  # + stack
A_BUY = A_DRAW + STACKS  # + kind
A_SCOUT = A_BUY + SHIP_KINDS  # + NUMBERS * (0, or 1 + side of a strait's land) + number of the scout, or 0
NUMBERS = MOST_NUMBER + 1
A_FORT = A_SCOUT + 5 * NUMBERS  # + 0, or 1 + side
A_SETTLE = A_FORT + 5
A_TAKE_FROM_TILE = A_SETTLE + 5  # + cell
A_TAKE_FROM_PATH = A_TAKE_FROM_TILE + CELLS  # + PATH_LENGTH * path + space
A_STOP = A_TAKE_FROM_PATH + PATHS * PATH_LENGTH
A_PLACE = A_STOP + 1  # + 4 * cell + quarter turns
A_HUT = A_PLACE + 4 * CELLS  # + NUMBERS * path + number of the scout, or 0
A_ISLAND = A_HUT + PATHS * NUMBERS  # + number - 1
ACTIONS = A_ISLAND + MOST_ISLANDS

# Outcomes by number.
O_BACK = 0  # + 2 * stack + back
O_DIE = O_BACK + 2 * STACKS  # + face
O_TILE = O_DIE + len(box.BOX.die)  # + 5 * kind + event
O_TOKEN = O_TILE + 5 * SHIP_KINDS  # + value, from the lowest
OUTCOMES = O_TOKEN + len(box.BOX.tokens)

# Where `start` finds each option: the tile of each cell, then these.
CHIEF_SCOUTS, TOLL_PER_OWNER, FIRST = range(CELLS, CELLS + 3)

# A tile is its mask, with 16 for each 5 points of a waterfall, and LAID if it lay there from the start; -1 unexplored.
LAID = 64


def layout_tiles(layout: Mapping[int, int]) -> list[int]:
    """The tiles of a layout by cell, as `start` takes them."""
    laid = {0: LAID, 5: LAID + 16 + 15, 10: LAID + 32 + 15}
    return [laid[layout[cell]] if cell in layout else -1 for cell in range(CELLS)]


def _edges() -> list[tuple[str, int, int]]:
    """Name, cell and the side of that cell of every edge space."""
    rows, columns = range(box.ROWS), range(COLUMNS)
    return [
        *((f"N{column + 1}", column, 0) for column in columns),
        *((f"E{row + 1}", row * COLUMNS + COLUMNS - 1, 1) for row in rows),
        *((f"S{column + 1}", CELLS - COLUMNS + column, 2) for column in columns),
        *((f"W{row + 1}", row * COLUMNS, 3) for row in rows),
    ]


EDGE_TEXTS = tuple(name for name, _, _ in _edges())
PLACE_TEXTS = (*box.CELL_TEXTS, *EDGE_TEXTS)  # e3 is a cell, E3 an edge space: case tells them apart
EDGE_COST = np.array([box.EDGE_COSTS[name[0]] for name in EDGE_TEXTS], np.int64)


def _beyond() -> Cells:
    """The place beyond each side of a place; -1 where an edge space has no neighbour (EN-F2)."""
    beyond = np.full((PLACES, 4), -1, np.int64)
    for cell in range(CELLS):
        row, column = divmod(cell, COLUMNS)
        for side, (down, right) in enumerate(box.STEPS):
            if 0 <= row + down < box.ROWS and 0 <= column + right < COLUMNS:
                beyond[cell, side] = cell + down * COLUMNS + right
    for edge, (_, cell, side) in enumerate(_edges()):
        beyond[cell, side] = CELLS + edge
        beyond[CELLS + edge, (side + 2) % 4] = cell
    return beyond


BEYOND = _beyond()
MASK_OF = np.array(  # by kind and quarter turns
    [[box.turned(box.BASE_MASKS[kind], quarters) for quarters in range(4)] for kind in box.KINDS], np.int64
)
ROTATIONS_OF = np.array([box.ROTATIONS[kind] for kind in box.KINDS], np.int64)
KIND_OF = np.array([next(k for k in range(6) if mask in MASK_OF[k]) for mask in range(16)], np.int64)
PAIR_OF = np.array([(a, b) for b in range(1, NUMBERS) for a in range(1, b)], np.int64)  # lowest numbers first
USABLE = np.array([0, 0] + [box.BOX.scouts[seats] - 1 for seats in (2, 3, 4)], np.int64)  # scouts, by seats (EN-2.7)
FORTS, SETTLEMENTS = box.BOX.forts, box.BOX.settlements
PLAIN_TILES = np.array([box.BOX.plain[kind] for kind in box.KINDS[:SHIP_KINDS]], np.int64)
EVENT_TILES = np.array(  # by kind and event - 1
    [[box.BOX.events[event].get(kind, 0) for event in box.EVENTS] for kind in box.KINDS[:SHIP_KINDS]], np.int64
)
FACE_UP = np.array([box.BOX.face_up[kind] for kind in box.KINDS], np.int64)
TOKEN_VALUES = np.array([0, *box.BOX.tokens], np.int64)  # by token; 0 is none
TOKEN_COUNTS = np.array([0, *box.BOX.tokens.values()], np.int64)
TOKENS = len(box.BOX.tokens)
DIE_FACES = np.array([int(face) if face != "wheel" else 0 for face in box.BOX.die], np.int64)
IS_EYE = np.array([space + 1 in box.EYES for space in range(PATH_LENGTH)], np.int64)
UNIT_COST = np.array([0, *box.UNIT_COSTS.values()], np.int64)
START_GOLD, ROLL_BELOW, OTHERS_INCOME = box.COIN_START, box.ROLL_BELOW, box.OTHERS_INCOME
HIDDEN_COST, OPEN_COST, TOLL, MINE_GOLD = box.HIDDEN_COST, box.OPEN_COST, box.TOLL, box.MINE_GOLD
TILE_COST = np.array([0, HIDDEN_COST, OPEN_COST], np.int64)  # by source (EN-7.2)
RESTOCKED = box.RESTOCKED
STACK_TILES = int(PLAIN_TILES.sum() + EVENT_TILES.sum()) // STACKS  # in each at the start (EN-2.5)


class Public:
    """What everybody knows."""

    # agreed before the match
    seats: Int8
    chief_scouts: Int8  # scouts are numbered (EN-16.1)
    toll_per_owner: Int8  # toll is paid once to each owner (EN-D3)
    # the map
    spaces: Int8  # unexplored ones
    tile: Annotated[Cells, "i1", (CELLS,)]
    unit: Annotated[Cells, "i2", (CELLS,)]  # 0 none
    scored_ranks: Annotated[Cells, "i2", (CELLS,)]  # of the island that begins there; 0 not scored, or without a unit
    # what follows from the map, kept up to date by `laying.py`
    needed: Annotated[Cells, "u1", (CELLS,)]  # what the cells around each ask of a tile, see `placing.requirement`
    island: Annotated[Cells, "u1", (LANDS,)]  # of each land: 1 + the first land of its island; 0 no land
    islands: Annotated[Cells, "i8", (LANDS + 1,)]  # by these numbers: value, open sides and powers, see `packed.py`
    water: Annotated[Cells, "u1", (CELLS,)]  # of each tile with sea: 1 + the first cell of the sea it is part of
    prices: Annotated[Cells, "u1", (CELLS + 1,)]  # by these numbers: a bit for each price of an edge space it touches
    closed: Int8  # whether water reaches some space with an unknown side no more: it is filled soon (EN-A12)
    # tiles
    face_up: Annotated[Cells, "i1", (6,)]  # in the open stacks, by kind
    plain: Annotated[Cells, "i1", (SHIP_KINDS,)]  # in the hidden stacks, without an event
    event: Annotated[Cells, "i1", (SHIP_KINDS, 4)]  # in the hidden stacks, with an event
    plain_out: Annotated[Cells, "i1", (SHIP_KINDS,)]  # discarded
    event_out: Annotated[Cells, "i1", (SHIP_KINDS, 4)]
    stack: Annotated[Cells, "i1", (STACKS,)]  # tiles in each hidden stack
    back: Annotated[Cells, "i1", (STACKS,)]  # of the top tile; -1 unknown, or no tile
    # seats
    gold: Annotated[Cells, "i4", (SEATS,)]
    points: Annotated[Cells, "i2", (SEATS,)]
    scouts: Annotated[Cells, "i1", (SEATS,)]  # in reserve, as are the next three
    forts: Annotated[Cells, "i1", (SEATS,)]
    settlements: Annotated[Cells, "i1", (SEATS,)]
    reserve_bits: Annotated[Cells, "i4", (SEATS,)]  # a bit for each number in reserve; 0 without chief scouts
    # the jungle
    path: Annotated[Cells, "i1", (PATHS, PATH_LENGTH)]  # 1 + seat + 4 * number of the scout; 0 free
    knows: Annotated[Cells, "i1", (PATHS,)]  # a bit for each seat that has seen the token; 0 the hut is empty (EN-A28)
    # the course of the match
    phase: Int8
    resume: Int8  # what follows the backs or the token that are awaited; THEN_WAIT if none is
    active: Int8  # the seat whose turn it is
    actor: Int8  # who is to act, or for whom chance acts
    passes: Int8  # turns in a row that were passed, counted up to one for each seat (EN-A5)
    turns_without_tile: Int8  # turns in a row without a tile placed, counted up to two for each seat (EN-A35)
    # the expedition
    ship: Int16  # its place; -1 none
    source: Int8  # HIDDEN or OPEN
    left: Int8  # announced tiles that are not yet drawn
    drawn: Int8  # whether a tile has been drawn
    found: Int8  # whether a tile has been placed
    draw_from: Int8  # the stack of the tile that is awaited; -1 none
    hand: Int8  # kind of the tile that is to be placed; -1 none
    hand_event: Int8  # its event, also while backs are awaited after it was placed
    taken: Int8  # number of the scout that was taken, where scouts have numbers
    barred: Int8  # the path it was taken from by friendly natives; -1 none
    hut: Int8  # for which a token is drawn; -1 none
    due: Annotated[Cells, "i1", (SEATS,)]  # scouts of the island just scored that must go to the jungle
    due_bits: Annotated[Cells, "i4", (SEATS,)]  # their numbers


class State(Public):
    """Everything about a match, hidden or not."""

    token: Annotated[Cells, "i1", (PATHS,)]  # in each hut: 1 to 3 from the lowest value, 0 none
    chief: Annotated[Cells, "i1", (SEATS, 2)]  # numbers of the chief scouts, ascending; 0 not yet written


STATE = record_type(State)
