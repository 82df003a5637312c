"""How a command is carried out: decide, store, acknowledge, broadcast, in this order and under the match's lock."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from farshore.engine.errors import NewerRules
from farshore.engine.game import SPECTATOR
from farshore.match.commands import Act, Command, Pause
from farshore.match.decide import Refusal, Transition, transitions
from farshore.match.events import AnyEvent, Ended, Reinvited, Seated, StartAbandoned, Stood, decode, encode
from farshore.match.live import Match
from farshore.server import wire
from farshore.server.fanout import Fanout
from farshore.server.live_match import LiveMatch
from farshore.server.metrics import Metrics
from farshore.server.slices import caller
from farshore.server.store import Conflict, Duplicate, Fenced, Result, Revoked, Store, StoredEvent, Unavailable
from farshore.server.tasks import Tasks

# At storing a command before other processes do. In chaos runs 9 of 13,000 requests at two processes were refused as
# busy with 3, and 2 of 32,600 at four processes with 10.
ATTEMPTS = 10

STALE = Refusal("stale", {}, "something has happened that was not taken into account")
BUSY = Refusal("busy", {}, "too many changes at once: try again")
NOT_OWNER = Refusal("not_owner", {}, "another process runs this match")
REVOKED = Refusal("revoked", {}, "your access was deleted: become a guest again")
UNAVAILABLE = Refusal("unavailable", {}, "it cannot be stored now: send it again, it is carried out once")

log = logging.getLogger(__name__)


class CommandResult(NamedTuple):
    """What became of a command."""

    status: str  # applied, duplicate or rejected
    refusal: Refusal | None = None


Acknowledge = Callable[[CommandResult], None]


class Pipeline:
    """Carries out commands. `on_change` is called after each, and after another process has changed a match."""

    def __init__(self, store: Store, fanout: Fanout, tasks: Tasks, metrics: Metrics, now: Callable[[], int]) -> None:
        self.store = store
        self.fanout = fanout
        self.tasks = tasks
        self.metrics = metrics
        self.now = now
        self.on_change: Callable[[LiveMatch], None] = lambda _: None
        self.on_outgrown: Callable[[LiveMatch], None] = lambda _: None  # a newer version has migrated the match

    async def submit(
        self,
        live: LiveMatch,
        command: Command,
        base: int | None = None,
        name: str | None = None,
        *,
        as_owner: bool = False,
        acknowledge: Acknowledge | None = None,
    ) -> CommandResult:
        """Carry a command out. Returns when it is stored and broadcast; `acknowledge` is called between the two.

        `base` is the number of events the sender had heard, an optimistic version check: if there are more by now, the
        command is refused. `name` is the sender's idempotency key: a command sent again under the same name, by a
        player or by a process, is carried out once. What is sent `as_owner` is stored only if this process runs the
        match. The command is carried out to its end even if the caller is cancelled.
        """
        if command.player is not None:
            live.addresses[command.player] = caller.get()
        work = self._submit(live, command, base, name, as_owner, acknowledge or (lambda _: None))
        return await asyncio.shield(self.tasks.start(work))

    async def _submit(
        self,
        live: LiveMatch,
        command: Command,
        base: int | None,
        name: str | None,
        as_owner: bool,
        acknowledge: Acknowledge,
    ) -> CommandResult:
        async with live.lock:
            result, before = await self._carry_out(live, command, base, name, as_owner)
            acknowledge(result)
            if before is not None:
                self._broadcast(live, before)
        self.on_change(live)
        if result.refusal is not None:
            self.metrics.refused(result.refusal.code)
        return result

    async def _carry_out(
        self, live: LiveMatch, command: Command, base: int | None, name: str | None, as_owner: bool
    ) -> tuple[CommandResult, dict[int, int] | None]:
        """What became of a command, and how much each audience had heard before its events, if there are any."""
        try:
            for _ in range(ATTEMPTS):  # another process may have written first
                if live.behind:
                    await self._catch_up(live)
                own = live.seat_of(command.player)  # names of others are not looked up: that would show what they did
                sender = "server" if command.player is None else None if own == SPECTATOR else own
                key = f"{sender}:{name}" if name is not None and sender is not None else None
                made = self._decide(live, command, base)
                if isinstance(made, Refusal):
                    seq = None if key is None else await self.store.key_seq(live.id, key)
                    if seq is not None and seq >= live.match.version:
                        await self._catch_up(live)
                    if seq is not None:
                        return CommandResult("duplicate"), None
                    if await self.store.version(live.id) > live.match.version:
                        live.behind = True
                        continue
                    return CommandResult("rejected", made), None
                result = await self._store(live, key, made, command, as_owner)
                if isinstance(result, Duplicate):  # stored by another process
                    await self._catch_up(live)
                    return CommandResult("duplicate"), None
                if isinstance(result, Fenced):
                    live.owner = result.owner
                    return CommandResult("rejected", NOT_OWNER), None
                if isinstance(result, Revoked):
                    return CommandResult("rejected", REVOKED), None
                if isinstance(result, Conflict):
                    live.behind = True
                    continue
                live.owner = live.owner or self.store.process  # as the store does
                before = self._apply(live, made)
                self.fanout.tell(live.id, live.match.version)
                return CommandResult("applied"), before
        except Unavailable as error:
            live.behind = True
            log.warning("a command could not be stored: %s", error)
            return CommandResult("rejected", UNAVAILABLE), None
        return CommandResult("rejected", BUSY), None

    def _decide(self, live: LiveMatch, command: Command, base: int | None) -> Sequence[Transition] | Refusal:
        """What a command leads to.

        `base` is compared with the sender's own number, whatever seat the command names: the numbers of other seats
        would show how much they have done.
        """
        if base is not None:
            bot = command.player is None and isinstance(command, Act)
            seat: Any = getattr(command, "seat", None)
            if base != len(live.heard[seat if bot else live.seat_of(command.player, seat)]):
                return STALE
        return transitions(live.match, command, self.now(), live.draws)

    async def _store(
        self, live: LiveMatch, key: str | None, made: Sequence[Transition], command: Command, as_owner: bool
    ) -> Result:
        after = made[-1].after
        stored = [
            StoredEvent(event.at, type(event).__name__, encode(event), key if i == 0 else None)
            for i, (event, _) in enumerate(made)
        ]
        players = None
        if any(isinstance(event, Seated | Stood | StartAbandoned) for event, _ in made):
            players = {seat: chair.player for seat, chair in enumerate(after.chairs) if chair.player is not None}
        summary = wire.encode(wire.summary(after))
        return await self.store.append(
            live.id,
            live.match.version,
            stored,
            status=after.status,
            players=players,
            summary=summary,
            rules=after.rules,
            fenced=as_owner,
            player=command.player,
            owed_since=command.then if isinstance(command, Pause) else None,
        )

    def _apply(self, live: LiveMatch, made: Sequence[tuple[AnyEvent, Match | None]]) -> dict[int, int]:
        """Apply stored events; how much each audience had heard before."""
        before = {seat: len(known) for seat, known in live.heard.items()}
        for event, after in made:
            live.apply(event, after)
        self.metrics.moves.inc()
        live.used = time.monotonic()
        if made and isinstance(ended := made[-1][0], Ended):
            log.info("a match is over", extra={"game": live.match.game.name, "reason": ended.reason})
        if live.private and any(isinstance(event, Reinvited) for event, _ in made):
            live.dismiss_spectators()
        return before

    async def refresh(self, live: LiveMatch) -> None:
        """Read, apply and broadcast what another process may have stored, now or before it is needed next."""
        with contextlib.suppress(Unavailable, NewerRules):  # one of newer rules is no longer held
            await self._refresh(live)

    async def _refresh(self, live: LiveMatch) -> None:
        async with live.lock:
            live.behind = True
            await self._catch_up(live)
        self.on_change(live)

    async def refresh_if_behind(self, live: LiveMatch) -> None:
        """Refresh the match, if more of it is stored, before somebody is shown it. Raises Unavailable.

        The store is asked even where no other process is known: one may have started since the last heartbeat.
        """
        if live.behind or await self.store.version(live.id) > live.match.version:
            await self._refresh(live)

    async def _catch_up(self, live: LiveMatch) -> None:
        """What `refresh` does, for those who hold the lock already. Raises Unavailable, and NewerRules."""
        rows = await self.store.events(live.id, live.match.version)
        try:
            self._broadcast(live, self._apply(live, [(decode(data), None) for _, data in rows]))
        except NewerRules:
            self.on_outgrown(live)
            raise
        live.behind = False

    def _broadcast(self, live: LiveMatch, before: dict[int, int]) -> None:
        """Send everybody what is new to them; those who changed seats, at any process, hear as the new seat."""
        live.broadcast(before)
        live.reseat()
