"""The map: three columns a square, so that it can be read without colour too.

First the terrain (V a village), then what lies there (on a village the letter of its tile), then a sign: # a mark,
+ a mark of the running turn, * open to a mark; while an option is chosen, 1 or 2 for what each would open.
"""

import re
from collections.abc import Sequence

from rich.text import Text

from farshore.engine.kernel import plain
from farshore.games.explorers import box, maps
from farshore.games.explorers.notation import COLUMNS, OBJECT_NAMES, SQUARE_TEXTS, TERRAIN_NAMES
from farshore.games.explorers.present import NEIGHBOURS, Table
from farshore.games.explorers.state import SIDE
from farshore.play import Step
from farshore.terminal.screens import Scene

TERRAINS = dict(zip(box.TERRAINS, TERRAIN_NAMES, strict=True))
OBJECTS = dict(zip(box.OBJECTS, OBJECT_NAMES, strict=True))
MARK, FRESH, OPEN = "#", "+", "*"
WIDTH = 3 + 3 * SIDE

# Grounds as they lie there, and bright where a mark can go; marks are dark holes in the map, new ones are pink. Chosen
# so that a terminal of 16 colours tells them apart too.
QUIET = {
    "P": "black on #3f9a2c",
    "W": "white on #2f5fc0",
    "D": "black on #c08a2a",
    "M": "black on #8d8d8d",
    "V": "bold white on #a02020",
}
BRIGHT = {
    "P": "bold black on #88f060",
    "W": "bold black on #7fe0ff",
    "D": "bold black on #ffe860",
    "M": "bold black on #eeeeee",
}
INK = {"P": "#9fd06a", "W": "#7fb4f0", "D": "#e8cc80", "M": "#c8c8c8", "V": "bold white"}
MARKED, NEW = "on #16161a", "bold black on #ff9ad0"
TILE = re.compile("tile ([ABCD]) ([1-8]) ([0-9]+)")


def terrain_names(letters: str, joint: str = " or ") -> str:
    """`WM` as `water or mountain`."""
    return joint.join(TERRAINS[letter] for letter in letters)


def row_column(square: str) -> tuple[int, int]:
    """Where `c7` lies, counted from 0."""
    return int(square[1:]) - 1, COLUMNS.index(square[0])


def thing_on(view: Table, square: str) -> str:
    """The letter of what lies on a square; a dot for nothing."""
    row, column = row_column(square)
    return view.objects[row][column] if view.objects else "."


def quadrant_of(square: str) -> str:
    """The letter of the tile that a square is on."""
    return box.QUADRANTS[plain(maps.quadrant_of)(SQUARE_TEXTS.index(square))]


def beside(square: str) -> list[str]:
    """The squares that share a side with one."""
    return [SQUARE_TEXTS[each] for each in NEIGHBOURS[SQUARE_TEXTS.index(square)]]


def open_squares(scene: Scene) -> dict[str, str]:
    """Signs for squares: those open to a mark now, or those that each thing to choose would open."""
    signs = {text.removeprefix("mark "): OPEN for text in scene.legal if text.startswith("mark ")}
    if signs:
        return signs
    for text in scene.legal:
        verb, _, what = text.partition(" ")
        if verb in ("option", "terrain", "bonus"):
            squares = (after.removeprefix("mark ") for after in scene.ahead(text) if after.startswith("mark "))
            signs |= dict.fromkeys(squares, what if verb == "option" else OPEN)
    return signs


def map_rows(scene: Scene) -> list[Text]:
    """The letters of the columns and sixteen rows."""
    view: Table = scene.view
    rows = [Text("   " + "".join(f" {letter} " for letter in COLUMNS), "bold")]
    ground, objects = (view.ground, view.objects) if view.ground else laid_so_far(scene.history)
    signs = {} if scene.focus not in (None, view.seat) else open_squares(scene)
    seat = scene.focus if scene.focus is not None else view.seat or 0
    marks, fresh = set(view.boards[seat].marks), set(view.boards[seat].fresh)
    villages = {square: quadrant for quadrant, square in view.villages.items()}
    for row in range(SIDE):
        shown = Text(f"{row + 1:>2} ", "bold")
        for column in range(SIDE):
            square = f"{COLUMNS[column]}{row + 1}"
            sign = FRESH if square in fresh else MARK if square in marks else signs.get(square, " ")
            thing = villages.get(square, "V") if ground[row][column] == "V" else objects[row][column]
            shown.append_text(_cell(ground[row][column], thing, sign))
        rows.append(shown)
    return rows


def _cell(ground: str, thing: str, sign: str) -> Text:
    text = f"{ground}{' ' if thing in '. ' else thing}{sign}"
    if ground == " ":
        return Text(text, "")
    if sign == FRESH:
        return Text(text, NEW)
    if sign == MARK:
        return Text.assemble((text[0], f"{INK[ground]} {MARKED}"), (text[1:], f"bold white {MARKED}"))
    style = QUIET[ground] if sign == " " or ground == "V" else BRIGHT[ground]
    return Text.assemble((text[0], style), (text[1:], f"bold {style}"))


def laid_so_far(history: Sequence[Step]) -> tuple[Sequence[str], Sequence[str]]:
    """Ground and objects of a map that is still being laid."""
    nothing = box.Tile((" " * box.SIDE,) * box.SIDE, (" " * box.SIDE,) * box.SIDE)
    tiles = dict.fromkeys(box.QUADRANTS, nothing)
    for step in history:
        if match := TILE.fullmatch(step.text):
            tiles[match[1]] = box.TILES[int(match[2]) - 1].turned(int(match[3]))
    bands = [(tiles["A"], tiles["B"]), (tiles["C"], tiles["D"])]
    return (
        [left.terrain[row] + right.terrain[row] for left, right in bands for row in range(box.SIDE)],
        [left.objects[row] + right.objects[row] for left, right in bands for row in range(box.SIDE)],
    )
