"""Ends programs whose referee has died, however it died: a process beside it, which sees its own input end then.

A program that thinks for ever does not notice that nobody listens any more.
"""

import contextlib
import os
import signal
import subprocess
import sys


class Watch:
    """The watching process, as the referee sees it."""

    def __init__(self) -> None:
        command = [sys.executable, "-I", "-S", __file__]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, start_new_session=True, bufsize=0
        )

    def started(self, pid: int) -> None:
        """A program was started, which has a group of its own."""
        self._tell(pid)

    def ended(self, pid: int) -> None:
        """It has ended: its number may be that of another process soon."""
        self._tell(-pid)

    def _tell(self, number: int) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # somebody has ended the watch: then programs are on their own
            self._process.stdin.write(b"%d\n" % number)

    def close(self) -> None:
        """Watch no more. Programs that are still there are ended."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def main() -> None:
    """Take the numbers of programs until the input ends."""
    programs = set()
    for line in sys.stdin.buffer:
        number = int(line)
        if number > 0:
            programs.add(number)
        else:
            programs.discard(-number)
    for pid in programs:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
