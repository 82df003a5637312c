"""Games as PettingZoo environments: `env` for agents in turn (AEC), `parallel_env` for all at once.

    from farshore.envs.pettingzoo import env
    environment = env("lost-cities", rounds=1)

Options of the game are arguments. Besides: `seats`; `position`, a line of text to start from; `reward`, which every
agent gets when the match is over: `margin` (points ahead of the best other; alone, its points), `points`, or `win` (1,
0 for a shared first place, -1); `mask`, where legal actions are marked, in the `observation` or in `info`;
`max_cycles`, after which a match is truncated, with rewards as it stands; and `illegal`: `raise`, or `random` to play
any legal action instead. Actions are the numbers of the game, and one more, `wait`: the only one of an agent that is
not to act.

Where agents play a turn at the same time, `env` asks one after the other for one action each. Observations show nothing
of the others' turn until it ends.
"""

import copy as copying
import sys
from collections.abc import Mapping
from typing import Any

import numpy as np

from farshore.engine.errors import NotationError
from farshore.engine.game import SPECTATOR, Game
from farshore.engine.record import Cells
from farshore.engine.validate import as_int
from farshore.envs import INSTALL
from farshore.envs.registration import VERSION
from farshore.envs.table import ILLEGAL, MASKS, Setup, Snapshot, Table, allowed, read_setup

try:
    from gymnasium.error import ResetNeeded
    from gymnasium.logger import warn
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as error:
    raise ImportError(INSTALL) from error

Observation = dict[str, Cells] | Cells


class _Match:
    """What both kinds of environment have in common."""

    metadata: dict[str, Any]
    _kept: tuple[str, ...]  # the attributes that are saved beside the table

    def _prepare(self, setup: Setup, render_mode: str | None, mask: str, max_cycles: int | None, illegal: str) -> None:
        if max_cycles is not None and as_int("max_cycles", max_cycles) < 1:
            raise NotationError(f"max_cycles cannot be {max_cycles}: at least 1 is needed")
        self.table = Table(setup)
        self.render_mode = allowed("render_mode", render_mode, (None, "ansi", "human"))
        self.max_cycles = max_cycles
        self.wait = len(setup.game.actions)  # the number of that action
        self._in_observation = allowed("mask", mask, MASKS) == "observation"
        self._illegal = allowed("illegal", illegal, ILLEGAL)
        self.possible_agents = [f"player_{seat}" for seat in range(setup.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        box = Box(-1.0, 1.0, (self.table.encoding.size,), np.float32)
        self._observation_spaces: dict[str, Space[Any]] = {
            agent: Dict({"observation": box, "action_mask": Box(0, 1, (self.wait + 1,), np.int8)})
            if self._in_observation
            else Box(-1.0, 1.0, (self.table.encoding.size,), np.float32)
            for agent in self.possible_agents
        }
        self._action_spaces: dict[str, Space[Any]] = {agent: Discrete(self.wait + 1) for agent in self.possible_agents}
        self.metadata = {
            "render_modes": ["human", "ansi"],
            "name": f"{setup.game.name.replace('-', '_')}_v{VERSION}",
            "is_parallelizable": True,
            "render_fps": 1,
        }

    def observation_space(self, agent: str) -> Space[Any]:
        """What an agent observes; the same object each time."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """What an agent can do; the same object each time."""
        return self._action_spaces[agent]

    def _look(self, agent: str) -> tuple[Observation, dict[str, Any]]:
        tensor, mask = self.table.look(self._seats[agent], wait=True)
        if self._in_observation:
            return {"observation": tensor, "action_mask": mask}, {}
        return tensor, {"action_mask": mask}

    def _begin(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        self.table.begin(seed, (options or {}).get("position"))
        self.agents = list(self.possible_agents)
        self._cycles = dict.fromkeys(self.possible_agents, 0)

    def state(self) -> Cells:
        """The whole truth as bytes, what is hidden from the agents included. Observations never hold it."""
        return self.table.full_state()

    def _render(self, seat: int) -> str | None:
        if self.render_mode is None:
            warn("render() shows nothing: pass render_mode='ansi' or 'human' when you make the environment")
            return None
        if not self._has_begun:
            raise ResetNeeded("call reset() before render()")
        text = self.table.picture(seat)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n")
        return None

    @property
    def _has_begun(self) -> bool:
        return hasattr(self, "_cycles")

    def close(self) -> None:
        """There is nothing to release."""

    def save(self) -> Snapshot:
        """The match as it is now, to go on from with `restore`, here or in an environment with the same arguments."""
        if not self._has_begun:
            raise ResetNeeded("call reset() before save()")
        return Snapshot(self.table.save(), copying.deepcopy(self._book()))

    def restore(self, snapshot: Snapshot) -> None:
        """Go on from what was saved: whatever happens then is the same."""
        self.table.restore(snapshot.table)
        vars(self).update(copying.deepcopy(dict(snapshot.book)))

    def _book(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self._kept}


class Env(_Match, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One match, the agents in turn."""

    _kept = (
        "agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos", "agent_selection",
        "_skip_agent_selection", "_cycles",
    )  # fmt: skip

    def __init__(self, setup: Setup, **arguments: Any) -> None:
        AECEnv.__init__(self)
        self._prepare(setup, **arguments)

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a match. `options` may have a `position` to start from. Raises NotationError."""
        self._begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select(len(self.agents) - 1)

    def _select(self, seat: int) -> None:
        """Ask the next seat after `seat` that is to act; if the match is over, all get their rewards."""
        position = self.table.position
        who = position.who
        seats = len(self.possible_agents)
        after = (seat + 1) % seats
        while who > 0 and not who >> after & 1:
            after = (after + 1) % seats
        agent = self.possible_agents[after]
        too_long = self.max_cycles is not None and self._cycles[agent] >= self.max_cycles
        if who == 0 or too_long:
            is_cut = who != 0 or position.truncated
            for each, reward in zip(self.possible_agents, self.table.rewards(), strict=True):
                self.rewards[each] = reward
                self._cumulative_rewards[each] += reward
                self.terminations[each] = not is_cut
                self.truncations[each] = is_cut
        self.agent_selection = agent
        if not self._in_observation:
            self.infos[agent] = self._look(agent)[1]

    def observe(self, agent: str) -> Observation:
        """What an agent may know."""
        return self._look(agent)[0]

    def step(self, action: Any) -> None:
        """Carry out an action of `agent_selection`. Raises IllegalAction or NotationError; nothing changes then."""
        if not self._has_begun:
            raise ResetNeeded("call reset() before step()")
        if not self.agents:
            raise ResetNeeded("the match is over and every agent has left: call reset() before step()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seats[agent]
        if self._illegal == "random" and not self._may(action, seat):
            action = self.table.any_action(seat)
        self.table.act(action, seat)
        self._cumulative_rewards[agent] = 0.0
        self._cycles[agent] += 1
        self._select(seat)

    def _may(self, action: Any, seat: int) -> bool:
        return as_int("action", action) in self.table.position.numbers(seat)

    def render(self) -> str | None:
        """The table as text, as the agent that is asked sees it; printed where the mode is `human`."""
        return self._render(self._seats[self.agent_selection] if self._has_begun else SPECTATOR)


class AllAtOnce(_Match, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One match, all agents at once: those that are not to act wait."""

    _kept = ("agents", "_cycles")

    def __init__(self, setup: Setup, **arguments: Any) -> None:
        self._prepare(setup, **arguments)

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a match. `options` may have a `position` to start from. Raises NotationError."""
        self._begin(seed, options)
        return self._look_all(self.agents)

    def _look_all(self, agents: list[str]) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        seen = {agent: self._look(agent) for agent in agents}
        return {agent: each[0] for agent, each in seen.items()}, {agent: each[1] for agent, each in seen.items()}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:  # fmt: skip
        """Carry out an action of every agent. Raises IllegalAction or NotationError; nothing changes then."""
        if not self.agents:
            raise ResetNeeded("no match is on: call reset() before step()")
        if set(actions) != set(self.agents):
            raise NotationError(f"actions are for {', '.join(sorted(actions))}: expected {', '.join(self.agents)}")
        position = self.table.position
        asked = position.to_act
        chosen = {}
        for agent in self.agents:  # all are checked before any is carried out
            action = as_int("action", actions[agent])
            seat = self._seats[agent]
            if seat in asked:
                if action not in position.numbers(seat):
                    if self._illegal == "raise":
                        raise position.illegal(action, seat)
                    action = self.table.any_action(seat)
                chosen[seat] = action
            elif action != self.wait and self._illegal == "raise":
                raise NotationError(f"{agent} is not to act: its only action is {self.wait}, which waits")
        for seat, action in chosen.items():
            self.table.act(action, seat)
        for agent in self.agents:
            self._cycles[agent] += 1
        agents = self.agents
        too_long = self.max_cycles is not None and self._cycles[agents[0]] >= self.max_cycles
        is_over = position.over
        is_cut = (is_over and position.truncated) or (too_long and not is_over)
        given = self.table.rewards() if is_over or is_cut else [0.0] * len(agents)
        if is_over or is_cut:
            self.agents = []
        seen, infos = self._look_all(agents)
        terminated, truncated = is_over and not is_cut, is_cut
        return (
            seen, dict(zip(agents, given, strict=True)), dict.fromkeys(agents, terminated),
            dict.fromkeys(agents, truncated), infos,
        )  # fmt: skip

    def render(self) -> str | None:
        """The table as text, as a spectator sees it, alone as the player does; printed where the mode is `human`."""
        return self._render(SPECTATOR if len(self.possible_agents) > 1 else 0)


def env(
    game: str | Game,
    *,
    seats: int | None = None,
    position: str | None = None,
    reward: str = "margin",
    mask: str = "observation",
    max_cycles: int | None = None,
    illegal: str = "raise",
    render_mode: str | None = None,
    **options: object,
) -> Env:
    """A game whose agents act in turn, see the top of this module. Raises UnknownGame or NotationError."""
    setup = read_setup(game, seats, position, reward, options)
    return Env(setup, render_mode=render_mode, mask=mask, max_cycles=max_cycles, illegal=illegal)


def parallel_env(
    game: str | Game,
    *,
    seats: int | None = None,
    position: str | None = None,
    reward: str = "margin",
    mask: str = "observation",
    max_cycles: int | None = None,
    illegal: str = "raise",
    render_mode: str | None = None,
    **options: object,
) -> AllAtOnce:
    """A game whose agents act all at once, see the top of this module. Raises UnknownGame or NotationError."""
    setup = read_setup(game, seats, position, reward, options)
    return AllAtOnce(setup, render_mode=render_mode, mask=mask, max_cycles=max_cycles, illegal=illegal)
