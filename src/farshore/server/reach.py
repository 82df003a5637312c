"""How far links reach: this machine, its network, or the world; and the switch between the first two.

A server started for one machine listens at the loopback address alone. Somebody at that machine can let it listen
in the network, too, at the same port, and take that back. Nobody else can: a request must come over the loopback
address, for a loopback host, and past no proxy. Hosts and origins are checked before (http_guard.py), so that no page
of another site can switch it, not even one whose name leads to this machine.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import msgspec
from litestar import get, post
from litestar.exceptions import PermissionDeniedException

from farshore.server.access import HttpRequest
from farshore.server.addresses import EVERYWHERE, LOOPBACK, is_loopback, own_address
from farshore.server.http_errors import NotNow
from farshore.server.settings import Settings

PROXIED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")  # headers of requests that a proxy passes on

log = logging.getLogger(__name__)


class Reach(msgspec.Struct, frozen=True):
    """Who can open links to this server."""

    where: str  # here: this machine alone; network: machines in the same network; world: everybody
    address: str  # that others open; empty where there is none
    may_switch: bool  # whether the caller may change it


class Network:
    """Listens in the network of this machine as long as its host wishes."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        # Set by the HTTP server: listen at one more address, and close the connections that do not come by loopback.
        self.listen: Callable[[str], Awaitable[asyncio.Server]] | None = None
        self.hang_up: Callable[[], None] = lambda: None
        self._listening: asyncio.Server | None = None
        self._at = ""
        self._lock = asyncio.Lock()

    @property
    def switchable(self) -> bool:
        """Whether it was started for this machine alone, so that there is something to switch."""
        return not self.settings.public and self.settings.host == LOOPBACK and self.listen is not None

    def reach(self, may_switch: bool) -> Reach:
        """How far links reach now."""
        if self.settings.public:
            return Reach("world", self.settings.public.rstrip("/"), False)
        host = self.settings.host
        at = (own_address() if host == EVERYWHERE else host) if host != LOOPBACK else self._at
        if not at or is_loopback(at) or (self._at and self._at != own_address()):  # it has moved to another network
            return Reach("here", "", may_switch)
        return Reach("network", f"http://{at}:{self.settings.port}", may_switch)

    async def open(self) -> None:
        """Listen in the network. Raises NotNow if this machine is in none, or the port is taken there."""
        async with self._lock:
            address = own_address()
            if self._at == address:
                return
            self._close()
            if self.listen is None or is_loopback(address):
                raise NotNow("this machine is in no network", extra={"code": "no_network"})
            try:
                self._listening = await self.listen(address)
            except OSError as error:
                where = f"{address}:{self.settings.port}"
                raise NotNow(f"cannot listen on {where}: {error.strerror}", extra={"code": "no_network"}) from None
            self._at = address
            log.info("open to the network", extra={"address": address})

    async def close(self) -> None:
        """Listen to this machine alone; whoever is connected from another one is cut off."""
        async with self._lock:
            self._close()

    def _close(self) -> None:
        if self._listening is not None:
            self._listening.close()
            self._listening, self._at = None, ""
            self.hang_up()
            log.info("closed to the network")


def is_host_at(request: HttpRequest) -> bool:
    """Whether a request comes from a person at this machine, and by no detour."""
    client = request.scope.get("client")
    try:
        name = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    here = client is not None and is_loopback(str(client[0])) and is_loopback(name)
    return here and not any(name in request.headers for name in PROXIED)


def home_of(request: HttpRequest) -> str:
    """The address under which others open this server, as far as the caller's own address tells."""
    found: Reach = request.app.state.network.reach(False)
    host = request.headers.get("host", "")
    local = is_loopback(urlsplit(f"//{host}").hostname or "")
    return found.address if found.where == "world" or (local and found.address) else f"http://{host}"


@get("/api/v1/reach")
async def how_far(request: HttpRequest) -> Reach:
    """Who can open links to this server, and whether the caller may change that."""
    network: Network = request.app.state.network
    return network.reach(network.switchable and is_host_at(request))


class Switch(msgspec.Struct, frozen=True):
    """Whether to listen in the network of this machine."""

    open: bool


@post("/api/v1/reach", status_code=200, raises=[PermissionDeniedException, NotNow])
async def switch(request: HttpRequest, data: Switch) -> Reach:
    """Listen in the network, or to this machine alone. Only from the server's own machine."""
    network: Network = request.app.state.network
    if not (network.switchable and is_host_at(request)):
        raise PermissionDeniedException("only somebody at the server's own machine can do that")
    await (network.open() if data.open else network.close())
    return network.reach(True)


ROUTES = (how_far, switch)
