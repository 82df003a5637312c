"""`Table`: one match as environments need it, with rewards, observations, and copies that are exact."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import numpy as np

from farshore import games
from farshore.engine.chance import check_seed, stream
from farshore.engine.encoding import Encoding, encoding_of
from farshore.engine.errors import NotationError
from farshore.engine.game import Game, Value, option_text
from farshore.engine.position import Position
from farshore.engine.record import Cells, Records, clone, from_bytes, new, unpack
from farshore.engine.validate import WORD, short_repr
from farshore.envs import kernels

REWARDS: Mapping[str, int] = {"margin": kernels.MARGIN, "points": kernels.POINTS, "win": kernels.WIN}


MASKS = ("observation", "info")  # where legal actions are marked
ILLEGAL = ("raise", "random")  # what comes of an illegal action
Choice = TypeVar("Choice")


def allowed(name: str, given: Choice, among: Sequence[Choice]) -> Choice:
    """An argument that must be one of some values. Raises NotationError."""
    if given not in among:
        raise NotationError(f"{name} cannot be {short_repr(given)}: allowed are {', '.join(map(str, among))}")
    return given


class Setup(NamedTuple):
    """What a match is: the game, how many play, what was agreed, where it starts, and what it is played for."""

    game: Game
    seats: int
    options: Mapping[str, Value]
    position: str | None
    reward: str

    def begin(self, position: str | None = None) -> Position:
        """The table before anything is drawn, or another position with as many seats. Raises NotationError."""
        text = position or self.position
        if text is not None:
            return Position.parse(self.game, text, self.seats)
        return Position.begin(self.game, self.options, self.seats)

    def agreed(self, position: Position) -> Mapping[str, Value]:
        """What is agreed in a match that goes on from a position: what it says of itself, such as a map.

        Raises NotationError if its rules are others than those of this setup.
        """
        codec = self.game.codec
        found = codec.options(unpack(position.states))
        rules = [field.option.name for field in codec.fields if field.option is not None]
        for name in rules:
            if name in found and found[name] != self.options[name]:
                mine, its = option_text(self.options[name]), option_text(found[name])
                raise NotationError(f"the position was agreed with {name}={its}, and here {name}={mine} is")
        return self.game.read_options({**self.options, **found})


def read_setup(
    game: str | Game, seats: int | None, position: str | None, reward: str, options: Mapping[str, object]
) -> Setup:
    """A setup, checked. Raises UnknownGame or NotationError."""
    rules = game if isinstance(game, Game) else games.get(game)
    allowed("reward", reward, tuple(REWARDS))
    if position is None:
        values = rules.read_options(options)
        count = rules.read_seats(rules.seats[0] if seats is None else seats)
    else:
        table = Position.parse(rules, position, seats)
        values, count = rules.read_options(rules.codec.options(unpack(table.states))), table.seats
        if options:
            raise NotationError(f"the position says what was agreed: {next(iter(options))} cannot be given beside it")
    if reward == "win" and count == 1:
        raise NotationError("reward=win needs another seat to win against: allowed alone are margin, points")
    return Setup(rules, count, values, position, reward)


def rewards_of(setup: Setup, position: Position) -> list[float]:
    """What each seat gets for a match as it stands."""
    points, places = np.zeros((2, setup.seats), np.int64)
    rewards = np.zeros(setup.seats, np.float32)
    kernels.rewards_of(position.states, setup.seats, REWARDS[setup.reward], points, places, rewards)
    given: list[float] = rewards.tolist()
    return given


class Saved(NamedTuple):
    """Everything about a table, to go on from there: plain values that can be pickled."""

    states: bytes
    stream: bytes
    seed: int  # from which later seeds follow, ...
    drawn: int  # ... and how many have been drawn
    options: Mapping[str, Value]


class Snapshot(NamedTuple):
    """An environment in mid-match, as `save` gives it. Plain values: it can be pickled if the bots in it can."""

    table: Saved
    book: Mapping[str, Any]  # what the environment itself keeps


class Table:
    """One match: chance acts by itself, rewards and observations are made of what the game says.

    Nothing handed in is trusted, and a refused call changes nothing.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = setup.game
        self.encoding: Encoding = encoding_of(self.game)
        self._seed, self._drawn = secrets.randbelow(WORD), 0
        self._views = new(self.game.view)
        self._data = self._views.view(np.uint8)
        self._stream: Records = stream(0)
        self.position: Position = setup.begin()
        self.options = setup.options  # of this match

    def begin(self, seed: int | None, position: str | None = None) -> None:
        """A new match. A seed also decides the seeds of later matches that are begun without one."""
        begun = self.setup.begin(position)
        options = self.setup.options if position is None else self.setup.agreed(begun)
        if seed is None:
            seed = self.random() % WORD
        else:
            seed = check_seed(seed)
            self._seed, self._drawn = seed, 0
        self._stream = stream(seed)
        self.position, self.options = begun, options
        self.position.draw(self._stream)

    def act(self, action: object, seat: int) -> None:
        """Carry out an action of a seat that is to act, then let chance act. Raises NotationError or IllegalAction."""
        self.position.advance(action, seat, self._stream)  # type: ignore[arg-type]

    def any_action(self, seat: int) -> int:
        """A legal action by chance: what is played instead of an illegal one, if that is wanted."""
        numbers = self.position.numbers(seat)
        return numbers[self.random() % len(numbers)]

    def random(self) -> int:
        """A number that follows from the last seed given and how many were drawn since."""
        self._drawn += 1
        return int.from_bytes(hashlib.sha256(f"{self._seed} {self._drawn}".encode()).digest()[:8], "big")

    def look(self, seat: int, wait: bool) -> tuple[Cells, Cells]:
        """What a seat observes, in arrays of its own: its view as numbers, and a 1 for each legal action.

        With `wait` there is one action more, the only one of a seat that may not act.
        """
        tensor = np.empty(self.encoding.size, np.float32)
        count = len(self.game.actions)
        mask = np.empty(count + wait, np.int8)
        kernels.look(
            self.position.states, seat, self._views, self._data, self.encoding.plan, self.encoding.scales, tensor,
            mask, self.position.listed(seat), count if wait else -1,
        )  # fmt: skip
        return tensor, mask

    def rewards(self) -> list[float]:
        """What each seat gets for the match as it stands."""
        return rewards_of(self.setup, self.position)

    def picture(self, seat: int) -> str:
        """The table as some lines of text, as a seat or a spectator sees it."""
        names = [f"seat {each}" for each in range(self.setup.seats)]
        return self.game.picture(unpack(self.position.observe(seat)), self.options, names)

    def save(self) -> Saved:
        """Everything, to be restored here or in another table of the same setup."""
        return Saved(self.position.states.tobytes(), self._stream.tobytes(), self._seed, self._drawn, self.options)

    def restore(self, saved: Saved) -> None:
        """Go on from what was saved. Raises NotationError if that is of another game."""
        if len(saved.states) != self.game.state.itemsize:
            raise NotationError(f"what was saved is no match of {self.game.name}")
        self.position = Position(self.game, from_bytes(self.game.state, saved.states), self.setup.seats)
        self._stream = from_bytes(self._stream.dtype, saved.stream)
        self._seed, self._drawn = saved.seed, saved.drawn
        self.options = saved.options

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return _restored(self.setup, self.save())

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.setup, self.save())

    def full_state(self) -> Cells:
        """The whole truth, hidden things included, as bytes: for training that may see it."""
        return clone(self.position.states).view(np.uint8)


def _restored(setup: Setup, saved: Saved) -> Table:
    table = Table(setup)
    table.restore(saved)
    return table
