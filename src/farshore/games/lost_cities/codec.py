"""Positions of Lost Cities as text: a state or a view on one line, read back without loss.

In a state every card that is named nowhere is in the deck:

    colours=5 rounds=3 next_starter=leader stall_guard=on extra_round=off round=2 sheet=12:-30 starter=0 turn=1:draw
    turns=9 stall=0 closed=G hand0=Y2,Y5,B7!,... hand1=... laid0=Rx,R3 laid1=- piles=G2,G4

`!` marks a card that everybody knows to be in that hand. Piles are written bottom first. In a view, cards that its seat
cannot see are `?`.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from farshore.engine.codec import (
    NONE,
    Cards,
    Choice,
    Codec,
    Field,
    Kind,
    List,
    Number,
    Word,
    agreed,
    is_view,
    nothing,
    sees,
)
from farshore.engine.errors import NotationError
from farshore.engine.kernel import plain
from farshore.games.lost_cities.box import (
    CARD_KINDS,
    MOST_SUITS,
    RANKS_PER_SUIT,
    SUIT_CARDS,
    SUITS,
    TEXTS,
    parse_card,
)
from farshore.games.lost_cities.options import OPTIONS
from farshore.games.lost_cities.rules import CUT_OFF_TURNS
from farshore.games.lost_cities.scoring import round_points, rounds_finished
from farshore.games.lost_cities.state import (
    CARD,
    COPIES,
    CUT_OFF,
    DEAL,
    DRAW,
    OVER,
    ROUND_SCORED,
    SEATLESS,
    STARTER,
    STATE,
    STEPS,
    box_size,
    hand_size,
    is_small,
    stall_turns,
)
from farshore.games.lost_cities.view import VIEW

ROUND_POINTS = Number(-6 * 80, 6 * 156)
TURNS = {
    name if step in SEATLESS else f"{seat}:{name}": (step, seat)
    for step, name in enumerate(STEPS)
    for seat in range(1 if step in SEATLESS else 2)
}


def _round(record: Any) -> Number:
    return Number(1, 1 if record.step == STARTER else record.rounds + record.extra_round)


def _starter(record: Any) -> Kind:
    return nothing("chance has not said who starts") if record.step == STARTER else Number(0, 1)


def _sheet(record: Any) -> List:
    return List(List(ROUND_POINTS, 2, ":"), int(plain(rounds_finished)(record)), noun="finished rounds")


def _stall(record: Any) -> Number:
    return Number(0, min(record.turns, plain(stall_turns)(record) if record.stall_guard else CUT_OFF_TURNS))


def _turns(record: Any) -> Number:
    """The turns of this round: an unguarded one is cut off after so many."""
    if record.step in (STARTER, DEAL):
        return Number(0, 0)
    if record.stall_guard:
        deck = plain(box_size)(record) - 2 * plain(hand_size)(record)
        return Number(0, deck * (plain(stall_turns)(record) + 1))
    ended = record.step in (CUT_OFF, ROUND_SCORED, OVER)
    return Number(CUT_OFF_TURNS if record.step == CUT_OFF else 0, CUT_OFF_TURNS if ended else CUT_OFF_TURNS - 1)


def _closed(record: Any) -> Choice:
    return Choice({NONE: -1, **{suit: number for number, suit in enumerate(SUITS[: record.suits])}})


# ---- hands: a card is its number and whether everybody knows it; None is hidden


def _read_own(text: str) -> tuple[int, bool]:
    if text == "?":
        raise NotationError("every card of this hand is seen, '?' is for the hands that a view does not see")
    return parse_card(text.removesuffix("!")), text.endswith("!")


def _read_hidden(text: str) -> tuple[int, bool] | None:
    if text == "?":
        return None
    if not text.endswith("!"):
        raise NotationError("only cards marked '!' can be seen in this hand, others are '?'")
    return parse_card(text[:-1]), True


def _card_text(card: tuple[int, bool] | None) -> str:
    return "?" if card is None else TEXTS[card[0]] + "!" * card[1]


def _hand(seat: int) -> Field:
    def kind(record: Any) -> List:
        size = int(plain(hand_size)(record))
        count: int | range = size
        if record.step == STARTER:
            count = 0
        elif record.step == DEAL:
            count = range(size) if seat == record.seat else size * (seat == 0)
        elif record.step in (DRAW, CARD) and seat == record.seat:
            count = size - 1
        return List(Word(_read_own if sees(record, seat) else _read_hidden, _card_text), count, noun="cards")

    def put(record: Any, cards: list[tuple[int, bool] | None]) -> None:
        record.held[seat] = len(cards)
        named = sorted(card for card in cards if card is not None)
        for card, known in named:
            record.known[seat, card] += known
        if sees(record, seat):
            (record.mine if is_view(record) else record.hand[seat])[: len(named)] = [card for card, _ in named]

    return Field(f"hand{seat}", kind, get=lambda record: _held(record, seat), put=put)


def _held(record: Any, seat: int) -> list[tuple[int, bool] | None]:
    """The cards of a hand in order; of equal ones the first are the known ones."""
    held, known = int(record.held[seat]), record.known[seat].tolist()
    if not sees(record, seat):
        public = [(card, True) for card, count in enumerate(known) for _ in range(count)]
        return [*public, *[None] * (held - len(public))]
    cards: list[tuple[int, bool] | None] = []
    for card in (record.mine if is_view(record) else record.hand[seat])[:held].tolist():
        cards.append((card, known[card] > 0))
        known[card] -= 1
    return cards


# ---- piles


def _discards(record: Any) -> list[int]:
    """The cards of all piles, pile by pile, bottom first."""
    return [
        suit * RANKS_PER_SUIT + rank
        for suit in range(MOST_SUITS)
        for rank in record.pile[suit, : record.height[suit]].tolist()
    ]


def _put_discards(record: Any, cards: list[int]) -> None:
    for card in cards:
        suit, rank = divmod(card, RANKS_PER_SUIT)
        if record.height[suit] == SUIT_CARDS:
            raise NotationError(f"piles: there are only {SUIT_CARDS} cards of {SUITS[suit]}")
        record.pile[suit, record.height[suit]] = rank
        record.height[suit] += 1


# ---- what belongs together


def _check(record: Any) -> Iterator[str]:
    """Fill in expeditions and deck, and say what does not fit."""
    turn = next(text for text, turn in TURNS.items() if turn == (record.step, record.seat))
    hands = [card[0] for seat in range(2) for card in _held(record, seat) if card is not None]
    named = record.laid.sum(axis=0) + np.bincount(hands + _discards(record), minlength=CARD_KINDS)
    played = COPIES[int(plain(is_small)(record))]
    left = np.where(np.arange(CARD_KINDS) < record.suits * RANKS_PER_SUIT, played, 0) - named
    for card in np.flatnonzero(left < 0).tolist():
        yield f"hand, laid and piles name {TEXTS[card]} {named[card]} times: there is no {TEXTS[card]} left for that"
    (record.unseen if is_view(record) else record.deck_of)[:] = left
    record.deck = int(left.sum()) - int(record.held.sum()) + len(hands)
    for seat in range(2):
        for card in np.flatnonzero(record.laid[seat]).tolist():
            suit, rank = divmod(card, RANKS_PER_SUIT)
            record.length[seat, suit] += record.laid[seat, card]
            if rank:
                record.top[seat, suit] = rank
                record.total[seat, suit] += rank + 1
    yield from _sheet_faults(record)
    if record.step == CUT_OFF and record.stall_guard:
        yield "turn=cut needs stall_guard=off: a guarded round is never cut off"
    if record.closed >= 0 and (record.step != DRAW or not record.height[record.closed]):
        yield f"closed={SUITS[record.closed]} needs a card on that pile and a seat that is to draw"
    if record.step in (STARTER, DEAL) and (record.laid.any() or record.height.any()):
        yield f"turn={turn} stands before the first turn, so nothing is laid or discarded"
    if record.step == DEAL and record.known.any():
        yield f"turn={turn}: nothing is known of cards that are being dealt, so no hand has a '!'"
    if record.step in (ROUND_SCORED, OVER) and record.deck != 0:
        yield f"turn={turn}: a round ends with the last card of the deck, but {record.deck} cards are left"
    if record.step not in (STARTER, DEAL, ROUND_SCORED, OVER) and record.deck < 1:
        yield f"turn={turn}: a round goes on only while the deck holds a card, but none is left"


def _sheet_faults(record: Any) -> Iterator[str]:
    lead = int(np.subtract(*record.sheet[: record.rounds].sum(axis=0)))
    if record.round_no > record.rounds and lead != 0:
        yield f"round={record.round_no} is an extra round, but the sheet is not tied"
    more = record.round_no < record.rounds or (record.round_no == record.rounds and record.extra_round and lead == 0)
    if record.step == ROUND_SCORED and not more:
        yield "turn=settled stands before another round, but this was the last"
    if record.step == OVER and more:
        yield "turn=over needs all rounds to be played"
    for seat in range(2) if record.step in (ROUND_SCORED, OVER) else ():
        points = plain(round_points)(record, seat)
        if points != record.sheet[record.round_no - 1, seat]:
            yield f"sheet: the last round does not give seat {seat} the {points} points laid"


CODEC = Codec(
    STATE,
    VIEW,
    (
        *agreed((option for option in OPTIONS if option.name not in ("first_starter", "piles")), {"colours": "suits"}),
        Field("round", _round, "1", at="round_no"),
        Field("sheet", _sheet),
        Field("starter", _starter, "0"),
        Field("turn", Choice(TURNS), "0:lay", at=("step", "seat"), early=True),
        Field("turns", _turns, "0"),
        Field("stall", _stall, "0"),
        Field("closed", _closed),
        _hand(0),
        _hand(1),
        Field("laid0", Cards(TEXTS, COPIES[0].tolist()), at="laid", index=0),
        Field("laid1", Cards(TEXTS, COPIES[0].tolist()), at="laid", index=1),
        Field(
            "piles", List(Word(parse_card, TEXTS.__getitem__), range(CARD_KINDS * 3)), get=_discards, put=_put_discards
        ),
    ),
    seats=lambda _: 2,
    check=_check,
)
