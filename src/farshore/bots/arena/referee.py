"""One match of a tournament. A bot that fails loses it, with the reason; that never raises."""

import math
import time
from collections import Counter
from typing import NamedTuple, Protocol

from msgspec import Struct

from farshore import games
from farshore.bots.arena.pipes import Gone, LinePipe, Silent, TooLong
from farshore.bots.arena.players import Player, make_bot
from farshore.bots.arena.protocol import (
    ERROR,
    PARTS,
    PROTOCOL,
    Begin,
    End,
    bot_seed,
    line,
    read_ready,
    turn_message,
)
from farshore.bots.arena.tournament import START_TIME, Fixture, Lineup, Settings, orders
from farshore.bots.arena.watch import Watch
from farshore.engine.errors import FarshoreError, IllegalAction, NotationError
from farshore.engine.game import Game
from farshore.engine.position import Position
from farshore.engine.validate import short_repr
from farshore.play import Play

FINENESS = 20  # kinds of duration between one and e times as much
KINDS_OF_FAULT = ("start", "raised", "illegal", "late", "died")
LONGEST_REASON = 300
FAREWELL = 2.0  # seconds for a program to end by itself when its input does


class Lost(Exception):
    """A bot has failed: `kind` is one of KINDS_OF_FAULT."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(kind, why)
        self.kind = kind
        self.why = why if len(why) <= LONGEST_REASON else f"{why[:LONGEST_REASON]} ..."


class Fault(Struct, frozen=True):
    """Who lost a match without playing it to its end, and why."""

    seat: int
    kind: str
    why: str


class Result(Struct, frozen=True, omit_defaults=True):
    """What came of one match. `times` depends on the machine, all else on the settings alone."""

    fixture: Fixture
    ranks: list[int]  # by seat, 1 is best; who fails is last, and the others share the first place
    points: list[int] | None = None  # by seat; None if the match was not played to its end
    steps: int = 0  # actions and outcomes
    cut: bool = False  # it ended because it grew too long
    level: int | None = None  # alone: the rank that the rules give for the points
    fault: Fault | None = None
    times: list[dict[int, int]] = []  # by seat: how many choices took how long, by `time_kind`


def time_kind(milliseconds: float) -> int:
    """The kind of a duration: those of one kind differ by at most a twentieth."""
    return round(FINENESS * math.log(max(milliseconds, 1e-3)))


def kind_milliseconds(kind: int) -> float:
    """About how long a duration of that kind is."""
    return math.exp(kind / FINENESS)


class Sitting(Protocol):
    """A player at a table, for one match."""

    is_whole: bool  # whether it can play another match

    def choose(self, play: Play, seat: int) -> str | int:
        """Its choice. Raises Lost."""
        ...

    def leave(self, play: Play | None) -> None:
        """The match is over; None if it was lost by a fault."""
        ...


class BuiltIn:
    """A bot in this process."""

    is_whole = True

    def __init__(self, player: Player, game: Game, seed: int) -> None:
        self._bot = make_bot(player.value, game, seed)
        self._seed = seed

    def choose(self, play: Play, seat: int) -> str | int:
        """Its choice."""
        try:
            return self._bot.choose(play.turn(seat, self._seed))
        except Exception as error:
            raise Lost("raised", f"{type(error).__name__}: {error}") from error

    def leave(self, play: Play | None) -> None:
        """Nothing is left."""


class Speaking:
    """A program that speaks the protocol."""

    def __init__(self, pipe: LinePipe, begin: Begin, patience: float, move_time: float) -> None:
        self.pipe = pipe
        self.is_whole = True  # whether it can play another match
        self._limit = move_time
        self._heard = 0
        pipe.forget_errors()
        answer = self._ask(line(begin), patience)
        parts = read_ready(answer)
        if parts is None:
            raise self._lost("illegal", f"answered {short_repr(answer)} instead of ready, or ready with {PARTS}")
        self._parts = parts

    def choose(self, play: Play, seat: int) -> str:
        """Its answer."""
        message, self._heard = turn_message(play, seat, self._parts, self._heard)
        return self._ask(line(message), self._limit)

    def _ask(self, data: bytes, seconds: float) -> str:
        try:
            self.pipe.send(data, seconds)
            answer = self.pipe.line(seconds)
        except Silent:
            raise self._lost("late", f"no answer within {seconds:g} s") from None
        except Gone as error:
            raise self._lost("died", str(error)) from None
        except TooLong:
            raise self._lost("illegal", "its answer has no end") from None
        if answer.partition(" ")[0] == ERROR:
            raise self._lost("raised", answer.partition(" ")[2] or "it gave no reason")
        return answer

    def _lost(self, kind: str, why: str) -> Lost:
        self.is_whole = False
        return Lost(kind, why)

    def leave(self, play: Play | None) -> None:
        """Tell the program that the match is over."""
        message = End([], []) if play is None else End(list(play.scores), list(play.ranks))
        try:
            self.pipe.send(line(message), self._limit)
        except (Silent, Gone):
            self.is_whole = False


class _Seat(NamedTuple):
    name: str
    sitting: Sitting


class Referee:
    """Plays matches of one tournament. Programs go on to the next match while they behave."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._game = games.get(settings.game)
        self._idle: dict[str, list[LinePipe]] = {}
        self._rehearsed: set[str] = set()
        self._watch: Watch | None = None  # over programs, as soon as there is one
        self._late: set[str] = set()  # who was not ready in time once: the next start is not waited for as long

    def play(self, fixture: Fixture) -> Result:
        """The result of a match. Of bad bots it says who failed and why; only our own errors are raised."""
        settings = self.settings
        lineup = orders(settings.lineups[fixture.lineup])[fixture.order]
        seats: list[_Seat] = []
        position = Position.begin(self._game, settings.options, settings.seats)
        play = Play(position, settings.options, list(lineup), fixture.seed)
        times: list[Counter[int]] = [Counter() for _ in lineup]
        fault = None
        try:
            for seat, name in enumerate(lineup):
                fault = Fault(seat, "start", "")
                seats.append(_Seat(name, self._sit(name, seat, lineup, fixture.seed)))
            while not play.over:
                seat = play.to_act[0]
                fault = Fault(seat, "illegal", "")
                began = time.perf_counter()
                action = seats[seat].sitting.choose(play, seat)
                times[seat][time_kind(1000 * (time.perf_counter() - began))] += 1
                _act(play, action, seat)
            fault = None
        except Lost as lost:
            assert fault is not None
            fault = Fault(fault.seat, lost.kind, lost.why)
            for each in seats[fault.seat : fault.seat + 1]:
                each.sitting.is_whole = False  # what it says next may be a late answer
        finally:
            for each in seats:
                self._dismiss(each, None if fault else play)
        counted = [dict(sorted(each.items())) for each in times]
        if fault is not None:
            ranks = [len(lineup) if seat == fault.seat else 1 for seat in range(len(lineup))]
            return Result(fixture, ranks, steps=len(play), fault=fault, times=counted)
        rank = getattr(play.receipt(), "rank", None) if len(lineup) == 1 else None
        return Result(
            fixture, list(play.ranks), list(play.scores), len(play), play.truncated, rank, None, counted
        )  # fmt: skip

    def _sit(self, name: str, seat: int, lineup: Lineup, seed: int) -> Sitting:
        player = self.settings.player(name)
        own = bot_seed(seed, name, lineup[:seat].count(name))
        command = player.command
        if command is None:
            if name not in self._rehearsed:  # so that its first choice is not the one that loads everything
                self._rehearsed.add(name)
                trial = Play(
                    Position.begin(self._game, self.settings.options, len(lineup)), self.settings.options, lineup, 1
                )
                BuiltIn(player, self._game, 1).choose(trial, trial.to_act[0])
            return BuiltIn(player, self._game, own)
        begin = Begin(
            PROTOCOL, self._game.name, self._game.rules_version, self.settings.options, len(lineup), seat, own
        )  # fmt: skip
        idle = self._idle.setdefault(name, [])
        while idle:
            pipe = idle.pop()
            try:
                return Speaking(pipe, begin, self.settings.move_time, self.settings.move_time)
            except Lost:  # a program may end or hang after every match: what it is worth, a new one shows
                self._end(pipe)
        pipe = self._start(command)
        patience = self.settings.move_time if name in self._late else START_TIME
        try:
            return Speaking(pipe, begin, patience, self.settings.move_time)
        except Lost as lost:
            self._end(pipe)
            if lost.kind == "late":
                self._late.add(name)
                raise Lost("start", "was not ready in time") from lost
            raise Lost("start" if lost.kind == "died" else lost.kind, lost.why) from lost

    def _end(self, pipe: LinePipe, seconds: float = 0.0) -> None:
        pipe.end(seconds)
        if self._watch is not None:
            self._watch.ended(pipe.pid)

    def _start(self, command: list[str]) -> LinePipe:
        self._watch = self._watch or Watch()
        try:
            pipe = LinePipe(command)
        except OSError as error:
            raise Lost("start", f"cannot start {command[0]}: {error.strerror or error}") from error
        self._watch.started(pipe.pid)
        return pipe

    def _dismiss(self, seat: _Seat, play: Play | None) -> None:
        sitting = seat.sitting
        if isinstance(sitting, Speaking):
            if sitting.is_whole:
                sitting.leave(play)
            if sitting.is_whole:
                self._idle[seat.name].append(sitting.pipe)
            else:
                self._end(sitting.pipe)

    def close(self) -> None:
        """Let all programs end."""
        for pipes in self._idle.values():
            for pipe in pipes:
                self._end(pipe, FAREWELL)
        self._idle.clear()
        if self._watch is not None:
            self._watch.close()
            self._watch = None


def _act(play: Play, action: str | int, seat: int) -> None:
    """Carry out what a bot chose. Raises Lost."""
    try:
        play.act(action, seat)
    except IllegalAction as error:
        raise Lost("illegal", f"chose {short_repr(action)}: {error.message.partition('; in ')[0]}") from error
    except NotationError:
        raise Lost("illegal", f"answered {short_repr(action)}, which is no action") from None
    except (FarshoreError, TypeError, ValueError) as error:
        raise Lost("illegal", f"answered {short_repr(action)}: {error}") from error
