"""Diagrams as SVG, written here: dots with intervals and bars need no library.

Each has colours for light and dark surroundings and a ground of its own, so that it can be read on any page. What they
show is in the tables beside them.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from farshore.analysis.summary import CountedTable, Distribution, Mean, Row, Seats, Summary, distribution
from farshore.analysis.tables import seats_text
from farshore.bots.arena import summary as arena

WIDTH, LEFT, RIGHT = 760, 210, 24  # points
ROW, PANEL, HEAD, FOOT, GAP = 22, 64, 30, 24, 14
TALL = 200  # points, of a curve
BARS = 60  # of a distribution, at most
LONGEST_NAME = 32
LIGHT = {"ground": "#ffffff", "ink": "#1f2933", "grid": "#d3dae0", "mark": "#2f6f9f"}
DARK = {"ground": "#14191f", "ink": "#e4e8ec", "grid": "#38424d", "mark": "#74b4e2"}


def _rules(colours: Mapping[str, str]) -> str:
    fills = [f".{name}{{fill:{colours[name]}}}" for name in ("ground", "ink", "mark")]
    strokes = {"grid": "grid", "line": "mark", "base": "ink"}
    return "".join([*fills, *(f".{name}{{stroke:{colours[of]}}}" for name, of in strokes.items())])


STYLE = f"<style>\n{_rules(LIGHT)}\n@media (prefers-color-scheme:dark){{{_rules(DARK)}}}\n</style>"


def score_plot(summary: Summary) -> str:
    """How often each score came, by turn order, and how long matches are; for every number of seats."""
    drawing = _Drawing(f"{summary.title}: points and length of matches")
    for seats in summary.by_seats:
        of = f", {seats_text(seats.seats)}"
        drawing.histograms(f"Points of a match{of}", _named_places(seats))
        if seats.seats > 1:
            wins = [(name, place.wins) for (name, _), place in zip(_named_places(seats), seats.places, strict=True)]
            hundredths = [_mean_dot(name, Mean(100 * each.value, 100 * (each.error or 0))) for name, each in wins]
            drawing.dots(f"Wins in %{of}, with twice the standard error", hundredths, 100 / seats.seats)
        drawing.histograms(f"Actions in a match{of}", [("", seats.actions)])
    return drawing.text()


def points_plot(summary: Summary) -> str | None:
    """What things bring, table by table; None if none brings points."""
    drawing = _Drawing(f"{summary.title}: what brings how many points")
    for table in summary.tables:
        rows = _scored(table)
        if rows:
            drawing.dots(f"{table.title}: points each, with twice the standard error", rows, 0)
    return drawing.text() if drawing.parts else None


def curve_plot(title: str, curves: Mapping[str, Sequence[tuple[float, Mean]]]) -> str:
    """How means have changed, each with its interval, one curve below the other; without those that have no points."""
    drawing = _Drawing(title)
    for words, points in curves.items():
        if points:
            drawing.curve(words, points)
    return drawing.text()


def tournament_plot(summary: arena.Summary) -> str:
    """The rating of every player with its interval, and how often each scored how much."""
    settings = summary.settings
    drawing = _Drawing(f"{settings.game}, {seats_text(settings.seats)}, {summary.matches} matches")
    ratings = [(_player(each), each.rating) for each in summary.standings]
    rated = [_Dot(name, each.value, each.low, each.high) for name, each in ratings if each is not None]
    if rated:
        drawing.dots("Rating with its 95 % interval", rated, None)
    scored = [(_player(each), distribution(Counter(each.points))) for each in summary.standings if each.points]
    if scored:
        drawing.histograms("Points in a match", scored)
    return drawing.text()


def _player(standing: arena.Standing) -> str:
    return f"{standing.player} *" if standing.by_the_clock else standing.player


class _Dot(NamedTuple):
    """A number with its interval."""

    name: str
    value: float
    low: float
    high: float


def _mean_dot(name: str, mean: Mean) -> _Dot:
    """A mean with twice its standard error."""
    return _Dot(name, mean.value, mean.value - 2 * (mean.error or 0), mean.value + 2 * (mean.error or 0))


def _scored(table: CountedTable) -> list[_Dot]:
    def shown(row: Row) -> str:
        return f"{row.name} ({row.often.value:.2f} a match)"

    return [_mean_dot(shown(row), row.points) for row in table.rows if row.points is not None]


def _named_places(seats: Seats) -> list[tuple[str, Distribution]]:
    if seats.seats == 1:
        return [("", seats.points)]
    return [("begins" if each.place == 1 else f"place {each.place}", each.points) for each in seats.places]


class _Axis:
    """Numbers from left to right, with a few round ones marked."""

    def __init__(self, low: float, high: float) -> None:
        self.step = round_step(max(high - low, 1e-9) / 6)
        self.low = floor(low / self.step) * self.step
        self.high = max(ceil(high / self.step) * self.step, self.low + self.step)

    def x(self, value: float) -> float:
        """Where a number is."""
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - self.low) / (self.high - self.low)

    def draw(self, top: float, bottom: float) -> Iterator[str]:
        """Lines and numbers."""
        for i in range(round((self.high - self.low) / self.step) + 1):
            value = self.low + i * self.step
            yield f'<path class="grid" d="M{self.x(value):.1f} {top:.1f}V{bottom:.1f}"/>'
            yield _label(self.x(value), bottom + 16, f"{value:g}", "middle")


def round_step(least: float) -> float:
    """The smallest of 1, 2, 5, 10 ... or of their tenths, hundredths ... that is not less."""
    exponent = floor(log10(least))
    return next(
        factor * 10.0**power
        for power in (exponent, exponent + 1)
        for factor in (1, 2, 5)
        if factor * 10.0**power >= least * (1 - 1e-9)
    )


def _label(x: float, y: float, words: str, anchor: str = "start", size: int = 12) -> str:
    shown = words if len(words) <= LONGEST_NAME or anchor == "start" else f"{words[: LONGEST_NAME - 1]}…"
    return f'<text class="ink" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{escape(shown)}</text>'


class _Drawing:
    """Panels one below the other."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.parts: list[str] = []
        self.top = 34.0

    def text(self) -> str:
        """The whole picture."""
        tall = self.top
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {tall:.0f}" width="{WIDTH}" '
            f'height="{tall:.0f}" font-family="sans-serif" role="img">'
        )
        ground = f'<rect class="ground" width="{WIDTH}" height="{tall:.0f}"/>'
        title = _label(16, 22, self.title, size=15)
        return "\n".join([head, f"<title>{escape(self.title)}</title>", STYLE, ground, title, *self.parts, "</svg>\n"])

    def _head(self, words: str) -> None:
        self.parts.append(_label(16, self.top + 18, words, size=13))
        self.top += HEAD

    def dots(self, words: str, dots: Sequence[_Dot], line: float | None) -> None:
        """Numbers with their intervals, and a line to compare them with."""
        self._head(words)
        lines = [] if line is None else [line]
        axis = _Axis(min([*lines, *(dot.low for dot in dots)]), max([*lines, *(dot.high for dot in dots)]))
        bottom = self.top + ROW * len(dots)
        self.parts += axis.draw(self.top, bottom)
        self.parts += [f'<path class="base" d="M{axis.x(each):.1f} {self.top:.1f}V{bottom:.1f}"/>' for each in lines]
        for place, dot in enumerate(dots):
            y = self.top + ROW * (place + 0.5)
            self.parts.append(_label(LEFT - 10, y + 4, dot.name, "end"))
            self.parts.append(
                f'<path class="line" stroke-width="3" d="M{axis.x(dot.low):.1f} {y:.1f}H{axis.x(dot.high):.1f}"/>'
                f'<circle class="mark" cx="{axis.x(dot.value):.1f}" cy="{y:.1f}" r="4">'
                f"<title>{escape(dot.name)}: {dot.value:.2f}</title></circle>"
            )
        self.top = bottom + FOOT + GAP

    def curve(self, words: str, points: Sequence[tuple[float, Mean]]) -> None:
        """Means from left to right with their intervals, joined by a line, and a line at 0."""
        self._head(words)
        ends = [(each.value - 2 * (each.error or 0), each.value + 2 * (each.error or 0)) for _, each in points]
        across = _Axis(0, max(x for x, _ in points))
        up = _Axis(min([0.0, *(low for low, _ in ends)]), max([0.0, *(high for _, high in ends)]))
        bottom = self.top + TALL

        def y(value: float) -> float:
            return bottom - TALL * (value - up.low) / (up.high - up.low)

        self.parts += across.draw(self.top, bottom)
        for i in range(round((up.high - up.low) / up.step) + 1):
            value = up.low + i * up.step
            self.parts.append(f'<path class="grid" d="M{LEFT} {y(value):.1f}H{WIDTH - RIGHT}"/>')
            self.parts.append(_label(LEFT - 10, y(value) + 4, f"{value:g}", "end"))
        self.parts.append(f'<path class="base" d="M{LEFT} {y(0):.1f}H{WIDTH - RIGHT}"/>')
        joined = "L".join(f"{across.x(x):.1f} {y(mean.value):.1f}" for x, mean in points)
        self.parts.append(f'<path class="line" fill="none" stroke-width="2" d="M{joined}"/>')
        for (x, mean), (low, high) in zip(points, ends, strict=True):
            self.parts.append(
                f'<path class="line" d="M{across.x(x):.1f} {y(low):.1f}V{y(high):.1f}"/>'
                f'<circle class="mark" cx="{across.x(x):.1f}" cy="{y(mean.value):.1f}" r="3">'
                f"<title>{x:g}: {mean.value:.2f}</title></circle>"
            )
        self.top = bottom + FOOT + GAP

    def histograms(self, words: str, rows: Sequence[tuple[str, Distribution]]) -> None:
        """How often numbers came, one distribution below the other on one axis."""
        self._head(words)
        axis = _Axis(min(each.least for _, each in rows), max(each.most for _, each in rows) + 1)
        wide = max(1, ceil(round_step((axis.high - axis.low) / BARS)))
        bottom = self.top + PANEL * len(rows)
        self.parts += axis.draw(self.top, bottom)
        for place, (name, each) in enumerate(rows):
            self._bars(axis, wide, self.top + PANEL * (place + 1), name, each)
        self.top = bottom + FOOT + GAP

    def _bars(self, axis: _Axis, wide: int, bottom: float, name: str, of: Distribution) -> None:
        bars: dict[int, int] = {}
        for value, count in of.counts:
            first = value // wide * wide
            bars[first] = bars.get(first, 0) + count
        highest, whole = max(bars.values()), sum(bars.values())
        self.parts.append(_label(LEFT - 10, bottom - PANEL / 2, name, "end"))
        self.parts.append(_label(LEFT - 10, bottom - PANEL / 2 + 16, f"mean {of.mean.value:.1f}", "end", 11))
        for first, count in bars.items():
            left, right = axis.x(first), min(axis.x(first + wide), WIDTH - RIGHT)
            tall = (PANEL - 10) * count / highest
            span = f"{first}" if wide == 1 else f"{first} to {first + wide - 1}"
            self.parts.append(
                f'<rect class="mark" x="{left:.1f}" y="{bottom - tall:.1f}" width="{max(right - left - 0.6, 0.8):.1f}" '
                f'height="{tall:.1f}"><title>{span}: {100 * count / whole:.1f} %</title></rect>'
            )
        self.parts.append(f'<path class="base" d="M{LEFT} {bottom:.1f}H{WIDTH - RIGHT}"/>')
