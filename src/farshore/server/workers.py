"""Bots think and games are compiled in processes of their own, so that the event loop of the web process never stalls.

A worker is `python -m farshore.server.workers`: it reads requests from its standard input and writes answers to its
standard output, both as msgpack after four bytes of length, and prints to standard error. It is told a view and never a
state. It forgets everything between two requests but compiled code, so any worker gives the same answer, and one that
hangs or dies is replaced by another. It ends with its parent: even in the middle of a thought it notices that its input
has closed.

A game is ready when a worker has called everything that is called while it is played: from then on all of it is in the
cache, and `rehearse` in another process loads it without compiling.
"""

import asyncio
import contextlib
import logging
import os
import signal
import sys
import threading
import time
import traceback
from asyncio.subprocess import PIPE
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import SimpleQueue
from typing import BinaryIO

import msgspec

from farshore import games
from farshore.bots import LEVELS, Greedy, Random, Search, Turn, make
from farshore.engine.chance import stream
from farshore.engine.game import SPECTATOR, Game, Value
from farshore.engine.position import Position
from farshore.engine.record import from_bytes, unpack

LIMIT = 10.0  # seconds for a choice
GREEDY = 2  # the level that answers when another could not
TRIES = 3  # at making a game ready, if workers die of it
PAUSES = (0.1, 5.0)  # seconds before a worker is started whose forerunner had done nothing: at first, at most
NICE = 10  # sockets first
HELP_AFTER = 4.0  # seconds of making games ready, which from the cache takes less, until a helper is started
COMMAND = (sys.executable, "-P", "-m", "farshore.server.workers")  # -P: nothing is imported from where we happen to be
HEAD = 4  # bytes that say how long a message is

log = logging.getLogger(__name__)

Progress = Callable[[str, str, float], None]  # of a game: its name, `warming`, `ready` or `failed`, seconds


class Warm(msgspec.Struct, tag="warm", frozen=True):
    """Asks to rehearse a game."""

    game: str


class Choose(msgspec.Struct, tag="choose", frozen=True):
    """Asks for an action. The bytes of a view are all that a worker ever learns of a match."""

    game: str
    view: bytes
    seat: int
    level: int
    seed: int
    seats: int


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


@dataclass(frozen=True, eq=False)
class _Job:
    game: str
    ask: Choose | None  # None: make the game ready
    done: asyncio.Future[int]

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class _Worker:
    """One process, and the games that it has loaded."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.loaded: set[str] = set()

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

    async def load(self, game: str) -> None:
        """Let it rehearse a game, which takes as long as it takes."""
        if game not in self.loaded:
            await self.ask(Warm(game), None)
            self.loaded.add(game)

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
    """So many processes. Requests are served in the order in which they come, those that are tried again first.

    Games are made ready in the order given, each by one worker. `on_progress` hears of it: the game, `warming`, `ready`
    or `failed`, and the seconds it took. As long as that takes there is one worker more, a helper, that makes none
    ready: where all others compile, bots of games that are ready would wait for minutes.
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
        self._views = {name: games.get(name).view.itemsize for name in names}
        self._on_progress = on_progress or (lambda *_: None)
        self._asks: deque[_Job] = deque()
        self._games: deque[_Job] = deque()
        self._news = asyncio.Condition()  # a job, a game that is ready or a worker that died
        self._workers: set[_Worker] = set()
        self._warming: dict[str, asyncio.Task[None]] = {}
        self._settled: set[str] = set()  # games that are ready, or will not be
        self._tasks: list[asyncio.Task[None]] = []
        self._stopped = False

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
        self._warming = {name: asyncio.create_task(self._warm(name)) for name in self.ready}
        self._tasks = [*self._warming.values(), *(asyncio.create_task(self._keep()) for _ in range(self.count))]
        self._tasks.append(asyncio.create_task(self._help()))

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

    async def choose(self, game: str, views: bytes, seat: int, level: int, seed: int, seats: int) -> int:
        """The action that a bot of that level chooses for `seat`, which is to act and sees `views`.

        `views` are the bytes of a view; anything of another size, such as a state, goes nowhere and raises ValueError.
        Waits until the game is ready. A choice that takes too long or fails is made by the greedy bot instead; one
        whose worker died is tried again first. Raises NoChoice.
        """
        if len(views) != self._views[game]:
            raise ValueError(f"{len(views)} bytes are no view of {game}, which has {self._views[game]}")
        if level not in LEVELS or not 0 <= seat < seats:
            raise ValueError(f"no bot of level {level} can play seat {seat} of {seats}")
        if game in self._warming:
            await asyncio.wait([self._warming[game]])
        if not self.ready[game].is_set():
            raise NoChoice(f"{game} is not ready")
        levels = [level, level, GREEDY]
        again = False
        while True:
            try:
                return await self._put(game, Choose(game, views, seat, levels.pop(0), seed, seats), again)
            except (_Died, TimeoutError, NoChoice) as error:
                what = f"a choice of level {level} in {game}: {error or 'took too long'}"
                if not isinstance(error, _Died):
                    del levels[:-1]
                if self._stopped or not levels:
                    raise NoChoice(what) from error
                log.warning(what)
                again = True

    async def _put(self, game: str, ask: Choose | None, again: bool = False) -> int:
        """Hand in a job and wait for what comes of it."""
        if self._stopped:
            raise NoChoice("the workers were stopped")
        job = _Job(game, ask, asyncio.get_running_loop().create_future())
        queue = self._games if ask is None else self._asks
        (queue.appendleft if again else queue.append)(job)
        try:
            await self._tell()
            return await job.done
        finally:
            if job in queue:
                queue.remove(job)

    async def _tell(self) -> None:
        async with self._news:
            self._news.notify_all()

    async def _warm(self, game: str) -> None:
        """Have a game made ready by one worker. The others load it when they have nothing else to do."""
        began = time.monotonic()
        for again in range(TRIES):
            try:
                await self._put(game, None, again > 0)
                await asyncio.to_thread(rehearse, game)  # from the cache; in the loop it would stall for a second
            except Exception as error:
                log.error("%s could not be made ready: %r", game, error)
                if not isinstance(error, _Died):
                    break
            else:
                self.ready[game].set()
                break
        self._settled.add(game)
        self._on_progress(game, "ready" if self.ready[game].is_set() else "failed", time.monotonic() - began)
        await self._tell()

    async def _help(self) -> None:
        """Keep a helper while games are being made ready, if that takes long."""
        await asyncio.wait(self._warming.values(), timeout=HELP_AFTER)
        await self._keep(helps=True)

    def _is_warm(self) -> bool:
        """Whether no game is being made ready any more."""
        return len(self._settled) == len(self.ready)

    async def _keep(self, helps: bool = False) -> None:
        """One worker after the other, for ever; a helper until all games are ready."""
        pause = 0.0
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
                await self._serve(worker, helps)
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

    def _unloaded(self, worker: _Worker) -> list[str]:
        return [name for name, ready in self.ready.items() if ready.is_set() and name not in worker.loaded]

    def _is_news(self, worker: _Worker, helps: bool) -> bool:
        dead = worker.process.returncode is not None
        own = self._is_warm() if helps else self._games
        return bool(dead or self._asks or own or self._unloaded(worker))

    async def _serve(self, worker: _Worker, helps: bool) -> None:
        """Give a worker one job after the other until it dies or takes too long; a helper until all is warm."""
        while True:
            async with self._news:
                await self._news.wait_for(lambda: self._is_news(worker, helps))
            if worker.process.returncode is not None or (helps and self._is_warm()):
                return
            games_too = self._games and not helps
            job = self._asks.popleft() if self._asks else self._games.popleft() if games_too else None
            if job is not None and job.done.done():  # the request was cancelled
                continue
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

    async def _do(self, worker: _Worker, job: _Job | None) -> None:
        """One job, or, without one, a game that another worker has made ready."""
        game = self._unloaded(worker)[0] if job is None else job.game
        if job is not None and job.ask is None:
            self._on_progress(game, "warming", 0.0)
        await worker.load(game)
        if job is not None:
            action = 0 if job.ask is None else await worker.ask(job.ask, self.limit)
            if not job.done.done():
                job.done.set_result(action)


# ---- in every process that plays


def rehearse(name: str, bots: bool = False) -> None:
    """Call everything that is called while a game is played, so that it is compiled or loaded from the cache."""
    game = games.get(name)
    options = game.read_options({})
    draws = stream(1)
    position = Position.begin(game, options, game.seats[-1])
    _look(game, position, options)
    position.draw(draws)
    _look(game, position, options)
    seat = position.to_act[0]
    if bots:
        turn = Turn(game, position.observe(seat), seat)
        for bot in (Random(game, 1), make(game, GREEDY, 1), Greedy(game, 1, 1.0), Search(game, 1, 1)):
            bot.choose(turn)
    action = position.numbers(seat)[-1]
    position.copy().act(action, seat)
    position.advance(action, seat, draws)
    position.play_out(draws, game.longest(options))
    _look(game, position, options)


def _look(game: Game, position: Position, options: dict[str, Value]) -> None:
    for seat in (SPECTATOR, *range(position.seats)):
        views = position.observe(seat)
        game.present(unpack(views), options)
        game.codec.parse_view(game.codec.text(views))
    anew = Position.parse(game, str(position))  # knows no legal actions yet, while a step lists them as it goes
    for seat in position.to_act:
        number = anew.numbers(seat)[0]
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
    return make(game, ask.level, ask.seed).choose(Turn(game, from_bytes(game.view, ask.view), ask.seat))


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
                rehearse(request.game, bots=True)
                answer = Reply()
            else:
                answer = Reply(_chosen(request))
        except Exception as error:  # its message stays here: it may speak of cards
            place = traceback.extract_tb(error.__traceback__)[-1]
            answer = Reply(error=f"{type(error).__name__} in {place.name}, line {place.lineno}")
        answers.write(encode_message(answer))


if __name__ == "__main__":
    main()
