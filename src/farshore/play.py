"""`Play`: a match in your hands, for notebooks, scripts and tests.

    >>> import farshore
    >>> play = farshore.new("lost-cities", seed=7)
    >>> play.to_act
    (1,)
    >>> play.act(play.legal()[0])
    >>> play.scores
    (0, -40)

It sees everything, both hands included; `view` and `history` give what one seat may know.
"""

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from farshore import games
from farshore.engine.chance import check_seed, stream
from farshore.engine.errors import IllegalAction, NotationError
from farshore.engine.game import CHANCE, SPECTATOR, Reason, Value
from farshore.engine.position import Position
from farshore.engine.record import Records, unpack
from farshore.engine.validate import WORD, shown
from farshore.match.transcript import Transcript, check_name, parse_transcript


class Step(NamedTuple):
    """Something that happened: who did it (CHANCE for an outcome) and its text."""

    actor: int
    text: str


class Play:
    """One match. Make it with `farshore.new` or `farshore.load`."""

    __slots__ = ("_steps", "_stream", "names", "options", "position", "seed", "start")

    def __init__(
        self,
        position: Position,
        options: Mapping[str, Value],
        names: Sequence[str],
        seed: int | None = None,
        start: str | None = None,
    ) -> None:
        self.position = position
        self.options: Mapping[str, Value] = MappingProxyType(dict(options))
        self.names = tuple(names)
        self.seed = seed  # None: outcomes are given by `act` and not drawn
        self.start = start
        self._steps: list[tuple[int, int]] = []
        self._stream: Records | None = None if seed is None else stream(seed)
        self._draw()

    def _draw(self) -> None:
        if self._stream is not None and self.position.who == CHANCE:
            self._steps += self.position.draw(self._stream)

    @property
    def game(self) -> Any:
        """The game: its facts and functions."""
        return self.position.game

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
        self._steps += self.position.advance(action, seat, self._stream)

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
        steps = self._steps[:]
        while steps:
            actor, number = steps.pop()
            if actor != CHANCE or self._stream is None:
                self._restore(steps)
                return Step(actor, self.game.text(actor, number))
        raise IllegalAction("nothing_to_undo", "nothing has been done yet that could be taken back")

    def _restore(self, steps: list[tuple[int, int]]) -> None:
        transcript = self._transcript(steps)
        self.position = transcript.end()
        self._steps = steps
        self._seek()

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

    def receipt(self) -> Any:
        """The score with its arithmetic."""
        return self.position.receipt()

    def view(self, seat: int = SPECTATOR) -> Any:
        """What `seat` may know and what follows from it; without a seat, what everybody may know."""
        return self.game.present(unpack(self.position.observe(seat)), self.options)

    def history(self, seat: int | None = None) -> list[Step]:
        """Everything that happened; with a seat (or SPECTATOR), as that seat was told."""
        if seat is None:
            return [Step(actor, self.game.text(actor, number)) for actor, number in self._steps]
        self.position.observe(seat)  # refuses a seat that does not exist
        return list(self._told(seat))

    def _told(self, seat: int) -> Iterator[Step]:
        held: list[Step] = []  # what other seats do in a turn that all play at once
        for position, actor, number in self._transcript(self._steps).positions():
            if position.who <= 0:
                yield from _by_seat(held)
                held.clear()
            text = self.game.told(unpack(position.states), actor, number, seat)
            if text is None:
                held.append(Step(actor, self.game.text(actor, number)))
            else:
                yield Step(actor, text)
        if self.position.who <= 0:
            yield from _by_seat(held)

    def _transcript(self, steps: Sequence[tuple[int, int]]) -> Transcript:
        return Transcript(self.game, self.options, self.names, tuple(steps), self.start)

    @property
    def transcript(self) -> str:
        """The whole match as text, hidden cards included. `farshore.load` reads it."""
        return str(self._transcript(self._steps))

    def copy(self) -> "Play":
        """A match that goes on from here by itself and shares nothing with this one."""
        return _unpickle(*self.__reduce__()[1])

    def __copy__(self) -> "Play":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Play":
        return self.copy()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return _unpickle, (self.position.copy(), dict(self.options), self.names, self.seed, self.start, self._steps[:])

    def __len__(self) -> int:
        """How many actions and outcomes there have been."""
        return len(self._steps)

    def __bool__(self) -> bool:
        return True

    def __str__(self) -> str:
        seat = self.to_act[0] if self.position.who > 0 else SPECTATOR
        picture: str = self.game.picture(unpack(self.position.observe(seat)), self.options, self.names)
        return picture

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Play):
            return NotImplemented
        return (self.position, self.options, self.names, self.seed, self.start, self._steps) == (
            other.position, other.options, other.names, other.seed, other.start, other._steps
        )  # fmt: skip

    __hash__ = None  # type: ignore[assignment]  # it changes with every action

    def __repr__(self) -> str:
        return f"<Play {self.game.name}: {len(self._steps)} steps, {self.position}>"


def _by_seat(steps: Iterable[Step]) -> list[Step]:
    """Steps one seat after the other: who was quicker is nobody's business."""
    return sorted(steps, key=lambda step: step.actor)


def _unpickle(
    position: Position,
    options: Mapping[str, Value],
    names: Sequence[str],
    seed: int | None,
    start: str | None,
    steps: list[tuple[int, int]],
) -> Play:
    play = Play(position, options, names, None, start)
    play.seed = seed
    play._steps = steps
    play._seek()
    return play


def new(
    game: str,
    *,
    seed: int | None = None,
    seats: int | None = None,
    names: Sequence[str] | None = None,
    position: str | None = None,
    chance: str = "drawn",
    **options: object,
) -> Play:
    """A new match. The same seed and actions give the same match; without a seed each is different.

    `position` starts it anywhere, given as text, which says the options too. With `chance="given"` outcomes are not
    drawn: when `to_act` is (CHANCE,) hand one in with `act`. Raises UnknownGame or NotationError.
    """
    rules = games.get(game)
    if chance not in ("drawn", "given"):
        raise NotationError(f"chance cannot be {shown(chance)}: allowed are drawn, given")
    seed = secrets.randbelow(WORD) if seed is None else check_seed(seed)
    if names is not None:
        if isinstance(names, str) or not isinstance(names, Iterable):
            raise NotationError(f"names cannot be {shown(names)}: expected a list, one name a seat")
        names = [check_name(name) for name in names]
    count = seats if seats is not None else len(names) if names is not None else None
    if count is not None:
        count = rules.read_seats(count)
    start = None
    if position is not None:
        table = Position.parse(rules, position, count)
        start = str(table)
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
    return Play(table, values, names, seed if chance == "drawn" else None, start)


def read_file(path: Path) -> str:
    """The text in a file. Raises NotationError if it cannot be read or is no text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise NotationError(f"{path} is not a text in UTF-8") from error
    except (OSError, ValueError) as error:  # ValueError: not a path at all
        raise NotationError(f"cannot read {path}: {getattr(error, 'strerror', None) or error}") from error


def load(source: str | Path, *, seed: int | None = None) -> Play:
    """The match in a transcript: the text itself, or a path to a file of it.

    It can be looked at and played on. Further outcomes are drawn if a seed is given, else handed in with `act`.
    Raises TranscriptError or NotationError.
    """
    # A string is never taken for the name of a file: texts come from strangers too.
    if isinstance(source, str) and source.strip() and "\n" not in source:
        raise NotationError(f"{shown(source)} is no transcript: to read a file, pass a pathlib.Path")
    transcript = parse_transcript(read_file(source) if isinstance(source, Path) else source)
    play = Play(transcript.begin(), transcript.options, transcript.seats, None, transcript.start)
    play._restore(list(transcript.steps))
    if seed is not None:
        play.seed = check_seed(seed)
        play._seek()
        play._draw()
    return play
