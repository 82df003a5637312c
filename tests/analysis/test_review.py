"""Decisions of a finished match, their grades, hints, and what is made of all that."""

import json
import random
import re
from fractions import Fraction
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

import farshore
from farshore import games
from farshore.analysis.grades import Grade, Grades, grades_of
from farshore.analysis.review import words
from farshore.analysis.review.curve import curve
from farshore.analysis.review.decisions import judge
from farshore.analysis.review.document import document
from farshore.analysis.review.estimates import Estimate
from farshore.analysis.review.hints import hint
from farshore.analysis.review.page import page
from farshore.bots import make
from farshore.engine.chance import stream
from farshore.engine.errors import InvalidInput, NotationError
from farshore.engine.game import Game
from farshore.play import Play, Turn, new
from tests.games.matches import play_to, random_match

# Yellow 8, 9 and 10 fit on two wagers, and the deck has a card for each of the three turns that seat 0 still has.
CERTAIN = (
    "rounds=1 hand0=Y8,Y9,Y10,R2,R3,W2,G2,W3 hand1=R4,R5,R6,R7,R8,R9,R10,G3 laid0=Yx,Yx,Y5,Y6,Y7 "
    "laid1=B2,B3,B4,B5,B6,B7,B8,B9,B10 "
    "piles=Yx,Y4,Bx,Bx,Wx,Wx,Wx,W5,W6,W7,W8,W9,W10,Gx,Gx,Gx,G5,G6,G7,G8,G9,G10,Rx,Rx"
)
BUDGET = 200


def finished(seed: int = 11, names: tuple[str, str] = ("Ann", "Ben")) -> Play:
    """A round between bots of levels 1 and 2."""
    play = new("lost-cities", seed=seed, names=list(names), rounds=1)
    bots = [make(play.game, level, level) for level in (1, 2)]
    while not play.over:
        seat = play.to_act[0]
        play.act(bots[seat].choose(play.turn(seat)), seat)
    return play


@pytest.fixture(scope="module")
def review() -> farshore.Analysis:
    return farshore.analyse(finished(names=("A <b>", "Ben")), simulations=BUDGET)


def test_every_choice_of_a_match_is_judged(review: farshore.Analysis) -> None:
    play = finished(names=("A <b>", "Ben"))
    assert review.steps == tuple(play.history())
    assert (review.names, review.scores, review.game) == (play.names, play.scores, "lost-cities")
    assert len(review.decisions) > 60
    for each in review.decisions:
        assert review.steps[each.step] == (each.seat, each.played)
        assert each.choices > 1
        assert each.given_up.points >= 0
        assert each.grade == review.grades.grade(each.given_up.points, each.given_up.error)
        assert (each.best == each.played) <= (each.given_up.points == 0)
    for seat in (0, 1):
        assert sum(review.count(seat).values()) == sum(each.seat == seat for each in review.decisions)


def test_the_gentlest_bot_gives_up_more_than_the_steady_one(review: farshore.Analysis) -> None:
    lost = [sum(each.given_up.points for each in review.decisions if each.seat == seat) for seat in (0, 1)]
    assert lost[0] > 2 * lost[1]


def test_moments_are_the_largest_errors_in_order(review: farshore.Analysis) -> None:
    moments = review.moments()
    missed = sorted(each.given_up.points for each in review.decisions if each.grade in words.WORTH_A_LOOK)
    assert sorted(each.given_up.points for each in moments) == missed[-3:]
    assert [each.step for each in moments] == sorted(each.step for each in moments)
    assert all(each.given_up.clear for each in moments)
    swings = review.turns_of_luck(0)
    assert 0 < len(swings) <= 3
    assert all(each.changes[0].clear for each in swings)


def test_the_same_match_and_seed_give_the_same_review_however_the_match_is_given(review: farshore.Analysis) -> None:
    play = finished(names=("A <b>", "Ben"))
    calls: list[tuple[int, int]] = []
    again = farshore.analyse(
        play.transcript, simulations=BUDGET, progress=lambda done, whole: calls.append((done, whole))
    )
    assert again == review
    assert calls == [(done, len(calls)) for done in range(1, len(calls) + 1)]
    assert len(calls) == len(review.steps) + len(review.decisions)


def test_what_cannot_be_reviewed_is_refused() -> None:
    play = finished()
    with pytest.raises(NotationError, match="simulations cannot be 3: at least 16"):
        farshore.analyse(play, simulations=3)
    with pytest.raises(NotationError, match="seed cannot be -1"):
        farshore.analyse(play, seed=-1)
    play.undo()
    with pytest.raises(InvalidInput, match="the match is not over"):
        farshore.analyse(play)
    with pytest.raises(NotationError, match="the result does not follow from the match"):
        farshore.analyse(finished().transcript.replace("result over scores ", "result over scores 1"))


# ---- decisions and hints


@pytest.mark.parametrize(
    ("given_up", "error", "grade"),
    [
        (0.0, 0.0, Grade.BEST),
        (0.29, 0.0, Grade.BEST),
        (0.3, 0.0, Grade.FINE),
        (1.49, 0.1, Grade.FINE),
        (1.5, 0.1, Grade.INACCURATE),
        (1.5, 0.75, Grade.FINE),
        (2.99, 0.1, Grade.INACCURATE),
        (3.0, 0.1, Grade.MISTAKE),
        (30.0, 14.0, Grade.MISTAKE),
        (30.0, 15.0, Grade.FINE),
    ],
)
def test_grades_begin_where_it_is_written_and_errors_are_allowed_for(
    given_up: float, error: float, grade: Grade
) -> None:
    assert Grades().grade(given_up, error) == grade


def test_every_game_has_grades_that_follow_on_each_other(game: Game) -> None:
    grades = grades_of(game)
    assert 0 < grades.fine < grades.inaccurate < grades.mistake


def certain() -> Turn[Any, Any, Any, Any]:
    return new("lost-cities", position=CERTAIN, seed=1).turn()


def test_a_mistake_is_one_and_a_good_move_is_not() -> None:
    turn = certain()
    numbers = {text: turn.game.read(0, text) for text in turn.legal()}
    good = judge(0, numbers["lay Y8"], turn, 400, Grades())
    assert good.grade in (Grade.BEST, Grade.FINE)
    mistake = judge(0, numbers["discard Y8"], turn, 400, Grades())
    assert mistake.grade == Grade.MISTAKE
    assert mistake.best != "discard Y8"
    assert mistake.given_up.points > 10
    assert mistake.given_up.clear


def test_a_hint_has_two_actions_and_what_one_is_worth_more() -> None:
    found = hint(certain(), 400)
    legal = certain().legal()
    assert {found.best, found.next_best} <= set(legal) - {"discard Y8"}
    assert found.next_best != found.best
    assert found.lead.points >= 0
    assert found.kind == found.best.split()[0]
    assert found.best in found.shortlist
    assert [text for text in legal if text in found.shortlist] == list(found.shortlist)
    assert hint(certain(), 400) == found


def test_hints_and_judgements_follow_from_the_view_alone(game: Game) -> None:
    """Whatever the seat cannot know may be otherwise: hint and judgement are the same."""
    rng = random.Random(game.name)
    play = random_match(game, rng)
    play_to(play, rng, 10)
    while True:
        seat = play.to_act[0]
        position = play.position.resample(seat, stream(5))
        if position != play.position and len(play.numbers(seat)) > 1:
            break
        play_to(play, rng, 1)
    turns = [Turn(game, each.observe(seat), seat, play.options) for each in (play.position, position)]
    one, other = ((hint(turn, 16), judge(0, turn.numbers()[0], turn, 16, Grades())) for turn in turns)
    assert one == other


# ---- words, documents, pages


@given(st.lists(st.tuples(st.integers(-900, 900), st.integers(1, 60)), min_size=1, max_size=8))
def test_whole_parts_come_to_the_same_sum(quotients: list[tuple[int, int]]) -> None:
    parts = [Fraction(*each) for each in quotients]
    parts.append(Fraction(round(sum(parts))) - sum(parts))
    rounded = words.whole(parts)
    assert sum(rounded) == sum(parts)
    assert all(abs(one - other) < 1 for one, other in zip(rounded, parts, strict=True))


def test_numbers_are_written_with_true_signs_and_two_standard_errors() -> None:
    assert words.change(Estimate(3.64, 0.55)) == "+3.6 ± 1.1"
    assert words.change(Estimate(-0.04, 0.01)) == "0.0 ± 0.1"
    assert words.with_error(Estimate(-2.0, 0.0)) == "−2.0 ± 0.0"
    assert [words.signed(value, 0) for value in (-3, 0, 2)] == ["−3", "0", "+2"]


def test_the_rows_of_a_sum_come_to_the_result(review: farshore.Analysis) -> None:
    for seat in (0, 1):
        *parts, result = words.sum_rows(review, seat)
        margin = review.scores[seat] - review.scores[1 - seat]
        assert sum(int(points.replace("−", "-")) for _, points, _ in parts) == margin
        assert result == ("result", words.signed(margin, 0), "exact")
        assert parts[0][0] == "expected before the deal"


def test_the_document_holds_exact_parts(review: farshore.Analysis) -> None:
    found = json.loads(document(review))
    assert found["format"] == "farshore review 1"
    assert len(found["values"]) == len(found["steps"]) + 1
    for each in found["sums"]:
        parts = [each["expected"], *each["luck"], *each["skill"], each["shared"]]
        assert sum(Fraction(part["exact"]) for part in parts) == each["margin"]
    assert [each["step"] for each in found["decisions"] if each["step"] in found["moments"]] == found["moments"]


def test_the_page_needs_nothing_else_and_says_everything(review: farshore.Analysis) -> None:
    for seat in (0, 1):
        text = page(review, seat)
        assert "A <b>" not in text
        assert "A &lt;b&gt;" in text
        assert [word for word in ("<script", "<link", "url(http", "src=") if word in text] == []
        picture = ElementTree.fromstring(curve(review, seat))
        assert picture.get("role") == "img"
        assert "Expected margin of" in str(picture.get("aria-label"))
        ids = set(re.findall(r'id="(\w+)"', text))
        links = set(re.findall(r'href="#(\w+)"', text))
        assert links
        assert links <= ids
        assert text.count("<tr") > len(review.steps) + len(review.decisions)


def test_the_outcome_of_a_match_without_other_seats_is_its_points() -> None:
    alone = random_match(games.get("explorers"), random.Random(1), fixed={"seats": 1})
    play_to(alone, random.Random(1), 1 << 30)
    before = alone.copy()
    for _ in range(6):
        before.undo()
    end = new(alone.game, seed=1, position=str(before.position))
    play_to(end, random.Random(2), 1 << 30)
    found = farshore.analyse(end, simulations=16)
    assert found.sums[0].margin == end.scores[0]
    assert words.verdict(found, 0) == f"seat 0 made {end.scores[0]} points."
