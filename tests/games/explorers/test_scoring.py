"""Points of Explorers: provisions, gems, villages, ties and the rank of a seat alone."""

import pytest

from farshore.games.explorers import GAME
from farshore.games.explorers.state import GEM
from farshore.play import new
from tests.games.explorers.boards import (
    LAST,
    VILLAGES,
    at,
    beside,
    board,
    do,
    larder,
    pass_round,
    pass_turn,
    patch,
    table,
)
from tests.games.explorers.typed import Play

pytestmark = pytest.mark.rules


def receipt_rounds(text: str) -> list[tuple[int, int]]:
    """Provision and gem points of the rounds that are finished when the running turn is."""
    play = new(GAME, position=text, chance="given")
    pass_turn(play)
    return [(each.provision_points, each.gem_points) for each in play.receipt().sheets[0].rounds]


def worth(points: int, *, spent: tuple[str, ...] = ("0",), goals: str = "-") -> Play:
    """A match that is over, each seat having so many points: provisions, villages, temples, and gems for the rest."""
    for temples in ("", " h3 m7 f6 n2", " h3 m7 e9 n9 f6 n2 f14 o13"):
        squares = larder("acf,acf,acf,acf") + " m16 o1" + temples
        rest = points - at(board(squares), phase="over", goals=goals).scores[0]
        if rest <= 4 * 8:
            break
    sheet = ",".join(f"10:{rest // 4 + (number < rest % 4)}" for number in range(4))
    return at(*(board(squares, sheet=sheet, spent=each) for each in spent), phase="over", goals=goals)


def test_gems_score_again_every_round() -> None:
    """EX-T5."""
    play = at(board("l13 j10 m4"), **LAST)
    do(play, 0, "option 1, mark i10, done")
    assert [each.gem_points for each in play.receipt().sheets[0].rounds] == [2]
    play.act("card 4 near 2")
    do(play, 0, "option 2, mark m3, done")
    pass_round(play)
    assert [each.gem_points for each in play.receipt().sheets[0].rounds] == [2, 3]
    assert play.receipt().sheets[0].gems == 5


@pytest.mark.parametrize(
    ("columns", "points"),
    [("a,af,acf,-", [2, 5, 10, 0]), ("acf,acf,acf,acf", [10, 10, 10, 10]), ("f,c,ac,cf", [2, 2, 5, 5])],
)
def test_basic_provisions_score_by_different_kinds(columns: str, points: list[int]) -> None:
    """EX-T15."""
    for number in range(1, 5):
        found = ",".join(columns.split(",")[:number] + ["-"] * (4 - number))
        rounds = receipt_rounds(table(board(larder(found), found=found), round=str(number), **LAST))
        assert [each[0] for each in rounds] == points[:number]


@pytest.mark.parametrize(
    ("columns", "points"), [("-,aaa,c,ffff", [0, 9, 1, 16]), ("-,aaaa,cccc,ffff", [0, 16, 16, 16])]
)
def test_expert_provisions_score_by_number(columns: str, points: list[int]) -> None:
    """EX-T16."""
    for number in range(1, 5):
        found = ",".join(columns.split(",")[:number] + ["-"] * (4 - number))
        mine = board(larder(found), found=found)
        rounds = receipt_rounds(table(mine, round=str(number), provisions="expert", **LAST))
        assert [each[0] for each in rounds] == points[:number]


def village_points(side: str, counts: list[int]) -> tuple[list[int], int]:
    """Points of each village with so many marked neighbours, and the score of a match that is over."""
    near = {letter: beside(square) for letter, square in VILLAGES.items()}
    wanted = [near[letter][i] for letter, count in zip("DCBA", reversed(counts), strict=True) for i in range(count)]
    others = [square for squares in near.values() for square in squares if square not in wanted]
    play = at(board(" ".join(wanted), avoid=" ".join(others)), phase="over", villages=side)
    villages = play.receipt().sheets[0].villages
    assert [each.neighbours for each in villages] == counts
    return [each.points for each in villages], play.scores[0]


def test_a_village_without_marks_is_worth_nothing() -> None:
    """EX-T18."""
    assert village_points("basic", [4, 2, 0, 1]) == ([10, 5, 0, 3], 18)
    assert village_points("expert", [4, 2, 0, 1]) == ([0, 0, 0, 0], 0)


def test_expert_villages_score_the_weakest() -> None:
    """EX-T19."""
    assert village_points("basic", [4, 2, 3, 2]) == ([10, 5, 7, 5], 27)
    assert village_points("expert", [4, 2, 3, 2]) == ([0, 18, 0, 0], 18)


GEMS = ["l13", "i10", "m3", "g6", "e12", "p4", "c15", "a6"]


@pytest.mark.parametrize(("side", "points"), [("basic", [2, 4, 6, 7]), ("expert", [-1, 1, 6, 10])])
def test_gems_over_a_match(side: str, points: list[int]) -> None:
    """EX-T20."""
    for number, gems in enumerate((2, 4, 6, 7)):
        sheet = ",".join(f"0:{each}" for each in points[:number]) or "-"
        mine = board(" ".join(GEMS[:gems]), sheet=sheet)
        rounds = receipt_rounds(table(mine, round=str(number + 1), gems=side, **LAST))
        assert [each[1] for each in rounds] == points[: number + 1]
    assert sum(points) == {"basic": 19, "expert": 16}[side]


def test_expert_gems_by_number() -> None:
    """EX-T21."""
    due = [-6, -3, -1, 0, 1, 3, 6, 10, 15]
    for gems, points in enumerate(due):
        assert receipt_rounds(table(board(" ".join(GEMS[:gems])), gems="expert", **LAST)) == [(0, points)]


def test_fewer_spent_scrolls_win_a_tie_else_it_is_shared() -> None:
    """EX-T29."""
    play = worth(98, spent=("2", "1"))
    assert (play.scores, play.ranks) == ((98, 98), (2, 1))
    play = worth(98, spent=("1", "1"))
    assert (play.scores, play.ranks) == ((98, 98), (1, 1))


@pytest.mark.parametrize(
    ("points", "goals", "rank"),
    [
        *((points, "-", rank) for points, rank in ((80, 1), (81, 2), (90, 2), (91, 3), (100, 3), (101, 4))),
        *((points, "-", rank) for points, rank in ((110, 4), (111, 5), (120, 5), (121, 6))),
        *((points, "E1,A2", rank) for points, rank in ((100, 1), (101, 2), (110, 2), (111, 3))),
    ],
)
def test_alone_points_give_a_rank(points: int, goals: str, rank: int) -> None:
    """EX-T30."""
    play = worth(points, goals=goals)
    assert play.scores == (points,)
    assert play.receipt().rank == rank


def test_the_start_village_scores_and_its_mark_counts() -> None:
    """EX-A7."""
    play = at(board("k11 m11"), phase="over", goals="F1,F2,G1")
    sheet = play.receipt().sheets[0]
    assert sheet.villages[3].points == 5
    assert [each.points for each in sheet.goals] == [3, 1, 1]


def test_whatever_lies_there_a_marked_neighbour_counts_and_no_diagonal_one() -> None:
    """EX-A24."""
    play = at(board("k10"), phase="over")
    one = play.receipt().sheets[0].villages[3].neighbours
    patched = at(board("k10"), phase="over")
    patch(patched, "objects", dict.fromkeys(beside("l11"), GEM))
    assert one == patched.receipt().sheets[0].villages[3].neighbours == 1


def test_a_score_may_be_below_zero() -> None:
    """EX-A25."""
    play = at(board(), gems="expert", **LAST)
    pass_turn(play)
    assert play.scores == (-6,)
    assert play.receipt().sheets[0].total == -6


def test_spent_scrolls_matter_only_between_seats_with_equal_points() -> None:
    """EX-A28."""
    rich = board("m16 o1", spent="2", sheet="0:1,0:0,0:0,0:0")
    poor = board("m16 o1", spent="0")
    assert at(rich, poor, poor._replace(fields={"spent": "1"}), poor, phase="over").ranks == (1, 2, 4, 2)


def test_the_first_print_changes_only_10_to_9() -> None:
    """EX-C16."""
    for columns, points in (("acf,-,-,-", 9), ("ac,-,-,-", 5), ("f,-,-,-", 2)):
        mine = board(larder(columns), found=columns)
        assert receipt_rounds(table(mine, first_print="on", **LAST)) == [(points, 0)]
    four = board(larder("aaaa"), found="-,aaaa,-,-")
    assert receipt_rounds(table(four, first_print="on", provisions="expert", round="2", **LAST))[1] == (16, 0)
