"""What a seat of Explorers may know, full states made from it, and what it learns of each action.

The view is `Public` as it is, with every board as it was when the turn began, and the seat's own board as it is now.
Of the others' running turns nothing is copied, not even whether they are done (EX-C15).
"""

from typing import Annotated, Any

from farshore.engine.game import CHANCE, SPECTATOR
from farshore.engine.kernel import clear, copy, kernel
from farshore.engine.record import Cells, Int8, new, record_type, unpack
from farshore.games.explorers import box
from farshore.games.explorers.boards import WORDS, copy_board
from farshore.games.explorers.notation import ACTION_TEXTS, OUTCOME_TEXTS
from farshore.games.explorers.state import (
    CHOOSING,
    EXPLORED,
    MARKING,
    MARKS,
    OPTION,
    OVER,
    SEATS,
    SETUP,
    STATE,
    TRACKS,
    Public,
    State,
)
from farshore.games.explorers.turns import CARD_TERRAINS, active_seat


class View(Public):
    """What one seat, or a spectator, may know."""

    me: Int8  # seat, or SPECTATOR
    my_marks: Annotated[Cells, "u8", (WORDS,)]  # the own board as it is; zero for a spectator
    my_tracks: Annotated[Cells, "i1", (TRACKS,)]
    my_stage: Int8
    my_left: Int8
    my_allowed: Int8
    my_horse: Int8
    my_marked: Int8
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
    for word in range(WORDS):
        view.my_marks[word] = state.marks_now[seat, word]
    for track in range(TRACKS):
        view.my_tracks[track] = state.tracks_now[seat, track]
    view.my_stage = state.stage[seat]
    view.my_left = state.left[seat]
    view.my_allowed = state.allowed[seat]
    view.my_horse = state.horse[seat]
    view.my_marked = state.marked[seat]
    view.my_option = state.option[seat]
    view.my_scrolled = state.scrolled[seat]
    for quadrant in range(4):
        view.my_bonus[quadrant] = state.bonus[seat, quadrant]


def reveal_all(state: State, view: View) -> None:
    """Show all boards as they are in the middle of a turn, for replays."""
    view.marks[:] = state.marks_now
    view.tracks[:] = state.tracks_now


@kernel
def resample(view: View, stream: Any, state: State) -> None:
    """Write a full state that the view allows: the one in which the others have not yet acted in the running turn.

    Boards are public when a turn closes, so nothing but the course of the running turn is unknown.
    """
    clear(state)
    copy(state, view)
    active = active_seat(view)
    running = view.phase == SETUP or view.phase == MARKS
    for seat in range(SEATS):
        state.option[seat] = -1
        copy_board(state.marks_now, seat, view.marks, seat)
        for track in range(TRACKS):
            state.tracks_now[seat, track] = view.tracks[seat, track]
        if seat < view.seats and seat != view.me and (running or view.phase == OPTION):
            state.stage[seat] = CHOOSING
            if seat == active and view.phase == MARKS:
                state.stage[seat] = MARKING
                state.left[seat] = box.CARD_MARKS
                state.allowed[seat] = CARD_TERRAINS[view.card, view.chosen]
                state.option[seat] = view.chosen
    me = int(view.me)
    if me == SPECTATOR:
        return
    for word in range(WORDS):
        state.marks_now[me, word] = view.my_marks[word]
    for track in range(TRACKS):
        state.tracks_now[me, track] = view.my_tracks[track]
    state.stage[me] = view.my_stage
    state.left[me] = view.my_left
    state.allowed[me] = view.my_allowed
    state.horse[me] = view.my_horse
    state.marked[me] = view.my_marked
    state.option[me] = view.my_option
    state.scrolled[me] = view.my_scrolled
    for quadrant in range(4):
        state.bonus[me, quadrant] = view.my_bonus[quadrant]


def known_state(view: View) -> Any:
    """The boards of all seats and the turn of the own one as a state has them, of an unpacked view; for Python.

    Of the others' turns it holds nothing.
    """
    known = unpack(new(STATE))
    vars(known).update(vars(view), marks_now=view.marks.copy(), tracks_now=view.tracks.copy())
    if view.me != SPECTATOR:
        known.marks_now[view.me] = view.my_marks
        known.tracks_now[view.me] = view.my_tracks
        for name in ("stage", "left", "allowed", "horse", "marked", "option", "scrolled", "bonus"):
            getattr(known, name)[view.me] = getattr(view, f"my_{name}")
    return known


def told(state: State, actor: int, action: int, seat: int) -> str | None:
    """What `seat` learns: all that is done openly, and of a turn that all play at once only its own part (EX-C15)."""
    if actor == CHANCE:
        return OUTCOME_TEXTS[action]
    return ACTION_TEXTS[action] if actor == seat or state.phase not in (SETUP, MARKS) else None


def highlights(before: Public, after: Public, done: str) -> list[str]:
    """Temples and races that a turn has decided, and the end of a round: `temple B 0 12`, `race E6 1 8`, `round 2`."""
    found = []
    for seat in range(after.seats):
        for quadrant, name in enumerate(box.QUADRANTS):
            points = int(after.tracks[seat, EXPLORED + quadrant])
            if points and not before.tracks[seat, EXPLORED + quadrant]:
                found.append(f"temple {name} {seat} {points - 1}")
        for goal, points in enumerate(after.race_points[seat].tolist()):
            if points and not before.race_points[seat, goal]:
                found.append(f"race {box.ACHIEVEMENTS[after.goal[goal]]} {seat} {points}")
    if before.round_no != after.round_no or (after.phase == OVER and before.phase != OVER):
        found.append(f"round {before.round_no + 1}")
    return found
