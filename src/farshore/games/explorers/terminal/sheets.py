"""Score sheets of Explorers: a column for each seat, a row for each track with its arithmetic."""

from collections.abc import Callable, Sequence
from functools import partial

from rich.text import Text

from farshore.games.explorers import box
from farshore.games.explorers.present import Sheet, Table
from farshore.games.explorers.terminal.goals import LABELS
from farshore.games.explorers.terminal.panel import due
from farshore.terminal.screens import Scene
from farshore.terminal.sheets import heading, seat_row, winner_rows

LABEL, CELL = 20, 15
bar = partial(heading, "Explorers")
_row = partial(seat_row, LABEL, CELL)
RANKS = {  # alone, by rank: what one is called
    1: "Weekend stroller: the map kept most of its secrets",
    2: "Keen rambler: the paths begin to know you",
    3: "Trusted guide: others would follow your map",
    4: "Master surveyor: the academy asks for your notes",
    5: "Namer of rivers: half the map bears your handwriting",
    6: "Legend of the far shore: they will sing of this journey",
}


def chapter(before: Table, after: Table, names: Sequence[str]) -> list[Text] | None:
    """The summary of a round that ended between two views."""
    if not before.receipt.sheets or not after.receipt.sheets:
        return None
    finished = len(after.receipt.sheets[0].rounds)
    if finished == len(before.receipt.sheets[0].rounds):
        return None
    return [bar(f"round {finished} of {box.ROUNDS} is over"), *_tracks(after, names)]


def receipt(scene: Scene) -> list[Text]:
    """The score as it stands, and what the running round adds if it ended now."""
    view: Table = scene.view
    rows = [bar("the score as it stands"), *_tracks(view, scene.names)]
    sheets = view.receipt.sheets
    if sheets and all(sheet.running is not None for sheet in sheets):
        rows += [
            Text(""),
            Text(f"If round {view.round} ended now:"),
            _row("provisions", [_running(sheet, "provisions") for sheet in sheets]),
            _row("gems", [_running(sheet, "gems") for sheet in sheets]),
            _row("total", [str(due(sheet)) for sheet in sheets], "bold"),
        ]
    return rows


def _running(sheet: Sheet, track: str) -> str:
    assert sheet.running is not None
    if track == "gems":
        return f"{sheet.running.gems}: {sheet.running.gem_points}"
    return f"{sheet.running.provisions or '-'}: {sheet.running.provision_points}"


def result(scene: Scene) -> list[Text]:
    """All tracks of everybody, and who won or, alone, the rank."""
    view: Table = scene.view
    sheets = view.receipt.sheets
    rows = [bar("the match"), Text(""), _heads(view, scene.names)]
    tracks: list[tuple[str, Callable[[Sheet], int]]] = [
        ("provisions", lambda sheet: sheet.provisions),
        ("gems", lambda sheet: sheet.gems),
        ("villages", lambda sheet: sheet.village_points),
        ("temples", lambda sheet: sheet.temple_points),
    ]
    rows += [_row(name, [str(points(sheet)) for sheet in sheets]) for name, points in tracks]
    for place, goal in enumerate(sheets[0].goals):
        rows.append(_row(f"{goal.name} {LABELS[goal.name]}", [str(sheet.goals[place].points) for sheet in sheets]))
    rows.append(_row("total", [str(total) for total in view.receipt.totals], "bold"))
    return [*rows, Text(""), *(_alone(view) if view.seats == 1 else _winners(view, scene.names))]


def _alone(view: Table) -> list[Text]:
    rank, points = view.receipt.rank or 1, view.receipt.totals[0]
    bounds = [bound + 10 * len(view.achievements) for bound in box.SOLO_BOUNDS]
    rows = [Text(f"{points} points, rank {rank} of {len(RANKS)}. {RANKS[rank]}.", "bold")]
    if rank < len(RANKS):
        rows.append(Text(f"Rank {rank + 1} begins at {bounds[rank - 1] + 1}."))
    return rows


def _winners(view: Table, names: Sequence[str]) -> list[Text]:
    """Most points, then fewest spent scrolls (EX-80 to EX-82)."""
    totals, spent = view.receipt.totals, [board.scrolls_spent for board in view.boards]
    keys = [(total, -scrolls) for total, scrolls in zip(totals, spent, strict=True)]
    return winner_rows(names, totals, keys, "spent scrolls decide", spent)


# ---- rows


def _tracks(view: Table, names: Sequence[str]) -> list[Text]:
    sheets = view.receipt.sheets
    rounds = [[_counted(each.provisions) for each in sheet.rounds] or ["-"] for sheet in sheets]
    rows = [
        Text(""),
        _heads(view, names),
        _row("provisions", [" ".join(each) for each in rounds]),
        _row("", [_sum([each.provision_points for each in sheet.rounds]) for sheet in sheets]),
        _row("gems", [" ".join(str(each.gems) for each in sheet.rounds) or "-" for sheet in sheets]),
        _row("", [_sum([each.gem_points for each in sheet.rounds]) for sheet in sheets]),
        _row("villages A-D", [" ".join(str(each.neighbours) for each in sheet.villages) for sheet in sheets]),
        _row("", [_sum([each.points for each in sheet.villages]) for sheet in sheets]),
        _row("temples A-D", [_sum([each.points or 0 for each in sheet.temples]) for sheet in sheets]),
    ]
    for place, goal in enumerate(sheets[0].goals if sheets else ()):
        cells = []
        for sheet in sheets:
            mine = sheet.goals[place]
            cells.append(f"{mine.count}{f' of {mine.due}' if mine.due else ''} = {mine.points}")
        rows.append(_row(f"{goal.name} {LABELS[goal.name]}", cells))
    rows.append(_row("total", [str(sheet.total) for sheet in sheets], "bold"))
    return rows


def _sum(points: Sequence[int]) -> str:
    """`5+2-3=4`; one number is its own sum."""
    if not points:
        return "0"
    terms = "".join(f"{each:+}" for each in points).removeprefix("+")
    return f"{terms}={sum(points)}" if points[1:] else terms


def _counted(letters: str) -> str:
    """`af` as it is, `aaa` as `3a`."""
    kinds = dict.fromkeys(letters)
    return "".join(f"{count}{kind}" if (count := letters.count(kind)) > 1 else kind for kind in kinds) or "-"


def _heads(view: Table, names: Sequence[str]) -> Text:
    return _row("", [names[seat] for seat in range(view.seats)], "bold")
