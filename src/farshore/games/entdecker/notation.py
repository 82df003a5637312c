"""Die neuen Entdecker in words: the texts of actions and outcomes, why an action is refused, what a seat is told."""

from collections.abc import Mapping

from farshore.engine.game import CHANCE, Reason
from farshore.engine.kernel import plain
from farshore.games.entdecker import atlas, box
from farshore.games.entdecker.rules import free_space, has_land, is_guarded
from farshore.games.entdecker.state import (
    A_BUY,
    A_CHIEFS,
    A_DRAW,
    A_FORT,
    A_HIDDEN,
    A_HUT,
    A_ISLAND,
    A_OPEN,
    A_PASS,
    A_PLACE,
    A_SCOUT,
    A_SETTLE,
    A_START,
    A_STOP,
    A_TAKE,
    A_TAKE_BACK,
    A_VIA,
    A_WHEEL,
    ANNOUNCE,
    CELLS,
    CHIEFS,
    EDGE_TEXTS,
    EXPLORE,
    FORT,
    HIDDEN,
    HIDDEN_COST,
    IS_EYE,
    JUNGLE,
    MOST_ANNOUNCED,
    MOST_ISLANDS,
    NATIVES,
    NUMBERS,
    O_TOKEN,
    OPEN_COST,
    ORDER,
    PAIR_OF,
    PATH_LENGTH,
    PLACE,
    ROUTE,
    SCOUT,
    SEATS,
    SETTLEMENT,
    START,
    STRAIT,
    TAKEN_HUT,
    TAKEN_SCOUT,
    THIS_TURN,
    TOKEN_VALUES,
    UNIT_COST,
    USABLE,
    VIAS,
    WHEEL,
    Public,
    State,
)

CELL_TEXTS = box.CELL_TEXTS  # c4: third column from the west, fourth row from the north
PLACE_TEXTS = (*CELL_TEXTS, *EDGE_TEXTS)  # e3 is a cell, E3 an edge space: case tells them apart
NUMBER_TEXTS = ("", *(f" #{number}" for number in range(1, NUMBERS)))
LAND_TEXTS = ("", *(f" {side}" for side in box.SIDES))


def way_text(way: int) -> str:
    """Who is paid how much: `bank:1 2:4`."""
    parts = [f"bank:{way // 256}"] if way >= 256 else []
    parts += [f"{seat}:{box.TOLL * (way >> 2 * seat & 3)}" for seat in range(SEATS) if way >> 2 * seat & 3]
    return " ".join(parts)


ACTION_TEXTS = (
    *(f"chiefs {a} {b}" for a, b in PAIR_OF.tolist()),
    *(f"wheel {number}" for number in range(2, 7)),
    *(f"start {place}" for place in PLACE_TEXTS),
    "pass",
    *(f"via {way_text(way)}" for way in range(1, VIAS)),
    *(f"hidden {tiles}" for tiles in range(1, MOST_ANNOUNCED + 1)),
    *(f"open {tiles}" for tiles in range(1, MOST_ANNOUNCED + 1)),
    *(f"draw {stack}" for stack in range(1, box.BOX.stacks + 1)),
    *(f"draw {kind}" for kind in box.KINDS[:-1]),
    *(f"scout{land}{number}" for land in LAND_TEXTS for number in NUMBER_TEXTS),
    *(f"fort{land}" for land in LAND_TEXTS),
    *(f"settle{land}" for land in LAND_TEXTS),
    *(f"take {cell}" for cell in CELL_TEXTS),
    *(f"take {path}.{space}" for path in range(1, box.PATHS + 1) for space in range(1, box.PATH_LENGTH + 1)),
    "stop",
    *(f"place {cell} r{turns}" for cell in CELL_TEXTS for turns in range(4)),
    *(f"hut {path}{number}" for path in range(1, box.PATHS + 1) for number in NUMBER_TEXTS),
    *(f"island {number}" for number in range(1, MOST_ISLANDS + 1)),
)
OUTCOME_TEXTS = (
    *(f"back {stack} {back}" for stack in range(1, box.BOX.stacks + 1) for back in ("plain", "?")),
    *(f"die {face}" for face in box.BOX.die),
    *(f"tile {kind}{event}" for kind in box.KINDS[:-1] for event in ("", *(f" {name}" for name in box.EVENTS))),
    *(f"token {value}" for value in box.BOX.tokens),
)
GRAMMAR = (
    "'start c4', 'start S7', 'via bank:1 2:2', 'hidden 3', 'open 2', 'draw 4', 'draw corner', 'place c4 r1', "
    "'scout', 'fort N', 'settle', 'take c4', 'take 2.1', 'hut 3', 'stop', 'pass', 'wheel 5', 'island 2' or "
    "'chiefs 3 7'; numbered scouts as in 'scout #7'; columns are a to l from the west, rows 1 to 8 from the north"
)

REASONS = {
    "chiefs_first": "two chief scouts must be written down first",
    "wheel_first": "the wheel was rolled: choose the income first",
    "start_first": "choose where to start first",
    "way_first": "choose first who is paid: {ways}",
    "announce_first": "announce first how many tiles of which kind are drawn",
    "place_first": "the tile must be placed first",
    "natives_first": "friendly natives wait: send a scout to a hut, or pass",
    "taken_first": "a scout has been taken: put it to its new place first",
    "island_first": "choose first which island is scored",
    "jungle_first": "a scout of the island must go to a hut first",
    "exploring": "that belongs to another part of a turn",
    "no_such_scout": "there is no scout {number}: chiefs are chosen from 1 to {most}",
    "must_start": "a start can be paid, such as {place}, so the turn cannot be passed",
    "start_explored": "no unexplored space borders {place}",
    "not_explored": "{place} is not explored",
    "no_sea_out": "no sea side of {place} borders an unexplored space",
    "no_way": "no sea way leads from {place} to the edge",
    "start_gold": "a start on {place} costs {cost}, a tile {price} more, and there is only {gold} gold",
    "no_such_way": "that is not among the cheapest ways: {ways}",
    "nothing_hidden": "no hidden tile is left",
    "tiles_gold": "{tiles} tiles cost {cost}, and there is only {gold} gold",
    "no_tiles_left": "all announced tiles are drawn",
    "dead_end": "the ship is in a dead end",
    "announced_open": "open tiles were announced: name a kind",
    "announced_hidden": "hidden tiles were announced: name a stack",
    "stack_empty": "stack {stack} is empty",
    "no_fit": "no {kind} fits beside the ship",
    "kind_gone": "no {kind} is left anywhere",
    "nothing_found": "no tile has been discovered in this expedition",
    "no_land": "there is no land on the tile just discovered",
    "which_land": "the strait has two lands: say which, such as '{unit} {side}'",
    "only_land": "the tile has only one land: write '{unit}' without a side",
    "no_such_land": "there is no land in {side}",
    "unit_gold": "a {unit} costs {cost}, and there is only {gold} gold",
    "no_unit": "no {unit} is left in reserve",
    "no_scout": "no scout is left in reserve: take one from a tile or a path first",
    "which_scout": "scouts are numbered: say which, such as '#{number}'",
    "not_numbered": "scouts are not numbered here",
    "scout_not_here": "scout {number} cannot be used now",
    "scouts_left": "a scout can be taken only when none is left in reserve",
    "no_scout_there": "no scout of seat {seat} stands on {place}",
    "no_room": "no other path has a free space",
    "draw_first": "a tile must be drawn before the expedition can stop",
    "guarded": "two rounds have placed nothing: tiles are drawn until one fits",
    "not_beside": "{cell} is not an unexplored space that the ship can reach",
    "same_turn": "a {kind} has {turns} different turns only, counted from r0",
    "sides": "the sides of the tile do not agree with those around {cell}",
    "path_full": "the path to hut {hut} is full",
    "same_path": "the scout came from the path to hut {hut}: it must take another",
    "no_such_island": "no island {number} waits to be scored",
}
AWAITED = {
    CHIEFS: "chiefs_first",
    WHEEL: "wheel_first",
    START: "start_first",
    ROUTE: "way_first",
    ANNOUNCE: "announce_first",
    EXPLORE: "exploring",
    PLACE: "place_first",
    NATIVES: "natives_first",
    TAKEN_HUT: "taken_first",
    TAKEN_SCOUT: "taken_first",
    ORDER: "island_first",
    JUNGLE: "jungle_first",
}


def told(state: State, actor: int, action: int, seat: int) -> str:
    """What `seat` learns: all but tokens that others draw (A28) and the chief scouts of others (8.14).

    Who looks at a token with a scout is told what it sees: `hut 3, token 10` (R12.4, A24).
    """
    if actor == CHANCE:
        return "token ?" if action >= O_TOKEN and seat != state.actor else OUTCOME_TEXTS[action]
    if actor != seat:
        return "chiefs ?" if action < A_WHEEL else ACTION_TEXTS[action]
    if A_HUT <= action < A_ISLAND:
        path = (action - A_HUT) // NUMBERS
        space = plain(free_space)(state, path)
        if state.knows[path] and (space == 0 or IS_EYE[space]):
            return f"{ACTION_TEXTS[action]}, token {TOKEN_VALUES[state.token[path]]}"
    return ACTION_TEXTS[action]


def reveals_hidden(state: State, seat: int, action: int) -> bool:
    """Whether an action shows its seat a token it has not seen: a scout on an eye, or again on the dot (R12.4, A24)."""
    if not A_HUT <= action < A_ISLAND:
        return False
    path = (action - A_HUT) // NUMBERS
    space, known = plain(free_space)(state, path), int(state.knows[path])
    looks = space < PATH_LENGTH and (space == 0 or IS_EYE[space] == 1)
    return bool(looks and known > 0 and not known >> seat & 1)


def why(state: State, seat: int, action: int) -> Reason | None:
    """Why the seat that is to act may not do that; None if it may."""
    phase = state.phase
    if phase == CHIEFS and action < A_WHEEL:
        number, most = int(PAIR_OF[action - A_CHIEFS, 1]), int(USABLE[state.seats])
        return Reason("no_such_scout", {"number": number, "most": most}) if number > most else None
    if phase == WHEEL and A_WHEEL <= action < A_START:
        return None
    if phase == START and A_START <= action < A_VIA:
        return _why_not_pass(state) if action == A_PASS else _why_not_start(state, action - A_START)
    if phase == ROUTE:
        return _why_not_way(state, action)
    if phase == ANNOUNCE and A_HIDDEN <= action < A_DRAW:
        return _why_not_announce(state, seat, action)
    if phase == EXPLORE and A_DRAW <= action < A_SCOUT:
        return _why_not_draw(state, action)
    if phase == EXPLORE and A_SCOUT <= action < A_TAKE:
        return _why_not_settle(state, seat, action)
    if phase == EXPLORE and A_TAKE <= action < A_STOP:
        return _why_no_unit(state, seat, SCOUT) or _why_not_take(state, seat, action)
    if phase == EXPLORE and action == A_STOP:
        if state.drawn and not plain(is_guarded)(state):
            return None
        return Reason("guarded" if state.drawn else "draw_first", {})
    if phase == PLACE and A_PLACE <= action < A_HUT:
        return _why_not_place(state, (action - A_PLACE) // 4, (action - A_PLACE) % 4)
    if phase == NATIVES and action == A_PASS:
        return None
    if phase == NATIVES and A_TAKE <= action < A_STOP:
        return _why_not_take(state, seat, action)
    if phase == TAKEN_SCOUT and A_SCOUT <= action < A_FORT:
        land, number = divmod(action - A_SCOUT, NUMBERS)
        return _why_not_land(state, land, "scout") or _why_not_number(state, 1 << state.taken, number)
    if phase in (NATIVES, TAKEN_HUT, JUNGLE) and A_HUT <= action < A_ISLAND:
        return _why_not_hut(state, seat, *divmod(action - A_HUT, NUMBERS))
    if phase == ORDER and action >= A_ISLAND:
        number = action - A_ISLAND + 1
        return None if number in open_islands(state) else Reason("no_such_island", {"number": number})
    return Reason(AWAITED[phase], {})


# ---- before the expedition


def _ways(state: State) -> Mapping[int, list[atlas.Way]]:
    return atlas.ways(
        state.tile.tolist(), state.unit.tolist(), state.seats, int(state.turn), once=bool(state.toll_once)
    )


def _tile_price(state: State) -> int:
    """What one tile costs at least (A3)."""
    return HIDDEN_COST if state.stack.any() else OPEN_COST


def _why_not_start(state: State, place: int) -> Reason | None:
    """Not a start at all, or one that cannot be paid (R5.1 to R5.4, A3)."""
    name = {"place": PLACE_TEXTS[place]}
    if place < CELLS and state.tile[place] < 0:
        return Reason("not_explored", name)
    if not atlas.targets(state.tile.tolist(), place):
        return Reason("no_sea_out" if place < CELLS else "start_explored", name)
    ways = _ways(state)
    if place not in ways:
        return Reason("no_way", name)
    cost, price, gold = ways[place][0].cost, _tile_price(state), int(state.gold[state.turn])
    if cost + price > gold:
        return Reason("start_gold", {**name, "cost": cost, "price": price, "gold": gold})
    return None


def _why_not_pass(state: State) -> Reason | None:
    tile, most = state.tile.tolist(), state.gold[state.turn] - _tile_price(state)
    for place, ways in sorted(_ways(state).items()):
        if ways[0].cost <= most and atlas.targets(tile, place):
            return Reason("must_start", {"place": PLACE_TEXTS[place]})
    return None


def _why_not_way(state: State, action: int) -> Reason | None:
    ways = [_way_action(way) for way in _ways(state)[int(state.ship)]]
    if action in ways:
        return None
    texts = {"ways": ", ".join(ACTION_TEXTS[way] for way in ways)}
    return Reason("no_such_way" if A_VIA <= action < A_HIDDEN else AWAITED[ROUTE], texts)


def _way_action(way: atlas.Way) -> int:
    tolls = sum(gold // box.TOLL << 2 * seat for seat, gold in enumerate(way.tolls))
    return A_VIA - 1 + 256 * way.bank + tolls


def _why_not_announce(state: State, seat: int, action: int) -> Reason | None:
    tiles = 1 + (action - A_HIDDEN) % MOST_ANNOUNCED
    if action < A_OPEN and not state.stack.any():
        return Reason("nothing_hidden", {})
    cost, gold = tiles * (HIDDEN_COST if action < A_OPEN else OPEN_COST), int(state.gold[seat])
    return Reason("tiles_gold", {"tiles": tiles, "cost": cost, "gold": gold}) if cost > gold else None


# ---- the expedition


def _why_not_draw(state: State, action: int) -> Reason | None:
    tile = state.tile.tolist()
    if not state.left:
        return Reason("no_tiles_left", {})
    if not atlas.targets(tile, state.ship):
        return Reason("dead_end", {})
    if action < A_BUY:
        if state.source != HIDDEN:
            return Reason("announced_open", {})
        stack = action - A_DRAW
        return None if state.stack[stack] else Reason("stack_empty", {"stack": stack + 1})
    if state.source == HIDDEN:
        return Reason("announced_hidden", {})
    kind = action - A_BUY
    if not atlas.placings(tile, state.ship, kind):
        return Reason("no_fit", {"kind": box.KINDS[kind]})
    hidden = state.plain[kind] + state.event[kind].sum()
    discarded = state.plain_out[kind] + state.event_out[kind].sum()
    return None if state.face_up[kind] or hidden or discarded else Reason("kind_gone", {"kind": box.KINDS[kind]})


def _why_no_unit(state: State, seat: int, kind: int) -> Reason | None:
    """Why no unit of that kind could be put down, wherever it comes from (R9.1, R9.4)."""
    if not state.found:
        return Reason("nothing_found", {})
    if not state.tile[state.ship] & 15:
        return Reason("no_land", {})
    cost, gold = int(UNIT_COST[kind]), int(state.gold[seat])
    return Reason("unit_gold", {"unit": atlas.UNIT_NAMES[kind], "cost": cost, "gold": gold}) if cost > gold else None


def _why_not_settle(state: State, seat: int, action: int) -> Reason | None:
    if action < A_FORT:
        kind, (land, number), left = SCOUT, divmod(action - A_SCOUT, NUMBERS), state.scouts[seat]
    elif action < A_SETTLE:
        kind, land, number, left = FORT, action - A_FORT, 0, state.forts[seat]
    else:
        kind, land, number, left = SETTLEMENT, action - A_SETTLE, 0, state.settlements[seat]
    reason = _why_no_unit(state, seat, kind)
    if reason is None and not left:
        reason = Reason("no_scout", {}) if kind == SCOUT else Reason("no_unit", {"unit": atlas.UNIT_NAMES[kind]})
    if reason is None:
        reason = _why_not_land(state, land, ("scout", "fort", "settle")[kind - SCOUT])
    if reason is None and kind == SCOUT:
        reason = _why_not_number(state, int(state.pieces[seat]), number)
    return reason


def _why_not_land(state: State, land: int, unit: str) -> Reason | None:
    """Which land of the tile is meant (R9.6)."""
    if plain(has_land)(state, land):
        return None
    mask = int(state.tile[state.ship]) & 15
    if atlas.KINDS[mask] != STRAIT:
        return Reason("only_land", {"unit": unit})
    if land:
        return Reason("no_such_land", {"side": box.SIDES[land - 1]})
    return Reason("which_land", {"unit": unit, "side": "N" if mask & 1 else "E"})


def _why_not_number(state: State, numbers: int, number: int) -> Reason | None:
    """Which scout is meant, of those whose bits are set."""
    if not state.chief_scouts:
        return Reason("not_numbered", {}) if number else None
    if not number:
        return Reason("which_scout", {"number": (numbers & -numbers).bit_length() - 1})
    return None if numbers >> number & 1 else Reason("scout_not_here", {"number": number})


def _why_not_take(state: State, seat: int, action: int) -> Reason | None:
    """Whose scouts all are in use may take one of them (R9.8, R13.3)."""
    if state.scouts[seat]:
        return Reason("scouts_left", {})
    if action < A_TAKE_BACK:
        place, path = CELL_TEXTS[action - A_TAKE], -1
        there = int(state.unit[action - A_TAKE]) & 15 == SCOUT + 4 * seat
    else:
        path, space = divmod(action - A_TAKE_BACK, PATH_LENGTH)
        place, scout = f"{path + 1}.{space + 1}", int(state.path[path, space])
        there = scout > 0 and (scout - 1) % 4 == seat
    if not there:
        return Reason("no_scout_there", {"seat": seat, "place": place})
    room = any(each != path and plain(free_space)(state, each) < PATH_LENGTH for each in range(box.PATHS))
    return None if room or state.phase == EXPLORE else Reason("no_room", {})


def _why_not_place(state: State, cell: int, turns: int) -> Reason | None:
    tile, kind = state.tile.tolist(), int(state.hand)
    if cell not in atlas.targets(tile, state.ship):
        return Reason("not_beside", {"cell": CELL_TEXTS[cell]})
    different = box.TURNS[box.KINDS[kind]]
    if turns >= different:
        return Reason("same_turn", {"kind": box.KINDS[kind], "turns": different})
    return None if atlas.fits(tile, cell, atlas.MASKS[kind][turns]) else Reason("sides", {"cell": CELL_TEXTS[cell]})


# ---- islands and the jungle


def _why_not_hut(state: State, seat: int, path: int, number: int) -> Reason | None:
    if state.phase == NATIVES and not state.scouts[seat]:
        return Reason("no_scout", {})
    if path == state.barred:
        return Reason("same_path", {"hut": path + 1})
    if plain(free_space)(state, path) == PATH_LENGTH:
        return Reason("path_full", {"hut": path + 1})
    numbers = {NATIVES: int(state.pieces[seat]), JUNGLE: int(state.due_pieces[seat])}
    return _why_not_number(state, numbers.get(state.phase, 1 << state.taken), number)


def open_islands(state: Public) -> dict[int, int]:
    """While islands are being scored, the first cell of those that wait, by their numbers (8.11)."""
    units = atlas.pieces(state.unit.tolist())
    found = {}
    number = 0
    for island in atlas.islands(state.tile.tolist()):
        if island.open_sides == 0:
            first = island.cells[0]
            waits = bool(island.units(units))
            number += waits or int(state.prize[first]) >= THIS_TURN
            if waits:
                found[number] = first
    return found
