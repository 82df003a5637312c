"""Bots: always legal, never more than the view, the same seed the same choice, no more than the budget."""

import random
import time

import pytest

import farshore
from farshore.bots import KINDS, LEVELS, Search, make, search
from farshore.bots.arena import pairs
from farshore.bots.bot import greedy, horizon
from farshore.chance import stream
from farshore.errors import NotationError
from farshore.game import Game
from farshore.kernel import is_bound, kernel
from farshore.play import Play
from farshore.position import Position
from farshore.record import Records
from tests.games.matches import amount, play_to, random_match

HANDS = "hand0=Yx,Y2,Y5,B4,B6,W3,G7,R9 hand1=Yx,Y3,B2,B7,W4,W10,G8,R10"


def some_positions(game: Game, name: str, count: int) -> list[Play]:
    rng = random.Random(name)
    plays: list[Play] = []
    while len(plays) < count:
        play = random_match(game, rng)
        play_to(play, rng, rng.randrange(120))
        if not play.over:
            plays.append(play)
    return plays


@pytest.mark.parametrize("level", [*KINDS, *LEVELS])
def test_every_bot_plays_legally(game: Game, level: int | str) -> None:
    bot = make(game, level, 1)
    if isinstance(bot, Search):
        bot.worlds = min(bot.worlds, 8)
    for play in some_positions(game, f"legal {level}", amount(compiled=200, off=4, soak=5_000)):
        seat = play.to_act[0]
        assert bot.choose(play.position.view(seat), seat) in play.position.legal(seat)


@pytest.mark.parametrize("level", [1, 2, 3, "random"])
def test_the_same_seed_plays_the_same(game: Game, level: int | str) -> None:
    one, two = make(game, level, 5), make(game, level, 5)
    for play in some_positions(game, "same", 10):
        seat = play.to_act[0]
        views = play.position.view(seat)
        assert one.choose(views, seat) == two.choose(views, seat)


@kernel
def ask_greedy(states: Records, seat: int, noise: float, streams: Records) -> int:
    return greedy(states[0], seat, noise, streams[0])


def test_greedy_looks_only_at_what_its_seat_may_know(game: Game) -> None:
    """In every world that the view allows it chooses the same."""
    make(game, "greedy", 1)
    rng = random.Random("greedy secrecy")
    for play in some_positions(game, "secrecy", amount(compiled=300, off=5, soak=20_000)):
        seat = play.to_act[0]
        choices = set()
        for _ in range(4):
            other = play.position.resample(seat, stream(rng.randrange(1 << 40)))
            choices.add(int(ask_greedy(other.states, seat, 9.0, stream(3))))
        choices.add(int(ask_greedy(play.position.states, seat, 9.0, stream(3))))
        assert len(choices) == 1


def test_every_game_has_what_bots_need(game: Game) -> None:
    make(game, 1, 0)
    assert is_bound(greedy, game.state)
    assert is_bound(horizon, game.state)


def test_search_gives_evidence_that_depends_on_the_worlds_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Margins are the same whether the worlds are tried at once or in parts."""
    game = farshore.new("lost-cities", seed=1).game
    make(game, 1, 0)
    position = Position.parse(game, HANDS + " laid0=G2,G3 laid1=R2", 2)
    views = position.view(0)
    found = Search(game, 9, 2, worlds=40).study(views, 0)
    for part in (1, 7, 40):
        monkeypatch.setattr(search, "WORLDS_A_CALL", part)
        again = Search(game, 9, 2, worlds=40)
        assert again.study(views, 0) == found
    assert {each.action for each in found} == set(position.legal(0))
    assert all(each.worlds == 40 and each.error > 0 for each in found)
    assert found == sorted(found, key=lambda each: (-each.mean, each.action))
    assert again.study(views, 0) != found  # the next study invents other worlds


def test_candidates_share_their_worlds() -> None:
    """Two actions that come to the same thing get the same margin to the last point, though worlds differ.

    Seat 0 may discard Y2 or Y3: nobody can ever lay or want either, so only the cards that follow could differ.
    """
    game = farshore.new("lost-cities", seed=1).game
    make(game, 1, 0)
    hands = "hand0=Y2,Y3,B4,B6,W3,G7,R9,R4 hand1=Yx,B5,B2,B7,W4,W10,G8,R10"
    position = Position.parse(game, f"rounds=1 {hands} laid0=Y9,G2 laid1=Y10,R2", 2)
    found = {each.action: each for each in Search(game, 2, 2, worlds=60).study(position.view(0), 0)}
    one, two = (found[game.read(0, f"discard {card}")] for card in ("Y2", "Y3"))
    assert one.error > 0
    assert (one.mean, one.error) == (two.mean, two.error)


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
        assert game.actions[make(game, level, 1).choose(position.view(0), 0)] == "lay G10"


def test_a_budget_of_seconds_is_kept() -> None:
    game = farshore.new("lost-cities", seed=1).game
    make(game, 1, 0)
    position = Position.parse(game, HANDS, 2)
    bot = Search(game, 1, 2, seconds=0.2)
    bot.choose(position.view(0), 0)  # compiled by now
    began = time.monotonic()
    found = bot.study(position.view(0), 0)
    assert time.monotonic() - began < 5.0  # a stalled machine aside, about 0.2
    assert found[0].worlds > 0


def test_levels_have_names_and_unknown_ones_are_refused(game: Game) -> None:
    assert list(LEVELS) == [1, 2, 3, 4, 5]
    assert len({level.name for level in LEVELS.values()}) == 5
    for level in (0, 6, True, "best", "", "²", None, [1], 10**5000):
        with pytest.raises(NotationError, match="there is no bot"):
            make(game, level, 1)  # type: ignore[arg-type]
    with pytest.raises(NotationError, match="seed cannot be"):
        make(game, 1, 10**30)
    with pytest.raises(NotationError, match="worlds cannot be 0"):
        Search(game, 1, 2, worlds=0)


def test_the_arena_plays_every_seed_from_both_seats(game: Game) -> None:
    options = game.read_options({"rounds": 1} if any(option.name == "rounds" for option in game.options) else {})
    tally = pairs(game, options, lambda seed: make(game, 2, seed), lambda seed: make(game, 2, seed), range(10))
    assert tally.matches == 20
    assert len(tally.margins) == 10
    assert tally.mean == pytest.approx(0.0, abs=4 * max(tally.error, 1.0))
    better = pairs(game, options, lambda seed: make(game, 2, seed), lambda seed: make(game, "random", seed), range(10))
    assert better.mean > 4 * better.error
    assert better.wins >= 19
