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
def two_bytes(data: Cells, at: int) -> int:
    """The number from 0 in two bytes, the lower first."""
    return np.int64(data[at]) | np.int64(data[at + 1]) << np.int64(8)  # type: ignore[return-value]


@kernel
def read_number(data: Cells, at: int, size: int, signed: int) -> int:
    """The little-endian number in one, two, four or eight bytes.

    Each size is written out: the compiler makes one load of it, forty times as fast as a loop.
    """
    if size == 1:
        value = int(data[at])
        return value - 256 if signed and value > 127 else value
    value = two_bytes(data, at)
    if size == 2:
        return value - 65536 if signed and value > 32767 else value
    value |= two_bytes(data, at + 2) << 16
    if size == 4:
        return value - (1 << 32) if signed and value >> 31 else value
    return value | two_bytes(data, at + 4) << 32 | two_bytes(data, at + 6) << 48


@kernel
def gather(
    data: Cells, begin: int, cells: int, stride: int, size: int, signed: int, through: int, zeros: bool,
    values: Cells, places: Cells,
) -> int:  # fmt: skip
    """Write the numbers of a field that are not 0, and which cells have them; with `zeros` all. Returns how many.

    There is no branch for each cell: which cells are 0 cannot be foreseen.
    """
    count = 0
    if size == 1 and through == NOWHERE:
        for cell in range(cells):
            value = int(data[begin + cell * stride])
            if signed and value > 127:
                value -= 256
            values[count] = value
            places[count] = cell
            count += 1 if zeros or value != 0 else 0
        return count
    for cell in range(cells):
        at = begin + cell * stride
        if through != NOWHERE:
            at = int(begin + np.int64(data[through + cell]) * stride)
        value = read_number(data, at, size, signed)
        values[count] = value
        places[count] = cell
        count += 1 if zeros or value != 0 else 0
    return count


@kernel
def encode(data: Cells, plan: Cells, scales: Cells, tensor: Cells) -> None:
    """Write the features of a view, given as bytes, over `tensor`: 32-bit numbers from -1 to 1.

    What a row of the plan says is read once, for the compiler cannot know that writing to the tensor leaves the plan as
    it is. Most cells of most views are 0, of which most forms write nothing, and many rows read the same field: so its
    numbers are gathered first, and again only where another field, or another seat's part of it, is read.
    """
    tensor[:] = 0.0
    me = read_number(data, plan[0, OFFSET], plan[0, SIZE], 1)
    base = max(me, 0)  # a spectator sees the table from seat 0
    seats = plan[0, SLOTS]
    if plan[0, LENGTHS] != NOWHERE:
        seats = read_number(data, plan[0, LENGTHS], plan[0, ITEMS], 0)
    most = 0  # cells of a field: little memory stays near
    for row in range(1, len(plan)):
        most = max(most, plan[row, CELLS_])
    values = np.empty(most, np.int64)
    places = np.empty(most, np.int64)
    parts = np.empty(most, np.int64)
    count = 0
    gathered = (NOWHERE, 0, 0, NOWHERE, False)  # what the numbers at hand were read from
    for row in range(1, len(plan)):
        form, offset, size, signed = plan[row, FORM], plan[row, OFFSET], plan[row, SIZE], plan[row, SIGNED]
        slots, slot_stride, slot_bits = plan[row, SLOTS], plan[row, SLOT_STRIDE], plan[row, SLOT_BITS]
        cells, cell_stride, through = plan[row, CELLS_], plan[row, CELL_STRIDE], plan[row, THROUGH]
        plus, shift, mask, low = plan[row, PLUS], plan[row, SHIFT], plan[row, MASK], plan[row, LOW]
        width, out, scale = plan[row, WIDTH], plan[row, OUT], scales[row]
        is_part = mask != -1
        zeros = (form == ONE_HOT and low <= 0 < low + width) or (form == SEAT and not is_part)
        for slot in range(slots):
            seat = 0
            if slots > 1:
                if slot >= seats:
                    break
                seat = (base + slot) % seats
            begin = offset + seat * slot_stride
            moved = shift + seat * slot_bits
            first = out + slot * cells * width
            if form == COUNTS or form == LAST:
                for cell in range(cells):
                    at = begin + cell * cell_stride
                    if through != NOWHERE:
                        at = begin + np.int64(data[through + cell]) * cell_stride
                    length_at = base if plan[row, LENGTHS_OWN] else cell
                    length = np.int64(data[plan[row, LENGTHS] + length_at * plan[row, LENGTHS_STRIDE]])
                    if plan[row, LENGTHS_OWN] and me < 0:  # a spectator has no list of its own
                        length = np.int64(0)
                    start = length - 1 if form == LAST else 0
                    for i in range(max(start, 0), min(length, plan[row, ITEMS])):
                        value = read_number(data, at + i * size, size, signed)
                        if 0 <= value < width:
                            tensor[first + cell * width + value] += np.float32(1.0 / scale)
                continue
            source = (begin, cells, cell_stride, through, zeros)
            if source != gathered:
                gathered = source
                count = gather(data, begin, cells, cell_stride, size, signed, through, zeros, values, places)
            numbers = values
            if is_part:
                numbers = parts
                for i in range(count):
                    parts[i] = (values[i] + plus) >> moved & mask if values[i] > 0 else 0
            # A loop for each form: in one for all, every number would ask for the form.
            if form == NUMBER:
                for i in range(count):
                    tensor[first + places[i]] = np.float32(min(max(numbers[i] / scale, -1.0), 1.0))
            elif form == LOG:
                for i in range(count):
                    share = math.log1p(float(abs(numbers[i]))) / math.log1p(scale)
                    tensor[first + places[i]] = np.float32(math.copysign(min(share, 1.0), float(numbers[i])))
            elif form == ONE_HOT:
                for i in range(count):
                    index = numbers[i] - low
                    if 0 <= index < width:
                        tensor[first + places[i] * width + index] = np.float32(1.0)
            elif form == BITS:
                for i in range(count):
                    to, number = first + places[i] * width, numbers[i]
                    if number >= 0 or size == 8:
                        for bit in range(width):
                            tensor[to + bit] = np.float32(number >> np.int64(bit) & 1)
            else:
                for i in range(count):
                    if 0 <= numbers[i] < seats and (values[i] > 0 or not is_part):
                        tensor[first + places[i] * width + (numbers[i] - base) % seats] = np.float32(1.0)
