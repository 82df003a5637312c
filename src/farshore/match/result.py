"""The result of a match: by its rules, or by agreement if its rules are gone."""

from collections.abc import Sequence

from farshore.engine.game import CHANCE
from farshore.match.events import Acted, Drawn, Ended, Rewound, Undone
from farshore.match.live import Match


def ending(match: Match, now: int, reason: str) -> Ended:
    """The result as the position stands. Seats that have resigned rank behind all others."""
    assert match.position is not None
    ranks = _places(match, [-place for place in match.position.ranks])
    return Ended(now, reason, list(match.position.scores), ranks, match.without, redrawn(match))


def due_ending(match: Match, now: int) -> Ended:
    """The end that a match must have which stands like this."""
    position = match.position
    assert position is not None
    given_up = any(chair.resigned for chair in match.chairs)
    early = "abandoned" if not given_up and all(chair.level is not None for chair in match.chairs) else "resigned"
    return ending(match, now, early if position.who else "cut" if position.truncated else "finished")


def agreed_ending(match: Match, now: int) -> Ended:
    """The result of a frozen match that all agree to end: by the points it was frozen with; equal ones share."""
    assert match.frozen is not None
    ranks = _places(match, match.frozen.scores)
    return Ended(now, "agreed", match.frozen.scores, ranks, match.without, redrawn(match))


def redrawn(match: Match) -> int:
    """How many draws were taken back by agreement; 0 in the first scheme of draws, whose results do not say it."""
    if match.scheme == 1:
        return 0
    draws, actors = match.draw_count, [actor for actor, _ in match.steps]
    for event in match.unfollowed:
        if isinstance(event, Drawn):
            draws += 1
        if isinstance(event, Acted | Drawn):
            actors.append(event.seat if isinstance(event, Acted) else CHANCE)
        elif isinstance(event, Undone):
            del actors[max(i for i, actor in enumerate(actors) if actor == event.seat)]
        elif isinstance(event, Rewound):
            del actors[event.keep :]
    return draws - actors.count(CHANCE)


def _places(match: Match, merits: Sequence[int]) -> list[int]:
    """The place of each seat, the highest merit first; those that have resigned come last."""
    order = [(chair.resigned, -merit) for chair, merit in zip(match.chairs, merits, strict=True)]
    return [1 + sum(other < each for other in order) for each in order]
