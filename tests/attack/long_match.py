"""Matches that somebody has stretched, stored without being played over a network."""

import random

from farshore.match.commands import Act, Resign, Sit, Undo
from farshore.match.decide import Refusal, transitions
from farshore.match.draws import Draws
from farshore.match.events import AnyEvent, Opened, encode
from farshore.match.evolve import begin
from farshore.server.store import Store, StoredEvent


def stretched(game: str, draws: Draws, undos: int, steps: int, players: tuple[str, str] = ("a", "b")) -> list[AnyEvent]:
    """The events of a match with so many actions and, late in it, so many undos; then somebody resigns."""
    opened = Opened(0, game, 1, {}, 2)
    events: list[AnyEvent] = [opened]
    match, rng = begin(opened), random.Random(1)

    def do(command: Sit | Act | Undo | Resign) -> None:
        nonlocal match
        made = transitions(match, command, len(events), draws)
        assert not isinstance(made, Refusal), made
        events.extend(event for event, _ in made)
        match = made[-1].after

    for seat, player in enumerate(players):
        do(Sit(player, f"Player {seat}"))
    for _ in range(steps):
        assert match.position is not None
        seat = rng.choice(match.to_act)
        do(Act(players[seat], seat, rng.choice(match.position.numbers(seat))))
    seat = match.to_act[0]
    for _ in range(undos):
        assert match.position is not None
        do(Act(players[seat], seat, match.position.numbers(seat)[0]))
        do(Undo(players[seat], seat))
    do(Resign(players[0], 0))
    return events


async def store_match(store: Store, match_id: str, events: list[AnyEvent], draws: Draws, *players: str) -> None:
    """Store it as if it had been played."""
    opened = events[0]
    assert isinstance(opened, Opened)
    await store.create(
        match_id, encode(opened), draws.seed, False, 0, game=opened.game, rules=opened.rules, seats=opened.seats
    )
    rows = [StoredEvent(event.at, type(event).__name__, encode(event)) for event in events[1:]]
    await store.append(match_id, 1, rows, status="over", players=dict(enumerate(players)) or None)
