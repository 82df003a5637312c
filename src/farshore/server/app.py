"""The server: how its parts are wired, on one screen.

/                       pages (pages.py)
/api/v1/...             what pages and programs use (me.py, lobby.py, tables.py, ...), see /schema/openapi.json
/ws/v1/tables/{id}      a match, live (sockets.py)
/health/...  /metrics   for operators (health.py, metrics.py)
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from farshore import __version__, games
from farshore.server import (
    abandoned,
    garbage,
    health,
    http_errors,
    lobby,
    matches,
    me,
    metrics,
    pages,
    reach,
    replay,
    sockets,
    tables,
    tutorials,
)
from farshore.server.archive import Archive
from farshore.server.fanout import fanout_of
from farshore.server.http_guard import HttpGuard
from farshore.server.limits import Limits, Places
from farshore.server.live_match import Subscriber
from farshore.server.loading import count_unplayable
from farshore.server.metrics import Metrics
from farshore.server.service import MatchService
from farshore.server.settings import Settings
from farshore.server.store import Store
from farshore.server.workers import Progress, Workers

log = logging.getLogger("farshore.app")


def make_app(settings: Settings, on_progress: Progress | None = None) -> HttpGuard:
    """The application behind its guard. `on_progress` is called while games are made ready."""
    limits, places, counts = Limits(settings.limited), Places(settings.limited), Metrics()
    network = reach.Network(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database_url)
        limits.store = store if store.on_postgresql else None
        for problem in games.problems(*games.BROWSER):
            log.warning("%s", problem)
        offered = [game.name for game in games.playable(*games.BROWSER)]
        workers = Workers(settings.workers, offered, on_progress=on_progress)
        workers.on_taken = counts.bot_waits.observe
        fanout = fanout_of(settings.database_url)
        service = MatchService(
            store, workers, grace=settings.grace, patience=settings.patience, fanout=fanout, metrics=counts
        )
        service.bots.limits = limits
        connected: set[Subscriber] = set()
        readiness = health.Readiness(store, lambda: service.ownership.heartbeat_is_regular)
        app.state.update({"settings": settings, "limits": limits, "places": places, "metrics": counts})
        app.state.update({"store": store, "workers": workers, "service": service, "sockets": connected})
        slices = service.registry.slices
        app.state.update({"replays": replay.ReplayCache(slices), "archive": Archive(store, slices)})
        app.state.update({"readiness": readiness, "network": network})
        guard.stop = service.end_subscriptions

        def share(processes: int) -> None:
            limits.processes = places.processes = processes

        service.on_processes = share
        await service.ownership.start()
        await workers.start()
        registry = service.registry
        await fanout.start(registry.stored_elsewhere, registry.refresh_all, registry.disconnect)
        start = service.tasks.start
        start(service.run())
        start(abandoned.run(service))
        start(count_unplayable(store, workers.ready.keys(), counts))
        start(garbage.sweep(connected))
        start(counts.watch_loop())
        for ready in workers.ready.values():
            start(_freeze(ready))
        try:
            yield
        finally:
            await service.close()
            await fanout.stop()
            await workers.stop()
            await readiness.close()
            await store.close()

    inner = Litestar(
        route_handlers=[
            *me.ROUTES,
            *lobby.ROUTES,
            *tables.ROUTES,
            *reach.ROUTES,
            *matches.ROUTES,
            *replay.ROUTES,
            *sockets.ROUTES,
            *tutorials.ROUTES,
            *pages.ROUTES,
            *health.ROUTES,
            *metrics.ROUTES,
        ],
        lifespan=[lifespan],
        exception_handlers=http_errors.HANDLERS,
        request_class=http_errors.JsonRequest,
        request_max_body_size=64 * 1024,
        logging_config=None,  # logs.py says how
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, minimum_size=1_000, exclude_opt_key="packed"
        ),
        openapi_config=OpenAPIConfig(
            title="Farshore", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
    measured = metrics.Measured(inner, counts)  # type: ignore[arg-type]  # its scopes are typed more narrowly
    guard = HttpGuard(measured, settings, limits)
    guard.network = network
    guard.on_reject = counts.rejected
    return guard


async def _freeze(ready: asyncio.Event) -> None:
    """Let the garbage collector ignore what a game has brought, as soon as it is ready."""
    await ready.wait()
    garbage.freeze()
