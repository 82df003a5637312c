"""Matches of Lost Cities that differ only in cards which an audience never saw: in the other hand and in the deck."""

import random
from collections.abc import Sequence

from farshore.engine.game import Game
from farshore.engine.record import unpack
from farshore.games.lost_cities.box import SUITS
from farshore.match.audience import heard
from farshore.match.events import Acted, AnyEvent, Drawn, Opened
from farshore.match.evolve import begin, evolve
from farshore.match.live import Match
from tests.server.worlds import Group

LONGEST = SHORTER = 200  # commands of a history, with and without asides


def other_secrets(game: Game, groups: Sequence[Group], audience: int, rng: random.Random) -> list[Group]:
    """The same with other cards wherever this audience never saw them, in each round with others."""
    rounds: list[list[int]] = []  # of every event
    seen: dict[int, set[str]] = {}  # cards by round
    match: Match | None = None
    for group in groups:
        rounds.append([])
        for event in group:
            after = begin(event) if isinstance(event, Opened) else evolve(match, event) if match else None
            assert after is not None
            number = 0 if after.position is None else int(unpack(after.position.states).round_no)
            known = seen.setdefault(number, set())
            if isinstance(event, Acted):  # a turn that ends a round belongs to it: the next begins with a card
                known.add(event.text.split()[-1])
            if isinstance(event, Drawn) and match is not None:
                known.update(each.text.split()[-1] for each in heard(match, event, after, audience))
            rounds[-1].append(number)
            match = after
    assert match is not None
    suits = SUITS[: int(match.options["colours"])]
    swaps = {number: _swap(game, suits, known, rng) for number, known in seen.items()}
    return [
        tuple(_with_other_card(event, swaps[number]) for event, number in zip(group, numbers, strict=True))
        for group, numbers in zip(groups, rounds, strict=True)
    ]


def _swap(game: Game, suits: str, seen: set[str], rng: random.Random) -> dict[str, str]:
    """Other cards for those that the audience did not see: wagers, of which there are three each, among themselves."""
    cards = [text.split()[-1] for text in game.outcomes if text.startswith("card ")]
    swap: dict[str, str] = {}
    for wager in (False, True):
        hidden = [card for card in cards if card[0] in suits and card.endswith("x") == wager and card not in seen]
        swap |= zip(hidden, rng.sample(hidden, len(hidden)), strict=True)
    return swap


def _with_other_card(event: AnyEvent, swap: dict[str, str]) -> AnyEvent:
    if not isinstance(event, Drawn):
        return event
    kind, _, card = event.text.partition(" ")
    return Drawn(event.at, event.index, f"{kind} {swap.get(card, card)}")
