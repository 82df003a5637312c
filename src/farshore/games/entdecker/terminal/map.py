"""The map: three columns inside a tile and one on each of its sides, which two tiles share.

Neighbours agree on the side between them, so one row or column shows it for both, and twelve by eight tiles fit beside
a panel. `#` is land and `~` sea, so that coasts can be read without colour too; blank with a dot is unexplored.
"""

from collections.abc import Mapping, Sequence

import numpy as np
from rich.text import Text

from farshore.engine.bits import to_bits
from farshore.engine.record import Cells
from farshore.games.entdecker import box
from farshore.games.entdecker.present import Table, Tile, Unit
from farshore.terminal.screens import Scene

LAND, SEA = "#", "~"
SHIP, TARGET, UNKNOWN = "@", "*", "."
LETTERS = "ABCD"  # of seats, as on the map
TYPES = {"scout": "s", "fort": "f", "settlement": "t"}
ARROWS = {"N": "^", "E": ">", "S": "v", "W": "<"}  # towards the land of a strait on which a unit stands
INSIDE = 3  # columns
LABEL = 2
STEP = INSIDE + 1
WIDTH = LABEL + STEP * box.COLUMNS + 1
HEIGHT = 2 * box.ROWS + 1

# Coasts are told by the ground; what stands on it has colours that a terminal of 16 colours tells apart too.
GROUND = {LAND: "#2f7a20 on #3f9a2c", SEA: "#5580d8 on #2f5fc0", " ": ""}
NEW_GROUND = {LAND: "#5fb040 on #88e060", SEA: "#7fa8f0 on #5a90f0", " ": ""}
RIM = "#a8c0f0 on #1c3f80"
SEATS = ("bold white on #c02020", "bold black on #ffffff", "bold black on #f0d000", "bold white on #8030b0")
SHIP_STYLE = "bold white on #000000"
OPEN_STYLE = "bold black on #ffb0f0"
FALLS_STYLE = "bold white on #2f7a20"
QUIET = "dim"


def letter(seat: int) -> str:
    """The letter of a seat on the map."""
    return LETTERS[seat]


def seat_text(seat: int) -> Text:
    """The letter of a seat in its colours."""
    return Text(letter(seat), SEATS[seat])


def unit_text(unit: Unit) -> str:
    """`As`, `Bf`, `Ct`."""
    return letter(unit.seat) + TYPES[unit.kind]


# ---- the map as numbers, for what follows from it


def tile_numbers(view: Table) -> Cells:
    """The tiles by cell as the rules have them; -1 unexplored."""
    tile = np.full(box.CELLS, -1, np.int8)
    for each in view.tiles:
        mask = to_bits(map(box.SIDES.index, each.land))
        tile[box.CELL_TEXTS.index(each.cell)] = mask + 16 * (each.bonus // 5)
    return tile


def reachable(view: Table) -> list[str]:
    """The unexplored spaces beside the ship that it can reach."""
    return view.expedition.targets if view.expedition else []


# ---- the map as letters


def map_rows(scene: Scene, fresh: frozenset[str] = frozenset()) -> list[Text]:
    """The map with the letters of its columns above; `fresh` tiles are bright."""
    view: Table = scene.view
    tiles = {tile.cell: tile for tile in view.tiles}
    units = {unit.cell: unit for unit in view.units}
    ship = view.expedition.ship if view.expedition else ""
    signs = place_signs(scene)
    rows = [_rim_row("N", signs, ship)]
    for row in range(box.ROWS):
        cells = box.CELL_TEXTS[row * box.COLUMNS : (row + 1) * box.COLUMNS]
        inside = Text(f"{row + 1:<{LABEL}}", "bold")
        inside.append(*_rim_sign(f"W{row + 1}", signs, ship))
        for column, cell in enumerate(cells):
            tile = tiles.get(cell)
            inside.append_text(_inside(tile, units.get(cell), signs.get(cell, ""), cell == ship, cell in fresh))
            if column + 1 < box.COLUMNS:
                beside = tiles.get(cells[column + 1])
                inside.append_text(_shade(_side(tile, "E", beside), [cell, cells[column + 1]], fresh))
        inside.append(*_rim_sign(f"E{row + 1}", signs, ship))
        rows.append(inside)
        if row + 1 < box.ROWS:
            rows.append(_between(row, tiles, fresh))
    rows.append(_rim_row("S", signs, ship))
    return rows


def place_signs(scene: Scene) -> dict[str, str]:
    """What to show on places: what a start there costs, or where the next tile can go.

    A number beside the name of an edge space would be read as part of it, so starts there have a star only.
    """
    view: Table = scene.view
    if not scene.legal:
        return {}
    if view.phase == "start":
        payable = [start for start in view.starts if f"start {start.place}" in scene.legal]
        return {start.place: TARGET if start.place[0].isupper() else str(start.cost) for start in payable}
    if view.phase == "place":
        return dict.fromkeys((text.split()[1] for text in scene.legal), TARGET)
    if view.phase in ("announce", "explore"):
        return dict.fromkeys(reachable(view), TARGET)
    return {}


def _inside(tile: Tile | None, unit: Unit | None, sign: str, is_ship: bool, is_fresh: bool) -> Text:
    """The middle row of a tile: its west, its middle, its east; over them the unit, the ship, the cost of a start."""
    if tile is None:
        text = Text(f" {sign or UNKNOWN} ", QUIET)
        if sign:
            text.stylize(OPEN_STYLE)
        return text
    ground = NEW_GROUND if is_fresh else GROUND
    west, east = (LAND if side in tile.land else SEA for side in "WE")
    middle = LAND if tile.land and tile.kind != "strait" else SEA
    signs = [(each, ground[each]) for each in (west, middle, east)]
    extra = (SHIP, SHIP_STYLE) if is_ship else (sign, OPEN_STYLE) if sign else None
    if tile.bonus:
        signs = [(each, FALLS_STYLE) for each in f"+{tile.bonus}".ljust(INSIDE, LAND)]
    elif unit is not None:
        style = SEATS[unit.seat]
        last = extra or ((ARROWS[unit.side], style) if unit.side else signs[2])
        signs = [(each, style) for each in unit_text(unit)] + [last]
    elif extra is not None:
        signs[1] = extra
    return Text.assemble(*signs)


def _between(row: int, tiles: Mapping[str, Tile], fresh: frozenset[str]) -> Text:
    """The row of sides between two rows of tiles."""
    text = Text(" " * LABEL)
    text.append(SEA, RIM)
    for column in range(box.COLUMNS):
        here = row * box.COLUMNS + column
        above, below = box.CELL_TEXTS[here], box.CELL_TEXTS[here + box.COLUMNS]
        side = _side(tiles.get(above), "S", tiles.get(below))
        text.append_text(_shade(side * INSIDE, [above, below], fresh))
        if column + 1 < box.COLUMNS:
            right, right_below = box.CELL_TEXTS[here + 1], box.CELL_TEXTS[here + box.COLUMNS + 1]
            around = (
                side,
                _side(tiles.get(right), "S", tiles.get(right_below)),
                _side(tiles.get(above), "E", tiles.get(right)),
                _side(tiles.get(below), "E", tiles.get(right_below)),
            )
            known = {each for each in around if each != " "}
            corner = LAND if known == {LAND} else SEA if known else " "
            text.append_text(_shade(corner, [above, below, right, right_below], fresh))
    text.append(SEA, RIM)
    return text


def _side(tile: Tile | None, side: str, beside: Tile | None) -> str:
    """What the side between two spaces is; blank if neither is explored."""
    if tile is not None:
        return LAND if side in tile.land else SEA
    if beside is not None:
        opposite = box.SIDES[(box.SIDES.index(side) + 2) % 4]
        return LAND if opposite in beside.land else SEA
    return " "


def _shade(text: str, cells: Sequence[str], fresh: frozenset[str]) -> Text:
    grounds = NEW_GROUND if fresh.intersection(cells) else GROUND
    return Text(text, grounds[text[0]])


def _rim_row(side: str, signs: Mapping[str, str], ship: str) -> Text:
    """Edge spaces above, with the letters of the columns, or below, with their numbers."""
    row = Text(" " * LABEL)
    row.append(SEA, RIM)
    for column in range(box.COLUMNS):
        place = f"{side}{column + 1}"
        name = f" {'abcdefghijkl'[column]}" if side == "N" else f"{column + 1:>2}"
        row.append(name, f"bold {RIM}")
        row.append(*_rim_sign(place, signs, ship))
        row.append(SEA, RIM)
    return row


def _rim_sign(place: str, signs: Mapping[str, str], ship: str) -> tuple[str, str]:
    if place == ship:
        return SHIP, SHIP_STYLE
    return (signs[place], OPEN_STYLE) if place in signs else (SEA, RIM)
