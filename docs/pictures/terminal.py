"""Draws `terminal.svg`, the picture of the README: a real match, the real table. Run it from the root of the clone."""

import io
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path

from rich.color import Color
from rich.console import Console
from rich.style import Style
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import farshore
from farshore.bots import make
from farshore.games import lost_cities
from farshore.terminal.screens import Scene, screen

STEPS = 90  # actions and outcomes before the picture is taken
CELL, ROW, EDGE = 9.6, 21, 16  # pixels
INK, PAPER = (240, 233, 219), (27, 34, 41)
COLOURS = [(15, 19, 24), (198, 68, 34), (85, 176, 126), (230, 174, 39), (58, 116, 181), (127, 75, 176), (111, 195, 207)]
THEME = TerminalTheme(PAPER, INK, [*COLOURS, (219, 228, 233)], [*COLOURS, (255, 255, 255)])


def rows() -> list[Text]:
    """What seat 0 sees when it is to lay after STEPS."""
    play = farshore.new(lost_cities.GAME, seed=6, names=["You", "Marlow"])
    bots = [make(play.game, "greedy", 1), make(play.game, "greedy", 2)]
    while len(play) < STEPS or play.to_act != (0,) or play.view(0).step != "lay":
        seat = play.to_act[0]
        play.act(bots[seat].choose(play.turn(seat)))
    face = screen("lost-cities")
    scene = Scene(play.view(0), play.names, play.history(0), play.legal(0))
    return [*face.table(scene), Text(""), Text(face.asked(scene), "bold"), Text("> ")]


def drawn(number: int, row: Text, console: Console) -> Iterator[str]:
    """One row: backgrounds, then every word at its column, so that no viewer's idea of a space matters."""
    y = EDGE + number * ROW
    column = 0
    for segment in row.render(console):
        style = console.get_style(row.style) + (segment.style or Style())
        ink, paper = colour(style.color, True), colour(style.bgcolor, False) if style.bgcolor else None
        if style.reverse:
            ink, paper = paper or rgb(PAPER), ink
        if paper:
            x, width = EDGE + column * CELL, len(segment.text) * CELL
            yield f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{ROW}" fill="{paper}"/>'
        look = f'fill="{ink}"' + (' font-weight="700"' if style.bold else "") + (' opacity=".6"' if style.dim else "")
        for word in re.finditer(r"\S+", segment.text):
            x, width = EDGE + (column + word.start()) * CELL, len(word[0]) * CELL
            text = f'x="{x:.1f}" y="{y + 16}" textLength="{width:.1f}" lengthAdjust="spacingAndGlyphs" {look}'
            yield f"<text {text}>{escape(word[0])}</text>"
        column += len(segment.text)


def colour(given: Color | None, foreground: bool) -> str:
    """A colour of the terminal as the picture shows it."""
    return rgb(tuple((given or Color.default()).get_truecolor(THEME, foreground)))


def rgb(parts: tuple[int, ...]) -> str:
    """A colour for SVG."""
    return "#" + "".join(f"{part:02x}" for part in parts)


def main() -> None:
    """Write the picture beside this file."""
    console = Console(width=80, force_terminal=True, color_system="truecolor", file=io.StringIO())
    table = rows()
    width, height = 80 * CELL + 2 * EDGE, len(table) * ROW + 2 * EDGE
    body = "\n".join(part for number, row in enumerate(table) for part in drawn(number, row, console))
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" role="img" '
        'font-family="ui-monospace, DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="16">\n'
        "<title>A match of Lost Cities in the terminal</title>\n"
        f'<rect width="{width:.0f}" height="{height}" rx="10" fill="{rgb(PAPER)}"/>\n{body}\n</svg>\n'
    )
    Path(__file__).with_suffix(".svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
