"""Secrecy of simultaneous turns: nobody sees marks in progress, and the order in which seats act changes nothing."""

import random

import pytest

from farshore.engine import calls
from farshore.engine.chance import STREAM
from farshore.engine.game import SPECTATOR
from farshore.engine.kernel import COMPILED
from farshore.engine.record import Records, new, pack
from farshore.games.explorers import GAME, view
from farshore.games.explorers.state import STATE
from tests.games.engine import Engine
from tests.games.explorers.boards import (
    at,
    board,
    do,
    pass_turn,
)
from tests.games.explorers.test_oracle import random_options
from tests.games.matches import amount

pytestmark = pytest.mark.rules


def seen(engine: Engine, seat: int) -> Records:
    if not COMPILED:
        pack(engine.states, engine.unpacked)
    views = new(view.VIEW)
    calls.observe(engine.states, seat, views)
    return views


def bytes_of(engine: Engine) -> bytes:
    if not COMPILED:
        pack(engine.states, engine.unpacked)
    return engine.states.tobytes()


def act_at_random(engine: Engine, seat: int, rng: random.Random) -> str:
    legal = engine.legal(seat)
    marks = [text for text in legal if text.startswith("mark")]
    text = rng.choice(marks if marks and rng.random() < 0.8 else legal)
    engine.act(seat, text)
    return text


def go_to_a_turn(engine: Engine, rng: random.Random, turns: int) -> bool:
    """Play on to the beginning of a turn's marks; False if the match ended before."""
    for _ in range(turns):
        while len(engine.to_act()) != engine.seats or engine.to_act() in ("over", "chance"):
            if engine.to_act() == "over":
                return False
            step(engine, rng)
        if rng.random() < 0.2:
            return True
        while len(engine.to_act()) == engine.seats and engine.to_act() != "over":
            step(engine, rng)
    return False


def step(engine: Engine, rng: random.Random) -> None:
    if engine.to_act() == "chance":
        engine.chance(rng.choice(list(engine.outcomes())))
    else:
        act_at_random(engine, int(rng.choice(engine.to_act())), rng)


def test_marks_in_progress_are_in_nobody_elses_view() -> None:
    """While a turn runs, whatever seat 1 does, not a byte changes for seat 0, for the others or for a spectator."""
    rng = random.Random("in progress")
    compared = 0
    while compared < amount(compiled=400, off=20, soak=10_000):
        engine = Engine(GAME, rng.choice((2, 3, 4)), random_options(rng, compared))
        if not go_to_a_turn(engine, rng, 20):
            continue
        others = [seat for seat in (*range(engine.seats), SPECTATOR) if seat != 1]
        before = [seen(engine, seat).tobytes() for seat in others]
        while "1" in engine.to_act() and engine.to_act() != "1":
            act_at_random(engine, 1, rng)
            assert [seen(engine, seat).tobytes() for seat in others] == before
            compared += 1


def test_a_state_invented_from_a_view_gives_the_same_view() -> None:
    rng = random.Random("resample")
    compared = 0
    while compared < amount(compiled=600, off=20, soak=10_000):
        engine = Engine(GAME, rng.choice((1, 2, 3, 4)), random_options(rng, compared))
        for _ in range(rng.randrange(150)):
            if engine.to_act() != "over":
                step(engine, rng)
        for seat in (*range(engine.seats), SPECTATOR):
            views, states, again = seen(engine, seat), new(STATE), new(view.VIEW)
            calls.resample(views, new(STREAM), states)
            calls.observe(states, seat, again)
            assert again.tobytes() == views.tobytes()
            compared += 1


def test_every_interleaving_gives_the_same_bytes_at_the_barrier() -> None:
    rng = random.Random("interleaving")
    for number in range(amount(compiled=40, off=2, soak=1_000)):
        options = random_options(rng, number)
        seats = rng.choice((2, 3, 4))
        engine = Engine(GAME, seats, options)
        opening: list[tuple[int, str]] = []
        while engine.to_act() == "chance" or (len(engine.to_act()) == 1 and engine.seats > 1):
            if engine.to_act() == "chance":
                text = rng.choice(list(engine.outcomes()))
                engine.chance(text)
                opening.append((-1, text))
            else:
                opening.append((0, act_at_random(engine, 0, rng)))
        turns: list[list[str]] = [[] for _ in range(seats)]
        while engine.to_act() not in ("over", "chance"):  # setup: everybody marks at once
            seat = int(rng.choice(engine.to_act()))
            turns[seat].append(act_at_random(engine, seat, rng))
        for _ in range(3):
            twin = Engine(GAME, seats, options)
            for seat, text in opening:
                twin.chance(text) if seat < 0 else twin.act(seat, text)
            left = [list(turn) for turn in turns]
            while any(left):
                seat = rng.choice([each for each in range(seats) if left[each]])
                twin.act(seat, left[seat].pop(0))
            assert bytes_of(twin) == bytes_of(engine)


def test_boards_are_public_but_for_marks_in_progress() -> None:
    """EX-A27."""
    play = at(board("m11"), board("k11"))
    do(play, 0, "mark n11")
    assert [each.marks for each in play.view(1).boards] == [["l11", "m11"], ["k11", "l11"]]
    assert play.view(0).boards[0].fresh == ["n11"]
    pass_turn(play)
    assert play.view(1).boards[0].marks == play.view(SPECTATOR).boards[0].marks == ["l11", "m11", "n11"]


def test_others_see_the_option_of_the_active_seat_and_nothing_else_of_its_turn() -> None:
    """EX-C15."""
    play = at(board("m16"), board(), phase="option")
    play.act("option 2")
    assert play.view(1).chosen == 2
    before = play.view(1)
    do(play, 0, "scroll P, mark m11, done")
    assert play.view(1) == before
