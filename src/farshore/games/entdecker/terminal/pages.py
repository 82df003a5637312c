"""Pages that are asked for by a word: all islands, huts, tiles and starts, for which the panel has too little room."""

from collections.abc import Mapping

from rich.text import Text

from farshore.games.entdecker import box
from farshore.games.entdecker.outlook import Start
from farshore.games.entdecker.present import Table
from farshore.games.entdecker.terminal.lists import (
    chance_of,
    legend,
    path_text,
    payees_in_words,
    percent,
    stack_rows,
    standing,
    tile_rows,
    token_text,
    units_of,
    worth,
)
from farshore.games.entdecker.terminal.map import letter
from farshore.games.entdecker.terminal.sheets import bar
from farshore.terminal.console import WIDTH, clip
from farshore.terminal.screens import Page, Scene


def islands(scene: Scene) -> list[Text]:
    """Every island: how large, where it is open, who stands there and what it would bring."""
    view: Table = scene.view
    rows = [bar("islands"), legend(scene.names), Text("")]
    growing = sorted((each for each in view.islands if each.open), key=lambda each: (-each.value, each.first))
    rows.append(Text(f"{'isle':<5}{'size':<6}{'open to':<22}{'if it closed':<18}units", "bold"))
    for island in growing:
        gaps = clip(f"{island.open}: {' '.join(island.open_cells)}", 21)
        points = standing(island)
        points.pad_right(18 - points.cell_len)
        row = Text.assemble(f"{island.first:<5}{worth(island):<6}{gaps:<22}", points, units_of(island))
        row.truncate(WIDTH, overflow="ellipsis")
        rows.append(row)
    scored = [island for island in view.islands if island.scored]
    empty = sum(1 for island in view.islands if not island.open and not island.scored)
    rows += [Text(""), Text(f"scored: {len(scored)}, closed without a unit: {empty}", "bold")]
    for island in scored:
        rows.append(Text.assemble(f"{island.first:<5}{worth(island):<6}", standing(island)))
    return rows


def huts(scene: Scene) -> list[Text]:
    """Every hut: its path, what one knows of its token, who has seen it, who leads."""
    view: Table = scene.view
    rows = [bar("huts"), legend(scene.names), Text("")]
    rows.append(Text(f"{'hut':<5}{'token':<8}{'path':<11}{'leads':<16}seen by", "bold"))
    for hut in view.huts:
        lead = scene.names[hut.leader] if hut.leader is not None else "-"
        seen = ", ".join(scene.names[seat] for seat in hut.known_by)
        row = Text.assemble(f"{hut.number:<5}{token_text(hut):<8}", path_text(hut), "    ")
        name = Text(lead)
        name.pad_right(16 - name.cell_len)
        row = Text.assemble(row, name, seen)
        row.truncate(WIDTH)
        rows.append(row)
    left = ", ".join(f"{count} of {value}" for value, count in view.unseen_tokens.items())
    rows += [Text(""), Text(f"Tokens you have not seen: {left}; two of nine stay in the bag.")]
    rows += map(Text, ABOUT_HUTS)
    if view.chief_scouts:
        rows += [Text(""), *_numbers(scene)]
    return rows


ABOUT_HUTS = (
    "A scout goes to the free space nearest to the hut, on the left. o: draws the",
    "token if there is none, else looks at it; e: looks at it. In the end the token",
    "goes to the seat with most scouts on the path, of equals to the nearest one.",
)


def _numbers(scene: Scene) -> list[Text]:
    """Which numbered scout is where."""
    view: Table = scene.view
    rows = []
    for seat, player in enumerate(view.players):
        paths = [
            f"#{scout.number} {hut.number}.{space}"
            for hut in view.huts
            for space, scout in enumerate(hut.path, 1)
            if scout is not None and scout.seat == seat
        ]
        chiefs = f" chiefs {' and '.join(f'#{number}' for number in player.chiefs)};" if player.chiefs else ""
        text = f"{letter(seat)}{chiefs} reserve {' '.join(map(str, player.numbers)) or '-'}; {', '.join(paths)}"
        rows.append(Text(clip(text, WIDTH)))
    return rows


def tiles(scene: Scene) -> list[Text]:
    """The stacks, what is unseen and what was discarded, by kind and event."""
    view: Table = scene.view
    rows = [bar("tiles"), Text(""), *stack_rows(view), Text(""), *tile_rows(view)]
    rows.append(Text(f"{'land':<7}{'-':>6}{'-':>4}{view.open['land']:>5}"))
    if view.expedition is not None:
        rows.append(Text(chance_of(view)))
    rows.append(Text(""))
    for name, supply in (("unseen events", view.unseen), ("discarded events", view.discards)):
        rows.append(Text(clip(f"{name:<18}{_events(supply.events)}", WIDTH)))
    gone = ", ".join(f"{count} {kind}" for kind, count in view.discards.plain.items() if count)
    rows.append(Text(f"{'discarded others':<18}{gone or 'none'}"))
    return rows


def _events(events: Mapping[str, int]) -> str:
    """How many of each event, whatever the kind."""
    counts = {event: sum(n for name, n in events.items() if name.endswith(event)) for event in box.EVENTS}
    return ", ".join(f"{count} {event}" for event, count in counts.items() if count) or "none"


def starts(scene: Scene) -> list[Text]:
    """Every start with its cost, who is paid, where the way ends, and which share of the unseen tiles would fit."""
    view: Table = scene.view
    rows = [bar("starts"), Text("")]
    if not view.starts:
        return [*rows, Text("Starts are listed while a ship waits to start.")]
    rows.append(Text(f"{'place':<7}{'cost':<6}{'paid to':<40}{'unseen tiles that fit'}", "bold"))
    shown: dict[tuple[str, str], list[Start]] = {}
    for start in view.starts:
        good, total = start.fits, sum(view.unseen_kinds.values())
        fit = f"{good} of {total}{percent(good, total)}"
        key = (start.place[0], fit) if start.place[0].isupper() else (start.place, fit)
        shown.setdefault(key, []).append(start)
    for (_, fit), group in shown.items():
        first, last = group[0], group[-1]
        paid = " or ".join(filter(None, (payees_in_words(way, scene.names) for way in first.ways))) or "nobody"
        if first.place[0].islower() and first.ways[0].edge[0] != "S":
            paid += f" (by {first.ways[0].edge})"
        if not first.payable:
            paid += ", too dear now"
        names = first.place if first is last else f"{first.place}.."
        rows.append(Text(f"{names:<7}{first.cost:<6}{clip(paid, 39):<40}{fit}"))
        if first is not last:
            rows.append(Text(clip(f"       also {' '.join(each.place for each in group[1:])}", WIDTH), "dim"))
    return rows


PAGES: Mapping[str, Page] = {
    "islands": islands,
    "huts": huts,
    "tiles": tiles,
    "starts": starts,
}
