"""What is checked of every request before the application sees it, and the security headers of every response.

It wraps the framework, so that no response, not even an error, is sent without them. Rejected are addresses that are
too long, foreign hosts, changes requested by pages of other sites, and more requests than the limits allow.
"""

import ipaddress
import math
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from farshore.server.access import address_of, token_hash, token_in
from farshore.server.limits import Limits
from farshore.server.settings import Settings

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

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
TLS_HEADERS = {"strict-transport-security": "max-age=31536000; includeSubDomains"}


class Rejected(Exception):
    """A request is rejected."""

    def __init__(self, status: int, detail: str, wait: float = 0.0) -> None:
        super().__init__(detail)
        self.status = status
        self.detail = detail
        self.wait = wait


class HttpGuard:
    """The application, guarded."""

    def __init__(self, inner: Application, settings: Settings, limits: Limits) -> None:
        self.inner = inner
        self.settings = settings
        self.limits = limits
        self.stop: Callable[[], None] = lambda: None  # called when the server is about to stop
        headers = HEADERS | (TLS_HEADERS if settings.secure else {})
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on or reject it."""
        if scope["type"] not in ("http", "websocket"):
            await self.inner(scope, receive, send)
            return

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = with_headers(message.get("headers", ()), self.headers)
            await send(message)

        try:
            self.check(scope)
        except Rejected as rejected:
            await _reject(scope, rejected, send_with_headers, send)
            return
        await self.inner(scope, receive, send_with_headers)

    def check(self, scope: Scope) -> None:
        """Raises Rejected."""
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if len(scope.get("raw_path") or b"") + len(scope.get("query_string", b"")) > LONGEST_ADDRESS:
            raise Rejected(414, f"an address has at most {LONGEST_ADDRESS} bytes")
        if sum(len(name) + len(value) for name, value in scope["headers"]) > LONGEST_HEAD:
            raise Rejected(431, f"all headers together have at most {LONGEST_HEAD} bytes")
        if not is_our_host(headers.get("host", ""), self.settings):
            raise Rejected(421, "this host is not served here")
        is_socket = scope["type"] == "websocket"
        if (is_socket or scope["method"] not in SAFE) and is_foreign(headers, self.settings):
            raise Rejected(403, "this request comes from another site")
        self._limit(scope, headers, is_socket)

    def _limit(self, scope: Scope, headers: dict[str, str], is_socket: bool) -> None:
        address = address_of(scope)
        token = token_in(headers)
        person = token_hash(token).hex() if token else address
        wanted = [("handshake" if is_socket else "any", address)]
        path = scope["path"].rstrip("/")
        if not is_socket and scope["method"] not in SAFE:
            if path == "/api/v1/me" and not token:
                wanted.append(("guest", address))
            if path == "/api/v1/tables" or path.endswith("/rematch"):
                wanted += [("table", person), ("table a day", person)]
            if path.endswith("/commands"):
                wanted.append(("command", person))
        if path == "/api/v1/mine/export":
            wanted.append(("export", person))
        for name, who in wanted:
            wait = self.limits.take(name, who)
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
        return host == urlsplit(settings.public).netloc or _is_loopback(name)
    return _is_number(name) or "." not in name or name.endswith((".local", ".localhost", ".lan", ".home.arpa"))


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_loopback(name: str) -> bool:
    return name == "localhost" or (_is_number(name) and ipaddress.ip_address(name).is_loopback)


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
    body = msgspec.json.encode({"status_code": rejected.status, "detail": rejected.detail})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if rejected.wait:
        headers.append((b"retry-after", str(math.ceil(rejected.wait)).encode()))
    if scope["type"] == "http":
        await send_http({"type": "http.response.start", "status": rejected.status, "headers": headers})
        await send_http({"type": "http.response.body", "body": body})
        return
    await send_socket({"type": "websocket.http.response.start", "status": rejected.status, "headers": headers})
    await send_socket({"type": "websocket.http.response.body", "body": body})
