"""What clients of Lost Cities are shown: a view with what follows from it, and the score with its arithmetic."""

from collections.abc import Iterable, Mapping

import msgspec

from farshore.engine.game import SPECTATOR, Value
from farshore.engine.kernel import plain
from farshore.games.lost_cities.box import SUITS, TEXTS, WAGER, listed
from farshore.games.lost_cities.rules import fits, piles_are_shut
from farshore.games.lost_cities.scoring import (
    BONUS_CARDS,
    cost_multiplier_bonus,
    gain,
    points,
    price_of,
    rounds_finished,
)
from farshore.games.lost_cities.state import CUT_OFF, SEATLESS, STEPS, Public, card_of, rank_of, suit_of
from farshore.games.lost_cities.view import View


class Line(msgspec.Struct, frozen=True):
    """The arithmetic of one expedition: (sum - cost) * multiplier + bonus = points."""

    suit: str
    cards: list[str]
    sum: int
    cost: int
    multiplier: int
    bonus: int
    points: int


class Receipt(msgspec.Struct, frozen=True):
    """The score sheet: the expeditions of each seat now on the table, finished rounds, and totals."""

    round: int
    expeditions: list[list[Line]]  # by seat, then suit
    table: list[int]  # points of the expeditions, by seat
    rounds: list[list[int]]  # finished rounds, each by seat
    totals: list[int]

    def __str__(self) -> str:
        rows = []
        for seat, lines in enumerate(self.expeditions):
            for line in lines:
                if line.cards:
                    sums = f"({line.sum} - {line.cost}) x {line.multiplier}" + (
                        f" + {line.bonus}" if line.bonus else ""
                    )
                    rows.append(f"seat {seat}  {' '.join(line.cards):<36} {sums:>18} = {line.points:>4}")
        rows += [f"round {number}  {first} : {second}" for number, (first, second) in enumerate(self.rounds, 1)]
        return "\n".join([*rows, f"totals  {self.totals[0]} : {self.totals[1]}"])


class Table(msgspec.Struct, frozen=True):
    """A view as clients get it, with what follows from it."""

    seat: int | None  # whose view; None for a spectator
    round: int
    rounds: int
    starter: int | None
    step: str
    acting: int | None  # the seat that is to lay or draw, or gets the next card
    hand: list[str]
    gains: dict[str, int]  # cards of the hand that fit, each with how laying it would change the seat's points
    gifts: dict[str, int]  # cards of the hand that fit an expedition of the other seat, with what they bring there
    known: list[list[str]]  # cards that are publicly known to be in a hand
    held: list[int]
    deck: int  # cards left to draw, which is also how many turns with a deck draw are left
    turns_left: int | None  # of this seat, if nobody takes from a pile
    piles: dict[str, list[str]]  # bottom first; only the top card if the option `piles` says so
    heights: dict[str, int]
    closed: str | None  # the pile just discarded to
    piles_shut: bool  # by the stall guard
    unseen: dict[str, int]  # cards this seat cannot see
    bonus_cards: int  # from so many cards on an expedition earns a bonus
    receipt: Receipt
    truncated: bool


def receipt(table: Public) -> Receipt:
    """The score with its arithmetic, from a state or a view."""
    expeditions = [[line(table, seat, suit) for suit in range(table.suits)] for seat in range(2)]
    now = [sum(each.points for each in lines) for lines in expeditions]
    rounds = finished_rounds(table)
    running = len(rounds) < table.round_no
    return Receipt(
        round=int(table.round_no),
        expeditions=expeditions,
        table=now,
        rounds=rounds,
        totals=[sum(each[seat] for each in rounds) + (now[seat] if running else 0) for seat in range(2)],
    )


def finished_rounds(table: Public) -> list[list[int]]:
    """The scores of the finished rounds, each by seat."""
    rounds: list[list[int]] = table.sheet[: plain(rounds_finished)(table)].tolist()
    return rounds


def line(table: Public, seat: int, suit: int) -> Line:
    """The arithmetic of one expedition."""
    cost, multiplier, bonus = plain(cost_multiplier_bonus)(
        plain(price_of)(table), int(table.laid[seat, plain(card_of)(suit, WAGER)]), int(table.length[seat, suit])
    )
    return Line(
        suit=SUITS[suit],
        cards=listed(table.laid[seat], suit),
        sum=int(table.total[seat, suit]),
        cost=cost,
        multiplier=multiplier,
        bonus=bonus,
        points=plain(points)(table, seat, suit),
    )


def present(view: View, options: Mapping[str, Value]) -> Table:
    """The view for clients. Of the options only `piles` matters: whether covered discards are shown (LC-A2)."""
    suits = range(view.suits)
    piles = {
        SUITS[suit]: [TEXTS[plain(card_of)(suit, rank)] for rank in view.pile[suit, : view.height[suit]].tolist()]
        for suit in suits
    }
    if options["piles"] == "top":
        piles = {suit: cards[-1:] for suit, cards in piles.items()}
    me = None if view.me == SPECTATOR else int(view.me)
    acting = None if view.step in SEATLESS else int(view.seat)
    hand = [] if me is None else view.mine[: view.held[me]].tolist()
    return Table(
        seat=me,
        round=int(view.round_no),
        rounds=int(view.rounds),
        starter=None if view.starter < 0 else int(view.starter),
        step=STEPS[view.step],
        acting=acting,
        hand=[TEXTS[card] for card in hand],
        gains={} if me is None else _gains(view, me, hand),
        gifts={} if me is None else _gains(view, 1 - me, [card for card in hand if _is_gift(view, 1 - me, card)]),
        known=[listed(view.known[seat]) for seat in range(2)],
        held=view.held.tolist(),
        deck=int(view.deck),
        turns_left=None if me is None else (int(view.deck) + (acting == me)) // 2,
        piles=piles,
        heights={SUITS[suit]: int(view.height[suit]) for suit in suits},
        closed=None if view.closed < 0 else SUITS[view.closed],
        piles_shut=bool(plain(piles_are_shut)(view)),
        unseen={TEXTS[card]: count for card, count in enumerate(view.unseen.tolist()) if count},
        bonus_cards=BONUS_CARDS,
        receipt=receipt(view),
        truncated=bool(view.step == CUT_OFF),
    )


def _gains(view: View, seat: int, cards: Iterable[int]) -> dict[str, int]:
    """What each of these cards would bring `seat`, for those that fit its expeditions."""
    return {TEXTS[card]: plain(gain)(view, seat, card) for card in cards if plain(fits)(view, seat, card)}


def _is_gift(view: View, seat: int, card: int) -> bool:
    """Whether discarding that card may help `seat`: a number of an expedition that it has begun."""
    return bool(view.length[seat, plain(suit_of)(card)]) and plain(rank_of)(card) > WAGER
