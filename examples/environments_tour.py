"""A tour of the environments, a few lines for each: python examples/environments_tour.py

It needs `pip install "farshore[envs]"` and runs in seconds, the first time with a minute of compiling before.
"""

import gymnasium
import numpy as np
import pyspiel

import farshore.envs.gymnasium  # declares the ids of Gymnasium
import farshore.envs.openspiel  # noqa: F401  # registers the games of OpenSpiel
from farshore.envs.batch import Batch
from farshore.envs.pettingzoo import env, parallel_env
from farshore.envs.rollouts import Plan, rollouts, uniform
from farshore.envs.table import Table

rng = np.random.default_rng(1)


def any_of(mask: np.ndarray) -> int:
    """A legal action by chance."""
    return int(rng.choice(np.flatnonzero(mask)))


print("PettingZoo: seats one after the other")
lost_cities = env("lost-cities", rounds=1)
lost_cities.reset(seed=7)
for agent in lost_cities.agent_iter():
    observation, reward, terminated, truncated, info = lost_cities.last()
    if terminated or truncated:
        print(f"  {agent} gets {reward:+.0f}")
        lost_cities.step(None)
    else:
        lost_cities.step(any_of(observation["action_mask"]))

print("PettingZoo: all at once")
explorers = parallel_env("explorers", seats=3)
observations, _ = explorers.reset(seed=7)
while explorers.agents:
    actions = {agent: any_of(seen["action_mask"]) for agent, seen in observations.items()}
    observations, rewards, *_ = explorers.step(actions)
print(f"  { ({agent: float(reward) for agent, reward in rewards.items()}) }")

print("Gymnasium: one seat, a bot of level 2 plays the other")
single = gymnasium.make("farshore/LostCities-v1", rounds=1, opponents=2)
observation, _ = single.reset(seed=7)
done = False
while not done:
    observation, reward, terminated, truncated, _ = single.step(any_of(observation["action_mask"]))
    done = terminated or truncated
print(f"  {reward:+.0f}")

print("Batch: a thousand matches at once")
batch = Batch("lost-cities", 1000, rounds=1, opponents=[None, 2], threads=2)
batch.reset(seed=1)
tensors, masks = batch.encode(), batch.legal()
ended, won = 0, 0.0
while ended < 1000:
    batch.step(batch.random_actions(rng))  # a policy would look at tensors and masks
    batch.encode(tensors)
    batch.legal(masks)
    ended += int(batch.over.sum())
    won += float(batch.rewards[:, 0].sum())
print(f"  at random against level 2: {won / ended:+.1f} a match; tensors are {tensors.shape}")
batch.reset(seed=2)
agreed = (batch.choices(2) == batch.choices(1)).mean()
print(f"  levels 1 and 2 begin alike in {agreed:.0%} of the deals")

print("Save and go on")
lost_cities.reset(seed=3)
saved = lost_cities.save()
lost_cities.step(any_of(lost_cities.observe(lost_cities.agent_selection)["action_mask"]))
changed: Table = lost_cities.table
print(f"  after a step: {str(changed.position)[-60:]}")
lost_cities.restore(saved)
print(f"  and before:   {str(lost_cities.table.position)[-60:]}")

print("Rollouts: the same seeds give the same results, here and on a cluster")
plan = Plan("lost-cities", uniform, options={"rounds": 1})
print(f"  {[float(each.rewards[:, 0].sum()) for each in rollouts(plan, range(8), piece=4)]}")

print("OpenSpiel: a small game, all of whose histories can be visited")
game = pyspiel.load_game("farshore_lost_cities", {"colours": 2, "rounds": 1, "first_starter": "0", "chance": "joined"})
state = game.new_initial_state()
print(f"  {len(state.chance_outcomes())} deals")
state.apply_action(state.chance_outcomes()[0][0])
print(f"  {[state.action_to_string(action) for action in state.legal_actions()]}")
