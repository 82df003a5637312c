"""Small proxies for tests: one in front of several servers, and one between a server and its database."""

import asyncio
import contextlib
import itertools
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Self


class Proxy:
    """Passes connections on, in a thread of its own, until it is closed."""

    _server: asyncio.Server

    def __init__(self) -> None:
        self._lines: set[asyncio.Task[None]] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="proxy", daemon=True)
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result()

    def close(self) -> None:
        """Stop listening, and end every connection."""
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    async def _listen(self) -> None:
        raise NotImplementedError

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        raise NotImplementedError

    async def _end(self) -> None:
        self._server.close()
        for task in self._lines:
            task.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._lines.add(task)
        try:
            await self._connect(reader, writer)
        except asyncio.CancelledError:  # the proxy ends; a cancelled handler would be reported as an error
            pass
        finally:
            self._lines.discard(task)
            writer.close()


class DatabaseProxy(Proxy):
    """Between a server and a PostgreSQL on a Unix socket. It can be cut: nothing passes, and nobody is told.

    Of a transaction that contains what it `loses` the commit is passed on, but not the answer: that connection ends.
    """

    def __init__(self, folder: Path, database: str) -> None:
        self.cut = False
        self.loses = b""
        self.lost = 0  # answers
        self._there = f"{database.partition('host=')[2]}/.s.PGSQL.5432"
        self._here = folder / ".s.PGSQL.5432"
        self.database = f"{database.partition('host=')[0]}host={folder}"
        super().__init__()

    async def _listen(self) -> None:
        self._server = await asyncio.start_unix_server(self._serve, self._here)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_unix_connection(self._there)
        try:
            await asyncio.gather(self._ask(reader, there[1], writer), self._pass(there[0], writer))
        finally:
            there[1].close()

    async def _ask(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, answers: asyncio.StreamWriter
    ) -> None:
        """Pass on what the database is asked."""
        loses = False
        with contextlib.suppress(OSError):
            while data := await source.read(65_536):
                while self.cut:
                    await asyncio.sleep(0.05)
                loses = loses or bool(self.loses and self.loses in data)
                if loses and b"COMMIT" in data:
                    self.lost += 1
                    answers.close()
                target.write(data)
                await target.drain()
        target.close()

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65_536):
                while self.cut:
                    await asyncio.sleep(0.05)
                target.write(data)
                await target.drain()
        target.close()


class RoundRobin(Proxy):
    """Listens on a port, and sends each new connection to the next server that takes it.

    A server that refuses a connection is left out of that turn; if all refuse, the client's connection is closed.
    """

    def __init__(self, ports: Sequence[int], port: int = 0) -> None:
        self.ports = list(ports)
        self.port = port  # 0: any that is free
        self._turns = itertools.count()
        super().__init__()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def _listen(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = next(self._turns)
        for i in range(len(self.ports)):
            try:
                there = await asyncio.open_connection("127.0.0.1", self.ports[(first + i) % len(self.ports)])
            except OSError:
                continue
            try:
                await asyncio.gather(_pump(reader, there[1]), _pump(there[0], writer))
            finally:
                there[1].close()
            return


async def _pump(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    """Pass bytes on until one side ends, and then end the other."""
    with contextlib.suppress(OSError):
        while data := await source.read(65_536):
            target.write(data)
            await target.drain()
    target.close()
