"""Views as numbers for learning, in compiled code: one kernel for all games, which follows a plan.

A plan is a table of whole numbers, made by `encoding.py` from the features of a game. The kernel reads views as bytes,
so it is compiled once and not for every game, and code that calls it needs no record type.
"""

import math

import numpy as np

from farshore.engine.features import BITS, COUNTS, LAST, LOG, NUMBER, ONE_HOT, SEAT
from farshore.engine.kernel import kernel
from farshore.engine.record import Cells

# Columns of a plan. The first row says where the view has its own seat, and how many play.
(
    FORM, OFFSET, SIZE, SIGNED, SLOTS, SLOT_STRIDE, SLOT_BITS, CELLS_, CELL_STRIDE, PLUS, SHIFT, MASK, LOW, WIDTH, OUT,
    ITEMS, LENGTHS, LENGTHS_STRIDE, LENGTHS_OWN, THROUGH,
) = range(20)  # fmt: skip
COLUMNS = 20
NOWHERE = -1  # instead of a place in the view


@kernel
def read_number(data: Cells, at: int, size: int, signed: int) -> int:
    """The little-endian number in so many bytes."""
    value = np.int64(data[at])
    if size == 1:
        return value - 256 if signed and value > 127 else value  # type: ignore[return-value]
    for i in range(1, size):
        value |= np.int64(data[at + i]) << np.int64(8 * i)
    if signed and size < 8 and value >> np.int64(8 * size - 1) & 1:
        value -= np.int64(1) << np.int64(8 * size)
    return value  # type: ignore[return-value]


@kernel
def encode(data: Cells, plan: Cells, scales: Cells, tensor: Cells) -> None:
    """Write the features of a view, given as bytes, over `tensor`: 32-bit numbers from -1 to 1."""
    tensor[:] = 0.0
    me = read_number(data, plan[0, OFFSET], plan[0, SIZE], 1)
    base = max(me, 0)  # a spectator sees the table from seat 0
    seats = plan[0, SLOTS]
    if plan[0, LENGTHS] != NOWHERE:
        seats = read_number(data, plan[0, LENGTHS], plan[0, ITEMS], 0)
    for row in range(1, len(plan)):
        form, size, signed = plan[row, FORM], plan[row, SIZE], plan[row, SIGNED]
        width, out, scale = plan[row, WIDTH], plan[row, OUT], scales[row]
        cells, slots = plan[row, CELLS_], plan[row, SLOTS]
        is_part = plan[row, MASK] != -1
        for slot in range(slots):
            seat = 0
            if slots > 1:
                if slot >= seats:
                    break
                seat = (base + slot) % seats
            for cell in range(cells):
                place = cell
                if plan[row, THROUGH] != NOWHERE:
                    place = np.int64(data[plan[row, THROUGH] + cell])  # type: ignore[assignment]
                at = plan[row, OFFSET] + seat * plan[row, SLOT_STRIDE] + place * plan[row, CELL_STRIDE]
                first = out + (slot * cells + cell) * width
                if form == COUNTS or form == LAST:
                    length_at = base if plan[row, LENGTHS_OWN] else cell
                    length = np.int64(data[plan[row, LENGTHS] + length_at * plan[row, LENGTHS_STRIDE]])
                    if plan[row, LENGTHS_OWN] and me < 0:  # a spectator has no list of its own
                        length = np.int64(0)
                    begin = length - 1 if form == LAST else 0
                    for i in range(max(begin, 0), min(length, plan[row, ITEMS])):
                        value = read_number(data, at + i * size, size, signed)
                        if 0 <= value < width:
                            tensor[first + value] += np.float32(1.0 / scale)
                    continue
                value = read_number(data, at, size, signed)
                if is_part:
                    moved = plan[row, SHIFT] + seat * plan[row, SLOT_BITS]
                    value = (value + plan[row, PLUS]) >> moved & plan[row, MASK] if value > 0 else 0
                    if form == SEAT and read_number(data, at, size, signed) <= 0:
                        value = -1
                if form == NUMBER:
                    tensor[first] = np.float32(min(max(value / scale, -1.0), 1.0))
                elif form == LOG:
                    share = math.log1p(float(abs(value))) / math.log1p(scale)
                    tensor[first] = np.float32(math.copysign(min(share, 1.0), float(value)))
                elif form == ONE_HOT:
                    index = value - plan[row, LOW]
                    if 0 <= index < width:
                        tensor[first + index] = np.float32(1.0)
                elif form == BITS:
                    if value >= 0 or size == 8:
                        for bit in range(width):
                            if value >> np.int64(bit) & 1:
                                tensor[first + bit] = np.float32(1.0)
                elif 0 <= value < seats:
                    tensor[first + (value - base) % seats] = np.float32(1.0)
