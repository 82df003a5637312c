"""Who asks, and whether they may: players and their tokens, and admission to matches, for pages, sockets and routes.

A guest is known by a token that nobody else has; only its hash is stored. A browser holds it in a cookie that scripts
cannot read; a program sends it as `Authorization: Bearer`.
"""

import hashlib
import hmac
import ipaddress
import math
import random
import re
import secrets
from collections.abc import Mapping
from functools import lru_cache
from http.cookies import CookieError, SimpleCookie
from typing import Annotated, Any, NamedTuple

from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.exceptions import (
    HTTPException,
    NotAuthorizedException,
    NotFoundException,
    PermissionDeniedException,
)
from litestar.params import Parameter

from farshore.engine.game import SPECTATOR
from farshore.server.limits import DAY, Limits
from farshore.server.live_match import LiveMatch
from farshore.server.settings import Settings
from farshore.server.store import Player, Store

HttpRequest = Request[Any, Any, State]
Key = Annotated[str, Parameter(description="the invitation, for a private table at which one does not sit")]
SEATED = [NotAuthorizedException, PermissionDeniedException, NotFoundException]  # what `require_seat` may raise
ADMITTED = [PermissionDeniedException, NotFoundException]  # what `enter` may raise

YEAR = 365 * 86_400
COOKIE, SECURE_COOKIE = "farshore", "__Host-farshore"  # browsers accept the second only over TLS and for this host
TOKEN_BYTES = 16
STARS = (  # names for guests: the same in all languages
    "Aldebaran", "Altair", "Antares", "Arcturus", "Bellatrix", "Canopus", "Capella", "Deneb", "Fomalhaut", "Hadar",
    "Izar", "Mimosa", "Mira", "Mizar", "Polaris", "Procyon", "Regulus", "Rigel", "Sirius", "Spica", "Vega",
)  # fmt: skip


def token_hash(token: str) -> bytes:
    """The hash by which a token is stored."""
    return hashlib.sha256(token.encode()).digest()


def token_in(headers: Mapping[str, str]) -> str:
    """The token that came with a request; empty if none did."""
    kind, _, bearer = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return bearer.strip()
    try:
        cookies = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        return ""
    found = cookies.get(SECURE_COOKIE) or cookies.get(COOKIE)
    return "" if found is None else found.value


def address_of(scope: Any) -> str:
    """The address a request comes from; that told by a proxy only if the settings trust it.

    Of an IPv6 address the network of 64 bits: whoever has one address of it has all of them.
    """
    client = scope.get("client")
    return _network(str(client[0])) if client else "unknown"


@lru_cache(10_000)
def _network(host: str) -> str:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), 64), strict=False))


async def charge(connection: Any, *wanted: tuple[str, str], cost: int = 1) -> None:
    """Take from these limits, each with whom it limits. Raises HTTPException, which says for how long to wait."""
    limits: Limits = connection.app.state.limits
    for name, who in wanted:
        wait = await limits.charge(name, who, cost)
        if wait:
            raise TooMany(wait)


def waiting(seconds: float) -> dict[str, int]:
    """For how long to wait, as a page says it."""
    return {"minutes": math.ceil(seconds / 60)}


class TooMany(HTTPException):
    """A caller asks for more than the limits allow."""

    status_code = 429

    def __init__(self, wait: float) -> None:
        seconds = math.ceil(min(wait, DAY))
        detail = f"too many requests: try again in {seconds} s"
        super().__init__(detail, headers={"retry-after": str(seconds)}, extra=waiting(seconds))


# ---- players


async def current_player(connection: Any) -> Player | None:
    """The player who asks, by cookie or bearer token; None for a stranger."""
    store: Store = connection.app.state.store
    token = token_in(connection.headers)
    return await store.player_by_token(token_hash(token)) if token else None


async def require_player(connection: Any) -> Player:
    """The player who asks. Raises NotAuthorizedException for a stranger."""
    player = await current_player(connection)
    if player is None:
        raise NotAuthorizedException("say who you are first: POST /api/v1/me")
    return player


class Session(NamedTuple):
    """A new guest, and the token that only this guest gets."""

    player: str
    name: str
    token: str


async def create_session(store: Store, now: int, name: str | None = None) -> Session:
    """A new guest; a name is made up if none is given."""
    name = name or f"{random.choice(STARS)} {random.randrange(10, 100)}"
    session = Session(secrets.token_urlsafe(9), name, secrets.token_urlsafe(TOKEN_BYTES))
    await store.add_player(session.player, token_hash(session.token), name, now)
    return session


def cookie(settings: Settings, token: str) -> Cookie:
    """The cookie that holds a token; with an empty token, one that takes it away."""
    return Cookie(
        SECURE_COOKIE if settings.secure else COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
        max_age=YEAR if token else 0,
        path="/",
    )


# ---- admission


async def find(connection: Any, table_id: str) -> LiveMatch:
    """The match of that id, whoever asks. Raises NotFoundException, and what `MatchService.find` raises."""
    well_formed = bool(re.fullmatch(r"[\w-]{1,40}", table_id, re.ASCII))
    live: LiveMatch | None = await connection.app.state.service.find(table_id) if well_formed else None
    if live is None:
        raise NotFoundException(f"there is no table {table_id[:40]!r}", extra={"code": "no_table"})
    return live


def admits(live: LiveMatch, player: str | None, key: str) -> bool:
    """Whether somebody may follow a match: everybody if it is public, else its players and those with the key.

    Those who lost their seat because their client was away when the match could begin may come back.
    """
    if not live.private or live.seat_of(player) != SPECTATOR or player in live.match.left_out:
        return True
    return live.now() < live.invited_until and hmac.compare_digest(key.encode(), live.invitation.encode())


async def admit(connection: Any, live: LiveMatch, player: str | None, key: str) -> None:
    """Raises PermissionDeniedException for those whom a private match does not admit."""
    if admits(live, player, key):
        return
    if key:
        await charge(connection, ("wrong invitation", address_of(connection.scope)))
    raise PermissionDeniedException("this table is private: its link lets you in", extra={"code": "private"})


async def enter(
    request: HttpRequest, table_id: str, key: str, seat: int | None = None
) -> tuple[LiveMatch, int, str | None]:
    """A match, the caller's seat there or SPECTATOR, and the caller's id. Raises for those whom it does not admit."""
    live, player = await find(request, table_id), await current_player(request)
    player_id = player.id if player else None
    await admit(request, live, player_id, key)
    request.app.state.service.presence.touch(live, player_id)
    return live, live.seat_of(player_id, seat), player_id


async def require_seat(request: HttpRequest, table_id: str, purpose: str = "do that") -> tuple[Player, LiveMatch]:
    """The caller, who must have a seat, and the match. Raises PermissionDeniedException for others."""
    player, live = await require_player(request), await find(request, table_id)
    if live.seat_of(player.id) == SPECTATOR:
        raise PermissionDeniedException(f"only players at the table can {purpose}", extra={"code": "not_seated"})
    request.app.state.service.presence.touch(live, player.id)
    return player, live
