"""Positions of Explorers as text: a state or a view on one line, read back without loss.

A line is a list of `key=value`; what is left out has its default:

    seats=2 temples=basic ... map=3.180,1.0,4.90,8.270 goals=E7 phase=marks round=2 turn=3 seen=1,4,6 card=6 chosen=1
    struck=1,0,0,0 board0=16/16/4xxo9/... found0=ac,f,-,- temples0=12,-,-,- spent0=1 races0=10 sheet0=5:2
    turn0=marking,WM:2,horse

A board is written row by row from the top: a number for so many unmarked squares, `x` for a mark, `o` for one of the
running turn. Counts of keys, scrolls, gems and horses follow from the marks. `found` has the provisions of each round,
`temples` the points of explored temples in A to D, `spent` the scrolls spent before this turn, `races` the points won
in races, `sheet` provisions:gems of each finished round. In a view only the own seat has `o` and a `turn`.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from farshore.engine.errors import NotationError
from farshore.engine.game import SPECTATOR, Value
from farshore.engine.kernel import plain
from farshore.engine.record import Records, new, pack, unpack
from farshore.games.explorers import box
from farshore.games.explorers.goals import FAMILY, RACE
from farshore.games.explorers.maps import GROUND_OF, OBJECT_OF
from farshore.games.explorers.marks import EXPERT_KIND, MOST_EXPERT_PROVISIONS
from farshore.games.explorers.options import (
    CHANCE_MAP,
    COMPOSED_MAP,
    SIDES,
    achievements_text,
    map_text,
    parse_achievements,
    parse_map,
)
from farshore.games.explorers.present import PHASES, STAGES
from farshore.games.explorers.scoring import gem_points, provision_points
from farshore.games.explorers.state import (
    APPLE,
    BONUS_MARKING,
    BONUS_WAITING,
    CARDS,
    CHOOSE_VILLAGE,
    CHOOSING,
    DONE,
    DRAW_ACHIEVEMENTS,
    EXPLORED,
    GEM,
    GEMS,
    HORSE,
    HORSES,
    IDLE,
    KEY,
    KEYS,
    KEYS_SPENT,
    MAP,
    MARKING,
    MARKS,
    MOST_ACHIEVEMENTS,
    OPTION,
    OVER,
    PROVISION,
    ROUNDS,
    SCROLL,
    SCROLLS,
    SCROLLS_SPENT,
    SEATS,
    SETUP,
    SIDE,
    SQUARES,
    STATE,
    TEMPLE,
    TRACKS,
    TURNS,
    VILLAGE,
    Public,
)
from farshore.games.explorers.turns import active_seat
from farshore.games.explorers.view import VIEW

SWITCH = ("off", "on")
SWITCHES = ("temples", "provisions", "gems", "villages")
BESIDE = tuple(  # the neighbours of each square
    [
        row * SIDE + column
        for row, column in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
        if 0 <= row < SIDE and 0 <= column < SIDE
    ]
    for r in range(SIDE)
    for c in range(SIDE)
)
STAGE_WORDS = tuple(stage.replace(" ", "_") for stage in STAGES)

DEFAULTS = {
    "seats": "1",
    **dict.fromkeys(SWITCHES, "basic"),
    "strict": "off",
    "first_print": "off",
    "map": CHANCE_MAP,
    "goals": "-",
    "to_draw": "0",
    "phase": "setup",
    "start": "-",
    "round": "1",
    "turn": "0",
    "seen": "-",
    "card": "-",
    "near": "-",
    "chosen": "-",
    "struck": "0,0,0,0",
}
BOARD_DEFAULTS = {
    "board": "-",
    "found": "-,-,-,-",
    "temples": "-,-,-,-",
    "spent": "0",
    "races": "-",
    "sheet": "-",
    "turn": "idle",
}

# ---- writing


def state_text(states: Records) -> str:
    """A state as one line."""
    state = unpack(states)
    fields = _table_fields(state)
    for seat in range(state.seats):
        now = state.marks_now[seat], state.tracks_now[seat]
        fields |= _board_fields(state, seat, *now)
        if _has_turns(state):
            fields[f"turn{seat}"] = _turn_text(
                state.stage[seat], state.allowed[seat], state.left[seat], state.horse[seat], state.option[seat],
                state.scrolled[seat], state.bonus[seat],
            )  # fmt: skip
    return _joined(fields)


def view_text(views: Records) -> str:
    """A view as one line."""
    view = unpack(views)
    fields = {"seat": "-" if view.me == SPECTATOR else str(view.me)} | _table_fields(view)
    for seat in range(view.seats):
        mine = seat == view.me
        now = (view.my_marks, view.my_tracks) if mine else (view.marks[seat], view.tracks[seat])
        fields |= _board_fields(view, seat, *now)
        if mine and _has_turns(view):
            fields[f"turn{seat}"] = _turn_text(
                view.my_stage, view.my_allowed, view.my_left, view.my_horse, view.my_option,
                view.my_scrolled, view.my_bonus,
            )  # fmt: skip
    return _joined(fields)


def _joined(fields: Mapping[str, str]) -> str:
    return " ".join(f"{key}={value}" for key, value in fields.items())


def _has_turns(table: Public) -> bool:
    """Whether seats have a running turn."""
    return table.phase in (SETUP, OPTION, MARKS)


def _table_fields(table: Public) -> dict[str, str]:
    if table.placed == 4:
        tiles = map_text(table.tile.tolist())
    else:
        laid = [map_text([tile]) for tile in table.tile[: table.placed].tolist()]
        tiles = ",".join([*laid, COMPOSED_MAP if table.composed else CHANCE_MAP])
    return {
        "seats": str(table.seats),
        "temples": SIDES[table.expert_temples],
        "provisions": SIDES[table.expert_provisions],
        "gems": SIDES[table.expert_gems],
        "villages": SIDES[table.expert_villages],
        "strict": SWITCH[table.strict],
        "first_print": SWITCH[table.first_print],
        "map": tiles,
        "goals": achievements_text(table.goal[: table.goals].tolist()) or "-",
        "to_draw": str(table.to_draw),
        "phase": PHASES[table.phase],
        "start": "-" if table.begin < 0 else box.QUADRANTS[table.begin],
        "round": str(table.round_no + 1),
        "turn": str(table.turn),
        "seen": ",".join(str(card + 1) for card in range(CARDS) if table.gone >> card & 1) or "-",
        "card": _plus_one(table.card),
        "near": _plus_one(table.near),
        "chosen": _plus_one(table.chosen),
        "struck": ",".join(map(str, table.temple.tolist())),
    }


def _plus_one(number: int) -> str:
    return "-" if number < 0 else str(number + 1)


def _board_fields(table: Public, seat: int, marks: Any, tracks: Any) -> dict[str, str]:
    columns = [
        "".join(letter * int(tracks[PROVISION + 3 * number + kind]) for kind, letter in enumerate(box.PROVISIONS))
        for number in range(ROUNDS)
    ]
    finished = ROUNDS if table.phase == OVER else table.round_no
    sheet = [f"{table.round_provisions[seat, i]}:{table.round_gems[seat, i]}" for i in range(finished)]
    return {
        f"board{seat}": _board_text(table.marks[seat], marks),
        f"found{seat}": ",".join(column or "-" for column in columns),
        f"temples{seat}": ",".join(_plus_one(int(points) - 2) for points in tracks[EXPLORED : EXPLORED + 4]),
        f"spent{seat}": str(table.tracks[seat, SCROLLS_SPENT]),
        f"races{seat}": ",".join(map(str, table.race_points[seat, : table.goals].tolist())) or "-",
        f"sheet{seat}": ",".join(sheet) or "-",
    }


def _board_text(before: Any, now: Any) -> str:
    """Rows from the top: numbers for unmarked squares, x for a mark, o for one of the running turn."""
    if not now.any():
        return "-"
    rows = []
    for first in range(0, SQUARES, SIDE):
        row, empty = "", 0
        for square in range(first, first + SIDE):
            if now[square]:
                row += (str(empty) if empty else "") + ("x" if before[square] else "o")
                empty = 0
            else:
                empty += 1
        rows.append(row + (str(empty) if empty else ""))
    return "/".join(rows)


def _turn_text(stage: int, allowed: int, left: int, horse: int, option: int, scrolled: int, bonus: Any) -> str:
    words = [STAGE_WORDS[stage]]
    if stage in (MARKING, BONUS_MARKING):
        terrains = "".join(letter for terrain, letter in enumerate(box.TERRAINS) if allowed >> terrain & 1)
        words.append(f"{terrains}:{left}")
    if horse:
        words.append("horse")
    if option >= 0:
        words.append(f"option{option + 1}")
    if scrolled:
        words.append("scroll")
    words += [f"{box.QUADRANTS[i]}{marks}" for i, marks in enumerate(bonus.tolist()) if marks]
    return ",".join(words)


def state_seats(state: Public) -> int:
    """How many play."""
    return int(state.seats)


def state_options(state: Public) -> dict[str, Value]:
    """What was agreed, or what comes to the same from here on: a map that is laid counts as given."""
    achievements: Value = achievements_text(state.goal[: state.goals].tolist()) if state.goals else 0
    if state.to_draw:
        achievements = int(state.goals + state.to_draw)
    unlaid = COMPOSED_MAP if state.composed else CHANCE_MAP
    return {
        "temples": SIDES[state.expert_temples],
        "provisions": SIDES[state.expert_provisions],
        "gems": SIDES[state.expert_gems],
        "villages": SIDES[state.expert_villages],
        "strict": bool(state.strict),
        "first_print": bool(state.first_print),
        "achievements": achievements,
        "map": map_text(state.tile.tolist()) if state.placed == 4 else unlaid,
    }


# ---- reading


def parse_state(text: str) -> Records:
    """The state written as `text`. Boards, cards and turns fit together, so it can be played. Raises NotationError."""
    states = new(STATE)
    state = unpack(states)
    fields = _fields(text, {})
    _read_table(state, fields)
    state.option[:] = -1
    for seat in range(state.seats):
        marks, tracks = _read_board(state, seat, fields, own=True)
        state.marks_now[seat], state.tracks_now[seat] = marks, tracks
        turn = _read_turn(state, seat, fields, bool((marks != state.marks[seat]).any()))
        state.stage[seat], state.allowed[seat], state.left[seat], state.horse[seat] = turn[:4]
        state.option[seat], state.scrolled[seat], state.bonus[seat] = turn[4:]
        state.moved[seat] = _has_turns(state) and (marks != state.marks[seat]).any()
        state.tracks_now[seat, SCROLLS_SPENT] += state.scrolled[seat]
    if _has_turns(state) and (state.stage[: state.seats] == DONE).all():
        raise NotationError("every seat is done, so the turn would be over: one at least must still have it")
    _count_struck(state, fields)
    return pack(states, state)


def parse_view(text: str) -> Records:
    """The view written as `text`, checked like a state. Raises NotationError."""
    views = new(VIEW)
    view = unpack(views)
    fields = _fields(text, {"seat": "-"})
    _read_table(view, fields)
    view.me = SPECTATOR if fields["seat"] == "-" else _number(fields, "seat", 0, view.seats - 1)
    for seat in range(view.seats):
        mine = seat == view.me
        marks, tracks = _read_board(view, seat, fields, own=mine)
        if not mine:
            if fields[f"turn{seat}"] != BOARD_DEFAULTS["turn"]:
                raise NotationError(f"turn{seat}: a view knows nothing of another seat's running turn")
            continue
        view.my_marks[:], view.my_tracks[:] = marks, tracks
        moved = bool((marks != view.marks[seat]).any())
        turn = _read_turn(view, seat, fields, moved)
        view.my_stage, view.my_allowed, view.my_left, view.my_horse, view.my_option, view.my_scrolled = turn[:6]
        view.my_bonus[:] = turn[6]
        if view.seats == 1 and view.my_stage == DONE:
            raise NotationError("the only seat is done, so the turn would be over")
        view.my_moved = int(_has_turns(view) and moved)
        view.my_tracks[SCROLLS_SPENT] += view.my_scrolled
    _count_struck(view, fields)
    return pack(views, view)


def _fields(text: str, more: Mapping[str, str]) -> dict[str, str]:
    boards = {f"{key}{seat}": value for seat in range(SEATS) for key, value in BOARD_DEFAULTS.items()}
    defaults = {**more, **DEFAULTS, **boards}
    given: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals or key not in defaults:
            raise NotationError(f"cannot read {word[:40]!r}: expected key=value with a key of {', '.join(defaults)}")
        if key in given:
            raise NotationError(f"{key} is given twice")
        given[key] = value
    return {**defaults, **given}


def _number(fields: Mapping[str, str], key: str, least: int, most: int) -> int:
    text = fields[key]
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < 4 and least <= int(text) <= most:
        return int(text)
    raise NotationError(f"{key}={text[:40]} is not a whole number from {least} to {most}")


def _choice(fields: Mapping[str, str], key: str, choices: Sequence[str]) -> int:
    if fields[key] not in choices:
        raise NotationError(f"{key}={fields[key][:40]} is not one of {', '.join(choices)}")
    return choices.index(fields[key])


def _maybe(fields: Mapping[str, str], key: str, needed: bool, most: int) -> int:
    """A number counted from 1 in the text and from 0 in the state; `-`, which is -1, where it is not needed."""
    return _number(fields, key, 1, most) - 1 if needed else _choice(fields, key, ("-",)) - 1


def _words(fields: Mapping[str, str], key: str, count: int) -> list[str]:
    words = [] if fields[key] == "-" else fields[key].split(",")
    if len(words) != count:
        raise NotationError(f"{key}={fields[key][:40]} has {len(words)} parts, expected {count}")
    return words


def _named(key: str, parse: Callable[[str], list[int]], text: str) -> list[int]:
    """What `parse` makes of a value; its errors get the key."""
    try:
        return parse(text)
    except NotationError as error:
        raise NotationError(f"{key}: {error}") from None


def _read_table(table: Any, fields: Mapping[str, str]) -> None:
    """What was agreed, the map, and where the match stands."""
    table.seats = _number(fields, "seats", 1, SEATS)
    for seat in range(table.seats, SEATS):
        for key, value in BOARD_DEFAULTS.items():
            if fields[f"{key}{seat}"] != value:
                raise NotationError(f"{key}{seat} is given, but seats are 0 to {table.seats - 1}")
    table.expert_temples = _choice(fields, "temples", SIDES)
    table.expert_provisions = _choice(fields, "provisions", SIDES)
    table.expert_gems = _choice(fields, "gems", SIDES)
    table.expert_villages = _choice(fields, "villages", SIDES)
    table.strict = _choice(fields, "strict", SWITCH)
    table.first_print = _choice(fields, "first_print", SWITCH)
    table.phase = _choice(fields, "phase", PHASES)
    _read_map(table, fields["map"])
    _read_goals(table, fields)
    _read_start(table, fields)
    _read_course(table, fields)


def _read_map(table: Any, text: str) -> None:
    table.tile[:] = -1
    places = text.split(",")
    if table.phase != MAP:
        tiles = _named("map", parse_map, text)
    elif len(places) > 4 or places[-1] not in (CHANCE_MAP, COMPOSED_MAP):
        raise NotationError(
            f"map={text[:60]} must end with {CHANCE_MAP} or {COMPOSED_MAP}: phase=map is still laying it"
        )
    else:
        # The rest of the map is filled up with tiles that are not on it, so that one reader does for both.
        table.composed = int(places[-1] == COMPOSED_MAP)
        laid = [place.partition(".")[0] for place in places[:-1]]
        rest = [f"{tile + 1}.0" for tile in range(len(box.TILES)) if str(tile + 1) not in laid]
        tiles = _named("map", parse_map, ",".join((places[:-1] + rest)[:4]))[: len(places) - 1]
    table.placed = len(tiles)
    for quadrant, tile in enumerate(tiles):
        table.tile[quadrant] = tile
        row, column = quadrant // 2 * 8, quadrant % 2 * 8
        for cells, source in ((table.ground, GROUND_OF), (table.thing, OBJECT_OF)):
            cells.reshape(SIDE, SIDE)[row : row + 8, column : column + 8] = source[tile].reshape(8, 8)
        inside = int(np.flatnonzero(GROUND_OF[tile] == VILLAGE)[0])
        table.village[quadrant] = (row + inside // 8) * SIDE + column + inside % 8
    if table.placed == 4:
        _number_areas(table)


def _number_areas(table: Any) -> None:
    """Number the connected areas of every terrain in reading order (4.19)."""
    grounds = table.ground.tolist()
    numbers = [-1] * SQUARES
    areas = [0] * 4
    for first, ground in enumerate(grounds):
        if ground == VILLAGE or numbers[first] >= 0:
            continue
        reached = [first]
        while reached:
            square = reached.pop()
            if grounds[square] == ground and numbers[square] < 0:
                numbers[square] = areas[ground]
                reached += BESIDE[square]
        areas[ground] += 1
    table.area[:] = numbers
    table.areas[:] = areas


def _read_goals(table: Any, fields: Mapping[str, str]) -> None:
    goals = [] if fields["goals"] == "-" else _named("goals", parse_achievements, fields["goals"])
    waits = table.phase in (MAP, DRAW_ACHIEVEMENTS)
    table.to_draw = _number(fields, "to_draw", 0, MOST_ACHIEVEMENTS if waits else 0)
    if len(goals) + table.to_draw > MOST_ACHIEVEMENTS or (table.phase == MAP and goals and table.to_draw):
        raise NotationError(f"goals={fields['goals']} and to_draw={table.to_draw} do not go together")
    if table.phase == DRAW_ACHIEVEMENTS and not table.to_draw:
        raise NotationError("phase=achievements needs some to draw")
    table.goals = len(goals)
    table.goal[:] = [*goals, *[-1] * (MOST_ACHIEVEMENTS - len(goals))]


def _read_start(table: Any, fields: Mapping[str, str]) -> None:
    if table.phase < SETUP:
        table.begin = _choice(fields, "start", ("-",)) - 1
        if table.phase == CHOOSE_VILLAGE and len(_nearest(table)) == 1:
            raise NotationError("phase=village needs several villages that are equally near to the centre")
        return
    nearest = _nearest(table)
    table.begin = nearest[_choice(fields, "start", [box.QUADRANTS[quadrant] for quadrant in nearest])]


def _nearest(table: Any) -> list[int]:
    """The quadrants whose village is nearest to the centre (4.7)."""
    far = [(2 * (square // SIDE) - 15) ** 2 + (2 * (square % SIDE) - 15) ** 2 for square in table.village.tolist()]
    return [quadrant for quadrant in range(4) if far[quadrant] == min(far)]


def _read_course(table: Any, fields: Mapping[str, str]) -> None:
    """Round, turn and cards."""
    before = table.phase <= SETUP
    over = table.phase == OVER
    table.round_no = _number(fields, "round", ROUNDS if over else 1, 1 if before else ROUNDS) - 1
    turned = table.phase in (OPTION, MARKS)
    least, most = (TURNS, TURNS) if over else (0, 0) if before else (1, TURNS) if turned else (0, TURNS - 1)
    table.turn = _number(fields, "turn", least, most)
    seen = _words(fields, "seen", table.turn)
    cards = [_number({"seen": card}, "seen", 1, CARDS) - 1 for card in seen]
    if sorted(set(cards)) != cards:
        raise NotationError(f"seen={fields['seen']} is not in order, or names a card twice")
    table.gone = sum(1 << card for card in cards)
    table.card = _maybe(fields, "card", turned, CARDS)
    if turned and table.card not in cards:
        raise NotationError(f"card={table.card + 1} is not among the cards seen")
    table.near = _maybe(fields, "near", turned and table.seats == 1, 2)
    active = plain(active_seat)(table) if turned else -1
    if table.phase == OPTION and active < 0:
        raise NotationError("phase=option needs an active seat, and this turn has none")
    table.chosen = _maybe(fields, "chosen", table.phase == MARKS and active >= 0, 2)


def _read_board(table: Any, seat: int, fields: Mapping[str, str], own: bool) -> tuple[Any, Any]:
    """Fill in a board as it was when the turn began. Returns its marks and tracks as they are."""
    before, marks = _read_marks(table, seat, fields[f"board{seat}"])
    if not own and (before != marks).any():
        raise NotationError(f"board{seat}: a view knows nothing of another seat's running turn, so it has no o")
    if (before != marks).any() and table.phase not in (SETUP, MARKS):
        raise NotationError(f"board{seat}: marks of a running turn (o) need phase=setup or phase=marks")
    table.marks[seat] = before
    tracks = np.zeros(TRACKS, np.int8)
    fresh = marks & ~before & 1
    for track, thing in ((KEYS, KEY), (KEYS_SPENT, TEMPLE), (SCROLLS, SCROLL), (GEMS, GEM), (HORSES, HORSE)):
        tracks[track] = (marks & (table.thing == thing)).sum()
    if tracks[KEYS_SPENT] > tracks[KEYS]:
        raise NotationError(f"board{seat} has {tracks[KEYS_SPENT]} temples marked, but only {tracks[KEYS]} keys")
    _read_provisions(table, seat, fields, marks, tracks)
    _read_temples(table, seat, fields, marks, tracks)
    old = tracks.copy()
    for square in np.flatnonzero(fresh).tolist():
        thing = int(table.thing[square])
        if thing >= APPLE:
            old[PROVISION + 3 * table.round_no + thing - APPLE] -= 1
        elif thing == TEMPLE:
            old[EXPLORED + 2 * (square // (8 * SIDE)) + square % SIDE // 8] = 0
            old[KEYS_SPENT] -= 1
        elif thing:
            old[{KEY: KEYS, SCROLL: SCROLLS, GEM: GEMS, HORSE: HORSES}[thing]] -= 1
    if (old < 0).any():
        raise NotationError(f"found{seat} does not hold the provisions marked in this turn")
    spent = _number(fields, f"spent{seat}", 0, int(old[SCROLLS]))
    old[SCROLLS_SPENT] = tracks[SCROLLS_SPENT] = spent
    table.tracks[seat] = old
    _read_sheet(table, seat, fields, tracks.tolist())
    _read_races(table, seat, fields)
    return marks, tracks


def _read_marks(table: Any, seat: int, text: str) -> tuple[Any, Any]:
    """The marks when the turn began, and now. They hang together with the start village."""
    key = f"board{seat}"
    before, now = np.zeros(SQUARES, np.int8), np.zeros(SQUARES, np.int8)
    if table.phase < SETUP:
        if text != "-":
            raise NotationError(f"{key}: nothing is marked before phase=setup")
        return before, now
    rows = text.split("/")
    if len(rows) != SIDE:
        raise NotationError(f"{key} has {len(rows)} rows, expected {SIDE}")
    for number, row in enumerate(rows):
        column = 0
        for part in re.findall("[0-9]+|.", row):
            if part.isascii() and part.isdigit() and len(part) <= 2:
                column += int(part)
            elif part in ("x", "o") and column < SIDE:
                now[number * SIDE + column] = 1
                before[number * SIDE + column] = part == "x"
                column += 1
            else:
                raise NotationError(f"{key}: cannot read row {number + 1}, {row[:40]!r}: expected numbers, x and o")
        if column != SIDE:
            raise NotationError(f"{key}: row {number + 1}, {row[:40]!r}, has {column} squares, expected {SIDE}")
    begin = int(table.village[table.begin])
    if not before[begin] or (now & (table.ground == VILLAGE)).sum() != 1:
        raise NotationError(f"{key}: of the villages the start village must be marked, and no other")
    for marks in (before.tolist(), now.tolist()):
        reached, waiting = {begin}, [begin]
        while waiting:
            more = [square for square in BESIDE[waiting.pop()] if marks[square] and square not in reached]
            reached.update(more)
            waiting += more
        if len(reached) != sum(marks):
            raise NotationError(f"{key}: every mark must hang together with the start village")
    return before, now


def _read_provisions(table: Any, seat: int, fields: Mapping[str, str], marks: Any, tracks: Any) -> None:
    key = f"found{seat}"
    for number, column in enumerate(_words(fields, key, ROUNDS)):
        counts = [column.count(letter) for letter in box.PROVISIONS]
        if column != ("".join(letter * count for letter, count in zip(box.PROVISIONS, counts, strict=True)) or "-"):
            raise NotationError(
                f"{key}: cannot read {column[:40]!r}: expected letters of {box.PROVISIONS} in order, or -"
            )
        for kind, count in enumerate(counts):
            most = 1
            if table.expert_provisions:
                most = MOST_EXPERT_PROVISIONS if EXPERT_KIND[number] == kind else 0
            if count > (most if number <= table.round_no else 0):
                raise NotationError(f"{key}: round {number + 1} cannot have {column!r}")
            tracks[PROVISION + 3 * number + kind] = count
    for kind, letter in enumerate(box.PROVISIONS):
        marked = int((marks & (table.thing == APPLE + kind)).sum())
        named = int(tracks[PROVISION + kind : PROVISION + 3 * ROUNDS : 3].sum())
        if marked != named:
            raise NotationError(f"{key} has {named} times {letter}, but {marked} are marked")


def _read_temples(table: Any, seat: int, fields: Mapping[str, str], marks: Any, tracks: Any) -> None:
    key = f"temples{seat}"
    worth = {
        str(points): points for points in ((box.EXPERT_TEMPLE_POINTS,) if table.expert_temples else box.TEMPLE_POINTS)
    }
    for quadrant, text in enumerate(_words(fields, key, 4)):
        row, column = quadrant // 2 * 8, quadrant % 2 * 8
        inside = (slice(row, row + 8), slice(column, column + 8))
        temple = (marks & (table.thing == TEMPLE)).reshape(SIDE, SIDE)[inside].any()
        if (text != "-") != temple or (temple and text not in worth):
            allowed = f"one of {', '.join(worth)}" if temple else "-, for it is not marked"
            raise NotationError(f"{key}: the temple in {box.QUADRANTS[quadrant]} must be {allowed}")
        tracks[EXPLORED + quadrant] = 1 + worth[text] if temple else 0


def _read_sheet(table: Any, seat: int, fields: Mapping[str, str], tracks: list[int]) -> None:
    key = f"sheet{seat}"
    values = {plain(gem_points)(table, gems) for gems in range(box.GEM_SLOTS + 1)}
    for number, each in enumerate(_words(fields, key, ROUNDS if table.phase == OVER else table.round_no)):
        points, _, gems = each.partition(":")
        found = tracks[PROVISION + 3 * number : PROVISION + 3 * number + 3]
        due = plain(provision_points)(table, sum(found), sum(count > 0 for count in found))
        table.round_provisions[seat, number] = _number({key: points}, key, due, due)
        table.round_gems[seat, number] = _number({key: gems}, key, min(values), max(values))
        if table.round_gems[seat, number] not in values:
            raise NotationError(f"{key}: no number of gems scores {gems}")


def _read_races(table: Any, seat: int, fields: Mapping[str, str]) -> None:
    key = f"races{seat}"
    begun = table.phase >= SETUP
    if not begun and fields[key] == "-":  # achievements may be known before there are boards
        return
    for i, text in enumerate(_words(fields, key, table.goals)):
        race = FAMILY[table.goal[i]] == RACE
        points = _number({key: text}, key, 0, max(box.RACE_POINTS) if race and begun else 0)
        if points and points not in box.RACE_POINTS:
            raise NotationError(f"{key}: a race brings one of {', '.join(map(str, box.RACE_POINTS))} points")
        table.race_points[seat, i] = points


def _read_turn(
    table: Any, seat: int, fields: Mapping[str, str], moved: bool
) -> tuple[int, int, int, int, int, int, list[int]]:
    """Where a seat stands in its turn: stage, terrains, marks left, horse, option, scroll, and bonuses that wait."""
    key = f"turn{seat}"
    words = fields[key].split(",")
    if not _has_turns(table):
        if words != [STAGE_WORDS[IDLE]]:
            raise NotationError(f"{key}={fields[key][:40]}: nobody has a turn in phase={fields['phase']}")
        return 0, 0, 0, 0, -1, 0, [0] * 4
    stage = _choice({key: words.pop(0)}, key, STAGE_WORDS)
    marking = stage in (MARKING, BONUS_MARKING)
    allowed = left = horse = scrolled = 0
    option = -1
    if marking:
        terrains, _, number = (words.pop(0) if words else "").partition(":")
        sets = {"".join(t for i, t in enumerate(box.TERRAINS) if bits >> i & 1): bits for bits in range(1, 16)}
        allowed = sets[tuple(sets)[_choice({key: terrains}, key, tuple(sets))]]
        left = _number({key: number}, key, 0, box.SCROLL_MARKS)
    if words and words[0] == "horse":
        horse = int(bool(words.pop(0)))
    if words and words[0] in ("option1", "option2"):
        option = int(words.pop(0)[-1]) - 1
    if words and words[0] == "scroll":
        scrolled = int(bool(words.pop(0)))
    bonus = [0] * 4
    for word in words:
        quadrant = box.QUADRANTS.find(word[:1])
        if not re.fullmatch("[A-D][1-3]", word) or any(bonus[quadrant:]):
            raise NotationError(f"{key}: cannot read {word[:40]!r}: expected horse, option1, scroll, A3 in this order")
        bonus[quadrant] = int(word[1:])
    _check_turn(table, seat, fields, stage, left, horse, option, scrolled, bonus, moved)
    return stage, allowed, left, horse, option, scrolled, bonus


def _check_turn(
    table: Any, seat: int, fields: Mapping[str, str], stage: int, left: int, horse: int, option: int, scrolled: int,
    bonus: list[int], moved: bool,
) -> None:  # fmt: skip
    """Refuse a turn that cannot stand on a table."""
    marking = stage in (MARKING, BONUS_MARKING)
    active = seat == plain(active_seat)(table)
    card = table.phase == MARKS
    wrong = (
        (stage == IDLE, "a running turn is never idle"),
        (table.phase == OPTION and stage != CHOOSING, "phase=option needs every seat to be choosing"),
        (stage == CHOOSING and (moved or option >= 0 or scrolled), "whoever is choosing has done nothing yet"),
        (horse and not (marking and moved), "a horse is open only after a mark"),
        (option >= 0 and not card, "there is no option of a card to choose"),
        (scrolled and not card, "there is no card to spend a scroll on"),
        (card and stage != CHOOSING and option < 0 and not scrolled, "an option or a scroll must have been chosen"),
        (card and active and option != table.chosen, f"the active seat has chosen option {table.chosen + 1}"),
        (scrolled and table.tracks[seat, SCROLLS] <= table.tracks[seat, SCROLLS_SPENT], "there was no scroll to spend"),
        (any(bonus) and (stage == CHOOSING or stage == DONE), "no bonus can wait"),
        (any(bonus) and not (table.expert_temples and moved), "a bonus comes from a temple of the expert board"),
        (stage in (BONUS_WAITING, BONUS_MARKING) and not (table.expert_temples and moved), "there was no bonus"),
        (stage == BONUS_MARKING and not left and not horse, "a bonus without marks is over"),
    )
    for found, sentence in wrong:
        if found:
            raise NotationError(f"turn{seat}={fields[f'turn{seat}'][:60]}: {sentence}")


def _count_struck(table: Any, fields: Mapping[str, str]) -> None:
    """Places struck from temples and races: as many as came, alone also one a round (54, 85)."""
    for quadrant, text in enumerate(_words(fields, "struck", 4)):
        came = [int(table.tracks[seat, EXPLORED + quadrant]) for seat in range(table.seats)]
        least = most = sum(points > 0 for points in came)
        if table.seats == 1:
            least, most = (1, table.round_no + 1) if came[0] else (table.round_no, table.round_no)
        table.temple[quadrant] = _number({"struck": text}, "struck", least, most)
    for i in range(table.goals):
        if FAMILY[table.goal[i]] == RACE:
            won = [int(points) for points in table.race_points[: table.seats, i]]
            table.race[i] = sum(points > 0 for points in won)
            if table.seats == 1:
                table.race[i] = box.RACE_POINTS.index(won[0]) + 1 if won[0] else table.round_no


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
