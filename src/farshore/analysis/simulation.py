"""Many matches between built-in bots, played in all cores and added up.

A match follows from its number alone: it seeds the deal, the bots, and what differs from match to match. So the sums
are the same for any number of processes.
"""

import random
import signal
import sys
from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from farshore import games
from farshore.analysis.counting import ANY, Counts, Played, counts_of
from farshore.analysis.tally import Tally
from farshore.bots import KINDS, LEVELS, make
from farshore.engine.chance import check_seed, stream
from farshore.engine.errors import InvalidInput, NotationError
from farshore.engine.game import Game, Value
from farshore.engine.position import Position
from farshore.engine.validate import WORD, short_repr
from farshore.match.transcript import Transcript
from farshore.play import Turn

PIECES = 16  # of its share that a process is given one after the other, so that all end at about the same time
MOST_PIECE = 50  # matches in a piece: a progress bar moves


@dataclass(frozen=True)
class Setting:
    """What is simulated. Equal settings have equal results."""

    game: str
    matches: int
    seats: int | None  # None: any number, by chance
    options: Mapping[str, Value]  # complete
    varied: tuple[str, ...]  # options that have any value, by chance
    level: str
    first_seed: int


def agree(
    game: Game,
    matches: int,
    seats: int | None,
    options: Mapping[str, object],
    level: str = "2",
    first_seed: int = 1,
) -> Setting:
    """A setting, checked. An option may be ANY. Raises NotationError."""
    if matches < 1:
        raise NotationError(f"{matches} matches cannot be played: expected at least 1")
    if first_seed + matches > WORD:
        raise NotationError(f"seed cannot be {short_repr(first_seed)}: the last match would have none")
    defaults = {option.name: option.default for option in game.options}
    agreed = game.read_options({name: defaults.get(name) if value == ANY else value for name, value in options.items()})
    make(game, level, 0)  # raises for what is no level
    if level not in KINDS and LEVELS[int(level)].by_clock:
        exact = [str(each.number) for each in LEVELS.values() if not each.by_clock]
        raise NotationError(
            f"level {level} thinks by the clock, so that nobody gets the same figures again: "
            f"allowed are {', '.join([*exact, *KINDS])}"
        )
    return Setting(
        game=game.name,
        matches=matches,
        seats=None if seats is None else game.read_seats(seats),
        options=agreed,
        varied=tuple(option.name for option in game.options if options.get(option.name) == ANY),
        level=level,
        first_seed=check_seed(first_seed),
    )


def play_match(game: Game, setting: Setting, seed: int) -> Played:
    """The match of that seed."""
    rng = random.Random(f"farshore statistics {seed}")  # of a text: the same in every version of Python
    seats = rng.choice(game.seats) if setting.seats is None else setting.seats
    drawn = {option.name: rng.choice(option.choices) for option in game.options if option.name in setting.varied}
    options = {**setting.options, **drawn}
    bots = [make(game, setting.level, rng.randrange(WORD)) for _ in range(seats)]
    chance = stream(seed)
    position = Position.begin(game, options, seats)
    steps = position.draw(chance)
    while who := position.who:
        seat = (who & -who).bit_length() - 1
        action = bots[seat].choose(Turn(game, position.observe(seat), seat, options))
        steps += position.advance(action, seat, chance)
    names = [f"seat {seat}" for seat in range(seats)]
    return Played(Transcript(game, options, names, steps), position)


def simulate_here(setting: Setting, seeds: range, counts: Counts | None = None) -> Tally:
    """The sums of the matches of these seeds, played in this process."""
    game = games.get(setting.game)
    counts = counts or counts_of(game)
    tally = Tally()
    for seed in seeds:
        tally.add(play_match(game, setting, seed), counts, setting.varied)
    return tally


def pieces(setting: Setting, jobs: int) -> list[range]:
    """The seeds of all matches, cut into pieces."""
    last = setting.first_seed + setting.matches
    size = max(1, min(MOST_PIECE, setting.matches // (jobs * PIECES)))
    return [range(first, min(first + size, last)) for first in range(setting.first_seed, last, size)]


def simulate(setting: Setting, jobs: int) -> Generator[Tally, None, None]:
    """The sums of pieces of the work, in the order in which they are finished. Merged they are the result.

    One job works in this process. Leaving the loop ends the others. Raises InvalidInput if a process dies.
    """
    if jobs < 1:
        raise NotationError(f"{jobs} processes cannot play: expected at least 1")
    work = pieces(setting, jobs)
    if jobs == 1:
        return (simulate_here(setting, seeds) for seeds in work)
    return _in_processes(setting, work, jobs)


def _in_processes(setting: Setting, work: list[range], jobs: int) -> Generator[Tally, None, None]:
    context = get_context("spawn")
    waiting = iter(work)
    workers: dict[Connection, SpawnProcess] = {}
    try:
        for seeds in islice(waiting, jobs):
            mine, its = context.Pipe()
            worker = context.Process(target=_work, args=(its, setting), daemon=True)
            with _ctrl_c_held_back():
                worker.start()
            its.close()
            workers[mine] = worker
            mine.send(seeds)
        busy = set(workers)
        while busy:
            for pipe in wait(busy):
                assert isinstance(pipe, Connection)
                following = next(waiting, None)
                try:
                    tally = pipe.recv()
                    if following is not None:
                        pipe.send(following)
                except (EOFError, OSError):  # the other end is closed, or reset
                    raise InvalidInput("a process that plays matches has died; the same command begins again") from None
                if following is None:
                    busy.remove(pipe)
                yield tally
    finally:
        for pipe, worker in workers.items():
            worker.terminate()
            worker.join()
            pipe.close()


def _work(pipe: Connection, setting: Setting) -> None:
    """A process: pieces of work come in, sums go out, until nobody is left at the other end."""
    with suppress(EOFError, OSError):
        while True:
            pipe.send(simulate_here(setting, pipe.recv()))


@contextmanager
def _ctrl_c_held_back() -> Iterator[None]:
    """Ctrl-C reaches all processes of a terminal, and one that is just importing would print a traceback.

    Processes that are started here inherit that it is held back, and never hear of it.
    """
    if sys.platform == "win32":  # has no signals to hold back
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
