"""What every position of a match was worth, and the parts that its result is made of.

A position is worth the margin that comes of it on average if chance and the policy of search go on from there, from the
true state with all that is hidden. What a step changes about that is luck if chance did it, else the skill of the seat
that acted. So the parts are sums of differences between neighbours, and with what was expected before the first step
they come to the result: not nearly, but in fractions.

Every position is valued in the same worlds (see `playouts`). A part is the mean over worlds of what it is in each, so
its error follows from how it differs between them, with everything that cancels out between steps.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

import numpy as np

from farshore.analysis.review.estimates import Estimate, Part, standard_errors
from farshore.analysis.review.playouts import ANY, Playouts
from farshore.engine.game import CHANCE, SPECTATOR, Game
from farshore.engine.position import Position
from farshore.engine.record import Cells, clone, unpack
from farshore.match.transcript import Transcript

LUCK, SKILL = "luck", "skill"
FEW = 8  # outcomes that are all tried, ...
LATE = 24  # ... in the last chance steps of a match


@dataclass(frozen=True)
class Sum:
    """What the margin of a seat is made of. Margin: its points less those of the best other seat; alone, its points."""

    seat: int
    margin: int
    expected: Part  # before the first step
    skill: tuple[Part, ...]  # by seat: what its decisions changed, compared with those of the policy
    luck: tuple[Part, ...]  # by seat: what chance changed that dealt to that seat or answered it
    shared: Part  # what chance changed that belongs to no seat

    @property
    def all_luck(self) -> Fraction:
        """What chance changed in all."""
        return sum((part.points for part in self.luck), self.shared.points)

    @property
    def parts(self) -> tuple[Part, ...]:
        """All of them: what was expected, luck and skill by seat, luck of no seat."""
        return (self.expected, *self.luck, *self.skill, self.shared)


@dataclass(frozen=True)
class Swing:
    """One outcome of chance, or several in a row such as a deal, and what that changed, by seat."""

    first: int  # step
    last: int
    owner: int | None  # the seat whose luck it was, if it was all of one seat's
    changes: tuple[Estimate, ...]


@dataclass(frozen=True)
class Course:
    """What the positions of a match were worth."""

    values: tuple[tuple[Estimate, ...], ...]  # before every step and at the end, by seat
    sums: tuple[Sum, ...]  # by seat
    swings: tuple[Swing, ...]


@dataclass(frozen=True)
class Place:
    """A position of a match, and the step that was done there."""

    step: int
    states: Cells
    counts: Cells  # steps so far, of chance and then of each seat
    options: int  # actions or outcomes that there were
    actor: int
    number: int
    owner: int | None  # of an outcome: the seat whose luck it is

    @property
    def decided(self) -> bool:
        """Whether a seat chose between several actions."""
        return self.actor != CHANCE and self.options > 1


def places(transcript: Transcript) -> Iterator[Place]:
    """Every step of a match with the position before it."""
    game = transcript.game
    counts = np.zeros(len(transcript.seats) + 1, np.int64)
    answered: int | None = None  # the seat that a public outcome answers, if it is one alone
    together = 0  # seats that are still in a phase which began with several
    for step, (position, actor, number) in enumerate(transcript.positions()):
        who, owner = position.who, None
        if actor == CHANCE:
            together = 0
            public, seat = _told(game, position, number)
            owner = answered if public else seat
            options = sum(weight > 0 for weight in position.weights())
        else:
            several = bool(who & (who - 1)) or who & together == who
            together = who if several else 0
            answered = None if several else actor
            options = len(position.numbers(actor))
        yield Place(step, clone(position.states), counts.copy(), options, actor, number, owner)
        counts[actor + 1] += 1


def _told(game: Game, position: Position, outcome: int) -> tuple[bool, int | None]:
    """Whether everybody is told that outcome in full, and the seat that alone is."""
    state, text = unpack(position.states), game.text(CHANCE, outcome)
    if game.told(state, CHANCE, outcome, SPECTATOR) == text:
        return True, None
    told = [seat for seat in range(position.seats) if game.told(state, CHANCE, outcome, seat) == text]
    return False, told[0] if len(told) == 1 else None


class _Values:
    """What a position is worth to each seat, in whole numbers: sums of weighted margins and their weight, by world."""

    def __init__(self, sums: Cells, totals: Cells) -> None:
        self.sums = sums
        self.totals = totals
        self.worlds = sums / totals[:, None]

    @cached_property
    def exact(self) -> list[Fraction]:
        """The mean over worlds, by seat."""
        exact = [Fraction(0)] * self.sums.shape[1]
        for total in np.unique(self.totals).tolist():
            for seat, whole in enumerate(self.sums[self.totals == total].sum(axis=0).tolist()):
                exact[seat] += Fraction(whole, total * len(self.totals))
        return exact

    def estimates(self) -> tuple[Estimate, ...]:
        """The same as numbers with their errors."""
        return _estimates(self.exact, self.worlds)


def _estimates(exact: Sequence[Fraction], worlds: Cells) -> tuple[Estimate, ...]:
    errors = standard_errors(worlds)
    return tuple(Estimate(float(points), error) for points, error in zip(exact, errors, strict=True))


class _Account:
    """What the steps of one kind have changed so far, by seat."""

    def __init__(self, seats: int, worlds: int) -> None:
        self.exact = [Fraction(0)] * seats
        self.worlds = np.zeros((worlds, seats))

    def add(self, before: _Values, after: _Values) -> None:
        """One more step."""
        for seat, (one, other) in enumerate(zip(before.exact, after.exact, strict=True)):
            self.exact[seat] += other - one
        self.worlds += after.worlds - before.worlds

    def part(self, seat: int) -> Part:
        """What that came to for a seat."""
        return Part(self.exact[seat], standard_errors(self.worlds)[seat])


class Valuer:
    """Values the positions of a match from its end to its beginning, in so many worlds."""

    def __init__(self, transcript: Transcript, worlds: int, seed: int) -> None:
        self.places = list(places(transcript))
        self.seats = len(transcript.seats)
        self.margins = margins_of(transcript.end().scores)
        self._worlds = worlds
        self._late = max(0, sum(place.actor == CHANCE for place in self.places) - LATE)
        self._playouts = Playouts(transcript.game, self.seats, seed, FEW, self._late)

    def course(self, progress: Callable[[], None] = lambda: None) -> Course:
        """The whole match. `progress` is called after every step."""
        count = self._worlds
        accounts: dict[tuple[str, int | None], _Account] = {}
        after = _Values(np.tile(np.array(self.margins, np.int64), (count, 1)), np.ones(count, np.int64))
        values = [after.estimates()]
        swings: list[Swing] = []
        run: tuple[Place, _Values, set[int | None]] | None = None  # outcomes in a row: the last, what it led to, whose
        for place in reversed(self.places):
            before = self.value(place, after)
            key = (LUCK, place.owner) if place.actor == CHANCE else (SKILL, place.actor)
            accounts.setdefault(key, _Account(self.seats, count)).add(before, after)
            if place.actor != CHANCE:
                run = None
            else:
                last, led_to, owners = run or (place, after, set())
                if run is not None:
                    swings.pop()
                owners.add(place.owner)
                run = last, led_to, owners
                changes = _Account(self.seats, count)
                changes.add(before, led_to)
                owner = next(iter(owners)) if len(owners) == 1 else None
                swings.append(Swing(place.step, last.step, owner, _estimates(changes.exact, changes.worlds)))
            values.append(before.estimates())
            after = before
            progress()
        return Course(tuple(reversed(values)), self._sums(after, accounts), tuple(reversed(swings)))

    def value(self, place: Place, after: _Values) -> _Values:
        """What a position is worth, if that after its step is known.

        Where the step is what happens in a world anyhow, it is worth the same before and after it.
        """
        if place.options == 1:
            return after
        sums, totals = after.sums.copy(), after.totals.copy()
        # Where the outcomes of the next chance step are tried, that of this one is not just one of the same.
        alike = place.actor != CHANCE or place.counts[0] + 1 < self._late
        self._playouts.value(place.states, place.counts, sums, totals, (place.actor, place.number) if alike else ANY)
        return _Values(sums, totals)

    def _sums(self, start: _Values, accounts: Mapping[tuple[str, int | None], _Account]) -> tuple[Sum, ...]:
        nothing = _Account(self.seats, self._worlds)

        def part(kind: str, whose: int | None, seat: int) -> Part:
            return accounts.get((kind, whose), nothing).part(seat)

        errors = standard_errors(start.worlds)
        every = range(self.seats)
        return tuple(
            Sum(
                seat=seat,
                margin=self.margins[seat],
                expected=Part(start.exact[seat], errors[seat]),
                skill=tuple(part(SKILL, whose, seat) for whose in every),
                luck=tuple(part(LUCK, whose, seat) for whose in every),
                shared=part(LUCK, None, seat),
            )
            for seat in every
        )


def margins_of(scores: Sequence[int]) -> tuple[int, ...]:
    """The margin of every seat: its points less those of the best other seat; alone, its points."""
    if len(scores) == 1:
        return tuple(scores)
    return tuple(
        points - max(other for place, other in enumerate(scores) if place != seat) for seat, points in enumerate(scores)
    )
