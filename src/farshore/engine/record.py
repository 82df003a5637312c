"""A state declared once: an annotated class that mypy checks, from which the flat record type is made.

    class State:
        seat: Int8                                  # whose action is awaited
        top: Annotated[Cells, "i1", (2, 6)]         # a grid of small ints

    STATE = record_type(State)      # a numpy record type, one fixed block of bytes
    states = new(STATE)             # one zeroed record in an array of length 1

Python owns records as arrays of length 1 and hands the array to compiled code: passing the scalar `states[0]`
costs more with every field (10 µs at 45 fields), the array 0.4 µs whatever it holds.
Fields of a base class come first, at the same offsets in every class derived from it; `kernel.copy` relies on that.
"""

from types import SimpleNamespace
from typing import Annotated, Any, get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray

Int8 = Annotated[int, "i1"]
Int16 = Annotated[int, "i2"]
Int32 = Annotated[int, "i4"]
Word = Annotated[np.uint64, "u8"]
Cells = NDArray[Any]  # an array field: Annotated[Cells, code, shape]
Records = NDArray[Any]  # an array of records. Never store into one by index: copy() does that


DECLARED_IN: dict[np.dtype[Any], str] = {}  # the module that declares each record type


def record_type(cls: type) -> np.dtype[Any]:
    """The record type of an annotated class. Fields are aligned; padding bytes are always zero."""
    fields = []
    for name, hint in get_type_hints(cls, include_extras=True).items():
        spec = get_args(hint)[1:]
        if not spec:
            raise TypeError(
                f"field {name!r} of {cls.__name__} needs a type such as Int8 or Annotated[Cells, 'i1', (2, 6)]"
            )
        if hasattr(np.record, name):  # state.round would be a numpy method with the compiler off
            raise TypeError(f"field {name!r} of {cls.__name__} is a method of numpy's records: choose another name")
        fields.append((name, *spec))
    # np.record and not np.void, so that state.seat reads alike compiled and not.
    dtype = np.dtype((np.record, np.dtype(fields, align=True)))
    DECLARED_IN.setdefault(dtype, cls.__module__)
    return dtype


def new(dtype: np.dtype[Any], count: int = 1) -> Records:
    """An array of zeroed records."""
    return np.zeros(count, dtype)


def from_bytes(dtype: np.dtype[Any], data: bytes) -> Records:
    """The record that `tobytes()` of such an array gave, in memory of its own."""
    return np.frombuffer(bytearray(data), dtype)


def clone(records: Records) -> Records:
    """A copy in memory of its own. As bytes: `records.copy()` goes field by field and takes 15 times as long."""
    return from_bytes(records.dtype, records.tobytes())


def unpack(records: Records) -> Any:
    """The first record for Python to look at: fields are plain ints, or arrays that share the record's memory.

    An int that is set here reaches the record only with `pack`. A field read from `records[0]` itself takes 5 µs, one
    of these 0.03.
    """
    return SimpleNamespace(**dict(zip(records.dtype.names or (), records.item(0), strict=True)))


def pack(records: Records, unpacked: Any) -> Records:
    """Write the ints of an unpacked record back, and return the records."""
    for name in records.dtype.names or ():
        value = getattr(unpacked, name)
        if isinstance(value, int):
            records[name][0] = value
    return records


def to_dict(records: Records) -> dict[str, Any]:
    """The first record as plain ints and nested lists, field by field."""
    return {name: records[0][name].tolist() for name in records.dtype.names or ()}
