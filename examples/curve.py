"""A learning curve as an SVG picture: points with their standard errors, and nothing but Python."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from pathlib import Path
from typing import NamedTuple

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 72, 20, 40, 48


class Point(NamedTuple):
    """What was measured after so much learning."""

    x: float
    y: float
    error: float = 0.0


def _round_step(least: float) -> float:
    """The smallest of 1, 2 and 5 times a power of ten that is not less."""
    power = 10.0 ** floor(log10(least))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= least * 0.999)


def _marks(low: float, high: float) -> list[float]:
    """Round numbers from at most `low` to at least `high`."""
    step = _round_step(max(high - low, 1e-9) / 6)
    return [step * number for number in range(floor(low / step), ceil(high / step) + 1)]


def draw(path: Path, title: str, across: str, up: str, points: Sequence[Point], logarithmic: bool = False) -> None:
    """Write the picture. With `logarithmic` the values, which are above 0, are drawn by their logarithm."""
    rows = [Point(p.x, log10(p.y), 0.0) if logarithmic else p for p in points]
    xs = _marks(min(p.x for p in rows), max(p.x for p in rows))
    lows, highs = [p.y - p.error for p in rows], [p.y + p.error for p in rows]
    ys = [*range(floor(min(lows)), ceil(max(highs)) + 1)] if logarithmic else _marks(min([0, *lows]), max([0, *highs]))

    def at_x(x: float) -> float:
        return LEFT + (x - xs[0]) / (xs[-1] - xs[0]) * (WIDTH - LEFT - RIGHT)

    def at_y(y: float) -> float:
        return HEIGHT - BOTTOM - (y - ys[0]) / max(ys[-1] - ys[0], 1e-9) * (HEIGHT - TOP - BOTTOM)

    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>', _text(WIDTH / 2, 22, title, size=15)]
    parts += [_text(WIDTH / 2, HEIGHT - 8, across), _text(LEFT, TOP - 8, up, anchor="start")]
    for x in xs:
        parts += [_line(at_x(x), TOP, at_x(x), HEIGHT - BOTTOM), _text(at_x(x), HEIGHT - BOTTOM + 18, f"{x:g}")]
    for y in ys:
        shown = f"1e{y:g}" if logarithmic else f"{y:g}"
        parts += [_line(LEFT, at_y(y), WIDTH - RIGHT, at_y(y)), _text(LEFT - 8, at_y(y) + 4, shown, anchor="end")]
    track = " ".join(f"{at_x(p.x):.1f},{at_y(p.y):.1f}" for p in rows)
    parts.append(f'<polyline points="{track}" fill="none" stroke="#14647d" stroke-width="2"/>')
    for p in rows:
        parts.append(_line(at_x(p.x), at_y(p.y - p.error), at_x(p.x), at_y(p.y + p.error), "#14647d"))
        parts.append(f'<circle cx="{at_x(p.x):.1f}" cy="{at_y(p.y):.1f}" r="3" fill="#14647d"/>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">'
    path.write_text("\n".join([head, *parts, "</svg>"]) + "\n")


def _line(x1: float, y1: float, x2: float, y2: float, colour: str = "#ddd") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"/>'


def _text(x: float, y: float, words: str, anchor: str = "middle", size: int = 12) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{escape(words)}</text>'
