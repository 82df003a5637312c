"""How a server is run, from flags and the environment (FARSHORE_HOST, FARSHORE_PORT, ...). Flags win.

What cannot be used stops the start with the key and the value, never later.
"""

import ipaddress
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from farshore.engine.errors import InvalidInput
from farshore.server.addresses import LOOPBACK

PREFIX = "FARSHORE_"
LEAST_SECRET = 16
EXAMPLES = ("change-me-change-me", "0123456789abcdef")  # as guides print them


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set."""

    host: str = LOOPBACK
    port: int = 8000
    public: str = ""  # the address under which it is reached from outside, such as https://play.example.org
    database: str = ""  # empty: a SQLite file in the user's data folder
    workers: int = min(64, max(1, (os.cpu_count() or 2) - 1))  # processes in which bots think; one core is for sockets
    grace: float = 60.0  # seconds after which a bot plays for an absent player
    patience: float = 1.0  # how long bots take to answer: 1 as people can follow, 0 as soon as they know
    limits: str = "auto"  # on, off, or auto: on for a public host
    secret: str = ""  # the operator's, for /metrics; a public host needs one
    proxies: str = LOOPBACK  # trusted proxies of a public host, comma-separated addresses
    logs: str = "auto"  # text, json, or auto: json for a public host

    @property
    def secure(self) -> bool:
        """Whether it is reached by TLS, so that cookies may demand it."""
        return self.public.startswith("https://")

    @property
    def limited(self) -> bool:
        """Whether callers are limited in how much they may ask for."""
        return self.limits == "on" or (self.limits == "auto" and bool(self.public))

    @property
    def json_logs(self) -> bool:
        """Whether logs are for programs."""
        return self.logs == "json" or (self.logs == "auto" and bool(self.public))

    @property
    def database_url(self) -> str:
        """The address of the database; a folder for the usual one is made. Raises InvalidInput if it cannot be."""
        if self.database:
            return _database_url(self.database)
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "farshore"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            problem = f"the data folder {folder} cannot be made: {error.strerror}"
            raise InvalidInput(f"{problem}; --database or {PREFIX}DATABASE names another place") from None
        return _database_url(str(folder / "matches.sqlite"))


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    """Settings from flags that were given (not None) and the environment. Raises InvalidInput with key and value."""
    given: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        key = PREFIX + name.upper()
        value, origin = (flags[name], f"--{name}") if flags.get(name) is not None else (environment.get(key), key)
        if value is None:
            continue
        try:
            given[name] = msgspec.convert(value, Settings.__annotations__[name], strict=False)
        except msgspec.ValidationError:
            wanted = Settings.__annotations__[name].__name__
            raise InvalidInput(f"{origin} cannot be {value!r}: expected {wanted}") from None
        _check(name, given[name], origin)
    settings = Settings(**given)
    if settings.public and (len(settings.secret) < LEAST_SECRET or settings.secret in EXAMPLES):
        raise InvalidInput(
            f"{PREFIX}SECRET cannot be {'empty' if not settings.secret else 'this one'} on a public host: "
            f"expected at least {LEAST_SECRET} characters that nobody else knows, such as from `openssl rand -hex 16`"
        )
    return settings


def _check(name: str, value: Any, origin: str) -> None:
    allowed = {"port": (1, 65_535), "workers": (1, 64), "grace": (0, 86_400), "patience": (0, 10)}
    if name in allowed:
        least, most = allowed[name]
        if not least <= value <= most:
            raise InvalidInput(f"{origin} cannot be {value}: allowed are {least} to {most}")
    words = {"limits": ("auto", "on", "off"), "logs": ("auto", "text", "json")}
    if name in words and value not in words[name]:
        raise InvalidInput(f"{origin} cannot be {value!r}: allowed are {', '.join(words[name])}")
    if name == "proxies":
        for each in value.split(","):
            try:
                ipaddress.ip_network(each.strip())
            except ValueError:
                raise InvalidInput(f"{origin} cannot be {value!r}: expected comma-separated addresses") from None
    if name == "public" and value:
        parts = urlsplit(value)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
            raise InvalidInput(f"{origin} cannot be {value!r}: expected an address such as https://play.example.org")
    if name == "database" and value:
        try:
            _database_url(value)
        except ValueError:
            wanted = "a file, such as /var/lib/farshore/matches.sqlite, or postgresql://USER:PASSWORD@HOST/NAME"
            shown = re.sub(r"(://[^/@]*:)[^/]*@", r"\1***@", value)
            raise InvalidInput(f"{origin} cannot be {shown!r}: expected {wanted}") from None


def _database_url(given: str) -> str:
    """A file or an address as the store takes it, with the driver. Raises ValueError for anything else."""
    scheme, is_address, rest = given.partition("://")
    if not is_address:
        scheme, rest = "sqlite", f"/{Path(given).expanduser().absolute()}"
    drivers = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
    driver = drivers.get(scheme, scheme)
    file = driver == "sqlite+aiosqlite"
    if driver not in drivers.values() or (file and (len(rest) < 2 or rest[0] != "/" or "?" in rest)):
        raise ValueError(given)
    return f"{driver}://{rest}"
