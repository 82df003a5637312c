"""The terminal as the commands use it: rows of styled text out, lines in.

Two ways. On a colour terminal every screen is drawn again and pages wait for Enter. Everywhere else (a pipe, TERM=dumb,
NO_COLOR, --no-color) the same rows are printed as plain text one below the other, nothing waits but the questions, and
no escape code is ever written.
"""

import io
import os
import shutil
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import cache

from rich.cells import set_cell_size
from rich.console import Console
from rich.text import Text

from farshore.engine.errors import Interrupted

WIDTH, HEIGHT = 80, 24  # what every screen fits into
MORE = "Enter goes on "
BACK = "b"  # typed on a page: show the one before
PREPARING = "Preparing the rules; only the first start takes this long ..."
PATIENCE = 2.0  # seconds of silence before a wait is explained; loading the compiled rules takes one to two


class Terminal:
    """Standard input and output. `colour` says whether colour is wanted; it is used only where it can be."""

    def __init__(self, colour: bool = True) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # no name and no key press may end a match
        self.waits = sys.stdin.isatty() and sys.stdout.isatty()  # somebody sits there
        self.colour = colour and _takes_colour()
        self.redraws = self.colour and self.waits
        self._console = Console(
            file=sys.stdout, width=WIDTH, force_terminal=self.colour, highlight=False, markup=False, emoji=False
        )
        if self.redraws:
            _edit_lines()

    def show(self, rows: Sequence[Text]) -> None:
        """A new screen. In plain text it begins after an empty line."""
        if self.redraws:
            self._console.clear()
        else:
            print()
        self.say(*rows)

    def say(self, *rows: Text | str) -> None:
        """Rows below what is there."""
        for row in rows:
            if self.colour:
                self._console.print(row, soft_wrap=True)
            else:
                print(row.plain.rstrip() if isinstance(row, Text) else row)

    def page(self, *sheets: Sequence[Text], newest: bool = False) -> str:
        """Rows to be read before it goes on, each sheet on as many screens as it needs.

        `newest` begins with the last screen. Returns what was typed instead of Enter, which ends the reading; in plain
        text everything is printed at once and nothing is asked. Raises EOFError.
        """
        if not self.redraws:
            for sheet in sheets:
                self.show(sheet)
            return ""
        room = HEIGHT - 2
        screens = [sheet[first : first + room] for sheet in sheets for first in range(0, len(sheet), room)]
        at = len(screens) - 1 if newest else 0
        while at < len(screens):
            self.show(screens[at])
            place = f"page {at + 1} of {len(screens)}: " if screens[1:] else ""
            back = f"{BACK} goes back, " if at else ""
            self.say("")
            answer = self.ask(f"{place}{back}{MORE}").strip()
            if answer.lower() == BACK and at:
                at -= 1
            elif answer:
                return answer
            else:
                at += 1
        return ""

    def ask(self, prompt: str = "> ") -> str:
        """A line from the input. Raises EOFError at its end."""
        if self.waits:
            try:
                return input(prompt)
            except (EOFError, Interrupted):
                print()  # what follows begins on a row of its own
                raise
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        print(readable(line.strip()))  # a piped line leaves no trace by itself
        return line

    def choose(self, title: str, choices: Sequence[str], default: int) -> int:
        """The place of one of the choices, counted from 0. Where nobody can answer it is the default."""
        if not self.waits:
            return default
        self.say("", title, "", *(f"  {number}  {choice}" for number, choice in enumerate(choices, 1)), "")
        while True:
            answer = self.ask(f"1 to {len(choices)}, Enter for {default + 1}: ").strip()
            if not answer:
                return default
            if answer in map(str, range(1, len(choices) + 1)):
                return int(answer) - 1
            self.say(f"{readable(answer, 24)} is not 1 to {len(choices)}.")

    def too_small(self) -> str | None:
        """The sentence for somebody whose window cannot show everything."""
        columns, rows = shutil.get_terminal_size((WIDTH, HEIGHT))
        if not self.waits or (columns >= WIDTH and rows >= HEIGHT):
            return None
        return f"This window is {columns}x{rows}: {WIDTH}x{HEIGHT} is needed to see everything."

    def forget_typed(self) -> None:
        """Drop the keys pressed while nothing was asked, so that they do not answer the next question."""
        if not self.waits:
            return
        try:
            import termios
        except ImportError:
            return
        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def _takes_colour() -> bool:
    kind = os.environ.get("TERM", "dumb")
    return sys.stdout.isatty() and kind not in ("dumb", "unknown", "") and not os.environ.get("NO_COLOR")


def _edit_lines() -> None:
    """Let `input` know arrow keys and earlier lines, where the platform can."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(True)


def preparing() -> AbstractContextManager[None]:
    """Around what may compile rules: explains a long wait, once in a run."""
    return explained(PREPARING, PATIENCE, _print_once)


@contextmanager
def explained(sentence: str, seconds: float, say: Callable[[str], None] | None = None) -> Iterator[None]:
    """Prints `sentence` on standard error if what happens inside takes longer than so many seconds."""
    timer = threading.Timer(seconds, say or _print, (sentence,))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _print(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


_print_once = cache(_print)


# ---- text


def readable(text: str, most: int = WIDTH) -> str:
    """`text` fit to be shown: one line, no control characters, at most so many columns."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in text)
    return clip(shown, most)


def clip(text: str, columns: int) -> str:
    """`text`, shortened if it is wider than so many columns."""
    return text if Text(text).cell_len <= columns else set_cell_size(text, columns - 2) + ".."


def upper(text: str) -> str:
    """`text` with a capital first letter."""
    return text[:1].upper() + text[1:]


def column(text: Text | str, width: int, align: str = "left") -> Text:
    """`text` in exactly so many columns."""
    cell = Text(text) if isinstance(text, str) else text.copy()
    cell.truncate(width)
    spare = width - cell.cell_len
    left = {"left": 0, "center": spare // 2, "right": spare}[align]
    cell.pad_left(left)
    cell.pad_right(spare - left)
    return cell


def sides(left: Text | str, right: Text | str, style: str = "") -> Text:
    """One row with a text at either end."""
    start = Text(left) if isinstance(left, str) else left
    return Text.assemble(start, column(right, WIDTH - start.cell_len, "right"), style=style)
