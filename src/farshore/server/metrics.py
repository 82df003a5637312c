"""Metrics for operators, in the format of Prometheus, and a health check. They reveal nothing of any match."""

import asyncio
import hmac
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from litestar import MediaType, Request, get
from litestar.datastructures import State
from litestar.exceptions import PermissionDeniedException

from farshore.server.access import address_of, token_in
from farshore.server.settings import LOOPBACK, Settings

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
PACE = 0.1  # seconds between two measurements of the loop


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterator[str]:
        """In the format of Prometheus."""
        yield f"# TYPE {name} histogram"
        so_far = 0
        for bound, count in zip((*map(str, SECONDS), "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {so_far}"


class Metrics:
    """What is counted while the server runs."""

    def __init__(self) -> None:
        self.acks = Histogram()  # from a request's arrival to its ack, which comes after the commit
        self.lag = Histogram()  # by how much the loop woke up late
        self.moves = 0  # commands carried out
        self.resyncs = 0  # times that a client was sent everything again
        self.cut_off = 0  # clients that did not read
        self.refusals: Counter[str] = Counter()  # by reason

    async def watch_loop(self) -> None:
        """Measure for ever how late the loop is."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + PACE
            await asyncio.sleep(PACE)
            self.lag.note(max(0.0, loop.time() - due))

    def text(self, gauges: Mapping[str, float], counters: Mapping[str, int]) -> str:
        """All metrics, these gauges and counters included."""
        lines = [*_plain(gauges, "gauge")]
        lines += _plain({**counters, "resyncs_total": self.resyncs, "cut_off_total": self.cut_off}, "counter")
        lines.append("# TYPE farshore_refusals_total counter")
        for reason, count in sorted(self.refusals.items()):
            lines.append(f'farshore_refusals_total{{reason="{reason}"}} {count}')
        lines += self.acks.lines("farshore_ack_seconds")
        lines += self.lag.lines("farshore_loop_lag_seconds")
        return "\n".join(lines) + "\n"


def _plain(values: Mapping[str, float], kind: str) -> Iterable[str]:
    for name, value in values.items():
        yield f"# TYPE farshore_{name} {kind}"
        yield f"farshore_{name} {value}"


@get("/health", media_type=MediaType.TEXT)
async def health(request: Request[Any, Any, State]) -> str:
    """Whether the server answers and its store does."""
    await request.app.state.store.last_heartbeat()
    return "ok\n"


@get("/metrics", media_type=MediaType.TEXT, raises=[PermissionDeniedException])
async def show_metrics(request: Request[Any, Any, State]) -> str:
    """Metrics for Prometheus: from this machine, or with the operator's secret as a bearer token."""
    state = request.app.state
    settings: Settings = state.settings
    secret = token_in(request.headers)
    if not (settings.secret and hmac.compare_digest(secret.encode(), settings.secret.encode())) and (
        settings.public or address_of(request.scope) != LOOPBACK
    ):
        raise PermissionDeniedException("metrics are for operators: send the secret as a bearer token")
    queues = [len(subscriber.waiting) for subscriber in state.sockets]
    gauges = {
        "sockets": len(state.sockets),
        "subscribers": sum(len(live.subscribers) for live in state.service.registry.matches.values()),
        "tables": len(state.service.registry.matches),
        "queue_depth_most": max(queues, default=0),
        "queue_depth_total": sum(queues),
        "bots_waiting": state.workers.waiting,
        "store_waiting": state.store.waiting,
    }
    return str(state.metrics.text(gauges, {"moves_total": state.metrics.moves, "commits_total": state.store.commits}))


ROUTES = (health, show_metrics)
