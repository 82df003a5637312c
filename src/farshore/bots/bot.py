"""What a bot is, and what bots ask of a game beyond its rules.

A bot gets a view, never a state. Compiled policies run on states, because search plays on in worlds it has invented;
they must look only at what their seat may know, and a test holds them to it.
"""

from typing import Any, Protocol

from farshore.engine.chance import below
from farshore.engine.kernel import kernel, verb
from farshore.engine.record import Records


class Bot(Protocol):
    """Somebody who chooses actions."""

    def choose(self, views: Records, seat: int) -> int:
        """A legal action for `seat`, which is to act and sees `views`."""
        ...


@verb
def greedy(state: Any, seat: int, noise: float, stream: Any) -> int:
    """The action that looks best to the game's rule of thumb, in points; `noise` points of misjudgement at most."""


@verb
def horizon(state: Any) -> int:
    """A number that changes where a playout may stop because points have been settled, such as the end of a round."""


@verb
def ahead(state: Any) -> int:
    """How often the horizon changes in a playout from `state`: 1 where points are settled when it does."""


@verb
def worth(state: Any, seat: int, points: Any) -> float:
    """What `state` is worth to `seat` where a playout stops, in points ahead of the others.

    Where all is settled that is the margin. `points` has room for the points of every seat.
    """


@kernel
def misjudged(noise: float, stream: Any) -> float:
    """Points by which a choice is overrated: less than `noise`, by chance."""
    return noise * below(stream, 1024) / 1024 if noise > 0 else 0.0
