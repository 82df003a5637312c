"""Lost Cities as plain text of a few lines: what `print` shows in a notebook or a terminal without colour."""

from collections.abc import Mapping, Sequence

from farshore.engine.game import Value
from farshore.games.lost_cities.present import Table, present
from farshore.games.lost_cities.view import View


def picture(view: View, options: Mapping[str, Value], names: Sequence[str]) -> str:
    """The table: expeditions of seat 1 above, piles between, those of seat 0 below; then what the seat holds."""
    table = present(view, options)
    lines = [f"round {table.round} of {table.rounds}   deck {table.deck}   {_status(table, names)}", ""]
    lines += [*_expeditions(table, 1, names), ""]
    for i, (suit, cards) in enumerate(table.piles.items()):
        lines.append(f"{'piles' if i == 0 else '':<14}{suit}  {' '.join(card[1:] for card in cards) or '-'}")
    lines += ["", *_expeditions(table, 0, names), ""]
    for seat in range(2):
        if seat == table.seat:
            lines.append(f"{names[seat]} holds {' '.join(table.hand)}")
        elif table.known[seat]:
            lines.append(f"{names[seat]} is known to hold {' '.join(table.known[seat])}")
    totals = table.receipt.totals
    lines.append(f"points  {names[0]} {totals[0]}, {names[1]} {totals[1]}")
    return "\n".join(lines)


def _expeditions(table: Table, seat: int, names: Sequence[str]) -> list[str]:
    rows = []
    for i, line in enumerate(table.receipt.expeditions[seat]):
        cards = " ".join(card[1:] for card in line.cards)
        row = f"{cards:<28} {line.points:>4}" if cards else "-"
        rows.append(f"{names[seat][:13] if i == 0 else '':<14}{line.suit}  {row}")
    return rows


def _status(table: Table, names: Sequence[str]) -> str:
    if table.step in ("over", "cut"):
        lead = table.receipt.totals[0] - table.receipt.totals[1]
        won = "a draw" if lead == 0 else f"{names[0 if lead > 0 else 1]} wins by {abs(lead)}"
        return f"{'over' if table.step == 'over' else 'cut off'}: {won}"
    if table.acting is None:
        return "between rounds" if table.step == "settled" else "chance says who starts"
    return f"{names[table.acting]} {'is dealt to' if table.step == 'deal' else f'is to {table.step}'}"
