"""How the levels of a game stand against each other: mirrored pairs, mean margin with its standard error.

python benchmarks/strength.py [--pairs 100] [--against 2] [--game lost-cities]
"""

import argparse
import statistics
from typing import Any

from farshore.bots import KINDS, LEVELS, make
from farshore.bots.arena import pairs
from farshore.games import get

SEEDS = {"dev": 1_000_000, "validation": 2_000_000, "test": 3_000_000}  # first seed of each list


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="lost-cities")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--seeds", choices=SEEDS, default="dev")
    parser.add_argument(
        "matchups", nargs="*", help="such as 3:2 or 2:random; without any, each level against the one below"
    )
    given = parser.parse_args()
    game = get(given.game)
    options = game.read_options({"rounds": 1, "next_starter": "alternate"})
    ladder: list[Any] = [*KINDS, *LEVELS]
    matchups = given.matchups or ["1:random", *(f"{level}:{level - 1}" for level in LEVELS if level > 1)]
    first = SEEDS[given.seeds]
    print(f"{game.name}, one round, seeds {given.seeds} {first} to {first + given.pairs - 1}, ladder {ladder}")
    print("     matchup   margin  error  win %          points  length  ms median     p99")
    for matchup in matchups:
        one, _, other = matchup.partition(":")
        tally = pairs(
            game,
            options,
            lambda seed, one=one: make(game, one, seed),  # type: ignore[misc]
            lambda seed, other=other: make(game, other, seed),  # type: ignore[misc]
            range(first, first + given.pairs),
        )
        n = tally.matches
        times = sorted(tally.milliseconds)
        print(
            f"{matchup:>12} {tally.mean:>8.1f} {tally.error:>6.1f} {100 * tally.wins / n:>6.1f} "
            f"{tally.points[0] / n:>7.1f}:{tally.points[1] / n:<7.1f} {tally.steps / n:>7.1f} "
            f"{statistics.median(times):>10.3f} {times[int(0.99 * len(times))]:>7.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
