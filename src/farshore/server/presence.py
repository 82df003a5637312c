"""Who follows a match. When a player has gone and others wait, a bot plays on after a while."""

import asyncio

from farshore.engine.game import SPECTATOR
from farshore.match.commands import TakeOver
from farshore.server.live_match import LiveMatch, Subscriber
from farshore.server.pipeline import Pipeline

STAND_IN_LEVEL = 2  # of the bot that plays for an absent player


class Presence:
    """Adds and removes subscribers. `grace` is for how many seconds an absent player is waited for; 0: for ever."""

    def __init__(self, pipeline: Pipeline, grace: float) -> None:
        self.pipeline = pipeline
        self.grace = grace

    def join(self, live: LiveMatch, player: str | None, seat: int | None = None) -> Subscriber:
        """Send somebody what happens from now on; of several seats at one device, what that one hears."""
        subscriber = Subscriber(live.seat_of(player, seat), player)
        live.subscribers.add(subscriber)
        return subscriber

    def leave(self, live: LiveMatch, subscriber: Subscriber) -> None:
        """Send nothing further. If it was the last of a player and others wait, a bot plays on after a while."""
        live.subscribers.discard(subscriber)
        seat = subscriber.seat
        others = [chair for chair in live.match.chairs if chair.player not in (None, subscriber.player)]
        gone = not any(other.player == subscriber.player for other in live.subscribers)
        if seat != SPECTATOR and gone and others and self.grace > 0 and not live.match.opened.pace.turn:
            self.pipeline.tasks.start(self._stand_in(live, seat))

    async def _stand_in(self, live: LiveMatch, seat: int) -> None:
        await asyncio.sleep(self.grace)
        player = live.match.chairs[seat].player
        absent = not any(subscriber.player == player for subscriber in live.subscribers)
        waited_for = any(subscriber.seat != SPECTATOR for subscriber in live.subscribers)
        for each in (seat, *live.match.beside(seat)):
            if absent and waited_for and each in live.match.to_act:
                await self.pipeline.submit(live, TakeOver(None, each, STAND_IN_LEVEL))
