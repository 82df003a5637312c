"""Tasks in the background: kept alive while they run, and logged if they fail."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from farshore.server.store import Unavailable

T = TypeVar("T")
log = logging.getLogger(__name__)


async def repeat(work: Callable[[], Awaitable[None]], seconds: float, trouble: str) -> None:
    """Do something for ever, with so many seconds in between. Whatever goes wrong is logged, and it goes on."""
    while True:
        try:
            await work()
        except Unavailable as error:
            log.warning("%s: %s", trouble, error)
        except Exception:
            log.exception(trouble)
        await asyncio.sleep(seconds)


class Tasks:
    """The tasks of live matches."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[None, None, T]) -> "asyncio.Task[T]":
        """Run it in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self._running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of a match failed", exc_info=task.exception())

    async def cancel(self) -> None:
        """Cancel all of them and wait until they have ended."""
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
