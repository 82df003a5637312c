"""What a seat of Die neuen Entdecker may know, and full states invented from it.

The view is `Public` as it is, the tokens this seat has seen, and its own chief scouts. When the match is over, all
tokens and chiefs are shown. Nothing else is copied, so nothing else can leak.
"""

from typing import Annotated, Any

from farshore.engine.chance import below
from farshore.engine.game import SPECTATOR
from farshore.engine.kernel import clear, copy, kernel
from farshore.engine.record import Cells, Int32, record_type
from farshore.games.entdecker.state import (
    BACK,
    CHIEFS,
    OVER,
    PAIR_OF,
    PATHS,
    SEATS,
    SETUP,
    TOKEN_COUNTS,
    TOKENS,
    USABLE,
    Public,
    State,
)


class View(Public):
    """What one seat, or a spectator, may know."""

    me: Int32  # seat, or SPECTATOR; so wide that a view has not the size of a state
    token: Annotated[Cells, "i1", (PATHS,)]  # those seen; 0 none, or not seen
    chief: Annotated[Cells, "i1", (SEATS, 2)]  # the own ones, in the end all; 0 not known


VIEW = record_type(View)


@kernel
def observe(state: State, seat: int, view: View) -> None:
    """Write what `seat` may know: what is public, the tokens it has seen (A28), its chief scouts (8.14)."""
    clear(view)
    copy(view, state)
    view.me = seat
    over = state.phase == OVER
    for path in range(PATHS):
        if over or (seat != SPECTATOR and int(state.knows[path]) >> seat & 1 == 1):
            view.token[path] = state.token[path]
    for other in range(SEATS):
        if over or other == seat:
            view.chief[other, 0] = state.chief[other, 0]
            view.chief[other, 1] = state.chief[other, 1]


def reveal_all(state: State, view: View) -> None:
    """Show all tokens and chief scouts, for looking back."""
    view.token[:] = state.token
    view.chief[:] = state.chief


@kernel
def has_written(table: Public, seat: int) -> bool:
    """Whether that seat has written down its chief scouts (8.2)."""
    if table.chief_scouts == 0 or seat >= table.seats or (table.phase == BACK and table.resume == SETUP):
        return False
    seats = int(table.seats)
    asked = (int(table.actor) - int(table.turn)) % seats
    return table.phase != CHIEFS or (seat - int(table.turn)) % seats < asked


@kernel
def resample(view: View, stream: Any, state: State) -> None:
    """Write a full state that the view allows: tokens not seen are drawn from those left, chiefs from all pairs."""
    clear(state)
    copy(state, view)
    left = 0
    for token in range(1, TOKENS + 1):
        left += int(TOKEN_COUNTS[token])
    for path in range(PATHS):
        state.token[path] = view.token[path]
        left -= 1 if view.token[path] > 0 else 0
    for path in range(PATHS):
        if state.token[path] == 0 and state.knows[path] > 0:
            r = below(stream, left)
            left -= 1
            token = 0
            while r >= 0:  # the r-th of the tokens that lie in no hut so far
                token += 1
                r -= int(TOKEN_COUNTS[token])
                for other in range(PATHS):
                    r += 1 if state.token[other] == token else 0
            state.token[path] = token
    usable = int(USABLE[view.seats])
    for seat in range(SEATS):
        state.chief[seat, 0] = view.chief[seat, 0]
        state.chief[seat, 1] = view.chief[seat, 1]
        if view.chief[seat, 0] == 0 and has_written(view, seat):
            pair = below(stream, usable * (usable - 1) // 2)
            state.chief[seat, 0] = PAIR_OF[pair, 0]
            state.chief[seat, 1] = PAIR_OF[pair, 1]
