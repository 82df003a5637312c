"""What a bot is, and what the built-in bots ask of a game beyond its rules.

A bot gets what its seat may know, never a state. Compiled policies run on states, because search plays on in worlds it
has invented; they must look only at what their seat may know, and a test holds them to it.
"""

from typing import Any, Protocol

from farshore.engine.chance import below
from farshore.engine.kernel import kernel, verb
from farshore.engine.record import Cells
from farshore.engine.verbs import score
from farshore.play import Turn


class Bot(Protocol):
    """Anything that chooses actions. A bot for one game may ask for that game's own type of `Turn`."""

    def choose(self, turn: Turn[Any, Any, Any, Any], /) -> str | int:
        """A legal action for the seat of that turn, as text or number."""
        ...


IN_A_HURRY = -1.0
NO_PLAYER = -(1 << 40)  # the points of a seat that does not play


@verb
def greedy(state: Any, seat: int, noise: float, stream: Any) -> int:
    """The action that looks best to the game's heuristic, in points, each misjudged by less than `noise`.

    With IN_A_HURRY for `noise` nothing is misjudged, but a game may think less: playouts ask thousands of times.
    """


@verb
def weighed(state: Any, weights: Any, seat: int, noise: float, stream: Any) -> int:
    """`greedy` with any weights, a record of the game's own type; for games whose bot declares them, see `weights`."""


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
def random_noise(most: float, stream: Any) -> float:
    """Points by which a choice is overrated: less than `most`, by chance."""
    return most * below(stream, 1024) / 1024 if most > 0 else 0.0


@kernel
def margin(state: Any, seat: int, points: Cells) -> int:
    """How many points `seat` is ahead of the best other seat; alone, its points. `points` may be longer than needed."""
    for other in range(len(points)):
        points[other] = NO_PLAYER
    score(state, points)
    best = NO_PLAYER
    for other in range(len(points)):
        if other != seat:
            best = max(best, points[other])
    return int(points[seat] if best == NO_PLAYER else points[seat] - best)


@kernel
def one_horizon(state: Any) -> int:
    """For games in which a horizon settles points: look ahead to the first."""
    return 1
