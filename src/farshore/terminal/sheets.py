"""What score sheets of several games share: headings, rows with a column for each seat, and who won."""

from collections.abc import Sequence

from rich.text import Text

from farshore.terminal.console import WIDTH, clip, column
from farshore.terminal.screens import YOU


def heading(game: str, title: str) -> Text:
    """The first row of a sheet or a page."""
    return column(Text(f" {game}   {title}", "reverse"), WIDTH)


def seat_row(label_width: int, cell_width: int, label: Text | str, cells: Sequence[str], style: str = "") -> Text:
    """A label, and a cell for each seat."""
    row = Text(style=style)
    row.append_text(column(Text.assemble(" ", label), label_width))
    for cell in cells:
        row.append_text(column(cell, cell_width))
    return row


def winner_rows(
    names: Sequence[str], totals: Sequence[int], keys: Sequence[tuple[int, int]], decides: str, ties: Sequence[int]
) -> list[Text]:
    """Who has won: the seats with the highest key, points first. What `decides` between equal seats is in `ties`."""
    winners = [seat for seat, key in enumerate(keys) if key == max(keys)]
    equal = [seat for seat, total in enumerate(totals) if total == max(totals)]
    who = " and ".join(names[seat] for seat in winners)
    if len(winners) > 1:
        said = f"{clip(who, 44)} share the victory with {max(totals)} points."
    else:
        margin = max(totals) - max(total for seat, total in enumerate(totals) if seat != winners[0])
        by = f"by {margin} point{'s' * (margin != 1)}" if margin else f"with {max(totals)} points"
        said = f"{who} {'win' if who == YOU else 'wins'} {by}."
    rows = [Text(said, "bold")]
    if len(equal) > len(winners):
        told = ", ".join(f"{names[seat]} {ties[seat]}" for seat in equal)
        rows.append(Text(clip(f"Points are equal; {decides}: {told}.", WIDTH)))
    return rows
