"""A view of Die neuen Entdecker as plain text: the map with its coasts, then where everybody stands."""

from collections.abc import Mapping, Sequence

from farshore.engine.game import SPECTATOR, Value
from farshore.games.entdecker import box
from farshore.games.entdecker.present import Table, Tile, Unit, present
from farshore.games.entdecker.view import View

UNIT_LETTERS = {"scout": "s", "fort": "f", "settlement": "t"}


def picture(view: View, options: Mapping[str, Value], names: Sequence[str]) -> str:
    """Three lines a row: `#` is land, `~` sea, blank unexplored; units as seat and s, f or t (settlement)."""
    table = present(view, options)
    lines = [_status(table, names), "", *_map(table), ""]
    for seat, player in enumerate(table.players):
        reserve = f"{player.scouts} scouts, {player.forts} forts, {player.settlements} settlements"
        you = " (you)" if seat == view.me and view.me != SPECTATOR else ""
        lines.append(f"{seat} {names[seat]}{you}: {player.points} points, {player.gold} gold; {reserve}")
    for hut in table.huts:
        if hut.opened:
            path = " ".join("." if scout is None else str(scout.seat) for scout in hut.path)
            lines.append(f"hut {hut.number}  token {hut.token or '?':<3} {path}")
    stacks = " ".join(f"{stack.tiles}{'?' if stack.back == '?' else ''}" for stack in table.stacks)
    return "\n".join([*lines, f"stacks {stacks}   open {' '.join(f'{n} {kind}' for kind, n in table.open.items())}"])


def _map(table: Table) -> list[str]:
    tiles = {tile.cell: tile for tile in table.tiles}
    units = {unit.cell: unit for unit in table.units}
    ship = table.expedition.ship if table.expedition else None
    rows = ["    " + "".join(f" {column} " for column in "abcdefghijkl")]
    for row in range(box.ROWS):
        cells = box.CELL_TEXTS[row * box.COLUMNS : (row + 1) * box.COLUMNS]
        drawn = [_cell(tiles.get(cell), units.get(cell), cell == ship) for cell in cells]
        rows += [
            f"{row + 1 if line == 1 else ' '}   {''.join(each[line] for each in drawn)}".rstrip() for line in range(3)
        ]
    return rows


def _cell(tile: Tile | None, unit: Unit | None, is_ship: bool) -> list[str]:
    """Three by three letters: the sides, and in the middle the waterfall, the ship or the unit."""
    if tile is None:
        return ["   ", " . ", "   "]
    north, east, south, west = ("#" if side in tile.land else "~" for side in box.SIDES)
    middle = "#" if tile.land and tile.kind != "strait" else "~"
    if tile.bonus:
        middle = "+" if tile.bonus == 5 else "*"
    if is_ship:
        middle = "@"
    joined = middle != "~" and tile.kind != "strait"
    corner = {(a, b): "#" if joined and a == b == "#" else "~" for a in "#~" for b in "#~"}
    letters = [
        [corner[north, west], north, corner[north, east]],
        [west, middle, east],
        [corner[south, west], south, corner[south, east]],
    ]
    if unit is not None:
        row, column = {"N": (0, 1), "E": (1, 2), "S": (2, 1), "W": (1, 0), "": (1, 1)}[unit.side]
        letters[row][column] = UNIT_LETTERS[unit.kind]
        letters[2][2] = str(unit.seat)
    return ["".join(row) for row in letters]


def _status(table: Table, names: Sequence[str]) -> str:
    if table.phase == "over":
        best = max((player.points, player.gold) for player in table.players)
        winners = [names[seat] for seat, each in enumerate(table.players) if (each.points, each.gold) == best]
        return f"over: {' and '.join(winners)} won with {best[0]} points"
    doing = table.phase if table.acting in (None, table.turn) else f"{table.phase} of {names[table.acting]}"
    left = f", {table.expedition.left} tiles left" if table.expedition else ""
    hand = f", {table.expedition.hand} in hand" if table.expedition and table.expedition.hand else ""
    return f"turn of {names[table.turn]}: {doing}{left}{hand}; {table.spaces} spaces unexplored"
