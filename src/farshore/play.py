"""`Play`: a match in your hands, for notebooks, scripts and tests. `Turn`: what a bot gets to choose an action with.

    >>> import farshore
    >>> play = farshore.new("lost-cities", seed=7)
    >>> play.to_act
    (1,)
    >>> play.act(play.legal()[0])
    >>> play.scores
    (0, -40)

A `Play` knows everything, both hands included; `view`, `history` and `turn` give what one seat may know.
"""

import random
import secrets
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from operator import itemgetter
from pathlib import Path
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, overload

from farshore import games
from farshore.engine import calls
from farshore.engine.chance import check_seed, stream
from farshore.engine.errors import IllegalAction, NotationError
from farshore.engine.game import CHANCE, SPECTATOR, Game, Presentation_co, Reason, Receipt_co, State, Value, View
from farshore.engine.position import Position
from farshore.engine.record import Records, from_bytes, unpack
from farshore.engine.record import new as new_records
from farshore.engine.validate import WORD, short_repr
from farshore.match.transcript import Transcript, check_name, parse_transcript

CHECKPOINT = 16  # a copy of the state is kept every so many steps, so that nothing is replayed from the beginning


class Step(NamedTuple):
    """Something that happened: who did it (CHANCE for an outcome) and its text."""

    actor: int
    text: str


class Play(Generic[State, View, Presentation_co, Receipt_co]):
    """One match. Make it with `farshore.new` or `farshore.load`.

    What it has in common with `Position` has the same name there.
    """

    __slots__ = ("_checkpoints", "_from_position", "_steps", "_stream", "_told", "names", "options", "position", "seed")

    def __init__(
        self,
        position: Position[State, View, Presentation_co, Receipt_co],
        options: Mapping[str, Value],
        names: Sequence[str],
        seed: int | None = None,
        from_position: bool = False,
    ) -> None:
        self.position = position
        self.options: Mapping[str, Value] = MappingProxyType(dict(options))
        self.names = tuple(names)
        self.seed = seed  # None: outcomes are given by `act` and not drawn
        self._from_position = from_position  # it started from a given position
        self._steps: list[tuple[int, int]] = []
        self._checkpoints = [(0, position.states.tobytes())]  # how many steps there had been, and the state then
        self._told: dict[int, list[tuple[bool, str | None]]] = {}  # what seats that asked were told, see `history`
        self._stream: Records | None = None if seed is None else stream(seed)
        self._draw()

    def _draw(self) -> None:
        if self._stream is not None and self.position.who == CHANCE:
            self._steps += self.position.draw(self._stream)

    @property
    def game(self) -> Game[State, View, Presentation_co, Receipt_co]:
        """The game: its facts and functions."""
        return self.position.game

    @property
    def start(self) -> str | None:
        """The position it began with, as text; None if that was the beginning."""
        return str(self._position_after(0)) if self._from_position else None

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now, or (CHANCE,); empty when the match is over."""
        return self.position.to_act

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.position.over

    @property
    def truncated(self) -> bool:
        """Whether the match ended because it grew too long and not by its rules."""
        return self.position.truncated

    def numbers(self, seat: int | None = None) -> list[int]:
        """The legal actions by number, ascending, of `seat` or of the only seat to act; for CHANCE the outcomes.

        Empty when the match is over. Raises NotationError.
        """
        return self.position.numbers(seat)

    def legal(self, seat: int | None = None) -> list[str]:
        """Like `numbers`, as texts."""
        return self.position.legal(seat)

    def act(self, action: str | int, seat: int | None = None) -> None:
        """Carry out an action of `seat` or of the only seat to act, for CHANCE an outcome; given as text or number.

        Chance then acts by itself, unless its outcomes are given. Raises NotationError if the action cannot be read,
        IllegalAction if it cannot be done now; nothing changes then.
        """
        steps = self._steps
        if len(steps) - self._checkpoints[-1][0] >= CHECKPOINT:
            self._checkpoints.append((len(steps), self.position.states.tobytes()))
        steps += self.position.advance(action, seat, self._stream)

    def why(self, action: str | int, seat: int | None = None) -> str | None:
        """The sentence that says why that cannot be done now; None if it can. Raises NotationError."""
        return self.position.why(action, seat)

    def reason(self, action: str | int, seat: int | None = None) -> Reason | None:
        """Like `why`, as a stable code with arguments."""
        return self.position.reason(action, seat)

    def undo(self) -> Step:
        """Take back the last action with every outcome that followed it, and return it.

        Doing the same again draws the same outcomes, but for those that came with a transcript loaded with another
        seed. Where outcomes are given, the last one is taken back by itself. Raises IllegalAction if there is nothing.
        """
        for last in reversed(range(len(self._steps))):
            actor, number = self._steps[last]
            if actor != CHANCE or self._stream is None:
                self._rewind(last)
                return Step(actor, self.game.text(actor, number))
        raise IllegalAction("nothing_to_undo", "nothing has been done yet that could be taken back")

    def _rewind(self, steps: int) -> None:
        """Go back to where there had been so many steps."""
        self.position = self._position_after(steps)
        del self._steps[steps:]
        del self._checkpoints[self._checkpoint(steps) + 1 :]
        for told in self._told.values():
            del told[steps:]
        self._seek()

    def _checkpoint(self, steps: int) -> int:
        """The number of the last checkpoint at which there had been at most so many steps."""
        return bisect_right(self._checkpoints, steps, key=itemgetter(0)) - 1

    def _position_after(self, steps: int) -> Position[State, View, Presentation_co, Receipt_co]:
        """The position after so many steps."""
        first, state = self._checkpoints[self._checkpoint(steps)]
        position = Position(self.game, from_bytes(self.game.state, state), self.position.seats)
        for actor, number in self._steps[first:steps]:
            position.act(number, actor)
        return position

    def _seek(self) -> None:
        """Put the stream where it stands after the outcomes so far: the same seed and steps draw the same next."""
        if self.seed is not None:
            self._stream = stream(self.seed)
            self._stream["count"] = sum(actor == CHANCE for actor, _ in self._steps)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat as they stand."""
        return self.position.scores

    @property
    def ranks(self) -> tuple[int, ...]:
        """The place of every seat: 1 is best, tied seats share."""
        return self.position.ranks

    def receipt(self) -> Receipt_co:
        """The score with its arithmetic."""
        return self.position.receipt()

    def view(self, seat: int = SPECTATOR) -> Presentation_co:
        """What `seat` may know and what follows from it; without a seat, what everybody may know."""
        return self.game.present(unpack(self.position.observe(seat)), self.options)

    def turn(self, seat: int | None = None, seed: int = 0) -> "Turn[State, View, Presentation_co, Receipt_co]":
        """What a bot gets to choose an action of `seat`, or of the only seat to act; `seed` is for its random numbers.

        Raises NotationError for a seat that is not to act.
        """
        seat = self.position.actor(seat)
        if seat not in self.to_act or seat == CHANCE:
            raise NotationError(f"it is not for seat {short_repr(seat)} to act now")
        return Turn(self.game, self.position.observe(seat), seat, self.options, seed)

    def history(self, seat: int | None = None) -> list[Step]:
        """Everything that happened; with a seat (or SPECTATOR), as that seat was told.

        Of what seats do at the same time, a seat is told when no seat is to act any more, one seat after the other.
        """
        if seat is None:
            return [Step(actor, self.game.text(actor, number)) for actor, number in self._steps]
        self.position.observe(seat)  # refuses a seat that does not exist
        history: list[Step] = []
        held: list[Step] = []
        for (actor, number), (closed, text) in zip(self._steps, self._tell(seat), strict=True):
            if closed:
                history += _by_seat(held)
                held.clear()
            if text is None:
                held.append(Step(actor, self.game.text(actor, number)))
            else:
                history.append(Step(actor, text))
        return history + _by_seat(held) if self.position.who <= 0 else history

    def _tell(self, seat: int) -> list[tuple[bool, str | None]]:
        """For every step: whether no seat was to act before it, and what `seat` was told of it at once.

        Only what happened since the last time is worked out.
        """
        told = self._told.setdefault(seat, [])
        if len(told) < len(self._steps):
            position = self._position_after(len(told))
            for actor, number in self._steps[len(told) :]:
                text = self.game.told(unpack(position.states), actor, number, seat)
                told.append((position.who <= 0, text))
                position.act(number, actor)
        return told

    @property
    def transcript(self) -> str:
        """The whole match as text, hidden cards included. `farshore.load` reads it."""
        return Transcript(self.game, self.options, self.names, self._steps, self.start).text(self.position)

    def copy(self) -> "Play[State, View, Presentation_co, Receipt_co]":
        """A match that goes on from here by itself and shares nothing with this one."""
        return _unpickle(*self.__reduce__()[1])

    def __copy__(self) -> "Play[State, View, Presentation_co, Receipt_co]":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Play[State, View, Presentation_co, Receipt_co]":
        return self.copy()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        kept = (self._from_position, self._steps[:], self._checkpoints[:])
        return _unpickle, (self.position.copy(), dict(self.options), self.names, self.seed, *kept)

    def __len__(self) -> int:
        """How many actions and outcomes there have been."""
        return len(self._steps)

    def __bool__(self) -> bool:
        return True

    def __str__(self) -> str:
        seat = self.to_act[0] if self.position.who > 0 else SPECTATOR
        return self.game.picture(unpack(self.position.observe(seat)), self.options, self.names)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Play):
            return NotImplemented
        return self._identity() == other._identity()

    def _identity(self) -> tuple[object, ...]:
        """What two matches that are equal have in common."""
        return (
            self.position,
            self.options,
            self.names,
            self.seed,
            self._from_position,
            self._checkpoints[0],
            self._steps,
        )

    __hash__ = None  # type: ignore[assignment]  # it changes with every action

    def __repr__(self) -> str:
        return f"<Play {self.game.name}: {len(self._steps)} steps, {self.position}>"


def _by_seat(steps: Iterable[Step]) -> list[Step]:
    """Steps one seat after the other: nobody learns who was quicker."""
    return sorted(steps, key=lambda step: step.actor)


def _unpickle(
    position: Position[State, View, Presentation_co, Receipt_co],
    options: Mapping[str, Value],
    names: Sequence[str],
    seed: int | None,
    from_position: bool,
    steps: list[tuple[int, int]],
    checkpoints: list[tuple[int, bytes]],
) -> Play[State, View, Presentation_co, Receipt_co]:
    play = Play(position, options, names, None, from_position)
    play.seed = seed
    play._steps = steps
    play._checkpoints = checkpoints
    play._seek()
    return play


class Turn(Generic[State, View, Presentation_co, Receipt_co]):
    """What a bot gets to choose an action with: all that its seat may know, and nothing that is hidden from it.

    `legal` and `numbers` list what the seat may do, `view` is what `Play.view` gives it, and `sample` invents matches
    to try things in. `record` is the view as compiled code takes it.
    """

    def __init__(
        self,
        game: Game[State, View, Presentation_co, Receipt_co],
        record: Records,
        seat: int,
        options: Mapping[str, Value] | None = None,
        seed: int = 0,
    ) -> None:
        self.game = game
        self.record = record
        self.seat = seat
        self.seed = seed
        self._options = options

    @cached_property
    def options(self) -> Mapping[str, Value]:
        """What was agreed before the match. If only the view is known, options of display have their defaults."""
        return self.game.read_options(self._agreed) if self._options is None else self._options

    @cached_property
    def _agreed(self) -> dict[str, Value]:
        """What was agreed, as the position says it: of a map drawn by chance, which one it is."""
        return self.game.codec.options(unpack(self._world.states))

    @cached_property
    def rng(self) -> random.Random:
        """Random numbers of this turn: the same if the bot's seed, its seat and all that it may know are the same."""
        return random.Random(f"{self.seed} {self.seat} ".encode() + self.record.tobytes())

    @cached_property
    def _world(self) -> Position[State, View, Presentation_co, Receipt_co]:
        """Some position that the view allows. The legal actions are the same in all of them."""
        return self._sample(0)

    def _sample(self, seed: int) -> Position[State, View, Presentation_co, Receipt_co]:
        states = new_records(self.game.state)
        calls.resample(self.record, stream(seed), states)
        return Position(self.game, states, self.game.codec.seats(unpack(states)))

    @property
    def seats(self) -> int:
        """How many play."""
        return self._world.seats

    def numbers(self) -> list[int]:
        """The legal actions by number, ascending. At least one."""
        return self._world.numbers(self.seat)

    def legal(self) -> list[str]:
        """Like `numbers`, as texts."""
        return self._world.legal(self.seat)

    def view(self) -> Presentation_co:
        """What the seat may know and what follows from it."""
        return self.game.present(unpack(self.record), self.options)

    def sample(self) -> Play[State, View, Presentation_co, Receipt_co]:
        """A match that the seat cannot tell from the real one, every one as likely as the deal makes it.

        It can be played on and copied; its chance acts by itself. Every call invents another.
        """
        names = [f"seat {seat}" for seat in range(self.seats)]
        dealt, drawn = self.rng.randrange(WORD), self.rng.randrange(WORD)
        return Play(self._sample(dealt), {**self.options, **self._agreed}, names, drawn, from_position=True)


@overload
def new(
    game: str,
    *,
    seed: int | None = None,
    seats: int | None = None,
    names: Sequence[str] | None = None,
    position: str | None = None,
    chance: str = "drawn",
    **options: object,
) -> Play: ...


@overload
def new(
    game: Game[State, View, Presentation_co, Receipt_co],
    *,
    seed: int | None = None,
    seats: int | None = None,
    names: Sequence[str] | None = None,
    position: str | None = None,
    chance: str = "drawn",
    **options: object,
) -> Play[State, View, Presentation_co, Receipt_co]: ...


def new(
    game: str | Game,
    *,
    seed: int | None = None,
    seats: int | None = None,
    names: Sequence[str] | None = None,
    position: str | None = None,
    chance: str = "drawn",
    **options: object,
) -> Play:
    """A new match: `farshore.new("lost-cities", seed=7, rounds=1)`; `farshore.GAMES` lists the games.

    The game may also be given itself; the match then has that game's types: `new(lost_cities.GAME).view(0).hand`.
    The same seed and actions give the same match; without a seed each is different. `position`, a line of text, starts
    it anywhere, and says the options too. With `chance="given"` outcomes are not drawn: hand them in with `act` when
    `to_act` is (CHANCE,). Raises UnknownGame or NotationError.
    """
    rules = game if isinstance(game, Game) else games.get(game)
    if chance not in ("drawn", "given"):
        raise NotationError(f"chance cannot be {short_repr(chance)}: allowed are drawn, given")
    seed = secrets.randbelow(WORD) if seed is None else check_seed(seed)
    if names is not None:
        if isinstance(names, str) or not isinstance(names, Iterable):
            raise NotationError(f"names cannot be {short_repr(names)}: expected a list, one name a seat")
        names = [check_name(name) for name in names]
    count = seats if seats is not None else len(names) if names is not None else None
    if count is not None:
        count = rules.read_seats(count)
    if position is not None:
        table = Position.parse(rules, position, count)
        agreed = rules.codec.options(unpack(table.states))
        values = rules.read_options({**agreed, **options})
        displayed = {option.name for option in rules.options if option.display}
        if bad := sorted(set(options) - displayed):
            raise NotationError(f"the position says what was agreed: option {bad[0]} cannot be given beside it")
    else:
        values = rules.read_options(options)
        table = Position.begin(rules, values, rules.seats[0] if count is None else count)
    if names is None:
        names = [f"seat {seat}" for seat in range(table.seats)]
    elif len(names) != table.seats:
        raise NotationError(f"{len(names)} names for {table.seats} seats")
    return Play(table, values, names, seed if chance == "drawn" else None, position is not None)


def read_file(path: Path) -> str:
    """The text in a file. Raises NotationError if it cannot be read or is no text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise NotationError(f"{path} is not a text in UTF-8") from error
    except (OSError, ValueError) as error:  # ValueError: not a path at all
        raise NotationError(f"cannot read {path}: {getattr(error, 'strerror', None) or error}") from error


def load(source: str | Path, *, seed: int | None = None) -> Play:
    """The match in a transcript: the text itself, or a `pathlib.Path` to a file of it.

    It can be looked at and played on. Further outcomes are drawn if a seed is given, else handed in with `act`.
    Raises TranscriptError or NotationError.
    """
    # A string is never taken for the name of a file: texts come from strangers too.
    if isinstance(source, str) and source.strip() and "\n" not in source:
        raise NotationError(f"{short_repr(source)} is no transcript: to read a file, pass a pathlib.Path")
    transcript = parse_transcript(read_file(source) if isinstance(source, Path) else source)
    play = Play(transcript.begin(), transcript.options, transcript.seats, None, transcript.start is not None)
    for actor, number in transcript.steps:
        play.act(number, actor)
    if seed is not None:
        play.seed = check_seed(seed)
        play._seek()
        play._draw()
    return play
