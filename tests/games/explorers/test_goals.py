"""The 32 achievements of Explorers, each met, missed by one, and met by two seats: score and receipt."""

import pytest

from farshore.games.explorers import box
from farshore.games.explorers.present import Goal
from tests.games.explorers.boards import (
    APPLES,
    CARROTS,
    FISH,
    SQUARES,
    TEMPLES,
    VILLAGES,
    Board,
    areas,
    at,
    beside,
    board,
    code,
    do,
    larder,
    object_on,
    pass_turn,
    with_object,
)
from tests.games.explorers.typed import Play

pytestmark = pytest.mark.rules

GEMS, HORSES = with_object("G"), with_object("H")
SCROLLS, KEYS = with_object("S"), with_object("K")
ROW_16 = [f"{column}16" for column in "lmnopkjihgfedcba"]
COLUMN_P = [f"p{row}" for row in (*range(11, 17), *range(10, 0, -1))]
AROUND = [beside(square) for square in VILLAGES.values()]  # A, B, C, D
BESIDE_TEMPLES = ["f5 e6", "m2 n3", "e14 f13", "n13 o14"]
FULL_4 = [f"{column}{row}" for row in (9, 8, 10, 11) for column in "ponm"]


def of(squares: list[str], avoid: str = "") -> Board:
    return board(" ".join(squares), avoid=avoid)


def all_areas(terrain: str, but: int = 0) -> Board:
    """A mark in every area, or in all but so many, the smallest first."""
    found = sorted(areas(terrain), key=len)
    plain = [min((square for square in area if object_on(square) == "."), key=SQUARES.index) for area in found]
    return of(plain[but:], avoid=" ".join(square for area in found[:but] for square in area))


def areas_case(terrain: str) -> tuple[Board, int, int, Board, int, int, int]:
    due = len(list(areas(terrain)))
    return all_areas(terrain), due, 10, all_areas(terrain, 1), due - 1, 0, due


def villages(counts: list[int]) -> Board:
    """So many marked neighbours at A, B, C, D."""
    wanted = [square for squares, count in zip(AROUND, counts, strict=True) for square in squares[:count]]
    wanted.sort(key=lambda square: square not in AROUND[3])
    return of(wanted, avoid=" ".join(square for squares in AROUND for square in squares if square not in wanted))


def temple_sides(full: int, half: int = 0) -> Board:
    """Temples with two marked neighbours, and with one."""
    wanted = " ".join(BESIDE_TEMPLES[:full] + [each.split()[0] for each in BESIDE_TEMPLES[full : full + half]])
    others = [square for temple in TEMPLES.values() for square in beside(temple) if square not in wanted.split()]
    return board(wanted, avoid=" ".join(others))


def sets(apples: int, carrots: int, fish: int) -> Board:
    return of(APPLES[:apples] + CARROTS[:carrots] + FISH[:fish])


def tiles(in_a: int) -> Board:
    """Three marks on B, C, D and so many on A."""
    return of(["m8", "l8", "l7", "h9", "h10", "h11", "h8", "g8", "f8"][: 6 + in_a], avoid="h7" if in_a else "h8")


# name: seats that meet it and miss it by one, each with how far it came and the points; then how far there is to go
CASES: dict[str, tuple[Board, int, int, Board, int, int, int]] = {
    "A1": (board("m11"), 0, 6, board("m16"), 1, 0, 0),
    "A2": (board("m11"), 0, 8, board("k10"), 1, 0, 0),
    "A3": (board("m11"), 0, 16, board("l13"), 1, 0, 0),
    "B1": areas_case("P"),
    "B2": areas_case("W"),
    "B3": areas_case("D"),
    "B4": areas_case("M"),
    "C1": (of(ROW_16), 16, 12, of(ROW_16[:-1], avoid="a16"), 15, 0, 16),
    "D1": (of(GEMS), 8, 13, of(GEMS[:7]), 7, 10, 0),
    "D2": (of(HORSES), 8, 13, of(HORSES[:7]), 7, 10, 0),
    "D3": (of(SCROLLS), 4, 12, of(SCROLLS[:3]), 3, 8, 0),
    "D4": (sets(4, 1, 2), 4, 12, sets(3, 1, 2), 3, 8, 0),
    "D5": (sets(2, 4, 1), 4, 12, sets(2, 3, 1), 3, 8, 0),
    "D6": (sets(1, 2, 4), 4, 12, sets(1, 2, 3), 3, 8, 0),
    "D7": (sets(4, 4, 4), 4, 14, sets(4, 3, 4), 3, 9, 0),
    "D8": (villages([4, 4, 4, 4]), 4, 14, villages([4, 4, 3, 4]), 3, 9, 0),
    "D9": (temple_sides(4), 4, 14, temple_sides(3, 1), 3, 9, 0),
    "D10": (board("a1 a16 p16 o1 p1"), 4, 22, board("a1 a16 o1 p1", avoid="p16"), 3, 15, 0),
    "E1": (of(HORSES[:5]), 5, 10, of(HORSES[:4]), 4, 0, 5),
    "E2": (of(GEMS[:5]), 5, 10, of(GEMS[:4]), 4, 0, 5),
    "E3": (of(KEYS[:3]), 3, 10, of(KEYS[:2]), 2, 0, 3),
    "E4": (of(SCROLLS[:3]), 3, 10, of(SCROLLS[:2]), 2, 0, 3),
    "E5": (sets(2, 2, 2), 6, 10, sets(2, 1, 2), 5, 0, 6),
    "E6": (board("h3 m7 f6 n2"), 2, 10, board("h3 m7 f6"), 1, 0, 2),
    "E7": (villages([1, 1, 1, 1]), 4, 10, villages([1, 1, 0, 1]), 3, 0, 4),
    "E8": (board("m11 l5 e11 h3 m7 e9 f6 n2 o13"), 6, 10, board("m11 l5 e11 h3 m7 e9 f6 n2"), 5, 0, 6),
    "E9": (board("a9 h1 p11 h16"), 4, 10, of(["a9", "h1", "p11"], avoid=" ".join(ROW_16)), 3, 0, 4),
    "E10": (tiles(3), 4, 10, tiles(2), 3, 0, 4),
    "F1": (board("m11 n11 o11 p11"), 5, 5, board("m11 n11 o11"), 4, 4, 0),
    "F2": (board("l10 l9 l8"), 4, 4, board("l10 l9"), 3, 3, 0),
    "F3": (board("m10 n9 o8", avoid="k12"), 4, 4, board("m10 n9", avoid="o8 k12"), 3, 3, 0),
    "G1": (of(FULL_4), 4, 16, of(FULL_4[:-1], avoid="m11"), 3, 9, 0),
}
RACES = list(box.RACES)
OTHERS = [name for name in CASES if name not in RACES]


def ended(*boards: Board, goals: str) -> Play:
    return at(*boards, phase="over", goals=goals)


def closed(*boards: Board, goals: str, number: int = 4) -> Play:
    """The match after a turn in which nobody marked anything, of a round that goes on."""
    play = at(*boards, goals=goals, round=str(number))
    pass_turn(play)
    return play


def lines(play: Play) -> list[Goal]:
    return [sheet.goals[0] for sheet in play.receipt().sheets]


def gains(name: str, *boards: Board) -> tuple[int, ...]:
    """What an achievement adds to the scores at the end of a match."""
    with_it, without = ended(*boards, goals=name).scores, ended(*boards, goals="-").scores
    return tuple(one - other for one, other in zip(with_it, without, strict=True))


def test_there_is_a_case_for_every_achievement() -> None:
    assert list(CASES) == list(box.ACHIEVEMENTS)
    assert len(CASES) == 32


@pytest.mark.parametrize("name", OTHERS)
def test_an_achievement_that_is_met_scores_in_full(name: str) -> None:
    met, count, points, _, _, _, due = CASES[name]
    assert gains(name, met) == (points,)
    assert lines(ended(met, goals=name)) == [Goal(name, count, due, points)]


@pytest.mark.parametrize("name", OTHERS)
def test_an_achievement_that_is_missed_by_one_scores_less(name: str) -> None:
    _, _, _, missed, count, points, due = CASES[name]
    assert gains(name, missed) == (points,)
    assert lines(ended(missed, goals=name)) == [Goal(name, count, due, points)]


@pytest.mark.parametrize("name", OTHERS)
def test_every_seat_that_meets_an_achievement_scores_it_in_full(name: str) -> None:
    met, count, points, missed, less, fewer, due = CASES[name]
    assert gains(name, met, missed, met) == (points, fewer, points)
    line = Goal(name, count, due, points)
    assert lines(ended(met, missed, met, goals=name)) == [line, Goal(name, less, due, fewer), line]


@pytest.mark.parametrize("name", RACES)
def test_a_race_is_judged_when_the_turn_closes(name: str) -> None:
    met, count, points, missed, less, _, due = CASES[name]
    play = at(met, missed, goals=name, round="4")
    before = play.scores
    assert lines(play) == [Goal(name, count, due, 0), Goal(name, less, due, 0)]
    pass_turn(play)
    assert play.scores == (before[0] + points, before[1])
    assert lines(play) == [Goal(name, count, due, 10), Goal(name, less, due, 0)]
    assert play.view().achievements[0].points == 8


@pytest.mark.parametrize("name", RACES)
def test_seats_that_meet_a_race_in_the_same_turn_take_the_same_number(name: str) -> None:
    met, count, _, missed, less, _, due = CASES[name]
    play = closed(met, missed, met, goals=name)
    line = Goal(name, count, due, 10)
    assert lines(play) == [line, Goal(name, less, due, 0), line]
    assert play.view().achievements[0].points == 6
    won = met._replace(fields={"races": "10"})
    play = closed(won, met, won, missed, goals=name)
    assert [each.points for each in lines(play)] == [10, 6, 10, 0]
    assert play.view().achievements[0].points == 4


@pytest.mark.parametrize("name", RACES)
def test_alone_a_race_sinks_from_round_to_round(name: str) -> None:
    met, count, _, _, _, _, due = CASES[name]
    first = 2 if name == "E5" else 1  # no round has more than three provisions
    for number in range(first, 5):
        play = closed(met, goals=name, number=number)
        assert lines(play) == [Goal(name, count, due, box.RACE_POINTS[number - 1])]


def test_four_seats_use_up_a_race() -> None:
    met = CASES["E9"][0]
    won = [met._replace(fields={"races": str(points)}) for points in (10, 8, 6)]
    play = closed(*won, met, goals="E9")
    assert [each.points for each in lines(play)] == [10, 8, 6, 4]
    assert play.view().achievements[0].points is None


@pytest.mark.parametrize(
    ("name", "squares"),
    [
        ("D1", GEMS),
        ("D2", HORSES),
        ("D3", SCROLLS),
        ("D4", APPLES[:4]),
        ("D5", CARROTS[:4]),
        ("D6", FISH[:4]),
        ("D10", ["a1", "a16", "p16", "p1"]),
    ],
)
def test_counts_score_by_their_table(name: str, squares: list[str]) -> None:
    table = {
        "D1": [0, 0, 1, 2, 4, 6, 8, 10, 13],
        "D2": [0, 0, 1, 2, 4, 6, 8, 10, 13],
        "D10": [0, 4, 9, 15, 22],
    }.get(name, [0, 1, 4, 8, 12])
    bridge = ["o1"] if name == "D10" else []
    found = [gains(name, of(bridge + squares[:count]))[0] for count in range(len(squares) + 1)]
    assert found == table


def test_villages_temples_and_sets_score_by_their_table() -> None:
    for count, points in enumerate((0, 2, 5, 9, 14)):
        assert gains("D7", sets(count, min(count + 1, 4), 4)) == (points,)
        assert gains("D8", villages([4] * count + [3] * (4 - count))) == (points,)
        assert gains("D9", temple_sides(count, 4 - count)) == (points,)


def test_a_column_crosses_the_map_as_well_as_a_row() -> None:
    assert gains("C1", of(COLUMN_P), of(COLUMN_P[:-1], avoid="p1")) == (12, 0)
    assert gains("C1", of(ROW_16 + COLUMN_P)) == (12,)  # once only


def test_a_temple_that_is_marked_is_no_neighbour_of_itself() -> None:
    mine = board("e6 h3 f6", avoid=" ".join(square for square in beside("f6") if square != "e6"))
    assert lines(ended(mine, goals="D9")) == [Goal("D9", 0, 0, 0)]
    assert object_on("f6") == "T"


def test_the_largest_full_square_scores() -> None:
    """EX-T31."""
    full = board("k14 j15 k15 i16 j16 k16 i14 j14 i15 l14", avoid="l16 j13 k13 i13 h14 h15 h16")
    play = at(full, phase="over", goals="G1")
    assert play.receipt().sheets[0].goals[0].points == 9


def test_a_row_with_another_village_cannot_be_completed() -> None:
    """EX-A20."""
    row = " ".join(f"{column}11" for column in "abcefghijkmnop")  # but for the village of C
    play = at(board(row), goals="C1")
    goal = play.receipt().sheets[0].goals[0]
    assert (goal.count, goal.points) == (12, 0)
    play.act("option 1")
    assert code(play, "mark d11") == "village"


def test_sets_of_provisions_are_of_the_whole_match() -> None:
    """EX-A21."""
    play = at(board(larder("a,a,cf,cf"), found="a,a,cf,cf"), phase="over", goals="D7")
    assert [(each.count, each.points) for each in play.receipt().sheets[0].goals] == [(2, 5)]


def test_a_corner_is_on_two_edges() -> None:
    """EX-A22."""
    for squares, count in (("p16", 2), ("p16 a1", 4), ("p15 a1", 3)):
        play = at(board(squares, avoid=" ".join(f"{column}16" for column in "abcdefghijklmno")), goals="E9")
        assert play.receipt().sheets[0].goals[0].count == count


def test_lines_are_unbroken_and_diagonals_go_either_way() -> None:
    """EX-A23."""
    for squares, due in (("m10 k12 n9", 4), ("k10 m12 j9", 4)):
        avoid = "k10 j9 m12" if "k12" in squares else "m10 k12 n9"
        play = at(board(squares, avoid=avoid), goals="F3")
        assert play.receipt().sheets[0].goals[0].count == due


def test_the_start_village_alone_gives_1_to_lines_and_square() -> None:
    """EX-C12."""
    for goals in ("F1,F2,F3", "G1"):
        assert [each.points for each in at(board(), goals=goals).receipt().sheets[0].goals] == [1] * len(
            goals.split(",")
        )


def test_a_horse_that_was_skipped_is_a_marked_horse() -> None:
    """EX-C12."""
    play = at(board("k11"), goals="D2,A2")
    do(play, 0, "option 1, mark k10, skip")
    assert [(each.count, each.points) for each in play.receipt().sheets[0].goals] == [(1, 0), (1, 0)]


def test_e8_counts_the_start_village_and_needs_three_of_both() -> None:
    """EX-C13."""
    three = "m11 l5 e11 h3 m7 e9 f6 n2 o13"
    for squares, avoid, count, points in (
        (three, " ".join(beside("c3")), 6, 10),
        (three.replace(" o13", "") + " c4", "", 5, 0),
        (three.replace(" e11", "") + " n9 f14", " ".join(beside("d11") + beside("c3")), 5, 0),
    ):
        play = at(board(squares, avoid=avoid), goals="E8")
        pass_turn(play)
        goal = play.receipt().sheets[0].goals[0]
        assert (goal.count, goal.points) == (count, points)
