"""What a seat of Die neuen Entdecker may know, what it learns of a step, and full states invented from its view.

The view is `Public` as it is, the tokens this seat has seen, and its own chief scouts. When the match is over, all
tokens and chiefs are shown. Nothing else is copied, so nothing else can leak.
"""

from typing import Annotated, Any

import numpy as np

from farshore.engine.bits import has_bit
from farshore.engine.chance import below
from farshore.engine.game import CHANCE, SPECTATOR
from farshore.engine.kernel import clear, copy, kernel, plain
from farshore.engine.record import Cells, record_type
from farshore.games.entdecker import box, packed
from farshore.games.entdecker.islands import first_land
from farshore.games.entdecker.jungle import hut_winner, shows_token
from farshore.games.entdecker.map_queries import targets
from farshore.games.entdecker.notation import ACTION_TEXTS, OUTCOME_TEXTS
from farshore.games.entdecker.scoring import rank_points
from farshore.games.entdecker.scouts import free_space
from farshore.games.entdecker.state import (
    A_HUT,
    A_ISLAND,
    A_WHEEL,
    BACK,
    CHIEFS,
    GOLD,
    NO_EVENT,
    NUMBERS,
    O_TOKEN,
    OVER,
    PAIR_OF,
    PATH_LENGTH,
    PATHS,
    PIRATES,
    SEATS,
    STORM,
    THEN_SETUP,
    TOKEN_COUNTS,
    TOKEN_VALUES,
    TOKENS,
    USABLE,
    Public,
    State,
)


class View(Public):
    """What one seat, or a spectator, may know."""

    me: Annotated[int, "i8"]  # seat, or SPECTATOR; wide, because workers reject a record of the wrong kind by its size
    token: Annotated[Cells, "i1", (PATHS,)]  # those seen; 0 none, or not seen
    chief: Annotated[Cells, "i1", (SEATS, 2)]  # the own ones, in the end all; 0 not known


VIEW = record_type(View)


@kernel
def observe(state: State, seat: int, view: View) -> None:
    """Write what `seat` may know: what is public, the tokens it has seen (EN-A28), its chief scouts (EN-C14)."""
    clear(view)
    copy(view, state)
    view.me = seat
    over = state.phase == OVER
    for path in range(PATHS):
        if over or (seat != SPECTATOR and has_bit(int(state.knows[path]), seat)):
            view.token[path] = state.token[path]
    for other in range(SEATS):
        if over or other == seat:
            view.chief[other, 0] = state.chief[other, 0]
            view.chief[other, 1] = state.chief[other, 1]


def reveal_all(state: State, view: View) -> None:
    """Show all tokens and chief scouts, for replays."""
    view.token[:] = state.token
    view.chief[:] = state.chief


@kernel
def has_written(table: Public, seat: int) -> bool:
    """Whether that seat has written down its chief scouts (EN-C2)."""
    if table.chief_scouts == 0 or seat >= table.seats or (table.phase == BACK and table.resume == THEN_SETUP):
        return False
    seats = int(table.seats)
    asked = (int(table.actor) - int(table.active)) % seats
    return table.phase != CHIEFS or (seat - int(table.active)) % seats < asked


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


# ---- what a step shows


def told(state: State, actor: int, action: int, seat: int) -> str:
    """What `seat` learns: all but tokens that others draw (EN-A28) and the chief scouts of others (EN-C14).

    A seat that looks at a token with a scout learns its points: `hut 3, token 10` (EN-12.4, EN-A24).
    """
    if actor == CHANCE:
        return "token ?" if action >= O_TOKEN and seat != state.actor else OUTCOME_TEXTS[action]
    if actor != seat:
        return "chiefs ?" if action < A_WHEEL else ACTION_TEXTS[action]
    path = _looked_at(state, action)
    return ACTION_TEXTS[action] if path < 0 else f"{ACTION_TEXTS[action]}, token {TOKEN_VALUES[state.token[path]]}"


def reveals_hidden(state: State, seat: int, action: int) -> bool:
    """Whether an action shows its seat a token it has not seen: a scout on an eye, or again on the dot.

    EN-12.4, EN-A24.
    """
    path = _looked_at(state, action)
    return path >= 0 and not plain(has_bit)(int(state.knows[path]), seat)


def _looked_at(state: State, action: int) -> int:
    """The hut whose token an action looks at; -1 none."""
    if not A_HUT <= action < A_ISLAND:
        return -1
    path = (action - A_HUT) // NUMBERS
    space = plain(free_space)(state, path)
    return path if space < PATH_LENGTH and state.knows[path] and plain(shows_token)(space) else -1


def highlights(before: Any, after: Any, done: str) -> list[str]:
    """What a step has brought: gold or pirates, as in `pirates 1 4`, a dead end, filled spaces, islands, huts."""
    brought = _met(before, after) + _stranded(before, after, done) + _filled(before, after, done)
    return brought + _scored(before, after) + _awarded(before, after)


def _met(before: Any, after: Any) -> list[str]:
    """Gold of a mine or lost to pirates (EN-13.1, EN-13.2): whose and how much."""
    if before.hand_event not in (GOLD, PIRATES) or after.hand_event != NO_EVENT:
        return []
    seat, name = before.active, box.EVENTS[before.hand_event - 1]
    change = abs(int(after.gold[seat]) - int(before.gold[seat]))
    return [f"{name} {seat} {change}"] if change else []  # none if the tile was discarded, or the purse is empty


def _stranded(before: Any, after: Any, done: str) -> list[str]:
    """A dead end that cost tiles already paid for (EN-8.9): whose expedition, and how many, as in `dead-end 1 2`.

    A piece or a storm would have ended it anyway.
    """
    ended = before.ship >= 0 and after.ship < 0 and before.left > 0
    if not ended or before.hand_event == STORM or done.startswith(("scout", "fort", "settle")):
        return []
    tile, ship = before.tile.copy(), int(before.ship)
    if done.startswith("place "):
        ship = box.CELL_TEXTS.index(done.split()[1])
        tile[ship] = after.tile[ship]
    elif not before.found:
        return []
    return [] if targets(tile, ship) else [f"dead-end {before.active} {before.left}"]


def _filled(before: Any, after: Any, done: str) -> list[str]:
    """Spaces that filled up by themselves when the ship was lifted off (EN-A12), as in `filled a7 b7`."""
    fresh = [box.CELL_TEXTS[cell] for cell in np.flatnonzero((before.tile < 0) & (after.tile >= 0))]
    filled = [cell for cell in fresh if not done.startswith(f"place {cell} ")]
    return [f"filled {' '.join(filled)}"] if filled else []


def _scored(before: Any, after: Any) -> list[str]:
    """Islands that were just scored: first tile, value, everybody's points, as in `island c3 9 9 4`."""
    lines = []
    for cell in np.flatnonzero((before.scored_ranks == 0) & (after.scored_ranks > 0)).tolist():
        value = plain(packed.island_value)(int(after.islands[plain(first_land)(int(after.tile[cell]), cell) + 1]))
        ranks = [plain(packed.scored_rank)(int(after.scored_ranks[cell]), seat) for seat in range(after.seats)]
        points = " ".join(str(rank_points(value, rank)) for rank in ranks)
        lines.append(f"island {box.CELL_TEXTS[cell]} {value} {points}")
    return lines


def _awarded(before: Any, after: Any) -> list[str]:
    """Huts whose token went to somebody in the end (EN-14.2): hut, token, seat, as in `hut 3 15 1`."""
    if after.phase != OVER or before.phase == OVER:
        return []
    counts, nearest = np.empty(SEATS, np.int64), np.empty(SEATS, np.int64)
    lines = []
    for path in np.flatnonzero(after.knows).tolist():
        winner = hut_winner(after.path[path], after.chief, counts, nearest)
        if winner >= 0:
            lines.append(f"hut {path + 1} {TOKEN_VALUES[after.token[path]]} {winner}")
    return lines
