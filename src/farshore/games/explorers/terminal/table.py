"""The table of Explorers in 80 columns and 19 rows: a bar, the map with the panel beside it, and the news."""

from itertools import zip_longest

from rich.text import Text

from farshore.games.explorers import box
from farshore.games.explorers.present import Table
from farshore.games.explorers.terminal.map import WIDTH as MAP
from farshore.games.explorers.terminal.map import map_rows
from farshore.games.explorers.terminal.panel import ROWS, panel_rows
from farshore.games.explorers.terminal.panel import WIDTH as PANEL
from farshore.games.explorers.terminal.story import News, news
from farshore.terminal.console import WIDTH, clip, column, sides
from farshore.terminal.screens import Scene


def table(scene: Scene) -> list[Text]:
    """Everything on the table; of other seats, what they did before the running turn."""
    since = news(scene) if scene.history else News()
    rows = [_bar(scene)]
    for left, right in zip_longest(map_rows(scene), panel_rows(scene, since)[:ROWS], fillvalue=Text("")):
        rows.append(Text.assemble(column(left, MAP), "  ", column(right, PANEL)))
    rows.append(Text(clip(since.text, WIDTH), "bold"))
    return rows


def _bar(scene: Scene) -> Text:
    """Where the match stands, and the cards not yet seen in this round, one of which lies aside."""
    view: Table = scene.view
    left = " Explorers   " + where(view)
    if scene.focus is not None and scene.focus != view.seat:
        left += f"   board of {scene.names[scene.focus]}"
    unseen = " ".join("".join(box.CARDS[number - 1][0]) + _second(number) for number in view.cards_left)
    right = f"unseen {unseen} " if view.phase in ("option", "marks", "card") and unseen else ""
    if len(left) + len(right) > WIDTH:
        right = ""
    return sides(clip(left, WIDTH), right, "reverse")


def _second(number: int) -> str:
    one, two = box.CARDS[number - 1]
    return two if len(one) == 1 else f"/{two}"


def where(view: Table) -> str:
    """The round and the turn."""
    if view.phase == "over":
        return "the match is over"
    if view.phase in ("map", "achievements", "village", "setup"):
        return "setting up"
    if view.turn == 0:
        return f"round {view.round}/{box.ROUNDS} begins"
    return f"round {view.round}/{box.ROUNDS} turn {view.turn}/{box.TURNS}"
