"""Score sheets of Die neuen Entdecker: a column for each seat, a row for each island and hut with its arithmetic."""

from collections.abc import Sequence
from functools import partial

from rich.text import Text

from farshore.games.entdecker import box
from farshore.games.entdecker.present import HutSheet, IslandSheet, Table
from farshore.games.entdecker.terminal.lists import islands_in_order, path_text, token_text
from farshore.terminal.console import WIDTH
from farshore.terminal.screens import Scene
from farshore.terminal.sheets import heading, seat_row, winner_rows

LABEL, CELL = 28, 13
bar = partial(heading, "Entdecker")
_row = partial(seat_row, LABEL, CELL)
RANKS = ("", "", " 2nd", " 3rd", " 4th")


def chapter(before: Table, after: Table, names: Sequence[str]) -> list[Text] | None:
    """The sheet of islands that were scored between two views; in the end, of everything."""
    if after.phase == "over":
        return None if before.phase == "over" else [bar("the last turn is played"), *_score(after, names)]
    known = {island.first for island in before.receipt.islands}
    new = [island for island in after.receipt.islands if island.first not in known]
    if not new:
        return None
    title = f"{'an island is' if len(new) == 1 else f'{len(new)} islands are'} scored"
    rows = [bar(title), Text(""), _heads(names)]
    rows += [_island(island) for island in new]
    rows += [_row("points now", [str(total) for total in after.receipt.totals], "bold"), Text("")]
    return [*rows, *map(Text, RANKING)]


RANKING = (
    "First is who has a settlement there, then who has more forts, then more scouts.",
    "The first gets all points, every next rank half of those before, rounded up.",
    "Forts and settlements come back; scouts go on into the jungle.",
)


def receipt(scene: Scene) -> list[Text]:
    """The score as it stands, and what islands and huts would bring if all ended now, as far as one can know."""
    view: Table = scene.view
    title = "the score" if view.phase == "over" else "the score as it stands"
    rows = [bar(title), *_score(view, scene.names)]
    if view.phase == "over":
        return rows
    islands = [island for island in islands_in_order(view) if island.units]
    rows += [Text(""), Text("If all ended now, as far as you know:", "bold"), _heads(scene.names)]
    totals = list(view.receipt.totals)
    for island in islands:
        bonus = f" + {island.bonus}" if island.bonus else ""
        label = f"{island.first}  {tiles(len(island.cells))}{bonus}, open {island.open}"
        rows.append(_row(label, _points(island.points, island.ranks)))
        totals = [total + points for total, points in zip(totals, island.points, strict=True)]
    for hut in view.huts:
        if hut.opened:
            known = f"token {token_text(hut)}"
            counts = [sum(scout is not None and scout.seat == seat for scout in hut.path) for seat in range(view.seats)]
            gains = [hut.token or 0 if seat == hut.leader else 0 for seat in range(view.seats)]
            cells = [f"{count}{' leads' if seat == hut.leader else ''}" for seat, count in enumerate(counts)]
            rows.append(_row(Text.assemble(f"hut {hut.number}  {known:<9} ", path_text(hut)), cells))
            totals = [total + gain for total, gain in zip(totals, gains, strict=True)]
    return [*rows, _row("total", [str(total) for total in totals], "bold")]


def result(scene: Scene) -> list[Text]:
    """Islands and huts of everybody, and who won."""
    view: Table = scene.view
    score = view.receipt
    rows = [bar("the match"), Text(""), _heads(scene.names)]
    rows.append(_row(f"{len(score.islands)} islands", [str(points) for points in score.island_points]))
    rows += [_hut(hut) for hut in score.huts]
    rows.append(_row("total", [str(total) for total in score.totals], "bold"))
    rows.append(_row("gold", [str(player.gold) for player in view.players]))
    return [*rows, Text(""), *_winners(view, scene.names)]


def _winners(view: Table, names: Sequence[str]) -> list[Text]:
    """Most points, then most gold (EN-14.3, EN-A33)."""
    totals, gold = view.receipt.totals, [player.gold for player in view.players]
    return winner_rows(names, totals, list(zip(totals, gold, strict=True)), "gold decides", gold)


# ---- rows


def _score(view: Table, names: Sequence[str]) -> list[Text]:
    """All islands that were scored and, in the end, all huts."""
    score = view.receipt
    rows = [Text(""), _heads(names)]
    rows += [_island(island) for island in score.islands]
    if not score.islands:
        rows.append(Text(" no island is scored yet", "dim"))
    if score.huts:
        rows.append(_row("islands", [str(points) for points in score.island_points], "bold"))
    rows += [_hut(hut) for hut in score.huts]
    return [*rows, _row("total", [str(total) for total in score.totals], "bold")]


def _island(island: IslandSheet) -> Text:
    sums = tiles(island.tiles) + (f" + {island.bonus} = {island.value}" if island.bonus else "")
    return _row(f"{island.first}  {sums}", _points(island.points, island.ranks))


def _points(points: Sequence[int], ranks: Sequence[int]) -> list[str]:
    return [f"{each}{RANKS[rank]}" if rank else "-" for each, rank in zip(points, ranks, strict=True)]


def _hut(hut: HutSheet) -> Text:
    """How many scouts each seat had there; of equal ones the nearest decides, so their spaces are named."""
    best = max(hut.counts)
    tied = best and hut.counts.count(best) > 1
    cells = []
    for seat, (count, near) in enumerate(zip(hut.counts, hut.nearest, strict=True)):
        place = f" at {near}" if tied and count == best else ""
        cells.append(f"{count or '-'}{place}{f': {hut.token}' if seat == hut.winner else ''}")
    return _row(f"hut {hut.hut}  token {hut.token}, scouts", cells)


def tiles(count: int) -> str:
    """`1 tile`, `2 tiles`."""
    return f"{count} tile{'s' * (count != 1)}"


def _heads(names: Sequence[str]) -> Text:
    return _row("", names, "bold")


assert LABEL + CELL * max(box.BOX.scouts) <= WIDTH
