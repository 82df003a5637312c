"""The panel beside the map: everybody's points, gold and units, and what the next decision needs."""

from textwrap import wrap

from rich.text import Text

from farshore.games.entdecker import box
from farshore.games.entdecker.present import Table
from farshore.games.entdecker.terminal.lists import (
    HUT_HEAD,
    ISLAND_HEAD,
    WIDTH,
    chance_of,
    hut_row,
    island_row,
    islands_in_order,
    payees_in_words,
    placing_rows,
    ranges,
    stack_rows,
    standing,
    start_groups,
    tile_rows,
    turn_rows,
)
from farshore.games.entdecker.terminal.map import HEIGHT, seat_text
from farshore.terminal.console import column
from farshore.terminal.screens import YOU, Scene

NAME = 9
UNITS = ("scout", "fort", "settle", "take")
JUNGLE = ("natives", "taken for a hut", "jungle")


def panel_rows(scene: Scene) -> list[Text]:
    """As many rows as the map has."""
    rows = _seats(scene)
    room = HEIGHT - len(rows) - 1
    body = _body(scene, room)
    return [*rows, Text(""), *body[:room]] if len(body) <= room else [*rows, *body[: room + 1]]


def _seats(scene: Scene) -> list[Text]:
    view: Table = scene.view
    rows = [Text(f"{'':<{NAME + 3}} pts gold  s f t", "bold")]
    for seat, player in enumerate(view.players):
        style = "bold" if seat == view.seat else ""
        name = column(Text(scene.names[seat], style), NAME)
        mark = ">" if seat == view.turn and view.phase != "over" else " "
        numbers = f"{player.points:>4}{player.gold:>5}{player.scouts:>3}{player.forts:>2}{player.settlements:>2}"
        rows.append(Text.assemble(mark, seat_text(seat), " ", name, (numbers, style)))
    return rows


def _body(scene: Scene, room: int) -> list[Text]:
    """What the next decision needs; where none is due, the islands and the huts."""
    view: Table = scene.view
    if scene.legal:
        if view.phase == "start":
            rows = start_rows(scene)
            return [*rows, *_islands(view, room - len(rows))]
        if view.phase == "route":
            return _ways(scene)
        if view.phase in ("announce", "explore"):
            return _exploring(scene, room)
        if view.phase == "place":
            rows, turns = placing_rows(scene), turn_rows(view.expedition.hand or "sea") if view.expedition else []
            return [*rows, Text(""), *turns] if len(rows) + 1 + len(turns) <= room else rows
        if view.phase == "order":
            return _order(view)
        if view.phase in JUNGLE:
            return _huts(view)
    if view.phase == "over":
        return _huts(view)
    islands = _islands(view, room - 2 if room < 12 else room)
    return islands if len(islands) + box.PATHS + 1 > room else [*islands, *_huts(view)]


def _exploring(scene: Scene, room: int) -> list[Text]:
    """What can be drawn and fits; where a unit can be put down, the islands there. Without a draw, all islands."""
    view: Table = scene.view
    rows = _here(scene)
    if view.phase == "explore" and not any(text.startswith("draw ") for text in scene.legal):
        return [*rows, *_islands(view, room - len(rows))]
    return [*rows, *stack_rows(view), *tile_rows(view), Text(chance_of(view))]


def _here(scene: Scene) -> list[Text]:
    """The islands on whose land a unit could be put down now."""
    view: Table = scene.view
    if not any(text.startswith(UNITS) for text in scene.legal) or view.expedition is None:
        return []
    found = [island for island in view.islands if view.expedition.ship in island.cells]
    return [Text.assemble(f"here {each.value}, {each.open} open  ", standing(each)) for each in found]


def start_rows(scene: Scene, width: int = WIDTH) -> list[Text]:
    """What each start costs; to others than the bank, who gets it."""
    rows = [Text("start for", "bold")]
    for cost, paid, places in start_groups(scene.view):
        label = f"{cost} ({paid})" if paid else str(cost)
        rows += map(Text, wrap(f"{label}: {ranges(places)}", width, subsequent_indent="   "))
    return rows


def _islands(view: Table, room: int) -> list[Text]:
    """As many islands as there is room for."""
    islands = islands_in_order(view)
    if room < 2 or not islands:
        return []
    rows = [Text(ISLAND_HEAD[:WIDTH], "bold"), *map(island_row, islands)]
    return rows if len(rows) <= room else [*rows[: room - 1], Text(f"+{len(rows) - room + 1} more: islands", "dim")]


def _huts(view: Table) -> list[Text]:
    return [Text(HUT_HEAD[:WIDTH], "bold"), *(hut_row(hut, view.seat) for hut in view.huts)]


def _ways(scene: Scene) -> list[Text]:
    rows = [Text("whom to pay", "bold")]
    for number, way in enumerate(scene.view.starts[0].ways, 1):
        rows += map(Text, wrap(f"{number}  {payees_in_words(way, scene.names)}", WIDTH, subsequent_indent="   "))
        rows.append(Text(f"   by {way.edge}", "dim"))
    return rows


def _order(view: Table) -> list[Text]:
    rows = [Text("island  size  points", "bold")]
    waiting = sorted((each for each in view.islands if each.number), key=lambda each: each.number or 0)
    rows += [Text.assemble(f"{each.number}  {each.first:<5}{each.value:>3}   ", standing(each)) for each in waiting]
    return rows


def whose(name: str) -> str:
    """A name before what belongs to it."""
    return "your" if name == YOU else f"{name}'s"
