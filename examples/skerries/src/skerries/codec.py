"""Positions as text: a state or a view on one line, as the README shows it."""

from collections.abc import Mapping
from typing import Any

from farshore.engine.errors import NotationError
from farshore.engine.game import SPECTATOR, Value
from farshore.engine.record import Records, new, pack, unpack
from skerries.box import HARBOURS, KIND_TEXTS, SIZE, SQUARE_TEXTS, SQUARES, TILES
from skerries.options import OPTIONS
from skerries.rules import seats_of
from skerries.state import DEAL, FOG, HARBOUR, LOOKING, OVER, SAILING, SHOW, STATE, TURN, VIEW, Public

DEFAULTS = {
    "turns": "14",
    "left": "",  # all of them
    "turn": "0",
    "ships": "a1,e5",
    "commissions": "isle,wreck",
    "chart": "#....,.....,.....,.....,....#",
    "looked": "-",
}
LETTERS = ".siwr#"  # by the value in `chart`
WAITS = {TURN: "", DEAL: ":deal", SAILING: ":sail", LOOKING: ":look", SHOW: ":show", OVER: ""}  # behind the seat


# ---- writing


def state_text(states: Records) -> str:
    """A state as one line."""
    state = unpack(states)
    return _text(state, state.commission.tolist(), state.under.tolist())


def view_text(views: Records) -> str:
    """A view as one line; what its captain does not know is `?`."""
    view = unpack(views)
    known = [int(view.mine) if seat == view.me else int(view.shown[seat]) for seat in range(2)]
    dealt = int(view.seat) if view.step == DEAL else 2
    commissions = [known[seat] or (-1 if seat < dealt else 0) for seat in range(2)]
    under = [int(kind) or -1 for kind in view.seen]
    return f"seat={'-' if view.me == SPECTATOR else view.me} {_text(view, commissions, under)}"


def _text(table: Public, commissions: list[int], under: list[int]) -> str:
    letters = [
        LETTERS[tile].upper() if seat == 2 else LETTERS[tile]
        for tile, seat in zip(table.chart.tolist(), table.charted_by.tolist(), strict=True)
    ]
    looked = [
        f"{SQUARE_TEXTS[square]}:{_kind(under[square])}:{''.join(str(seat) for seat in range(2) if bits >> seat & 1)}"
        for square, bits in enumerate(table.looked.tolist())
        if bits
    ]
    turn = f"{table.seat}{WAITS[int(table.step)]}"
    if table.step in (SAILING, LOOKING):
        turn += f":{SQUARE_TEXTS[table.target]}"
    values = {
        "turns": table.turns,
        "left": table.left,
        "turn": "over" if table.step == OVER else turn,
        "ships": ",".join(SQUARE_TEXTS[square] for square in table.ship),
        "commissions": ",".join(map(_kind, commissions)),
        "chart": ",".join("".join(letters[row : row + SIZE]) for row in range(0, SQUARES, SIZE)),
        "looked": ",".join(looked) or "-",
    }
    return " ".join(f"{key}={value}" for key, value in values.items())


def _kind(number: int) -> str:
    return "?" if number < 0 else KIND_TEXTS[number - 1] if number else "-"


def state_options(state: Public) -> dict[str, Value]:
    """What was agreed."""
    return {"turns": int(state.turns)}


# ---- reading


def parse_state(text: str) -> Records:
    """The state written as `text`, checked so that it can be played. Raises NotationError."""
    states = new(STATE)
    state = unpack(states)
    fields = _fields(text, DEFAULTS)
    left = _read_public(state, fields)
    for square, kind in _read_looked(state, fields, left).items():
        if kind < 0:
            raise NotationError("looked: a state names every tile, '?' is for views")
        state.under[square] = kind
    state.bag[:] = left
    state.commission[:] = commissions = _read_commissions(state, fields)
    if -1 in commissions:
        raise NotationError("commissions: a state names both, '?' is for views")
    state.shown[state.shown != 0] = state.commission[state.shown != 0]
    return pack(states, state)


def parse_view(text: str) -> Records:
    """The view written as `text`, checked like a state. Raises NotationError."""
    views = new(VIEW)
    view = unpack(views)
    fields = _fields(text, {"seat": "-", **DEFAULTS})
    view.me = SPECTATOR if fields["seat"] == "-" else _choice("seat", fields["seat"], ("0", "1"))
    left = _read_public(view, fields)
    for square, kind in _read_looked(view, fields, left).items():
        mine = view.me != SPECTATOR and view.looked[square] >> view.me & 1
        if mine != (kind > 0):
            raise NotationError(f"looked: {SQUARE_TEXTS[square]} must be {'a tile' if mine else '?'} in this view")
        view.seen[square] = max(kind, 0)
    commissions = _read_commissions(view, fields)
    for seat, kind in enumerate(commissions):
        known = seat == view.me or view.shown[seat] != 0
        if kind and known != (kind > 0):
            raise NotationError(f"commissions: that of seat {seat} must be {'named' if known else '?'} in this view")
        if seat == view.me:
            view.mine = kind
        if view.shown[seat]:
            view.shown[seat] = kind
    return pack(views, view)


def _fields(text: str, defaults: Mapping[str, str]) -> dict[str, str]:
    given: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals or key not in defaults:
            raise NotationError(f"cannot read {word!r}: expected key=value with a key of {', '.join(defaults)}")
        if key in given:
            raise NotationError(f"{key} is given twice")
        given[key] = value
    return {**defaults, **given}


def _choice(key: str, text: str, choices: tuple[str, ...]) -> int:
    if text not in choices:
        raise NotationError(f"{key} cannot be {text!r}: expected {', '.join(choices)}")
    return choices.index(text)


def _read_public(table: Any, fields: Mapping[str, str]) -> list[int]:
    """Everything but hidden things. Returns how many tiles of each kind are not charted."""
    table.turns = OPTIONS[0].read(fields["turns"])
    most = 2 * int(table.turns)
    table.left = most - _choice("left", fields["left"] or str(most), tuple(map(str, range(most, -1, -1))))
    rows = fields["chart"].split(",")
    if [len(row) for row in rows] != [SIZE] * SIZE:
        raise NotationError(f"chart needs {SIZE} rows of {SIZE} squares, separated by commas")
    left = list(TILES)
    for square, letter in enumerate("".join(rows)):
        tile = _choice("a square of chart", letter.lower(), tuple(LETTERS))
        if (tile == HARBOUR) != (square in HARBOURS):
            raise NotationError("chart: the harbours, and nothing else, are at a1 and e5")
        table.chart[square] = tile
        if tile not in (FOG, HARBOUR):
            table.charted_by[square] = 1 + letter.isupper()
            left[tile - 1] -= 1
    if min(left) < 0:
        raise NotationError(f"chart: there are only {', '.join(map(str, TILES))} tiles of {', '.join(KIND_TEXTS)}")
    table.fog = int((table.chart == FOG).sum())
    ships = fields["ships"].split(",")
    if len(ships) != 2 or ships[0] == ships[1]:
        raise NotationError("ships needs two different squares, such as a1,e5")
    table.ship[:] = [_choice("a square of ships", ship, SQUARE_TEXTS) for ship in ships]
    _read_turn(table, fields["turn"])
    ends = table.left == 0 or table.fog == 0
    if ends != (table.step in (SHOW, OVER)):
        raise NotationError("turn=over, 0:show and 1:show go with no turns left or no fog, and with nothing else")
    table.shown[: 2 if table.step == OVER else int(table.seat) if table.step == SHOW else 0] = -1  # to be read
    return left


def _read_turn(table: Any, text: str) -> None:
    if text == "over":
        table.step = OVER
        return
    seat, _, rest = text.partition(":")
    table.seat = _choice("the seat of turn", seat, ("0", "1"))
    what, _, square = rest.partition(":")
    steps = {wait.removeprefix(":"): step for step, wait in WAITS.items() if step != OVER}
    table.step = list(steps.values())[_choice("what follows the seat in turn", what, tuple(steps))]
    if table.step in (SAILING, LOOKING):
        table.target = _choice("the square of turn", square, SQUARE_TEXTS)
        if table.chart[table.target] != FOG:
            raise NotationError(f"turn: {square} does not lie in fog")
    for seat_no in range(2):
        if table.chart[table.ship[seat_no]] == FOG and not (
            table.step == SAILING and seat_no == table.seat and table.target == table.ship[seat_no]
        ):
            raise NotationError(f"ships: the ship of seat {seat_no} is on a square in fog")
    if table.step == SAILING and table.ship[table.seat] != table.target:
        raise NotationError("turn: a ship that sails into fog is on that square")


def _read_looked(table: Any, fields: Mapping[str, str], left: list[int]) -> dict[int, int]:
    """What lies under squares that were looked at, -1 for `?`. Takes it from what is left."""
    found = {}
    for each in [] if fields["looked"] == "-" else fields["looked"].split(","):
        parts = each.split(":")
        if len(parts) != 3:
            raise NotationError(f"looked: cannot read {each!r}, expected square:tile:seats such as c2:isle:01")
        square = _choice("a square of looked", parts[0], SQUARE_TEXTS)
        if table.chart[square] != FOG or square in found:
            raise NotationError(f"looked: {parts[0]} must lie in fog, and be named once")
        table.looked[square] = _choice("the seats of looked", parts[2], ("", "0", "1", "01")[1:]) + 1
        found[square] = -1 if parts[1] == "?" else _choice("a tile of looked", parts[1], KIND_TEXTS) + 1
        if found[square] > 0:
            left[found[square] - 1] -= 1
    if min(left) < 0 or sum(left) < sum(kind < 0 for kind in found.values()):
        raise NotationError(f"looked: there are only {', '.join(map(str, TILES))} tiles of {', '.join(KIND_TEXTS)}")
    return found


def _read_commissions(table: Any, fields: Mapping[str, str]) -> list[int]:
    """The kind of each plus 1; 0 not dealt, -1 for `?`."""
    texts = fields["commissions"].split(",")
    if len(texts) != 2:
        raise NotationError("commissions needs two kinds, such as isle,reef")
    kinds = [-1 if text == "?" else _choice("a commission", text, ("-", *KIND_TEXTS)) for text in texts]
    dealt = int(table.seat) if table.step == DEAL else 2
    if [kind != 0 for kind in kinds] != [seat < dealt for seat in range(2)]:
        raise NotationError(f"commissions: {dealt} have been dealt before turn={fields['turn']}")
    if kinds[0] == kinds[1] > 0:
        raise NotationError(f"commissions: there is only one for {texts[0]}")
    return kinds


class _Codec:
    """These functions as a game's codec, until their fields are declared."""

    parse_state = staticmethod(parse_state)
    parse_view = staticmethod(parse_view)
    seats = staticmethod(seats_of)
    options = staticmethod(state_options)

    @staticmethod
    def text(records: Records) -> str:
        """A state or a view as one line."""
        return state_text(records) if records.dtype == STATE else view_text(records)


CODEC = _Codec()
