"""Work on a Ray cluster: `play_on_ray` for matches of a tournament, `spread` for any.

Every node needs this package, and the files and programs of the players. Ray does a piece of work again if the process
or the node that does it dies. The results of matches are those of `workers`.
"""

from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

import msgspec

from farshore.bots.arena.referee import Referee, Result
from farshore.bots.arena.tournament import Fixture, Settings
from farshore.engine.errors import InvalidInput

AHEAD = 3  # pieces handed in for each core, so that none waits for the next
Agreed = TypeVar("Agreed")
Piece = TypeVar("Piece")
Found = TypeVar("Found")
REFEREES: dict[bytes, Referee] = {}  # of this process: one, whose programs stay for the next match


def play_one(settings: bytes, fixture: bytes) -> bytes:
    """A match, in a process of the cluster."""
    if settings not in REFEREES:
        for referee in REFEREES.values():
            referee.close()
        REFEREES.clear()
        REFEREES[settings] = Referee(msgspec.json.decode(settings, type=Settings))
    return msgspec.json.encode(REFEREES[settings].play(msgspec.json.decode(fixture, type=Fixture)))


def play_on_ray(
    settings: Settings, fixtures: Iterable[Fixture], address: str | None
) -> Generator[list[Result], None, None]:
    """The results of matches, some at a time, in the order in which they are finished. Raises InvalidInput."""
    agreed, pieces = msgspec.json.encode(settings), (msgspec.json.encode(each) for each in fixtures)
    for done in spread(play_one, agreed, pieces, address):
        yield [msgspec.json.decode(each, type=Result) for each in done]


def spread(
    work: Callable[[Agreed, Piece], Found], agreed: Agreed, pieces: Iterable[Piece], address: str | None
) -> Generator[list[Found], None, None]:
    """What `work` makes of what was agreed and of each piece, some at a time, in the order in which it is finished.

    Without an address it is the cluster that Ray finds by itself, or one that is started here. Raises InvalidInput.
    """
    try:
        import ray
    except ImportError:
        raise InvalidInput("there is no Ray here: pip install 'farshore[ray]'") from None
    mine = not ray.is_initialized()
    if mine:
        try:
            ray.init(address, log_to_driver=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise InvalidInput(
                f"no Ray cluster answers{f' at {address}' if address else ''}: {str(error).splitlines()[0]}"
            ) from None
    try:
        remote = ray.remote(max_retries=-1)(work)
        shared = ray.put(agreed)
        waiting = iter(pieces)
        running: list[Any] = []
        while True:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(running)
            running += [remote.remote(shared, each) for each in islice(waiting, room)]
            if not running:
                return
            done, running = ray.wait(running, num_returns=1)
            more, running = ray.wait(running, num_returns=len(running), timeout=0) if running else ([], [])
            yield ray.get([*done, *more])
    finally:
        if mine:
            ray.shutdown()
