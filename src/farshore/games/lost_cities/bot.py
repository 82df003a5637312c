"""What bots know about Lost Cities: a heuristic for every action, in points.

An expedition pays for itself with what is held and a share of what may still come; a card in hand is worth what it will
bring when laid; a discard is worth to the other seat what it would bring there. Each number below is a guess that
`benchmarks/strength.py` can judge.
"""

from typing import Any

from farshore.bots.bot import ahead, greedy, horizon, random_noise, worth
from farshore.bots.search import margin, one_horizon
from farshore.engine.kernel import bind, kernel
from farshore.games.lost_cities.box import RANKS_PER_SUIT
from farshore.games.lost_cities.rules import fits, take_refusal
from farshore.games.lost_cities.scoring import COST
from farshore.games.lost_cities.state import DISCARD, DRAW, DRAW_DECK, SETTLED, STATE, TAKE, State

SHARE = 0.32  # of the numbers not yet seen in a suit, how much comes to a seat in a whole round
ROUND = 22  # turns of a seat in a round without pile draws
GIVEN = 0.8  # of what a discard would bring the other seat, how much counts
KEEP = 0.45  # of what a card would bring oneself, how much is lost by discarding it
BEGUN = 0.45  # of what a new expedition promises, how much laying its first card is worth
NOISE_SCALE = 4.5  # of the points of noise, how much counts: with 14 points it plays almost as well as with none
SIMULATIONS = {3: 2000, 4: 10_000}  # of search at these levels
LEAST_TAKE = 4.0  # points below which a pile card is not worth a turn nearer to the deck's end


@kernel
def lost_cities_greedy(state: State, seat: int, noise: float, stream: Any) -> int:
    """The best action by the heuristic."""
    noise *= NOISE_SCALE
    if state.step == DRAW:
        return _best_draw(state, seat, noise, stream)
    turns = (int(state.deck) + 1) // 2
    held = int(state.held[seat])
    best = -1.0e9
    choice = -1
    first = 0
    while first < held:  # the hand is in order: one suit after the other
        suit = int(state.hand[seat, first]) // RANKS_PER_SUIT
        begun = state.length[seat, suit] > 0
        wagers = int(state.laid[seat, suit * RANKS_PER_SUIT])
        # What can be laid from this hand, and the expedition it would make.
        total = int(state.total[seat, suit])
        count = 0
        end = first
        while end < held and int(state.hand[seat, end]) // RANKS_PER_SUIT == suit:
            card = int(state.hand[seat, end])
            if fits(state, seat, card):
                count += 1
                if card % RANKS_PER_SUIT == 0:
                    wagers += 1
                else:
                    total += card % RANKS_PER_SUIT + 1
            end += 1
        promise = (total + _to_come(state, seat, suit, total, turns) - COST) * (1 + wagers)
        skipped = 0.0  # points of lower cards that laying a higher one would give up
        for i in range(first, end):
            card = int(state.hand[seat, i])
            rank = card % RANKS_PER_SUIT
            brings = float((rank + 1) * (1 + wagers)) if rank > 0 else 6.0
            if fits(state, seat, card):
                if begun:
                    value = brings - skipped if rank > 0 else 0.6 * promise
                elif count > turns:
                    value = -50.0
                else:
                    value = BEGUN * promise - skipped
                    if rank == 0:
                        value += 4.0 if promise > 0 else -15.0
                # A gap that others may fill costs a little; late in a round it does not matter any more.
                gap = rank - int(state.top[seat, suit]) - 1
                if rank > 0 and turns > 3:
                    value -= 1.2 * gap * (1 + wagers)
                value += random_noise(noise, stream)
                if value > best:
                    best = value
                    choice = card
                skipped += brings
                kept = KEEP * brings if begun or promise > 0 else 0.2 * brings
            else:
                kept = 0.0
            value = random_noise(noise, stream) - kept - GIVEN * _brings(state, 1 - seat, card)
            if value > best:
                best = value
                choice = DISCARD + card
        first = end
    return choice


@kernel
def _to_come(state: State, seat: int, suit: int, total: int, turns: int) -> float:
    """Points of numbers not yet seen in a suit that may still reach this seat."""
    open_points = 54 - total - int(state.total[1 - seat, suit])
    for i in range(state.height[suit]):
        rank = int(state.pile[suit, i])
        if rank > 0:
            open_points -= rank + 1
    return SHARE * open_points * min(turns, ROUND) / ROUND


@kernel
def _brings(state: State, seat: int, card: int) -> float:
    """Points a seat would gain by laying that card soon, as far as the table shows."""
    if not fits(state, seat, card):
        return 0.0
    suit = card // RANKS_PER_SUIT
    rank = card % RANKS_PER_SUIT
    if state.length[seat, suit] == 0:
        return 0.15 * (rank + 1)
    return float((rank + 1) * (1 + int(state.laid[seat, suit * RANKS_PER_SUIT])) if rank > 0 else 8)


@kernel
def _best_draw(state: State, seat: int, noise: float, stream: Any) -> int:
    """The pile whose top brings most, if it is worth a turn; else the deck."""
    best = LEAST_TAKE
    choice = DRAW_DECK
    if state.deck == 1:  # a seat that can end a round that is nearly over should not put it off
        return choice
    for suit in range(state.colours):
        if take_refusal(state, suit) == 0:
            card = suit * RANKS_PER_SUIT + int(state.pile[suit, state.height[suit] - 1])
            value = _brings(state, seat, card)
            if value > 0 and state.length[seat, suit] > 0:  # nobody overrates a card that has no place yet
                value += random_noise(noise, stream)
            if value > best:
                best = value
                choice = TAKE + suit
    return choice


@kernel
def lost_cities_horizon(state: State) -> int:
    """The number of rounds that have come to an end."""
    return int(state.round_no) - (1 if state.step < SETTLED else 0)


bind(greedy, STATE, lost_cities_greedy)
bind(horizon, STATE, lost_cities_horizon)
bind(ahead, STATE, one_horizon)
bind(worth, STATE, margin)
