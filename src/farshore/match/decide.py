"""Which events a command leads to, or why it is refused. Nothing is changed: time and chance are handed in."""

from collections.abc import Mapping
from typing import NamedTuple

from farshore.engine.errors import FarshoreError
from farshore.engine.game import CHANCE, REASONS
from farshore.engine.position import Position
from farshore.match.commands import (
    Act,
    AnswerUndo,
    AskUndo,
    Command,
    Expire,
    HandBack,
    Pause,
    Reinvite,
    Rematch,
    Resign,
    Sit,
    Stand,
    TakeOver,
    Undo,
)
from farshore.match.draws import Draws
from farshore.match.events import (
    Acted,
    AnyEvent,
    Begun,
    Drawn,
    Ended,
    HandedBack,
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
from farshore.match.evolve import evolve
from farshore.match.live import Match
from farshore.match.transcript import check_name

LEVELS = range(1, 6)

SENTENCES = {
    "unreadable": "{message}",
    "not_begun": "the match has not begun",
    "begun": "the match has begun",
    "no_seat": "there is no seat {seat}, seats are 0 to {last}",
    "seat_taken": "seat {seat} is taken",
    "full": "every seat is taken",
    "no_level": "there is no level {level}, levels are 1 to 5",
    "seated_already": "you sit at this table already",
    "not_seated": "only players at the table can do that",
    "not_over": "the match is not over",
    "rematched": "there is a rematch already, at table {table}",
    "not_yours": "seat {seat} is not yours",
    "seat_free": "nobody sits there",
    "stood_in": "a bot plays for seat {seat}: take the seat back first",
    "not_stood_in": "no bot plays for seat {seat}",
    "nothing_to_undo": "seat {seat} has no action to take back",
    "answered": "it has been answered: ask the other seats to go back",
    "seen": "something hidden has been seen since: it cannot be taken back",
    "undo_free": "it can be taken back without asking",
    "undo_pending": "another request has not been answered yet",
    "nothing_asked": "seat {seat} has no request to answer",
    "agreed": "seat {seat} has agreed already",
    "has_resigned": "seat {seat} has resigned",
    "in_time": "seat {seat} still has time",
    "house_only": "only the server can do that",
}
"""English sentences for the refusals of a live match, beside those of the game."""


class Refusal(NamedTuple):
    """Why a command is refused: a stable code with arguments, and a sentence in English."""

    code: str
    args: Mapping[str, str | int]
    sentence: str


class Transition(NamedTuple):
    """An event, and the match after it."""

    event: AnyEvent
    after: Match


def decide(match: Match, command: Command, now: int, draws: Draws) -> tuple[AnyEvent, ...] | Refusal:
    """The events that a command leads to, or why it is refused."""
    made = transitions(match, command, now, draws)
    return made if isinstance(made, Refusal) else tuple(event for event, _ in made)


def transitions(match: Match, command: Command, now: int, draws: Draws) -> list[Transition] | Refusal:
    """Like `decide`, with the match after each event: folding the events by `evolve` gives the same."""
    try:
        return _decide(match, command, now, draws)
    except FarshoreError as error:
        return _refused("unreadable", message=str(error))


def _decide(match: Match, command: Command, now: int, draws: Draws) -> list[Transition] | Refusal:
    if isinstance(command, Sit):
        return _sit(match, command, now, draws)
    if isinstance(command, Pause):
        return _pause(match, command, now)
    if isinstance(command, Reinvite):
        seated = command.player is not None and match.seat_of(command.player) is not None
        return _then(match, Reinvited(now)) if seated else _refused("not_seated")
    if isinstance(command, Rematch):
        if command.player is not None:
            return _refused("house_only")
        if match.ended is None:
            return _refused("not_over")
        if match.rematch is not None:
            return _refused("rematched", table=match.rematch)
        return _then(match, Rematched(now, command.table))
    seat: int = command.seat  # type: ignore[attr-defined]  # all others have one
    if not 0 <= seat < len(match.chairs):
        return _refused("no_seat", seat=seat, last=len(match.chairs) - 1)
    if isinstance(command, Stand):
        return _stand(match, command, now)
    if match.position is None:
        return _refused("not_begun")
    if match.ended is not None:
        return Refusal("over", {}, REASONS["over"])
    chair = match.chairs[seat]
    if command.player is not None and command.player != chair.player:
        return _refused("not_yours", seat=seat)
    if isinstance(command, TakeOver | Expire):
        return _take_over(match, command, now)
    if isinstance(command, HandBack):
        if chair.resigned:
            return _refused("has_resigned", seat=seat)
        if chair.stand_in is None:
            return _refused("not_stood_in", seat=seat)
        return _then(match, HandedBack(now, seat))
    if command.player is not None and chair.stand_in is not None:
        return _refused("has_resigned" if chair.resigned else "stood_in", seat=seat)
    if isinstance(command, Act):
        return _act(match, command, now, draws)
    if isinstance(command, Undo):
        return _undo(match, command, now)
    if isinstance(command, AskUndo):
        return _ask_undo(match, command, now)
    if isinstance(command, AnswerUndo):
        return _answer_undo(match, command, now)
    assert isinstance(command, Resign)
    return _resign(match, command, now)


def _refused(code: str, **args: str | int) -> Refusal:
    return Refusal(code, args, SENTENCES[code].format(**args))


def _sit(match: Match, command: Sit, now: int, draws: Draws) -> list[Transition] | Refusal:
    if match.begun:
        return _refused("begun")
    name = check_name(command.name)
    if command.level is not None and command.level not in LEVELS:
        return _refused("no_level", level=command.level)
    sits = command.player is not None and match.seat_of(command.player) is not None
    if command.level is None and sits and not command.beside:
        return _refused("seated_already")
    free = [seat for seat, chair in enumerate(match.chairs) if chair.free]
    seat = command.seat
    if seat is None:
        if not free:
            return _refused("full")
        seat = free[0]
    if not 0 <= seat < len(match.chairs):
        return _refused("no_seat", seat=seat, last=len(match.chairs) - 1)
    if seat not in free:
        return _refused("seat_taken", seat=seat)
    player = command.player if command.level is None else None
    seated = Seated(now, seat, name, player, command.level)
    if free != [seat]:
        return _then(match, seated)
    made = _then(match, seated, Begun(now, draws.commitment))
    return made + _answers(made[-1].after, now, draws)


def _stand(match: Match, command: Stand, now: int) -> list[Transition] | Refusal:
    if match.begun:
        return _refused("begun")
    chair = match.chairs[command.seat]
    if chair.free:
        return _refused("seat_free")
    if chair.player is not None and command.player not in (None, chair.player):
        return _refused("not_yours", seat=command.seat)
    return _then(match, Stood(now, command.seat))


def _pause(match: Match, command: Pause, now: int) -> list[Transition] | Refusal:
    if command.player is not None:
        return _refused("house_only")
    if not match.begun:
        return _refused("not_begun")
    if match.ended is not None:
        return Refusal("over", {}, REASONS["over"])
    return _then(match, Paused(now, command.milliseconds))


def _act(match: Match, command: Act, now: int, draws: Draws) -> list[Transition] | Refusal:
    position = match.position
    assert position is not None
    if command.player is None and match.chairs[command.seat].bot is None:
        return _refused("not_stood_in", seat=command.seat)  # its holder came back while the bot was thinking
    reason = position.reason(command.action, command.seat)
    if reason is not None:
        return Refusal(reason.code, reason.args, position.sentence(reason))
    acted = Acted(now, command.seat, match.game.actions[command.action], command.key)
    after = evolve(match, acted, command.action)
    return [Transition(acted, after), *_answers(after, now, draws)]


def _then(match: Match, *events: AnyEvent) -> list[Transition]:
    """These events one after the other."""
    made: list[Transition] = []
    for event in events:
        match = evolve(match, event)
        made.append(Transition(event, match))
    return made


def _answers(match: Match, now: int, draws: Draws) -> list[Transition]:
    """What chance answers until a seat is to act, and the end if that is reached."""
    made: list[Transition] = []
    position = match.position
    while position is not None and position.who == CHANCE:
        outcome = draws.outcome(match.draws, position.weights())
        drawn = Drawn(now, match.draws, match.game.outcomes[outcome])
        match = evolve(match, drawn, outcome)
        made.append(Transition(drawn, match))
        position = match.position
    if position is not None and position.who == 0:
        made += _then(match, ending(match, position, now, "cut" if position.truncated else "finished"))
    return made


def ending(match: Match, position: Position, now: int, reason: str) -> Ended:
    """The result. Seats that have resigned rank behind all others."""
    places = position.ranks
    given_up = [chair.resigned for chair in match.chairs]
    order = sorted(zip(given_up, places, strict=True))
    ranks = [1 + sum(other < each for other in order) for each in zip(given_up, places, strict=True)]
    return Ended(now, reason, list(position.scores), ranks)


def _undo(match: Match, command: Undo, now: int) -> list[Transition] | Refusal:
    if not may_undo(match, command.seat):
        acted = any(actor == command.seat for actor, _ in match.steps)
        return _refused("answered") if acted else _refused("nothing_to_undo", seat=command.seat)
    return _then(match, Undone(now, command.seat))


def may_undo(match: Match, seat: int) -> bool:
    """Whether a seat can take its last action back without asking: neither a seat nor chance has answered it.

    An open action that other seats may answer in secret cannot be taken back: the moment from which it no longer could
    would show when they answered.
    """
    mine = [i for i, done in enumerate(match.turn) if done.seat == seat]
    if not mine or match.ended is not None:
        return False
    if match.turn[mine[-1]].secret:
        return True
    if match.at_once and len(match.chairs) > 1:
        return False
    return all(done.seat == seat for done in match.turn[mine[-1] :])


def _ask_undo(match: Match, command: AskUndo, now: int) -> list[Transition] | Refusal:
    if may_undo(match, command.seat):
        return _refused("undo_free")
    if match.asked is not None:
        return _refused("undo_pending")
    mine = [i for i, (actor, _) in enumerate(match.steps) if actor == command.seat]
    if not mine:
        return _refused("nothing_to_undo", seat=command.seat)
    if mine[-1] < match.bound:
        return _refused("seen")
    asked = UndoAsked(now, command.seat, mine[-1])
    if _all_agree(match, command.seat, frozenset()):
        return _then(match, asked, Rewound(now, asked.keep))
    return _then(match, asked)


def _all_agree(match: Match, asker: int, agreed: frozenset[int]) -> bool:
    """Whether all other seats have agreed; bots always do."""
    others = (seat for seat in range(len(match.chairs)) if seat != asker)
    return all(seat in agreed or match.chairs[seat].bot is not None for seat in others)


def _answer_undo(match: Match, command: AnswerUndo, now: int) -> list[Transition] | Refusal:
    if match.asked is None or match.asked.seat == command.seat:
        return _refused("nothing_asked", seat=command.seat)
    if command.seat in match.agreed:
        return _refused("agreed", seat=command.seat)
    answered = UndoAnswered(now, command.seat, command.yes)
    if command.yes and _all_agree(match, match.asked.seat, match.agreed | {command.seat}):
        return _then(match, answered, Rewound(now, match.asked.keep))
    return _then(match, answered)


def _resign(match: Match, command: Resign, now: int) -> list[Transition] | Refusal:
    """With two seats, or no other person left, the match ends; else a bot plays that seat to the end."""
    assert match.position is not None
    made = _then(match, Resigned(now, command.seat))
    after = made[-1].after
    people = [chair for chair in after.chairs if chair.player is not None and not chair.resigned]
    if len(match.chairs) > 2 and people:
        return made + _then(after, TakenOver(now, command.seat, 2, "resigned"))
    return made + _then(after, ending(after, match.position, now, "resigned"))


def _take_over(match: Match, command: TakeOver | Expire, now: int) -> list[Transition] | Refusal:
    if command.player is not None:
        return _refused("house_only")
    chair = match.chairs[command.seat]
    if command.level not in LEVELS:
        return _refused("no_level", level=command.level)
    if chair.bot is not None:
        return _refused("stood_in", seat=command.seat)
    if isinstance(command, Expire):
        deadline = match.clock.deadline(command.seat)
        if deadline is None or now < deadline:
            return _refused("in_time", seat=command.seat)
    reason = "clock" if isinstance(command, Expire) else "away"
    return _then(match, TakenOver(now, command.seat, command.level, reason))
