"""Batches play as single matches do, byte for byte, however many lanes and threads there are."""

import copy
import multiprocessing
import os
import random
import time
import warnings
from threading import Thread
from typing import Any

import gymnasium
import numpy as np
import pytest

from farshore import games
from farshore.engine.errors import IllegalAction, NotationError
from farshore.engine.game import Game
from farshore.envs.batch import QUICK, Batch, _Helper
from farshore.envs.registration import register
from farshore.envs.table import Table, read_setup
from farshore.envs.vector import VectorEnv
from farshore.play import Play, new
from tests.envs.conftest import small
from tests.envs.test_pettingzoo import short

LANES = 6
register()


def play_on(batch: Batch, steps: int, seed: int = 1) -> list[Any]:
    """Play at random, each lane by random numbers of its own, and return all that was seen."""
    rngs = [np.random.default_rng([seed, lane]) for lane in range(batch.lanes)]
    seen = []
    for _ in range(steps):
        actions = [batch.lists[i, rng.integers(max(1, batch.counts[i]))] for i, rng in enumerate(rngs)]
        batch.step(np.array(actions, np.int64))
        states = np.frombuffer(batch.states.tobytes(), np.uint8).reshape(batch.lanes, -1)  # copy() leaves padding out
        seen.append((states, batch.rewards.copy(), batch.over.copy(), batch.encode(), batch.legal()))
    return seen


@pytest.mark.parametrize("is_small", [False, True], ids=["usual", "small"])
def test_every_lane_is_a_match_of_the_library(game: Game, is_small: bool) -> None:
    """Byte for byte to its end; and its observations and masks are those of a single environment."""
    seats, options = game.seats[-1], short(game) | (small(game) if is_small else {})
    batch = Batch(game, LANES, seats=seats, **options)
    batch.reset(seed=40)
    plays: list[Play] = [new(game, seed=40 + lane, seats=seats, **options) for lane in range(LANES)]
    table = Table(read_setup(game, seats, None, "margin", options))
    rng = random.Random(1)
    done: set[int] = set()
    while len(done) < LANES:
        actions = batch.random_actions(np.random.default_rng(1))
        tensors, masks = batch.encode(), batch.legal()
        for lane, play in enumerate(plays):
            if lane in done:
                continue
            assert batch.position(lane) == play.position
            if play.over:
                scores = play.scores
                margins = [each - max([*scores[:i], *scores[i + 1 :]], default=0) for i, each in enumerate(scores)]
                assert batch.rewards[lane].tolist() == margins
                assert batch.over[lane]
                done.add(lane)
                continue
            seat = min(play.to_act)
            assert batch.asked[lane] == seat
            assert batch.lists[lane, : batch.counts[lane]].tolist() == play.numbers(seat)
            if rng.random() < 0.1:
                table.position = play.position
                tensor, mask = table.look(seat, wait=False)
                assert tensor.tobytes() == tensors[lane].tobytes()
                assert mask.tobytes() == masks[lane].tobytes()
                assert batch.observe()[lane].tobytes() == play.position.observe(seat)[0].tobytes()
            actions[lane] = rng.choice(play.numbers(seat))
            play.act(int(actions[lane]), seat)
        if len(done) < LANES:
            batch.step(actions)


@pytest.mark.parametrize("bot", ["random", 2])
def test_a_lane_depends_neither_on_the_others_nor_on_threads(game: Game, bot: Any) -> None:
    seats = game.seats[-1]
    opponents = [None, *[bot] * (seats - 1)]
    seen = []
    for lanes, threads in ((7, 1), (7, 3), (4, 2)):
        batch = Batch(game, lanes, seats=seats, opponents=opponents, threads=threads, **short(game))
        batch.reset(seed=5)
        seen.append(play_on(batch, 60))
    for one, *others in zip(*seen, strict=True):
        for other in others:
            for whole, part in zip(one, other, strict=True):
                assert whole[: len(part)].tobytes() == part.tobytes()


def test_masks_are_the_same_whether_one_thread_writes_them_or_several() -> None:
    """Few are written by one thread, so these are many."""
    lanes = QUICK // len(games.get("entdecker").actions) + 1
    one, several = (Batch("entdecker", lanes, threads=threads) for threads in (1, 3))
    for batch in (one, several):
        batch.reset(seed=7)
    assert one.legal().tobytes() == several.legal().tobytes()
    assert one.legal().sum(axis=1).tolist() == one.counts.tolist()


def test_a_match_that_is_over_is_followed_by_the_next(game: Game) -> None:
    batch = Batch(game, 1, opponents=[None, *["random"] * (game.seats[0] - 1)], **short(game))
    batch.reset(seed=1)
    first = batch.position(0)
    while not batch.over[0]:
        assert not batch.rewards.any()
        play_on(batch, 1)
    assert batch.asked[0] == -1
    assert not batch.legal().any()
    last = batch.encode()
    batch.step(np.array([-7]))  # whatever is given
    assert not batch.over[0]
    assert not batch.rewards.any()
    assert batch.asked[0] >= 0
    assert batch.position(0) != first
    assert last.tobytes() != batch.encode().tobytes()


def test_better_bots_play_better() -> None:
    """Whoever plays at random loses to all of them, and most to the best."""
    lost = []
    for bot in ("random", 1, 2):
        batch = Batch("lost-cities", 200, opponents=[None, bot], rounds=1)
        batch.reset(seed=1)
        rng = np.random.default_rng(1)
        total = np.zeros(200)
        finished = np.zeros(200, bool)
        while not finished.all():
            batch.step(batch.random_actions(rng))
            total += np.where(finished, 0, batch.rewards[:, 0])
            finished |= batch.over
        lost.append(total.mean())
    assert lost[0] > lost[1] + 20 > lost[2] + 40


def test_lanes_go_on_from_a_copy_exactly_as_they_would_have(game: Game) -> None:
    opponents = [None, *[2] * (game.seats[0] - 1)]
    batch = Batch(game, LANES, opponents=opponents, **short(game))
    batch.reset(seed=2)
    play_on(batch, 10)
    saved = batch.save()
    first = play_on(batch, 40, seed=3)
    other = Batch(game, LANES, opponents=opponents, threads=2, **short(game))
    other.restore(saved)
    for one, two in zip(first, play_on(other, 40, seed=3), strict=True):
        assert [each.tobytes() for each in one] == [each.tobytes() for each in two]
    with pytest.raises(NotationError, match="what was saved are no 2 matches"):
        Batch(game, 2).restore(saved)


def test_it_starts_from_a_position_and_with_seeds_of_ones_own(game: Game) -> None:
    play: Play = new(game, seed=3)
    batch = Batch(game, 2, position=str(play.position))
    batch.reset()
    assert batch.position(1) == play.position
    batch = Batch(game, 2)
    batch.reset(seeds=np.array([9, 3]))
    assert batch.position(1) == play.position


def test_what_cannot_be_done_is_refused_and_no_lane_changes(game: Game) -> None:
    batch = Batch(game, LANES)
    for call in (batch.encode, batch.legal, batch.observe, lambda: batch.step(np.zeros(LANES, np.int64))):
        with pytest.raises(NotationError, match="call reset"):
            call()
    batch.reset(seed=1)
    before = batch.save()
    good = batch.lists[:, 0].astype(np.int64)
    illegal = good.copy()
    illegal[4] = next(each for each in range(1000) if each not in batch.lists[4, : batch.counts[4]])
    for actions, error in (
        (good[:-1], NotationError),
        (good.astype(np.int32), NotationError),
        (good.tolist(), NotationError),
        (good.reshape(-1, 1), NotationError),
    ):
        with pytest.raises(error, match=f"expected an int64 array of {LANES}"):
            batch.step(actions)
        assert batch.save() == before
    with pytest.raises(IllegalAction, match="lane 4: illegal"):
        batch.step(illegal)
    for wrong in (np.empty((LANES, 2), np.float32), np.empty((LANES, batch.encoding.size))):
        with pytest.raises(NotationError, match="expected a float32 array"):
            batch.encode(wrong)
    for seeds in (np.zeros(2, np.int64), np.zeros(LANES), np.full(LANES, -1)):
        with pytest.raises(NotationError, match="seeds cannot be"):
            batch.reset(seeds=seeds)
    assert batch.save() == before


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"lanes": 0}, "lanes cannot be 0"),
        ({"threads": 0}, "threads cannot be 0"),
        ({"opponents": [3, None]}, "there is no bot 3 in a batch: allowed are random, 1, 2"),
        ({"opponents": [1, 1]}, "None for a seat that is asked"),
    ],
)
def test_arguments_that_cannot_be_read_are_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(NotationError, match=message):
        Batch("lost-cities", **{"lanes": 2, **arguments})


@pytest.mark.parametrize("threads", [1, 2])
def test_a_deep_copy_plays_and_observes_on_by_itself(threads: int) -> None:
    batch = Batch("lost-cities", LANES, threads=threads)
    batch.reset(seed=1)
    twin = copy.deepcopy(batch)
    before = twin.save()
    seen = play_on(batch, 5)
    assert twin.save() == before
    for ours, theirs in zip(seen, play_on(twin, 5), strict=True):
        for one, other in zip(ours, theirs, strict=True):
            assert np.array_equal(one, other)


@pytest.mark.parametrize("bot", ["random", 1, 2])
def test_what_a_bot_would_do_is_what_it_does(game: Game, bot: Any) -> None:
    """A lane in which its choices are carried out goes on as one in which the bot itself plays."""
    seats = game.seats[-1]
    own = Batch(game, 1, seats=seats, **short(game))
    other = Batch(game, 1, seats=seats, opponents=[None, *[bot] * (seats - 1)], **short(game))
    own.reset(seed=4)
    other.reset(seed=4)
    rng = np.random.default_rng(1)
    chosen = 0
    while True:
        while own.asked[0] > 0:
            action = own.choices(bot)
            assert action[0] in own.lists[0, : own.counts[0]]
            own.step(action)
            chosen += 1
        assert own.states.tobytes() == other.states.tobytes()
        if other.over[0]:
            break
        actions = other.random_actions(rng)
        own.step(actions)
        other.step(actions)
    assert chosen > 0 or seats == 1
    assert own.choices(bot).tolist() == [0]
    with pytest.raises(NotationError, match="bot cannot be 3: allowed are random, 1, 2"):
        own.choices(3)


def test_a_thread_tells_what_failed_and_goes_on_after_a_wait_that_was_given_up() -> None:
    helper = _Helper()
    done: list[int] = []

    def fail(number: int) -> None:
        done.append(number)
        raise ValueError(number)

    helper.begin(fail, (1,))  # nobody waits for it
    helper.begin(fail, (2,))
    assert str(helper.wait()) == "2"
    helper.begin(done.append, (3,))
    assert helper.wait() is None
    assert done == [1, 2, 3]


class Interrupting:
    """A queue in which Ctrl-C comes at the first call of one of its methods, before or after that is done."""

    def __init__(self, queue: Any, method: str, is_done: bool) -> None:
        self.queue, self.method, self.is_done, self.has_come = queue, method, is_done, False

    def _call(self, method: str, *arguments: Any) -> Any:
        comes = method == self.method and not self.has_come
        self.has_come = self.has_come or comes
        if comes and not self.is_done:
            raise KeyboardInterrupt
        found = getattr(self.queue, method)(*arguments)
        if comes:
            raise KeyboardInterrupt
        return found

    def put(self, given: Any) -> None:
        self._call("put", given)

    def get(self) -> Any:
        return self._call("get")


@pytest.mark.parametrize("is_done", [False, True])
@pytest.mark.parametrize(("queue", "method"), [("_given", "put"), ("_done", "get")])
def test_a_batch_goes_on_after_control_c_wherever_it_comes(queue: str, method: str, is_done: bool) -> None:
    batch = Batch("lost-cities", LANES, threads=2, rounds=1)
    batch.reset(seed=1)
    expected = [each[0].tobytes() for each in play_on(batch, 5)]
    found: list[Any] = []

    def interrupted() -> None:
        helper = batch._helpers[0]
        kept = getattr(helper, queue)
        setattr(helper, queue, Interrupting(kept, method, is_done))
        with pytest.raises(KeyboardInterrupt):
            play_on(batch, 1)
        setattr(helper, queue, kept)
        batch.reset(seed=1)
        found.extend(each[0].tobytes() for each in play_on(batch, 5))

    thread = Thread(target=interrupted, daemon=True)
    thread.start()
    thread.join(30)  # it used to wait for ever
    assert found == expected


def test_what_threads_still_do_after_control_c_is_waited_for() -> None:
    batch = Batch("lost-cities", LANES, threads=2, rounds=1)
    batch.reset(seed=1)
    done: list[int] = []

    def slow(begin: int, *_: Any) -> None:
        if begin:
            time.sleep(0.2)
            done.append(begin)

    helper: Any = batch._helpers[0]
    looks: tuple[Any, ...] = (batch.save, lambda: batch.reset(seed=1), lambda: batch.position(0), batch.legal)
    for number, look in enumerate(looks):
        kept, helper._done = helper._done, Interrupting(helper._done, "get", is_done=False)
        with pytest.raises(KeyboardInterrupt):
            batch._each(slow)
        helper._done = kept
        assert len(done) == number
        look()
        assert len(done) == number + 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_batch_with_threads_plays_on_in_a_forked_process() -> None:
    batch = Batch("lost-cities", LANES, threads=2, rounds=1)
    batch.reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Python warns of threads, which are not needed there
        child = multiprocessing.get_context("fork").Process(target=play_on, args=(batch, 3))
        child.start()
    child.join(60)
    is_stuck = child.is_alive()
    child.kill()
    child.join()
    assert not is_stuck
    assert child.exitcode == 0


def test_without_a_seed_matches_are_new_ones() -> None:
    batch = Batch("lost-cities", LANES)
    deals = set()
    for _ in range(2):
        batch.reset()
        deals.add(batch.states.tobytes())
    assert len(deals) == 2


def test_vectors_replace_any_number_and_go_on_from_a_copy() -> None:
    seeds: tuple[Any, ...] = (3, np.int64(3), [1, 2, None, 4, 5, 6])
    for seed in seeds:
        ends = []
        for _ in range(2):
            environments = VectorEnv("lost-cities", LANES, illegal="random")
            environments.reset(seed=seed)
            environments.step(np.array([-1, 10_000, 0, -5, 1, 2]))
            saved = environments.save()
            for _ in range(2):
                environments.restore(saved)
                environments.step(np.full(LANES, -1))
                ends.append(environments.batch.save())
        assert len(set(ends)) == 1, seed


def test_gymnasium_makes_vectors_of_it() -> None:
    environments = gymnasium.make_vec("farshore/LostCities-v1", num_envs=LANES, opponents=2, illegal="random", rounds=1)
    assert isinstance(environments.unwrapped, VectorEnv)
    observation, _ = environments.reset(seed=1)
    assert environments.observation_space.contains(observation)
    environments.action_space.seed(1)
    finished = 0
    for _ in range(200):
        observation, rewards, terminated, truncated, _ = environments.step(environments.action_space.sample())
        assert observation["observation"].shape == (LANES, environments.unwrapped.batch.encoding.size)
        assert rewards[~terminated].tolist() == [0] * int((~terminated).sum())
        assert not truncated.any()
        finished += int(terminated.sum())
    assert finished >= LANES
    with pytest.raises(NotationError, match="opponents cannot be 7"):
        VectorEnv("lost-cities", 2, opponents=7)


def test_the_same_seed_gives_the_same_vectors() -> None:
    ends = []
    for threads in (1, 2):
        environments = VectorEnv("lost-cities", LANES, threads=threads, opponents="random")
        environments.reset(seed=[1, 2, 3, 4, 5, 6])
        rng = np.random.default_rng(1)
        for _ in range(30):
            environments.step(environments.batch.random_actions(rng))
        ends.append(environments.save())
    assert ends[0] == ends[1]
