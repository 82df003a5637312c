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

from rich.cells import cell_len

import farshore

MAIN = "from farshore.cli import main; main()"
COMMAND = [sys.executable, "-c", MAIN]
# The window becomes the terminal of the new session, so that Ctrl-C reaches the program.
IN_WINDOW = [sys.executable, "-c", f"import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); {MAIN}"]
PACKAGES = str(Path(farshore.__file__).parents[1])  # absolute, because the program runs in a folder of its own
CLEAR = "\x1b[2J"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
QUESTIONS = ("> ", "Enter goes on ", "Enter for 2: ")


class Window:
    """A program in a terminal window of 80 columns and 24 rows."""

    def __init__(self, folder: Path, *args: str, **environment: str) -> None:
        self.terminal, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
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
        text = fresh.decode()
        self.output += text
        return text

    def type(self, line: str) -> str:
        """Type a line and read what it brings."""
        os.write(self.terminal, f"{line}\n".encode())
        return self.read()

    def interrupt(self) -> None:
        """Press Ctrl-C until the program ends; one that comes just before it waits for a line is noticed too late."""
        while self.process.poll() is None:
            os.write(self.terminal, b"\x03")
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(timeout=1)
        self.read()

    def close(self) -> int:
        """The exit code."""
        code = self.process.wait(timeout=20)
        os.close(self.terminal)
        return code


def test_a_match_in_a_window_fits_it_and_ends(tmp_path: Path) -> None:
    window = Window(tmp_path, "play", "--rounds", "1", "--seed", "5", "--option", "colours=6")
    assert "Who shall play against you?" in window.read()
    assert "You play against Pip" in window.type("1")
    for page in ("?", "receipt", "log", "nonsense"):
        seen = window.type(page)
        if "Enter goes on" in seen:
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
    window = Window(tmp_path, "play", "--level", "1", "--seed", "7", "--save", "m.txt", NO_COLOR="1")
    window.read()
    window.type("-1")
    window.interrupt()

    assert window.close() == 128 + signal.SIGINT
    assert window.output.endswith("Stopped.\r\nSee it again: farshore replay m.txt\r\n")
    assert "\x1b" not in window.output
    assert "0 discard Y6" in (tmp_path / "m.txt").read_text()


def test_a_reader_that_went_away_ends_the_match_without_a_word(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "play", "--level", "1", "--seed", "7", "--save", "m.txt"],
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
    _, errors = process.communicate(b"-1\n\n" * 100, timeout=60)

    assert errors == b""
    assert process.returncode == 1
    assert (tmp_path / "m.txt").exists()


def test_help_comes_without_the_compiler() -> None:
    check = "import sys; from click.testing import CliRunner; from farshore.cli import main; " + (
        "result = CliRunner().invoke(main, ['--help']); assert 'replay' in result.output; "
        "assert CliRunner().invoke(main, ['play', '--help']).exit_code == 0; "
        "assert CliRunner().invoke(main, ['--version']).output.startswith('farshore, version '); "
        "sys.exit(bool({'numba', 'numpy', 'rich'} & set(sys.modules)))"
    )

    assert subprocess.run([sys.executable, "-c", check]).returncode == 0
