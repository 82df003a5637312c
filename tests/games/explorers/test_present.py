"""Explorers as clients get it: the table of a view, receipts, pictures, and what each seat is told."""

import itertools
import random
from typing import Any

import pytest

from farshore.engine.game import CHANCE, SPECTATOR
from farshore.games.explorers import GAME, box
from farshore.games.explorers.present import Race, Round, Shrine, Temple, Village, facts, solo_rank
from farshore.play import Step, new
from tests.games.explorers.boards import LAND, MAP, TEMPLES, Board, at, board, do, larder, marks_offered, pass_turn
from tests.games.explorers.typed import Play
from tests.games.matches import amount, choose, habit

pytestmark = pytest.mark.rules

LAST = {"turn": "7", "seen": "1,2,3,4,5,6,7"}
VILLAGE = "seats=2 map=1.0,2.0,3.0,4.0 phase=village goals=E7,G1"


def status(play: Play) -> str:
    return str(play).splitlines()[0]


# ---- temples, races, ranks


@pytest.mark.parametrize(
    ("seats", "points", "bonuses"),
    [
        (2, [12, 8, None], [3, 1, None]),
        (3, [12, 8, 6, None], [3, 1, 0, None]),
        (4, [12, 10, 8, 6, None], [3, 2, 1, 0, None]),
    ],
)
def test_a_temple_shows_what_it_brings_to_the_next(
    seats: int, points: list[int | None], bonuses: list[int | None]
) -> None:
    there, away = board("h3 e6 f6"), board("h3 e6")
    for came in range(seats + 1):
        boards = [there] * came + [away] * (seats - came)
        basic, expert = at(*boards, phase="card"), at(*boards, phase="card", temples="expert")
        assert basic.view(0).temples[0] == Shrine("A", "f6", points[came], None)
        eight = None if points[came] is None else 8
        assert expert.view(0).temples[0] == Shrine("A", "f6", eight, bonuses[came])
        assert basic.view(0).temples[1] == Shrine("B", "n2", 12, None)
        assert [each.square for each in basic.view().temples] == list(TEMPLES.values())


def test_alone_a_temple_shows_what_it_brings_in_this_round() -> None:
    for number, (points, bonus) in enumerate(zip((12, 10, 8, 6), (3, 2, 1, 0), strict=True), start=1):
        assert at(board(), round=str(number)).view(0).temples[2] == Shrine("C", "f14", points, None)
        expert = at(board(), round=str(number), temples="expert")
        assert expert.view(0).temples[2] == Shrine("C", "f14", 8, bonus)
    last = at(board("h3 e6", "f6", turn="marking,D:1,option2"), round="4", card="2", seen="2")
    assert last.view(0).temples[0].points == 6  # what others would get in the same turn
    last.act("done")
    assert last.view(0).temples[0].points is None


def test_after_the_match_nothing_can_be_won_any_more() -> None:
    view = at(board(), board(), phase="over", goals="E7,G1").view()
    assert [(each.points, each.bonus) for each in view.temples] == [(None, None)] * 4
    assert view.achievements == [Race("E7", None), Race("G1", None)]
    assert (view.phase, view.active, view.card, view.number, view.mine) == ("over", None, [], None, None)


def test_a_race_shows_what_it_brings_to_the_next_and_nothing_else_has_a_number() -> None:
    for won, points in enumerate((10, 8, 6, 4, None)):
        boards = [board(races="10,0" if seat < won else "0,0") for seat in range(4)]
        assert at(*boards, phase="card", goals="E7,G1").view().achievements == [Race("E7", points), Race("G1", None)]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_alone_a_race_shows_what_it_brings_in_this_round(number: int) -> None:
    assert at(board(), round=str(number), goals="E7").view(0).achievements == [Race("E7", (10, 8, 6, 4)[number - 1])]


def test_a_rank_is_for_one_seat_alone() -> None:
    assert at(board(), phase="over").view(0).receipt.rank == 1
    assert at(board(), board(), phase="over").view(0).receipt.rank is None
    assert [solo_rank(points, 0) for points in (-9, 80, 81, 90, 91, 100, 101, 110, 111, 120, 121)] == [
        1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6
    ]  # fmt: skip
    assert [solo_rank(points, 3) for points in (110, 111, 150, 151)] == [1, 2, 5, 6]


def test_facts_of_the_box_are_those_that_are_played_with() -> None:
    known = facts()
    assert (known.rounds, known.turns, known.setup_marks, known.scroll_marks) == (4, 7, 3, 4)
    assert known.slots == {"K": box.KEY_SLOTS, "S": box.SCROLL_SLOTS, "G": box.GEM_SLOTS}
    assert known.temple_points == [[12, 8], [12, 8, 6], [12, 10, 8, 6]]
    assert known.temple_marks == [[3, 1], [3, 1, 0], [3, 2, 1, 0]]
    assert (known.provision_points, known.village_points) == ([2, 5, 10], [3, 5, 7, 10])


# ---- the table


def test_a_table_before_its_map_is_laid_is_bare() -> None:
    play = new(GAME, position="seats=2 phase=map map=1.0,compose goals=A1", chance="given")
    view = play.view(0)
    assert (play.scores, play.truncated, view.truncated) == ((0, 0), False, False)
    assert (view.phase, view.tiles, view.ground, view.objects, view.villages, view.temples) == (
        "map",
        "",
        [],
        [],
        {},
        [],
    )
    assert (view.start, view.mine, view.receipt.totals, view.receipt.sheets[0].goals) == (None, None, [0, 0], [])
    assert [each.marks for each in view.boards] == [[], []]


def test_a_table_shows_the_map_and_the_course_of_the_match() -> None:
    play = at(board(), board(), round="2", turn="3", seen="2,5,7", card="7", chosen="2")
    view = play.view(1)
    assert (view.seat, view.seats, view.tiles, view.start) == (1, 2, MAP, "D")
    assert view.villages == {"A": "c3", "B": "l4", "C": "d11", "D": "l11"}
    assert (view.ground, [row.replace("V", ".") for row in LAND.objects]) == (list(LAND.terrain), view.objects)
    assert (view.round, view.turn, view.active, view.phase) == (2, 3, 1, "marks")
    assert (view.card, view.number, view.chosen, view.near) == (["PM", "DW"], 7, 2, None)
    assert view.cards_left == [1, 3, 4, 6, 8]
    assert play.view().seat is None
    assert play.view().mine is None


def test_a_frame_shows_tracks_and_provisions_by_round() -> None:
    found = "a,-,cf,-"
    mine = board(f"{larder(found)} h3 m7 f6 m16 o1 l13 k10", found=found, spent="1")
    frame = at(mine, board(), round="3", card="1").view(1).boards[0]
    assert frame.provisions == ["a", "", "cf", ""]
    assert (frame.keys, frame.keys_spent, frame.scrolls, frame.scrolls_spent) == (2, 1, 2, 1)
    assert (frame.gems, frame.horses, frame.fresh) == (1, 1, [])
    expert = board(larder("aaa"), found="-,aaa,-,-")
    assert at(expert, provisions="expert", round="2").view(0).boards[0].provisions == ["", "aaa", "", ""]


def turn_of(mine: Board, **fields: str) -> Any:
    return at(mine, **fields).view(0).mine


def test_a_turn_shows_what_its_seat_may_do() -> None:
    choosing = turn_of(board("m16"))
    assert (choosing.stage, choosing.option, choosing.terrains, choosing.may_scroll) == ("choosing", None, "", True)
    marking = turn_of(board("m16", turn="marking,WM:2,option2"))
    assert (marking.stage, marking.option, marking.terrains, marking.left) == ("marking", 2, "WM", 2)
    assert (marking.may_scroll, marking.scrolled, marking.horse, marking.bonuses) == (True, False, False, {})
    horse = turn_of(board("m16 k11", "k10", turn="marking,P:2,horse,option1"))
    assert (horse.horse, horse.terrains, horse.may_scroll) == (True, "PWDM", False)
    scrolled = turn_of(board("m16 o1", turn="marking,D:4,scroll"))
    assert (scrolled.scrolled, scrolled.may_scroll, scrolled.option) == (True, False, None)
    fresh = turn_of(board("m15", "m16", turn="marking,W:1,option2"))
    assert not fresh.may_scroll
    bonus = turn_of(board("e6 h3", "f6", turn="bonus_waiting,option1,A3"), temples="expert")
    assert (bonus.stage, bonus.bonuses, bonus.terrains) == ("bonus waiting", {"A": 3}, "")
    setup = turn_of(board("m16", turn="marking,P:3"), phase="setup")
    assert (setup.stage, setup.may_scroll) == ("marking", False)


def test_a_turn_shows_which_squares_a_terrain_would_open() -> None:
    """Exactly those that could be marked after choosing it; none are named once marks are being placed."""
    play = at(board("m16"), board("m16"), phase="setup")
    mine = play.view(0).mine
    assert mine is not None
    for terrain in box.TERRAINS:
        after = play.copy()
        after.act(f"terrain {terrain}", 0)
        assert set(mine.open[terrain]) == marks_offered(after)
    marking = turn_of(board("m15", "m16", turn="marking,W:1,option2"))
    assert marking.open == {}


def test_a_turn_shows_squares_that_are_closed_by_what_lies_there() -> None:
    locked = turn_of(board("e6", turn="marking,D:3,option2"), card="4", seen="4")
    assert locked.closed == ["f6"]  # a temple without a key
    assert turn_of(board("e6 h3", turn="marking,D:3,option2"), card="4", seen="4").closed == []
    assert turn_of(board("e6", turn="marking,W:3,option1"), card="4", seen="4").closed == []


def test_a_turn_shows_how_many_marks_were_granted() -> None:
    assert turn_of(board("m16", turn="marking,P:2"), phase="setup").granted == box.SETUP_MARKS
    assert turn_of(board("m15", "m16", turn="marking,W:1,option2")).granted == box.FEWER_MARKS  # far
    assert turn_of(board("m16", turn="marking,P:1,option1")).granted == box.CARD_MARKS  # near
    assert turn_of(board("m16 o1", turn="marking,D:2,scroll")).granted == box.SCROLL_MARKS


def test_boards_show_what_each_option_gives() -> None:
    view = at(board(), board(), board(), chosen="2").view(1)
    assert [each.option_marks for each in view.boards] == [[3, 3], [3, 2], [3, 2]]
    assert at(board()).view(0).boards[0].option_marks == [3, 2]  # option 1 is near


def test_a_table_shows_the_provisions_of_each_round() -> None:
    assert at(board()).view(0).larder == ["acf"] * 4
    assert at(board(), provisions="expert").view(0).larder == ["", "aaaa", "cccc", "ffff"]


def test_tiles_are_shown_while_the_map_is_laid() -> None:
    play = new(GAME, seats=1, seed=1, map="compose")
    faces = play.view(0).faces
    assert len(faces) == 32
    for number, tile in enumerate(box.TILES, 1):
        for degrees in box.TURNS_OF_A_TILE:
            face = faces[f"{number} {degrees}"]
            turned = tile.turned(degrees)
            assert face.ground == list(turned.terrain)
            assert face.objects == [row.replace("V", ".") for row in turned.objects]
    assert at(board()).view(0).faces == {}


# ---- receipts


def test_a_receipt_has_every_line_and_keeps_the_running_round_out_of_the_total() -> None:
    found = "a,cf,-,-"
    mine = board(f"{larder(found)} l13 h3 e6 f6", found=found, sheet="2:0", avoid="l10")
    sheet = at(mine, board(), round="2", goals="D1,A1").receipt().sheets[0]
    assert sheet.rounds == [Round(1, "a", 2, 0, 0)]
    assert sheet.running == Round(2, "cf", 5, 1, 1)
    assert sheet.temples[0] == Temple("A", 12)
    assert sheet.temples[1] == Temple("B", None)
    assert sheet.villages[3] == Village(
        "D", sheet.villages[3].neighbours, box.VILLAGE_POINTS[sheet.villages[3].neighbours]
    )
    assert [(each.name, each.points) for each in sheet.goals] == [("D1", 0), ("A1", 6)]
    assert (sheet.provisions, sheet.gems, sheet.temple_points, sheet.goal_points) == (2, 0, 12, 6)
    assert sheet.total == 2 + 12 + 6 + sheet.village_points


def test_a_running_round_of_expert_sides_is_told_as_if_it_ended_now() -> None:
    mine = board(larder("aa"), found="-,aa,-,-", sheet="0:-6")
    sheet = at(mine, round="2", provisions="expert", gems="expert").receipt().sheets[0]
    assert sheet.rounds == [Round(1, "", 0, 0, -6)]
    assert sheet.running == Round(2, "aa", 4, 0, -6)
    first = at(board(larder("acf")), first_print="on").receipt().sheets[0]
    assert first.running == Round(1, "acf", 9, 0, 0)


def test_a_receipt_is_written_line_by_line() -> None:
    text = str(at(board("m11", sheet="0:1"), board(sheet="0:0"), round="2", goals="E9,G1").receipt())
    rows = [line.split() for line in text.splitlines()]
    assert [row[0] for row in rows] == [
        "seat",
        "provisions",
        "gems",
        "villages",
        "temples",
        "achievements",
        "total",
    ] * 2
    assert rows[1] == ["provisions", "-", "0", "0"]
    assert rows[2] == ["gems", "1:", "1", "1"]
    assert rows[3] == [
        "villages",
        *["A", "0:", "0", "+", "B", "0:", "0", "+", "C", "0:", "0", "+", "D", "1:", "3"],
        "3",
    ]
    assert rows[4] == ["temples", "-", "0"]
    assert rows[5] == ["achievements", *["E9", "0/4:", "0", "+", "G1", "1:", "1"], "1"]
    assert rows[6][-1] == "5"
    assert "the running round is not yet scored" in text
    over = str(at(board("h3 e6 f6"), phase="over").receipt())
    assert "A 12  " in over
    assert "not yet scored" not in over


MIXES = list(itertools.product(("basic", "expert"), repeat=4))


@pytest.mark.parametrize("mix", MIXES, ids=["-".join(mix) for mix in MIXES])
def test_totals_are_the_scores_at_every_barrier_of_every_mix_of_sides(mix: tuple[str, ...]) -> None:
    """And, but for a seat's own marks, everybody sees the same then."""
    rng = random.Random(f"totals {mix}")
    sides = dict(zip(("temples", "provisions", "gems", "villages"), mix, strict=True))
    for _ in range(amount(compiled=10, off=1, soak=500)):
        goals = ",".join(rng.sample(box.ACHIEVEMENTS, 3))
        options: dict[str, Any] = {**sides, "first_print": rng.random() < 0.5, "strict": rng.random() < 0.5}
        play = some_match(rng, goals, options)
        weights = habit(play.game, rng)
        steps = 0
        while not play.over and steps < amount(compiled=2_000, off=60, soak=2_000):
            seat, action = choose(play, rng, weights)
            play.act(action, seat)
            steps += 1
            if play.to_act == (CHANCE,) or play.over:
                check_receipt(play)
        check_receipt(play)


def some_match(rng: random.Random, goals: str, options: dict[str, Any]) -> Play:
    """From setup on, or the last turn with temples in reach."""
    fields = {name: {True: "on", False: "off"}.get(value, value) for name, value in options.items()}
    seats = rng.choice((1, 2, 3, 4))
    if rng.random() < 0.5:
        return at(*[board()] * seats, goals=goals, phase="setup", **fields)
    free = {"chosen": "-"} if seats == 3 else {}
    return at(*[board("h3 m7 e6 n3 l13")] * seats, goals=goals, round="4", **LAST, **free, **fields)


def check_receipt(play: Play) -> None:
    receipt = play.receipt()
    assert tuple(receipt.totals) == play.scores
    for sheet in receipt.sheets:
        assert sheet.total == (
            sheet.provisions + sheet.gems + sheet.village_points + sheet.temple_points + sheet.goal_points
        )
        assert sheet.provisions == sum(each.provision_points for each in sheet.rounds)
        assert sheet.gems == sum(each.gem_points for each in sheet.rounds)
        assert (sheet.running is None) == play.over
    if play.to_act in ((CHANCE,), ()):
        assert all(play.view(seat).receipt == receipt for seat in (SPECTATOR, *range(play.position.seats)))


# ---- what each seat is told


def test_the_history_of_a_running_turn_has_ones_own_marks_and_the_option_of_the_active_seat() -> None:
    play = at(board(), board(), board(), phase="option")
    do(play, 0, "option 1")
    option = Step(0, "option 1")
    assert all(play.history(seat) == [option] for seat in (0, 1, 2, SPECTATOR))
    do(play, 2, "option 2, mark l12")
    do(play, 0, "mark m11, done")
    do(play, 1, "option 1")
    assert play.history(0) == [option, Step(0, "mark m11"), Step(0, "done")]
    assert play.history(1) == [option, Step(1, "option 1")]
    assert play.history(2) == [option, Step(2, "option 2"), Step(2, "mark l12")]
    assert play.history(SPECTATOR) == [option]
    assert len(play.history()) == 6


def test_when_a_turn_has_closed_its_marks_are_told_seat_by_seat() -> None:
    play = at(board(), board(), board(), phase="option")
    do(play, 0, "option 1")
    do(play, 2, "option 2, mark l12, done")
    do(play, 1, "option 1")
    do(play, 0, "mark m11, done")
    do(play, 1, "done")
    zero, one = [Step(0, "mark m11"), Step(0, "done")], [Step(1, "option 1"), Step(1, "done")]
    two = [Step(2, "option 2"), Step(2, "mark l12"), Step(2, "done")]
    option = [Step(0, "option 1")]
    assert play.history(SPECTATOR) == option + zero + one + two
    assert play.history(0) == option + zero + one + two
    assert play.history(1) == option + one + zero + two
    assert play.history(2) == option + two + zero + one
    play.act("card 2")
    assert play.history(1)[-1] == Step(CHANCE, "card 2")
    assert play.history(SPECTATOR) == [*option, *zero, *one, *two, Step(CHANCE, "card 2")]


def test_setup_is_told_when_everybody_is_done_and_the_end_at_the_end() -> None:
    setup = at(board(), board(), phase="setup")
    do(setup, 1, "terrain P, mark m11, done")
    assert setup.history(0) == []
    do(setup, 0, "terrain W, done")
    assert [step.actor for step in setup.history(0)] == [0, 0, 1, 1, 1]
    last = at(board(), board(), round="4", **LAST)
    pass_turn(last)
    assert last.over
    assert {step.actor for step in last.history(SPECTATOR)} == {0, 1}


def test_the_village_and_the_tiles_that_a_seat_chooses_are_told_at_once() -> None:
    play = new(GAME, position=VILLAGE, chance="given")
    play.act("village D")
    assert play.history(1) == play.history(SPECTATOR) == [Step(0, "village D")]
    laying = new(GAME, position="seats=2 phase=map map=compose", chance="given")
    laying.act("tile A 3 90")
    assert laying.history(1) == [Step(0, "tile A 3 90")]


# ---- pictures


@pytest.mark.parametrize(
    ("text", "due"),
    [
        ("seats=2 phase=map map=compose", "setting up"),
        (VILLAGE, "setting up"),
    ],
)
def test_a_picture_of_the_beginning_says_so(text: str, due: str) -> None:
    assert status(new(GAME, position=text, chance="given")) == due


def test_a_picture_says_where_the_match_stands() -> None:
    assert status(at(board(), phase="setup")) == "setup: everybody marks up to three squares of one terrain"
    assert status(at(board(), phase="card", round="2", turn="3", seen="1,2,3")) == "round 2, 3 of 7 turns played"
    assert status(at(board())) == "round 1, turn 1 of 7   card P or W, option 1 is near"
    two = (board(), board())
    assert status(at(*two, phase="option")) == "round 1, turn 1 of 7   card P or W, seat 0 is active"
    assert status(at(*two, turn="2", seen="6,7", card="7", chosen="2")) == (
        "round 1, turn 2 of 7   card PM or DW, seat 1 is active, option 2 chosen"
    )


def test_a_picture_of_the_end_says_who_won() -> None:
    assert status(at(board("m11"), phase="over")) == "over: seat 0 has 3 points, rank 1 of 6"
    assert status(at(board(), board("m11"), phase="over")) == "over: seat 1 won with 3 points"
    assert status(at(board("m11"), board(), board("m11"), phase="over")) == "over: seat 0 and seat 2 won with 3 points"


def test_a_picture_of_the_end_heeds_spent_scrolls() -> None:
    """81: of those with most points the one with the fewest spent scrolls has won, and no other."""
    play = at(board("m16", spent="1"), board("m16"), phase="over")
    assert play.ranks == (2, 1)
    assert status(play).startswith(f"over: seat 1 won with {play.scores[1]} points")


def test_a_picture_shows_the_map_with_ones_marks_and_a_line_for_each_seat() -> None:
    mine = board("m11", "n11", turn="marking,P:2,option1")
    play = at(mine, board("k11 m16 h3"), goals="E7,G1")
    lines = str(play).splitlines()
    assert lines[1] == "achievements  E7 G1"
    assert lines[3].split() == list("abcdefghijklmnop")
    assert lines[14] == "11  W. P. P. V. D. D. M. M. P. W. P. V.#P.#P.+P. P."
    assert lines[4] == " 1  W. W. P. Pa PS P. P. M. P. P. P. P. W. W. WS W."
    assert lines[-2] == "seat 0           4 points     3 marks   0 keys   0 scrolls   0 gems   found -"
    assert "1 keys   1 scrolls   0 gems" in lines[-1]
    assert len(lines) == 3 + 17 + 1 + 2


def test_a_picture_without_a_map_has_only_the_seats() -> None:
    play = new(
        "explorers", position="seats=2 phase=map map=compose", names=["Ada", "Bartholomew Longname"], chance="given"
    )
    lines = str(play).splitlines()
    assert len(lines) == 3
    assert lines[2].startswith("Bartholomew L    0 points")


def test_a_spectator_sees_the_marks_of_seat_0() -> None:
    play = at(board("m11"), board("k11"), phase="card")
    assert "11  W. P. P. V. D. D. M. M. P. W. P. V.#P.#P. P. P." in str(play)


def test_found_provisions_of_this_round_stand_in_the_picture() -> None:
    play = at(board(larder("acf"), found="a,cf,-,-"), round="2", phase="card")
    assert str(play).endswith("found cf")
