"""What everybody else notices of each abuse: `make attack`.

A real server with the limits of a public host runs in a process of its own, an attacker at one address in another.
People at other addresses play with bots and ask for this and that. Their 95th percentile under attack must stay within
three times that of the quiet time before and after it.
"""

import argparse
import asyncio
import importlib
import multiprocessing
import signal
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from farshore.match.draws import Draws
from farshore.server.store import Store
from tests.attack.long_match import store_match, stretched
from tests.attack.others import Player, p95
from tests.attack.visitors import new_address, public_server
from tests.games.adapters import example
from tests.server.serving import SOURCE, Server

MODULES = ("1_bots", "2_long_work", "3_identities", "4_slow_clients", "5_bad_bytes", "6_caches_and_logs")
BAR = 3.0
STRETCHED = 30  # long matches for the attacker to ask for
WARM_UP = 3.0  # seconds before something is measured
LEVELS = (2, 3, 5, 3)  # of the bots that the others play with


async def stretch(server: Server) -> None:
    """Store long finished matches."""
    store = await Store.open(server.database)
    draws = Draws(bytes(range(32)))
    events = stretched(example("simultaneous"), draws, undos=100, steps=80)
    for number in range(STRETCHED):
        await store_match(store, f"long-{number}", events, draws)
    await store.close()


class Waited(NamedTuple):
    """What the others waited for, in seconds each, and how much of a processor the server used."""

    requests: list[float]
    bots: list[float]
    busy: float

    def __add__(self, other: object) -> "Waited":
        assert isinstance(other, Waited)
        return Waited(self.requests + other.requests, self.bots + other.bots, (self.busy + other.busy) / 2)


def measured(server: Server, players: list[Player], seconds: float) -> Waited:
    """What happens in so many seconds."""
    for player in players:
        player.forget()
    busy = server.busy_seconds()
    time.sleep(seconds)
    requests = [each for player in players for each in player.requests]
    bots = [each for player in players for each in player.bots]
    return Waited(requests, bots, (server.busy_seconds() - busy) / seconds)


def attacked(server: Server, module: Any, players: list[Player], seconds: float) -> list[str]:
    """One row of the table for each thing that is measured; those above the bar end with a mark.

    The quiet time is half before and half after the attack: a machine that others use is now busy and now idle.
    """
    quiet = measured(server, players, seconds / 2)
    context = multiprocessing.get_context("spawn")
    stop, said = context.Event(), context.Queue()
    attacker = context.Process(target=module.attack, args=(server.url, new_address(), stop, said))
    attacker.start()
    time.sleep(WARM_UP)
    under = measured(server, players, seconds)
    stop.set()
    figure = said.get(timeout=120)
    attacker.join(60)
    time.sleep(WARM_UP)
    quiet += measured(server, players, seconds / 2)
    rows = []
    for what, before, now in (("requests", quiet.requests, under.requests), ("bots", quiet.bots, under.bots)):
        ratio = p95(now) / p95(before)
        verdict = "" if ratio <= BAR else "  ABOVE THE BAR"
        counts = f"({len(before)}, {len(now)})"
        cells = f"{what:<9}{p95(before):>9.0f} ms {p95(now):>9.0f} ms {ratio:>6.2f}  {counts:<12}"
        busy = f"{quiet.busy:>5.0%} {under.busy:>5.0%}"
        rows.append(f"{module.ABUSE:<44} {module.BEFORE:<36} {figure:<48} {cells} {busy}{verdict}")
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.attack", description=__doc__)
    parser.add_argument("--only", choices=[name[0] for name in MODULES], help="the number of one abuse")
    parser.add_argument("--seconds", type=float, default=25.0, help="of quiet and of attack, each")
    parser.add_argument("--source", default=SOURCE, help="the folder of the package, to measure another version")
    arguments = parser.parse_args()
    names = [name for name in MODULES if arguments.only in (None, name[0])]
    with tempfile.TemporaryDirectory() as folder:
        server = public_server(Path(folder), patience="1", path=arguments.source)
        if arguments.only in (None, "2"):
            asyncio.run(stretch(server))
        server.start()
        players = [Player(server.url, new_address(), level) for level in LEVELS]
        for player in players:
            player.start()
        time.sleep(WARM_UP)
        head = f"{'quiet p95':>12} {'attacked':>12} {'ratio':>6}  {'(samples)':<12} the server's processor"
        print(f"{'abuse':<44} {'before':<36} {'now':<48} {'others':<9}{head}", flush=True)
        rows = []
        try:
            for name in names:
                module = importlib.import_module(f"tests.attack.test_{name}")
                for row in attacked(server, module, players, arguments.seconds):
                    rows.append(row)
                    print(row, flush=True)
            failed = [each for player in players for each in player.failed]
        finally:
            for player in players:
                player.stopped.set()
            for player in players:
                player.join(60)
            server.kill(signal.SIGTERM)
            server.close()
    for each in failed:
        print(f"somebody else was disturbed: {each}")
    above = [row for row in rows if row.endswith("BAR")]
    print(f"{len(above)} of {len(rows)} above {BAR:g} times the quiet time")
    return 1 if above or failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
