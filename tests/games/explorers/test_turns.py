"""A seat's turn in Explorers: options, scrolls, active seats and expert bonuses."""

import pytest

from farshore.engine.game import CHANCE
from farshore.games.explorers.state import WATER
from tests.games.explorers.boards import (
    CHOICE,
    LAST,
    SCROLLS,
    SQUARES,
    at,
    board,
    code,
    do,
    ground,
    joined,
    left,
    marks_offered,
    pass_turn,
    patch,
)

pytestmark = pytest.mark.rules

TERRAINS = ["terrain P", "terrain W", "terrain D", "terrain M"]


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
    assert code(play, "done") is None


def test_an_option_without_a_legal_square_may_be_chosen() -> None:
    """EX-A2."""
    play = at(board(), board(), phase="option", card="2", seen="2")
    assert play.legal(0) == CHOICE
    do(play, 0, "option 2")
    assert play.legal(0) == ["done"]
    do(play, 1, "option 2")
    assert play.legal(1) == ["done"]


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


def test_the_active_seat_is_bound_to_its_option_or_a_scroll() -> None:
    """EX-A30."""
    play = at(board("m16"), board(), phase="option")
    play.act("option 2")
    assert [text for text in play.legal(0) if not text.startswith("mark")] == [*SCROLLS, "done"]
    assert code(play, "option 1") == "option_chosen"


def test_seat_0_is_active_first_and_then_the_one_to_its_left() -> None:
    """EX-C1."""
    play = at(board(), board(), board(), phase="card")
    play.act("card 1")
    assert play.to_act == (0,)
    pass_turn(play)
    play.act("card 2")
    assert play.to_act == (1,)


def test_in_setup_any_terrain_may_be_picked_and_up_to_three_squares_marked() -> None:
    """EX-C5."""
    play = at(board(), board(), phase="setup")
    assert play.legal(0) == play.legal(1) == TERRAINS
    do(play, 0, "terrain D")  # none beside the start village
    assert play.legal(0) == ["done"]
    do(play, 1, "terrain P, mark m11, mark n11, mark o11")
    assert play.legal(1) == ["done"]


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


def test_alone_nobody_is_active_and_either_side_may_be_near() -> None:
    """EX-C14."""
    play = at(board(), phase="card")
    assert play.legal() == [f"card {card} near {near}" for card in range(1, 9) for near in (1, 2)]
    assert sum(play.position.weights()) == 16
    play.act("card 3 near 2")
    assert (play.view().active, play.view().near, play.view().phase) == (None, 2, "marks")
    assert play.legal() == CHOICE
