"""A network that `ppo.py` has saved, as a player of the arena.

    python examples/ppo.py --minutes 15 --save ppo.npz
    PPO=ppo.npz farshore arena lost-cities examples/ppo_player.py 2 --option rounds=1 --sets 400 --seeds 5100000

It needs no PyTorch, and leaves nothing to chance.
"""

import os

import numpy as np

from farshore.engine.encoding import encoding_of
from farshore.engine.game import Game
from farshore.play import Turn

LAYERS = ("body.0", "body.2", "policy")


class Trained:
    """Plays what a policy prefers."""

    def __init__(self, game: Game) -> None:
        """Reads the file that the environment variable PPO names, else `ppo.npz` here."""
        with np.load(os.environ.get("PPO", "ppo.npz")) as kept:
            self.layers = [(kept[f"{name}.weight"], kept[f"{name}.bias"]) for name in LAYERS]
        self.encoding = encoding_of(game)

    def choose(self, turn: Turn) -> int:
        """The legal action that the policy prefers."""
        found = self.encoding.encode(turn.record)
        for weights, bias in self.layers[:-1]:
            found = np.maximum(weights @ found + bias, 0)
        weights, bias = self.layers[-1]
        return max(turn.numbers(), key=(weights @ found + bias).__getitem__)
