"""The program itself: in a terminal of 80 columns and 24 rows, in a pipe, and asked for help."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import farshore
from farshore.games import names
from farshore.terminal.console import PREPARING

MAIN = "from farshore.__main__ import main; main()"
COMMAND = [sys.executable, "-c", MAIN]
# The window becomes the terminal of the new session, so that Ctrl-C reaches the program.
# Shells have what runs in the background ignore Ctrl-C, and programs inherit that; one in a window does not.
WINDOW = "import fcntl, signal, termios; signal.signal(signal.SIGINT, signal.default_int_handler)"
IN_WINDOW = [sys.executable, "-c", f"{WINDOW}; fcntl.ioctl(0, termios.TIOCSCTTY, 0); {MAIN}"]
PACKAGES = str(Path(farshore.__file__).parents[1])  # absolute, because the program runs in a folder of its own
CLEAR = "\x1b[2J"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
QUESTIONS = ("> ", "Enter goes on ", "Enter for 1: ", "Enter for 2: ", "q: leave ", "y or n: ")


class Window:
    """A program in a terminal window, of 80 columns and 24 rows unless told."""

    def __init__(self, folder: Path, *args: str, rows: int = 24, columns: int = 80, **environment: str) -> None:
        self.terminal, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        given = {name: text for name, text in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [*IN_WINDOW, *args],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            cwd=folder,
            env=given | {"TERM": "xterm-256color", "PYTHONPATH": PACKAGES} | environment,
            start_new_session=True,
        )
        os.close(inner)
        self.output = ""

    def read(self) -> str:
        """What came since the last reading, up to a question or the end."""
        fresh = b""
        while not ESCAPES.sub("", fresh.decode(errors="replace")).endswith(QUESTIONS):
            ready, _, _ = select.select([self.terminal], [], [], 60)  # seconds; rules may have to be compiled
            assert ready, f"nothing comes after {self.output + fresh.decode(errors='replace')!r}"
            try:
                more = os.read(self.terminal, 65536)
            except OSError:  # how Linux says that the other side is closed
                break
            if not more:
                break
            fresh += more
        text = fresh.decode().replace(f"{PREPARING}\r\n", "")  # which only a slow machine says
        self.output += text
        return text

    def type(self, line: str) -> str:
        """Type a line and read what it brings."""
        return self.press(f"{line}\n")

    def press(self, keys: str) -> str:
        """Press keys and read what they bring."""
        os.write(self.terminal, keys.encode())
        return self.read()

    def interrupt(self) -> None:
        """Press Ctrl-C until the program ends; one that comes just before it waits for a line is noticed too late."""
        for _ in range(60):
            os.write(self.terminal, b"\x03")
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(timeout=1)
                break
        assert self.process.poll() is not None, "it does not end"
        self.read()

    def close(self) -> int:
        """The exit code."""
        code = self.process.wait(timeout=120)
        os.close(self.terminal)
        return code


def test_a_match_in_a_window_fits_it_and_ends(tmp_path: Path) -> None:
    window = Window(tmp_path, "play", "lost-cities", "--rounds", "1", "--seed", "5", "--option", "colours=6")
    assert "Who should play against you?" in window.read()
    assert "You play against Pip" in window.type("1")
    for page in ("?", "receipt", "log", "nonsense"):
        seen = window.type(page)
        while "Enter goes on" in seen:
            seen = window.type("")
    turns = 0
    while window.process.poll() is None and seen:
        if "Your turn: lay" in seen.rpartition(CLEAR)[2]:
            turns += 1
            seen = window.type("-3" if turns % 3 else "8")
        else:
            seen = window.type("")

    assert window.close() == 0
    assert "round 1 of 1 is over" in window.output
    assert "The seed was 5" in window.output
    screens = [ESCAPES.sub("", part).replace("\r", "") for part in window.output.split(CLEAR)]
    assert len(screens) > 80
    for screen in screens:
        rows = screen.rstrip("\n").split("\n")
        assert len(rows) <= 24, screen
        assert max(map(cell_len, rows)) <= 80, screen


def test_ctrl_c_in_a_plain_window_keeps_the_match_and_says_where(tmp_path: Path) -> None:
    window = Window(tmp_path, "play", "lost-cities", "--level", "1", "--seed", "7", "--save", "m.txt", NO_COLOR="1")
    window.read()
    window.type("-1")
    window.interrupt()

    assert window.close() == 128 + signal.SIGINT
    assert window.output.endswith(
        "Stopped.\r\nThe seed was 7: --seed 7 draws the same again.\r\n"
        "Go on: farshore play --resume m.txt\r\nSee it again: farshore replay m.txt\r\n"
    )
    assert "\x1b" not in window.output
    assert "0 discard Y6" in (tmp_path / "m.txt").read_text()


def interrupted(when: str, folder: Path, *args: str) -> tuple[int, str, str]:
    """Exit code, output and errors of a command that presses Ctrl-C itself; `when` is code that arranges for it."""
    result = subprocess.run(
        [sys.executable, "-c", f"{WINDOW}\n{when}\n{MAIN}", *args],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": PACKAGES},
    )
    return result.returncode, result.stdout, result.stderr.replace(f"{PREPARING}\n", "")


INTERRUPTING = """
import os, signal, sys
class Finder:
    @staticmethod
    def find_spec(name, *_):
        if name == {name!r}:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Finder)
"""


@pytest.mark.parametrize("name", ["farshore.terminal", "click", "farshore.terminal.console", "numpy", "farshore.play"])
def test_ctrl_c_while_modules_are_imported_ends_without_a_traceback(name: str, tmp_path: Path) -> None:
    code, _, errors = interrupted(INTERRUPTING.format(name=name), tmp_path, "play", "lost-cities")

    assert (code, errors) == (128 + signal.SIGINT, "")


def test_a_second_ctrl_c_does_not_keep_the_match_from_being_saved(tmp_path: Path) -> None:
    interrupts = (
        "import os, signal; from farshore.terminal.console import Terminal; from farshore.terminal.match import Match\n"
        "press = lambda *_: os.kill(os.getpid(), signal.SIGINT); leave = Match.leave\n"
        "Terminal.ask = press; Match.leave = lambda *args: (press(), leave(*args))"
    )
    code, output, errors = interrupted(interrupts, tmp_path, *MATCH, "--save", "m.txt")

    assert (code, errors) == (128 + signal.SIGINT, "")
    assert "Stopped." in output
    assert (tmp_path / "m.txt").exists()


CONTROL_D = "\x04"
MATCH = ("play", "lost-cities", "--level", "1", "--seed", "7", "--option", "first_starter=0")


def test_a_command_typed_on_a_page_is_carried_out(tmp_path: Path) -> None:
    window = Window(tmp_path, *MATCH)
    window.read()

    assert "page 1 of 2: Enter goes on" in window.type("?")
    assert "as it stands" in window.type("receipt")
    assert "'r7' was typed on a page and not carried out; type it here." in window.type("r7")
    window.type("log")
    assert "nothing is lost" in window.type("q")
    assert window.close() == 0


def test_the_log_opens_with_its_newest_page(tmp_path: Path) -> None:
    window = Window(tmp_path, *MATCH)
    window.read()
    for _ in range(12):
        window.type("-1")
        window.type("")

    last = window.type("log")
    assert "page 2 of 2: b goes back, Enter goes on" in last
    assert "Round 1" not in last
    assert "Round 1" in window.type("b")
    assert "page 2 of 2" in window.type("")
    assert "Your turn" in window.type("")
    assert "y or n" in window.type("q")
    window.type("y")
    assert window.close() == 0


def test_ctrl_d_on_a_page_asks_before_it_ends_the_match(tmp_path: Path) -> None:
    window = Window(tmp_path, *MATCH)
    window.read()
    window.type("?")

    assert "Leave the match? y or n" in window.press(CONTROL_D)
    assert "You stay." in window.type("n")
    assert "The input has ended." in window.press(CONTROL_D)
    assert window.close() == 0


def test_a_small_window_is_told_once_what_is_needed(tmp_path: Path) -> None:
    window = Window(tmp_path, *MATCH, rows=20, columns=60)

    assert "This window is 60x20: 80x24 is needed to see everything." in window.read()
    assert "is needed" not in window.type("table")
    window.type("q")
    assert window.close() == 0


def test_a_refused_answer_about_the_level_is_explained(tmp_path: Path) -> None:
    window = Window(tmp_path, "play", "lost-cities", NO_COLOR="1")
    window.read()

    assert "7 is not 1 to 5." in window.type("7")
    assert "You play against Marlow" in window.type("")
    window.type("q")
    assert window.close() == 0


def test_keys_pressed_while_a_bot_thinks_are_no_move(tmp_path: Path) -> None:
    window = Window(tmp_path, *MATCH, "--level", "5", NO_COLOR="1")
    window.read()
    for _ in range(2):
        window.type("-1")
        window.press("\n-2\n-3\n")  # draws; the rest waits in the terminal while Corvin thinks
    window.type("save m.txt")
    window.type("q")

    assert window.close() == 0
    assert "Corvin is to lay: please wait ..." in window.output
    assert sum(step.actor == 0 for step in farshore.load(tmp_path / "m.txt").history()) == 4


def test_a_match_is_stepped_through_with_its_table(tmp_path: Path) -> None:
    options: dict[str, Any] = {"rounds": 20, "next_starter": "alternate", "stall_guard": False, "extra_round": True}
    play = farshore.new("lost-cities", seed=7, names=["Ada", "Pip"], colours=6, first_starter="0", **options)
    for turn in range(6):
        play.act("draw" if turn % 2 else play.legal()[0])
    (tmp_path / "m.txt").write_text(play.transcript)
    window = Window(tmp_path, "replay", "m.txt", "--step", "--seat", "0")

    first, second = window.read(), window.type("")
    window.type("q")
    assert window.close() == 0
    laid = play.history()[16].text.removeprefix("lay ")
    assert re.search(rf"\x1b\[[0-9;]+m{laid}\x1b\[0m", first)
    rows = ESCAPES.sub("", first).splitlines()
    assert len(rows) <= 24
    assert [" ".join(row.split()[:2]) for row in rows[-4:]] == ["Round 1", "Ada got", "Ada laid", "Enter: next,"]
    plain = ESCAPES.sub("", second)
    assert "at least 27 turns for Ada" in plain
    assert re.search("Pip             laid .* and drew from the deck", plain)
    assert window.output.count(CLEAR) == 2


def test_a_reader_that_went_away_ends_the_match_without_a_word(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "play", "lost-cities", "--level", "1", "--seed", "7", "--save", "m.txt"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": PACKAGES},
    )
    assert process.stdout is not None
    process.stdout.readline()
    process.stdout.close()
    process.stdout = None
    _, errors = process.communicate(b"-1\n\n" * 100, timeout=300)

    words = errors.decode().splitlines()  # on a busy machine that it is being prepared, but nothing of the reader
    assert [line for line in words if line.strip() and line.strip() != PREPARING] == []
    assert process.returncode == 1
    assert (tmp_path / "m.txt").exists()


def test_help_comes_without_the_compiler() -> None:
    check = "import sys; from click.testing import CliRunner; from farshore.terminal import main; " + (
        "result = CliRunner().invoke(main, ['--help']); assert 'replay' in result.output; "
        "shown = CliRunner().invoke(main, ['play', '--help']).output; "
        f"assert all(name in shown for name in {names()!r}); "
        "assert '--resume FILE' in shown and '--options' in shown; "
        "assert CliRunner().invoke(main, ['--version']).output.startswith('farshore, version '); "
        "sys.exit(bool({'numba', 'numpy', 'rich'} & set(sys.modules)))"
    )

    assert subprocess.run([sys.executable, "-c", check]).returncode == 0


def test_the_package_runs_as_a_module() -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "farshore", "--help"],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": PACKAGES},
    )

    assert shown.returncode == 0
    assert shown.stdout.startswith("Usage: farshore ")
