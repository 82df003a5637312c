"""The small game of Lost Cities (LC-A9): what differs, and how many histories it has."""

import copy
from itertools import combinations

import pytest

from farshore import bots
from farshore.engine.game import CHANCE
from farshore.games.lost_cities import GAME
from farshore.play import new
from tests.games.lost_cities.oracle import LostCities
from tests.games.lost_cities.typed import Play


def dealt() -> Play:
    play = new(GAME, chance="given", colours=2, rounds=1, first_starter="0")
    for card in ("Y3", "B2", "Y2", "B4"):
        assert play.to_act == (CHANCE,)
        play.act(f"card {card}")
    return play


@pytest.mark.rules
def test_six_cards_make_two_hands_and_a_deck_of_two() -> None:
    play = new(GAME, chance="given", colours=2, rounds=1, first_starter="0")
    assert play.legal(CHANCE) == [f"card {suit}{rank}" for suit in "YB" for rank in (2, 3, 4)]
    play = dealt()
    assert play.legal() == ["lay Y3", "lay B2", "discard Y3", "discard B2"]
    assert play.view(0).hand == ["Y3", "B2"]
    assert play.view(0).unseen == {"Y2": 1, "Y4": 1, "B3": 1, "B4": 1}
    assert play.view(0).deck == 2
    assert play.game.longest(play.options) == 15


@pytest.mark.rules
def test_an_expedition_costs_three() -> None:
    play = dealt()
    play.act("lay Y3")
    assert play.scores == (0, 0)
    play.act("draw")
    play.act("card B3")
    play.act("lay B4")
    assert play.scores == (0, 1)


@pytest.mark.rules
def test_one_turn_that_takes_shuts_the_piles() -> None:
    play = dealt()
    for text in ("discard B2", "draw", "card Y4", "discard Y2", "take B", "lay Y3"):
        play.act(text)
    assert play.legal() == ["draw"]
    assert play.why("take Y") == "the last 1 turns took from piles, now the deck must be drawn from"


@pytest.mark.rules
def test_a_round_ends_with_the_second_card_of_the_deck() -> None:
    play = dealt()
    for text in ("lay Y3", "draw", "card Y4", "lay B4", "draw", "card B3"):
        assert not play.over
        play.act(text)
    assert play.over


def histories(match: LostCities) -> tuple[int, int, int]:
    """How many follow: of chance with more than one outcome, of seats, and ended."""
    who = match.to_act()
    if who == "over":
        return 0, 0, 1
    outcomes = match.outcomes()
    counts = [int(len(outcomes) > 1), int(who != "chance"), 0]
    for text in outcomes or match.legal(int(who)):
        after = copy.deepcopy(match)
        if outcomes:
            after.chance(text)
        else:
            after.act(int(who), text)
        counts = [one + other for one, other in zip(counts, histories(after), strict=True)]
    return counts[0], counts[1], counts[2]


def test_the_small_game_has_as_many_histories_as_its_document_says() -> None:
    """By the slow twin of the rules: one chance node for the deal, in which equal hands are one outcome."""
    deck = [f"{suit}{rank}" for suit in "YB" for rank in (2, 3, 4)]
    counts = [1, 0, 0]
    for one in combinations(deck, 2):
        for other in combinations([card for card in deck if card not in one], 2):
            match = LostCities(colours=2, rounds=1, first_starter="0")
            for card in (*one, *other):
                match.chance(f"card {card}")
            counts = [a + b for a, b in zip(counts, histories(match), strict=True)]
    assert counts == [361, 9810, 7488]
    assert sum(counts) == 17_659


def test_bots_can_play_it() -> None:
    for level in (1, 2, 3):
        for seed in range(3):
            play = new(GAME, seed=seed, colours=2)
            players = [bots.make(play.game, level, seed), bots.make(play.game, "random", seed)]
            while not play.over:
                seat = play.to_act[0]
                play.act(players[seat].choose(play.turn(seat)), seat)
            assert len(play) <= play.game.longest(play.options)
