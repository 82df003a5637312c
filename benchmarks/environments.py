"""How fast environments are, beside those of PettingZoo and OpenSpiel in the same run.

    python -m benchmarks.environments [--quick]

One core, but for the two threads of the last line. Rates are the median of five runs that alternate between all
contestants; each is a number of decisions a second, with observation and legal actions. Peers whose libraries are not
installed are left out: `pip install "pettingzoo[classic]"` brings them.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

import numpy as np

from farshore import games
from farshore.envs.batch import Batch
from farshore.envs.pettingzoo import env

RUNS = 5
LANES = 1024
PEERS = ("connect_four_v3", "leduc_holdem_v4")
OPEN_SPIEL = ("crazy_eights", "gin_rummy")
Rate = Callable[[float], float]


def aec(environment: Any) -> Rate:
    """Decisions of a PettingZoo environment: look, choose a legal action at random, step."""
    rng = random.Random(1)

    def rate(seconds: float) -> float:
        count, end = 0, time.perf_counter() + seconds
        began = time.perf_counter()
        while time.perf_counter() < end:
            environment.reset(seed=rng.randrange(1 << 30))
            for _ in environment.agent_iter():
                observation, _, terminated, truncated, _ = environment.last()
                if terminated or truncated:
                    environment.step(None)
                    continue
                legal = observation["action_mask"].nonzero()[0]
                environment.step(int(legal[rng.randrange(len(legal))]))
                count += 1
        return count / (time.perf_counter() - began)

    return rate


def batched(name: str, threads: int) -> Rate:
    """Decisions of a batch with observations and masks, in arrays that are used again."""
    batch = Batch(name, LANES, threads=threads)
    batch.reset(seed=1)
    tensors, masks = batch.encode(), batch.legal()
    rng = np.random.default_rng(1)

    def rate(seconds: float) -> float:
        count, spent = 0, 0.0
        while spent < seconds:
            actions = batch.random_actions(rng)  # the policy is not what is measured
            began = time.perf_counter()
            batch.step(actions)
            batch.encode(tensors)
            batch.legal(masks)
            spent += time.perf_counter() - began
            count += LANES
        return count / spent

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


def contestants() -> Mapping[str, Rate]:
    found: dict[str, Rate] = {}
    for peer in PEERS:
        try:
            found[f"PettingZoo {peer}"] = aec(import_module(f"pettingzoo.classic.{peer}").env())
        except ImportError as error:
            print(f"left out: {peer}: {error}")
    for peer in OPEN_SPIEL:
        found[f"OpenSpiel {peer}"] = spiel(peer)
    for name in games.names():
        found[f"AEC {name}"] = aec(env(name))
        found[f"batch {name}"] = batched(name, 1)
        found[f"batch {name}, two threads"] = batched(name, 2)
        found[f"copies {name}"] = copies(name)
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true")
    seconds = 0.2 if parser.parse_args().quick else 1.0
    rates: dict[str, list[float]] = {}
    measured = contestants()
    for rate in measured.values():
        rate(0.1)  # compiles, or loads
    for _ in range(RUNS):
        for name, rate in measured.items():
            rates.setdefault(name, []).append(rate(seconds))
    medians = {name: statistics.median(each) for name, each in rates.items()}
    peers = [medians[name] for name in medians if name.startswith("PettingZoo")]
    for name, median in medians.items():
        note = ""
        if name.startswith("AEC") and peers:
            note = f"{median / max(peers):.1f} times PettingZoo's best"
        elif name.endswith("two threads"):
            note = f"{median / medians[name.removesuffix(', two threads')]:.2f} times one thread"
        elif name.startswith("copies"):
            note = f"{1e6 / median:.2f} µs each"
        print(f"{name:<36} {median:>12,.0f} a second   {note}")


if __name__ == "__main__":
    main()
