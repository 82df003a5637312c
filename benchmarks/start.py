"""How long it takes from opening a table to the first card, with contributions to chance and without.

    python -m benchmarks.start [--tables 100]

A real server on this machine and programs that answer at once. Without contributions the match begins when the last
seat is taken, as it did before there were any; with them each client sends one request more. Tables of both kinds take
turns, so that a busy moment of the machine meets both. The time ends when the first player's client has the first view.
"""

import argparse
import secrets
import signal
import statistics
import tempfile
import time
from pathlib import Path

from farshore.match.draws import commitment_to
from tests.games.adapters import example
from tests.server.serving import Person, Server

GAME = example("alternating")
BAR = 100  # milliseconds that contributions may add to the median


def commit() -> tuple[str, str]:
    """A secret and the commitment to it."""
    own = secrets.token_hex(32)
    return own, str(commitment_to(own))


def first_card(people: list[Person], contribute: bool) -> float:
    """Milliseconds from opening a table until the first player has a view of the match."""
    owned = [commit() for _ in people]
    parts = [{"commitment": own[1]} if contribute else {} for own in owned]
    began = time.perf_counter()
    table = people[0].open(GAME, seats=2, bots=[{"seat": 1, "level": 1}] if len(people) == 1 else [], **parts[0])
    for person, part in zip(people[1:], parts[1:], strict=True):
        person.ask("post", f"/api/v1/tables/{table}/sit", part)
    for seat, (person, (own, _)) in enumerate(zip(people, owned, strict=True)):
        if contribute:
            request = {"t": "reveal", "id": "reveal", "seat": seat, "text": own, "following": commit()[1]}
            person.ask("post", f"/api/v1/tables/{table}/commands", request)
    assert people[0].ask("get", f"/api/v1/tables/{table}")["scene"]["view"] is not None
    taken = 1_000 * (time.perf_counter() - began)
    people[0].ask("post", f"/api/v1/tables/{table}/commands", {"t": "resign", "id": "resign", "seat": 0})
    return taken


def main() -> None:
    """Measure and print both, and the difference."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100, help="of each kind")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), limits="off").start(GAME)
        try:
            for kind, names in (("alone against a bot", ["Ann"]), ("two people", ["Ann", "Ben"])):
                people = [Person(server, name) for name in names]
                found: dict[bool, list[float]] = {False: [], True: []}
                for number in range(2 * given.tables + 4):
                    taken = first_card(people, number % 2 == 1)
                    if number >= 4:  # the first ones are slower
                        found[number % 2 == 1].append(taken)
                for contribute, times in found.items():
                    what = "with contributions" if contribute else "without"
                    worst = sorted(times)[round(0.95 * (len(times) - 1))]
                    print(f"{kind}, {what}: median {statistics.median(times):.1f} ms, p95 {worst:.1f} ms")
                more = statistics.median(found[True]) - statistics.median(found[False])
                print(f"{kind}: {more:.1f} ms more, bar {BAR}: {'met' if more <= BAR else 'NOT met'}")
        finally:
            server.kill(signal.SIGTERM)
            server.close()


if __name__ == "__main__":
    main()
