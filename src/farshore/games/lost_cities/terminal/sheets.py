"""Score sheets of Lost Cities: every expedition with its arithmetic, every round, and who won."""

from collections.abc import Sequence

from rich.text import Text

from farshore.games.lost_cities.present import Line, Receipt, Table
from farshore.games.lost_cities.terminal.chips import row_of, suit_chip
from farshore.games.lost_cities.terminal.table import LANE
from farshore.games.lost_cities.terminal.words import bar, round_name
from farshore.terminal.console import column
from farshore.terminal.screens import YOU, Scene

NAME = 16  # columns for a name beside rounds
SUM = 54  # columns before the points of an expedition
ROUND = 5
ROUNDS_A_ROW = 10


def chapter(before: Table, after: Table, names: Sequence[str]) -> list[Text] | None:
    """The summary of a round that ended between two views.

    Its expeditions are those of `before`: only a draw ends a round, and `after` may show the next deal.
    """
    if len(after.receipt.rounds) == len(before.receipt.rounds) and after.truncated == before.truncated:
        return None
    how = "was cut off: it grew too long" if after.truncated else "is over"
    title = f"{round_name(before)} {how}"
    rows = [bar(title), *_expeditions(before.receipt, names, before.seat)]
    if after.step not in ("over", "cut"):  # else the sheet of the match follows
        rows += [Text(""), *_rounds(after.receipt.rounds, names, before.seat)]
    return rows


def receipt(scene: Scene) -> list[Text]:
    """The expeditions as they stand, with the finished rounds."""
    view: Table = scene.view
    rows = [bar(f"{round_name(view)} as it stands")]
    rows += _expeditions(view.receipt, scene.names, view.seat)
    if view.receipt.rounds:
        rows += [Text(""), *_rounds([*view.receipt.rounds, view.receipt.table], scene.names, view.seat)]
    return rows


def result(scene: Scene) -> list[Text]:
    """The rounds, the totals and the winner."""
    view: Table = scene.view
    totals = view.receipt.totals
    played = view.receipt.rounds if not view.truncated else [*view.receipt.rounds, view.receipt.table]
    rows = [bar("the match"), Text(""), *_rounds(played, scene.names, view.seat), Text("")]
    if totals[0] == totals[1]:
        said = f"The match is a draw at {totals[0]} points."
    else:
        winner = 0 if totals[0] > totals[1] else 1
        name, margin = scene.names[winner], abs(totals[0] - totals[1])
        wins = "win" if name == YOU else "wins"
        said = f"{name} {wins} by {margin} {'point' if margin == 1 else 'points'}."
    if view.truncated:
        said = f"The match was cut off unfinished. {said}"
    return [*rows, Text(said, "bold")]


def _order(seat: int | None) -> tuple[int, int]:
    """One's own sheet first."""
    return (1, 0) if seat == 1 else (0, 1)


def _expeditions(sheet: Receipt, names: Sequence[str], me: int | None) -> list[Text]:
    rows: list[Text] = []
    for seat in _order(me):
        begun = [line for line in sheet.expeditions[seat] if line.cards]
        idle = " ".join(line.suit for line in sheet.expeditions[seat] if not line.cards)
        if rows:
            rows.append(Text(""))
        rows.append(Text.assemble((names[seat], "bold"), (f"   not begun: {idle}" if idle else "", "dim")))
        rows += [_sum(_arithmetic(line), line.points) for line in begun]
        rows.append(_sum(Text("  total", "bold"), sheet.table[seat], "bold"))
    return rows


def _sum(left: Text, points: int, style: str = "") -> Text:
    return Text.assemble(column(left, SUM), (f"= {points:>4}", style))


def _arithmetic(line: Line) -> Text:
    """(sum - cost) x multiplier + bonus."""
    formula = f"({line.sum:>2} - {line.cost}) x {line.multiplier}{f' + {line.bonus}' if line.bonus else ''}"
    return Text.assemble("  ", suit_chip(line.suit), " ", column(row_of(line.cards), LANE), "  ", formula)


def _rounds(played: Sequence[Sequence[int]], names: Sequence[str], me: int | None) -> list[Text]:
    """A column for each round, ten at most beside each other, and the totals behind the last."""
    rows = []
    for first in range(0, max(len(played), 1), ROUNDS_A_ROW):
        part = played[first : first + ROUNDS_A_ROW]
        last = first + ROUNDS_A_ROW >= len(played)
        numbers = "".join(f"{first + i:>{ROUND}}" for i in range(1, len(part) + 1))
        rows.append(
            Text(f"{'round':<{NAME}}{numbers}{'total':>{ROUND + 3}}" if last else f"{'round':<{NAME}}{numbers}")
        )
        for seat in _order(me):
            points = "".join(f"{each[seat]:>{ROUND}}" for each in part)
            row = Text.assemble(column(names[seat], NAME), points)
            if last:
                row.append(f"{sum(each[seat] for each in played):>{ROUND + 3}}", "bold")
            rows.append(row)
    return rows
