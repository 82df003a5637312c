"""Positions of Die neuen Entdecker as text: a state or a view on one line, read back without loss.

A line is a list of `key=value`; what is left out has its default:

    seats=3 map=............/.....~....../..*.31~.. ... units=e3:0s,g5:1fN scored=k2:12- hidden=14,27,26,11,13
    events=0202,2121,2121,0111,2010 stacks=19.,18?,19.,19.,19.,19. gold=7,5,8 paths=0:1,-,-,-,-,-,- knows=01,-,-,-,-,-,-
    tokens=10,-,-,-,-,-,- phase=explore turn=0 ship=f3 source=hidden left=2 drawn=1 found=1

The map is written row by row from the north: `.` unexplored, `~` a sea tile of the layout, `+` and `*` its waterfalls
of 5 and 10, else a hexadecimal digit with 1, 2, 4, 8 for land in the north, east, south, west. A unit is a cell, a
seat, `s`, `f` or `t` (scout, fort, settlement), on a strait the side of its land, and its number where scouts have
numbers: `c4:1sN#7`. `scored` has the ranks of all seats on an island, by its first tile, with `!` in the turn it was
scored. A stack is its tiles and the back of its top: `?`, `.` plain or `-` not known. Reserves and points follow from
the rest.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from farshore.engine.errors import NotationError
from farshore.engine.game import SPECTATOR, Value
from farshore.engine.kernel import plain
from farshore.engine.record import Cells, Records, new, pack, unpack
from farshore.games.entdecker import box
from farshore.games.entdecker.expedition import is_guarded
from farshore.games.entdecker.filling import close_off
from farshore.games.entdecker.notation import CELL_TEXTS
from farshore.games.entdecker.packed import is_strait, land_sides, pack_scout, pack_unit, scout_number, scout_seat
from farshore.games.entdecker.placing import fits, fitting_kinds, leads_on, requirement
from farshore.games.entdecker.present import (
    PHASES,
    SOURCES,
    Piece,
    bits_set,
    find_islands,
    find_units,
    island_numbers,
    prize_ranks,
    receipt,
)
from farshore.games.entdecker.routes import FAR, PRICES, cheapest, payments, relax_costs, start_refusal
from farshore.games.entdecker.state import (
    ANNOUNCE,
    BACK,
    CELLS,
    CHIEFS,
    COLUMNS,
    DIE,
    EDGE_TEXTS,
    EVENT,
    EVENT_TILES,
    EXPLORE,
    FACE_UP,
    FORT,
    FORTS,
    GO_ON,
    HAND,
    HIDDEN,
    HIDDEN_COST,
    JUNGLE,
    KIND_OF,
    LAID,
    MOST_ANNOUNCED,
    NATIVES,
    OPEN,
    OPEN_COST,
    ORDER,
    OVER,
    PATH_LENGTH,
    PATHS,
    PLACE,
    PLAIN,
    PLAIN_TILES,
    QUESTION,
    ROLL_BELOW,
    ROUTE,
    SCORE,
    SCOUT,
    SCOUTS,
    SEA,
    SEATS,
    SETTLEMENT,
    SETTLEMENTS,
    SETUP,
    SHIP_KINDS,
    STACKS,
    START_GOLD,
    STATE,
    TAKEN_HUT,
    TAKEN_SCOUT,
    THIS_TURN,
    TILE,
    TOKEN,
    TOKEN_COUNTS,
    TOKEN_VALUES,
    TOKENS,
    USABLE,
    VIAS,
    WAIT,
    WHEEL,
    Public,
)
from farshore.games.entdecker.units import landing_refusal
from farshore.games.entdecker.view import VIEW, has_written

SWITCH = ("off", "on")
PHASE_WORDS = tuple(phase.replace(" ", "_") for phase in PHASES)
RESUMES = {
    WAIT: "-", SETUP: "setup", HAND: "hand", EVENT: "event", GO_ON: "go_on", SCORE: "score", SCOUTS: "scouts"
}  # fmt: skip
UNIT_LETTERS = ".sft"
BACK_LETTERS = {PLAIN: ".", QUESTION: "?", -1: "-"}
TILE_LETTERS = {-1: ".", LAID: "~", LAID + 31: "+", LAID + 47: "*", **{mask: f"{mask:x}" for mask in range(16)}}
TILES_OF = {letter: tile for tile, letter in TILE_LETTERS.items()}
PLACES = {**{name: cell for cell, name in enumerate(CELL_TEXTS)}, **{n: CELLS + i for i, n in enumerate(EDGE_TEXTS)}}
PLACE_NAMES = {place: name for name, place in PLACES.items()}
MOST_GOLD = 99_999

UNIT = re.compile(r"([a-l][1-8]):([0-3])([sft])([NESW]?)(?:#(\d{1,2}))?")
ON_PATH = re.compile(r"\.|([0-3])(?:#(\d{1,2}))?")
PRIZE = re.compile(r"([a-l][1-8]):([1-4-]{2,4})(!?)")
STACK = re.compile(r"(\d{1,3})([.?-])|0")

NONE_YET = ",".join("-" * PATHS)
DEFAULTS = {
    "seats": "2",
    "chief_scouts": "off",
    "toll_per_owner": "off",
    "map": "",  # the base layout
    "units": "-",
    "scored": "-",
    "open": "",  # all but what the layout took
    "hidden": ",".join(map(str, PLAIN_TILES.tolist())),
    "events": ",".join("".join(map(str, row)) for row in EVENT_TILES.tolist()),
    "out": ",".join("0" * SHIP_KINDS),
    "events_out": ",".join(["0000"] * SHIP_KINDS),
    "stacks": ",".join(["19."] * STACKS),
    "gold": "",  # seven each
    "paths": NONE_YET,
    "knows": NONE_YET,
    "phase": "start",
    "resume": "-",
    "turn": "0",
    "actor": "-",
    "passes": "0",
    "quiet": "0",
    "ship": "-",
    "source": "-",
    "left": "0",
    "drawn": "0",
    "found": "0",
    "from": "-",
    "hand": "-",
    "event": "-",
    "barred": "-",
    "hut": "-",
    "due": "-",
    "tokens": NONE_YET,
    "chiefs": "-",
}

# ---- writing


def state_text(states: Records) -> str:
    """A state as one line."""
    state = unpack(states)
    seats = range(state.seats)
    values = TOKEN_VALUES[state.token].tolist()
    chiefs = ["+".join(map(str, state.chief[seat].tolist())) if state.chief[seat, 0] else "-" for seat in seats]
    return _text(state, {"tokens": _list(str(value or "-") for value in values), "chiefs": _chiefs(state, chiefs)})


def view_text(views: Records) -> str:
    """A view as one line."""
    view = unpack(views)
    tokens = [
        str(TOKEN_VALUES[token]) if token else "?" if known else "-"
        for token, known in zip(view.token.tolist(), view.knows.tolist(), strict=True)
    ]
    chiefs = []
    for seat in range(view.seats):
        unknown = "?" if plain(has_written)(view, seat) else "-"
        chiefs.append("+".join(map(str, view.chief[seat].tolist())) if view.chief[seat, 0] else unknown)
    seat_text = "-" if view.me == SPECTATOR else str(view.me)
    return f"seat={seat_text} " + _text(view, {"tokens": _list(tokens), "chiefs": _chiefs(view, chiefs)})


def _chiefs(table: Public, chiefs: Sequence[str]) -> str:
    return _list(chiefs) if table.chief_scouts else "-"


def _list(words: Any) -> str:
    return ",".join(map(str, words))


def _text(table: Any, secrets: Mapping[str, str]) -> str:
    """What differs from the defaults, and how many play, the phase and whose turn it is."""
    seats = range(table.seats)
    tile = table.tile.tolist()
    rows = ["".join(TILE_LETTERS[each] for each in tile[i : i + COLUMNS]) for i in range(0, CELLS, COLUMNS)]
    stacks = [
        f"{size}{BACK_LETTERS[back]}" if size else "0"
        for size, back in zip(table.stack.tolist(), table.back.tolist(), strict=True)
    ]
    due = [_numbers(int(table.due_pieces[seat])) if table.chief_scouts else table.due[seat] for seat in seats]
    fields = {
        "seats": table.seats,
        "chief_scouts": SWITCH[table.chief_scouts],
        "toll_per_owner": SWITCH[table.toll_once],
        "map": "/".join(rows),
        "units": _list(map(_unit_text, find_units(table.tile, table.unit))) or "-",
        "scored": _list(_prize_text(table, cell) for cell in np.flatnonzero(table.prize).tolist()) or "-",
        "open": _list(table.face_up.tolist()),
        "hidden": _list(table.plain.tolist()),
        "events": _list("".join(map(str, row)) for row in table.event.tolist()),
        "out": _list(table.plain_out.tolist()),
        "events_out": _list("".join(map(str, row)) for row in table.event_out.tolist()),
        "stacks": _list(stacks),
        "gold": _list(table.gold[: table.seats].tolist()),
        "paths": _list(_path_text(row) for row in table.path.tolist()),
        "knows": _list("".join(str(seat) for seat in seats if each >> seat & 1) or "-" for each in table.knows),
        "phase": PHASE_WORDS[table.phase],
        "resume": RESUMES[table.resume],
        "turn": table.turn,
        "actor": "-" if table.actor == table.turn else table.actor,
        "passes": table.passes,
        "quiet": table.quiet,
        "ship": "-" if table.ship < 0 else PLACE_NAMES[table.ship],
        "source": SOURCES[table.source] or "-",
        "left": table.left,
        "drawn": table.drawn,
        "found": table.found,
        "from": "-" if table.draw_from < 0 else table.draw_from + 1,
        "hand": "-" if table.hand < 0 else box.KINDS[table.hand],
        "event": box.EVENTS[table.hand_event - 1] if table.hand_event else "-",
        "barred": "-" if table.barred < 0 else table.barred + 1,
        "hut": "-" if table.hut < 0 else table.hut + 1,
        "due": _list(due) if table.due.any() else "-",
        **secrets,
    }
    default = {**DEFAULTS, "open": _list(_most_open(table.tile)), "gold": _list([START_GOLD] * table.seats)}
    always = ("seats", "map", "phase", "turn")
    return " ".join(f"{key}={value}" for key, value in fields.items() if key in always or default[key] != str(value))


def _most_open(tile: Any) -> list[int]:
    """What lies open before anything is explored."""
    most: list[int] = FACE_UP.tolist()
    most[SEA] -= int((tile == LAID).sum())
    return most


def _numbers(bits: int) -> str:
    return "+".join(map(str, bits_set(bits))) or "-"


def _unit_text(piece: Piece) -> str:
    number = f"#{piece.number}" if piece.number else ""
    return f"{CELL_TEXTS[piece.cell]}:{piece.seat}{UNIT_LETTERS[piece.kind]}{piece.side}{number}"


def _prize_text(table: Public, cell: int) -> str:
    prize = int(table.prize[cell])
    ranks = "".join(str(rank or "-") for rank in prize_ranks(prize, table.seats))
    return f"{CELL_TEXTS[cell]}:{ranks}{'!' if prize >= THIS_TURN else ''}"


def _path_text(path: Sequence[int]) -> str:
    spaces = [f"{(each - 1) % 4}{f'#{(each - 1) // 4}' if each > 4 else ''}" if each else "." for each in path]
    while spaces and spaces[-1] == ".":
        spaces.pop()
    return ":".join(spaces) or "-"


def state_seats(state: Public) -> int:
    """How many play."""
    return int(state.seats)


def state_options(state: Public) -> dict[str, Value]:
    """What was agreed, but for who was to begin: that does not matter any more."""
    return {
        "layout": box.layout_text(_layout(state.tile.tolist())),
        "chief_scouts": bool(state.chief_scouts),
        "toll_per_owner": bool(state.toll_once),
    }


def _layout(tile: Sequence[int]) -> dict[int, int]:
    return {cell: 5 * (each >> 4 & 3) for cell, each in enumerate(tile) if each >= LAID}


# ---- reading


def parse_state(text: str) -> Records:
    """The state written as `text`. Its parts fit together, so it can be played. Raises NotationError."""
    states = new(STATE)
    state = unpack(states)
    fields = _fields(text, {})
    _read_public(state, fields)
    for path, word in enumerate(_words(fields, "tokens", PATHS)):
        state.token[path] = _token(word, bool(state.knows[path]))
    for seat, word in enumerate(_chief_words(state, fields)):
        if plain(has_written)(state, seat):
            state.chief[seat] = _pair(state, word)
        elif word != "-":
            _refuse("chiefs", word, f"seat {seat} has not written down its chiefs")
    _finish(state)
    return pack(states, state)


def parse_view(text: str) -> Records:
    """The view written as `text`, checked like a state. Raises NotationError."""
    views = new(VIEW)
    view = unpack(views)
    fields = _fields(text, {"seat": "-"})
    _read_public(view, fields)
    view.me = SPECTATOR if fields["seat"] == "-" else _number(fields, "seat", 0, view.seats - 1)
    over = view.phase == OVER
    for path, word in enumerate(_words(fields, "tokens", PATHS)):
        seen = over or (view.me != SPECTATOR and int(view.knows[path]) >> view.me & 1)
        if view.knows[path] and not seen:
            if word != "?":
                _refuse("tokens", word, f"this seat has not seen the token in hut {path + 1}: expected ?")
        else:
            view.token[path] = _token(word, bool(view.knows[path]))
    for seat, word in enumerate(_chief_words(view, fields)):
        written = plain(has_written)(view, seat)
        if written and (over or seat == view.me):
            view.chief[seat] = _pair(view, word)
        elif word != ("?" if written else "-"):
            _refuse(
                "chiefs", word, f"this seat does not know the chiefs of seat {seat}: expected {'?' if written else '-'}"
            )
    _finish(view)
    return pack(views, view)


def _refuse(key: str, value: object, sentence: str) -> None:
    raise NotationError(f"{key}={str(value)[:60]}: {sentence}")


def _fields(text: str, more: Mapping[str, str]) -> dict[str, str]:
    defaults = {**more, **DEFAULTS}
    given: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals or key not in defaults:
            raise NotationError(f"cannot read {word[:40]!r}: expected key=value with a key of {', '.join(defaults)}")
        if key in given:
            raise NotationError(f"{key} is given twice")
        given[key] = value
    return {**defaults, **given}


def _whole(key: str, text: str, least: int, most: int) -> int:
    if text.isascii() and text.isdigit() and len(text) < 7 and least <= int(text) <= most:
        return int(text)
    raise NotationError(f"{key}={text[:40]} is not a whole number from {least} to {most}")


def _number(fields: Mapping[str, str], key: str, least: int, most: int) -> int:
    return _whole(key, fields[key], least, most)


def _choice(fields: Mapping[str, str], key: str, choices: Sequence[str]) -> int:
    if fields[key] not in choices:
        raise NotationError(f"{key}={fields[key][:40]} is not one of {', '.join(choices)}")
    return choices.index(fields[key])


def _maybe(fields: Mapping[str, str], key: str, most: int) -> int:
    """A number counted from 1 in the text and from 0 in the state; `-` is -1."""
    return -1 if fields[key] == "-" else _number(fields, key, 1, most) - 1


def _words(fields: Mapping[str, str], key: str, count: int) -> list[str]:
    words = fields[key].split(",")
    if len(words) != count:
        raise NotationError(f"{key}={fields[key][:40]} has {len(words)} parts, expected {count}")
    return words


def _chief_words(table: Public, fields: Mapping[str, str]) -> list[str]:
    if fields["chiefs"] == "-":
        return ["-"] * table.seats
    if not table.chief_scouts:
        _refuse("chiefs", fields["chiefs"], "chief scouts are not played")
    return _words(fields, "chiefs", table.seats)


def _token(word: str, opened: bool) -> int:
    values = {str(TOKEN_VALUES[token]): token for token in range(1, TOKENS + 1)} if opened else {"-": 0}
    if word not in values:
        _refuse("tokens", word, f"expected {' or '.join(values)}")
    return values[word]


def _pair(table: Public, word: str) -> list[int]:
    numbers = [_whole("chiefs", each, 1, int(USABLE[table.seats])) for each in word.split("+")]
    if len(numbers) != 2 or numbers[0] >= numbers[1]:
        _refuse("chiefs", word, "expected two numbers such as 3+7, the lower first")
    return numbers


def _read_public(table: Any, fields: Mapping[str, str]) -> None:
    """What everybody knows, part by part; what belongs together is checked by `_finish`."""
    table.seats = _number(fields, "seats", 2, SEATS)
    table.chief_scouts = _choice(fields, "chief_scouts", SWITCH)
    table.toll_once = _choice(fields, "toll_per_owner", SWITCH)
    table.phase = _choice(fields, "phase", PHASE_WORDS)
    table.resume = list(RESUMES)[_choice(fields, "resume", list(RESUMES.values()))]
    table.turn = _number(fields, "turn", 0, table.seats - 1)
    table.actor = table.turn if fields["actor"] == "-" else _number(fields, "actor", 0, table.seats - 1)
    table.passes = _number(fields, "passes", 0, table.seats)
    table.quiet = _number(fields, "quiet", 0, 2 * table.seats)
    gold = _words(fields, "gold", table.seats) if fields["gold"] else [str(START_GOLD)] * table.seats
    table.gold[: table.seats] = [_whole("gold", word, 0, MOST_GOLD) for word in gold]
    _read_map(table, fields["map"])
    _read_supply(table, fields)
    _read_expedition(table, fields)
    _read_units(table, fields["units"])
    _read_jungle(table, fields)
    _read_prizes(table, fields["scored"])
    _count_reserves(table)


def _read_map(table: Any, text: str) -> None:
    """Rows of letters; tiles agree with each other and the edge, and the layout could have been laid."""
    if not text:
        layout = box.parse_layout("base")
        text = "".join({None: ".", 0: "~", 5: "+", 10: "*"}[layout.get(cell)] for cell in range(CELLS))
        text = "/".join(text[i : i + COLUMNS] for i in range(0, CELLS, COLUMNS))
    rows = text.split("/")
    if len(rows) != box.ROWS or any(len(row) != COLUMNS or not set(row) <= set(TILES_OF) for row in rows):
        letters = "".join(TILES_OF)
        _refuse("map", text, f"expected {box.ROWS} rows of {COLUMNS} letters out of {letters}, separated by /")
    tile = [TILES_OF[letter] for letter in "".join(rows)]
    table.tile[:] = tile
    for cell in range(CELLS):
        if tile[cell] >= 0 and not plain(fits)(requirement(table.tile, cell), plain(land_sides)(tile[cell])):
            _refuse("map", text, f"the sides of {CELL_TEXTS[cell]} do not agree with those around it")
    fault = box.layout_fault(_layout(tile)) if _layout(tile) else "a layout has at least one tile"
    if fault is not None:
        _refuse("map", text, fault)
    table.spaces = tile.count(-1)


def _read_supply(table: Any, fields: Mapping[str, str]) -> None:
    most = _most_open(table.tile)
    opened = _words(fields, "open", 6) if fields["open"] else list(map(str, most))
    table.face_up[:] = [_whole("open", word, 0, most[kind]) for kind, word in enumerate(opened)]
    for key, counts, events in (("hidden", table.plain, table.event), ("out", table.plain_out, table.event_out)):
        event_key = "events" if key == "hidden" else "events_out"
        words = _words(fields, key, SHIP_KINDS)
        counts[:] = [_whole(key, word, 0, int(PLAIN_TILES[kind])) for kind, word in enumerate(words)]
        for kind, word in enumerate(_words(fields, event_key, SHIP_KINDS)):
            if len(word) != 4:
                _refuse(event_key, word, "expected four digits, one for each event")
            events[kind] = [_whole(event_key, each, 0, int(EVENT_TILES[kind, i])) for i, each in enumerate(word)]
    if (table.plain + table.plain_out > PLAIN_TILES).any() or (table.event + table.event_out > EVENT_TILES).any():
        raise NotationError("hidden and discarded tiles together are more than there are")
    table.back[:] = -1
    for stack, word in enumerate(_words(fields, "stacks", STACKS)):
        match = STACK.fullmatch(word)
        if match is None or match[1] == "0":
            _refuse("stacks", word, "expected a number of tiles and ?, . or - for the back, or 0")
        elif match[1]:
            table.stack[stack] = _whole("stacks", match[1], 1, int(PLAIN_TILES.sum() + EVENT_TILES.sum()))
            table.back[stack] = {letter: back for back, letter in BACK_LETTERS.items()}[match[2]]
    hidden = int(table.plain.sum()), int(table.event.sum())
    if int(table.stack.sum(dtype=int)) != sum(hidden):
        _refuse("stacks", fields["stacks"], f"the stacks must have the {sum(hidden)} hidden tiles")
    for back, tiles in enumerate(hidden):
        if (table.back == back).sum() > tiles:
            _refuse("stacks", fields["stacks"], f"more backs are {('plain', '?')[back]} than there are such tiles")


def _read_expedition(table: Any, fields: Mapping[str, str]) -> None:
    if fields["ship"] != "-" and fields["ship"] not in PLACES:
        _refuse("ship", fields["ship"], "expected a cell such as c4 or an edge space such as S7")
    table.ship = PLACES.get(fields["ship"], -1)
    table.source = _choice(fields, "source", ("-", *SOURCES[1:]))
    table.left = _number(fields, "left", 0, MOST_ANNOUNCED)
    table.drawn = _number(fields, "drawn", 0, 1)
    table.found = _number(fields, "found", 0, 1)
    table.draw_from = _maybe(fields, "from", STACKS)
    table.hand = _choice(fields, "hand", ("-", *box.KINDS[:SHIP_KINDS])) - 1
    table.hand_event = _choice(fields, "event", ("-", *box.EVENTS))
    table.barred = _maybe(fields, "barred", PATHS)
    table.hut = _maybe(fields, "hut", PATHS)


def _read_units(table: Any, text: str) -> None:
    for word in [] if text == "-" else text.split(","):
        match = UNIT.fullmatch(word)
        if match is None:
            _refuse("units", word, "expected a unit such as c4:0s, c4:1fN or c4:2s#7")
        else:
            cell, seat, kind = CELL_TEXTS.index(match[1]), int(match[2]), UNIT_LETTERS.index(match[3])
            tile = int(table.tile[cell])
            strait = tile >= 0 and plain(is_strait)(tile)
            side = box.SIDES.index(match[4]) if match[4] else -1
            number = _whole("units", match[5] or "0", 0, int(USABLE[table.seats]))
            wrong = (
                (seat >= table.seats, f"seats are 0 to {table.seats - 1}"),
                (tile < 0 or tile >= LAID or not plain(land_sides)(tile), "no unit can stand there"),
                (table.unit[cell] > 0, "two units stand there"),
                (strait and (side < 0 or not tile >> side & 1), "the side of a land of the strait must be given"),
                (not strait and side >= 0, "the tile has only one land"),
                ((number > 0) != (bool(table.chief_scouts) and kind == SCOUT), "only numbered scouts have a number"),
            )
            for found, sentence in wrong:
                if found:
                    _refuse("units", word, sentence)
            table.unit[cell] = plain(pack_unit)(kind, seat, int(side > 1), number)


def _read_jungle(table: Any, fields: Mapping[str, str]) -> None:
    usable = int(USABLE[table.seats])
    for path, text in enumerate(_words(fields, "paths", PATHS)):
        for space, word in enumerate([] if text == "-" else text.split(":")):
            match = ON_PATH.fullmatch(word)
            if match is None or space >= PATH_LENGTH or (match[1] and int(match[1]) >= table.seats):
                _refuse("paths", text, f"expected up to {PATH_LENGTH} seats or . separated by :, such as 0:.:1")
            elif match[1]:
                number = _whole("paths", match[2] or "0", 0, usable)
                if (number > 0) != bool(table.chief_scouts):
                    _refuse("paths", text, "only where chief scouts are played every scout has a number")
                table.path[path, space] = plain(pack_scout)(int(match[1]), number)
    for path, word in enumerate(_words(fields, "knows", PATHS)):
        seats = [] if word == "-" else list(word)
        if seats != sorted(set(seats)) or not set(seats) <= set("0123"[: table.seats]) or not word:
            _refuse("knows", word, "expected the seats that know a token such as 02, or -")
        table.knows[path] = sum(1 << int(seat) for seat in seats)
    due = ["-"] * table.seats if fields["due"] == "-" else _words(fields, "due", table.seats)
    for seat, word in enumerate(due):
        if table.chief_scouts:
            numbers = [] if word == "-" else [_whole("due", each, 1, usable) for each in word.split("+")]
            table.due[seat] = len(numbers)
            table.due_pieces[seat] = sum(1 << number for number in set(numbers))
            if numbers != sorted(set(numbers)):
                _refuse("due", word, "expected different numbers in ascending order such as 3+7")
        else:
            table.due[seat] = 0 if word == "-" else _whole("due", word, 0, usable)


def _read_prizes(table: Any, text: str) -> None:
    """Ranks on islands that are complete and have no unit any more."""
    complete = {}
    for island in find_islands(table.tile, table.unit):
        if island.open_sides == 0 and not island.power.any():
            complete[CELL_TEXTS[island.cells[0]]] = island.cells[0]
    for word in [] if text == "-" else text.split(","):
        match = PRIZE.fullmatch(word)
        if match is None or len(match[2]) != table.seats:
            _refuse("scored", word, f"expected a cell and {table.seats} ranks such as c4:{'12--'[: table.seats]}")
        else:
            ranks = [0 if rank == "-" else int(rank) for rank in match[2]]
            if match[1] not in complete:
                _refuse("scored", word, "no complete island without units begins there")
            if table.prize[complete[match[1]]]:
                _refuse("scored", word, "that island is named twice")
            if not any(ranks) or set(ranks) - {0} != set(range(1, max(ranks) + 1)):
                _refuse("scored", word, "ranks are counted from 1 without a gap")
            prize = sum(rank << 3 * seat for seat, rank in enumerate(ranks)) + (THIS_TURN if match[3] else 0)
            table.prize[complete[match[1]]] = prize


def _count_reserves(table: Any) -> None:
    """What is neither on the map nor in the jungle is in reserve, but for a scout just taken."""
    units = find_units(table.tile, table.unit)
    usable = int(USABLE[table.seats])
    for seat in range(table.seats):
        mine = [each for each in units if each.seat == seat]
        kinds = [each.kind for each in mine]
        on_paths = [plain(scout_number)(each) for each in table.path.flat if plain(scout_seat)(int(each)) == seat]
        taken = int(table.phase in (TAKEN_HUT, TAKEN_SCOUT) and seat == table.actor)
        table.forts[seat] = FORTS - kinds.count(FORT)
        table.settlements[seat] = SETTLEMENTS - kinds.count(SETTLEMENT)
        scouts = usable - kinds.count(SCOUT) - len(on_paths) - int(table.due[seat]) - taken
        if scouts < 0 or table.forts[seat] < 0 or table.settlements[seat] < 0:
            raise NotationError(f"seat {seat} has more units than there are")
        if taken and scouts:
            raise NotationError(f"seat {seat} has taken a scout, but has others in reserve")
        table.scouts[seat] = scouts
        if table.chief_scouts:
            used = [each.number for each in mine if each.number] + on_paths + bits_set(int(table.due_pieces[seat]))
            if len(set(used)) < len(used):
                raise NotationError(f"seat {seat} has a scout twice")
            left = [number for number in range(1, usable + 1) if number not in used]
            if taken:
                table.taken = left[0]
            else:
                table.pieces[seat] = sum(1 << number for number in left)


# ---- what belongs together


def _finish(table: Any) -> None:
    """Check what belongs together, and count the points."""
    for sentence in _faults(table):
        raise NotationError(sentence)
    table.points[: table.seats] = receipt(table).totals


def _faults(table: Any) -> Any:
    """What does not fit, a sentence each."""
    phase, resume = table.phase, table.resume
    scoring = phase in (ORDER, JUNGLE) or resume == SCOUTS  # islands of this turn
    spaces = table.spaces
    tile = table.tile.tolist()
    if (phase in (BACK, TOKEN)) != (resume != WAIT):
        yield "resume is given with phase=back and phase=token, and only there"
    if table.actor != table.turn and not scoring and phase != CHIEFS:
        yield f"seat {table.turn} is to act, not {table.actor}"
    if table.due.any() and phase != JUNGLE and resume != SCOUTS:
        yield "scouts are due only in the jungle"
    if (table.prize >= THIS_TURN).any() != (phase == JUNGLE or resume == SCOUTS) and phase != ORDER:
        yield "an island of this turn is marked with ! while its scouts go to the jungle, and only then"
    if (spaces == 0) != (phase == OVER) and not (spaces == 0 and (table.found or scoring)):
        yield "the match is over when all is explored, and only then"
    if not table.found and spaces and close_off(table.tile, np.empty(CELLS, np.int8)):
        yield "a space is closed off, so it would have been filled"
    if not table.found and not scoring and resume != SCORE and _waiting_islands(table):
        yield "a complete island with units would have been scored"
    yield from _supply_faults(table)
    yield from _jungle_faults(table)
    under_way = phase in (ROUTE, ANNOUNCE, EXPLORE, TILE, PLACE, NATIVES, TAKEN_HUT, TAKEN_SCOUT)
    if under_way or resume in (HAND, EVENT, GO_ON):
        yield from _voyage_faults(table, tile)
    elif table.ship >= 0 or table.source or table.left or table.drawn or table.found:
        yield f"there is no expedition in phase={PHASE_WORDS[phase]}"
    if (table.draw_from >= 0) != (phase == TILE):
        yield "from is given with phase=tile, and only there"
    if (table.hand >= 0) != (phase == PLACE or resume == HAND):
        yield "a tile is in hand when it is to be placed, and only then"
    if table.hand_event and table.hand < 0 and resume != EVENT:
        yield "there is no tile with an event"
    if table.barred >= 0 and phase != TAKEN_HUT:
        yield "barred is given only for a scout that was taken from a path by natives"
    yield from _phase_faults(table, tile)


def _waiting_islands(table: Any) -> int:
    return len(island_numbers(table))


def _supply_faults(table: Any) -> Any:
    used = FACE_UP.tolist()
    for kind in range(SHIP_KINDS):
        used[kind] += int(PLAIN_TILES[kind] + EVENT_TILES[kind].sum())
        used[kind] -= int(
            table.plain[kind] + table.plain_out[kind] + table.event[kind].sum() + table.event_out[kind].sum()
        )
    kinds = [int(KIND_OF[plain(land_sides)(each)]) for each in table.tile.tolist() if each >= 0 and each < LAID + 16]
    for kind in range(6):
        missing = used[kind] - int(table.face_up[kind]) - kinds.count(kind) - int(table.hand == kind)
        if missing > 0:
            yield f"{missing} {box.KINDS[kind]} tiles are neither in the stacks nor on the map"
    unknown = bool(((table.stack > 0) & (table.back < 0)).any())
    if unknown != (table.phase == BACK) and table.spaces:
        yield "a back is unknown with phase=back, and only there"
    discards = table.plain_out.any() or table.event_out.any()
    if table.spaces and table.hand < 0 and not table.stack.any() and discards:
        yield "no stack is left, so the discards would have been made into new ones"


def _jungle_faults(table: Any) -> Any:
    if (table.hut >= 0) != (table.phase == TOKEN):
        yield "hut is given with phase=token, and only there"
    for path in range(PATHS):
        scouts = table.path[path].any()
        if table.hut == path:
            row = table.path[path].tolist()
            if table.knows[path] or not row[0] or any(row[1:]) or plain(scout_seat)(row[0]) != table.actor:
                yield f"hut {path + 1} must be empty, with the first scout of seat {table.actor} in front of it"
        elif scouts and not table.knows[path]:
            yield f"a scout stands on path {path + 1}, so somebody has drawn its token"
        if table.phase == OVER and 0 < table.knows[path] < (1 << table.seats) - 1:
            yield "when the match is over, everybody knows all tokens"
    values = table.token.tolist()
    for token in range(1, TOKENS + 1):
        if values.count(token) > TOKEN_COUNTS[token]:
            yield f"there are only {TOKEN_COUNTS[token]} tokens of {TOKEN_VALUES[token]}"


def _voyage_faults(table: Any, tile: Sequence[int]) -> Any:
    """A ship that is under way."""
    ship = table.ship
    if ship < 0:
        yield "where the ship is must be given"
    elif table.found and not (table.drawn and ship < CELLS and 0 <= tile[ship] < LAID and not table.quiet):
        yield "the ship must be on a tile that was discovered, and this turn is not quiet"
    elif not table.found and start_refusal(table.tile, _labels(table), ship, FAR - 1):
        yield f"no expedition can start on {PLACE_NAMES[ship]}"
    if (table.source == 0) != (table.phase in (ROUTE, ANNOUNCE)):
        yield "the source is known once tiles are announced, and only then"
    if not table.source and (table.left or table.drawn or table.found):
        yield "nothing can be drawn before it is announced"
    if table.hand >= 0:
        fitting = fitting_kinds(table.tile, ship) >> table.hand & 1
        if not fitting and (table.phase == PLACE or table.source == OPEN):
            yield "the tile fits nowhere, so it would have been discarded"
        if not leads_on(table.tile, ship):
            yield "the ship is in a dead end, so no tile can be in hand"
        if table.hand_event and table.source == OPEN:
            yield "an open tile has no event"


def _labels(table: Any) -> Cells:
    """The tolls on all ways to the edge, for the active seat."""
    labels = np.empty((CELLS, PRICES), np.uint64)
    relax_costs(table.tile, table.unit, int(table.turn), int(table.toll_once), labels)
    return labels


def _can_land(table: Any) -> bool:
    """Whether a scout could be put down on the tile just discovered."""
    return plain(landing_refusal)(table, table.turn, SCOUT) == 0


def _has_room(table: Any) -> bool:
    """Whether another path than the barred one has a free space."""
    return any(path != table.barred and not table.path[path].all() for path in range(PATHS))


def _phase_faults(table: Any, tile: Sequence[int]) -> Any:
    """What a phase asks for."""
    phase, resume, gold, ship = table.phase, table.resume, int(table.gold[table.turn]), table.ship
    price = HIDDEN_COST if table.stack.any() else OPEN_COST
    if (phase == CHIEFS or resume == SETUP) and (
        tile.count(-1) + len(_layout(tile)) < CELLS or table.quiet or table.passes
    ):
        yield "the match has not begun"
    if phase == CHIEFS and not table.chief_scouts:
        yield "chief scouts are not played"
    if phase in (DIE, WHEEL) and gold >= ROLL_BELOW and table.passes < table.seats:
        yield f"with {gold} gold nobody rolls"
    if phase == ROUTE:
        labels = _labels(table)
        ways = payments(labels, ship, int(table.turn), np.empty(VIAS, np.int64))
        if ways < 2 or cheapest(labels, ship) + price > gold:
            yield "there is no choice of ways that can be paid"
    if phase == ANNOUNCE and gold < price:
        yield "no tile can be paid"
    if phase == EXPLORE:
        fitting = fitting_kinds(table.tile, ship)
        kinds = [kind for kind in range(SHIP_KINDS) if fitting >> kind & 1]
        pool = table.plain + table.plain_out + table.event.sum(axis=1) + table.event_out.sum(axis=1)
        reach = any(pool[kind] or (table.source == OPEN and table.face_up[kind]) for kind in kinds)
        could_draw = bool(kinds) and bool(table.left) and (reach if table.source == OPEN else bool(table.stack.any()))
        if (not could_draw and not _can_land(table)) or (plain(is_guarded)(table) and not reach):
            yield "the expedition would not wait here: no tile can be drawn and no unit put down"
    if phase == TILE:
        if table.source != HIDDEN or not table.left or not table.stack[table.draw_from]:
            yield "no tile can be drawn from that stack"
        if not leads_on(table.tile, ship):
            yield "the ship is in a dead end, so no tile can be drawn"
    if phase == PLACE and not table.drawn:
        yield "a tile to place has been drawn"
    if resume == HAND and not table.left:
        yield "the tile in hand was not announced"
    if resume == GO_ON and not table.drawn:
        yield "no tile has been drawn"
    if (
        phase in (NATIVES, TAKEN_HUT, TAKEN_SCOUT) or resume == EVENT or (phase == TOKEN and resume == GO_ON)
    ) and not table.found:
        yield "no tile has been placed"
    if phase == TAKEN_SCOUT and not _can_land(table):
        yield "no scout can be put down"
    if phase == TAKEN_HUT and not _has_room(table):
        yield "no path has room for the scout"
    if (phase == BACK and resume == SCOUTS) or (phase == TOKEN and resume not in (GO_ON, SCOUTS)):
        yield f"resume={RESUMES[resume]} does not follow phase={PHASE_WORDS[phase]}"
    if phase == ORDER and _waiting_islands(table) < 2:
        yield "there are no two islands to choose from"
    if phase == JUNGLE and not table.due[table.actor]:
        yield f"no scout of seat {table.actor} is due"
    if phase == OVER and (table.turn or table.passes or table.quiet):
        yield "when the match is over, it is nobody's turn"


class _Codec:
    """These functions as a game's codec, until their fields are declared."""

    parse_state = staticmethod(parse_state)
    parse_view = staticmethod(parse_view)
    seats = staticmethod(state_seats)
    options = staticmethod(state_options)

    @staticmethod
    def text(records: Records) -> str:
        """A state or a view as one line."""
        return state_text(records) if records.dtype == STATE else view_text(records)


CODEC = _Codec()
