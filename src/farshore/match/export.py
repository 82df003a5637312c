"""A finished match as a file that anybody can check: all events, the seed of its draws, and their weights.

    {"format": "farshore match 1", "game": ..., "commitment": ..., "seed": ...,
     "draws": [{"index": 0, "weights": [["card R7", 1], ...], "outcome": "card R7"}, ...],
     "events": [...], "transcript": "..."}

`check` looks whether the seed is the one that was committed to, whether every outcome follows from it, whether the
weights and the result are those of the rules, and whether no draw was left out. `scripts/check_draws.py` does all of
that but the rules, and needs nothing of ours. Of the people a file has only the names they went by.
"""

from collections.abc import Iterable, Sequence

import msgspec

from farshore.engine.errors import FarshoreError, NotationError
from farshore.engine.position import Position
from farshore.match.decide import ending
from farshore.match.draws import Draws
from farshore.match.events import Acted, AnyEvent, Begun, Drawn, Ended, Opened, Seated, decode, encode
from farshore.match.evolve import begin, evolve
from farshore.match.live import Match

FORMAT = "farshore match 1"


class Draw(msgspec.Struct, frozen=True):
    """One draw: its number, what could have come with which weight, and what came."""

    index: int
    weights: list[tuple[str, int]]
    outcome: str


class Export(msgspec.Struct, frozen=True):
    """A finished match."""

    format: str
    game: str
    commitment: str
    seed: str  # in hexadecimal
    draws: list[Draw]
    events: list[msgspec.Raw]
    transcript: str


def export(events: Sequence[AnyEvent], draws: Draws) -> Export:
    """The file of a match. Raises NotationError if it is not over: until then its seed is a secret."""
    match, made = _fold(events)
    if match.ended is None:
        raise NotationError("the match is not over: until then its seed is a secret")
    return Export(
        FORMAT,
        match.game.name,
        draws.commitment,
        draws.seed.hex(),
        made,
        [msgspec.Raw(encode(_anonymous(event))) for event in events],
        str(match.transcript()),
    )


def _anonymous(event: AnyEvent) -> AnyEvent:
    if isinstance(event, Seated):
        return msgspec.structs.replace(event, player=None)
    return msgspec.structs.replace(event, key=None) if isinstance(event, Acted) else event


def _fold(events: Iterable[AnyEvent]) -> tuple[Match, list[Draw]]:
    """The match, and every draw with the weights it had by the rules."""
    rest = iter(events)
    opened = next(rest)
    if not isinstance(opened, Opened):
        raise NotationError("the first event must open the match")
    match, made = begin(opened), []
    for event in rest:
        if isinstance(event, Drawn):
            if match.position is None:
                raise NotationError("something was drawn before the match began")
            made.append(Draw(event.index, _weights(match.position), event.text))
        match = evolve(match, event)
    return match, made


def _weights(position: Position) -> list[tuple[str, int]]:
    return [(position.game.outcomes[i], weight) for i, weight in enumerate(position.weights()) if weight]


def read_export(data: bytes | str) -> Export:
    """The match in a file. Raises NotationError."""
    try:
        found = msgspec.json.decode(data, type=Export)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise NotationError(f"this is no exported match: {error}") from None
    if found.format != FORMAT:
        raise NotationError(f"cannot read format {found.format!r}: this version reads {FORMAT!r}")
    return found


def check(given: Export) -> list[str]:
    """What is wrong with an exported match, in sentences; nothing if all is well."""
    try:
        draws = Draws(bytes.fromhex(given.seed))
        events = [decode(bytes(raw)) for raw in given.events]
        match, made = _fold(events)
    except (ValueError, LookupError, msgspec.MsgspecError, FarshoreError, StopIteration, AssertionError) as error:
        ours = isinstance(error, FarshoreError | msgspec.MsgspecError)
        return [f"the events cannot be replayed: {error if ours else 'one of them cannot have followed the others'}"]
    wrong = []
    if draws.commitment != given.commitment:
        wrong.append("the seed is not the one that was committed to")
    if [event.commitment for event in events if isinstance(event, Begun)] != [given.commitment]:
        wrong.append("the commitment is not the one published when the match began")
    if [draw.index for draw in made] != list(range(len(made))):
        wrong.append("a draw was left out or made twice")
    if made != given.draws:
        wrong.append("the weights or outcomes listed are not those of the rules")
    for draw in made:
        names, weights = zip(*draw.weights, strict=True)
        if names[draws.outcome(draw.index, weights)] != draw.outcome:
            wrong.append(f"draw {draw.index} does not follow from the seed")
    if match.ended is None or match.position is None:
        wrong.append("the match is not over")
    else:
        if [event for event in events if isinstance(event, Ended)] != [_due(match, match.ended.at, match.position)]:
            wrong.append("the result is not that of the rules")
        if str(match.transcript()) != given.transcript:
            wrong.append("the transcript does not belong to these events")
    return wrong


def _due(match: Match, at: int, position: Position) -> Ended:
    """The end that a match must have which stands like this."""
    return ending(match, position, at, "resigned" if position.who else "cut" if position.truncated else "finished")
