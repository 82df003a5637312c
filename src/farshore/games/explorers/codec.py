"""Positions of Explorers as text: a state or a view on one line, read back without loss.

    seats=2 temples=basic ... map=3.180,1.0,4.90,8.270 goals=E7 phase=marks round=2 turn=3 seen=1,4,6 card=6 chosen=1
    struck=1,0,0,0 board0=16/16/4xxo9/... found0=ac,f,-,- temples0=12,-,-,- spent0=1 races0=10 sheet0=5:2
    turn0=marking,WM:2,horse

A board is written row by row from the top: a number for so many unmarked squares, `x` for a mark, `o` for one of the
running turn. Counts of keys, scrolls, gems and horses follow from the marks. `found` has the provisions of each round,
`temples` the points of explored temples in A to D, `spent` the scrolls spent before this turn, `races` the points won
in races, `sheet` provisions:gems of each finished round. In a view only the own seat has `o` and a `turn`.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from operator import mul
from types import SimpleNamespace
from typing import Any

import numpy as np

from farshore.engine.bits import from_bits, to_bits
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
    sees,
)
from farshore.engine.errors import NotationError
from farshore.engine.game import Value
from farshore.engine.kernel import plain
from farshore.games.explorers import box, state
from farshore.games.explorers.boards import to_cells, to_words
from farshore.games.explorers.goals import FAMILY, RACE
from farshore.games.explorers.maps import is_nearest, lay_tile, neighbour, quadrant_of
from farshore.games.explorers.marks import EXPERT_KIND, MOST_EXPERT_PROVISIONS, collect
from farshore.games.explorers.options import (
    CHANCE_MAP,
    COMPOSED_MAP,
    OPTIONS,
    SMALL_MAP,
    achievements_text,
    map_text,
    parse_achievements,
    parse_laid_map,
    parse_map,
)
from farshore.games.explorers.present import PHASES, STAGES
from farshore.games.explorers.scoring import gem_points, provision_points
from farshore.games.explorers.state import MARKS, ROUNDS, SETUP, SIDE, SQUARES, STATE, TURNS
from farshore.games.explorers.turns import active_seat
from farshore.games.explorers.view import VIEW

OPTION_NUMBER = Number(1, 2, first=1)
CARD_NUMBER = Number(1, state.CARDS, first=1)
NO_CARD = nothing("no card is turned up")
NOT_ALONE = nothing("an option is near when a card is turned up for a seat alone")
AT_MOST_ALL = Number(0, state.SEATS)
STAGE_WORDS = tuple(stage.replace(" ", "_") for stage in STAGES)
STATE_NAMES = {"marks": "marks_now", "tracks": "tracks_now"}  # else a part of a turn has the same name
FOUND = slice(state.PROVISION, state.PROVISION + 3 * ROUNDS)
TEMPLES = slice(state.EXPLORED, state.EXPLORED + 4)
COUNTED = {
    state.KEY: state.KEYS,
    state.TEMPLE: state.KEYS_SPENT,
    state.SCROLL: state.SCROLLS,
    state.GEM: state.GEMS,
    state.HORSE: state.HORSES,
}
TURN = re.compile(
    r"(choosing|bonus_waiting|done|(?:bonus_)?marking,(?=\w)(P?W?D?M?):([0-4]))(,horse)?(,option[12])?(,scroll)?"
    + "".join(f"(?:,{quadrant}([1-3]))?" for quadrant in box.QUADRANTS)
)
BESIDE = [{plain(neighbour)(square, way) for way in range(4)} - {-1} for square in range(SQUARES)]
TURN_PARTS = ("stage", "allowed", "left", "horse", "option", "scrolled", "bonus")
NO_TURN = (state.IDLE, 0, 0, 0, -1, 0, (0, 0, 0, 0))


def _is_running(record: Any) -> bool:
    """Whether seats have a running turn."""
    return record.phase in (SETUP, state.OPTION, MARKS)


def _is_turned(record: Any) -> bool:
    """Whether a card is turned up."""
    return record.phase in (state.OPTION, MARKS)


# ---- the map, achievements, and the course of the match


def _map(record: Any) -> Word:
    """Tiles in A, B, C, D; while they are being laid, those that are there and how the others come."""
    if record.phase != state.MAP:
        return Word(parse_laid_map, map_text)
    return Word(_parse_unfinished_map, lambda tiles: ",".join([*(map_text([tile]) for tile in tiles), _unlaid(record)]))


def _unlaid(record: Any) -> str:
    return {0: CHANCE_MAP, 1: COMPOSED_MAP, state.SMALL: SMALL_MAP}[int(record.composed)]


def _parse_unfinished_map(text: str) -> list[int | str]:
    """The tiles that are laid, and the word for the others."""
    if text == SMALL_MAP:
        return [text]
    *laid, rest = text.split(",")
    if len(laid) > 3 or rest not in (CHANCE_MAP, COMPOSED_MAP):
        raise NotationError(f"it must end with {CHANCE_MAP} or {COMPOSED_MAP}: phase=map is still laying it")
    # It is filled up with tiles that are not on it, so that one reader does for both.
    numbers = [tile.partition(".")[0] for tile in laid]
    others = [f"{tile + 1}.0" for tile in range(state.TILES) if str(tile + 1) not in numbers]
    return [*parse_map(",".join((laid + others)[:4]))[: len(laid)], rest]


def _put_map(record: Any, tiles: list[int | str]) -> None:
    record.tile[:] = -1
    if record.phase != state.MAP and len(tiles) == 1:
        record.composed = state.SMALL
    for tile in tiles:
        if isinstance(tile, int):
            plain(lay_tile)(record, tile)
        else:
            record.composed = state.SMALL if tile == SMALL_MAP else int(tile == COMPOSED_MAP)


def _put_goals(record: Any, goals: Sequence[int]) -> None:
    record.goals = len(goals)
    record.goal[:] = [*goals, *[-1] * (state.MOST_ACHIEVEMENTS - len(goals))]


def _to_draw(record: Any) -> Number:
    return Number(0, state.MOST_ACHIEVEMENTS if record.phase in (state.MAP, state.DRAW_ACHIEVEMENTS) else 0)


def _start(record: Any) -> Choice:
    if record.phase < SETUP:
        return nothing("the start village is known from phase=setup on")
    return Choice({box.QUADRANTS[each]: each for each in range(record.placed) if plain(is_nearest)(record, each)})


def _round(record: Any) -> Number:
    return Number(ROUNDS if record.phase == state.OVER else 1, 1 if record.phase <= SETUP else ROUNDS, first=1)


def _turn_number(record: Any) -> Number:
    if record.phase == state.OVER:
        return Number(TURNS, TURNS)
    if record.phase <= SETUP:
        return Number(0, 0)
    return Number(1, TURNS) if _is_turned(record) else Number(0, TURNS - 1)


def _chosen(record: Any) -> Kind:
    if record.phase == MARKS and plain(active_seat)(record) >= 0:
        return OPTION_NUMBER
    return nothing("no seat has chosen an option for the others")


# ---- boards. While they are read, `tracks` has what is on a board now; `_check` takes back what this turn found.


def _own(record: Any, name: str, seat: int) -> Any:
    """A part of a seat's running turn: a state has it for every seat, a view for its own."""
    return getattr(record, f"my_{name}") if is_view(record) else getattr(record, STATE_NAMES.get(name, name))[seat]


def _set_own(record: Any, name: str, seat: int, value: Any) -> None:
    if not is_view(record):
        getattr(record, STATE_NAMES.get(name, name))[seat] = value
    elif isinstance(value, int):
        setattr(record, f"my_{name}", value)
    else:
        getattr(record, f"my_{name}")[:] = value


def _now(record: Any, name: str, seat: int) -> Any:
    """Marks or tracks as they are, or for a seat that a view does not see, as they were when the turn began."""
    return _own(record, name, seat) if sees(record, seat) else getattr(record, name)[seat]


def _marks_now(record: Any, seat: int) -> Any:
    """A 1 for every square that a seat has marked, as far as it is seen."""
    return to_cells(_now(record, "marks", seat))


@cache
def _column(number: int, is_open: bool, is_expert: int) -> Choice:
    """What can be found in a round, if it has come: how many of each provision."""
    most = [MOST_EXPERT_PROVISIONS * int(kind == EXPERT_KIND[number]) if is_expert else 1 for kind in range(3)]
    columns = product(*(range(count + 1) for count in most)) if is_open else [(0, 0, 0)]
    words = {"".join(map(mul, box.PROVISIONS, counts)) or NONE: counts for counts in columns}
    return Choice(words, f"what round {number + 1} can have")


@cache
def _temple(quadrant: int, is_marked: bool, is_expert: int) -> Choice:
    """The points of a temple, if it is marked. The track has 1 more."""
    if not is_marked:
        return nothing(f"the temple in {box.QUADRANTS[quadrant]} is not marked", 0)
    points = (box.EXPERT_TEMPLE_POINTS,) if is_expert else box.TEMPLE_POINTS
    return Choice({str(each): 1 + each for each in points}, f"the temple in {box.QUADRANTS[quadrant]} is marked")


def _sheet_line(record: Any, seat: int, number: int) -> List:
    """Points of a finished round: for provisions, which follow from what was found, and for gems."""
    found = record.tracks[seat, FOUND][3 * number : 3 * number + 3].tolist()
    provisions = plain(provision_points)(record, sum(found), sum(count > 0 for count in found))
    gems = sorted({plain(gem_points)(record, count) for count in range(box.GEM_SLOTS + 1)})
    return List((Number(provisions, provisions), Number(min(gems), max(gems), among=gems)), 2, ":")


def _races(record: Any) -> List:
    def points(i: int) -> Number:
        is_race = record.phase >= SETUP and FAMILY[record.goal[i]] == RACE
        return Number(0, max(box.RACE_POINTS), among=(0, *box.RACE_POINTS)) if is_race else Number(0, 0)

    if record.phase < SETUP and record.goals:  # achievements may be known before there are boards
        return List(points, range(0, record.goals + 1, record.goals))
    return List(points, record.goals)


def _parse_turn(text: str) -> tuple[Any, ...]:
    found = TURN.fullmatch(text)
    if found is None:
        raise NotationError(
            "expected choosing, bonus_waiting, done, or marking or bonus_marking with terrains and up to 4 marks such "
            "as marking,WM:2; then what applies of horse, option1, scroll, A3, in this order"
        )
    stage, terrains, left, horse, option, scroll, *bonus = found.groups()
    return (
        STAGE_WORDS.index(stage.partition(",")[0]),
        to_bits(box.TERRAINS.index(terrain) for terrain in terrains or ""),
        int(left or 0),
        int(bool(horse)),
        int(option[-1]) - 1 if option else -1,
        int(bool(scroll)),
        tuple(int(marks or 0) for marks in bonus),
    )


def _turn_text(turn: tuple[Any, ...]) -> str:
    stage, allowed, left, horse, option, scrolled, bonus = turn
    words = [STAGE_WORDS[stage]]
    if stage in (state.MARKING, state.BONUS_MARKING):
        words.append("".join(box.TERRAINS[terrain] for terrain in from_bits(allowed)) + f":{left}")
    words += ["horse"] * horse + [f"option{option + 1}"] * (option >= 0) + ["scroll"] * scrolled
    return ",".join(words + [f"{box.QUADRANTS[i]}{marks}" for i, marks in enumerate(bonus) if marks])


def _get_turn(record: Any, seat: int) -> tuple[Any, ...]:
    *parts, bonus = (_own(record, name, seat) for name in TURN_PARTS)
    return (*map(int, parts), tuple(bonus.tolist()))


def _board_fields(seat: int) -> Iterator[Field]:
    """The fields of one seat."""

    def is_playing(record: Any) -> bool:
        return bool(seat < record.seats)

    def has_turn(record: Any) -> bool:
        return is_playing(record) and sees(record, seat)

    def board(record: Any) -> Kind:
        if record.phase < SETUP:
            return nothing("nothing is marked before phase=setup", (0,) * SQUARES)
        return Grid(SIDE, SIDE, {"x": 1, "o": 2}, blank=0)

    def get_board(record: Any) -> tuple[int, ...]:
        return tuple((2 * _marks_now(record, seat) - to_cells(record.marks[seat])).tolist())

    def put_board(record: Any, squares: Sequence[int]) -> None:
        if 2 in squares and not (sees(record, seat) and record.phase in (SETUP, MARKS)):
            raise NotationError(
                f"board{seat}: marks of a running turn (o) need phase=setup or phase=marks, and in a view the own seat"
            )
        record.marks[seat] = to_words(np.equal(squares, 1))
        if sees(record, seat):
            _set_own(record, "marks", seat, to_words(squares))

    def found(record: Any) -> List:
        rounds = range(ROUNDS)
        return List([_column(each, each <= record.round_no, record.expert_provisions) for each in rounds], ROUNDS)

    def get_found(record: Any) -> Any:
        return _now(record, "tracks", seat)[FOUND].reshape(ROUNDS, 3)

    def put_found(record: Any, columns: list[tuple[int, ...]]) -> None:
        record.tracks[seat, FOUND] = np.ravel(columns)

    def temples(record: Any) -> List:
        squares = np.flatnonzero(_marks_now(record, seat) & (record.objects == state.TEMPLE)).tolist()
        marked = [plain(quadrant_of)(square) for square in squares]
        return List([_temple(each, each in marked, record.expert_temples) for each in range(4)], 4)

    def get_temples(record: Any) -> Any:
        return _now(record, "tracks", seat)[TEMPLES]

    def spent(record: Any) -> Number:
        return Number(0, int((to_cells(record.marks[seat]) & (record.objects == state.SCROLL)).sum()))

    def sheet(record: Any) -> List:
        finished = ROUNDS if record.phase == state.OVER else record.round_no
        return List(lambda number: _sheet_line(record, seat, number), finished)

    def get_sheet(record: Any) -> Any:
        return zip(record.round_provisions[seat].tolist(), record.round_gems[seat].tolist(), strict=True)

    def put_sheet(record: Any, lines: list[list[int]]) -> None:
        for number, line in enumerate(lines):
            record.round_provisions[seat, number], record.round_gems[seat, number] = line

    def turn(record: Any) -> Kind:
        if _is_running(record):
            return Word(_parse_turn, _turn_text)
        return Choice({STAGE_WORDS[state.IDLE]: NO_TURN}, f"nobody has a turn in phase={PHASES[record.phase]}")

    def put_turn(record: Any, parts: tuple[Any, ...]) -> None:
        for name, value in zip(TURN_PARTS, parts, strict=True):
            _set_own(record, name, seat, value)

    yield Field(f"board{seat}", board, get=get_board, put=put_board, present=is_playing)
    yield Field(f"found{seat}", found, "-,-,-,-", get=get_found, put=put_found, present=is_playing)
    yield Field(
        f"temples{seat}", temples, "-,-,-,-", at="tracks", index=(seat, TEMPLES), get=get_temples, present=is_playing
    )
    yield Field(f"spent{seat}", spent, "0", at="tracks", index=(seat, state.SCROLLS_SPENT), present=is_playing)
    yield Field(f"races{seat}", _races, at="race_points", index=seat, present=is_playing)
    yield Field(f"sheet{seat}", sheet, get=get_sheet, put=put_sheet, present=is_playing)
    yield Field(
        f"turn{seat}",
        turn,
        STAGE_WORDS[state.IDLE],
        get=lambda record: _get_turn(record, seat),
        put=put_turn,
        brief=True,
        present=has_turn,
    )


# ---- what belongs together


def _check(record: Any) -> Iterator[str]:
    """Count what follows from the marks, and say what does not fit."""
    goals = achievements_text(record.goal[: record.goals].tolist()) or NONE
    if record.goals + record.to_draw > state.MOST_ACHIEVEMENTS or (
        record.phase == state.MAP and record.goals and record.to_draw
    ):
        yield f"goals={goals} and to_draw={record.to_draw} do not go together"
    if record.phase == state.DRAW_ACHIEVEMENTS and not record.to_draw:
        yield "phase=achievements needs some to draw: to_draw=0 is given"
    nearest = sum(plain(is_nearest)(record, each) for each in range(record.placed))
    if record.phase == state.CHOOSE_VILLAGE and nearest == 1:
        yield "phase=village needs several villages that are equally near to the centre"
    if record.seen.bit_count() != record.turn:
        yield f"seen has {record.seen.bit_count()} cards, but turn={record.turn} needs {record.turn}"
    if _is_turned(record) and not plain(state.is_seen)(record, record.card):
        yield f"card={record.card + 1} is not among the cards seen"
    if record.phase == state.OPTION and plain(active_seat)(record) < 0:
        yield "phase=option needs an active seat, and this turn has none"
    for seat in range(record.seats):
        yield from _board_faults(record, seat)
        if sees(record, seat) and _is_running(record):
            for is_wrong, sentence in _turn_faults(record, seat):
                if is_wrong:
                    yield f"turn{seat}={_turn_text(_get_turn(record, seat))}: {sentence}"
    if not is_view(record):
        record.option[record.seats :] = -1
    stages = [_own(record, "stage", seat) for seat in range(record.seats) if sees(record, seat)]
    if _is_running(record) and stages == [state.DONE] * record.seats:
        yield "every seat is done, so the turn would be over: one at least must still have it"
    yield from _count_struck(record)


def _board_faults(record: Any, seat: int) -> Iterator[str]:
    before, now, tracks = to_cells(record.marks[seat]), _marks_now(record, seat), record.tracks[seat]
    if record.phase >= SETUP:
        begin = int(record.village[record.begin])
        if not before[begin] or (now & (record.ground == state.VILLAGE)).sum() != 1:
            yield f"board{seat}: of the villages the start village must be marked, and no other"
        if (now & (record.ground == state.OUTSIDE)).any():
            yield f"board{seat}: of the small map only the squares of its tile can be marked"
        if _reached(before, begin) < before.sum() or _reached(now, begin) < now.sum():
            yield f"board{seat}: every mark must hang together with the start village"
    for object_no, track in COUNTED.items():
        tracks[track] = (now & (record.objects == object_no)).sum()
    if tracks[state.KEYS_SPENT] > tracks[state.KEYS]:
        yield f"board{seat} has {tracks[state.KEYS_SPENT]} temples marked, but only {tracks[state.KEYS]} keys"
    for kind, letter in enumerate(box.PROVISIONS):
        marked, named = int((now & (record.objects == state.APPLE + kind)).sum()), int(tracks[FOUND][kind::3].sum())
        if marked != named:
            yield f"found{seat} has {named} times {letter}, but {marked} are marked"
    if not sees(record, seat):
        return
    _set_own(record, "tracks", seat, tracks)
    _own(record, "tracks", seat)[state.SCROLLS_SPENT] += _own(record, "scrolled", seat)
    _set_own(record, "marked", seat, int(_is_running(record) and (before != now).any()))
    as_begun: Any = SimpleNamespace(**{**vars(record), "tracks_now": record.tracks})
    for square in np.flatnonzero(before != now).tolist():
        plain(collect)(as_begun, seat, square, -1)
    if (tracks < 0).any():
        yield f"found{seat} does not hold the provisions marked in this turn"


def _reached(marks: Any, begin: int) -> int:
    """How many marks hang together with the start village."""
    marks, reached, waiting = marks.tolist(), {begin}, [begin]
    while waiting:
        square = waiting.pop()
        waiting += [each for each in BESIDE[square] - reached if marks[each]]
        reached.update(waiting)
    return len(reached)


def _turn_faults(record: Any, seat: int) -> Iterator[tuple[bool, str]]:
    """What cannot be in a running turn."""
    stage, _, left, horse, option, scrolled, bonus = _get_turn(record, seat)
    has_marked = bool(_own(record, "marked", seat))
    is_marking = stage in (state.MARKING, state.BONUS_MARKING)
    had_bonus = record.expert_temples and has_marked
    card = record.phase == MARKS
    is_active = seat == plain(active_seat)(record)
    scrolls = record.tracks[seat, state.SCROLLS] - record.tracks[seat, state.SCROLLS_SPENT]
    yield record.phase == state.OPTION and stage != state.CHOOSING, "phase=option needs every seat to be choosing"
    yield (
        stage == state.CHOOSING and (has_marked or option >= 0 or scrolled),
        "whoever is choosing has done nothing yet",
    )
    yield horse and not (is_marking and has_marked), "a horse is open only after a mark"
    yield option >= 0 and not card, "there is no option of a card to choose"
    yield scrolled and not card, "there is no card to spend a scroll on"
    yield (
        card and stage != state.CHOOSING and option < 0 and not scrolled,
        "an option or a scroll must have been chosen",
    )
    yield card and is_active and option != record.chosen, f"the active seat has chosen option {record.chosen + 1}"
    yield scrolled and scrolls <= 0, "there was no scroll to spend"
    yield any(bonus) and stage in (state.CHOOSING, state.DONE), "no bonus can wait"
    yield any(bonus) and not had_bonus, "a bonus comes from a temple of the expert board"
    yield stage in (state.BONUS_WAITING, state.BONUS_MARKING) and not had_bonus, "there was no bonus"
    yield stage == state.BONUS_MARKING and not left and not horse, "a bonus without marks is over"


def _count_struck(record: Any) -> Iterator[str]:
    """Places struck from temples and races: as many as came, alone also one a round (EX-54, EX-85)."""
    alone, rounds = record.seats == 1, record.round_no
    for quadrant, struck in enumerate(record.temple.tolist()):
        came = int((record.tracks[: record.seats, state.EXPLORED + quadrant] > 0).sum())
        unreached = rounds if quadrant < record.placed else 0
        least, most = ((1, rounds + 1) if came else (unreached, unreached)) if alone else (came, came)
        if not least <= struck <= most:
            yield f"struck={struck} is not a whole number from {least} to {most} in {box.QUADRANTS[quadrant]}"
    for i in range(record.goals):
        if FAMILY[record.goal[i]] == RACE:
            won = [points for points in record.race_points[: record.seats, i].tolist() if points]
            record.race[i] = len(won)
            if alone:
                record.race[i] = box.RACE_POINTS.index(won[0]) + 1 if won else rounds


def _options(record: Any) -> dict[str, Value]:
    """A map that is laid counts as given."""
    achievements: Value = achievements_text(record.goal[: record.goals].tolist()) if record.goals else 0
    return {
        "achievements": int(record.goals + record.to_draw) if record.to_draw else achievements,
        "map": _unlaid(record) if record.phase == state.MAP else map_text(record.tile[: record.placed].tolist()),
    }


CODEC = Codec(
    STATE,
    VIEW,
    (
        Field("seats", Number(1, state.SEATS), "1", early=True),
        *agreed(OPTIONS[:6], {name: f"expert_{name}" for name in ("temples", "provisions", "gems", "villages")}),
        Field("map", _map, CHANCE_MAP, get=lambda record: record.tile[: record.placed].tolist(), put=_put_map),
        Field(
            "goals",
            Maybe(Word(parse_achievements, achievements_text), ()),
            get=lambda record: tuple(record.goal[: record.goals].tolist()),
            put=_put_goals,
        ),
        Field("to_draw", _to_draw, "0"),
        Field("phase", Choice(PHASES), "setup", early=True),
        Field("start", _start, at="begin"),
        Field("round", _round, "1", at="round_no"),
        Field("turn", _turn_number, "0"),
        Field("seen", Bits(CARD_NUMBER)),
        Field("card", lambda record: CARD_NUMBER if _is_turned(record) else NO_CARD),
        Field("near", lambda record: OPTION_NUMBER if _is_turned(record) and record.seats == 1 else NOT_ALONE),
        Field("chosen", _chosen),
        Field("struck", List(AT_MOST_ALL, 4), "0,0,0,0", at="temple"),
        *(field for seat in range(state.SEATS) for field in _board_fields(seat)),
    ),
    seats=lambda record: int(record.seats),
    check=_check,
    more_options=_options,
)
