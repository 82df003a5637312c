"""The HTTP server: size limits, timeouts for clients that do not send or read, floods of pings, graceful shutdown."""

import asyncio
import socket
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from farshore.server.addresses import is_loopback
from farshore.server.app import make_app
from farshore.server.http_guard import LONGEST_HEAD, HttpGuard
from farshore.server.limits import MOST_SLOWED_READS, Limits
from farshore.server.settings import Settings
from farshore.server.wire import LONGEST_FRAME
from farshore.server.workers import Progress

REQUEST_TIMEOUT = 10.0  # seconds for a request to arrive in full
WRITE_TIMEOUT = 10.0  # seconds in which a client must read ...
LEAST_READ = 10_000  # ... so many bytes, or all that is left
TAKEN_AT_ONCE = 512  # bytes of websocket frames
SHUTDOWN_TIMEOUT = 5.0  # seconds for requests under way when the server has to stop
NO_UTF8, FLOOD = 1007, 1008  # why a websocket is closed


class TimedProtocol(H11Protocol):
    """Closes a connection whose request does not arrive in time, or whose client does not read the response.

    Else a few hundred slow clients would block all, and each response that is not read would stay in memory.
    """

    _waiting: asyncio.TimerHandle | None = None
    _writing: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Expect a request."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=0)  # so that the last bytes of a response are waited for, too
        self._expect(True)

    def data_received(self, data: bytes) -> None:
        """Expect the rest if only a part of a request is here."""
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it has become a websocket
            return
        head, body = self.conn.their_state is h11.IDLE, self.conn.their_state is h11.SEND_BODY
        self._expect(body or (head and bool(self.conn.trailing_data[0])))

    def pause_writing(self) -> None:
        """Expect the client to read."""
        super().pause_writing()
        if self._writing is None:
            self._expect_reading()

    def resume_writing(self) -> None:
        """Everything was read."""
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None
        super().resume_writing()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on another protocol handles the connection, with pings of its own."""
        self._expect(False)
        self.transport.set_write_buffer_limits()
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

    def _expect_reading(self) -> None:
        left = self.transport.get_write_buffer_size()
        self._writing = self.loop.call_later(WRITE_TIMEOUT, self._check_reading, left)

    def _check_reading(self, before: int) -> None:
        if before - self.transport.get_write_buffer_size() < LEAST_READ:
            self.transport.abort()  # close would wait until everything is read
        else:
            self._expect_reading()


class SocketProtocol(WebSocketsSansIOProtocol):
    """Reads a client more slowly that floods it with pings, pongs or pieces of messages, then closes its connection.

    The application does not see those, so its limits do not count them.
    """

    _limits = Limits(True)
    _slow: asyncio.TimerHandle | None = None
    _slowed = 0

    def connection_made(self, transport: Any) -> None:
        """Nothing was received yet."""
        super().connection_made(transport)
        self._unread = bytearray()

    def data_received(self, data: bytes) -> None:
        """Take frames in only as long as the application is ready for more: 64 KiB may hold ten thousand of them."""
        self._unread += data
        self._take_in()

    def _take_in(self) -> None:
        while self._unread and self._slow is None and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self._unread[:TAKEN_AT_ONCE])
            del self._unread[:TAKEN_AT_ONCE]
            super().data_received(piece)
        if self.transport.is_closing():
            return
        if self._unread or self._slow is not None or self.read_paused:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def handle_ping(self) -> None:
        """Answer a ping."""
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take note of a pong."""
        self._count()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Add a piece to a message."""
        self._count()
        super().handle_cont(event)

    def _count(self) -> None:
        wait = self._limits.take("control frame", f"{id(self)}")
        if not wait or self._slow is not None or self.transport.is_closing():
            return
        self._slowed += 1
        if self._slowed > MOST_SLOWED_READS:
            self._close(FLOOD)
        else:
            self._slow = self.loop.call_later(wait, self._read_on)

    def _read_on(self) -> None:
        self._slow = None
        self._take_in()

    async def receive(self) -> Any:
        """What the application gets next."""
        message = await super().receive()
        self._take_in()
        return message

    def send_receive_event_to_app(self) -> None:
        """Hand a message over. One that is no text closes the connection, which is no error of ours."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._close(NO_UTF8)
                return
        super().send_receive_event_to_app()

    def _close(self, code: int) -> None:
        self.conn.send_close(code)
        self.handle_parser_exception()

    async def send(self, message: Any) -> None:
        """Send what the application sends."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True  # it was refused, which is no error of ours
        if message["type"] == "websocket.close" and self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
            self._take_in()

    def connection_lost(self, exc: Exception | None) -> None:
        """Expect nothing more."""
        if self._slow is not None:
            self._slow.cancel()
        super().connection_lost(exc)


class Server(uvicorn.Server):
    """Ends all subscriptions before it waits for requests to end: they would wait for news."""

    def __init__(self, config: uvicorn.Config, guard: HttpGuard) -> None:
        super().__init__(config)
        self.guard = guard
        if guard.network is not None:
            guard.network.listen, guard.network.hang_up = self.listen, self.hang_up

    async def listen(self, address: str) -> asyncio.Server:
        """Listen at one more address, at the same port. Raises OSError."""

        def protocol() -> asyncio.Protocol:
            return TimedProtocol(self.config, self.server_state, self.lifespan.state)

        loop = asyncio.get_running_loop()
        server = await loop.create_server(protocol, address, self.config.port, backlog=self.config.backlog)
        self.servers.append(server)
        return server

    def hang_up(self) -> None:
        """Close the connections that come from other machines: websockets with 1012, requests after their response."""
        for connection in list(self.server_state.connections):
            if not is_loopback(str(connection.transport.get_extra_info("sockname")[0])):
                connection.shutdown()

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
        ws=SocketProtocol,
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
