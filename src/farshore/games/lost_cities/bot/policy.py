"""The rule bot of Lost Cities: a value in points for every action, by what its seat can see."""

from typing import Any

import numpy as np

from farshore.bots.bot import ahead, greedy, horizon, margin, one_horizon, random_noise, weighed, worth
from farshore.engine.bits import all_bits, bit, from_bits, without_bit
from farshore.engine.kernel import bind, kernel
from farshore.games.lost_cities.bot.weights import WEIGHTS, Weights
from farshore.games.lost_cities.box import HAND, RANKS_PER_SUIT
from farshore.games.lost_cities.rules import fits, take_refusal
from farshore.games.lost_cities.scoring import BONUS, BONUS_CARDS, COST
from farshore.games.lost_cities.state import DISCARD, DRAW, DRAW_DECK, ROUND_SCORED, STATE, TAKE, State

NOISE_SCALE = 11.0  # of the points of noise, how much counts: with less, the gentlest bot is not gentle
# The points of a set of ranks, given as bits: bit 0 for wagers, which have none.
POINTS_OF = np.array([sum(r + 1 for r in from_bits(bits) if r) for bits in range(1024)], np.int8)
PATIENCE = 6  # turns in a row without a deck draw after which nobody takes a card only to stretch a round


@kernel
def lost_cities_greedy(state: State, seat: int, noise: float, stream: Any) -> int:
    """The best action by the heuristic."""
    return lost_cities_weighed(state, WEIGHTS[0], seat, noise, stream)


@kernel
def lost_cities_weighed(state: State, weights: Weights, seat: int, noise: float, stream: Any) -> int:
    """The best action by the heuristic with these weights."""
    if state.step == DRAW:
        return _best_draw(state, weights, seat, noise * NOISE_SCALE, stream)
    return _best_lay(state, weights, seat, noise * NOISE_SCALE, stream)


@kernel
def _within(share: float) -> float:
    """That, but at least 0 and at most 1."""
    return 0.0 if share < 0.0 else 1.0 if share > 1.0 else share


@kernel
def _brings(state: State, seat: int, suit: int, rank: int) -> int:
    """Points that a number brings to an expedition under way, 0 for other cards."""
    if state.length[seat, suit] == 0 or rank == 0 or rank <= state.top[seat, suit]:
        return 0
    return (rank + 1) * (1 + int(state.laid[seat, suit * RANKS_PER_SUIT]))


@kernel
def _load(state: State, seat: int) -> int:
    """How many cards in hand could be laid on expeditions under way."""
    load = 0
    for i in range(state.held[seat]):
        card = int(state.hand[seat, i])
        if state.length[seat, card // RANKS_PER_SUIT] > 0 and fits(state, seat, card):
            load += 1
    return load


@kernel
def _least(state: State, seat: int, turns: int) -> int:
    """What one of those cards must bring to be worth a turn, where there are more of them than turns."""
    least = 0
    for i in range(state.held[seat]):
        card = int(state.hand[seat, i])
        suit = card // RANKS_PER_SUIT
        if state.length[seat, suit] == 0 or not fits(state, seat, card):
            continue
        brings = _brings(state, seat, suit, card % RANKS_PER_SUIT)
        better = 0
        for k in range(state.held[seat]):
            other = int(state.hand[seat, k])
            if _brings(state, seat, other // RANKS_PER_SUIT, other % RANKS_PER_SUIT) > brings:
                better += 1
        if better >= turns and brings >= least:
            least = brings + 1
    return least


@kernel
def _unseen(state: State, seat: int, suit: int) -> int:
    """Ranks above the top of an expedition that lie neither on the table nor, as far as is known, in the other hand.

    As bits. Those in the own hand are among them.
    """
    bits = 0
    first = suit * RANKS_PER_SUIT
    for rank in range(RANKS_PER_SUIT):  # of all ranks, which is quicker than of those above the top alone
        if state.laid[1 - seat, first + rank] + state.known[1 - seat, first + rank] == 0:
            bits |= bit(rank)
    bits &= ~all_bits(int(state.top[seat, suit]) + 1)
    for i in range(state.height[suit]):
        bits = without_bit(bits, int(state.pile[suit, i]))
    return bits


@kernel
def _brings_them(state: State, weights: Weights, seat: int, suit: int, rank: int, time: float) -> float:
    """Points that a card would bring `seat`, the other one, as far as the table shows."""
    top = state.top[seat, suit]
    if top > 0 and rank <= top:
        return 0.0
    if state.length[seat, suit] == 0:
        return time * (weights.fresh * (rank + 1) if rank > 0 else weights.fresh_wager)
    if rank == 0:
        return time * weights.begun_wager
    return time * (rank + 1) * (1 + int(state.laid[seat, suit * RANKS_PER_SUIT]))


@kernel
def _best_lay(state: State, weights: Weights, seat: int, noise: float, stream: Any) -> int:
    """The card whose way from the hand is worth most, or costs least: to its expedition, or to its pile."""
    other = 1 - seat
    deck = int(state.deck)
    turns = (deck + 1) // 2
    # With turns to spare for a whole hand it does not matter.
    load = _load(state, seat) if turns < HAND + weights.slack else 0
    least = _least(state, seat, turns) if load > turns else 0
    under_way = 0
    for suit in range(state.suits):
        if state.length[seat, suit] > 0:
            under_way += 1
    # The chance that an unseen card comes in time, and how short turns are: 0 with enough of them, 1 without any.
    chance = weights.come * (turns - 1) / (deck + HAND)
    short = _within(1.0 - (turns - load) / weights.slack)
    time = _within((deck // 2) / weights.their_time)
    points_of = POINTS_OF  # once: every mention of a table is compiled again
    held = int(state.held[seat])
    best = -1.0e9
    choice = -1
    first = 0
    while first < held:  # the hand is in order: one suit after the other
        suit = int(state.hand[seat, first]) // RANKS_PER_SUIT
        length = int(state.length[seat, suit])
        begun = length > 0
        top = int(state.top[seat, suit])
        wagers = int(state.laid[seat, suit * RANKS_PER_SUIT])
        # What can be laid from this hand, and the expedition it would make.
        mine = 0
        count = 0
        end = first
        while end < held and state.hand[seat, end] < RANKS_PER_SUIT * (suit + 1):
            rank = int(state.hand[seat, end]) - RANKS_PER_SUIT * suit
            if top == 0 or rank > top:
                count += 1
                if rank == 0:
                    wagers += 1
                else:
                    mine |= bit(rank)
            end += 1
        missing = _unseen(state, seat, suit) & ~mine
        come = chance * (1.0 - weights.rival) if state.length[other, suit] > 0 else chance
        # The top of the pile: this turn it may be drawn, and a discard would cover it.
        reached = 0
        covered = 0.0
        height = int(state.height[suit])
        if height > 0:
            pile = int(state.pile[suit, height - 1])
            reached = bit(pile) if pile > top else 0
            covered = weights.bury * _brings_them(state, weights, other, suit, pile, time)
        in_hand = points_of[mine]
        each = int(state.total[seat, suit]) + in_hand + come * points_of[missing] - COST
        each += weights.reach * points_of[reached]
        start = 0.0
        if not begun:
            start = each * (1 + wagers) - weights.crowd * under_way
            if load + count > turns:
                start -= weights.rush * (load + count - turns)
        skipped = 0.0
        last = -1
        for i in range(first, end):
            card = int(state.hand[seat, i])
            if card == last:
                continue
            last = card
            rank = card - RANKS_PER_SUIT * suit
            kept = -weights.dead
            if top == 0 or rank > top:
                if rank == 0:
                    brings = each if each > 0.0 else 0.0
                    value = weights.wager * (each - weights.wager_least) if begun else start
                    kept = weights.keep_wager
                else:
                    brings = float((rank + 1) * (1 + wagers))
                    value = start
                    lower = all_bits(rank)
                    lost = come * points_of[missing & lower] + weights.reach * points_of[reached & lower]
                    value -= weights.gap * lost * (1 + wagers)
                    value -= (1.0 - short) * weights.step * (rank - top - 1) * (1 + wagers)
                    kept = weights.keep_new * in_hand * (rank + 1)
                    if begun:
                        if brings < least:
                            brings = 0.0  # there are better ones for all the turns
                        kept = weights.keep * brings
                        value += weights.press * short * (brings + (BONUS if length + 1 == BONUS_CARDS else 0))
                    value -= weights.skip * skipped
                value += random_noise(noise, stream)
                if value > best:
                    best = value
                    choice = card
                skipped += brings
            value = random_noise(noise, stream) + covered - kept
            value -= weights.given * _brings_them(state, weights, other, suit, rank, time)
            if value > best:
                best = value
                choice = DISCARD + card
        first = end
    return choice


@kernel
def _best_draw(state: State, weights: Weights, seat: int, noise: float, stream: Any) -> int:
    """The pile whose top is worth most, if that is more than a card of the deck."""
    deck = int(state.deck)
    if deck == 1:  # a seat that can end a round that is nearly over should not put it off
        return DRAW_DECK
    best = weights.least
    choice = DRAW_DECK
    turns = deck // 2
    time = _within(turns / weights.their_time)
    stretch = 0.0
    if turns < HAND + weights.slack and state.stall < PATIENCE:
        short = _within(1.0 - (turns - _load(state, seat)) / weights.slack)
        # With an even number of cards left, who takes gets a turn more; otherwise the other seat does.
        stretch = short * weights.tempo if deck % 2 == 0 else -short * weights.tempo
    for suit in range(state.suits):
        if take_refusal(state, suit) != 0:
            continue
        rank = int(state.pile[suit, state.height[suit] - 1])
        value = stretch + weights.deny * _brings_them(state, weights, 1 - seat, suit, rank, time)
        top = int(state.top[seat, suit])
        if top == 0 or rank > top:
            wagers = int(state.laid[seat, suit * RANKS_PER_SUIT])
            if state.length[seat, suit] > 0 and rank > 0:
                value += weights.taken * (rank + 1) * (1 + wagers)
                value += random_noise(noise, stream)
            elif rank == 0:
                in_hand = 0
                for i in range(state.held[seat]):
                    card = int(state.hand[seat, i])
                    if card // RANKS_PER_SUIT == suit and card % RANKS_PER_SUIT > 0:
                        in_hand += card % RANKS_PER_SUIT + 1
                if in_hand > COST // 2:
                    value += weights.take_wager * (in_hand - COST // 2)
        if value > best:
            best = value
            choice = TAKE + suit
    return choice


@kernel
def lost_cities_horizon(state: State) -> int:
    """The number of rounds that have come to an end."""
    return int(state.round_no) - (1 if state.step < ROUND_SCORED else 0)


bind(greedy, STATE, lost_cities_greedy)
bind(weighed, STATE, lost_cities_weighed)
bind(horizon, STATE, lost_cities_horizon)
bind(ahead, STATE, one_horizon)
bind(worth, STATE, margin)
