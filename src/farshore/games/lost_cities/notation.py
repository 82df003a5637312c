"""Lost Cities in words: the texts of actions and outcomes, why an action is refused, and what a seat is told."""

from farshore.engine.game import CHANCE, Reason
from farshore.engine.kernel import plain
from farshore.games.lost_cities.box import CARDS, KINDS, SUITS, TEXTS
from farshore.games.lost_cities.rules import (
    DISCARD,
    DRAW,
    DRAW_DECK,
    LAY,
    OVER,
    SETTLED,
    STALL,
    STARTS,
    TAKE,
    Public,
    State,
    fits,
    is_stalled,
)

ACTION_TEXTS = (
    *(f"lay {card}" for card in TEXTS),
    *(f"discard {card}" for card in TEXTS),
    "draw",
    *(f"take {suit}" for suit in SUITS),
)
OUTCOME_TEXTS = (*(f"card {card}" for card in TEXTS), "starts 0", "starts 1")
GRAMMAR = f"'lay R7', 'discard R7', 'draw' or 'take R'; suits are {SUITS}, ranks 2 to 10 and x for a wager"

REASONS = {
    "play_first": "a turn begins with laying or discarding a card, drawing comes second",
    "draw_next": "a card has been played, now draw one",
    "not_in_hand": "{card} is not in the hand of seat {seat}",
    "too_low": "{card} is not higher than {top}, the last card of that expedition",
    "wager_too_late": "a wager cannot follow a number, and {top} is already laid",
    "no_such_suit": "suit {suit} is not in play",
    "pile_empty": "the {suit} pile is empty",
    "pile_closed": "the {suit} pile was discarded to in this turn",
    "piles_shut": "the last {turns} turns took from piles, now the deck must be drawn from",
}


def why(state: State, seat: int, action: int) -> Reason | None:
    """Why the seat that is to act may not do that; None if it may."""
    if action >= DRAW_DECK:
        if state.step == LAY:
            return Reason("play_first", {})
        return None if action == DRAW_DECK else _why_not_take(state, action - TAKE)
    if state.step == DRAW:
        return Reason("draw_next", {})
    card = action % CARDS
    if card // KINDS >= state.colours:
        return Reason("no_such_suit", {"suit": SUITS[card // KINDS]})
    if card not in state.hand[seat, : state.held[seat]]:
        return Reason("not_in_hand", {"card": TEXTS[card], "seat": seat})
    if action < DISCARD and not plain(fits)(state, seat, card):
        suit = card // KINDS
        code = "wager_too_late" if card % KINDS == 0 else "too_low"
        return Reason(code, {"card": TEXTS[card], "top": TEXTS[suit * KINDS + int(state.top[seat, suit])]})
    return None


def _why_not_take(state: State, suit: int) -> Reason | None:
    if suit >= state.colours:
        return Reason("no_such_suit", {"suit": SUITS[suit]})
    if state.height[suit] == 0:
        return Reason("pile_empty", {"suit": SUITS[suit]})
    if suit == state.closed:
        return Reason("pile_closed", {"suit": SUITS[suit]})
    if plain(is_stalled)(state):
        return Reason("piles_shut", {"turns": STALL})
    return None


def told(state: State, actor: int, action: int, seat: int) -> str:
    """What `seat` learns of an action or outcome in `state`: all of it, but `card ?` of a card another seat gets."""
    if actor != CHANCE:
        return ACTION_TEXTS[action]
    # Between rounds state.seat is 0, which is right: the first card of a deal goes to seat 0.
    return OUTCOME_TEXTS[action] if action >= STARTS or seat == state.seat else "card ?"


def highlights(before: Public, after: Public, done: str) -> list[str]:
    """A round that was just written down, with the points of both seats: `round 2 35 -8`."""
    written = (SETTLED, OVER)  # a round that was cut off is not
    if before.step in written or after.step not in written:
        return []
    one, other = (int(points) for points in after.sheet[after.round_no - 1])
    return [f"round {after.round_no} {one} {other}"]
