"""A match whose players contribute to its chance: an abandoned start, two people at one device, a bot, a program that
contributes nothing, and a draw that was taken back by agreement.
"""

import hashlib
import random
from pathlib import Path
from typing import Any

import msgspec

from farshore.match.commands import AbandonStart, AnswerUndo, AskUndo, Resign, Reveal, Sit
from farshore.match.draws import Draws
from farshore.match.events import Event, Opened
from farshore.match.evolve import begin
from farshore.match.export import Export, export
from tests.match.test_live import DRAWS, Table

ID = "tAbLe_-0123"


def secret(name: str) -> str:
    """A secret for tests, the same for the same name."""
    return hashlib.sha256(name.encode()).hexdigest()


def commitment(name: str) -> str:
    """The commitment to it."""
    return hashlib.sha256(bytes.fromhex(secret(name))).hexdigest()


class FairTable(Table):
    """A match of the second scheme with its events, and time that goes on by hand."""

    def __init__(self, game: str, seats: int, draws: Draws = DRAWS, match_id: str = ID, **options: str) -> None:
        opened = Opened(0, game, 1, options, seats, id=match_id, commitment=draws.of_start(0).commitment)
        self.events: list[Event] = [opened]
        self.match = begin(opened)
        self.draws = draws
        self.now = 1_000

    def sit(self, player: str, name: str, own: str | None = None, **wish: Any) -> None:
        """Take a seat, with the commitment to a secret of that name or without any."""
        self.do(Sit(player, name, commitment=None if own is None else commitment(own), **wish))

    def reveal(self, player: str, own: str, following: str | None = None) -> None:
        seat = self.match.seat_of(player)
        assert seat is not None
        self.do(Reveal(player, seat, secret(own), None if following is None else commitment(following)))

    def play_on(self, rng: random.Random, steps: int) -> None:
        for _ in range(steps):
            if self.match.ended is None:
                seat = rng.choice(self.match.to_act)
                self.do_as(self.match.chairs[seat].player, seat, rng.choice(self.legal(seat)))


def played() -> FairTable:
    """The match described above."""
    table, rng = FairTable("entdecker", 4), random.Random(5)
    table.sit("ann", "Ann", "first")
    table.sit("ann", "Ben", beside=True)
    table.do(Sit(None, "Marlow", 3, level=2))
    table.sit("dora", "Dora", "withheld")
    table.reveal("ann", "first", "second")
    table.now += 20_000
    table.do(AbandonStart(None))
    table.sit("eve", "Eve")
    table.now += 50
    table.reveal("ann", "second", "third")
    assert table.match.begun
    while table.match.ended is None:
        table.play_on(rng, 1)
        if table.match.rewinds == 0 and table.match.draws > 8 and table.ask(AskUndo("eve", 2)) is None:
            before = table.match.draws
            for seat in (0, 1):
                if table.match.rewinds == 0:
                    table.do(AnswerUndo("ann", seat, True))
            assert before == table.match.draws
        if table.match.rewinds and table.match.draws > 45:
            break
    for player, seat in (("ann", 0), ("ann", 1), ("eve", 2)):
        table.do(Resign(player, seat))
    assert table.match.ended is not None
    return table


def exported() -> Export:
    """The same as a file."""
    return export(played().events, DRAWS)  # type: ignore[arg-type]


if __name__ == "__main__":
    Path(__file__).with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(exported()), indent=0))
