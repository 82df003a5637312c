"""What a captain may know, full states invented from it, and what a captain learns of a step."""

from typing import Any

import numpy as np

from farshore.engine.bits import has_bit
from farshore.engine.chance import below, pick
from farshore.engine.game import CHANCE, SPECTATOR
from farshore.engine.kernel import clear, copy, kernel
from skerries.box import KINDS, SQUARES, TILES
from skerries.notation import ACTION_TEXTS, OUTCOME_TEXTS
from skerries.state import DEAL, FOG, HARBOUR, LOOKING, State, View


@kernel
def observe(state: State, seat: int, view: View) -> None:
    """Write what `seat` may know: all that is public, its commission, and the tiles that it looked at."""
    clear(view)
    copy(view, state)
    view.me = seat
    for captain in range(2):
        view.known[captain] = state.commission[captain] if captain == seat else state.shown[captain]
    if seat == SPECTATOR:
        return
    for square in range(SQUARES):
        if has_bit(int(state.looked[square]), seat):
            view.seen[square] = state.under[square]


@kernel
def resample(view: View, stream: Any, state: State) -> None:
    """Write a full state that the view allows: what others looked at comes from the unseen tiles, each as likely."""
    clear(state)
    copy(state, view)
    for kind in range(KINDS):
        state.bag[kind] = TILES[kind]
    for square in range(SQUARES):
        known = int(view.chart[square]) if view.chart[square] != FOG else int(view.seen[square])
        if known != FOG and known != HARBOUR:
            state.bag[known - 1] -= 1
        state.under[square] = view.seen[square]
    for square in range(SQUARES):
        if view.looked[square] != 0 and state.under[square] == 0:
            left = 0
            for kind in range(KINDS):
                left += int(state.bag[kind])
            kind = pick(state.bag, below(stream, left))
            state.bag[kind] -= 1
            state.under[square] = kind + 1
    _deal(view, stream, state)


@kernel
def _deal(view: View, stream: Any, state: State) -> None:
    """The commissions that were dealt: as far as they are known, otherwise any that is left (SK-3)."""
    weights = np.ones(KINDS, np.int64)
    dealt = int(view.seat) if view.step == DEAL else 2
    for seat in range(dealt):
        known = int(view.known[seat])
        state.commission[seat] = known
        if known != 0:
            weights[known - 1] = 0
    for seat in range(dealt):
        if state.commission[seat] == 0:
            left = 0
            for kind in range(KINDS):
                left += weights[kind]
            kind = pick(weights, below(stream, left))
            weights[kind] = 0
            state.commission[seat] = kind + 1


def reveal_all(state: State, view: View) -> None:
    """Show both commissions and every tile that was looked at, for a replay."""
    view.known[:] = state.commission
    view.seen[:] = state.under


def told(state: State, actor: int, action: int, seat: int) -> str:
    """What `seat` learns of a step: everything but the commission of the other, and what the other looks at."""
    if actor != CHANCE:
        return ACTION_TEXTS[action]
    hidden = state.step in (DEAL, LOOKING) and seat != state.seat
    return f"{'commission' if state.step == DEAL else 'tile'} ?" if hidden else OUTCOME_TEXTS[action]
