"""A tally as figures: means with standard errors, shares, and how often each score came. It is what `--json` writes."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import sqrt

from msgspec import Struct, structs

from farshore import __version__, games
from farshore.analysis.counting import Counts
from farshore.analysis.simulation import Setting
from farshore.analysis.tally import SHARES, ItemSums, Ratio, SeatSums, Tally
from farshore.engine.game import option_text


class Mean(Struct, frozen=True):
    """A mean with its standard error; None if one number says nothing about it."""

    value: float
    error: float | None


class Distribution(Struct, frozen=True):
    """How often each number came."""

    mean: Mean
    deviation: float
    least: int
    quarter: int
    median: int
    three_quarters: int
    most: int
    counts: list[tuple[int, int]]  # each number with how often it came, ascending


class Place(Struct, frozen=True):
    """Seats by when they come: 1 is the seat that begins."""

    place: int
    points: Distribution
    wins: Mean  # share; several winners share one


class Seats(Struct, frozen=True):
    """Matches with so many seats."""

    seats: int
    matches: int
    cut: int
    shared: int
    places: list[Place]
    points: Distribution  # of all seats
    first_lead: Mean | None  # points of the seat that begins over the mean of the others; None alone
    winning_margin: Distribution | None  # points of the best seat over the second; None alone
    actions: Distribution
    steps: Distribution


class Row(Struct, frozen=True):
    """One thing that is counted."""

    name: str
    count: int  # in all matches
    often: Mean  # in a match
    points: Mean | None  # that one brings; None if it brings none by itself
    paid: float | None  # share of those that brought more than 0 points
    wins: Mean | None  # share of the seats it belonged to that won; None alone, or if it belongs to none


class CountedTable(Struct, frozen=True):
    """Things of one kind."""

    name: str
    title: str
    about: str
    rows: list[Row]


class OptionRow(Struct, frozen=True):
    """Matches with one value of an option that differs from match to match."""

    option: str
    value: str
    matches: int
    points: Mean  # of a seat
    first_wins: Mean | None  # share of the seat that begins
    actions: Mean


class Summary(Struct, frozen=True):
    """All figures of a simulation."""

    game: str
    title: str
    version: str
    rules: int
    level: str
    first_seed: int
    matches: int
    seats: int | None
    options: dict[str, str]
    by_seats: list[Seats]
    varied: list[OptionRow]
    tables: list[CountedTable]


def summarize(setting: Setting, tally: Tally, counts: Counts) -> Summary:
    """The figures of a tally of at least one match."""
    game = games.get(setting.game)
    options = {name: option_text(value) for name, value in setting.options.items()}
    return Summary(
        game=game.name,
        title=game.title,
        version=__version__,
        rules=game.rules_version,
        level=setting.level,
        first_seed=setting.first_seed,
        matches=tally.matches,
        seats=setting.seats,
        options={**options, **dict.fromkeys(setting.varied, "any")},
        by_seats=[_seats(seats, tally.seats[seats]) for seats in sorted(tally.seats)],
        varied=_varied(setting, tally),
        tables=_tables(tally, counts),
    )


def distribution(counts: Mapping[int, int]) -> Distribution:
    """What numbers show, of which each came so often. There is at least one."""
    numbers = sorted((number, count) for number, count in counts.items() if count)
    whole = sum(count for _, count in numbers)
    total = sum(number * count for number, count in numbers)
    squares = sum(number * number * count for number, count in numbers)
    variance = Fraction(squares * whole - total * total, whole * (whole - 1)) if whole > 1 else None
    return Distribution(
        mean=Mean(total / whole, None if variance is None else sqrt(variance / whole)),
        deviation=sqrt(variance or 0),
        least=numbers[0][0],
        quarter=_quantile(numbers, Fraction(1, 4) * whole),
        median=_quantile(numbers, Fraction(1, 2) * whole),
        three_quarters=_quantile(numbers, Fraction(3, 4) * whole),
        most=numbers[-1][0],
        counts=numbers,
    )


def _quantile(numbers: Iterable[tuple[int, int]], due: Fraction) -> int:
    """The least number that so many are not above."""
    found = 0
    for number, count in numbers:
        found += count
        if found >= due:
            return number
    raise AssertionError("more are due than there are")


def _seats(seats: int, sums: SeatSums) -> Seats:
    everybody: Counter[int] = Counter()
    for each in sums.points.values():
        everybody.update(each)
    # Seats of a match depend on each other, so the error is that between matches.
    together = structs.replace(distribution(everybody), mean=_scaled(distribution(sums.totals).mean, seats))
    return Seats(
        seats=seats,
        matches=sums.matches,
        cut=sums.cut,
        shared=sums.shared,
        places=[
            Place(place + 1, distribution(sums.points[place]), _share(distribution(sums.wins[place]).mean))
            for place in range(seats)
        ],
        points=together,
        first_lead=_scaled(distribution(sums.leads).mean, seats - 1) if sums.leads else None,
        winning_margin=distribution(sums.spans) if sums.spans else None,
        actions=distribution(sums.actions),
        steps=distribution(sums.steps),
    )


def _scaled(mean: Mean, parts: int) -> Mean:
    """A mean of parts, as one of wholes."""
    return Mean(mean.value / parts, None if mean.error is None else mean.error / parts)


def _share(mean: Mean) -> Mean:
    return _scaled(mean, SHARES)


def _mean(ratio: Ratio, matches: int) -> Mean | None:
    return Mean(ratio.mean(), ratio.mean_error(matches)) if ratio.count else None


def _varied(setting: Setting, tally: Tally) -> list[OptionRow]:
    rows = []
    for option in setting.varied:
        found = {value: sums for (name, value), sums in tally.options.items() if name == option}
        for value in sorted(found, key=natural):
            sums = found[value]
            points, actions = _mean(sums.points, sums.matches), _mean(sums.actions, sums.matches)
            wins = _mean(sums.first_wins, sums.matches)
            assert points is not None
            assert actions is not None
            rows.append(OptionRow(option, value, sums.matches, points, None if wins is None else _share(wins), actions))
    return rows


def _tables(tally: Tally, counts: Counts) -> list[CountedTable]:
    tables = []
    for table in counts.tables:
        found = {name: sums for (of, name), sums in tally.items.items() if of == table.name}
        names = [name for name in table.rows if name in found]
        names += sorted(set(found) - set(names), key=natural)
        if names:
            rows = [_row(name, found[name], tally) for name in names]
            tables.append(CountedTable(table.name, table.title, table.about, rows))
    return tables


def _row(name: str, sums: ItemSums, tally: Tally) -> Row:
    matches, often = tally.matches, sums.appeared
    wins = _mean(sums.wins, matches) if set(tally.seats) != {1} else None
    return Row(
        name=name,
        count=often.count,
        often=Mean(often.often(matches), often.often_error(matches)),
        points=_mean(sums.points, matches),
        paid=sums.paid / sums.points.count if sums.points.count else None,
        wins=None if wins is None else _share(wins),
    )


def natural(text: str) -> list[tuple[int, str]]:
    """For an order in which 9 comes before 10."""
    return [(int(part), "") if part.isdigit() else (-1, part) for part in re.split(r"(\d+)", text)]
