"""What everything is worth at every distance, as the match stands."""

from typing import Any

import numpy as np

from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.explorers import goals
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
from farshore.games.explorers.goals import counted, explored, found, longest_line, race_worth
from farshore.games.explorers.marks import (
    EXPERT_KIND,
    MOST_EXPERT_PROVISIONS,
    TEMPLE_MARKS,
    provision_refusal,
    temple_place,
    temple_worth,
    village_marks,
)
from farshore.games.explorers.scoring import (
    EXPERT_PROVISION_POINTS,
    EXPERT_VILLAGE_POINTS,
    GEM_LINE,
    PROVISION_POINTS,
    VILLAGE_POINTS,
)
from farshore.games.explorers.state import (
    APPLE,
    EXPLORED,
    GEM,
    GEMS,
    HORSE,
    KEY,
    NOTHING,
    ROUNDS,
    SCROLL,
    TURNS,
    State,
    free_keys,
    provision_track,
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
    """Temples at the place that is open when the turn began, keys while there are temples for them, the rest.

    EX-A10.
    """
    keys = free_keys(state, seat)
    closed = 0
    best = 0.0
    for quadrant in range(4):
        if state.tracks_now[seat, EXPLORED + quadrant] == 0:
            closed += 1
            place = temple_place(state, quadrant)
            price = float(temple_worth(state, place))
            if state.expert_temples == 1:
                price += BONUS_MARK * TEMPLE_MARKS[place]
            price *= TEMPLES
            best = max(best, price)
            table[TEMPLE_ROW + quadrant, PRICE] = price
            table[TEMPLE_ROW + quadrant, PULL] = price if keys > 0 else LOCKED * price
    table[KEY, PRICE] = KEY_SHARE * best * min(1.0, turns / KEY_TURNS) if closed > keys else 0.0
    table[SCROLL, PRICE] = SCROLL_WORTH * min(1.0, turns / SCROLL_TURNS)
    table[HORSE, PRICE] = HORSE_WORTH
    rounds = ROUNDS - int(state.round_no)
    price = 1.0
    if state.expert_gems == 1:  # EX-64: the further gems are worth more, if there is time for them
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
    """A provision that is open now, and others for later rounds (EX-57, EX-65)."""
    number = int(state.round_no)
    kinds = 0
    for kind in range(3):
        kinds += 1 if state.tracks_now[seat, provision_track(number, kind)] > 0 else 0
    hope = AHEAD * min(1.0, (TURNS - int(state.turn)) / AHEAD_TURNS)
    for kind in range(3):
        taken = int(state.tracks_now[seat, provision_track(number, kind)])
        have = kinds
        most = 3
        points = int(PROVISION_POINTS[state.first_print, have])
        top = int(PROVISION_POINTS[state.first_print, most])
        comes = number < ROUNDS - 1
        following = int(PROVISION_POINTS[state.first_print, min(have + 1, most)])
        if state.expert_provisions == 1:
            have = taken
            most = MOST_EXPERT_PROVISIONS
            points = int(EXPERT_PROVISION_POINTS[have])
            top = int(EXPERT_PROVISION_POINTS[most])
            comes = kind > EXPERT_KIND[number]
            following = int(EXPERT_PROVISION_POINTS[min(have + 1, most)])
        price = 0.0
        if provision_refusal(state, seat, kind) == 0:
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
        marks = village_marks(state, seat, quadrant)
        if marks < weakest:
            weakest = marks
            how_many = 0
        if marks == weakest:
            how_many += 1
    for quadrant in range(4):
        marks = village_marks(state, seat, quadrant)
        if marks == 4:
            continue
        price = VILLAGES * (int(VILLAGE_POINTS[marks + 1]) - int(VILLAGE_POINTS[marks]))  # EX-60
        pull = VILLAGE_PULL
        if state.expert_villages == 1:  # EX-70: all the weakest must gain a mark before anything is won
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
    """What an achievement adds to the worth of things. A full row is too far off to be aimed at.

    EX-72 to EX-79, EX-75.
    """
    goal = int(state.goal[i])
    family = goals.FAMILY[goal]
    what = int(goals.COUNTED[goal])
    own = GOAL_ROW + i
    table[own, PRICE] = 0.0
    if family == goals.AVOID:  # EX-73
        thing = int(goals.OBJECT_COUNTED[what])
        if counted(state, seat, what) == 0:
            table[thing, PRICE] -= goals.POINTS[goal, 0]
            table[thing, PULL] = max(0.0, table[thing, PRICE])
    elif family == goals.ALL_AREAS:
        table[own, PRICE] = GOALS * goals.POINTS[goal, 0] / max(1, goals.due(state, goal))
    elif family == goals.COUNT:
        _appraise_count(state, seat, goal, own, table)
    elif family == goals.LINE:
        table[own, PRICE] = longest_line(state, seat, what)
    elif family == goals.RACE and state.race_points[seat, i] == 0:
        _appraise_race(state, seat, goal, own, GOALS * race_worth(state, i), table)
    table[own, PULL] = table[own, PRICE]


@kernel
def _appraise_count(state: State, seat: int, goal: int, own: int, table: Cells) -> None:
    """What counting things adds (EX-76). What comes after the next one counts too: the first is often worth nothing."""
    what = int(goals.COUNTED[goal])
    have = min(counted(state, seat, what), goals.MOST_COUNTED - 1)
    then = min(have + 2, goals.MOST_COUNTED)
    price = GOALS * (int(goals.POINTS[goal, then]) - int(goals.POINTS[goal, have])) / 2
    if goals.OBJECT_COUNTED[what] != NOTHING:
        _raise(table, int(goals.OBJECT_COUNTED[what]), price)
    elif what == goals.SETS:
        for kind in range(3):
            if found(state, seat, kind) == have:
                _raise(table, APPLE + kind, price / 3)
    elif what == goals.VILLAGES_FULL:
        for quadrant in range(4):
            marks = village_marks(state, seat, quadrant)
            if marks < 4:
                _raise(table, VILLAGE_ROW + quadrant, price / (4 - marks))
    else:
        table[own, PRICE] = price if what == goals.CORNERS else price / 2


@kernel
def _appraise_race(state: State, seat: int, goal: int, own: int, price: float, table: Cells) -> None:
    """What a race adds: its points, shared by all that is still missing (EX-78, EX-79)."""
    what = int(goals.COUNTED[goal])
    missing = max(1, int(goals.DUE[goal]) - counted(state, seat, what))
    if goals.OBJECT_COUNTED[what] != NOTHING:
        _raise(table, int(goals.OBJECT_COUNTED[what]), price / missing)
    elif what == goals.PROVISIONS:
        for kind in range(3):
            _raise(table, APPLE + kind, price / missing)
    elif what == goals.TEMPLES or what == goals.VILLAGES_REACHED or what == goals.ROUTES:
        of_temples = what != goals.VILLAGES_REACHED and explored(state, seat) < (2 if what == goals.TEMPLES else 3)
        for quadrant in range(4):
            if of_temples and state.tracks_now[seat, EXPLORED + quadrant] == 0:
                _raise(table, TEMPLE_ROW + quadrant, price / missing)
            if what != goals.TEMPLES and village_marks(state, seat, quadrant) == 0:
                _raise(table, VILLAGE_ROW + quadrant, price / missing)
    else:
        table[own, PRICE] = price / 4
