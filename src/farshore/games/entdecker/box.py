"""What is in the box of Die neuen Entdecker: tiles, pieces, tokens, the printed board and the layouts, in one place.

The rulebook's text gives most numbers. What only pictures of the box would show is marked OURS: our own design, to be
corrected here by whoever owns the box; `faults` then says what does not fit together. Rule numbers are those of
`docs/games/entdecker.md`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from farshore.engine.errors import NotationError
from farshore.engine.validate import short_repr

# ---- the board (EN-F1, EN-F2)

COLUMNS, ROWS = 12, 8
CELLS = COLUMNS * ROWS
CELL_TEXTS = tuple(f"{'abcdefghijkl'[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS))
SIDES = "NESW"  # in this order everywhere; opposite sides are two apart
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # rows and columns to go over each side
EDGE_COSTS = {"N": 2, "E": 1, "S": 0, "W": 1}  # gold to start from an edge space (EN-6.1)
PATHS, PATH_LENGTH = 7, 7  # OURS: the length (EN-F7)
EYES = (2, 4)  # OURS: spaces of every path with an eye; space 1 has the dot (EN-12.3, EN-12.4)

# ---- tiles (EN-F3): a mask has a bit for each side that is land

KINDS = ("sea", "coast", "corner", "strait", "bay", "land")  # open stacks 1 to 6 in this order
BASE_MASKS = {"sea": 0b0000, "coast": 0b0001, "corner": 0b0011, "strait": 0b0101, "bay": 0b0111, "land": 0b1111}
ROTATIONS = {"sea": 1, "coast": 4, "corner": 4, "strait": 2, "bay": 4, "land": 1}  # how many of the four look different
EVENTS = ("gold", "pirates", "natives", "storm")


def turned(mask: int, quarters: int) -> int:
    """A mask turned clockwise."""
    return (mask << quarters | mask >> (4 - quarters)) & 15


def neighbours(cell: int) -> list[int]:
    """The cells beside a cell, at most four."""
    row, column = divmod(cell, COLUMNS)
    beside = [(row + down, column + right) for down, right in STEPS]
    return [r * COLUMNS + c for r, c in beside if 0 <= r < ROWS and 0 <= c < COLUMNS]


# ---- what lies in the box


@dataclass(frozen=True)
class Box:
    """Counts of everything that can be lost."""

    tiles: int
    stacks: int  # hidden ones
    plain: Mapping[str, int]  # hidden tiles without an event, by kind
    events: Mapping[str, Mapping[str, int]]  # hidden tiles with an event, by event and kind
    face_up: Mapping[str, int]  # the open stacks, by kind
    bonus: Mapping[int, int]  # waterfall tiles by their points (EN-F4)
    tokens: Mapping[int, int]  # produce tokens by their points (EN-1.7)
    scouts: Mapping[int, int]  # of each seat, by seats; one of them becomes the score marker (EN-2.6, EN-2.7)
    forts: int
    settlements: int
    die: Sequence[str]  # its faces


BOX = Box(
    tiles=180,
    stacks=6,
    plain={"sea": 14, "coast": 28, "corner": 26, "strait": 11, "bay": 13},  # OURS, and so are the next two (EN-F6)
    events={
        "gold": {"coast": 2, "corner": 2, "bay": 2},
        "pirates": {"sea": 2, "coast": 1, "corner": 1, "strait": 1},
        "natives": {"coast": 2, "corner": 2, "strait": 1, "bay": 1},
        "storm": {"sea": 2, "coast": 1, "corner": 1, "strait": 1},
    },
    face_up={"sea": 18, "coast": 9, "corner": 8, "strait": 6, "bay": 9, "land": 12},
    bonus={5: 3, 10: 1},
    tokens={5: 3, 10: 3, 15: 3},
    scouts={2: 20, 3: 15, 4: 12},
    forts=2,
    settlements=1,
    die=("2", "3", "4", "5", "6", "wheel"),  # OURS (EN-F5)
)
EVENT_TILES = {"gold": 6, "pirates": 5, "natives": 6, "storm": 5}  # EN-13.1 to EN-13.4
COIN_START = 7  # EN-2.8
ROLL_BELOW = 4  # gold with which one must roll (EN-4.1)
OTHERS_INCOME = 1  # that the others get more than the active seat (EN-4.2)
HIDDEN_COST, OPEN_COST = 1, 4  # of a tile (EN-7.2)
MOST_ANNOUNCED = 20  # EN-C7
UNIT_COSTS = {"scout": 1, "fort": 3, "settlement": 6}  # EN-9.4
TOLL = 2  # EN-6.4
MINE_GOLD = 3  # EN-13.1
RESTOCKED = 2  # stacks made of the discards (EN-15.2)


def faults(box: Box) -> list[str]:
    """What does not fit together, a sentence each; empty if all is well (EN-T24)."""
    found = []
    hidden = sum(box.plain.values()) + sum(sum(kinds.values()) for kinds in box.events.values())
    total = hidden + sum(box.face_up.values()) + sum(box.bonus.values())
    if total != box.tiles:
        found.append(f"the tiles add up to {total}, not {box.tiles}")
    if hidden % box.stacks:
        found.append(f"{hidden} hidden tiles cannot be dealt into {box.stacks} equal stacks")
    for event, due in EVENT_TILES.items():
        count = sum(box.events.get(event, {}).values())
        if count != due:
            found.append(f"there are {count} tiles with {event}, not {due}")
    if "land" in box.plain or any("land" in kinds for kinds in box.events.values()):
        found.append("a ship can never place land, so it cannot be hidden")
    if sum(box.tokens.values()) < PATHS:
        found.append(f"{sum(box.tokens.values())} tokens are too few for {PATHS} huts")
    for seats, scouts in box.scouts.items():
        if seats * (scouts - 1) > PATHS * PATH_LENGTH:
            found.append(f"the paths are too short for {seats} times {scouts - 1} scouts")
    return found


# ---- layouts (EN-F8): `f2` is a sea tile, `c3+10` a waterfall tile

LAYOUTS = {  # OURS
    "base": "f2,c3+10,g3,j3+5,f4,b5,d5,i5,k5,g7+5",
    "v1": "f1,g2,f3,c4+10,g4,j4+5,f5,j5+5,g6,f7,g8",
    "v2": "c2+10,j2+5,a4,c4,e4,g4,i4,k4,b5,d5,f5,h5,j5,l5,d7+5,i7+5",
    "v3": "d1,i1,d2,i2,d3,i3,b4+5,d4,f4+10,g4+5,i4,k4+5,d5,i5,d6,i6,d7,i7,d8,i8",
}
SMALL = "small"  # the small archipelago, for research (EN-A37): open sea around d3 to i6
SMALL_ROWS, SMALL_COLUMNS = range(2, 6), range(3, 9)
SMALL_LAYOUT = {
    **{cell: 0 for cell in range(CELLS) if not (cell // COLUMNS in SMALL_ROWS and cell % COLUMNS in SMALL_COLUMNS)},
    CELL_TEXTS.index("e4"): 5,
    CELL_TEXTS.index("h5"): 10,
}


def layout_text(layout: Mapping[int, int]) -> str:
    """A layout (0 for a sea tile, else the points of a waterfall, by cell) as its name, or its cells to share."""
    if layout == SMALL_LAYOUT:
        return SMALL
    cells = (f"{CELL_TEXTS[cell]}{f'+{layout[cell]}' if layout[cell] else ''}" for cell in sorted(layout))
    text = ",".join(cells)
    return next((name for name, cells in LAYOUTS.items() if cells == text), text)


def any_layout(text: str) -> dict[int, int]:
    """The same as `parse_layout`, with the small archipelago. Raises NotationError."""
    return SMALL_LAYOUT if text == SMALL else parse_layout(text)


def parse_layout(text: str) -> dict[int, int]:
    """The layout of that name or with those cells: 0 for a sea tile, else the points of a waterfall, by cell.

    It can be played (EN-F8, EN-C15). Raises NotationError.
    """
    layout: dict[int, int] = {}
    for word in LAYOUTS.get(text, text).replace(",", " ").split():
        name, plus, points = word.partition("+")
        if name not in CELL_TEXTS or points not in (("5", "10") if plus else ("",)):
            raise NotationError(f"{short_repr(word)} is no tile of a layout: expected a cell such as f2, f2+5 or f2+10")
        cell = CELL_TEXTS.index(name)
        if cell in layout:
            raise NotationError(f"{name} is named twice")
        layout[cell] = int(points or 0)
    if not layout:
        raise NotationError("a layout has at least one tile")
    fault = layout_fault(layout)
    if fault is not None:
        raise NotationError(fault)
    return layout


def layout_fault(layout: Mapping[int, int]) -> str | None:
    """What is wrong with a layout; None if it can be played (EN-F8, EN-C15).

    Four waterfalls cannot close off more than one space, so a space with four known sides is all that EN-A12 could
    fill, and there are too few tiles to cover the board.
    """
    supply = {0: BOX.face_up["sea"], **BOX.bonus}
    for points, most in supply.items():
        count = list(layout.values()).count(points)
        if count > most:
            what = f"waterfall tiles of {points}" if points else "sea tiles"
            return f"{count} {what} are laid, but there are only {most}"
    for cell, points in layout.items():
        if points and len(neighbours(cell)) < 4:
            return f"the waterfall on {CELL_TEXTS[cell]} has land on every side, so it cannot lie at the edge"
        for beside in neighbours(cell):
            if points and layout.get(beside) == 0:
                return f"the waterfall on {CELL_TEXTS[cell]} cannot lie beside the sea on {CELL_TEXTS[beside]}"
    for cell in range(CELLS):
        if cell not in layout and all(beside in layout for beside in neighbours(cell)):
            return f"{CELL_TEXTS[cell]} would be filled at once: all its sides are known"
    return None
