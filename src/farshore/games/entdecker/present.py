"""Die neuen Entdecker as clients get it: a view with what follows from it, and the score with its arithmetic.

What follows is asked of the rules: islands, fits, prices and points come from the kernels that play by them.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
import numpy as np

from farshore.engine.bits import from_bits
from farshore.engine.game import SPECTATOR, Value
from farshore.engine.kernel import plain
from farshore.engine.record import Cells
from farshore.games.entdecker import box, outlook, packed
from farshore.games.entdecker.expedition import is_guarded
from farshore.games.entdecker.jungle import hut_winner
from farshore.games.entdecker.map_queries import (
    IslandFacts,
    Piece,
    Recent,
    find_islands,
    find_units,
    island_numbers,
    placings,
    sides_of,
    targets,
)
from farshore.games.entdecker.notation import CELL_TEXTS, UNIT_NAMES
from farshore.games.entdecker.placing import KINDS_FOR
from farshore.games.entdecker.scoring import rank_points
from farshore.games.entdecker.scouts import free_space
from farshore.games.entdecker.state import (
    BACK,
    BEYOND,
    DIE,
    KIND_OF,
    LAID,
    MASK_OF,
    ORDER,
    OVER,
    PLACE_TEXTS,
    PLAIN,
    QUESTION,
    ROUTE,
    SEATS,
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
_shown: "Recent[list[Island]]" = Recent()  # islands, the same for every audience of a map

# ---- the score


class IslandSheet(msgspec.Struct, frozen=True):
    """An island that was scored: tiles + bonus = value; ranks and points by seat (EN-11.3 to EN-11.6)."""

    first: str  # its first tile in reading order
    tiles: int
    bonus: int
    value: int
    ranks: list[int]  # 1 is best, 0 without a unit
    points: list[int]


class HutSheet(msgspec.Struct, frozen=True):
    """A hut that was opened: scouts on its path by seat, chiefs counted twice, and who got the token (EN-14.2)."""

    hut: int
    token: int  # points
    counts: list[int]
    nearest: list[int | None]  # the space of each seat's scout closest to the hut
    winner: int | None


class Receipt(msgspec.Struct, frozen=True):
    """The score of all seats."""

    islands: list[IslandSheet]
    huts: list[HutSheet]  # only when the match is over: until then tokens are secret
    island_points: list[int]
    hut_points: list[int]
    totals: list[int]

    def __str__(self) -> str:
        return "\n".join(_lines(self))


def _lines(receipt: Receipt) -> Iterator[str]:
    for island in receipt.islands:
        sums = f"{island.tiles} tiles + {island.bonus} = {island.value}" if island.bonus else f"{island.tiles} tiles"
        yield f"island {island.first:<4}{sums:<24}{_by_seat(island.points)}"
    for hut in receipt.huts:
        points = [hut.token if seat == hut.winner else 0 for seat in range(len(hut.counts))]
        scouts = ":".join(map(str, hut.counts))
        yield f"hut {hut.hut:<7}{f'token {hut.token}, scouts {scouts}':<24}{_by_seat(points)}"
    yield f"{'totals':<35}{_by_seat(receipt.totals)}"


def _by_seat(points: Sequence[int]) -> str:
    return "".join(f"{each:>5}" for each in points)


def receipt(table: Any) -> Receipt:
    """The score with its arithmetic, from a state or a view."""
    seats = range(table.seats)
    islands = [
        _island_sheet(island, outlook.ranks_by_seat(int(table.scored_ranks[island.cells[0]]), table.seats))
        for island in find_islands(table.tile, table.unit)
        if island.open_sides == 0 and table.scored_ranks[island.cells[0]]
    ]
    huts = [
        HutSheet(path + 1, int(TOKEN_VALUES[table.token[path]]), *_path_counts(table, path))
        for path in range(box.PATHS)
        if table.phase == OVER and table.knows[path]
    ]
    island_points = [sum(island.points[seat] for island in islands) for seat in seats]
    hut_points = [sum(hut.token for hut in huts if hut.winner == seat) for seat in seats]
    return Receipt(
        islands, huts, island_points, hut_points, list(map(sum, zip(island_points, hut_points, strict=True)))
    )


def _island_sheet(island: IslandFacts, ranks: list[int]) -> IslandSheet:
    tiles = len(island.cells)
    points = [rank_points(island.value, rank) for rank in ranks]
    return IslandSheet(CELL_TEXTS[island.cells[0]], tiles, island.value - tiles, island.value, ranks, points)


def _path_counts(table: Any, path: int) -> tuple[list[int], list[int | None], int | None]:
    """Scouts of every seat on a path, chiefs that are known counted twice; the space of its nearest; who leads."""
    counts, nearest = np.empty(SEATS, np.int64), np.empty(SEATS, np.int64)
    winner = hut_winner(table.path[path], table.chief, counts, nearest)
    spaces = [space + 1 if space >= 0 else None for space in nearest[: table.seats].tolist()]
    return counts[: table.seats].tolist(), spaces, None if winner < 0 else int(winner)


# ---- what clients are shown


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
    straits: list[str]  # its lands on straits, such as c4N: another land of that tile may belong to another island
    ranks: list[int]  # by seat; 0 without a unit
    points: list[int]
    scored: bool
    number: int | None  # while the order of islands is asked for


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
    targets: list[str]  # the unexplored spaces that the ship can reach
    guarded: bool  # tiles that do not fit do not count (EN-A35)
    fitting: int  # unseen tiles that fit beside the ship
    fits: list[Fit]  # by kind
    placements: list[outlook.Placement]  # while there is a tile in hand
    landings: list[outlook.Landing]  # once a tile has been placed


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
    next: int | None  # the space for the next scout, counted from 1 at the hut; None if the path is full


class Player(msgspec.Struct, frozen=True):
    """What a seat has."""

    gold: int
    points: int
    under_way: int  # points that islands which are not complete would bring now
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
    starts: list[outlook.Start]  # while a start is to be chosen; for the active seat
    expedition: Expedition | None
    stacks: list[Stack]
    unseen: Supply  # in the hidden stacks
    unseen_kinds: dict[str, int]  # the same by kind, with or without an event
    fitting: dict[str, int]  # by unexplored space beside an explored one: unseen tiles that agree with what is known
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


class Facts(msgspec.Struct, frozen=True):
    """What is in the box, for pictures and for the page with the rules: the same for every match."""

    columns: int
    rows: int
    lands: dict[str, str]  # by kind of tile its land sides before it is turned; in the order of the open stacks
    edge_costs: dict[str, int]  # gold for a start, by side of the board
    costs: dict[str, int]  # gold for a tile of each source, and for each unit
    gold: int  # at the start
    pieces: dict[str, list[int]]  # of each player by unit, for two, three and four players
    layouts: dict[str, str]
    eyes: list[int]  # spaces of a path, counted from the hut
    path_length: int
    die: list[str]
    tokens: list[int]
    events: list[str]
    others_income: int  # how much more than the active seat the others get
    rank_points: dict[int, list[int]]  # points of the first to fourth on islands of some values


def facts() -> Facts:
    """What the page knows of the box; boards import it as `facts.js`."""
    return Facts(
        columns=box.COLUMNS,
        rows=box.ROWS,
        lands={
            kind: "".join(side for i, side in enumerate(box.SIDES) if plain(packed.is_land)(mask, i))
            for kind, mask in box.BASE_MASKS.items()
        },
        edge_costs=box.EDGE_COSTS,
        costs={"hidden": box.HIDDEN_COST, "open": box.OPEN_COST, **box.UNIT_COSTS},
        gold=box.COIN_START,
        pieces={
            "scout": [number - 1 for number in box.BOX.scouts.values()],  # one marks the score
            "fort": [box.BOX.forts] * len(box.BOX.scouts),
            "settlement": [box.BOX.settlements] * len(box.BOX.scouts),
        },
        layouts=box.LAYOUTS,
        eyes=list(box.EYES),
        path_length=box.PATH_LENGTH,
        die=list(box.BOX.die),
        tokens=list(box.BOX.tokens),
        events=list(box.EVENTS),
        others_income=box.OTHERS_INCOME,
        rank_points={value: [plain(rank_points)(value, rank) for rank in range(1, SEATS + 1)] for value in (17, 9, 2)},
    )


def present(view: View, options: Mapping[str, Value]) -> Table:
    """The view for clients."""
    unseen = (view.plain + view.event.sum(axis=1)).tolist()
    pieces = find_units(view.tile, view.unit)
    places = [placings(view.tile, int(view.ship), kind) if view.ship >= 0 else [] for kind in range(SHIP_KINDS)]
    islands = _islands(view, pieces)
    return Table(
        seat=None if view.me == SPECTATOR else int(view.me),
        seats=view.seats,
        phase=PHASES[view.phase],
        turn=view.active,
        acting=None if view.phase in (BACK, DIE, TILE, TOKEN, OVER) else view.actor,
        spaces=view.spaces,
        tiles=[_tile(cell, each) for cell, each in enumerate(view.tile.tolist()) if each >= 0],
        units=[_unit(piece) for piece in pieces],
        islands=islands,
        starts=outlook.starts(view, unseen) if view.phase in (START, ROUTE) else [],
        expedition=_expedition(view, places, unseen) if view.ship >= 0 else None,
        stacks=[_stack(view, number, places) for number in range(box.BOX.stacks)],
        unseen=_supply(view.plain, view.event),
        unseen_kinds=dict(zip(box.KINDS[:SHIP_KINDS], unseen, strict=True)),
        fitting=_fitting(view, unseen),
        discards=_supply(view.plain_out, view.event_out),
        open=dict(zip(box.KINDS, view.face_up.tolist(), strict=True)),
        players=[_player(view, seat, islands) for seat in range(view.seats)],
        huts=[_hut(view, path) for path in range(box.PATHS)],
        taken=view.taken if PHASES[view.phase].startswith("taken") else None,
        unseen_tokens={
            value: count - view.token.tolist().count(token)
            for token, (value, count) in enumerate(box.BOX.tokens.items(), 1)
        },
        passes=view.passes,
        quiet=view.turns_without_tile,
        chief_scouts=bool(view.chief_scouts),
        toll_per_owner=bool(view.toll_per_owner),
        receipt=receipt(view),
        truncated=False,
    )


@cache
def _tile(cell: int, tile: int) -> Tile:
    mask = plain(packed.land_sides)(tile)
    kind = int(KIND_OF[mask])
    return Tile(
        cell=CELL_TEXTS[cell],
        kind=box.KINDS[kind],
        turns=MASK_OF[kind].tolist().index(mask),
        land="".join(side for i, side in enumerate(box.SIDES) if plain(packed.is_land)(tile, i)),
        bonus=plain(packed.waterfall)(tile),
        laid=tile >= LAID,
    )


@cache
def _unit(piece: Piece) -> Unit:
    return Unit(CELL_TEXTS[piece.cell], piece.seat, UNIT_NAMES[piece.kind], piece.side, piece.number or None)


def _islands(view: View, pieces: Sequence[Piece]) -> list[Island]:
    numbers = island_numbers(view) if view.phase == ORDER else {}
    key = (view.tile.tobytes(), view.unit.tobytes(), view.scored_ranks.tobytes(), view.seats, *numbers.items())
    return _shown.get(
        key, lambda: [_island(view, each, pieces, numbers) for each in find_islands(view.tile, view.unit)]
    )


def _island(view: View, island: IslandFacts, pieces: Sequence[Piece], numbers: Mapping[int, int]) -> Island:
    first = island.cells[0]
    complete = island.open_sides == 0
    scored_ranks = int(view.scored_ranks[first]) if complete else 0
    seat_ranks = (
        outlook.ranks_by_seat(scored_ranks, view.seats)
        if scored_ranks
        else outlook.ranks_and_points(island, view.seats)[0]
    )
    sides = [(plain(packed.cell_of)(land), side) for land in sorted(island.lands) for side in sides_of(view.tile, land)]
    beyond = {int(BEYOND[cell, side]) for cell, side in sides}
    return Island(
        first=CELL_TEXTS[first],
        cells=[CELL_TEXTS[cell] for cell in island.cells],
        bonus=island.value - len(island.cells),
        value=island.value,
        open=island.open_sides,
        open_cells=[CELL_TEXTS[cell] for cell in sorted(beyond) if view.tile[cell] < 0],
        units=[_unit(piece) for piece in pieces if piece.land in island.lands],
        straits=[
            f"{CELL_TEXTS[cell]}{box.SIDES[side]}"
            for cell, side in sides
            if plain(packed.is_strait)(int(view.tile[cell]))
        ],
        ranks=seat_ranks,
        points=[rank_points(island.value, rank) for rank in seat_ranks],
        scored=scored_ranks > 0,
        number=numbers.get(first) if complete else None,
    )


def _fitting(view: View, unseen: Sequence[int]) -> dict[str, int]:
    found = {}
    for cell in np.flatnonzero(view.tile < 0).tolist():
        if needed := int(view.needed[cell]):
            found[CELL_TEXTS[cell]] = _agreeing(needed, tuple(unseen))
    return found


@cache
def _agreeing(needed: int, unseen: tuple[int, ...]) -> int:
    return sum(unseen[kind] for kind in from_bits(int(KINDS_FOR[needed])))


def _expedition(view: View, places: Sequence[list[str]], unseen: Sequence[int]) -> Expedition:
    reachable = targets(view.tile, int(view.ship))
    return Expedition(
        ship=PLACE_TEXTS[view.ship],
        source=SOURCES[view.source],
        left=view.left,
        drawn=bool(view.drawn),
        found=bool(view.found),
        hand=None if view.hand < 0 else box.KINDS[view.hand],
        event=box.EVENTS[view.hand_event - 1] if view.hand_event else None,
        dead_end=not reachable,
        targets=[CELL_TEXTS[cell] for cell in reachable],
        guarded=bool(plain(is_guarded)(view)),
        fitting=sum(count for kind, count in enumerate(unseen) if places[kind]),
        fits=[Fit(box.KINDS[kind], found) for kind, found in enumerate(places)],
        placements=outlook.placements(view, places[view.hand]) if view.hand >= 0 else [],
        landings=outlook.landings(view),
    )


def _stack(view: View, number: int, places: Sequence[object]) -> Stack:
    back = int(view.back[number])
    kinds = {PLAIN: view.plain, QUESTION: view.event.sum(axis=1)}.get(back, view.plain[:0]).tolist()
    return Stack(
        number=number + 1,
        tiles=int(view.stack[number]),
        back=None if back < 0 else BACKS[back],
        fits=sum(count for kind, count in enumerate(kinds) if places[kind]),
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


def _player(view: View, seat: int, islands: Sequence[Island]) -> Player:
    return Player(
        gold=int(view.gold[seat]),
        points=int(view.points[seat]),
        under_way=sum(island.points[seat] for island in islands if not island.scored),
        scouts=int(view.scouts[seat]),
        forts=int(view.forts[seat]),
        settlements=int(view.settlements[seat]),
        numbers=from_bits(int(view.reserve_bits[seat])),
        due=int(view.due[seat]),
        due_numbers=from_bits(int(view.due_bits[seat])),
        chiefs=[number for number in view.chief[seat].tolist() if number],
    )


def _hut(view: View, path: int) -> Hut:
    known, free = int(view.knows[path]), plain(free_space)(view, path)
    return Hut(
        number=path + 1,
        path=[_scout(space) for space in view.path[path].tolist()],
        opened=known > 0,
        token=int(TOKEN_VALUES[view.token[path]]) or None,
        known_by=from_bits(known),
        leader=_path_counts(view, path)[2],
        next=free + 1 if free < box.PATH_LENGTH else None,
    )


@cache
def _scout(space: int) -> Scout | None:
    return Scout(plain(packed.scout_seat)(space), plain(packed.scout_number)(space) or None) if space else None
