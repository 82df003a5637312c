"""Whether what happened in a stored match is what the server decides when it is asked again.

A take-back to which not all agreed, a bot that takes over a seat that it cannot have, an end before the end: none of
these breaks a rule of the game, and `decide` refuses all of them. What is drawn, and what follows from the rules, is
checked elsewhere.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import msgspec

from farshore.match import commands, events
from farshore.match.decide import Refusal, decide
from farshore.match.draws import Draws
from farshore.match.evolve import begin, evolve
from farshore.match.live import Match

STARTING = events.Seated | events.Stood | events.Revealed | events.StartAbandoned | events.Begun
ELSEWHERE = STARTING | events.Drawn | events.Reinvited  # checked there, or always allowed
NO_DRAWS = Draws(b"")  # nothing is drawn here


def undecided(stored: Sequence[events.AnyEvent]) -> Iterator[str]:
    """Sentences about events that the server cannot have decided on, in a match that can be replayed."""
    opened = stored[0]
    assert isinstance(opened, events.Opened)
    match, due = begin(opened), list[events.AnyEvent]()
    for number, each in enumerate(stored[1:], 1):
        event = each
        if isinstance(event, events.Seated) and event.level is None:  # people have no id in a file
            event = msgspec.structs.replace(event, player=f"seat {event.seat}")
        following = due[1:] if due and event == due[0] else None if due else _following(match, event)
        if following is None:
            yield f"event {number} is not what was asked for, or cannot be asked for there"
        due = following or []
        match = evolve(match, event)
    if due:
        yield "something is missing after the last event"


def _following(match: Match, event: events.AnyEvent) -> list[events.AnyEvent] | None:
    """What must follow an event; None if it cannot come after what has happened."""
    running = match.begun and match.ended is None
    good = match.stuck is not None or isinstance(event, ELSEWHERE)
    if isinstance(event, events.Acted):
        good = running and match.frozen is None and event.text in match.game.actions
    elif isinstance(event, events.Migrated):
        good = match.ended is None and event.was == match.rules < event.rules
    elif isinstance(event, events.Frozen):
        good = match.ended is None and match.frozen is None and match.rules < event.rules
    elif isinstance(event, events.EndAgreed):
        good = running and match.frozen is not None and match.chairs[event.seat].level is None
    elif isinstance(event, events.Ended) and event.reason != "abandoned":
        good = running and (event.reason in ("finished", "cut") or match.frozen is not None)
    command = None if good else _command(match, event)
    if command is None:
        return [] if good else None
    # As if the installed rules were those of that time: they can follow it, and here they decide nothing. Only under
    # installed rules does `evolve` forget at the end of a turn who was late in it.
    late = match.out_of_time if match.at_once else frozenset()
    made = decide(replace(match, rules=match.game.rules_version, out_of_time=late), command, event.at, NO_DRAWS)
    return None if isinstance(made, Refusal) or made[0] != event else list(made[1:])


def _command(match: Match, event: events.AnyEvent) -> commands.Command | None:
    """What was asked for; None if nobody could ask for that."""
    if isinstance(event, events.Paused):
        return commands.Pause(None, event.milliseconds)
    if isinstance(event, events.Rematched):
        return commands.Rematch(None, event.table)
    if isinstance(event, events.TakenOver):
        return (commands.Expire if event.reason == "clock" else commands.TakeOver)(None, event.seat, event.level)
    if isinstance(event, events.Ended):
        return commands.Abandon(None) if event.reason == "abandoned" else None
    if not isinstance(
        event, events.Undone | events.UndoAsked | events.UndoAnswered | events.HandedBack | events.Resigned
    ):
        return None
    player = match.chairs[event.seat].player if 0 <= event.seat < len(match.chairs) else None
    if player is None:  # no bot asks for any of these
        return None
    if isinstance(event, events.UndoAnswered):
        return commands.AnswerUndo(player, event.seat, event.yes)
    asked: dict[type, type[commands.Undo | commands.AskUndo | commands.HandBack | commands.Resign]] = {
        events.Undone: commands.Undo,
        events.UndoAsked: commands.AskUndo,
        events.HandedBack: commands.HandBack,
        events.Resigned: commands.Resign,
    }
    return asked[type(event)](player, event.seat)
