"""The jungle (EN-12): scouts on the paths, tokens in the huts, and who gets them in the end (EN-14.2)."""

import numpy as np

from farshore.engine.bits import all_bits, bit, without_bit
from farshore.engine.kernel import entry, kernel
from farshore.engine.record import Cells
from farshore.games.entdecker import packed, reasons
from farshore.games.entdecker.scouts import free_space, leave_reserve, usable_numbers, write_scouts
from farshore.games.entdecker.state import (
    A_HUT,
    IS_EYE,
    JUNGLE,
    NATIVES,
    NUMBERS,
    PATH_LENGTH,
    PATHS,
    SEATS,
    THEN_GO_ON,
    THEN_SCORE,
    THEN_SCOUTS,
    THEN_WAIT,
    TOKEN,
    TOKEN_VALUES,
    Public,
    State,
)


@kernel
def shows_token(space: int) -> bool:
    """Whether a scout there looks at the token: on an eye, and on the dot if the hut already holds one (EN-A24)."""
    return space == 0 or IS_EYE[space] == 1


# ---- where a scout may go


@kernel
def hut_refusal(state: Public, seat: int, path: int) -> int:
    """Why no scout can go to that hut; 0 if one can (EN-12.2, EN-13.3, EN-C10)."""
    if state.phase == NATIVES and state.scouts[seat] == 0:
        return reasons.NO_SCOUT
    if path == state.barred:
        return reasons.SAME_PATH
    return reasons.PATH_FULL if free_space(state, path) == PATH_LENGTH else 0


@kernel
def legal_huts(state: State, seat: int, actions: Cells) -> int:
    """Write the paths for a scout: of the island just scored, of the reserve, or just taken. Returns how many."""
    n = 0
    numbers = usable_numbers(state, seat)
    for path in range(PATHS):
        if hut_refusal(state, seat, path) == 0:
            n += write_scouts(state, numbers, A_HUT + NUMBERS * path, actions[n:])
    return n


# ---- scouts go to the jungle


@kernel
def send_scouts(state: State) -> int:
    """Ask the next seat clockwise that has a scout for the jungle (EN-12.1); then come the other islands."""
    for i in range(1, int(state.seats) + 1):
        seat = (int(state.actor) + i) % int(state.seats)
        if state.due[seat] > 0:
            state.actor = seat
            state.phase = JUNGLE
            return THEN_WAIT
    return THEN_SCORE


@kernel
def enter_jungle(state: State, seat: int, path: int, number: int) -> int:
    """Put a scout on a path, where a token may be drawn or looked at. Returns the next step.

    EN-12.2 to EN-12.4, EN-A23.
    """
    step = THEN_GO_ON
    if state.phase == JUNGLE:
        step = THEN_SCOUTS
        state.due[seat] -= 1
        state.due_bits[seat] = without_bit(int(state.due_bits[seat]), number)
    else:
        leave_reserve(state, seat, number)
    space = free_space(state, path)
    state.path[path, space] = packed.pack_scout(seat, number)
    if space == 0 and state.knows[path] == 0:
        state.hut = path
        state.resume = step
        state.phase = TOKEN
        return THEN_WAIT
    if shows_token(space):
        state.knows[path] |= bit(seat)
    return step


# ---- the end


@entry
def hut_winner(path: Cells, chief: Cells, counts: Cells, nearest: Cells) -> int:
    """Who gets the token of a path: most scouts, of equal seats the nearest to the hut (EN-14.2, EN-A34); -1
    nobody (EN-A26).

    Writes for every seat how many scouts it has there, where a chief that is known counts twice, and the space of the
    one nearest to the hut, counted from 0; -1 if it has none.
    """
    for seat in range(SEATS):
        counts[seat] = 0
        nearest[seat] = -1
    for space in range(PATH_LENGTH):
        seat = packed.scout_seat(int(path[space]))
        if seat >= 0:
            number = packed.scout_number(int(path[space]))
            is_chief = number > 0 and (chief[seat, 0] == number or chief[seat, 1] == number)
            counts[seat] += 2 if is_chief else 1
            if nearest[seat] < 0:
                nearest[seat] = space
    winner = -1
    for seat in range(SEATS):
        if counts[seat] > 0 and (
            winner < 0
            or counts[seat] > counts[winner]
            or (counts[seat] == counts[winner] and nearest[seat] < nearest[winner])
        ):
            winner = seat
    return winner


@kernel
def score_huts(state: State) -> None:
    """Reveal the tokens, and give each to the winner of its path (EN-14.2)."""
    counts = np.empty(SEATS, np.int64)
    nearest = np.empty(SEATS, np.int64)
    for path in range(PATHS):
        if state.knows[path] > 0:
            winner = hut_winner(state.path[path], state.chief[:], counts, nearest)
            if winner >= 0:
                state.points[winner] += TOKEN_VALUES[state.token[path]]
            state.knows[path] = all_bits(int(state.seats))
