"""Points (SK-9 to SK-11)."""

from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from skerries.box import BONUS, KINDS, POINTS, SQUARES
from skerries.state import FOG, Public


@kernel
def score_lines(state: Public, seat: int, lines: Cells) -> None:
    """Write for each kind of tile: how many `seat` has charted, and the points they bring.

    Commissions count when they are shown, at the end (SK-10): before that, points say nothing about them.
    """
    for kind in range(KINDS):
        lines[kind, 0] = 0
    for square in range(SQUARES):
        if state.chart[square] != FOG and state.charted_by[square] == seat + 1:
            lines[state.chart[square] - 1, 0] += 1
    for kind in range(KINDS):
        bonus = BONUS[kind] if state.shown[seat] == kind + 1 else 0
        lines[kind, 1] = lines[kind, 0] * (POINTS[kind] + bonus)
