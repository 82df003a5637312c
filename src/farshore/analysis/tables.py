"""The figures of a simulation as tables of text, the same for the terminal and for reports."""

from collections.abc import Sequence
from dataclasses import dataclass

from farshore.analysis.summary import CountedTable, Distribution, Mean, OptionRow, Seats, Summary


@dataclass(frozen=True)
class Grid:
    """A table: its title, a sentence about it, the heads of its columns, and cells by row; words come first."""

    title: str
    about: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


def number(value: float, digits: int = 1) -> str:
    """A number with so many digits behind the point."""
    text = f"{value:.{digits}f}"
    return text.removeprefix("-") if float(text) == 0 else text


def with_error(mean: Mean, digits: int = 1, factor: float = 1.0) -> str:
    """A mean with its standard error: `23.1 ± 0.4`. The error has two digits that say something."""
    if mean.error is None:
        return number(factor * mean.value, digits)
    error = factor * mean.error
    while digits < 4 and 0 < error < 10 ** (1 - digits) * 0.95:
        digits += 1
    return f"{number(factor * mean.value, digits)} ± {number(error, digits)}"


def percent(mean: Mean) -> str:
    """A share with its standard error, in hundredths."""
    return with_error(mean, 1, 100)


def grids(summary: Summary) -> list[Grid]:
    """All tables, in the order in which they are shown."""
    found = []
    for each in summary.by_seats:
        found += seat_grids(each, several=len(summary.by_seats) > 1)
    if summary.varied:
        found.append(_varied(summary.varied))
    return [*found, *map(counted_grid, summary.tables)]


def seats_text(seats: int) -> str:
    """`alone`, or how many seats."""
    return "alone" if seats == 1 else f"{seats} seats"


def seat_grids(seats: Seats, several: bool = False) -> list[Grid]:
    """Scores and lengths with one number of seats."""
    of = f", {seats_text(seats.seats)}" if several else ""
    return [_scores(seats, of), _lengths(seats, of)]


def _scores(seats: Seats, of: str) -> Grid:
    columns = ("seat", "points", "deviation", "least", "quarter", "median", "3 quarters", "most")
    if seats.seats == 1:
        return Grid(f"Points{of}", f"{seats.matches} matches.", columns, [["alone", *_spread(seats.points)]])
    rows = [[_ordinal(each.place), *_spread(each.points), percent(each.wins)] for each in seats.places]
    rows.append(["all", *_spread(seats.points), number(100 / seats.seats)])
    return Grid(f"Points and wins by turn order{of}", _first_sentence(seats), (*columns, "win %"), rows)


def _first_sentence(seats: Seats) -> str:
    lead = seats.first_lead
    assert lead is not None
    better = "more" if lead.value >= 0 else "fewer"
    size = with_error(Mean(abs(lead.value), lead.error))
    others = "the other" if seats.seats == 2 else "the others on average"
    shared = f"{number(100 * seats.shared / seats.matches)} % of matches have several winners, who share the win"
    return f"{seats.matches} matches. The seat that begins gets {size} points {better} than {others}. {shared}."


def _lengths(seats: Seats, of: str) -> Grid:
    rows = [["actions", *_spread(seats.actions)], ["actions and outcomes", *_spread(seats.steps)]]
    if seats.winning_margin is not None:
        rows.append(["winner's points ahead of the second", *_spread(seats.winning_margin)])
    cut = f"{number(100 * seats.cut / seats.matches, 2)} % of matches were cut off because they grew too long."
    columns = ("of a match", "mean", "deviation", "least", "quarter", "median", "3 quarters", "most")
    return Grid(f"Length and margin{of}", cut, columns, rows)


def _spread(of: Distribution) -> list[str]:
    quantiles = (of.least, of.quarter, of.median, of.three_quarters, of.most)
    return [with_error(of.mean), number(of.deviation), *map(str, quantiles)]


def _ordinal(place: int) -> str:
    return {1: "begins", 2: "2nd", 3: "3rd"}.get(place, f"{place}th")


def _varied(rows: Sequence[OptionRow]) -> Grid:
    several = any(row.first_wins is not None for row in rows)
    columns = ["option", "matches", "points of a seat", "actions", *(["first seat wins %"] if several else [])]
    cells = []
    for row in rows:
        wins = [] if not several else ["" if row.first_wins is None else percent(row.first_wins)]
        cells.append(
            [f"{row.option}={row.value}", str(row.matches), with_error(row.points), with_error(row.actions), *wins]
        )
    return Grid(
        "Options", "Every match has values by chance; matches with one value, whatever the others.", columns, cells
    )


def counted_grid(table: CountedTable) -> Grid:
    """One table of a game."""
    scored = any(row.points is not None for row in table.rows)
    owned = any(row.wins is not None for row in table.rows)
    columns = ["", "count", "per match"]
    columns += ["points each", "pays %"] if scored else []
    columns += ["owner wins %"] if owned else []
    rows = []
    for row in table.rows:
        cells = [row.name, str(row.count), with_error(row.often, 2)]
        if scored:
            cells += ["", ""] if row.points is None else [with_error(row.points), number(100 * (row.paid or 0))]
        if owned:
            cells.append("" if row.wins is None else percent(row.wins))
        rows.append(cells)
    return Grid(table.title, table.about, columns, rows)
