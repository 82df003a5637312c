"""How fast environments are, beside those of PettingZoo, RLCard, pgx, EnvPool and OpenSpiel in the same run.

    python -m venv build/peers
    build/peers/bin/pip install --editable ".[envs]" "pettingzoo[classic]" rlcard pgx envpool
    build/peers/bin/python -m benchmarks.environments [--quick]

One core, but for two threads; what two threads of plain arithmetic gain says what the machine allows. Rates are the
median of five runs that alternate between all contestants; each is a number of decisions a second, with observation
and legal actions, of 1024 matches at once where there are batches. Peers whose libraries are not installed are left
out, and named before and after the figures. They have an environment of their own, because what they bring changes
what the tests of PettingZoo import.
"""

import argparse
import os
import random
import statistics
import time
import warnings
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np

from farshore import games
from farshore.envs.batch import Batch
from farshore.envs.pettingzoo import env

RUNS = 5
LANES = 1024
PGX = ("sparrow_mahjong", "backgammon")
ENVPOOL = ("SparrowMahjong-v1",)
RLCARD = ("leduc-holdem",)
CORES = sorted(os.sched_getaffinity(0))
PEERS = ("connect_four_v3", "leduc_holdem_v4")
OPEN_SPIEL = ("crazy_eights", "gin_rummy")
NO_RATIO = "no ratio: no peer of {} is installed"
Rate = Callable[[float], float]


def aec(environment: Any) -> Rate:
    """Decisions of a PettingZoo environment: look, choose a legal action at random, step."""
    rng = random.Random(1)
    clock = time.perf_counter

    def rate(seconds: float) -> float:
        count, chosen, began = 0, 0.0, clock()
        while clock() - began - chosen < seconds:
            environment.reset(seed=rng.randrange(1 << 30))
            for _ in environment.agent_iter():
                observation, _, terminated, truncated, _ = environment.last()
                if terminated or truncated:
                    environment.step(None)
                    continue
                seen = clock()
                legal = observation["action_mask"].nonzero()[0]
                action = int(legal[rng.randrange(len(legal))])
                chosen += clock() - seen  # the policy is not what is measured
                environment.step(action)
                count += 1
        return count / (clock() - began - chosen)

    return rate


def pettingzoo(name: str) -> Rate:
    """Decisions of one of PettingZoo's own environments."""
    return aec(import_module(f"pettingzoo.classic.{name}").env())


def rlcard(name: str) -> Rate:
    """Decisions of an RLCard environment, which observes at every step."""
    environment, rng = import_module("rlcard").make(name), random.Random(1)

    def rate(seconds: float) -> float:
        count, began = 0, time.perf_counter()
        while time.perf_counter() - began < seconds:
            state, _ = environment.reset()
            while not environment.is_over():
                state, _ = environment.step(rng.choice(list(state["legal_actions"])))
                count += 1
        return count / (time.perf_counter() - began)

    return rate


def pgx(name: str) -> Rate:
    """Decisions of a batch of pgx, whose matches are followed by new ones."""
    jax, made = import_module("jax"), import_module("pgx").make(name)
    randomly = import_module("pgx.experimental.utils").act_randomly
    restarting = import_module("pgx.experimental.wrappers").auto_reset
    step = jax.jit(jax.vmap(restarting(made.step, made.init)))
    choose = jax.jit(randomly)
    key = jax.random.PRNGKey(1)
    kept = [jax.jit(jax.vmap(made.init))(jax.random.split(key, LANES)), key]

    def rate(seconds: float) -> float:
        count, spent = 0, 0.0
        state, key = kept
        while spent < seconds:
            key, one, two = jax.random.split(key, 3)
            actions = choose(one, state.legal_action_mask).block_until_ready()  # the policy is not what is measured
            keys = jax.random.split(two, LANES).block_until_ready()
            began = time.perf_counter()
            state = step(state, actions, keys)
            jax.block_until_ready((state.observation, state.legal_action_mask, state.rewards))
            spent += time.perf_counter() - began
            count += LANES
        kept[:] = [state, key]
        return count / spent

    return rate


def envpool(name: str) -> Rate:
    """Decisions of a batch of EnvPool with one thread; matches are followed by new ones."""
    environment = import_module("envpool").make(name, env_type="gymnasium", num_envs=LANES, num_threads=1)
    rng = np.random.default_rng(1)
    kept = [environment.reset()[1]["legal_action_mask"]]

    def rate(seconds: float) -> float:
        count, spent = 0, 0.0
        while spent < seconds:
            actions = (kept[0] * rng.random(kept[0].shape)).argmax(axis=1)  # the policy is not what is measured
            began = time.perf_counter()
            *_, info = environment.step(actions)
            spent += time.perf_counter() - began
            kept[0] = info["legal_action_mask"]
            count += LANES
        return count / spent

    return rate


def batched(name: str, threads: int) -> Rate:
    """Decisions of a batch with observations and masks, in arrays that are used again."""
    os.sched_setaffinity(0, CORES)  # of this thread, and of those that it starts
    batch = Batch(name, LANES, threads=threads)
    batch.reset(seed=1)
    tensors, masks = batch.encode(), batch.legal()
    rng = np.random.default_rng(1)

    def rate(seconds: float) -> float:
        count, spent = 0, 0.0
        os.sched_setaffinity(0, CORES[:threads])
        while spent < seconds:
            actions = batch.random_actions(rng)  # the policy is not what is measured
            began = time.perf_counter()
            batch.step(actions)
            batch.encode(tensors)
            batch.legal(masks)
            spent += time.perf_counter() - began
            count += LANES
        os.sched_setaffinity(0, CORES[:1])
        return count / spent

    return rate


def arithmetic(threads: int) -> Rate:
    """Sines of numbers that each thread has in its cache: nothing is shared, so this is what the machine allows."""

    def work(end: float) -> int:
        numbers, count = np.linspace(0, 1, 10_000), 0
        while time.perf_counter() < end:
            for _ in range(100):
                np.sin(numbers)
            count += 100
        return count

    def rate(seconds: float) -> float:
        os.sched_setaffinity(0, CORES[:threads])
        with ThreadPoolExecutor(threads) as pool:
            counts = list(pool.map(work, [time.perf_counter() + seconds] * threads))
        os.sched_setaffinity(0, CORES[:1])
        return sum(counts) / seconds

    return rate


def spiel(name: str) -> Rate:
    """Decisions of an OpenSpiel game from Python, with observation tensor and legal actions."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)

    def rate(seconds: float) -> float:
        count, began = 0, time.perf_counter()
        while time.perf_counter() - began < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, chances)[0])
                else:
                    state.observation_tensor()
                    state.apply_action(rng.choice(state.legal_actions()))
                    count += 1
        return count / (time.perf_counter() - began)

    return rate


def copies(name: str) -> Rate:
    """Saved matches a second."""
    environment = env(name)
    environment.reset(seed=1)
    position = environment.table.position

    def rate(seconds: float) -> float:
        count, began = 0, time.perf_counter()
        while time.perf_counter() - began < seconds:
            for _ in range(1000):
                position.copy()
            count += 1000
        return count / (time.perf_counter() - began)

    return rate


def contestants() -> tuple[Mapping[str, Rate], list[str]]:
    """Who is measured, and for each who is not a line that says why."""
    found: dict[str, Rate] = {}
    missing: list[str] = []
    peers: list[tuple[str, Callable[[], Rate]]] = [
        *((f"PettingZoo {peer}", partial(pettingzoo, peer)) for peer in PEERS),
        *((f"RLCard {peer}", partial(rlcard, peer)) for peer in RLCARD),
        *((f"pgx {peer}", partial(pgx, peer)) for peer in PGX),
        *((f"EnvPool {peer}", partial(envpool, peer)) for peer in ENVPOOL),
        *((f"OpenSpiel {peer}", partial(spiel, peer)) for peer in OPEN_SPIEL),
    ]
    for name, make in peers:
        try:
            found[name] = make()
        except ImportError as error:
            missing.append(f"{name} is not installed ({error})")
    found["arithmetic"] = arithmetic(1)
    found["arithmetic, two threads"] = arithmetic(2)
    for name in games.names():
        found[f"AEC {name}"] = aec(env(name))
        found[f"batch {name}"] = batched(name, 1)
        found[f"batch {name}, two threads"] = batched(name, 2)
        found[f"copies {name}"] = copies(name)
    return found, missing


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true")
    seconds = 0.2 if parser.parse_args().quick else 1.0
    warnings.simplefilter("ignore", DeprecationWarning)  # of peers
    os.sched_setaffinity(0, CORES[:1])  # before libraries start threads of their own
    rates: dict[str, list[float]] = {}
    measured, missing = contestants()
    print(*missing, sep="\n", end="\n\n", flush=True)
    for rate in measured.values():
        rate(0.1)  # compiles, or loads
    for _ in range(RUNS):
        for name, rate in measured.items():
            rates.setdefault(name, []).append(rate(seconds))
    medians = {name: statistics.median(each) for name, each in rates.items()}
    peers = [medians[name] for name in medians if name.startswith("PettingZoo")]
    batches = {name: medians[name] for name in medians if name.startswith(("pgx", "EnvPool"))}
    for name, median in medians.items():
        note = ""
        if name.startswith("AEC"):
            note = f"{median / max(peers):.1f} times PettingZoo's best" if peers else NO_RATIO.format("PettingZoo")
        elif name.endswith("two threads"):
            note = f"{median / medians[name.removesuffix(', two threads')]:.2f} times one thread"
        elif name.startswith("batch"):
            note = ", ".join(f"{median / rate:.1f} times {peer}" for peer, rate in batches.items())
            note = note or NO_RATIO.format("pgx or EnvPool")
        elif name.startswith("copies"):
            note = f"{1e6 / median:.2f} µs each"
        print(f"{name:<36} {median:>12,.0f} a second   {note}")
    print("", *missing, sep="\n")


if __name__ == "__main__":
    main()
