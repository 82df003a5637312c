"""What everything is worth at every distance, as the match stands."""

from typing import Any

import numpy as np

from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.explorers.bot.weights import (
    AHEAD,
    AHEAD_TURNS,
    BESIDE,
    BONUS_MARK,
    FAR,
    GOAL_ROW,
    GOALS,
    HORSE_WORTH,
    KEY_SHARE,
    KEY_TURNS,
    LATER,
    LOCKED,
    PACE,
    PRICE,
    PROVISION_PULL,
    PULL,
    PULL_NOW,
    ROWS,
    SCROLL_TURNS,
    SCROLL_WORTH,
    STEP,
    STRONGER,
    TEMPLE_ROW,
    TEMPLES,
    VILLAGE_PULL,
    VILLAGE_ROW,
    VILLAGES,
    turns_left,
)
from farshore.games.explorers.scoring import counted, explored, found, longest_line, neighbours
from farshore.games.explorers.state import (
    A1,
    ALL_AREAS_POINTS,
    APPLE,
    AVOID_OBJECT,
    AVOID_POINTS,
    B1,
    C1,
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
    MOST_EXPERT_PROVISIONS,
    OPEN_PLACES,
    PROVISION,
    PROVISION_POINTS,
    RACE_POINTS,
    ROUNDS,
    SCROLL,
    SCROLLS,
    TEMPLE_MARKS,
    TEMPLE_POINTS,
    TURNS,
    VILLAGE_POINTS,
    State,
)


@kernel
def appraise(state: State, seat: int, left: int, table: Cells) -> None:
    """Write what everything is worth at every distance; `left` marks of this turn follow the one to be placed."""
    for row in range(ROWS):
        table[row, PULL] = 0.0
        table[row, PULL_NOW] = 0.0
    turns = turns_left(state)
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
