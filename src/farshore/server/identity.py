"""Who is who: guests known by a token that only they have, kept here as a hash.

A browser holds its token in a cookie that scripts cannot read; a program sends it as `Authorization: Bearer`.
"""

import hashlib
import random
import secrets
from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Any

from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException

from farshore.server.settings import Settings
from farshore.server.store import Player, Store

YEAR = 365 * 86_400
COOKIE, SECURE_COOKIE = "farshore", "__Host-farshore"  # browsers take the second only over TLS and for this host alone
TOKEN_BYTES = 16
STARS = (  # guests are called after them: they bear one name in all languages
    "Aldebaran", "Altair", "Antares", "Arcturus", "Bellatrix", "Canopus", "Capella", "Deneb", "Fomalhaut", "Hadar",
    "Izar", "Mimosa", "Mira", "Mizar", "Polaris", "Procyon", "Regulus", "Rigel", "Sirius", "Spica", "Vega",
)  # fmt: skip


def token_hash(token: str) -> bytes:
    """What is stored of a token."""
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


async def whoever(connection: Any) -> Player | None:
    """Who asks, by cookie or bearer token; None for a stranger."""
    store: Store = connection.app.state.store
    token = token_in(connection.headers)
    return await store.player_by_token(token_hash(token)) if token else None


async def known(connection: Any) -> Player:
    """Who asks. Raises NotAuthorizedException for a stranger."""
    player = await whoever(connection)
    if player is None:
        raise NotAuthorizedException("say who you are first: POST /api/v1/me")
    return player


def guest_name() -> str:
    """A name for somebody who has not said one."""
    return f"{random.choice(STARS)} {random.randrange(10, 100)}"


async def welcome(store: Store, now: int, name: str | None = None) -> tuple[str, str, str]:
    """A new guest: id, name, and the token that only this guest gets."""
    token, player, name = secrets.token_urlsafe(TOKEN_BYTES), secrets.token_urlsafe(9), name or guest_name()
    await store.add_player(player, token_hash(token), name, now)
    return player, name, token


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
