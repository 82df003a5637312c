"""Bots against each other, fairly: mirrored sets, in which the same seed is played once in every order of seats.

Chance streams are shared as far as the course of the match allows, so luck of the deal cancels out in the margin of a
set. Strength is not a unit test: figures come from `farshore arena`.
"""

import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from farshore.bots.bot import Bot
from farshore.engine.game import Game, Value
from farshore.engine.position import Position
from farshore.play import Play


@dataclass
class Tally:
    """What a series of sets showed, from the first bot's side."""

    margins: list[float] = field(default_factory=list)  # of each set, the mean of its matches; alone, the points
    wins: float = 0.0  # who shares the first place shares the win
    matches: int = 0
    points: tuple[int, int] = (0, 0)  # of the first bot, of the best other
    cut: int = 0
    steps: int = 0
    milliseconds: list[float] = field(default_factory=list)  # of each choice of the first bot

    @property
    def mean(self) -> float:
        """Mean margin in points a match."""
        return sum(self.margins) / len(self.margins)

    @property
    def error(self) -> float:
        """Standard error of the mean margin."""
        n = len(self.margins)
        spread = sum((each - self.mean) ** 2 for each in self.margins) / max(n - 1, 1)
        return math.sqrt(spread / n)


def match(game: Game, options: Mapping[str, Value], bots: list[Bot], seed: int, tally: Tally, first: int) -> list[int]:
    """Play one match and return the points by seat; `first` is the seat of the tally's first bot."""
    names = [f"seat {seat}" for seat in range(len(bots))]
    play = Play(Position.begin(game, options, len(bots)), options, names, seed)
    while not play.over:
        seat = play.to_act[0]
        began = time.perf_counter()
        action = bots[seat].choose(play.turn(seat, seat))
        if seat == first:
            tally.milliseconds.append((time.perf_counter() - began) * 1000)
        play.act(action, seat)  # raises if a bot is wrong
    tally.steps += len(play)
    tally.cut += play.truncated
    return list(play.scores)


def sets(
    game: Game,
    options: Mapping[str, Value],
    one: Callable[[int], Bot],
    others: Sequence[Callable[[int], Bot]],
    seeds: range,
) -> Tally:
    """Matches of one bot against others, each seed played once from every seat; without others, alone."""
    tally = Tally()
    seats = 1 + len(others)
    for seed in seeds:
        margin = 0.0
        for first in range(seats):
            bots = [make(seats * seed + i) for i, make in enumerate((one, *others))]
            points = match(game, options, [bots[(seat - first) % seats] for seat in range(seats)], seed, tally, first)
            mine = points.pop(first)
            best = max(points, default=0)
            margin += (mine - best) / seats
            tally.wins += 1 / (1 + points.count(mine)) if mine >= best else 0.0
            tally.points = (tally.points[0] + mine, tally.points[1] + best)
            tally.matches += 1
        tally.margins.append(margin)
    return tally
