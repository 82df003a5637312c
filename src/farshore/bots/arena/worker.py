"""A process that plays matches: settings on the first line of its input, then fixtures; results on its output."""

import contextlib
import os
import sys
from typing import BinaryIO

import msgspec
from msgspec import Struct

from farshore.bots.arena.referee import Referee, Result
from farshore.bots.arena.tournament import Fixture, Settings


class Started(Struct, frozen=True, tag="started", tag_field="t"):
    """A program was started: it has to be ended if its worker dies."""

    pid: int


class Ended(Struct, frozen=True, tag="ended", tag_field="t"):
    """A program has ended: its number may be that of another process soon."""

    pid: int


class Played(Struct, frozen=True, tag="played", tag_field="t"):
    """A match is finished."""

    result: Result


class _Reporting(Referee):
    def __init__(self, settings: Settings, output: BinaryIO) -> None:
        super().__init__(settings)
        self._output = output

    def started(self, pid: int) -> None:
        self.say(Started(pid))

    def ended(self, pid: int) -> None:
        self.say(Ended(pid))

    def say(self, message: Started | Ended | Played) -> None:
        self._output.write(msgspec.json.encode(message) + b"\n")


def main() -> None:
    """Play until the input ends."""
    output = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever prints something does not speak to the parent
    lines = iter(sys.stdin.buffer)
    referee = _Reporting(msgspec.json.decode(next(lines), type=Settings), output)
    with contextlib.suppress(BrokenPipeError), contextlib.closing(referee):  # broken: the parent is gone
        for line in lines:
            referee.say(Played(referee.play(msgspec.json.decode(line, type=Fixture))))


if __name__ == "__main__":
    main()
