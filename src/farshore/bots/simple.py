"""Bots that do not look ahead: random, and greedy by the game's heuristic."""

import numpy as np

from farshore.bots.bot import greedy
from farshore.engine.chance import below, stream
from farshore.engine.game import Game
from farshore.engine.kernel import entry
from farshore.engine.record import Cells, Records, new
from farshore.engine.verbs import legal, resample
from farshore.play import Turn


@entry
def _random(views: Records, seat: int, streams: Records, states: Records, actions: Cells) -> int:
    resample(views[0], streams[0], states[0])
    return int(actions[below(streams[0], legal(states[0], seat, actions))])


@entry
def _greedy(views: Records, seat: int, noise: float, streams: Records, states: Records) -> int:
    resample(views[0], streams[0], states[0])
    return greedy(states[0], seat, noise, streams[0])


class Random:
    """Plays any legal action, each as likely."""

    def __init__(self, game: Game, seed: int) -> None:
        self._states = new(game.state)
        self._actions = np.zeros(len(game.actions), np.int64)
        self._stream = stream(seed)

    def choose(self, turn: Turn) -> int:
        """A legal action."""
        return int(_random(turn.record, turn.seat, self._stream, self._states, self._actions))


class Greedy:
    """Plays what looks best at once. With `noise` it misjudges every action by up to so many points."""

    def __init__(self, game: Game, seed: int, noise: float = 0.0) -> None:
        game.part("bot")  # importing it binds what the rule bot knows
        self.noise = float(noise)
        self._states = new(game.state)
        self._stream = stream(seed)

    def choose(self, turn: Turn) -> int:
        """The action that looks best."""
        return int(_greedy(turn.record, turn.seat, self.noise, self._stream, self._states))
