"""A live match: what it is after its events, and which events a command leads to.

`decide(match, command)` answers with events or a refusal and changes nothing; `evolve(match, event)` is the match
after an event. Both are pure: time and chance are handed in. A match is nothing but its events folded by `evolve`, so a
server that stores them before it says so to anybody can be killed at any moment.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

from farshore import games
from farshore.engine.errors import FarshoreError, NotationError
from farshore.engine.game import CHANCE, REASONS, SPECTATOR, Game, Reason, Value
from farshore.engine.position import Position
from farshore.engine.record import unpack
from farshore.match.clock import Clock
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
from farshore.match.transcript import Transcript, check_name

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
    "not_seated": "only who sits at the table can do that",
    "not_over": "the match is not over",
    "rematched": "it is played again at table {table} already",
    "not_yours": "seat {seat} is not yours",
    "seat_free": "nobody sits there",
    "stood_in": "a bot plays for seat {seat}: take it back first",
    "not_stood_in": "no bot plays for seat {seat}",
    "nothing_to_undo": "seat {seat} has done nothing that could be taken back",
    "answered": "it has been answered: ask the others to go back",
    "seen": "something hidden has been seen since: it cannot be taken back",
    "undo_free": "it can be taken back without asking",
    "undo_pending": "an answer to another request is awaited",
    "nothing_asked": "nobody has asked seat {seat} for anything",
    "agreed": "seat {seat} has agreed already",
    "has_resigned": "seat {seat} has resigned",
    "in_time": "seat {seat} still has time",
    "house_only": "only the house can do that",
}
"""English sentences for the refusals of a live match, beside those of the game."""


class Refusal(NamedTuple):
    """A command turned down: a stable code with arguments, and the sentence in English."""

    code: str
    args: Mapping[str, str | int]
    sentence: str


class Done(NamedTuple):
    """An action of the running turn. A secret one is known to nobody else before the turn closes."""

    seat: int
    number: int
    secret: bool


@dataclass(frozen=True)
class Chair:
    """Who has a seat: a person or a bot; and the bot that plays for a person who is away, if one does."""

    name: str = ""
    player: str | None = None
    level: int | None = None
    stand_in: int | None = None
    resigned: bool = False

    @property
    def free(self) -> bool:
        """Whether nobody has it."""
        return self.player is None and self.level is None

    @property
    def bot(self) -> int | None:
        """The level of the bot that acts for this seat now, if one does."""
        return self.stand_in if self.stand_in is not None else self.level


@dataclass(frozen=True)
class Match:
    """A live match after some events."""

    opened: Opened
    game: Game
    options: Mapping[str, Value]
    chairs: tuple[Chair, ...]
    clock: Clock
    version: int = 1  # events so far
    commitment: str | None = None  # None before it begins
    position: Position | None = None
    steps: tuple[tuple[int, int], ...] = ()  # (seat or CHANCE, number), as they still hold
    turn: tuple[Done, ...] = ()  # actions since chance, or another seat, answered, or something hidden was seen
    bound: int = 0  # steps that cannot be gone back behind: a look at something hidden was among them
    draws: int = 0  # made ever
    asked: UndoAsked | None = None
    agreed: frozenset[int] = frozenset()  # seats that said yes to it
    ended: Ended | None = None
    invites: int = 0  # invitations that have been made anew
    invited: int | None = None  # when the last of them was
    rematch: str | None = None  # the table at which those who played play again
    changed: int = 0  # when something happened last that everybody may know of
    banks: tuple[int, ...] = ()  # what everybody had in the bank when the running turn began

    @cached_property
    def truth(self) -> Any:
        """The state as plain values: everything that is hidden is in it."""
        assert self.position is not None
        return unpack(self.position.states)

    @cached_property
    def public(self) -> Any:
        """What everybody may know, as plain values."""
        assert self.position is not None
        return unpack(self.position.observe(SPECTATOR))

    @cached_property
    def at_once(self) -> bool:
        """Whether what is done now is done in secret: others learn of it when the turn closes."""
        if not self.to_act:
            return False
        seat = self.to_act[0]
        assert self.position is not None
        return self.game.told(self.truth, seat, self.position.numbers(seat)[0], SPECTATOR) is None

    @property
    def begun(self) -> bool:
        """Whether the first card could be drawn."""
        return self.position is not None

    @property
    def status(self) -> str:
        """How far it is: open, running or over."""
        return "over" if self.ended else "running" if self.begun else "open"

    @cached_property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        if self.position is None or self.ended is not None:
            return ()
        return tuple(seat for seat in self.position.to_act if seat != CHANCE)

    @property
    def names(self) -> tuple[str, ...]:
        """A name for every seat."""
        return tuple(chair.name or f"seat {seat}" for seat, chair in enumerate(self.chairs))

    def seat_of(self, player: str) -> int | None:
        """Where a person sits; the first seat of several people at one device."""
        return next(iter(self.seats_of(player)), None)

    def seats_of(self, player: str) -> tuple[int, ...]:
        """All seats that are played from a person's device."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.player == player)

    def beside(self, seat: int) -> tuple[int, ...]:
        """The seats that are played from the same device as this one, if there are several."""
        player = self.chairs[seat].player
        seats = () if player is None else self.seats_of(player)
        return seats if len(seats) > 1 else ()

    def transcript(self) -> Transcript:
        """The match as it stands, with everything hidden."""
        return Transcript(self.game, self.options, self.names, self.steps)


# ---- what was


def fold(events: Iterable[Event]) -> Match:
    """The match that these events make. The first must have opened it."""
    rest = iter(events)
    opened = next(rest)
    assert isinstance(opened, Opened), "a match begins by being opened"
    match = begin(opened)
    for event in rest:
        match = evolve(match, event)
    return match


def begin(opened: Opened) -> Match:
    """The match when nothing but its opening has happened. Raises FarshoreError if that could not have been."""
    game = games.get(opened.game)
    if opened.rules != game.rules_version:
        raise NotationError(f"rules version {opened.rules} of {game.name} is not {game.rules_version}, which is here")
    seats = game.read_seats(opened.seats)
    options, clock = game.read_options(opened.options), Clock.fresh(opened.pace, seats)
    return Match(opened, game, options, (Chair(),) * seats, clock, changed=opened.at, banks=clock.banks)


def evolve(match: Match, event: Event) -> Match:
    """The match after an event, which must be one that `decide` gave for it."""
    known: tuple[Event, Match] | None = vars(match).get(
        "_next"
    )  # what `decide` looked ahead to is not worked out twice
    if known is not None and known[0] is event:
        return known[1]
    after = _evolved(match, event)
    open_turn = match.at_once and after.at_once
    quiet = isinstance(event, Paused | Reinvited) or (isinstance(event, Acted | Undone) and open_turn)
    after = replace(
        after,
        version=match.version + 1,
        changed=match.changed if quiet else event.at,
        banks=match.banks if open_turn else after.clock.banks,
    )
    vars(match)["_next"] = event, after
    return after


def _evolved(match: Match, event: Event) -> Match:
    if isinstance(event, Acted):
        return _evolve_acted(match, event)
    if isinstance(event, Drawn):
        return _evolve_drawn(match, event)
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
        # All begin anew with the bank they had: who goes on with a turn and who has ended it must look the same.
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
    assert 0 <= seat < len(match.chairs), "a seat that is not there"
    return replace(match, chairs=(*match.chairs[:seat], chair, *match.chairs[seat + 1 :]))


def _ticked(match: Match, now: int, resuming: int | None = None) -> Match:
    """The match with its clock running for the seats to act; no time runs for a seat that a bot plays."""
    acting = [seat for seat in match.to_act if match.chairs[seat].bot is None]
    return replace(match, clock=match.clock.turned(now, acting, resuming))


def _evolve_acted(match: Match, event: Acted) -> Match:
    assert match.position is not None
    number = match.game.read(event.seat, event.text)
    secret = match.game.told(match.truth, event.seat, number, SPECTATOR) is None
    # What is done openly answers what other seats did before it; what is done at once with them does not.
    turn = match.turn if secret else tuple(done for done in match.turn if done.seat == event.seat)
    seen = match.game.reveals_hidden(match.truth, event.seat, number)
    position = match.position.copy()
    position.act(number, event.seat)
    match = replace(
        match,
        position=position,
        steps=(*match.steps, (event.seat, number)),
        turn=() if seen else (*turn, Done(event.seat, number, secret)),
        bound=len(match.steps) + 1 if seen else match.bound,
        asked=match.asked if secret else None,  # a request withdrawn would tell others that something was done
    )
    return _ticked(match, event.at)


def _evolve_drawn(match: Match, event: Drawn) -> Match:
    assert match.position is not None
    number = match.game.read(CHANCE, event.text)
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
    """The match without the last action of a seat. Others of a turn played at once stay: they do not depend on it."""
    at = max(i for i, (actor, _) in enumerate(match.steps) if actor == seat)
    last = max(i for i, done in enumerate(match.turn) if done.seat == seat)
    turn = match.turn[:last] + match.turn[last + 1 :]
    asked = match.asked if match.turn[last].secret else None
    return replace(_replayed(match, match.steps[:at] + match.steps[at + 1 :]), turn=turn, asked=asked)


def _rewound(match: Match, keep: int) -> Match:
    return replace(_replayed(match, match.steps[:keep]), turn=())


# ---- what is to be


def decide(match: Match, command: Command, now: int, draws: Draws) -> tuple[AnyEvent, ...] | Refusal:
    """The events that a command leads to, or why it is turned down. The match must not be older than its last event."""
    try:
        events = _decide(match, command, now, draws)
    except FarshoreError as error:
        return _refused("unreadable", message=str(error))
    if isinstance(events, Refusal):
        return events
    return tuple(events)


def _decide(match: Match, command: Command, now: int, draws: Draws) -> list[AnyEvent] | Refusal:
    if isinstance(command, Sit):
        return _sit(match, command, now, draws)
    if isinstance(command, Pause):
        return _pause(match, command, now)
    if isinstance(command, Reinvite):
        seated = command.player is not None and match.seat_of(command.player) is not None
        return [Reinvited(now)] if seated else _refused("not_seated")
    if isinstance(command, Rematch):
        if command.player is not None:
            return _refused("house_only")
        if match.ended is None:
            return _refused("not_over")
        return [Rematched(now, command.table)] if match.rematch is None else _refused("rematched", table=match.rematch)
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
        return [HandedBack(now, seat)] if chair.stand_in is not None else _refused("not_stood_in", seat=seat)
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


def _sit(match: Match, command: Sit, now: int, draws: Draws) -> list[AnyEvent] | Refusal:
    if match.begun:
        return _refused("begun")
    name = check_name(command.name)
    if command.level is not None and command.level not in LEVELS:
        return _refused("no_level", level=command.level)
    seated = command.player is not None and match.seat_of(command.player) is not None
    if command.level is None and seated and not command.beside:
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
    events: list[AnyEvent] = [Seated(now, seat, name, player, command.level)]
    if free == [seat]:
        events.append(Begun(now, draws.commitment))
        events += _answers(_after(match, events), now, draws)
    return events


def _stand(match: Match, command: Stand, now: int) -> list[AnyEvent] | Refusal:
    if match.begun:
        return _refused("begun")
    chair = match.chairs[command.seat]
    if chair.free:
        return _refused("seat_free")
    if chair.player is not None and command.player not in (None, chair.player):
        return _refused("not_yours", seat=command.seat)
    return [Stood(now, command.seat)]


def _pause(match: Match, command: Pause, now: int) -> list[AnyEvent] | Refusal:
    if command.player is not None:
        return _refused("house_only")
    if not match.begun:
        return _refused("not_begun")
    return [Paused(now, command.milliseconds)] if match.ended is None else Refusal("over", {}, REASONS["over"])


def _act(match: Match, command: Act, now: int, draws: Draws) -> list[AnyEvent] | Refusal:
    position = match.position
    assert position is not None
    if command.player is None and match.chairs[command.seat].bot is None:
        return _refused("not_stood_in", seat=command.seat)  # its holder came back while the bot was thinking
    number = match.game.read(command.seat, command.text)
    reason = position.reason(number, command.seat)
    if reason is not None:
        return _game_refusal(position, reason)
    events: list[AnyEvent] = [Acted(now, command.seat, match.game.text(command.seat, number), command.key)]
    events += _answers(_after(match, events), now, draws)
    return events


def _game_refusal(position: Position, reason: Reason) -> Refusal:
    return Refusal(reason.code, reason.args, position.sentence(reason))


def _after(match: Match, events: Iterable[AnyEvent]) -> Match:
    for event in events:
        match = evolve(match, event)
    return match


def _answers(match: Match, now: int, draws: Draws) -> list[AnyEvent]:
    """What chance answers until a seat is to act, and the end if that is reached."""
    events: list[AnyEvent] = []
    position = match.position
    while position is not None and position.who == CHANCE:
        outcome = draws.outcome(match.draws, position.weights())
        events.append(Drawn(now, match.draws, match.game.outcomes[outcome]))
        match = evolve(match, events[-1])
        position = match.position
    if position is not None and position.who == 0:
        events.append(ending(match, position, now, "cut" if position.truncated else "finished"))
    return events


def ending(match: Match, position: Position, now: int, reason: str) -> Ended:
    """The result. Whoever has resigned comes behind everybody who has not."""
    places = position.ranks
    given_up = [chair.resigned for chair in match.chairs]
    order = sorted(zip(given_up, places, strict=True))
    ranks = [1 + sum(other < each for other in order) for each in zip(given_up, places, strict=True)]
    return Ended(now, reason, list(position.scores), ranks)


def _undo(match: Match, command: Undo, now: int) -> list[AnyEvent] | Refusal:
    if not may_undo(match, command.seat):
        acted = any(actor == command.seat for actor, _ in match.steps)
        return _refused("answered") if acted else _refused("nothing_to_undo", seat=command.seat)
    return [Undone(now, command.seat)]


def may_undo(match: Match, seat: int) -> bool:
    """Whether a seat can take its last action back without asking: nobody and nothing has answered it.

    What was done openly binds at once if others may answer it in secret: if it could be taken back until they do, that
    would tell when they do.
    """
    mine = [i for i, done in enumerate(match.turn) if done.seat == seat]
    if not mine or match.ended is not None:
        return False
    if match.turn[mine[-1]].secret:
        return True
    if match.at_once and len(match.chairs) > 1:
        return False
    return all(done.seat == seat for done in match.turn[mine[-1] :])


def _ask_undo(match: Match, command: AskUndo, now: int) -> list[AnyEvent] | Refusal:
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
        return [asked, Rewound(now, asked.keep)]
    return [asked]


def _all_agree(match: Match, asker: int, agreed: frozenset[int]) -> bool:
    """Whether everybody has said yes; bots always do."""
    others = (seat for seat in range(len(match.chairs)) if seat != asker)
    return all(seat in agreed or match.chairs[seat].bot is not None for seat in others)


def _answer_undo(match: Match, command: AnswerUndo, now: int) -> list[AnyEvent] | Refusal:
    if match.asked is None or match.asked.seat == command.seat:
        return _refused("nothing_asked", seat=command.seat)
    if command.seat in match.agreed:
        return _refused("agreed", seat=command.seat)
    events: list[AnyEvent] = [UndoAnswered(now, command.seat, command.yes)]
    if command.yes and _all_agree(match, match.asked.seat, match.agreed | {command.seat}):
        events.append(Rewound(now, match.asked.keep))
    return events


def _resign(match: Match, command: Resign, now: int) -> list[AnyEvent] | Refusal:
    """With one or two people left to play the match ends; else a bot plays that seat to the end."""
    assert match.position is not None
    resigned = Resigned(now, command.seat)
    after = evolve(match, resigned)
    people = [chair for chair in after.chairs if chair.player is not None and not chair.resigned]
    if len(match.chairs) > 2 and people:
        return [resigned, TakenOver(now, command.seat, 2, "resigned")]
    return [resigned, ending(after, match.position, now, "resigned")]


def _take_over(match: Match, command: TakeOver | Expire, now: int) -> list[AnyEvent] | Refusal:
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
        return [TakenOver(now, command.seat, command.level, "clock")]
    return [TakenOver(now, command.seat, command.level, "away")]
