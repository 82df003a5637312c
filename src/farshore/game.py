"""The contract every game fulfils, and what can be written once over it.

A `Game` is facts and functions. The functions marked *kernel* are compiled and bound to the game's record types, so
that generic compiled code just calls `apply(state, ...)`; see the verbs below. `Position` is the same contract for
Python: one state with its game, actions as numbers or texts, every text checked.

Chance is a player: a card drawn or a die rolled is an outcome handed in from outside, never made inside the rules.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from farshore.chance import STREAM, below, pick
from farshore.errors import IllegalAction, NotationError
from farshore.given import shown, whole
from farshore.given import text as given_text
from farshore.kernel import bind, copy, kernel, verb
from farshore.record import Cells, Records, clone, from_bytes, new, unpack

CHANCE = -1  # the seat number of chance; also what to_act gives when an outcome is awaited
SPECTATOR = -2  # the seat number of somebody who may know public facts only

# ---- verbs: what compiled code calls; each is bound to every game's record type


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


# ---- facts

Value = str | int | bool


@dataclass(frozen=True)
class Option:
    """Something players agree on before a match."""

    name: str
    default: Value
    choices: Sequence[Value]
    about: str  # one line for the set-up page
    display: bool = False  # changes only what is shown: no rule and no view depends on it

    def read(self, given: object) -> Value:
        """The choice that `given` names, itself or as text; None is off. Raises NotationError."""
        if isinstance(given, str):
            text = given.strip().lower()
        elif isinstance(given, bool) or given is None:
            text = option_text(bool(given))
        else:
            text = option_text(whole(f"option {self.name}", given))
        for choice in self.choices:
            if option_text(choice) == text:
                return choice
        if isinstance(self.choices, range):
            allowed = f"a whole number from {self.choices[0]} to {self.choices[-1]}"
        else:
            allowed = ", ".join(option_text(choice) for choice in self.choices)
        raise NotationError(f"option {self.name} cannot be {shown(given)}: allowed are {allowed}")

    def number(self, value: Value) -> int:
        """The choice as rules get it: whole numbers as they are, others by their place in `choices`."""
        return value if isinstance(value, int) else self.choices.index(value)


def option_text(value: object) -> str:
    """A choice as text: `on`, `off`, a number or a word."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Reason:
    """Why something cannot be done: a stable code with arguments. Sentences are made of it where they are shown."""

    code: str
    args: Mapping[str, str | int]


@dataclass(frozen=True, eq=False)
class Game:
    """Facts and functions of one game."""

    name: str
    title: str
    rules_version: int
    seats: range
    options: tuple[Option, ...]
    actions: tuple[str, ...]  # the text of every action, by number
    outcomes: tuple[str, ...]  # the text of every outcome, by number
    grammar: str  # how an action is written, for people
    longest: Callable[[Mapping[str, Value]], int]  # most actions and outcomes a match with these options can have
    state: np.dtype[Any]
    view: np.dtype[Any]

    start: Callable[[Any, int, Cells], None]  # kernels from here
    to_act: Callable[[Any], int]
    legal: Callable[[Any, int, Cells], int]
    chances: Callable[[Any, Cells], int]
    apply: Callable[[Any, int, int], None]
    score: Callable[[Any, Cells], None]
    ranks: Callable[[Any, Cells], None]
    was_cut: Callable[[Any], bool]
    observe: Callable[[Any, int, Any], None]
    resample: Callable[[Any, Any, Any], None]  # kernels to here

    # Functions for Python get states and views unpacked, as `record.unpack` gives them.
    why: Callable[[Any, int, int], Reason | None]  # the game's own reason if the seat that is to act may not
    reasons: Mapping[str, str]  # an English sentence for each code, with {arguments}
    told: Callable[[Any, int, int, int], str | None]  # what a seat learns of an action in a state; None: nothing yet
    receipt: Callable[[Any], Any]  # the score with its arithmetic
    present: Callable[[Any, Mapping[str, Value]], Any]  # a view with derived public facts, for clients
    picture: Callable[[Any, Mapping[str, Value]], str]  # a view as plain text of several lines
    state_options: Callable[[Any], dict[str, Value]]  # what was agreed, as the state says
    state_text: Callable[[Records], str]
    parse_state: Callable[[str], Records]
    view_text: Callable[[Records], str]
    parse_view: Callable[[str], Records]

    def __post_init__(self) -> None:
        for generic in (start, to_act, legal, chances, apply, score, ranks, was_cut, observe):
            bind(generic, self.state, getattr(self, generic.__name__))
        bind(resample, self.view, self.resample)

    def __reduce__(self) -> tuple[Any, ...]:
        from farshore.games import get

        return get, (self.name,)

    @cached_property
    def _action_numbers(self) -> dict[str, int]:
        return {_plain(text): number for number, text in enumerate(self.actions)}

    @cached_property
    def _outcome_numbers(self) -> dict[str, int]:
        return {_plain(text): number for number, text in enumerate(self.outcomes)}

    def text(self, actor: int, number: int) -> str:
        """The text of an action, or of an outcome if `actor` is CHANCE."""
        return (self.outcomes if actor == CHANCE else self.actions)[number]

    def read(self, actor: int, text: str) -> int:
        """The number of an action, or for CHANCE of an outcome, legal or not. Raises NotationError."""
        numbers = self._outcome_numbers if actor == CHANCE else self._action_numbers
        number = numbers.get(_plain(text))
        if number is None:
            if actor == CHANCE:
                raise NotationError(f"cannot read the outcome {shown(text)}: expected one such as {self.outcomes[0]!r}")
            raise NotationError(f"cannot read the action {shown(text)}: expected {self.grammar}")
        return number

    def read_options(self, given: Mapping[str, object]) -> dict[str, Value]:
        """All options with their values, defaults filled in. Raises NotationError."""
        values = {option.name: option.default for option in self.options}
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise NotationError(f"{self.name} has no option {name!r}: it has {', '.join(known)}")
            values[name] = known[name].read(value)
        return values

    def read_seats(self, seats: object) -> int:
        """`seats` if so many can play. Raises NotationError."""
        number = whole("seats", seats)
        if number not in self.seats:
            raise NotationError(f"{self.name} cannot be played by {number}: it takes {_span(self.seats)} seats")
        return number


def _span(numbers: range) -> str:
    return f"{numbers[0]}" if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"


def _plain(text: str) -> str:
    """A text without regard to case and spacing."""
    return " ".join(text.lower().split())


def bits(who: int) -> Iterator[int]:
    """The seats whose bits are set, lowest first."""
    seat = 0
    while who >> seat:
        if who >> seat & 1:
            yield seat
        seat += 1


# ---- kernels over the verbs: for Python, which passes arrays, and for everything that plays at random


@kernel
def lowest(who: int) -> int:
    """The lowest seat of a set of bits that is not empty."""
    seat = 0
    while not who >> seat & 1:
        seat += 1
    return seat


@kernel
def draw_outcome(state: Any, stream: Any, weights: Cells) -> int:
    """What chance does next: an outcome by its weight, from `stream`. Does not carry it out."""
    return pick(weights, below(stream, chances(state, weights)))


@kernel
def play_out(state: Any, stream: Any, actions: Cells, weights: Cells, limit: int) -> int:
    """Play at random to the end, or for `limit` actions and outcomes. Returns how many there were."""
    played = 0
    while played < limit:
        who = to_act(state)
        if who == 0:
            break
        if who == CHANCE:
            seat = CHANCE
            action = draw_outcome(state, stream, weights)
        else:
            seat = lowest(who)
            action = actions[below(stream, legal(state, seat, actions))]
        apply(state, seat, action)
        played += 1
    return played


@kernel
def _start(states: Records, seats: int, options: Cells) -> None:
    start(states[0], seats, options)


@kernel
def _legal(states: Records, seat: int, actions: Cells) -> int:
    return legal(states[0], seat, actions)


@kernel
def _chances(states: Records, weights: Cells) -> int:
    return chances(states[0], weights)


@kernel
def _score(states: Records, points: Cells) -> None:
    score(states[0], points)


@kernel
def _ranks(states: Records, places: Cells) -> None:
    ranks(states[0], places)


@kernel
def _was_cut(states: Records) -> bool:
    return was_cut(states[0])


@kernel
def _observe(states: Records, seat: int, views: Records) -> None:
    observe(states[0], seat, views[0])


@kernel
def _resample(views: Records, streams: Records, states: Records) -> None:
    resample(views[0], streams[0], states[0])


@kernel
def _copy(dst: Records, src: Records) -> None:
    copy(dst[0], src[0])


@kernel
def _play_out(states: Records, streams: Records, actions: Cells, weights: Cells, limit: int) -> int:
    return play_out(states[0], streams[0], actions, weights, limit)


ILLEGAL = -2  # instead of who is to act
NOBODY = -3  # instead of a seat: no action, chance only
ACTIONS, WEIGHTS, LOG = range(3)  # rows of the work space


@kernel
def _advance(states: Records, seat: int, action: int, streams: Records, work: Cells, most: int) -> tuple[int, int, int]:
    """One step from Python in one call: check an action, carry it out, let chance answer from a stream.

    Chance acts until a seat is to act, the match is over or there have been `most` outcomes.
    The rows of `work`: legal actions, weights, the outcomes. Returns who is to act then, how many outcomes there were,
    and how many actions the lowest of those seats has; or ILLEGAL, with nothing changed.
    """
    state = states[0]
    actions, weights, log = work[0], work[1], work[2]
    found = seat == NOBODY
    if seat == CHANCE:
        if to_act(state) == CHANCE and 0 <= action < len(weights):
            chances(state, weights)
            found = weights[action] > 0
    else:
        for i in range(legal(state, seat, actions)):
            found = found or actions[i] == action
    if not found:
        return ILLEGAL, 0, 0
    drawn = 0
    while True:
        if seat != NOBODY:
            apply(state, seat, action)
        who = to_act(state)
        if who > 0:
            return who, drawn, legal(state, lowest(who), actions)
        if who == 0 or drawn == most:
            return who, drawn, 0
        seat = CHANCE
        action = draw_outcome(state, streams[0], weights)
        log[drawn] = action
        drawn += 1


NO_STREAM = new(STREAM)


class Position:
    """One state of a game, and everything that can be asked of it.

    Numbers are trusted where it says so; texts never are. A refused call changes nothing.
    """

    __slots__ = ("_count", "_listed", "_work", "game", "seats", "states")

    def __init__(self, game: Game, states: Records, seats: int) -> None:
        self.game = game
        self.states = states
        self.seats = seats
        self._work = np.zeros((3, max(len(game.actions), len(game.outcomes))), np.int64)
        self._listed: int | None = None  # whose actions stand in the first row, ...
        self._count = 0  # ... and how many

    @classmethod
    def begin(cls, game: Game, options: Mapping[str, Value], seats: int) -> "Position":
        """The table before anything is drawn. `options` must be complete, as `Game.read_options` gives them."""
        states = new(game.state)
        numbers = [option.number(options[option.name]) for option in game.options if not option.display]
        _start(states, seats, np.array(numbers, np.int64))
        return cls(game, states, seats)

    @classmethod
    def parse(cls, game: Game, text: str, seats: int) -> "Position":
        """The position written as `text`. Raises NotationError."""
        return cls(game, game.parse_state(given_text("position", text)), seats)

    def copy(self) -> "Position":
        """A position that shares nothing with this one."""
        return Position(self.game, clone(self.states), self.seats)

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickle, (self.game, self.states.tobytes(), self.seats)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game is other.game and self.states.tobytes() == other.states.tobytes()

    def __hash__(self) -> int:
        return hash(self.states.tobytes())

    def __str__(self) -> str:
        return self.game.state_text(self.states)

    def __repr__(self) -> str:
        return f"<{self.game.name}: {self}>"

    @property
    def who(self) -> int:
        """A bit for every seat that may act now, or CHANCE; 0 when the match is over."""
        return self._advance(NOBODY, 0, None)[0]

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now, or (CHANCE,); empty when the match is over."""
        who = self.who
        return (CHANCE,) if who == CHANCE else tuple(bits(who))

    @property
    def truncated(self) -> bool:
        """Whether the match ended because it grew too long and not by its rules."""
        return bool(_was_cut(self.states))

    def legal(self, seat: int) -> list[int]:
        """The legal actions of `seat`, ascending; for CHANCE the outcomes that can happen. Raises NotationError."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            if whole("seat", seat) == CHANCE:
                return [outcome for outcome, weight in enumerate(self.weights()) if weight]
            seat = self._seat(seat)
        if seat != self._listed:
            self._count = _legal(self.states, seat, self._work[ACTIONS])
            self._listed = seat
        return self._work[ACTIONS, : self._count].tolist()

    def weights(self) -> list[int]:
        """The weight of every outcome by number; all zero unless chance is to act."""
        if self.who != CHANCE:
            return [0] * len(self.game.outcomes)
        _chances(self.states, self._work[WEIGHTS])
        return self._work[WEIGHTS, : len(self.game.outcomes)].tolist()

    def scores(self) -> tuple[int, ...]:
        """The points of every seat as they stand."""
        points = np.zeros(self.seats, np.int64)
        _score(self.states, points)
        return tuple(points.tolist())

    def ranks(self) -> tuple[int, ...]:
        """The place of every seat: 1 is best, tied seats share."""
        places = np.zeros(self.seats, np.int64)
        _ranks(self.states, places)
        return tuple(places.tolist())

    def view(self, seat: int) -> Records:
        """What `seat` (or SPECTATOR) may know, as a record."""
        if whole("seat", seat) != SPECTATOR:
            seat = self._seat(seat)
        views = new(self.game.view)
        _observe(self.states, seat, views)
        return views

    def step(self, seat: int, action: int) -> int:
        """Carry out an action given by number, an outcome if the seat is CHANCE. Returns `who` is to act then.

        Raises IllegalAction.
        """
        return self.advance(seat, action, None)[0]

    def advance(self, seat: int, action: int, streams: Records | None) -> tuple[int, list[int]]:
        """Like `step`, then let chance act from a stream until a seat is to act or the match is over.

        Returns `who` and the outcomes. Raises IllegalAction, or NotationError for what is not a number.
        """
        if type(seat) is not int or type(action) is not int:
            seat, action = whole("seat", seat), whole("action", action)
        if not CHANCE <= seat < self.seats or not 0 <= action < self._work.shape[1]:
            raise self.refusal(seat, action)
        return self._advance(seat, action, streams)

    def answer(self, streams: Records) -> tuple[int, list[int]]:
        """Let chance act from a stream until a seat is to act or the match is over. Returns `who` and the outcomes."""
        return self._advance(NOBODY, 0, streams)

    def _advance(self, seat: int, action: int, streams: Records | None) -> tuple[int, list[int]]:
        if streams is None:
            who, drawn, count = _advance(self.states, seat, action, NO_STREAM, self._work, 0)
        else:
            who, drawn, count = _advance(self.states, seat, action, streams, self._work, len(self._work[LOG]))
        self._listed = None
        if who > 0:
            self._listed = (who & -who).bit_length() - 1
            self._count = count
        elif who == ILLEGAL:
            raise self.refusal(seat, action)
        if not drawn:
            return who, []
        outcomes = self._work[LOG, :drawn].tolist()
        if who == CHANCE:  # the log was full
            who, more = self._advance(NOBODY, 0, streams)
            outcomes += more
        return who, outcomes

    def play_out(self, streams: Records, limit: int) -> int:
        """Play at random to the end, or for `limit` actions and outcomes. Returns how many there were."""
        self._listed = None
        return int(_play_out(self.states, streams, self._work[ACTIONS], self._work[WEIGHTS], limit))

    def why(self, seat: int, action: int) -> Reason | None:
        """Why `seat` cannot do that now; None if it can. Raises NotationError for what is not a number."""
        seat, action = whole("seat", seat), whole("action", action)
        if not 0 <= action < len(self.game.outcomes if seat == CHANCE else self.game.actions):
            return Reason("no_such_number", {"number": action})
        who = self.who
        if who == 0:
            return Reason("over", {})
        if seat == CHANCE:
            if who != CHANCE:
                return Reason("not_chance", {"seats": _listed(bits(who))})
            return None if self.weights()[action] else Reason("impossible", {"outcome": self.game.outcomes[action]})
        if seat not in range(self.seats):
            return Reason("no_such_seat", {"seat": seat, "last": self.seats - 1})
        if who == CHANCE:
            return Reason("chance_to_act", {})
        if not who >> seat & 1:
            return Reason("not_your_turn", {"seat": seat, "seats": _listed(bits(who))})
        return self.game.why(unpack(self.states), seat, action)

    def refusal(self, seat: int, action: int) -> IllegalAction:
        """The error for an action that is not legal: the reason, the position as that seat sees it, what is allowed.

        It may be shown to that seat: nothing in it is hidden from it.
        """
        reason = self.why(seat, action)
        assert reason is not None, f"{action} is legal for seat {seat} in {self}"
        known = 0 <= action < len(self.game.outcomes if seat == CHANCE else self.game.actions)
        given = repr(self.game.text(seat, action)) if known else f"action number {action!r}"
        return IllegalAction(
            reason.code, f"illegal {given}: {self.sentence(reason)}; {self._where(seat)}", self._allowed(seat)
        )

    def _allowed(self, seat: int) -> list[str]:
        return [self.game.text(seat, number) for number in self.legal(seat)] if seat in self.to_act else []

    def _where(self, seat: int) -> str:
        """The position as that seat sees it and what it may do, for messages."""
        seen = self.game.view_text(self.view(seat if seat in range(self.seats) else SPECTATOR))
        allowed = self._allowed(seat)
        return f"in {seen}; allowed: {', '.join(allowed)}" if allowed else f"in {seen}"

    def _seat(self, seat: int) -> int:
        """`seat` if it exists. Raises NotationError."""
        if seat not in range(self.seats):
            raise NotationError(f"there is no seat {seat}: seats are 0 to {self.seats - 1}, or SPECTATOR")
        return int(seat)

    def sentence(self, reason: Reason) -> str:
        """A reason in English."""
        return {**REASONS, **self.game.reasons}[reason.code].format(**reason.args)

    def read(self, seat: int, text: str) -> int:
        """The action (for CHANCE the outcome) that `text` names, legal or not. Raises NotationError."""
        try:
            return self.game.read(seat, given_text("action", text))
        except NotationError as error:
            raise NotationError(f"{error}; {self._where(whole('seat', seat))}") from None

    def parse_action(self, seat: int, text: str) -> int:
        """The action (for CHANCE the outcome) that `text` names. It is legal. Raises NotationError or IllegalAction."""
        number = self.read(seat, text)
        if self.why(seat, number) is not None:
            raise self.refusal(seat, number)
        return number


def _unpickle(game: Game, data: bytes, seats: int) -> Position:
    return Position(game, from_bytes(game.state, data), seats)


def _listed(seats: Iterator[int]) -> str:
    return " and ".join(f"seat {seat}" for seat in seats)


REASONS: dict[str, str] = {
    "no_such_number": "no action has the number {number}",
    "no_such_seat": "there is no seat {seat}, seats are 0 to {last}",
    "over": "the match is over",
    "not_chance": "no outcome is awaited, {seats} is to act",
    "impossible": "{outcome} cannot happen now, none is left",
    "chance_to_act": "an outcome of chance is awaited",
    "not_your_turn": "seat {seat} is not to act, {seats} is",
}
"""English sentences for the reasons that all games share."""
