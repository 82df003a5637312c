"""Positions as text: a state or a view on one line, declared field by field and read back without loss.

A line is a list of `key=value`; a field that is left out has its default. A game declares each field once, with its
name, its kind (how a value is written) and where the value is in the record:

    CODEC = Codec(
        STATE,
        VIEW,
        (
            Field("phase", Choice(("deal", "play", "over")), default="deal", early=True),
            Field("round", Number(1, 3), at="round_no", default="1"),
            Field("gold", lambda record: List(Number(0, 99), record.seats), default=lambda record: ...),
        ),
        check=check,
    )

What a field allows may depend on fields that are read before it: then its kind is a function of the record. Fields are
read in the order in which they are written, `early` ones before the others. Last comes the game's `check`, which fills
in what follows from the fields and says what does not fit together. Views have a field `me`; their text begins with
`seat=`, `-` for a spectator, and has `?` where a thing is hidden. Bad text raises NotationError, which names the field,
what was given and what is allowed.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Protocol

import numpy as np

from farshore.engine.bits import from_bits, to_bits
from farshore.engine.errors import NotationError
from farshore.engine.game import SPECTATOR, Option, Value, option_text
from farshore.engine.record import Records, new, pack, unpack

NONE = "-"  # an empty list, or a thing that is not there
WHOLE = re.compile("-?[0-9]*[1-9][0-9]*|0+")
MOST_SHOWN = 12  # words of a choice, in a message
MOST_DIGITS = 3  # of a number, zeros in front included, unless the highest that is allowed has more

# ---- kinds: how a value is written


class Kind(Protocol):
    """Turns a value into text and back."""

    def read(self, key: str, text: str) -> Any:
        """The value written as `text`. Raises NotationError, which names the field `key`."""

    def write(self, value: Any) -> str:
        """The value as text."""


def wrong(key: str, text: str, sentence: str) -> NotationError:
    """The error for a value, or a part of one: `gold=7,x has 2 parts, expected 3`."""
    return NotationError(f"{key}={text if len(text) <= 60 else text[:56] + ' ...'}{sentence}")


def _split(text: str, separator: str) -> list[str]:
    """The parts of a list, which are single letters without a separator."""
    return [] if text == NONE else text.split(separator) if separator else list(text)


@dataclass(frozen=True)
class Number:
    """A whole number. The record counts from 0 where the text counts from `first`."""

    least: int
    most: int
    first: int = 0
    among: Sequence[int] = ()  # if given, only these

    def read(self, key: str, text: str) -> int:
        digits = max(MOST_DIGITS, len(str(self.most)))
        if len(text.lstrip("-")) > digits or not WHOLE.fullmatch(text) or not self.least <= int(text) <= self.most:
            raise wrong(key, text, f" is not a whole number from {self.least} to {self.most}")
        if self.among and int(text) not in self.among:
            raise wrong(key, text, f" is not one of {', '.join(map(str, self.among))}")
        return int(text) - self.first

    def write(self, value: int) -> str:
        return str(value + self.first)


class Choice:
    """One of some words: each stands for a value, or for its place in a list of words.

    `why` says in a message why it is only these; with `told` it names only those of them.
    """

    def __init__(self, words: Mapping[str, Any] | Sequence[str], why: str = "", told: Sequence[str] = ()) -> None:
        self.why = f": {why}" if why else ""
        self.values = words if isinstance(words, Mapping) else {word: number for number, word in enumerate(words)}
        self.words = {value: word for word, value in self.values.items()}
        self.told = told or list(self.values)

    def read(self, key: str, text: str) -> Any:
        if text not in self.values:
            words = self.told
            shown = words if len(words) <= MOST_SHOWN else [*words[:MOST_SHOWN], "...", words[-1]]
            raise wrong(key, text, f" is not one of {', '.join(shown)}{self.why}")
        return self.values[text]

    def write(self, value: Any) -> str:
        return self.words[tuple(value) if isinstance(value, list) else value]  # arrays give lists


def nothing(why: str, value: Any = -1) -> Choice:
    """What is not there now, and why."""
    return Choice({NONE: value}, why)


@dataclass(frozen=True)
class Maybe:
    """A value, or `-` for none."""

    kind: Kind
    none: Any = -1

    def read(self, key: str, text: str) -> Any:
        return self.none if text == NONE else self.kind.read(key, text)

    def write(self, value: Any) -> str:
        return NONE if value == self.none else self.kind.write(value)


@dataclass(frozen=True)
class List:
    """Some values, separated: as many as `count` says. `each` is their kind, or the kinds of all, or gives the i-th."""

    each: Kind | Sequence[Kind] | Callable[[int], Kind]
    count: int | range
    separator: str = ","
    noun: str = "parts"

    def read(self, key: str, text: str) -> list[Any]:
        parts = _split(text, self.separator)
        allowed = range(self.count, self.count + 1) if isinstance(self.count, int) else self.count
        if len(parts) not in allowed:
            span = f"{allowed[0]}" if len(allowed) == 1 else f"{allowed[0]} to {allowed[-1]}"
            how = f" separated by {self.separator!r}" if self.separator and allowed[-1] > 1 else ""
            raise wrong(key, text, f" has {len(parts)} {self.noun}, expected {span}{how}")
        return [self._kind(i).read(key, part) for i, part in enumerate(parts)]

    def write(self, value: Iterable[Any]) -> str:
        values = value.tolist() if isinstance(value, np.ndarray) else list(value)
        most = self.count if isinstance(self.count, int) else self.count[-1]
        values = values[:most]  # an array may have room for more
        return self.separator.join(self._kind(i).write(each) for i, each in enumerate(values)) or NONE

    def _kind(self, i: int) -> Kind:
        if isinstance(self.each, Sequence):
            return self.each[i]
        return self.each(i) if callable(self.each) else self.each


@dataclass(frozen=True)
class Cards:
    """How many there are of each card, as a list of their names in any order and case: `Rx,Rx,R3`."""

    names: Sequence[str]
    most: Sequence[int]  # of each

    def read(self, key: str, text: str) -> list[int]:
        numbers = {name.lower(): number for number, name in enumerate(self.names)}
        counts = [0] * len(self.names)
        for part in _split(text, ","):
            number = numbers.get(part.lower())
            if number is None:
                raise wrong(key, part, f" is no card: expected names such as {self.names[0]} or {self.names[-1]}")
            counts[number] += 1
            if counts[number] > self.most[number]:
                raise wrong(key, text, f": there are only {self.most[number]} of {self.names[number]}")
        return counts

    def write(self, value: Sequence[int]) -> str:
        return ",".join(name for name, count in zip(self.names, value, strict=True) for _ in range(count)) or NONE


@dataclass(frozen=True)
class Bits:
    """A set of numbers, kept as bits, written in ascending order."""

    each: Kind
    separator: str = ","

    def read(self, key: str, text: str) -> int:
        places = [self.each.read(key, part) for part in _split(text, self.separator)]
        if not text or sorted(set(places)) != places:
            raise wrong(
                key, text, f" is not in order, or names one twice: expected ascending order, or {NONE} for none"
            )
        return to_bits(places)

    def write(self, value: int) -> str:
        return self.separator.join(map(self.each.write, from_bits(int(value)))) or NONE


@dataclass(frozen=True)
class Grid:
    """Squares row by row, rows separated by /, a letter for each value. A number may stand for so many blanks."""

    rows: int
    columns: int
    letters: Mapping[str, int]
    blank: int | None = None  # the value that is written as numbers

    def read(self, key: str, text: str) -> list[int]:
        rows = text.split("/")
        if len(rows) != self.rows:
            raise wrong(key, text, f" has {len(rows)} rows, expected {self.rows} separated by '/'")
        values: list[int] = []
        for number, row in enumerate(rows, 1):
            squares: list[int] = []
            for part in re.findall("[0-9]+|.", row) if self.blank is not None else row:
                if self.blank is not None and part.isascii() and part.isdigit() and len(part) <= 2:
                    squares += [self.blank] * int(part)
                elif part in self.letters:
                    squares.append(self.letters[part])
                else:
                    runs = "" if self.blank is None else " and numbers of blanks"
                    letters = "".join(self.letters)
                    raise wrong(
                        key, row, f": cannot read {part!r} in row {number}, expected letters of {letters}{runs}"
                    )
            if len(squares) != self.columns:
                raise wrong(key, row, f": row {number} has {len(squares)} squares, expected {self.columns}")
            values += squares
        return values

    def write(self, value: Sequence[int]) -> str:
        words = {each: letter for letter, each in self.letters.items()}
        rows = []
        for first in range(0, self.rows * self.columns, self.columns):
            row = "".join(words.get(each, ".") for each in value[first : first + self.columns])
            rows.append(row if self.blank is None else re.sub(r"\.+", lambda run: str(len(run[0])), row))
        return "/".join(rows)


@dataclass(frozen=True)
class Word:
    """A form of its own, by two functions. What `parse` raises gets field and value in front, unless it names them."""

    parse: Callable[[str], Any]
    write: Callable[[Any], str]

    def read(self, key: str, text: str) -> Any:
        try:
            return self.parse(text)
        except NotationError as error:
            is_named = str(error).startswith(f"{key}=")
            raise error if is_named else wrong(key, text, f": {error}") from None


# ---- fields


def always(_record: Any) -> bool:
    """For fields that every position has."""
    return True


@dataclass(frozen=True)
class Field:
    """One `key=value` of a position."""

    name: str
    kind: Kind | Callable[[Any], Kind]
    default: str | Callable[[Any], str] = NONE
    at: str | tuple[str, ...] = ""  # the field of the record, or several if values are tuples; "": the same name
    index: Any = None  # the place in that field, if it is one of an array: a seat, or whatever numpy takes
    get: Callable[[Any], Any] | None = None  # instead of `at`: how the value is found, ...
    put: Callable[[Any, Any], None] | None = None  # ... and how it is kept
    early: bool = False  # read before the others: what they allow depends on it
    present: Callable[[Any], bool] = always  # else it is not written, and if it is given it must be its default
    brief: bool = False  # not written where it has its default
    option: Option | None = None  # the option that it is

    def text(self, record: Any) -> str | None:
        """`key=value`, or None if it is not written."""
        if not self.present(record):
            return None
        value = self._kind(record).write(self._get(record))
        return None if self.brief and value == self._default(record) else f"{self.name}={value}"

    def read(self, record: Any, given: Mapping[str, str]) -> None:
        """Read the value, or the default, into the record. Raises NotationError."""
        default = self._default(record)
        text = given.get(self.name, default)
        if self.present(record):
            self._put(record, self._kind(record).read(self.name, text))
        elif text != default:
            raise wrong(self.name, text, f" is given, but this position has no {self.name}: leave it out")

    def _kind(self, record: Any) -> Kind:
        return self.kind(record) if callable(self.kind) else self.kind

    def _default(self, record: Any) -> str:
        return self.default(record) if callable(self.default) else self.default

    def _get(self, record: Any) -> Any:
        if self.get is not None:
            return self.get(record)
        if isinstance(self.at, tuple):
            return tuple(getattr(record, name) for name in self.at)
        value = getattr(record, self.at or self.name)
        return value if self.index is None else value[self.index]

    def _put(self, record: Any, value: Any) -> None:
        if self.put is not None:
            self.put(record, value)
        elif isinstance(self.at, tuple):
            vars(record).update(zip(self.at, value, strict=True))
        elif self.index is None and not isinstance(value, list):
            setattr(record, self.at or self.name, value)
        else:
            cells = getattr(record, self.at or self.name)
            if not isinstance(value, list):
                cells[self.index] = value
            elif value:
                (cells if self.index is None else cells[self.index])[: len(value)] = value


def agreed(
    options: Iterable[Option], at: Mapping[str, str] = MappingProxyType({}), brief: bool = False
) -> Iterator[Field]:
    """A field for each of these options, which the record has under their names, or where `at` says by their names."""
    for option in options:
        default = option_text(option.default)
        numbers = {option_text(choice): int(option.numbers(choice)[0]) for choice in option.values}
        told = [option_text(choice) for choice in option.choices]
        is_range = not option.research and list(numbers) == [str(number) for number in numbers.values()]
        kind = Number(min(numbers.values()), max(numbers.values())) if is_range else Choice(numbers, told=told)
        yield Field(option.name, kind, default, at=at.get(option.name, ""), brief=brief, option=option)


# ---- codec


def is_view(record: Any) -> bool:
    """Whether an unpacked record is a view."""
    return hasattr(record, "me")


def sees(record: Any, seat: int) -> bool:
    """Whether a record has what only that seat knows: a state has everything, a view what its own seat knows."""
    return not is_view(record) or bool(record.me == seat)


def no_faults(_record: Any) -> Iterator[str]:
    """For games whose fields always fit together."""
    return iter(())


def no_options(_state: Any) -> dict[str, Value]:
    """For games whose options are all fields."""
    return {}


@dataclass(frozen=True, eq=False, repr=False)
class Codec:
    """States and views of one game as text. Functions that a game gives it get records unpacked."""

    state: np.dtype[Any]
    view: np.dtype[Any]
    fields: Sequence[Field]
    seats: Callable[[Any], int]  # how many play
    # Fills in what follows from the fields, and yields a sentence for what does not fit: the first one is raised.
    check: Callable[[Any], Iterator[str]] = no_faults
    more_options: Callable[[Any], dict[str, Value]] = no_options  # those that are not simply a field

    def text(self, records: Records) -> str:
        """A state or a view as one line."""
        record = unpack(records)
        words = [field.text(record) for field in self._fields(is_view(record))]
        return " ".join(word for word in words if word is not None)

    def parse_state(self, text: str) -> Records:
        """The state written as `text`. Its parts fit together, so it can be played. Raises NotationError."""
        return self._parse(new(self.state), text)

    def parse_view(self, text: str) -> Records:
        """The view written as `text`, checked like a state. Raises NotationError."""
        return self._parse(new(self.view), text)

    def options(self, state: Any) -> dict[str, Value]:
        """What was agreed, or what comes to the same from here on. Options that do not matter any more are left out."""
        values = {
            field.option.name: next(each for each in field.option.values if field.option.numbers(each)[0] == number)
            for field in self.fields
            if field.option is not None and (number := field._get(state)) is not None
        }
        return {**values, **self.more_options(state)}

    def _fields(self, is_view: bool) -> list[Field]:
        def seat(record: Any) -> Kind:
            return Maybe(Number(0, self.seats(record) - 1), SPECTATOR)

        return [Field("seat", seat, at="me"), *self.fields] if is_view else [*self.fields]

    def _parse(self, records: Records, text: str) -> Records:
        record = unpack(records)
        fields = self._fields(is_view(record))
        names = [field.name for field in fields]
        given: dict[str, str] = {}
        for word in text.split():
            key, equals, value = word.partition("=")
            if not equals or key not in names:
                raise NotationError(f"cannot read {word[:40]!r}: expected key=value with a key of {', '.join(names)}")
            if key in given:
                raise NotationError(f"{key} is given twice")
            given[key] = value
        for field in sorted(fields, key=lambda field: not field.early):
            field.read(record, given)
        for sentence in self.check(record):
            raise NotationError(sentence)
        return pack(records, record)
