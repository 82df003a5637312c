"""The best that search finds for a decision still to be made. Only what the seat may know goes into it."""

import random
from collections import Counter
from dataclasses import dataclass

from farshore.analysis.review.decisions import LEAST, WORD, compare, strength
from farshore.analysis.review.estimates import Estimate
from farshore.bots import Search
from farshore.play import Turn

SHORT = 3  # actions of a shortlist
PART = 4  # a hint has this part of the budget of level 4: it comes within a second
SHARE = 2  # for so many simulations of search there is one world in which the two best are compared


@dataclass(frozen=True)
class Hint:
    """The best action that was found, and by how much it is better than the next best in the same worlds."""

    best: str
    next_best: str | None  # None: there is only one action
    lead: Estimate
    kind: str | None  # the first word of the best action, if that narrows the choice but leaves one
    shortlist: tuple[str, ...]  # a few actions in the order of their numbers, one of them the best


def hint(turn: Turn, simulations: int | None = None) -> Hint:
    """A hint for a turn: the same whenever it is asked with the same view. Raises NotationError."""
    game = turn.game
    budget = max(LEAST, strength(game, None) // PART) if simulations is None else strength(game, simulations)
    rng = random.Random(f"hint {turn.seat} ".encode() + turn.record.tobytes())
    found = [each.action for each in Search(game, rng.randrange(WORD), budget).study(turn)]
    best, following = found[0], found[1:2]
    lead = Estimate(0.0, 0.0)
    if following:
        lead = compare(turn, best, following[0], budget // SHARE, rng.randrange(WORD))
        if lead.points < 0:
            best, following, lead = following[0], [best], Estimate(-lead.points, lead.error)
    texts = [game.actions[number] for number in sorted(found)]
    return Hint(
        best=game.actions[best],
        next_best=game.actions[following[0]] if following else None,
        lead=lead,
        kind=_kind(game.actions[best], texts),
        shortlist=tuple(game.actions[number] for number in sorted(found[:SHORT])) if len(found) > SHORT else (),
    )


def _kind(text: str, texts: list[str]) -> str | None:
    """The first word of an action if several of these begin with it, but not all."""
    words = Counter(each.split(maxsplit=1)[0] for each in texts)
    word = text.split(maxsplit=1)[0]
    return word if 1 < words[word] < len(texts) else None
