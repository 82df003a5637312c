"""Die neuen Entdecker as clients get it: a view with what follows from it."""

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from farshore.engine.game import SPECTATOR, Value
from farshore.engine.kernel import plain
from farshore.engine.record import Cells
from farshore.games.entdecker import atlas, box
from farshore.games.entdecker.notation import CELL_TEXTS, PLACE_TEXTS, open_islands
from farshore.games.entdecker.rules import is_guarded
from farshore.games.entdecker.sheet import Receipt, leader, path_counts, prize_ranks, receipt
from farshore.games.entdecker.state import (
    BACK,
    DIE,
    EDGE_TEXTS,
    HIDDEN_COST,
    OPEN_COST,
    ORDER,
    OVER,
    PLAIN,
    QUESTION,
    ROUTE,
    SHIP_KINDS,
    START,
    TILE,
    TOKEN,
    TOKEN_VALUES,
)
from farshore.games.entdecker.view import View

PHASES = (
    "back", "chiefs", "die", "wheel", "start", "route", "announce", "explore", "tile",
    "place", "natives", "taken for a hut", "taken for a tile", "order", "jungle", "token", "over",
)  # fmt: skip
SOURCES = ("", "hidden", "open")
BACKS = ("plain", "?")


class Tile(msgspec.Struct, frozen=True):
    """An explored tile."""

    cell: str
    kind: str
    turns: int  # quarters clockwise, as in `place c4 r1`
    land: str  # its land sides, such as NE
    bonus: int  # of a waterfall
    laid: bool  # from the start


class Unit(msgspec.Struct, frozen=True):
    """A unit on a tile."""

    cell: str
    seat: int
    kind: str  # scout, fort or settlement
    side: str  # of its land on a strait, else empty
    number: int | None  # of a scout where they are numbered


class Island(msgspec.Struct, frozen=True):
    """Land that hangs together: ranks and points as if it were complete now, or as it was scored."""

    first: str  # its first tile in reading order
    cells: list[str]
    bonus: int
    value: int  # tiles and bonus
    open: int  # sides over which it can still grow; 0 it is complete
    open_cells: list[str]  # unexplored spaces it borders
    units: list[Unit]
    ranks: list[int]  # by seat; 0 without a unit
    points: list[int]
    scored: bool
    number: int | None  # while the order of islands is asked for


class Payment(msgspec.Struct, frozen=True):
    """Who gets what for a start, and a way on which it is so."""

    bank: int
    tolls: dict[int, int]  # gold by seat
    tiles: list[str]  # from the start to the edge
    edge: str  # where the way ends


class Start(msgspec.Struct, frozen=True):
    """A place to start from."""

    place: str  # as in `start c4` or `start S7`
    cost: int
    payable: bool  # together with one tile (A3)
    ways: list[Payment]  # the cheapest; several if they pay different people


class Stack(msgspec.Struct, frozen=True):
    """A hidden stack."""

    number: int
    tiles: int
    back: str | None  # plain or ?; None if it is not yet known, or the stack is empty
    fits: int  # of the unseen tiles with that back, how many would fit beside the ship ...
    of: int  # ... and how many there are


class Fit(msgspec.Struct, frozen=True):
    """Whether a kind fits beside the ship, and where."""

    kind: str
    places: list[str]  # such as `c4 r1`


class Expedition(msgspec.Struct, frozen=True):
    """A ship that is under way."""

    ship: str
    source: str  # hidden, open, or empty before it is announced
    left: int  # announced tiles not yet drawn
    drawn: bool
    found: bool  # a tile has been placed
    hand: str | None  # kind of the tile to place
    event: str | None  # what it brings
    dead_end: bool
    guarded: bool  # tiles that do not fit do not count (A35)
    fits: list[Fit]  # by kind


class Supply(msgspec.Struct, frozen=True):
    """Tiles by kind, and those with events as `coast gold`."""

    plain: dict[str, int]
    events: dict[str, int]


class Scout(msgspec.Struct, frozen=True):
    """A scout on a path."""

    seat: int
    number: int | None


class Hut(msgspec.Struct, frozen=True):
    """A hut with its path."""

    number: int
    path: list[Scout | None]  # from the hut on
    opened: bool
    token: int | None  # if this seat has seen it
    known_by: list[int]  # seats that have seen it
    leader: int | None  # who would get it now, as far as this seat can tell


class Player(msgspec.Struct, frozen=True):
    """What a seat has."""

    gold: int
    points: int
    scouts: int  # in reserve, as the next two
    forts: int
    settlements: int
    numbers: list[int]  # of the scouts in reserve, where they are numbered
    due: int  # scouts that must go to the jungle
    due_numbers: list[int]
    chiefs: list[int]  # if this seat may know them


class Table(msgspec.Struct, frozen=True):
    """A view as clients get it, with what follows from it."""

    seat: int | None  # whose eyes; None for a spectator
    seats: int
    phase: str
    turn: int  # the active seat
    acting: int | None  # who is to act
    spaces: int  # unexplored ones
    tiles: list[Tile]
    units: list[Unit]
    islands: list[Island]
    starts: list[Start]  # while a start is to be chosen; for the active seat
    expedition: Expedition | None
    stacks: list[Stack]
    unseen: Supply  # in the hidden stacks
    discards: Supply
    open: dict[str, int]
    players: list[Player]
    huts: list[Hut]
    taken: int | None  # number of the scout just taken, 0 without numbers; None if none is
    unseen_tokens: dict[int, int]  # by value, those this seat has not seen: in the bag, or in huts
    passes: int  # turns in a row in which nobody could start
    quiet: int  # turns in a row without a tile placed
    chief_scouts: bool
    toll_per_owner: bool
    receipt: Receipt
    truncated: bool


def present(view: View, options: Mapping[str, Value]) -> Table:
    """The view for clients."""
    tile, unit = view.tile.tolist(), view.unit.tolist()
    me = None if view.me == SPECTATOR else int(view.me)
    waiting = view.phase in (BACK, DIE, TILE, TOKEN, OVER)
    fits = [atlas.placings(tile, view.ship, kind) if view.ship >= 0 else [] for kind in range(SHIP_KINDS)]
    return Table(
        seat=me,
        seats=view.seats,
        phase=PHASES[view.phase],
        turn=view.turn,
        acting=None if waiting else view.actor,
        spaces=view.spaces,
        tiles=[_tile(cell, each) for cell, each in enumerate(tile) if each >= 0],
        units=_units(atlas.pieces(unit), tile),
        islands=_islands(view, tile, unit),
        starts=_starts(view, tile, unit) if view.phase in (START, ROUTE) else [],
        expedition=_expedition(view, tile, fits) if view.ship >= 0 else None,
        stacks=[_stack(view, number, fits) for number in range(box.BOX.stacks)],
        unseen=_supply(view.plain, view.event),
        discards=_supply(view.plain_out, view.event_out),
        open=dict(zip(box.KINDS, view.face_up.tolist(), strict=True)),
        players=[_player(view, seat) for seat in range(view.seats)],
        huts=[_hut(view, path) for path in range(box.PATHS)],
        taken=view.taken if PHASES[view.phase].startswith("taken") else None,
        unseen_tokens={
            value: count - view.token.tolist().count(token)
            for token, (value, count) in enumerate(box.BOX.tokens.items(), 1)
        },
        passes=view.passes,
        quiet=view.quiet,
        chief_scouts=bool(view.chief_scouts),
        toll_per_owner=bool(view.toll_once),
        receipt=receipt(view),
        truncated=False,
    )


@cache
def _tile(cell: int, tile: int) -> Tile:
    mask = tile & 15
    kind = atlas.KINDS[mask]
    return Tile(
        cell=CELL_TEXTS[cell],
        kind=box.KINDS[kind],
        turns=atlas.MASKS[kind].index(mask),
        land="".join(side for i, side in enumerate(box.SIDES) if mask >> i & 1),
        bonus=5 * (tile >> 4 & 3),
        laid=tile >= 64,
    )


def _units(pieces: Sequence[atlas.Piece], tile: Sequence[int]) -> list[Unit]:
    return [
        Unit(CELL_TEXTS[each.cell], each.seat, atlas.UNIT_NAMES[each.kind], each.side(tile), each.number or None)
        for each in pieces
    ]


def _islands(view: View, tile: Sequence[int], unit: Sequence[int]) -> list[Island]:
    pieces = atlas.pieces(unit)
    numbers = {first: number for number, first in open_islands(view).items()} if view.phase == ORDER else {}
    found = []
    for island in atlas.islands(tile):
        units = island.units(pieces)
        prize = int(view.prize[island.cells[0]]) if island.open_sides == 0 else 0
        ranks = prize_ranks(prize, view.seats) if prize else atlas.ranking(units, view.seats)
        found.append(
            Island(
                first=CELL_TEXTS[island.cells[0]],
                cells=[CELL_TEXTS[cell] for cell in island.cells],
                bonus=island.bonus,
                value=island.value,
                open=island.open_sides,
                open_cells=[CELL_TEXTS[cell] for cell in island.open_cells],
                units=_units(units, tile),
                ranks=ranks,
                points=atlas.shares(island.value, ranks),
                scored=prize > 0,
                number=numbers.get(island.cells[0]) if island.open_sides == 0 else None,
            )
        )
    return found


def _starts(view: View, tile: Sequence[int], unit: Sequence[int]) -> list[Start]:
    """All places to start from, by number of the action; in the choice of a way only the one chosen."""
    ways = atlas.ways(tile, unit, view.seats, view.turn, bool(view.toll_once))
    price = HIDDEN_COST if view.stack.any() else OPEN_COST
    places = [view.ship] if view.phase == ROUTE else sorted(ways)
    return [
        Start(
            place=PLACE_TEXTS[place],
            cost=ways[place][0].cost,
            payable=bool(ways[place][0].cost + price <= view.gold[view.turn]),
            ways=[_payment(way) for way in ways[place]],
        )
        for place in places
        if atlas.targets(tile, place)
    ]


def _payment(way: atlas.Way) -> Payment:
    return Payment(
        bank=way.bank,
        tolls={seat: gold for seat, gold in enumerate(way.tolls) if gold},
        tiles=[CELL_TEXTS[cell] for cell in way.tiles],
        edge=EDGE_TEXTS[way.edge],
    )


def _expedition(view: View, tile: Sequence[int], fits: Sequence[Sequence[tuple[int, int]]]) -> Expedition:
    return Expedition(
        ship=PLACE_TEXTS[view.ship],
        source=SOURCES[view.source],
        left=view.left,
        drawn=bool(view.drawn),
        found=bool(view.found),
        hand=None if view.hand < 0 else box.KINDS[view.hand],
        event=box.EVENTS[view.hand_event - 1] if view.hand_event else None,
        dead_end=not atlas.targets(tile, view.ship),
        guarded=bool(plain(is_guarded)(view)),
        fits=[
            Fit(box.KINDS[kind], [f"{CELL_TEXTS[cell]} r{turns}" for cell, turns in places])
            for kind, places in enumerate(fits)
        ],
    )


def _stack(view: View, number: int, fits: Sequence[object]) -> Stack:
    back = int(view.back[number])
    unseen = {PLAIN: view.plain, QUESTION: view.event.sum(axis=1)}.get(back, view.plain[:0])
    kinds = unseen.tolist()
    return Stack(
        number=number + 1,
        tiles=int(view.stack[number]),
        back=None if back < 0 else BACKS[back],
        fits=sum(count for kind, count in enumerate(kinds) if fits[kind]),
        of=sum(kinds),
    )


def _supply(plain_tiles: Cells, event_tiles: Cells) -> Supply:
    kinds = box.KINDS[:SHIP_KINDS]
    return Supply(
        plain=dict(zip(kinds, plain_tiles.tolist(), strict=True)),
        events={
            f"{kind} {event}": count
            for kind, counts in zip(kinds, event_tiles.tolist(), strict=True)
            for event, count in zip(box.EVENTS, counts, strict=True)
            if count
        },
    )


def bits_set(bits: int) -> list[int]:
    """The numbers of scouts whose bits are set."""
    return [number for number in range(1, 32) if bits >> number & 1]


def _player(view: View, seat: int) -> Player:
    return Player(
        gold=int(view.gold[seat]),
        points=int(view.points[seat]),
        scouts=int(view.scouts[seat]),
        forts=int(view.forts[seat]),
        settlements=int(view.settlements[seat]),
        numbers=bits_set(int(view.pieces[seat])),
        due=int(view.due[seat]),
        due_numbers=bits_set(int(view.due_pieces[seat])),
        chiefs=[number for number in view.chief[seat].tolist() if number],
    )


def _hut(view: View, path: int) -> Hut:
    scouts = [divmod(scout - 1, 4) if scout else None for scout in view.path[path].tolist()]
    known = int(view.knows[path])
    return Hut(
        number=path + 1,
        path=[None if scout is None else Scout(scout[1], scout[0] or None) for scout in scouts],
        opened=known > 0,
        token=int(TOKEN_VALUES[view.token[path]]) or None,
        known_by=[seat for seat in range(view.seats) if known >> seat & 1],
        leader=leader(*path_counts(view, path)),
    )
