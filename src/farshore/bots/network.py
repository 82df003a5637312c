"""Learned players: a small network that looks at what a seat may know, for every game, in compiled code.

A network knows a game as a number of parts that are alike, such as suits, and a context: everything else. One encoder
reads each part, so that what is learned of one is known of all; what it makes of them is added up, and each part is
judged again by itself and by that sum. It comes to a number for every action, and to a value: the points by which its
seat will be ahead.

Which features of a view belong to the parts, and which action to which part, is declared in the game's folder, as
`NETWORK` of its bot:

    NETWORK = Declaration(
        parts=6, part=(cells("laid"), cells("mine").unless("top", ...)), slots=2, place=place,
        context=(cells("deck"), steps("deck", 1, 2, 3)), others=1,
    )

A game without a declaration has no parts: all features are context. `numbers` is what is learned, one flat array.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from farshore.engine.encode import encode
from farshore.engine.encoding import Encoding, encoding_of
from farshore.engine.game import Game
from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.engine.verbs import observe

# ---- what a game declares

ELSEWHERE = -1  # instead of a part: an action that belongs to none


@dataclass(frozen=True)
class Input:
    """Numbers that a network reads, each a cell of a feature: as they are in the view, not as shares.

    With `thresholds` each cell becomes a 1 or a 0 for each of them: whether it is at least that. A cell counts as 0
    where `other`, of the same part, is at least what `limits` says of that cell.
    """

    feature: str
    slot: int = 0  # of features with a place for every seat: 0 is the own one
    factor: float = 1.0
    thresholds: tuple[float, ...] = ()
    other: str = ""
    other_slot: int = 0
    limits: tuple[float, ...] = ()

    def of(self, slot: int) -> "Input":
        """The same of another seat, counted from the own one."""
        return replace(self, slot=slot)

    def unless(self, other: str, slot: int, limits: Sequence[float]) -> "Input":
        """The same, but 0 where a feature with one cell for each part reaches the limit of that cell."""
        return replace(self, other=other, other_slot=slot, limits=tuple(limits))


def cells(feature: str, factor: float = 1.0) -> Input:
    """Every cell of a feature, times a factor that brings it near 1."""
    return Input(feature, factor=factor)


def steps(feature: str, *thresholds: float) -> Input:
    """Whether each cell is at least this, at least that, and so on."""
    return Input(feature, thresholds=thresholds)


@dataclass(frozen=True)
class Declaration:
    """How a network sees a game."""

    parts: int  # how many there can be; those without anything in them are left out
    part: Sequence[Input]  # of each part; features with a place for every part
    slots: int  # how many actions belong to each part
    context: Sequence[Input]
    others: int  # how many actions belong to no part
    place: Callable[[int], tuple[int, int]]  # of an action by number: its part, or ELSEWHERE, and its slot there
    setups: Sequence[str]  # what matches it learns from are played with
    width: int = 64  # of every layer
    points: float = 50.0  # a margin that counts as 1


def dense(game: Game) -> Declaration:
    """For a game that declares nothing: every feature is context."""
    return Declaration(
        parts=0,
        part=(),
        slots=0,
        context=[cells(each.name, 1 / each.scale) for each in encoding_of(game).features],
        others=len(game.actions),
        place=lambda action: (ELSEWHERE, action),
        setups=("",),
        width=96,
    )


# ---- the plan that compiled code follows

PARTS, PART_INPUTS, CONTEXT_INPUTS, WIDTH, SLOTS, OTHERS = range(6)  # of the sizes of a network
CELL, OTHER = range(2)  # columns of where inputs come from: places in a tensor
FACTOR, THRESHOLD, OTHER_FACTOR, LIMIT = range(4)  # columns of what is made of them
NONE = -1  # no other place
NO_THRESHOLD = -1e30
POOLED = 0.25  # of what is added up over all parts


@dataclass(frozen=True)
class Network:
    """A network without what it has learned: sizes, inputs and outputs."""

    game: Game
    declaration: Declaration
    encoding: Encoding
    sizes: Cells
    places: Cells  # of each input, part by part, then the context
    makings: Cells
    outputs: Cells  # the output of each action
    shapes: dict[str, tuple[int, int]]  # of each matrix in `numbers`, in order; a bias is a row of its own

    @property
    def inputs(self) -> int:
        """How many numbers it reads."""
        return len(self.places)

    @property
    def output_count(self) -> int:
        """How many numbers for actions it gives; the value comes last, after them."""
        return int(self.sizes[PARTS] * self.sizes[SLOTS] + self.sizes[OTHERS])

    @property
    def count(self) -> int:
        """How many numbers are learned."""
        return sum(rows * columns for rows, columns in self.shapes.values())

    @property
    def digest(self) -> str:
        """What numbers that were learned belong to: the same sizes, inputs and outputs."""
        import hashlib

        parts = (self.sizes, self.places, self.makings, self.outputs)
        return hashlib.sha256(b"".join(each.tobytes() for each in parts)).hexdigest()[:12]

    def matrices(self, numbers: Cells) -> dict[str, Cells]:
        """The matrices of a network as views of its numbers."""
        found, start = {}, 0
        for name, (rows, columns) in self.shapes.items():
            found[name] = numbers[start : start + rows * columns].reshape(rows, columns)
            start += rows * columns
        return found

    def fresh(self, rng: np.random.Generator) -> Cells:
        """Numbers that nothing has been learned with: by chance, but small where actions and value are made."""
        numbers = np.zeros(self.count, np.float32)
        for name, each in self.matrices(numbers).items():
            if not name.endswith("bias"):
                scale = 0.02 if name in ("slots", "ends") else (2 / (len(each) + 1)) ** 0.5 * 0.7
                each[:] = rng.standard_normal(each.shape) * scale
        return numbers

    def scratch(self) -> Cells:
        """Work space of one thread."""
        width, parts = int(self.sizes[WIDTH]), int(self.sizes[PARTS])
        return np.zeros((parts + 8, max(width, self.output_count + 1)), np.float32)


def _shapes(declared: Declaration, part_inputs: int, context_inputs: int) -> dict[str, tuple[int, int]]:
    width = declared.width
    inner = width if declared.parts else 0  # what reads the parts has no rows where there are none
    return {
        "first": (part_inputs, width),
        "first_context": (context_inputs if declared.parts else 0, width),
        "first_bias": (1, width),
        "second": (inner, width),
        "second_bias": (1, width),
        "sum": (inner, width),
        "sum_context": (context_inputs, width),
        "sum_bias": (1, width),
        "third": (inner, width),
        "third_sum": (inner, width),
        "third_bias": (1, width),
        "slots": (inner, declared.slots),
        "slots_bias": (1, declared.slots),
        "end": (inner, width),
        "end_sum": (width, width),
        "end_bias": (1, width),
        "ends": (width, declared.others + 1),
        "ends_bias": (1, declared.others + 1),
    }


@cache
def network_of(game: Game) -> Network:
    """How a network sees `game`: as its bot declares, else as one block of features."""
    return network_with(game, getattr(game.part("bot"), "NETWORK", None) or dense(game))


def network_with(game: Game, declared: Declaration) -> Network:
    """The network that a declaration describes. Raises TypeError for one that does not suit the game."""
    encoding = encoding_of(game)
    rows: list[tuple[tuple[int, int], tuple[float, ...]]] = []
    for part in range(declared.parts):
        for each in declared.part:
            rows += _rows(encoding, each, part, declared.parts)
    part_inputs = len(rows) // max(declared.parts, 1)
    for each in declared.context:
        rows += _rows(encoding, each, 0, 1)
    context_inputs = len(rows) - part_inputs * declared.parts
    outputs = np.array([_output(declared, action) for action in range(len(game.actions))], np.int64)
    if len(set(outputs.tolist())) < len(outputs):
        raise TypeError(f"{game.title}: two actions have the same place in the network")
    sizes = (declared.parts, part_inputs, context_inputs, declared.width, declared.slots, declared.others)
    return Network(
        game,
        declared,
        encoding,
        np.array(sizes, np.int64),
        np.array([places for places, _ in rows], np.int64),
        np.array([making for _, making in rows], np.float32),
        outputs,
        _shapes(declared, part_inputs, context_inputs),
    )


def _output(declared: Declaration, action: int) -> int:
    part, slot = declared.place(action)
    if part == ELSEWHERE:
        assert slot < declared.others, f"action {action} has no place"
        return declared.parts * declared.slots + slot
    assert part < declared.parts, f"action {action} has no place"
    assert slot < declared.slots, f"action {action} has no place"
    return part * declared.slots + slot


def _cells_of(encoding: Encoding, name: str, slot: int, part: int, parts: int) -> tuple[list[int], float]:
    """Where in a tensor the cells of a feature are that belong to a part, and what a 1 there stands for."""
    for feature, start in zip(encoding.features, encoding.starts, strict=True):
        if feature.name == name:
            shape = encoding.shape(feature)
            whole = int(np.prod(shape))
            seated = feature.axis is not None or feature.seat_bits
            size = whole // shape[0] if seated else whole
            if not seated and slot != 0:
                raise TypeError(f"{name} has no place for every seat")
            if size % parts:
                raise TypeError(f"{name} has {size} cells, which are not alike for {parts} parts")
            width = size // parts
            first = start + slot * size + part * width
            return list(range(first, first + width)), float(feature.scale)
    raise TypeError(f"{encoding.game.title} has no feature {name}: it has {[each.name for each in encoding.features]}")


def _rows(encoding: Encoding, of: Input, part: int, parts: int) -> list[tuple[tuple[int, int], tuple[float, ...]]]:
    found, scale = _cells_of(encoding, of.feature, of.slot, part, parts)
    other, other_scale, limits = NONE, 1.0, [0.0] * len(found)
    if of.other:
        others, other_scale = _cells_of(encoding, of.other, of.other_slot, part, parts)
        if len(others) != 1 or len(of.limits) != len(found):
            raise TypeError(
                f"{of.feature} has {len(found)} cells: expected a limit for each, of one cell of {of.other}"
            )
        other, limits = others[0], list(of.limits)
    if not of.thresholds:
        return [
            ((cell, other), (scale * of.factor, NO_THRESHOLD, other_scale, limit - 0.5))
            for cell, limit in zip(found, limits, strict=True)
        ]
    return [
        ((cell, other), (scale, threshold - 1e-4, other_scale, limit - 0.5))
        for cell, limit in zip(found, limits, strict=True)
        for threshold in of.thresholds
    ]


# ---- kernels


@kernel
def read_inputs(tensor: Cells, places: Cells, makings: Cells, inputs: Cells) -> None:
    """Make what a network reads of an encoded view."""
    for i in range(len(places)):
        x = tensor[places[i, CELL]] * makings[i, FACTOR]
        if makings[i, THRESHOLD] > NO_THRESHOLD:
            x = np.float32(1.0) if x >= makings[i, THRESHOLD] else np.float32(0.0)
        other = places[i, OTHER]
        if other != NONE and tensor[other] * makings[i, OTHER_FACTOR] >= makings[i, LIMIT]:
            x = np.float32(0.0)
        inputs[i] = x


@kernel
def see(
    states: Any, seat: int, views: Any, data: Cells, plan: Cells, scales: Cells, tensor: Cells, places: Cells,
    makings: Cells, inputs: Cells,
) -> None:  # fmt: skip
    """Make what a network reads, of what `seat` may know in the first state and of nothing else."""
    observe(states[0], seat, views[0])
    encode(data, plan, scales, tensor)
    read_inputs(tensor, places, makings, inputs)


@kernel
def _next(inputs: Cells, i: int) -> int:
    """The place of the next input that is not 0, from `i` on; their number if there is none."""
    while i < len(inputs) and inputs[i] == 0.0:
        i += 1
    return i


@kernel
def _add_product(inputs: Cells, numbers: Cells, start: int, width: int, out: Cells) -> int:
    """Add a vector times a matrix of `numbers` to `out`; returns where the next matrix begins.

    Most inputs are 0, as are half of what a layer gives: those are passed over. The others are taken by fours, which
    reads and writes `out` less often.
    """
    count = len(inputs)
    end = start + count * width
    matrix = numbers[start:end].reshape(count, width)
    i = _next(inputs, 0)
    while i < count:
        k = _next(inputs, i + 1)
        m = _next(inputs, k + 1)
        n = _next(inputs, m + 1)
        if n < count:
            x, y, z, w = inputs[i], inputs[k], inputs[m], inputs[n]
            for j in range(width):
                out[j] += x * matrix[i, j] + y * matrix[k, j] + z * matrix[m, j] + w * matrix[n, j]
            i = _next(inputs, n + 1)
        else:
            x = inputs[i]
            for j in range(width):
                out[j] += x * matrix[i, j]
            i = k
    return end


@kernel
def _set(numbers: Cells, start: int, width: int, out: Cells) -> int:
    """Begin with a bias; returns where the next matrix begins."""
    for j in range(width):
        out[j] = numbers[start + j]
    return start + width


@kernel
def _cut(out: Cells, width: int) -> None:
    """Whatever is below 0 counts as 0."""
    for j in range(width):
        out[j] = max(out[j], np.float32(0.0))


@kernel
def infer(numbers: Cells, sizes: Cells, inputs: Cells, scratch: Cells, outputs: Cells) -> float:
    """Write a number for every output, the higher the better, and return the value.

    Parts with nothing in them are left out: their outputs are 0.
    """
    parts, size, width, slots = sizes[PARTS], sizes[PART_INPUTS], sizes[WIDTH], sizes[SLOTS]
    others = sizes[OTHERS]
    context = inputs[parts * size :]
    shared, layer, total, pool, end = scratch[parts], scratch[parts + 1], scratch[parts + 2], scratch[parts + 3], (
        scratch[parts + 4]
    )  # fmt: skip
    # Matrices lie one behind the other, see `_shapes`.
    inner = width if parts > 0 else 0
    first = 0
    first_context = first + size * width
    first_bias = first_context + (len(context) * width if parts > 0 else 0)
    second = first_bias + width
    sum_ = second + inner * width + width
    sum_context = sum_ + inner * width
    sum_bias = sum_context + len(context) * width
    third = sum_bias + width
    third_bias = third + 2 * inner * width
    slots_ = third_bias + width
    end_ = slots_ + inner * slots + slots
    end_bias = end_ + inner * width + width * width
    ends = end_bias + width
    outputs[:] = 0.0
    if parts > 0:
        _set(numbers, first_bias, width, shared)
        _add_product(context, numbers, first_context, width, shared)
    pool[:width] = 0.0
    for part in range(parts):
        of_part = inputs[part * size : (part + 1) * size]
        if _is_empty(of_part):
            continue
        _set(shared, 0, width, layer)
        _add_product(of_part, numbers, first, width, layer)
        _cut(layer, width)
        made = scratch[part]
        _set(numbers, second + width * width, width, made)
        _add_product(layer[:width], numbers, second, width, made)
        _cut(made, width)
        for j in range(width):
            pool[j] += np.float32(POOLED) * made[j]
    _set(numbers, sum_bias, width, total)
    _add_product(pool[:inner], numbers, sum_, width, total)
    _add_product(context, numbers, sum_context, width, total)
    _cut(total, width)
    _set(numbers, third_bias, width, shared)
    _add_product(total[:inner], numbers, third + inner * width, width, shared)
    pool[:width] = 0.0
    for part in range(parts):
        if _is_empty(inputs[part * size : (part + 1) * size]):
            continue
        _set(shared, 0, width, layer)
        _add_product(scratch[part, :width], numbers, third, width, layer)
        _cut(layer, width)
        for j in range(width):
            pool[j] += np.float32(POOLED) * layer[j]
        out = outputs[part * slots : (part + 1) * slots]
        _set(numbers, slots_ + width * slots, slots, out)
        _add_product(layer[:width], numbers, slots_, slots, out)
    _set(numbers, end_bias, width, end)
    _add_product(pool[:inner], numbers, end_, width, end)
    _add_product(total[:width], numbers, end_ + inner * width, width, end)
    _cut(end, width)
    _set(numbers, ends + width * (others + 1), others + 1, layer)
    _add_product(end[:width], numbers, ends, others + 1, layer)
    for j in range(others):
        outputs[parts * slots + j] = layer[j]
    return float(layer[others])


@kernel
def _is_empty(inputs: Cells) -> bool:
    for i in range(len(inputs)):
        if inputs[i] != 0.0:
            return False
    return True


@kernel
def best_action(actions: Cells, count: int, places: Cells, outputs: Cells) -> int:
    """Of the actions listed, the one that the network prefers; the first of those that it does not tell apart."""
    best = actions[0]
    for i in range(1, count):
        if outputs[places[actions[i]]] > outputs[places[best]]:
            best = actions[i]
    return int(best)
