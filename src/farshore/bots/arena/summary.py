"""What the matches of a tournament show: for every matchup, for every player, and the ladder of all.

A margin is that of one player over the best other, a lead that over the mean of the others; of a set it is the mean of
its matches. A match that somebody lost by a fault has no points: it counts for wins and ratings, and its set is left
out of margins and leads.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np

from farshore.bots.arena.ladder import Rating, Wins, ratings
from farshore.bots.arena.players import thinks_by_the_clock
from farshore.bots.arena.referee import Result, kind_milliseconds
from farshore.bots.arena.tournament import Lineup, Settings, orders


@dataclass
class Row:
    """One player in one lineup."""

    player: str
    others: str  # whom it met, such as `2` or `2 x 3`; empty alone
    margins: list[float] = field(default_factory=list)  # of complete sets; alone, the points
    leads: list[float] = field(default_factory=list)  # of the same sets; 0 on average between equal bots
    shares: list[float] = field(default_factory=list)  # of wins in complete sets, faults included
    matches: int = 0
    wins: float = 0.0  # who shares the first place shares the win
    points: list[int] = field(default_factory=list)
    best_other: list[int] = field(default_factory=list)
    cut: int = 0
    faults: int = 0  # of anybody
    steps: list[int] = field(default_factory=list)  # of matches played to their end
    levels: Counter[int] = field(default_factory=Counter)  # alone: ranks by the rules

    @property
    def margin(self) -> float:
        """Mean margin of a set; nan if there is none."""
        return mean(self.margins)

    @property
    def error(self) -> float:
        """Standard error of the mean margin; nan for fewer than two sets."""
        return error(self.margins)


@dataclass
class Standing:
    """One player in all its matches."""

    player: str
    by_the_clock: bool
    matches: int = 0
    wins: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)  # its own, by kind
    reasons: Counter[str] = field(default_factory=Counter)
    times: Counter[int] = field(default_factory=Counter)  # of its choices, by kind of duration
    points: list[int] = field(default_factory=list)
    rating: Rating | None = None  # None alone, or before its first match

    def milliseconds(self, share: float) -> float:
        """The duration that so large a share of its choices does not exceed; nan without any."""
        left = share * sum(self.times.values())
        for kind, count in sorted(self.times.items()):
            left -= count
            if left <= 0:
                return kind_milliseconds(kind)
        return math.nan


@dataclass
class Summary:
    """All of it."""

    settings: Settings
    rows: list[Row]
    standings: list[Standing]  # the best rating first
    matches: int
    sets: int  # complete ones, of all lineups together


def mean(numbers: Sequence[float]) -> float:
    """The mean; nan of nothing."""
    return sum(numbers) / len(numbers) if numbers else math.nan


def error(numbers: Sequence[float]) -> float:
    """The standard error of their mean; nan for fewer than two."""
    if len(numbers) < 2:
        return math.nan
    centre = mean(numbers)
    return math.sqrt(sum((each - centre) ** 2 for each in numbers) / (len(numbers) - 1) / len(numbers))


def summarize(settings: Settings, results: Iterable[Result]) -> Summary:
    """What these matches show. The order in which they are given does not matter."""
    results = sorted(results, key=lambda result: result.fixture)
    standings = {player.name: Standing(player.name, thinks_by_the_clock(player)) for player in settings.players}
    rows = {number: _rows(lineup) for number, lineup in enumerate(settings.lineups)}
    sets: dict[tuple[int, int], list[Result]] = defaultdict(list)
    places = {name: place for place, name in enumerate(standings)}
    wins: dict[int, Wins] = defaultdict(lambda: np.zeros((len(places), len(places))))
    for result in results:
        seated = _seated(settings, result)
        sets[result.fixture.seed, result.fixture.lineup].append(result)
        for row in rows[result.fixture.lineup]:
            _count(row, seated, result)
        _stand(standings, seated, result)
        _compare(wins[result.fixture.seed], places, seated, result)
    complete = 0
    for (_, number), matches in sets.items():
        lineup = settings.lineups[number]
        if len(matches) == len(orders(lineup)):
            complete += 1
            for row in rows[number]:
                _count_set(row, settings, matches)
    if settings.seats > 1 and results:
        for standing, rating in zip(standings.values(), ratings(list(wins.values())), strict=True):
            standing.rating = rating if standing.matches else None
    ranked = sorted(standings.values(), key=lambda each: -each.rating.value if each.rating else math.inf)
    return Summary(settings, [row for each in rows.values() for row in each], ranked, len(results), complete)


def _rows(lineup: Lineup) -> list[Row]:
    """One row for a pair, and for one against several of another; one for each where all are different."""
    if len(lineup) == 1:
        return [Row(lineup[0], "")]
    one, *others = lineup
    if len(set(others)) == 1:
        return [Row(one, others[0] if len(others) == 1 else f"{others[0]} x {len(others)}")]
    return [Row(name, ", ".join(other for other in lineup if other != name)) for name in lineup]


def _seat(row: Row, seated: Lineup) -> int:
    return seated.index(row.player)


def _win(result: Result, seat: int) -> float:
    return 1 / result.ranks.count(1) if result.ranks[seat] == 1 else 0.0


def _count(row: Row, seated: Lineup, result: Result) -> None:
    seat = _seat(row, seated)
    row.matches += 1
    row.wins += _win(result, seat)
    row.cut += result.cut
    row.faults += result.fault is not None
    if result.points is not None:
        row.points.append(result.points[seat])
        row.best_other += [max(others)] if (others := _others(result.points, seat)) else []
        row.steps.append(result.steps)
    if result.level is not None:
        row.levels[result.level] += 1


def _others(points: Sequence[int], seat: int) -> list[int]:
    return [each for other, each in enumerate(points) if other != seat]


def _count_set(row: Row, settings: Settings, matches: Sequence[Result]) -> None:
    """Add a complete set."""
    row.shares.append(mean([_win(result, _seat(row, _seated(settings, result))) for result in matches]))
    found = _points(row, settings, matches)
    if found is not None:
        row.margins.append(_margin(found))
        row.leads.append(mean([own - mean(others) if others else own for own, others in found]))


def set_margin(row: Row, settings: Settings, matches: Sequence[Result]) -> float | None:
    """The margin of a row's player in a complete set; None if somebody lost a match of it by a fault."""
    found = _points(row, settings, matches)
    return None if found is None else _margin(found)


def _margin(found: Iterable[tuple[int, list[int]]]) -> float:
    return mean([own - max(others, default=0) for own, others in found])


def _points(row: Row, settings: Settings, matches: Sequence[Result]) -> list[tuple[int, list[int]]] | None:
    """The points of a row's player and of the others in these matches; None if one was lost by a fault."""
    found = []
    for result in matches:
        if result.points is None:
            return None
        seat = _seat(row, _seated(settings, result))
        found.append((result.points[seat], _others(result.points, seat)))
    return found


def _seated(settings: Settings, result: Result) -> Lineup:
    return orders(settings.lineups[result.fixture.lineup])[result.fixture.order]


def _stand(standings: dict[str, Standing], seated: Lineup, result: Result) -> None:
    for name in dict.fromkeys(seated):
        standings[name].matches += 1
    for seat, name in enumerate(seated):
        standing = standings[name]
        standing.wins += _win(result, seat)
        if result.times:
            standing.times.update(result.times[seat])
        if result.points is not None:
            standing.points.append(result.points[seat])
    if result.fault is not None:
        at_fault = standings[seated[result.fault.seat]]
        at_fault.faults[result.fault.kind] += 1
        at_fault.reasons[result.fault.why] += 1


def _compare(wins: Wins, places: dict[str, int], seated: Lineup, result: Result) -> None:
    """Who beat whom. Of a match that was lost by a fault, only that the others beat who failed."""
    for seat, name in enumerate(seated):
        for other, opponent in enumerate(seated):
            if name == opponent or (result.fault is not None and result.fault.seat not in (seat, other)):
                continue
            better = result.ranks[seat] < result.ranks[other]
            if better or result.ranks[seat] == result.ranks[other]:
                wins[places[name], places[opponent]] += (1.0 if better else 0.5) / (len(seated) - 1)
