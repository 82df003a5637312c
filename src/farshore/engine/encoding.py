"""`Encoding`: what a learner gets of a game's views, made from the game's table of features or from its records.

    encoding = encoding_of(game)
    encoding.size, encoding.version, encoding.digest    # how many numbers; which table; which exactly
    encoding.encode(position.observe(0))                # float32, from -1 to 1
    encoding.planes(tensor)                             # the same as planes of the board, for games with one

An encoding reads views only, so nothing that is hidden from a seat can get into its numbers. Compiled code calls
`encode(data, plan, scales, tensor)` of `encode.py` with a view's bytes and what is kept here.
"""

import hashlib
import inspect
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from math import prod
from typing import Any

import numpy as np

from farshore.engine import encode as columns
from farshore.engine.codec import Cards, Choice, Grid, List, Number
from farshore.engine.encode import COLUMNS, NOWHERE, encode
from farshore.engine.errors import NotationError
from farshore.engine.features import (
    BITS,
    COUNTS,
    LAST,
    LOG,
    NUMBER,
    ONE_HOT,
    SEAT,
    WHOLE,
    Feature,
    FeatureTable,
    bits,
    logarithm,
    number,
    one_hot,
)
from farshore.engine.game import Game
from farshore.engine.record import DECLARED_IN, Cells, Records, record_type

DEFAULT_VERSION = 1  # of how a table is made for a game that declares none
COMMENT = re.compile(r"^ +(\w+): .*?  # (.*)$", re.MULTILINE)


class Encoding:
    """The numbers a learner gets of a game's views. Made once for each game, by `encoding_of`."""

    def __init__(self, game: Game, table: FeatureTable) -> None:
        self.game = game
        self.version = table.version
        self.grid = table.grid
        self.left = table.left
        self.features = (one_hot("me", 0, game.seats[-1] - 1), *table.features)  # its own seat, absolute
        plan = [self._head()]
        self.starts = []  # where each feature begins
        out = 0
        for feature in self.features:
            plan.append(self._row(feature, out))
            self.starts.append(out)
            out += prod(self.shape(feature))
        self.size = out
        self.plan = np.array(plan, np.int64)
        self.scales = np.array([1.0, *(feature.scale for feature in self.features)])
        self.digest = hashlib.sha256(self.plan.tobytes() + self.scales.tobytes()).hexdigest()[:8]

    def encode(self, views: Records, tensor: Cells | None = None) -> Cells:
        """The features of the first view, in `tensor` if one is given. Raises NotationError for a wrong array."""
        if not isinstance(views, np.ndarray) or views.dtype != self.game.view or not len(views):
            raise NotationError(f"expected views of {self.game.name}, as Position.observe gives them")
        if tensor is None:
            tensor = np.empty(self.size, np.float32)
        elif tensor.dtype != np.float32 or tensor.shape != (self.size,) or not tensor.flags.c_contiguous:
            raise NotationError(f"expected a float32 array of {self.size} numbers, got {tensor.dtype} {tensor.shape}")
        encode(np.ascontiguousarray(views[:1]).view(np.uint8), self.plan, self.scales, tensor)
        return tensor

    def planes(self, tensor: Cells) -> Cells:
        """Encoded views as planes of the board: (..., planes, rows, columns). Other numbers fill a plane each.

        Raises NotationError for a game without a board of squares.
        """
        if self.grid is None:
            raise NotationError(f"{self.game.name} has no board of squares, so its features have no planes")
        return tensor[..., self._places]

    def shape(self, feature: Feature) -> tuple[int, ...]:
        """The shape of a feature: seats, places, numbers for each value; without what is 1."""
        return tuple(each for each in self._extent(feature) if each > 1) or (1,)

    def meaning(self, feature: Feature) -> str:
        """What it says, for people: the comment of the field, unless the table says more."""
        return feature.note or self._comments.get(feature.field, "")

    @cached_property
    def _comments(self) -> Mapping[str, str]:
        """The comments of the view's fields, where they are declared."""
        module = vars(sys.modules[DECLARED_IN[self.game.view]]).values()
        declared = [each for each in module if isinstance(each, type) and "me" in vars(each).get("__annotations__", {})]
        classes = next(each for each in declared if record_type(each) == self.game.view).__mro__[:-1]
        return {name: text for each in reversed(classes) for name, text in COMMENT.findall(inspect.getsource(each))}

    def _place(self, field: str) -> tuple[np.dtype[Any], tuple[int, ...], int]:
        """The type of a field's numbers, its shape and its offset."""
        assert self.game.view.fields is not None
        dtype, offset = self.game.view.fields[field][:2]
        return dtype.base, dtype.shape, offset

    def _head(self) -> list[int]:
        row = [0] * COLUMNS
        base, _, offset = self._place("me")
        row[columns.OFFSET], row[columns.SIZE], row[columns.LENGTHS] = offset, base.itemsize, NOWHERE
        row[columns.SLOTS] = self.game.seats[-1]
        if "seats" in (self.game.view.names or ()):
            base, _, row[columns.LENGTHS] = self._place("seats")
            row[columns.ITEMS] = base.itemsize
        elif len(self.game.seats) > 1:
            raise TypeError(f"views of {self.game.name} need a field `seats`, which says how many play")
        return row

    def _extent(self, feature: Feature) -> tuple[int, int, int]:
        """Seats, places for each, numbers for each place."""
        shape = list(self._place(feature.field)[1])
        slots = 1
        if feature.through:
            shape = [prod(self._place(feature.through)[1])]
        elif feature.axis is not None:
            slots = shape.pop(feature.axis)
        if feature.seat_bits:
            slots = self.game.seats[-1]
        if feature.form in (COUNTS, LAST):
            shape.pop()
        return slots, prod(shape), feature.width

    def _row(self, feature: Feature, out: int) -> list[int]:
        base, shape, offset = self._place(feature.field)
        slots, cells, width = self._extent(feature)
        row = [0] * COLUMNS
        stride = base.itemsize * (shape[-1] if feature.form in (COUNTS, LAST) else 1)
        if feature.axis is not None and feature.axis != 0:
            assert feature.axis == len(shape) - 1 == 1, f"{feature.name}: seats on the first or the last of two axes"
            stride *= shape[-1]
        for column, value in {
            columns.FORM: feature.form,
            columns.OFFSET: offset,
            columns.SIZE: base.itemsize,
            columns.SIGNED: int(base.kind == "i"),
            columns.SLOTS: slots,
            columns.SLOT_STRIDE: 0 if feature.axis is None else base.itemsize * (cells if feature.axis == 0 else 1),
            columns.SLOT_BITS: feature.seat_bits,
            columns.CELLS_: cells,
            columns.CELL_STRIDE: stride,
            columns.PLUS: feature.part.plus,
            columns.SHIFT: feature.part.shift,
            columns.MASK: feature.part.mask,
            columns.LOW: feature.low,
            columns.WIDTH: width,
            columns.OUT: out,
            columns.ITEMS: shape[-1] if shape else 0,
            columns.LENGTHS: NOWHERE,
            columns.THROUGH: NOWHERE,
        }.items():
            row[column] = value
        if feature.lengths:
            lengths, _, row[columns.LENGTHS] = self._place(feature.lengths)
            row[columns.LENGTHS_STRIDE], row[columns.LENGTHS_OWN] = lengths.itemsize, int(feature.own)
        if feature.through:
            indices, _, row[columns.THROUGH] = self._place(feature.through)
            assert indices.itemsize == 1, f"{feature.name}: indices are bytes"
        return row

    @cached_property
    def _places(self) -> Cells:
        """Where in a tensor the number of each square of each plane is."""
        assert self.grid is not None
        squares = prod(self.grid)
        planes = []
        for feature, start in zip(self.features, self.starts, strict=True):
            slots, cells, width = self._extent(feature)
            there: Cells = start + np.arange(slots * cells * width)
            if cells % squares == 0:
                # A square may have several values, side by side.
                there = there.reshape(slots, squares, -1).transpose(0, 2, 1).reshape(-1, squares)
            elif cells * width == squares:
                there = there.reshape(slots, squares)
            else:
                there = np.repeat(there[:, None], squares, axis=1)
            planes.append(there)
        return np.concatenate(planes).reshape(-1, *self.grid)


@cache
def encoding_of(game: Game) -> Encoding:
    """The encoding of a game's views: by its own table, else by the default one."""
    return Encoding(game, game.features or default_table(game))


# ---- the default


def default_table(game: Game) -> FeatureTable:
    """A table for a game that declares none: every field of its views, as its records and its codec declare them.

    Where the codec has a choice of words, each word is a place; where it has a number, that is divided by the most it
    can be. Sets of bits are a place for each bit. Of any other number it is the logarithm, as a share of that of the
    largest the field can hold: bounded, and no two values are alike.
    """
    kinds = dict(_kinds(game))
    features = []
    for name in game.view.names or ():
        if name != "me":
            assert game.view.fields is not None
            base = game.view.fields[name][0].base
            features.append(kinds.get(name) or _by_type(name, base))
    return FeatureTable(DEFAULT_VERSION, features, grid=_grid(game))


def _by_type(name: str, base: np.dtype[Any]) -> Feature:
    return bits(name, 8 * base.itemsize) if base.kind == "u" else logarithm(name, np.iinfo(base).max)


def _kinds(game: Game) -> Iterator[tuple[str, Feature]]:
    """A feature for each field of a record whose values the codec declares once and for all."""
    for field in game.codec.fields:
        if isinstance(field.at, tuple) and isinstance(field.kind, Choice):
            for i, name in enumerate(field.at):
                tuples: list[Any] = list(field.kind.values.values())
                yield name, _among(name, [values[i] for values in tuples])
        elif field.get is None and isinstance(field.at, str) and not callable(field.kind):
            kind = field.kind.each if isinstance(field.kind, List) else field.kind
            if found := _kind(field.at or field.name, kind):
                yield found.field, found


def _kind(name: str, kind: Any) -> Feature | None:
    if isinstance(kind, Choice) and all(isinstance(value, int) for value in kind.values.values()):
        return _among(name, list(kind.values.values()))
    if isinstance(kind, Number):
        return number(name, max(abs(kind.least - kind.first), abs(kind.most - kind.first), 1))
    if isinstance(kind, Cards):
        return number(name, max(kind.most))
    return None


def _among(name: str, values: list[int]) -> Feature:
    return one_hot(name, min(values), max(values))


def _grid(game: Game) -> tuple[int, int] | None:
    return next(((f.kind.rows, f.kind.columns) for f in game.codec.fields if isinstance(f.kind, Grid)), None)


# ---- as text

FORMS = {
    NUMBER: "divided by {scale:g}",
    LOG: "logarithm, as a share of that of {scale:g}",
    ONE_HOT: "one-hot, {low} to {high}",
    BITS: "bits",
    SEAT: "one-hot, from the own seat on",
    COUNTS: "how often each, divided by {scale:g}",
    LAST: "one-hot, of the last",
}


def form_text(feature: Feature) -> str:
    """How a feature becomes numbers, for people."""
    text = FORMS[feature.form].format(scale=feature.scale, low=feature.low, high=feature.low + feature.width - 1)
    if feature.part != WHOLE and not feature.seat_bits:
        text += ", of a part"
    return text + (", own seat first" if feature.axis is not None or feature.seat_bits else "")
