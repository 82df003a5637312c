"""The network of `network.py` in numpy, for many rows at once, with its derivatives; and Adam.

Layers are named as the matrices of `network.Network.shapes`. A row is what a network read at one decision.
"""

from math import prod
from typing import NamedTuple

import numpy as np

from farshore.bots.network import CONTEXT_INPUTS, OTHERS, PART_INPUTS, PARTS, POOLED, SLOTS, Network
from farshore.engine.record import Cells

FORBIDDEN = np.float32(-1e9)  # instead of the output of an action that is not allowed


class Pass(NamedTuple):
    """What a network made of some rows, kept for the derivatives."""

    part: Cells  # inputs: rows, parts, numbers
    context: Cells
    there: Cells  # 1 for each part with anything in it, else 0
    first: Cells
    second: Cells
    pool: Cells
    total: Cells
    third: Cells
    end_pool: Cells
    end: Cells
    outputs: Cells  # for actions
    values: Cells


class Mathematics:
    """Forwards and backwards through one network. Its numbers are handed in."""

    def __init__(self, network: Network) -> None:
        self.network = network
        sizes = network.sizes.tolist()
        self._parts, self._part_inputs, self._context = sizes[PARTS], sizes[PART_INPUTS], sizes[CONTEXT_INPUTS]
        self._slots, self._others = sizes[SLOTS], sizes[OTHERS]

    def forward(self, numbers: Cells, inputs: Cells) -> Pass:
        """What the network makes of these rows. Equals `network.infer` but for rounding."""
        m = self.network.matrices(numbers)
        rows = len(inputs)
        split = self._parts * self._part_inputs
        part = inputs[:, :split].reshape(rows, self._parts, self._part_inputs)
        context = inputs[:, split:]
        there = np.any(part, axis=2)
        used = int(np.flatnonzero(there.any(axis=0)).max(initial=-1)) + 1  # the last ones are often in no row
        part = part[:, :used]
        there = there[:, :used, None].astype(inputs.dtype)
        shared = (context if self._parts else context[:, :0]) @ m["first_context"] + m["first_bias"]
        first = _cut(_each(part, m["first"]) + shared[:, None, :])
        second = _cut(_each(self._inner(first), m["second"]) + m["second_bias"])
        second *= there
        second = self._inner(second)
        pool = POOLED * second.sum(axis=1)
        total = _cut(pool @ m["sum"] + context @ m["sum_context"] + m["sum_bias"])
        shared = self._inner(total) @ m["third_sum"] + m["third_bias"]
        third = _cut(_each(second, m["third"]) + shared[:, None, :])
        third *= there
        third = self._inner(third)
        end_pool = POOLED * third.sum(axis=1)
        end = _cut(end_pool @ m["end"] + total @ m["end_sum"] + m["end_bias"])
        ends = end @ m["ends"] + m["ends_bias"]
        slots = _each(third, m["slots"]) + m["slots_bias"] * there
        missing = np.zeros((rows, (self._parts - used) * self._slots), inputs.dtype)
        outputs = np.concatenate([slots.reshape(rows, -1), missing, ends[:, : self._others]], axis=1)
        return Pass(
            part, context, there, first, second, pool, total, third, end_pool, end, outputs, ends[:, self._others]
        )

    def _inner(self, layer: Cells) -> Cells:
        """What later layers read of a layer of the parts: nothing where there are none."""
        return layer if self._parts else layer[..., :0]

    def backward(self, numbers: Cells, made: Pass, by_outputs: Cells, by_values: Cells) -> Cells:
        """The derivative by every number, from those by the outputs and by the values of each row."""
        gradient = np.zeros_like(numbers)
        m, g = self.network.matrices(numbers), self.network.matrices(gradient)
        rows = len(by_values)
        used = made.there.shape[1]
        by_slots = by_outputs[:, : used * self._slots].reshape(rows, used, self._slots) * made.there
        by_ends = np.concatenate([by_outputs[:, self._parts * self._slots :], by_values[:, None]], axis=1)
        _add(g, "ends", made.end, by_ends)
        by_end = _open(made.end, by_ends @ m["ends"].T)
        g["end"][:] = made.end_pool.T @ by_end
        g["end_sum"][:] = made.total.T @ by_end
        g["end_bias"][:] = by_end.sum(axis=0)
        by_total = by_end @ m["end_sum"].T
        if self._parts:
            _add(g, "slots", made.third, by_slots)
            by_third = _each(by_slots, m["slots"].T)
            by_third += POOLED * (by_end @ m["end"].T)[:, None, :]
            by_third = _open(made.third, by_third)
            g["third"][:] = _flat(made.second).T @ _flat(by_third)
            by_shared = by_third.sum(axis=1)
            g["third_sum"][:] = made.total.T @ by_shared
            g["third_bias"][:] = by_shared.sum(axis=0)
            by_total += by_shared @ m["third_sum"].T
        by_total = _open(made.total, by_total)
        g["sum"][:] = made.pool.T @ by_total
        g["sum_context"][:] = made.context.T @ by_total
        g["sum_bias"][:] = by_total.sum(axis=0)
        if self._parts:
            by_second = _each(by_third, m["third"].T)
            by_second += POOLED * (by_total @ m["sum"].T)[:, None, :]
            by_second = _open(made.second, by_second)
            _add(g, "second", made.first, by_second)
            by_first = _open(made.first, _each(by_second, m["second"].T))
            g["first"][:] = _flat(made.part).T @ _flat(by_first)
            by_shared = by_first.sum(axis=1)
            g["first_context"][:] = made.context.T @ by_shared
            g["first_bias"][:] = by_shared.sum(axis=0)
        return gradient


def _flat(each: Cells) -> Cells:
    return each.reshape(prod(each.shape[:-1]), each.shape[-1])


def _each(parts: Cells, matrix: Cells) -> Cells:
    """Every part of every row times a matrix."""
    return (_flat(parts) @ matrix).reshape(*parts.shape[:-1], matrix.shape[1])


def _cut(layer: Cells) -> Cells:
    """Whatever is below 0 counts as 0."""
    return np.maximum(layer, np.float32(0.0), out=layer)


def _open(layer: Cells, by_layer: Cells) -> Cells:
    """The derivative before `_cut`: none where it gave 0."""
    by_layer *= layer > 0
    return by_layer


def _add(gradients: dict[str, Cells], name: str, layer: Cells, by_made: Cells) -> None:
    """The derivatives by a matrix and its bias."""
    gradients[name][:] = _flat(layer).T @ _flat(by_made)
    gradients[f"{name}_bias"][:] = _flat(by_made).sum(axis=0)


def chances(outputs: Cells, allowed: Cells) -> Cells:
    """How likely each output is taken."""
    logits = np.where(allowed > 0, outputs, FORBIDDEN)
    logits -= logits.max(axis=1, keepdims=True)
    shares: Cells = np.exp(logits)
    shares /= shares.sum(axis=1, keepdims=True)
    return shares


class Adam:
    """Steps down a gradient whose size follows what earlier gradients were like (Kingma and Ba 2014)."""

    FIRST, SECOND, LEAST = 0.9, 0.999, 1e-7

    def __init__(self, count: int, state: tuple[Cells, Cells, int] | None = None) -> None:
        """`state` is that of another, to go on with: `mean`, `square` and `steps`."""
        self.mean: Cells = np.zeros(count, np.float32)
        self.square: Cells = np.zeros(count, np.float32)
        self.steps = 0
        if state is not None:
            self.mean, self.square, self.steps = state

    def step(self, numbers: Cells, gradient: Cells, rate: float, longest: float) -> None:
        """Change `numbers` by one step. A gradient that is longer than `longest` is shortened to that."""
        length = float(np.sqrt(np.dot(gradient, gradient)))
        if length > longest:
            gradient = gradient * np.float32(longest / length)
        self.steps += 1
        self.mean += np.float32(1 - self.FIRST) * (gradient - self.mean)
        self.square += np.float32(1 - self.SECOND) * (gradient * gradient - self.square)
        by = rate * (1 - self.SECOND**self.steps) ** 0.5 / (1 - self.FIRST**self.steps)
        numbers -= np.float32(by) * self.mean / (np.sqrt(self.square) + np.float32(self.LEAST))
