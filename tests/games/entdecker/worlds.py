"""Matches of Die neuen Entdecker that differ only in tokens and chief scouts which an audience never saw."""

import random
from collections.abc import Sequence

from farshore.engine.errors import IllegalAction
from farshore.engine.game import SPECTATOR, Game
from farshore.match.events import Acted, AnyEvent, Drawn, Opened
from farshore.match.evolve import begin, evolve, fold
from farshore.match.live import Match
from tests.server.worlds import Group

LONGEST, SHORTER = 500, 150  # commands of a history, with and without asides


def other_secrets(game: Game, groups: Sequence[Group], audience: int, rng: random.Random) -> list[Group]:
    """The same with other tokens in the huts this audience never looked into, and other chief scouts of others."""
    match = fold(event for group in groups for event in group)
    if match.position is not None and match.position.who == 0:  # huts and chief scouts lie open
        return list(groups)
    unseen, seats = _unseen_tokens(groups, audience), len(match.chairs)
    for _ in range(20):
        values = rng.sample(list(unseen.values()), len(unseen))
        swap = dict(zip(unseen, values, strict=True))
        second = [
            tuple(_with_other_secret(event, swap.get((i, k)), audience, seats, rng) for k, event in enumerate(group))
            for i, group in enumerate(groups)
        ]
        try:  # a token that was taken back may have been the last of its value
            fold(event for group in second for event in group)
        except IllegalAction:
            continue
        return second
    return list(groups)


def _unseen_tokens(groups: Sequence[Group], audience: int) -> dict[tuple[int, int], str]:
    """The draws of tokens, by group and place in it, whose value this audience never learned."""
    draws: dict[tuple[int, int], str] = {}
    latest: dict[int, tuple[int, int]] = {}  # by hut
    seen: set[tuple[int, int]] = set()
    match: Match | None = None
    for i, group in enumerate(groups):
        for k, event in enumerate(group):
            if isinstance(event, Drawn) and event.text.startswith("token") and match is not None:
                draws[i, k] = event.text
                latest[match.truth.hut] = (i, k)
            match = begin(event) if isinstance(event, Opened) else evolve(match, event) if match else None
            assert match is not None
            if match.position is not None:
                knows = match.truth.knows.tolist()
                seen |= {latest[hut] for hut in latest if audience != SPECTATOR and knows[hut] >> audience & 1}
    return {at: text for at, text in draws.items() if at not in seen}


def _with_other_secret(event: AnyEvent, token: str | None, audience: int, seats: int, rng: random.Random) -> AnyEvent:
    if token is not None and isinstance(event, Drawn):
        return Drawn(event.at, event.index, token)
    if isinstance(event, Acted) and event.text.startswith("chiefs") and event.seat != audience:
        numbers = sorted(rng.sample(range(1, {2: 20, 3: 15, 4: 12}[seats]), 2))
        return Acted(event.at, event.seat, "chiefs {} {}".format(*numbers), event.key)
    return event
