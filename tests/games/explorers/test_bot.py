"""The heuristic of Explorers: legal in every phase, blind to the running turns of others, and sensible."""

import random
from functools import partial

import pytest

import farshore
from farshore.bots import make
from farshore.bots.arena import sets
from farshore.bots.bot import greedy
from farshore.engine.chance import stream
from farshore.engine.game import CHANCE, Value
from farshore.engine.kernel import kernel
from farshore.engine.record import Records
from farshore.games.explorers import GAME
from tests.games.explorers.boards import at, board
from tests.games.explorers.typed import Play
from tests.games.matches import amount, random_match, reproducible

EXPERT: dict[str, Value] = dict.fromkeys(("temples", "provisions", "gems", "villages"), "expert")


@kernel
def ask_greedy(states: Records, seat: int, noise: float, streams: Records) -> int:
    return greedy(states[0], seat, noise, streams[0])


def kind(play: Play, seat: int, action: int) -> str:
    words = GAME.actions[action].split()
    return f"{words[0]} {len(words)}" if words[0] == "bonus" else words[0]


@pytest.mark.parametrize("strict", [False, True])
def test_greedy_plays_whole_matches_legally(strict: bool) -> None:
    """Every seat, in any order, with misjudgement or without; all kinds of action occur, a composed map too."""
    make(GAME, "greedy", 0)
    rng = random.Random(f"whole matches {strict}")
    said = set()
    for i in range(amount(compiled=60, off=1, soak=2_000)):
        play = random_match(GAME, rng, fixed={"strict": strict, "map": ("compose", "chance")[i % 2]})
        thoughts = stream(i)
        with reproducible(play):
            while not play.over:
                seat = rng.choice(play.to_act)
                action = int(ask_greedy(play.position.states, seat, rng.choice((0.0, 14.0)), thoughts))
                said.add(kind(play, seat, action))
                play.act(action, seat)
    if amount(compiled=1, off=0, soak=1):
        assert said >= {"tile", "village", "terrain", "option", "scroll", "mark", "bonus 2", "done"}


def test_what_others_do_in_a_running_turn_does_not_change_the_choice() -> None:
    """And neither does asking: the state is left as it was."""
    make(GAME, "greedy", 0)
    rng = random.Random("secrets")
    compared = 0
    for _ in range(amount(compiled=40, off=1, soak=1_000)):
        play = random_match(GAME, rng, fixed={"seats": rng.choice((2, 3, 4))})
        kept: dict[int, tuple[bytes, int]] = {}  # by seat: what it saw and what it would do then
        while not play.over and len(play) < 400:
            for seat in play.to_act:
                before = play.position.states.tobytes()
                choice = int(ask_greedy(play.position.states, seat, 3.0, stream(7)))
                assert play.position.states.tobytes() == before
                seen = play.position.observe(seat).tobytes()
                if seat in kept and kept[seat][0] == seen:
                    assert choice == kept[seat][1]
                    compared += 1
                kept[seat] = seen, choice
            seat = rng.choice(play.to_act)
            play.act(rng.choice(play.position.numbers(seat)), seat)
    assert compared > 10


def choices(play: Play, seat: int = 0) -> str:
    """What the greedy bot does until it is done."""
    bot = make(GAME, "greedy", 1)
    said = []
    while play.to_act != (CHANCE,) and seat in play.to_act and "done" not in said:
        action = bot.choose(play.turn(seat))
        said.append(GAME.actions[action])
        play.act(action, seat)
    return ", ".join(said)


def test_it_opens_a_temple_for_which_it_has_a_key() -> None:
    """The key of n9 is held, the temple at o13 stands beside n13; the card gives prairie or mountain.

    It is the last turn of the round: alone, there is no hurry before.
    """
    last = {"turn": "7", "seen": "1,2,3,4,5,6,8", "card": "3", "near": "1"}
    assert "mark o13" in choices(at(board("n9 n13"), **last))
    assert "mark o13" not in choices(at(board("n13"), **last))


def test_it_takes_the_last_provision_of_a_round_before_the_round_ends() -> None:
    """Apple and fish are found; the carrot of m12 brings five points in the last turn of the round, on water."""
    play = at(board("j9 l15 m11", avoid="l12"), card="1", seen="1,2,3,4,5,6,8", turn="7", near="2")
    assert "mark m12" in choices(play)


def test_it_avoids_what_an_achievement_forbids() -> None:
    """Achievement A3, 16 points for no gem: no gem of the first round is worth that, which it takes otherwise."""
    names = {"turn": "1", "seen": "1", "card": "1", "near": "1"}
    open_gem = at(board("h6", avoid="g6"), **names)
    assert "mark g6" in choices(open_gem)
    assert "mark g6" not in choices(at(board("h6", avoid="g6"), goals="A3", **names))


@pytest.mark.parametrize("sides", [{}, EXPERT], ids=["basic", "expert"])
def test_alone_it_scores_far_more_than_chance(sides: dict[str, Value]) -> None:
    options = GAME.read_options(sides)
    seeds = range(amount(compiled=20, off=1, soak=200))
    points: dict[int | str, float] = {}
    for level in ("random", 1, 2):
        points[level] = sets(GAME, options, partial(make, GAME, level), [], seeds).mean
    assert points["random"] + 25 < points[1] < points[2]
    assert points[2] > 110


def test_alone_search_chooses_by_points() -> None:
    play = farshore.new(GAME, seed=3, seats=1)
    bot = make(GAME, 3, 1)
    assert bot.choose(play.turn(0)) in play.position.numbers(0)


def test_bots_can_play_the_small_map() -> None:
    for level in (1, 2, 3):
        for seats in (1, 3):
            play: Play = farshore.new(GAME, seed=level, seats=seats, map="small", achievements=3)
            players = [make(play.game, level if seat == 0 else "random", seat) for seat in range(seats)]
            while not play.over:
                seat = play.to_act[0]
                play.act(players[seat].choose(play.turn(seat)), seat)
            assert len(play) <= play.game.longest(play.options)
