"""What is added up over matches: whole numbers only, so that any way of dividing the work gives the same sums."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field, fields
from fractions import Fraction
from math import lcm, sqrt
from typing import Any, Self

from farshore.analysis.counting import Counts, Played, first_seat
from farshore.engine.game import CHANCE, option_text

SHARES = lcm(*range(1, 17))  # a win is so many parts, so that up to 16 seats can share one


@dataclass
class Sums:
    """Fields that can be added up: whole numbers, counters, further sums, and such things by key."""

    def merge(self, other: Self) -> None:
        """Add those of further matches."""
        for each in fields(self):
            setattr(self, each.name, _added(getattr(self, each.name), getattr(other, each.name)))


def _added(one: Any, other: Any) -> Any:
    """Both together; what can be changed is changed in place."""
    if isinstance(one, int):
        return one + other
    if isinstance(one, Sums):
        one.merge(other)
    elif isinstance(one, Counter):
        one.update(other)
    else:
        for key, value in other.items():
            one[key] = _added(one[key], value)
    return one


@dataclass
class Ratio(Sums):
    """Sums over matches of how often something appeared and what it brought, for the mean of either with its error.

    Things in one match depend on each other, so errors are taken between matches: that of a mean is that of a ratio of
    two sums (the linear approximation).
    """

    count: int = 0
    total: int = 0
    count_squares: int = 0
    total_squares: int = 0
    products: int = 0

    def add(self, count: int, total: int) -> None:
        """One more match."""
        self.count += count
        self.total += total
        self.count_squares += count * count
        self.total_squares += total * total
        self.products += count * total

    def often(self, matches: int) -> float:
        """How often it appears in a match."""
        return self.count / matches

    def often_error(self, matches: int) -> float | None:
        """The standard error of that; None for one match."""
        if matches < 2:
            return None
        squares = Fraction(self.count_squares) - Fraction(self.count**2, matches)
        return sqrt(squares / (matches - 1) / matches)

    def mean(self) -> float:
        """What one brings. It must have appeared."""
        return self.total / self.count

    def mean_error(self, matches: int) -> float | None:
        """The standard error of that; None if it appeared in one match at most."""
        if matches < 2 or self.count_squares == self.count**2:
            return None
        mean = Fraction(self.total, self.count)
        squares = self.total_squares - 2 * mean * self.products + mean * mean * self.count_squares
        return sqrt(squares * matches / (matches - 1)) / self.count


@dataclass
class ItemSums(Sums):
    """One row of a table."""

    points: Ratio = field(default_factory=Ratio)  # of those that bring points by themselves
    wins: Ratio = field(default_factory=Ratio)  # of those that belong to a seat: its share of the win, in SHARES
    appeared: Ratio = field(default_factory=Ratio)
    paid: int = 0  # how often there were more than 0 points


@dataclass
class OptionSums(Sums):
    """Matches with one value of an option."""

    matches: int = 0
    points: Ratio = field(default_factory=Ratio)  # of a seat
    first_wins: Ratio = field(default_factory=Ratio)  # in SHARES; of matches with several seats
    actions: Ratio = field(default_factory=Ratio)  # of a match


@dataclass
class SeatSums(Sums):
    """Matches with one number of seats. A place is counted from the seat that begins, in the order of seats."""

    matches: int = 0
    cut: int = 0  # ended because they grew too long
    shared: int = 0  # ended with several winners
    points: dict[int, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))  # by place
    wins: dict[int, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))  # by place, in SHARES
    totals: Counter[int] = field(default_factory=Counter)  # points of all seats of a match
    leads: Counter[int] = field(default_factory=Counter)  # of the seat that begins over each other, added up
    spans: Counter[int] = field(default_factory=Counter)  # of the best seat over the second
    actions: Counter[int] = field(default_factory=Counter)  # in a match
    steps: Counter[int] = field(default_factory=Counter)  # actions and outcomes in a match


@dataclass
class Tally(Sums):
    """The sums of all matches. Two tallies of different matches can be merged in any order."""

    matches: int = 0
    seats: dict[int, SeatSums] = field(default_factory=lambda: defaultdict(SeatSums))
    items: dict[tuple[str, str], ItemSums] = field(default_factory=lambda: defaultdict(ItemSums))
    options: dict[tuple[str, str], OptionSums] = field(default_factory=lambda: defaultdict(OptionSums))

    def add(self, match: Played, counts: Counts, varied: tuple[str, ...] = ()) -> None:
        """One more match. `varied` names the options that differ from match to match."""
        transcript, end = match.transcript, match.end
        points, ranks = end.scores, end.ranks
        winners = ranks.count(1)
        wins = [SHARES // winners if rank == 1 else 0 for rank in ranks]
        first = first_seat(transcript)
        actions = sum(actor != CHANCE for actor, _ in transcript.steps)
        self.matches += 1
        self._add_seats(match, first, wins, actions)
        for name in varied:
            value = self.options[name, option_text(transcript.options[name])]
            value.matches += 1
            value.points.add(match.seats, sum(points))
            value.actions.add(1, actions)
            if match.seats > 1:
                value.first_wins.add(1, wins[first])
        self._add_items(match, counts, wins)

    def _add_seats(self, match: Played, first: int, wins: list[int], actions: int) -> None:
        points = match.end.scores
        sums = self.seats[match.seats]
        sums.matches += 1
        sums.cut += match.end.truncated
        sums.totals[sum(points)] += 1
        sums.shared += sum(share > 0 for share in wins) > 1
        for seat in range(match.seats):
            place = (seat - first) % match.seats
            sums.points[place][points[seat]] += 1
            sums.wins[place][wins[seat]] += 1
        if match.seats > 1:
            sums.leads[match.seats * points[first] - sum(points)] += 1
            best, second = sorted(points, reverse=True)[:2]
            sums.spans[best - second] += 1
        sums.actions[actions] += 1
        sums.steps[len(match.transcript.steps)] += 1

    def _add_items(self, match: Played, counts: Counts, wins: list[int]) -> None:
        appeared: Counter[tuple[str, str]] = Counter()
        scored: dict[tuple[str, str], list[int]] = defaultdict(list)
        shares: dict[tuple[str, str], list[int]] = defaultdict(list)
        for item in counts.count(match):
            key = item.table, item.name
            appeared[key] += 1
            if item.points is not None:
                scored[key].append(item.points)
            if item.seat is not None:
                shares[key].append(wins[item.seat])
        for key, often in appeared.items():
            sums = self.items[key]
            sums.appeared.add(often, 0)
            sums.points.add(len(scored[key]), sum(scored[key]))
            sums.wins.add(len(shares[key]), sum(shares[key]))
            sums.paid += sum(each > 0 for each in scored[key])
