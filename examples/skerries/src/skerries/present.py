"""What clients are shown: a view with what follows from it, and the score with its arithmetic."""

from collections.abc import Mapping

import msgspec
import numpy as np

from farshore.engine.bits import from_bits
from farshore.engine.game import SPECTATOR, Value
from farshore.engine.kernel import plain
from skerries.box import BONUS, HARBOURS, KIND_TEXTS, KINDS, POINTS, SQUARE_TEXTS, SQUARES, TILES
from skerries.scoring import score_lines
from skerries.state import DEAL, FOG, HARBOUR, OVER, Public, View

STEPS = ("deal", "turn", "sailing", "looking", "show", "over")


class Line(msgspec.Struct, frozen=True):
    """The tiles of one kind that a captain has charted: count * (each + bonus) = points."""

    kind: str
    count: int
    each: int
    bonus: int
    points: int


class Receipt(msgspec.Struct, frozen=True):
    """The score sheet of both captains."""

    lines: list[list[Line]]  # by seat, then kind
    squares: list[int]  # charted, by seat: they decide between equal points
    totals: list[int]

    def __str__(self) -> str:
        rows = []
        for seat, lines in enumerate(self.lines):
            parts = [f"{line.count} {line.kind} x {line.each + line.bonus}" for line in lines if line.count]
            rows.append(f"seat {seat}  {' + '.join(parts) or 'nothing'} = {self.totals[seat]}")
        return "\n".join(rows)


class Square(msgspec.Struct, frozen=True):
    """One square of the chart."""

    name: str
    tile: str  # harbour, a kind, or fog
    owner: int | None  # the captain who charted it
    seen: str | None  # what lies under the fog, if this captain has looked
    looked: list[int]  # the captains who have looked at it, in fog


class Table(msgspec.Struct, frozen=True):
    """A view as clients get it."""

    seat: int | None  # whose view; None for a spectator
    step: str
    acting: int | None  # the captain whose turn it is, or whose commission is dealt or shown
    turns: list[int]  # that each captain still has
    fog: int
    ships: list[str]
    harbours: list[str]
    squares: list[Square]  # row by row, a1 first
    target: str | None  # the square whose tile is being turned up
    commissions: list[str | None]  # as far as this captain knows them
    bonus: dict[str, int]  # what a commission adds to each tile of its kind
    worth: dict[str, int]  # of a tile of each kind, with the own commission
    unseen: dict[str, int]  # tiles of each kind that this captain has not seen
    receipt: Receipt


def receipt(table: Public) -> Receipt:
    """The score with its arithmetic, from a state or a view."""
    counted = np.zeros((2, KINDS, 2), np.int64)
    for seat in range(2):
        plain(score_lines)(table, seat, counted[seat])
    lines = [
        [
            Line(KIND_TEXTS[kind], count, POINTS[kind], BONUS[kind] if table.shown[seat] == kind + 1 else 0, points)
            for kind, (count, points) in enumerate(counted[seat].tolist())
        ]
        for seat in range(2)
    ]
    return Receipt(lines, counted[:, :, 0].sum(axis=1).tolist(), counted[:, :, 1].sum(axis=1).tolist())


def unseen(view: View) -> list[int]:
    """How many tiles of each kind this captain has not seen."""
    known = np.where(view.chart != FOG, view.chart, view.seen)
    return [TILES[kind] - int((known == kind + 1).sum()) for kind in range(KINDS)]


def turns_left(table: Public) -> list[int]:
    """How many turns each captain still has; the first captain has the odd one."""
    return [(int(table.left) + 1) // 2 if table.seat == seat else int(table.left) // 2 for seat in range(2)]


def present(view: View, options: Mapping[str, Value]) -> Table:
    """The view for clients."""
    me = None if view.me == SPECTATOR else int(view.me)
    commissions = [_kind(kind) for kind in view.known]
    own = commissions[me] if me is not None else None
    return Table(
        seat=me,
        step=STEPS[view.step],
        acting=None if view.step == OVER else int(view.seat),
        turns=turns_left(view),
        fog=int(view.fog),
        ships=[SQUARE_TEXTS[square] for square in view.ship],
        harbours=[SQUARE_TEXTS[square] for square in HARBOURS],
        squares=[_square(view, square) for square in range(SQUARES)],
        target=SQUARE_TEXTS[view.target] if view.step not in (DEAL, OVER) and view.target else None,
        commissions=commissions,
        bonus=dict(zip(KIND_TEXTS, BONUS, strict=True)),
        worth={kind: POINTS[at] + (BONUS[at] if kind == own else 0) for at, kind in enumerate(KIND_TEXTS)},
        unseen=dict(zip(KIND_TEXTS, unseen(view), strict=True)),
        receipt=receipt(view),
    )


def _kind(number: int) -> str | None:
    return KIND_TEXTS[number - 1] if number else None


def _square(view: View, square: int) -> Square:
    tile = int(view.chart[square])
    return Square(
        name=SQUARE_TEXTS[square],
        tile="fog" if tile == FOG else "harbour" if tile == HARBOUR else KIND_TEXTS[tile - 1],
        owner=int(view.charted_by[square]) - 1 if view.charted_by[square] else None,
        seen=_kind(view.seen[square]),
        looked=from_bits(int(view.looked[square])),
    )
