"""Cards as coloured chips. Each shows the letter of its suit, or its row does, so nothing depends on colour alone."""

import re
from collections.abc import Sequence

from rich.text import Text

# On a coloured ground, because yellow and white letters vanish on light terminals and blue ones on dark terminals.
STYLES = {
    "Y": "black on bright_yellow",
    "B": "bright_white on blue",
    "W": "black on white",
    "G": "black on bright_green",
    "R": "bright_white on red",
    "P": "bright_white on magenta",
}
SUIT_NAMES = {"Y": "yellow", "B": "blue", "W": "white", "G": "green", "R": "red", "P": "purple"}
CARD = re.compile(r"\b([YBWGRP])(?:x|10|[2-9])\b")


def chip(card: str, marked: bool = False) -> Text:
    """One card with its suit; brackets mark it as new."""
    return Text.assemble((f"[{card}]" if marked else f" {card} ", STYLES[card[0]]))


def suit_chip(suit: str) -> Text:
    """The letter of a suit."""
    return Text.assemble((f" {suit} ", STYLES[suit]))


def row_of(cards: Sequence[str], marked: bool = False) -> Text:
    """Cards of one suit without its letter; brackets mark the last one as new. Twelve cards take 26 columns."""
    if not cards:
        return Text.assemble((" .", "dim"))
    ranks = [card[1:] for card in cards]
    if marked:
        shown = f" {' '.join(ranks[:-1])}[{ranks[-1]}]" if ranks[1:] else f"[{ranks[-1]}]"
    else:
        shown = f" {' '.join(ranks)} "
    return Text.assemble((shown, STYLES[cards[0][0]]))


def inked(text: str, style: str = "") -> Text:
    """A sentence with the cards it names in colour."""
    shown = Text(text, style)
    for match in CARD.finditer(text):
        shown.stylize(STYLES[match[1]], *match.span())
    return shown
