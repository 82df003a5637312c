"""Matches in several processes of this machine.

A process that dies loses no finished match: its unfinished ones are played again, by another. The results do not depend
on how many processes there are, only the order in which they come does.
"""

import os
import select
import sys
from collections import deque
from collections.abc import Generator, Iterable

import msgspec

from farshore.bots.arena.pipes import Gone, LinePipe, Silent
from farshore.bots.arena.referee import Result
from farshore.bots.arena.tournament import Fixture, Settings
from farshore.engine.errors import InvalidInput

AHEAD = 3  # matches that a process has been given, so that it never waits for the next
PATIENCE = 60.0  # seconds for a process to take a line
FAREWELL = 10.0  # seconds for a process without work to end its programs
MOST_DEATHS = 25  # in a row, without a match finished in between


def cores() -> int:
    """How many processes can work at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class _Worker:
    def __init__(self, settings: Settings) -> None:
        self.pipe = LinePipe([sys.executable, "-m", "farshore.bots.arena.worker"])
        self.fixtures: deque[Fixture] = deque()
        self._decoder = msgspec.json.Decoder(Result)
        self._unsent: list[Settings | Fixture] = [settings]

    def give(self, fixture: Fixture) -> None:
        """Hand in a match. Raises Gone or Silent; it is on the list of this worker all the same."""
        self.fixtures.append(fixture)
        self._unsent.append(fixture)
        while self._unsent:
            self.pipe.send(msgspec.json.encode(self._unsent.pop(0)) + b"\n", PATIENCE)

    def finished(self) -> list[Result]:
        """What was played since the last time. Raises Gone."""
        results = [self._decoder.decode(line) for line in self.pipe.lines()]
        for result in results:
            self.fixtures.remove(result.fixture)
        return results

    def end(self, seconds: float = 0.0) -> None:
        """End it; it has so long to do that by itself, and its watch ends programs that it could not end."""
        self.pipe.end(seconds)


class Workers:
    """So many processes that play matches of one tournament."""

    def __init__(self, settings: Settings, jobs: int) -> None:
        self._settings = settings
        self._jobs = jobs
        self._workers: list[_Worker] = []
        self._deaths = 0

    @property
    def pids(self) -> list[int]:
        """The processes that live now."""
        return [worker.pipe.pid for worker in self._workers]

    def play(self, fixtures: Iterable[Fixture]) -> Generator[list[Result], None, None]:
        """The results of matches, some at a time, in the order in which they are finished.

        Leaving the loop ends all processes. Raises InvalidInput if processes die and nothing is ever finished.
        """
        waiting = iter(fixtures)
        again: deque[Fixture] = deque()
        try:
            while True:
                self._fill(waiting, again)
                if not self._workers:
                    return
                ready, _, _ = select.select([worker.pipe for worker in self._workers], [], [])
                results: list[Result] = []
                for worker in [each for each in self._workers if each.pipe in ready]:
                    try:
                        results += worker.finished()
                    except Gone as error:
                        self._bury(worker, again, str(error))
                if results:
                    self._deaths = 0
                    yield results
        finally:
            for worker in self._workers:
                worker.end()
            self._workers.clear()

    def _fill(self, waiting: Iterable[Fixture], again: deque[Fixture]) -> None:
        """Give work to processes with too little, and start those that are missing. Those left without any may end."""
        rest = iter(waiting)

        def following() -> Fixture | None:
            return again.popleft() if again else next(rest, None)

        for worker in [*self._workers]:
            while worker in self._workers and len(worker.fixtures) < AHEAD and (fixture := following()):
                self._give(worker, fixture, again)
            if worker in self._workers and not worker.fixtures:
                self._workers.remove(worker)
                worker.end(FAREWELL)
        while len(self._workers) < self._jobs and (fixture := following()):
            worker = _Worker(self._settings)
            self._workers.append(worker)
            self._give(worker, fixture, again)

    def _give(self, worker: _Worker, fixture: Fixture, again: deque[Fixture]) -> None:
        try:
            worker.give(fixture)
        except Gone as error:
            self._bury(worker, again, str(error))
        except Silent:
            self._bury(worker, again, "it takes no more work")

    def _bury(self, worker: _Worker, again: deque[Fixture], why: str) -> None:
        """Take back what a dead worker had not finished."""
        self._workers.remove(worker)
        again.extend(worker.fixtures)
        worker.end()
        self._deaths += 1
        if self._deaths >= MOST_DEATHS:
            raise InvalidInput(f"processes of the arena die, and no match is finished: {why}")
