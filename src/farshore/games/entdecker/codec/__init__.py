"""Positions of Die neuen Entdecker as text: a state or a view on one line, read back without loss.

Fields that have their default are left out:

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
from collections.abc import Sequence
from functools import cache
from typing import Any

from farshore.engine.bits import has_bit
from farshore.engine.codec import (
    NONE,
    Bits,
    Choice,
    Codec,
    Field,
    Grid,
    Kind,
    List,
    Maybe,
    Number,
    Word,
    agreed,
    is_view,
    nothing,
)
from farshore.engine.errors import NotationError
from farshore.engine.game import SPECTATOR
from farshore.engine.kernel import plain
from farshore.games.entdecker import box, packed, state
from farshore.games.entdecker.codec.faults import check, is_scoring, is_under_way, layout
from farshore.games.entdecker.map_queries import find_islands, find_units
from farshore.games.entdecker.options import OPTIONS
from farshore.games.entdecker.outlook import ranks_by_seat
from farshore.games.entdecker.placing import fits, requirement
from farshore.games.entdecker.present import PHASES, SOURCES
from farshore.games.entdecker.state import CELLS, LAID, PATHS, PLACE_TEXTS, SCOUT, SHIP_KINDS, STACKS, STATE, USABLE
from farshore.games.entdecker.view import VIEW, has_written

PHASE_WORDS = tuple(phase.replace(" ", "_") for phase in PHASES)
RESUMES = {  # what can follow the backs or the token that are awaited
    state.BACK: {"setup": state.THEN_SETUP, "hand": state.THEN_HAND, "event": state.THEN_EVENT,
                 "go_on": state.THEN_GO_ON, "score": state.THEN_SCORE},
    state.TOKEN: {"go_on": state.THEN_GO_ON, "scouts": state.THEN_SCOUTS},
}  # fmt: skip
UNIT_LETTERS = ".sft"
BACKS = {".": state.PLAIN, "?": state.QUESTION, NONE: -1}
TILES_OF = {".": -1, "~": LAID, "+": LAID + 31, "*": LAID + 47, **{f"{mask:x}": mask for mask in range(16)}}
MAP = Grid(box.ROWS, box.COLUMNS, TILES_OF)
PLACES = {name: place for place, name in enumerate(PLACE_TEXTS)}
ALL_HIDDEN = int(state.PLAIN_TILES.sum() + state.EVENT_TILES.sum())
STACK = re.compile(r"([0-9]{1,3})([.?-])")
UNIT = re.compile(r"([a-l][1-8]):([0-3])([sft])([NESW]?)(?:#([0-9]{1,2}))?")
SCORED = re.compile(r"([a-l][1-8]):([1-4-]+)(!?)")
NO_PATHS = ",".join(NONE * PATHS)


# ---- the map


def _put_map(record: Any, tile: list[int]) -> None:
    record.tile[:] = tile
    record.spaces = tile.count(-1)
    for cell in range(CELLS):
        if tile[cell] >= 0 and not plain(fits)(requirement(record.tile, cell), plain(packed.land_sides)(tile[cell])):
            raise NotationError(f"map: the sides of {box.CELL_TEXTS[cell]} do not agree with those around it")
    laid = layout(tile)
    fault = box.layout_fault(laid) if laid else "a layout has at least one tile"
    if fault is not None and laid != box.SMALL_LAYOUT:
        raise NotationError(f"map: {fault}")


def _parse_unit(text: str) -> tuple[str, ...]:
    found = UNIT.fullmatch(text)
    if found is None:
        raise NotationError("expected a unit such as c4:0s, c4:1fN or c4:2s#7")
    return found.groups(default="")


def _units(record: Any) -> list[tuple[str, ...]]:
    """Cell, seat, letter, side and number of every unit."""
    return [
        (box.CELL_TEXTS[unit.cell], str(unit.seat), UNIT_LETTERS[unit.kind], unit.side, str(unit.number or ""))
        for unit in find_units(record.tile, record.unit)
    ]


def _unit_text(unit: tuple[str, ...]) -> str:
    cell, seat, letter, side, number = unit
    return f"{cell}:{seat}{letter}{side}" + (f"#{number}" if number else "")


def _put_units(record: Any, units: list[tuple[str, ...]]) -> None:
    for unit in units:
        cell, seat, kind = PLACES[unit[0]], int(unit[1]), UNIT_LETTERS.index(unit[2])
        tile, side, number = int(record.tile[cell]), box.SIDES.find(unit[3] or NONE), int(unit[4] or 0)
        is_strait = tile >= 0 and plain(packed.is_strait)(tile)
        for is_wrong, sentence in (
            (seat >= record.seats, f"seats are 0 to {record.seats - 1}"),
            (tile < 0 or tile >= LAID or not plain(packed.land_sides)(tile), "no unit can stand there"),
            (record.unit[cell] > 0, "two units stand there"),
            (
                is_strait and (side < 0 or not plain(packed.is_land)(tile, side)),
                "the side of a land of the strait must be given",
            ),
            (not is_strait and side >= 0, "the tile has only one land"),
            ((number > 0) != (record.chief_scouts and kind == SCOUT), "only numbered scouts have a number"),
            (number > USABLE[record.seats], f"scouts have numbers from 1 to {USABLE[record.seats]}"),
        ):
            if is_wrong:
                raise NotationError(f"units={_unit_text(unit)}: {sentence}")
        record.unit[cell] = plain(packed.pack_unit)(kind, seat, int(side > 1), number)


def _parse_scored(text: str) -> tuple[int, list[int], bool]:
    found = SCORED.fullmatch(text)
    if found is None:
        raise NotationError("expected a cell and the rank of every seat such as c4:12 or c4:-1!")
    return PLACES[found[1]], [0 if rank == NONE else int(rank) for rank in found[2]], bool(found[3])


def _scored(record: Any) -> list[tuple[int, list[int], bool]]:
    """The first cell of every scored island, the ranks, and whether it was scored in this turn."""
    ranks, fresh = enumerate(record.scored_ranks.tolist()), plain(packed.is_of_this_turn)
    return [(cell, ranks_by_seat(each, record.seats), fresh(each)) for cell, each in ranks if each]


def _scored_text(scored: tuple[int, list[int], bool]) -> str:
    cell, ranks, this_turn = scored
    return f"{box.CELL_TEXTS[cell]}:{''.join(str(rank or NONE) for rank in ranks)}{'!' * this_turn}"


def _put_scored(record: Any, scored: list[tuple[int, list[int], bool]]) -> None:
    islands = find_islands(record.tile, record.unit)
    complete = [island.cells[0] for island in islands if island.open_sides == 0 and not island.power.any()]
    for each in scored:
        cell, ranks, this_turn = each
        for is_wrong, sentence in (
            (len(ranks) != record.seats, f"expected a cell and {record.seats} ranks, one for each seat"),
            (cell not in complete, "no complete island without units begins there"),
            (record.scored_ranks[cell] > 0, "that island is named twice"),
            (
                not any(ranks) or set(ranks) - {0} != set(range(1, max(ranks) + 1)),
                "ranks are counted from 1 without a gap",
            ),
        ):
            if is_wrong:
                raise NotationError(f"scored={_scored_text(each)}: {sentence}")
        shares = (plain(packed.pack_rank)(rank, seat) for seat, rank in enumerate(ranks))
        record.scored_ranks[cell] = sum(shares) + packed.THIS_TURN * this_turn


# ---- tiles


def _most_open(record: Any) -> list[int]:
    """What lies open before anything is explored."""
    most: list[int] = state.FACE_UP.tolist()
    most[state.SEA] = max(0, most[state.SEA] - int((record.tile == LAID).sum()))  # EN-A37
    return most


def _open(record: Any) -> List:
    return List([Number(0, most) for most in _most_open(record)], 6)


TILES = List([Number(0, most) for most in state.PLAIN_TILES.tolist()], SHIP_KINDS)
EVENTS = List([List([Number(0, most) for most in row], 4, "") for row in state.EVENT_TILES.tolist()], SHIP_KINDS)


def _parse_stack(text: str) -> tuple[int, int]:
    if text == "0":
        return 0, -1
    found = STACK.fullmatch(text)
    if found is None or not 1 <= int(found[1]) <= ALL_HIDDEN:
        raise NotationError(f"expected a number of tiles up to {ALL_HIDDEN} and ?, . or - for the back, or 0")
    return int(found[1]), BACKS[found[2]]


def _stack_text(stack: tuple[int, int]) -> str:
    return f"{stack[0]}{next(letter for letter, back in BACKS.items() if back == stack[1])}" if stack[0] else "0"


def _put_stacks(record: Any, stacks: list[tuple[int, int]]) -> None:
    record.stack[:], record.back[:] = zip(*stacks, strict=True)


# ---- the jungle


@cache
def _space(seats: int, are_numbered: int) -> Choice:
    """A scout on a path, by its seat and, where scouts have numbers, its number."""
    numbers = range(1, int(USABLE[seats]) + 1) if are_numbered else (0,)
    scouts = [(seat, number) for seat in range(seats) for number in numbers]
    texts = {f"{seat}#{n}" if n else str(seat): plain(packed.pack_scout)(seat, n) for seat, n in scouts}
    return Choice({".": 0, **texts}, "a seat, with a number where chief scouts are played and only there")


def _paths(record: Any) -> List:
    space = _space(record.seats, record.chief_scouts)
    return List(List(space, range(state.PATH_LENGTH + 1), ":"), PATHS)


def _get_paths(record: Any) -> list[list[int]]:
    """The spaces of every path up to the last scout."""
    return [row[: max((i + 1 for i, space in enumerate(row) if space), default=0)] for row in record.path.tolist()]


def _put_paths(record: Any, paths: list[list[int]]) -> None:
    for path, spaces in enumerate(paths):
        record.path[path, : len(spaces)] = spaces


def _due(record: Any) -> Kind:
    if record.phase != state.JUNGLE and record.resume != state.THEN_SCOUTS:
        return nothing("scouts are due only in the jungle", (0,) * record.seats)
    number = Number(0, int(USABLE[record.seats]))
    each: Kind = Bits(Number(1, number.most), "+") if record.chief_scouts else Maybe(number, None)
    return Maybe(List(each, record.seats), (0,) * record.seats)


def _get_due(record: Any) -> tuple[int, ...]:
    return tuple((record.due_bits if record.chief_scouts else record.due)[: record.seats].tolist())


def _put_due(record: Any, due: Sequence[int | None]) -> None:
    for seat, each in enumerate(due):
        record.due[seat] = int(each or 0).bit_count() if record.chief_scouts else each or 0
        record.due_bits[seat] = (each or 0) if record.chief_scouts else 0


def _tokens(record: Any) -> List:
    def token(path: int) -> Choice:
        known = int(record.knows[path])
        if not known:
            return nothing(f"nobody has drawn the token of hut {path + 1}", 0)
        if (
            is_view(record)
            and record.phase != state.OVER
            and (record.me == SPECTATOR or not plain(has_bit)(known, record.me))
        ):
            return Choice({"?": 0}, f"this seat has not seen the token in hut {path + 1}")
        return Choice({str(state.TOKEN_VALUES[each]): each for each in range(1, state.TOKENS + 1)})

    return List(token, PATHS)


@cache
def _pair(most: int) -> Choice:
    pairs = {f"{a}+{b}": (a, b) for a, b in state.PAIR_OF.tolist() if b <= most}
    return Choice(pairs, "two numbers, the lower first")


def _chiefs(record: Any) -> Kind:
    def pair(seat: int) -> Choice:
        if not plain(has_written)(record, seat):
            return nothing(f"seat {seat} has not written down its chiefs", (0, 0))
        if is_view(record) and record.phase != state.OVER and seat != record.me:
            return Choice({"?": (0, 0)}, f"this seat does not know the chiefs of seat {seat}")
        return _pair(int(USABLE[record.seats]))

    everybody = List(pair, record.seats)
    none = ",".join(NONE * record.seats)
    return Word(lambda text: everybody.read("chiefs", none if text == NONE else text), everybody.write)


# ---- the course of the match


def _actor(record: Any) -> Kind:
    """Who is to act, if it is not the seat whose turn it is."""
    if is_scoring(record) or record.phase == state.CHIEFS:
        return Maybe(Number(0, record.seats - 1))
    return Choice({NONE: -1, str(record.active): record.active}, f"seat {record.active} is to act")


def _put_actor(record: Any, actor: int) -> None:
    record.actor = record.active if actor < 0 else actor


def _ship(record: Any) -> Choice:
    if is_under_way(record):
        return Choice(PLACES, "an expedition starts on a cell or an edge space")
    return nothing(f"there is no expedition in phase={PHASE_WORDS[record.phase]}")


def _resume(record: Any) -> Choice:
    words = RESUMES.get(record.phase, {NONE: state.THEN_WAIT})
    return Choice(words, f"what can follow phase={PHASE_WORDS[record.phase]}")


def _source(record: Any) -> Choice:
    if not is_under_way(record) or record.phase in (state.ROUTE, state.ANNOUNCE):
        return nothing("the source is known once tiles are announced, and only then", state.NO_SOURCE)
    return Choice({word: source for source, word in enumerate(SOURCES) if word}, "tiles have been announced")


def _hand(record: Any) -> Choice:
    if record.phase == state.PLACE or record.resume == state.THEN_HAND:
        return Choice(box.KINDS[:SHIP_KINDS])
    return nothing("a tile is in hand when it is to be placed, and only then")


def _event(record: Any) -> Choice:
    if record.resume == state.THEN_EVENT or (record.hand >= 0 and record.source != state.OPEN):
        return Choice((NONE, *box.EVENTS))
    return nothing("there is no tile with an event: an open one has none", 0)


def _when(phase: int, kind: Kind) -> Any:
    """A kind for one phase; in others there is nothing."""
    only = nothing(f"it is given only with phase={PHASE_WORDS[phase]}")
    return lambda record: kind if record.phase == phase else only


def _announced(most: int) -> Any:
    """A number that is 0 before tiles are announced."""
    none = Choice({"0": 0}, "nothing can be drawn before it is announced")
    return lambda record: Number(0, most) if record.source else none


def _brief(name: str, kind: Any, default: Any = NONE, **more: Any) -> Field:
    return Field(name, kind, default, brief=True, **more)


CODEC = Codec(
    STATE,
    VIEW,
    (
        Field("seats", Number(2, state.SEATS), "2", early=True),
        *agreed(OPTIONS[1:3], brief=True),
        Field("map", MAP, MAP.write(state.layout_tiles(box.parse_layout("base"))), at="tile", put=_put_map),
        _brief("units", List(Word(_parse_unit, _unit_text), range(CELLS + 1)), get=_units, put=_put_units),
        _brief("scored", List(Word(_parse_scored, _scored_text), range(CELLS + 1)), get=_scored, put=_put_scored),
        _brief("open", _open, lambda record: _open(record).write(_most_open(record)), at="face_up"),
        _brief("hidden", TILES, TILES.write(state.PLAIN_TILES), at="plain"),
        _brief("events", EVENTS, EVENTS.write(state.EVENT_TILES), at="event"),
        _brief("out", TILES, TILES.write([0] * SHIP_KINDS), at="plain_out"),
        _brief("events_out", EVENTS, EVENTS.write([[0] * 4] * SHIP_KINDS), at="event_out"),
        _brief(
            "stacks",
            List(Word(_parse_stack, _stack_text), STACKS),
            ",".join(["19."] * STACKS),
            get=lambda record: zip(record.stack.tolist(), record.back.tolist(), strict=True),
            put=_put_stacks,
        ),
        _brief(
            "gold",
            lambda record: List(Number(0, 99_999), record.seats),
            lambda record: ",".join([str(state.START_GOLD)] * record.seats),
        ),
        _brief("paths", _paths, NO_PATHS, get=_get_paths, put=_put_paths),
        _brief("knows", lambda record: List(Bits(Choice("0123"[: record.seats]), ""), PATHS), NO_PATHS),
        Field("phase", Choice(PHASE_WORDS), "start", early=True),
        _brief("resume", _resume, early=True),
        Field("turn", lambda record: Number(0, record.seats - 1), "0", at="active", early=True),
        _brief(
            "actor",
            _actor,
            get=lambda record: -1 if record.actor == record.active else record.actor,
            put=_put_actor,
        ),
        _brief("passes", lambda record: Number(0, record.seats), "0"),
        _brief("quiet", lambda record: Number(0, 2 * record.seats), "0", at="turns_without_tile"),
        _brief("ship", _ship),
        _brief("source", _source),
        _brief("left", _announced(state.MOST_ANNOUNCED), "0"),
        _brief("drawn", _announced(1), "0"),
        _brief("found", _announced(1), "0"),
        _brief("from", _when(state.TILE, Number(1, STACKS, first=1)), at="draw_from"),
        _brief("hand", _hand),
        _brief("event", _event, at="hand_event"),
        _brief("barred", _when(state.TAKEN_HUT, Maybe(Number(1, PATHS, first=1)))),
        _brief("hut", _when(state.TOKEN, Number(1, PATHS, first=1))),
        _brief("due", _due, get=_get_due, put=_put_due),
        _brief("tokens", _tokens, NO_PATHS, at="token"),
        _brief("chiefs", _chiefs, at="chief", present=lambda record: bool(record.chief_scouts)),
    ),
    seats=lambda record: int(record.seats),
    check=check,
    more_options=lambda record: {"layout": box.layout_text(layout(record.tile.tolist()))},
)
