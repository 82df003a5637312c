"""Verbs: what compiled code calls, each bound to every game's record type; and kernels written once over them."""

from typing import Any

from farshore.engine.bits import has_bit
from farshore.engine.chance import below, pick
from farshore.engine.kernel import kernel, verb
from farshore.engine.record import Cells

CHANCE = -1  # the seat number of chance; also what to_act gives when an outcome is awaited
SPECTATOR = -2  # the seat number of somebody who may know public facts only


@verb
def start(state: Any, seats: int, options: Cells) -> None:
    """Set the table before anything is drawn. `state` must be zeroed; `options` are numbers in declared order."""


@verb
def to_act(state: Any) -> int:
    """A bit for every seat that may act now, or CHANCE; 0 when the match is over."""


@verb
def legal(state: Any, seat: int, actions: Cells) -> int:
    """Write the legal actions of `seat` in ascending order and return how many; 0 if it may not act."""


@verb
def refusal(state: Any, seat: int, action: int, args: Cells) -> int:
    """0 if `seat`, which is to act, may do that; else the number of the game's reason, its arguments written to `args`.

    `action` is any number within the game's range. `legal` lists exactly the actions for which this is 0.
    """


@verb
def chances(state: Any, weights: Cells) -> int:
    """When chance is to act: write a weight for every outcome and return the total."""


@verb
def apply(state: Any, seat: int, action: int) -> None:
    """Carry out an action, or for CHANCE an outcome, in place. Trusts that it is legal."""


@verb
def score(state: Any, points: Cells) -> None:
    """Write the points of every seat as they stand."""


@verb
def ranks(state: Any, places: Cells) -> None:
    """Write the place of every seat by score and the game's tie-breaks: 1 is best, tied seats share."""


@verb
def was_cut(state: Any) -> bool:
    """Whether the match ended because it grew too long and not by its rules."""


@verb
def observe(state: Any, seat: int, view: Any) -> None:
    """Write into `view` what `seat` (or SPECTATOR) may know, and nothing else."""


@verb
def resample(view: Any, stream: Any, state: Any) -> None:
    """Write into `state` a full state that the view allows, every one as likely as the deal makes it."""


# ---- kernels over the verbs


@kernel
def lowest(who: int) -> int:
    """The lowest seat of a set of bits that is not empty."""
    seat = 0
    while not has_bit(who, seat):
        seat += 1
    return seat


@kernel
def draw_outcome(state: Any, stream: Any, weights: Cells) -> int:
    """What chance does next: an outcome by its weight, from `stream`. Does not carry it out."""
    return pick(weights, below(stream, chances(state, weights)))
