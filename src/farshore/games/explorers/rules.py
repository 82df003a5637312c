"""Explorers (Phil Walker-Harding, 2021): what may be done, and what it does.

Everybody marks squares of one shared map at the same time: three of the terrain on a card's chosen side, or two (31 to
37), each beside a mark of one's own (38). Rules are cited by the numbers of `docs/games/explorers.md`; its rulings are
4.x, its clarifications 8.x. What a seat does in a turn never depends on the others (4.10): when the last seat is done,
the turn closes and all boards become public at once.
"""

from typing import Any

import numpy as np

from farshore.engine.game import CHANCE
from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.explorers import box
from farshore.games.explorers.scoring import gem_points, has_met, provision_points
from farshore.games.explorers.state import (
    A_BONUS,
    A_BONUS_OF,
    A_DONE,
    A_MARK,
    A_OPTION,
    A_SCROLL,
    A_SKIP,
    A_TERRAIN,
    A_TILE,
    A_VILLAGE,
    ACHIEVEMENTS,
    ALL_TERRAINS,
    APPLE,
    BONUS_MARKING,
    BONUS_WAITING,
    CARD,
    CARD_MARKS,
    CARD_TERRAINS,
    CARDS,
    CHOOSE_VILLAGE,
    CHOOSING,
    COMPOSED,
    DONE,
    DRAW_ACHIEVEMENTS,
    E1,
    EXPERT_KIND,
    EXPERT_TEMPLE_POINTS,
    EXPLORED,
    F1,
    GEM,
    GEMS,
    GIVEN,
    GROUND_OF,
    HORSE,
    HORSES,
    IDLE,
    KEY,
    KEYS,
    KEYS_SPENT,
    MAP,
    MARKING,
    MARKS,
    MOST_ACHIEVEMENTS,
    MOST_EXPERT_PROVISIONS,
    O_ACHIEVEMENT,
    O_CARD,
    O_CARD_NEAR,
    O_TILE,
    OBJECT_OF,
    OPEN_PLACES,
    OPTION,
    OUTCOMES,
    OVER,
    PROVISION,
    RACE_POINTS,
    ROUNDS,
    SAME_MARKS,
    SCROLL,
    SCROLL_MARKS,
    SCROLLS,
    SCROLLS_SPENT,
    SEATS,
    SETUP,
    SETUP_MARKS,
    SIDE,
    SQUARES,
    TEMPLE,
    TEMPLE_MARKS,
    TEMPLE_POINTS,
    TILES,
    TRACKS,
    TURNS,
    VILLAGE,
    Public,
    State,
)

# ---- the flow of a match


@kernel
def start(state: State, seats: int, options: Cells) -> None:
    """The table before anything is drawn; `options` are the 15 numbers that `state.py` describes."""
    state.seats = seats
    state.expert_temples = options[0]
    state.expert_provisions = options[1]
    state.expert_gems = options[2]
    state.expert_villages = options[3]
    state.strict = options[4]
    state.first_print = options[5]
    state.to_draw = options[6]
    for i in range(MOST_ACHIEVEMENTS):
        state.goal[i] = options[7 + i]
        if options[7 + i] >= 0:
            state.goals += 1
    state.composed = 1 if options[10] == COMPOSED else 0
    state.begin = -1
    state.card = -1
    state.near = -1
    state.chosen = -1
    for quadrant in range(4):
        state.tile[quadrant] = -1
    for seat in range(SEATS):
        state.option[seat] = -1
    if options[10] == GIVEN:
        for quadrant in range(4):
            _lay_tile(state, quadrant, options[11 + quadrant])


@kernel
def to_act(state: State) -> int:
    """A bit for every seat that may act, or CHANCE; 0 when the match is over."""
    phase = int(state.phase)
    if phase == OVER:
        return 0
    if phase == CARD or phase == DRAW_ACHIEVEMENTS:
        return CHANCE
    if phase == MAP:
        return 1 if state.composed == 1 else CHANCE
    if phase == CHOOSE_VILLAGE:
        return 1
    if phase == OPTION:
        return 1 << active_seat(state)
    who = 0
    for seat in range(state.seats):
        if state.stage[seat] != DONE:
            who |= 1 << seat
    return who


@kernel
def active_seat(state: Public) -> int:
    """Who turns the card in this turn (4.14); -1 nobody: alone, in setup, in the last turn of three (30)."""
    if (
        state.seats == 1
        or state.turn == 0
        or (state.seats == 3 and state.round_no == ROUNDS - 1 and state.turn == TURNS)
    ):
        return -1
    return (int(state.round_no) + int(state.turn) - 1) % int(state.seats)


@kernel
def legal(state: State, seat: int, actions: Cells) -> int:
    """Write the legal actions of `seat` in ascending order, return how many."""
    phase = int(state.phase)
    n = 0
    if phase == MAP:
        if state.composed == 1 and seat == 0:
            for i in range(TILES * 4):
                if not _is_laid(state, i // 4):
                    actions[n] = A_TILE + 32 * int(state.placed) + i
                    n += 1
    elif phase == CHOOSE_VILLAGE:
        if seat == 0:
            nearest = _nearest(state)
            for quadrant in range(4):
                if _distance(int(state.village[quadrant])) == nearest:
                    actions[n] = A_VILLAGE + quadrant
                    n += 1
    elif phase == OPTION:
        if seat == active_seat(state):
            actions[0] = A_OPTION
            actions[1] = A_OPTION + 1
            n = 2
    elif phase == SETUP or phase == MARKS:
        n = _legal_in_turn(state, seat, actions)
    return n


@kernel
def _legal_in_turn(state: State, seat: int, actions: Cells) -> int:
    n = 0
    stage = int(state.stage[seat])
    if stage == CHOOSING and state.phase == SETUP:  # any terrain, even one without a legal square (8.5)
        for terrain in range(4):
            actions[n] = A_TERRAIN + terrain
            n += 1
        return n
    if stage == CHOOSING:
        actions[0] = A_OPTION
        actions[1] = A_OPTION + 1
        n = 2
    if may_scroll(state, seat):
        for terrain in range(4):
            actions[n] = A_SCROLL + terrain
            n += 1
    marks = 0
    if (stage == MARKING or stage == BONUS_MARKING) and (state.horse[seat] == 1 or state.left[seat] > 0):
        terrains = ALL_TERRAINS if state.horse[seat] == 1 else int(state.allowed[seat])
        for square in range(SQUARES):
            if may_mark(state, seat, square, terrains):
                actions[n] = A_MARK + square
                n += 1
                marks += 1
    bound = state.strict == 1 and marks > 0  # compulsory as long as a square is open (8.11)
    if (state.horse[seat] == 1 or stage == BONUS_MARKING) and not bound:
        actions[n] = A_SKIP
        n += 1
    waiting = 0
    if stage == BONUS_WAITING:
        for quadrant in range(4):
            waiting += 1 if state.bonus[seat, quadrant] > 0 else 0
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
    if stage == BONUS_WAITING and not (state.strict == 1 and waiting > 0):
        actions[n] = A_DONE
        n += 1
    if stage == MARKING and state.horse[seat] == 0 and not bound:
        actions[n] = A_DONE
        n += 1
    return n


@kernel
def may_scroll(state: State, seat: int) -> bool:
    """Whether a scroll found in an earlier turn may be spent now: once, before the first mark (47, 4.8, 8.7)."""
    if state.phase != MARKS or state.moved[seat] == 1 or state.scrolled[seat] == 1:
        return False
    if state.stage[seat] != CHOOSING and state.stage[seat] != MARKING:
        return False
    return state.tracks[seat, SCROLLS] > state.tracks_now[seat, SCROLLS_SPENT]


@kernel
def may_mark(state: State, seat: int, square: int, terrains: int) -> bool:
    """Whether that square is open to a mark on one of `terrains` (4.31)."""
    ground = int(state.ground[square])
    if ground == VILLAGE or terrains >> ground & 1 == 0 or state.marks_now[seat, square] == 1:
        return False
    if not is_beside(state, seat, square):
        return False
    thing = int(state.thing[square])
    if thing == TEMPLE:  # 53
        return state.tracks_now[seat, KEYS] > state.tracks_now[seat, KEYS_SPENT]
    return thing < APPLE or is_provision_open(state, seat, thing - APPLE)


@kernel
def is_beside(state: State, seat: int, square: int) -> bool:
    """Whether that square lies beside a mark of this seat (38)."""
    column = square % SIDE
    if column > 0 and state.marks_now[seat, square - 1] == 1:
        return True
    if column < SIDE - 1 and state.marks_now[seat, square + 1] == 1:
        return True
    if square >= SIDE and state.marks_now[seat, square - SIDE] == 1:
        return True
    return square < SQUARES - SIDE and state.marks_now[seat, square + SIDE] == 1


@kernel
def is_provision_open(state: State, seat: int, kind: int) -> bool:
    """Whether that provision is still open in this round's column (51, 65, 66)."""
    found = int(state.tracks_now[seat, PROVISION + 3 * int(state.round_no) + kind])
    if state.expert_provisions == 1:
        return kind == EXPERT_KIND[state.round_no] and found < MOST_EXPERT_PROVISIONS
    return found == 0


@kernel
def chances(state: State, weights: Cells) -> int:
    """Write a weight for every outcome and return the total."""
    for outcome in range(OUTCOMES):
        weights[outcome] = 0
    total = 0
    if state.phase == MAP:
        for i in range(TILES * 4):
            if not _is_laid(state, i // 4):
                weights[O_TILE + 32 * int(state.placed) + i] = 1
                total += 1
    elif state.phase == DRAW_ACHIEVEMENTS:
        for i in range(ACHIEVEMENTS):
            if not _is_goal(state, i):
                weights[O_ACHIEVEMENT + i] = 1
                total += 1
    else:
        for card in range(CARDS):
            if int(state.gone) >> card & 1 == 0:
                if state.seats == 1:  # either side may lie near (86)
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
        if action < O_ACHIEVEMENT:
            _lay_tile(state, int(state.placed), action % 32)
        elif action < O_CARD:
            state.goal[state.goals] = action - O_ACHIEVEMENT
            state.goals += 1
            state.to_draw -= 1
            _go_on_setting_up(state)
        else:
            near = -1
            card = action - O_CARD
            if action >= O_CARD_NEAR:
                card = (action - O_CARD_NEAR) // 2
                near = (action - O_CARD_NEAR) % 2
            _turn_card(state, card, near)
        return
    if action >= A_TILE:
        _lay_tile(state, int(state.placed), (action - A_TILE) % 32)
    elif action >= A_MARK and action < A_SKIP:
        _mark(state, seat, action - A_MARK)
    elif action == A_DONE:
        _be_done(state, seat)
    elif action == A_SKIP:
        if state.horse[seat] == 1:
            state.horse[seat] = 0
        else:
            state.left[seat] = 0
        _end_bonus(state, seat)
    elif action >= A_BONUS:
        _begin_bonus(state, seat, action)
    elif action >= A_SCROLL:  # 47
        state.tracks_now[seat, SCROLLS_SPENT] += 1
        state.scrolled[seat] = 1
        state.stage[seat] = MARKING
        state.left[seat] = SCROLL_MARKS
        state.allowed[seat] = 1 << (action - A_SCROLL)
    elif action >= A_OPTION:
        _take_option(state, seat, action - A_OPTION)
    elif action >= A_TERRAIN:  # 22
        state.stage[seat] = MARKING
        state.left[seat] = SETUP_MARKS
        state.allowed[seat] = 1 << (action - A_TERRAIN)
    else:
        _begin_at(state, action - A_VILLAGE)


# ---- setting up


@kernel
def _is_laid(state: Public, tile: int) -> bool:
    for quadrant in range(state.placed):
        if int(state.tile[quadrant]) // 4 == tile:
            return True
    return False


@kernel
def _is_goal(state: Public, number: int) -> bool:
    for i in range(state.goals):
        if state.goal[i] == number:
            return True
    return False


@kernel
def _lay_tile(state: State, quadrant: int, turned: int) -> None:
    """Lay a tile (4 * tile + quarter turns) into a quadrant (17)."""
    state.tile[quadrant] = turned
    state.placed += 1
    first = (quadrant // 2) * 8 * SIDE + (quadrant % 2) * 8
    for i in range(64):
        square = first + (i // 8) * SIDE + i % 8
        state.ground[square] = GROUND_OF[turned, i]
        state.thing[square] = OBJECT_OF[turned, i]
        if GROUND_OF[turned, i] == VILLAGE:
            state.village[quadrant] = square
    if state.placed == 4:
        state.composed = 0  # who made the map does not matter any more
        _number_areas(state)
        _go_on_setting_up(state)


@kernel
def _number_areas(state: State) -> None:
    """Number the connected areas of every terrain in reading order (4.19)."""
    reached = np.empty(SQUARES, np.int16)  # squares of an area whose neighbours have not been looked at
    for square in range(SQUARES):
        state.area[square] = -1
    for first in range(SQUARES):
        ground = int(state.ground[first])
        if ground == VILLAGE or state.area[first] >= 0:
            continue
        number = int(state.areas[ground])
        state.areas[ground] += 1
        state.area[first] = number
        reached[0] = first
        count = 1
        while count > 0:
            count -= 1
            square = int(reached[count])
            for way in range(4):
                beside = neighbour(square, way)
                if beside >= 0 and state.ground[beside] == ground and state.area[beside] < 0:
                    state.area[beside] = number
                    reached[count] = beside
                    count += 1


@kernel
def neighbour(square: int, way: int) -> int:
    """The square to the left, right, above or below; -1 beyond the edge of the map."""
    if way == 0:
        return square - 1 if square % SIDE > 0 else -1
    if way == 1:
        return square + 1 if square % SIDE < SIDE - 1 else -1
    if way == 2:
        return square - SIDE if square >= SIDE else -1
    return square + SIDE if square < SQUARES - SIDE else -1


@kernel
def _go_on_setting_up(state: State) -> None:
    """Map, achievements, start village, setup marks, in this order (8.3)."""
    if state.to_draw > 0:
        state.phase = DRAW_ACHIEVEMENTS
        return
    nearest = _nearest(state)
    count = 0
    only = 0
    for quadrant in range(4):
        if _distance(int(state.village[quadrant])) == nearest:
            count += 1
            only = quadrant
    if count > 1:  # 21
        state.phase = CHOOSE_VILLAGE
    else:
        _begin_at(state, only)


@kernel
def _distance(square: int) -> int:
    """Squared distance from the centre of the map, in half squares (4.7)."""
    return (2 * (square // SIDE) - 15) ** 2 + (2 * (square % SIDE) - 15) ** 2


@kernel
def _nearest(state: Public) -> int:
    nearest = 1000
    for quadrant in range(4):
        nearest = min(nearest, _distance(int(state.village[quadrant])))
    return nearest


@kernel
def _begin_at(state: State, quadrant: int) -> None:
    """Everybody marks the start village (20), then sets up (22)."""
    state.begin = quadrant
    square = int(state.village[quadrant])
    for seat in range(state.seats):
        state.marks_now[seat, square] = 1
        state.marks[seat, square] = 1
        state.stage[seat] = CHOOSING
    state.phase = SETUP


# ---- a turn


@kernel
def _turn_card(state: State, card: int, near: int) -> None:
    state.card = card
    state.near = near
    state.gone |= 1 << card
    state.turn += 1
    for seat in range(state.seats):
        state.stage[seat] = CHOOSING
    state.phase = OPTION if active_seat(state) >= 0 else MARKS


@kernel
def _take_option(state: State, seat: int, option: int) -> None:
    """Choose a side of the card: three marks, or two on the side that is the active seat's or far (33, 34, 86)."""
    marks = CARD_MARKS
    if state.phase == OPTION:
        state.chosen = option
        state.phase = MARKS
    elif state.seats == 1:
        marks = CARD_MARKS if option == state.near else SAME_MARKS
    elif option == state.chosen:
        marks = SAME_MARKS
    state.option[seat] = option
    state.stage[seat] = MARKING
    state.left[seat] = marks
    state.allowed[seat] = CARD_TERRAINS[state.card, option]


@kernel
def _mark(state: State, seat: int, square: int) -> None:
    """Mark a square, and what lies there takes effect (44 to 53)."""
    state.marks_now[seat, square] = 1
    state.moved[seat] = 1
    if state.horse[seat] == 1:
        state.horse[seat] = 0
    else:
        state.left[seat] -= 1
    thing = int(state.thing[square])
    if thing == KEY:
        state.tracks_now[seat, KEYS] += 1
    elif thing == SCROLL:
        state.tracks_now[seat, SCROLLS] += 1
    elif thing == HORSE:
        state.tracks_now[seat, HORSES] += 1
        state.horse[seat] = 1
    elif thing == GEM:
        state.tracks_now[seat, GEMS] += 1
    elif thing >= APPLE:
        state.tracks_now[seat, PROVISION + 3 * int(state.round_no) + thing - APPLE] += 1
    elif thing == TEMPLE:
        quadrant = 2 * (square // (8 * SIDE)) + square % SIDE // 8
        place = (
            int(OPEN_PLACES[state.seats, state.temple[quadrant]]) if state.seats > 1 else int(state.temple[quadrant])
        )
        state.tracks_now[seat, KEYS_SPENT] += 1
        if state.expert_temples == 1:  # 67
            state.tracks_now[seat, EXPLORED + quadrant] = 1 + EXPERT_TEMPLE_POINTS
            state.bonus[seat, quadrant] = TEMPLE_MARKS[place]
        else:
            state.tracks_now[seat, EXPLORED + quadrant] = 1 + TEMPLE_POINTS[place]
    _end_bonus(state, seat)


@kernel
def _end_bonus(state: State, seat: int) -> None:
    """A bonus ends with its last mark, once no horse is open (8.8)."""
    if state.stage[seat] == BONUS_MARKING and state.left[seat] == 0 and state.horse[seat] == 0:
        _wait_for_bonus(state, seat)


@kernel
def _wait_for_bonus(state: State, seat: int) -> None:
    state.stage[seat] = BONUS_WAITING
    state.left[seat] = 0
    state.allowed[seat] = 0


@kernel
def _begin_bonus(state: State, seat: int, action: int) -> None:
    """Take up a bonus that waits, on one terrain (69, 4.11)."""
    quadrant = (action - A_BONUS_OF) // 4
    terrain = (action - A_BONUS) % 4  # the same for both ways to name a bonus
    if action < A_BONUS_OF:
        for each in range(4):
            if state.bonus[seat, each] > 0:
                quadrant = each
    state.stage[seat] = BONUS_MARKING
    state.left[seat] = state.bonus[seat, quadrant]
    state.bonus[seat, quadrant] = 0
    state.allowed[seat] = 1 << terrain


@kernel
def _be_done(state: State, seat: int) -> None:
    """Close the marks, or the bonuses; when every seat is done, close the turn."""
    waits = False
    for quadrant in range(4):
        waits = waits or state.bonus[seat, quadrant] > 0
    if state.stage[seat] == MARKING and waits:
        _wait_for_bonus(state, seat)
        return
    state.stage[seat] = DONE
    state.left[seat] = 0
    state.allowed[seat] = 0
    for quadrant in range(4):  # what was not taken up is given up (8.10)
        state.bonus[seat, quadrant] = 0
    for other in range(state.seats):
        if state.stage[other] != DONE:
            return
    _close_turn(state)


@kernel
def _close_turn(state: State) -> None:
    """Strike temples, judge races, score a round that has ended, show all boards (4.26)."""
    for quadrant in range(4):  # 54, 55
        for seat in range(state.seats):
            if state.tracks_now[seat, EXPLORED + quadrant] != state.tracks[seat, EXPLORED + quadrant]:
                state.temple[quadrant] += 1
    for i in range(state.goals):  # 78
        if state.goal[i] >= E1 and state.goal[i] < F1:
            winners = 0
            points = int(RACE_POINTS[min(int(state.race[i]), 3)])
            for seat in range(state.seats):
                if state.race_points[seat, i] == 0 and has_met(state, seat, int(state.goal[i])):
                    state.race_points[seat, i] = points
                    winners += 1
            state.race[i] += winners
    if state.turn == TURNS:
        for seat in range(state.seats):
            state.round_provisions[seat, state.round_no] = provision_points(state, seat, int(state.round_no))
            state.round_gems[seat, state.round_no] = gem_points(state, seat)
    for seat in range(state.seats):
        for square in range(SQUARES):
            state.marks[seat, square] = state.marks_now[seat, square]
        for track in range(TRACKS):
            state.tracks[seat, track] = state.tracks_now[seat, track]
        state.stage[seat] = IDLE
        state.left[seat] = 0
        state.allowed[seat] = 0
        state.horse[seat] = 0
        state.moved[seat] = 0
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
    state.gone = 0
    if state.seats == 1:  # 85: what nobody has reached is worth less
        for quadrant in range(4):
            if state.tracks[0, EXPLORED + quadrant] == 0:
                state.temple[quadrant] += 1
        for i in range(state.goals):
            if state.goal[i] >= E1 and state.goal[i] < F1 and state.race_points[0, i] == 0:
                state.race[i] += 1


def longest(options: Any) -> int:
    """Most actions and outcomes: tiles, achievements, village and cards; for every seat what it can say in a match.

    That is each square once, two `done` and an option a turn, scrolls, skipped horses, bonuses begun and skipped.
    """
    setting_up = 4 + MOST_ACHIEVEMENTS + 1
    turns = ROUNDS * TURNS
    said = SQUARES + 2 * (turns + 1) + (turns + 1) + box.SCROLL_SLOTS + box.HORSE_SQUARES + 2 * 4
    return int(setting_up + turns + SEATS * said)
