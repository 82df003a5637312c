"""Figures for operators, in the words of Prometheus: how many, how long, how full. Nothing in them tells of a match."""

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
PACE = 0.1  # seconds between two looks at the loop


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
        """What Prometheus reads."""
        yield f"# TYPE {name} histogram"
        so_far = 0
        for bound, count in zip((*map(str, SECONDS), "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {so_far}"


class Figures:
    """What is counted while the server runs."""

    def __init__(self) -> None:
        self.acks = Histogram()  # from a request's arrival to its ack, which comes after the commit
        self.lag = Histogram()  # by how much the loop woke up late
        self.resyncs = 0  # times that a client was sent everything again
        self.cut_off = 0  # clients that did not read
        self.turned_away: Counter[str] = Counter()  # refusals, by reason

    async def watch_loop(self) -> None:
        """Measure for ever how late the loop is."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + PACE
            await asyncio.sleep(PACE)
            self.lag.note(max(0.0, loop.time() - due))

    def text(self, gauges: Mapping[str, float], counters: Mapping[str, int]) -> str:
        """All of it, with what others count."""
        lines = [*_plain(gauges, "gauge")]
        lines += _plain({**counters, "resyncs_total": self.resyncs, "cut_off_total": self.cut_off}, "counter")
        lines.append("# TYPE farshore_refusals_total counter")
        for reason, count in sorted(self.turned_away.items()):
            lines.append(f'farshore_refusals_total{{reason="{reason}"}} {count}')
        lines += self.acks.lines("farshore_ack_seconds")
        lines += self.lag.lines("farshore_loop_lag_seconds")
        return "\n".join(lines) + "\n"


def _plain(values: Mapping[str, float], kind: str) -> Iterable[str]:
    for name, value in values.items():
        yield f"# TYPE farshore_{name} {kind}"
        yield f"farshore_{name} {value}"
