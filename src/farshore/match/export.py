"""A finished match as a file that anybody can check: all events, the server's seed, the draws and their weights.

    {"format": "farshore match 2", "game": ..., "commitment": ..., "seed": ...,
     "draws": [{"index": 0, "weights": [["card R7", 1], ...], "outcome": "card R7"}, ...],
     "events": [...], "transcript": "..."}

`check` looks whether the seed is the one that was committed to, whether every outcome follows from it and from what
people contributed, whether the weights and the result are those of the rules, and whether no draw was left out.
`scripts/check_draws.py` does all of that but the rules, and needs nothing of ours. Of the people a file has only the
names they went by. Matches of the first scheme of draws, to which nobody contributes, have format 1.

Draws that were made by earlier rules than the installed ones have the weights that were stored with them: all outcomes
before the one that came in one sum, called `others`, and all after it. What was stored before there were such sums has
no weights there, and its draws cannot be checked.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from farshore.engine.errors import FarshoreError, NotationError
from farshore.engine.game import CHANCE
from farshore.match.draws import Draws, odds_of
from farshore.match.events import Acted, AnyEvent, Begun, Drawn, Ended, Frozen, Opened, Seated, decode, encode
from farshore.match.evolve import begin, evolve
from farshore.match.fairness import recorded
from farshore.match.live import Match
from farshore.match.redecide import undecided
from farshore.match.replay import lasting
from farshore.match.result import agreed_ending, due_ending
from farshore.match.steps import Steps, finish
from farshore.match.transcript import FORMAT as TRANSCRIPT_FORMAT

FORMATS = {1: "farshore match 1", 2: "farshore match 2"}  # by scheme of draws
OTHERS = "others"  # outcomes whose weights are known only as a sum


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
    seed: str  # the server's, in hexadecimal
    draws: list[Draw]
    events: list[msgspec.Raw]
    transcript: str


def export(events: Sequence[AnyEvent], draws: Draws) -> Export:
    """The file of a match. Raises NotationError if it is not over: until then its seed is a secret."""
    return finish(exporting(events, draws))


def exporting(events: Sequence[AnyEvent], draws: Draws) -> Steps[Export]:
    """The same in steps, between which something else can be done."""
    match, made, *_ = yield from _folding(events)
    if match.ended is None:
        raise NotationError("the match is not over: until then its seed is a secret")
    stored = []
    for event in events:
        stored.append(msgspec.Raw(encode(_anonymous(event))))
        yield
    transcript = _transcript(match, events)
    own = draws if match.scheme == 1 else draws.of_start(match.attempt)
    form = FORMATS[match.scheme]
    return Export(form, match.game.name, own.commitment, own.seed.hex(), made, stored, transcript)


def _anonymous(event: AnyEvent) -> AnyEvent:
    if isinstance(event, Seated):
        return msgspec.structs.replace(event, player=None)
    return msgspec.structs.replace(event, key=None) if isinstance(event, Acted) else event


def transcribing(events: Sequence[AnyEvent]) -> Steps[str]:
    """A finished match as text, as it was stored, whatever the rules are now; in steps. Raises NotationError."""
    opened = events[0]
    assert isinstance(opened, Opened)
    match = begin(opened)
    for event in events[1:]:
        match = evolve(match, event)
        yield
    if match.ended is None:
        raise NotationError("the match is not over: its hidden cards are")
    return _transcript(match, events)


def _transcript(match: Match, events: Sequence[AnyEvent]) -> str:
    if match.rules == match.game.rules_version and match.stuck is None:
        assert match.position is not None
        return match.transcript().text(match.position)
    opened, ended = match.opened, match.ended
    assert ended is not None
    lines = [f"farshore {TRANSCRIPT_FORMAT}", f"game {opened.game}", f"rules {match.rules}"]
    lines += [f"option {name} {value}" for name, value in opened.options.items()]
    lines += [f"seat {seat} {name}" for seat, name in enumerate(match.names)]
    lines.append("")
    for event in lasting(events):
        if isinstance(event, Acted | Drawn):
            lines.append(f"{event.seat if isinstance(event, Acted) else '*'} {event.text}")
    scores, ranks = (" ".join(map(str, numbers)) for numbers in (ended.scores, ended.ranks))
    stands = {"finished": "over", "cut": "cut"}.get(ended.reason, "open")
    return "\n".join([*lines, f"result {stands} scores {scores} ranks {ranks}", ""])


class _Folded(NamedTuple):
    match: Match
    draws: list[Draw]
    earlier: int  # draws whose weights could not be had of the installed rules
    odd: list[int]  # draws with whose weights others were stored than the rules have


def _folding(events: Iterable[AnyEvent]) -> Steps[_Folded]:
    """The match, and every draw with its weights, in steps."""
    rest = iter(events)
    opened = next(rest, None)
    if not isinstance(opened, Opened):
        raise NotationError("the first event must open the match")
    found = _Folded(begin(opened), [], 0, [])
    match, earlier = found.match, 0
    for event in rest:
        if isinstance(event, Drawn):
            if not match.begun:
                raise NotationError("something was drawn before the match began")
            found.draws.append(Draw(event.index, _weights(match, event), event.text))
            earlier += match.rules != match.game.rules_version
            unknown = event.odds is None and match.scheme == 1
            if not unknown and event.odds != _odds_by_rules(match, event):
                found.odd.append(event.index)
        match = evolve(match, event)
        yield
    return found._replace(match=match, earlier=earlier)


def _weights(match: Match, drawn: Drawn) -> list[tuple[str, int]]:
    """The weights of a draw by the rules; of one made by earlier rules as they were stored."""
    position = match.position
    if match.rules == match.game.rules_version and position is not None:
        return [(position.game.outcomes[i], weight) for i, weight in enumerate(position.weights()) if weight]
    if drawn.odds is None:
        return []
    before, own, total = drawn.odds
    if min(before, own - 1, total - before - own) < 0:
        raise NotationError(f"draw {drawn.index} has odds that no draw can have")
    listed = [(OTHERS, before), (drawn.text, own), (OTHERS, total - before - own)]
    return [(name, weight) for name, weight in listed if weight]


def _odds_by_rules(match: Match, drawn: Drawn) -> tuple[int, int, int] | None:
    """What must have been stored with a draw; for one made by earlier rules, what was."""
    if match.rules != match.game.rules_version or match.position is None:
        return drawn.odds
    return odds_of(match.position.weights(), match.game.read(CHANCE, drawn.text))


def read_export(data: bytes | str) -> Export:
    """The match in a file. Raises NotationError."""
    try:
        found = msgspec.json.decode(data, type=Export)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise NotationError(f"this is no exported match: {error}") from None
    if found.format not in FORMATS.values():
        readable = " and ".join(map(repr, FORMATS.values()))
        raise NotationError(f"cannot read format {found.format!r}: this version reads {readable}")
    return found


def check(given: Export) -> list[str]:
    """What is wrong with an exported match, or cannot be checked by the installed rules; nothing if all is well."""
    try:
        draws = Draws(bytes.fromhex(given.seed))
        events = [decode(bytes(raw)) for raw in given.events]
        match, made, _, odd = finish(_folding(events))
        record = recorded(events) if match.scheme == 2 else None
        wrong = [*record.faults, *undecided(events)] if record else []
    except (ValueError, LookupError, msgspec.MsgspecError, FarshoreError, AssertionError) as error:
        ours = isinstance(error, FarshoreError | msgspec.MsgspecError)
        return [f"the events cannot be replayed: {error if ours else 'one of them cannot have followed the others'}"]
    if draws.commitment != given.commitment:
        wrong.append("the seed is not the one that was committed to")
    if given.format != FORMATS[match.scheme] or given.game != match.opened.game:
        wrong.append("the format or the game is not that of the events")
    if record:
        draws = record.draws_from(given.seed) or draws
    if [event.commitment for event in events if isinstance(event, Begun)] != [given.commitment]:
        wrong.append("the commitment is not the one published when the match began")
    if [draw.index for draw in made] != list(range(len(made))):
        wrong.append("a draw was left out or made twice")
    if made != given.draws or odd:
        wrong.append("the weights or outcomes listed are not those of the rules")
    for draw in made:
        if not draw.weights:
            continue
        names, weights = zip(*draw.weights, strict=True)
        if names[draws.outcome(draw.index, weights)] != draw.outcome:
            wrong.append(f"draw {draw.index} does not follow from the seed")
    if match.ended is None:
        wrong.append("the match is not over")
    else:
        wrong += _wrong_end(match, events, match.ended)
        if _plain(_transcript(match, events), match) != _plain(given.transcript, match):
            wrong.append("the transcript does not belong to these events")
    installed = match.game.rules_version
    if match.rules != installed:
        needed = f"rules version {match.rules} of {match.game.name} is needed, {installed} is installed"
        wrong.append(f"actions, weights and result cannot be checked by the rules: {needed}")
    return wrong


def _wrong_end(match: Match, events: Sequence[AnyEvent], end: Ended) -> list[str]:
    """What is wrong with the result, as far as that can be checked."""
    due = end
    if end.reason == "agreed":
        due = end if match.frozen is None else agreed_ending(match, end.at)
    elif match.rules == match.game.rules_version and match.position is not None:
        due = due_ending(match, end.at)
    ends = [event for event in events if isinstance(event, Ended)]
    never_frozen = end.reason == "agreed" and not any(isinstance(event, Frozen) for event in events)
    return [] if ends == [due] and not never_frozen else ["the result is not that of the rules"]


def _plain(transcript: str, match: Match) -> str:
    """Without options if the rules are not installed: what their defaults were is not known."""
    if match.rules == match.game.rules_version:
        return transcript
    return "\n".join(line for line in transcript.split("\n") if not line.startswith("option "))


def unchecked(given: Export) -> list[str]:
    """What of an exported match that is well nobody can check by the installed rules, in sentences."""
    _, made, earlier, _ = finish(_folding(decode(bytes(raw)) for raw in given.events))
    found = []
    if earlier:
        found.append(f"{earlier} draws were made by earlier rules: their weights are those stored with them")
    if unknown := sum(not draw.weights for draw in made):
        found.append(f"{unknown} draws have no weights stored with them, and cannot be checked")
    return found


def contributions(given: Export) -> list[str]:
    """Who contributed to the chance of an exported match that is well, and what else its result says about it."""
    match, *_ = finish(_folding(decode(bytes(raw)) for raw in given.events))
    if match.scheme == 1:
        return ["the server alone chose the seed: people could not contribute to it yet"]
    found = []
    for seat, chair in enumerate(match.chairs):
        name = f"seat {seat}, {chair.name}"
        if chair.commitment is not None:
            found.append(f"{name}, contributed {chair.secret}")
        elif chair.level is None:
            found.append(f"{name}, contributed nothing")
    if not any(chair.commitment for chair in match.chairs):
        found.append("nobody contributed: the server alone chose the seed")
    if match.attempt:
        found.append(f"{match.attempt} starts were abandoned before this one")
    if match.ended is not None and match.ended.redrawn:
        found.append(f"{match.ended.redrawn} draws were taken back by agreement")
    return found
