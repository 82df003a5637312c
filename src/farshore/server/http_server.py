"""How the server listens: sizes, patience, and going quietly."""

import asyncio
import socket

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from farshore.server.app import make_app
from farshore.server.http_guard import LONGEST_HEAD, Gate
from farshore.server.settings import Settings
from farshore.server.wire import LONGEST_FRAME
from farshore.server.workers import Progress

PATIENCE = 10.0  # seconds for a request to arrive whole
DRAIN = 5.0  # seconds for what is under way when the server is told to stop


class Impatient(H11Protocol):
    """Closes a connection over which a request does not arrive: else a few hundred slow senders hold all of them."""

    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Expect a request."""
        super().connection_made(transport)
        self._expect(True)

    def data_received(self, data: bytes) -> None:
        """Expect the rest if only a part of a request is here."""
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it has become a websocket
            return
        head, body = self.conn.their_state is h11.IDLE, self.conn.their_state is h11.SEND_BODY
        self._expect(body or (head and bool(self.conn.trailing_data[0])))

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on another protocol minds the connection, with pings of its own."""
        self._expect(False)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Expect nothing more."""
        self._expect(False)
        super().connection_lost(exc)

    def _expect(self, more: bool) -> None:
        if more and self._waiting is None:
            self._waiting = self.loop.call_later(PATIENCE, self.transport.close)
        elif not more and self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


class Listener(uvicorn.Server):
    """Lets whoever waits for news go before it waits for their requests to end."""

    def __init__(self, config: uvicorn.Config, gate: Gate) -> None:
        super().__init__(config)
        self.gate = gate

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, in that order."""
        self.gate.stop()
        await super().shutdown(sockets)


def listen(settings: Settings, on_progress: Progress | None = None) -> None:
    """Serve until told to stop; sockets are closed with 1012 then, and what was acknowledged is stored."""
    gate = make_app(settings, on_progress)
    config = uvicorn.Config(
        gate,
        host=settings.host,
        port=settings.port,
        http=Impatient,
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # costs 45 KiB a socket
        h11_max_incomplete_event_size=LONGEST_HEAD,
        log_config=None,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=round(DRAIN),
        proxy_headers=bool(settings.public),
        forwarded_allow_ips=settings.proxies,
    )
    Listener(config, gate).run()
