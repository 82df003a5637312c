"""The contract every game fulfils.

A `Game` is facts and functions. The functions marked *kernel* are compiled and bound to the game's record types, so
that generic compiled code just calls `apply(state, ...)`; see `verbs`. `position.Position` is the same contract for
Python: one state with its game, actions as numbers or texts, everything checked.

Chance is a player: a card drawn or a die rolled is an outcome handed in from outside, never made inside the rules.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic

import numpy as np
from msgspec import Struct
from typing_extensions import TypeVar

from farshore.engine import verbs
from farshore.engine.errors import NotationError, UnknownGame
from farshore.engine.features import FeatureTable
from farshore.engine.kernel import bind
from farshore.engine.record import Cells
from farshore.engine.validate import as_int, short_repr

if TYPE_CHECKING:
    from farshore.engine.codec import Codec

CHANCE = verbs.CHANCE  # the seat number of chance
SPECTATOR = verbs.SPECTATOR  # the seat number of somebody who may know public facts only

# What a game is typed by. Code that serves every game leaves them out: a `Game` is a `Game[Any, Any, Struct, Struct]`.
State = TypeVar("State", default=Any)  # the annotated class of a state
View = TypeVar("View", default=Any)  # the annotated class of what one seat may know
Presentation_co = TypeVar("Presentation_co", bound=Struct, covariant=True, default=Struct)  # what `present` returns
Receipt_co = TypeVar("Receipt_co", bound=Struct, covariant=True, default=Struct)  # what `receipt` returns

# ---- facts

Value = str | int | bool


@dataclass(frozen=True)
class Form:
    """Values of an option that are too many to list: a text of a certain form."""

    about: str  # how it is written, to follow the listed choices in a message
    examples: Sequence[str]
    read: Callable[[str], str]  # the text as it is kept; raises NotationError that says what is wrong with it


@dataclass(frozen=True)
class Option:
    """Something players agree on before a match."""

    name: str
    default: Value
    choices: Sequence[Value]
    about: str  # one line for the set-up page
    display: bool = False  # changes only what is shown: no rule and no view depends on it
    form: Form | None = None  # what else it may be
    encode: Callable[[Value], Sequence[int]] | None = None  # the numbers the rules get; None: see `numbers`
    research: Sequence[Value] = ()  # values besides that tables of people and `farshore play` refuse

    def read(self, given: object, research: bool = True) -> Value:
        """The value that `given` names, itself or as text; None is off. Raises NotationError.

        Values for research are refused where players agree on something: `research` is false there.
        """
        if isinstance(given, str):
            text = given.strip().lower()
        elif isinstance(given, bool) or given is None:
            text = option_text(bool(given))
        else:
            text = option_text(as_int(f"option {self.name}", given))
        for choice in self.values if research else self.choices:
            if option_text(choice) == text:
                return choice
        wrong = ""
        if self.form is not None:
            try:
                return self.form.read(text)
            except NotationError as error:
                wrong = f" ({error})"
        raise NotationError(f"option {self.name} cannot be {short_repr(given)}{wrong}: allowed are {self.allowed}")

    @property
    def values(self) -> Sequence[Value]:
        """What can be listed of what it may be: the choices, then values for research."""
        return (*self.choices, *self.research)

    @property
    def allowed(self) -> str:
        """What it may be, for people."""
        if isinstance(self.choices, range):
            return f"a whole number from {self.choices[0]} to {self.choices[-1]}"
        listed = ", ".join(option_text(choice) for choice in self.choices)
        return listed if self.form is None else f"{listed}, or {self.form.about}"

    def numbers(self, value: Value) -> Sequence[int]:
        """The value as rules get it: whole numbers as they are, others by their place in `values`."""
        if self.encode is not None:
            return self.encode(value)
        return (value if isinstance(value, int) else self.values.index(value),)


def option_text(value: object) -> str:
    """A choice as text: `on`, `off`, a number or a word."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Reason:
    """Why something cannot be done: a stable code with arguments. Sentences are made of it where they are shown."""

    code: str
    args: Mapping[str, str | int]


@dataclass(frozen=True)
class ReasonText:
    """One reason of a game: its stable code, an English sentence with {arguments}, and how numbers become arguments."""

    code: str
    sentence: str
    # The arguments in the order of the numbers that `refusal` writes, each with what makes a word of a number; it is
    # given the state too, unpacked.
    args: Mapping[str, Callable[[int, Any], str | int]] = field(default_factory=dict)

    def reason(self, numbers: Sequence[int], state: Any) -> Reason:
        """The reason with its arguments in words."""
        words = zip(self.args.items(), numbers, strict=False)
        return Reason(self.code, {name: word(number, state) for (name, word), number in words})


MOST_ARGUMENTS = 4  # of a reason

REASONS: dict[str, str] = {
    "no_such_number": "no action has the number {number}",
    "no_such_seat": "there is no seat {seat}, seats are 0 to {last}",
    "over": "the match is over",
    "not_chance": "no outcome is awaited, a seat is to act",
    "impossible": "{outcome} cannot happen now, none is left",
    "chance_to_act": "an outcome of chance is awaited",
    "not_your_turn": "it is not for seat {seat} to act now",
}
"""English sentences for the reasons that all games share. None says who is to act: that may be a secret of a turn."""


def reveals_nothing(state: Any, seat: int, action: int) -> bool:
    """For games whose actions show nobody anything hidden: only outcomes do."""
    return False


def no_highlights(before: Any, after: Any, done: str) -> list[str]:
    """For games without anything that is worth a line of its own."""
    return []


@dataclass(frozen=True, eq=False, repr=False)
class Game(Generic[State, View, Presentation_co, Receipt_co]):
    """Facts and functions of one game, typed by its state, its view, its presentation and its receipt."""

    name: str
    title: str
    package: str  # where its modules are: bot, terminal, tutorial, board
    weight: int  # how much there is to learn: 1 light, 2 medium, 3 heavy
    rules_version: int
    seats: range
    options: tuple[Option, ...]
    actions: tuple[str, ...]  # the text of every action, by number
    outcomes: tuple[str, ...]  # the text of every outcome, by number
    grammar: str  # how an action is written, for people
    longest: Callable[[Mapping[str, Value]], int]  # most actions and outcomes a match with these options can have
    state: np.dtype[Any]
    view: np.dtype[Any]

    start: Callable[[State, int, Cells], None]  # kernels from here
    to_act: Callable[[State], int]
    legal: Callable[[State, int, Cells], int]
    refusal: Callable[[State, int, int, Cells], int]
    chances: Callable[[State, Cells], int]
    apply: Callable[[State, int, int], None]
    score: Callable[[State, Cells], None]
    ranks: Callable[[State, Cells], None]
    was_cut: Callable[[State], bool]
    observe: Callable[[State, int, View], None]
    resample: Callable[[View, Any, State], None]  # kernels to here

    # Functions for Python get states and views unpacked, as `record.unpack` gives them.
    reasons: Sequence[ReasonText]  # by the number that `refusal` gives, less one
    # What a seat learns of an action in a state; None: nothing until no seat is to act any more, then all of it.
    told: Callable[[State, int, int, int], str | None]
    receipt: Callable[[State], Receipt_co]  # the score with its arithmetic
    present: Callable[[View, Mapping[str, Value]], Presentation_co]  # a view with derived public facts, for clients
    picture: Callable[[View, Mapping[str, Value], Sequence[str]], str]  # a view, with names, as some lines of text
    codec: "Codec"  # states and views as text
    # Write what is hidden into a view of it, for replays once a match is over. The view is changed in place.
    reveal_all: Callable[[State, View], None]
    # Whether an action shows its seat something hidden, which then cannot be unseen by taking the action back.
    reveals_hidden: Callable[[State, int, int], bool] = reveals_nothing
    # What everybody sees has come of a step, from views of a spectator before and after it and what spectators
    # are told of it.
    highlights: Callable[[View, View, str], list[str]] = no_highlights
    # What learners get of a view, see `features.py`; None: what `encoding.default_table` makes of it.
    features: FeatureTable | None = None
    # About how many seconds one quiet core needs to compile the rules and the bots of levels 1 and 2.
    compile_seconds: float = 15.0

    def __post_init__(self) -> None:
        for name in ("start", "to_act", "legal", "refusal", "chances", "apply", "score", "ranks", "was_cut", "observe"):
            bind(getattr(verbs, name), self.state, getattr(self, name))
        bind(verbs.resample, self.view, self.resample)

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules version {self.rules_version}>"

    def __reduce__(self) -> tuple[Any, ...]:
        from farshore.games import get

        return get, (self.name,)

    @cached_property
    def sentences(self) -> Mapping[str, str]:
        """An English sentence for every code of a reason, with {arguments}."""
        return {**REASONS, **{each.code: each.sentence for each in self.reasons}}

    def part(self, name: str) -> ModuleType:
        """A module of this game that its rules do not import: `bot`, `terminal`, `tutorial`, `statistics`.

        Raises UnknownGame if it has none.
        """
        path = f"{self.package}.{name}"
        try:
            return import_module(path)
        except ModuleNotFoundError as error:
            if error.name != path:  # it has one, which lacks something
                raise
            raise UnknownGame(f"{self.title} has no {name}: there is no module {path}") from None

    @cached_property
    def _action_numbers(self) -> dict[str, int]:
        return _numbered(self.actions)

    @cached_property
    def _outcome_numbers(self) -> dict[str, int]:
        return _numbered(self.outcomes)

    def text(self, actor: int, number: int) -> str:
        """The text of an action, or of an outcome if `actor` is CHANCE."""
        return (self.outcomes if actor == CHANCE else self.actions)[number]

    def read(self, actor: int, text: str) -> int:
        """The number of an action, or for CHANCE of an outcome, legal or not. Raises NotationError."""
        numbers = self._outcome_numbers if actor == CHANCE else self._action_numbers
        words = text.split()
        # As it stands, with a small first letter as after a phone's keyboard, or all small.
        forms = (" ".join(words), " ".join([*(word.lower() for word in words[:1]), *words[1:]]), _plain(text))
        number = next((numbers[form] for form in forms if form in numbers), None)
        if number is None:
            if actor == CHANCE:
                raise NotationError(
                    f"cannot read the outcome {short_repr(text)}: expected one such as {self.outcomes[0]!r}"
                )
            raise NotationError(f"cannot read the action {short_repr(text)}: expected {self.grammar}")
        return number

    def read_options(self, given: Mapping[str, object], research: bool = True) -> dict[str, Value]:
        """All options with their values, defaults filled in; see `Option.read`. Raises NotationError."""
        values = {option.name: option.default for option in self.options}
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise NotationError(f"{self.name} has no option {name!r}: it has {', '.join(known)}")
            values[name] = known[name].read(value, research)
        return values

    def read_seats(self, seats: object) -> int:
        """`seats` if so many can play. Raises NotationError."""
        number = as_int("seats", seats)
        if number not in self.seats:
            raise NotationError(f"{self.name} cannot be played by {number}: it takes {_span(self.seats)} seats")
        return number


def _span(numbers: range) -> str:
    return f"{numbers[0]}" if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"


def _plain(text: str) -> str:
    """A text without regard to case and spacing."""
    return " ".join(text.lower().split())


def _numbered(texts: Sequence[str]) -> dict[str, int]:
    """The number of each text: as it is written, and in small letters where that names only one."""
    written = {text: number for number, text in enumerate(texts)}
    small = Counter(map(_plain, texts))
    return {_plain(text): number for text, number in written.items() if small[_plain(text)] == 1} | written
