"""Whether what happened in a stored match is what the server decides when it is asked again.

A take-back to which not all agreed, a bot that takes over a seat that it cannot have, an end before the end: none of
these breaks a rule of the game, and `decide` refuses all of them. What is drawn, and what follows from the rules, is
checked elsewhere.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import msgspec

from farshore.match.commands import (
    Abandon,
    AnswerUndo,
    AskUndo,
    Command,
    Expire,
    HandBack,
    Pause,
    Rematch,
    Resign,
    TakeOver,
    Undo,
)
from farshore.match.decide import Refusal, decide
from farshore.match.draws import Draws
from farshore.match.events import (
    Acted,
    AnyEvent,
    Begun,
    Drawn,
    EndAgreed,
    Ended,
    Frozen,
    HandedBack,
    Migrated,
    Opened,
    Paused,
    Reinvited,
    Rematched,
    Resigned,
    Revealed,
    Seated,
    StartAbandoned,
    Stood,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from farshore.match.evolve import begin, evolve
from farshore.match.live import Match

ELSEWHERE = Seated | Stood | Revealed | StartAbandoned | Begun | Drawn | Reinvited  # checked there, or always allowed
NO_DRAWS = Draws(b"")  # nothing is drawn here


def undecided(events: Sequence[AnyEvent]) -> Iterator[str]:
    """Sentences about events that the server cannot have decided on, in a match that can be replayed."""
    opened = events[0]
    assert isinstance(opened, Opened)
    match, due = begin(opened), list[AnyEvent]()
    for number, stored in enumerate(events[1:], 1):
        event = stored
        if isinstance(event, Seated) and event.level is None:  # people have no id in a file, but there is somebody
            event = msgspec.structs.replace(event, player=f"seat {event.seat}")
        following = due[1:] if due and event == due[0] else None if due else _following(match, event)
        if following is None:
            yield f"event {number} is not what was asked for, or cannot be asked for there"
        due = following or []
        match = evolve(match, event)
    if due:
        yield "something is missing after the last event"


def _following(match: Match, event: AnyEvent) -> list[AnyEvent] | None:
    """What must follow an event; None if it cannot come after what has happened."""
    running = match.begun and match.ended is None
    good = match.stuck is not None or isinstance(event, ELSEWHERE)
    if isinstance(event, Acted):
        good = running and match.frozen is None and event.text in match.game.actions
    elif isinstance(event, Migrated):
        good = match.ended is None and event.was == match.rules < event.rules
    elif isinstance(event, Frozen):
        good = match.ended is None and match.frozen is None and match.rules < event.rules
    elif isinstance(event, EndAgreed):
        good = running and match.frozen is not None and match.chairs[event.seat].level is None
    elif isinstance(event, Ended) and event.reason != "abandoned":
        good = running and (event.reason in ("finished", "cut") or match.frozen is not None)
    command = None if good else _command(match, event)
    if command is None:
        return [] if good else None
    # As if the installed rules were those of that time: they can follow it, and here they decide nothing. Only under
    # installed rules does `evolve` forget at the end of a turn who was late in it.
    late = match.late if match.at_once else frozenset()
    made = decide(replace(match, rules=match.game.rules_version, late=late), command, event.at, NO_DRAWS)
    return None if isinstance(made, Refusal) or made[0] != event else list(made[1:])


def _command(match: Match, event: AnyEvent) -> Command | None:
    """What was asked for; None if nobody could ask for that."""
    if isinstance(event, Paused):
        return Pause(None, event.milliseconds)
    if isinstance(event, Rematched):
        return Rematch(None, event.table)
    if isinstance(event, TakenOver):
        return (Expire if event.reason == "clock" else TakeOver)(None, event.seat, event.level)
    if isinstance(event, Ended):
        return Abandon(None) if event.reason == "abandoned" else None
    if not isinstance(event, Undone | UndoAsked | UndoAnswered | HandedBack | Resigned):
        return None
    player = match.chairs[event.seat].player if 0 <= event.seat < len(match.chairs) else None
    if player is None:  # no bot asks for any of these
        return None
    if isinstance(event, UndoAnswered):
        return AnswerUndo(player, event.seat, event.yes)
    asked: dict[type, type[Undo | AskUndo | HandBack | Resign]] = {
        Undone: Undo,
        UndoAsked: AskUndo,
        HandedBack: HandBack,
        Resigned: Resign,
    }
    return asked[type(event)](player, event.seat)
