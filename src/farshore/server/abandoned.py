"""Matches at which nobody sits and that nobody watches: those of bots only are ended, open tables are closed."""

import asyncio

from farshore.match.commands import Abandon
from farshore.server.limits import BOTS_ONLY_FOR, OPEN_FOR
from farshore.server.loading import find_readable
from farshore.server.service import MatchService
from farshore.server.tasks import repeat

EVERY = 60.0  # seconds between two looks
AT_ONCE = 100  # matches at most that are ended in one look


async def run(service: MatchService) -> None:
    """Look for ever."""
    await asyncio.sleep(EVERY)
    await repeat(lambda: close_abandoned(service), EVERY, "abandoned matches are not closed yet")


async def close_abandoned(service: MatchService) -> None:
    """End matches of bots only, close tables to which nobody came, and forget limits of long ago."""
    store, registry, now = service.store, service.registry, service.registry.now()
    presence, shared = service.presence, service.ownership.shared
    found = await store.abandoned("running", now - round(1_000 * BOTS_ONLY_FOR), AT_ONCE)
    for match_id in set(found) - await presence.watched(found, shared):
        live = await find_readable(registry, match_id)
        if live is not None:
            await service.pipeline.submit(live, Abandon(None))
    before = now - round(1_000 * OPEN_FOR)
    found = await store.abandoned("open", before, AT_ONCE)
    for match_id in set(found) - await presence.watched(found, shared):
        if await store.delete_open(match_id, before):
            registry.matches.pop(match_id, None)
    await store.forget_limits(now)
