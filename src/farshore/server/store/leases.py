"""Which process runs which match, and who is connected where, so that several processes can share one store.

A process lives as long as its heartbeat is younger than LEASE by the database's clock. Whoever owns a match runs its
bots, clocks and stand-ins. Nothing is written per match while its owner lives; when the owner is gone, others take its
matches. An old owner that comes back is refused by the append itself (`fenced`), so nothing happens twice.
"""

import json
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection

from farshore.server.store.connect import database_now
from farshore.server.store.rows import Head, Process
from farshore.server.store.schema import matches, players, presence, processes

if TYPE_CHECKING:
    from farshore.server.store.store import Store

LEASE = 3_000  # milliseconds after its last heartbeat in which a process is taken to be alive
FORGOTTEN = 86_400_000  # milliseconds after which a process that owns nothing is forgotten


def _alive() -> Any:
    """Processes that live. One seen in the future was seen before the database's clock was set back."""
    now = database_now()
    return processes.c.seen.between(now - LEASE, now + LEASE)


_LIVING = sa.select(processes.c.id).where(_alive())
_ORPHANED = sa.and_(sa.text("status <> 'over'"), matches.c.owner.is_not(None), matches.c.owner.not_in(_LIVING))


class Beat(NamedTuple):
    """What a heartbeat found."""

    own: Process
    gap: int  # milliseconds since the heartbeat before, by the database's clock, which may jump; 0 for the first one
    others: list[Process]  # that live

    @property
    def now(self) -> int:
        """The database's time."""
        return self.own.seen


def somebody_lived_since(moment: int, processes: Iterable[Process]) -> bool:
    """Whether one of these has lived all the time since then."""
    return any(each.started <= moment for each in processes)


class Leases:
    """Heartbeats, ownership of matches and presence of this process, in the store."""

    def __init__(self, store: "Store") -> None:
        self.store = store
        self.process = store.process

    async def time(self) -> int:
        """The time of events now: of processes that run, else the database's. It is never before what it was last.

        The database's clock may have been set back since it was last compared with that of events.
        """
        now = database_now()
        others = sa.select((processes.c.clock + now - processes.c.seen).label("at")).where(_alive())
        owners = sa.select(matches.c.owner).where(matches.c.status == "running")
        left = sa.select(sa.func.max(processes.c.clock)).where(processes.c.id.in_(owners))
        orphaned = sa.select(sa.func.max(matches.c.orphaned_since)).where(matches.c.status == "running")
        async with self.store.reading() as connection:
            running = await connection.scalar(sa.select(sa.func.max(others.subquery().c.at)))
            if running is not None:
                return int(running)
            known = [await connection.scalar(query) for query in (sa.select(now), left, orphaned)]
        return max(int(each) for each in known if each is not None)

    async def beat(self, clock: int, since: int, stopped: int | None = None) -> Beat:
        """Say that this process is alive, that its clock for events says `clock`, and since when it lives by that.

        If it was stopped, at `stopped` by that clock, and nobody else has lived since then, that is noted with all of
        its matches in the same transaction, until the pause that they are owed is stored.
        """
        mine, now = processes.c.id == self.process, database_now()
        values = {"started": since, "seen": now, "clock": clock}
        async with self.store.writing() as connection:
            seen = await connection.scalar(sa.select(processes.c.seen).where(mine))
            if seen is None:
                await connection.execute(sa.insert(processes).values({"id": self.process} | values))
            else:
                await connection.execute(sa.update(processes).where(mine).values(values))
            living = sa.select(*(processes.c[name] for name in Process._fields)).where(sa.or_(_alive(), mine))
            found = {row.id: Process(*row) for row in await connection.execute(living)}
            own = found.pop(self.process)
            if stopped is not None and not somebody_lived_since(stopped, found.values()):
                await connection.execute(self._orphaned_since(stopped, matches.c.status == "running"))
        return Beat(own, 0 if seen is None else own.seen - seen, list(found.values()))

    async def leave(self, clock: int) -> None:
        """Say that this process is gone: others need not wait until its lease has run out."""
        async with self.store.writing() as connection:
            await connection.execute(self._orphaned_since(clock, sa.text("status <> 'over'")))
            await connection.execute(sa.delete(processes).where(processes.c.id == self.process))
            await connection.execute(sa.delete(presence).where(presence.c.process == self.process))

    def _orphaned_since(self, clock: int, which: Any) -> sa.Update:
        """Note with those matches of this process that they have had no owner since then, or since what is noted."""
        mine = sa.update(matches).where(which, matches.c.owner == self.process)
        return mine.values(orphaned_since=sa.func.coalesce(matches.c.orphaned_since, clock))

    # ---- owners

    async def orphans(self, games: Collection[str]) -> list[str]:
        """The matches of these games, and the open tables of any, whose owner is gone."""
        wanted = sa.or_(matches.c.game.in_(games), matches.c.status == "open")
        query = sa.select(matches.c.id).where(_ORPHANED, wanted).order_by(matches.c.id)
        async with self.store.reading() as connection:
            return list(await connection.scalars(query))

    async def adopt(self, ids: Collection[str]) -> list[str]:
        """Become the owner of those of these matches that are running and whose owner is gone; which this process owns.

        Open tables whose owner is gone have none from now on: there is nothing to run, and whoever changes them becomes
        their owner. What is locked is left for the next time: a process that was stopped may hold the lock.
        """
        clock = sa.select(processes.c.clock).where(processes.c.id == matches.c.owner).scalar_subquery()
        runs = matches.c.status == "running"
        since = sa.func.coalesce(matches.c.orphaned_since, clock)
        values = {"owner": sa.case((runs, self.process)), "orphaned_since": sa.case((runs, since))}
        among = self._among(matches.c.id, ids)
        free = sa.select(matches.c.id).where(among, _ORPHANED).with_for_update(skip_locked=True)
        mine = sa.select(matches.c.id).where(among, runs, matches.c.owner == self.process)
        async with self.store.writing() as connection:
            await connection.execute(sa.update(matches).where(matches.c.id.in_(free)).values(values))
            return list(await connection.scalars(mine))

    async def settle(self, match_id: str) -> None:
        """Note that it was taken into account since when the match had no owner."""
        mine = sa.and_(matches.c.id == match_id, matches.c.owner == self.process)
        async with self.store.writing() as connection:
            await connection.execute(sa.update(matches).where(mine).values(orphaned_since=None))

    async def forget_the_dead(self) -> None:
        """Remove what processes that are gone have left: who was connected to them, and themselves after a day."""
        owns = sa.exists().where(sa.text("status <> 'over'"), matches.c.owner == processes.c.id)
        old = sa.and_(processes.c.seen < database_now() - FORGOTTEN, ~owns)
        async with self.store.writing() as connection:
            where = sa.tuple_(*presence.primary_key.columns)
            left = sa.select(*presence.primary_key.columns).where(presence.c.process.not_in(_LIVING))
            await connection.execute(sa.delete(presence).where(where.in_(left.with_for_update(skip_locked=True))))
            await connection.execute(sa.delete(processes).where(old))

    async def claim(self, ids: Collection[str]) -> set[str]:
        """Become the owner of those of these matches that nobody owns; which those were."""
        take = sa.update(matches).where(self._among(matches.c.id, ids), matches.c.owner.is_(None))
        async with self.store.writing() as connection:
            taken = take.values(owner=self.process, orphaned_since=None)  # nobody was to run them: no time is owed
            return set(await connection.scalars(taken.returning(matches.c.id)))

    async def release(self, ids: Collection[str]) -> None:
        """Own these matches no longer: there is nothing to run in them."""
        mine = sa.and_(self._among(matches.c.id, ids), matches.c.owner == self.process)
        async with self.store.writing() as connection:
            await connection.execute(sa.update(matches).where(mine).values(owner=None))

    async def news(self, known: Collection[Head]) -> list[Head]:
        """Of these matches, as a process knows them, those that are further by now or have another owner."""
        heard = self._rows(known)
        differs = sa.or_(matches.c.version > heard.c.version, matches.c.owner.is_distinct_from(heard.c.owner))
        query = sa.select(matches.c.id, matches.c.version, matches.c.owner)
        async with self.store.reading() as connection:
            found = await connection.execute(query.join(heard, heard.c.id == matches.c.id).where(differs))
            return [Head(*row) for row in found]

    def _rows(self, heads: Collection[Head]) -> Any:
        """A table of these in SQL, sent as few parameters: they may be thousands."""
        if self.store.on_postgresql:
            columns = zip(Head._fields, (sa.Text, sa.Integer, sa.Text), zip(*heads, strict=True), strict=True)
            lists: list[Any] = [sa.bindparam(name, list(values), type_=ARRAY(kind)) for name, kind, values in columns]
            return sa.func.unnest(*lists).table_valued(*Head._fields).render_derived()
        listed = sa.func.json_each(json.dumps(list(heads))).table_valued("value")
        parts = [sa.func.json_extract(listed.c.value, f"$[{i}]").label(name) for i, name in enumerate(Head._fields)]
        return sa.select(*parts).select_from(listed).subquery()

    def _among(self, column: Any, ids: Collection[str]) -> Any:
        """SQL condition: the column is one of these ids, sent as one parameter: they may be thousands."""
        if self.store.on_postgresql:
            return column == sa.any_(sa.bindparam("ids", list(ids), type_=ARRAY(sa.Text)))
        listed = sa.func.json_each(json.dumps(list(ids))).table_valued("value")
        return column.in_(sa.select(listed.c.value))

    # ---- people

    async def move_presence(self, came: Collection[tuple[str, str]], went: Collection[tuple[str, str]]) -> None:
        """Note which people, as (match, player), are connected to this process now, and which no longer."""
        gone = sa.delete(presence).where(
            presence.c.process == self.process,
            presence.c.match == sa.bindparam("table"),
            presence.c.player == sa.bindparam("person"),
        )
        async with self.store.writing() as connection:  # what came may be there, if an earlier answer was lost
            await connection.execute(gone, [{"table": match, "person": player} for match, player in (*went, *came)])
            await self._insert_presence(connection, came)

    async def set_presence(self, here: Collection[tuple[str, str]]) -> None:
        """Note that these people, as (match, player), are connected to this process, and nobody else."""
        async with self.store.writing() as connection:
            await connection.execute(sa.delete(presence).where(presence.c.process == self.process))
            await self._insert_presence(connection, here)

    async def _insert_presence(self, connection: AsyncConnection, people: Collection[tuple[str, str]]) -> None:
        if people:
            rows = [{"process": self.process, "match": match, "player": player} for match, player in people]
            await connection.execute(sa.insert(presence), rows)

    async def present(self, ids: Collection[str]) -> set[tuple[str, str]]:
        """Who is connected to other processes that live, at these matches, as (match, player)."""
        elsewhere = sa.and_(presence.c.process != self.process, presence.c.process.in_(_LIVING))
        query = sa.select(presence.c.match, presence.c.player).where(self._among(presence.c.match, ids), elsewhere)
        async with self.store.reading() as connection:
            return {(row.match, row.player) for row in await connection.execute(query)}

    async def revoked(self, since: int) -> list[str]:
        """Players whose access was taken away after that moment of the database's clock."""
        query = sa.select(players.c.id).where(players.c.revoked.is_not(None), players.c.revoked > since)
        async with self.store.reading() as connection:
            return list(await connection.scalars(query))
