"""The table of Die neuen Entdecker in 80 columns and 19 rows: a bar, the map with the panel beside it, and the news."""

from itertools import zip_longest

from rich.text import Text

from farshore.games.entdecker.present import Table
from farshore.games.entdecker.terminal.lists import WIDTH as PANEL
from farshore.games.entdecker.terminal.map import WIDTH as MAP
from farshore.games.entdecker.terminal.map import map_rows
from farshore.games.entdecker.terminal.panel import panel_rows, whose
from farshore.games.entdecker.terminal.story import News, news
from farshore.terminal.console import WIDTH, clip, column, sides, upper
from farshore.terminal.screens import Scene


def table(scene: Scene) -> list[Text]:
    """Everything on the table; tiles that others placed since one's last turn are bright."""
    since = news(scene) if scene.history else News()
    rows = [_bar(scene)]
    for left, right in zip_longest(map_rows(scene, since.fresh), panel_rows(scene), fillvalue=Text("")):
        rows.append(Text.assemble(column(left, MAP), " ", column(right, PANEL)))
    rows.append(Text(upper(since.text), "bold"))
    return rows


def _bar(scene: Scene) -> Text:
    """Whose turn it is, where the ship is, and how much is left to explore."""
    view: Table = scene.view
    left = f" Entdecker   {where(scene)}"
    right = f"{view.spaces} space{'s' * (view.spaces != 1)} unexplored "
    return sides(clip(left, WIDTH - len(right) - 1), right, "reverse")


def where(scene: Scene) -> str:
    """The turn and the expedition."""
    view: Table = scene.view
    if view.phase == "over":
        return "the match is over"
    if view.phase == "chiefs":
        return "chief scouts are chosen"
    turn = f"{whose(scene.names[view.turn])} turn"
    trip = view.expedition
    if trip is None:
        return turn
    left = f", {trip.left} {trip.source} to draw" if trip.source else ""
    return f"{turn}: ship at {trip.ship}{left}"
