"""Explorers by its worked examples, rulings (4.x) and clarifications (8.x) of `docs/games/explorers.md`."""

import re

import pytest

from farshore.engine.errors import IllegalAction
from farshore.engine.game import CHANCE, SPECTATOR
from farshore.engine.position import Position
from farshore.games.explorers import GAME, box
from farshore.games.explorers.notation import REASONS
from farshore.games.explorers.state import GEM, HORSE, KEY, NOTHING, TEMPLE, WATER
from farshore.play import new
from tests.games.explorers.boards import (
    CHOICE,
    MAP,
    SCROLLS,
    SQUARES,
    VILLAGES,
    Board,
    areas,
    at,
    beside,
    board,
    code,
    do,
    ground,
    joined,
    larder,
    marks_offered,
    pass_round,
    pass_turn,
    quadrant,
    table,
    thing,
)
from tests.games.explorers.typed import Play

pytestmark = pytest.mark.rules

LAST = {"turn": "7", "seen": "1,2,3,4,5,6,7"}  # the last turn of a round
TERRAINS = ["terrain P", "terrain W", "terrain D", "terrain M"]


def patch(play: Play, field: str, cells: dict[str, int]) -> None:
    """Change what lies on squares, or their ground."""
    states = play.position.states
    for square, value in cells.items():
        states[field][0, SQUARES.index(square)] = value
    play.position = Position(play.game, states, play.position.seats)


def left(play: Play, seat: int) -> int:
    marks = play.view(seat).mine.left
    assert isinstance(marks, int)
    return marks


def arrivals(seats: int, groups: list[str], **options: str) -> dict[int, tuple[int | None, int]]:
    """Points and bonus of every seat that explores temple A, one group of seats a turn."""
    play = at(*[board("h3 e6")] * seats, phase="card", **options)
    result = {}
    for card, group in zip((2, 4, 6, 7), groups, strict=False):  # their second options have desert
        play.act(f"card {card}")
        play.act("option 2")
        for seat in range(seats):
            if seat != play.view().active:
                play.act("option 2", seat)
            if str(seat) in group:
                play.act("mark f6", seat)
                bonuses = play.view(seat).mine.bonuses
                result[seat] = play.receipt().sheets[seat].temples[0].points, bonuses.get("A", 0)
        pass_turn(play)
    return result


def receipt_rounds(text: str) -> list[tuple[int, int]]:
    """Provision and gem points of the rounds that are finished when the running turn is."""
    play = new(GAME, position=text, chance="given")
    pass_turn(play)
    return [(each.provision_points, each.gem_points) for each in play.receipt().sheets[0].rounds]


def actives(seats: int) -> list[str]:
    """Active seats of a whole match, a text for each round."""
    play = at(*[board()] * seats, phase="card")
    rounds = ["", "", "", ""]
    while not play.over:
        play.act(play.legal()[0])
        active = play.view().active
        assert play.to_act == (tuple(range(seats)) if active is None else (active,))
        rounds[play.view().round - 1] += "-" if active is None else str(active)
        pass_turn(play)
    return rounds


def worth(points: int, *, spent: tuple[str, ...] = ("0",), goals: str = "-") -> Play:
    """A match that is over, each seat having so many points: provisions, villages, temples, and gems for the rest."""
    for temples in ("", " h3 m7 f6 n2", " h3 m7 e9 n9 f6 n2 f14 o13"):
        squares = larder("acf,acf,acf,acf") + " m16 o1" + temples
        rest = points - at(board(squares), phase="over", goals=goals).scores[0]
        if rest <= 4 * 8:
            break
    sheet = ",".join(f"10:{rest // 4 + (number < rest % 4)}" for number in range(4))
    return at(*(board(squares, sheet=sheet, spent=each) for each in spent), phase="over", goals=goals)


# ---- the worked examples


def test_a_card_of_two_terrains_and_a_horse() -> None:
    """EX-T1."""
    play = at(board(), board("n11"), board("c4"), phase="option", card="6", seen="6")
    do(play, 0, "option 1, mark l10, mark l9, mark m10")
    do(play, 1, "option 2, mark n12, mark o12, mark p12")
    do(play, 2, "option 1, mark c5, mark d5, mark b5")
    assert [play.legal(seat) for seat in range(3)] == [["done"]] * 3
    assert [len(play.view(seat).boards[seat].fresh) for seat in range(3)] == [3, 3, 3]


def test_a_wild_pair_is_split_freely_and_the_same_pair_has_two_marks() -> None:
    """EX-T2."""
    play = at(board(), board(), phase="option", card="7", seen="7")
    do(play, 0, "option 1, mark m11, mark n11, mark l10")
    do(play, 1, "option 1, mark l10, mark l9")
    assert [play.legal(seat) for seat in (0, 1)] == [["done"], ["done"]]


def test_the_other_wild_pair_has_three_marks() -> None:
    """EX-T3."""
    play = at(board(), board(), board("n11"), phase="option", card="7", seen="7")
    do(play, 0, "option 1")
    do(play, 2, "option 2, mark l12, mark l13, mark n12")
    assert play.legal(2) == ["done"]


def test_a_second_apple_is_closed_until_the_next_round() -> None:
    """EX-T4."""
    play = at(board("j10 c1"), **LAST)
    do(play, 0, "option 1, mark j9")
    assert "d1" not in marks_offered(play)
    assert code(play, "mark d1") == "provision_found"
    play.act("done")
    do(play, CHANCE, "card 1 near 1")
    play.act("option 1")
    assert "d1" in marks_offered(play)


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


def test_two_explore_a_temple_in_one_turn() -> None:
    """EX-T6."""
    assert arrivals(4, ["02", "3"]) == {0: (12, 0), 2: (12, 0), 3: (8, 0)}


def test_three_explore_a_temple_together() -> None:
    """EX-T7."""
    assert arrivals(4, ["012", "3"]) == {0: (12, 0), 1: (12, 0), 2: (12, 0), 3: (6, 0)}


def test_a_tile_upside_down_lies_so_for_everybody() -> None:
    """EX-T8."""
    play = new(GAME, seats=2, map="compose", chance="given")
    do(play, 0, "tile A 1 0, tile B 3 180, tile C 4 90, tile D 8 270")
    tile = box.TILES[2]
    for seat in (0, 1, SPECTATOR):
        view = play.view(seat)
        assert view.tiles == "1.0,3.180,4.90,8.270"
        assert [row[8:] for row in view.ground[:8]] == [row[::-1] for row in reversed(tile.terrain)]
        assert [row[8:] for row in view.objects[:8]] == [row[::-1].replace("V", ".") for row in reversed(tile.objects)]


def test_three_seats_first_one_then_two_together() -> None:
    """EX-T9."""
    assert arrivals(3, ["1", "02"]) == {1: (12, 0), 0: (8, 0), 2: (8, 0)}


def test_three_seats_first_two_together_then_one() -> None:
    """EX-T10."""
    assert arrivals(3, ["02", "1"]) == {0: (12, 0), 2: (12, 0), 1: (6, 0)}


def test_two_seats_one_after_the_other_or_together() -> None:
    """EX-T11."""
    assert arrivals(2, ["1", "0"]) == {1: (12, 0), 0: (8, 0)}
    assert arrivals(2, ["01"]) == {0: (12, 0), 1: (12, 0)}


def test_four_seats_one_then_two_then_one() -> None:
    """EX-T12."""
    assert arrivals(4, ["0", "13", "2"]) == {0: (12, 0), 1: (10, 0), 3: (10, 0), 2: (6, 0)}


@pytest.mark.parametrize(("seats", "bonuses"), [(4, [3, 2, 1, 0]), (3, [3, 1, 0]), (2, [3, 1])])
def test_expert_temples_bring_8_points_and_bonuses_by_arrival(seats: int, bonuses: list[int]) -> None:
    """EX-T13."""
    found = arrivals(seats, ["0", "1", "2", "3"][:seats], temples="expert")
    assert found == {seat: (8, bonus) for seat, bonus in enumerate(bonuses)}


@pytest.mark.parametrize(
    ("side", "due"), [("basic", [(12, 0), (10, 0), (8, 0), (6, 0)]), ("expert", [(8, 3), (8, 2), (8, 1), (8, 0)])]
)
def test_alone_a_temple_sinks_from_round_to_round(side: str, due: list[tuple[int, int]]) -> None:
    """EX-T14."""
    for number in range(4):
        play = at(board("h3 e6"), round=str(number + 1), card="2", seen="2", temples=side)
        do(play, 0, "option 2, mark f6")
        assert play.receipt().sheets[0].temples[0].points == due[number][0]
        assert play.view(0).mine.bonuses.get("A", 0) == due[number][1]


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


def test_the_wrong_kind_and_a_fifth_are_closed() -> None:
    """EX-T17."""
    carrot = at(board("l12"), round="2", provisions="expert")
    carrot.act("option 2")
    assert code(carrot, "mark m12") == "provision_kind"
    fifth = at(board(larder("aaaa") + " c1", found="-,aaaa,-,-"), round="2", provisions="expert")
    fifth.act("option 1")
    assert code(fifth, "mark d1") == "provision_full"
    fourth = at(board(larder("aaa") + " c1", found="-,aaa,-,-"), round="2", provisions="expert")
    fourth.act("option 1")
    assert code(fourth, "mark d1") is None


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


def test_a_key_opens_the_temple_with_the_next_mark() -> None:
    """EX-T25, on a patched map (EX-C17)."""
    play = at(board())
    patch(play, "thing", {"m11": KEY, "n11": TEMPLE, "o13": NOTHING})
    play.act("option 1")
    assert code(play, "mark n11") == "not_beside"
    do(play, 0, "mark m11, mark n11")
    mine = play.view(0).boards[0]
    assert (mine.keys, mine.keys_spent) == (1, 1)
    assert [each.points for each in play.receipt().sheets[0].temples] == [None, None, None, 12]


def test_a_horse_beside_a_temple_needs_a_key() -> None:
    """EX-T26."""
    for keys in ("", " n9"):
        play = at(board(f"k11 o12{keys}"))
        do(play, 0, "option 1, mark k10")
        assert ("o13" in marks_offered(play)) == bool(keys)
        assert code(play, "mark o13") == (None if keys else "no_key")


def test_a_scroll_cannot_be_spent_in_the_turn_it_is_found() -> None:
    """EX-T27."""
    play = at(board("m15"))
    do(play, 0, "option 2, mark m16")
    assert not set(SCROLLS) & set(play.legal())
    assert code(play, "scroll P") == "scroll_new"
    play.act("done")
    play.act("card 2 near 1")
    assert play.legal() == [*CHOICE, *SCROLLS]


def test_an_active_seat_that_spends_a_scroll_still_chooses_for_the_others() -> None:
    """EX-T28."""
    play = at(board("m16"), board("n11"), board(), phase="option", card="6", seen="6")
    assert play.legal(0) == CHOICE
    do(play, 0, "option 2, scroll P, mark m11, mark n11, mark o11, mark p11")
    assert play.legal(0) == ["done"]
    do(play, 1, "option 2, mark n12, mark o12")
    do(play, 2, "option 1, mark l10, mark l9, mark l8")
    assert play.legal(1) == play.legal(2) == ["done"]


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


def test_the_largest_full_square_scores() -> None:
    """EX-T31."""
    full = board("k14 j15 k15 i16 j16 k16 i14 j14 i15 l14", avoid="l16 j13 k13 i13 h14 h15 h16")
    play = at(full, phase="over", goals="G1")
    assert play.receipt().sheets[0].goals[0].points == 9


def test_a_race_of_three_met_by_two_then_by_the_third() -> None:
    """EX-T32."""
    edges = board("a9 h1 p11 h16")
    play = at(edges, board(), edges, goals="E9")
    pass_turn(play)
    assert [sheet.goals[0].points for sheet in play.receipt().sheets] == [10, 0, 10]
    assert play.view().achievements[0].points == 6
    won = {"races": "10"}
    play = at(edges._replace(fields=won), edges, edges._replace(fields=won), goals="E9")
    pass_turn(play)
    assert [sheet.goals[0].points for sheet in play.receipt().sheets] == [10, 6, 10]
    assert play.view().achievements[0].points is None


# ---- rulings


def test_a_turn_may_have_no_marks_or_some_unless_play_is_strict() -> None:
    """EX-A1."""
    for strict in ("off", "on"):
        play = at(board(), strict=strict)
        play.act("option 1")
        assert ("done" in play.legal()) == (strict == "off")
        assert code(play, "done") == (None if strict == "off" else "must_mark")
        do(play, 0, "mark m11, mark n11, mark o11")
        assert play.legal() == ["done"]
    stopped = at(board())
    do(stopped, 0, "option 1, mark m11, done")
    assert stopped.to_act == (CHANCE,)


def test_strict_marks_lapse_when_no_square_is_open() -> None:
    """EX-A1."""
    play = at(board(), strict="on", card="2", seen="2")
    play.act("option 2")
    assert (left(play, 0), play.legal()) == (2, ["done"])


def test_an_option_without_a_legal_square_may_be_chosen() -> None:
    """EX-A2."""
    play = at(board(), board(), phase="option", card="2", seen="2")
    assert play.legal(0) == CHOICE
    do(play, 0, "option 2")
    assert play.legal(0) == ["done"]
    do(play, 1, "option 2")
    assert play.legal(1) == ["done"]


def test_a_horse_is_used_anywhere_or_given_up_before_anything_else() -> None:
    """EX-A3."""
    play = at(board("k11 o12 l12"))
    do(play, 0, "option 1, mark k10")
    assert play.view(0).mine.horse
    assert code(play, "done") == "horse_first"
    assert {ground(square) for square in marks_offered(play)} == set("PWDM")
    assert {"n12", "k12", "l13"} <= marks_offered(play)
    assert "skip" in play.legal()
    play.act("mark n12")  # desert, far from the horse
    assert (play.view(0).mine.horse, left(play, 0)) == (False, 2)
    assert {ground(square) for square in marks_offered(play)} == {"P"}


def test_horses_chain_the_newest_first_and_lapse_on_wish() -> None:
    """EX-A3."""
    play = at(board("k11 k9"))
    do(play, 0, "option 1, mark k10, mark k8")
    assert (play.view(0).mine.horse, left(play, 0), play.view(0).boards[0].horses) == (True, 2, 2)
    play.act("skip")
    assert (play.view(0).mine.horse, left(play, 0)) == (False, 2)
    assert code(play, "skip") == "nothing_to_skip"
    assert "done" in play.legal()


def test_with_no_legal_square_a_horse_lapses_in_strict_play_too() -> None:
    """EX-A3."""
    play = at(board(), strict="on")
    patch(play, "thing", {**dict.fromkeys([*beside("l11"), *beside("m11")], TEMPLE), "m11": HORSE})
    do(play, 0, "option 1, mark m11")
    assert play.legal() == ["skip"]
    play.act("skip")
    assert play.legal() == ["done"]


def test_a_horse_onto_a_temple_spends_a_key_and_explores_it() -> None:
    """EX-A4."""
    play = at(board("k11 o12 n9"), board())
    do(play, 0, "mark k10, mark o13")
    assert play.view(0).boards[0].keys_spent == 1
    assert play.receipt().sheets[0].temples[3].points == 12
    pass_turn(play)
    assert play.view().temples[3].points == 8


CLOSED = {"mark l4": "village", "mark o13": "no_key", "mark m12": "provision_found"}


@pytest.mark.parametrize(
    ("turn", "fresh", "fields"),
    [
        ("marking,PWDM:3,option1", "", {}),
        ("marking,P:4,option1,scroll", "", {}),
        ("marking,P:2,horse,option1", "m10", {}),
        ("bonus_marking,P:3,option1", "m10", {"temples": "expert"}),
        ("marking,P:3", "", {"phase": "setup"}),
    ],
)
def test_closed_squares_are_closed_to_every_kind_of_mark(turn: str, fresh: str, fields: dict[str, str]) -> None:
    """EX-A5."""
    names = "l5 o12 l12 e15 m11 m16" if "scroll" in turn else "l5 o12 l12 e15 m11"
    play = at(board(names, fresh, turn=turn), **fields)
    patch(play, "ground", {"o13": 0, "m12": 0})
    assert not {"l4", "o13", "m12"} & marks_offered(play)
    assert {action: code(play, action) for action in CLOSED} == CLOSED


def test_what_is_found_in_setup_counts() -> None:
    """EX-A6."""
    play = at(board("i9"), board("n10"), phase="setup")
    do(play, 0, "terrain P, mark j9, mark i10, mark j10, done")
    assert play.view(0).boards[0].provisions == ["a", "", "", ""]
    do(play, 1, "terrain M, mark n9, done")
    mine, other = play.view().boards
    assert (mine.gems, other.keys) == (1, 1)
    horse = at(board("m15"), phase="setup")
    do(horse, 0, "terrain P, mark m11")
    patch(horse, "thing", {"n11": HORSE})
    do(horse, 0, "mark n11, mark m16")
    assert (left(horse, 0), horse.view(0).boards[0].scrolls) == (1, 1)
    horse.act("done")
    horse.act("card 1 near 1")
    assert horse.legal() == [*CHOICE, *SCROLLS]


def test_provisions_are_closed_in_setup_with_expert_provisions() -> None:
    """EX-A6."""
    play = at(board("i9"), phase="setup", provisions="expert")
    play.act("terrain P")
    assert code(play, "mark j9") == "provision_kind"


def test_a_temple_reached_in_setup_is_explored_ties_included() -> None:
    """EX-A6."""
    near = board("n9 o12")
    play = at(near, near, near, near, phase="setup")
    do(play, 3, "terrain M, mark o13, done")
    do(play, 0, "terrain M, mark o13, done")
    pass_turn(play)
    assert [sheet.temples[3].points for sheet in play.receipt().sheets] == [12, None, None, 12]
    assert play.view().temples[3].points == 8


def test_the_village_nearest_to_the_centre_begins_and_the_first_player_breaks_a_tie() -> None:
    """EX-A7."""
    text = "seats=3 map=1.0,2.0,3.0,4.0 phase=village"
    play = new(GAME, position=text, chance="given")
    assert (play.to_act, play.legal(0), play.legal(1)) == ((0,), ["village C", "village D"], [])
    assert code(play, "village A") == "not_nearest"
    play.act("village C")
    assert play.view().start == "C"
    assert [each.marks for each in play.view().boards] == [["d11"]] * 3
    assert play.to_act == (0, 1, 2)


def test_the_start_village_scores_and_its_mark_counts() -> None:
    """EX-A7."""
    play = at(board("k11 m11"), phase="over", goals="F1,F2,G1")
    sheet = play.receipt().sheets[0]
    assert sheet.villages[3].points == 5
    assert [each.points for each in sheet.goals] == [3, 1, 1]


@pytest.mark.parametrize(
    ("seats", "fields"),
    [
        (1, {}),
        (2, {}),
        (2, {"card": "7", "seen": "7"}),
        (3, {"round": "4", "chosen": "-", **LAST}),
    ],
)
def test_a_scroll_works_alone_for_active_and_other_seats_on_wild_cards_and_in_the_free_turn(
    seats: int, fields: dict[str, str]
) -> None:
    """EX-A8."""
    play = at(*[board("m16")] * seats, **fields)
    for seat in range(seats):
        assert set(SCROLLS) <= set(play.legal(seat))
        do(play, seat, "scroll P, mark m11, mark n11, mark o11, mark p11")
        assert play.legal(seat) == ["done"]
        assert play.view(seat).boards[seat].scrolls_spent == 1


def test_horses_met_with_a_scroll_work_and_only_one_scroll_a_turn() -> None:
    """EX-A8."""
    play = at(board("m16 o1"))
    do(play, 0, "scroll P")
    assert code(play, "scroll M") == "scroll_once"
    do(play, 0, "mark m11, mark k10, mark m12")
    assert (left(play, 0), play.view(0).mine.horse) == (2, False)


def test_a_scroll_comes_before_the_first_mark() -> None:
    """EX-A8."""
    play = at(board("m16"))
    do(play, 0, "option 1, mark m11")
    assert code(play, "scroll M") == "scroll_too_late"
    assert not set(SCROLLS) & set(play.legal())


def test_no_track_can_overflow() -> None:
    """EX-A9."""
    for tile in box.TILES:
        things = "".join(tile.objects)
        counts = [4 * things.count(kind) for kind in "KSGH"]
        assert counts == [box.KEY_SLOTS, box.SCROLL_SLOTS, box.GEM_SLOTS, box.HORSE_SQUARES]


def test_a_temple_is_worth_what_was_open_when_the_turn_began() -> None:
    """EX-A10."""
    play = at(*[board("h3 e6")] * 4, card="2", seen="2", chosen="2")
    for seat in range(4):
        do(play, seat, "mark f6" if seat == 0 else "option 2, mark f6")
        assert play.receipt().sheets[seat].temples[0].points == 12
        assert play.view(seat).temples[0].points == 12
    pass_turn(play)
    assert play.view().temples[0].points is None


def test_bonus_marks_trigger_everything_and_further_bonuses_join() -> None:
    """EX-A11."""
    play = at(board("h3 m7 e6 n3 k9"), temples="expert", card="2", seen="2")
    do(play, 0, "option 2, mark f6, done, bonus W, mark n2")
    assert play.view(0).mine.bonuses == {"B": 3}
    do(play, 0, "skip, bonus P, mark k8")
    assert play.view(0).mine.horse
    do(play, 0, "mark j8, mark j7, mark i7")
    assert play.legal() == ["done"]
    assert play.receipt().sheets[0].temple_points == 16
    play.act("done")
    assert play.to_act == (CHANCE,)


def test_a_bonus_is_of_one_terrain_and_comes_after_all_other_marks() -> None:
    """EX-A11."""
    play = at(board("h3 e6"), temples="expert", card="2", seen="2", near="2")
    do(play, 0, "option 2, mark f6")
    assert code(play, "bonus P") == "no_bonus"
    do(play, 0, "done, bonus P")
    assert {ground(square) for square in marks_offered(play)} == {"P"}


def test_several_temples_in_one_turn_take_a_key_each() -> None:
    """EX-A12."""
    near = "e14 n14 n9 m7"
    play = at(board(near), card="7", seen="7")
    do(play, 0, "option 1, mark f14, mark o13")
    assert [each.points for each in play.receipt().sheets[0].temples] == [None, None, 12, 12]
    one = at(board(near.replace(" m7", "")), card="7", seen="7")
    do(one, 0, "option 1, mark f14")
    assert code(one, "mark o13") == "no_key"


def test_the_pair_counts_as_the_option_chosen() -> None:
    """EX-A13."""
    play = at(board(), board(), board(), card="8", seen="8", chosen="1")
    do(play, 1, "option 1")
    do(play, 2, "option 2")
    assert [(left(play, seat), play.view(seat).mine.terrains) for seat in range(3)] == [(3, "WM"), (2, "WM"), (3, "PD")]


def test_the_active_seat_is_round_plus_turn() -> None:
    """EX-A14: The new first player starts round 2, whoever was active last."""
    play = at(*[board()] * 4, phase="option", turn="7", seen="1,2,3,4,5,6,7")
    assert play.to_act == (2,)
    pass_turn(play)
    play.act("card 1")
    assert play.to_act == (1,)


def test_in_the_last_turn_of_three_everybody_has_three_marks_on_either_option() -> None:
    """EX-A15."""
    play = at(board(), board(), board(), phase="card", round="4", turn="6", seen="1,2,3,4,5,6")
    play.act("card 8")
    assert (play.to_act, play.view().active, play.view().phase) == ((0, 1, 2), None, "marks")
    for seat, option in enumerate((1, 2, 1)):
        assert play.legal(seat) == CHOICE
        do(play, seat, f"option {option}")
        assert left(play, seat) == 3
    pass_turn(play)
    assert play.over


def test_the_last_turn_of_two_is_normal() -> None:
    """EX-A16."""
    play = at(board(), board(), phase="card", round="4", turn="6", seen="1,2,3,4,5,6")
    play.act("card 8")
    assert play.to_act == (1,)
    do(play, 1, "option 1")
    do(play, 0, "option 1")
    assert [left(play, seat) for seat in (0, 1)] == [2, 3]


def test_alone_the_near_option_has_three_marks_and_the_far_one_two() -> None:
    """EX-A17."""
    for card, near, option, marks in ((1, 1, 1, 3), (1, 1, 2, 2), (7, 2, 1, 2), (7, 2, 2, 3)):
        play = at(board(), card=str(card), seen=str(card), near=str(near))
        do(play, 0, f"option {option}")
        assert left(play, 0) == marks


def test_alone_only_what_was_not_reached_is_struck() -> None:
    """EX-A17."""
    edges = "a9 h1 p11 h16 h3 f6"
    play = at(board(edges), goals="E9,E6", struck="1,0,0,0", **LAST)
    pass_turn(play)
    assert [each.points for each in play.view().temples] == [None, 10, 10, 10]
    assert [each.points for each in play.view().achievements] == [None, 8]
    pass_round(play)
    assert [each.points for each in play.view().temples] == [None, 8, 8, 8]
    assert [each.points for each in play.view().achievements] == [None, 6]
    assert [each.points for each in play.receipt().sheets[0].goals] == [10, 0]


def test_races_are_judged_after_setup_too_and_score_once() -> None:
    """EX-A18."""
    edges = board("a9 h1 p11 h16")
    play = at(edges, board(), goals="E9", phase="setup")
    pass_turn(play)
    assert [sheet.goals[0].points for sheet in play.receipt().sheets] == [10, 0]
    assert play.view().achievements[0].points == 8  # nothing is struck for fewer seats
    pass_turn(play)
    assert [sheet.goals[0].points for sheet in play.receipt().sheets] == [10, 0]
    assert play.view().achievements[0].points == 8


def test_areas_reach_over_the_borders_of_tiles() -> None:
    """EX-A19."""
    for i, terrain in enumerate("PWDM"):
        found = list(areas(terrain))
        most = max(len({quadrant(square) for square in area}) for area in found)
        assert most == {"P": 3, "W": 2, "D": 1, "M": 2}[terrain]
        assert at(board(), goals=f"B{i + 1}").receipt().sheets[0].goals[0].due == len(found)


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


def test_whatever_lies_there_a_marked_neighbour_counts_and_no_diagonal_one() -> None:
    """EX-A24."""
    play = at(board("k10"), phase="over")
    one = play.receipt().sheets[0].villages[3].neighbours
    patched = at(board("k10"), phase="over")
    patch(patched, "thing", dict.fromkeys(beside("l11"), GEM))
    assert one == patched.receipt().sheets[0].villages[3].neighbours == 1


def test_a_score_may_be_below_zero() -> None:
    """EX-A25."""
    play = at(board(), gems="expert", **LAST)
    pass_turn(play)
    assert play.scores == (-6,)
    assert play.receipt().sheets[0].total == -6


def test_bonus_marks_of_the_last_turn_count_in_this_round_and_races_come_last() -> None:
    """EX-A26."""
    play = at(board("h3 e6 g5", temples="-,-,-,-"), temples="expert", goals="E6", **{**LAST, "card": "2"})
    do(play, 0, "option 2, mark f6, done, bonus P, mark g6, skip, done")
    assert [(each.gems, each.gem_points) for each in play.receipt().sheets[0].rounds] == [(1, 1)]
    race = at(board("h3 m7 e6 n3"), temples="expert", goals="E6", card="2", seen="2")
    do(race, 0, "option 2, mark f6, done, bonus W, mark n2, skip")
    assert race.receipt().sheets[0].goals[0].points == 0
    race.act("done")
    assert race.receipt().sheets[0].goals[0].points == 10


def test_boards_are_public_but_for_marks_in_progress() -> None:
    """EX-A27."""
    play = at(board("m11"), board("k11"))
    do(play, 0, "mark n11")
    assert [each.marks for each in play.view(1).boards] == [["l11", "m11"], ["k11", "l11"]]
    assert play.view(0).boards[0].fresh == ["n11"]
    pass_turn(play)
    assert play.view(1).boards[0].marks == play.view(SPECTATOR).boards[0].marks == ["l11", "m11", "n11"]


def test_spent_scrolls_matter_only_between_seats_with_equal_points() -> None:
    """EX-A28."""
    rich = board("m16 o1", spent="2", sheet="0:1,0:0,0:0,0:0")
    poor = board("m16 o1", spent="0")
    assert at(rich, poor, poor._replace(fields={"spent": "1"}), poor, phase="over").ranks == (1, 2, 4, 2)


def test_marks_and_tracks_are_each_seats_own() -> None:
    """EX-A29."""
    play = at(board("n10"), board("n10"), card="6", seen="6")
    do(play, 0, "mark n9")
    do(play, 1, "option 1")
    assert "n9" in marks_offered(play, 1)
    assert [play.view(seat).boards[seat].keys for seat in (0, 1)] == [1, 0]


def test_the_active_seat_is_bound_to_its_option_or_a_scroll() -> None:
    """EX-A30."""
    play = at(board("m16"), board(), phase="option")
    play.act("option 2")
    assert [text for text in play.legal(0) if not text.startswith("mark")] == [*SCROLLS, "done"]
    assert code(play, "option 1") == "option_chosen"


def legal_by_the_line(mine: Board, terrains: str, *, key: bool, open_kinds: str) -> set[str]:
    """EX-A31 once more, in plain words."""
    return {
        square
        for square in SQUARES
        if square not in mine.marks
        and any(each in mine.marks for each in beside(square))
        and ground(square) in terrains
        and (thing(square) != "T" or key)
        and (thing(square) not in "acf" or thing(square) in open_kinds)
    }


@pytest.mark.parametrize("terrains", ["P", "W", "D", "M", "PM", "WD", "WM", "PD", "PWDM"])
def test_legality_in_one_line(terrains: str) -> None:
    """EX-A31."""
    names = "e14 n14 i9 l12 f5 n3 o1 p1 p16 a1 a16"
    for keys, kinds in (("", "acf"), (" n9", "cf"), (" n9 h3", "f")):
        found = "".join(kind for kind in "acf" if kind not in kinds)
        mine = board(names + keys + " " + larder(found), turn=f"marking,{terrains}:3,option1")
        play = at(mine)
        assert marks_offered(play) == legal_by_the_line(mine, terrains, key=bool(keys), open_kinds=kinds)


def test_the_map_does_not_go_round() -> None:
    """EX-A31: The end of a row does not touch the beginning of the next."""
    for squares, far in (("a9", "p8"), ("p8", "a9")):
        play = at(board(squares, turn="marking,PWDM:3,option1"))
        assert code(play, f"mark {far}") == "not_beside"
        assert far not in marks_offered(play)


# ---- clarifications


def test_seat_0_is_active_first_and_then_the_one_to_its_left() -> None:
    """EX-C1."""
    play = at(board(), board(), board(), phase="card")
    play.act("card 1")
    assert play.to_act == (0,)
    pass_turn(play)
    play.act("card 2")
    assert play.to_act == (1,)


def test_tiles_come_one_after_another_each_place_and_turn_equally_likely() -> None:
    """EX-C2."""
    play = new(GAME, position="seats=2 phase=map map=chance", chance="given")
    for letter, tile, count in zip("ABC", (3, 1, 4), (32, 28, 24), strict=True):
        assert play.to_act == (CHANCE,)
        assert len(play.legal()) == sum(play.position.weights()) == count
        assert all(text.startswith(f"tile {letter} ") for text in play.legal())
        play.act(f"tile {letter} {tile} 90")
    assert len(play.legal()) == sum(play.position.weights()) == 20
    assert not [text for text in play.legal() if text.split()[2] in "314"]


def test_map_achievements_village_setup_in_this_order() -> None:
    """EX-C2, EX-C3."""
    text = "seats=2 phase=map map=1.0,2.0,3.0,compose to_draw=2"
    play = new(GAME, position=text, chance="given")
    assert play.to_act == (0,)
    assert len(play.legal()) == 20
    play.act("tile D 4 0")
    assert (play.to_act, play.view().phase) == ((CHANCE,), "achievements")
    assert len(play.legal()) == sum(play.position.weights()) == 32
    play.act("achievement E7")
    assert len(play.legal()) == sum(play.position.weights()) == 31
    play.act("achievement A1")
    assert [each.name for each in play.view(1).achievements] == ["E7", "A1"]
    assert (play.to_act, play.view().phase) == ((0,), "village")
    play.act("village D")
    assert play.view().phase == "setup"


def test_alone_too_the_player_is_asked_for_the_village() -> None:
    """EX-C4."""
    play = new(GAME, position="seats=1 map=1.0,2.0,3.0,4.0 phase=village", chance="given")
    assert (play.to_act, play.legal()) == ((0,), ["village C", "village D"])


def test_without_a_tie_nobody_is_asked() -> None:
    """EX-C4."""
    play = new(GAME, position=f"seats=2 phase=map map={MAP.removesuffix('4.90')}chance", chance="given")
    play.act("tile D 4 90")
    assert (play.view().phase, play.view().start) == ("setup", "D")


def test_in_setup_any_terrain_may_be_picked_and_up_to_three_squares_marked() -> None:
    """EX-C5."""
    play = at(board(), board(), phase="setup")
    assert play.legal(0) == play.legal(1) == TERRAINS
    do(play, 0, "terrain D")  # none beside the start village
    assert play.legal(0) == ["done"]
    do(play, 1, "terrain P, mark m11, mark n11, mark o11")
    assert play.legal(1) == ["done"]


def test_nobody_acts_before_the_active_seat_has_chosen() -> None:
    """EX-C6."""
    play = at(board(), board("m16"), board(), phase="option")
    assert play.to_act == (0,)
    assert play.legal(1) == []
    assert code(play, "option 1", 1) == "not_your_turn"
    play.act("option 2")
    assert list(play.to_act) == [0, 1, 2]
    assert play.legal(1) == [*CHOICE, *SCROLLS]
    assert play.legal(2) == CHOICE
    assert code(play, "done", 2) == code(play, "mark m11", 2) == "option_first"


def test_a_scroll_may_follow_ones_own_option_and_is_spent_when_declared() -> None:
    """EX-C7."""
    play = at(board("m16"), board("m16"))
    do(play, 1, "option 2")
    do(play, 1, "scroll P")
    assert play.view(1).boards[1].scrolls_spent == 1
    assert (left(play, 1), play.view(1).mine.terrains) == (4, "P")
    assert play.view(0).boards[1].scrolls_spent == 0  # nobody else knows it yet
    do(play, 1, "done")
    do(play, 0, "done")
    assert play.view().boards[1].scrolls_spent == 1


def test_no_scroll_is_spent_in_setup() -> None:
    """EX-C7."""
    play = at(board("m16"), phase="setup")
    assert play.legal() == TERRAINS
    play.act("terrain P")
    assert code(play, "scroll P") == "no_scroll_in_setup"


def test_nothing_ends_by_itself() -> None:
    """EX-C8."""
    play = at(board("h3 e6"), temples="expert", card="2", seen="2")
    do(play, 0, "option 2, mark f6, mark f5")
    assert (left(play, 0), play.legal()) == (0, ["done"])
    play.act("done")
    assert play.to_act == (0,)
    assert play.legal() == ["bonus P", "bonus W", "bonus D", "bonus M", "done"]
    do(play, 0, "bonus P, mark g5, mark h5, mark h4")
    assert (play.view(0).mine.stage, play.legal()) == ("bonus waiting", ["done"])
    play.act("done")
    assert play.to_act == (CHANCE,)


def test_a_bonus_ends_with_skip_and_an_open_horse_goes_first() -> None:
    """EX-C8."""
    play = at(board("h3 e6 k9"), temples="expert", card="2", seen="2")
    do(play, 0, "option 2, mark f6, done, bonus P, mark k8")
    assert code(play, "done") == "horse_first"
    play.act("skip")  # gives up the horse, not the bonus
    assert (play.view(0).mine.stage, left(play, 0)) == ("bonus marking", 2)
    play.act("skip")
    assert play.view(0).mine.stage == "bonus waiting"


def test_a_horse_on_the_last_mark_of_a_bonus_keeps_it_open() -> None:
    """EX-C8."""
    mine = board("e6 h3 k9", "f6", turn="bonus_marking,P:1,option2")
    play = at(mine, temples="expert", card="2", seen="2")
    play.act("mark k8")
    assert (left(play, 0), play.view(0).mine.stage) == (0, "bonus marking")
    play.act("mark m8")
    assert (play.view(0).mine.stage, play.legal()) == ("bonus waiting", ["done"])


def test_a_seat_goes_on_to_its_bonuses_while_others_still_mark() -> None:
    """EX-C9."""
    play = at(board("h3 e6"), board(), temples="expert", card="2", seen="2", chosen="2")
    do(play, 0, "mark f6, done, bonus P, mark g6")
    assert play.view(1).mine.stage == "choosing"
    assert play.view(1).boards[0].marks == sorted(joined("h3 e6"), key=SQUARES.index)


def test_a_bonus_of_0_is_none() -> None:
    """EX-C10."""
    explored = board("h3 e6 f6", turn="done,option2")
    play = at(
        explored._replace(fields={}),
        explored,
        explored,
        board("h3 e6"),
        temples="expert",
        card="2",
        seen="2",
        chosen="2",
    )
    do(play, 3, "option 2, mark f6, done")
    assert play.receipt().sheets[3].temples[0].points == 8
    assert play.to_act == (0,)


def test_bonuses_are_taken_in_any_order_and_done_gives_up_the_rest() -> None:
    """EX-C10."""
    play = at(board("e6 n3 h3 m7"), temples="expert", card="7", seen="7", near="2")
    do(play, 0, "option 2, mark f6, mark n2, done")
    assert play.legal() == [f"bonus {q} {terrain}" for q in "AB" for terrain in "PWDM"] + ["done"]
    assert code(play, "bonus P") == "bonus_which"
    assert code(play, "bonus C P") == "no_bonus_there"
    do(play, 0, "bonus B W")
    assert code(play, "bonus A P") == code(play, "done") == "finish_bonus"
    play.act("skip")
    assert play.legal() == ["bonus P", "bonus W", "bonus D", "bonus M", "done"]
    assert code(play, "bonus A P") == "bonus_only"
    play.act("done")
    assert play.to_act == (CHANCE,)
    assert str(play.position).endswith("sheet0=-")


def test_strict_play_binds_horses_and_bonuses() -> None:
    """EX-C11."""
    horse = at(board("k11"), strict="on")
    do(horse, 0, "option 1, mark k10")
    assert "skip" not in horse.legal()
    assert code(horse, "skip") == "must_mark"
    bonus = at(board("h3 e6"), strict="on", temples="expert", card="2", seen="2")
    do(bonus, 0, "option 2, mark f6, mark f5, done")
    assert bonus.legal() == ["bonus P", "bonus W", "bonus D", "bonus M"]
    assert code(bonus, "done") == "must_take_bonus"
    bonus.act("bonus P")
    assert "skip" not in bonus.legal()
    patch(bonus, "ground", dict.fromkeys(SQUARES, WATER))
    assert bonus.legal() == ["skip"]
    do(bonus, 0, "skip, done")
    assert bonus.to_act == (CHANCE,)


def test_the_choice_of_option_scroll_and_terrain_stays_free() -> None:
    """EX-C11."""
    play = at(board("m16"), strict="on", card="2", seen="2")
    assert play.legal() == [*CHOICE, *SCROLLS]
    setup = at(board(), strict="on", phase="setup")
    assert setup.legal() == TERRAINS
    setup.act("terrain D")
    assert setup.legal() == ["done"]


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


def test_alone_nobody_is_active_and_either_side_may_be_near() -> None:
    """EX-C14."""
    play = at(board(), phase="card")
    assert play.legal() == [f"card {card} near {near}" for card in range(1, 9) for near in (1, 2)]
    assert sum(play.position.weights()) == 16
    play.act("card 3 near 2")
    assert (play.view().active, play.view().near, play.view().phase) == (None, 2, "marks")
    assert play.legal() == CHOICE


def test_others_see_the_option_of_the_active_seat_and_nothing_else_of_its_turn() -> None:
    """EX-C15."""
    play = at(board("m16"), board(), phase="option")
    play.act("option 2")
    assert play.view(1).chosen == 2
    before = play.view(1)
    do(play, 0, "scroll P, mark m11, done")
    assert play.view(1) == before


def test_the_first_print_changes_only_10_to_9() -> None:
    """EX-C16."""
    for columns, points in (("acf,-,-,-", 9), ("ac,-,-,-", 5), ("f,-,-,-", 2)):
        mine = board(larder(columns), found=columns)
        assert receipt_rounds(table(mine, first_print="on", **LAST)) == [(points, 0)]
    four = board(larder("aaaa"), found="-,aaaa,-,-")
    assert receipt_rounds(table(four, first_print="on", provisions="expert", round="2", **LAST))[1] == (16, 0)


# ---- reasons: every code, where it comes from, and a sentence that says so

OPEN_HORSE = board("k11", "k10", turn="marking,P:2,horse,option1")
LATE = board("m16", "m11", turn="marking,P:2,option1")
WAITING = board("e6 h3", "f6", turn="bonus_waiting,option1,A3")
REFUSED = {
    "lay_tile": ("seats=1 phase=map map=1.0,compose", "tile A 2 0", "the map is being laid: a tile into B comes next"),
    "tile_laid": ("seats=1 phase=map map=1.0,compose", "tile B 1 90", "tile 1 lies on the map already"),
    "choose_village": ("map=1.0,2.0,3.0,4.0 phase=village", "terrain P", "one of the villages nearest"),
    "not_nearest": ("map=1.0,2.0,3.0,4.0 phase=village", "village B", "the village of B is not among the nearest"),
    "terrain_first": (table(board(), phase="setup"), "mark m11", "choose a terrain first"),
    "option_first": (table(board()), "mark m11", "choose an option of the card first"),
    "option_chosen": (table(board(turn="marking,P:3,option1")), "option 2", "an option has been chosen already"),
    "card_ignored": (table(board("m16", turn="marking,P:4,scroll")), "option 2", "a scroll has been spent"),
    "not_now": (table(board()), "terrain P", "that belongs to another part of the match"),
    "no_scroll_in_setup": (table(board(turn="marking,P:3"), phase="setup"), "scroll P", "cannot be spent in setup"),
    "no_scroll": (table(board("m16", spent="1")), "scroll P", "there is no scroll left to spend"),
    "scroll_new": (table(board("m15", "m16", turn="marking,W:1,option2")), "scroll P", "only in a later one"),
    "scroll_once": (table(board("m16 o1", turn="marking,P:4,scroll")), "scroll W", "spent in this turn already"),
    "scroll_too_late": (table(LATE), "scroll P", "before the first mark of a turn"),
    "horse_first": (table(OPEN_HORSE), "done", "use the horse first"),
    "bonus_first": (table(WAITING, temples="expert"), "mark f5", "take up a bonus first"),
    "finish_bonus": (
        table(board("e6 h3", "f6", turn="bonus_marking,P:2,option1"), temples="expert"),
        "done",
        "finish it or skip the rest",
    ),
    "no_marks_left": (table(board(turn="marking,P:0,option1")), "mark m11", "no marks are left in this turn"),
    "village": (table(board("l5", turn="marking,P:3,option1")), "mark l4", "l4 is a village, which cannot be marked"),
    "marked": (table(board("m11", turn="marking,P:3,option1")), "mark m11", "m11 is marked already"),
    "terrain": (
        table(board(turn="marking,PM:3,option1")),
        "mark l12",
        "l12 is water, and marks go on prairie or mountain now",
    ),
    "not_beside": (table(board(turn="marking,P:3,option1")), "mark n11", "n11 does not touch a mark"),
    "no_key": (table(board("e14", turn="marking,P:3,option1")), "mark f14", "the temple on f14 needs a key"),
    "provision_found": (
        table(board("i9 d1", turn="marking,P:3,option1")),
        "mark j9",
        "the apple of this round has been found already, so j9 is closed until the next",
    ),
    "provision_kind": (
        table(board("l12", turn="marking,W:3,option1"), provisions="expert", round="4"),
        "mark m12",
        "no carrot can be found in round 4, so m12 is closed",
    ),
    "provision_full": (
        table(
            board(larder("aaaa") + " c1", found="-,aaaa,-,-", turn="marking,P:3,option1"),
            provisions="expert",
            round="2",
        ),
        "mark d1",
        "all 4 of this round's provisions have been found, so d1 is closed",
    ),
    "nothing_to_skip": (table(board(turn="marking,P:3,option1")), "skip", "no horse and no bonus to give up"),
    "must_mark": (
        table(board(turn="marking,P:3,option1"), strict="on"),
        "done",
        "compulsory here, and a square is open",
    ),
    "must_take_bonus": (table(WAITING, temples="expert", strict="on"), "done", "compulsory here, and a bonus waits"),
    "no_bonus": (table(board(turn="marking,P:3,option1")), "bonus P", "no bonus waits"),
    "no_bonus_there": (table(WAITING, temples="expert"), "bonus D P", "no bonus of the temple in D waits"),
    "bonus_which": (
        table(board("e6 n3 h3 m7", "f6 n2", turn="bonus_waiting,option1,A3,B2"), temples="expert"),
        "bonus W",
        "say which, such as 'bonus A W'",
    ),
    "bonus_only": (table(WAITING, temples="expert"), "bonus A M", "only one bonus waits: write 'bonus M'"),
}


def test_every_reason_is_given_somewhere() -> None:
    assert REFUSED.keys() == {each.code for each in REASONS}


@pytest.mark.parametrize("reason", REFUSED)
def test_a_refused_action_says_why(reason: str) -> None:
    text, action, sentence = REFUSED[reason]
    play = new(GAME, position=text, chance="given")
    before = play.position.copy()
    with pytest.raises(IllegalAction, match=re.escape(sentence)) as refused:
        play.act(action)
    assert refused.value.code == reason
    assert play.position == before
    assert refused.value.allowed == tuple(play.legal())
    assert play.why(action) == str(refused.value).split(": ", 1)[1].split("; in seat=")[0]


MOMENTS = {
    **{reason: text for reason, (text, _, _) in REFUSED.items()},
    "option": table(board("m16"), board("m16"), phase="option"),
    "a scroll is open": table(board("m16"), board("m16")),
    "horse in a bonus": table(board("e6 h3 k9", "f6 k8", turn="bonus_marking,P:2,horse,option1"), temples="expert"),
    "nothing waits": table(board("e6 h3", "f6", turn="bonus_waiting,option1"), temples="expert", strict="on"),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_there_is_a_reason_against_an_action_exactly_when_it_is_not_legal(moment: str) -> None:
    play = new(GAME, position=MOMENTS[moment], chance="given")
    for seat in play.to_act:
        free = [number for number in range(len(play.game.actions)) if play.reason(number, seat) is None]
        assert free == play.position.numbers(seat)
