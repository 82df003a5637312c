"""What happened in Lost Cities, turn by turn, read from a history as it was told.

A history says `take G` without the card; the piles are followed here, so that it can be named.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from farshore.engine.game import CHANCE
from farshore.games.lost_cities.box import HAND, NUMBERS
from farshore.games.lost_cities.terminal.chips import inked
from farshore.play import Step
from farshore.terminal.screens import Scene, Told

HIDDEN = "?"  # a card that the seat was not told


@dataclass
class Deal:
    """The cards that open a round, in the order they were dealt."""

    round: int
    cards: list[str] = field(default_factory=list)
    size: int = HAND  # of a hand
    end: int = 0

    def hand(self, seat: int) -> list[str]:
        """The cards dealt to a seat, sorted."""
        return sorted(
            self.cards[seat * self.size : (seat + 1) * self.size], key=lambda card: NUMBERS.get(card.lower(), -1)
        )


@dataclass
class Turn:
    """One turn, perhaps not finished."""

    seat: int
    verb: str = ""  # lay or discard; empty if the history begins behind it
    card: str = ""
    source: str = ""  # deck, or the suit of a pile; empty before the draw
    got: str = ""  # the card drawn, or HIDDEN
    end: int = 0

    @property
    def text(self) -> str:
        """The turn in words, to follow a name."""
        parts = []
        if self.verb:
            parts.append(f"{'laid' if self.verb == 'lay' else 'discarded'} {self.card}")
        if self.source == "deck":
            parts.append("drew from the deck" if self.got == HIDDEN else f"drew {self.got}")
        elif self.source:
            parts.append(f"took {self.got} from its pile" if self.got != HIDDEN else f"took from pile {self.source}")
        return " and ".join(parts)


def read_story(history: Sequence[Step]) -> list[Deal | Turn]:
    """The deals and turns of a history."""
    story: list[Deal | Turn] = []
    piles: dict[str, list[str]] = {}
    rounds = 0
    for end, (actor, text) in enumerate(history, 1):
        verb, _, what = text.partition(" ")
        last = story[-1] if story else None
        if actor == CHANCE:
            if verb == "starts":
                continue
            if isinstance(last, Turn) and last.source == "deck" and not last.got:
                last.got = what
            else:
                if not isinstance(last, Deal):
                    rounds += 1
                    last = Deal(rounds)
                    story.append(last)
                    piles.clear()
                last.cards.append(what)
        else:
            if isinstance(last, Deal):
                last.size = len(last.cards) // 2
            if not isinstance(last, Turn) or last.source:
                last = Turn(actor)
                story.append(last)
            if verb == "draw":
                last.source = "deck"
            elif verb == "take":
                last.source = what
                last.got = piles[what].pop() if piles.get(what) else HIDDEN
            else:
                last.verb, last.card = verb, what
                if verb == "discard":
                    piles.setdefault(what[0], []).append(what)
        last.end = end
    return story


def turns(scene: Scene) -> list[Told]:
    """The history turn by turn; of a deal, the hands that were seen."""
    told = []
    for part in read_story(scene.history):
        if isinstance(part, Turn):
            told.append(Told(part.seat, inked(part.text), part.end))
            continue
        told.append(Told(None, Text(f"round {part.round}"), part.end, turn=False))
        seen = [seat for seat in range(2) if HIDDEN not in part.hand(seat)]
        told += [Told(seat, inked(f"got {' '.join(part.hand(seat))}"), part.end, turn=False) for seat in seen]
    return told


@dataclass(frozen=True)
class News:
    """What happened since a seat's last turn."""

    text: str
    laid: frozenset[tuple[int, str]] = frozenset()  # (seat, suit) of expeditions that grew
    discarded: frozenset[str] = frozenset()  # suits of piles that grew
    got: str = ""  # the card the seat drew last


def news(history: Sequence[Step], seat: int, names: Sequence[str]) -> News:
    """What happened since the last turn of `seat`; its own card of a turn not finished counts too."""
    recent: list[Turn] = []
    sentences: list[str] = []
    got = ""
    for part in reversed(read_story(history)):
        if isinstance(part, Deal):
            sentences.insert(0, f"Round {part.round} begins.")
            break
        if part.seat == seat and part.source:
            got = part.got
            sentences.insert(0, f"{names[seat]} {'drew' if part.source == 'deck' else 'took'} {got}.")
            break
        recent.insert(0, part)
        if part.seat != seat:
            sentences.insert(0, f"{names[part.seat]} {part.text}.")
    return News(
        text=" ".join(sentences),
        laid=frozenset((turn.seat, turn.card[0]) for turn in recent if turn.verb == "lay"),
        discarded=frozenset(turn.card[0] for turn in recent if turn.verb == "discard"),
        got=got,
    )
