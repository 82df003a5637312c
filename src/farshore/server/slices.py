"""Long work on the event loop: in slices of a millisecond, between which everybody else is served.

Threads would not do: they share one interpreter with the loop, and each change between them costs it up to 5 ms. The
work of one caller is done one piece after the other, and callers take turns.
"""

import asyncio
import time
from contextvars import ContextVar
from typing import TypeVar
from weakref import WeakValueDictionary

from farshore.match.steps import Steps

SLICE = 0.001  # seconds of work ...
REST = 0.003  # ... and seconds for everybody else, ...
BUSY = 0.0003  # ... if they took so many seconds when they were let in between
SHORT = 5  # slices of one piece of work before its first rest: loading a match that has just begun takes fewer

T = TypeVar("T")
caller: ContextVar[str] = ContextVar("caller", default="")  # the address whose request is being answered


class Slices:
    """Does long work in slices, one at a time."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._own: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def run(self, work: Steps[T]) -> T:
        """What comes of it."""
        own = self._own.setdefault(caller.get(), asyncio.Lock())
        async with own:
            slices = 0
            while True:
                async with self._turn:
                    until = time.perf_counter() + SLICE
                    while time.perf_counter() < until:
                        try:
                            next(work)
                        except StopIteration as done:
                            found: T = done.value
                            return found
                    slices += 1
                    began = time.perf_counter()
                    await asyncio.sleep(0)
                    if slices >= SHORT and time.perf_counter() - began > BUSY:
                        await asyncio.sleep(REST)
