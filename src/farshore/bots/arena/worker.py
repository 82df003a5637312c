"""A process that plays matches: settings on the first line of its input, then fixtures; results on its output."""

import contextlib
import os
import sys

import msgspec

from farshore.bots.arena.referee import Referee
from farshore.bots.arena.tournament import Fixture, Settings


def main() -> None:
    """Play until the input ends."""
    output = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever prints something does not speak to the parent
    lines = iter(sys.stdin.buffer)
    referee = Referee(msgspec.json.decode(next(lines), type=Settings))
    with contextlib.suppress(BrokenPipeError), contextlib.closing(referee):  # broken: the parent is gone
        for line in lines:
            output.write(msgspec.json.encode(referee.play(msgspec.json.decode(line, type=Fixture))) + b"\n")


if __name__ == "__main__":
    main()
