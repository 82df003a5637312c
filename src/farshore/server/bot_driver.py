"""Lets bots act in live matches: each chooses in a worker, from its view alone, and answers after a natural time."""

import asyncio
import logging
import random
import time

from farshore.engine.errors import NewerRules
from farshore.match.commands import Act
from farshore.server.fair_queue import Caller
from farshore.server.limits import (
    MOST_BOTS_ONLY_TABLES_OF_A_PERSON,
    MOST_BOTS_ONLY_TABLES_OF_AN_ADDRESS,
    Limits,
    share_of,
)
from farshore.server.live_match import LiveMatch
from farshore.server.pipeline import NOT_OWNER, STALE, Pipeline
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
        self.limits = Limits(False)  # none, until the app sets its own
        self._moving: dict[str, Caller] = {}  # matches of bots only in which they move, and for whom
        self._waiting: dict[str, LiveMatch] = {}  # those in which they will move when others are no longer watched

    def drive(self, live: LiveMatch) -> None:
        """Let every bot that is to act think, and stop those whose choice is no longer wanted."""
        match = live.match
        for seat in match.to_act if self._may_move(live) else ():
            if match.chairs[seat].bot is not None and seat not in live.thinking:
                live.thinking[seat] = None
                self.pipeline.tasks.start(self._act(live, seat))
        for seat, choice in live.thinking.items():
            if choice is not None and (seat not in match.to_act or match.chairs[seat].bot is None):
                choice.cancel()

    def stop(self, live: LiveMatch) -> None:
        """Stop the bots of a match: another process runs them."""
        for choice in live.thinking.values():
            if choice is not None:
                choice.cancel()

    def _may_move(self, live: LiveMatch) -> bool:
        """Where only bots sit, they move only while somebody watches, and only at so many tables at once."""
        watched = live.bots_only and bool(live.subscribers) and live.match.ended is None
        if watched and live.id not in self._moving and not self._is_too_much(live.callers[0]):
            self._moving[live.id] = live.callers[0]
        if not watched:
            self._waiting.pop(live.id, None)
            if self._moving.pop(live.id, None) is not None:
                for other in [*self._waiting.values()]:
                    self.drive(other)
        elif live.id in self._moving:
            self._waiting.pop(live.id, None)
        else:
            self._waiting[live.id] = live
        return not live.bots_only or live.id in self._moving

    def _is_too_much(self, caller: Caller) -> bool:
        of_address = [each for each in self._moving.values() if each.address == caller.address]
        processes = self.limits.processes
        return self.limits.on and (
            len(of_address) >= share_of(MOST_BOTS_ONLY_TABLES_OF_AN_ADDRESS, processes)
            or of_address.count(caller) >= share_of(MOST_BOTS_ONLY_TABLES_OF_A_PERSON, processes)
        )

    async def _act(self, live: LiveMatch, seat: int) -> None:
        """Let a bot choose one action and carry it out, unless its seat has heard something meanwhile.

        However that ends, `on_change` is called: it lets the next bot act, or this one again.
        """
        try:
            callers = live.callers
            while callers and (wait := self.limits.take("bot move", callers[0].address)):
                await asyncio.sleep(wait)
            match = live.match
            level = match.chairs[seat].bot
            if level is None or seat not in match.to_act or match.position is None:
                return
            view = match.position.observe(seat).tobytes()
            seed = match.draws_by(live.draws).bot_seed(seat, match.acted.get(seat, 0))
            base = len(live.heard[seat])
            choice = asyncio.ensure_future(
                self.workers.choose(match.game.name, view, seat, level, seed, len(match.chairs), callers)
            )
            live.thinking[seat] = choice
            began = time.monotonic()
            await asyncio.wait([choice])
            if choice.cancelled():
                return
            thought = time.monotonic() - began
            self.pipeline.metrics.bot_answers.observe(thought)
            if not any(done.secret for done in match.undoable):  # nobody watches a secret action
                await asyncio.sleep(reply_delay(thought, random.random(), self.patience) - thought)
            result = await self.pipeline.submit(live, Act(None, seat, choice.result()), base, as_owner=True)
            if result.refusal is not None and result.refusal not in (STALE, NOT_OWNER):
                await asyncio.sleep(PAUSE_AFTER_TROUBLE)
        except NewerRules:
            pass  # the match is held here no longer
        except NoChoice as error:
            log.error("a bot cannot act: %s", error)
            await asyncio.sleep(PAUSE_AFTER_TROUBLE)
        finally:
            left = live.thinking.pop(seat, None)
            if left is not None:
                left.cancel()
            self.pipeline.on_change(live)
