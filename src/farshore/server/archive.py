"""Finished matches as files: made in slices, and kept for a while, plain and compressed."""

import asyncio
from collections import OrderedDict

from farshore.engine.errors import NewerRules
from farshore.match.events import decode
from farshore.match.export import exporting
from farshore.server import wire
from farshore.server.loading import Unreadable
from farshore.server.pages import File, compress
from farshore.server.slices import Slices
from farshore.server.store import Store, Unavailable

MOST_BYTES = 16 * 1024 * 1024  # kept, of files that were asked for last


class Archive:
    """The exports of finished matches."""

    def __init__(self, store: Store, slices: Slices, most: int = MOST_BYTES) -> None:
        self.store = store
        self.slices = slices
        self.most = most
        self._kept: OrderedDict[str, File] = OrderedDict()
        self._making: dict[str, asyncio.Task[File]] = {}

    @property
    def size(self) -> int:
        """How many bytes are kept."""
        return sum(len(file.data) + len(file.packed) for file in self._kept.values())

    async def line(self, match_id: str) -> bytes:
        """The export of a finished match as JSON, which is not kept; of one that cannot be read, that it cannot."""
        kept = self._kept.get(match_id)
        if kept is not None:
            return kept.data
        try:
            return await self._encoded(match_id)
        except Unavailable:
            raise
        except NewerRules:  # which another process may have: nothing is wrong with the match
            code = "newer_rules"
        except Exception:  # one match must not keep the others from their owner
            code = "bad_match"
        return wire.encode({"id": match_id, "unreadable": str(Unreadable(code))})

    async def file(self, match_id: str) -> File:
        """The export of a match, to be sent as it is. Raises NotationError if the match is not over."""
        if match_id in self._kept:
            self._kept.move_to_end(match_id)
            return self._kept[match_id]
        if match_id not in self._making:  # several requests share one
            self._making[match_id] = asyncio.create_task(self._make(match_id))
            self._making[match_id].add_done_callback(lambda _: self._making.pop(match_id))
        return await asyncio.shield(self._making[match_id])

    async def _make(self, match_id: str) -> File:
        data = await self._encoded(match_id)
        file = await asyncio.to_thread(compress, "application/json", data)  # which lets other threads run
        self._kept[match_id] = file
        while self.size > self.most:
            self._kept.popitem(last=False)
        return file

    async def _encoded(self, match_id: str) -> bytes:
        rows = await self.store.events(match_id)
        draws = await self.store.draws(match_id)
        return wire.encode(await self.slices.run(exporting([decode(data) for _, data in rows], draws)))
