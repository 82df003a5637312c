"""What a seat of Lost Cities may know, full states invented from it, and what it learns of each step.

The view is `Public` as it is, the seat's own hand, and how many of each card it cannot see. Nothing else is copied,
so nothing else can leak. Cards taken openly from a pile stay known to be in that hand until they are played.
"""

from typing import Annotated, Any

from farshore.engine.chance import below, pick
from farshore.engine.game import CHANCE, SPECTATOR
from farshore.engine.kernel import clear, copy, kernel
from farshore.engine.record import Cells, Int8, record_type
from farshore.games.lost_cities.box import CARD_KINDS, HAND
from farshore.games.lost_cities.notation import ACTION_TEXTS, OUTCOME_TEXTS
from farshore.games.lost_cities.rules import add_to_hand
from farshore.games.lost_cities.state import OVER, ROUND_SCORED, STARTS, Public, State, card_of, in_box


class View(Public):
    """What one seat, or a spectator, may know."""

    me: Int8  # seat, or SPECTATOR
    mine: Annotated[Cells, "i1", (HAND,)]  # own hand in ascending order, 0 behind the last
    unseen: Annotated[Cells, "i1", (CARD_KINDS,)]  # of each card, how many this seat cannot see


VIEW = record_type(View)


@kernel
def observe(state: State, seat: int, view: View) -> None:
    """Write what `seat` may know. The unseen cards are counted from what is seen, not from where they are."""
    clear(view)
    copy(view, state)
    view.me = seat
    for card in range(card_of(int(state.suits), 0)):
        seen = int(state.laid[0, card]) + int(state.laid[1, card])
        seen += int(state.known[1, card]) if seat == 0 else int(state.known[0, card])
        if seat == SPECTATOR:
            seen += int(state.known[1, card])
        view.unseen[card] = in_box(view, card) - seen
    for suit in range(state.suits):
        for i in range(state.height[suit]):
            view.unseen[card_of(suit, int(state.pile[suit, i]))] -= 1
    if seat != SPECTATOR:
        for i in range(state.held[seat]):
            view.mine[i] = state.hand[seat, i]
            view.unseen[state.hand[seat, i]] -= 1


def reveal_all(state: State, view: View) -> None:
    """Make both hands known, for the replay of a finished match."""
    for seat in range(2):
        view.known[seat] = 0
        for card in state.hand[seat, : state.held[seat]].tolist():
            view.known[seat, card] += 1


@kernel
def resample(view: View, stream: Any, state: State) -> None:
    """Write a full state that the view allows: hidden hands from the unseen cards, all as likely, the rest as deck."""
    clear(state)
    copy(state, view)
    left = 0
    for card in range(CARD_KINDS):
        state.deck_of[card] = view.unseen[card]
        left += int(view.unseen[card])
    for seat in range(2):
        if seat == view.me:
            for i in range(view.held[seat]):
                state.hand[seat, i] = view.mine[i]
            continue
        hidden = int(view.held[seat])
        for card in range(CARD_KINDS):
            hidden -= int(view.known[seat, card])
        state.held[seat] = 0
        for card in range(CARD_KINDS):
            for _ in range(view.known[seat, card]):
                add_to_hand(state, seat, card)
        for _ in range(hidden):
            card = pick(state.deck_of, below(stream, left))
            state.deck_of[card] -= 1
            left -= 1
            add_to_hand(state, seat, card)


def told(state: State, actor: int, action: int, seat: int) -> str:
    """What `seat` learns of an action or outcome in `state`: all of it, but `card ?` of a card another seat gets."""
    if actor != CHANCE:
        return ACTION_TEXTS[action]
    # Between rounds state.seat is 0: the first card of a deal goes to seat 0.
    return OUTCOME_TEXTS[action] if action >= STARTS or seat == state.seat else "card ?"


def highlights(before: Public, after: Public, done: str) -> list[str]:
    """A round that was just written down, with the points of both seats: `round 2 35 -8`."""
    written = (ROUND_SCORED, OVER)  # a round that was cut off is not
    if before.step in written or after.step not in written:
        return []
    one, other = (int(points) for points in after.sheet[after.round_no - 1])
    return [f"round {after.round_no} {one} {other}"]
