"""A declared codec: a game of a few fields, its kinds, and what is refused with which words."""

import re
from typing import Annotated, Any

import pytest

from farshore.engine.codec import (
    Bits,
    Cards,
    Choice,
    Codec,
    Field,
    Grid,
    List,
    Maybe,
    Number,
    Word,
    agreed,
    is_view,
    nothing,
    sees,
)
from farshore.engine.errors import NotationError
from farshore.engine.game import SPECTATOR, Option
from farshore.engine.record import Cells, Int8, record_type, to_dict, unpack

pytestmark = pytest.mark.rules


class Public:
    seats: Int8
    fog: Int8
    speed: Int8
    phase: Int8
    wind: Int8
    gold: Annotated[Cells, "i1", (3,)]
    isle: Annotated[Cells, "i1", (6,)]
    luck: Int8
    seen: Int8
    total: Int8


class State(Public):
    cargo: Annotated[Cells, "i1", (3, 2)]


class View(Public):
    me: Int8
    mine: Annotated[Cells, "i1", (2,)]


OPTIONS = (Option("fog", False, (False, True), ""), Option("pace", 2, range(1, 4), ""))


def cargo(seat: int) -> Field:
    def put(record: Any, counts: Any) -> None:
        if counts is not None:
            (record.mine if is_view(record) else record.cargo[seat])[:] = counts

    return Field(
        f"cargo{seat}",
        lambda record: Cards(("rum", "tea"), (3, 1)) if sees(record, seat) else Choice({"?": None}),
        default=lambda record: "-" if sees(record, seat) else "?",
        get=lambda record: (record.mine if is_view(record) else record.cargo[seat]) if sees(record, seat) else None,
        put=put,
        present=lambda record: seat < record.seats,
    )


def check(record: Any) -> Any:
    record.total = int(record.gold.sum())
    if record.total > 20:
        yield f"gold: there are only 20 coins, not {record.total}"


CODEC = Codec(
    record_type(State),
    record_type(View),
    (
        Field("seats", Number(1, 3), "2", early=True),
        *agreed(OPTIONS, {"pace": "speed"}),
        Field(
            "wind", lambda record: Maybe(Number(1, 4, first=1)) if record.phase else nothing("there is no wind in port")
        ),
        Field("phase", Choice(("port", "sea")), "port", early=True),
        Field("gold", lambda record: List(Number(0, 19), record.seats), lambda record: ",".join("7" * record.seats)),
        Field("isle", Grid(2, 3, {"x": 1, "o": 2}, blank=0), "3/3", brief=True),
        Field("luck", Number(1, 7, among=(1, 3, 7)), "3", brief=True),
        Field("seen", Bits(Number(1, 3, first=1), "+")),
        *map(cargo, range(3)),
    ),
    seats=lambda record: int(record.seats),
    check=check,
)


def test_defaults_are_filled_in_and_written_but_for_brief_ones() -> None:
    text = CODEC.text(CODEC.parse_state(""))
    assert text == "seats=2 fog=off pace=2 wind=- phase=port gold=7,7 seen=- cargo0=- cargo1=-"
    assert CODEC.text(CODEC.parse_state(text)) == text


def test_values_are_where_the_fields_say() -> None:
    text = (
        "seats=3 fog=on pace=3 wind=4 phase=sea gold=1,2,3 isle=x2/1ox seen=1+3 cargo0=rum,rum,tea cargo1=- cargo2=tea"
    )
    states = CODEC.parse_state(text)
    assert to_dict(states) == {
        "seats": 3,
        "fog": 1,
        "speed": 3,
        "phase": 1,
        "wind": 3,
        "gold": [1, 2, 3],
        "isle": [1, 0, 0, 0, 2, 1],
        "luck": 3,
        "seen": 0b101,
        "total": 6,
        "cargo": [[2, 1], [0, 0], [0, 1]],
    }
    assert CODEC.text(states) == text
    assert CODEC.options(unpack(states)) == {"fog": True, "pace": 3}
    assert CODEC.seats(unpack(states)) == 3
    assert CODEC.parse_state(text.replace("rum,rum,tea", "tea,RUM,rum")).tobytes() == states.tobytes()


def test_a_view_names_its_seat_and_hides_what_others_have() -> None:
    views = CODEC.parse_view("cargo1=tea seat=1")
    assert CODEC.text(views) == "seat=1 seats=2 fog=off pace=2 wind=- phase=port gold=7,7 seen=- cargo0=? cargo1=tea"
    assert unpack(views).mine.tolist() == [0, 1]
    assert unpack(CODEC.parse_view("")).me == SPECTATOR
    assert CODEC.text(CODEC.parse_view("")).endswith("cargo0=? cargo1=?")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("sails", "cannot read 'sails': expected key=value with a key of seats, fog, pace, wind"),
        ("sails=3", "cannot read 'sails=3'"),
        ("seat=0", "cannot read 'seat=0'"),
        ("seen=- seen=-", "seen is given twice"),
        ("seats=4", "seats=4 is not a whole number from 1 to 3"),
        ("luck=2", "luck=2 is not one of 1, 3, 7"),
        ("luck=8", "luck=8 is not a whole number from 1 to 7"),
        ("seats=", "seats= is not a whole number"),
        ("seats=0002", "seats=0002 is not a whole number"),
        ("seats=²", "seats=² is not a whole number"),
        ("seats=٢", "seats=٢ is not a whole number"),
        ("seats=+2", "seats=+2 is not a whole number"),
        ("seats=" + "9" * 5000, "9999 ... is not a whole number from 1 to 3"),
        ("fog=yes", "fog=yes is not one of off, on"),
        ("pace=4", "pace=4 is not a whole number from 1 to 3"),
        ("phase=night", "phase=night is not one of port, sea"),
        ("wind=3", "wind=3 is not one of -: there is no wind in port"),
        ("wind=5 phase=sea", "wind=5 is not a whole number from 1 to 4"),
        ("gold=1", "gold=1 has 1 parts, expected 2 separated by ','"),
        ("gold=-", "gold=- has 0 parts, expected 2"),
        ("gold=1,-1", "gold=-1 is not a whole number from 0 to 19"),
        ("gold=19,19", "gold: there are only 20 coins, not 38"),
        ("isle=3", "isle=3 has 1 rows, expected 2"),
        ("isle=3/4", "isle=4: row 2 has 4 squares, expected 3"),
        ("isle=3/xz1", "isle=xz1: cannot read 'z' in row 2, expected letters of xo and numbers of blanks"),
        ("isle=3/999", "isle=999: cannot read '999' in row 2"),
        ("seen=3+1", "seen=3+1 is not in order, or names one twice"),
        ("seen=1+1", "seen=1+1 is not in order, or names one twice"),
        ("seen=1+4", "seen=4 is not a whole number from 1 to 3"),
        ("cargo0=gin", "cargo0=gin is no card: expected names such as rum or tea"),
        ("cargo0=", "cargo0= is no card"),
        ("cargo0=tea,tea", "cargo0=tea,tea: there are only 1 of tea"),
        ("cargo0=?", "cargo0=? is no card"),
        ("cargo2=tea", "cargo2=tea is given, but this position has no cargo2"),
    ],
)
def test_what_cannot_be_read_is_refused_with_field_value_and_what_is_allowed(text: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=re.escape(sentence)):
        CODEC.parse_state(text)


def test_a_view_is_refused_if_it_shows_too_much() -> None:
    with pytest.raises(NotationError, match="cargo0=tea is not one of"):
        CODEC.parse_view("seat=1 cargo0=tea")
    with pytest.raises(NotationError, match="seat=2 is not a whole number from 0 to 1"):
        CODEC.parse_view("seat=2")


def test_a_word_of_ones_own_gets_field_and_value_in_front() -> None:
    def parse(text: str) -> int:
        raise NotationError("no ship has that name")

    with pytest.raises(NotationError, match="ship=Argo: no ship has that name"):
        Word(parse, str).read("ship", "Argo")
