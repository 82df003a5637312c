"""Counterfactual regret minimisation on the small game of Lost Cities, and how exploitable its policy is.

    pip install "farshore[envs]"
    python examples/cfr.py --iterations 500 --curve cfr.svg

The game is written down as a tree that OpenSpiel's compiled algorithms run through in milliseconds. In the end the
policy is carried over to the game itself, and its exploitability is computed there, once (`--check`, half a minute).
"""

import argparse
import tempfile
import time
from pathlib import Path
from typing import Any

import pyspiel
from curve import Point, draw
from open_spiel.python.algorithms import gambit

import farshore.envs.openspiel  # noqa: F401  # registers the games

SMALL = {"colours": 2, "rounds": 1, "first_starter": "0", "chance": "joined"}


def as_tree(game: Any) -> Any:
    """The same game with all its histories laid out, which it must have few enough of."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.efg"
        path.write_text(gambit.export_gambit(game))
        return pyspiel.load_game("efg_game", {"filename": str(path)})


def carried_over(policy: Any, tree: Any, game: Any) -> Any:
    """The policy for the tree as one for the game it was made of: both are walked through at the same time."""
    found: dict[str, list[tuple[int, float]]] = {}
    open_ = [(game.new_initial_state(), tree.new_initial_state())]
    while open_:
        state, node = open_.pop()
        if state.is_terminal():
            assert state.returns() == node.returns()
            continue
        if state.is_chance_node():
            both = zip(state.chance_outcomes(), node.chance_outcomes(), strict=True)
            open_ += [(state.child(one), node.child(other)) for (one, _), (other, _) in both]
            continue
        player = state.current_player()
        actions = {node.action_to_string(player, action): action for action in node.legal_actions()}
        chances = policy.action_probabilities(node)
        pairs = [(action, actions[state.action_to_string(player, action)]) for action in state.legal_actions()]
        found[state.information_state_string()] = [(one, chances[other]) for one, other in pairs]
        open_ += [(state.child(one), node.child(other)) for one, other in pairs]
    return pyspiel.TabularPolicy(found)


def main() -> None:
    """Solve the game, print how exploitable the average policy is on the way, and draw that."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=500)
    parser.add_argument("--curve", type=Path)
    parser.add_argument("--check", action="store_true", help="in the game itself, too")
    given = parser.parse_args()
    game = pyspiel.load_game("farshore_lost_cities", SMALL)
    began = time.perf_counter()
    tree = as_tree(game)
    print(f"laid out in {time.perf_counter() - began:.1f} s")
    solver = pyspiel.CFRPlusSolver(tree)
    points: list[Point] = []
    due = 1.0
    for iteration in range(1, given.iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration >= due or iteration == given.iterations:
            due = iteration * 1.5
            points.append(Point(iteration, pyspiel.exploitability(tree, solver.average_policy())))
            print(f"{iteration:5} iterations: exploitability {points[-1].y:.7f} points")
    print(f"{time.perf_counter() - began:.1f} s in all")
    if given.check:
        policy = carried_over(solver.average_policy(), tree, game)
        print(f"in the game itself: exploitability {pyspiel.exploitability(game, policy):.7f} points")
    if given.curve:
        draw(given.curve, "CFR+, small Lost Cities", "iterations", "exploitability in points", points, logarithmic=True)


if __name__ == "__main__":
    main()
