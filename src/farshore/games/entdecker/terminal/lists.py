"""Short lists of what lies on the table: starts with their cost, islands, huts, tiles, and where a tile can go.

Each row fits the panel beside the map; pages show the same rows in full.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby

import numpy as np
from rich.text import Text

from farshore.engine.bits import from_bits
from farshore.games.entdecker import box
from farshore.games.entdecker.map_queries import find_islands
from farshore.games.entdecker.outlook import Payment, Start
from farshore.games.entdecker.present import Hut, Island, Table
from farshore.games.entdecker.terminal.map import (
    GROUND,
    LAND,
    SEA,
    SEATS,
    letter,
    seat_text,
    tile_numbers,
    unit_text,
)
from farshore.terminal.console import WIDTH as ALL
from farshore.terminal.screens import Scene

WIDTH = 28  # of the panel


# ---- starts


def payees(way: Payment) -> str:
    """`1+B2`: one gold to the bank, two to seat B; empty if nothing is paid."""
    parts = [str(way.bank)] if way.bank else []
    return "+".join([*parts, *(f"{letter(seat)}{gold}" for seat, gold in way.tolls.items())])


def payees_of(start: Start) -> str:
    """Who is paid on a cheapest way; several if there is a choice."""
    return " or ".join(filter(None, (payees(way) for way in start.ways)))


def payees_in_words(way: Payment, names: Sequence[str]) -> str:
    """`1 to the bank, 2 to Marlow`."""
    parts = [f"{way.bank} to the bank"] if way.bank else []
    return ", ".join([*parts, *(f"{gold} to {names[seat]}" for seat, gold in way.tolls.items())])


def start_groups(view: Table) -> list[tuple[int, str, list[str]]]:
    """Starts that can be paid by cost and payees (empty if it is only the bank), the cheapest first."""
    found: dict[tuple[int, str], list[str]] = {}
    for start in view.starts:
        if start.payable:
            tolled = any(way.tolls for way in start.ways)
            found.setdefault((start.cost, payees_of(start) if tolled else ""), []).append(start.place)
    return [(cost, paid, places) for (cost, paid), places in sorted(found.items())]


def ranges(places: Iterable[str]) -> str:
    """Places in a row, edge spaces that follow each other as `S1-S5`."""
    edges = sorted((p for p in places if p[0].isupper()), key=lambda p: ("SWEN".index(p[0]), int(p[1:])))
    shown = []
    for _, run in groupby(enumerate(edges), lambda item: (item[1][0], int(item[1][1:]) - item[0])):
        names = [name for _, name in run]
        shown.append(names[0] if len(names) == 1 else f"{names[0]}-{names[-1]}")
    return " ".join([*(place for place in places if place[0].islower()), *shown])


# ---- islands


def islands_in_order(view: Table) -> list[Island]:
    """Those that can still bring something: with units first, then the most valuable."""
    open_ones = [island for island in view.islands if island.open or island.units]
    return sorted(open_ones, key=lambda island: (not island.units, -island.value, island.first))


def standing(island: Island) -> Text:
    """`EN-A17 B9`: who would get how much if it closed now, the best first."""
    seats = sorted((seat for seat, rank in enumerate(island.ranks) if rank), key=lambda seat: island.ranks[seat])
    parts: list[Text | str] = []
    for seat in seats:
        parts += [seat_text(seat), f"{island.points[seat]} "]
    return Text.assemble(*parts)


def worth(island: Island) -> str:
    """`7+10` tiles and bonus."""
    return f"{len(island.cells)}+{island.bonus}" if island.bonus else str(len(island.cells))


def island_row(island: Island) -> Text:
    """An island in a row of the panel."""
    return Text.assemble(f"{island.first:<5}{worth(island):<5}{island.open:>3}  ", standing(island))


ISLAND_HEAD = "isle size open if closed"


def units_of(island: Island) -> str:
    """`As Bf` with cells."""
    return ", ".join(
        f"{unit_text(unit)} {unit.cell}{f' #{unit.number}' if unit.number else ''}" for unit in island.units
    )


# ---- huts


def path_text(hut: Hut) -> Text:
    """The scouts on a path from the hut on; free spaces as `o` (the dot), `e` (an eye) or a dot."""
    text = Text()
    for space, scout in enumerate(hut.path, 1):
        if scout is not None:
            text.append(letter(scout.seat), SEATS[scout.seat])
        else:
            text.append("o" if space == 1 else "e" if space in box.EYES else ".", "dim")
    return text


def token_text(hut: Hut) -> str:
    """What the seat that looks knows of a hut's token."""
    return str(hut.token) if hut.token is not None else "?" if hut.opened else "-"


def next_space(hut: Hut, seat: int | None) -> str:
    """What the next scout on a path brings its owner."""
    if hut.next is None:
        return "full"
    if hut.next == 1 and not hut.opened:
        return "token"
    looks = hut.next == 1 or hut.next in box.EYES
    return "look" if looks and (seat is None or seat not in hut.known_by) else ""


def hut_row(hut: Hut, seat: int | None) -> Text:
    """A hut in a row of the panel."""
    lead: Text | str = seat_text(hut.leader) if hut.leader is not None else " "
    return Text.assemble(
        f"{hut.number} {token_text(hut):>4}  ", path_text(hut), "  ", lead, f"    {next_space(hut, seat)}"
    )


HUT_HEAD = "hut worth path   lead  next"


# ---- tiles


def fits_of(view: Table) -> dict[str, int]:
    """In how many ways each kind fits beside the ship; empty without a ship."""
    return {fit.kind: len(fit.places) for fit in view.expedition.fits} if view.expedition else {}


def tile_rows(view: Table) -> list[Text]:
    """By kind: unseen tiles, those of them with an event, open ones, and whether the kind fits beside the ship."""
    fits = fits_of(view)
    rows = [Text(f"       unseen   ? open{' fits' if fits else ''}", "bold")]
    counts = view.unseen_kinds
    for kind in box.KINDS[:-1]:
        events = counts[kind] - view.unseen.plain[kind]
        fit = f"{'yes' if fits[kind] else '-':>5}" if fits else ""
        row = Text(f"{kind:<7}{counts[kind]:>6}{events:>4}{view.open[kind]:>5}{fit}")
        if fits and not fits[kind]:
            row.stylize("dim")
        rows.append(row)
    return rows


def chance_of(view: Table) -> str:
    """The share of the unseen tiles that fit beside the ship."""
    fits, counts = fits_of(view), view.unseen_kinds
    good, total = sum(count for kind, count in counts.items() if fits.get(kind)), sum(counts.values())
    return f"{good} of {total} unseen fit{percent(good, total)}"


def percent(part: int, whole: int) -> str:
    """` (62%)`; empty of nothing."""
    return f" ({round(100 * part / whole)}%)" if whole else ""


def stack_rows(view: Table) -> list[Text]:
    """The hidden stacks: how many tiles, what the back of the top one shows, and the share with it that fits."""
    cells = [(stack.number, stack.tiles, stack.back) for stack in view.stacks]
    rows = [
        Text("stack " + "".join(f"{number:>3}" for number, _, _ in cells), "bold"),
        Text("tiles " + "".join(f"{tiles or '-':>3}" for _, tiles, _ in cells)),
    ]
    backs = Text("back  ")
    for _, tiles, back in cells:
        backs.append("  ")
        backs.append("?" if back == "?" else "." if tiles else " ", "bold black on #f0d000" if back == "?" else "")
    rows.append(backs)
    if view.expedition is not None:
        shares = {stack.back: f"{stack.fits}/{stack.of}" for stack in view.stacks if stack.tiles and stack.back}
        rows.append(Text("fit   " + ", ".join(f"{sign} {shares[b]}" for b, sign in BACKS if b in shares)))
    return rows


BACKS = (("plain", "."), ("?", "?"))


# ---- where the tile in hand can go


def placings(scene: Scene) -> list[str]:
    """The places of the tile in hand, such as `c4 r1`, in the order in which they are numbered."""
    return [text.removeprefix("place ") for text in scene.legal if text.startswith("place ")]


def placing_rows(scene: Scene) -> list[Text]:
    """Every place with its land sides, and for the islands it would belong to their value and open sides."""
    view: Table = scene.view
    assert view.expedition is not None
    rows = [Text(" n place  land  island", "bold")]
    for number, place in enumerate(placings(scene), 1):
        sides, after = outcome_of(view, place)
        rows.append(Text(f"{number:>2} {place}  {sides or '-':<4}  {' '.join(after)}"))
    return rows


def turn_rows(kind: str) -> list[Text]:
    """A picture of every turn of a kind of tile, side by side."""
    rows = [Text("  ") for _ in range(4)]
    for turns in range(box.ROTATIONS[kind]):
        mask = box.turned(box.BASE_MASKS[kind], turns)
        north, east, south, west = (side in from_bits(mask) for side in range(4))
        lands = (
            (north and west, north, north and east),
            (west, mask and kind != "strait", east),
            (south and west, south, south and east),
        )
        rows[0].append(f"r{turns}    ", "bold")
        for row, land in zip(rows[1:], lands, strict=True):
            for each in land:
                sign = LAND if each else SEA
                row.append(sign, GROUND[sign])
            row.append("   ")
    return rows


def outcome_of(view: Table, place: str) -> tuple[str, list[str]]:
    """The land sides of the tile in hand put there, and what becomes of each island it belongs to."""
    assert view.expedition is not None
    cell, turns = place.split()
    at = box.CELL_TEXTS.index(cell)
    mask = box.turned(box.BASE_MASKS[view.expedition.hand or "sea"], int(turns[1]))
    tile = tile_numbers(view)
    tile[at] = mask
    found = [island for island in find_islands(tile, np.zeros(box.CELLS, np.int16)) if at in island.cells]
    after = [f"{each.value}, {each.open_sides} open" if each.open_sides else f"{each.value} closed" for each in found]
    if len(after) > 1:  # both lands of a strait
        after = [f"{each.value}/{each.open_sides}" if each.open_sides else f"{each.value}!" for each in found]
    return "".join(box.SIDES[side] for side in from_bits(mask)), after


# ---- seats


def legend(names: Sequence[str]) -> Text:
    """Which letter stands for whom."""
    parts: list[Text | str] = []
    for seat, name in enumerate(names):
        parts += [seat_text(seat), f" {name}   "]
    text = Text.assemble(*parts)
    text.truncate(ALL)
    return text
