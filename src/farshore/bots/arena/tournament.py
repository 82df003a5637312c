"""What is agreed before a tournament, who meets whom, and the order in which matches are played.

A lineup is who sits at a table, as many as there are seats. A set is one seed played once in every order of a lineup.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from itertools import combinations, pairwise, permutations
from pathlib import Path

from msgspec import Struct

import farshore
from farshore.bots import make
from farshore.bots.arena.players import BUILT_IN, Player
from farshore.bots.seed_lists import SEEDS
from farshore.engine.errors import NotationError
from farshore.engine.game import Game, Value

MOVE_TIME = 10.0  # seconds for one choice of a program
START_TIME = 300.0  # seconds until a program is ready; it may have to compile rules
MATCHUPS = ("all", "first", "next", "mixed")
Lineup = tuple[str, ...]


class Settings(Struct, frozen=True, kw_only=True):
    """What decides the outcome of every match. Two runs with the same settings play the same."""

    game: str
    rules: int
    options: Mapping[str, Value]
    seats: int
    players: tuple[Player, ...]
    lineups: tuple[Lineup, ...]
    first_seed: int
    move_time: float
    code: str  # a digest of the rules and of the built-in bots

    def player(self, name: str) -> Player:
        """The player of that name."""
        return next(each for each in self.players if each.name == name)


class Fixture(Struct, frozen=True, order=True):
    """One match of a tournament. They compare in the order in which they are played."""

    seed: int
    lineup: int
    order: int


def agree(
    game: Game,
    options: Mapping[str, object],
    seats: int | None,
    players: Sequence[Player],
    matchups: str = "all",
    first_seed: int = SEEDS["dev"],
    move_time: float = MOVE_TIME,
) -> Settings:
    """Settings, checked. Raises NotationError, or UnknownGame for a game that has no bots."""
    for player in players:
        if player.kind == BUILT_IN:
            make(game, player.value, 0)
    count = game.read_seats(max(game.seats[0], min(2, game.seats[-1])) if seats is None else seats)
    if not move_time > 0:
        raise NotationError(f"the time for a move cannot be {move_time}: expected seconds, more than 0")
    return Settings(
        game=game.name,
        rules=game.rules_version,
        options=game.read_options(options),
        seats=count,
        players=tuple(players),
        lineups=make_lineups([player.name for player in players], count, matchups),
        first_seed=first_seed,
        move_time=move_time,
        code=code_digest(game.package),
    )


def make_lineups(names: Sequence[str], seats: int, matchups: str) -> tuple[Lineup, ...]:
    """Who meets whom. Raises NotationError.

    `all` is every pair, `first` the first player against each other, `next` each against the one named after it. With
    more than two seats one of a pair plays against as many of the other as there is room for, and in `all` the other
    way round too. `mixed` is every choice of as many different players as there are seats. Alone, each by itself.
    """
    if matchups not in MATCHUPS:
        raise NotationError(f"matchups cannot be {matchups!r}: allowed are {', '.join(MATCHUPS)}")
    if seats == 1:
        return tuple((name,) for name in names)
    if len(names) < (seats if matchups == "mixed" else 2):
        needed = seats if matchups == "mixed" else 2
        raise NotationError(f"{len(names)} players are too few: at least {needed} are needed")
    if matchups == "mixed":
        return tuple(combinations(names, seats))
    if matchups == "first":
        pairs = [(names[0], name) for name in names[1:]]
    elif matchups == "next":
        pairs = list(pairwise(names))
    else:
        pairs = list(combinations(names, 2))
        if seats > 2:
            pairs += [(other, one) for one, other in pairs]
    return tuple((one, *[other] * (seats - 1)) for one, other in pairs)


@cache
def orders(lineup: Lineup) -> tuple[Lineup, ...]:
    """Every order of seats that differs from the others."""
    return tuple(dict.fromkeys(permutations(lineup)))


def fixtures(settings: Settings, sets: int) -> Iterator[Fixture]:
    """The matches of so many sets of every lineup, in the order in which they are played: seed by seed."""
    for seed in range(settings.first_seed, settings.first_seed + sets):
        for number, lineup in enumerate(settings.lineups):
            for order in range(len(orders(lineup))):
                yield Fixture(seed, number, order)


@cache
def code_digest(package: str) -> str:
    """Names the code that rules and built-in bots run: engine, bots and the game, without the arena itself."""
    root = Path(farshore.__file__).parent
    spec = find_spec(package)
    own = Path(spec.origin).parent if spec is not None and spec.origin else root
    digest = hashlib.sha256()
    for folder in (root / "engine", root / "bots", own):
        for path in sorted(folder.rglob("*.py")):
            if path.parent.name not in ("arena", "terminal"):
                digest.update(f"{path.name}\n".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]
