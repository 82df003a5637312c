"""The flow of a match of Explorers, and a reason for every action that is refused."""

import re

import pytest

from farshore.engine.errors import IllegalAction
from farshore.engine.game import CHANCE
from farshore.games.explorers import GAME
from farshore.games.explorers.notation import REASONS
from farshore.play import new
from tests.games.explorers.boards import (
    CHOICE,
    SCROLLS,
    at,
    board,
    code,
    do,
    larder,
    left,
    table,
)

pytestmark = pytest.mark.rules


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
