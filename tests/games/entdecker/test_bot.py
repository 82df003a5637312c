"""The heuristic of Die neuen Entdecker: legal in every phase, blind to what is secret, and sensible."""

import random
from functools import partial
from typing import Any

import numpy as np
import pytest

import farshore
from farshore.bots import make
from farshore.bots.arena import sets
from farshore.bots.bot import ahead, greedy, horizon, worth
from farshore.engine.chance import stream
from farshore.engine.kernel import copy, kernel
from farshore.engine.position import Position
from farshore.engine.record import Cells, Records, new
from farshore.games.entdecker import GAME
from farshore.games.entdecker.bot.islands import all_stakes, prepare, stake_of, try_tile
from farshore.games.entdecker.bot.weights import WEIGHTS
from farshore.games.entdecker.bot.workspace import WORKSPACE
from farshore.games.entdecker.islands import land_count
from farshore.games.entdecker.laying import lay_tile
from farshore.games.entdecker.packed import POWER, land_at, land_sides, power_on
from farshore.games.entdecker.placing import ALL_SIDES, known_sides
from farshore.games.entdecker.state import A_PLACE, BEYOND, CELLS, LANDS, MASK_OF, PLACE, SCOUT, UNIT_COST
from farshore.play import Turn
from tests.games.entdecker.boards import at, board
from tests.games.entdecker.typed import Play
from tests.games.matches import amount, play_to, random_match, reproducible

# The waterfall of ten with a coast on every side is an island worth 15. On the second map it is open in the west.
ROUND = {"cells": "c2 b3 d3 c4", "lands": "c2S b3E d3W c4N", "laid": "c3+10"}
OPEN_WEST = {"cells": "c2 d3 c4 c5 c6 c7 c8", "lands": "c2S d3W c4N", "laid": "c3+10"}
FOUND: dict[str, Any] = {"phase": "explore", "ship": "c4", "source": "hidden", "drawn": 1, "found": 1}


@kernel
def ask_greedy(states: Records, seat: int, noise: float, streams: Records) -> int:
    return greedy(states[0], seat, noise, streams[0])


@kernel
def ask_worth(states: Records, seat: int, points: Cells) -> float:
    return worth(states[0], seat, points)


@kernel
def ask_horizon(states: Records) -> int:
    return horizon(states[0]) + 100 * ahead(states[0])


@kernel
def ask_try(
    states: Records, seat: int, cell: int, mask: int, second: int, kind: int, workspaces: Records
) -> tuple[float, float, float, float]:
    """What a tile gains by itself and with a unit, as the bot has it, and the same by laying it on the second state.

    Without what the unit costs.
    """
    state, room, work = states[0], states[1], workspaces[0]
    prepare(state, WEIGHTS[state.seats], seat, work)
    before = all_stakes(state, seat, work)
    try_tile(state, seat, cell, mask, work)
    alone = work.gains[0, 0]
    unit = work.gains[second, kind] - alone + work.coin * UNIT_COST[kind]
    if kind == SCOUT:
        unit += work.scout if state.scouts[seat] > 0 else work.moved
    copy(room, state)
    lay_tile(room, cell, mask)
    for side in range(4):
        beside = int(BEYOND[cell, side])
        if beside < CELLS and room.tile[beside] < 0 and known_sides(int(room.needed[beside])) == ALL_SIDES:
            lay_tile(room, beside, land_sides(int(room.needed[beside])))
    laid = -before
    for number in range(1, LANDS + 1):
        if room.islands[number] > 0:
            laid += stake_of(room, seat, int(room.islands[number]), work)
    island = int(room.islands[room.island[land_at(cell, second)]])
    landed = stake_of(room, seat, island + power_on(seat, int(POWER[kind])), work) - stake_of(room, seat, island, work)
    return alone, unit, laid, landed


def choice(play: Play, level: int | str = "greedy") -> str:
    seat = play.to_act[0]
    return GAME.actions[make(GAME, level, 1).choose(play.turn(seat))]


def test_greedy_plays_whole_matches_legally() -> None:
    """With misjudgement or without; all kinds of choice occur, and asking leaves the state as it was."""
    make(GAME, "greedy", 0)
    rng = random.Random("whole matches")
    said = set()
    for i in range(amount(compiled=60, off=1, soak=2_000)):
        play = random_match(GAME, rng)
        thoughts = stream(i)
        with reproducible(play):
            while not play.over:
                seat = play.to_act[0]
                before = play.position.states.tobytes()
                action = int(ask_greedy(play.position.states, seat, rng.choice((0.0, 14.0)), thoughts))
                assert play.position.states.tobytes() == before
                said.add(GAME.actions[action].split()[0])
                play.act(action, seat)
    if amount(compiled=1, off=0, soak=1):
        assert said >= {
            "chiefs", "wheel", "start", "hidden", "open", "draw", "place", "scout", "fort", "settle",
            "stop", "hut", "island",
        }  # fmt: skip


def test_judging_leaves_the_state_as_it_was_and_does_not_see_what_is_secret() -> None:
    make(GAME, "greedy", 0)
    rng = random.Random("judging")
    points = new(GAME.state)["gold"][0].astype("i8")
    for _ in range(amount(compiled=100, off=2, soak=5_000)):
        play = random_match(GAME, rng)
        play_to(play, rng, rng.randrange(400))
        if play.over:
            continue
        before = play.position.states.tobytes()
        seat = rng.randrange(len(play.scores))
        value = ask_worth(play.position.states, seat, points)
        assert play.position.states.tobytes() == before
        other = play.position.resample(seat, stream(rng.randrange(1 << 40)))
        assert ask_worth(other.states, seat, points) == pytest.approx(value)


def test_what_a_state_is_worth_sums_to_nothing_and_ends_in_points() -> None:
    make(GAME, "greedy", 0)
    rng = random.Random("sums")
    play = random_match(GAME, rng, fixed={"seats": 2})
    points = new(GAME.state)["gold"][0].astype("i8")
    play_to(play, rng, 100_000)
    assert ask_worth(play.position.states, 0, points) == play.scores[0] - play.scores[1]
    assert ask_worth(play.position.states, 1, points) == play.scores[1] - play.scores[0]


def test_search_looks_ahead_until_every_seat_has_had_a_turn() -> None:
    make(GAME, "greedy", 0)
    for seats in (2, 3, 4):
        play = at(seats=seats, turn=1)
        assert ask_horizon(play.position.states) == 100 * seats + 1


def test_a_tile_that_is_thought_of_joins_islands_as_the_rules_do() -> None:
    """With the spaces beside it that fill up, and with a unit on each of its lands."""
    make(GAME, "greedy", 0)
    rng = random.Random("thought of")
    workspaces = new(WORKSPACE)
    compared = filled = joined = 0
    while compared < amount(compiled=400, off=6, soak=20_000):
        play = random_match(GAME, rng)
        play_to(play, rng, rng.randrange(700))
        state = play.position.states[0]
        if play.over or state["phase"] != PLACE:
            continue
        states = np.concatenate([play.position.states, new(GAME.state)])
        for action in play.position.numbers(play.to_act[0]):
            cell, turns = divmod(action - A_PLACE, 4)
            mask = int(MASK_OF[state["hand"], turns])
            for second in range(int(land_count(mask))):
                alone, unit, laid, landed = ask_try(states, play.to_act[0], cell, mask, second, SCOUT, workspaces)
                assert alone == pytest.approx(laid)
                assert unit == pytest.approx(landed)
                compared += 1
                filled += int(state["spaces"] - states[1]["spaces"] > 1)
                joined += int((states[0]["islands"] > 0).sum() > (states[1]["islands"] > 0).sum())
    if amount(compiled=1, off=0, soak=1):
        assert filled > 20
        assert joined > 20


@pytest.mark.parametrize(
    ("units", "gold", "unit"),
    [("b3:1s", "3,7", "fort"), ("b3:1s", "9,7", "fort"), ("b3:1f", "6,7", "settle"), ("-", "9,7", "scout")],
)
def test_it_closes_an_island_with_what_is_just_enough(units: str, gold: str, unit: str) -> None:
    """A fort beats a scout and comes straight back, so a settlement would only cost more."""
    assert choice(at(map=board(**ROUND), units=units, gold=gold, **FOUND)) == unit


def test_it_does_not_close_the_island_of_somebody_else() -> None:
    """From b4 a coast can be placed on b3, where it completes the island of seat 1, or on a4 or b5.

    There is no gold for a unit. With one's own fort there instead, it is closed.
    """
    names: dict[str, Any] = {
        "phase": "place",
        "ship": "b4",
        "source": "hidden",
        "drawn": 1,
        "hand": "coast",
        "gold": "0,7",
    }
    text = board(**{**OPEN_WEST, "cells": OPEN_WEST["cells"] + " b4"})
    assert not choice(at(map=text, units="c2:1f", **names)).startswith("place b3")
    assert choice(at(map=text, units="c2:0f", **names)) == "place b3 r1"


def test_it_buys_an_open_tile_that_closes_a_valuable_island() -> None:
    """If no plain coast is left among the hidden tiles; else it takes its chance for less."""
    text = board(**{**OPEN_WEST, "cells": OPEN_WEST["cells"] + " b4 b5 a4"})
    names: dict[str, Any] = {"phase": "announce", "ship": "b4", "gold": "8,7"}
    assert choice(at(map=text, units="c2:1s", **names)).startswith("hidden")
    names |= {"hidden": "14,0,26,11,13", "out": "0,28,0,0,0", "stacks": "15?,14.,14.,14.,14.,15."}
    play = at(map=text, units="c2:1s", **names)
    assert choice(play) == "open 1"
    play.act("open 1")
    assert choice(play) == "draw coast"
    play.act("draw coast")
    play.act("place b3 r1")
    assert choice(play) == "fort"


def test_it_starts_where_a_valuable_island_can_be_closed() -> None:
    text = board(**{**OPEN_WEST, "cells": OPEN_WEST["cells"] + " b4 b5 a4"})
    assert choice(at(map=text, units="c2:0f", gold="6,7")) in ("start b4", "start W3", "start a4")


# Chief scouts, and all scouts of seat 1 are out.
NO_SCOUT_LEFT = (
    "seats=4 chief_scouts=on "
    "map=~0404400280~/4478..eeae84/3f96...96d45/03a*...6.93d/46a.....+c2d/3b87.b.bf929/006..8.a9000/~0113"
    "a90028~ "
    "units=e1:3s#1,f1:0s#9,i2:1sW#11,d3:1s#2,h3:0s#2,i3:1s#6,j3:1s#1,c4:3sE#2,j4:2f,j5:0s#5,d6:1s#10,f6:3"
    "f,h6:3s#9,j6:2s#11,c7:0s#8,f7:2s#6,h7:0sW#1,i7:3s#3,c8:1s#9,e8:0s#3,f8:3sE#4,g8:1s#3 "
    "scored=c1:2231,i1:-1--,l2:--1-,k3:--12,a5:1-2-,j8:-1-- open=2,0,0,0,0,10 hidden=13,18,17,10,11 "
    "events=0002,2120,1121,0101,2010 out=0,0,0,1,0 events_out=0100,0000,0000,0010,0000 "
    "stacks=15.,15.,15.,13.,14.,14? gold=9,11,4,0 "
    "paths=2#4:3#7,2#1:3#5,2#3:1#7:2#8:1#8,1#4:2#9,1#5:2#10:0#7:0#4,0#10,3#10:0#6 knows=23,23,12,12,012,0,03 "
    "phase=explore turn=1 ship=h4 source=hidden drawn=1 found=1 tokens=5,15,15,10,5,10,5 "
    "chiefs=2+8,3+10,4+7,2+7"
)


def test_without_a_scout_in_reserve_it_takes_one_or_does_something_else() -> None:
    position = Position.parse(GAME, NO_SCOUT_LEFT)
    assert make(GAME, "greedy", 1).choose(Turn(GAME, position.observe(1), 1)) in position.numbers(1)


def test_a_scout_goes_where_it_wins_a_token_that_is_known_to_be_valuable() -> None:
    names = {"phase": "jungle", "due": "1,0", "scored": "c2:1-!", "knows": "01,01,1,-,-,-,-"}
    paths = "1:0,1:0,1:1:1:1,-,-,-,-"
    assert choice(at(map=board(**ROUND), paths=paths, tokens="15,5,10,-,-,-,-", **names)) == "hut 1"
    assert choice(at(map=board(**ROUND), paths=paths, tokens="5,15,10,-,-,-,-", **names)) == "hut 2"


def test_friendly_natives_are_met_with_a_scout_that_gains_something() -> None:
    names = {**FOUND, "phase": "natives"}
    play = at(map=board(**ROUND), paths="1:0,-,-,-,-,-,-", knows="0,-,-,-,-,-,-", tokens="15,-,-,-,-,-,-", **names)
    assert choice(play).startswith("hut")


@pytest.mark.slow  # with fewer matches the difference is not certain
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_scores_far_more_than_chance(seats: int) -> None:
    options = GAME.read_options({})
    seeds = range(amount(compiled=20, off=1, soak=60))
    found = {}
    for one, other in ((1, "random"), (2, 1)):
        found[one] = sets(GAME, options, partial(make, GAME, one), [partial(make, GAME, other)] * (seats - 1), seeds)
    assert found[1].mean > 3 * found[1].error
    assert found[2].mean > 2 * found[2].error


def test_bots_can_play_the_small_archipelago() -> None:
    for level in (1, 2, 3):
        play: Play = farshore.new(GAME, seed=level, seats=level + 1, layout="small")
        players = [make(play.game, level if seat == 0 else 1, seat) for seat in range(level + 1)]
        while not play.over:
            seat = play.to_act[0]
            play.act(players[seat].choose(play.turn(seat)), seat)
        assert play.view().spaces == 0
