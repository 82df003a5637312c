"""What bots know about Explorers: a rule of thumb for every mark, in points.

Whatever can still be won lies on squares, called spots here: objects, temples, the neighbours of villages, what
achievements ask for. A spot is worth its points once it is marked, and a share of them the nearer one's marks are; so a
mark is worth what it takes and what it comes nearer to. Distances are counted in squares as if all were open: what is
closed or of another terrain costs little on the way. An option, a scroll or a bonus is worth the marks that would be
placed with it. Each number below was tuned alone, all sides basic and all expert; `benchmarks/strength.py` can judge.
"""

from typing import Any

import numpy as np

from farshore.bots.bot import ahead, greedy, horizon, worth
from farshore.bots.search import margin, once
from farshore.chance import below
from farshore.games.explorers.rules import active_seat, is_beside, may_mark, may_scroll
from farshore.games.explorers.scoring import counted, explored, found, longest_line, neighbours
from farshore.games.explorers.state import (
    A1,
    A_BONUS,
    A_BONUS_OF,
    A_DONE,
    A_MARK,
    A_OPTION,
    A_SCROLL,
    A_SKIP,
    A_TERRAIN,
    A_TILE,
    A_VILLAGE,
    ALL_AREAS_POINTS,
    ALL_TERRAINS,
    APPLE,
    AVOID_OBJECT,
    AVOID_POINTS,
    B1,
    BONUS_MARKING,
    BONUS_WAITING,
    C1,
    CARD_MARKS,
    CARD_TERRAINS,
    CHOOSE_VILLAGE,
    CHOOSING,
    COUNT_POINTS,
    D1,
    E1,
    EXPERT_KIND,
    EXPERT_PROVISION_POINTS,
    EXPERT_TEMPLE_POINTS,
    EXPERT_VILLAGE_POINTS,
    EXPLORED,
    F1,
    G1,
    GEM,
    GEM_LINE,
    GEMS,
    HORSE,
    HORSES,
    KEY,
    KEYS,
    KEYS_SPENT,
    MAP,
    MARKS,
    MOST_EXPERT_PROVISIONS,
    NOTHING,
    OPEN_PLACES,
    OPTION,
    OVER,
    PROVISION,
    PROVISION_POINTS,
    RACE_POINTS,
    ROUNDS,
    SAME_MARKS,
    SCROLL,
    SCROLL_MARKS,
    SCROLLS,
    SCROLLS_SPENT,
    SETUP_MARKS,
    SIDE,
    SQUARES,
    STATE,
    TEMPLE,
    TEMPLE_MARKS,
    TEMPLE_POINTS,
    TILES,
    TURNS,
    VILLAGE_POINTS,
    State,
)
from farshore.kernel import bind, kernel
from farshore.record import Cells

# How what lies at some distance counts.
BESIDE = 0.635  # of what a spot is worth, how much counts when it lies beside a mark
STEP = 0.708  # of that, how much is left with every further square
PACE = 2.0  # squares one comes nearer to a certain spot in a turn; what is too far for the turns left fades out
FAR = 13  # squares from which on nothing counts

# What things are worth, in points.
TEMPLES = 0.94  # of a temple's points, how much counts: they are won late
LOCKED = 0.4  # of a temple's pull, how much is left without a key
KEY_SHARE = 0.7  # of the best temple's points, how much a key for it is worth
KEY_TURNS = 6  # turns left below which a key is worth less, as no temple may be reached any more
BONUS_MARK = 1.4  # a mark of an expert temple's bonus
HORSE_WORTH = 0.78  # beyond the mark it gives at once
SCROLL_WORTH = 3.5
SCROLL_TURNS = 4  # turns left below which finding one is worth less
SCROLL_COST = 3.4  # points that spending one must gain
SCROLLS_LAST = 8  # turns left below which it may gain less
LATER = 0.465  # of a provision's points in a later round, how much counts now
AHEAD = 0.5  # how much one counts on the further provisions of a round, which bring more than the first
AHEAD_TURNS = 3  # turns left in the round below which one counts on them less
PROVISION_PULL = 0.815  # one of several squares of a kind will do
VILLAGES = 0.743  # of a village's points, how much counts: they can be won to the last turn
VILLAGE_PULL = 0.642  # one of several neighbours will do
STRONGER = 0.39  # of what a village beyond the weakest would bring on the expert side, how much counts
FRESH = 0.067  # an unmarked neighbour, which may help to go on
ANY_MARK = 0.02  # a mark that brings nothing else
GOALS = 0.8  # of an achievement's points, how much counts
LINE = 0.1  # a mark of a line that may become the longest (77)
CROWD = 0.15  # a marked square around, where a square is to be filled (77)
MISJUDGED = 0.35  # of the points of noise, how much counts: a mark is a smaller thing than a card of Lost Cities

TRIES = {3: 200, 4: 800}  # of search at these levels

# Rows of the table of worths: objects by number, then temples, villages and what achievements ask for.
TEMPLE_ROW = 9  # + quadrant
VILLAGE_ROW = 13  # + quadrant
GOAL_ROW = 17  # + number of the achievement in play
ROWS = 20
# Columns are distances: the price stands at distance 0. Before the others are filled, two hold what pulls from afar.
PRICE, PULL, PULL_NOW = range(3)  # PULL_NOW: only in this round
SPOTS = 160  # more than any map and achievements have
# Of a spot: where it is, its row of the table, how far it is from marks, the same while marks are tried.
LINE_OF, COLUMN_OF, ROW, NEAR, TRIED = range(5)
ACTION, TERRAINS, MARKS_OF = range(3)  # of a plan: what to say, and what that allows
PLANS = 8  # more than there are choices at once
LONGEST = 32  # marks that are tried in a row: no chain of horses is so long


@kernel
def explorers_greedy(state: State, seat: int, noise: float, stream: Any) -> int:
    """The best action by the rule of thumb."""
    if state.phase == MAP:
        return _any_tile(state, stream)
    if state.phase == CHOOSE_VILLAGE:
        return _best_village(state)
    plans = np.empty((3, PLANS), np.int64)
    count = _list_plans(state, seat, plans)
    horse = int(state.horse[seat])
    enough = A_SKIP if horse == 1 or state.stage[seat] == BONUS_MARKING else A_DONE
    if count == 0:
        return enough
    spots = np.empty((5, SPOTS), np.int64)
    table = np.empty((ROWS, FAR + 1), np.float64)
    edge = np.empty(SQUARES, np.int64)
    far = np.empty(SQUARES, np.int64)
    many, length = _list_things(state, seat, spots, far, edge)
    many = _list_places(state, seat, spots, many, far)
    noise *= MISJUDGED
    best = -1.0e9
    choice = -1
    for i in range(count):  # the next mark is misjudged by itself, a choice between plans as a whole
        value, square = _try(
            state, seat, plans[TERRAINS, i], plans[MARKS_OF, i], horse, LONGEST if count > 1 else 1,
            spots, many, edge, length, table, 0.0 if count > 1 else noise, stream,
        )  # fmt: skip
        action = plans[ACTION, i]
        if action == A_MARK:
            action = A_MARK + square if square >= 0 else enough
        elif action >= A_SCROLL and action < A_MARK:
            value -= _scroll_cost(state, seat)
        if count > 1:
            value += _misjudged(noise, stream)
        if value > best:
            best = value
            choice = action
    return choice


@kernel
def _list_plans(state: State, seat: int, plans: Cells) -> int:
    """List what can be chosen between: an action with the terrains and marks it gives. Returns how many there are."""
    stage = int(state.stage[seat])
    first = -1  # of the four terrains that can be named
    marks = 0
    n = 0
    if state.phase == OPTION or (stage == CHOOSING and state.phase == MARKS):
        for option in range(2):
            plans[ACTION, n] = A_OPTION + option
            plans[TERRAINS, n] = CARD_TERRAINS[state.card, option]
            plans[MARKS_OF, n] = CARD_MARKS
            if state.phase == MARKS and (option == state.chosen or (state.seats == 1 and option != state.near)):
                plans[MARKS_OF, n] = SAME_MARKS  # 34, 86
            n += 1
    elif stage == CHOOSING:
        first = A_TERRAIN
        marks = SETUP_MARKS
    elif stage == BONUS_WAITING:
        waiting = 0
        for quadrant in range(4):
            waiting += 1 if state.bonus[seat, quadrant] > 0 else 0
            if state.bonus[seat, quadrant] > marks:
                first = A_BONUS_OF + 4 * quadrant
                marks = int(state.bonus[seat, quadrant])
        if waiting == 1:
            first = A_BONUS
    elif state.left[seat] > 0 or state.horse[seat] == 1:
        plans[ACTION, n] = A_MARK
        plans[TERRAINS, n] = state.allowed[seat]
        plans[MARKS_OF, n] = state.left[seat]
        n += 1
    # Others weigh scrolls with their options; the active seat has to choose one first (48).
    if may_scroll(state, seat) and (stage == CHOOSING or seat == active_seat(state)):
        first = A_SCROLL
        marks = SCROLL_MARKS
    if first >= 0:
        for terrain in range(4):
            plans[ACTION, n] = first + terrain
            plans[TERRAINS, n] = 1 << terrain
            plans[MARKS_OF, n] = marks
            n += 1
    return n


@kernel
def _scroll_cost(state: State, seat: int) -> float:
    """Points that spending a scroll must gain: less and less in the last turns, in which it could be spent."""
    held = int(state.tracks_now[seat, SCROLLS]) - int(state.tracks_now[seat, SCROLLS_SPENT])
    return SCROLL_COST * min(1.0, max(_turns_left(state) + 1 - held, 0) / SCROLLS_LAST)


@kernel
def _misjudged(noise: float, stream: Any) -> float:
    return noise * below(stream, 1024) / 1024 if noise > 0 else 0.0


@kernel
def _any_tile(state: State, stream: Any) -> int:
    """Any tile that is left, turned anyhow: everybody will play on the same map."""
    turned = below(stream, 4 * TILES)
    for _ in range(state.placed):  # as often as needed to come to one that is not laid
        for other in range(state.placed):
            if int(state.tile[other]) // 4 == turned // 4:
                turned = (turned + 4) % (4 * TILES)
    return A_TILE + 32 * int(state.placed) + turned


@kernel
def _best_village(state: State) -> int:
    """Of the villages nearest to the centre, the one with most objects around."""
    nearest = 1000
    best = 0.0
    choice = -1
    for quadrant in range(4):
        village = int(state.village[quadrant])
        distance = (2 * (village // SIDE) - 15) ** 2 + (2 * (village % SIDE) - 15) ** 2  # 4.7
        around = 0.0
        for square in range(SQUARES):
            if state.thing[square] != NOTHING:
                around += 1.0 / _steps(village, square)
        if distance < nearest or (distance == nearest and around > best):
            nearest = distance
            best = around
            choice = A_VILLAGE + quadrant
    return choice


@kernel
def _steps(one: int, other: int) -> int:
    return abs(one // SIDE - other // SIDE) + abs(one % SIDE - other % SIDE)


@kernel
def _turns_left(state: State) -> int:
    """Turns that follow the running one."""
    return (ROUNDS - 1 - int(state.round_no)) * TURNS + TURNS - int(state.turn)


# ---- spots


@kernel
def _list_things(state: State, seat: int, spots: Cells, far: Cells, edge: Cells) -> tuple[int, int]:
    """Write how far every square is from marks; list objects and temples, and all squares beside marks.

    Returns how many there are of each.
    """
    for square in range(SQUARES):
        near = 0
        if state.marks_now[seat, square] == 0:
            near = FAR
            if square >= SIDE:
                near = min(near, far[square - SIDE] + 1)
            if square % SIDE > 0:
                near = min(near, far[square - 1] + 1)
        far[square] = near
    count = 0
    length = 0
    for back in range(SQUARES):
        square = SQUARES - 1 - back
        near = far[square]
        if near == 0:
            continue
        if square < SQUARES - SIDE:
            near = min(near, far[square + SIDE] + 1)
        if square % SIDE < SIDE - 1:
            near = min(near, far[square + 1] + 1)
        far[square] = near
        if near == 1:
            edge[length] = square
            length += 1
        if state.thing[square] != NOTHING:
            spots[LINE_OF, count] = square // SIDE
            spots[COLUMN_OF, count] = square % SIDE
            spots[ROW, count] = TEMPLE_ROW + _quadrant(square) if state.thing[square] == TEMPLE else state.thing[square]
            spots[NEAR, count] = near
            count += 1
    return count, length


@kernel
def _list_places(state: State, seat: int, spots: Cells, count: int, far: Cells) -> int:
    """Add the neighbours of villages and what achievements ask for."""
    for quadrant in range(4):
        count = _add_around(spots, count, np.int64(state.village[quadrant]), VILLAGE_ROW + quadrant, far)
    for i in range(state.goals):
        count = _list_goal(state, seat, np.int64(i), spots, count, far)
    return count


@kernel
def _add_around(spots: Cells, count: int, square: Any, row: int, far: Cells) -> int:
    """The unmarked neighbours of a village or temple, which never stands at the edge of the map."""
    for k in range(4):
        beside = square + (1 if k == 0 else -1 if k == 1 else SIDE if k == 2 else -SIDE)
        if far[beside] > 0:
            count = _add_spot(spots, count, beside, row, far)
    return count


@kernel
def _add_spot(spots: Cells, count: int, square: Any, row: int, far: Cells) -> int:
    spots[LINE_OF, count] = square // SIDE
    spots[COLUMN_OF, count] = square % SIDE
    spots[ROW, count] = row
    spots[NEAR, count] = far[square]
    return count + 1


@kernel
def _list_goal(state: State, seat: int, i: Any, spots: Cells, count: int, far: Cells) -> int:
    """Spots of an achievement that asks for places: neighbours of temples, corners, or the nearest square of a kind."""
    goal = int(state.goal[i])
    row = GOAL_ROW + i
    if goal == D1 + 8:
        for square in range(SQUARES):
            if state.thing[square] == TEMPLE and neighbours(state, seat, square) < 2:
                count = _add_around(spots, count, square, row, far)
    for part in range(_parts(state, seat, i)):
        nearest = np.int64(-1)
        marked = 0
        for square in range(SQUARES):
            if _is_part(state, goal, part, square):
                if far[square] == 0:
                    marked += 1
                elif nearest < 0 or far[square] < far[nearest]:
                    nearest = np.int64(square)
        if nearest >= 0 and marked < (3 if goal == E1 + 9 else 1) and count < SPOTS:
            count = _add_spot(spots, count, nearest, row, far)
    return count


@kernel
def _parts(state: State, seat: int, i: int) -> int:
    """How many parts of the map an achievement asks for: areas (74), corners (76), edges or tiles in a race (79)."""
    goal = int(state.goal[i])
    if goal >= B1 and goal < C1:
        return int(state.areas[goal - B1])
    return 4 if goal == D1 + 9 or (goal >= E1 + 8 and goal < F1 and state.race_points[seat, i] == 0) else 0


@kernel
def _is_part(state: State, goal: int, part: int, square: int) -> bool:
    if goal < C1:
        return state.ground[square] == goal - B1 and state.area[square] == part
    if goal == D1 + 9:
        return square == (SIDE - 1) * (part % 2) + (SQUARES - SIDE) * (part // 2)
    if goal == E1 + 9:
        return _quadrant(square) == part
    line = square // SIDE if part < 2 else square % SIDE
    return line == (SIDE - 1) * (part % 2)


@kernel
def _quadrant(square: int) -> int:
    return 2 * (square // (8 * SIDE)) + square % SIDE // 8


# ---- what things are worth


@kernel
def _appraise(state: State, seat: int, left: int, table: Cells) -> None:
    """Write what everything is worth at every distance; `left` marks of this turn follow the one to be placed."""
    for row in range(ROWS):
        table[row, PULL] = 0.0
        table[row, PULL_NOW] = 0.0
    turns = _turns_left(state)
    _appraise_objects(state, seat, turns, table)
    _appraise_provisions(state, seat, table)
    _appraise_villages(state, seat, table)
    for i in range(state.goals):
        _appraise_goal(state, seat, np.int64(i), table)
    in_match = 1.0 / (PACE * turns + left + 1.0)
    in_round = 1.0 / (PACE * (TURNS - int(state.turn)) + left + 1.0)
    for row in range(ROWS):
        pull = table[row, PULL]
        pull_now = table[row, PULL_NOW]
        share = BESIDE
        for far in range(1, FAR):
            worth = max(pull * max(0.0, 1.0 - far * in_match), pull_now * max(0.0, 1.0 - far * in_round))
            table[row, far] = worth * share
            share *= STEP
        table[row, FAR] = 0.0


@kernel
def _appraise_objects(state: State, seat: int, turns: int, table: Cells) -> None:
    """Temples at the place that is open when the turn began (4.10), keys while there are temples for them, the rest."""
    keys = int(state.tracks_now[seat, KEYS]) - int(state.tracks_now[seat, KEYS_SPENT])
    closed = 0
    best = 0.0
    for quadrant in range(4):
        if state.tracks_now[seat, EXPLORED + quadrant] == 0:
            closed += 1
            place = int(state.temple[quadrant])
            if state.seats > 1:
                place = int(OPEN_PLACES[state.seats, place])
            price = float(TEMPLE_POINTS[place])
            if state.expert_temples == 1:
                price = EXPERT_TEMPLE_POINTS + BONUS_MARK * TEMPLE_MARKS[place]
            price *= TEMPLES
            best = max(best, price)
            table[TEMPLE_ROW + quadrant, PRICE] = price
            table[TEMPLE_ROW + quadrant, PULL] = price if keys > 0 else LOCKED * price
    table[KEY, PRICE] = KEY_SHARE * best * min(1.0, turns / KEY_TURNS) if closed > keys else 0.0
    table[SCROLL, PRICE] = SCROLL_WORTH * min(1.0, turns / SCROLL_TURNS)
    table[HORSE, PRICE] = HORSE_WORTH
    rounds = ROUNDS - int(state.round_no)
    price = 1.0
    if state.expert_gems == 1:  # 64: the further gems are worth more, if there is time for them
        first = min(int(state.tracks_now[seat, GEMS]), len(GEM_LINE) - 1)
        price = float(abs(GEM_LINE[first]))
        if rounds > 1:
            total = 0.0
            for i in range(first, len(GEM_LINE)):
                total += abs(GEM_LINE[i])
            price = max(price, total / (len(GEM_LINE) - first))
    table[GEM, PRICE] = price * rounds
    for thing in range(KEY, APPLE):
        table[thing, PULL] = table[thing, PRICE]


@kernel
def _appraise_provisions(state: State, seat: int, table: Cells) -> None:
    """A provision that is open now, and others for later rounds (57, 65)."""
    number = int(state.round_no)
    kinds = 0
    for kind in range(3):
        kinds += 1 if state.tracks_now[seat, PROVISION + 3 * number + kind] > 0 else 0
    hope = AHEAD * min(1.0, (TURNS - int(state.turn)) / AHEAD_TURNS)
    for kind in range(3):
        taken = int(state.tracks_now[seat, PROVISION + 3 * number + kind])
        have = kinds
        most = 3
        points = int(PROVISION_POINTS[state.first_print, have])
        top = int(PROVISION_POINTS[state.first_print, most])
        is_open = taken == 0
        comes = number < ROUNDS - 1
        following = int(PROVISION_POINTS[state.first_print, min(have + 1, most)])
        if state.expert_provisions == 1:
            have = taken
            most = MOST_EXPERT_PROVISIONS
            points = int(EXPERT_PROVISION_POINTS[have])
            top = int(EXPERT_PROVISION_POINTS[most])
            is_open = kind == EXPERT_KIND[number] and taken < most
            comes = kind > EXPERT_KIND[number]
            following = int(EXPERT_PROVISION_POINTS[min(have + 1, most)])
        price = 0.0
        if is_open:
            price = float(following - points)
            price += hope * ((top - points) / (most - have) - price)
        table[APPLE + kind, PRICE] = price
        table[APPLE + kind, PULL_NOW] = PROVISION_PULL * price
        table[APPLE + kind, PULL] = PROVISION_PULL * LATER * top / most if comes else 0.0


@kernel
def _appraise_villages(state: State, seat: int, table: Cells) -> None:
    weakest = 4
    how_many = 0
    for quadrant in range(4):
        marks = neighbours(state, seat, int(state.village[quadrant]))
        if marks < weakest:
            weakest = marks
            how_many = 0
        if marks == weakest:
            how_many += 1
    for quadrant in range(4):
        marks = neighbours(state, seat, int(state.village[quadrant]))
        if marks == 4:
            continue
        price = VILLAGES * (int(VILLAGE_POINTS[marks + 1]) - int(VILLAGE_POINTS[marks]))  # 60
        pull = VILLAGE_PULL
        if state.expert_villages == 1:  # 70: all the weakest must gain a mark before anything is won
            price = VILLAGES * (int(EXPERT_VILLAGE_POINTS[marks + 1]) - int(EXPERT_VILLAGE_POINTS[marks]))
            price *= 1.0 / how_many if marks == weakest else STRONGER / 4
            pull /= 4 - marks  # and of each village one neighbour will do
        table[VILLAGE_ROW + quadrant, PRICE] = price
        table[VILLAGE_ROW + quadrant, PULL] = pull * price


@kernel
def _raise(table: Cells, row: Any, price: float) -> None:
    table[row, PRICE] += price
    table[row, PULL] += price


@kernel
def _appraise_goal(state: State, seat: int, i: Any, table: Cells) -> None:
    """What an achievement adds to the worth of things (72 to 79). A full row (75) is too far off to be aimed at."""
    goal = int(state.goal[i])
    own = GOAL_ROW + i
    table[own, PRICE] = 0.0
    if goal < B1:  # 73
        thing = int(AVOID_OBJECT[goal - A1])
        marked = int(state.tracks_now[seat, SCROLLS if thing == SCROLL else HORSES if thing == HORSE else GEMS])
        if marked == 0:
            table[thing, PRICE] -= AVOID_POINTS[goal - A1]
            table[thing, PULL] = max(0.0, table[thing, PRICE])
    elif goal < C1:
        table[own, PRICE] = GOALS * ALL_AREAS_POINTS / max(1, int(state.areas[goal - B1]))
    elif goal >= D1 and goal < E1:
        _appraise_count(state, seat, goal - D1, own, table)
    elif goal >= F1 and goal < G1:
        table[own, PRICE] = longest_line(state, seat, goal - F1)
    elif goal >= E1 and goal < F1 and state.race_points[seat, i] == 0:
        price = GOALS * RACE_POINTS[min(int(state.race[i]), 3)]
        _appraise_race(state, seat, goal - E1, own, price, table)
    table[own, PULL] = table[own, PRICE]


@kernel
def _appraise_count(state: State, seat: int, what: int, own: int, table: Cells) -> None:
    """What counting things adds (76). What comes after the next one counts too: the first is often worth nothing."""
    have = min(counted(state, seat, what), 7)
    price = GOALS * (int(COUNT_POINTS[what, min(have + 2, 8)]) - int(COUNT_POINTS[what, have])) / 2
    if what < 6:
        _raise(table, GEM if what == 0 else HORSE if what == 1 else SCROLL if what == 2 else APPLE + what - 3, price)
    elif what == 6:
        for kind in range(3):
            if found(state, seat, kind) == have:
                _raise(table, APPLE + kind, price / 3)
    elif what == 7:
        for quadrant in range(4):
            marks = neighbours(state, seat, int(state.village[quadrant]))
            if marks < 4:
                _raise(table, VILLAGE_ROW + quadrant, price / (4 - marks))
    else:
        table[own, PRICE] = price if what == 9 else price / 2


@kernel
def _appraise_race(state: State, seat: int, race: int, own: int, price: float, table: Cells) -> None:
    """What a race adds: its points, shared by all that is still missing (78, 79)."""
    if race < 4:
        track = HORSES if race == 0 else GEMS if race == 1 else KEYS if race == 2 else SCROLLS
        missing = (5 if race < 2 else 3) - int(state.tracks_now[seat, track])
        _raise(
            table, HORSE if race == 0 else GEM if race == 1 else KEY if race == 2 else SCROLL, price / max(1, missing)
        )
    elif race == 4:
        missing = 6
        for kind in range(3):
            missing -= found(state, seat, kind)
        for kind in range(3):
            _raise(table, APPLE + kind, price / max(1, missing))
    elif race < 8:
        temples = max(0, 2 - explored(state, seat)) if race == 5 else 0
        if race == 7:
            temples = max(0, 3 - explored(state, seat))
        alone = 0
        for quadrant in range(4):
            alone += 1 if race > 5 and neighbours(state, seat, int(state.village[quadrant])) == 0 else 0
        missing = max(1, temples + (max(0, alone - 1) if race == 7 else alone))
        for quadrant in range(4):
            if temples > 0 and state.tracks_now[seat, EXPLORED + quadrant] == 0:
                _raise(table, TEMPLE_ROW + quadrant, price / missing)
            if race > 5 and neighbours(state, seat, int(state.village[quadrant])) == 0:
                _raise(table, VILLAGE_ROW + quadrant, price / missing)
    else:
        table[own, PRICE] = price / 4


# ---- marks


@kernel
def _best_mark(
    state: State, seat: int, terrains: int, spots: Cells, count: int, edge: Cells, length: int,
    table: Cells, noise: float, stream: Any,
) -> tuple[int, float]:  # fmt: skip
    """The square whose mark gains most, and how much; -1 if none is open."""
    best = -1.0e9
    choice = -1
    for k in range(length):
        square = edge[k]
        if not may_mark(state, seat, square, terrains):
            continue
        row = square // SIDE
        column = square % SIDE
        value = ANY_MARK + _misjudged(noise, stream)
        for i in range(count):
            far = abs(spots[LINE_OF, i] - row) + abs(spots[COLUMN_OF, i] - column)
            near = spots[TRIED, i]
            if far < near:
                value += table[spots[ROW, i], far] - table[spots[ROW, i], near]
        if row > 0 and state.marks_now[seat, square - SIDE] == 0:
            value += FRESH
        if row < SIDE - 1 and state.marks_now[seat, square + SIDE] == 0:
            value += FRESH
        if column > 0 and state.marks_now[seat, square - 1] == 0:
            value += FRESH
        if column < SIDE - 1 and state.marks_now[seat, square + 1] == 0:
            value += FRESH
        for i in range(state.goals):
            if state.goal[i] >= F1:
                value += _shape(state, seat, int(state.goal[i]), square, table[GOAL_ROW + i, 0])
        if value > best:
            best = value
            choice = square
    return choice, best


@kernel
def _shape(state: State, seat: int, goal: int, square: int, longest: float) -> float:
    """What a mark there is worth to a line or a square (77)."""
    first = goal - F1 if goal < G1 else 0  # directions: row, column, and the two diagonals
    last = first + 1 if goal < F1 + 2 else 4
    most = SIDE if goal < G1 else 1
    total = 0
    best = 0
    for direction in range(first, last):
        down = 0 if direction == 0 else 1
        right = 1 if direction == 0 else 0 if direction == 1 else 5 - 2 * direction
        length = 0
        for way in range(-1, 2, 2):
            row = square // SIDE + way * down
            column = square % SIDE + way * right
            steps = 0
            while (
                steps < most
                and 0 <= row < SIDE
                and 0 <= column < SIDE
                and state.marks_now[seat, row * SIDE + column] == 1
            ):
                steps += 1
                row += way * down
                column += way * right
            length += steps
        total += length
        best = max(best, length + 1)
    return LINE * best + max(0.0, best - longest) if goal < G1 else CROWD * total


@kernel
def _try(
    state: State, seat: int, terrains: int, marks: int, horse: int, most: int,
    spots: Cells, count: int, edge: Cells, length: int, table: Cells, noise: float, stream: Any,
) -> tuple[float, int]:  # fmt: skip
    """What so many marks on these terrains would gain, each placed where it gains most, and the first square, or -1.

    No more than `most` are tried, and all are taken back.
    """
    path = np.empty(LONGEST, np.int64)
    for i in range(count):
        spots[TRIED, i] = spots[NEAR, i]
    total = 0.0
    n = 0
    stale = True
    while (marks > 0 or horse > 0) and n < most:
        if stale:
            _appraise(state, seat, marks + horse - 1, table)
        allowed = ALL_TERRAINS if horse > 0 else terrains
        square, value = _best_mark(state, seat, allowed, spots, count, edge, length, table, noise, stream)
        if square < 0 or (value <= 0.0 and state.strict == 0):
            marks = marks if horse > 0 and n > 0 else 0  # a horse that finds nothing lapses, then marks go on
            horse = 0
            continue
        total += value
        marks -= 1 - horse
        horse = 1 if state.thing[square] == HORSE else 0
        path[n] = square
        n += 1
        if n == most:
            break
        length = _lengthen(state, seat, square, edge, length)
        _pretend(state, seat, square)
        stale = False  # worths change only where something was won
        for i in range(count):
            far = abs(spots[LINE_OF, i] - square // SIDE) + abs(spots[COLUMN_OF, i] - square % SIDE)
            stale = stale or far == 0
            spots[TRIED, i] = min(spots[TRIED, i], far)
    first = path[0] if n > 0 else -1
    if n == most:
        n -= 1
    while n > 0:
        n -= 1
        _pretend(state, seat, path[n])
    return total, first


@kernel
def _lengthen(state: State, seat: int, square: int, edge: Cells, length: int) -> int:
    """Add the neighbours of a square that is to be marked, if they lie beside no mark yet."""
    for k in range(4):
        beside = square + (1 if k == 0 else -1 if k == 1 else SIDE if k == 2 else -SIDE)
        outside = beside < 0 or beside >= SQUARES or (k < 2 and beside // SIDE != square // SIDE)
        if not outside and state.marks_now[seat, beside] == 0 and not is_beside(state, seat, beside):
            edge[length] = beside
            length += 1
    return length


@kernel
def _pretend(state: State, seat: int, square: int) -> None:
    """Set a mark of one's own with what it finds, or take it back if it is set."""
    sign = 1 - 2 * int(state.marks_now[seat, square])
    state.marks_now[seat, square] += sign
    thing = int(state.thing[square])
    if thing == KEY:
        state.tracks_now[seat, KEYS] += sign
    elif thing == SCROLL:
        state.tracks_now[seat, SCROLLS] += sign
    elif thing == HORSE:
        state.tracks_now[seat, HORSES] += sign
    elif thing == GEM:
        state.tracks_now[seat, GEMS] += sign
    elif thing >= APPLE:
        state.tracks_now[seat, PROVISION + 3 * int(state.round_no) + thing - APPLE] += sign
    elif thing == TEMPLE:
        state.tracks_now[seat, KEYS_SPENT] += sign
        state.tracks_now[seat, EXPLORED + _quadrant(square)] += sign


@kernel
def explorers_horizon(state: State) -> int:
    """Whether the match is over: what keys, scrolls and paths are worth shows in later rounds only."""
    return 1 if state.phase == OVER else 0


bind(greedy, STATE, explorers_greedy)
bind(horizon, STATE, explorers_horizon)
bind(ahead, STATE, once)
bind(worth, STATE, margin)
