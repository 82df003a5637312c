"""A match whose players contribute to its chance: an abandoned start, two people at one device, a bot, a program that
contributes nothing, draws that were taken back by agreement, and all else that can happen to a match.
"""

import hashlib
import random
from pathlib import Path
from typing import Any

import msgspec

from farshore import games
from farshore.engine.game import option_text
from farshore.match.clock import Pace
from farshore.match.commands import (
    Abandon,
    AbandonStart,
    AnswerUndo,
    AskUndo,
    Command,
    Expire,
    HandBack,
    Pause,
    Rematch,
    Resign,
    Reveal,
    Sit,
    TakeOver,
    Undo,
)
from farshore.match.decide import may_undo
from farshore.match.draws import Draws
from farshore.match.events import Event, Opened
from farshore.match.evolve import begin
from farshore.match.export import Export, export
from tests.games.matches import random_options
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

    def __init__(
        self, game: str, seats: int, draws: Draws = DRAWS, match_id: str = ID, pace: Pace | None = None, **options: str
    ) -> None:
        promised = draws.of_start(0).commitment
        opened = Opened(0, game, 1, options, seats, pace or Pace(), id=match_id, commitment=promised)
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


def played(match_id: str = ID) -> FairTable:
    """The match described above."""
    table, rng = FairTable("entdecker", 4, match_id=match_id), random.Random(5)
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
        if table.match.rewinds and "undone" not in kinds(table):
            last = table.match.steps[-1][0]
            if last >= 0 and may_undo(table.match, last):
                table.do(Undo(table.match.chairs[last].player, last))
                table.do(TakeOver(None, 2, 2), HandBack("eve", 2), Pause(None, 300))
                table.do(AskUndo("eve", 2), AnswerUndo("ann", 0, False))
        if table.match.rewinds == 0 and table.match.draw_count > 8 and table.ask(AskUndo("eve", 2)) is None:
            before = table.match.draw_count
            for seat in (0, 1):
                if table.match.rewinds == 0:
                    table.do(AnswerUndo("ann", seat, True))
            assert before == table.match.draw_count
        if table.match.rewinds and table.match.draw_count > 45:
            break
    for player, seat in (("ann", 0), ("ann", 1), ("eve", 2)):
        table.do(Resign(player, seat))
    assert table.match.ended is not None
    table.do(Rematch(None, "again"))
    return table


def kinds(table: FairTable) -> set[str]:
    """What kinds of events there were."""
    return {str(type(event).__struct_config__.tag) for event in table.events}


def exported(match_id: str = ID) -> Export:
    """The same as a file."""
    return export(played(match_id).events, DRAWS)  # type: ignore[arg-type]


def at_random(game: str, rng: random.Random) -> FairTable:
    """A whole match with everything that people and the server may do, at random moments, most of it in vain."""
    seats = rng.choice(games.get(game).seats)
    agreed = games.get(game).read_options(random_options(games.get(game), rng))
    options = {name: option_text(value) for name, value in agreed.items()}
    table = FairTable(game, seats, DRAWS, ID, rng.choice((None, Pace(1_000, 3_000))), **options)
    made = 0
    while not table.match.begun:  # people of whom some contribute, some are late, and some share a device
        for seat in range(seats):
            player, made = rng.choice((f"p{seat}", f"p{seat}", "host")), made + 1
            level = rng.choice((None, None, None, 1))
            own = rng.choice((None, commitment(f"{made}"), commitment(f"{made}")))
            table.ask(Sit(player, f"Player {made}", seat, level, player == "host", own))
        while table.match.starting is not None:
            for seat, chair in enumerate(table.match.chairs):
                known = next((each for each in map(str, range(made + 1)) if commitment(each) == chair.commitment), "")
                if rng.random() < 0.6:
                    made += 1
                    following = rng.choice((None, commitment(f"{made}")))
                    table.ask(Reveal(chair.player, seat, secret(known), following))
            table.ask(Pause(None, rng.randrange(-5, 5_000)))
            table.now += 12_000
            table.ask(AbandonStart(None))
    for _ in range(1_500):
        if table.match.ended is None:
            table.now += rng.choice((0, 0, 50, 900))
            anything(table, rng)
    for seat in range(seats):
        table.ask(HandBack(table.match.chairs[seat].player, seat))
        table.ask(Resign(table.match.chairs[seat].player, seat))
    table.ask(Abandon(None))
    table.ask(Rematch(None, "again"))
    assert table.match.ended is not None
    return table


def anything(table: FairTable, rng: random.Random) -> None:
    """Something that might happen to a match."""
    match, seat = table.match, rng.randrange(len(table.match.chairs))
    player = match.chairs[seat].player
    server: list[Command] = [TakeOver(None, seat, 2), Expire(None, seat, 2), Pause(None, rng.randrange(500))]
    people: list[Command] = [Undo(player, seat), AskUndo(player, seat), HandBack(player, seat)]
    if match.asked is not None and player is not None and rng.random() < 0.5:
        table.ask(AnswerUndo(player, seat, rng.random() < 0.8))
    elif rng.random() < 0.25:
        table.ask(rng.choice(server if rng.random() < 0.1 or player is None else people))
    elif rng.random() < 0.001 and player is not None:
        table.ask(Resign(player, seat))
    elif match.to_act:
        seat = rng.choice(match.to_act)
        chair = match.chairs[seat]
        table.do_as(None if chair.bot is not None else chair.player, seat, rng.choice(table.legal(seat)))


if __name__ == "__main__":
    Path(__file__).with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(exported()), indent=0))
