"""Units (EN-9): what may be put on the tile just discovered, and scouts that are taken from elsewhere."""

from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.entdecker import packed, reasons
from farshore.games.entdecker.scouts import leave_reserve, legal_takes, usable_numbers, write_scouts
from farshore.games.entdecker.state import (
    A_FORT,
    A_SCOUT,
    A_SETTLE,
    FORT,
    NUMBERS,
    SCOUT,
    SETTLEMENT,
    THEN_END,
    UNIT_COST,
    Public,
    State,
)

LAND_CHOICES = 5  # the only land of a tile, or one of a strait's by its side (EN-9.6)

# ---- what may be done


@kernel
def landing_refusal(state: Public, cost: int) -> int:
    """Why no unit of that cost could be put down, wherever it comes from; 0 if one could (EN-9.1, EN-9.2, EN-9.4)."""
    if state.found == 0:
        return reasons.NOTHING_FOUND
    if packed.land_sides(int(state.tile[state.ship])) == 0:
        return reasons.NO_LAND
    return reasons.UNIT_GOLD if state.gold[state.active] < cost else 0


@kernel
def unit_refusal(state: Public, seat: int, kind: int) -> int:
    """Why a unit of that kind cannot be put down from the reserve; 0 if it can."""
    refusal = landing_refusal(state, UNIT_COST[kind])
    if refusal > 0:
        return refusal
    if kind == SCOUT:
        return reasons.NO_SCOUT if state.scouts[seat] == 0 else 0
    left = state.forts[seat] if kind == FORT else state.settlements[seat]
    return reasons.NO_UNIT if left == 0 else 0


@kernel
def land_refusal(state: Public, land: int) -> int:
    """Why that is no land of the ship's tile to choose: 0 its only one, 1 + side one of a strait's (EN-9.6)."""
    tile = int(state.tile[state.ship])
    if not packed.is_strait(tile):
        return reasons.ONLY_LAND if land > 0 else 0
    if land == 0:
        return reasons.WHICH_LAND
    return 0 if packed.is_land(tile, land - 1) else reasons.NO_SUCH_LAND


@kernel
def legal_units(state: State, seat: int, actions: Cells) -> int:
    """Write the units that can be put down, and scouts to take where none is in reserve. Returns how many."""
    n = 0
    if landing_refusal(state, UNIT_COST[SCOUT]) > 0:
        return n
    if state.scouts[seat] > 0:
        n = legal_scouts(state, seat, actions)
    for kind in range(FORT, SETTLEMENT + 1):
        if unit_refusal(state, seat, kind) == 0:
            for land in range(LAND_CHOICES):
                if land_refusal(state, land) == 0:
                    actions[n] = (A_FORT if kind == FORT else A_SETTLE) + land
                    n += 1
    if state.scouts[seat] == 0:
        n += legal_takes(state, seat, actions[n:])
    return n


@kernel
def legal_scouts(state: State, seat: int, actions: Cells) -> int:
    """Write scouts on each land of the ship's tile: of the reserve, or the one just taken. Returns how many."""
    n = 0
    numbers = usable_numbers(state, seat)
    for land in range(LAND_CHOICES):
        if land_refusal(state, land) == 0:
            n += write_scouts(state, numbers, A_SCOUT + NUMBERS * land, actions[n:])
    return n


# ---- what is done


@kernel
def put_unit(state: State, seat: int, action: int) -> int:
    """Put a unit on the tile just discovered, which ends the expedition. Returns the next step.

    EN-9.1 to EN-9.6, EN-A22.
    """
    number = 0
    if action >= A_SETTLE:
        kind = SETTLEMENT
        land = action - A_SETTLE
        state.settlements[seat] -= 1
    elif action >= A_FORT:
        kind = FORT
        land = action - A_FORT
        state.forts[seat] -= 1
    else:
        kind = SCOUT
        land = (action - A_SCOUT) // NUMBERS
        number = (action - A_SCOUT) % NUMBERS
        leave_reserve(state, seat, number)
    second = packed.second_at(land - 1) if land > 0 else 0  # 0: the tile has one land
    state.unit[state.ship] = packed.pack_unit(kind, seat, second, number)
    state.islands[state.island[packed.land_at(int(state.ship), second)]] += packed.power_on(
        seat, int(packed.POWER[kind])
    )
    state.gold[seat] -= UNIT_COST[kind]
    return THEN_END
