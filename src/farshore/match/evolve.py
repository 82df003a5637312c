"""A match is its events, folded by `evolve`: a server that stores them before it answers may be killed at any time."""

from collections.abc import Iterable
from dataclasses import replace

from farshore import games
from farshore.engine.errors import NotationError
from farshore.engine.game import CHANCE, SPECTATOR
from farshore.engine.position import Position
from farshore.match.clock import Clock
from farshore.match.events import (
    Acted,
    Begun,
    Drawn,
    Ended,
    Event,
    HandedBack,
    Opened,
    Paused,
    Reinvited,
    Rematched,
    Resigned,
    Rewound,
    Seated,
    Stood,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from farshore.match.live import Chair, Done, Match
from farshore.match.transcript import Transcript


def fold(events: Iterable[Event]) -> Match:
    """The match after these events, the first of which must have opened it."""
    rest = iter(events)
    opened = next(rest)
    assert isinstance(opened, Opened), "a match begins by being opened"
    match = begin(opened)
    for event in rest:
        match = evolve(match, event)
    return match


def begin(opened: Opened) -> Match:
    """The match after its opening alone. Raises FarshoreError if there can be no such match."""
    game = games.get(opened.game)
    if opened.rules != game.rules_version:
        raise NotationError(f"rules version {opened.rules} of {game.name} is needed, {game.rules_version} is installed")
    seats = game.read_seats(opened.seats)
    options, clock = game.read_options(opened.options), Clock.fresh(opened.pace, seats)
    return Match(opened, game, options, (Chair(),) * seats, clock, changed=opened.at, banks=clock.banks)


def evolve(match: Match, event: Event, number: int | None = None) -> Match:
    """The match after an event, which must be one that `decide` gave for it. Pure: `match` stays as it is.

    `number` is the action or outcome that the event is about; without it, it is read from the event's text.
    """
    after = _evolved(match, event, number)
    open_turn = match.at_once and after.at_once
    quiet = isinstance(event, Paused | Reinvited) or (isinstance(event, Acted | Undone) and open_turn)
    return replace(
        after,
        version=match.version + 1,
        changed=match.changed if quiet else event.at,
        banks=match.banks if open_turn else after.clock.banks,
    )


def _evolved(match: Match, event: Event, number: int | None) -> Match:
    if isinstance(event, Acted):
        return _acted(match, event, match.game.read(event.seat, event.text) if number is None else number)
    if isinstance(event, Drawn):
        return _drawn(match, event, match.game.read(CHANCE, event.text) if number is None else number)
    if isinstance(event, Seated):
        chair = Chair(event.name, event.player, event.level)
        return _with_chair(match, event.seat, chair)
    if isinstance(event, Stood):
        return _with_chair(match, event.seat, Chair())
    if isinstance(event, Begun):
        position = Position.begin(match.game, match.options, len(match.chairs))
        return _ticked(replace(match, commitment=event.commitment, position=position), event.at)
    if isinstance(event, Undone):
        return _ticked(_without_last(match, event.seat), event.at, event.seat)
    if isinstance(event, UndoAsked):
        return replace(match, asked=event, agreed=frozenset())
    if isinstance(event, UndoAnswered):
        return replace(match, agreed=match.agreed | {event.seat}) if event.yes else replace(match, asked=None)
    if isinstance(event, Rewound):
        # All start with the bank they had: a seat that goes on with its turn must look like one that has ended it.
        fresh = replace(Clock.fresh(match.clock.pace, len(match.chairs)), banks=match.banks)
        return _ticked(replace(_rewound(match, event.keep), clock=fresh), event.at)
    if isinstance(event, TakenOver):
        chair = replace(match.chairs[event.seat], stand_in=event.level)
        return _ticked(_with_chair(match, event.seat, chair), event.at)
    if isinstance(event, HandedBack):
        chair = replace(match.chairs[event.seat], stand_in=None)
        return _ticked(_with_chair(match, event.seat, chair), event.at)
    if isinstance(event, Resigned):
        return _with_chair(match, event.seat, replace(match.chairs[event.seat], resigned=True))
    if isinstance(event, Reinvited):
        return replace(match, invites=match.invites + 1, invited=event.at)
    if isinstance(event, Rematched):
        return replace(match, rematch=event.table)
    if isinstance(event, Paused):
        return replace(match, clock=match.clock.shifted(event.milliseconds))
    assert isinstance(event, Ended)
    return _ticked(replace(match, ended=event, asked=None), event.at)


def _with_chair(match: Match, seat: int, chair: Chair) -> Match:
    assert 0 <= seat < len(match.chairs), f"there is no seat {seat}"
    return replace(match, chairs=(*match.chairs[:seat], chair, *match.chairs[seat + 1 :]))


def _ticked(match: Match, now: int, resuming: int | None = None) -> Match:
    """The match with its clock running for the seats to act; no time runs for a seat that a bot plays."""
    acting = [seat for seat in match.to_act if match.chairs[seat].bot is None]
    return replace(match, clock=match.clock.turned(now, acting, resuming))


def _acted(match: Match, event: Acted, number: int) -> Match:
    assert match.position is not None
    truth = match.truth
    secret = match.game.told(truth, event.seat, number, SPECTATOR) is None
    # An open action answers what other seats did before it; one made in secret at the same time does not.
    turn = match.turn if secret else tuple(done for done in match.turn if done.seat == event.seat)
    seen = match.game.reveals_hidden(truth, event.seat, number)
    position = match.position.copy()
    position.act(number, event.seat)
    match = replace(
        match,
        position=position,
        steps=(*match.steps, (event.seat, number)),
        turn=() if seen else (*turn, Done(event.seat, number, secret)),
        bound=len(match.steps) + 1 if seen else match.bound,
        asked=match.asked if secret else None,  # to withdraw a request would show others that something was done
    )
    return _ticked(match, event.at)


def _drawn(match: Match, event: Drawn, number: int) -> Match:
    assert match.position is not None
    position = match.position.copy()
    position.act(number, CHANCE)
    match = replace(
        match, position=position, steps=(*match.steps, (CHANCE, number)), turn=(), draws=event.index + 1, asked=None
    )
    return _ticked(match, event.at)


def _replayed(match: Match, steps: tuple[tuple[int, int], ...]) -> Match:
    position = Transcript(match.game, match.options, match.names, steps).end()
    return replace(match, position=position, steps=steps, asked=None)


def _without_last(match: Match, seat: int) -> Match:
    """The match without the last action of a seat. Simultaneous actions of others stay: they do not depend on it."""
    at = max(i for i, (actor, _) in enumerate(match.steps) if actor == seat)
    last = max(i for i, done in enumerate(match.turn) if done.seat == seat)
    turn = match.turn[:last] + match.turn[last + 1 :]
    asked = match.asked if match.turn[last].secret else None
    return replace(_replayed(match, match.steps[:at] + match.steps[at + 1 :]), turn=turn, asked=asked)


def _rewound(match: Match, keep: int) -> Match:
    return replace(_replayed(match, match.steps[:keep]), turn=())
