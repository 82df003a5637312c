"""What does not fit together in a position of Die neuen Entdecker that is read, and what follows from the rest of it.

Each part of a position may be right by itself, and still no match come to it: too many tiles, a ship where none can be,
a phase that would not wait there.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from farshore.engine.bits import all_bits, from_bits, has_bit, to_bits
from farshore.engine.kernel import plain
from farshore.games.entdecker import box, packed, state
from farshore.games.entdecker.expedition import is_guarded
from farshore.games.entdecker.filling import close_off, has_closed
from farshore.games.entdecker.laying import recount
from farshore.games.entdecker.map_queries import find_units, island_numbers, ways
from farshore.games.entdecker.placing import fitting_kinds, leads_on
from farshore.games.entdecker.present import receipt
from farshore.games.entdecker.routes import FAR, cheapest, payments, start_refusal
from farshore.games.entdecker.scouts import has_room
from farshore.games.entdecker.state import CELLS, LAID, PLACE_TEXTS, SCOUT, SHIP_KINDS, USABLE
from farshore.games.entdecker.supply import buyable_kinds, hidden_kinds, tile_price
from farshore.games.entdecker.units import landing_refusal

UNDER_WAY = (
    state.ROUTE, state.ANNOUNCE, state.EXPLORE, state.TILE, state.PLACE, state.NATIVES, state.TAKEN_HUT,
    state.TAKEN_SCOUT,
)  # fmt: skip


# ---- how far a match is


def is_scoring(record: Any) -> bool:
    """Whether islands of this turn are being scored."""
    return record.phase in (state.ORDER, state.JUNGLE) or record.resume == state.THEN_SCOUTS


def is_under_way(record: Any) -> bool:
    """Whether a ship is under way."""
    return record.phase in UNDER_WAY or record.resume in (state.THEN_HAND, state.THEN_EVENT, state.THEN_GO_ON)


def layout(tile: Sequence[int]) -> dict[int, int]:
    """The tiles of the layout by cell, each with the points of its waterfall."""
    return {cell: plain(packed.waterfall)(each) for cell, each in enumerate(tile) if each >= LAID}


# ---- what belongs together


def check(record: Any) -> Iterator[str]:
    """Count reserves, points and what follows from the map, and say what does not fit."""
    kept = (record.needed, record.island, record.islands, record.water, record.prices)
    recount(record.tile, record.unit, *kept)
    filled = np.empty(CELLS, np.int8)
    if close_off(record.tile, filled) and not record.found:
        yield "a space is closed off, so it would have been filled"
    record.closed = int(plain(has_closed)(record.needed, filled) or _is_landlocked(record))
    for faults in (_supply_faults, _reserve_faults, _course_faults, _jungle_faults, _voyage_faults, _phase_faults):
        yield from faults(record)
    record.points[: record.seats] = receipt(record).totals


def _is_landlocked(record: Any) -> bool:
    """Whether no sea leads from the ship's tile to the edge.

    No match comes to that (EN-A15), and `notice_closed` relies on it. So after such a position the rules must look at
    the whole map once.
    """
    return bool(record.found and record.ship < CELLS and not record.prices[record.water[record.ship]])


def _supply_faults(record: Any) -> Iterator[str]:
    if (record.plain + record.plain_out > state.PLAIN_TILES).any() or (
        record.event + record.event_out > state.EVENT_TILES
    ).any():
        yield "hidden and discarded tiles together are more than there are"
    hidden = int(record.plain.sum()), int(record.event.sum())
    if int(record.stack.sum(dtype=int)) != sum(hidden):
        yield f"stacks: the stacks must have the {sum(hidden)} hidden tiles"
    for back, tiles in enumerate(hidden):
        if (record.back == back).sum() > tiles:
            yield f"stacks: more backs are {('plain', '?')[back]} than there are such tiles"
    used = state.FACE_UP - record.face_up
    used[:SHIP_KINDS] += state.PLAIN_TILES + state.EVENT_TILES.sum(axis=1) - record.plain - record.plain_out
    used[:SHIP_KINDS] -= (record.event + record.event_out).sum(axis=1)
    laid = plain(packed.land_sides)(record.tile[(record.tile >= 0) & (record.tile < LAID + 16)])
    used -= np.bincount(state.KIND_OF[laid], minlength=6) + (np.arange(6) == record.hand)
    for kind in np.flatnonzero(used > 0).tolist():
        yield f"{used[kind]} {box.KINDS[kind]} tiles are neither in the stacks nor on the map"
    if record.spaces and ((record.stack > 0) & (record.back < 0)).any() != (record.phase == state.BACK):
        yield "a back is unknown with phase=back, and only there"
    discards = record.plain_out.any() or record.event_out.any()
    if record.spaces and record.hand < 0 and not record.stack.any() and discards:
        yield "no stack is left, so the discards would have been made into new ones"


def _reserve_faults(record: Any) -> Iterator[str]:
    """What is neither on the map nor in the jungle is in reserve, but for a scout just taken."""
    usable = int(USABLE[record.seats])
    for seat in range(record.seats):
        mine = [unit for unit in find_units(record.tile, record.unit) if unit.seat == seat]
        kinds = [unit.kind for unit in mine]
        on_paths = [space for space in record.path.ravel().tolist() if plain(packed.scout_seat)(space) == seat]
        taken = record.phase in (state.TAKEN_HUT, state.TAKEN_SCOUT) and seat == record.actor
        record.forts[seat] = state.FORTS - kinds.count(state.FORT)
        record.settlements[seat] = state.SETTLEMENTS - kinds.count(state.SETTLEMENT)
        record.scouts[seat] = usable - kinds.count(SCOUT) - len(on_paths) - int(record.due[seat]) - taken
        if min(record.scouts[seat], record.forts[seat], record.settlements[seat]) < 0:
            yield f"seat {seat} has more units than there are"
        if taken and record.scouts[seat]:
            yield f"seat {seat} has taken a scout, but has others in reserve"
        if record.chief_scouts:
            used = [unit.number for unit in mine if unit.number] + list(map(plain(packed.scout_number), on_paths))
            used += from_bits(int(record.due_bits[seat]))
            if len(set(used)) < len(used):
                yield f"seat {seat} has a scout twice"
            left = set(range(1, usable + 1)) - set(used)
            if taken:
                record.taken = min(left)
            else:
                record.reserve_bits[seat] = to_bits(left)


def _course_faults(record: Any) -> Iterator[str]:
    phase, resume, spaces = record.phase, record.resume, record.spaces
    scoring = is_scoring(record)
    to_jungle = phase == state.JUNGLE or resume == state.THEN_SCOUTS
    if (record.scored_ranks >= packed.THIS_TURN).any() != to_jungle and phase != state.ORDER:
        yield "an island of this turn is marked with ! while its scouts go to the jungle, and only then"
    if (spaces == 0) != (phase == state.OVER) and not (spaces == 0 and (record.found or scoring)):
        yield "the match is over when all is explored, and only then"
    if not record.found and not scoring and resume != state.THEN_SCORE and island_numbers(record):
        yield "a complete island with units would have been scored"


def _jungle_faults(record: Any) -> Iterator[str]:
    for path, row in enumerate(record.path.tolist()):
        if record.hut == path:
            if record.knows[path] or any(row[1:]) or plain(packed.scout_seat)(row[0]) != record.actor:
                yield f"hut {path + 1} must be empty, with the first scout of seat {record.actor} in front of it"
        elif any(row) and not record.knows[path]:
            yield f"a scout stands on path {path + 1}, so somebody has drawn its token"
        if record.phase == state.OVER and 0 < record.knows[path] < plain(all_bits)(record.seats):
            yield "when the match is over, everybody knows all tokens"
    for token, most in enumerate(state.TOKEN_COUNTS.tolist()):
        if token and (record.token == token).sum() > most:
            yield f"there are only {most} tokens of {state.TOKEN_VALUES[token]}"


def _voyage_faults(record: Any) -> Iterator[str]:
    """What a ship that is under way asks for."""
    ship = record.ship
    if not is_under_way(record):
        return
    if record.found and not (
        record.drawn and ship < CELLS and 0 <= record.tile[ship] < LAID and not record.turns_without_tile
    ):
        yield "the ship must be on a tile that was discovered, and this turn is not quiet"
    if not record.found and (start_refusal(record.tile, record.needed, ship) or cheapest(*ways(record), ship) == FAR):
        yield f"no expedition can start on {PLACE_TEXTS[ship]}"
    if record.hand >= 0:
        fitting = plain(has_bit)(fitting_kinds(record.tile, record.needed, ship), record.hand)
        if not fitting and (record.phase == state.PLACE or record.source == state.OPEN):
            yield "the tile fits nowhere, so it would have been discarded"
        if not leads_on(record.tile, record.needed, ship):
            yield "the ship is in a dead end, so no tile can be in hand"


def _phase_faults(record: Any) -> Iterator[str]:
    """What a phase asks for."""
    phase, resume, gold, ship = record.phase, record.resume, int(record.gold[record.active]), record.ship
    price = plain(tile_price)(record.stack)
    can_land = record.ship >= 0 and plain(landing_refusal)(record, state.UNIT_COST[SCOUT]) == 0
    if phase == state.CHIEFS or resume == state.THEN_SETUP:
        explored = CELLS - record.spaces - len(layout(record.tile.tolist()))
        if explored or record.turns_without_tile or record.passes:
            yield "the match has not begun"
    if phase == state.CHIEFS and not record.chief_scouts:
        yield "chief scouts are not played"
    if phase in (state.DIE, state.WHEEL) and gold >= state.ROLL_BELOW and record.passes < record.seats:
        yield f"with {gold} gold nobody rolls"
    if phase == state.ROUTE:
        region, tolls = ways(record)
        count = payments(region, tolls, ship, int(record.active), np.empty(state.VIAS, np.int64))
        if count < 2 or cheapest(region, tolls, ship) + price > gold:
            yield "there is no choice of ways that can be paid"
    if phase == state.ANNOUNCE and gold < price:
        yield "no tile can be paid"
    if phase == state.EXPLORE:
        fitting = fitting_kinds(record.tile, record.needed, ship)
        reach = fitting & plain(buyable_kinds if record.source == state.OPEN else hidden_kinds)(record)
        could_draw = record.left and fitting and (reach if record.source == state.OPEN else record.stack.any())
        if (not could_draw and not can_land) or (plain(is_guarded)(record) and not reach):
            yield "the expedition would not wait here: no tile can be drawn and no unit put down"
    if phase == state.TILE:
        if record.source != state.HIDDEN or not record.left or not record.stack[record.draw_from]:
            yield "no tile can be drawn from that stack"
        if not leads_on(record.tile, record.needed, ship):
            yield "the ship is in a dead end, so no tile can be drawn"
    if phase == state.PLACE and not record.drawn:
        yield "a tile to place has been drawn"
    if resume == state.THEN_HAND and not record.left:
        yield "the tile in hand was not announced"
    if resume == state.THEN_GO_ON and not record.drawn:
        yield "no tile has been drawn"
    if not record.found and (
        phase in (state.NATIVES, state.TAKEN_HUT, state.TAKEN_SCOUT)
        or resume == state.THEN_EVENT
        or (phase == state.TOKEN and resume == state.THEN_GO_ON)
    ):
        yield "no tile has been placed"
    if phase == state.TAKEN_SCOUT and not can_land:
        yield "no scout can be put down"
    if phase == state.TAKEN_HUT and not plain(has_room)(record, record.barred):
        yield "no path has room for the scout"
    if phase == state.ORDER and len(island_numbers(record)) < 2:
        yield "there are no two islands to choose from"
    if phase == state.JUNGLE and not record.due[record.actor]:
        yield f"no scout of seat {record.actor} is due"
    if phase == state.OVER and (record.active or record.passes or record.turns_without_tile):
        yield "when the match is over, it is nobody's turn"
