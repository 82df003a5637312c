"""The server: how its parts are wired, on one screen.

/                       pages (pages.py)
/api/v1/...             what pages and programs use (me.py, lobby.py, tables.py, ...), see /schema/openapi.json
/ws/v1/tables/{id}      a match, live (sockets.py)
/health  /metrics       for operators (metrics.py)
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Collection

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from farshore import __version__, games
from farshore.server import garbage, http_errors, lobby, matches, me, metrics, pages, replay, sockets, tables, tutorials
from farshore.server.fanout import fanout_of
from farshore.server.http_guard import HttpGuard
from farshore.server.limits import Limits, Places
from farshore.server.live_match import Subscriber
from farshore.server.metrics import Metrics
from farshore.server.service import MatchService
from farshore.server.settings import Settings
from farshore.server.store import Store, Unavailable
from farshore.server.workers import Progress, Workers

log = logging.getLogger("farshore.app")


def make_app(settings: Settings, on_progress: Progress | None = None) -> HttpGuard:
    """The application behind its guard. `on_progress` is called while games are made ready."""
    limits, places, counts = Limits(settings.limited), Places(settings.limited), Metrics()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database_url)
        for problem in games.problems(*games.BROWSER):
            log.warning("%s", problem)
        offered = [game.name for game in games.playable(*games.BROWSER)]
        workers = Workers(settings.workers, offered, on_progress=on_progress)
        fanout = fanout_of(settings.database_url)
        service = MatchService(
            store, workers, grace=settings.grace, patience=settings.patience, fanout=fanout, metrics=counts
        )
        connected: set[Subscriber] = set()
        app.state.update({"settings": settings, "limits": limits, "places": places, "metrics": counts})
        app.state.update({"store": store, "workers": workers, "service": service, "sockets": connected})
        app.state["replays"] = replay.ReplayCache()
        guard.stop = service.end_subscriptions
        await workers.start()
        await fanout.start(service.registry.stored_elsewhere, service.registry.refresh_all)
        tasks = [
            asyncio.create_task(_run(service, workers, connected)),
            asyncio.create_task(counts.watch_loop()),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await fanout.stop()
            await service.close()
            await workers.stop()
            await store.close()

    inner = Litestar(
        route_handlers=[
            *me.ROUTES,
            *lobby.ROUTES,
            *tables.ROUTES,
            *matches.ROUTES,
            *replay.ROUTES,
            *sockets.ROUTES,
            *tutorials.ROUTES,
            *pages.ROUTES,
            *metrics.ROUTES,
        ],
        lifespan=[lifespan],
        exception_handlers=http_errors.HANDLERS,
        request_max_body_size=64 * 1024,
        logging_config=None,  # logs.py says how
        compression_config=CompressionConfig(backend="gzip", minimum_size=1_000, exclude=["^/static/"]),
        openapi_config=OpenAPIConfig(
            title="Farshore", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
    guard = HttpGuard(inner, settings, limits)  # type: ignore[arg-type]  # its scopes are typed more narrowly
    return guard


async def _run(service: MatchService, workers: Workers, connected: Collection[object]) -> None:
    """Resume the running matches of each game when it is ready, and run what has to run all the time."""
    last = await service.store.last_heartbeat()

    async def resume(game: str) -> None:
        await workers.ready[game].wait()
        garbage.freeze()
        while True:
            try:
                return await service.clocks.resume(game, last)
            except Unavailable as error:
                log.warning("matches of %s are not resumed yet: %s", game, error)
                await asyncio.sleep(1.0)

    await asyncio.gather(service.run(), garbage.sweep(connected), *(resume(game) for game in workers.ready))
