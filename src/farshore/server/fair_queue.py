"""A queue in which callers take turns, however much each of them asks for."""

from collections import OrderedDict, deque
from collections.abc import Iterator, Sequence
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Caller(NamedTuple):
    """A person at an address."""

    address: str
    person: str


NOBODY = Caller("", "")


class FairQueue(Generic[T]):
    """Jobs, each for a caller. Addresses take turns, people of an address do, and the first job of a person is next.

    A job for several callers is put where the fewest wait: whoever plays with somebody who asks for much is not to wait
    for that.
    """

    def __init__(self) -> None:
        self._urgent: deque[T] = deque()
        self._waiting: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __iter__(self) -> Iterator[T]:
        yield from self._urgent
        for people in self._waiting.values():
            for jobs in people.values():
                yield from jobs

    def load(self, caller: Caller) -> int:
        """How many turns pass before all that waits for this address now is done, at most."""
        own = sum(map(len, self._waiting.get(caller.address, {}).values()))
        return own + len(self._waiting.keys() - {caller.address})

    def put(self, job: T, callers: Sequence[Caller] = (NOBODY,)) -> Caller:
        """Add a job, and say for which of the callers."""
        caller = min(callers, key=lambda each: (self.load(each), self._own(each)))
        self._waiting.setdefault(caller.address, OrderedDict()).setdefault(caller.person, deque()).append(job)
        return caller

    def put_first(self, job: T) -> None:
        """Add a job before all others."""
        self._urgent.append(job)

    def pop(self) -> T:
        """The next job. There must be one."""
        if self._urgent:
            return self._urgent.popleft()
        address, people = self._waiting.popitem(last=False)
        person, jobs = people.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            people[person] = jobs
        if people:
            self._waiting[address] = people
        return job

    def discard(self, job: T) -> None:
        """Take a job out, if it is still there."""
        if job in self._urgent:
            self._urgent.remove(job)
        for address, people in [*self._waiting.items()]:
            for person, jobs in [*people.items()]:
                if job in jobs:
                    jobs.remove(job)
                if not jobs:
                    del people[person]
            if not people:
                del self._waiting[address]

    def clear(self) -> None:
        """Take all jobs out."""
        self._urgent.clear()
        self._waiting.clear()

    def _own(self, caller: Caller) -> int:
        people = self._waiting.get(caller.address)
        return len(people.get(caller.person, ())) if people else 0
