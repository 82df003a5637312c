"""Positions as text: a state or a view on one line, as the README shows it."""

from collections.abc import Iterator
from typing import Any

from farshore.engine.bits import from_bits
from farshore.engine.codec import Choice, Codec, Field, Grid, Kind, List, Number, Word, agreed, is_view, nothing, sees
from farshore.engine.errors import NotationError
from skerries.box import HARBOURS, KIND_TEXTS, SIZE, SQUARE_TEXTS, SQUARES, TILES
from skerries.options import OPTIONS
from skerries.state import DEAL, FOG, HARBOUR, LOOKING, OVER, SAILING, SHOW, STATE, TURN, VIEW

SQUARE = Choice(SQUARE_TEXTS)
KIND = Choice({kind: number for number, kind in enumerate(KIND_TEXTS, 1)})
HIDDEN = Choice({"?": -1}, "this view does not know it")
LOOKED_BY = Choice({"0": 1, "1": 2, "01": 3})  # bits of seats
TURNS = {  # what is awaited: (step, seat, target)
    **{
        f"{seat}{word}": (step, seat, 0)
        for seat in range(2)
        for step, word in ((TURN, ""), (DEAL, ":deal"), (SHOW, ":show"))
    },
    **{
        f"{seat}:{verb}:{text}": (step, seat, square)
        for seat in range(2)
        for step, verb in ((SAILING, "sail"), (LOOKING, "look"))
        for square, text in enumerate(SQUARE_TEXTS)
    },
    "over": (OVER, 0, 0),
}
MARK = 10  # in the text of the chart: the seat plus 1 counts so much
LETTERS = {".": FOG, "#": HARBOUR} | {
    letter: kind + MARK * (seat + 1) for seat, row in enumerate(("siwr", "SIWR")) for kind, letter in enumerate(row, 1)
}


# ---- commissions


def _dealt(record: Any) -> int:
    """How many commissions have been dealt."""
    return int(record.seat) if record.step == DEAL else 2


def _is_shown(record: Any, seat: int) -> bool:
    return bool(record.step == OVER or (record.step == SHOW and seat < record.seat))


def _commissions(record: Any) -> List:
    def kind(seat: int) -> Kind:
        if seat >= _dealt(record):
            return nothing("it has not been dealt", 0)
        return KIND if sees(record, seat) or _is_shown(record, seat) else HIDDEN

    return List(kind, 2)


def _get_commissions(record: Any) -> list[int]:
    kinds = (record.known if is_view(record) else record.commission).tolist()
    return [kind or (-1 if seat < _dealt(record) else 0) for seat, kind in enumerate(kinds)]


def _put_commissions(record: Any, kinds: list[int]) -> None:
    (record.known if is_view(record) else record.commission)[:] = [max(kind, 0) for kind in kinds]
    for seat, kind in enumerate(kinds):
        if _is_shown(record, seat):
            record.shown[seat] = kind


# ---- the chart, and what was looked at


def _put_chart(record: Any, marks: list[int]) -> None:
    record.charted_by[:], record.chart[:] = zip(*(divmod(mark, MARK) for mark in marks), strict=True)


def _under(record: Any) -> Any:
    return record.seen if is_view(record) else record.under


def _looked(record: Any) -> List:
    """Of each square: its name, the tile or `?`, and the seats that have looked."""

    def read(text: str) -> tuple[int, int, int]:
        parts = text.split(":")
        if len(parts) != 3:
            raise NotationError("expected square:tile:seats such as c2:isle:01")
        seats = LOOKED_BY.read("seats", parts[2])
        kind = KIND if any(sees(record, seat) for seat in from_bits(seats)) else HIDDEN
        return SQUARE.read("square", parts[0]), kind.read("tile", parts[1]), seats

    def write(looked: tuple[int, int, int]) -> str:
        square, kind, seats = looked
        return f"{SQUARE.write(square)}:{(KIND if kind > 0 else HIDDEN).write(kind)}:{LOOKED_BY.write(seats)}"

    return List(Word(read, write), range(SQUARES), noun="squares")


def _get_looked(record: Any) -> list[tuple[int, int, int]]:
    return [
        (square, int(_under(record)[square]) or -1, seats)
        for square, seats in enumerate(record.looked.tolist())
        if seats
    ]


def _put_looked(record: Any, looked: list[tuple[int, int, int]]) -> None:
    for square, kind, seats in looked:
        record.looked[square] = seats
        _under(record)[square] = max(kind, 0)


# ---- what belongs together


def _check(record: Any) -> Iterator[str]:
    """Count fog and bag, and say what does not fit."""
    record.fog = int((record.chart == FOG).sum())
    if [square for square in range(SQUARES) if record.chart[square] == HARBOUR] != list(HARBOURS):
        yield "chart: the harbours, and nothing else, are at a1 and e5"
    left = [
        tiles - int((record.chart == kind).sum()) - int((_under(record) == kind).sum())
        for kind, tiles in enumerate(TILES, 1)
    ]
    if min(left) < 0:
        yield f"chart and looked: there are only {', '.join(map(str, TILES))} tiles of {', '.join(KIND_TEXTS)}"
    if not is_view(record):
        record.bag[:] = left
    for square in range(SQUARES):
        if record.looked[square] and record.chart[square] != FOG:
            yield f"looked: {SQUARE_TEXTS[square]} does not lie in fog"
    if (record.left == 0 or record.fog == 0) != (record.step in (SHOW, OVER)):
        yield "turn=over, 0:show and 1:show go with no turns left or no fog, and with nothing else"
    if record.step in (SAILING, LOOKING) and record.chart[record.target] != FOG:
        yield f"turn: {SQUARE_TEXTS[record.target]} does not lie in fog"
    if record.step == SAILING and record.ship[record.seat] != record.target:
        yield "turn: a ship that sails into fog is on that square"
    for seat in range(2):
        arrives = record.step == SAILING and seat == record.seat
        if record.chart[record.ship[seat]] == FOG and not arrives:
            yield f"ships: the ship of seat {seat} is on a square in fog"
    if record.ship[0] == record.ship[1]:
        yield "ships needs two different squares, such as a1,e5"
    commissions = _get_commissions(record)
    if commissions[0] == commissions[1] > 0:
        yield f"commissions: there is only one for {KIND_TEXTS[commissions[0] - 1]}"


CODEC = Codec(
    STATE,
    VIEW,
    (
        *agreed(OPTIONS),
        Field("left", lambda record: Number(0, 2 * record.turns), lambda record: str(2 * record.turns)),
        Field("turn", Choice(TURNS), "0", at=("step", "seat", "target"), early=True),
        Field("ships", List(SQUARE, 2), "a1,e5", at="ship"),
        Field("commissions", _commissions, "isle,wreck", get=_get_commissions, put=_put_commissions),
        Field(
            "chart",
            Grid(SIZE, SIZE, LETTERS),
            "#..../...../...../...../....#",
            get=lambda record: (record.chart + MARK * record.charted_by).tolist(),
            put=_put_chart,
        ),
        Field("looked", _looked, get=_get_looked, put=_put_looked),
    ),
    seats=lambda _: 2,
    check=_check,
)
