"""Rollouts: what comes of a seed depends on nothing but the seed, the plan and the policy."""

import os
import signal
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from farshore.engine.errors import IllegalAction, NotationError
from farshore.engine.game import Game
from farshore.engine.record import Cells
from farshore.envs.rollouts import Plan, Rollout, play, rollouts, uniform
from farshore.play import Play, new
from tests.envs.test_pettingzoo import short
from tests.games.matches import SOAK


def first(_tensors: Cells, masks: Cells, _draws: Cells) -> Cells:
    return np.asarray(masks.argmax(axis=1))


def whole(found: list[Rollout]) -> list[Any]:
    """All that was found, without how it was cut into pieces."""
    decisions = [each.decisions for each in found if each.decisions is not None]
    lanes = [each.lanes + rollout.seeds.start for rollout, each in zip(found, decisions, strict=True)]
    order = np.argsort(np.concatenate(lanes), kind="stable")
    arrays = [np.concatenate(parts)[order] for parts in zip(*(each[1:] for each in decisions), strict=True)]
    figures = [np.concatenate(parts) for parts in zip(*(each[1:4] for each in found), strict=True)]
    return [each.tobytes() for each in (*figures, *arrays)]


def plan_of(game: Game, **more: Any) -> Plan:
    seats = game.seats[-1]
    return Plan(game.name, uniform, seats, options=short(game), opponents=[None, *[2] * (seats - 1)], **more)


@pytest.mark.parametrize("name", ["entdecker", "explorers", "lost-cities"])
def test_pieces_of_any_size_give_the_same(name: str) -> None:
    from farshore.games import get

    plan = plan_of(get(name), keep=True)
    seeds = range(100, 107)
    one = list(rollouts(plan, seeds))
    three = list(rollouts(plan, seeds, piece=3))
    assert [each.seeds for each in three] == [range(100, 103), range(103, 106), range(106, 107)]
    assert whole(one) == whole(three)


def test_a_rollout_is_the_match_of_the_library() -> None:
    found = play(Plan("lost-cities", first, options={"rounds": 1}, keep=True), range(30, 33))
    assert found.decisions is not None
    for lane in range(3):
        match: Play = new("lost-cities", seed=30 + lane, rounds=1)
        actions = found.decisions.actions[found.decisions.lanes == lane].tolist()
        assert len(actions) == found.decided[lane]
        for action in actions:
            match.act(action)
        assert match.over
        assert found.rewards[lane].tolist() == [match.scores[0] - match.scores[1], match.scores[1] - match.scores[0]]


def test_chance_decides_evenly_and_anew_every_time() -> None:
    plan = Plan("lost-cities", uniform, options={"rounds": 1}, keep=True)
    decisions = play(plan, range(300)).decisions
    assert decisions is not None
    assert decisions.masks[np.arange(len(decisions.actions)), decisions.actions].all()
    starts = np.unique(decisions.lanes, return_index=True)[1]
    counts = decisions.masks[starts].sum(axis=1)
    places = (np.cumsum(decisions.masks[starts], axis=1)[np.arange(300), decisions.actions[starts]] - 1) / counts
    assert abs(places.mean() - 0.5 + 0.5 / counts.mean()) < 0.06  # three standard errors
    assert len(set(zip(decisions.actions[starts].tolist(), counts.tolist(), strict=True))) > 30


@pytest.mark.parametrize(
    ("plan", "seeds", "piece", "message"),
    [
        (Plan("lost-cities", first), range(0, 10, 2), 4, "each must follow the one before"),
        (Plan("lost-cities", first), range(2**63 - 2, 2**63 + 2), 4, "seed cannot be"),
        (Plan("lost-cities", first), range(-2, 2), 4, "seed cannot be"),
        (Plan("lost-cities", first), range(4), 0, "a piece cannot have 0 matches"),
        (Plan("lost-cities", first, options={"rounds": 99}), range(4), 4, "option rounds cannot be 99"),
    ],
)
def test_plans_that_cannot_be_played_are_refused(plan: Plan, seeds: range, piece: int, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        next(rollouts(plan, seeds, piece))


def test_a_policy_that_does_what_it_may_not_is_told() -> None:
    with pytest.raises(IllegalAction, match="lane 0: illegal"):
        play(Plan("lost-cities", lambda _tensors, masks, _draws: masks.argmin(axis=1)), range(2))


def test_a_match_that_ends_before_the_policy_is_asked_counts_as_it_ended() -> None:
    opened: Play = new("lost-cities", seed=1, rounds=1)
    while not opened.over:
        last, asked = str(opened.position), opened.to_act[0]
        opened.act(opened.numbers(opened.to_act[0])[0])
    opponents = [2 if seat == asked else None for seat in range(2)]  # it makes the last decision of the match
    plan = Plan("lost-cities", first, position=last, opponents=opponents)
    found = play(plan, range(4))
    assert found.decided.tolist() == [0] * 4
    assert not found.cut.any()
    assert found.decisions is None
    assert (found.rewards[:, 0] == -found.rewards[:, 1]).all()
    own = play(plan._replace(opponents=None), range(4))
    assert own.decided.tolist() == [1] * 4
    assert found.rewards.any()


@pytest.mark.parametrize("returned", [0, 0.0, "first", np.zeros((3, 1), np.int64), np.zeros(3), np.zeros(2, np.int64)])
def test_a_policy_that_returns_no_actions_is_told(returned: Any) -> None:
    with pytest.raises(NotationError, match=r"a policy returned .*: expected 3 whole numbers, an action for each lane"):
        play(Plan("lost-cities", lambda *_: returned), range(3))


class Deadly:
    """A policy whose process is killed once, in the middle of its first match."""

    def __init__(self, note: Path) -> None:
        self.note = note

    def __call__(self, tensors: Cells, masks: Cells, draws: Cells) -> Cells:
        if len(tensors) == 5 and not self.note.exists():
            self.note.write_text("killed")
            os.kill(os.getpid(), signal.SIGKILL)
        return uniform(tensors, masks, draws)


@pytest.mark.skipif(not SOAK, reason="a cluster takes long to start: make soak")
@pytest.mark.parametrize("name", ["entdecker", "explorers", "lost-cities"])
def test_a_ray_cluster_of_two_nodes_rolls_out_the_same_though_a_worker_is_killed(name: str, tmp_path: Path) -> None:
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    from farshore.games import get

    plan = plan_of(get(name), keep=True)
    seeds = range(100, 133)
    alone = list(rollouts(plan, seeds, piece=7))
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        note = tmp_path / "note"
        found = list(rollouts(plan._replace(policy=Deadly(note)), seeds, piece=7, ray=cluster.address))
    finally:
        cluster.shutdown()
    assert note.read_text() == "killed"
    assert [each.seeds for each in found] == [each.seeds for each in alone]
    assert whole(found) == whole(alone)
