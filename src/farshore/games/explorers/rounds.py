"""The end of a turn and of a round in Explorers, in the order of ruling EX-A26."""

from farshore.engine.kernel import kernel
from farshore.games.explorers.boards import copy_board
from farshore.games.explorers.goals import FAMILY, RACE, has_met, race_worth
from farshore.games.explorers.scoring import round_points
from farshore.games.explorers.state import CARD, EXPLORED, IDLE, OVER, ROUNDS, TRACKS, TURNS, State


@kernel
def close_turn(state: State) -> None:
    """Strike temples, judge races, score a round that has ended, make all boards public (EX-A26)."""
    for quadrant in range(4):  # EX-54, EX-55
        for seat in range(state.seats):
            if state.tracks_now[seat, EXPLORED + quadrant] != state.tracks[seat, EXPLORED + quadrant]:
                state.temple[quadrant] += 1
    for i in range(state.goals):  # EX-78
        if FAMILY[state.goal[i]] == RACE:
            winners = 0
            points = race_worth(state, i)
            for seat in range(state.seats):
                if state.race_points[seat, i] == 0 and has_met(state, seat, int(state.goal[i])):
                    state.race_points[seat, i] = points
                    winners += 1
            state.race[i] += winners
    if state.turn == TURNS:
        for seat in range(state.seats):
            provisions, gems = round_points(state, seat, int(state.round_no))
            state.round_provisions[seat, state.round_no] = provisions
            state.round_gems[seat, state.round_no] = gems
    for seat in range(state.seats):
        copy_board(state.marks, seat, state.marks_now, seat)
        for track in range(TRACKS):
            state.tracks[seat, track] = state.tracks_now[seat, track]
        state.stage[seat] = IDLE
        state.left[seat] = 0
        state.allowed[seat] = 0
        state.horse[seat] = 0
        state.marked[seat] = 0
        state.option[seat] = -1
        state.scrolled[seat] = 0
        for quadrant in range(4):
            state.bonus[seat, quadrant] = 0
    state.card = -1
    state.near = -1
    state.chosen = -1
    state.phase = CARD
    if state.turn == TURNS:
        _end_round(state)


@kernel
def _end_round(state: State) -> None:
    if state.round_no == ROUNDS - 1:
        state.phase = OVER
        return
    state.round_no += 1
    state.turn = 0
    state.seen = 0
    if state.seats == 1:  # EX-85: what has not been reached is worth less
        for quadrant in range(state.placed):
            if state.tracks[0, EXPLORED + quadrant] == 0:
                state.temple[quadrant] += 1
        for i in range(state.goals):
            if FAMILY[state.goal[i]] == RACE and state.race_points[0, i] == 0:
                state.race[i] += 1
