"""One seat of a game as a Gymnasium environment; bots play the other seats.

    import gymnasium
    import farshore.envs.gymnasium  # declares the ids
    environment = gymnasium.make("farshore/LostCities-v1", rounds=1, opponents=2)

Options of the game are arguments, and `seats`, `position`, `reward`, `mask` and `illegal`, as in `envs/pettingzoo.py`.
Besides: `seat`, which one is played here; and `opponents`: a level of the bots or the name of one, as
`farshore.bots.make` takes it, something with a method `choose(turn)`, or a function of a turn; a list of these has one
for each other seat in order. A game that can be played alone needs none.
"""

import copy as copying
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from farshore import bots
from farshore.bots import Bot
from farshore.engine.bits import from_bits
from farshore.engine.errors import NotationError
from farshore.engine.game import Game
from farshore.engine.record import Cells
from farshore.engine.validate import as_int, short_repr
from farshore.envs import INSTALL
from farshore.envs.registration import register
from farshore.envs.table import ILLEGAL, MASKS, Snapshot, Table, allowed, read_setup
from farshore.play import Turn

try:
    import gymnasium
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Box, Dict, Discrete, MultiBinary, Space
except ImportError as error:
    raise ImportError(INSTALL) from error

register()
Observation = dict[str, Cells] | Cells
Opponent = int | str | Bot | Callable[[Turn], str | int]


class Env(gymnasium.Env[Observation, int]):
    """One seat of a match. Made by `gymnasium.make`, or by itself with a game or its name."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012  # Gymnasium's

    def __init__(
        self,
        game: str | Game,
        *,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = 1,
        seats: int | None = None,
        position: str | None = None,
        reward: str = "margin",
        mask: str = "observation",
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        setup = read_setup(game, seats, position, reward, options)
        self.table = Table(setup)
        self.seat = as_int("seat", seat)
        if self.seat not in range(setup.seats):
            raise NotationError(f"seat cannot be {seat}: seats are 0 to {setup.seats - 1}")
        self._in_observation = allowed("mask", mask, MASKS) == "observation"
        self._illegal = allowed("illegal", illegal, ILLEGAL)
        self.render_mode = allowed("render_mode", render_mode, (None, "ansi", "human"))
        self._opponents = _each(opponents, setup.seats - 1)
        self._bots: list[Any] = []
        self._is_on = False
        box = Box(-1.0, 1.0, (self.table.encoding.size,), np.float32)
        marks = MultiBinary(len(setup.game.actions))
        self.observation_space: Space[Any] = (
            Dict({"observation": box, "action_mask": marks}) if self._in_observation else box
        )
        self.action_space: Space[Any] = Discrete(len(setup.game.actions))
        _ = self._make_bots(0)  # what cannot be made is refused now

    def _make_bots(self, seed: int) -> list[Any]:
        """The bots of a match, by seat; None where this environment plays."""
        game = self.table.game
        made: list[Any] = []
        for number, each in enumerate(self._opponents):
            if isinstance(each, int | str):
                made.append(bots.make(game, each, seed + number))
            elif hasattr(each, "choose") or callable(each):
                made.append(each)
            else:
                raise NotationError(f"opponents cannot be {short_repr(each)}: expected a level, a bot, or a function")
        return [*made[: self.seat], None, *made[self.seat :]]

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match. `options` may have a `position` to start from. Raises NotationError."""
        super().reset(seed=seed)
        self.table.begin(seed, (options or {}).get("position"))
        self._bots = self._make_bots(self.table.random() >> 2)
        self._is_on = True
        self._answer()
        return self._look()

    def _answer(self) -> None:
        """Let the others act, until only the own seat is to act or the match is over."""
        table = self.table
        while others := table.position.who & ~(1 << self.seat) if table.position.who > 0 else 0:
            seat = from_bits(others)[0]
            turn = Turn(table.game, table.position.observe(seat), seat, table.options, table.random())
            bot = self._bots[seat]
            table.act(bot.choose(turn) if hasattr(bot, "choose") else bot(turn), seat)

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        tensor, mask = self.table.look(self.seat, wait=False)
        if self._in_observation:
            return {"observation": tensor, "action_mask": mask}, {}
        return tensor, {"action_mask": mask}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out an action, then let the others act. Raises IllegalAction or NotationError; nothing changes then."""
        table = self.table
        if not self._is_on or table.position.over:
            raise ResetNeeded("no match is on: call reset() before step()")
        if self._illegal == "random" and as_int("action", action) not in table.position.numbers(self.seat):
            action = table.any_action(self.seat)
        table.act(action, self.seat)
        self._answer()
        over = table.position.over
        cut = over and table.position.truncated
        reward = table.rewards()[self.seat] if over else 0.0
        observation, info = self._look()
        return observation, reward, over and not cut, cut, info

    def action_masks(self) -> Cells:
        """A 1 for each legal action, as the algorithms of SB3-Contrib ask for it."""
        return self.table.look(self.seat, wait=False)[1].astype(bool)

    def render(self) -> str | None:
        """The table as text, as the own seat sees it; printed where the mode is `human`."""
        text = self.table.picture(self.seat)
        if self.render_mode == "human":
            sys.stdout.write(text + "\n")
        return text if self.render_mode == "ansi" else None

    def full_state(self) -> Cells:
        """The whole truth as bytes, what is hidden from the own seat included. Observations never hold it."""
        return self.table.full_state()

    def save(self) -> Snapshot:
        """The match as it is now, bots included, to go on from with `restore`, here or in one with equal arguments."""
        return Snapshot(self.table.save(), {"_bots": copying.deepcopy(self._bots), "_is_on": self._is_on})

    def restore(self, snapshot: Snapshot) -> None:
        """Go on from what was saved: whatever happens then is the same, but for bots that think by the clock."""
        self.table.restore(snapshot.table)
        vars(self).update(copying.deepcopy(dict(snapshot.book)))


def _each(opponents: Opponent | Sequence[Opponent], count: int) -> Sequence[Opponent]:
    """One for each other seat."""
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        if len(opponents) != count:
            raise NotationError(f"{len(opponents)} opponents are given, but there are {count} other seats")
        return opponents
    return [opponents] * count
