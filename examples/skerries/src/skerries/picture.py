"""Skerries as plain text of a few lines: what `print` shows."""

from collections.abc import Mapping, Sequence

from farshore.engine.game import Value
from skerries.box import SIZE
from skerries.present import Square, Table, present
from skerries.state import View

SIGNS = {"fog": ".", "harbour": "#", "sea": "~", "isle": "i", "wreck": "w", "reef": "r"}


def picture(view: View, options: Mapping[str, Value], names: Sequence[str]) -> str:
    """The chart, the ships, and who is to act."""
    table = present(view, options)
    rows = ["   a  b  c  d  e"]
    for row in range(SIZE):
        cells = [cell(table, square) for square in table.squares[SIZE * row : SIZE * (row + 1)]]
        rows.append(f"{row + 1} {''.join(cells)}")
    totals = table.receipt.totals
    rows += ["", f"ships  {names[0]} 1, {names[1]} 2   points  {names[0]} {totals[0]}, {names[1]} {totals[1]}"]
    rows.append(status(table, names))
    return "\n".join(rows)


def cell(table: Table, square: Square) -> str:
    """A square in three columns: its tile, or what this captain saw there in brackets; then the ship."""
    sign = f"({SIGNS[square.seen]})" if square.seen else f" {SIGNS[square.tile]} "
    for seat, ship in enumerate(table.ships):
        if ship == square.name:
            sign = f"{sign[:2]}{seat + 1}"
    return sign


def status(table: Table, names: Sequence[str]) -> str:
    """Who is to act, or who has won."""
    if table.acting is not None:
        return f"{names[table.acting]} is {'dealt a commission' if table.step == 'deal' else 'to act'}"
    totals = [(table.receipt.totals[seat], table.receipt.squares[seat]) for seat in range(2)]
    if totals[0] == totals[1]:
        return "over: a draw"
    winner = 0 if totals[0] > totals[1] else 1
    return f"over: {names[winner]} wins"
