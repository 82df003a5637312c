"""Lost Cities in words: what is asked, what a line means, why something is refused, and the manual."""

import re
from functools import partial

from rich.text import Text

from farshore.engine.errors import NotationError
from farshore.engine.game import Reason
from farshore.games.lost_cities.box import HAND, NUMBERS, SUIT_CARDS, SUITS, TEXTS
from farshore.games.lost_cities.present import Table
from farshore.games.lost_cities.terminal.chips import SUIT_NAMES, suit_chip
from farshore.terminal.console import readable
from farshore.terminal.screens import Scene
from farshore.terminal.sheets import heading

DISCARD = re.compile(r"(?:discard|d|-)\s*(.*)")
LAY = re.compile(r"(?:lay|l)\s+(.*)")
TAKE = re.compile(r"(?:take|t)\s+(.*)")
DRAWS = ("", "draw", "deck", "d")
bar = partial(heading, "Lost Cities")


def round_name(view: Table) -> str:
    """Which round it is. A tie may be played off in one more than agreed."""
    return f"round {view.round} of {view.rounds}" if view.round <= view.rounds else "extra round"


def asked(scene: Scene) -> str:
    """One row: which player is to act, and what can be typed."""
    view: Table = scene.view
    if not scene.legal:
        return "" if view.acting is None else f"{scene.names[view.acting]} is to {view.step}: please wait ..."
    if view.step == "lay":
        card, place = _example(scene)
        discarding = f"discard one (-{card} or -{place})"
        if not _can("lay", scene):
            return f"No card can be laid: {discarding}; ? for help."
        return f"Your turn: lay a card ({card} or {place}) or {discarding}; ? for help."
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


def read(line: str, scene: Scene) -> tuple[str, str]:
    """The action a line stands for; it is always the whole line.

    Full notation always; when a card is to be played, a card or its place in the hand lays it and `d` or `-` before it
    discards it; when one is to be drawn, nothing draws from the deck and the letter of a suit takes from its pile.
    """
    return _action(line, scene), ""


def _action(line: str, scene: Scene) -> str:
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


def _can(verb: str, scene: Scene) -> bool:
    return any(text.startswith(verb) for text in scene.legal)


def _example(scene: Scene) -> tuple[str, int]:
    """A card to name as an example, one that can be laid if there is one, and its place in the hand."""
    hand: list[str] = scene.view.hand
    card = next((card for card in hand if f"lay {card}" in scene.legal), hand[0])
    return card.lower(), hand.index(card) + 1


def _forms(scene: Scene) -> str:
    """What could be typed; only what is legal."""
    if scene.view.step == "lay":
        card, place = _example(scene)
        discards = f"-{card} or -{place} discards"
        return (
            f"{card} or {place} lays a card, {discards} it, ? helps."
            if _can("lay", scene)
            else f"{discards} a card, ? helps."
        )
    return f"Enter draws from the deck, {'a letter takes from that pile, ' if _can('take', scene) else ''}? helps."


def slip(text: str, scene: Scene) -> str:
    """Every card can be taken back, and a draw is never a slip."""
    return ""


def tempting(scene: Scene) -> list[str]:
    """Cards that cannot be laid, piles that cannot be taken from."""
    if scene.view.step == "lay":
        expected = [f"lay {card}" for card in dict.fromkeys(scene.view.hand)]
    else:
        expected = [f"take {suit}" for suit, cards in scene.view.piles.items() if cards]
    return [text for text in expected if text not in scene.legal]


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
  before; wagers only before the first number. Or discard it on its pile.
  Draw from the deck, or the top card of a pile; not what you just discarded.
The round ends at once when the last card of the deck is drawn.
An expedition scores (sum of its numbers - 20) x (1 + its wagers), and 20 more
  with eight cards or more. One that was never begun costs nothing.
The points of all rounds are added. Most points win the match; equal is a draw.
Chance says who starts the first round. Whoever leads starts the next one; if
  nobody leads, the one who did not start the last. Options can change that and
  more: farshore play --options lists them."""
SIGNS = """\
  if laid           how your points change if you lay it; - is not allowed
  [7]               new since your last turn
  +2                beside a pile: two more cards lie under its top card
  shut              nothing can be taken from this pile now: you just discarded
                    there, or for 24 turns nobody drew from the deck"""
INPUT = """\
  r7  rx  3         lay red 7, a red wager, card 3 of your hand  (lay R7, l r7)
  -r7  -3  d3       discard it                                   (discard R7)
  Enter  d          draw from the deck                           (draw, deck)
  r                 take the top card of the red pile            (take R, t r)
  undo  u           take your card back, until you draw
  hint              where to look; again: the best move found
  receipt  log      the score with its arithmetic; what happened so far
  table             this table again
  why r7  why       why something cannot be done; alone, all that you may miss
  save FILE         keep the match in a file; farshore replay FILE shows it,
                    farshore play --resume FILE goes on with it
  help h ?  quit q  these pages; leave"""


def manual(scene: Scene) -> list[list[Text]]:
    """A sheet of rules, and a sheet of what is on the table and what can be typed."""
    played = list(scene.view.piles)
    suits = Text("Suits:")
    for suit in played:
        suits.append("  ").append_text(suit_chip(suit)).append(f" {SUIT_NAMES[suit]}")
    deck = (
        f"{SUIT_CARDS * len(played)} cards: in every suit 2 to 10 once and three wagers, written x. A hand is {HAND}."
    )
    return [
        [bar("the rules"), Text(""), Text(deck), suits, Text(""), *map(Text, RULES.splitlines())],
        [
            *(bar("what you see"), Text(""), *map(Text, SIGNS.splitlines()), Text("")),
            *(bar("what you can type"), Text(""), *map(Text, INPUT.splitlines())),
        ],
    ]
