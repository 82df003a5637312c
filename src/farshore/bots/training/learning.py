"""What a network learns from rows: to play as the rule bot does, or better than it has played."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from farshore.bots.self_play import Rows
from farshore.bots.training.gradients import Adam, Mathematics, Pass, chances
from farshore.engine.record import Cells

LONGEST_STEP = 1.0  # of a gradient
LEAST = np.float32(1e-9)  # so that no logarithm is of 0


class Lesson(NamedTuple):
    """How learning from some rows went, on average."""

    loss: float  # of the policy
    value_loss: float
    entropy: float  # how undecided the policy is
    change: float  # how far it has moved from the one that played: Kullback-Leibler divergence


@dataclass(frozen=True)
class Settings:
    """How a network learns from rows."""

    rate: float
    batch: int = 1024  # rows of a step
    epochs: int = 3  # how often each row is learned from
    clip: float = 0.2  # by how much a probability may be made larger or smaller before a row teaches no more
    undecided: float = 0.01  # what it is worth to stay undecided
    value: float = 0.5  # of the loss, what the value counts


def imitate(
    mathematics: Mathematics, numbers: Cells, adam: Adam, rows: Rows, settings: Settings, rng: np.random.Generator
) -> Lesson:
    """Learn to take what was taken. Changes `numbers`."""
    lessons = []
    for chosen in _batches(len(rows.taken), settings, rng):
        made, shares, value_error = _made(mathematics, numbers, rows, chosen)
        lines = np.arange(len(chosen))
        taken = rows.taken[chosen]
        loss = -float(np.log(shares[lines, taken] + LEAST).mean())
        entropy = _entropy(shares)
        by_outputs = shares
        by_outputs[lines, taken] -= 1
        _step(mathematics, numbers, adam, made, by_outputs, value_error, settings)
        lessons.append((loss, float(np.square(value_error).mean()), float(entropy.mean()), 0.0))
    return Lesson(*np.mean(lessons, axis=0).tolist())


def improve(
    mathematics: Mathematics, numbers: Cells, adam: Adam, rows: Rows, settings: Settings, rng: np.random.Generator
) -> Lesson:
    """Make more likely what went better than expected, as far as `clip` allows (PPO). Changes `numbers`."""
    spread = float(rows.advantages.std()) + 1e-6
    advantages = (rows.advantages - rows.advantages.mean()) / np.float32(spread)
    lessons = []
    for chosen in _batches(len(rows.taken), settings, rng):
        made, shares, value_error = _made(mathematics, numbers, rows, chosen)
        lines = np.arange(len(chosen))
        taken, better = rows.taken[chosen], advantages[chosen]
        logs = np.log(shares + LEAST)
        moved = logs[lines, taken] - rows.logs[chosen]
        ratio = np.exp(moved)
        teaches = np.where(better > 0, ratio < 1 + settings.clip, ratio > 1 - settings.clip)
        weight = np.where(teaches, ratio * better, 0).astype(shares.dtype)
        entropy = _entropy(shares, logs)
        by_outputs = shares * weight[:, None]
        by_outputs[lines, taken] -= weight
        by_outputs += np.float32(settings.undecided) * shares * (logs + entropy[:, None])
        _step(mathematics, numbers, adam, made, by_outputs, value_error, settings)
        loss = -float(np.minimum(ratio * better, np.clip(ratio, 1 - settings.clip, 1 + settings.clip) * better).mean())
        change = float((ratio - 1 - moved).mean())
        lessons.append((loss, float(np.square(value_error).mean()), float(entropy.mean()), change))
    return Lesson(*np.mean(lessons, axis=0).tolist())


def _batches(count: int, settings: Settings, rng: np.random.Generator) -> Iterator[Cells]:
    """All rows in random order, some at a time, as often as there are epochs."""
    for _ in range(settings.epochs):
        order = rng.permutation(count)
        yield from np.array_split(order, max(1, count // settings.batch))


def _made(mathematics: Mathematics, numbers: Cells, rows: Rows, chosen: Cells) -> tuple[Pass, Cells, Cells]:
    """What the network makes of these rows: all of it, how likely it takes what, by how much the values are wrong."""
    made = mathematics.forward(numbers, rows.inputs[chosen])
    return made, chances(made.outputs, rows.allowed[chosen]), made.values - rows.returns[chosen]


def _entropy(shares: Cells, logs: Cells | None = None) -> Cells:
    result: Cells = -(shares * (np.log(shares + LEAST) if logs is None else logs)).sum(axis=1)
    return result


def _step(
    mathematics: Mathematics, numbers: Cells, adam: Adam, made: Pass, by_outputs: Cells, value_error: Cells,
    settings: Settings,
) -> None:  # fmt: skip
    rows = np.float32(len(value_error))
    by_values = np.float32(settings.value) * value_error / rows
    by_outputs /= rows
    adam.step(numbers, mathematics.backward(numbers, made, by_outputs, by_values), settings.rate, LONGEST_STEP)
