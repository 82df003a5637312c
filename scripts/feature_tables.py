"""Write docs/features.md from the tables of features of the built-in games: `make features`."""

import sys
from pathlib import Path

from farshore import games
from farshore.engine.encoding import Encoding, encoding_of, form_text

PAGE = Path(__file__).parents[1] / "docs" / "features.md"
HEAD = """# Features for learning

Written by `make features` from the tables in `games/<game>/features.py`; do not edit.

A learner gets a view as 32-bit numbers from -1 to 1, in the order of these tables. `encoding_of(game)` of
[`engine/encoding.py`](../src/farshore/engine/encoding.py) encodes; `planes` gives the same numbers as planes of the
board, where what is no square fills a plane. A field with a place for every seat is turned so that the own seat comes
first. Spectators see it from seat 0. The version changes when a number changes, and the digest with it: keep the
digest beside weights that were trained.

A game without a table gets a default one. Each field is a feature: words that its codec lists become a place each,
numbers are divided by the most that the codec allows, sets of bits become a place for each bit, and of other numbers
the logarithm is shown (`tests/games/test_encoding.py`).
"""


def table(encoding: Encoding) -> list[str]:
    """The features of one game."""
    title = f"## {encoding.game.title}"
    facts = f"{encoding.size} numbers, version {encoding.version}, digest `{encoding.digest}`."
    if encoding.grid:
        shape = " x ".join(map(str, encoding.planes(encoding.scales[:1].repeat(encoding.size)).shape))
        facts += f" As planes: {shape}."
    lines = [title, "", facts, "", "| feature | shape | numbers | meaning |", "|---|---|---|---|"]
    for feature in encoding.features:
        shape = " x ".join(map(str, encoding.shape(feature)))
        lines.append(f"| {feature.name} | {shape} | {form_text(feature)} | {encoding.meaning(feature)} |")
    if encoding.left:
        lines += ["", f"Left out: {'; '.join(f'{each.field} ({each.why})' for each in encoding.left)}."]
    return lines


def page() -> str:
    """The whole page."""
    own = [game for game in games.playable() if game.package.startswith("farshore.")]
    lines = [line for game in own for line in ("", *table(encoding_of(game)))]
    return HEAD + "\n".join(lines) + "\n"


def main() -> None:
    """Write it, if it has changed."""
    if not PAGE.exists() or PAGE.read_text() != page():
        PAGE.write_text(page())
        sys.stdout.write(f"{PAGE}\n")


if __name__ == "__main__":
    main()
