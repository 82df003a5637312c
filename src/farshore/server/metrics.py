"""Metrics for operators, by the client library of Prometheus. They reveal nothing of any match.

Each is described in docs/hosting.md. What is counted on the way of a move is counted without looking up a label.
"""

import asyncio
import hmac
import time
from collections.abc import Iterable
from typing import Any

import prometheus_client
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import PermissionDeniedException
from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from farshore import __version__
from farshore.server.access import address_of, token_in
from farshore.server.addresses import LOOPBACK
from farshore.server.asgi import Application, Receive, Scope, Send
from farshore.server.settings import Settings

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
LONGER = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
PACE = 0.1  # seconds between two measurements of the loop
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")

prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """What is counted while the server runs."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)

        def counter(name: str, about: str, *labels: str) -> Counter:
            return Counter(f"farshore_{name}", about, labels, registry=registry)

        def histogram(name: str, about: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
            return Histogram(f"farshore_{name}_seconds", about, labels, buckets=buckets, registry=registry)

        self.acks = histogram("ack", "From the arrival of a request about a match to its ack, commit included", SECONDS)
        self.lag = histogram("loop_lag", "By how much the event loop woke up late", SECONDS)
        self.bot_waits = histogram("bot_wait", "How long a bot's request waited for a worker", LONGER)
        self.bot_answers = histogram("bot_answer", "How long a bot took to choose, waiting included", LONGER)
        self.moves = counter("moves", "Commands carried out")
        self.resyncs = counter("resyncs", "Times that a client was sent everything again")
        self.cut_off = counter("cut_off", "Clients disconnected because they did not read")
        self._loads = counter("loads", "Stored matches migrated to new rules, frozen, or not readable", "outcome")
        self._refusals = counter("refusals", "Commands refused", "reason")
        self._requests = counter("requests", "HTTP requests answered", "route", "method", "status")
        self._latency = histogram("request", "Until an HTTP answer began", SECONDS, "route", "method")

    def refused(self, reason: str) -> None:
        """Count a command that was refused."""
        self._refusals.labels(reason).inc()

    def loaded(self, outcome: str, matches: int = 1) -> None:
        """Count stored matches that new rules migrated or froze, or that cannot be read, by a code."""
        self._loads.labels(outcome).inc(matches)

    def rejected(self, status: int) -> None:
        """Count a request that the guard has rejected."""
        self._requests.labels("rejected", "any", str(status)).inc()

    def answered(self, scope: Scope, status: int, seconds: float) -> None:
        """Count a request that was answered, by the template of its route: visitors make up paths, and ids are many."""
        route = scope.get("path_template") or "unknown"
        method = scope["method"] if scope["method"] in METHODS else "other"
        self._requests.labels(route, method, str(status)).inc()
        self._latency.labels(route, method).observe(seconds)

    async def watch_loop(self) -> None:
        """Measure for ever how late the loop is."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + PACE
            await asyncio.sleep(PACE)
            self.lag.observe(max(0.0, loop.time() - due))


class Measured:
    """The application, whose answers are counted and timed."""

    def __init__(self, inner: Application, metrics: Metrics) -> None:
        self.inner = inner
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self.inner(scope, receive, send)
            return
        began = time.perf_counter()

        async def send_and_count(message: Any) -> None:
            if message["type"] == "http.response.start":
                self.metrics.answered(scope, message["status"], time.perf_counter() - began)
            await send(message)

        await self.inner(scope, receive, send_and_count)


class Present(Collector):
    """What there is at the moment at which somebody asks."""

    def __init__(self, state: State, ready: bool) -> None:
        self.state = state
        self.ready = ready

    def collect(self) -> Iterable[Metric]:
        """Each of them."""
        state = self.state
        queues = [len(subscriber.waiting) for subscriber in state.sockets]
        tables, ownership = state.service.registry.matches.values(), state.service.ownership
        for name, about, value in (
            ("ready", "1 if the store takes a write", self.ready),
            ("sockets", "Open websockets", len(state.sockets)),
            ("subscribers", "Websockets, streams and long polls", sum(len(live.subscribers) for live in tables)),
            ("tables", "Matches in memory", len(tables)),
            ("queue_depth_most", "Messages that wait for the slowest client", max(queues, default=0)),
            ("queue_depth_total", "Messages that wait for all clients", sum(queues)),
            ("bots_waiting", "Requests of bots that no worker has taken yet", state.workers.waiting),
            ("store_waiting", "Commands that wait for a commit", state.store.waiting),
            ("processes", "Processes that live on this store", 1 + len(ownership.others)),
            ("owned_matches", "Matches whose bots and clocks this process runs", sum(map(ownership.owns, tables))),
        ):
            yield GaugeMetricFamily(f"farshore_{name}", about, value)
        games = GaugeMetricFamily("farshore_game_ready", "1 if a game can be played", labels=["game"])
        for game, ready in state.workers.ready.items():
            games.add_metric([game], ready.is_set())
        yield games
        info = GaugeMetricFamily("farshore_info", "The version that runs", labels=["version"])
        info.add_metric([__version__], 1)
        yield info
        yield CounterMetricFamily("farshore_commits", "Commits of the store", state.store.commits)


@get("/metrics", media_type=prometheus_client.CONTENT_TYPE_LATEST, raises=[PermissionDeniedException])
async def show_metrics(request: Request[Any, Any, State]) -> Response[bytes]:
    """Metrics for Prometheus: from this machine, or with the operator's secret as a bearer token."""
    state = request.app.state
    settings: Settings = state.settings
    secret = token_in(request.headers)
    if not (settings.secret and hmac.compare_digest(secret.encode(), settings.secret.encode())) and (
        settings.public or address_of(request.scope) != LOOPBACK
    ):
        raise PermissionDeniedException("metrics are for operators: send the secret as a bearer token")
    present = CollectorRegistry()
    present.register(Present(state, ready=not await state.readiness.problem()))
    text = prometheus_client.generate_latest(state.metrics.registry) + prometheus_client.generate_latest(present)
    return Response(text, media_type=prometheus_client.CONTENT_TYPE_LATEST)


ROUTES = (show_metrics,)
