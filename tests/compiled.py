"""Compiles the games before tests run, each in a process of its own: two test processes would each compile all of them.

Bots and environments too, with `python -m tests.compiled --bots`.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from farshore import games
from farshore.envs.batch import Batch
from farshore.envs.table import Table
from farshore.server.workers import rehearse


def compile_game(name: str, bots: bool) -> None:
    """Call what is called while a game is played; with bots, also what they and environments need."""
    rehearse(name, level=5 if bots else 0)
    for bot in ("random", 2) if bots else ():
        seats = games.get(name).seats[-1]
        batch = Batch(name, 1, seats=seats, opponents=[None, *[bot] * (seats - 1)])
        batch.reset()
        batch.encode()
        batch.observe()
        batch.step(batch.lists[:, 0].astype("i8"))
        table = Table(batch.setup)
        table.look(0, wait=True)
        table.rewards()


def main() -> None:
    with ProcessPoolExecutor(max_workers=2) as pool:
        for _ in pool.map(partial(compile_game, bots="--bots" in sys.argv), games.names()):
            pass


if __name__ == "__main__":
    main()
