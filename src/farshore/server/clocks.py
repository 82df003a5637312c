"""Deadlines of live matches: of the seats to act, and of clients whose secrets a match needs to begin."""

import asyncio
from collections.abc import Callable

from farshore.match.commands import AbandonStart, Expire
from farshore.match.decide import STAND_IN_LEVEL
from farshore.server.live_match import LiveMatch
from farshore.server.pipeline import Pipeline


class Clocks:
    """Lets bots play for seats whose time is up, and frees seats whose clients do not reveal their secret."""

    def __init__(self, pipeline: Pipeline, now: Callable[[], int]) -> None:
        self.pipeline = pipeline
        self.now = now
        self.is_current: Callable[[], bool] = lambda: True  # whether this process knows that it was never stopped

    def set_alarm(self, live: LiveMatch) -> None:
        """Wait for the next deadline of a match, and no longer for an earlier one."""
        match = live.match
        deadlines = [due for seat in match.to_act if (due := match.clock.deadline(seat)) is not None]
        if match.reveal_by is not None and match.on_installed_rules:
            deadlines.append(match.reveal_by)
        self.cancel_alarm(live)
        if deadlines:
            delay = max(0.0, (min(deadlines) - self.now()) / 1_000) + 0.01
            start = self.pipeline.tasks.start
            live.alarm = asyncio.get_running_loop().call_later(delay, lambda: start(self._expire(live)))

    def cancel_alarm(self, live: LiveMatch) -> None:
        """Wait for no deadline of a match."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None

    async def _expire(self, live: LiveMatch) -> None:
        while not self.is_current():
            await asyncio.sleep(0.1)
        now = self.now()
        if live.match.reveal_by is not None and live.match.reveal_by <= now:
            await self.pipeline.submit(live, AbandonStart(None), as_owner=True)
        for seat in live.match.to_act:
            due = live.match.clock.deadline(seat)
            if due is not None and due <= now:
                await self.pipeline.submit(live, Expire(None, seat, STAND_IN_LEVEL), as_owner=True)
