"""Bots of all games: always legal, never more than the view, the same seed the same choice, within the budget."""

import math
import os
import random
import subprocess
import sys
import time

import numpy as np
import pytest

import farshore
from farshore.bots import GENTLE, KINDS, LEVELS, Bot, Search, Turn, make, search
from farshore.bots.arena import sets
from farshore.bots.bot import IN_A_HURRY, ahead, greedy, horizon, worth
from farshore.bots.learned import network_file
from farshore.bots.search import Candidate
from farshore.engine.chance import seek, stream
from farshore.engine.errors import NotationError
from farshore.engine.game import CHANCE, Game, option_text
from farshore.engine.kernel import is_bound, kernel
from farshore.engine.position import Position
from farshore.engine.record import Cells, Records
from farshore.engine.verbs import apply, draw_outcome, legal, lowest, to_act
from farshore.play import Play
from tests.games.matches import SOAK, amount, play_to, random_match

HANDS = "hand0=Yx,Y2,Y5,B4,B6,W3,G7,R9 hand1=Yx,Y3,B2,B7,W4,W10,G8,R10"


def some_positions(game: Game, name: str, count: int) -> list[Play]:
    rng = random.Random(name)
    plays: list[Play] = []
    while len(plays) < count:
        play = random_match(game, rng)
        play_to(play, rng, rng.randrange(300))
        if not play.over:
            plays.append(play)
    return plays


def some_seat(play: Play) -> int:
    """One of the seats that are to act; not always the same one."""
    return play.to_act[len(play) % len(play.to_act)]


def bot_for(game: Game, level: int | str, seed: int) -> Bot:
    """That bot, but one that searches makes few simulations: how well it chooses is not the question."""
    bot = make(game, level, seed)
    if isinstance(bot, Search):
        bot.simulations, bot.seconds = 20, None
    return bot


FIRST_CHOICE = """
import sys

import farshore
from farshore.bots import Greedy, Search

play = farshore.new(sys.argv[1], seed=1)
turn = play.turn(play.to_act[0])
assert Greedy(play.game, 1).choose(turn) in play.position.numbers(turn.seat)
Search(play.game, 1, simulations=1)
"""


def test_a_bot_that_is_made_by_its_class_knows_its_game(game: Game) -> None:
    """In a process in which nobody has imported what bots know about the game."""
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    subprocess.run([sys.executable, "-c", FIRST_CHOICE, game.name], env=environment, check=True)


@pytest.mark.parametrize("level", [*KINDS, *LEVELS])
def test_every_bot_plays_legally(game: Game, level: int | str) -> None:
    if level == "network" and not network_file(game).exists():
        with pytest.raises(NotationError, match="has no network that was trained"):
            make(game, level, 1)
        return
    bot = bot_for(game, level, 1)
    some = amount(compiled=25, off=1, soak=1_000) if isinstance(bot, Search) else amount(60, 2, 5_000)
    for play in some_positions(game, f"legal {level}", some):
        seat = some_seat(play)
        assert bot.choose(play.turn(seat)) in play.position.numbers(seat)


@pytest.mark.parametrize("level", [1, 2, 3, "random"])
def test_the_same_seed_plays_the_same(game: Game, level: int | str) -> None:
    one, two = bot_for(game, level, 5), bot_for(game, level, 5)
    for play in some_positions(game, "same", 10):
        seat = some_seat(play)
        assert one.choose(play.turn(seat)) == two.choose(play.turn(seat))


@kernel
def ask_greedy(states: Records, seat: int, noise: float, streams: Records) -> int:
    return greedy(states[0], seat, noise, streams[0])


@pytest.mark.parametrize("noise", [IN_A_HURRY, 0.0, GENTLE])
def test_greedy_looks_only_at_what_its_seat_may_know(game: Game, noise: float) -> None:
    """Whatever is hidden, it chooses the same: in playouts, as level 2, which thinks more, and as level 1."""
    make(game, "greedy", 1)
    rng = random.Random("greedy secrecy")
    for play in some_positions(game, f"secrecy {noise}", amount(compiled=120, off=3, soak=10_000)):
        seat = some_seat(play)
        choices = set()
        for _ in range(4):
            other = play.position.resample(seat, stream(rng.randrange(1 << 40)))
            choices.add(int(ask_greedy(other.states, seat, noise, stream(3))))
        choices.add(int(ask_greedy(play.position.states, seat, noise, stream(3))))
        assert len(choices) == 1


def test_levels_1_and_2_play_whole_matches_with_any_options(game: Game) -> None:
    """Asked as at a table. An action that is not legal would raise."""
    rng = random.Random("whole matches")
    for number in range(amount(compiled=10, off=1, soak=1_000)):
        play = random_match(game, rng)
        bots = [make(game, rng.choice((1, 2)), number + seat) for seat in range(play.position.seats)]
        while not play.over:
            seat = some_seat(play)
            play.act(bots[seat].choose(play.turn(seat)), seat)


@kernel
def play_whole(states: Records, number: int, noises: Cells, streams: Records, actions: Cells, weights: Cells) -> int:
    """Play a match to its end. Returns how many choices there were; less than 0 if one was not legal."""
    state = states[0]
    for branch in range(2):
        seek(streams[branch], number, branch, 0)
    choices = 0
    who = to_act(state)
    while who != 0:
        if who == CHANCE:
            apply(state, CHANCE, draw_outcome(state, streams[0], weights))
        else:
            seat = lowest(who)
            action = greedy(state, seat, noises[seat], streams[1])
            is_legal = False
            for i in range(legal(state, seat, actions)):
                is_legal = is_legal or actions[i] == action
            if not is_legal:
                return -1 - action
            apply(state, seat, action)
            choices += 1
        who = to_act(state)
    return choices


def test_levels_1_and_2_never_choose_what_is_not_legal(game: Game) -> None:
    """Asked in compiled code, which plays thousands of matches, over all options and numbers of seats."""
    make(game, 1, 0)
    rng, met = random.Random("compiled matches"), set()
    streams = np.concatenate([stream(0)] * 2)
    actions, weights = np.zeros(len(game.actions), np.int64), np.zeros(len(game.outcomes), np.int64)
    for number in range(amount(compiled=100, off=1, soak=10_000)):
        play = random_match(game, rng)
        noises = np.array([rng.choice((GENTLE, 0.0)) for _ in range(play.position.seats)])
        choices = play_whole(play.position.states.copy(), number, noises, streams, actions, weights)
        assert choices > 0, game.actions[-1 - choices]
        met.add(("seats", str(play.position.seats)))
        met |= {(name, option_text(value)) for name, value in play.options.items()}
    expected = {(each.name, option_text(choice)) for each in game.options for choice in each.choices}
    expected |= {("seats", str(seats)) for seats in game.seats}
    rounds = {pair for pair in expected if pair[0] == "rounds"}  # those that only make a match longer are left out
    assert not SOAK or met >= expected - rounds


def test_every_game_has_what_bots_need(game: Game) -> None:
    make(game, 1, 0)
    assert all(is_bound(each, game.state) for each in (greedy, horizon, ahead, worth))


def evidence(bot: Search, play: Play) -> list[Candidate]:
    seat = some_seat(play)
    return bot.study(play.turn(seat))


def test_search_gives_evidence_that_depends_on_the_worlds_alone(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the same however many simulations are made between two looks at the clock."""
    make(game, 1, 0)
    for play in some_positions(game, "evidence", amount(compiled=10, off=1, soak=100)):
        found = evidence(Search(game, 9, 60), play)
        for count in (1, 7, 1000):
            monkeypatch.setattr(search, "SIMULATIONS_A_CALL", count)
            assert evidence(Search(game, 9, 60), play) == found
        assert {each.action for each in found} == set(play.position.numbers(some_seat(play)))


def test_the_worse_half_is_dropped_until_two_are_left() -> None:
    """13 candidates and 480 simulations: four stages of 120 or a few more, on 13, 7, 4 and 2 candidates."""
    game = farshore.new("lost-cities", seed=1).game
    make(game, 1, 0)
    position = Position.parse(game, "hand0=Y2,Y3,Y4,B4,B6,W3,W4,R2 hand1=Yx,B5,B2,B7,W5,W10,G8,R10 laid0=Y9,W2,G3", 2)
    assert len(position.numbers(0)) == 13
    bot = Search(game, 9, 480)
    found = bot.study(Turn(game, position.observe(0), 0))
    assert sorted(each.worlds for each in found) == [10] * 6 + [28] * 3 + [58] * 2 + [118] * 2
    assert found[1:] == sorted(found[1:], key=lambda each: (-each.worlds, -each.mean, each.action))
    assert bot.study(Turn(game, position.observe(0), 0)) != found  # the next study invents other worlds


def test_in_doubt_search_plays_the_greedy_action(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it finds, if no evidence is enough it is as good as the greedy bot and not a worse one."""
    baseline = make(game, "greedy", 1)
    monkeypatch.setattr(search, "REQUIRED_MARGIN", math.inf)
    for play in some_positions(game, "doubt", amount(compiled=30, off=1, soak=300)):
        seat = some_seat(play)
        rule = baseline.choose(play.turn(seat))
        found = Search(game, 1, 30).study(play.turn(seat))
        # Composing a map it takes any tile, and its chief scouts must be a secret; otherwise nothing is left to chance.
        assert found[0].action == rule or game.actions[rule].split()[0] in ("tile", "chiefs")
        assert found[0].worlds == max(each.worlds for each in found)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_margin_is_over_the_best_other_seat_however_many_there_are(seats: int) -> None:
    game = farshore.games.get("explorers")
    rng = random.Random(seats)
    play = random_match(game, rng, fixed={"seats": seats})
    play_to(play, rng, 10_000)
    points = np.full(game.seats[-1], 77, np.int64)
    for seat in range(seats):
        others = [each for other, each in enumerate(play.scores) if other != seat]
        expected = play.scores[seat] - max(others, default=0)
        assert ask_margin(play.position.states, seat, points) == expected


@kernel
def ask_margin(states: Records, seat: int, points: Cells) -> int:
    return search.margin(states[0], seat, points)


def test_candidates_share_their_worlds() -> None:
    """Two actions that come to the same thing get the same margin to the last point, though worlds differ.

    Seat 0 may discard Y2 or Y3: nobody can ever lay or want either, so only the cards that follow could differ.
    """
    game = farshore.new("lost-cities", seed=1).game
    make(game, 1, 0)
    hands = "hand0=Y2,Y3,B4,B6,W3,G7,R9,R4 hand1=Yx,B5,B2,B7,W4,W10,G8,R10"
    position = Position.parse(game, f"rounds=1 {hands} laid0=Y9,G2 laid1=Y10,R2", 2)
    actions = np.array([game.read(0, f"discard {card}") for card in ("Y2", "Y3", "R9")])
    one, two, other = Search(game, 2)._simulated(position.observe(0), 0, 5, actions, 0, 60, None)
    assert len(set(one)) > 10
    assert one.tolist() == two.tolist() != other.tolist()


def test_search_sees_a_move_that_wins_on_the_spot() -> None:
    """With one card in the deck, laying G10 on a tripled expedition is worth 30 points at once."""
    game = farshore.new("lost-cities", seed=1).game
    position = Position.parse(
        game,
        "rounds=1 hand0=Y2,Y3,Y4,Y5,Y6,Y7,Y8,G10 hand1=R2,R3,R4,R5,R6,R7,R8,R9 laid0=Gx,Gx,G7,G8,G9 "
        "laid1=B2,B3,B4,B5,B6,B7,B8,B9,B10,W2,W3,W4,W5,W6,W7,W8,W9,W10 "
        "piles=Yx,Yx,Yx,Y9,Y10,Bx,Bx,Bx,Wx,Wx,Wx,Gx,G2,G3,G4,G5,G6,Rx,Rx,Rx",
        2,
    )
    for level in (2, 3):
        assert game.actions[make(game, level, 1).choose(Turn(game, position.observe(0), 0))] == "lay G10"


def test_a_budget_of_seconds_is_kept(game: Game) -> None:
    make(game, 1, 0)
    play = some_positions(game, "seconds", 1)[0]
    bot = Search(game, 1, seconds=0.2)
    evidence(bot, play)  # compiled by now
    began = time.monotonic()
    found = evidence(bot, play)
    assert time.monotonic() - began < 5.0  # a stalled machine aside, about 0.2
    assert all(each.worlds > 0 for each in found)


def test_the_clock_is_asked_between_few_tries(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that stands still but for 10 ms a look, a search of 0.2 s looks about 20 times, whatever it does."""
    make(game, 1, 0)
    play = some_positions(game, "clock", 1)[0]
    looks = iter(range(10_000))
    monkeypatch.setattr("farshore.bots.search.time.monotonic", lambda: next(looks) / 100)
    evidence(Search(game, 1, seconds=0.2), play)
    assert 20 <= next(looks) <= 20 + 10


def test_levels_have_names_and_unknown_ones_are_refused(game: Game) -> None:
    assert list(LEVELS) == [1, 2, 3, 4, 5]
    assert len({level.name for level in LEVELS.values()}) == 5
    for level in (0, 6, True, "best", "", "²", None, [1], 10**5000):
        with pytest.raises(NotationError, match="there is no bot"):
            make(game, level, 1)  # type: ignore[arg-type]
    with pytest.raises(NotationError, match="seed cannot be"):
        make(game, 1, 10**30)
    with pytest.raises(NotationError, match="simulations cannot be 0"):
        Search(game, 1, simulations=0)


def test_the_arena_plays_every_seed_from_every_seat(game: Game) -> None:
    options = game.read_options({"rounds": 1} if any(option.name == "rounds" for option in game.options) else {})
    for seats in game.seats:
        others = [lambda seed: make(game, 2, seed)] * (seats - 1)
        tally = sets(game, options, lambda seed: make(game, 2, seed), others, range(5))
        assert tally.matches == 5 * seats
        assert len(tally.margins) == 5
        assert tally.mean == pytest.approx((tally.points[0] - tally.points[1]) / tally.matches)
    same = sets(game, options, lambda seed: make(game, 2, seed), [lambda seed: make(game, 2, seed)], range(10))
    assert same.mean == pytest.approx(0.0, abs=4 * max(same.error, 1.0))
    better = sets(game, options, lambda seed: make(game, 2, seed), [lambda seed: make(game, "random", seed)], range(10))
    assert better.mean > 4 * better.error
    assert better.wins >= 19
