"""A batch of matches as a Gymnasium vector environment: one seat of each is played here, compiled bots play the others.

    import gymnasium
    import farshore.envs.gymnasium
    environments = gymnasium.make_vec("farshore/LostCities-v1", num_envs=1024, opponents=2)

Actions are checked: one that is illegal raises IllegalAction, with `illegal="random"` any legal one is played instead.
A match that is over is followed by a new one at the next step, whatever the action is (Gymnasium's `NEXT_STEP`).
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from farshore.engine.errors import NotationError
from farshore.engine.game import Game
from farshore.engine.record import Cells
from farshore.engine.validate import as_int
from farshore.envs import INSTALL
from farshore.envs.batch import BOTS, Batch, SavedLanes
from farshore.envs.table import ILLEGAL, allowed, read_setup

try:
    from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as Vectors
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise ImportError(INSTALL) from error


class SavedVector(NamedTuple):
    """Everything about such matches, to go on from there."""

    lanes: SavedLanes
    chance: Mapping[str, Any]


class VectorEnv(Vectors[dict[str, Cells], Cells, Cells]):
    """So many matches. Made by `gymnasium.make_vec`, or by itself with a game or its name."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012  # Gymnasium's

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        *,
        seat: int = 0,
        opponents: int | str = 1,
        seats: int | None = None,
        position: str | None = None,
        reward: str = "margin",
        illegal: str = "raise",
        threads: int = 1,
        **options: object,
    ) -> None:
        count = read_setup(game, seats, position, reward, options).seats
        self.seat = as_int("seat", seat)
        if self.seat not in range(count):
            raise NotationError(f"seat cannot be {seat}: seats are 0 to {count - 1}")
        if opponents not in BOTS:
            raise NotationError(f"opponents cannot be {opponents!r}: allowed are {', '.join(map(str, BOTS))}")
        self.batch = Batch(
            game, num_envs, seats=count, position=position, reward=reward, threads=threads,
            opponents=[None if each == self.seat else opponents for each in range(count)], **options,
        )  # fmt: skip
        self._illegal = allowed("illegal", illegal, ILLEGAL)
        self.num_envs = self.batch.lanes
        self.single_action_space = Discrete(len(self.batch.game.actions))
        self.single_observation_space = Dict(
            {
                "observation": Box(-1.0, 1.0, (self.batch.encoding.size,), np.float32),
                "action_mask": MultiBinary(len(self.batch.game.actions)),
            }
        )
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.batch.viewers[:] = self.seat

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: Mapping[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Cells], dict[str, Any]]:
        """Begin a match in every lane; lane i has the seed plus i, or its own of a list."""
        if isinstance(seed, list):
            super().reset(seed=None)
            self.np_random = np.random.default_rng([each for each in seed if each is not None] or None)
            drawn = self.np_random.integers(0, 1 << 62, self.num_envs)
            given = [int(drawn[i]) if each is None else each for i, each in enumerate(seed)]
            self.batch.reset(seeds=np.array(given, np.int64))
        else:
            first = None if seed is None else as_int("seed", seed)
            super().reset(seed=first)
            self.batch.reset(int(self.np_random.integers(0, 1 << 62)) if first is None else first)
        return self._look(), {}

    def _look(self) -> dict[str, Cells]:
        return {"observation": self.batch.encode(), "action_mask": self.batch.legal()}

    def step(self, actions: Cells) -> tuple[dict[str, Cells], Cells, Cells, Cells, dict[str, Any]]:
        """Carry out an action in every lane. Raises NotationError or IllegalAction; no lane has changed then."""
        batch = self.batch
        taken = np.asarray(actions)
        if taken.dtype.kind in "iu":
            taken = taken.astype(np.int64)
        if self._illegal == "random" and taken.shape == (self.num_envs,):
            last = len(batch.game.actions) - 1
            good = (taken >= 0) & (taken <= last)
            good &= batch.legal()[np.arange(self.num_envs), np.clip(taken, 0, last)] > 0
            taken = np.where(good, taken, batch.random_actions(self.np_random))
        batch.step(taken)
        over, cut = batch.over.copy(), batch.cut.copy()
        return self._look(), batch.rewards[:, self.seat].astype(np.float64), over & ~cut, cut, {}

    def save(self) -> SavedVector:
        """All matches as they are, and what is played instead of illegal actions, to go on from with `restore`."""
        return SavedVector(self.batch.save(), self.np_random.bit_generator.state)

    def restore(self, saved: SavedVector) -> None:
        """Go on from what was saved. Raises NotationError."""
        self.batch.restore(saved.lanes)
        self.np_random.bit_generator.state = saved.chance
