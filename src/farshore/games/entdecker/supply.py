"""The stacks (EN-15): what chance can bring, how stacks are shuffled again, and where a missing tile is found.

Why counts are enough. The hidden tiles are shuffled, and what is seen of them is every tile that was drawn and the back
of every top tile. Given that, all orders that fit are equally likely: tiles whose back nobody has seen are
exchangeable, and so are all unseen tiles with the same back. Hence

* the back of a new top tile is plain in proportion to the unseen plain tiles that do not lie under a visible plain
  back, and a "?" in proportion to the unseen event tiles that do not lie under a visible "?";
* the tile under a plain back is each unseen plain tile with the same chance, also those that lie under other visible
  backs, and likewise for a "?".

So a state keeps, of the hidden stacks, sizes, visible backs and what is unseen by kind, all of it public, and never an
order (EN-1.2, EN-C3, EN-C5).
"""

from farshore.engine.bits import bit, has_bit
from farshore.engine.kernel import entry, kernel
from farshore.engine.record import Cells
from farshore.games.entdecker.state import (
    BACK,
    HIDDEN_COST,
    LAND,
    OPEN_COST,
    QUESTION,
    RESTOCKED,
    SHIP_KINDS,
    STACKS,
    THEN_WAIT,
    State,
)


@kernel
def hidden_tiles(state: State, back: int) -> int:
    """How many tiles with that back are in the hidden stacks."""
    count = 0
    for kind in range(SHIP_KINDS):
        if back == QUESTION:
            for event in range(4):
                count += int(state.event[kind, event])
        else:
            count += int(state.plain[kind])
    return count


@kernel
def covered_tiles(state: State, back: int) -> int:
    """How many of them lie where their back is not seen."""
    count = hidden_tiles(state, back)
    for stack in range(STACKS):
        if state.stack[stack] > 0 and state.back[stack] == back:
            count -= 1
    return count


@kernel
def unknown_stack(state: State) -> int:
    """The first stack whose top tile has a back that is not yet known; -1 none."""
    for stack in range(STACKS):
        if state.stack[stack] > 0 and state.back[stack] < 0:
            return stack
    return -1


@kernel
def stacks_left(stack: Cells) -> int:
    """How many hidden stacks are not empty."""
    count = 0
    for i in range(STACKS):
        if stack[i] > 0:
            count += 1
    return count


@entry
def tile_price(stack: Cells) -> int:
    """What one tile costs at least: with a start, that much gold must be left for it (EN-A3)."""
    return HIDDEN_COST if stacks_left(stack) > 0 else OPEN_COST


@kernel
def deal(state: State, stacks: int) -> None:
    """Shuffle what is hidden into so many stacks, dealt one tile after the other (EN-15.3, EN-C5, EN-D15)."""
    tiles = 0
    for back in range(2):
        tiles += hidden_tiles(state, back)
    for stack in range(STACKS):
        state.back[stack] = -1
        state.stack[stack] = 0
        if stack < stacks:
            state.stack[stack] = (tiles + stacks - 1 - stack) // stacks


@kernel
def restock(state: State) -> None:
    """When no stack is left, shuffle the discards into new ones; their events come with them.

    EN-15.2, EN-A32, EN-C4.
    """
    if stacks_left(state.stack[:]) > 0:
        return
    for kind in range(SHIP_KINDS):
        state.plain[kind] += state.plain_out[kind]
        state.plain_out[kind] = 0
        for event in range(4):
            state.event[kind, event] += state.event_out[kind, event]
            state.event_out[kind, event] = 0
    deal(state, min(RESTOCKED, STACKS))  # not the bare constant, for which `deal` would be compiled once more


@kernel
def hidden_kinds(state: State) -> int:
    """A bit for each kind that is hidden or discarded."""
    kinds = 0
    for kind in range(SHIP_KINDS):
        count = int(state.plain[kind]) + int(state.plain_out[kind])
        for event in range(4):
            count += int(state.event[kind, event]) + int(state.event_out[kind, event])
        if count > 0:
            kinds |= bit(kind)
    return kinds


@kernel
def buyable_kinds(state: State) -> int:
    """A bit for each kind that can be bought: it lies open, or is found among other tiles (EN-15.3)."""
    kinds = hidden_kinds(state)
    for kind in range(SHIP_KINDS):
        if state.face_up[kind] > 0:
            kinds |= bit(kind)
    return kinds


@kernel
def first_kind(state: State, kinds: int) -> int:
    """The first of these kinds that lies open; if none does, the first of them (EN-C13)."""
    first = -1
    for i in range(SHIP_KINDS):
        kind = SHIP_KINDS - 1 - i
        if has_bit(kinds, kind) and state.face_up[kind] > 0:
            first = kind
    kind = 0
    while not has_bit(kinds, kind):
        kind += 1
    return kind if first < 0 else first


@kernel
def fetch(state: State, kind: int) -> bool:
    """Take an open tile: from its stack, the discards, the hidden stacks, or from nowhere (EN-15.3, EN-A14, EN-C5).

    Returns whether it came out of the hidden stacks, which must be dealt again then.
    """
    if state.face_up[kind] > 0:
        state.face_up[kind] -= 1
        return False
    if kind == LAND:
        return False
    if _take(state.plain_out[:], state.event_out[:], kind):
        return False
    return _take(state.plain[:], state.event[:], kind)


@kernel
def _take(plain: Cells, event: Cells, kind: int) -> bool:
    """Take a tile of that kind from these counts, rather one without an event. Returns whether there was one."""
    if plain[kind] > 0:
        plain[kind] -= 1
        return True
    for each in range(4):
        if event[kind, each] > 0:
            event[kind, each] -= 1
            return True
    return False


# ---- what interrupts a turn


@kernel
def ask_backs(state: State) -> int:
    """Await the backs of new top tiles, if there are any, before going on; none once all is explored (EN-C3).

    Returns the next step.
    """
    if state.spaces > 0 and unknown_stack(state) >= 0:
        state.phase = BACK
        return THEN_WAIT
    return resumed(state)


@kernel
def resumed(state: State) -> int:
    """The step that was put off until now."""
    step = int(state.resume)
    state.resume = THEN_WAIT
    return step
