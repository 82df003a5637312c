"""Records: one declaration, fixed bytes, shared leading fields."""

from typing import Annotated

import pytest

from farshore.engine.kernel import clear, copy, kernel
from farshore.engine.record import (
    Cells,
    Int8,
    Int16,
    Records,
    clone,
    from_bytes,
    new,
    pack,
    record_type,
    to_dict,
    unpack,
)

pytestmark = pytest.mark.rules


class Open:
    first: Int8
    grid: Annotated[Cells, "i1", (2, 3)]


class Full(Open):
    secret: Int8
    wide: Int16


class Seen(Open):
    wide: Int16
    mine: Int8


OPEN, FULL, SEEN = record_type(Open), record_type(Full), record_type(Seen)


@kernel
def copy_first(dst: Records, src: Records) -> None:
    copy(dst[0], src[0])


@kernel
def clear_first(dst: Records) -> None:
    clear(dst[0])


def filled() -> Records:
    records = new(FULL)
    records["first"] = 5
    records["grid"] = [[1, 2, 3], [4, 5, 6]]
    records["secret"] = 99
    records["wide"] = -300
    return records


def test_fields_of_a_base_come_first_at_the_same_place() -> None:
    assert FULL.names == ("first", "grid", "secret", "wide")
    assert [FULL.fields[name] for name in OPEN.names] == [SEEN.fields[name] for name in OPEN.names]  # type: ignore[index, union-attr]


def test_copy_between_equal_types_copies_every_byte() -> None:
    records, other = filled(), new(FULL)
    copy_first(other, records)
    assert other.tobytes() == records.tobytes()


def test_copy_between_types_copies_what_they_share_and_not_a_byte_more() -> None:
    """The secret follows the shared fields in the source, where the target has padding."""
    view = new(SEEN)
    copy_first(view, filled())
    assert to_dict(view) == {"first": 5, "grid": [[1, 2, 3], [4, 5, 6]], "wide": 0, "mine": 0}
    assert 99 not in view.tobytes()


def test_clear_zeroes_everything() -> None:
    records = filled()
    clear_first(records)
    assert not any(records.tobytes())


def test_bytes_make_a_record_of_its_own() -> None:
    records = filled()
    for twin in (from_bytes(FULL, records.tobytes()), clone(records)):
        twin["first"] = 6
        assert records["first"][0] == 5


def test_unpacked_ints_reach_the_record_when_packed() -> None:
    records = filled()
    plain = unpack(records)
    assert (plain.first, type(plain.wide)) == (5, int)
    plain.first = 7
    plain.grid[0, 0] = 9  # arrays share the memory
    assert records["first"][0] == 5
    assert pack(records, plain)["first"][0] == 7
    assert records["grid"][0, 0, 0] == 9


@kernel
def read_wide(records: Records) -> int:
    return int(records[0].wide - 1)


def test_fields_read_alike_compiled_and_not() -> None:
    records = filled()
    assert read_wide(records) == records[0].wide - 1 == -301


def test_a_field_without_a_type_and_one_that_numpy_owns_are_refused() -> None:
    class Untyped:
        seat: int

    class Clashing:
        round: Int8

    with pytest.raises(TypeError, match="field 'seat' of Untyped needs a type"):
        record_type(Untyped)
    with pytest.raises(TypeError, match="field 'round' of Clashing is a method"):
        record_type(Clashing)
