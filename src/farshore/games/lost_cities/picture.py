"""Lost Cities as plain text of a few lines: what `print` shows in a notebook or a terminal without colour."""

from collections.abc import Mapping

from farshore.game import Value
from farshore.games.lost_cities.view import Table, View, present


def picture(view: View, options: Mapping[str, Value]) -> str:
    """The table from one seat's side: the other's expeditions above, the piles between, one's own below."""
    table = present(view, options)
    me = table.seat or 0
    lines = [f"round {table.round} of {table.rounds}   deck {table.deck}   {_status(table)}", ""]
    for seat, name in ((1 - me, f"seat {1 - me}"), (None, "piles"), (me, f"seat {me}")):
        for i, suit in enumerate(table.piles):
            if seat is None:
                row = f"{suit}  {' '.join(table.piles[suit]) or '-'}"
            else:
                line = table.receipt.expeditions[seat][i]
                row = f"{suit}  {' '.join(line.cards):<28} {line.points:>4}" if line.cards else f"{suit}  -"
            lines.append(f"{name if i == 0 else '':<8}{row}".rstrip())
        lines.append("")
    for seat in range(2):
        if seat == table.seat:
            lines.append(f"hand    {' '.join(table.hand)}")
        elif table.known[seat]:
            lines.append(f"seat {seat} is known to hold {' '.join(table.known[seat])}")
    lines.append(f"points  {' : '.join(str(points) for points in table.receipt.totals)}")
    return "\n".join(lines)


def _status(table: Table) -> str:
    if table.acting is None:
        return {"over": "the match is over", "cut": "the match was cut off"}.get(table.step, "between rounds")
    return f"seat {table.acting} {'is dealt to' if table.step == 'deal' else f'is to {table.step}'}"
