"""What all screens have in common."""

from farshore.games import names
from farshore.terminal.console import clip, readable
from farshore.terminal.screens import screen

FRAME = 4  # rows that the loop adds below a table: an empty one, two notices, the prompt


def test_every_game_has_a_screen() -> None:
    for name in names():
        assert callable(screen(name).table)


def test_text_from_outside_is_made_readable() -> None:
    assert readable("a\x1b[2Jb\n") == "a?[2Jb?"
    assert clip("abcdefgh", 6) == "abcd.."
    assert clip("abcdef", 6) == "abcdef"
