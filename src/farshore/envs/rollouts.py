"""Rollouts: whole matches of a policy in batches, in this process or on a Ray cluster.

    plan = Plan("lost-cities", policy, options={"rounds": 1}, opponents=[None, 2])
    for rollout in rollouts(plan, range(10_000), ray=""):
        rollout.rewards

A policy is a function of tensors and masks, as `Batch` gives them, and of a number from 0 to below 1 for each lane, to
draw with. It returns an action for each lane. It must treat lanes alike and by themselves: then what comes of a seed
depends neither on the pieces that seeds are cut into nor on where they are played.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from farshore.bots.arena.on_ray import spread
from farshore.engine.chance import check_seed
from farshore.engine.errors import NotationError
from farshore.engine.record import Cells
from farshore.envs.batch import Batch
from farshore.envs.table import read_setup

Policy = Callable[[Cells, Cells, Cells], Cells]


class Plan(NamedTuple):
    """What is played. With `keep`, what was seen and done is kept too."""

    game: str
    policy: Policy
    seats: int | None = None
    position: str | None = None
    reward: str = "margin"
    opponents: Sequence[int | str | None] | None = None
    options: Mapping[str, object] = {}
    keep: bool = False


class Decisions(NamedTuple):
    """What was decided in the matches of a rollout, in order; a row each."""

    lanes: Cells  # whose match it was, counted from the first seed
    seats: Cells
    tensors: Cells
    masks: Cells
    actions: Cells


class Rollout(NamedTuple):
    """A match of each of some seeds."""

    seeds: range
    rewards: Cells  # of each match, by seat
    cut: Cells  # whether it grew too long
    decided: Cells  # how many decisions of the policy there were
    decisions: Decisions | None


def rollouts(plan: Plan, seeds: range, piece: int = 256, ray: str | None = None) -> Iterator[Rollout]:
    """Play a match of each seed, so many at a time; the pieces come in the order of their seeds.

    `ray` is the address of a cluster, "" for the one that Ray finds or starts by itself; None plays here. A process or
    node that dies loses nothing: its piece is played again. Raises NotationError or InvalidInput.
    """
    if seeds.step != 1:
        raise NotationError(f"seeds cannot be {seeds}: each must follow the one before")
    if len(seeds):
        check_seed(seeds[0])
        check_seed(seeds[-1])
    if piece < 1:
        raise NotationError(f"a piece cannot have {piece} matches: at least 1 is needed")
    read_setup(plan.game, plan.seats, plan.position, plan.reward, plan.options)  # refuses it before others are asked
    pieces = [seeds[first : first + piece] for first in range(0, len(seeds), piece)]
    if ray is None:
        yield from (play(plan, each) for each in pieces)
        return
    waiting: dict[int, Rollout] = {}
    due = seeds.start
    for found in spread(play, plan, pieces, ray or None):
        waiting |= {each.seeds.start: each for each in found}
        while due in waiting:
            yield waiting[due]
            due += len(waiting.pop(due).seeds)


def play(plan: Plan, seeds: range) -> Rollout:
    """One match of each seed, here. Raises NotationError, or IllegalAction for what the policy may not do."""
    batch = Batch(
        plan.game, len(seeds), seats=plan.seats, position=plan.position, reward=plan.reward, opponents=plan.opponents,
        **dict[str, Any](plan.options),
    )  # fmt: skip
    batch.reset(seeds=np.array(seeds, np.int64))
    lanes = np.arange(len(seeds))
    # Of matches that were over before the policy was asked too.
    rewards, cut, decided = batch.rewards.copy(), batch.cut.copy(), np.zeros(len(seeds), np.int64)
    playing = ~batch.over
    kept: list[tuple[Cells, ...]] = []
    while playing.any():
        tensors, masks = batch.encode(), batch.legal()
        actions = _checked(plan.policy(tensors, masks, _draws(seeds, decided)), len(seeds))
        # What a lane does whose match is over does not count: it begins another, and plays that on.
        actions[~playing] = np.where(batch.counts > 0, batch.lists[:, 0], 0)[~playing]
        if plan.keep:
            kept.append((lanes[playing], batch.asked[playing], tensors[playing], masks[playing], actions[playing]))
        batch.step(actions)
        decided += playing
        ended = playing & batch.over
        rewards[ended] = batch.rewards[ended]
        cut[ended] = batch.cut[ended]
        playing &= ~ended
    decisions = Decisions(*map(np.concatenate, zip(*kept, strict=True))) if kept else None
    return Rollout(seeds, rewards, cut, decided, decisions)


def _checked(actions: object, lanes: int) -> Cells:
    """What a policy returned, as a copy. Raises NotationError if that are no actions, one for each lane."""
    found = np.asarray(actions)
    if found.shape != (lanes,) or found.dtype.kind not in "iu":
        raise NotationError(
            f"a policy returned {found.dtype} {found.shape}: expected {lanes} whole numbers, an action for each lane"
        )
    return found.astype(np.int64)


def _draws(seeds: range, decided: Cells) -> Cells:
    """A number from 0 to below 1 for each match: it follows from its seed and how much was decided in it."""
    mixed = np.array(seeds, np.uint64) * np.uint64(0x9E3779B97F4A7C15) + decided.astype(np.uint64)
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        mixed = (mixed ^ (mixed >> np.uint64(shift))) * np.uint64(factor)
    mixed ^= mixed >> np.uint64(31)
    return (mixed >> np.uint64(11)).astype(np.float64) / (1 << 53)


def uniform(_tensors: Cells, masks: Cells, draws: Cells) -> Cells:
    """A policy that takes any legal action, each as likely."""
    counts = masks.sum(axis=1)
    wanted = np.minimum((draws * counts).astype(np.int64), np.maximum(counts - 1, 0))
    found: Any = (np.cumsum(masks, axis=1, dtype=np.int64) > wanted[:, None]).argmax(axis=1)
    return np.asarray(found, np.int64)
