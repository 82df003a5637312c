"""The slow twin of Explorers against the rule sheet: examples, achievements, details, whole matches."""

import random
from collections.abc import Callable
from typing import cast

import pytest

from tests.games.explorers.oracle import (
    ACHIEVEMENTS,
    ALL_SQUARES,
    CARDS,
    COUNTS,
    PLACES,
    RACES,
    TERRAINS,
    TILES,
    Explorers,
    Square,
    gem_value,
    name_of,
    place_of,
    square_of,
    tile_rows,
)

MAP = "1.0 2.0 3.0 4.90"
VILLAGES = {"A": "c3", "B": "l4", "C": "d11", "D": "l11"}  # on that map; D is the start village
SIDES = ["basic", "expert"]


def blank(seats: int = 1, **options: object) -> Explorers:
    """A match before its setup marks, on a map of nothing but prairie and the four villages."""
    match = Explorers(seats, map=MAP, **options)  # type: ignore[arg-type]
    for square in ALL_SQUARES:
        if match.board.objects[square] != "V":
            match.board.terrain[square] = "P"
            match.board.objects[square] = "."
    assert match.start == "D"
    return match


def paint(match: Explorers, terrain: str, names: str) -> None:
    for name in names.split():
        match.board.terrain[square_of(name)] = terrain


def put(match: Explorers, kind: str, names: str) -> None:
    for name in names.split():
        match.board.objects[square_of(name)] = kind


def give(match: Explorers, seat: int, names: str) -> None:
    """Marks that the seat has had since before the turn."""
    for sheets in (match.sheets, match.before):
        sheets[seat].marks |= {square_of(name) for name in names.split()}


def around(name: str, count: int) -> str:
    """The first so many neighbours of a square."""
    row, column = square_of(name)
    squares = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return " ".join(name_of(square) for square in squares[:count])


def do(match: Explorers, seat: int, texts: str) -> None:
    """Carry out several actions, separated by commas."""
    for text in texts.split(", "):
        match.act(seat, text)


def marks_offered(match: Explorers, seat: int) -> set[str]:
    return {text.split()[1] for text in match.legal(seat) if text.startswith("mark")}


def so_far(match: Explorers, seat: int) -> dict[str, object]:
    return cast(dict[str, object], match.view(seat)["turn so far"])


def deal(match: Explorers, card: int, near: int = 1) -> None:
    match.chance(f"card {card} near {near}" if match.seats == 1 else f"card {card}")


def finish(match: Explorers, seat: int) -> None:
    """Let a seat give up everything that it still has in this turn."""
    while texts := match.legal(seat):
        match.act(seat, next((text for text in ("done", "skip", "terrain W") if text in texts), texts[0]))


def finish_turn(match: Explorers) -> None:
    """Bring the running turn, or the next one, to its end."""
    if match.phase == "card":
        match.chance(next(iter(match.outcomes())))
    active = match.active_seat()
    if active is not None:
        finish(match, active)
    for seat in range(match.seats):
        finish(match, seat)


def finish_round(match: Explorers) -> None:
    number = match.round
    while match.round == number and match.phase != "over":
        finish_turn(match)


def start_turn(match: Explorers, card: int = 1) -> None:
    """Everybody takes the first option of a card; alone it is the near one."""
    if match.phase == "setup":
        finish_turn(match)
    deal(match, card)
    seats = list(range(match.seats))
    active = match.active_seat()
    if active is not None:
        seats.remove(active)
        seats.insert(0, active)
    for seat in seats:
        match.act(seat, "option 1")


def take(match: Explorers, kinds: str) -> None:
    """Alone: put each object next to the marks in turn and mark it."""
    for kind in kinds:
        square = next(square for square in match.open_squares(0) if match.board.objects[square] == ".")
        match.board.objects[square] = kind
        match.act(0, f"mark {name_of(square)}")


def play_rounds(match: Explorers, rounds: list[str]) -> Explorers:
    """Alone: find the given objects in each round, three to a turn, with the three prairie cards."""
    finish_turn(match)
    for kinds in rounds:
        for turn, card in enumerate((1, 2, 3)):
            deal(match, card)
            match.act(0, "option 1")
            take(match, kinds[3 * turn : 3 * turn + 3])
            match.act(0, "done")
        finish_round(match)
    return match


def arrivals(seats: int, groups: list[str], **options: object) -> dict[int, tuple[int, int]]:
    """Points and bonus of every seat that explores temple A, one group of seats to a turn."""
    match = blank(seats, **options)
    put(match, "T", "d5")
    finish_turn(match)
    result: dict[int, tuple[int, int]] = {}
    for seat in range(seats):
        give(match, seat, "d6")
        match.sheets[seat].keys_found = 1
    for card, group in zip((1, 2, 3, 7), groups, strict=False):
        start_turn(match, card)
        for seat in map(int, group):
            match.act(seat, "mark d5")
            waiting = cast(dict[str, int], so_far(match, seat)["waiting"])
            result[seat] = match.sheets[seat].temples["A"], waiting.get("A", 0)
        finish_turn(match)
    return result


def actives(seats: int) -> list[str]:
    """Active seats of a whole match, one text per round."""
    match = blank(seats)
    finish_turn(match)
    rounds = ["", "", "", ""]
    while match.phase != "over":
        active = match.active_seat()
        rounds[match.round - 1] += "-" if active is None else str(active)
        finish_turn(match)
    return rounds


# The worked examples


def test_card_with_two_terrains() -> None:
    """EX-T1."""
    match = blank(3)
    paint(match, "M", "k11 k10 k9 k12")
    paint(match, "D", "m11 n11 o11")
    put(match, "H", "k12")
    finish_turn(match)
    deal(match, 6)
    assert match.to_act() == "0"
    match.act(0, "option 1")
    do(match, 0, "mark k11, mark k10, mark k9")
    do(match, 1, "option 2, mark m11, mark n11, mark o11")
    do(match, 2, "option 1, mark k11, mark k12, mark l10")
    assert [len(sheet.marks) - 1 for sheet in match.sheets] == [3, 3, 3]
    assert [match.legal(seat) for seat in range(3)] == [["done"]] * 3


def test_wild_pair_for_two_seats() -> None:
    """EX-T2."""
    match = blank(2)
    paint(match, "M", "k11 j11")
    finish_turn(match)
    deal(match, 7)
    do(match, 0, "option 1, mark l10, mark l9, mark k11")
    do(match, 1, "option 1, mark k11, mark j11")
    assert [match.legal(seat) for seat in range(2)] == [["done"]] * 2


def test_other_wild_pair() -> None:
    """EX-T3."""
    match = blank(3)
    paint(match, "W", "k11 j11")
    paint(match, "D", "m11")
    finish_turn(match)
    deal(match, 7)
    match.act(0, "option 1")
    do(match, 2, "option 2, mark k11, mark m11, mark j11")
    assert match.legal(2) == ["done"]


def test_closed_provisions() -> None:
    """EX-T4."""
    match = blank()
    put(match, "a", "l10 k11")
    start_turn(match)
    match.act(0, "mark l10")
    assert "k11" not in marks_offered(match, 0)
    finish_turn(match)
    start_turn(match, 2)
    assert "k11" not in marks_offered(match, 0)
    finish_round(match)
    start_turn(match)
    assert "k11" in marks_offered(match, 0)


def test_gems_score_again() -> None:
    """EX-T5."""
    match = play_rounds(blank(), ["GG", "G"])
    assert match.receipt(0)["gems"] == [2, 3]


def test_two_explorers_of_four() -> None:
    """EX-T6."""
    assert arrivals(4, ["02", "3"]) == {0: (12, 0), 2: (12, 0), 3: (8, 0)}


def test_three_explorers_of_four() -> None:
    """EX-T7."""
    assert arrivals(4, ["012", "3"]) == {0: (12, 0), 1: (12, 0), 2: (12, 0), 3: (6, 0)}


def test_tile_upside_down() -> None:
    """EX-T8."""
    match = Explorers(4, map="compose")
    do(match, 0, "tile A 1 0, tile B 3 180, tile C 4 90, tile D 8 270")
    words = TILES[3].split()
    for row in range(8):
        for column in range(8):
            assert match.board.terrain[row, 8 + column] == words[0::2][7 - row][7 - column]
            assert match.board.objects[row, 8 + column] == words[1::2][7 - row][7 - column]
    for seat in (None, 0, 1, 2, 3):
        assert match.view(seat)["map"] == {"A": "1.0", "B": "3.180", "C": "4.90", "D": "8.270"}


def test_three_seats_one_then_two() -> None:
    """EX-T9."""
    assert arrivals(3, ["1", "02"]) == {1: (12, 0), 0: (8, 0), 2: (8, 0)}


def test_three_seats_two_then_one() -> None:
    """EX-T10."""
    assert arrivals(3, ["02", "1"]) == {0: (12, 0), 2: (12, 0), 1: (6, 0)}


def test_two_seats() -> None:
    """EX-T11."""
    assert arrivals(2, ["1", "0"]) == {1: (12, 0), 0: (8, 0)}
    assert arrivals(2, ["01"]) == {0: (12, 0), 1: (12, 0)}


def test_four_seats_one_two_one() -> None:
    """EX-T12."""
    assert arrivals(4, ["0", "13", "2"]) == {0: (12, 0), 1: (10, 0), 3: (10, 0), 2: (6, 0)}


def test_expert_bonuses() -> None:
    """EX-T13."""
    assert arrivals(4, ["0", "1", "2", "3"], temples="expert") == {0: (8, 3), 1: (8, 2), 2: (8, 1), 3: (8, 0)}
    assert arrivals(3, ["0", "1", "2"], temples="expert") == {0: (8, 3), 1: (8, 1), 2: (8, 0)}
    assert arrivals(2, ["0", "1"], temples="expert") == {0: (8, 3), 1: (8, 1)}


def test_temples_alone() -> None:
    """EX-T14."""
    table = {"basic": [(12, 0), (10, 0), (8, 0), (6, 0)], "expert": [(8, 3), (8, 2), (8, 1), (8, 0)]}
    for side, expected in table.items():
        for number in (1, 2, 3, 4):
            match = blank(temples=side)
            put(match, "T", "d5")
            finish_turn(match)
            give(match, 0, "d6")
            match.sheets[0].keys_found = 1
            while match.round < number:
                finish_turn(match)
            start_turn(match)
            match.act(0, "mark d5")
            bonus = cast(dict[str, int], so_far(match, 0)["waiting"]).get("A", 0)
            assert (match.sheets[0].temples["A"], bonus) == expected[number - 1]


def test_basic_provisions() -> None:
    """EX-T15."""
    match = play_rounds(blank(), ["a", "af", "acf", ""])
    assert match.receipt(0)["provisions"] == [2, 5, 10, 0]
    assert sum(match.sheets[0].provision_points) == 17
    assert sum(play_rounds(blank(), ["acf", "fca", "caf", "afc"]).sheets[0].provision_points) == 40


def test_expert_provisions() -> None:
    """EX-T16."""
    match = play_rounds(blank(provisions="expert"), ["", "aaa", "c", "ffff"])
    assert match.receipt(0)["provisions"] == [0, 9, 1, 16]
    best = play_rounds(blank(provisions="expert"), ["", "aaaa", "cccc", "ffff"])
    assert sum(best.sheets[0].provision_points) == 48


def test_expert_provisions_closed() -> None:
    """EX-T17."""
    match = blank(provisions="expert")
    put(match, "a", "l10")
    put(match, "c", "k11")
    start_turn(match)
    assert marks_offered(match, 0) == {"m11", "l12"}
    finish_round(match)
    start_turn(match)
    assert marks_offered(match, 0) == {"l10", "m11", "l12"}
    match.sheets[0].provisions[2] = "aaaa"
    assert marks_offered(match, 0) == {"m11", "l12"}


def village_points(side: str, counts: list[int]) -> object:
    """Village track alone with so many marked neighbours at A, B, C, D."""
    match = blank(villages=side)
    for name, count in zip(VILLAGES.values(), counts, strict=True):
        give(match, 0, around(name, count))
    receipt = match.receipt(0)
    assert receipt["village neighbours"] == dict(zip(PLACES, counts, strict=True))
    assert match.scores() == [receipt["villages"]]
    return receipt["villages"]


def test_villages_with_a_gap() -> None:
    """EX-T18."""
    assert village_points("basic", [4, 2, 0, 1]) == 18
    assert village_points("expert", [4, 2, 0, 1]) == 0


def test_villages_all_reached() -> None:
    """EX-T19."""
    assert village_points("basic", [4, 2, 3, 2]) == 27
    assert village_points("expert", [4, 2, 3, 2]) == 18


def test_gems_over_a_match() -> None:
    """EX-T20."""
    rounds = ["GG", "GG", "GG", "G"]
    assert sum(play_rounds(blank(), rounds).sheets[0].gem_points) == 19
    match = play_rounds(blank(gems="expert"), rounds)
    assert match.receipt(0)["gems"] == [-1, 1, 6, 10]


def test_expert_gems_at_zero() -> None:
    """EX-T21."""
    assert gem_value(3, expert=True) == 0
    assert [gem_value(gems, expert=True) for gems in range(9)] == [-6, -3, -1, 0, 1, 3, 6, 10, 15]
    assert play_rounds(blank(gems="expert"), ["GGG"]).receipt(0)["gems"] == [0]


def test_active_seats_of_four() -> None:
    """EX-T22."""
    rounds = actives(4)
    assert rounds == ["0123012", "1230123", "2301230", "3012301"]
    assert ["".join(rounds).count(seat) for seat in "0123"] == [7, 7, 7, 7]


def test_active_seats_of_three() -> None:
    """EX-T23."""
    rounds = actives(3)
    assert rounds == ["0120120", "1201201", "2012012", "012012-"]
    assert ["".join(rounds).count(seat) for seat in "012"] == [9, 9, 9]


def test_active_seats_of_two() -> None:
    """EX-T24."""
    rounds = actives(2)
    assert rounds == ["0101010", "1010101", "0101010", "1010101"]
    assert ["".join(rounds).count(seat) for seat in "01"] == [14, 14]


def test_key_then_temple() -> None:
    """EX-T25."""
    match = blank()
    put(match, "K", "l10")
    put(match, "T", "l9")
    start_turn(match)
    do(match, 0, "mark l10, mark l9")
    sheet = match.sheets[0]
    assert (sheet.keys_found, sheet.keys_spent, sheet.temples) == (1, 1, {"D": 12})


def test_horse_beside_a_temple() -> None:
    """EX-T26."""
    for keys in (0, 1):
        match = blank()
        put(match, "H", "l10")
        put(match, "T", "l9")
        start_turn(match)
        match.sheets[0].keys_found = keys
        match.act(0, "mark l10")
        assert ("l9" in marks_offered(match, 0)) == (keys == 1)


def test_scroll_in_a_later_turn() -> None:
    """EX-T27."""
    match = blank()
    put(match, "S", "l10")
    start_turn(match)
    match.act(0, "mark l10")
    assert not any(text.startswith("scroll") for text in match.legal(0))
    match.act(0, "done")
    deal(match, 2)
    assert match.legal(0) == ["option 1", "option 2", "scroll P", "scroll W", "scroll D", "scroll M"]


def test_active_seat_spends_a_scroll() -> None:
    """EX-T28."""
    match = blank(3)
    paint(match, "D", "k11 j11 i11")
    paint(match, "M", "m11 n11 o11")
    finish_turn(match)
    match.sheets[0].scrolls_found = 1
    deal(match, 6)
    assert match.legal(0) == ["option 1", "option 2"]
    do(match, 0, "option 2, scroll P, mark l10, mark l9, mark l8, mark l7")
    assert match.legal(0) == ["done"]
    do(match, 1, "option 2, mark k11, mark j11")
    do(match, 2, "option 1, mark m11, mark n11, mark o11")
    assert match.legal(1) == match.legal(2) == ["done"]


def test_ties() -> None:
    """EX-T29."""
    match = blank(2)
    for sheet in match.sheets:
        sheet.gem_points = [98]
    match.sheets[0].scrolls_spent = 2
    match.sheets[1].scrolls_spent = 1
    assert match.scores() == [98, 98]
    assert match.ranks() == [2, 1]
    match.sheets[0].scrolls_spent = 1
    assert match.ranks() == [1, 1]


def test_ranks_alone() -> None:
    """EX-T30."""

    def rank(points: int, achievements: str = "0") -> int:
        match = blank(achievements=achievements)
        match.sheets[0].gem_points = [points]
        assert match.scores() == [points]
        return match.solo_rank()

    assert [rank(points) for points in (80, 81, 120, 121)] == [1, 2, 5, 6]
    assert [rank(points, "E1,D1") for points in (100, 101)] == [1, 2]
    assert [rank(points) for points in (-3, 90, 91, 100, 101, 110, 111)] == [1, 2, 3, 3, 4, 4, 5]


def test_square() -> None:
    """EX-T31."""
    match = blank(achievements="G1")
    give(match, 0, "b6 c6 d6 b7 c7 d7 b8 c8 d8 e6 e7")
    assert match.receipt(0)["achievements"] == {"G1": 9}


def test_race_of_three() -> None:
    """EX-T32."""
    match = blank(3, achievements="E9")
    finish_turn(match)
    for seat in (0, 2):
        give(match, seat, "a1 p16")
    finish_turn(match)
    give(match, 1, "a1 p16")
    finish_turn(match)
    assert [sheet.races["E9"] for sheet in match.sheets] == [10, 6, 10]
    assert match.race_lists == {"E9": [4]}


# Achievements


def value(match: Explorers, code: str, seat: int = 0) -> int:
    return cast(dict[str, int], match.receipt(seat)["achievements"])[code]


def marked_row(kind: str, count: int) -> Callable[[Explorers, int], None]:
    """So many marked objects of a kind in the first row, from its second square on."""

    def prepare(match: Explorers, seat: int) -> None:
        names = " ".join("bcdefghijkl"[step] + "1" for step in range(count))
        put(match, kind, names)
        give(match, seat, names)

    return prepare


def marked(names: str) -> Callable[[Explorers, int], None]:
    def prepare(match: Explorers, seat: int) -> None:
        give(match, seat, names)

    return prepare


def both(*steps: Callable[[Explorers, int], None]) -> Callable[[Explorers, int], None]:
    def prepare(match: Explorers, seat: int) -> None:
        for step in steps:
            step(match, seat)

    return prepare


def found(keys: int = 0, scrolls: int = 0, temples: str = "") -> Callable[[Explorers, int], None]:
    def prepare(match: Explorers, seat: int) -> None:
        match.sheets[seat].keys_found = keys
        match.sheets[seat].scrolls_found = scrolls
        match.sheets[seat].temples = dict.fromkeys(temples, 12)

    return prepare


def some_provisions(apples: int, carrots: int, fish: int) -> Callable[[Explorers, int], None]:
    def prepare(match: Explorers, seat: int) -> None:
        for row, kind, count in ((6, "a", apples), (7, "c", carrots), (8, "f", fish)):
            names = " ".join("abcdefg"[step] + str(row) for step in range(count))
            put(match, kind, names)
            give(match, seat, names)

    return prepare


def beside(letters: str) -> Callable[[Explorers, int], None]:
    return marked(" ".join(around(VILLAGES[letter], 1) for letter in letters))


@pytest.mark.parametrize(("code", "kind", "points"), [("A1", "S", 6), ("A2", "H", 8), ("A3", "G", 16)])
def test_avoid(code: str, kind: str, points: int) -> None:
    match = blank(2, achievements=code)
    assert [value(match, code, seat) for seat in (0, 1)] == [points, points]
    marked_row(kind, 1)(match, 1)
    assert [value(match, code, seat) for seat in (0, 1)] == [points, 0]


@pytest.mark.parametrize(("code", "terrain"), [("B1", "P"), ("B2", "W"), ("B3", "D"), ("B4", "M")])
def test_all_areas(code: str, terrain: str) -> None:
    match = blank(achievements=code)
    for square in ALL_SQUARES:
        if match.board.objects[square] != "V":
            match.board.terrain[square] = "M" if terrain == "P" else "P"
    paint(match, terrain, "a1 a2 b2  h8 i8  p16 o15")  # the last two touch only by a corner
    give(match, 0, "a2 h8 p16")
    assert value(match, code) == 0
    give(match, 0, "o15")
    assert value(match, code) == 10


def test_crossing() -> None:
    for column in (False, True):
        match = blank(achievements="C1")
        line = [f"a{step}" if column else f"{'abcdefghijklmnop'[step - 1]}1" for step in range(1, 17)]
        give(match, 0, " ".join(line[:15]))
        assert value(match, "C1") == 0
        give(match, 0, line[15])
        assert value(match, "C1") == 12
        give(match, 0, " ".join(f"p{step}" for step in range(1, 17)))
        assert value(match, "C1") == 12


def test_crossing_over_the_start_village() -> None:
    match = blank(achievements="C1")
    give(match, 0, " ".join(f"l{step}" for step in range(1, 17) if step not in (4, 11)))
    assert value(match, "C1") == 0
    put(match, ".", "l4")
    give(match, 0, "l4")
    assert value(match, "C1") == 12


def temples_beside(count: int) -> Callable[[Explorers, int], None]:
    """Four temples, so many of them with two marked neighbours."""

    def prepare(match: Explorers, seat: int) -> None:
        put(match, "T", "d6 m6 d14 m14")
        give(match, seat, " ".join(["e6 d7", "n6 m7", "e14 d15", "n14 m15"][:count]))

    return prepare


COUNT_CASES: dict[str, Callable[[int], Callable[[Explorers, int], None]]] = {
    "D1": lambda count: marked_row("G", count),
    "D2": lambda count: marked_row("H", count),
    "D3": lambda count: found(scrolls=count),
    "D4": lambda count: some_provisions(count, 1, 2),
    "D5": lambda count: some_provisions(1, count, 2),
    "D6": lambda count: some_provisions(1, 2, count),
    "D7": lambda count: some_provisions(count, count + 1, count + 2),
    "D8": lambda count: marked(" ".join(around(name, 4) for name in list(VILLAGES.values())[:count]) + " l5"),
    "D9": temples_beside,
    "D10": lambda count: marked(" ".join(["a1", "p1", "a16", "p16"][:count])),
}


@pytest.mark.parametrize("code", list(COUNTS))
def test_counts(code: str) -> None:
    table = {
        "D1": [0, 0, 1, 2, 4, 6, 8, 10, 13, 13],
        "D2": [0, 0, 1, 2, 4, 6, 8, 10, 13, 13],
        "D3": [0, 1, 4, 8, 12],
        "D4": [0, 1, 4, 8, 12, 12],
        "D5": [0, 1, 4, 8, 12, 12],
        "D6": [0, 1, 4, 8, 12, 12],
        "D7": [0, 2, 5, 9, 14, 14],
        "D8": [0, 2, 5, 9, 14],
        "D9": [0, 2, 5, 9, 14],
        "D10": [0, 4, 9, 15, 22],
    }[code]
    for count, points in enumerate(table):
        match = blank(2, achievements=code)
        COUNT_CASES[code](count)(match, 1)
        assert (value(match, code, 0), value(match, code, 1)) == (0, points)


def test_one_neighbour_of_a_temple_is_not_enough() -> None:
    match = blank(achievements="D9")
    put(match, "T", "d6 m6")
    give(match, 0, "d5 c5 e5 m6 m5")
    assert value(match, "D9") == 0


TILE_MARKS = "a1 b1 c1  i1 j1 k1  a9 b9 c9  i9 k9"  # with the start village three on every tile
RACE_CASES: dict[str, tuple[Callable[[Explorers, int], None], Callable[[Explorers, int], None]]] = {
    "E1": (marked_row("H", 5), marked_row("H", 4)),
    "E2": (marked_row("G", 5), marked_row("G", 4)),
    "E3": (found(keys=3), found(keys=2, scrolls=4)),
    "E4": (found(scrolls=3), found(scrolls=2, keys=4)),
    "E5": (some_provisions(3, 0, 3), some_provisions(2, 2, 1)),
    "E6": (found(temples="AD"), found(temples="B", keys=4)),
    "E7": (beside("ABCD"), beside("ABC")),
    "E8": (both(beside("ABD"), found(temples="ABC")), both(beside("ABCD"), found(temples="AB"))),
    "E9": (marked("a1 p3 f16"), marked("a1 p3 f15")),
    "E10": (marked(TILE_MARKS), marked(TILE_MARKS.replace("i1 ", ""))),
}


@pytest.mark.parametrize("code", RACES)
def test_races(code: str) -> None:
    met, missed = RACE_CASES[code]

    match = blank(3, achievements=code)
    for seat in range(3):
        missed(match, seat)
    finish_turn(match)  # turn 0 counts as well
    assert [value(match, code, seat) for seat in range(3)] == [0, 0, 0]
    assert match.race_lists == {code: [10, 8, 6, 4]}

    match = blank(3, achievements=code)
    missed(match, 0)
    met(match, 1)
    assert value(match, code, 1) == 0  # only when the turn closes
    finish_turn(match)
    assert [value(match, code, seat) for seat in range(3)] == [0, 10, 0]
    assert match.race_lists == {code: [8, 6, 4]}
    finish_turn(match)
    assert match.race_lists == {code: [8, 6, 4]}

    met(match, 0)
    met(match, 2)
    finish_turn(match)
    assert [value(match, code, seat) for seat in range(3)] == [8, 10, 8]
    assert match.race_lists == {code: [4]}

    match = blank(3, achievements=code)
    met(match, 0)
    met(match, 2)
    finish_turn(match)
    met(match, 1)
    finish_turn(match)
    assert [value(match, code, seat) for seat in range(3)] == [10, 6, 10]


def test_e8_needs_three_villages() -> None:
    match = blank(achievements="E8")
    both(beside("AB"), found(temples="ABCD"))(match, 0)
    finish_turn(match)
    assert value(match, "E8") == 0


def test_races_alone_by_round() -> None:
    for number, points in ((1, 10), (2, 8), (3, 6), (4, 4)):
        match = blank(achievements="E9")
        while match.round < number:
            finish_turn(match)
        give(match, 0, "a1 p16")
        finish_turn(match)
        assert value(match, "E9") == points
        left = match.race_lists["E9"]
        finish_round(match)
        assert match.race_lists["E9"] == left


@pytest.mark.parametrize(
    ("code", "names", "points"),
    [
        ("F1", "", 1),
        ("F1", "k11 m11 n11", 4),
        ("F1", "k11 m11 n11  a1 b1 c1 d1 e1  g1 h1", 5),
        ("F1", "a1 a2 a3", 1),
        ("F1", "p1 a2", 1),
        ("F2", "", 1),
        ("F2", "l12 l10 l9", 4),
        ("F2", "a1 b1 c1", 1),
        ("F2", "a1 a2 a3 a4 a5", 5),
        ("F3", "", 1),
        ("F3", "k10 m12", 3),
        ("F3", "m10 k12 j13 i14", 5),
        ("F3", "a1 b1 c1 a2 a3", 2),
        ("G1", "", 1),
        ("G1", "l10 k10", 1),
        ("G1", "l10 k10 k11", 4),
        ("G1", "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4", 9),
        ("G1", "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4", 16),
    ],
)
def test_lines_and_squares(code: str, names: str, points: int) -> None:
    match = blank(achievements=code)
    give(match, 0, names)
    assert value(match, code) == points


def test_there_are_32_achievements() -> None:
    assert len(set(ACHIEVEMENTS)) == len(ACHIEVEMENTS) == 32


# Material and setup


def test_tiles() -> None:
    assert list(TILES) == [1, 2, 3, 4, 5, 6, 7, 8]
    for number in TILES:
        terrain, objects = tile_rows(number, 0)
        assert [len(row) for row in terrain + objects] == [8] * 16
        for top, bottom in zip("".join(terrain), "".join(objects), strict=True):
            assert (top == "V") == (bottom == "V")
        things = "".join(objects)
        assert [things.count(kind) for kind in "VTKSHG"] == [1, 1, 1, 1, 2, 2]
        further = {0: "c", 1: "a", 2: "c"}[number % 3] if number not in (3, 6) else "f"
        assert {kind: things.count(kind) for kind in "acf"} == {kind: 1 + (kind == further) for kind in "acf"}
        assert all(13 <= "".join(terrain).count(kind) <= 18 for kind in TERRAINS)


def test_turning_is_clockwise() -> None:
    terrain, objects = tile_rows(1, 90)
    assert terrain[0] == "WWWWDDWW"  # the first column from below
    assert objects[4][7] == "S"
    assert tile_rows(1, 270)[1][3][0] == "S"


def test_cards() -> None:
    normal = [CARDS[card] for card in range(1, 7)]
    assert len({frozenset(options.values()) for options in normal}) == 6
    for card in (7, 8):
        assert set(CARDS[card][1] + CARDS[card][2]) == set(TERRAINS)


def test_map_by_chance() -> None:
    match = Explorers(2, achievements="3")
    for place, count in zip(PLACES, (32, 28, 24, 20), strict=True):
        outcomes = match.outcomes()
        assert match.to_act() == "chance"
        assert len(outcomes) == count
        assert set(outcomes.values()) == {1}
        assert all(text.startswith(f"tile {place} ") for text in outcomes)
        match.chance(list(outcomes)[-1])
    assert match.view(None)["map"] == {"A": "8.270", "B": "7.270", "C": "6.270", "D": "5.270"}
    for count in (32, 31, 30):
        assert len(match.outcomes()) == count
        match.chance(list(match.outcomes())[5])
    assert match.achievements == ["B3", "B4", "C1"]
    with pytest.raises(ValueError, match="cannot happen"):
        match.chance("achievement A1")


def test_start_village_tie() -> None:
    match = Explorers(3, map="1.0 2.0 3.0 4.0", achievements="A1")
    assert match.to_act() == "0"
    assert match.legal(0) == ["village C", "village D"]
    assert match.legal(1) == []
    assert match.scores() == [0, 0, 0]
    match.act(0, "village C")
    assert [sheet.marks for sheet in match.sheets] == [{square_of("d11")}] * 3
    assert match.to_act() == "012"
    assert match.legal(2) == ["terrain P", "terrain W", "terrain D", "terrain M"]


def test_setup_finds_things() -> None:
    match = blank(2, temples="expert")
    put(match, "K", "l10")
    put(match, "T", "l9")
    put(match, "S", "m9")
    put(match, "a", "l12")
    put(match, "H", "k11")
    do(match, 0, "terrain P, mark l10, mark l9, mark l12, done, bonus P, mark k11, skip, mark m9, skip, done")
    assert match.view(1)["sheets"] == match.view(None)["sheets"]
    do(match, 1, "terrain W, done")
    assert match.view(None)["temple lists"] == {"A": [3, 1], "B": [3, 1], "C": [3, 1], "D": [1]}
    sheet = match.sheets[0]
    assert (sheet.provisions[1], sheet.scrolls_found, sheet.temples) == ("a", 1, {"D": 8})
    deal(match, 1)
    match.act(0, "option 1")
    assert "scroll M" in match.legal(0)


def test_expert_provisions_are_closed_in_setup() -> None:
    match = blank(provisions="expert")
    put(match, "a", "l10")
    match.act(0, "terrain P")
    assert marks_offered(match, 0) == {"k11", "m11", "l12"}


def test_bad_options() -> None:
    for options in (
        {"seats": 0},
        {"seats": 5},
        {"gems": "hard"},
        {"achievements": "4"},
        {"achievements": "E7,E7"},
        {"achievements": "A1,A2,A3,B1"},
        {"achievements": ""},
        {"map": "1.0 2.0 3.0"},
        {"map": "1.0 2.0 3.0 1.90"},
        {"map": "1.0 2.0 3.0 4.45"},
    ):
        with pytest.raises(ValueError, match=r"\w"):
            Explorers(**{"seats": 2, **options})  # type: ignore[arg-type]


# Details of a turn


def test_waiting_for_the_active_seat() -> None:
    match = blank(4)
    finish_turn(match)
    deal(match, 4)
    assert match.to_act() == "0"
    assert match.legal(1) == match.legal(12) == []
    with pytest.raises(ValueError, match="may not"):
        match.act(1, "option 1")
    match.act(0, "option 2")
    assert match.to_act() == "0123"
    assert match.legal(3) == ["option 1", "option 2"]
    match.act(0, "done")
    assert match.to_act() == "123"


def test_scroll_after_the_option_and_once_a_turn() -> None:
    match = blank()
    finish_turn(match)
    match.sheets[0].scrolls_found = 2
    deal(match, 1)
    do(match, 0, "option 2, scroll P")
    assert match.sheets[0].scrolls_spent == 1
    assert match.legal(0) == ["mark l10", "mark k11", "mark m11", "mark l12", "done"]
    do(match, 0, "mark l10, mark l9, mark l8, mark l7")
    assert match.legal(0) == ["done"]
    match.act(0, "done")
    deal(match, 2)
    do(match, 0, "option 1, mark k11")
    assert not any(text.startswith("scroll") for text in match.legal(0))


def test_near_and_far_alone() -> None:
    match = blank()
    finish_turn(match)
    assert match.outcomes() == {f"card {card} near {near}": 1 for card in range(1, 9) for near in (1, 2)}
    for card, near, option, left in ((1, 1, 1, 3), (2, 1, 2, 2), (3, 2, 1, 2), (7, 2, 2, 3)):
        deal(match, card, near)
        assert match.active_seat() is None
        match.act(0, f"option {option}")
        assert so_far(match, 0)["left"] == left
        match.act(0, "done")


def test_last_turn_of_three() -> None:
    match = blank(3)
    finish_turn(match)
    while (match.round, match.turn) != (4, 7):
        finish_turn(match)
    deal(match, match.unseen[0])
    assert match.to_act() == "012"
    for seat, option in ((0, 1), (1, 2), (2, 1)):
        match.act(seat, f"option {option}")
        assert so_far(match, seat)["left"] == 3
        match.act(seat, "done")
    assert match.to_act() == "over"
    assert match.outcomes() == {}
    assert match.legal(0) == []


def test_cards_of_a_round() -> None:
    match = blank(2)
    finish_turn(match)
    for number in (1, 2):
        seen = []
        for turn in range(7):
            assert len(match.outcomes()) == 8 - turn
            seen.append(next(iter(match.outcomes())))
            finish_turn(match)
        assert len(set(seen)) == 7
        assert match.round == number + 1


def test_horses_chain() -> None:
    match = blank()
    put(match, "H", "l10 l9")
    paint(match, "W", "l9")
    start_turn(match)
    match.act(0, "mark l10")
    assert "done" not in match.legal(0)
    assert "skip" in match.legal(0)
    match.act(0, "mark l9")
    assert so_far(match, 0)["horse"] is True
    assert so_far(match, 0)["left"] == 2
    match.act(0, "skip")
    assert so_far(match, 0)["horse"] is False
    assert "done" in match.legal(0)


def test_bonus_part() -> None:
    match = blank(2, temples="expert")
    put(match, "T", "d5 l7 d14")
    finish_turn(match)
    give(match, 0, "d6 l8 d15")
    match.sheets[0].keys_found = 4
    start_turn(match)
    do(match, 0, "mark d5, mark l7")
    paint(match, "W", "l6")
    put(match, "H", "d4")
    match.act(0, "done")
    assert match.legal(0) == [f"bonus {letter} {terrain}" for letter in "AB" for terrain in TERRAINS] + ["done"]
    match.act(0, "bonus B W")
    assert match.legal(0) == ["mark l6", "skip"]
    do(match, 0, "mark l6, skip")
    assert match.legal(0) == [f"bonus {terrain}" for terrain in TERRAINS] + ["done"]
    do(match, 0, "bonus P, mark d14, mark c5, mark d4")
    assert so_far(match, 0) == {
        "part": "bonus",
        "choice": "option 1",
        "terrains": "",
        "left": 0,
        "horse": True,
        "bonus": "",
        "waiting": {"C": 3},
    }
    do(match, 0, "mark e4, bonus M, skip")
    assert match.legal(0) == ["done"]
    match.act(0, "done")
    assert match.to_act() == "1"
    match.act(1, "done")
    assert match.temple_lists == {"A": [1], "B": [1], "C": [1], "D": [3, 1]}
    assert match.scores()[0] == 24


def test_done_gives_up_waiting_bonuses() -> None:
    match = blank(1, temples="expert")
    put(match, "T", "d5")
    give(match, 0, "d6")
    match.sheets[0].keys_found = 1
    do(match, 0, "terrain P, mark d5, done, done")
    assert match.to_act() == "chance"


def test_strict() -> None:
    match = blank(1, temples="expert", strict=True)
    put(match, "T", "d5")
    put(match, "H", "l10")
    paint(match, "D", "n11")
    finish_turn(match)
    give(match, 0, "d6")
    match.sheets[0].keys_found = 1
    deal(match, 1)
    match.act(0, "option 1")
    assert "done" not in match.legal(0)
    match.act(0, "mark l10")
    assert "skip" not in match.legal(0)
    do(match, 0, "mark m11, mark d5, mark c6")
    assert match.legal(0) == ["done"]
    match.act(0, "done")
    assert match.legal(0) == [f"bonus {terrain}" for terrain in TERRAINS]
    match.act(0, "bonus D")
    assert match.legal(0) == ["mark n11"]
    match.act(0, "mark n11")
    assert match.legal(0) == ["skip"]
    do(match, 0, "skip, done")
    deal(match, 4)
    match.act(0, "option 1")
    assert match.legal(0) == ["done"]  # no water anywhere


def test_strict_closed_in() -> None:
    match = blank(strict=True)
    put(match, "H", "l10")
    put(match, "T", "k11 m11 l12 l9 k10 m10")
    start_turn(match)
    do(match, 0, "mark l10")
    assert match.legal(0) == ["skip"]
    match.act(0, "skip")
    assert match.legal(0) == ["done"]


def test_full_tracks() -> None:
    match = play_rounds(blank(achievements="D1"), ["GGGGG", "GGGG"])
    assert match.sheets[0].gems == 8
    assert match.receipt(0)["gems"] == [5, 8]
    match = play_rounds(blank(), ["KKKSSSKKS", "SS"])
    assert (match.sheets[0].keys_found, match.sheets[0].scrolls_found) == (4, 4)


def test_first_print() -> None:
    match = play_rounds(blank(first_print=True), ["a", "af", "acf"])
    assert match.receipt(0)["provisions"] == [2, 5, 9]
    match = play_rounds(blank(first_print=True, provisions="expert"), ["", "aaa"])
    assert match.receipt(0)["provisions"] == [0, 9]


def test_ranks_leave_out_a_place() -> None:
    match = blank(4)
    for seat, points in enumerate((5, 9, 9, 2)):
        match.sheets[seat].gem_points = [points]
    assert match.ranks() == [3, 1, 1, 4]
    match.sheets[3].scrolls_spent = 3
    match.sheets[2].scrolls_spent = 1
    assert match.ranks() == [3, 1, 2, 4]
    with pytest.raises(ValueError, match="single seat"):
        match.solo_rank()


def test_view_hides_the_running_turn() -> None:
    match = blank(3)
    finish_turn(match)
    deal(match, 1)
    match.act(0, "option 2")
    assert match.view(1)["option"] == match.view(None)["option"] == 2
    before = match.view(1)
    match.act(0, "done")
    do(match, 2, "option 1, mark l10, done")
    assert match.view(1) == before
    assert match.view(2)["sheets"] != before["sheets"]
    assert so_far(match, 2)["part"] == "closed"
    do(match, 1, "option 1, done")
    assert match.view(1)["sheets"] == match.view(2)["sheets"] == match.view(None)["sheets"] != before["sheets"]
    assert match.view(0)["option"] is None
    with pytest.raises(ValueError, match="no seat"):
        match.view(3)


# Whole matches


def pick(match: Explorers, seat: int, dice: random.Random) -> str:
    """A random legal action with a liking for marks, above all for temples, keys, scrolls and horses."""
    texts = match.legal(seat)
    assert texts
    assert len(set(texts)) == len(texts)
    marks = [text for text in texts if text.startswith("mark")]
    good = [text for text in marks if match.board.objects[square_of(text.split()[1])] in "TKSH"]
    bonuses = [text for text in texts if text.startswith("bonus")]
    for group in (good, bonuses, marks):
        if group and dice.random() < 0.85:
            return dice.choice(group)
    return dice.choice(texts)


def play_out(match: Explorers, dice: random.Random, watch: bool = False) -> list[tuple[str, str]]:
    """Play a match to its end; the log has the seat, or 'chance', with each text."""
    log: list[tuple[str, str]] = []
    public: dict[str, object] = {}
    while (to_act := match.to_act()) != "over":
        if to_act == "chance":
            outcomes = match.outcomes()
            text = dice.choices(list(outcomes), list(outcomes.values()))[0]
            match.chance(text)
            log.append(("chance", text))
            public = {}
        else:
            seat = int(dice.choice(to_act))
            text = pick(match, seat, dice)
            phase = match.phase
            match.act(seat, text)
            log.append((str(seat), text))
            if watch and phase == match.phase and phase in ("setup", "turn"):
                assert public in ({}, match.view(None))
                public = match.view(None)
            else:
                public = {}
        assert len(log) < 3000
    return log


def replay(match: Explorers, log: list[tuple[str, str]], dice: random.Random) -> None:
    """Play the log again, the seats of each turn in another order."""
    queues: dict[str, list[str]] = {}
    rest = list(log)
    while rest or any(queues.values()):
        if not any(queues.values()):
            while rest and rest[0][0] != "chance":
                seat, text = rest.pop(0)
                queues.setdefault(seat, []).append(text)
            if not any(queues.values()):
                match.chance(rest.pop(0)[1])
                continue
        able = [seat for seat in match.to_act() if queues.get(seat)]
        choice = dice.choice(able)
        match.act(int(choice), queues[choice].pop(0))


def check_sums(match: Explorers) -> None:
    for seat in range(match.seats):
        receipt = match.receipt(seat)
        tracks = [
            *cast(list[int], receipt["provisions"]),
            *cast(list[int], receipt["gems"]),
            cast(int, receipt["villages"]),
            *cast(dict[str, int], receipt["temples"]).values(),
            *cast(dict[str, int], receipt["achievements"]).values(),
        ]
        assert receipt["total"] == sum(tracks) == match.scores()[seat]


def random_options(dice: random.Random) -> dict[str, object]:
    options: dict[str, object] = {side: dice.choice(SIDES) for side in ("temples", "provisions", "gems", "villages")}
    options["achievements"] = dice.choice(["0", "1", "2", "3", ",".join(dice.sample(ACHIEVEMENTS, 2))])
    options["strict"] = dice.random() < 0.5
    options["first_print"] = dice.random() < 0.5
    options["map"] = dice.choice(["chance", "compose", "3.180 1.0 4.90 8.270"])
    return options


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_matches(seats: int) -> None:
    dice = random.Random(seats)
    for _ in range(2):
        options = random_options(dice)
        match = Explorers(seats, **options)  # type: ignore[arg-type]
        log = play_out(match, dice, watch=True)
        check_sums(match)
        again = Explorers(seats, **options)  # type: ignore[arg-type]
        replay(again, log, dice)
        assert again.to_act() == "over"
        for seat in (None, *range(seats)):
            assert again.view(seat) == match.view(seat)
        assert again.scores() == match.scores()
        assert again.ranks() == match.ranks()
        assert min(match.ranks()) == 1
        check_sheets(match)


def check_sheets(match: Explorers) -> None:
    """What is written down fits the marks."""
    for sheet in match.sheets:
        things = [match.board.objects[square] for square in sheet.marks]
        assert things.count("V") == 1
        assert (things.count("K"), things.count("S"), things.count("G")) == (
            sheet.keys_found,
            sheet.scrolls_found,
            sheet.gems,
        )
        assert things.count("T") == sheet.keys_spent == len(sheet.temples)
        assert sheet.scrolls_spent <= sheet.scrolls_found
        assert sorted("".join(sheet.provisions.values())) == sorted(thing for thing in things if thing in "acf")
        assert len(sheet.provision_points) == len(sheet.gem_points) == 4
        temples: dict[str, Square] = {place_of(square): square for square in match.board.squares_with("T")}
        assert all(temples[letter] in sheet.marks for letter in sheet.temples)
        assert set(sheet.races) <= set(match.achievements)
