"""How fast Farshore is, beside OpenSpiel's C++ games in the same run.

    make bench        or        python -m benchmarks.speed [--quick]

One core. Rates are the median of five runs that alternate between all contestants, so that a busy moment of the machine
meets everybody; ratios are to the fastest of OpenSpiel's three games. A node is an action or an outcome.
"""

import argparse
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

import farshore
from farshore.bots import make
from farshore.bots.bot import IN_A_HURRY, greedy, horizon
from farshore.engine.calls import play_out
from farshore.engine.chance import below, pick, stream
from farshore.engine.game import CHANCE
from farshore.engine.kernel import copy, kernel
from farshore.engine.position import Position
from farshore.engine.record import Cells, Records, clone, new
from farshore.engine.verbs import apply, draw_outcome, lowest, to_act
from farshore.games import get, names
from tests.games.adapters import adapter, example

CLOSELY = get(example("alternating"))  # the game that is measured most closely
rules = import_module(f"{CLOSELY.package}.rules")
SHORT: dict[str, Any] = dict(adapter(CLOSELY.name).short)
RUNS = 5
COPIES = 100_000
OTHERS = [(name, seats) for name in names() for seats in adapter(name).seats]
OPEN_SPIEL = ("crazy_eights", "hearts", "gin_rummy")


@kernel
def fused(states: Records, streams: Records, actions: Cells, weights: Cells, matches: int) -> int:
    """Whole matches at random, calling its own functions: what no dispatch at all would give."""
    state, draws = states[1], streams[0]
    nodes = 0
    for _ in range(matches):
        copy(state, states[0])
        who = rules.to_act(state)
        while who != 0:
            if who == CHANCE:
                seat = CHANCE
                action = pick(weights, below(draws, rules.chances(state, weights)))
            else:
                seat = 0 if who == 1 else 1
                action = actions[below(draws, rules.legal(state, seat, actions))]
            rules.apply(state, seat, action)
            nodes += 1
            who = rules.to_act(state)
    return nodes


@kernel
def by_verbs(states: Records, streams: Records, actions: Cells, weights: Cells, matches: int) -> int:
    """The same through the generic verbs, as search and environments call them."""
    nodes = 0
    for _ in range(matches):
        copy(states[1], states[0])
        nodes += play_out(states[1:], streams, actions, weights, 1 << 40)
    return nodes


@kernel
def greedy_rollouts(states: Records, streams: Records, weights: Cells, count: int) -> None:
    """A round from the position after the deal to its end, both seats greedy."""
    for _ in range(count):
        copy(states[1], states[0])
        who = to_act(states[1])
        while who != 0 and horizon(states[1]) == 0:
            if who == CHANCE:
                apply(states[1], CHANCE, draw_outcome(states[1], streams[0], weights))
            else:
                seat = lowest(who)
                apply(states[1], seat, greedy(states[1], seat, IN_A_HURRY, streams[1]))
            who = to_act(states[1])


@kernel
def copies(states: Records, count: int) -> int:
    """Copies there and back; what is copied changes each time, so that no copy can be left out."""
    total = 0
    for i in range(count):
        states[0].turns = i & 63
        copy(states[1], states[0])
        total += states[1].turns
        states[1].deck = i & 31
        copy(states[0], states[1])
        total += states[0].deck
    return total


def rate(work: Callable[[], int]) -> float:
    """Units of work a second."""
    began = time.perf_counter()
    units = work()
    return units / (time.perf_counter() - began)


def by_numbers(matches: int) -> int:
    nodes = 0
    chosen = random.Random(1).random
    for seed in range(matches):
        play = farshore.new(CLOSELY.name, seed=seed, **SHORT)
        while actions := play.numbers():
            play.act(actions[int(chosen() * len(actions))])
        nodes += len(play)
    return nodes


def by_texts(matches: int) -> int:
    nodes = 0
    chosen = random.Random(1).random
    for seed in range(matches):
        play = farshore.new(CLOSELY.name, seed=seed, **SHORT)
        while actions := play.legal():
            play.act(actions[int(chosen() * len(actions))])
        nodes += len(play)
    return nodes


def at_the_end() -> farshore.Play:
    """A long match that is over."""
    play = farshore.new(CLOSELY.name, seed=1)
    while actions := play.numbers():
        play.act(actions[len(play) * 7 % len(actions)])
    return play


def undo_and_redo(count: int) -> int:
    play = at_the_end()
    for _ in range(count):
        step = play.undo()
        play.act(step.text, step.actor)
    return count


def histories(count: int) -> int:
    """What a seat was told, asked again after every action."""
    play = at_the_end()
    for _ in range(count):
        step = play.undo()
        play.act(step.text, step.actor)
        play.history(0)
    return count


def whole_matches(name: str, seats: int) -> Callable[[int], int]:
    """Whole matches at random through the verbs, with the options as they are."""
    game = get(name)
    states = new(game.state, 2)
    states[:1] = Position.begin(game, game.read_options({}), seats).states
    actions = np.zeros(len(game.actions), np.int64)
    weights = np.zeros(len(game.outcomes), np.int64)
    streams = stream(seats)
    return lambda count: int(by_verbs(states, streams, actions, weights, count))


def open_spiel(name: str) -> Callable[[int], int]:
    """Whole matches of a game of OpenSpiel, played inside C++ by its uniform random bots."""
    import pyspiel

    game: Any = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def matches(count: int) -> int:
        nodes = 0
        for seed in range(count):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            nodes += len(state.full_history())
        return nodes

    return matches


# Players do not have scipy, which comes with OpenSpiel, and which numba imports where it finds it (0.2 s).
COMPILE = """
import sys; sys.modules["scipy"] = None
import time, numba, numpy
import farshore.games, farshore.play, farshore.match.transcript
began = time.perf_counter()
{code}
print(time.perf_counter() - began)
"""
RULES = """
play = farshore.play.new("{game}", seed=1)
while not play.over:
    play.act(play.legal()[-1])
play.scores, play.ranks, play.view(0)
"""
BOTS = """
from farshore.bots import make
from farshore.bots.bot import IN_A_HURRY, greedy, horizon
play = farshore.play.new("{game}", seed=1)
for level in (2, 3):
    make(play.game, level, 1).choose(play.turn(play.to_act[0]))
"""
COMPILED = ("rules cold", "rules cached")  # what has bars


def in_fresh_process(code: str, cache: str) -> float:
    environment = {**os.environ, "FARSHORE_CACHE": cache}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def compile_times(game: str) -> dict[str, list[float]]:
    """Seconds for rules and bots, cold and from the cache, each in a fresh process; importing numba does not count."""
    found: dict[str, list[float]] = {"rules cold": [], "rules cached": [], "bots cold": [], "bots cached": []}
    for _ in range(RUNS):
        with tempfile.TemporaryDirectory() as cache:
            for name, code in (("rules", RULES), ("bots", BOTS)):
                for state in ("cold", "cached"):
                    found[f"{name} {state}"].append(
                        in_fresh_process(COMPILE.format(code=code.format(game=game)), cache)
                    )
    return found


def import_time() -> list[float]:
    code = "import time; began = time.perf_counter(); import farshore; print(time.perf_counter() - began)"
    return [in_fresh_process(code, tempfile.gettempdir()) for _ in range(RUNS)]


def line(name: str, value: str, bar: str = "") -> None:
    print(f"{name:<58} {value:>16}   {bar}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="leave out compile times and OpenSpiel")
    quick = parser.parse_args().quick
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

    game = CLOSELY
    make(game, 2, 0)
    fresh = Position.begin(game, game.read_options(SHORT), 2)
    dealt = fresh.copy()
    dealt.draw(stream(1))
    states, after_deal = new(game.state, 2), new(game.state, 2)
    states[:1] = fresh.states
    after_deal[:1] = dealt.states
    streams = np.concatenate([stream(1), stream(2)])
    actions = np.zeros(len(game.actions), np.int64)
    weights = np.zeros(len(game.outcomes), np.int64)

    def rollouts(count: int) -> int:
        greedy_rollouts(after_deal, streams, weights, count)
        return count

    def copy_in_kernel(count: int) -> int:
        assert copies(states, count) >= 0
        states[:1] = fresh.states
        return 2 * count

    def copy_from_python(count: int) -> int:
        for _ in range(count):
            clone(dealt.states)
        return count

    contestants: dict[str, tuple[Callable[[int], int], int]] = {
        "fused": (lambda n: int(fused(states, streams, actions, weights, n)), 6_000),
        "verbs": (lambda n: int(by_verbs(states, streams, actions, weights, n)), 6_000),
        "numbers": (by_numbers, 500),
        "texts": (by_texts, 200),
        "rollouts": (rollouts, 20_000),
        "copy": (copy_in_kernel, 5_000_000),
        "clone": (copy_from_python, 200_000),
        "undo": (undo_and_redo, 2_000),
        "history": (histories, 200),
    }
    contestants |= {f"{name} {seats}": (whole_matches(name, seats), 200) for name, seats in OTHERS}
    if not quick:
        for name in OPEN_SPIEL:
            contestants[name] = (open_spiel(name), 60 if name == "gin_rummy" else 3_000)
    for work, _ in contestants.values():  # compile and warm up
        work(2)
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(RUNS):
        for name, (work, amount) in contestants.items():
            rates[name].append(rate(lambda work=work, amount=amount: work(amount)))  # type: ignore[misc]
    median = {name: statistics.median(values) for name, values in rates.items()}

    best = 0.0
    if not quick:
        best = max(median[name] for name in OPEN_SPIEL)
        for name in OPEN_SPIEL:
            line(f"OpenSpiel {name}, C++, nodes a second", f"{median[name]:,.0f}")

    def ratio(name: str) -> str:
        return f"{median[name] / best:.2f} x OpenSpiel" if best else ""

    line("(a) fused random playout, nodes a second", f"{median['fused']:,.0f}", ratio("fused"))
    line("(b) through the generic verbs, nodes a second", f"{median['verbs']:,.0f}", f"{ratio('verbs')}, bar 2.5")
    line("(c) from Python by numbers, nodes a second", f"{median['numbers']:,.0f}", "bar 300,000")
    line("(c) from Python by texts, nodes a second", f"{median['texts']:,.0f}", "bar 50,000")
    line("copy of a state inside kernels, µs", f"{1e6 / median['copy']:.4f}", "bar 0.1")
    line("copy of a state from Python, µs", f"{1e6 / median['clone']:.2f}", "bar 1")
    line("greedy rollouts from the deal, a second", f"{median['rollouts']:,.0f}", "bar 30,000")
    line("undo and redo at the end of a long match, µs", f"{1e6 / median['undo']:.0f}")
    line("the same and the history of a seat, µs", f"{1e6 / median['history']:.0f}")
    for name, seats in OTHERS:
        found = median[f"{name} {seats}"]
        beside = f"{found / median['crazy_eights']:.2f} x crazy_eights, bar {adapter(name).speed}" if best else ""
        line(f"{name}, {seats} seats, through the verbs, nodes a second", f"{found:,.0f}", beside)
    for title in names():
        line(f"size of a state, {title}, bytes", str(get(title).state.itemsize), "bar 4,096")
    line("import farshore, s", f"{statistics.median(import_time()):.4f}", "bar 0.05")
    if not quick:
        for title in names():
            bars = dict(zip(COMPILED, adapter(title).compiled or (), strict=False))
            for name, seconds in compile_times(title).items():
                bar = bars.get(name)
                line(f"{title}, {name}, s", f"{statistics.median(seconds):.2f}", f"bar {bar}" if bar else "")


if __name__ == "__main__":
    main()
