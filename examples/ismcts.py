"""OpenSpiel's information-set Monte Carlo tree search plays a round of Lost Cities against one of our bots.

    pip install "farshore[envs]"
    python examples/ismcts.py --matches 30 --simulations 4 16 64 256 --curve ismcts.svg

Worlds come from `resample_from_infostate`, and what a position is worth from a match played out at random in compiled
code, which takes microseconds; OpenSpiel's own `RandomRolloutEvaluator` works too, a thousand times slower.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from curve import Point, draw
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator

import farshore.envs.openspiel  # noqa: F401  # registers the games
from farshore import bots
from farshore.engine.chance import stream


class PlayedOut(Evaluator):  # type: ignore[misc]
    """What a position is worth: the margin of a match that is played out from it at random."""

    def __init__(self, seed: int) -> None:
        self._stream = stream(seed)

    def evaluate(self, state: Any) -> np.ndarray:
        """A value for each player."""
        position = state.play.position.copy()
        position.play_out(self._stream, 10_000)
        one, other = position.scores
        return np.array([one - other, other - one], float)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """All that can be done, each as likely."""
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def play(game: Any, simulations: int, opponent: str, seat: int, seed: int) -> float:
    """The margin of the search in one match."""
    rng = np.random.RandomState(seed)
    search = ISMCTSBot(game=game, evaluator=PlayedOut(seed), uct_c=60.0, max_simulations=simulations, random_state=rng)
    state = game.new_initial_state()
    bot = bots.make(state.play.game, opponent, seed)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        elif state.current_player() == seat:
            state.apply_action(search.step(state))
        else:
            state.apply_action(bot.choose(state.play.turn(1 - seat)))
    return float(state.returns()[seat])


def main() -> None:
    """Play matches with more and more simulations, print the margins, and draw them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=30)
    parser.add_argument("--simulations", type=int, nargs="+", default=[4, 16, 64, 256])
    parser.add_argument("--opponent", default="1", help="a level, or random")
    parser.add_argument("--curve", type=Path)
    given = parser.parse_args()
    game = pyspiel.load_game("farshore_lost_cities", {"rounds": 1})
    points = []
    for simulations in given.simulations:
        began = time.perf_counter()
        margins = [
            play(game, simulations, given.opponent, match % 2, 100 + match // 2) for match in range(given.matches)
        ]
        error = float(np.std(margins, ddof=1) / np.sqrt(len(margins))) if len(margins) > 1 else 0.0
        points.append(Point(float(np.log2(simulations)), float(np.mean(margins)), error))
        seconds = time.perf_counter() - began
        print(
            f"{simulations:5} simulations: {points[-1].y:+.1f} ({error:.1f}) against {given.opponent}, {seconds:.0f} s"
        )
    if given.curve:
        up = f"margin against bots of kind {given.opponent}"
        draw(given.curve, "ISMCTS, a round of Lost Cities", "binary logarithm of the simulations", up, points)


if __name__ == "__main__":
    main()
