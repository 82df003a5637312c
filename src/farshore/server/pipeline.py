"""How a command is carried out: decide, store, acknowledge, broadcast, in this order and under the match's lock."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from farshore.engine.game import SPECTATOR
from farshore.match.commands import Act, Command
from farshore.match.decide import Refusal, Transition, transitions
from farshore.match.events import AnyEvent, Ended, Seated, Stood, decode, encode
from farshore.match.live import Match
from farshore.server import wire
from farshore.server.fanout import Fanout
from farshore.server.live_match import LiveMatch
from farshore.server.metrics import Metrics
from farshore.server.store import Conflict, Duplicate, Result, Store, StoredEvent, Unavailable
from farshore.server.tasks import Tasks

STALE = Refusal("stale", {}, "something has happened that was not taken into account")
BUSY = Refusal("busy", {}, "too many changes at once: try again")
UNAVAILABLE = Refusal("unavailable", {}, "it cannot be stored now: send it again, it is carried out once")

log = logging.getLogger(__name__)


class CommandResult(NamedTuple):
    """What became of a command."""

    status: str  # applied, duplicate or rejected
    refusal: Refusal | None = None


class Pipeline:
    """Carries out commands. `on_change` is called after each, and after another process has changed a match."""

    def __init__(self, store: Store, fanout: Fanout, tasks: Tasks, metrics: Metrics, now: Callable[[], int]) -> None:
        self.store = store
        self.fanout = fanout
        self.tasks = tasks
        self.metrics = metrics
        self.now = now
        self.on_change: Callable[[LiveMatch], None] = lambda _: None

    async def submit(
        self, live: LiveMatch, command: Command, base: int | None = None, name: str | None = None
    ) -> CommandResult:
        """Carry a command out. Returns when it is stored and broadcast.

        `base` is the number of what the sender had heard: if that is no longer the last, the command is refused. `name`
        is the sender's own for the command: sent again under the same name it is carried out once. It is carried out to
        its end even if the caller is cancelled.
        """
        return await asyncio.shield(self.tasks.start(self._submit(live, command, base, name)))

    async def _submit(self, live: LiveMatch, command: Command, base: int | None, name: str | None) -> CommandResult:
        async with live.lock:
            result = await self._carry_out(live, command, base, name)
        self.on_change(live)
        if result.refusal is not None:
            self.metrics.refusals[result.refusal.code] += 1
        return result

    async def _carry_out(self, live: LiveMatch, command: Command, base: int | None, name: str | None) -> CommandResult:
        own = live.seat_of(command.player)  # names of others are not looked up: that would show what they did
        key = f"{own}:{name}" if name is not None and own != SPECTATOR else None
        try:
            for _ in range(3):  # another process may have written first
                if live.behind:
                    await self._catch_up(live)
                made = self._decide(live, command, base)
                if isinstance(made, Refusal):
                    seq = None if key is None else await self.store.key_seq(live.id, key)
                    if seq is not None and seq >= live.match.version:
                        await self._catch_up(live)
                    return CommandResult("rejected", made) if seq is None else CommandResult("duplicate")
                result = await self._store(live, key, made)
                if isinstance(result, Duplicate):  # stored by another process
                    await self._catch_up(live)
                    return CommandResult("duplicate")
                if isinstance(result, Conflict):
                    live.behind = True
                    continue
                self._take(live, made)
                self.fanout.tell(live.id, live.match.version)
                return CommandResult("applied")
        except Unavailable as error:
            live.behind = True
            log.warning("a command could not be stored: %s", error)
            return CommandResult("rejected", UNAVAILABLE)
        return CommandResult("rejected", BUSY)

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

    async def _store(self, live: LiveMatch, key: str | None, made: Sequence[Transition]) -> Result:
        after = made[-1].after
        stored = [
            StoredEvent(event.at, type(event).__name__, encode(event), key if i == 0 else None)
            for i, (event, _) in enumerate(made)
        ]
        players = None
        if any(isinstance(event, Seated | Stood) for event, _ in made):
            players = {seat: chair.player for seat, chair in enumerate(after.chairs) if chair.player is not None}
        summary = wire.encode(wire.summary(after))
        return await self.store.append(
            live.id, live.match.version, stored, status=after.status, players=players, summary=summary
        )

    def _take(self, live: LiveMatch, made: Sequence[tuple[AnyEvent, Match | None]]) -> None:
        """Apply stored events and broadcast them."""
        before = {seat: len(known) for seat, known in live.heard.items()}
        for event, after in made:
            live.take(event, after)
        self.metrics.moves += 1
        live.used = time.monotonic()
        if made and isinstance(ended := made[-1][0], Ended):
            log.info("a match is over", extra={"game": live.match.game.name, "reason": ended.reason})
        live.broadcast(before)

    async def refresh(self, live: LiveMatch) -> None:
        """Apply and broadcast what another process may have stored."""
        async with live.lock:
            live.behind = True
            with contextlib.suppress(Unavailable):
                await self._catch_up(live)
        self.on_change(live)

    async def _catch_up(self, live: LiveMatch) -> None:
        rows = await self.store.events(live.id, live.match.version)
        live.behind = False
        self._take(live, [(decode(data), None) for _, data in rows])
