"""Whole matches of Explorers in a real terminal window, and in a pipe."""

import os
import re
import subprocess
from pathlib import Path

from rich.cells import cell_len

from tests.terminal.test_terminal import CLEAR, COMMAND, ESCAPES, PACKAGES, Window


def open_squares(seen: str) -> list[str]:
    """The squares of an Explorers map that are open to a mark."""
    found = []
    for row in ESCAPES.sub("", seen.rpartition(CLEAR)[2]).replace("\r", "").split("\n"):
        if match := re.match(r"([ 1]\d) (.{48})", row):
            cells = [match[2][3 * column : 3 * column + 3] for column in range(16)]
            found += [f"{chr(97 + column)}{match[1].strip()}" for column, cell in enumerate(cells) if cell[2] == "*"]
    return found


def test_alone_in_a_window_fits_it_and_ends(tmp_path: Path) -> None:
    options = ("--option", "achievements=3", "--option", "temples=expert", "--option", "map=1.0,2.0,3.0,4.0")
    window = Window(tmp_path, "play", "--seed", "5", *options)
    assert "Which game?" in window.read()
    assert "How many play?" in window.type("2")
    assert "You play alone." in window.type("")
    seen = window.type("d")
    for page in ("?", "receipt", "log", "look 0", "why", "nonsense"):
        seen = window.type(page)
        while "Enter goes on" in seen:
            seen = window.type("")
    turns = 0
    while window.process.poll() is None and seen:
        turns += 1
        last = ESCAPES.sub("", seen.rpartition(CLEAR)[2])
        if "3 marks on one terrain" in last:
            seen = window.type("p")
        elif "Which option" in last:
            seen = window.type("1" if turns % 5 else "1 a1")
        elif "as a bonus" in last:
            seen = window.type("w")
        elif "y or n" in last:
            seen = window.type("y")
        elif (squares := open_squares(seen)) and "Enter ends" not in last:
            seen = window.type(" ".join(squares[: turns % 3 + 1]) if turns % 7 else "done")
        else:
            seen = window.type("")

    assert window.close() == 0
    assert "round 4 of 4 is over" in window.output
    assert "The seed was 5" in window.output
    screens = [ESCAPES.sub("", part).replace("\r", "") for part in window.output.split(CLEAR)]
    assert len(screens) > 60
    for screen in screens:
        rows = screen.rstrip("\n").split("\n")
        assert len(rows) <= 24, screen
        assert max(map(cell_len, rows)) <= 80, screen


def test_against_bots_in_a_pipe_and_its_replay_in_a_window(tmp_path: Path) -> None:
    lines = "p\ndone\ny\n" + "1\ndone\ny\n" * 40
    match = ("explorers", "--seats", "3", "--level", "2", "--seed", "7", "--save", "m.txt", "--name", "Ada")
    result = subprocess.run(
        [*COMMAND, "play", *match], input=lines, capture_output=True, text=True, cwd=tmp_path, timeout=300,
        env=os.environ | {"PYTHONPATH": PACKAGES},
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert re.search("Marlow( 2)? wins by", result.stdout)

    window = Window(tmp_path, "replay", "m.txt", "--step", "--seat", "1")
    seen = window.read()
    while "Enter" in ESCAPES.sub("", seen).splitlines()[-1]:
        seen = window.type("")
    assert window.close() == 0
    screens = [ESCAPES.sub("", part).replace("\r", "") for part in window.output.split(CLEAR)]
    assert len(screens) > 29 * 3
    assert any("board of Ada" in screen for screen in screens)
    assert sum("of 4 is over" in screen for screen in screens) == 4
    for screen in screens:
        rows = screen.rstrip("\n").split("\n")
        assert len(rows) <= 24, screen
        assert max(map(cell_len, rows)) <= 80, screen
