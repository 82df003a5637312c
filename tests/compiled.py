"""Compiles the games before tests run, each in a process of its own: two test processes would each compile all of them.

Bots too, with `python -m tests.compiled --bots`.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from farshore import games
from farshore.server.workers import rehearse


def main() -> None:
    with ProcessPoolExecutor(max_workers=2) as pool:
        for _ in pool.map(partial(rehearse, level=5 if "--bots" in sys.argv else 0), games.names()):
            pass


if __name__ == "__main__":
    main()
