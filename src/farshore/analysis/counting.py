"""What a game says in its `statistics.py` about the things that are counted in its matches.

That module has `TABLES`, and `count(match)`, which yields an `Item` whenever something of a table appears: who it
belongs to and how many points it brought. Points come from receipts and score lines, all else from actions and
outcomes, so that no rule is written twice. It may have `RUNS`: the simulations of which the game's report is made.
A game without that module has statistics all the same: of scores, lengths, places and who begins.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from farshore.engine.errors import UnknownGame
from farshore.engine.game import CHANCE, Game
from farshore.engine.position import Position
from farshore.engine.record import Records, clone
from farshore.match.transcript import Transcript

ANY = "any"  # as the value of an option: another one in every match, by chance


@dataclass(frozen=True)
class Table:
    """Things of one kind, each with a row of its own."""

    name: str
    title: str
    about: str  # one sentence: what a row is, and what its points are
    rows: tuple[str, ...] = ()  # in this order; others follow by name


class Item(NamedTuple):
    """One thing that appeared in a match."""

    table: str  # the name of a table
    name: str  # of the row
    seat: int | None = None  # whose it is
    points: int | None = None  # that it brought; None if it brings none by itself


class Moment(NamedTuple):
    """One step of a match. The records are those before and after it, `after` only until the next step."""

    actor: int
    text: str
    before: Records
    after: Position


@dataclass(frozen=True)
class Played:
    """A match that is over."""

    transcript: Transcript
    end: Position

    @property
    def seats(self) -> int:
        """How many played."""
        return self.end.seats

    def moments(self) -> Iterator[Moment]:
        """Every action and outcome, in order."""
        position = self.transcript.begin()
        texts = self.transcript.game.text
        for actor, number in self.transcript.steps:
            before = clone(position.states)
            position.act(number, actor)
            yield Moment(actor, texts(actor, number), before, position)


@dataclass(frozen=True)
class Run:
    """A simulation that a report is made of."""

    name: str  # of its files
    title: str
    matches: int
    seats: int | None  # None: another number in every match, by chance
    options: Mapping[str, object] = field(default_factory=dict)  # ANY for one by chance


@dataclass(frozen=True)
class Counts:
    """What a game counts."""

    tables: tuple[Table, ...]
    count: Callable[[Played], Iterator[Item]]
    runs: tuple[Run, ...]


def nothing(_: Played) -> Iterator[Item]:
    """For games that say nothing of what they count."""
    return iter(())


def counts_of(game: Game) -> Counts:
    """What a game counts; without its own word, nothing beyond the contract."""
    seats = max(game.seats[0], min(2, game.seats[-1]))
    usual = (Run("usual", "The usual match", 1000, seats),)
    try:
        part: Any = game.part("statistics")
    except UnknownGame:
        return Counts((), nothing, usual)
    return Counts(part.TABLES, part.count, getattr(part, "RUNS", usual))


def first_seat(transcript: Transcript) -> int:
    """The seat that begins: the first that is to act while no other is; seat 0 if there is none.

    A seat that is only the last to finish what all do at the same time does not count.
    """
    together = 0  # seats that are still in a phase which began with several
    for position, actor, _ in transcript.positions():
        who = position.who
        if actor == CHANCE:
            together = 0
        elif who & (who - 1) or who & together == who:
            together = who
        else:
            return actor
    return 0
