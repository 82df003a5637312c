"""Who is who: guests known by a token that only they have, kept here as a hash.

A browser holds its token in a cookie that scripts cannot read; a program sends it as `Authorization: Bearer`.
"""

import hashlib
import random
import secrets

from farshore.server.store import Store

COOKIE = "farshore"
TOKEN_BYTES = 16
SEAFARERS = (
    "Albatross", "Bowsprit", "Compass", "Dolphin", "Ensign", "Fathom", "Gannet", "Harbour", "Islander", "Kestrel",
    "Lantern", "Mariner", "Navigator", "Osprey", "Pilot", "Quartermaster", "Rigger", "Sextant", "Tern", "Windlass",
)  # fmt: skip


def token_hash(token: str) -> bytes:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).digest()


def guest_name() -> str:
    """A name for somebody who has not said one."""
    return f"{random.choice(SEAFARERS)} {random.randrange(10, 100)}"


async def welcome(store: Store, now: int, name: str | None = None) -> tuple[str, str, str]:
    """A new guest: id, name, and the token that only this guest gets."""
    token, player, name = secrets.token_urlsafe(TOKEN_BYTES), secrets.token_urlsafe(9), name or guest_name()
    await store.add_player(player, token_hash(token), name, now)
    return player, name, token
