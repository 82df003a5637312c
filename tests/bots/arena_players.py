"""Players for tests of the arena: small programs, and the settings of short matches."""

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from farshore import games
from farshore.bots.arena.players import read_players
from farshore.bots.arena.referee import Result
from farshore.bots.arena.tournament import Settings, agree
from tests.games.adapters import adapter, example

PROGRAM = """
import json, os, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "begin":
        {begin}
    elif message["t"] == "turn":
        {turn}
"""
READY = 'print("ready told", flush=True)'
FIRST = 'print(message["legal"][0], flush=True)'


def program(folder: Path, name: str, turn: str = FIRST, begin: str = READY) -> str:
    """A player: a program that does `begin` and `turn` when it is told so. It needs nothing but Python."""
    path = folder / f"{name}.py"
    path.write_text(PROGRAM.format(begin=begin, turn=turn))
    return f"{name}=run:{sys.executable} -S {path}"


def short(players: Sequence[str], matchups: str = "all", move_time: float = 30.0, first_seed: int = 5) -> Settings:
    """A tournament of matches that take a moment."""
    game = games.get(example("alternating"))
    return agree(game, adapter(game.name).short, 2, read_players(list(players)), matchups, first_seed, move_time)


def timeless(results: Sequence[Result]) -> list[Result]:
    """Results in the order of their matches, without what depends on the machine."""
    return sorted((msgspec.structs.replace(each, times=[]) for each in results), key=lambda each: each.fixture)
