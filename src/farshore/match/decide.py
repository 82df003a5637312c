"""Which events a command leads to, or why it is refused. Nothing is changed: time and chance are handed in."""

from collections.abc import Mapping
from typing import NamedTuple

from farshore.engine.errors import FarshoreError
from farshore.engine.game import CHANCE, REASONS
from farshore.match import commands, events
from farshore.match.draws import Draws, commitment_to, is_hex, odds_of
from farshore.match.evolve import evolve
from farshore.match.live import Match
from farshore.match.result import agreed_ending, ending
from farshore.match.transcript import check_name

SERVER_ONLY = (
    commands.AbandonStart,
    commands.Pause,
    commands.Abandon,
    commands.Rematch,
    commands.Migrate,
    commands.TakeOver,
    commands.Expire,
)
LEVELS = range(1, 6)
STAND_IN_LEVEL = 2  # of the bot that plays for somebody who is absent, out of time or has resigned
MOST_UNDOS = 100  # of one seat in a turn
MOST_REWINDS = 50  # in a match
MOST_WITHHELD = 3  # starts of a match that somebody can prevent by not revealing their secret
MOST_EVENTS = 10_000  # of a match in which players can do more than act or resign; long ones have 1,500

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
    "bad_commitment": "a commitment is a SHA-256 in hexadecimal: 64 characters 0 to 9 and a to f",
    "spent_commitment": "the secret of this commitment is known: make a new one",
    "withheld": "the secret of your client was missing {most} times when the match could begin: you cannot sit here",
    "starting": "the match is about to begin",
    "not_starting": "secrets are revealed when all seats are taken",
    "not_committed": "seat {seat} is not committed to a secret",
    "wrong_secret": "this is not the secret to which seat {seat} is committed",
    "revealed": "seat {seat} has revealed its secret already",
    "stood_in": "a bot plays for seat {seat}: take the seat back first",
    "not_stood_in": "no bot plays for seat {seat}",
    "nothing_to_undo": "seat {seat} has no action to take back",
    "answered": "others or chance may have acted since: ask the other seats to take it back",
    "seen": "something hidden has been seen since: it cannot be taken back",
    "undo_free": "it can be taken back without asking",
    "too_many_undos": "it has been taken back {most} times: that is the most",
    "too_long": "the match has {most} events: it can only be played on",
    "undo_pending": "another request has not been answered yet",
    "nothing_asked": "seat {seat} has no request to answer",
    "agreed": "seat {seat} has agreed already",
    "has_resigned": "seat {seat} has resigned",
    "frozen": "the match is frozen: its rules have changed since it was played",
    "not_frozen": "the match is not frozen",
    "settled": "the match is played by the installed rules",
    "in_time": "seat {seat} still has time",
    "attended": "somebody sits at this table",
    "server_only": "only the server can do that",
}
"""English sentences for the refusals of a live match, beside those of the game."""


class Refusal(NamedTuple):
    """Why a command is refused: a stable code with arguments, and a sentence in English."""

    code: str
    args: Mapping[str, str | int]
    sentence: str


class Transition(NamedTuple):
    """An event, and the match after it."""

    event: events.AnyEvent
    after: Match


def decide(match: Match, command: commands.Command, now: int, draws: Draws) -> tuple[events.AnyEvent, ...] | Refusal:
    """The events that a command leads to, or why it is refused."""
    made = transitions(match, command, now, draws)
    return made if isinstance(made, Refusal) else tuple(event for event, _ in made)


def transitions(match: Match, command: commands.Command, now: int, draws: Draws) -> list[Transition] | Refusal:
    """Like `decide`, with the match after each event: folding the events by `evolve` gives the same."""
    try:
        return _decide(match, command, now, draws)
    except FarshoreError as error:
        return _refused("unreadable", message=str(error))


def _decide(match: Match, command: commands.Command, now: int, draws: Draws) -> list[Transition] | Refusal:
    """What holds for all commands; then the command by itself."""
    if isinstance(command, SERVER_ONLY) and command.player is not None:
        return _refused("server_only")
    goes_on = isinstance(command, commands.Act | commands.Resign)
    if match.version >= MOST_EVENTS and command.player is not None and not goes_on:
        return _refused("too_long", most=MOST_EVENTS)
    if isinstance(command, commands.Migrate):
        return _migrate(match, command, now, draws)
    cannot_go_on = match.ended is None and not match.on_installed_rules
    leaves = isinstance(command, commands.Stand) and not match.begun
    needs_no_rules = isinstance(command, commands.Reinvite | commands.Rematch | commands.AgreeToEnd)
    if cannot_go_on and not leaves and not needs_no_rules:
        return _refused("frozen")
    if isinstance(command, commands.Sit):
        return _sit(match, command, now, draws)
    if isinstance(command, commands.AbandonStart):
        return _abandon_start(match, now, draws)
    if isinstance(command, commands.Pause):
        return _pause(match, command, now)
    if isinstance(command, commands.Abandon):
        return _abandon(match, now)
    if isinstance(command, commands.Reinvite):
        seated = command.player is not None and match.seat_of(command.player) is not None
        return _then(match, events.Reinvited(now)) if seated else _refused("not_seated")
    if isinstance(command, commands.Rematch):
        return _rematch(match, command, now)
    assert isinstance(command, commands.SeatCommand)
    return _decide_for_seat(match, command, now, draws)


def _decide_for_seat(match: Match, command: commands.SeatCommand, now: int, draws: Draws) -> list[Transition] | Refusal:
    """The same for a command that names a seat: first those before the match begins, then those of its holder."""
    seat = command.seat
    if not 0 <= seat < len(match.chairs):
        return _refused("no_seat", seat=seat, last=len(match.chairs) - 1)
    if isinstance(command, commands.Stand):
        return _stand(match, command, now)
    if isinstance(command, commands.Reveal):
        return _reveal(match, command, now, draws)
    if not match.begun and not (isinstance(command, commands.AgreeToEnd) and match.frozen):
        return _refused("not_begun")
    if match.ended is not None:
        return Refusal("over", {}, REASONS["over"])
    chair = match.chairs[seat]
    if command.player is not None and command.player != chair.player:
        return _refused("not_yours", seat=seat)
    if isinstance(command, commands.AgreeToEnd):
        return _agree_to_end(match, command, now)
    if isinstance(command, commands.TakeOver | commands.Expire):
        return _take_over(match, command, now)
    if isinstance(command, commands.HandBack):
        return _hand_back(match, command, now)
    if command.player is not None and chair.stand_in is not None:
        return _refused("has_resigned" if chair.resigned else "stood_in", seat=seat)
    if isinstance(command, commands.Act):
        return _act(match, command, now, draws)
    if isinstance(command, commands.Undo):
        return _undo(match, command, now)
    if isinstance(command, commands.AskUndo):
        return _ask_undo(match, command, now)
    if isinstance(command, commands.AnswerUndo):
        return _answer_undo(match, command, now)
    assert isinstance(command, commands.Resign)
    return _resign(match, command, now)


def _refused(code: str, **args: str | int) -> Refusal:
    return Refusal(code, args, SENTENCES[code].format(**args))


def _sit(match: Match, command: commands.Sit, now: int, draws: Draws) -> list[Transition] | Refusal:
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
    commitment = command.commitment if player is not None and match.scheme == 2 else None
    if commitment is not None and not is_hex(commitment):
        return _refused("bad_commitment")
    if commitment in match.spent:
        return _refused("spent_commitment")
    if commitment is not None and match.withheld.get(str(player), 0) >= MOST_WITHHELD:
        return _refused("withheld", most=MOST_WITHHELD)
    if player is not None and sits:  # a device contributes once for all of its seats
        commitment = match.chairs[match.seats_of(player)[0]].commitment
    made = _then(match, events.Seated(now, seat, name, player, command.level, commitment))
    return made if free != [seat] else made + _begin(made[-1].after, now, draws)


def _begin(match: Match, now: int, draws: Draws) -> list[Transition]:
    """The beginning of a match whose seats are all taken; nothing yet if it waits for secrets."""
    if any(chair.owes_secret for chair in match.chairs):
        return []
    made = _then(match, events.Begun(now, match.commitment or draws.commitment))
    return made + _run_chance(made[-1].after, now, draws)


def _reveal(match: Match, command: commands.Reveal, now: int, draws: Draws) -> list[Transition] | Refusal:
    chair, seat = match.chairs[command.seat], command.seat
    if command.player is None or command.player != chair.player:
        return _refused("not_yours", seat=seat)
    if chair.commitment is None:
        return _refused("not_committed", seat=seat)
    if commitment_to(command.secret) != chair.commitment:
        return _refused("wrong_secret", seat=seat)
    if chair.secret is not None:
        return _refused("revealed", seat=seat)
    if match.starting is None:
        return _refused("not_starting")
    if command.following is not None and not is_hex(command.following):
        return _refused("bad_commitment")
    at_table = {each for chair in match.chairs for each in (chair.commitment, chair.following)}
    if command.following is not None and command.following in match.spent | at_table:
        return _refused("spent_commitment")
    revealed = events.Revealed(now, list(match.seats_of(command.player)), command.secret, command.following)
    made = _then(match, revealed)
    return made + _begin(made[-1].after, now, draws)


def _abandon_start(match: Match, now: int, draws: Draws) -> list[Transition] | Refusal:
    if match.reveal_by is None:
        return _refused("not_starting")
    if now < match.reveal_by:
        return _refused("starting")
    silent = [seat for seat, chair in enumerate(match.chairs) if chair.owes_secret]
    seed, following = draws.of_start(match.attempt).seed.hex(), draws.of_start(match.attempt + 1).commitment
    return _then(match, events.StartAbandoned(now, silent, seed, following))


def _stand(match: Match, command: commands.Stand, now: int) -> list[Transition] | Refusal:
    if match.begun:
        return _refused("begun")
    if match.starting is not None:
        return _refused("starting")
    chair = match.chairs[command.seat]
    if chair.free:
        return _refused("seat_free")
    if chair.player is not None and command.player not in (None, chair.player):
        return _refused("not_yours", seat=command.seat)
    return _then(match, events.Stood(now, command.seat))


def _pause(match: Match, command: commands.Pause, now: int) -> list[Transition] | Refusal:
    if not match.begun and match.starting is None:
        return _refused("not_begun")
    if match.ended is not None:
        return Refusal("over", {}, REASONS["over"])
    return _then(match, events.Paused(now, max(0, command.milliseconds)))  # clocks of two processes may differ a little


def _abandon(match: Match, now: int) -> list[Transition] | Refusal:
    if match.position is None:
        return _refused("not_begun")
    if match.ended is not None:
        return Refusal("over", {}, REASONS["over"])
    if any(chair.player is not None for chair in match.chairs):
        return _refused("attended")
    return _then(match, ending(match, now, "abandoned"))


def _rematch(match: Match, command: commands.Rematch, now: int) -> list[Transition] | Refusal:
    if match.ended is None and match.frozen is None:
        return _refused("not_over")
    if match.rematch is not None:
        return _refused("rematched", table=match.rematch)
    return _then(match, events.Rematched(now, command.table))


def _hand_back(match: Match, command: commands.HandBack, now: int) -> list[Transition] | Refusal:
    chair = match.chairs[command.seat]
    if chair.resigned:
        return _refused("has_resigned", seat=command.seat)
    if chair.stand_in is None:
        return _refused("not_stood_in", seat=command.seat)
    return _then(match, events.HandedBack(now, command.seat))


def _act(match: Match, command: commands.Act, now: int, draws: Draws) -> list[Transition] | Refusal:
    position = match.position
    assert position is not None
    if command.player is None and match.chairs[command.seat].bot is None:
        return _refused("not_stood_in", seat=command.seat)  # its holder came back while the bot was thinking
    reason = position.reason(command.action, command.seat)
    if reason is not None:
        return Refusal(reason.code, reason.args, position.sentence(reason))
    acted = events.Acted(now, command.seat, match.game.actions[command.action], command.key)
    after = evolve(match, acted, command.action)
    return [Transition(acted, after), *_run_chance(after, now, draws)]


def _then(match: Match, *following: events.AnyEvent) -> list[Transition]:
    """These events one after the other."""
    made: list[Transition] = []
    for event in following:
        match = evolve(match, event)
        made.append(Transition(event, match))
    return made


def _run_chance(match: Match, now: int, draws: Draws) -> list[Transition]:
    """The draws of chance until a seat is to act, and the ending if the match is over then."""
    made: list[Transition] = []
    position = match.position
    draws = match.draws_by(draws)
    while position is not None and position.who == CHANCE:
        weights = position.weights()
        outcome = draws.outcome(match.draw_count, weights)
        drawn = events.Drawn(now, match.draw_count, match.game.outcomes[outcome], odds_of(weights, outcome))
        match = evolve(match, drawn, outcome)
        made.append(Transition(drawn, match))
        position = match.position
    if position is not None and position.who == 0:
        made += _then(match, ending(match, now, "cut" if position.truncated else "finished"))
    return made


def _migrate(match: Match, command: commands.Migrate, now: int, draws: Draws) -> list[Transition] | Refusal:
    if match.ended is not None:
        return Refusal("over", {}, REASONS["over"])
    if match.on_installed_rules:
        return _refused("settled")
    installed = match.game.rules_version
    if match.stuck is None:
        made = _then(match, events.Migrated(now, match.rules, installed))
        return made + _run_chance(made[-1].after, now, draws)
    if match.frozen is not None:
        return _refused("frozen")
    return _then(match, events.Frozen(now, installed, match.stuck.known, match.stuck.code, list(command.scores)))


def _agree_to_end(match: Match, command: commands.AgreeToEnd, now: int) -> list[Transition] | Refusal:
    """The match ends once every player who has a seat and has not resigned has agreed.

    A player with several seats agrees once. If the match never began, the players simply leave: it has no result.
    """
    if match.frozen is None:
        return _refused("not_frozen")
    if not match.begun:
        return _then(match, *(events.Stood(now, seat) for seat in match.beside(command.seat) or (command.seat,)))
    if match.chairs[command.seat].resigned:
        return _refused("has_resigned", seat=command.seat)
    if command.seat in match.agreed_to_end:
        return _refused("agreed", seat=command.seat)
    made = _then(match, events.EndAgreed(now, command.seat))
    after = made[-1].after
    people = {chair.player for chair in after.chairs if not chair.resigned} - {None}
    if people - {after.chairs[seat].player for seat in after.agreed_to_end}:
        return made
    return made + _then(after, agreed_ending(after, now))


def _undo(match: Match, command: commands.Undo, now: int) -> list[Transition] | Refusal:
    if not may_undo(match, command.seat):
        acted = any(actor == command.seat for actor, _ in match.steps)
        return _refused("answered") if acted else _refused("nothing_to_undo", seat=command.seat)
    if match.undos.get(command.seat, 0) >= MOST_UNDOS:
        return _refused("too_many_undos", most=MOST_UNDOS)
    return _then(match, events.Undone(now, command.seat))


def may_undo(match: Match, seat: int) -> bool:
    """Whether a seat can take its last action back without asking: neither a seat nor chance has answered it.

    An open action that other seats may answer in secret cannot be taken back: the moment from which it no longer could
    would show when they answered.
    """
    mine = [i for i, done in enumerate(match.undoable) if done.seat == seat]
    if not mine or match.ended is not None or not match.on_installed_rules:
        return False
    if match.undoable[mine[-1]].secret:
        return True
    if match.at_once and len(match.chairs) > 1:
        return False
    return all(done.seat == seat for done in match.undoable[mine[-1] :])


def _ask_undo(match: Match, command: commands.AskUndo, now: int) -> list[Transition] | Refusal:
    if may_undo(match, command.seat):
        return _refused("undo_free")
    if match.asked is not None:
        return _refused("undo_pending")
    mine = [i for i, (actor, _) in enumerate(match.steps) if actor == command.seat]
    if not mine:
        return _refused("nothing_to_undo", seat=command.seat)
    if mine[-1] < match.undo_limit:
        return _refused("seen")
    if match.rewinds >= MOST_REWINDS:
        return _refused("too_many_undos", most=MOST_REWINDS)
    asked = events.UndoAsked(now, command.seat, mine[-1])
    if _all_agree(match, command.seat, frozenset()):
        return _then(match, asked, events.Rewound(now, asked.keep))
    return _then(match, asked)


def _all_agree(match: Match, asker: int, agreed: frozenset[int]) -> bool:
    """Whether all other seats have agreed; bots always do.

    Not yet one that plays for a seat whose clock ran out in a simultaneous turn: its agreement would reveal that before
    the turn closes.
    """
    others = (seat for seat in range(len(match.chairs)) if seat != asker)
    return all(
        seat in agreed or (match.chairs[seat].bot is not None and seat not in match.out_of_time) for seat in others
    )


def _answer_undo(match: Match, command: commands.AnswerUndo, now: int) -> list[Transition] | Refusal:
    if match.asked is None or match.asked.seat == command.seat:
        return _refused("nothing_asked", seat=command.seat)
    if command.seat in match.agreed:
        return _refused("agreed", seat=command.seat)
    answered = events.UndoAnswered(now, command.seat, command.yes)
    if command.yes and _all_agree(match, match.asked.seat, match.agreed | {command.seat}):
        return _then(match, answered, events.Rewound(now, match.asked.keep))
    return _then(match, answered)


def _resign(match: Match, command: commands.Resign, now: int) -> list[Transition] | Refusal:
    """With two seats, or no other person left, the match ends; else a bot plays that seat to the end."""
    assert match.position is not None
    made = _then(match, events.Resigned(now, command.seat))
    after = made[-1].after
    people = [chair for chair in after.chairs if chair.player is not None and not chair.resigned]
    if len(match.chairs) > 2 and people:
        return made + _then(after, events.TakenOver(now, command.seat, STAND_IN_LEVEL, "resigned"))
    return made + _then(after, ending(after, now, "resigned"))


def may_take_over(match: Match, seat: int) -> bool:
    """Whether a bot may play for a seat whose holder is absent: others wait for it.

    In a simultaneous turn every absent seat may be taken over until the turn closes, even one that is done; otherwise
    a takeover would reveal who is not done.
    """
    return match.chairs[seat].bot is None and (match.at_once or seat in match.to_act)


def _take_over(match: Match, command: commands.TakeOver | commands.Expire, now: int) -> list[Transition] | Refusal:
    chair = match.chairs[command.seat]
    if command.level not in LEVELS:
        return _refused("no_level", level=command.level)
    if chair.bot is not None:
        return _refused("stood_in", seat=command.seat)
    if isinstance(command, commands.Expire):
        deadline = match.clock.deadline(command.seat)
        if deadline is None or now < deadline:
            return _refused("in_time", seat=command.seat)
    reason = "clock" if isinstance(command, commands.Expire) else "away"
    return _then(match, events.TakenOver(now, command.seat, command.level, reason))
