"""What a seat of Lost Cities may know, full states invented from it, and the shape clients get.

The view is `Public` as it is, the seat's own hand, and how many of each card it cannot see. Nothing else is copied,
so nothing else can leak. Cards taken openly from a pile stay known to be in that hand until they are played.
"""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from farshore.engine.chance import below, pick
from farshore.engine.game import SPECTATOR, Value
from farshore.engine.kernel import clear, copy, kernel, plain
from farshore.engine.record import Cells, Int8, record_type
from farshore.games.lost_cities.box import CARDS, HAND, KINDS, SUITS, TEXTS, WAGERS
from farshore.games.lost_cities.rules import (
    BONUS,
    BONUS_CARDS,
    COST,
    CUT_OFF,
    OVER,
    SETTLED,
    STARTER,
    Public,
    State,
    is_stalled,
    put,
    worth,
)


class View(Public):
    """What one seat, or a spectator, may know."""

    me: Int8  # seat, or SPECTATOR
    mine: Annotated[Cells, "i1", (HAND,)]  # own hand in ascending order, 0 behind the last
    unseen: Annotated[Cells, "i1", (CARDS,)]  # of each card, how many lie where this seat cannot see them


VIEW = record_type(View)


@kernel
def observe(state: State, seat: int, view: View) -> None:
    """Write what `seat` may know. The unseen cards are counted from what is seen, not from where they are."""
    clear(view)
    copy(view, state)
    view.me = seat
    for card in range(int(state.colours) * KINDS):
        seen = int(state.laid[0, card]) + int(state.laid[1, card])
        seen += int(state.known[1, card]) if seat == 0 else int(state.known[0, card])
        if seat == SPECTATOR:
            seen += int(state.known[1, card])
        view.unseen[card] = (WAGERS if card % KINDS == 0 else 1) - seen
    for suit in range(state.colours):
        for i in range(state.height[suit]):
            view.unseen[suit * KINDS + int(state.pile[suit, i])] -= 1
    if seat != SPECTATOR:
        for i in range(state.held[seat]):
            view.mine[i] = state.hand[seat, i]
            view.unseen[state.hand[seat, i]] -= 1


def reveal_all(state: State, view: View) -> None:
    """Make both hands known, for looking back."""
    for seat in range(2):
        view.known[seat] = 0
        for card in state.hand[seat, : state.held[seat]].tolist():
            view.known[seat, card] += 1


@kernel
def resample(view: View, stream: Any, state: State) -> None:
    """Write a full state that the view allows: hidden hands from the unseen cards, each as likely; the rest is deck."""
    clear(state)
    copy(state, view)
    left = 0
    for card in range(CARDS):
        state.deck_of[card] = view.unseen[card]
        left += int(view.unseen[card])
    for seat in range(2):
        if seat == view.me:
            for i in range(view.held[seat]):
                state.hand[seat, i] = view.mine[i]
            continue
        hidden = int(view.held[seat])
        for card in range(CARDS):
            hidden -= int(view.known[seat, card])
        state.held[seat] = 0
        for card in range(CARDS):
            for _ in range(view.known[seat, card]):
                put(state, seat, card)
        for _ in range(hidden):
            card = pick(state.deck_of, below(stream, left))
            state.deck_of[card] -= 1
            left -= 1
            put(state, seat, card)


# ---- for clients


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

    seat: int | None  # whose eyes; None for a spectator
    round: int
    rounds: int
    starter: int | None
    step: str
    acting: int | None  # the seat that is to lay or draw, or gets the next card
    hand: list[str]
    known: list[list[str]]  # cards everybody knows to be in a hand
    held: list[int]
    deck: int  # cards left to draw, which is also how many turns with a deck draw are left
    piles: dict[str, list[str]]  # bottom first; only the top card if the option `piles` says so
    heights: dict[str, int]
    closed: str | None  # the pile just discarded to
    piles_shut: bool  # by the stall guard
    unseen: dict[str, int]  # cards this seat cannot see
    receipt: Receipt
    truncated: bool


STEPS = ("starter", "deal", "lay", "draw", "card", "settled", "over", "cut")
SEATLESS = (STARTER, SETTLED, OVER, CUT_OFF)  # steps in which no seat acts or gets a card


def receipt(table: Public) -> Receipt:
    """The score with its arithmetic, from a state or a view."""
    expeditions = [[line(table, seat, suit) for suit in range(table.colours)] for seat in range(2)]
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
    running = table.step < SETTLED or table.step == CUT_OFF
    rounds: list[list[int]] = table.sheet[: int(table.round_no) - running].tolist()
    return rounds


def line(table: Public, seat: int, suit: int) -> Line:
    """The arithmetic of one expedition."""
    total, size = int(table.total[seat, suit]), int(table.length[seat, suit])
    wagers = int(table.laid[seat, suit * KINDS])
    return Line(
        suit=SUITS[suit],
        cards=listed(table.laid[seat], suit),
        sum=total,
        cost=COST if size else 0,
        multiplier=1 + wagers,
        bonus=BONUS if size >= BONUS_CARDS else 0,
        points=plain(worth)(total, wagers, size),
    )


def listed(counts: Cells, suit: int | None = None) -> list[str]:
    """The texts of the counted cards, in order; of one suit if one is given."""
    first = 0 if suit is None else suit * KINDS
    last = CARDS if suit is None else first + KINDS
    return [TEXTS[card] for card, count in enumerate(counts[first:last].tolist(), first) for _ in range(count)]


def present(view: View, options: Mapping[str, Value]) -> Table:
    """The view for clients. Of the options only `piles` matters: whether covered discards are shown (A2)."""
    suits = range(view.colours)
    piles = {
        SUITS[suit]: [TEXTS[suit * KINDS + rank] for rank in view.pile[suit, : view.height[suit]].tolist()]
        for suit in suits
    }
    if options["piles"] == "top":
        piles = {suit: cards[-1:] for suit, cards in piles.items()}
    me = None if view.me == SPECTATOR else int(view.me)
    return Table(
        seat=me,
        round=int(view.round_no),
        rounds=int(view.rounds),
        starter=None if view.starter < 0 else int(view.starter),
        step=STEPS[view.step],
        acting=None if view.step in SEATLESS else int(view.seat),
        hand=[TEXTS[card] for card in view.mine[: view.held[me]]] if me is not None else [],
        known=[listed(view.known[seat]) for seat in range(2)],
        held=view.held.tolist(),
        deck=int(view.deck),
        piles=piles,
        heights={SUITS[suit]: int(view.height[suit]) for suit in suits},
        closed=None if view.closed < 0 else SUITS[view.closed],
        piles_shut=bool(plain(is_stalled)(view)),
        unseen={TEXTS[card]: count for card, count in enumerate(view.unseen.tolist()) if count},
        receipt=receipt(view),
        truncated=bool(view.step == CUT_OFF),
    )
