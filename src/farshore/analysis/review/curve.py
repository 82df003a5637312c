"""The expected margin over a match as SVG: one line with its error, marks for decisions that gave something up.

Areas differ by colour and hatching, grades by colour and shape. All that the curve shows is in the page's tables too.
"""

from html import escape
from math import ceil, floor

from farshore.analysis.grades import Grade
from farshore.analysis.plots import round_step
from farshore.analysis.review import words
from farshore.analysis.review.analysis import Analysis
from farshore.analysis.review.decisions import Decision

WIDTH, LEFT, RIGHT = 760, 46, 16
TOP, TALL, ROW, FOOT = 12, 220, 18, 22
# Shapes of marks about a point, so that grades can be told apart without colours.
SHAPES = {
    Grade.BEST: "m0-5 1.5 3.5 3.5 1.5-3.5 1.5-1.5 3.5-1.5-3.5-3.5-1.5 3.5-1.5z",
    Grade.FINE: "m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
    Grade.INACCURATE: "m0-5 5 9h-10z",
    Grade.MISTAKE: "m-4-4h8v8h-8z",
}


def curve(review: Analysis, seat: int) -> str:
    """The curve of the margin of a seat, with a row of marks for each seat below it."""
    return _Curve(review, seat).text()


class _Curve:
    def __init__(self, review: Analysis, seat: int) -> None:
        self.review = review
        self.seat = seat
        self.line = [each[seat] for each in review.values]
        low = min([0.0, *(each.points - 2 * each.error for each in self.line)])
        high = max([0.0, *(each.points + 2 * each.error for each in self.line)])
        self.step = round_step(max(high - low, 1.0) / 5)
        self.low = floor(low / self.step) * self.step
        self.high = max(ceil(high / self.step) * self.step, self.low + self.step)

    def x(self, step: float) -> float:
        """Where a position is, the first being 0."""
        return LEFT + (WIDTH - LEFT - RIGHT) * step / max(1, len(self.line) - 1)

    def y(self, points: float) -> float:
        """Where a margin is."""
        return TOP + TALL * (self.high - points) / (self.high - self.low)

    def text(self) -> str:
        """The whole picture."""
        names = self.review.names
        tall = TOP + TALL + ROW * len(names) + FOOT
        said = self.sentence()
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {tall}" role="img" '
            f'aria-label="{escape(said)}"><title>{escape(said)}</title>',
            '<defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" '
            'patternTransform="rotate(45)"><path class="hatch" d="M0 0V6"/></pattern></defs>',
            *self.grid(),
            *self.areas(),
            *self.marks(),
            *self.moments(),
            "</svg>",
        ]
        return "\n".join(parts)

    def sentence(self) -> str:
        """What the curve shows, in a sentence."""
        first, last = self.line[0], self.line[-1]
        return (
            f"Expected margin of {self.review.names[self.seat]} over {len(self.review.steps)} steps: "
            f"from {words.change(first)} to {words.signed(last.points, 0)}."
        )

    def grid(self) -> list[str]:
        """Lines at round margins, and a stronger one at 0."""
        found = []
        for i in range(round((self.high - self.low) / self.step) + 1):
            points = self.low + i * self.step
            kind = "base" if abs(points) < self.step / 2 else "grid"
            found.append(f'<path class="{kind}" d="M{LEFT} {self.y(points):.1f}H{WIDTH - RIGHT}"/>')
            found.append(_label(LEFT - 6, self.y(points) + 4, words.signed(points, 0 if self.step >= 1 else 1), "end"))
        return found

    def areas(self) -> list[str]:
        """The area between the curve and 0, by who leads; the band of the error; the line itself."""
        base = self.y(0)
        found = []
        for kind, sign in (("mine", 1), ("theirs", -1)):
            edge = " ".join(
                f"{self.x(step):.1f} {self.y(sign * max(0.0, sign * each.points)):.1f}"
                for step, each in enumerate(self.line)
            )
            shape = f"M{self.x(0):.1f} {base:.1f}L{edge}L{self.x(len(self.line) - 1):.1f} {base:.1f}z"
            found.append(f'<path class="{kind}" d="{shape}"/>')
        upper = [f"{self.x(i):.1f} {self.y(each.points + 2 * each.error):.1f}" for i, each in enumerate(self.line)]
        lower = [f"{self.x(i):.1f} {self.y(each.points - 2 * each.error):.1f}" for i, each in enumerate(self.line)]
        line = [f"{self.x(i):.1f} {self.y(each.points):.1f}" for i, each in enumerate(self.line)]
        found.append(f'<path class="band" d="M{"L".join([*upper, *reversed(lower)])}z"/>')
        found.append(f'<path class="line" d="M{"L".join(line)}"/>')
        return found

    def marks(self) -> list[str]:
        """A row for each seat: its decisions that were worse than fine, each a link to its row in the table."""
        found = []
        for seat, name in enumerate(self.review.names):
            y = TOP + TALL + ROW * (seat + 0.8) + 4
            found.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>')
            found.append(_label(WIDTH - RIGHT, y - 4, name, "end", 10))
            found += [
                self.mark(each, y)
                for each in self.review.decisions
                if each.seat == seat and each.grade in words.WORTH_A_LOOK
            ]
        return found

    def mark(self, each: Decision, y: float) -> str:
        """The mark of one decision."""
        said = f"Step {each.step + 1}, {words.told(self.review, each)}, {words.gave(self.review, each, self.seat)}"
        shape = f"M{self.x(each.step):.1f} {y:.1f}{SHAPES[each.grade]}"
        return (
            f'<a href="#d{each.step}"><path class="{each.grade}" d="{shape}"><title>{escape(said)}</title></path></a>'
        )

    def moments(self) -> list[str]:
        """Numbered squares on the curve, the same as those of the moments below it."""
        found = []
        for number, each in enumerate(self.review.moments(), 1):
            x, y = self.x(each.step), self.y(self.line[each.step].points)
            found.append(
                f'<a href="#m{number}"><rect class="square" x="{x - 8:.1f}" y="{y - 8:.1f}" width="16" height="16"/>'
                f"{_label(x, y + 4, str(number), 'middle', 11, 'number')}</a>"
            )
        return found


def _label(x: float, y: float, text: str, anchor: str, size: int = 11, kind: str = "ink") -> str:
    return (
        f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{escape(text)}</text>'
    )
