"""Bots think and games are compiled in processes of their own, so that the event loop of the web process never stalls.

A worker is `python -m farshore.server.workers`: it reads requests from its standard input and writes answers to its
standard output, both as msgpack after four bytes of length, and prints to standard error. It gets a view and never a
state. It forgets everything between two requests but compiled code, so any worker gives the same answer, and one that
hangs or dies is replaced by another. It ends with its parent: even in the middle of a thought it notices that its input
has closed.

A game is ready when a worker has called everything that is called while it is played, by people and by bots that do not
search: from then on all of it is in the cache, and `rehearse` in another process loads it without compiling. What bots
need that search is compiled when all games are ready.
"""

import asyncio
import contextlib
import enum
import logging
import os
import random
import signal
import sys
import threading
import time
import traceback
from asyncio.subprocess import PIPE
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import BinaryIO

import msgspec

from farshore import games
from farshore.bots import Greedy, Random, Search, Turn, make
from farshore.bots.levels import GREEDY, LEAST_THINKING, LEVELS, THINKING
from farshore.engine.cache import ROOT
from farshore.engine.chance import stream
from farshore.engine.game import SPECTATOR, Game, Value
from farshore.engine.position import Position
from farshore.engine.record import from_bytes, unpack
from farshore.server.fair_queue import NOBODY, Caller, FairQueue
from farshore.server.waiting_time import seconds_left

LIMIT = 10.0  # seconds for a choice
TRIES = 3  # at making a game ready, if workers die of it
PAUSES = (0.1, 5.0)  # seconds before a worker is started whose forerunner had done nothing: at first, at most
NICE = 10  # sockets first
HELP_AFTER = 2.0  # seconds between two looks whether games are being compiled, so that helpers are needed
COMMAND = (sys.executable, "-P", "-m", "farshore.server.workers")  # -P: nothing is imported from where we happen to be
HEAD = 4  # bytes that say how long a message is

log = logging.getLogger(__name__)

# Of a game: its name, `warming`, `ready`, `failed`, or `strong` when the bots that search are ready, too; and seconds.
Progress = Callable[[str, str, float], None]
Stage = tuple[str, bool]  # a game, and whether it is about the bots that search


class Duty(enum.Enum):
    """What a worker is for."""

    ALL = enum.auto()
    ANSWER = enum.auto()  # choices alone, while all others may be compiling
    COMPILE = enum.auto()  # games alone, while there are any to be made ready


class Warm(msgspec.Struct, tag="warm", frozen=True):
    """Asks to rehearse a game; with `search`, the bots that search, too."""

    game: str
    search: bool = False


class Choose(msgspec.Struct, tag="choose", frozen=True):
    """Asks for an action. The bytes of a view are all that a worker ever learns of a match."""

    game: str
    view: bytes
    seat: int
    level: int
    seed: int
    seats: int
    seconds: float | None = None  # for the choice, if others wait


class Reply(msgspec.Struct, frozen=True):
    """The action, or what went wrong."""

    action: int = 0
    error: str = ""


class NoChoice(RuntimeError):
    """No worker could answer: the game cannot be made ready, every try has failed, or the workers were stopped."""


class _Died(Exception):
    """The worker is gone."""


def encode_message(message: msgspec.Struct) -> bytes:
    """A message as it goes through the pipe."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(HEAD, "big") + body


# ---- in the web process


@dataclass(eq=False)
class _Job:
    game: str
    ask: Choose | None  # None: make the game ready
    search: bool  # whether it needs, or is to make ready, the bots that search
    done: asyncio.Future[int]
    caller: Caller = NOBODY  # for whom it is
    since: float = field(default_factory=time.monotonic)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class _Worker:
    """One process, and the games that it has loaded."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.loaded: set[Stage] = set()

    async def ask(self, request: Warm | Choose, limit: float | None) -> int:
        """Its answer. Raises TimeoutError, _Died, or NoChoice with what it complains of."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            async with asyncio.timeout(limit):
                self.process.stdin.write(encode_message(request))
                await self.process.stdin.drain()
                size = int.from_bytes(await self.process.stdout.readexactly(HEAD), "big")
                answer = msgspec.msgpack.decode(await self.process.stdout.readexactly(size), type=Reply)
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise _Died(f"worker {self.process.pid} died") from error
        if answer.error:
            raise NoChoice(answer.error)
        return answer.action

    async def load(self, game: str, search: bool) -> None:
        """Let it rehearse a game, with no limit of time."""
        if (game, search) not in self.loaded:
            await self.ask(Warm(game, search), None)
            self.loaded |= {(game, False), (game, search)}

    async def end(self) -> None:
        """Kill it: it holds nothing that could be lost."""
        assert self.process.stdin is not None
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        self.process.stdin.close()
        await self.process.wait()


async def _spawn() -> _Worker:
    """A new worker. asyncio would lose sight of a process if it were cancelled while that starts."""
    starting = asyncio.ensure_future(asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE))
    try:
        return _Worker(await asyncio.shield(starting))
    except asyncio.CancelledError:
        await _Worker(await starting).end()
        raise


class Workers:
    """So many processes. Callers take turns, the requests of each are served in their order; second tries go first.

    When requests wait, bots that simulate think less: those of a caller of whom many wait, the least.

    Games are made ready in the order given, each by one worker, and then the bots that search. `on_progress` hears it.
    As long as something has to be compiled there are more workers: so many that all cores compile, and one that answers
    for the bots of games that are ready, which would else wait for minutes.
    """

    def __init__(
        self,
        count: int,
        names: Sequence[str],
        *,
        limit: float = LIMIT,
        on_progress: Progress | None = None,
    ) -> None:
        self.count = count
        self.limit = limit
        self.ready = {name: asyncio.Event() for name in names}
        self.strong = {name: asyncio.Event() for name in names}  # the bots that search are ready, too
        self._views = {name: games.get(name).view.itemsize for name in names}
        self._on_progress = on_progress or (lambda *_: None)
        self.on_taken: Callable[[float], None] = lambda _: None  # called with the seconds that a choice has waited
        self._asks: FairQueue[_Job] = FairQueue()
        self._games: FairQueue[_Job] = FairQueue()
        self._news = asyncio.Condition()  # a job, a game that is ready or a worker that died
        self._workers: set[_Worker] = set()
        self._warming: dict[Stage, asyncio.Task[None]] = {}
        self._began = 0.0  # when games began to be made ready
        self._compiles = False  # whether something was compiled since
        self._ready_after: dict[str, float] = {}  # seconds, of those that are settled
        self._spare = max(0, (os.cpu_count() or 1) - count)  # workers more that compile
        self._settled: set[Stage] = set()  # what is ready, or will not be
        self._tasks: list[asyncio.Task[None]] = []
        self._stopped = False

    def playable(self) -> list[str]:
        """The games that are ready."""
        return [name for name, ready in self.ready.items() if ready.is_set()]

    def level_of(self, game: str) -> int:
        """The highest level whose bots can play a game now; 0 if it is not ready."""
        return max(LEVELS) if self.strong[game].is_set() else GREEDY if self.ready[game].is_set() else 0

    def seconds_left(self) -> dict[str, int]:
        """About how long each game takes that is not ready; empty if all come from the cache."""
        if not self._compiles:
            return {}
        costs = {name: games.get(name).compile_seconds for name in self.ready}
        elapsed = time.monotonic() - self._began
        return seconds_left(costs, self.count + self._spare, self._ready_after, elapsed)

    @property
    def waiting(self) -> int:
        """How many requests no worker has taken yet."""
        return len(self._asks)

    @property
    def pids(self) -> list[int]:
        """The processes that live now."""
        return [worker.process.pid for worker in self._workers if worker.process.returncode is None]

    async def start(self) -> None:
        """Start the processes and let them make the games ready, without waiting for either."""
        self._began = time.monotonic()
        for search in (False, True):
            for name in self.ready:
                self._warming[name, search] = asyncio.create_task(self._warm(name, search))
        self._tasks = [*self._warming.values(), *(asyncio.create_task(self._keep()) for _ in range(self.count))]
        helpers = (Duty.ANSWER, *[Duty.COMPILE] * self._spare)
        noticing = asyncio.create_task(self._notice_compiling())
        self._tasks += [noticing, *(asyncio.create_task(self._help(duty, noticing)) for duty in helpers)]

    async def stop(self) -> None:
        """End all processes, whatever they are doing. Requests that have no answer yet raise NoChoice."""
        self._stopped = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in self._workers:  # those that were ending already when their task was cancelled
            await worker.end()
        self._workers.clear()
        for job in self._asks:
            job.fail(NoChoice("the workers were stopped"))
        self._asks.clear()

    async def choose(
        self,
        game: str,
        views: bytes,
        seat: int,
        level: int,
        seed: int,
        seats: int,
        callers: Sequence[Caller] = (),
    ) -> int:
        """The action that a bot of that level chooses for `seat`, which is to act and sees `views`.

        `views` are the bytes of a view; anything of another size, such as a state, is not sent and raises ValueError.
        `callers` are those for whom it plays. Waits until the game is ready. A choice that takes too long or fails is
        made by the greedy bot instead, as is one of a bot that searches where none can; one whose worker died is tried
        again first. Raises NoChoice.
        """
        if len(views) != self._views[game]:
            raise ValueError(f"{len(views)} bytes are no view of {game}, which has {self._views[game]}")
        if level not in LEVELS or not 0 <= seat < seats:
            raise ValueError(f"no bot of level {level} can play seat {seat} of {seats}")
        if (game, level > GREEDY) in self._warming:
            await asyncio.wait([self._warming[game, level > GREEDY]])
        if not self.ready[game].is_set():
            raise NoChoice(f"{game} is not ready")
        levels = [level, level, GREEDY] if level <= GREEDY or self.strong[game].is_set() else [GREEDY, GREEDY]
        again = False
        while True:
            try:
                ask = Choose(game, views, seat, levels.pop(0), seed, seats)
                return await self._put(game, ask, ask.level > GREEDY, again, callers or (NOBODY,))
            except (_Died, TimeoutError, NoChoice) as error:
                what = f"a choice of level {level} in {game}: {error or 'took too long'}"
                if not isinstance(error, _Died):
                    del levels[:-1]
                if self._stopped or not levels:
                    raise NoChoice(what) from error
                log.warning(what)
                again = True

    async def _put(
        self, game: str, ask: Choose | None, search: bool, again: bool = False, callers: Sequence[Caller] = (NOBODY,)
    ) -> int:
        """Hand in a job and wait for what comes of it."""
        if self._stopped:
            raise NoChoice("the workers were stopped")
        job = _Job(game, ask, search, asyncio.get_running_loop().create_future())
        queue = self._games if ask is None else self._asks
        if again:
            queue.put_first(job)
        else:
            job.caller = queue.put(job, callers)
        try:
            await self._tell()
            return await job.done
        finally:
            queue.discard(job)

    async def _tell(self) -> None:
        async with self._news:
            self._news.notify_all()

    async def _warm(self, game: str, search: bool) -> None:
        """Have a game made ready by one worker, or its bots that search. The others load it when they are idle."""
        event, done = (self.strong, "strong") if search else (self.ready, "ready")
        if search:  # after all games: nobody can play without rules
            await asyncio.wait([self._warming[name, False] for name in self.ready])
        possible = not search or self.ready[game].is_set()
        for again in range(TRIES if possible else 0):
            try:
                await self._put(game, None, search, again > 0)
                if not search:
                    await asyncio.to_thread(rehearse, game)  # from the cache; in the loop it would stall for a second
            except Exception as error:
                log.error("%s could not be made %s: %r", game, done, error)
                if not isinstance(error, _Died):
                    break
            else:
                event[game].set()
                break
        self._settled.add((game, search))
        took = time.monotonic() - self._began
        if not search:
            self._ready_after[game] = took
        if possible:
            self._on_progress(game, done if event[game].is_set() else "failed", took)
        await self._tell()

    async def _notice_compiling(self) -> None:
        """Return when a game is being compiled, or when all are ready without."""
        began = time.time()
        while not self._is_warm() and not self._compiles:
            await asyncio.wait(self._warming.values(), timeout=HELP_AFTER)
            self._compiles = await asyncio.to_thread(compiled_since, began)

    async def _help(self, duty: Duty, noticing: "asyncio.Task[None]") -> None:
        """Keep a helper while games are being compiled."""
        await asyncio.wait([noticing])
        await self._keep(duty)

    def _is_warm(self) -> bool:
        """Whether nothing is being made ready any more."""
        return len(self._settled) == len(self._warming)

    async def _keep(self, duty: Duty = Duty.ALL) -> None:
        """One worker after the other, for ever; a helper until all games are ready."""
        pause, helps = 0.0, duty is not Duty.ALL
        while not (helps and self._is_warm()):
            await asyncio.sleep(pause)
            pause = min(max(2 * pause, PAUSES[0]), PAUSES[1])
            try:
                worker = await _spawn()
            except OSError as error:
                log.error("no worker can be started: %s", error)
                continue
            self._workers.add(worker)
            watch = asyncio.create_task(self._watch(worker))
            try:
                await self._serve(worker, duty)
            finally:
                await worker.end()
                await watch
                self._workers.discard(worker)
            if worker.loaded:
                pause = 0.0
            if helps and self._is_warm():
                return
            log.warning("worker %d is gone, another follows in %.1f s", worker.process.pid, pause)

    async def _watch(self, worker: _Worker) -> None:
        await worker.process.wait()
        await self._tell()

    def _unloaded(self, worker: _Worker) -> list[Stage]:
        made = [(name, False) for name, ready in self.ready.items() if ready.is_set()]
        made += [(name, True) for name, strong in self.strong.items() if strong.is_set()]
        return [stage for stage in made if stage not in worker.loaded]

    def _is_news(self, worker: _Worker, duty: Duty) -> bool:
        if worker.process.returncode is not None or (duty is not Duty.ALL and self._is_warm()):
            return True
        if duty is Duty.COMPILE:
            return bool(self._games)
        return bool(self._asks or self._unloaded(worker) or (duty is Duty.ALL and self._games))

    async def _serve(self, worker: _Worker, duty: Duty) -> None:
        """Give a worker one job after the other until it dies or takes too long; a helper until all is warm."""
        while True:
            async with self._news:
                await self._news.wait_for(lambda: self._is_news(worker, duty))
            if worker.process.returncode is not None or (duty is not Duty.ALL and self._is_warm()):
                return
            job = None
            if self._asks and duty is not Duty.COMPILE:
                job = self._asks.pop()
            elif self._games and duty is not Duty.ANSWER:
                job = self._games.pop()
            if job is not None and job.done.done():  # the request was cancelled
                continue
            if job is not None and job.ask is not None:
                self.on_taken(time.monotonic() - job.since)
            try:
                await self._do(worker, job)
            except (_Died, TimeoutError, NoChoice) as error:
                if job is not None:
                    job.fail(error)
                if job is None or not isinstance(error, NoChoice):
                    return
            except asyncio.CancelledError:
                if job is not None:
                    job.fail(NoChoice("the workers were stopped"))
                raise

    def _hurried(self, ask: Choose, caller: Caller) -> Choose:
        """A choice with less time, if others wait."""
        load = self._asks.load(caller) / self.count
        return msgspec.structs.replace(ask, seconds=max(LEAST_THINKING, THINKING / (1 + load))) if load else ask

    async def _do(self, worker: _Worker, job: _Job | None) -> None:
        """One job, or, without one, a game that another worker has made ready."""
        game, search = self._unloaded(worker)[0] if job is None else (job.game, job.search)
        if job is not None and job.ask is None and not search:
            self._on_progress(game, "warming", 0.0)
        await worker.load(game, search)
        if job is not None:
            action = 0 if job.ask is None else await worker.ask(self._hurried(job.ask, job.caller), self.limit)
            if not job.done.done():
                job.done.set_result(action)


# ---- in every process that plays


def compiled_since(moment: float) -> bool:
    """Whether something was compiled and kept since that moment, in seconds since 1970."""
    for file in ROOT.glob("kernels-*/*.nbc"):
        with contextlib.suppress(OSError):  # what is old may be swept at any time
            if file.stat().st_mtime > moment:
                return True
    return False


class EndlessMatch(Exception):
    """A match goes on longer than its game says that any can. A worker tells its parent this name alone."""


def rehearse(name: str, level: int = 0) -> None:
    """Call everything that is called while a game is played, so that it is compiled or loaded from the cache.

    With a level, also what bots need up to that level. Raises EndlessMatch for a game that does not end as it says.
    """
    game = games.get(name)
    options = game.read_options({})
    draws = stream(1)
    position = Position.begin(game, options, game.seats[-1])
    _look(game, position, options)
    position.draw(draws)
    _look(game, position, options)
    seat = position.to_act[0]
    if level:
        turn = Turn(game, position.observe(seat), seat)
        for bot in (Random(game, 1), make(game, GREEDY, 1), Greedy(game, 1, 1.0)):
            bot.choose(turn)
        if level > GREEDY:
            Search(game, 1, 1).choose(turn)
    action = position.numbers(seat)[-1]
    position.copy().act(action, seat)
    position.advance(action, seat, draws)
    choices, most = random.Random(1), game.longest(options)
    for _ in range(most):
        if not position.to_act:
            break
        seat = position.to_act[0]
        position.advance(choices.choice(position.numbers(seat)), seat, draws)
    if position.to_act:
        raise EndlessMatch(f"a match of {name} is not over after {most} actions: its `longest` says that each is")
    _look(game, position, options)


def _look(game: Game, position: Position, options: dict[str, Value]) -> None:
    for seat in (SPECTATOR, *range(position.seats)):
        views = position.observe(seat)
        game.present(unpack(views), options)
        game.codec.parse_view(game.codec.text(views))
    fresh = Position.parse(game, str(position))  # knows no legal actions yet, while a step lists them as it goes
    for seat in position.to_act:
        number = fresh.numbers(seat)[0]
        game.told(unpack(position.states), seat, number, SPECTATOR)
        for each in range(len(game.actions)):
            position.reason(each, seat)
    for seat in range(position.seats):
        position.resample(seat, stream(1))
    game.receipt(unpack(position.states))
    _ = position.scores, position.ranks, position.truncated, position.weights()


# ---- in a worker


def _chosen(ask: Choose) -> int:
    game = games.get(ask.game)
    bot = make(game, ask.level, ask.seed)
    if isinstance(bot, Search):
        bot.seconds = LEVELS[ask.level].longest if ask.seconds is None else ask.seconds
    return bot.choose(Turn(game, from_bytes(game.view, ask.view), ask.seat))


def _listen(source: BinaryIO, requests: SimpleQueue[Warm | Choose]) -> None:
    while head := source.read(HEAD):
        body = source.read(int.from_bytes(head, "big"))
        requests.put(msgspec.msgpack.decode(body, type=Warm | Choose))
    os._exit(0)  # the parent is gone


def main() -> None:
    """Reply requests until the input closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt at the terminal is for the parent
    os.nice(NICE)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    requests: SimpleQueue[Warm | Choose] = SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, requests), daemon=True).start()
    while True:
        request = requests.get()
        try:
            if isinstance(request, Warm):
                rehearse(request.game, max(LEVELS) if request.search else GREEDY)
                answer = Reply()
            else:
                answer = Reply(_chosen(request))
        except Exception as error:  # its message stays here: it may speak of cards
            place = traceback.extract_tb(error.__traceback__)[-1]
            answer = Reply(error=f"{type(error).__name__} in {place.name}, line {place.lineno}")
        try:
            answers.write(encode_message(answer))
        except BrokenPipeError:
            os._exit(0)  # the parent is gone; the other thread still reads, so Python could not end in order


if __name__ == "__main__":
    main()
