"""Lost Cities in words: what is asked, what a line means, why something is refused, and the short manual."""

import re

from rich.text import Text

from farshore.cli.lost_cities.chips import SUIT_NAMES, suit_chip
from farshore.cli.screens import Scene
from farshore.cli.terminal import WIDTH, column, readable
from farshore.errors import NotationError
from farshore.game import Reason
from farshore.games.lost_cities.cards import NUMBERS, SUITS, TEXTS
from farshore.games.lost_cities.view import Table

DISCARD = re.compile(r"(?:discard|d|-)\s*(.*)")
LAY = re.compile(r"(?:lay|l)\s+(.*)")
TAKE = re.compile(r"(?:take|t)\s+(.*)")
DRAWS = ("", "draw", "deck", "d")


def round_name(view: Table) -> str:
    """Which round it is. A tie may be played off in one more than agreed."""
    return f"round {view.round} of {view.rounds}" if view.round <= view.rounds else "extra round"


def asked(scene: Scene) -> str:
    """One row: who is to act and what is asked."""
    view: Table = scene.view
    if not scene.legal:
        return "" if view.acting is None else f"{scene.names[view.acting]} is to {view.step}: please wait ..."
    if view.step == "lay":
        example = next((text.partition(" ")[2] for text in scene.legal if text.startswith("lay")), view.hand[0])
        card, place = example.lower(), view.hand.index(example) + 1
        return f"Your turn: lay a card ({card} or {place}) or discard one (-{card} or -{place}); ? for help."
    if view.piles_shut:
        return "Your draw: Enter for the deck; piles are shut now; undo takes your card back."
    piles = " ".join(text[-1].lower() for text in scene.legal if text.startswith("take"))
    return f"Your draw: Enter for the deck{f', or pile {piles}' if piles else ''}; undo takes your card back."


def done(text: str, scene: Scene) -> str:
    """What the seat's own action did."""
    view: Table = scene.view
    verb, _, what = text.partition(" ")
    if verb == "lay":
        assert view.seat is not None
        line = next(line for line in view.receipt.expeditions[view.seat] if line.suit == what[0])
        return f"You laid {what}; that expedition now stands at {line.points}."
    return f"You discarded {what}." if verb == "discard" else ""


def read(line: str, scene: Scene) -> str:
    """The action a line stands for.

    Full notation always; when a card is to be played, a card or its place in the hand lays it and `d` or `-` before it
    discards it; when one is to be drawn, nothing draws from the deck and the letter of a suit takes from its pile.
    """
    text = " ".join(line.lower().split())
    playing = scene.view.step == "lay"
    if not text and playing:
        raise NotationError("Nothing was typed. " + _forms(scene))
    if text in ("draw", "deck") or (text in DRAWS and not playing):
        return "draw"
    if match := TAKE.fullmatch(text):
        return f"take {_suit(match[1], scene)}"
    if text.upper() in SUITS:
        return f"take {text.upper()}"
    if match := LAY.fullmatch(text):
        return f"lay {_card(match[1], line, scene)}"
    if match := DISCARD.fullmatch(text):
        return f"discard {_card(match[1], line, scene)}"
    return f"lay {_card(text, line, scene)}"


def _card(text: str, line: str, scene: Scene) -> str:
    """A card, given by name or by its place in the hand."""
    text = text.replace(" ", "")
    if text in NUMBERS:
        return TEXTS[NUMBERS[text]]
    if re.fullmatch("[0-9]{1,3}", text):
        hand = scene.view.hand
        if 1 <= int(text) <= len(hand):
            card: str = hand[int(text) - 1]
            return card
        raise NotationError(f"There is no card number {int(text)}: your hand has the numbers 1 to {len(hand)}.")
    raise NotationError(f"Cannot read {readable(line.strip(), 24)!r}. {_forms(scene)}")


def _suit(text: str, scene: Scene) -> str:
    suit = text[:1].upper()
    if suit not in SUITS or text not in (suit.lower(), SUIT_NAMES[suit]):
        raise NotationError(f"There is no pile {readable(text, 24)!r}. {_forms(scene)}")
    return suit


def _forms(scene: Scene) -> str:
    if scene.view.step == "lay":
        card = scene.view.hand[0].lower()
        return f"{card} or 1 lays a card, -{card} or -1 discards it, ? helps."
    return "Enter draws from the deck, a letter takes from that pile, ? helps."


def refused(reason: Reason, sentence: str, scene: Scene) -> list[str]:
    """Why not, and what can be done."""
    card = str(reason.args.get("card", ""))
    if reason.code == "not_in_hand":
        sentence = f"{card} is not in your hand"
    elif reason.code in ("too_low", "wager_too_late"):
        sentence = f"{sentence}; -{card.lower()} discards it"
    rows = [f"{sentence[0].upper()}{sentence[1:]}."]
    verbs: dict[str, list[str]] = {}
    for text in scene.legal:
        verb, _, what = text.partition(" ")
        verbs.setdefault(verb, []).append(what)
    if "discard" in verbs:
        rows.append(f"You can lay {' '.join(verbs.get('lay', [])) or 'nothing'}, and discard any card of your hand.")
    elif "draw" in verbs:
        piles = f", or take from {' '.join(verbs['take'])}" if "take" in verbs else ""
        rows.append(f"You can draw from the deck{piles}; undo takes your card back.")
    return rows


RULES = """\
A turn: play one card, then draw one.
  Lay it on your own expedition of its suit: every number higher than the one
  before; wagers (x) only before the first number. Or discard it on its pile.
  Draw from the deck, or the top card of a pile; not what you just discarded.
The round ends at once when the last card of the deck is drawn.
An expedition scores (sum of its numbers - 20) x (1 + its wagers), and 20 more
  with eight cards or more. One that was never begun costs nothing."""
INPUT = """\
  r7  rx  3         lay red 7, a red wager, card 3 of your hand     (lay R7)
  -r7  -3  d3       discard it                                      (discard R7)
  Enter             draw from the deck                              (draw)
  r                 take the top card of the red pile               (take R)
  undo              take your card back, until you draw
  receipt  log      the score with its arithmetic; what happened so far
  table  help       this table again; this page
  save FILE  quit   keep the match for farshore replay; leave"""


def manual() -> list[Text]:
    """The rules and the input in one screen."""
    suits = Text("Suits")
    for suit, name in SUIT_NAMES.items():
        suits.append("  ").append_text(suit_chip(suit)).append(f" {name}")
    return [
        column(Text(" Lost Cities in short", "reverse"), WIDTH),
        *(Text(row) for row in ("", *RULES.splitlines(), "")),
        *(Text(row) for row in (*INPUT.splitlines(), "")),
        suits,
        Text("[brackets] mark what is new since your last turn"),
    ]
