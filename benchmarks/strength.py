"""How strong the levels of a game are: mirrored sets, mean margin with its standard error.

python -m benchmarks.strength [--game NAME] [--seats 2,3,4] [--alone 100] [--pairs 100] [3:2 2:random ...]

With more than two seats the first bot of a matchup plays against several of the other; the margin is that over the best
of them, so that between equals it is below 0.

A game for one seat is also played alone, where points stand for themselves, with the share of each rank of its rules.
"""

import argparse
import statistics
from functools import partial

from farshore.bots import LEVELS, make
from farshore.bots.arena import Tally, sets
from farshore.engine.game import Game
from farshore.games import get, names, playable
from tests.games.adapters import adapter

SEEDS = {"dev": 1_000_000, "validation": 2_000_000, "test": 3_000_000}  # first seed of each list
SEATS_TEXT = {2: "two", 3: "three", 4: "four"}
RANKS = range(1, 7)


def times(tally: Tally) -> str:
    """Milliseconds a choice."""
    taken = sorted(tally.milliseconds)
    return f"{statistics.mean(taken):>8.2f} {statistics.median(taken):>8.2f} {taken[int(0.99 * len(taken))]:>8.2f}"


def ladder(game: Game, seats: int, matchups: list[str], seeds: range) -> None:
    fair = adapter(game.name).fair
    options = game.read_options(fair)
    print(f"{game.name}, {SEATS_TEXT[seats]} seats, {fair}, seeds {seeds[0]} to {seeds[-1]}")
    print("     matchup   margin  error  win %          points  length   ms mean   median      p99")
    for matchup in matchups:
        one, _, other = matchup.partition(":")
        tally = sets(game, options, partial(make, game, one), [partial(make, game, other)] * (seats - 1), seeds)
        n = tally.matches
        print(
            f"{matchup:>12} {tally.mean:>8.1f} {tally.error:>6.1f} {100 * tally.wins / n:>6.1f} "
            f"{tally.points[0] / n:>7.1f}:{tally.points[1] / n:<7.1f} {tally.steps / n:>7.1f}  {times(tally)}",
            flush=True,
        )


def alone(game: Game, levels: list[str], seeds: range) -> None:
    print(f"{game.name}, alone, seeds {seeds[0]} to {seeds[-1]}")
    print("     options   level   points  error   rank % 1     2     3     4     5     6   ms mean   median      p99")
    for name, chosen in adapter(game.name).alone.items():
        for level in levels:
            tally = sets(game, game.read_options(chosen), partial(make, game, level), [], seeds)
            found = [adapter(game.name).rank_alone(int(points)) for points in tally.margins]
            shares = " ".join(f"{100 * found.count(rank) / len(found):>5.1f}" for rank in RANKS)
            print(
                f"{name:>12} {level:>7} {tally.mean:>8.1f} {tally.error:>6.1f}      {shares}  {times(tally)}",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=names(), default=playable()[0].name)
    parser.add_argument("--pairs", type=int, default=100, help="seeds of each matchup, each played from every seat")
    parser.add_argument("--seats", default="2", help="of the matchups, such as 2,3,4")
    parser.add_argument("--alone", type=int, default=100, help="seeds of each level alone; 0: none")
    parser.add_argument("--levels", default="random,1,2,3,4", help="who plays alone")
    parser.add_argument("--seeds", choices=SEEDS, default="dev")
    parser.add_argument(
        "matchups", nargs="*", help="such as 3:2 or 2:random; without any, each level against the one below"
    )
    given = parser.parse_args()
    game = get(given.game)
    first = SEEDS[given.seeds]
    if 1 in game.seats and given.alone:
        alone(game, given.levels.split(","), range(first, first + given.alone))
    matchups = given.matchups or ["1:random", *(f"{level}:{level - 1}" for level in LEVELS if level > 1)]
    for seats in given.seats.split(",") if given.pairs else ():
        ladder(game, int(seats), matchups, range(first, first + given.pairs))


if __name__ == "__main__":
    main()
