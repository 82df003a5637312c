"""When a bot plays for a player who has gone: while another waits, and not as long as they are anywhere."""

import random

import msgspec
import pytest
import sqlalchemy as sa

from farshore.engine.game import SPECTATOR
from farshore.match.clock import Pace
from farshore.match.commands import Command, HandBack, Sit, TakeOver
from farshore.match.decide import STAND_IN_LEVEL, Refusal, transitions
from farshore.match.events import TakenOver
from farshore.server.live_match import LiveMatch, Subscriber
from farshore.server.presence import LINGER, Presence
from farshore.server.store.schema import chairs, events, matches
from tests.match.test_live import DRAWS, Table
from tests.server.services import Process, processes_on

pytestmark = pytest.mark.anyio

GRACE = 10.0


async def taken_over(process: Process, live: LiveMatch) -> list[int]:
    return [event.seat for event in await process.events(live) if isinstance(event, TakenOver)]


async def wait(process: Process, *, seconds: float = GRACE) -> None:
    """Let so much time pass in two steps: the absence is noticed in the first."""
    await process.tick()
    await process.tick(seconds)


async def taken_over_soon(live: LiveMatch, *processes: Process) -> list[int]:
    """Who is taken over when enough time has passed: a process that had no time for a while waits again."""
    for _ in range(30):
        for each in processes:
            await each.tick(GRACE)
        if found := await taken_over(processes[0], live):
            return found
    return []


async def test_a_bot_plays_for_a_player_who_has_gone_while_another_waits(url: str) -> None:
    async with processes_on(url, 1, GRACE) as (one,):
        live = await one.open()
        one.presence.join(live, "b")
        one.presence.leave(live, one.presence.join(live, "a"))
        await wait(one, seconds=GRACE - 1)
        assert await taken_over(one, live) == []
        await one.tick(1)
        assert await taken_over(one, live) == [0]
        await wait(one)
        assert await taken_over(one, live) == [0]


async def test_nobody_is_absent_who_is_back_or_still_connected(url: str) -> None:
    async with processes_on(url, 1, GRACE) as (one,):
        live = await one.open()
        one.presence.join(live, "b")
        first, second = one.presence.join(live, "a"), one.presence.join(live, "a")
        one.presence.leave(live, first)
        await wait(one)
        one.presence.leave(live, second)
        await wait(one, seconds=GRACE - 1)
        back = one.presence.join(live, "a")
        await one.tick(1)
        one.presence.leave(live, back)
        await wait(one, seconds=GRACE - 1)  # the time before does not count
        assert await taken_over(one, live) == []


async def test_nobody_is_waited_for_by_spectators_or_by_nobody(url: str) -> None:
    async with processes_on(url, 1, GRACE) as (one,):
        live = await one.open()
        one.presence.join(live, "c")
        await wait(one)
        await wait(one)
        assert await taken_over(one, live) == []
        one.presence.join(live, "b")
        await one.tick()  # only now somebody waits
        assert await taken_over(one, live) == []


async def test_a_player_whose_turn_comes_long_after_they_left_is_replaced(url: str) -> None:
    async with processes_on(url, 1, GRACE) as (one,):
        live = await one.open()
        one.presence.join(live, "a")
        await wait(one)
        assert await taken_over(one, live) == []  # b is absent, but not to act
        await one.act(live, "a")
        await one.act(live, "a")
        await one.tick()
        assert await taken_over(one, live) == [1]


async def test_without_a_grace_period_nobody_is_ever_replaced(sqlite_url: str) -> None:
    async with processes_on(sqlite_url, 1, 0) as (one,):
        live = await one.open()
        one.presence.join(live, "b")
        await wait(one, seconds=1_000_000)
        assert await taken_over(one, live) == []


async def test_a_clock_decides_by_itself(url: str) -> None:
    async with processes_on(url, 1, GRACE) as (one,):
        live = await one.open(Pace(86_400_000))
        one.presence.join(live, "b")
        await wait(one)
        assert await taken_over(one, live) == []


async def test_who_polls_over_http_is_present_between_two_polls(url: str) -> None:
    async with processes_on(url, 1, GRACE) as (one,):
        live = await one.open()
        one.presence.join(live, "b")
        one.presence.touch(live, "a")
        await wait(one, seconds=LINGER - 1)
        assert await taken_over(one, live) == []
        one.presence.touch(live, "a")
        await wait(one, seconds=LINGER - 1)
        assert await taken_over(one, live) == []
        await one.tick(1)
        await wait(one)
        assert await taken_over(one, live) == [0]


async def test_after_a_restart_a_player_who_never_comes_back_is_replaced(url: str) -> None:
    async with processes_on(url, 2, GRACE) as (old, new):
        live = await old.open()
        old.presence.join(live, "a")
        await old.die()
        await new.tick()
        again = await new.find(live)
        new.presence.join(again, "b")
        assert await taken_over_soon(live, new) == [0]


async def test_a_socket_that_moves_between_processes_keeps_its_player_present(url: str) -> None:
    async with processes_on(url, 3, GRACE) as three:
        owner = three[0]
        live = await owner.open()
        owner.presence.join(live, "b")
        at, line = three[1], three[1].presence.join(await three[1].find(live), "a")
        for number in range(30):
            for each in three:
                await each.tick(GRACE / 2)
            to = three[number % 3]
            fresh = to.presence.join(await to.find(live), "a")
            at.presence.leave(await at.find(live), line)
            at, line = to, fresh
        assert await taken_over(owner, live) == []
        at.presence.leave(await at.find(live), line)
        assert await taken_over_soon(live, *three) == [0]


async def test_whoever_was_connected_between_two_heartbeats_was_present(url: str) -> None:
    """A bad network, or a proxy that sends every connection elsewhere: none lasts until the next heartbeat."""
    async with processes_on(url, 3, GRACE) as three:
        owner = three[0]
        live = await owner.open()
        owner.presence.join(live, "b")
        for number in range(12):
            at = three[number % 3]
            copy = await at.find(live)
            at.presence.leave(copy, at.presence.join(copy, "a"))
            for each in three:
                await each.tick(GRACE / 2)
        assert await taken_over(owner, live) == []


async def test_who_is_connected_to_a_process_that_was_taken_for_dead_is_present_when_it_goes_on(url: str) -> None:
    """As after it was stopped, or had no database. The owner has cleared away what it had left."""
    async with processes_on(url, 2, GRACE) as (owner, other):
        live = await owner.open()
        await other.open()
        owner.presence.join(live, "b")
        other.presence.join(await other.find(live), "a")
        await other.tick()
        await other.die()
        await owner.tick()
        for _ in range(3):
            await other.tick()
            await owner.tick(GRACE)
        assert await taken_over(owner, live) == []


async def test_a_match_in_which_nothing_can_be_stored_keeps_no_other_from_its_stand_ins(url: str) -> None:
    async with processes_on(url, 1, GRACE) as (one,):
        broken, live = await one.open(), await one.open()
        for each in (broken, live):
            one.presence.join(each, "b")
        async with one.store.writing() as connection:
            await connection.execute(sa.delete(chairs).where(chairs.c.match == broken.id))
            await connection.execute(sa.delete(events).where(events.c.match == broken.id))
            await connection.execute(sa.delete(matches).where(matches.c.id == broken.id))
        await wait(one)
        assert await taken_over(one, live) == [0]


async def test_at_a_process_that_died_nobody_is_present(url: str) -> None:
    async with processes_on(url, 2, GRACE) as (owner, other):
        live = await owner.open()
        owner.presence.join(live, "b")
        other.presence.join(await other.find(live), "a")
        await other.tick()
        await wait(owner)
        assert await taken_over(owner, live) == []
        await other.die()
        assert await taken_over_soon(live, owner) == [0]


async def test_bots_alone_are_run_by_the_process_at_which_somebody_watches(url: str) -> None:
    async with processes_on(url, 2, GRACE) as (first, other):
        live = await first.service.registry.open("lost-cities", {}, 2, Pace(), private=False)
        for name in "xy":
            await first.service.pipeline.submit(live, Sit(None, name, level=1))
        copy = await other.find(live)
        for _ in range(2):
            await first.tick()
            await other.tick()
        assert not first.owns(live)
        assert not other.owns(live)
        line = other.presence.join(copy, None)
        await other.tick()
        await first.tick()
        assert other.owns(live)
        other.presence.leave(copy, line)
        first.presence.join(live, None)
        await other.tick()
        await first.tick()
        assert first.owns(live)


async def test_stand_ins_alone_move_only_while_somebody_watches(url: str) -> None:
    async with processes_on(url, 1, GRACE) as (one,):
        live = await one.open(Pace(86_400_000))
        for seat in (1, 0):
            assert (await one.service.pipeline.submit(live, TakeOver(None, seat, 2))).status == "applied"
        assert not live.thinking
        await one.tick()
        assert not one.owns(live)
        line = one.presence.join(live, "a")
        await one.tick()
        assert one.owns(live)
        assert [*live.thinking] == [0]
        assert [*one.service.bots._moving] == [live.id]
        await one.service.pipeline.submit(live, HandBack("a", 0))  # a person plays on, and it counts no longer
        assert not one.service.bots._moving
        one.presence.leave(live, line)
        await one.tick()
        assert one.owns(live)  # its clock runs


class Notes:
    """Notes what is submitted, in place of a pipeline: both worlds need the same seed, time and epoch."""

    def __init__(self) -> None:
        self.submitted: list[Command] = []

    async def submit(self, _: LiveMatch, command: Command, *, as_owner: bool) -> None:
        assert as_owner
        self.submitted.append(command)


async def test_in_a_turn_that_all_play_at_once_a_stand_in_does_not_tell_whether_its_seat_was_done() -> None:
    """In one world the absent player is done, in the other not: what others hear and see is the same to the byte."""

    async def world(done: bool) -> tuple[list[Command], bytes]:
        table = Table("explorers", 3, map="4.90,3.180,2.180,5.270").fill()
        rng = random.Random(4)
        while not table.match.at_once:
            table.any_step(rng)
        table.now = 5_000
        while done and 1 in table.match.to_act:
            table.act(1, rng.choice(table.legal(1)))
        seconds, notes = [0.0], Notes()
        watch = Presence(notes, None, GRACE, lambda: seconds[0])  # type: ignore[arg-type]
        live = LiveMatch("id", table.events, DRAWS, lambda: 90_000, "epoch")  # type: ignore[arg-type]
        for player in ("p0", "p2"):
            watch.join(live, player)
        for seconds[0] in (0.0, GRACE):
            await watch.stand_in([live], shared=False)
        for command in notes.submitted:
            made = transitions(live.match, command, 80_000, DRAWS)
            assert not isinstance(made, Refusal)
            for event, after in made:
                live.apply(event, after)
        return notes.submitted, live.full(0) + live.full(2) + live.full(SPECTATOR)

    was_done, was_not = await world(True), await world(False)
    assert was_done == was_not
    assert was_done[0] == [TakeOver(None, 1, STAND_IN_LEVEL)]


def told(subscriber: Subscriber) -> list[tuple[list[int], int]]:
    """What a subscriber was told of people since it was asked last: seats that are here, and how many watch."""
    messages = [msgspec.json.decode(message) for message in subscriber.waiting if message is not None]
    subscriber.waiting.clear()
    return [(each["here"], each["watching"]) for each in messages if each["t"] == "people"]


async def test_who_is_connected_is_told_to_those_who_want_to_know(url: str) -> None:
    async with processes_on(url, 1, GRACE) as (one,):
        live = await one.open()
        first = one.presence.join(live, "a", wants_people=True)
        silent = one.presence.join(live, "b")
        assert told(first) == [([0], 0), ([0, 1], 0)]
        watcher = one.presence.join(live, None)
        one.presence.leave(live, silent)
        one.presence.leave(live, watcher)
        assert told(first) == [([0, 1], 1), ([0], 1), ([0], 0)]
        again = one.presence.join(live, "a", wants_people=True)  # the same person in another window
        assert told(again) == [([0], 0)]
        assert told(silent) == []


async def test_who_is_connected_elsewhere_is_told_within_a_second_and_who_has_gone_within_two(url: str) -> None:
    async with processes_on(url, 2, GRACE) as (one, other):
        live = await one.open()
        first = one.presence.join(live, "a", wants_people=True)
        copy = await other.find(live)
        there = other.presence.join(copy, "b")
        for process in (other, one, other, one):
            await process.tick()
        assert told(first)[-1] == ([0, 1], 0)
        other.presence.leave(copy, there)
        for process in (other, one, other, one):
            await process.tick()
        assert told(first)[-1] == ([0], 0)
