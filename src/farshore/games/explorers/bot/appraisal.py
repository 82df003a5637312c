"""What everything is worth at every distance, as the match stands."""

from typing import Any

from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.explorers import goals
from farshore.games.explorers.bot.weights import (
    GOAL_ROW,
    ODDS_ROW,
    PRICE,
    PULL,
    PULL_NOW,
    TEMPLE_ROW,
    VILLAGE_ROW,
    Weights,
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
    CARDS,
    EXPLORED,
    GEM,
    GEMS,
    HORSE,
    KEY,
    NOTHING,
    ROUNDS,
    SCROLL,
    TURNS,
    VILLAGE,
    State,
    free_keys,
    has_terrain,
    is_seen,
    provision_track,
)
from farshore.games.explorers.turns import CARD_TERRAINS


@kernel
def appraise(state: State, weights: Weights, seat: int, table: Cells) -> None:
    """Write what marking everything brings, and how much it pulls from afar."""
    for row in range(ODDS_ROW):
        table[row, PRICE] = 0.0
        table[row, PULL] = 0.0
        table[row, PULL_NOW] = 0.0
    _appraise_cards(state, weights, table)
    turns = turns_left(state)
    _appraise_temples(state, weights, seat, turns, table)
    _appraise_gems(state, weights, seat, table)
    table[SCROLL, PRICE] = weights.scroll * min(1.0, turns / weights.scroll_turns)
    table[SCROLL, PULL] = table[SCROLL, PRICE]
    table[HORSE, PRICE] = weights.horse
    table[HORSE, PULL] = weights.horse
    _appraise_provisions(state, weights, seat, table)
    _appraise_villages(state, weights, seat, table)
    for i in range(state.goals):
        _appraise_goal(state, weights, seat, i, table)


@kernel
def _appraise_cards(state: State, weights: Weights, table: Cells) -> None:
    """Write for each terrain how likely it can still be marked in this round: it is on the card, or on one to come.

    One of the cards that have not been seen never comes (EX-26).
    """
    turns = TURNS - int(state.turn)
    for terrain in range(VILLAGE):
        cards = 0
        for card in range(CARDS):
            both_sides = int(CARD_TERRAINS[card, 0]) | int(CARD_TERRAINS[card, 1])
            if has_terrain(both_sides, terrain):
                if card == state.card:
                    cards += 2
                elif not is_seen(state, card):
                    cards += 1
        chance = 1.0 if cards > 1 else cards * turns / (turns + 1.0)
        table[ODDS_ROW + terrain, 0] = weights.stray + (1.0 - weights.stray) * chance


@kernel
def _appraise_temples(state: State, weights: Weights, seat: int, turns: int, table: Cells) -> None:
    """Temples at the place that is open when the turn began, and keys while there are temples for them (EX-A10).

    A temple that is not reached in this round may be worth less later: alone it will be (EX-85), else others may come.
    """
    keys = free_keys(state, seat)
    closed = 0
    best = 0.0
    for quadrant in range(state.placed):
        if state.tracks_now[seat, EXPLORED + quadrant] == 0:
            closed += 1
            place = temple_place(state, quadrant)
            price = _temple_price(state, weights, place)
            following = _temple_price(state, weights, min(place + (2 if state.seats == 2 else 1), 3))
            later = price - weights.hurry * (price - following)
            best = max(best, price)
            row = TEMPLE_ROW + quadrant
            open_share = 1.0 if keys > 0 else weights.locked
            table[row, PRICE] = price
            table[row, PULL] = open_share * later
            table[row, PULL_NOW] = open_share * price
    if closed > keys:
        table[KEY, PRICE] = weights.key_share * best * min(1.0, turns / weights.key_turns)
        table[KEY, PULL] = table[KEY, PRICE]


@kernel
def _temple_price(state: State, weights: Weights, place: int) -> float:
    """What a place in a temple's list is worth, bonus marks included."""
    price = float(temple_worth(state, place))
    if state.expert_temples == 1:
        price += weights.bonus_mark * TEMPLE_MARKS[place]
    return weights.temples * price


@kernel
def _appraise_gems(state: State, weights: Weights, seat: int, table: Cells) -> None:
    """A gem scores in this round and in all that follow (EX-58), on the expert side by the line (EX-64)."""
    rounds = ROUNDS - int(state.round_no)
    price = 1.0
    if state.expert_gems == 1:  # the further gems are worth more, if there is time for them
        first = min(int(state.tracks_now[seat, GEMS]), len(GEM_LINE) - 1)
        price = float(abs(GEM_LINE[first]))
        if rounds > 1:
            total = 0.0
            for i in range(first, len(GEM_LINE)):
                total += abs(GEM_LINE[i])
            price = max(price, weights.gems_ahead * total / (len(GEM_LINE) - first))
    price *= weights.gems
    table[GEM, PRICE] = price * rounds
    table[GEM, PULL] = weights.gem_pull * price * (rounds - 1)
    table[GEM, PULL_NOW] = weights.gem_pull * price * rounds


@kernel
def _appraise_provisions(state: State, weights: Weights, seat: int, table: Cells) -> None:
    """A provision that is open now, and others for later rounds (EX-57, EX-65)."""
    number = int(state.round_no)
    kinds = 0
    for kind in range(3):
        kinds += 1 if state.tracks_now[seat, provision_track(number, kind)] > 0 else 0
    is_expert = state.expert_provisions == 1
    hope = weights.expert_ahead if is_expert else weights.ahead
    hope *= min(1.0, (TURNS - int(state.turn)) / weights.ahead_turns)
    share = weights.expert_pull if is_expert else weights.provision_pull
    later = weights.expert_later if is_expert else weights.later
    for kind in range(3):
        taken = int(state.tracks_now[seat, provision_track(number, kind)])
        have = kinds
        most = 3
        points = int(PROVISION_POINTS[state.first_print, have])
        top = int(PROVISION_POINTS[state.first_print, most])
        comes = number < ROUNDS - 1
        following = int(PROVISION_POINTS[state.first_print, min(have + 1, most)])
        if is_expert:
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
        table[APPLE + kind, PULL_NOW] = share * price
        table[APPLE + kind, PULL] = share * later * top / most if comes else 0.0


@kernel
def _appraise_villages(state: State, weights: Weights, seat: int, table: Cells) -> None:
    weakest = 4
    how_many = 0
    for quadrant in range(state.placed):
        marks = village_marks(state, seat, quadrant)
        if marks < weakest:
            weakest = marks
            how_many = 0
        if marks == weakest:
            how_many += 1
    for quadrant in range(state.placed):
        marks = village_marks(state, seat, quadrant)
        if marks == 4:
            continue
        price = weights.villages * (int(VILLAGE_POINTS[marks + 1]) - int(VILLAGE_POINTS[marks]))  # EX-60
        pull = weights.village_pull
        if state.expert_villages == 1:  # EX-70: all the weakest must gain a mark before anything is won
            price = weights.expert_villages * (
                int(EXPERT_VILLAGE_POINTS[marks + 1]) - int(EXPERT_VILLAGE_POINTS[marks])
            )
            price *= 1.0 / how_many if marks == weakest else weights.stronger / 4
            pull = weights.expert_village_pull / (4 - marks)  # and of each village one neighbour will do
        table[VILLAGE_ROW + quadrant, PRICE] = price
        table[VILLAGE_ROW + quadrant, PULL] = pull * price


@kernel
def _raise(table: Cells, row: Any, price: float) -> None:
    table[row, PRICE] += price
    table[row, PULL] += price


@kernel
def _appraise_goal(state: State, weights: Weights, seat: int, i: Any, table: Cells) -> None:
    """What an achievement adds to the worth of things. A full row is too far off to be aimed at.

    EX-72 to EX-79, EX-75.
    """
    goal = int(state.goal[i])
    family = goals.FAMILY[goal]
    what = int(goals.COUNTED[goal])
    own = GOAL_ROW + i
    table[own, PRICE] = 0.0
    if family == goals.AVOID:  # EX-73
        object_no = int(goals.OBJECT_COUNTED[what])
        if counted(state, seat, what) == 0:
            table[object_no, PRICE] -= goals.POINTS[goal, 0]
            table[object_no, PULL] = max(0.0, table[object_no, PRICE])
    elif family == goals.ALL_AREAS:
        table[own, PRICE] = weights.goals * goals.POINTS[goal, 0] / max(1, goals.due(state, goal))
    elif family == goals.COUNT:
        _appraise_count(state, weights, seat, goal, own, table)
    elif family == goals.LINE:
        table[own, PRICE] = longest_line(state, seat, what)
    elif family == goals.RACE and state.race_points[seat, i] == 0:
        _appraise_race(state, seat, goal, own, weights.goals * race_worth(state, i), table)
    table[own, PULL] = table[own, PRICE]


@kernel
def _appraise_count(state: State, weights: Weights, seat: int, goal: int, own: int, table: Cells) -> None:
    """What counting things adds (EX-76). What comes after the next one counts too: the first is often worth nothing."""
    what = int(goals.COUNTED[goal])
    have = min(counted(state, seat, what), goals.MOST_COUNTED - 1)
    then = min(have + 2, goals.MOST_COUNTED)
    price = weights.goals * (int(goals.POINTS[goal, then]) - int(goals.POINTS[goal, have])) / 2
    if goals.OBJECT_COUNTED[what] != NOTHING:
        _raise(table, int(goals.OBJECT_COUNTED[what]), price)
    elif what == goals.SETS:
        for kind in range(3):
            if found(state, seat, kind) == have:
                _raise(table, APPLE + kind, price / 3)
    elif what == goals.VILLAGES_FULL:
        for quadrant in range(state.placed):
            marks = village_marks(state, seat, quadrant)
            if marks < 4:
                _raise(table, VILLAGE_ROW + quadrant, price / (4 - marks))
    else:
        table[own, PRICE] = price if what == goals.CORNERS else price / 2


@kernel
def _appraise_race(state: State, seat: int, goal: int, own: int, price: float, table: Cells) -> None:
    """What a race adds: its points, shared by all that is still missing (EX-78, EX-79)."""
    what = int(goals.COUNTED[goal])
    missing = max(1, goals.due(state, goal) - counted(state, seat, what))
    if goals.OBJECT_COUNTED[what] != NOTHING:
        _raise(table, int(goals.OBJECT_COUNTED[what]), price / missing)
    elif what == goals.PROVISIONS:
        for kind in range(3):
            _raise(table, APPLE + kind, price / missing)
    elif what == goals.TEMPLES or what == goals.VILLAGES_REACHED or what == goals.EXPEDITION:
        of_temples = what != goals.VILLAGES_REACHED and explored(state, seat) < (2 if what == goals.TEMPLES else 3)
        for quadrant in range(state.placed):
            if of_temples and state.tracks_now[seat, EXPLORED + quadrant] == 0:
                _raise(table, TEMPLE_ROW + quadrant, price / missing)
            if what != goals.TEMPLES and village_marks(state, seat, quadrant) == 0:
                _raise(table, VILLAGE_ROW + quadrant, price / missing)
    else:
        table[own, PRICE] = price / 4
