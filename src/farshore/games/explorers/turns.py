"""A seat's turn in Explorers: an option or a scroll, then marks (EX-31 to EX-37, EX-47), then expert bonuses (EX-67 to
EX-69, EX-A11).

What a seat may do in a turn does not depend on other seats (EX-A10), except on the active seat's option.
"""

import numpy as np

from farshore.engine.bits import bit, to_bits
from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.explorers import box, reasons
from farshore.games.explorers.boards import is_empty, list_squares
from farshore.games.explorers.marks import mark, mark_refusal, open_squares
from farshore.games.explorers.state import (
    A_BONUS,
    A_BONUS_OF,
    A_DONE,
    A_MARK,
    A_OPTION,
    A_SCROLL,
    A_SKIP,
    A_TERRAIN,
    BONUS_MARKING,
    BONUS_WAITING,
    CHOOSING,
    DONE,
    MARKING,
    MARKS,
    OPTION,
    ROUNDS,
    SCROLLS,
    SCROLLS_SPENT,
    SETUP,
    TURNS,
    Public,
    State,
)

CARD_TERRAINS = np.array(  # the set of terrains of each option
    [[to_bits(map(box.TERRAINS.index, option)) for option in card] for card in box.CARDS], np.int8
)


@kernel
def active_seat(state: Public) -> int:
    """The seat that chooses the option; -1 if none: solo, in setup, and with three players in the very last turn.

    EX-27 to EX-29, EX-A14, EX-30.
    """
    if (
        state.seats == 1
        or state.turn == 0
        or (state.seats == 3 and state.round_no == ROUNDS - 1 and state.turn == TURNS)
    ):
        return -1
    return (int(state.round_no) + int(state.turn) - 1) % int(state.seats)


@kernel
def option_marks(state: Public, option: int, is_active: bool) -> int:
    """Marks that an option gives: three; two solo on the far one, and two for others on the active seat's option.

    EX-33, EX-34, EX-86.
    """
    if state.seats == 1:
        return box.CARD_MARKS if option == state.near else box.FEWER_MARKS
    return box.FEWER_MARKS if option == state.chosen and not is_active else box.CARD_MARKS


# ---- what may be done


@kernel
def legal_in_turn(state: State, seat: int, actions: Cells) -> int:
    """Write what a seat may do in its turn, in ascending order, and return how many there are."""
    n = 0
    stage = int(state.stage[seat])
    if stage == CHOOSING and state.phase == SETUP:  # any terrain, even one without a legal square (EX-C5)
        for terrain in range(4):
            actions[n] = A_TERRAIN + terrain
            n += 1
        return n
    if stage == CHOOSING:
        actions[0] = A_OPTION
        actions[1] = A_OPTION + 1
        n = 2
    if scroll_refusal(state, seat) == 0:
        for terrain in range(4):
            actions[n] = A_SCROLL + terrain
            n += 1
    chosen = n
    if (stage == MARKING or stage == BONUS_MARKING) and (state.horse[seat] == 1 or state.left[seat] > 0):
        n = list_squares(open_squares(state, seat), A_MARK, actions, n)
    bound = state.strict == 1 and n > chosen  # as `must_mark` says
    if (state.horse[seat] == 1 or stage == BONUS_MARKING) and not bound:
        actions[n] = A_SKIP
        n += 1
    waiting = bonuses_waiting(state, seat) if stage == BONUS_WAITING else 0
    if waiting == 1:
        for terrain in range(4):
            actions[n] = A_BONUS + terrain
            n += 1
    elif waiting > 1:
        for quadrant in range(4):
            if state.bonus[seat, quadrant] > 0:
                for terrain in range(4):
                    actions[n] = A_BONUS_OF + 4 * quadrant + terrain
                    n += 1
    if (stage == BONUS_WAITING and not (state.strict == 1 and waiting > 0)) or (
        stage == MARKING and state.horse[seat] == 0 and not bound
    ):
        actions[n] = A_DONE
        n += 1
    return n


@kernel
def refusal_in_turn(state: State, seat: int, action: int, args: Cells) -> int:
    """Why a seat may not do that in its turn; 0 if it may."""
    stage = int(state.stage[seat])
    is_option = action >= A_OPTION and action < A_SCROLL
    if stage == CHOOSING and state.phase == SETUP:
        return 0 if action >= A_TERRAIN and action < A_OPTION else reasons.TERRAIN_FIRST
    if action < A_OPTION:
        return reasons.NOT_NOW
    if action >= A_SCROLL and action < A_MARK:
        return scroll_refusal(state, seat)
    if stage == CHOOSING:
        return 0 if is_option else reasons.OPTION_FIRST
    if is_option:
        if state.phase == SETUP:
            return reasons.NOT_NOW
        return reasons.OPTION_CHOSEN if state.option[seat] >= 0 else reasons.CARD_IGNORED
    if action < A_SKIP:
        return mark_refusal(state, seat, action - A_MARK, args)
    if action == A_SKIP:
        if state.horse[seat] == 0 and stage != BONUS_MARKING:
            return reasons.NOTHING_TO_SKIP
        return reasons.MUST_MARK if must_mark(state, seat) else 0
    if state.horse[seat] == 1:
        return reasons.HORSE_FIRST
    if stage == BONUS_MARKING:
        return reasons.FINISH_BONUS
    if action != A_DONE:
        return _bonus_refusal(state, seat, action, args)
    if stage == MARKING:
        return reasons.MUST_MARK if must_mark(state, seat) else 0
    return reasons.MUST_TAKE_BONUS if state.strict == 1 and bonuses_waiting(state, seat) > 0 else 0


@kernel
def scroll_refusal(state: State, seat: int) -> int:
    """Why a scroll cannot be spent: only one found earlier, once a turn, before the first mark.

    EX-47, EX-A8, EX-C7.
    """
    if state.phase != MARKS:
        return reasons.NO_SCROLL_IN_SETUP
    if state.scrolled[seat] == 1:
        return reasons.SCROLL_ONCE
    if state.tracks_now[seat, SCROLLS] == state.tracks_now[seat, SCROLLS_SPENT]:
        return reasons.NO_SCROLL
    if state.tracks[seat, SCROLLS] == state.tracks_now[seat, SCROLLS_SPENT]:
        return reasons.SCROLL_NEW
    if state.marked[seat] == 1 or (state.stage[seat] != CHOOSING and state.stage[seat] != MARKING):
        return reasons.SCROLL_TOO_LATE
    return 0


@kernel
def must_mark(state: State, seat: int) -> bool:
    """Whether a mark is compulsory: in strict mode, as long as one is left and a square is open (EX-C11)."""
    if state.strict == 0 or (state.horse[seat] == 0 and state.left[seat] == 0):
        return False
    return not is_empty(open_squares(state, seat))


@kernel
def bonuses_waiting(state: State, seat: int) -> int:
    """How many temples have bonus marks that wait."""
    count = 0
    for quadrant in range(4):
        count += 1 if state.bonus[seat, quadrant] > 0 else 0
    return count


@kernel
def first_bonus(state: State, seat: int) -> int:
    """The first quadrant whose bonus waits; 4 if none does."""
    quadrant = 0
    while quadrant < 4 and state.bonus[seat, quadrant] == 0:
        quadrant += 1
    return quadrant


@kernel
def _bonus_refusal(state: State, seat: int, action: int, args: Cells) -> int:
    """Why a bonus cannot be taken up like that. The quadrant is named exactly when several bonuses wait.

    EX-69.
    """
    waiting = bonuses_waiting(state, seat)
    terrain = (action - A_BONUS) % 4
    if state.stage[seat] != BONUS_WAITING or waiting == 0:
        return reasons.NO_BONUS
    if action < A_BONUS_OF:
        args[0] = first_bonus(state, seat)
        args[1] = terrain
        return 0 if waiting == 1 else reasons.BONUS_WHICH
    args[0] = (action - A_BONUS_OF) // 4
    if state.bonus[seat, args[0]] == 0:
        return reasons.NO_BONUS_THERE
    args[0] = terrain
    return 0 if waiting > 1 else reasons.BONUS_ONLY


# ---- what it does


@kernel
def act_in_turn(state: State, seat: int, action: int) -> None:
    """Carry out what a seat does in its turn, except `done`."""
    if action >= A_MARK and action < A_SKIP:
        mark(state, seat, action - A_MARK)
        _end_bonus(state, seat)
    elif action == A_SKIP:
        if state.horse[seat] == 1:
            state.horse[seat] = 0
        else:
            state.left[seat] = 0
        _end_bonus(state, seat)
    elif action >= A_BONUS:
        _begin_bonus(state, seat, action)
    elif action >= A_SCROLL:  # EX-47
        state.tracks_now[seat, SCROLLS_SPENT] += 1
        state.scrolled[seat] = 1
        _begin_marks(state, seat, box.SCROLL_MARKS, bit(action - A_SCROLL))
    elif action >= A_OPTION:
        _take_option(state, seat, action - A_OPTION)
    else:  # EX-22
        _begin_marks(state, seat, box.SETUP_MARKS, bit(action - A_TERRAIN))


@kernel
def _begin_marks(state: State, seat: int, marks: int, terrains: int) -> None:
    state.stage[seat] = MARKING
    state.left[seat] = marks
    state.allowed[seat] = terrains


@kernel
def _take_option(state: State, seat: int, option: int) -> None:
    """Choose a side of the card (EX-31, EX-34)."""
    is_active = state.phase == OPTION
    if is_active:
        state.chosen = option
        state.phase = MARKS
    state.option[seat] = option
    _begin_marks(state, seat, option_marks(state, option, is_active), int(CARD_TERRAINS[state.card, option]))


@kernel
def _end_bonus(state: State, seat: int) -> None:
    """A bonus ends with its last mark, once no horse is open (EX-C8)."""
    if state.stage[seat] == BONUS_MARKING and state.left[seat] == 0 and state.horse[seat] == 0:
        _wait_for_bonus(state, seat)


@kernel
def _wait_for_bonus(state: State, seat: int) -> None:
    state.stage[seat] = BONUS_WAITING
    state.left[seat] = 0
    state.allowed[seat] = 0


@kernel
def _begin_bonus(state: State, seat: int, action: int) -> None:
    """Take up a bonus that waits, on one terrain (EX-69, EX-A11)."""
    quadrant = first_bonus(state, seat) if action < A_BONUS_OF else (action - A_BONUS_OF) // 4
    state.stage[seat] = BONUS_MARKING
    state.left[seat] = state.bonus[seat, quadrant]
    state.bonus[seat, quadrant] = 0
    state.allowed[seat] = bit((action - A_BONUS) % 4)  # the same for both ways to name a bonus


@kernel
def finish(state: State, seat: int) -> bool:
    """Carry out `done`: on to waiting bonuses, else the seat's turn ends (EX-C8). Returns whether all are done."""
    if state.stage[seat] == MARKING and bonuses_waiting(state, seat) > 0:
        _wait_for_bonus(state, seat)
        return False
    state.stage[seat] = DONE
    state.left[seat] = 0
    state.allowed[seat] = 0
    for quadrant in range(4):  # what was not taken up is given up (EX-C10)
        state.bonus[seat, quadrant] = 0
    for other in range(state.seats):
        if state.stage[other] != DONE:
            return False
    return True
