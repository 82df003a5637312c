"""Leaderboards: how well agents play a game, in matches that are the same for all of them.

    python -m farshore.envs.leaderboard BOARD.json                    what stands on it
    python -m farshore.envs.leaderboard BOARD.json AGENT              score an agent
    python -m farshore.envs.leaderboard BOARD.json AGENT --as NAME    and write it down

A leaderboard is a file: a game with its options, opponents, and seeds. An agent meets each opponent in as many sets as
there are seeds; a set is one seed played in every order of seats (`bots/arena`). Its result against an opponent is the
mean of its margins with its standard error, its score the mean of these results; the error of a score is that of the
means over all opponents, a seed each, for the cards are the same. Opponents are built-in bots. Alone there are no
opponents, and points count. Agents are players of the arena: a file with a class that has `choose(turn)`, a program, a
level.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import msgspec
from msgspec import Struct

from farshore import games
from farshore.bots.arena.on_ray import play_on_ray
from farshore.bots.arena.players import BUILT_IN, read_player, read_players, thinks_by_the_clock
from farshore.bots.arena.running import Tournament
from farshore.bots.arena.summary import error as standard_error
from farshore.bots.arena.summary import mean, summarize
from farshore.bots.arena.tournament import Settings, agree
from farshore.bots.arena.workers import Workers, cores
from farshore.engine.errors import FarshoreError, InvalidInput, NotationError
from farshore.engine.game import Value
from farshore.engine.validate import short_repr

FORMAT = 1
AGENT = "the-agent"  # what it is called in matches


class Measured(Struct, frozen=True):
    """An agent against one opponent; alone the opponent has no name."""

    opponent: str
    margin: float
    error: float  # the standard error of the margin


class Entry(Struct, frozen=True):
    """An agent with its results."""

    name: str
    agent: str  # as it was given
    digest: str  # of the agent's file, if it is one: a changed agent is another
    code: str  # a digest of the rules and of the built-in bots that were met
    score: float
    error: float
    results: tuple[Measured, ...]


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """A leaderboard. The best entry comes first."""

    format: int
    game: str
    rules: int
    seats: int
    options: dict[str, Value]
    opponents: tuple[str, ...]
    first_seed: int
    sets: int
    entries: tuple[Entry, ...] = ()


def read_board(path: Path) -> Board:
    """The leaderboard in a file, checked. Raises NotationError, or UnknownGame."""
    try:
        board = msgspec.json.decode(path.read_bytes(), type=Board)
    except OSError as error:
        raise NotationError(f"cannot read {path}: {error.strerror or error}") from None
    except msgspec.DecodeError as error:
        raise NotationError(f"{path} is no leaderboard: {error}") from None
    if board.format != FORMAT:
        raise NotationError(f"{path} has format {board.format}: this version reads {FORMAT}")
    game = games.get(board.game)
    if board.rules != game.rules_version:
        raise NotationError(
            f"{path} is for version {board.rules} of the rules of {game.name}, and version {game.rules_version} is here"
        )
    if board.sets < 2:
        raise NotationError(f"sets={board.sets} are too few: a standard error needs at least 2")
    if (board.seats == 1) != (not board.opponents):
        raise NotationError("a leaderboard names opponents, and alone it names none")
    for entry in board.entries:
        if [each.opponent for each in entry.results] != list(board.opponents or ("",)):
            raise NotationError(f"the results of {short_repr(entry.name)} are not against the opponents of {path}")
    for opponent in board.opponents:
        player = read_player(opponent)
        if player.kind != BUILT_IN or thinks_by_the_clock(player):
            allowed = "built-in bots that do not think by the clock, so that every agent meets the same"
            raise NotationError(f"opponents cannot be {short_repr(opponent)}: allowed are {allowed}")
    _settings(board, "random")
    return board


def write_board(path: Path, board: Board) -> None:
    """Write it, the best entry first."""
    ordered = sorted(board.entries, key=lambda entry: -entry.score)
    data = msgspec.json.encode(msgspec.structs.replace(board, entries=tuple(ordered)))
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_bytes(msgspec.json.format(data, indent=2) + b"\n")
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def add_entry(path: Path, board: Board, entry: Entry) -> Board:
    """Write an entry down among those that stand in the file by now, instead of one of its name.

    Raises NotationError if the file is no longer that leaderboard.
    """
    now = read_board(path)
    for name in Board.__struct_fields__:
        if name != "entries" and getattr(now, name) != getattr(board, name):
            raise NotationError(f"{path} has become another leaderboard meanwhile: its {name} changed; score again")
    others = [each for each in now.entries if each.name != entry.name]
    now = msgspec.structs.replace(now, entries=(*others, entry))
    write_board(path, now)
    return now


def _settings(board: Board, agent: str) -> Settings:
    players = read_players([f"{AGENT}={agent}", *board.opponents])
    return agree(games.get(board.game), board.options, board.seats, players[: 1 if board.seats == 1 else None], "first",
                 board.first_seed)  # fmt: skip


def score(board: Board, agent: str, name: str = "", jobs: int | None = None, ray: str | None = None) -> Entry:
    """Let an agent play all matches of a leaderboard, in processes of this machine or on a Ray cluster.

    `ray` is the address of one, "" for the one that Ray finds or starts by itself. The result depends on none of that.
    Raises NotationError, or InvalidInput if the agent loses a match by a fault.
    """
    digest = read_player(agent).digest
    settings = _settings(board, agent)
    tournament = Tournament(settings, board.sets)
    workers = Workers(settings, jobs or cores())
    playing = workers.play if ray is None else partial(play_on_ray, settings, address=ray or None)
    for results in tournament.play(playing):
        for result in results:
            if result.fault is not None:
                raise InvalidInput(f"a match was lost by a fault ({result.fault.kind}): {result.fault.why}")
    found = []
    rows = summarize(settings, tournament.results).rows
    # The same cards against each opponent: what they bring is not independent, so a seed counts once.
    of_seeds = [mean(margins) for margins in zip(*(row.margins for row in rows), strict=True)]
    for row, lineup in zip(rows, settings.lineups, strict=True):
        opponent = lineup[1] if len(lineup) > 1 else ""
        found.append(Measured(opponent, mean(row.margins), row.error))
    return Entry(
        name=name or agent,
        agent=agent,
        digest=digest,
        code=settings.code,
        score=mean(of_seeds),
        error=standard_error(of_seeds),
        results=tuple(found),
    )


def listing(board: Board) -> list[str]:
    """The leaderboard as lines of text. Entries that met other code than what is installed here are marked."""
    code = _settings(board, "random").code
    rows = [["", "agent", "score", *(f"against {each}" for each in board.opponents)]]
    for place, entry in enumerate(sorted(board.entries, key=lambda entry: -entry.score), 1):
        shown = [f"{each.margin:+.2f} ({each.error:.2f})" for each in entry.results if each.opponent]
        mark = "" if entry.code == code else " *"
        rows.append([str(place), f"{entry.name}{mark}", f"{entry.score:+.2f} ({entry.error:.2f})", *shown])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    if any(entry.code != code for entry in board.entries):
        lines.append("* played with other rules or bots than those that are installed here")
    return lines


def main(arguments: Sequence[str] | None = None) -> None:
    """Score an agent, or show what stands on a leaderboard."""
    parser = argparse.ArgumentParser(prog="python -m farshore.envs.leaderboard")
    parser.add_argument("board", type=Path)
    parser.add_argument("agent", nargs="?", help="bot.py, bot.py:Name, run:COMMAND or a level")
    parser.add_argument("--as", dest="name", help="write the result down, under this name")
    parser.add_argument("--jobs", type=int, help="processes; as many as there are cores if it is left out")
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help="play on a Ray cluster")
    given = parser.parse_args(arguments)
    try:
        if given.jobs is not None and given.jobs < 1:
            raise NotationError(f"jobs cannot be {short_repr(given.jobs)}: at least 1 is needed")
        board = read_board(given.board)
        if given.agent is not None:
            entry = score(board, given.agent, given.name or "", given.jobs, given.ray)
            if given.name is not None:
                board = add_entry(given.board, board, entry)
            else:
                others = [each for each in board.entries if each.name != entry.name]
                board = msgspec.structs.replace(board, entries=(*others, entry))
    except FarshoreError as error:
        sys.exit(f"error: {error}")
    sys.stdout.write("\n".join([*listing(board), ""]))


if __name__ == "__main__":
    main()
