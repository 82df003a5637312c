"""Pictures of a tournament as SVG, written here: two kinds of plain diagrams need no library.

`picture` shows the ladder, a dot and an interval for every player, and below how often each scored how much.
"""

from collections.abc import Iterator, Sequence
from html import escape
from math import ceil, floor

from farshore.bots.arena.summary import Standing, Summary

WIDTH, LEFT, RIGHT, ROW, PANEL = 760, 170, 30, 26, 74  # points
INK, PALE, MARK = "#24303c", "#c9d1d9", "#2f6f9f"
BINS = 40  # of a distribution, at most


def picture(summary: Summary) -> str:
    """The whole picture."""
    rated = [each for each in summary.standings if each.rating is not None]
    scored = [each for each in summary.standings if each.points]
    parts: list[str] = []
    top = 34
    seats = "alone" if summary.settings.seats == 1 else f"{summary.settings.seats} seats"
    parts.append(_text(LEFT, 20, f"{summary.settings.game}, {seats}, {summary.matches} matches", size=15))
    if rated:
        parts.append(_text(LEFT, top + 14, "Rating with its 95 % interval"))
        parts += _ladder(rated, top + 24)
        top += 24 + ROW * len(rated) + 44
    if scored:
        parts.append(_text(LEFT, top + 14, "Points in a match"))
        parts += _distributions(scored, top + 24)
        top += 24 + PANEL * len(scored) + 40
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" width="{WIDTH}" height="{top}" '
        f'font-family="sans-serif" font-size="13" fill="{INK}">'
    )
    return "\n".join([head, f'<rect width="{WIDTH}" height="{top}" fill="white"/>', *parts, "</svg>\n"])


class _Axis:
    """Numbers from left to right, with a few round ones marked."""

    def __init__(self, low: float, high: float) -> None:
        step = _round_step(max(high - low, 1.0) / 6)
        self.low, self.high, self.step = floor(low / step) * step, ceil(high / step) * step, step
        if self.low == self.high:
            self.high += step

    def x(self, number: float) -> float:
        """Where a number is."""
        return LEFT + (WIDTH - LEFT - RIGHT) * (number - self.low) / (self.high - self.low)

    def draw(self, top: float, bottom: float) -> Iterator[str]:
        """Lines and numbers."""
        for i in range(round((self.high - self.low) / self.step) + 1):
            number = self.low + i * self.step
            x = self.x(number)
            yield f'<path d="M{x:.1f} {top}V{bottom}" stroke="{PALE}"/>'
            yield _text(x, bottom + 16, f"{number:g}", anchor="middle")


def _round_step(least: float) -> float:
    """The smallest of 1, 2, 5, 10, 20 ... that is not less."""
    step = 1.0
    while True:
        for factor in (1, 2, 5):
            if factor * step >= least:
                return factor * step
        step *= 10


def _text(x: float, y: float, words: str, anchor: str = "start", size: int = 13) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{escape(words)}</text>'


def _ladder(rated: Sequence[Standing], top: float) -> Iterator[str]:
    found = [each.rating for each in rated if each.rating is not None]
    axis = _Axis(min(each.low for each in found), max(each.high for each in found))
    yield from axis.draw(top, top + ROW * len(rated))
    for place, (standing, rating) in enumerate(zip(rated, found, strict=True)):
        y = top + ROW * (place + 0.5)
        yield _text(LEFT - 12, y + 4, _name(standing), anchor="end")
        yield f'<path d="M{axis.x(rating.low):.1f} {y}H{axis.x(rating.high):.1f}" stroke="{MARK}" stroke-width="3"/>'
        yield (
            f'<circle cx="{axis.x(rating.value):.1f}" cy="{y}" r="5" fill="{MARK}">'
            f"<title>{escape(standing.player)}: {rating.value:.0f} ({rating.low:.0f} to {rating.high:.0f})</title>"
            "</circle>"
        )


def _distributions(scored: Sequence[Standing], top: float) -> Iterator[str]:
    axis = _Axis(min(min(each.points) for each in scored), max(max(each.points) for each in scored))
    yield from axis.draw(top, top + PANEL * len(scored))
    wide = _round_step((axis.high - axis.low) / BINS)
    bins = ceil((axis.high - axis.low) / wide) + 1
    for place, standing in enumerate(scored):
        counts = [0] * bins
        for points in standing.points:
            counts[int((points - axis.low) // wide)] += 1
        bottom = top + PANEL * (place + 1)
        average = sum(standing.points) / len(standing.points)
        yield _text(LEFT - 12, bottom - PANEL / 2, _name(standing), anchor="end")
        yield _text(LEFT - 12, bottom - PANEL / 2 + 18, f"mean {average:.1f}", anchor="end", size=11)
        for i, count in enumerate(counts):
            if count:
                x, tall = axis.x(axis.low + i * wide), (PANEL - 12) * count / max(counts)
                width = max(axis.x(axis.low + wide) - axis.x(axis.low) - 1, 1)
                yield (
                    f'<rect x="{x:.1f}" y="{bottom - tall:.1f}" width="{width:.1f}" height="{tall:.1f}" fill="{MARK}">'
                    f"<title>{axis.low + i * wide:g} to {axis.low + (i + 1) * wide - 1:g}: {count}</title></rect>"
                )
        yield f'<path d="M{LEFT} {bottom}H{WIDTH - RIGHT}" stroke="{INK}"/>'


def _name(standing: Standing) -> str:
    shown = standing.player if len(standing.player) <= 18 else f"{standing.player[:17]}…"
    return f"{shown} *" if standing.by_the_clock else shown
