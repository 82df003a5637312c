"""Weights: the numbers of a rule bot, each declared once with its default, its range and its meaning.

    class Weights:
        share: Weight = weight(0.32, 0.0, 1.0, "of the numbers not yet seen in a suit, how much comes to a seat")

    WEIGHTS = defaults(Weights)     # what the game's `greedy` hands to its `weighed`

They are fields of a record, so that compiled code reads `weights.share` and the same code plays with any values. A
game's `bot` has both names, and `TUNED_ON`, the set-ups its weights are tuned on; then `farshore tune` can tune them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from farshore.engine.errors import NotationError
from farshore.engine.game import Game, Value
from farshore.engine.record import Records, new, record_type

Weight = Annotated[float, "f8"]


@dataclass(frozen=True)
class Range:
    """What a weight is without tuning, between which values it is looked for, and what it means."""

    default: float
    low: float
    high: float
    about: str


def weight(default: float, low: float, high: float, about: str) -> Any:
    """Declares a weight. Raises TypeError unless the default lies in the range."""
    if not low <= default <= high or low == high:
        raise TypeError(f"a weight cannot be {default} in the range from {low} to {high}: {about}")
    return Range(float(default), float(low), float(high), about)


def ranges(declaration: type) -> Mapping[str, Range]:
    """What a class of weights declares, by name."""
    return {name: getattr(declaration, name) for name in declaration.__annotations__}


def defaults(declaration: type) -> Records:
    """One record with the default of every weight."""
    return filled(declaration, {})


def filled(declaration: type, values: Mapping[str, float]) -> Records:
    """One record with these values, and the defaults of all other weights. Raises NotationError for unknown names."""
    known = ranges(declaration)
    for name in values:
        if name not in known:
            raise NotationError(f"there is no weight {name!r}: weights are {', '.join(known)}")
    records = new(record_type(declaration))
    for name, each in known.items():
        records[name] = values.get(name, each.default)
    return records


@dataclass(frozen=True)
class Setup:
    """What matches are played with."""

    seats: int
    options: Mapping[str, Value]

    @classmethod
    def read(cls, game: Game, text: str) -> "Setup":
        """A set-up as text: `seats=2 rounds=1`; whatever is left out is as usual. Raises NotationError."""
        given: dict[str, object] = {}
        for word in text.split():
            name, equals, value = word.partition("=")
            if not equals or name in given:
                raise NotationError(f"cannot read the set-up {text!r}: expected each name=value once, such as seats=2")
            given[name] = value
        seats = given.pop("seats", str(2 if 2 in game.seats else game.seats[0]))
        number = next((each for each in game.seats if str(each) == seats), seats)
        return cls(game.read_seats(number), game.read_options(given))


@dataclass(frozen=True)
class Tunable:
    """What can be tuned about a game's rule bot."""

    declaration: type
    setups: Sequence[str]

    @classmethod
    def of(cls, game: Game) -> "Tunable":
        """Of `game`. Raises NotationError if its bot declares no weights."""
        part = game.part("bot")
        if not hasattr(part, "Weights"):
            raise NotationError(f"the bot of {game.title} declares no weights, so there is nothing to tune")
        return cls(part.Weights, part.TUNED_ON)
