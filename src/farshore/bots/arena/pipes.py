"""A process that is talked to line by line, with a limit of time on everything, and that can always be ended.

It has a session of its own: Ctrl-C at the terminal does not reach it, and it is ended together with what it started.
"""

import contextlib
import os
import select
import signal
import subprocess
import threading
import time
from collections.abc import Sequence

LONGEST = 1 << 16  # bytes of a line that is read
PIECE = 1 << 16  # bytes read at once
LAST_WAIT = 10.0  # seconds for the system to end a process
LAST_WORDS = 4_096  # bytes of standard error that are kept


class Silent(Exception):
    """Nothing came in time, or what was sent was not taken in time."""


class Gone(Exception):
    """The process has closed its output or its input. The text says what is known of its end."""


class TooLong(Exception):
    """A line has no end."""


class LinePipe:
    """A running process. Raises OSError if it cannot be started."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
            bufsize=0,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._errors = b""  # the end of what it has written to standard error, however much that was
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self._input, self._output = self._process.stdin, self._process.stdout
        os.set_blocking(self._input.fileno(), False)
        os.set_blocking(self._output.fileno(), False)
        self._read = bytearray()

    @property
    def pid(self) -> int:
        """The number of the process, and of its group."""
        return self._process.pid

    def fileno(self) -> int:
        """Its output, for `select`."""
        return self._output.fileno()

    def send(self, data: bytes, seconds: float) -> None:
        """Send bytes. Raises Silent if they are not taken in time, Gone."""
        end = time.monotonic() + seconds
        rest = memoryview(data)
        while rest:
            _, ready, _ = select.select([], [self._input], [], max(0.0, end - time.monotonic()))
            if not ready:
                raise Silent
            try:
                rest = rest[os.write(self._input.fileno(), rest) :]
            except BlockingIOError:
                continue
            except OSError:
                raise Gone(self._last_words()) from None

    def line(self, seconds: float) -> str:
        """The next line. Raises Silent if it does not come in time, Gone, TooLong."""
        end = time.monotonic() + seconds
        while b"\n" not in self._read:
            ready, _, _ = select.select([self._output], [], [], max(0.0, end - time.monotonic()))
            if not ready:
                raise Silent
            if not self._take():
                raise Gone(self._last_words())
            if b"\n" not in self._read and len(self._read) > LONGEST:
                raise TooLong
        found, _, rest = self._read.partition(b"\n")
        self._read = rest
        return found.decode(errors="replace").strip()

    def lines(self) -> list[str]:
        """The lines that are there, without waiting. Raises Gone if there is none and none will come."""
        open_ = True
        while open_ and select.select([self._output], [], [], 0)[0]:
            open_ = self._take()
        whole, newline, rest = self._read.rpartition(b"\n")
        self._read = rest
        if not newline and not open_:
            raise Gone(self._last_words())
        return whole.decode().split("\n") if newline else []

    def _take(self) -> bool:
        """Read what is there. Returns whether more may come."""
        piece = os.read(self._output.fileno(), PIECE)
        self._read += piece
        return bool(piece)

    def forget_errors(self) -> None:
        """Drop what it has written to standard error so far."""
        self._errors = b""

    def _listen(self) -> None:
        """Keep the end of standard error until everybody has closed it."""
        assert self._process.stderr is not None
        with self._process.stderr as errors:
            while piece := errors.read(PIECE):
                self._errors = (self._errors + piece)[-LAST_WORDS:]

    def _last_words(self) -> str:
        """How it ended, with the last line it wrote to standard error."""
        try:
            code = self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        ended = f"it was ended by {signal.Signals(-code).name}" if code < 0 else f"it ended with exit code {code}"
        self._listener.join(timeout=1)
        words = self._errors.decode(errors="replace").strip().splitlines()
        return f"{ended}: {words[-1].strip()}" if words else ended

    def end(self, seconds: float = 0.0) -> None:
        """Close its input, give it so long to end by itself, then end it and all that it started.

        Nothing can be read any more then.
        """
        self._input.close()
        if seconds:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(timeout=seconds)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.pid, signal.SIGKILL)
        with contextlib.suppress(subprocess.TimeoutExpired):  # of a program that may not be ended by us
            self._process.wait(timeout=LAST_WAIT)
        self._output.close()
