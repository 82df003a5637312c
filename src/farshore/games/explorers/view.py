"""What a seat of Explorers may know, and full states invented from it.

The view is `Public` as it is, with every board as it was when the turn began, and the seat's own board as it is now.
Of the others' running turns nothing is copied, not even whether they are done (8.15).
"""

from typing import Annotated, Any

from farshore.engine.game import SPECTATOR
from farshore.engine.kernel import clear, copy, kernel
from farshore.engine.record import Cells, Int8, record_type
from farshore.games.explorers.rules import active_seat
from farshore.games.explorers.state import (
    CARD_MARKS,
    CARD_TERRAINS,
    CHOOSING,
    MARKING,
    MARKS,
    OPTION,
    SEATS,
    SETUP,
    SQUARES,
    TRACKS,
    Public,
    State,
)


class View(Public):
    """What one seat, or a spectator, may know."""

    me: Int8  # seat, or SPECTATOR
    my_marks: Annotated[Cells, "i1", (SQUARES,)]  # the own board as it is; zero for a spectator
    my_tracks: Annotated[Cells, "i1", (TRACKS,)]
    my_stage: Int8
    my_left: Int8
    my_allowed: Int8
    my_horse: Int8
    my_moved: Int8
    my_option: Int8
    my_scrolled: Int8
    my_bonus: Annotated[Cells, "i1", (4,)]


VIEW = record_type(View)


@kernel
def observe(state: State, seat: int, view: View) -> None:
    """Write what `seat` may know: what is public, and its own board."""
    clear(view)
    copy(view, state)
    view.me = seat
    if seat == SPECTATOR:
        return
    for square in range(SQUARES):
        view.my_marks[square] = state.marks_now[seat, square]
    for track in range(TRACKS):
        view.my_tracks[track] = state.tracks_now[seat, track]
    view.my_stage = state.stage[seat]
    view.my_left = state.left[seat]
    view.my_allowed = state.allowed[seat]
    view.my_horse = state.horse[seat]
    view.my_moved = state.moved[seat]
    view.my_option = state.option[seat]
    view.my_scrolled = state.scrolled[seat]
    for quadrant in range(4):
        view.my_bonus[quadrant] = state.bonus[seat, quadrant]


def reveal_all(state: State, view: View) -> None:
    """Show all boards as they are in the middle of a turn, for looking back."""
    view.marks[:] = state.marks_now
    view.tracks[:] = state.tracks_now


@kernel
def resample(view: View, stream: Any, state: State) -> None:
    """Write a full state that the view allows: the others stand where the turn began for them.

    Boards are public when a turn closes, so nothing but the course of the running turn has to be invented, and a state
    in which the others have not yet acted is one that the view allows.
    """
    clear(state)
    copy(state, view)
    active = active_seat(view)
    running = view.phase == SETUP or view.phase == MARKS
    for seat in range(SEATS):
        state.option[seat] = -1
        for square in range(SQUARES):
            state.marks_now[seat, square] = view.marks[seat, square]
        for track in range(TRACKS):
            state.tracks_now[seat, track] = view.tracks[seat, track]
        if seat < view.seats and seat != view.me and (running or view.phase == OPTION):
            state.stage[seat] = CHOOSING
            if seat == active and view.phase == MARKS:
                state.stage[seat] = MARKING
                state.left[seat] = CARD_MARKS
                state.allowed[seat] = CARD_TERRAINS[view.card, view.chosen]
                state.option[seat] = view.chosen
    me = int(view.me)
    if me == SPECTATOR:
        return
    for square in range(SQUARES):
        state.marks_now[me, square] = view.my_marks[square]
    for track in range(TRACKS):
        state.tracks_now[me, track] = view.my_tracks[track]
    state.stage[me] = view.my_stage
    state.left[me] = view.my_left
    state.allowed[me] = view.my_allowed
    state.horse[me] = view.my_horse
    state.moved[me] = view.my_moved
    state.option[me] = view.my_option
    state.scrolled[me] = view.my_scrolled
    for quadrant in range(4):
        state.bonus[me, quadrant] = view.my_bonus[quadrant]
