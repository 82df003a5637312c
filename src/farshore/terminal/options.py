"""`farshore play GAME --options`: the options of a game."""

from textwrap import wrap

from farshore import games
from farshore.engine.game import option_text
from farshore.terminal.console import WIDTH

INDENT = 24  # columns before the explanation


def listing(name: str) -> list[str]:
    """Rows for every option of a game: its default, what it means and what is allowed. Raises UnknownGame."""
    game = games.get(name)
    rows = [f"{game.title} ({name}): defaults are shown, --option NAME=VALUE changes one"]
    for option in game.options:
        about = wrap(option.about, WIDTH - INDENT) + wrap(f"allowed: {option.allowed}", WIDTH - INDENT)
        rows.append(f"  {option.name}={option_text(option.default)}".ljust(INDENT) + about[0])
        rows += [" " * INDENT + row for row in about[1:]]
    return rows
