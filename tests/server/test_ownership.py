"""Several processes on one store: nothing stays unseen, one of them runs a match, and none does anything twice.

Notifications between processes are all lost here.
"""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Collection
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from farshore.engine.game import SPECTATOR
from farshore.match.clock import Pace
from farshore.match.commands import Act, Pause, Reinvite, Sit, TakeOver
from farshore.match.events import Paused, Reinvited, encode
from farshore.server.access import admits
from farshore.server.health import Readiness
from farshore.server.live_match import LiveMatch
from farshore.server.ownership import SILENT
from farshore.server.pipeline import NOT_OWNER, REVOKED
from farshore.server.steady_clock import SteadyClock
from farshore.server.store import LEASE, Appended, Leases, Result, Store, StoredEvent, Unavailable
from farshore.server.store.schema import matches, presence, processes
from tests.games.adapters import example
from tests.server.proxy import DatabaseProxy
from tests.server.services import LONG_AGO, Process, processes_on

pytestmark = pytest.mark.anyio

MINUTE, HOUR = 60_000, 3_600_000


@asynccontextmanager
async def second(url: str) -> AsyncIterator[Process]:
    """A process that starts later."""
    store = await Store.open(url)
    process = Process(store, grace=10)
    try:
        await process.ownership.start()
        yield process
    finally:
        await process.end()
        await store.close()


async def paused(process: Process, live: LiveMatch) -> list[int]:
    return [event.milliseconds for event in await process.events(live) if isinstance(event, Paused)]


# ---- nothing stays unseen


async def test_what_another_process_stored_is_seen_within_a_tick_though_every_notification_was_lost(url: str) -> None:
    async with processes_on(url, 2) as (one, two):
        live = await one.open()
        copy = await two.find(live)
        line = two.presence.join(copy, "b")
        assert await one.act(live, "a") == "applied"
        assert copy.match.version < live.match.version
        await two.tick()
        assert copy.match.version == live.match.version
        assert line.waiting


async def test_what_a_process_stored_last_is_seen_by_the_only_one_left(url: str) -> None:
    """It was stopped for so long that it was taken for dead, went on for a moment, and was killed."""
    async with processes_on(url, 2) as (one, two):
        live = await one.open()
        copy = await two.find(live)
        line = one.presence.join(live, "b")
        await two.die()
        await one.tick()
        assert not one.ownership.others
        assert await two.act(copy, "a") == "applied"
        await one.tick()
        assert live.match.version == copy.match.version
        assert line.waiting


async def test_who_joins_sees_what_another_process_stored(url: str) -> None:
    async with processes_on(url, 2) as (one, two):
        live = await one.open()
        copy = await two.find(live)
        await one.act(live, "a")
        await two.service.pipeline.refresh_if_behind(copy)
        assert copy.match.version == live.match.version


async def test_who_joins_where_no_other_process_is_known_yet_sees_what_it_stored(url: str) -> None:
    """The first process has had no heartbeat since the second started; it may even have been stopped meanwhile."""
    async with processes_on(url, 1) as (one,):
        live = await one.open()
        await one.tick()
        async with second(url) as two:
            copy = await two.find(live)
            for _ in range(2):
                assert await two.act(copy, "a") == "applied"
            assert not one.ownership.others
            assert copy.match.position is not None
            number = copy.match.position.numbers(1)[0]
            assert (await one.service.pipeline.submit(live, Act("b", 1, number))).status == "applied"
            await two.service.pipeline.refresh_if_behind(copy)
            assert await two.act(copy, "b") == "applied"
            await one.service.pipeline.refresh_if_behind(live)
            assert live.match.version == copy.match.version


async def test_nobody_is_shown_a_copy_that_is_behind_while_the_database_is_away(
    postgresql_url: str, tmp_path: Path
) -> None:
    async with AsyncExitStack() as open_:
        (one,) = await open_.enter_async_context(processes_on(postgresql_url, 1))
        relay = open_.enter_context(DatabaseProxy(tmp_path, postgresql_url))
        store = await Store.open(relay.database, wait=0.5)
        open_.push_async_callback(store.close)
        two = Process(store, grace=10)
        live = await one.open()
        copy = await two.find(live)
        await one.act(live, "a")
        relay.cut = True
        await two.service.pipeline.refresh(copy)  # it was told that there is something to read
        with pytest.raises(Unavailable):
            await two.service.pipeline.refresh_if_behind(copy)
        relay.cut = False
        await two.service.pipeline.refresh_if_behind(copy)
        assert copy.match.version == live.match.version


async def test_an_action_that_a_stale_copy_forbids_is_judged_by_what_is_stored(url: str) -> None:
    """At the second process it is still the turn of `a`; `b` acts there after `a` has played at the first."""
    async with processes_on(url, 2) as (one, two):
        live = await one.open()
        copy = await two.find(live)
        for _ in range(2):
            await one.act(live, "a")
        assert copy.match.to_act == (0,)
        assert live.match.position is not None
        number = live.match.position.numbers(1)[0]
        result = await two.service.pipeline.submit(copy, Act("b", 1, number))
        assert result.status == "applied"


async def test_an_action_is_carried_out_once_where_it_is_not_known_yet_who_sits_there(url: str) -> None:
    async with processes_on(url, 2) as (one, two):
        live = await one.service.registry.open("lost-cities", {"first_starter": "0"}, 2, Pace(), private=False)
        copy = await two.find(live)
        for name in "ab":
            await one.service.pipeline.submit(live, Sit(name, name))
        act = Act("a", 0, position_number(live))
        assert copy.seat_of("a") == SPECTATOR
        again = [(await two.service.pipeline.submit(copy, act, name="the same")).status for _ in range(2)]
        assert again == ["applied", "duplicate"]


async def test_who_sits_down_at_another_process_hears_as_the_seat(url: str) -> None:
    async with processes_on(url, 2) as (one, two):
        live = await one.service.registry.open("lost-cities", {}, 2, Pace(), private=False)
        copy = await two.find(live)
        line = two.presence.join(copy, "a")
        assert line.seat == SPECTATOR
        await one.service.pipeline.submit(live, Sit("a", "a"))
        await two.tick()
        assert line.seat == 0
        last = line.waiting[-1]
        assert last is not None
        assert json.loads(last)["scene"]["seat"] == 0
        assert json.loads(last)["t"] == "full"


# ---- one owner


async def test_who_opens_a_match_runs_it(url: str) -> None:
    async with processes_on(url, 2) as (one, two):
        live = await one.open()
        await two.find(live)
        for each in (one, two):
            await each.tick()
        assert one.owns(live)
        assert not two.owns(live)


async def test_a_match_moves_when_its_owner_dies_and_the_old_owner_does_nothing_when_it_comes_back(url: str) -> None:
    async with processes_on(url, 2) as (one, two):
        live = await one.open()
        await one.die()
        await two.tick()
        assert two.owns(live)
        stand_in = await one.service.pipeline.submit(live, TakeOver(None, 0, 2), as_owner=True)
        assert stand_in.refusal == NOT_OWNER
        assert not one.owns(live)
        await one.tick()
        assert not one.owns(live)
        assert two.owns(live)
        copy = await two.find(live)
        assert (await two.service.pipeline.submit(copy, TakeOver(None, 0, 2), as_owner=True)).status == "applied"


async def test_a_process_is_taken_for_dead_3_seconds_after_its_last_heartbeat(url: str) -> None:
    """The others look every second, so that a match goes on within 5 s."""
    async with processes_on(url, 2) as (one, two):
        live = await one.open()
        await one.tick()
        await two.tick()
        assert not two.owns(live)
        await one.shift(seen=-3_000)
        await two.tick()
        assert two.owns(live)


async def test_the_matches_of_a_dead_process_are_shared_between_the_others(url: str) -> None:
    async with processes_on(url, 3) as (dead, two, three):
        lives = [await dead.open() for _ in range(20)]
        await dead.die()
        await two.tick()
        await three.tick()
        owned = [sum(each.owns(live) for live in lives) for each in (two, three)]
        assert sum(owned) == 20
        assert min(owned) > 0


async def test_what_a_process_cannot_take_over_since_it_is_compiling_another_does(url: str) -> None:
    async with processes_on(url, 3) as (dead, compiling, ready):
        lives = [await dead.open() for _ in range(10)]
        for game in compiling.service.bots.workers.ready.values():
            game.clear()
        await dead.die()
        for _ in range(2):
            await compiling.tick()
            await ready.tick()
        assert [ready.owns(live) for live in lives] == [True] * 10


async def test_a_match_is_owned_once_however_many_claim_it(url: str) -> None:
    async with processes_on(url, 4) as (dead, *others):
        lives = [await dead.open() for _ in range(10)]
        await dead.die()
        await asyncio.gather(*(each.tick() for each in others))
        for each in others:
            await each.tick()
        assert [sum(each.owns(live) for each in others) for live in lives] == [1] * 10


async def test_a_process_that_stops_is_succeeded_at_once(url: str) -> None:
    async with processes_on(url, 2) as (one, two):
        live = await one.open()
        await one.service.close()
        await two.tick()
        assert two.owns(live)


async def test_a_match_that_nobody_needs_is_run_by_nobody_until_somebody_comes(url: str) -> None:
    async with processes_on(url, 2) as (one, two):
        live = await one.open()
        one.service.registry.matches[live.id].used = -1e9
        await one.tick()
        assert live.id not in one.service.registry.matches
        await two.tick()
        assert live.id not in two.service.registry.matches
        await two.find(live)
        await two.tick()
        assert two.owns(live)


async def test_open_tables_of_a_dead_process_begin_elsewhere(url: str) -> None:
    async with processes_on(url, 2) as (one, two):
        live = await one.service.registry.open("lost-cities", {}, 2, Pace(), private=False)
        await one.die()
        await two.tick()
        copy = await two.find(live)
        await two.service.pipeline.submit(copy, Sit("a", "a"))
        await two.service.pipeline.submit(copy, Sit("b", "b"))
        await two.tick()
        assert two.owns(live)


async def test_a_table_that_begins_at_another_process_than_the_heir_of_its_dead_owner_is_run(url: str) -> None:
    """An open table is in nobody's memory when its owner dies; whoever is its heir may never hear of it."""
    async with processes_on(url, 3) as (dead, *others):
        lives = [await dead.service.registry.open("lost-cities", {}, 2, Pace(MINUTE), private=False) for _ in range(6)]
        await dead.die()
        for each in others:
            await each.tick()
        here = others[0]  # all come to one process, though the tables have been shared out
        for live in lives:
            copy = await here.find(live)
            for name in "ab":
                assert (await here.service.pipeline.submit(copy, Sit(name, name))).status == "applied"
        for each in others:
            await each.tick()
        assert [sum(each.owns(live) for each in others) for live in lives] == [1] * 6


async def test_a_lock_that_a_stopped_process_holds_keeps_nobody_from_going_on(postgresql_url: str) -> None:
    """A process can be stopped in the middle of an append, and while it stores who is connected to it."""
    async with processes_on(postgresql_url, 2) as (one, two):
        stuck, live, other = [await each.open() for each in (one, one, two)]
        one.presence.join(stuck, "a")
        await one.tick()
        async with one.store.writing() as connection:
            await connection.execute(sa.select(matches).where(matches.c.id == stuck.id).with_for_update())
            await connection.execute(sa.select(presence).with_for_update())
            await two.act(other, "a")
            async with two.store.writing() as dead:
                old = {"seen": processes.c.seen - LONG_AGO}
                await dead.execute(sa.update(processes).where(processes.c.id == one.store.process).values(old))
            await two.tick()
            assert two.owns(live)
            assert not two.owns(stuck)
        await two.tick()
        assert two.owns(stuck)


async def test_a_process_that_got_no_answer_when_it_took_over_takes_over_again(url: str) -> None:
    async with processes_on(url, 2) as (one, two):
        live = await one.open(Pace(MINUTE))
        await one.die()
        leases = two.ownership.leases
        assert await leases.adopt([live.id]) == [live.id]  # it was stored, but two never heard of it
        row = await two.store.get(live.id)
        assert await leases.adopt([live.id]) == [live.id]
        assert await two.store.get(live.id) == row
        assert await one.ownership.leases.adopt([live.id]) == []


async def test_a_match_is_run_that_was_asked_for_while_a_tick_took_others_over_and_of_which_the_answer_was_lost(
    url: str,
) -> None:
    """Its game became ready after the tick had asked which matches have no owner."""
    async with processes_on(url, 1) as (one,):
        live = await one.open()
        later = await one.open(game=example("simultaneous"))
        await one.die()
        async with second(url) as two:
            ready, leases = two.service.bots.workers.ready[later.match.game.name], two.ownership.leases
            ready.clear()
            adopt, waits, go_on = leases.adopt, asyncio.Event(), asyncio.Event()

            async def late(ids: Collection[str]) -> list[str]:
                found = await adopt(ids)
                if later.id in ids:
                    raise Unavailable("the answer was lost")
                waits.set()
                await go_on.wait()
                return found

            leases.adopt = late  # type: ignore[method-assign]  # which does what it did, and takes its time
            ticking = asyncio.create_task(two.tick())
            await waits.wait()
            ready.set()
            with pytest.raises(Unavailable):
                await two.find(later)
            go_on.set()
            await ticking
            leases.adopt = adopt  # type: ignore[method-assign]
            await two.tick()
            assert two.owns(live)
            assert two.owns(later)


# ---- heartbeats


async def test_heartbeats_go_on_whatever_fails_and_it_is_logged(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with processes_on(sqlite_url, 1) as (one,):
        again = asyncio.Event()

        def fail(_: int) -> None:
            if caplog.records:
                again.set()
            raise ValueError("a mistake of ours")

        one.service.on_processes = fail
        beating = asyncio.create_task(one.service.run())
        async with asyncio.timeout(120):
            await again.wait()
        assert "a mistake of ours" in caplog.text
        beating.cancel()


async def test_a_process_without_heartbeats_is_not_ready(url: str) -> None:
    async with processes_on(url, 1) as (one,):
        readiness = Readiness(one.store, lambda: one.ownership.heartbeat_is_regular)
        assert await readiness.problem() == ""
        one.ownership._last_beat -= SILENT
        assert await readiness.problem() == "this process has no heartbeat"
        await one.tick()
        assert await readiness.problem() == ""
        await readiness.close()


# ---- time


async def test_starting_a_second_process_gives_nobody_time(url: str) -> None:
    async with processes_on(url, 1) as (one,):
        live = await one.open(Pace(MINUTE))
        async with second(url) as two:
            await two.find(live)
            await two.tick()
            await one.tick()
            assert await paused(one, live) == []


async def test_when_one_of_two_dies_nobody_gets_time(url: str) -> None:
    async with processes_on(url, 2) as (one, two):
        live = await one.open(Pace(MINUTE))
        await one.die()
        await two.tick()
        assert two.owns(live)
        assert await paused(two, live) == []


@pytest.mark.parametrize("held", [False, True])
async def test_restarting_one_process_after_the_other_gives_nobody_time(url: str, held: bool) -> None:
    """There was always a process, however long ago the first owner stopped, and whether or not somebody was there."""
    async with processes_on(url, 2) as (one, two):
        live = await one.open(Pace(MINUTE))
        if held:
            await two.find(live)
        await one.service.close()
        await two.tick()
        assert two.owns(live)
        async with second(url) as three:
            await three.tick()
            await two.service.close()
            await three.tick()
            assert three.owns(live)
            assert await paused(three, live) == []


async def test_a_table_that_was_open_at_a_restart_has_no_time_to_give_back_later(url: str) -> None:
    async with processes_on(url, 1) as (one,):
        live = await one.service.registry.open("lost-cities", {"first_starter": "0"}, 2, Pace(MINUTE), private=False)
        await one.service.close()
        async with second(url) as two:
            await two.tick()
            copy = await two.find(live)
            for name in "ab":
                assert (await two.service.pipeline.submit(copy, Sit(name, name))).status == "applied"
            begun = copy.match.changed
            await two.service.close()
            async with second(url) as three:
                await three.tick()
                (pause,) = await paused(three, live)
                assert pause <= three.ownership.clock() - begun


async def test_time_in_which_all_processes_were_stopped_is_charged_to_nobody(url: str) -> None:
    """As when the machine sleeps, or PostgreSQL is away. Whoever wakes up first takes the others for dead."""
    async with processes_on(url, 2) as both:
        lives = [await each.open(Pace(MINUTE)) for each in both for _ in range(3)]
        for each in both:
            await each.die()
        for _ in range(2):
            for each in both:
                await each.tick()
        for live in lives:
            (pause,) = await paused(both[0], live)
            assert LONG_AGO <= pause < LONG_AGO + MINUTE


async def test_when_one_of_two_was_stopped_nobody_gets_time(url: str) -> None:
    async with processes_on(url, 2) as (one, two):
        live = await one.open(Pace(MINUTE))
        await one.die()
        await one.tick()  # it wakes up before the other has noticed
        await two.tick()
        assert await paused(one, live) == []


async def test_time_without_any_process_is_charged_to_nobody(url: str) -> None:
    async with processes_on(url, 1) as (one,):
        live = await one.open(Pace(MINUTE))
        before = live.match.clock.deadline(0)
        await one.die()
        async with second(url) as two:
            copy = await two.find(live)  # somebody is quicker than the tick
            (pause,) = await paused(two, live)
            assert LONG_AGO <= pause < LONG_AGO + MINUTE
            assert before is not None
            assert copy.match.clock.deadline(0) == before + pause
            await two.tick()
            assert await paused(two, live) == [pause]


async def test_time_is_given_back_once_however_a_tick_and_a_request_race(url: str) -> None:
    """The row is read before the tick adopts the match, and looked at after it."""
    async with processes_on(url, 1) as (one,):
        live = await one.open(Pace(MINUTE))
        await one.die()
        async with second(url) as two:
            row = await two.store.get(live.id)
            assert row is not None
            assert await two.ownership.leases.adopt([live.id]) == [live.id]
            copy = LiveMatch(live.id, await two.events(live), live.draws, two.ownership.clock)
            await two.ownership.resume(copy, row)
            assert two.ownership.owns(copy)
            (pause,) = await paused(two, live)
            assert pause >= LONG_AGO


async def test_time_is_given_back_once_though_who_asked_first_has_gone_again(url: str) -> None:
    async with processes_on(url, 1) as (one,):
        live = await one.open(Pace(MINUTE))
        await one.die()
        async with second(url) as two:
            find = two.service.registry.find
            hasty = asyncio.create_task(find(live.id))
            await asyncio.sleep(0)
            hasty.cancel()
            await asyncio.gather(hasty, return_exceptions=True)
            found = await asyncio.gather(find(live.id), find(live.id))
            await two.tick()
            assert {*found} == {two.service.registry.matches[live.id]}
            assert len(await paused(two, live)) == 1


async def test_time_after_an_orderly_stop_is_charged_to_nobody_either(url: str) -> None:
    async with processes_on(url, 1) as (one,):
        live = await one.open(Pace(MINUTE))
        await one.service.close()
        async with second(url) as two:
            await two.tick()
            (pause,) = await paused(two, live)
            assert 0 <= pause < MINUTE


async def test_the_next_owner_takes_over_where_one_died_before_it_gave_the_time_back(url: str) -> None:
    async with processes_on(url, 1) as (one,):
        live = await one.open(Pace(MINUTE))
        await one.die()
        store = await Store.open(url)
        leases = Leases(store)
        await leases.beat(0, 0)
        assert await leases.adopt([live.id]) == [live.id]  # and it dies before it does anything else
        await Process(store, 0).die()
        async with second(url) as three:
            await three.tick()
            (pause,) = await paused(three, live)
            assert pause >= LONG_AGO
        await store.close()


@pytest.mark.parametrize("orderly", [False, True])
async def test_the_next_owner_gives_time_back_where_one_that_was_stopped_ended_before_it_had(
    url: str, orderly: bool
) -> None:
    """Its heartbeat is stored, the pause is not. Between the two an owner may even have done something in the match."""
    async with processes_on(url, 1) as (one,):
        live = await one.open(Pace(MINUTE))
        before = live.match.clock.deadline(0)
        assert before is not None
        await one.die()  # was stopped
        async with live.lock:  # for which the pause waits
            ticking = asyncio.create_task(one.ownership.tick())
            async with asyncio.timeout(120):
                while not one.ownership._owed:
                    await asyncio.sleep(0.01)
            event = Reinvited(one.ownership.clock())
            stored = StoredEvent(event.at, "Reinvited", encode(event))
            assert isinstance(await one.store.append(live.id, live.match.version, [stored], fenced=True), Appended)
            ticking.cancel()
            await asyncio.gather(ticking, return_exceptions=True)
            await one.service.tasks.cancel()
            if orderly:
                await one.service.close()
            else:
                await one.shift(seen=-LONG_AGO)  # it is killed, and that is noticed
        async with second(url) as two:
            await two.tick()
            (pause,) = await paused(two, live)
            assert LONG_AGO <= pause < LONG_AGO + MINUTE / 4
            assert (await two.find(live)).match.clock.deadline(0) == before + pause
            await two.die()
            async with second(url) as three:
                await three.tick()
                (_, further) = await paused(three, live)
                assert LONG_AGO <= further < LONG_AGO + MINUTE / 4


async def test_time_is_given_back_later_where_others_were_quicker_again_and_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with processes_on(url, 1) as (one,):
        live = await one.open(Pace(MINUTE))
        await one.die()
        async with second(url) as two:
            with monkeypatch.context() as never:
                never.setattr("farshore.server.pipeline.ATTEMPTS", 0)
                with pytest.raises(Unavailable):
                    await two.find(live)
            await two.tick()
            assert two.owns(live)
            (pause,) = await paused(two, live)
            assert pause >= LONG_AGO


async def test_a_process_that_was_stopped_gives_that_time_back_and_expires_nobody_before(url: str) -> None:
    async with processes_on(url, 1) as (one,):
        live = await one.open(Pace(MINUTE))
        await one.die()  # its last heartbeat is old, but it lives
        await one.tick()
        (pause,) = await paused(one, live)
        assert LONG_AGO <= pause < LONG_AGO + MINUTE
        one.ownership._last_beat -= LEASE
        assert not one.service.clocks.is_current()
        await one.tick()
        assert one.service.clocks.is_current()


async def test_a_pause_is_stored_once_though_nobody_heard_that_it_was(postgresql_url: str, tmp_path: Path) -> None:
    """Whoever got no answer stores it again: an owner that was stopped, twice in a row, and one that takes over."""
    async with AsyncExitStack() as open_:
        relay = open_.enter_context(DatabaseProxy(tmp_path, postgresql_url))
        (one,) = await open_.enter_async_context(processes_on(relay.database, 1))
        live = await one.open(Pace(MINUTE))
        before = live.match.clock.deadline(0)
        assert before is not None
        relay.loses = b'"paused"'
        for _ in range(2):
            await one.die()
            await one.tick()
        assert not one.service.clocks.is_current()
        relay.loses = b""
        await one.tick()
        assert one.service.clocks.is_current()
        pauses = await paused(one, live)
        assert len(pauses) == relay.lost == 2
        assert live.match.clock.deadline(0) == before + sum(pauses)
        await one.die()
        two = await open_.enter_async_context(second(relay.database))
        relay.loses = b'"paused"'
        with pytest.raises(Unavailable):
            await two.find(live)
        relay.loses = b""
        await two.tick()
        assert two.owns(live)
        assert len(await paused(two, live)) == relay.lost == 3


@pytest.mark.parametrize("refused", [0, 1])
@pytest.mark.parametrize("dies", [True, False])
async def test_both_gaps_are_given_back_of_two_stops_of_which_one_pause_was_refused(
    url: str, refused: int, dies: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next owner, if there is one, knows which of them are still owed."""
    async with processes_on(url, 1) as (one,):
        live, clock = await one.open(Pace(MINUTE)), one.ownership.clock
        before = live.match.clock.deadline(0)
        assert before is not None
        assert isinstance(clock, SteadyClock)
        began, append, tries = one.ownership._last_beat, one.store.append, itertools.count()

        async def refuse_one(*given: Any, **wishes: Any) -> Result:
            if next(tries) == refused:
                raise Unavailable("not now")
            return await append(*given, **wishes)

        for stop in range(2):  # it is stopped, and so is the clock by which others would see that it is
            clock.set(clock() + LONG_AGO)
            await one.shift(seen=-LONG_AGO)
            with monkeypatch.context() as patched:
                if stop == 0:
                    patched.setattr("farshore.server.pipeline.ATTEMPTS", 0)
                else:
                    patched.setattr(one.store, "append", refuse_one)
                await one.tick()
            assert not one.service.clocks.is_current()
        assert len(await paused(one, live)) == refused
        heir: AbstractAsyncContextManager[Process] = nullcontext(one)
        if dies:
            await one.shift(seen=-LONG_AGO)
            heir = second(url)
        async with heir as owner:
            await owner.tick()
            found = await owner.find(live)
            assert owner.service.clocks.is_current()
            given = sum(await paused(owner, live))
            assert 2 * LONG_AGO <= given <= owner.ownership.clock() - began
            assert found.match.clock.deadline(0) == before + given
            row = await owner.store.get(live.id)
            assert row is not None
            assert row.orphaned_since is None


async def test_an_old_owner_stores_no_pause(url: str) -> None:
    async with processes_on(url, 2) as (one, two):
        live = await one.open(Pace(MINUTE))
        await one.die()
        await two.tick()
        assert (await one.service.pipeline.submit(live, Pause(None, 5), as_owner=True)).refusal == NOT_OWNER
        assert await paused(two, live) == []


async def test_a_process_that_is_stopped_while_it_says_that_it_lives_has_not_lived_all_the_time(url: str) -> None:
    """Its heartbeat is written when it goes on, and looks like all others: only `started` tells of the gap."""
    async with processes_on(url, 2) as (one, two):
        await one.tick()
        clock, own = one.ownership.clock, processes.c.id == one.store.process
        assert isinstance(clock, SteadyClock)
        before = clock()
        async with two.store.writing() as connection:
            await connection.execute(sa.update(processes).where(own).values(seen=processes.c.seen))
            beating = asyncio.create_task(one.ownership.tick())
            await asyncio.sleep(0.3)  # it waits for that lock
            clock.set(clock() + LONG_AGO)
        await beating
        async with one.store.reading() as connection:
            started = await connection.scalar(sa.select(processes.c.started).where(own))
        assert started is not None
        assert started >= before + LONG_AGO
        assert one.ownership.heartbeat_is_recent


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_setting_the_clock_of_the_database_moves_no_deadline(url: str, jump: int) -> None:
    async with processes_on(url, 2) as both:
        lives = [await each.open(Pace(MINUTE)) for each in both for _ in range(3)]
        for each in both:
            await each.shift(seen=-jump)  # as if the clock had been set the other way
        for _ in range(3):
            for each in both:
                await each.tick()
        assert [await paused(both[0], live) for live in lives] == [[]] * 6


@pytest.mark.parametrize("ahead", [HOUR, -HOUR])
@pytest.mark.parametrize("orderly", [True, False])
async def test_a_clock_that_was_set_before_a_restart_moves_no_deadline(url: str, ahead: int, orderly: bool) -> None:
    """The clock of events is ahead of the database's, or behind it, when the server stops."""
    async with processes_on(url, 1) as (one,):
        clock = one.ownership.clock
        assert isinstance(clock, SteadyClock)
        clock.set(clock() + ahead)
        live = await one.open(Pace(MINUTE))
        await one.tick()
        due = live.match.clock.deadline(0)
        assert due is not None
        left = due - clock()
        if orderly:
            await one.service.close()
        else:
            await one.shift(seen=-LONG_AGO)  # as long as the restart takes
        async with second(url) as two:
            copy = await two.find(live)
            due = copy.match.clock.deadline(0)
            assert due is not None
            assert abs(due - two.ownership.clock() - left) < MINUTE / 4
            assert two.ownership.clock() >= live.match.changed


def test_the_clock_of_events_does_not_jump_with_that_of_the_machine() -> None:
    wall, ticks = [1_000_000_000], [0]
    clock = SteadyClock(lambda: wall[0], lambda: ticks[0])
    assert clock() == 1_000
    wall[0] += 3_600_000_000_000  # an hour
    ticks[0] += 2_000_000_000
    assert clock() == 3_000
    clock.follow(3_600_000)
    assert clock() == 3_001
    clock.follow(0)
    clock.follow(0)
    assert clock() == 2_999
    clock.follow(2_999)
    assert clock() == 2_999


async def test_a_process_takes_its_time_from_those_that_run(url: str) -> None:
    async with processes_on(url, 1) as (one,):
        ours = one.ownership.clock
        assert isinstance(ours, SteadyClock)
        ours.set(ours() + 3_600_000)
        await one.tick()
        async with second(url) as two:
            assert abs(two.ownership.clock() - ours()) < MINUTE


# ---- access


async def test_who_was_deleted_is_disconnected_everywhere_and_acts_nowhere(url: str) -> None:
    async with processes_on(url, 2) as (one, two):
        live = await one.open()
        copy = await two.find(live)
        line = two.presence.join(copy, "a")
        await one.service.revoke("a")
        result = await two.service.pipeline.submit(copy, Act("a", 0, position_number(copy)))
        assert result.refusal == REVOKED
        assert line.waiting == []
        await two.tick()
        assert line.waiting == [None]


async def test_a_withdrawn_invitation_ends_at_every_process(url: str) -> None:
    async with processes_on(url, 2) as (one, two):
        live = await one.open()
        copy = await two.find(live)
        live.private = copy.private = True
        key = copy.invitation
        line, seated = two.presence.join(copy, "c"), two.presence.join(copy, "b")
        assert admits(copy, "c", key)
        await one.service.pipeline.submit(live, Reinvite("a"))
        await two.tick()
        assert line.waiting[-1] is None
        assert None not in seated.waiting
        assert not admits(copy, "c", key)


def position_number(live: LiveMatch) -> int:
    assert live.match.position is not None
    return live.match.position.numbers(0)[0]


# ---- acknowledgements


async def test_the_acknowledgement_comes_before_anybody_hears_of_the_action(url: str) -> None:
    async with processes_on(url, 1) as (one,):
        live = await one.open()
        lines = [one.presence.join(live, name) for name in "ab"]

        def acknowledge(_: object) -> None:
            assert [line.waiting for line in lines] == [[], []]
            lines[0].send(b"ack")

        act = Act("a", 0, position_number(live))
        await one.service.pipeline.submit(live, act, acknowledge=acknowledge)
        assert lines[0].waiting[0] == b"ack"
        assert [len(line.waiting) for line in lines] == [2, 1]
