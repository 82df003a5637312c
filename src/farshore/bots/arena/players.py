"""Who takes part: what a player is called on the command line, and how a bot of it is made.

    3, random, network  a built-in bot
    bot.py, bot.py:Name a Python file with a class that has `choose(turn)`; the name can be left out if there is one
    run:COMMAND         a program that speaks the protocol on its standard input and output
    2026-11:3           level 3 of a frozen version, see `frozen`

`NAME=` before any of these gives it a name of one's own.
"""

import hashlib
import importlib.util
import inspect
import re
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct

from farshore.bots import KINDS, LEVELS, make
from farshore.bots.arena.frozen import FROZEN, frozen_command
from farshore.bots.bot import Bot
from farshore.engine.errors import NotationError
from farshore.engine.game import Game
from farshore.engine.validate import short_repr

NAMED = re.compile(r"([A-Za-z0-9][\w.-]*)=(.+)", re.DOTALL)
EXPECTED = (
    "expected a level, random, greedy, network, a file such as bot.py or bot.py:Name, run:COMMAND, or a frozen version"
)
BUILT_IN, FILE, PROGRAM, FROZEN_VERSION = "built-in", "file", "program", "frozen"
FACTORIES: dict[str, Callable[[Game, int], Bot]] = {}  # of files, each imported once in a process


class Player(Struct, frozen=True):
    """One who takes part."""

    name: str
    kind: str
    value: str  # the level, file, command or version
    digest: str = ""  # of a file's contents: a changed bot is another player

    @property
    def command(self) -> list[str] | None:
        """The program that plays for it; None for a built-in bot, which plays in the process of the match."""
        if self.kind == BUILT_IN:
            return None
        if self.kind == PROGRAM:
            return shlex.split(self.value)
        if self.kind == FROZEN_VERSION:
            version, _, level = self.value.partition(":")
            return frozen_command(version, level)
        return [sys.executable, "-m", "farshore.bots.arena.speak", self.value]


def read_player(text: str) -> Player:
    """The player that a word of the command line names. Raises NotationError."""
    named = NAMED.fullmatch(text)
    name, value = (named[1], named[2]) if named else (text, text)
    if is_built_in(value):
        return Player(name, BUILT_IN, value)
    if value.startswith("run:"):
        return Player(name, PROGRAM, _command(value.removeprefix("run:")))
    version, colon, level = value.partition(":")
    if version in FROZEN:
        if level not in FROZEN[version].levels:
            allowed = ", ".join(FROZEN[version].levels)
            raise NotationError(f"{version} has no player {short_repr(level)}: it has {allowed}")
        return Player(name, FROZEN_VERSION, value)
    if version.endswith(".py"):
        path = Path(version)
        try:
            digest = hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        except OSError as error:
            raise NotationError(f"cannot read the bot {version}: {error.strerror or error}") from None
        if not named:
            name = f"{path.stem}{colon}{level}"
        return Player(name, FILE, f"{path.resolve()}{colon}{level}", digest)
    raise NotationError(f"there is no player {short_repr(text)}: {EXPECTED}, such as {', '.join(FROZEN)}:3")


def _command(text: str) -> str:
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise NotationError(f"cannot read the command {short_repr(text)}: {error}") from None
    if not words:
        raise NotationError("run: names no program: expected a command, such as run:./bot")
    return text


def read_players(texts: list[str]) -> tuple[Player, ...]:
    """The players of a tournament. Raises NotationError."""
    players = tuple(map(read_player, texts))
    names = [player.name for player in players]
    for name in names:
        if names.count(name) > 1:
            raise NotationError(f"two players are called {name!r}: give one a name of its own, such as other={name}")
    return players


def thinks_by_the_clock(player: Player) -> bool:
    """Whether it is known to have a budget of seconds, so that it may choose otherwise another time."""
    if player.kind == FROZEN_VERSION:
        version, _, level = player.value.partition(":")
        return level in FROZEN[version].by_the_clock
    return player.kind == BUILT_IN and player.value not in KINDS and LEVELS[int(player.value)].by_clock


def is_built_in(value: str) -> bool:
    """Whether that is a level, `random`, `greedy` or `network`."""
    return value in KINDS or value in map(str, LEVELS)


def make_bot(value: str, game: Game, seed: int) -> Bot:
    """A bot for one match: a built-in one, or that of a Python file. Raises NotationError or what the file raises."""
    if is_built_in(value):
        return make(game, value, seed)
    if value not in FACTORIES:
        FACTORIES[value] = _factory(value)
    return FACTORIES[value](game, seed)


def _factory(value: str) -> Callable[[Game, int], Bot]:
    """What makes bots of a Python file. A class or function gets `game` and `seed` if it has parameters so called."""
    file, _, name = value.partition(".py:")
    path = Path(file if file.endswith(".py") else f"{file}.py")
    made = getattr(_imported(path), name, None) if name else _only_bot(path)
    if made is None:
        raise NotationError(f"{path.name} has no {name}")
    if not callable(made):
        return lambda game, seed: _checked(made, path)
    taken = set(inspect.signature(made).parameters)
    return lambda game, seed: _checked(
        made(**{key: each for key, each in (("game", game), ("seed", seed)) if key in taken}), path
    )


def _only_bot(path: Path) -> Any:
    module = _imported(path)
    found = [
        each
        for each in vars(module).values()
        if inspect.isclass(each) and each.__module__ == module.__name__ and hasattr(each, "choose")
    ]
    if len(found) != 1:
        names = ", ".join(each.__name__ for each in found) or "none"
        raise NotationError(f"{path.name} must have one class with a method choose, or name one: it has {names}")
    return found[0]


def _imported(path: Path) -> Any:
    """A file as a module. It can import what is beside it."""
    name = f"farshore_player_{path.stem}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        if spec is None or spec.loader is None:
            raise NotationError(f"{path} cannot be imported")
        sys.path.insert(0, str(path.parent))
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
    return sys.modules[name]


def _checked(bot: Any, path: Path) -> Bot:
    if not callable(getattr(bot, "choose", None)):
        raise NotationError(f"what {path.name} makes is {short_repr(bot)}, which has no method choose(turn)")
    return bot  # type: ignore[no-any-return]
