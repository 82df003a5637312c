"""The end of a turn and of a round in Explorers: temples, races, and what is struck alone."""

import pytest

from tests.games.explorers.boards import (
    LAST,
    at,
    board,
    do,
    pass_round,
    pass_turn,
)

pytestmark = pytest.mark.rules


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


def test_two_explore_a_temple_in_one_turn() -> None:
    """EX-T6."""
    assert arrivals(4, ["02", "3"]) == {0: (12, 0), 2: (12, 0), 3: (8, 0)}


def test_three_explore_a_temple_together() -> None:
    """EX-T7."""
    assert arrivals(4, ["012", "3"]) == {0: (12, 0), 1: (12, 0), 2: (12, 0), 3: (6, 0)}


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


def test_a_temple_reached_in_setup_is_explored_ties_included() -> None:
    """EX-A6."""
    near = board("n9 o12")
    play = at(near, near, near, near, phase="setup")
    do(play, 3, "terrain M, mark o13, done")
    do(play, 0, "terrain M, mark o13, done")
    pass_turn(play)
    assert [sheet.temples[3].points for sheet in play.receipt().sheets] == [12, None, None, 12]
    assert play.view().temples[3].points == 8


def test_a_temple_is_worth_what_was_open_when_the_turn_began() -> None:
    """EX-A10."""
    play = at(*[board("h3 e6")] * 4, card="2", seen="2", chosen="2")
    for seat in range(4):
        do(play, seat, "mark f6" if seat == 0 else "option 2, mark f6")
        assert play.receipt().sheets[seat].temples[0].points == 12
        assert play.view(seat).temples[0].points == 12
    pass_turn(play)
    assert play.view().temples[0].points is None


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
