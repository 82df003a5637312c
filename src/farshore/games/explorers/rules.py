"""Explorers (Phil Walker-Harding, 2021): the flow of a match.

All seats mark squares of one shared map at the same time: three of the terrain on a card's chosen side, or two (EX-31
to EX-37), each beside a mark of their own (EX-38). Rules are cited as in `docs/games/explorers.md`. When the last seat
is done, the turn closes and all boards become public at once (EX-C15).

The chapters: `maps`, `turns` (what a seat does in its turn), `marks` (squares and objects), `rounds` (the end of a turn
and of a round), `goals` (achievements) and `scoring`.
"""

from typing import Any

from farshore.engine.bits import bit
from farshore.engine.game import CHANCE
from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.explorers import box, reasons
from farshore.games.explorers.boards import add
from farshore.games.explorers.maps import is_laid, is_nearest, lay_tile, tiles_of_map
from farshore.games.explorers.rounds import close_turn
from farshore.games.explorers.state import (
    A_DONE,
    A_OPTION,
    A_SCROLL,
    A_TERRAIN,
    A_TILE,
    A_VILLAGE,
    ACHIEVEMENTS,
    CARD,
    CARDS,
    CHOOSE_VILLAGE,
    CHOOSING,
    CHOSEN,
    COMPOSED,
    DONE,
    DRAW_ACHIEVEMENTS,
    EXPERT_GEMS,
    EXPERT_PROVISIONS,
    EXPERT_TEMPLES,
    EXPERT_VILLAGES,
    FIRST_PRINT,
    GIVEN,
    GIVEN_TILE,
    MAP,
    MAP_MAKER,
    MARKS,
    MOST_ACHIEVEMENTS,
    O_ACHIEVEMENT,
    O_CARD,
    O_CARD_NEAR,
    O_TILE,
    OPTION,
    OUTCOMES,
    OVER,
    ROUNDS,
    SEATS,
    SETUP,
    SMALL,
    SMALL_BY_CHANCE,
    SMALL_GIVEN,
    SQUARES,
    STRICT,
    TO_DRAW,
    TURNS,
    WAYS,
    Public,
    State,
    is_seen,
    laid_tile,
)
from farshore.games.explorers.turns import act_in_turn, active_seat, finish, legal_in_turn, refusal_in_turn


@kernel
def start(state: State, seats: int, options: Cells) -> None:
    """Set up before anything is drawn; `options` are numbered in `state.py`."""
    state.seats = seats
    state.expert_temples = options[EXPERT_TEMPLES]
    state.expert_provisions = options[EXPERT_PROVISIONS]
    state.expert_gems = options[EXPERT_GEMS]
    state.expert_villages = options[EXPERT_VILLAGES]
    state.strict = options[STRICT]
    state.first_print = options[FIRST_PRINT]
    state.to_draw = options[TO_DRAW]
    for i in range(MOST_ACHIEVEMENTS):
        state.goal[i] = options[CHOSEN + i]
        if options[CHOSEN + i] >= 0:
            state.goals += 1
    maker = options[MAP_MAKER]
    state.composed = SMALL if maker >= SMALL_BY_CHANCE else 1 if maker == COMPOSED else 0
    state.begin = -1
    state.card = -1
    state.near = -1
    state.chosen = -1
    for quadrant in range(4):
        state.tile[quadrant] = -1
    for seat in range(SEATS):
        state.option[seat] = -1
    if maker == GIVEN or maker == SMALL_GIVEN:
        for quadrant in range(tiles_of_map(state)):
            lay_tile(state, options[GIVEN_TILE + quadrant])
        _go_on_setting_up(state)


@kernel
def to_act(state: State) -> int:
    """A bit for every seat that may act, or CHANCE; 0 when the match is over."""
    phase = int(state.phase)
    if phase == OVER:
        return 0
    if phase == CARD or phase == DRAW_ACHIEVEMENTS:
        return CHANCE
    if phase == MAP:
        return bit(0) if state.composed == 1 else CHANCE
    if phase == CHOOSE_VILLAGE:
        return bit(0)
    if phase == OPTION:
        return bit(active_seat(state))
    who = 0
    for seat in range(state.seats):
        if state.stage[seat] != DONE:
            who |= bit(seat)
    return who


@kernel
def legal(state: State, seat: int, actions: Cells) -> int:
    """Write the legal actions of `seat` in ascending order, return how many."""
    phase = int(state.phase)
    n = 0
    if phase == MAP:
        if state.composed == 1 and seat == 0:
            for way in range(WAYS):
                if not is_laid(state, laid_tile(way)):
                    actions[n] = A_TILE + WAYS * int(state.placed) + way
                    n += 1
    elif phase == CHOOSE_VILLAGE:
        if seat == 0:
            for quadrant in range(4):
                if is_nearest(state, quadrant):
                    actions[n] = A_VILLAGE + quadrant
                    n += 1
    elif phase == OPTION:
        if seat == active_seat(state):
            actions[0] = A_OPTION
            actions[1] = A_OPTION + 1
            n = 2
    elif phase == SETUP or phase == MARKS:
        n = legal_in_turn(state, seat, actions)
    return n


@kernel
def refusal(state: State, seat: int, action: int, args: Cells) -> int:
    """Why `seat`, which is to act, may not do that; 0 if it may."""
    if state.phase == MAP:
        return _tile_refusal(state, action, args)
    if state.phase == CHOOSE_VILLAGE:
        args[0] = action - A_VILLAGE
        if action >= A_TERRAIN:
            return reasons.CHOOSE_VILLAGE_FIRST
        return 0 if is_nearest(state, action - A_VILLAGE) else reasons.NOT_NEAREST
    if action >= A_TILE or action < A_TERRAIN:
        return reasons.NOT_NOW
    if state.phase == OPTION:
        return 0 if action >= A_OPTION and action < A_SCROLL else reasons.OPTION_FIRST
    return refusal_in_turn(state, seat, action, args)


@kernel
def _tile_refusal(state: State, action: int, args: Cells) -> int:
    args[0] = state.placed
    if action < A_TILE or (action - A_TILE) // WAYS != state.placed:
        return reasons.LAY_TILE
    tile = laid_tile((action - A_TILE) % WAYS)
    args[0] = tile + 1
    return reasons.TILE_LAID if is_laid(state, tile) else 0


@kernel
def chances(state: State, weights: Cells) -> int:
    """Write a weight for every outcome and return the total."""
    for outcome in range(OUTCOMES):
        weights[outcome] = 0
    total = 0
    if state.phase == MAP:
        for i in range(WAYS):
            if not is_laid(state, laid_tile(i)):
                weights[O_TILE + WAYS * int(state.placed) + i] = 1
                total += 1
    elif state.phase == DRAW_ACHIEVEMENTS:
        for i in range(ACHIEVEMENTS):
            if not _is_goal(state, i):
                weights[O_ACHIEVEMENT + i] = 1
                total += 1
    else:
        for card in range(CARDS):
            if not is_seen(state, card):
                if state.seats == 1:  # either side may lie near (EX-86)
                    weights[O_CARD_NEAR + 2 * card] = 1
                    weights[O_CARD_NEAR + 2 * card + 1] = 1
                    total += 2
                else:
                    weights[O_CARD + card] = 1
                    total += 1
    return total


@kernel
def apply(state: State, seat: int, action: int) -> None:
    """Carry out an action, or an outcome if `seat` is CHANCE, in place. Trusts that it is legal."""
    if seat == CHANCE:
        _apply_outcome(state, action)
    elif action >= A_TILE:
        lay_tile(state, (action - A_TILE) % WAYS)
        _go_on_setting_up(state)
    elif action < A_TERRAIN:
        _begin_at(state, action - A_VILLAGE)
    elif action == A_DONE:
        if finish(state, seat):
            close_turn(state)
    else:
        act_in_turn(state, seat, action)


@kernel
def _apply_outcome(state: State, outcome: int) -> None:
    """Carry out an outcome: a tile laid, an achievement drawn or a card turned."""
    if outcome < O_ACHIEVEMENT:
        lay_tile(state, outcome % WAYS)
        _go_on_setting_up(state)
    elif outcome < O_CARD:
        state.goal[state.goals] = outcome - O_ACHIEVEMENT
        state.goals += 1
        state.to_draw -= 1
        _go_on_setting_up(state)
    else:
        card = outcome - O_CARD
        near = -1
        if outcome >= O_CARD_NEAR:
            card = (outcome - O_CARD_NEAR) // 2
            near = (outcome - O_CARD_NEAR) % 2
        _turn_card(state, card, near)


@kernel
def was_cut(state: State) -> bool:
    """Never: every match has 28 turns."""
    return False


# ---- setting up: map, achievements, start village, setup marks, in this order (EX-C3)


@kernel
def _is_goal(state: Public, number: int) -> bool:
    for i in range(state.goals):
        if state.goal[i] == number:
            return True
    return False


@kernel
def _go_on_setting_up(state: State) -> None:
    """Go on to what comes next once a tile or an achievement is there."""
    if state.placed < tiles_of_map(state):
        return
    if state.to_draw > 0:
        state.phase = DRAW_ACHIEVEMENTS
        return
    count = 0
    nearest = 0
    for quadrant in range(state.placed):
        if is_nearest(state, quadrant):
            count += 1
            nearest = quadrant
    if count > 1:  # EX-21
        state.phase = CHOOSE_VILLAGE
    else:
        _begin_at(state, nearest)


@kernel
def _begin_at(state: State, quadrant: int) -> None:
    """All seats mark the start village (EX-20), then set up (EX-22)."""
    state.begin = quadrant
    square = int(state.village[quadrant])
    for seat in range(state.seats):
        add(state.marks_now, seat, square)
        add(state.marks, seat, square)
        state.stage[seat] = CHOOSING
    state.phase = SETUP


@kernel
def _turn_card(state: State, card: int, near: int) -> None:
    """A turn begins with a card; with an active seat, that one chooses first (EX-31, EX-C6)."""
    state.card = card
    state.near = near
    state.seen |= bit(card)
    state.turn += 1
    for seat in range(state.seats):
        state.stage[seat] = CHOOSING
    state.phase = OPTION if active_seat(state) >= 0 else MARKS


def longest(options: Any) -> int:
    """Most actions and outcomes: tiles, achievements, village and cards; for every seat what it can say in a match.

    That is each square once, two `done` and an option a turn, scrolls, skipped horses, bonuses begun and skipped.
    """
    setting_up = 4 + MOST_ACHIEVEMENTS + 1
    turns = ROUNDS * TURNS
    said = SQUARES + 2 * (turns + 1) + (turns + 1) + box.SCROLL_SLOTS + box.HORSE_SQUARES + 2 * 4
    return int(setting_up + turns + SEATS * said)
