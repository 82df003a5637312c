"""Replays: stops, perspectives, and that only what held in the end is there."""

import random

import pytest

from farshore import games
from farshore.engine.errors import NotationError
from farshore.engine.game import CHANCE, SPECTATOR
from farshore.engine.record import unpack
from farshore.match.commands import Resign, Undo
from farshore.match.decide import may_undo
from farshore.match.replay import ALL, Replay, replay
from tests.games.adapters import some_seats
from tests.match.test_live import Table


def replayed(game: str) -> tuple[Table, Replay, int]:
    """A match in which much was taken back and that was given up at last; and how often something was taken back."""
    rng = random.Random(5)
    table = Table(game, some_seats(game)).fill()
    undone = 0
    for _ in range(120):
        seat = rng.choice(table.match.to_act)
        assert table.match.position is not None
        table.act(seat, table.match.game.actions[rng.choice(table.match.position.numbers(seat))])
        if may_undo(table.match, seat) and rng.random() < 0.2:
            table.do(Undo(f"p{seat}", seat))
            undone += 1
    for seat in range(some_seats(game)):
        if table.match.ended is None:
            table.do(Resign(f"p{seat}", seat))
    return table, replay(table.events), undone  # type: ignore[arg-type]


@pytest.mark.parametrize("game", games.names())
def test_every_stop_follows_from_the_one_before_and_the_last_is_the_end(game: str) -> None:
    table, found, undone = replayed(game)
    assert undone > 3
    assert found.stops[-1].steps == table.match.steps
    assert found.stops[-1].ended == table.match.ended
    for before, after in zip(found.stops, found.stops[1:], strict=False):
        assert after.steps[: len(before.steps)] == before.steps
    assert all(len(known) == len(found.stops) for known in found.known.values())
    assert all(known == sorted(known) for known in found.known.values())
    assert not any(each.kind == "undone" for told in found.heard.values() for each in told)


@pytest.mark.parametrize("game", games.names())
def test_a_perspective_shows_what_its_seat_saw(game: str) -> None:
    table, found, _ = replayed(game)
    match = found.stops[len(found.stops) // 2]
    assert match.position is not None
    for seat in (*range(some_seats(game)), SPECTATOR):
        expected = table.match.game.present(unpack(match.position.observe(seat)), match.options)
        assert found.view(len(found.stops) // 2, seat) == expected


def test_with_everything_open_both_hands_are_seen() -> None:
    _, found, _ = replayed("lost-cities")
    for stop, match in enumerate(found.stops):
        view = found.view(stop, ALL)
        for seat in range(2):
            hand = match.truth.hand[seat, : match.truth.held[seat]].tolist()
            assert len(view.known[seat]) == len(hand)
        assert len(found.view(stop, SPECTATOR).known[0]) <= len(view.known[0])
    assert any(not found.view(stop, SPECTATOR).known[0] for stop in range(len(found.stops)))


def test_with_everything_open_marks_are_seen_before_the_turn_closes() -> None:
    _, found, _ = replayed("explorers")
    seen = [found.view(stop, ALL) != found.view(stop, SPECTATOR) for stop in range(len(found.stops))]
    assert any(seen)
    assert not all(seen)


def test_a_match_that_runs_has_no_replay() -> None:
    table = Table("lost-cities", 2).fill()
    with pytest.raises(NotationError, match="not over"):
        replay(table.events)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", games.names())
def test_with_everything_open_each_step_is_told_when_it_is_seen(game: str) -> None:
    _, found, _ = replayed(game)
    for stop, match in enumerate(found.stops):
        told = found.heard[ALL][: found.known[ALL][stop]]
        assert [each.seat for each in told if each.kind == "acted"] == [
            seat for seat, _ in match.steps if seat != CHANCE
        ]
        drawn = [match.game.outcomes[number] for seat, number in match.steps if seat == CHANCE]
        assert [each.text for each in told if each.kind == "drawn"] == drawn
    assert not {"card ?", "token ?", "chiefs ?"} & {each.text for each in found.heard[ALL]}
    assert [each for each in found.heard[ALL] if each.kind == "noted"] == [
        each for each in found.heard[SPECTATOR] if each.kind == "noted"
    ]
