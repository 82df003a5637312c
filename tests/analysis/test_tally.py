"""Sums over matches, and the figures made of them."""

from math import sqrt

import pytest

from farshore import games
from farshore.analysis.counting import Counts, first_seat, nothing
from farshore.analysis.simulation import agree
from farshore.analysis.summary import Mean, distribution, natural, summarize
from farshore.analysis.tables import with_error
from farshore.analysis.tally import SHARES, Ratio
from tests.analysis.played import by_bots, tally_of

CONTRACT_ALONE = Counts((), nothing, ())


def test_the_mean_of_a_ratio_has_the_error_between_matches() -> None:
    ratio = Ratio()
    for count, total in ((2, 6), (0, 0), (1, 6)):  # three matches
        ratio.add(count, total)
    assert ratio.often(3) == 1
    assert ratio.often_error(3) == pytest.approx(1 / sqrt(3))  # 2, 0, 1 deviate by 1
    assert ratio.mean() == 4
    # residuals 6 - 4 * 2, 0 and 6 - 4 * 1; their squares add up to 8
    assert ratio.mean_error(3) == pytest.approx(sqrt(8 * 3 / 2) / 3)


def test_what_appeared_in_one_match_has_no_error() -> None:
    ratio = Ratio()
    ratio.add(2, 10)
    assert (ratio.often_error(1), ratio.mean_error(1)) == (None, None)
    assert ratio.mean_error(5) is None


def test_a_distribution_counts_by_hand() -> None:
    found = distribution({3: 1, 1: 2, 7: 1})  # 1, 1, 3, 7
    assert found.mean == Mean(3.0, sqrt(8 / 4))
    assert found.deviation == sqrt(8)
    assert (found.least, found.quarter, found.median, found.three_quarters, found.most) == (1, 1, 1, 3, 7)
    assert found.counts == [(1, 2), (3, 1), (7, 1)]
    assert distribution({5: 1}).mean == Mean(5.0, None)


def test_numbers_are_written_with_two_digits_of_their_error() -> None:
    assert with_error(Mean(23.14, 0.42)) == "23.14 ± 0.42"
    assert with_error(Mean(23.14, 4.2)) == "23.1 ± 4.2"
    assert with_error(Mean(-0.04, None)) == "0.0"


def test_nine_comes_before_ten() -> None:
    assert sorted(["E10", "E9", "D2"], key=natural) == ["D2", "E9", "E10"]


@pytest.mark.parametrize("name", games.names())
def test_every_seat_and_every_win_is_counted_once(name: str) -> None:
    game = games.get(name)
    seats = game.seats[-1]
    matches = [by_bots(game, {}, seats, seed) for seed in (1, 2)]
    tally = tally_of(*matches, counts=CONTRACT_ALONE)
    sums = tally.seats[seats]
    assert (tally.matches, sums.matches, dict(tally.items)) == (2, 2, {})
    assert [sum(sums.points[place].values()) for place in range(seats)] == [2] * seats
    won = sum(share * count for place in sums.wins.values() for share, count in place.items())
    assert won == 2 * SHARES
    scored = sum(points * count for place in sums.points.values() for points, count in place.items())
    assert scored == sum(sum(match.end.scores) for match in matches)
    for match in matches:
        first = first_seat(match.transcript)
        assert sums.points[0][match.end.scores[first]] > 0
    summary = summarize(agree(game, 2, seats, {}), tally, CONTRACT_ALONE)
    assert summary.tables == []
    assert sum(each.wins.value for each in summary.by_seats[0].places) == pytest.approx(1)
    assert [count for _, count in summary.by_seats[0].actions.counts] in ([1, 1], [2])


def test_the_lead_of_the_first_seat_is_over_the_mean_of_the_others() -> None:
    game = games.get("entdecker")
    match = by_bots(game, {"first": 2}, 3, 1)
    assert first_seat(match.transcript) == 1
    points = match.end.scores
    seats = summarize(agree(game, 1, 3, {}), tally_of(match, counts=CONTRACT_ALONE), CONTRACT_ALONE).by_seats[0]
    assert seats.first_lead == Mean(points[1] - (points[0] + points[2]) / 2, None)
    assert [each.points.least for each in seats.places] == [points[1], points[2], points[0]]


def test_a_seat_that_is_last_to_finish_what_all_do_does_not_begin() -> None:
    """In Explorers all mark at the same time before the first card: then the first seat is active."""
    match = by_bots(games.get("explorers"), {}, 3, 1)
    assert first_seat(match.transcript) == 0


@pytest.mark.parametrize("starter", ["0", "1"])
def test_the_seat_that_begins_is_the_one_that_acts_first(starter: str) -> None:
    match = by_bots(games.get("lost-cities"), {"first_starter": starter, "rounds": 1}, 2, 1)
    assert first_seat(match.transcript) == int(starter)
