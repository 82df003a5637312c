"""Long work in steps: a generator that yields where something else can be done, and returns what comes of it."""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
Steps = Generator[None, None, T]


def finish(work: Steps[T]) -> T:
    """What comes of it, without a stop."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: T = done.value
            return found
