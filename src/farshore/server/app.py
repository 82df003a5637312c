"""The server: how its parts are wired, on one screen.

/                       pages (pages.py)
/api/v1/...             what pages and programs use (lobby.py, matches.py, tutorials.py), see /schema/openapi.json
/ws/v1/tables/{id}      a match, live (sockets.py)
/health  /metrics       for operators
"""

import asyncio
import contextlib
import gc
import hmac
import logging
from collections.abc import AsyncIterator, Collection
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from farshore import __version__, games
from farshore.engine.errors import FarshoreError
from farshore.server import lobby, matches, pages, sockets, tutorials
from farshore.server.fanout import fanout_of
from farshore.server.http_guard import Gate, address_of
from farshore.server.identity import token_in
from farshore.server.limits import Limits, Places
from farshore.server.metrics import Figures
from farshore.server.settings import LOOPBACK, Settings
from farshore.server.store import Store, Unavailable
from farshore.server.tables import Hall, Watcher
from farshore.server.workers import Progress, Workers

NEW = 1.0  # seconds between two looks for garbage among what is new
SWEEP = 600.0  # and among everything, if few are there
FEW = 500  # sockets; with 5,000 a look at everything, 720,000 objects, stalls the loop for 0.8 s and has found nothing

log = logging.getLogger("farshore.app")


@get("/health", media_type=MediaType.TEXT)
async def health(request: Request[Any, Any, State]) -> str:
    """Whether the server answers and its store does."""
    await request.app.state.store.last_heartbeat()
    return "ok\n"


@get("/metrics", media_type=MediaType.TEXT, raises=[PermissionDeniedException])
async def metrics(request: Request[Any, Any, State]) -> str:
    """Figures for Prometheus: on this machine, or with the operator's secret as a bearer token."""
    state = request.app.state
    settings: Settings = state.settings
    secret = token_in(request.headers)
    if not (settings.secret and hmac.compare_digest(secret.encode(), settings.secret.encode())) and (
        settings.public or address_of(request.scope) != LOOPBACK
    ):
        raise PermissionDeniedException("figures are for operators: send the secret as a bearer token")
    queues = [len(watcher.waiting) for watcher in state.sockets]
    gauges = {
        "sockets": len(state.sockets),
        "tables": len(state.hall.tables),
        "queue_depth_most": max(queues, default=0),
        "queue_depth_total": sum(queues),
        "bots_waiting": state.workers.waiting,
        "store_waiting": state.store.waiting,
    }
    return str(state.figures.text(gauges, {"moves_total": state.hall.moves, "commits_total": state.store.commits}))


def refused(_: Request[Any, Any, State], error: HTTPException) -> Response[dict[str, Any]]:
    """What was turned down, always as JSON, whatever the route answers otherwise."""
    body: dict[str, Any] = {"status_code": error.status_code, "detail": error.detail}
    if error.extra:
        body["extra"] = error.extra
    return Response(body, status_code=error.status_code, headers=error.headers, media_type=MediaType.JSON)


def bad_input(_: Request[Any, Any, State], error: FarshoreError) -> Response[dict[str, Any]]:
    """What a caller did wrong, in a sentence."""
    return Response({"status_code": 400, "detail": str(error)}, status_code=400, media_type=MediaType.JSON)


def too_deep(_: Request[Any, Any, State], __: RecursionError) -> Response[dict[str, Any]]:
    """A body that is nested without end."""
    return Response({"status_code": 400, "detail": "cannot read this: it is nested too deeply"}, status_code=400)


def unavailable(_: Request[Any, Any, State], __: Unavailable) -> Response[dict[str, Any]]:
    """The store does not answer; what it says of that is for the log."""
    detail = "the store does not answer now: try again"
    return Response({"status_code": 503, "detail": detail}, status_code=503, headers={"retry-after": "2"})


def make_app(settings: Settings, on_progress: Progress | None = None) -> Gate:
    """The application behind its wall. `on_progress` hears how far games are made ready."""
    limits, places, figures = Limits(settings.limited), Places(settings.limited), Figures()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database_url)
        for problem in games.problems(*games.BROWSER):
            log.warning("%s", problem)
        offered = [game.name for game in games.playable(*games.BROWSER)]
        workers = Workers(settings.workers, offered, on_progress=on_progress)
        fanout = fanout_of(settings.database_url)
        hall = Hall(store, workers, grace=settings.grace, patience=settings.patience, fanout=fanout, figures=figures)
        connected: set[Watcher] = set()
        parts = {"settings": settings, "store": store, "workers": workers, "hall": hall, "sockets": connected}
        parts["looking_back"] = matches.LookingBack()
        app.state.update({**parts, "limits": limits, "places": places, "figures": figures})
        gate.stop = hall.dismiss
        await workers.start()
        await fanout.start(hall.hears, hall.missed)
        tasks = [
            asyncio.create_task(_go_on(hall, workers, connected)),
            asyncio.create_task(figures.watch_loop()),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await fanout.stop()
            await hall.close()
            await workers.stop()
            await store.close()

    inner = Litestar(
        route_handlers=[
            *lobby.ROUTES,
            *matches.ROUTES,
            *sockets.ROUTES,
            *tutorials.ROUTES,
            *pages.ROUTES,
            health,
            metrics,
        ],
        lifespan=[lifespan],
        exception_handlers={
            HTTPException: refused,
            FarshoreError: bad_input,
            Unavailable: unavailable,
            RecursionError: too_deep,
        },
        request_max_body_size=64 * 1024,
        logging_config=None,  # logs.py says how
        compression_config=CompressionConfig(backend="gzip", minimum_size=1_000, exclude=["^/static/"]),
        openapi_config=OpenAPIConfig(
            title="Farshore", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
    gate = Gate(inner, settings, limits)  # type: ignore[arg-type]  # its scopes are typed more narrowly
    return gate


async def _go_on(hall: Hall, workers: Workers, connected: Collection[object]) -> None:
    """Take up the running matches of each game when it is ready, and note every second that the server is alive."""
    last = await hall.store.last_heartbeat()

    async def resume(game: str) -> None:
        await workers.ready[game].wait()
        freeze()
        while True:
            try:
                return await hall.resume(game, last)
            except Unavailable as error:
                log.warning("matches of %s are not taken up yet: %s", game, error)
                await asyncio.sleep(1.0)

    await asyncio.gather(hall.beat(), sweep(connected), *(resume(game) for game in workers.ready))


def freeze() -> None:
    """Let the garbage collector pass over what is there by now, and look for cycles only in `sweep`.

    Compilers and rules are 200 MB of small things. Of what comes later nothing was ever found in a cycle under load,
    but with 5,000 sockets each look at what was new stalled the loop for 50 to 250 ms, every few seconds.
    """
    gc.collect()
    gc.freeze()
    gc.disable()


async def sweep(connected: Collection[object]) -> None:
    """Free what is kept alive by itself alone: what is new at once, whatever is older when few are there."""
    due = SWEEP
    while True:
        await asyncio.sleep(NEW)
        gc.collect(0)
        due -= NEW
        if due <= 0 and len(connected) <= FEW:
            gc.collect()
            due = SWEEP
