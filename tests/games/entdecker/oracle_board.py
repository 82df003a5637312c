"""The box and the board of Die neuen Entdecker for the slow twin in `entdecker.py`: numbers, tiles, islands, layouts.

A cell is a pair (row, column), both from 0, row 0 in the north and column 0 in the west; its text has the
column letter first, so that (3, 2) is 'c4'.  A side is one of the letters N, E, S, W.  A tile of the supply
is a pair (kind, event), the event being '' for a plain one.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

Cell = tuple[int, int]
Stock = tuple[str, str]  # kind and event of a tile that is not on the board
Board = dict[Cell, "Tile"]

# ----------------------------------------------------------------------------------------------------
# The box

ROWS, COLUMNS = 8, 12  # EN-F1
ALL_CELLS: list[Cell] = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]  # reading order
COLUMN_NAMES = "abcdefghijkl"
SIDES = "NESW"
STEPS: dict[str, Cell] = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
EDGE_COST = {"N": 2, "E": 1, "S": 0, "W": 1}  # EN-F2

# EN-F3: land sides of the unturned tile.
LAND_SIDES = {"sea": "", "coast": "N", "corner": "NE", "strait": "NS", "bay": "NES", "land": "NESW"}
KINDS = list(LAND_SIDES)  # stack order (EN-F6)
SHIP_KINDS = ["sea", "coast", "corner", "strait", "bay"]  # a ship never places LAND
EVENTS = ["gold", "pirates", "natives", "storm"]

# EN-F6
HIDDEN: dict[Stock, int] = {
    ("sea", ""): 14,
    ("coast", ""): 28,
    ("corner", ""): 26,
    ("strait", ""): 11,
    ("bay", ""): 13,
    ("coast", "gold"): 2,
    ("corner", "gold"): 2,
    ("bay", "gold"): 2,
    ("sea", "pirates"): 2,
    ("coast", "pirates"): 1,
    ("corner", "pirates"): 1,
    ("strait", "pirates"): 1,
    ("coast", "natives"): 2,
    ("corner", "natives"): 2,
    ("strait", "natives"): 1,
    ("bay", "natives"): 1,
    ("sea", "storm"): 2,
    ("coast", "storm"): 1,
    ("corner", "storm"): 1,
    ("strait", "storm"): 1,
}
OPEN = {"sea": 18, "coast": 9, "corner": 8, "strait": 6, "bay": 9, "land": 12}
WATERFALLS = {5: 3, 10: 1}  # EN-F4: how many of each bonus
ALL_TILES = 180  # EN-1.1
STACKS = 6  # EN-2.5
NEW_STACKS = 2  # EN-15.2

COLOURS = ["red", "white", "yellow", "purple"]  # EN-2.6
SCOUTS = {2: 20, 3: 15, 4: 12}  # EN-2.6, one of them is the score marker (EN-2.7)
FORTS = 2
SETTLEMENTS = 1
START_GOLD = 7  # EN-2.8
POOR = 4  # EN-4.1: below this you roll
DIE = ["2", "3", "4", "5", "6", "wheel"]  # EN-F5
WHEEL = [2, 3, 4, 5, 6]  # EN-4.3
PRICE = {"hidden": 1, "open": 4}  # EN-7.2
MOST_ANNOUNCED = 20  # EN-C7
UNIT_COST = {"scout": 1, "fort": 3, "settle": 6}  # EN-9.4
TOLL = 2  # EN-6.4
MINE = 3  # EN-13.1
TOKENS = {5: 3, 10: 3, 15: 3}  # EN-1.7
PATHS = 7  # EN-1.8
PATH_LENGTH = 7  # EN-F7
DOT = 1
EYES = (2, 4)
TRACK = 50  # EN-11.8

# EN-F8
LAYOUTS = {
    "base": "~ F2 G3 F4 B5 D5 I5 K5 +10 C3 +5 J3 G7",
    "v1": "~ F1 G2 F3 G4 F5 G6 F7 G8 +10 C4 +5 J4 J5",
    "v2": "~ A4 B5 C4 D5 E4 F5 G4 H5 I4 J5 K4 L5 +10 C2 +5 J2 D7 I7",
    "v3": "~ D1 D2 D3 D4 D5 D6 D7 D8 I1 I2 I3 I4 I5 I6 I7 I8 +5 B4 G4 K4 +10 F4",
}


# ----------------------------------------------------------------------------------------------------
# Cells, edge spaces, tiles


def name_of(cell: Cell) -> str:
    """Text of a cell, such as 'c4'."""
    row, column = cell
    return f"{COLUMN_NAMES[column]}{row + 1}"


def cell_of(name: str) -> Cell:
    """Cell of a text such as 'c4'."""
    letter, number = name[:1].lower(), name[1:]
    if letter not in COLUMN_NAMES or number not in [str(row + 1) for row in range(ROWS)]:
        raise ValueError(f"there is no space {name!r}")
    return int(number) - 1, COLUMN_NAMES.index(letter)


def beside(cell: Cell, side: str) -> Cell:
    """Cell beyond a side; it may lie outside the grid."""
    down, right = STEPS[side]
    return cell[0] + down, cell[1] + right


def in_grid(cell: Cell) -> bool:
    """Whether the cell is one of the 96 spaces."""
    return 0 <= cell[0] < ROWS and 0 <= cell[1] < COLUMNS


def edge_name(cell: Cell, side: str) -> str:
    """Text of the edge space beyond a side of a border cell, such as 'S7'."""
    row, column = cell
    return f"{side}{column + 1}" if side in "NS" else f"{side}{row + 1}"


# All 40 edge spaces: the border cell each touches, and the side of that cell (EN-F2).
EDGE_SPACES: dict[str, tuple[Cell, str]] = {
    edge_name(cell, side): (cell, side) for side in SIDES for cell in ALL_CELLS if not in_grid(beside(cell, side))
}


def turned(sides: Iterable[str], quarters: int) -> frozenset[str]:
    """Sides after a turn clockwise."""
    return frozenset(SIDES[(SIDES.index(side) + quarters) % 4] for side in sides)


@cache
def turns_of(kind: str) -> dict[str, frozenset[str]]:
    """Land sides of a kind for each different turn 'rK' (equal turns are named once)."""
    turns: dict[str, frozenset[str]] = {}
    for quarters in range(4):
        land = turned(LAND_SIDES[kind], quarters)
        if land not in turns.values():
            turns[f"r{quarters}"] = land
    return turns


@cache
def kind_of(land: frozenset[str]) -> str:
    """Kind of a tile with these land sides; there is exactly one (EN-F3)."""
    return next(kind for kind in KINDS if land in turns_of(kind).values())


def stock_name(stock: Stock) -> str:
    """Text of a tile: 'coast' or 'coast gold'."""
    return " ".join(word for word in stock if word)


@dataclass
class Tile:
    """A tile on the board."""

    land: frozenset[str]
    origin: str  # 'setup', 'ship' or 'fill'
    bonus: int = 0
    event: str = ""  # kept only to account for all tiles
    created: bool = False  # EN-A14, EN-A35

    @property
    def kind(self) -> str:
        """One of KINDS."""
        return kind_of(self.land)

    @property
    def sea(self) -> list[str]:
        """Sea sides; all of them are joined (EN-F3)."""
        return [side for side in SIDES if side not in self.land]

    @property
    def lands(self) -> list[frozenset[str]]:
        """Separate lands of the tile (EN-F3): two on a strait, else one or none."""
        if not self.land:
            return []
        if self.kind == "strait":
            return [frozenset(side) for side in SIDES if side in self.land]
        return [self.land]


@dataclass
class Unit:
    """A scout, fort or settlement on a land of a tile."""

    owner: int
    sort: str  # 'scout', 'fort' or 'settle'
    land: int  # index in Tile.lands
    number: int = 0  # of a scout


@dataclass(frozen=True)
class Scout:
    """A scout on a jungle path."""

    owner: int
    number: int


@dataclass
class Island:
    """A connected land: its parts are pairs of a cell and the index of a land on its tile."""

    parts: set[tuple[Cell, int]] = field(default_factory=set)
    open_sides: int = 0

    @property
    def cells(self) -> list[Cell]:
        """Tiles in reading order, each once (EN-A17)."""
        return sorted({cell for cell, _ in self.parts})

    @property
    def complete(self) -> bool:
        """EN-11.1."""
        return self.open_sides == 0


@dataclass
class Stack:
    """A hidden stack: how many tiles, and what the back of its top shows ('?', 'plain' or not looked at)."""

    size: int = 0
    back: str | None = None


@dataclass
class Seat:
    """What one player has."""

    scouts: list[int]  # numbers of the scouts in reserve
    forts: int = FORTS
    settlements: int = SETTLEMENTS
    gold: int = START_GOLD
    points: int = 0
    chiefs: tuple[int, int] | None = None
    landed: list[int] = field(default_factory=list)  # scouts of the island just scored, on their way to the jungle


# ----------------------------------------------------------------------------------------------------
# The board


def known_sides(board: Board, cell: Cell) -> dict[str, str]:
    """What a tile on this cell must show: 'land' or 'sea' on each side that is known (EN-F3 `need`)."""
    known: dict[str, str] = {}
    for side in SIDES:
        other = beside(cell, side)
        if not in_grid(other):
            known[side] = "sea"  # EN-5.3, EN-A16
        elif other in board:
            known[side] = "land" if OPPOSITE[side] in board[other].land else "sea"
    return known


def fits(board: Board, cell: Cell, land: frozenset[str]) -> bool:
    """Whether a tile with these land sides matches everything around the cell (EN-8.4)."""
    return all((side in land) == (what == "land") for side, what in known_sides(board, cell).items())


def surrounded(board: Board) -> dict[Cell, frozenset[str]]:
    """Unexplored cells with four known sides, and the land sides they need (EN-10.1, EN-A12)."""
    found: dict[Cell, frozenset[str]] = {}
    for cell in ALL_CELLS:
        known = known_sides(board, cell)
        if cell not in board and len(known) == 4:
            found[cell] = frozenset(side for side in SIDES if known[side] == "land")
    return found


def closed_off(board: Board) -> dict[Cell, frozenset[str]]:
    """Unexplored cells that no water from the edge can reach, and the land sides they get (EN-A12)."""
    wet = {cell for cell, side in EDGE_SPACES.values() if cell not in board or side in board[cell].sea}
    border = list(wet)
    while border:
        cell = border.pop()
        ways = board[cell].sea if cell in board else list(SIDES)
        for side in ways:
            other = beside(cell, side)
            enters = in_grid(other) and (other not in board or OPPOSITE[side] in board[other].sea)
            if enters and other not in wet:
                wet.add(other)
                border.append(other)
    found: dict[Cell, frozenset[str]] = {}
    for cell in ALL_CELLS:
        if cell not in board and cell not in wet:
            known = known_sides(board, cell)
            found[cell] = frozenset(side for side in SIDES if known.get(side, "land") == "land")
    return found


def islands_of(board: Board) -> list[Island]:
    """All islands, complete or not, in reading order of their first tile."""
    todo = [(cell, index) for cell in ALL_CELLS if cell in board for index in range(len(board[cell].lands))]
    islands: list[Island] = []
    seen: set[tuple[Cell, int]] = set()
    for part in todo:
        if part in seen:
            continue
        island = Island({part})
        border = [part]
        while border:
            cell, index = border.pop()
            for side in board[cell].lands[index]:
                other = beside(cell, side)
                if other not in board:
                    island.open_sides += 1
                    continue
                lands = board[other].lands
                joined = (other, next(i for i in range(len(lands)) if OPPOSITE[side] in lands[i]))
                if joined not in island.parts:
                    island.parts.add(joined)
                    border.append(joined)
        seen |= island.parts
        islands.append(island)
    return sorted(islands, key=lambda island: island.cells[0])


def island_value(board: Board, island: Island) -> int:
    """EN-11.3."""
    return len(island.cells) + sum(board[cell].bonus for cell in island.cells)


def points_by_rank(value: int, strength: dict[int, tuple[int, int, int]]) -> dict[int, int]:
    """Points of each seat on an island of this value, from (settlements, forts, scouts) of each (EN-11.4, EN-D8)."""
    points: dict[int, int] = {}
    for units in sorted(set(strength.values()), reverse=True):  # dense ranks (EN-A20)
        for seat, own in strength.items():
            if own == units:
                points[seat] = value
        value = (value + 1) // 2  # EN-11.6
    return points


def small_archipelago() -> Board:
    """Six by four spaces in open sea, with a waterfall of 5 and one of 10 among them (EN-A37)."""
    board: Board = {cell_of("e4"): Tile(frozenset(SIDES), "setup", bonus=5)}
    board[cell_of("h5")] = Tile(frozenset(SIDES), "setup", bonus=10)
    for row, column in ALL_CELLS:
        if row + 1 not in (3, 4, 5, 6) or COLUMN_NAMES[column] not in "defghi":
            board[row, column] = Tile(frozenset(), "setup")
    return board


def read_layout(text: str) -> Board:
    """Board at the start (EN-2.9, EN-16.2 to EN-16.5); a layout that is not allowed is refused (EN-F8, EN-C15)."""
    if text == "small":
        return small_archipelago()
    board: Board = {}
    sort = ""
    for word in LAYOUTS.get(text, text).split():
        if word in ("~", "+5", "+10"):
            sort = word
            continue
        cell = cell_of(word)
        if not sort:
            raise ValueError(f"{word!r} stands before any of ~, +5, +10")
        if cell in board:
            raise ValueError(f"two tiles on {name_of(cell)}")
        if sort == "~":
            board[cell] = Tile(frozenset(), "setup")
        else:
            board[cell] = Tile(frozenset(SIDES), "setup", bonus=int(sort))
    if sum(1 for tile in board.values() if not tile.bonus) > OPEN["sea"]:
        raise ValueError("not so many sea tiles")
    for bonus, number in WATERFALLS.items():
        if sum(1 for tile in board.values() if tile.bonus == bonus) > number:
            raise ValueError(f"not so many +{bonus} tiles")
    for cell, tile in board.items():
        if not fits(board, cell, tile.land):
            raise ValueError(f"a side of {name_of(cell)} does not match")  # sea beside bonus, bonus on the border
    if len(board) == len(ALL_CELLS):
        raise ValueError("no space is left")
    if surrounded(board) or closed_off(board):
        raise ValueError("some space would be filled at once")
    return board
