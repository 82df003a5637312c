"""Slow twin of the card game Lost Cities, written from the rule sheet alone.

It shares no code with the fast implementation, so that a mistake or a misreading in one of the two
shows up as a difference when both play the same match.  Everything is a list, a dict or a string and
is worked out afresh whenever it is asked for.  Numbers such as LC-14 or LC-A6 name the statements of the
rule sheet.

A card is a text: the suit letter and '2' to '10', or the suit letter and 'x' for a wager.
"""

from dataclasses import dataclass

SUITS = ["Y", "B", "W", "G", "R", "P"]
FACES = ["x", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
WAGERS_PER_SUIT = 3  # LC-4
HAND_SIZE = 8  # LC-7
COST = 20  # LC-25
BONUS = 20  # LC-28
BONUS_CARDS = 8  # LC-28
STALL_LIMIT = 24  # LC-A6
TURN_LIMIT = 300  # LC-A6, only without the stall guard

# The small game of two suits (LC-A9)
SMALL_FACES = ["2", "3", "4"]
SMALL_HAND_SIZE = 2
SMALL_COST = 3
SMALL_STALL_LIMIT = 1


def suit_of(card: str) -> str:
    """Suit letter of a card."""
    return card[0]


def is_wager(card: str) -> bool:
    """Whether the card is a wager."""
    return card[1:] == "x"


def number_of(card: str) -> int:
    """Number on a card; a wager has none and counts 0, so it ranks below the 2 (LC-E5)."""
    return 0 if is_wager(card) else int(card[1:])


def card_key(card: str) -> tuple[int, int]:
    """Sorting key: suit order, then the wager, then 2 to 10."""
    return SUITS.index(suit_of(card)), FACES.index(card[1:])


def in_order(cards: list[str]) -> list[str]:
    """Sorted copy of the cards."""
    return sorted(cards, key=card_key)


def count_cards(cards: list[str]) -> dict[str, int]:
    """How many of each card there are, in card order."""
    counts: dict[str, int] = {}
    for card in in_order(cards):
        counts[card] = counts.get(card, 0) + 1
    return counts


def full_deck(suits: list[str]) -> list[str]:
    """All cards of the given suits (LC-3, LC-4)."""
    if len(suits) == 2:
        return [suit + face for suit in suits for face in SMALL_FACES]
    deck: list[str] = []
    for suit in suits:
        for face in FACES:
            copies = WAGERS_PER_SUIT if face == "x" else 1
            deck.extend([suit + face] * copies)
    return deck


def can_lay(card: str, expedition: list[str]) -> bool:
    """Whether the card may go on top of an expedition of its own suit."""
    if not expedition:
        return True  # LC-13
    top = expedition[-1]
    if is_wager(card):
        return is_wager(top)  # LC-16, LC-E5
    return number_of(card) > number_of(top)  # LC-14


def expedition_receipt(expedition: list[str], price: int = COST) -> dict[str, int]:
    """Score of one expedition with all its parts (LC-23)."""
    cards = len(expedition)
    total = sum(number_of(card) for card in expedition)  # LC-25: wagers add nothing
    wagers = sum(1 for card in expedition if is_wager(card))
    cost = price if cards > 0 else 0  # LC-24, LC-25
    multiplier = 1 + wagers  # LC-26, LC-27
    bonus = BONUS if cards >= BONUS_CARDS else 0  # LC-28: wagers count as cards here
    return {
        "sum": total,
        "cost": cost,
        "multiplier": multiplier,
        "bonus": bonus,
        "cards": cards,
        "points": (total - cost) * multiplier + bonus,
    }


@dataclass
class Table:
    """Everything that belongs to one round."""

    deck: list[str]
    hands: list[list[str]]
    known: list[list[str]]
    expeditions: list[dict[str, list[str]]]
    piles: dict[str, list[str]]
    closed: str | None = None
    stall: int = 0
    turns: int = 0


def fresh_table(suits: list[str]) -> Table:
    """The table before the first card of a round is dealt."""
    return Table(
        deck=full_deck(suits),
        hands=[[], []],
        known=[[], []],
        expeditions=[{suit: [] for suit in suits}, {suit: [] for suit in suits}],
        piles={suit: [] for suit in suits},
    )


class LostCities:
    """One match for two seats.

    The phase is one of: 'starter' (chance decides who starts), 'deal' (chance deals the hands), 'lay'
    and 'draw' (the two halves of a turn), 'reveal' (chance turns up a card drawn from the deck),
    'between' (a round is scored and the next one not yet dealt), 'over'.
    """

    def __init__(
        self,
        colours: int = 5,
        rounds: int = 3,
        next_starter: str = "leader",
        first_starter: str = "chance",
        stall_guard: bool = True,
        extra_round: bool = False,
    ) -> None:
        """Set up a match that waits for its first outcome."""
        if colours not in (2, 5, 6):
            raise ValueError(f"colours must be 2, 5 or 6, not {colours}")
        if rounds < 1:
            raise ValueError(f"at least one round is needed, not {rounds}")
        if next_starter not in ("leader", "alternate", "fixed"):
            raise ValueError(f"unknown next_starter {next_starter!r}")
        if first_starter not in ("chance", "0", "1"):
            raise ValueError(f"unknown first_starter {first_starter!r}")
        self.suits = SUITS[:colours]
        self.hand_size = SMALL_HAND_SIZE if colours == 2 else HAND_SIZE  # LC-7, LC-A9
        self.cost = SMALL_COST if colours == 2 else COST
        self.stall_limit = SMALL_STALL_LIMIT if colours == 2 else STALL_LIMIT
        self.rounds = rounds  # LC-5
        self.next_starter = next_starter
        self.stall_guard = stall_guard
        self.extra_round = extra_round
        self.truncated = False
        self.table = fresh_table(self.suits)
        self.round = 1
        self.sheet: list[list[int]] = [[], []]  # LC-6
        self.starter: int | None = None
        self.turn = 0
        self.phase = "starter"
        if first_starter != "chance":
            self.starter = int(first_starter)
            self.phase = "deal"

    # Who moves and what is possible

    def to_act(self) -> str:
        """'chance', 'over', or the seat to act as '0' or '1'."""
        if self.phase == "over":
            return "over"
        if self.phase in ("lay", "draw"):
            return str(self.turn)
        return "chance"

    def legal(self, seat: int) -> list[str]:
        """Legal action texts of the seat; empty if it is not to act."""
        if self.to_act() != str(seat):
            return []
        if self.phase == "lay":
            return self._legal_plays(seat)
        return self._legal_draws()

    def _legal_plays(self, seat: int) -> list[str]:
        """First half of a turn: lay or discard one card (LC-10, LC-11)."""
        different = list(count_cards(self.table.hands[seat]))  # LC-A7: equal wagers are one action
        expeditions = self.table.expeditions[seat]  # LC-12: own side only
        lays = [f"lay {card}" for card in different if can_lay(card, expeditions[suit_of(card)])]
        discards = [f"discard {card}" for card in different]  # LC-18: any card
        return lays + discards

    def _legal_draws(self) -> list[str]:
        """Second half of a turn: the deck or the top of a pile (LC-19)."""
        texts = ["draw"]  # LC-A5: the deck is never empty here
        if self.stall_guard and self.table.stall >= self.stall_limit:
            return texts  # LC-A6
        for suit in self.suits:
            if self.table.piles[suit] and suit != self.table.closed:  # LC-20, LC-A1
                texts.append(f"take {suit}")
        return texts

    def outcomes(self) -> dict[str, int]:
        """Outcome texts with their weights if chance is to act, else nothing."""
        if self.to_act() != "chance":
            return {}
        if self.phase == "starter":
            return {"starts 0": 1, "starts 1": 1}  # LC-9, LC-A3
        source = full_deck(self.suits) if self.phase == "between" else self.table.deck
        return {f"card {card}": count for card, count in count_cards(source).items()}

    # Carrying it out

    def act(self, seat: int, text: str) -> None:
        """Carry out an action of a seat."""
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not {text!r} now")
        table = self.table
        words = text.split(" ")
        if words[0] == "lay":
            card = words[1]
            self._leave_hand(seat, card)
            table.expeditions[seat][suit_of(card)].append(card)  # LC-17
            self.phase = "draw"
        elif words[0] == "discard":
            card = words[1]
            self._leave_hand(seat, card)
            table.piles[suit_of(card)].append(card)  # LC-18
            table.closed = suit_of(card)  # LC-20
            self.phase = "draw"
        elif words[0] == "draw":
            table.closed = None
            self.phase = "reveal"
        else:
            card = table.piles[words[1]].pop()  # LC-19
            table.hands[seat].append(card)
            table.known[seat].append(card)
            table.closed = None
            table.stall += 1  # LC-A6
            self._end_turn()

    def chance(self, text: str) -> None:
        """Carry out an outcome of chance."""
        if text not in self.outcomes():
            raise ValueError(f"{text!r} cannot happen now")
        word = text.split(" ")[1]
        if self.phase == "starter":
            self.starter = int(word)
            self.phase = "deal"
        elif self.phase == "reveal":
            self._deck_to_hand(self.turn, word)
            self.table.stall = 0  # LC-A6
            self._end_turn()
        else:
            if self.phase == "between":
                self._open_next_round()
            self._deck_to_hand(self._dealt_seat(), word)
            if len(self.table.hands[1]) == self.hand_size:
                assert self.starter is not None
                self.turn = self.starter
                self.phase = "lay"

    def _dealt_seat(self) -> int:
        """Seat that gets the next card of the deal: seat 0 until its hand is full, then seat 1 (LC-7)."""
        return 0 if len(self.table.hands[0]) < self.hand_size else 1

    def _deck_to_hand(self, seat: int, card: str) -> None:
        """Move a card from the deck to a hand."""
        self.table.deck.remove(card)
        self.table.hands[seat].append(card)

    def _leave_hand(self, seat: int, card: str) -> None:
        """Take a card out of a hand, and one like it out of the known cards if there is one (LC-A7)."""
        self.table.hands[seat].remove(card)
        if card in self.table.known[seat]:
            self.table.known[seat].remove(card)

    def _end_turn(self) -> None:
        """Finish a turn; finish the round or the match if that is due."""
        self.table.turns += 1
        if not self.table.deck:
            self._end_round()  # LC-21
        elif not self.stall_guard and self.table.turns >= TURN_LIMIT:
            self.truncated = True  # LC-A6
            self.phase = "over"
        else:
            self.turn = 1 - self.turn  # LC-10
            self.phase = "lay"

    def _end_round(self) -> None:
        """Write the round's scores down and decide whether another round follows."""
        for seat in (0, 1):
            self.sheet[seat].append(self._table_points(seat))
        played = len(self.sheet[0])
        tied = sum(self.sheet[0]) == sum(self.sheet[1])
        if played < self.rounds:
            self.phase = "between"
        elif self.extra_round and played == self.rounds and tied:
            self.phase = "between"  # LC-A4
        else:
            self.phase = "over"

    def _open_next_round(self) -> None:
        """Clear the table for the next deal and settle who starts (LC-A3)."""
        assert self.starter is not None
        other = 1 - self.starter
        if self.next_starter == "alternate":
            self.starter = other
        elif self.next_starter == "leader":
            totals = [sum(self.sheet[0]), sum(self.sheet[1])]
            if totals[0] > totals[1]:
                self.starter = 0
            elif totals[1] > totals[0]:
                self.starter = 1
            else:
                self.starter = other
        self.table = fresh_table(self.suits)
        self.round += 1
        self.phase = "deal"

    # Score

    def receipt(self, seat: int) -> dict[str, dict[str, int]]:
        """Score parts of each expedition that the seat has on the table."""
        return {suit: expedition_receipt(self.table.expeditions[seat][suit], self.cost) for suit in self.suits}

    def _table_points(self, seat: int) -> int:
        """Worth of all expeditions of the seat on the table (LC-29)."""
        return sum(line["points"] for line in self.receipt(seat).values())

    def scores(self) -> list[int]:
        """Match points of both seats: finished rounds and the running one (LC-29)."""
        totals = [sum(self.sheet[0]), sum(self.sheet[1])]
        table_is_written_down = len(self.sheet[0]) == self.round
        if not table_is_written_down:
            for seat in (0, 1):
                totals[seat] += self._table_points(seat)
        return totals

    def ranks(self) -> list[int]:
        """Rank of both seats by scores(); equal totals share rank 1 (LC-A4)."""
        totals = self.scores()
        return [1 if totals[seat] >= totals[1 - seat] else 2 for seat in (0, 1)]

    # What a seat may know

    def view(self, seat: int | None) -> dict[str, object]:
        """Everything a seat, or a spectator (None), may know (LC-8, LC-15, LC-22, LC-A2)."""
        if seat not in (None, 0, 1):
            raise ValueError(f"there is no seat {seat}")
        table = self.table
        return {
            "hand": None if seat is None else in_order(table.hands[seat]),
            "known": [in_order(cards) for cards in table.known],
            "hidden": [len(self._secret_cards(owner)) for owner in (0, 1)],
            "expeditions": [{suit: list(side[suit]) for suit in self.suits} for side in table.expeditions],
            "piles": {suit: list(table.piles[suit]) for suit in self.suits},
            "deck": len(table.deck),
            "closed": table.closed,
            "step": self._step(),
            "seat": self._seat_concerned(),
            "round": self.round,
            "starter": self.starter,
            "sheet": [list(self.sheet[0]), list(self.sheet[1])],
            "stall": table.stall,
            "turns": table.turns,
            "unseen": self._unseen(seat),
        }

    def _step(self) -> str:
        """'chance', 'lay', 'draw' or 'over'."""
        return "chance" if self.to_act() == "chance" else self.phase

    def _seat_concerned(self) -> int | None:
        """Seat to act or to get the next card, if there is one."""
        if self.phase in ("lay", "draw", "reveal"):
            return self.turn
        if self.phase == "deal":
            return self._dealt_seat()
        return None

    def _secret_cards(self, seat: int) -> list[str]:
        """Cards of a hand that are not publicly known to be there."""
        cards = list(self.table.hands[seat])
        for card in self.table.known[seat]:
            cards.remove(card)
        return cards

    def _unseen(self, seat: int | None) -> dict[str, int]:
        """All cards the seat cannot see, counted: the deck and the secret part of other hands."""
        cards = list(self.table.deck)
        for owner in (0, 1):
            if owner != seat:
                cards.extend(self._secret_cards(owner))
        return count_cards(cards)
