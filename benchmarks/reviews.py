"""How reviews judge bots of one level each, whether what they expect comes true on average, and how long they take.

    python -m benchmarks.reviews [--game NAME] [--levels 1,4] [--matches 10] [--simulations N] [--option NAME=VALUE]

Matches with as few seats as the game has from two on; seat 0 is looked at for what was expected at the start, in the
middle and at the last fifth of a match: the mean of what came beyond that, with ± two standard errors. Seconds are
those of one core.
"""

import argparse
import time

import numpy as np

from farshore import analyse, games
from farshore.analysis.grades import Grade
from farshore.analysis.review.analysis import Analysis
from farshore.analysis.simulation import agree, play_match
from farshore.engine.game import Game

MOMENTS = {"start": 0.0, "middle": 0.5, "last fifth": 0.8}


def reviews(
    game: Game, level: str, matches: int, simulations: int | None, options: dict[str, str]
) -> tuple[list[Analysis], float]:
    seats = max(game.seats[0], min(2, game.seats[-1]))
    setting = agree(game, matches, seats, options, level)
    found, seconds = [], 0.0
    for seed in range(1, matches + 1):
        transcript = play_match(game, setting, seed).transcript
        began = time.process_time()
        found.append(analyse(transcript, simulations=simulations, seed=seed))
        seconds += time.process_time() - began
    return found, seconds / matches


def bias(found: list[Analysis], place: float) -> str:
    """By how much margins exceeded what was expected at that part of the match."""
    errors = [each.sums[0].margin - each.values[round(place * len(each.steps))][0].points for each in found]
    two_errors = 2 * np.std(errors, ddof=1) / len(errors) ** 0.5 if len(errors) > 1 else float("nan")
    return f"{np.mean(errors):+.1f} ± {two_errors:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game")
    parser.add_argument("--levels", default="1,4")
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--simulations", type=int)
    parser.add_argument("--option", action="append", default=[])
    given = parser.parse_args()
    options = dict(each.split("=", 1) for each in given.option)
    for name in [given.game] if given.game else games.names():
        game = games.get(name)
        analyse(play_match(game, agree(game, 1, None, options, "1"), 1).transcript, simulations=16)  # compiles
        for level in given.levels.split(","):
            found, seconds = reviews(game, level, given.matches, given.simulations, options)
            decisions = [each for review in found for each in review.decisions]
            shares = {grade: sum(each.grade == grade for each in decisions) / len(decisions) for grade in Grade}
            print(
                f"{game.title}, level {level}, {len(found)} matches, {len(decisions)} decisions, {seconds:.1f} s each"
            )
            print("  " + ", ".join(f"{100 * share:.1f} % {grade}" for grade, share in shares.items()))
            given_up = sum(each.given_up.points for each in decisions) / len(found) / len(found[0].names)
            print(f"  points given up by a seat in a match: {given_up:.1f}")
            print(
                "  beyond what was expected: "
                + ", ".join(f"{at} {bias(found, place)}" for at, place in MOMENTS.items())
            )


if __name__ == "__main__":
    main()
