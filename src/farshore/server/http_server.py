"""The HTTP server: size limits, request timeout, graceful shutdown."""

import asyncio
import socket

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from farshore.server.app import make_app
from farshore.server.http_guard import LONGEST_HEAD, HttpGuard
from farshore.server.settings import Settings
from farshore.server.wire import LONGEST_FRAME
from farshore.server.workers import Progress

REQUEST_TIMEOUT = 10.0  # seconds for a request to arrive in full
SHUTDOWN_TIMEOUT = 5.0  # seconds for requests under way when the server is told to stop


class TimedProtocol(H11Protocol):
    """Closes a connection whose request does not arrive in time: else a few hundred slow clients would block all."""

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
        """From here on another protocol handles the connection, with pings of its own."""
        self._expect(False)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Expect nothing more."""
        self._expect(False)
        super().connection_lost(exc)

    def _expect(self, more: bool) -> None:
        if more and self._waiting is None:
            self._waiting = self.loop.call_later(REQUEST_TIMEOUT, self.transport.close)
        elif not more and self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


class Server(uvicorn.Server):
    """Ends all subscriptions before it waits for requests to end: they would wait for news."""

    def __init__(self, config: uvicorn.Config, guard: HttpGuard) -> None:
        super().__init__(config)
        self.guard = guard

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, in that order."""
        self.guard.stop()
        await super().shutdown(sockets)


def run_server(settings: Settings, on_progress: Progress | None = None) -> None:
    """Serve until told to stop; then sockets are closed with 1012. Whatever was acknowledged is stored."""
    guard = make_app(settings, on_progress)
    config = uvicorn.Config(
        guard,
        host=settings.host,
        port=settings.port,
        http=TimedProtocol,
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # costs 45 KiB a socket
        h11_max_incomplete_event_size=LONGEST_HEAD,
        log_config=None,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=round(SHUTDOWN_TIMEOUT),
        proxy_headers=bool(settings.public),
        forwarded_allow_ips=settings.proxies,
    )
    Server(config, guard).run()
