"""What positions are worth, and that luck and skill come to the result in every match of every game."""

import random
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from farshore import games
from farshore.analysis.review.course import Course, Place, Valuer, margins_of, places
from farshore.analysis.review.playouts import ANY, Playouts
from farshore.engine.game import CHANCE, Game
from farshore.engine.position import Position
from farshore.engine.record import Cells, clone
from farshore.match.transcript import Transcript, parse_transcript
from farshore.play import Play, new
from tests.analysis.played import by_bots
from tests.games.matches import amount, play_to, random_match, reproducible

WORLDS = 2
LAST = 30  # steps of a match that are valued where a whole one would take long
SMALL: dict[str, Any] = {"colours": 2, "rounds": 1}


def matches(game: Game, count: int) -> list[Play]:
    """Random matches that are over. They begin somewhere on the way, so that they are short."""
    found = []
    for seed in range(count):
        rng = random.Random(f"{game.name} {seed}")
        whole = random_match(game, rng, research=0.3)
        play_to(whole, rng, 1 << 30)
        before = whole.copy()
        while len(before) > max(0, len(whole) - LAST):
            before.undo()
        play = new(game, seed=seed, position=str(before.position))
        play_to(play, rng, 1 << 30)
        found.append(play)
    return found


def valuer(play: Play, worlds: int = WORLDS) -> Valuer:
    return Valuer(parse_transcript(play.transcript), worlds, 1)


def test_the_parts_of_a_margin_come_to_it_exactly(game: Game) -> None:
    for play in matches(game, amount(2, 1, 40)):
        with reproducible(play):
            course = valuer(play).course()
            for found, margin in zip(course.sums, margins_of(play.scores), strict=True):
                assert found.margin == margin
                assert all(isinstance(part.points, Fraction) for part in found.parts)
                assert sum((part.points for part in found.parts), Fraction(0)) == margin
                assert len(found.skill) == len(found.luck) == len(play.names)
            assert len(course.values) == len(play) + 1
            assert [each.points for each in course.values[-1]] == list(margins_of(play.scores))
            check_swings(course)


def check_swings(course: Course) -> None:
    """Swings are what chance changed: together all luck, each the difference of two values."""
    for found in course.sums:
        swung = sum(each.changes[found.seat].points for each in course.swings)
        assert swung == pytest.approx(float(found.all_luck))
        for each in course.swings:
            before, after = course.values[each.first], course.values[each.last + 1]
            assert each.changes[found.seat].points == pytest.approx(
                after[found.seat].points - before[found.seat].points
            )


def test_a_whole_match_adds_up_from_before_the_deal() -> None:
    match = by_bots(games.get("lost-cities"), {"rounds": 2}, 2, 5).transcript
    course = Valuer(match, 8, 1).course()
    assert course.swings[0].first == 0
    for found in course.sums:
        assert sum((part.points for part in found.parts), Fraction(0)) == found.margin
        assert found.shared.points != 0  # who starts the first round
    mine, other = course.sums
    assert [part.points for part in mine.parts] == [-part.points for part in other.parts]


def valued(playouts: Playouts, place: Place, worlds: int, step: tuple[int, int] = ANY) -> tuple[Cells, Cells]:
    """Weighted sums of margins, and their weights; 0 in worlds that were passed over."""
    sums, totals = np.zeros((worlds, playouts.seats), np.int64), np.zeros(worlds, np.int64)
    playouts.value(place.states, place.counts, sums, totals, step)
    return sums, totals


def test_what_happens_anyhow_changes_nothing(game: Game) -> None:
    """In worlds in which a decision is passed over, the values before and after it are equal when both are played."""
    checked = 0
    for play in matches(game, amount(2, 1, 10)):
        playouts = Playouts(game, len(play.names), 1, few=8)
        found = list(places(parse_transcript(play.transcript)))
        for before, after in pairwise(found):
            if not before.decided:
                continue
            _, kept = valued(playouts, before, WORLDS, (before.actor, before.number))
            one, other = (valued(playouts, each, WORLDS) for each in (before, after))
            for world in np.flatnonzero(kept == 0):
                assert (one[0][world].tolist(), one[1][world]) == (other[0][world].tolist(), other[1][world])
                checked += 1
    assert checked > 5


def test_a_seat_that_plays_as_the_policy_does_has_no_skill() -> None:
    game = games.get("lost-cities")
    played = play_as_policy(game)
    for found in Valuer(played, 4, 1).course().sums:
        assert [part.points for part in found.skill] == [0, 0]
        assert found.expected.points + found.all_luck == found.margin


def play_as_policy(game: Game) -> Transcript:
    """A match of bots of level 2, which here choose as playouts do."""
    from farshore.analysis.simulation import agree, play_match

    return play_match(game, agree(game, 1, 2, {"rounds": 1}, "2"), 4).transcript


def test_few_outcomes_are_all_tried_and_weighed() -> None:
    """The value before chance acts is the mean of the values after each outcome, by its weight, in every world."""
    game = games.get("lost-cities")
    play = new(game, seed=3, **SMALL)
    playouts, worlds = Playouts(game, 2, 7, few=8), 5
    plain = Playouts(game, 2, 7)
    found = [place for place in places(parse_transcript(finished(play).transcript)) if place.actor == CHANCE]
    checked = 0
    for place in found:
        position = Position(game, clone(place.states), 2)
        weights = {outcome: weight for outcome, weight in enumerate(position.weights()) if weight}
        if not 1 < len(weights) <= 8:
            continue
        sums, totals = valued(playouts, place, worlds)
        due = np.zeros_like(sums)
        for outcome, weight in weights.items():
            after = position.copy()
            after.act(outcome, CHANCE)
            counts = place.counts.copy()
            counts[0] += 1
            due += weight * valued(plain, replace(place, states=after.states, counts=counts), worlds)[0]
        assert totals.tolist() == [sum(weights.values())] * worlds
        assert sums.tolist() == due.tolist()
        checked += 1
    assert checked > 2


def finished(play: Play) -> Play:
    play_to(play, random.Random(1), 1 << 30)
    return play


def test_trying_all_outcomes_leaves_the_expectation_as_it_is() -> None:
    game = games.get("lost-cities")
    start = Position.begin(game, game.read_options({"rounds": 1}), 2)
    place = Place(0, start.states, np.zeros(3, np.int64), 2, CHANCE, 0, None)
    found = [valued(Playouts(game, 2, seed, few), place, 1000) for seed, few in ((1, 8), (2, 1))]
    one, other = ((sums / totals[:, None])[:, 0] for sums, totals in found)
    assert (found[0][1] == 2).all()  # both seats begin in each world
    assert abs(one.mean() - other.mean()) < 4 * ((one.var() + other.var()) / 1000) ** 0.5


def test_luck_belongs_to_the_seat_that_alone_is_told_or_that_chance_answers() -> None:
    match = by_bots(games.get("lost-cities"), {"rounds": 1}, 2, 5).transcript
    found = list(places(match))
    starter, *cards = [place for place in found if place.actor == CHANCE]
    assert starter.owner is None
    drawn = cards[16:]  # after the deal
    assert all(place.owner == found[place.step - 1].actor for place in drawn)
    assert {place.owner for place in cards[:16]} == {0, 1}
    together = by_bots(games.get("explorers"), {}, 2, 5).transcript
    assert {place.owner for place in places(together) if place.actor == CHANCE} == {None}
    alone = by_bots(games.get("explorers"), {}, 1, 5).transcript
    assert {place.owner for place in places(alone) if place.actor == CHANCE} <= {None, 0}


@pytest.mark.parametrize(
    ("scores", "margins"), [((7,), (7,)), ((3, 10), (-7, 7)), ((5, 9, 9), (-4, 0, 0)), ((1, 2, 3, 9), (-8, -7, -6, 6))]
)
def test_a_margin_is_over_the_best_other_seat(scores: tuple[int, ...], margins: tuple[int, ...]) -> None:
    assert margins_of(scores) == margins
