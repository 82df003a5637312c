"""Explorers as plain text of some lines: what `print` shows in a notebook or a terminal without colour."""

from collections.abc import Mapping, Sequence

from farshore.engine.game import Value
from farshore.games.explorers.notation import COLUMNS
from farshore.games.explorers.present import Table, present
from farshore.games.explorers.state import SIDE
from farshore.games.explorers.view import View

MARK, FRESH = "#", "+"


def picture(view: View, options: Mapping[str, Value], names: Sequence[str]) -> str:
    """The map with the marks of the seat that looks (a spectator sees those of seat 0), then all seats in a line each.

    A square is its terrain and what lies there (`Pa` an apple on prairie), then # if it is marked, + if in this turn.
    """
    table = present(view, options)
    lines = [_status(table, names)]
    if table.achievements:
        lines.append("achievements  " + " ".join(each.name for each in table.achievements))
    if table.ground:
        lines += ["", "    " + "".join(f"{column:<3}" for column in COLUMNS), *_map_rows(table), ""]
    for seat, board in enumerate(table.boards):
        lines.append(
            f"{names[seat][:13]:<14}{table.receipt.totals[seat]:>4} points   {len(board.marks):>3} marks   "
            f"{board.keys - board.keys_spent} keys   {board.scrolls - board.scrolls_spent} scrolls   "
            f"{board.gems} gems   found {board.provisions[table.round - 1] or '-'}"
        )
    return "\n".join(lines)


def _map_rows(table: Table) -> list[str]:
    board = table.boards[table.seat or 0]
    marks, fresh = set(board.marks), set(board.fresh)
    rows = []
    for row in range(SIDE):
        if table.ground[row].isspace():  # outside the small map
            continue
        cells = ""
        for column in range(SIDE):
            square = f"{COLUMNS[column]}{row + 1}"
            ground, letter = table.ground[row][column], table.objects[row][column]
            sign = FRESH if square in fresh else MARK if square in marks else " "
            cells += ("V." if ground == "V" else "  " if ground == " " else ground + letter) + sign
        rows.append(f"{row + 1:>2}  {cells.rstrip()}")
    return rows


def _status(table: Table, names: Sequence[str]) -> str:
    if table.phase == "over":
        totals = table.receipt.totals
        if table.seats == 1:
            return f"over: {names[0]} has {totals[0]} points, rank {table.receipt.rank} of 6"
        won = [(total, -board.scrolls_spent) for total, board in zip(totals, table.boards, strict=True)]
        winners = [names[seat] for seat, each in enumerate(won) if each == max(won)]
        return f"over: {' and '.join(winners)} won with {max(totals)} points"
    if table.phase in ("map", "achievements", "village"):
        return "setting up"
    if table.phase == "setup":
        return "setup: everybody marks up to three squares of one terrain"
    if table.phase == "card":
        return f"round {table.round}, {table.turn} of 7 turns played"
    card = " or ".join(table.card)
    chosen = f", option {table.chosen} chosen" if table.chosen else ""
    active = f", {names[table.active]} is active" if table.active is not None else ""
    near = f", option {table.near} is near" if table.near else ""
    return f"round {table.round}, turn {table.turn} of 7   card {card}{active}{chosen}{near}"
