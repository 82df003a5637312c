"""What is checked of every request before the application sees it, and the security headers of every response.

It wraps the framework, so that no response, not even an error, is sent without them. Rejected are addresses that are
too long, foreign hosts, changes requested by pages of other sites, and more requests than the limits allow. No cache
keeps a response that does not say that it may.
"""

import asyncio
import ipaddress
import math
from collections.abc import Callable, Iterable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from farshore.server.access import address_of, waiting
from farshore.server.addresses import is_loopback
from farshore.server.asgi import Application, Receive, Scope, Send
from farshore.server.http_errors import REQUEST_ID, failure_body, log_failure, refusal_body
from farshore.server.limits import MOST_DELAYED_REFUSALS, REFUSAL_DELAY, Limits, Places, cost_of
from farshore.server.reach import Network
from farshore.server.settings import Settings
from farshore.server.slices import caller

LONGEST_ADDRESS, LONGEST_HEAD = 4_096, 16_384  # bytes
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
CACHING = (b"cache-control", b"no-store")  # of a response that says nothing else
TLS_HEADERS = {"strict-transport-security": "max-age=31536000; includeSubDomains"}


class Rejected(Exception):
    """A request is rejected."""

    def __init__(self, status: int, detail: str, wait: float = 0.0) -> None:
        super().__init__(detail)
        self.status = status
        self.detail = detail
        self.wait = wait
        self.close = False  # whether the connection is closed


class HttpGuard:
    """The application, guarded."""

    def __init__(self, inner: Application, settings: Settings, limits: Limits) -> None:
        self.inner = inner
        self.settings = settings
        self.limits = limits
        self._slowed = Places(True)
        self.stop: Callable[[], None] = lambda: None  # called when the server is about to stop
        self.network: Network | None = None  # what the HTTP server lends its listening to
        self.on_reject: Callable[[int], None] = lambda _: None  # called with the status of each request rejected here
        headers = HEADERS | (TLS_HEADERS if settings.secure else {})
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on or reject it."""
        if scope["type"] not in ("http", "websocket"):
            await self.inner(scope, receive, send)
            return

        started = False

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = with_headers(message.get("headers", ()), [*self.headers, CACHING])
            await send(message)

        try:
            self.check(scope)
        except Rejected as rejected:
            self.on_reject(rejected.status)
            await self._slow_down(scope, rejected)
            await _reject(scope, rejected, send_with_headers, send)
            return
        caller.set(address_of(scope))
        try:
            await self.inner(scope, receive, send_with_headers)
        except Exception as error:
            if scope["type"] != "http":
                raise
            number = log_failure(error)
            if not started:
                headers = [(REQUEST_ID.encode(), number.encode())]
                await _answer(500, failure_body(number), headers, send_with_headers)

    async def _slow_down(self, scope: Scope, rejected: Rejected) -> None:
        """Let a caller above a limit wait for the answer: else it could send the next request at once, and without end.

        Of those who wait on many connections already, another one is closed.
        """
        address = address_of(scope)
        if not rejected.wait or scope["type"] != "http":  # a handshake is a new connection, which takes its time
            return
        if not self._slowed.enter("request", address, MOST_DELAYED_REFUSALS):
            rejected.close = True
            return
        try:
            await asyncio.sleep(REFUSAL_DELAY)
        finally:
            self._slowed.leave("request", address)

    def check(self, scope: Scope) -> None:
        """Raises Rejected."""
        is_socket = scope["type"] == "websocket"
        self._limit(scope, is_socket)
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if len(scope.get("raw_path") or b"") + len(scope.get("query_string", b"")) > LONGEST_ADDRESS:
            raise Rejected(414, f"an address has at most {LONGEST_ADDRESS} bytes")
        if sum(len(name) + len(value) for name, value in scope["headers"]) > LONGEST_HEAD:
            raise Rejected(431, f"all headers together have at most {LONGEST_HEAD} bytes")
        if not is_our_host(headers.get("host", ""), self.settings):
            raise Rejected(421, "this host is not served here")
        if (is_socket or scope["method"] not in SAFE) and is_foreign(headers, self.settings):
            raise Rejected(403, "this request comes from another site")

    def _limit(self, scope: Scope, is_socket: bool) -> None:
        """Limits of the address; those of a person are taken by the routes, which know who asks."""
        name, cost = ("handshake", 1) if is_socket else ("request", cost_of(scope["path"].rstrip("/")))
        wait = self.limits.take(name, address_of(scope), cost)
        if wait:
            raise Rejected(429, f"too many requests: try again in {math.ceil(wait)} s", wait)


def with_headers(
    headers: Iterable[tuple[bytes, bytes]], ours: Iterable[tuple[bytes, bytes]]
) -> list[tuple[bytes, bytes]]:
    """`headers` and those of ours that are not among them."""
    found = list(headers)
    names = {name.lower() for name, _ in found}
    return found + [(name, value) for name, value in ours if name not in names]


def is_our_host(host: str, settings: Settings) -> bool:
    """Whether a request is for the public address, or for this machine by IP address or local name.

    A name of another site that resolves to this machine is rejected: its pages could read the responses.
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:  # such as a bracket that is not closed
        return False
    if settings.public:
        return host == urlsplit(settings.public).netloc or is_loopback(name)
    return _is_number(name) or "." not in name or name.endswith((".local", ".localhost", ".lan", ".home.arpa"))


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_foreign(headers: dict[str, str], settings: Settings) -> bool:
    """Whether a request may have been made by a page of another site in the name of a player.

    Browsers say where a page comes from. A client that does not is no browser, and then a cookie proves no consent:
    programs send their token as a bearer token.
    """
    origin = headers.get("origin")
    if origin is not None:
        if settings.public:
            return origin.rstrip("/") != settings.public.rstrip("/")
        try:
            parts = urlsplit(origin)
        except ValueError:
            return True
        return parts.scheme not in ("http", "https") or parts.netloc != headers.get("host")
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site not in ("same-origin", "none")
    return "cookie" in headers and "authorization" not in headers


async def _reject(scope: Scope, rejected: Rejected, send_http: Send, send_socket: Send) -> None:
    body = refusal_body(rejected.status, rejected.detail, waiting(rejected.wait) if rejected.wait else None)
    headers = [(b"retry-after", str(math.ceil(rejected.wait)).encode())] if rejected.wait else []
    if rejected.close:
        headers.append((b"connection", b"close"))
    if scope["type"] == "http":
        await _answer(rejected.status, body, headers, send_http)
    else:
        await _answer(rejected.status, body, headers, send_socket, "websocket.http.response")


async def _answer(
    status: int, body: dict[str, Any], headers: list[tuple[bytes, bytes]], send: Send, kind: str = "http.response"
) -> None:
    data = msgspec.json.encode(body)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(data)).encode()), *headers]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": data})
