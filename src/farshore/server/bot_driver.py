"""Lets bots act in live matches: each chooses in a worker, from its view alone, and answers after a natural time."""

import asyncio
import logging
import random
import secrets
import time

from farshore.match.commands import Act
from farshore.server.live_match import LiveMatch
from farshore.server.pipeline import STALE, Pipeline
from farshore.server.workers import NoChoice, Workers

REPLY_DELAYS = (0.4, 1.0, 2.0, 4.0, 8.0, 16.0)  # seconds after which a bot answers: the first delay that is long enough
REPLY_JITTER = 0.1  # seconds by which a delay varies either way
PAUSE_AFTER_TROUBLE = 1.0  # seconds before a bot that could not act tries again

log = logging.getLogger(__name__)


def reply_delay(thought: float, dice: float, patience: float = 1.0) -> float:
    """Seconds after which a bot that has thought so long answers; `dice` is a random number from 0 to 1.

    A bot that answers at once is hard to follow, and one that takes as long as it thinks would show by that what it
    holds. So there are a few fixed times, varied by the dice alone. `patience` makes all of them longer or shorter.
    """
    later = REPLY_JITTER * (2.0 * dice - 1.0)
    return next((answer for slot in REPLY_DELAYS if (answer := patience * (slot + later)) >= thought), thought)


class BotDriver:
    """Starts the bots that are to act."""

    def __init__(self, workers: Workers, pipeline: Pipeline, patience: float) -> None:
        self.workers = workers
        self.pipeline = pipeline
        self.patience = patience

    def drive(self, live: LiveMatch) -> None:
        """Let every bot that is to act think, and stop those whose choice is no longer wanted."""
        match = live.match
        for seat in match.to_act:
            if match.chairs[seat].bot is not None and seat not in live.thinking:
                live.thinking[seat] = None
                self.pipeline.tasks.start(self._act(live, seat))
        for seat, choice in live.thinking.items():
            if choice is not None and (seat not in match.to_act or match.chairs[seat].bot is None):
                choice.cancel()

    async def _act(self, live: LiveMatch, seat: int) -> None:
        """One action of a bot; dropped if its seat has heard something meanwhile."""
        try:
            match = live.match
            level = match.chairs[seat].bot
            if level is None or seat not in match.to_act or match.position is None:
                return
            views = match.position.observe(seat).tobytes()
            seed = int.from_bytes(secrets.token_bytes(7), "big")
            base = len(live.heard[seat])
            choice = asyncio.ensure_future(
                self.workers.choose(match.game.name, views, seat, level, seed, len(match.chairs))
            )
            live.thinking[seat] = choice
            began = time.monotonic()
            await asyncio.wait([choice])
            if choice.cancelled():
                return
            if not any(done.secret for done in match.turn):  # nobody watches a secret action
                thought = time.monotonic() - began
                await asyncio.sleep(reply_delay(thought, random.random(), self.patience) - thought)
            result = await self.pipeline.submit(live, Act(None, seat, choice.result()), base)
            if result.refusal is not None and result.refusal is not STALE:
                await asyncio.sleep(PAUSE_AFTER_TROUBLE)
        except NoChoice as error:
            log.error("a bot cannot act: %s", error)
            await asyncio.sleep(PAUSE_AFTER_TROUBLE)
        finally:
            left = live.thinking.pop(seat, None)
            if left is not None:
                left.cancel()
            self.pipeline.on_change(live)
