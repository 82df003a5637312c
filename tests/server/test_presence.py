"""When a bot plays for a player who has gone: after the grace period, and only if nobody of the same device is left."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from farshore.match.commands import Command, Sit, TakeOver
from farshore.server.live_match import LiveMatch
from farshore.server.presence import STAND_IN_LEVEL, Presence
from tests.match.test_live import DRAWS, Table


class Pipeline:
    """Notes what is started and submitted, so that a test decides when the grace period is over."""

    def __init__(self) -> None:
        self.tasks = self
        self.started: list[Coroutine[None, None, None]] = []
        self.submitted: list[Command] = []

    def start(self, work: Coroutine[None, None, None]) -> None:
        self.started.append(work)

    async def submit(self, _: LiveMatch, command: Command) -> None:
        self.submitted.append(command)


def presence() -> tuple[Any, Presence, LiveMatch]:
    table = Table("lost-cities", 2, first_starter="0")
    table.do(Sit("ann", "Ann"), Sit("ben", "Ben"))
    pipeline: Any = Pipeline()
    return pipeline, Presence(pipeline, 1e-9), LiveMatch("id", table.events, DRAWS)  # type: ignore[arg-type]


def test_a_bot_plays_for_a_player_who_has_gone_while_another_waits() -> None:
    async def go() -> None:
        pipeline, watch, live = presence()
        watch.join(live, "ben")
        watch.leave(live, watch.join(live, "ann"))
        (grace,) = pipeline.started
        assert pipeline.submitted == []
        await grace
        assert pipeline.submitted == [TakeOver(None, 0, STAND_IN_LEVEL)]

    asyncio.run(go())


def test_nobody_is_absent_who_is_back_or_still_connected() -> None:
    async def go() -> None:
        pipeline, watch, live = presence()
        watch.join(live, "ben")
        first, second = watch.join(live, "ann"), watch.join(live, "ann")
        watch.leave(live, first)
        assert pipeline.started == []
        watch.leave(live, second)
        watch.join(live, "ann")
        (grace,) = pipeline.started
        await grace
        assert pipeline.submitted == []

    asyncio.run(go())


def test_nobody_is_waited_for_by_spectators() -> None:
    async def go() -> None:
        pipeline, watch, live = presence()
        watch.join(live, "eve")
        watch.leave(live, watch.join(live, "ann"))
        await pipeline.started[0]
        assert pipeline.submitted == []

    asyncio.run(go())
