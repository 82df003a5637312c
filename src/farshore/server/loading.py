"""Reading a match from the store, and migrating it to the rules that are installed now, or freezing it.

A match that cannot be read stops no other: it is logged with its id and a code, and counted. What went wrong in detail
is in no log, since that may be an action or a card.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

import msgspec

from farshore import games
from farshore.engine.errors import FarshoreError, NewerRules
from farshore.match.commands import Migrate
from farshore.match.events import Opened, decode
from farshore.server import wire
from farshore.server.live_match import LiveMatch
from farshore.server.metrics import Metrics
from farshore.server.pipeline import UNAVAILABLE, Pipeline
from farshore.server.slices import Slices
from farshore.server.store import MatchRow, Store, Unavailable

if TYPE_CHECKING:
    from farshore.server.registry import Registry

SENTENCES = {
    "no_game": "its game is not installed here",
    "newer_rules": "it is played by newer rules than are installed here",
    "bad_event": "one of its events cannot be read",
    "bad_match": "its events do not follow from one another",
}

log = logging.getLogger(__name__)


class Unreadable(FarshoreError):
    """A stored match cannot be read: a stable code, and a sentence that holds nothing of the match."""

    def __init__(self, code: str) -> None:
        super().__init__(f"this match is stored, but cannot be read: {SENTENCES[code]}")
        self.code = code


class Preparing(FarshoreError):
    """Nothing of a game can be loaded yet: its rules would be compiled here, and nobody be served meanwhile."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{games.get(game).title} is still being prepared")
        self.game = game


class Elsewhere(FarshoreError):
    """A match has newer rules than this process, and another process runs: it may have them."""

    def __init__(self) -> None:
        super().__init__(f"{SENTENCES['newer_rules']}: try again")


def check_ready(game: str, ready: Mapping[str, asyncio.Event]) -> None:
    """Raises Preparing for a game that is not ready yet, and Unreadable for one that never will be."""
    if game not in ready:
        raise Unreadable("no_game")
    if not ready[game].is_set():
        raise Preparing(game)


async def load(store: Store, pipeline: Pipeline, slices: Slices, row: MatchRow, now: Callable[[], int]) -> LiveMatch:
    """The match of that row. It goes on under the installed rules, or is frozen. Raises Unreadable."""
    stored, draws = await store.events(row.id), await store.draws(row.id)
    try:
        events = [decode(data) for _, data in stored]
    except (msgspec.MsgspecError, ValueError) as error:
        raise Unreadable("bad_event") from error
    if not events or not isinstance(events[0], Opened):
        raise Unreadable("bad_match")
    try:
        live = LiveMatch(row.id, events[:1], draws, now, private=row.private)
        await slices.run(live.apply_in_steps(events[1:]))
        await _migrate_or_freeze(pipeline, live, row)
    except Unavailable:
        raise
    except NewerRules as error:
        raise Unreadable("newer_rules") from error
    except Exception as error:  # whatever is wrong with one match must not stop the others
        raise Unreadable("bad_match") from error
    return live


async def _migrate_or_freeze(pipeline: Pipeline, live: LiveMatch, row: MatchRow) -> None:
    """Migrate a match of earlier rules, or freeze it with the score that everybody knew last."""
    match = live.match
    if match.ended is not None or match.on_installed_rules or (match.stuck is not None and match.frozen is not None):
        return
    known = wire.read_summary(row.summary).standing if row.summary else None
    done = await pipeline.submit(live, Migrate(None, tuple(known or wire.standing(match) or [0] * len(match.chairs))))
    if done.refusal is UNAVAILABLE:
        raise Unavailable(UNAVAILABLE.sentence)
    what = {"match": row.id, "game": row.game, "from": match.rules, "to": match.game.rules_version}
    frozen = live.match.frozen
    pipeline.metrics.loaded("migrated" if frozen is None else "frozen")
    if frozen is None:
        log.info("a match goes on under new rules", extra=what)
    else:
        log.warning("a match is frozen: new rules cannot follow it", extra=what | {"reason": frozen.code})


def note_unreadable(known: set[str], metrics: Metrics, row: MatchRow, error: Unreadable) -> None:
    """Log and count a match that cannot be read, the first time that it is tried."""
    if row.id not in known:
        known.add(row.id)
        metrics.loaded(error.code)
        cause = type(error.__cause__).__name__ if error.__cause__ is not None else ""
        log.error("%s", error, extra={"match": row.id, "game": row.game, "reason": error.code, "cause": cause})


async def find_readable(registry: "Registry", match_id: str) -> LiveMatch | None:
    """The match, or None if it cannot be read, which is already logged and counted, or not yet."""
    try:
        return await registry.find(match_id)
    except (Unreadable, Preparing):
        return None


async def count_unplayable(store: Store, offered: AbstractSet[str], metrics: Metrics) -> None:
    """Log and count the running matches of games that are not offered here: nothing resumes them."""
    try:
        running = await store.running()
    except Unavailable as error:
        log.warning("matches of games that are not offered here were not counted: %s", error)
        return
    for game in running.keys() - offered:
        metrics.loaded("no_game", running[game])
        log.error("running matches of a game that is not offered here", extra={"game": game, "matches": running[game]})
