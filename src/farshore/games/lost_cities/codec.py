"""Positions of Lost Cities as text: a state or a view on one line, read back without loss.

A line is a list of `key=value`. What is left out has its default; in a state every card named nowhere is in the deck:

    colours=5 rounds=3 next_starter=leader stall_guard=on extra_round=off round=2 sheet=12:-30 starter=0 turn=1:draw
    turns=9 stall=0 closed=G hand0=Y2,Y5,B7!,... hand1=... laid0=Rx,R3 laid1=- piles=G2,G4

`!` marks a card that everybody knows to be in that hand. Piles are written bottom first. In a view, cards that its seat
cannot see are `?`, and `seat=` says whose view it is (`-` a spectator's).
"""

from collections.abc import Mapping
from typing import Any

from farshore.engine.errors import NotationError
from farshore.engine.game import SPECTATOR, Value
from farshore.engine.kernel import plain
from farshore.engine.record import Records, new, pack, unpack
from farshore.games.lost_cities.box import CARDS, HAND, KINDS, SUIT_CARDS, SUITS, TEXTS, copies, listed, parse_card
from farshore.games.lost_cities.options import NEXT_STARTER
from farshore.games.lost_cities.present import finished_rounds
from farshore.games.lost_cities.rules import CUT, STALL
from farshore.games.lost_cities.scoring import round_points
from farshore.games.lost_cities.state import (
    CARD,
    CUT_OFF,
    DEAL,
    DRAW,
    LAY,
    MOST_ROUNDS,
    OVER,
    SEATLESS,
    SETTLED,
    STARTER,
    STATE,
    STEPS,
    Public,
)
from farshore.games.lost_cities.view import VIEW

SWITCH = ("off", "on")
LOWEST, HIGHEST = -6 * 80, 6 * 156  # points of a round

DEFAULTS = {
    "colours": "5",
    "rounds": "3",
    "next_starter": "leader",
    "stall_guard": "on",
    "extra_round": "off",
    "round": "1",
    "sheet": "-",
    "starter": "0",
    "turn": "0:lay",
    "turns": "0",
    "stall": "0",
    "closed": "-",
    "hand0": "-",
    "hand1": "-",
    "laid0": "-",
    "laid1": "-",
    "piles": "-",
}

# ---- writing


def state_text(states: Records) -> str:
    """A state as one line."""
    state = unpack(states)
    return _text(state, [_hand_text(state.hand[seat, : state.held[seat]], state.known[seat]) for seat in range(2)])


def view_text(views: Records) -> str:
    """A view as one line."""
    view = unpack(views)
    hands = []
    for seat in range(2):
        if seat == view.me:
            hands.append(_hand_text(view.mine[: view.held[seat]], view.known[seat]))
        else:
            known = [f"{card}!" for card in listed(view.known[seat])]
            hands.append(known + ["?"] * (int(view.held[seat]) - len(known)))
    return f"seat={'-' if view.me == SPECTATOR else view.me} {_text(view, hands)}"


def _hand_text(hand: Any, known: Any) -> list[str]:
    """Cards in order; of equal ones the first are the known ones."""
    known = known.tolist()
    texts = []
    for card in hand.tolist():
        texts.append(TEXTS[card] + ("!" if known[card] > 0 else ""))
        known[card] -= 1
    return texts


def _text(table: Public, hands: list[list[str]]) -> str:
    step = STEPS[table.step]
    piles = [
        TEXTS[suit * KINDS + int(rank)]
        for suit in range(table.colours)
        for rank in table.pile[suit, : table.height[suit]]
    ]
    values = {
        "colours": table.colours,
        "rounds": table.rounds,
        "next_starter": NEXT_STARTER[table.next_starter],
        "stall_guard": SWITCH[table.stall_guard],
        "extra_round": SWITCH[table.extra_round],
        "round": table.round_no,
        "sheet": _joined([f"{first}:{second}" for first, second in finished_rounds(table)]),
        "starter": "-" if table.starter < 0 else table.starter,
        "turn": step if table.step in SEATLESS else f"{table.seat}:{step}",
        "turns": table.turns,
        "stall": table.stall,
        "closed": "-" if table.closed < 0 else SUITS[table.closed],
        "hand0": _joined(hands[0]),
        "hand1": _joined(hands[1]),
        "laid0": _joined(listed(table.laid[0])),
        "laid1": _joined(listed(table.laid[1])),
        "piles": _joined(piles),
    }
    return " ".join(f"{key}={value}" for key, value in values.items())


def _joined(texts: list[str]) -> str:
    return ",".join(texts) or "-"


def state_seats(state: Public) -> int:
    """Two, always."""
    return 2


def state_options(state: Public) -> dict[str, Value]:
    """What was agreed, but for who was to start the first round: that does not matter any more."""
    return {
        "colours": int(state.colours),
        "rounds": int(state.rounds),
        "next_starter": NEXT_STARTER[state.next_starter],
        "stall_guard": bool(state.stall_guard),
        "extra_round": bool(state.extra_round),
    }


# ---- reading


def parse_state(text: str) -> Records:
    """The state written as `text`. Cards, hands and step fit together, so it can be played. Raises NotationError."""
    states = new(STATE)
    state = unpack(states)
    fields = _fields(text, DEFAULTS)
    _read_match(state, fields)
    left = _read_table(state, fields)
    for seat in range(2):
        cards, hidden = _read_hand(state, fields, seat, left)
        if hidden:
            raise NotationError(f"hand{seat}: a state names every card, '?' is for views")
        state.hand[seat, : len(cards)] = cards
    _count_deck(state, left, hidden=0)
    state.deck_of[:] = left
    return pack(states, state)


def parse_view(text: str) -> Records:
    """The view written as `text`, checked like a state. Raises NotationError."""
    views = new(VIEW)
    view = unpack(views)
    fields = _fields(text, {"seat": "-"} | DEFAULTS)
    view.me = SPECTATOR if fields["seat"] == "-" else _number(fields, "seat", 0, 1)
    _read_match(view, fields)
    left = _read_table(view, fields)
    all_hidden = 0
    for seat in range(2):
        cards, hidden = _read_hand(view, fields, seat, left)
        if seat == view.me:
            if hidden:
                raise NotationError(f"hand{seat}: a seat sees its own cards, '?' is for the other hand")
            view.mine[: len(cards)] = cards
        elif len(cards) > view.known[seat].sum():
            raise NotationError(f"hand{seat}: only cards marked '!' can be seen in this hand, others are '?'")
        all_hidden += hidden
    _count_deck(view, left, all_hidden)
    view.unseen[:] = left
    return pack(views, view)


def _fields(text: str, defaults: Mapping[str, str]) -> dict[str, str]:
    given: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals or key not in defaults:
            raise NotationError(f"cannot read {word!r}: expected key=value with a key of {', '.join(defaults)}")
        if key in given:
            raise NotationError(f"{key} is given twice")
        given[key] = value
    return {**defaults, **given}


def _number(fields: Mapping[str, str], key: str, least: int, most: int) -> int:
    text = fields[key]
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < 6 and least <= int(text) <= most:
        return int(text)
    raise NotationError(f"{key}={text} is not a whole number from {least} to {most}")


def _choice(fields: Mapping[str, str], key: str, choices: tuple[str, ...]) -> int:
    if fields[key] not in choices:
        raise NotationError(f"{key}={fields[key]} is not one of {', '.join(choices)}")
    return choices.index(fields[key])


def _read_match(table: Any, fields: Mapping[str, str]) -> None:
    """Options, rounds, and whose turn it is."""
    table.colours = _number(fields, "colours", 5, 6)
    table.rounds = _number(fields, "rounds", 1, MOST_ROUNDS)
    table.next_starter = _choice(fields, "next_starter", NEXT_STARTER)
    table.stall_guard = _choice(fields, "stall_guard", SWITCH)
    table.extra_round = _choice(fields, "extra_round", SWITCH)

    turns = [name if step in SEATLESS else f"{seat}:{name}" for step, name in enumerate(STEPS) for seat in range(2)]
    turn = _choice(fields, "turn", tuple(turns))  # a seatless step stands there twice, the first is found
    table.step, table.seat = divmod(turn, 2)

    most = 1 if table.step == STARTER else int(table.rounds) + int(table.extra_round)
    table.round_no = _number(fields, "round", 1, most)
    table.starter = (
        _choice(fields, "starter", ("-",)) - 1 if table.step == STARTER else _number(fields, "starter", 0, 1)
    )
    _read_sheet(table, fields["sheet"])

    cut = table.step == CUT_OFF
    if cut and table.stall_guard:
        raise NotationError("turn=cut needs stall_guard=off: a guarded round is never cut off")
    if table.stall_guard:
        most = (int(table.colours) * SUIT_CARDS - 2 * HAND) * (STALL + 1)
    else:
        most = CUT if cut or table.step in (SETTLED, OVER) else CUT - 1
    if table.step in (STARTER, DEAL):
        most = 0
    table.turns = _number(fields, "turns", CUT if cut else 0, most)
    table.stall = _number(fields, "stall", 0, min(int(table.turns), STALL if table.stall_guard else CUT))


def _read_sheet(table: Any, text: str) -> None:
    """The finished rounds; so many as the round's number and the step say."""
    rounds = _split(text)
    due = len(finished_rounds(table))
    if len(rounds) != due:
        raise NotationError(f"sheet={text} has {len(rounds)} finished rounds, but round={table.round_no} needs {due}")
    for i, each in enumerate(rounds):
        points = each.split(":")
        if len(points) != 2:
            raise NotationError(f"sheet: cannot read {each!r}, expected the points of both seats such as 12:-30")
        for seat in range(2):
            table.sheet[i, seat] = _number({"sheet": points[seat]}, "sheet", LOWEST, HIGHEST)
    lead = sum(int(first) - int(second) for first, second in table.sheet[: min(due, int(table.rounds))])
    if table.round_no > table.rounds and lead != 0:
        raise NotationError(f"round={table.round_no} is an extra round, but the sheet is not tied")
    more = table.round_no < table.rounds or (table.round_no == table.rounds and table.extra_round and lead == 0)
    if table.step == SETTLED and not more:
        raise NotationError("turn=settled stands before another round, but this was the last")
    if table.step == OVER and more:
        raise NotationError("turn=over needs all rounds to be played")


def _read_table(table: Any, fields: Mapping[str, str]) -> list[int]:
    """Expeditions and piles. Returns how many of each card are left for hands and deck."""
    left = [copies(card) if card < int(table.colours) * KINDS else 0 for card in range(CARDS)]
    for seat in range(2):
        for card in _read_cards(f"laid{seat}", _split(fields[f"laid{seat}"]), left):
            suit, rank = divmod(card, KINDS)
            table.laid[seat, card] += 1
            table.length[seat, suit] += 1
            if rank:
                table.top[seat, suit] = max(int(table.top[seat, suit]), rank)
                table.total[seat, suit] += rank + 1
    for card in _read_cards("piles", _split(fields["piles"]), left):
        suit, rank = divmod(card, KINDS)
        table.pile[suit, table.height[suit]] = rank
        table.height[suit] += 1
    table.closed = _choice(fields, "closed", ("-", *SUITS[: table.colours])) - 1
    if table.closed >= 0 and (table.step != DRAW or not table.height[table.closed]):
        raise NotationError(f"closed={fields['closed']} needs a card on that pile and a seat that is to draw")
    if table.step in (STARTER, DEAL) and (table.laid.any() or table.height.any()):
        raise NotationError(f"turn={fields['turn']} stands before the first turn, so nothing is laid or discarded")
    if table.step in (SETTLED, OVER):
        for seat in range(2):
            points = plain(round_points)(table, seat)
            if points != table.sheet[table.round_no - 1, seat]:
                raise NotationError(f"the sheet's last round does not give seat {seat} the {points} points laid")
    return left


def _split(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _read_cards(key: str, texts: list[str], left: list[int]) -> list[int]:
    """The cards of a list, counted off from what is left."""
    cards = []
    for text in texts:
        card = parse_card(text)
        if left[card] == 0:
            raise NotationError(f"{key}: there is no {TEXTS[card]} left, all of them have been named")
        left[card] -= 1
        cards.append(card)
    return cards


def _read_hand(table: Any, fields: Mapping[str, str], seat: int, left: list[int]) -> tuple[list[int], int]:
    """The named cards of a hand in order, and how many are hidden. Sets what is held and known."""
    key = f"hand{seat}"
    texts = _split(fields[key])
    named = [text for text in texts if text != "?"]
    cards = _read_cards(key, [text.removesuffix("!") for text in named], left)
    for card, text in zip(cards, named, strict=True):
        table.known[seat, card] += text.endswith("!")
    acting = seat == table.seat
    due: range | tuple[int, ...]
    if table.step == STARTER:
        due = (0,)
    elif table.step == DEAL:
        due = range(HAND) if acting else (0,) if seat == 1 else (HAND,)
    else:
        due = (HAND - 1,) if acting and table.step in (DRAW, CARD) else (HAND,)
    if len(texts) not in due:
        raise NotationError(f"{key} has {len(texts)} cards, but turn={fields['turn']} needs {due[-1]}")
    table.held[seat] = len(texts)
    if table.step == DEAL and table.known[seat].any():
        raise NotationError(f"{key}: nothing is known of cards that are being dealt")
    return sorted(cards), len(texts) - len(named)


def _count_deck(table: Any, left: list[int], hidden: int) -> None:
    """Set the size of the deck: what is left but for hidden cards of hands."""
    deck = sum(left) - hidden
    if table.step in (SETTLED, OVER) and deck != 0:
        raise NotationError(f"a round ends with the last card of the deck, but {deck} cards are left")
    if table.step in (LAY, DRAW, CARD, CUT_OFF) and deck < 1:
        raise NotationError("a round goes on only while the deck holds a card, but none is left")
    table.deck = deck
