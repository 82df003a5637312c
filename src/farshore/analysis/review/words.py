"""Numbers and sentences of a review, the same for the terminal and for pages. ± is always two standard errors."""

from collections.abc import Sequence
from fractions import Fraction
from math import ceil, floor

from farshore.analysis.grades import Grade
from farshore.analysis.review.analysis import Analysis
from farshore.analysis.review.course import Swing
from farshore.analysis.review.decisions import Decision
from farshore.analysis.review.estimates import Estimate
from farshore.engine.game import CHANCE

MINUS = "−"
WORTH_A_LOOK = (Grade.INACCURATE, Grade.MISTAKE)
ERRORS = "± is two standard errors: a number that is smaller than its ± claims nothing."
FROM_ABOVE = (
    "The parts always come to the result. They are judged from above, with all that was hidden: play is what a seat's "
    "decisions changed, compared with those of the bot of level 2, luck is what chance changed."
)


def number(value: float, digits: int = 1) -> str:
    """A number with so many digits behind the point, and a true minus."""
    text = f"{abs(value):.{digits}f}"
    return f"{MINUS}{text}" if value < 0 and float(text) else text


def signed(value: float, digits: int = 1) -> str:
    """The same with a sign in front, unless it is 0."""
    text = number(value, digits)
    return f"+{text}" if value > 0 and float(f"{value:.{digits}f}") else text


def error(value: float, digits: int = 1) -> str:
    """What follows ± after a number with that standard error: rounded up, so that it promises nothing."""
    return f"{ceil(2 * value * 10**digits - 1e-9) / 10**digits:.{digits}f}"


def with_error(each: Estimate, digits: int = 1) -> str:
    """A number without a sign and its ±."""
    return f"{number(each.points, digits)} ± {error(each.error, digits)}"


def change(each: Estimate, digits: int = 1) -> str:
    """A difference and its ±."""
    return f"{signed(each.points, digits)} ± {error(each.error, digits)}"


def whole(parts: Sequence[Fraction]) -> list[int]:
    """Parts whose sum is a whole number, rounded by largest remainder, so that they still come to it."""
    found = [floor(part) for part in parts]
    missing = round(sum(parts) - sum(found))
    order = sorted(range(len(parts)), key=lambda place: (found[place] - parts[place], place))
    for place in order[:missing]:
        found[place] += 1
    return found


def verdict(review: Analysis, seat: int) -> str:
    """How the match ended, from a seat's side."""
    name, scores = review.names[seat], " : ".join(number(score, 0) for score in review.scores)
    margin = review.sums[seat].margin
    if len(review.names) == 1:
        return f"{name} made {points(margin)}."
    ahead = f"{name} was {points(abs(margin))} {'ahead' if margin > 0 else 'behind'}" if margin else f"{name} was level"
    return f"{ahead}, {scores}."


def points(count: int) -> str:
    """So many points."""
    return f"{number(count, 0)} point{'s' * (abs(count) != 1)}"


def sum_rows(review: Analysis, seat: int) -> list[tuple[str, str, str]]:
    """What a margin is made of: a name, whole points and ± for every part, then the result."""
    found = review.sums[seat]
    dealt = bool(review.steps) and review.steps[0].actor == CHANCE
    names = [f"expected before the {'deal' if dealt else 'first step'}"]
    names += [f"luck of {name}" for name in review.names]
    names += [f"play of {name}" for name in review.names]
    names += ["luck of nobody in particular"]
    parts = found.parts
    rounded = whole([part.points for part in parts])
    rows = [
        (name, signed(value, 0), f"± {error(part.error, 0)}")
        for name, value, part in zip(names, rounded, parts, strict=True)
        if value or part.points or part.error
    ]
    return [*rows, ("result", signed(found.margin, 0), "exact")]


def gave(review: Analysis, decision: Decision, seat: int) -> str:
    """What a decision gave up, from a seat's side: with two seats, what one gives up the other is given."""
    size = with_error(decision.given_up)
    if decision.seat == seat or len(review.names) != 2:
        return f"gave up {size}"
    return f"gave {review.names[seat]} {size}"


def told(review: Analysis, decision: Decision) -> str:
    """What was played, and what was better."""
    said = f"{review.names[decision.seat]}: {decision.played}"
    return said if decision.best == decision.played else f"{said}; best: {decision.best}"


def fate(review: Analysis, swing: Swing) -> str:
    """What chance did, and whose luck it was."""
    whose = "" if swing.owner is None else f"{review.names[swing.owner]}: "
    outcomes = [step.text for step in review.steps[swing.first : swing.last + 1]]
    some = outcomes[0] if len(outcomes) == 1 else f"{outcomes[0]} and {len(outcomes) - 1} more"
    return f"{whose}{some}"


def grade_counts(review: Analysis, seat: int) -> str:
    """How many decisions of a seat have which grade."""
    found = review.count(seat)
    listed = ", ".join(f"{count} {grade}" for grade, count in found.items() if count)
    return f"{review.names[seat]}: {sum(found.values())} decisions{f', {listed}' if listed else ''}"


def about(review: Analysis) -> str:
    """How it was worked out."""
    grades = review.grades
    return (
        f"{review.simulations} simulations a decision, positions valued in {review.worlds} worlds. "
        f"Best: less than {grades.fine:g} points given up; fine: less than {grades.inaccurate:g}, "
        f"or not more than the ±; inaccurate: less than {grades.mistake:g}; mistake: more."
    )
