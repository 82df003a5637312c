"""`farshore stats`: what many matches between bots show."""

import sys
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import msgspec
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from farshore import games
from farshore.analysis.counting import ANY, Counts, counts_of
from farshore.analysis.report import make_report
from farshore.analysis.simulation import Setting, agree, simulate, simulate_here
from farshore.analysis.summary import Summary, summarize
from farshore.analysis.tables import Grid, grids, seats_text
from farshore.analysis.tally import Tally
from farshore.bots.arena.workers import cores
from farshore.engine.errors import InvalidInput, NotationError
from farshore.engine.game import Game
from farshore.terminal.console import preparing

WIDE = 120  # columns where nobody sees the terminal
MATCHES = 1000


@dataclass(frozen=True)
class StatsRequest:
    """What was asked for."""

    game: str | None
    matches: int | None
    seats: str | None
    options: Mapping[str, str]
    level: str
    seed: int
    jobs: int | None
    json: Path | None
    write: Path | None


def run(request: StatsRequest) -> None:
    """Play, then print tables or write reports. Raises FarshoreError."""
    jobs = cores() if request.jobs is None else request.jobs
    if request.write is not None:
        for name in games.names() if request.game is None else [request.game]:
            _write_report(request, games.get(name), jobs, request.write)
        return
    if request.game is None:
        raise InvalidInput(f"name a game: {', '.join(games.names())}")
    game = games.get(request.game)
    if request.json is not None and not request.json.parent.is_dir():
        raise InvalidInput(f"cannot write {request.json}: there is no such folder")
    counts = counts_of(game)
    matches = MATCHES if request.matches is None else request.matches
    with preparing():
        setting = agree(game, matches, _read_seats(game, request.seats), request.options, request.level, request.seed)
    summary = _simulate(setting, counts, jobs, game.name)
    _show(summary)
    if request.json is not None:
        _write(request.json, msgspec.json.format(msgspec.json.encode(summary), indent=1).decode() + "\n")


def _read_seats(game: Game, given: str | None) -> int | None:
    """How many seats; None for any. Without a word of it two, if the game has so many."""
    if given is None:
        return max(game.seats[0], min(2, game.seats[-1]))
    if given == ANY:
        return None
    if not (given.isascii() and given.isdigit() and len(given) < 10):
        raise NotationError(f"seats cannot be {given!r}: expected a number or {ANY}")
    return game.read_seats(int(given))


def _simulate(setting: Setting, counts: Counts, jobs: int, words: str) -> Summary:
    console = Console(stderr=True, highlight=False)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console, transient=True, disable=not console.is_terminal,
    )  # fmt: skip
    with preparing():  # here and once, so that processes need not compile the same
        simulate_here(setting, range(setting.first_seed, setting.first_seed + 1))
    tally = Tally()
    with bar, closing(simulate(setting, jobs)) as finished:
        task = bar.add_task(words, total=setting.matches)
        for piece in finished:
            tally.merge(piece)
            bar.update(task, completed=tally.matches)
    return summarize(setting, tally, counts)


def _show(summary: Summary) -> None:
    console = Console(highlight=False, markup=False, emoji=False, width=None if sys.stdout.isatty() else WIDE)
    seats = "any number of seats" if summary.seats is None else seats_text(summary.seats)
    options = " ".join(f"{name}={value}" for name, value in summary.options.items())
    last = summary.first_seed + summary.matches - 1
    console.print(f"{summary.title}, {seats}, level {summary.level}, seeds {summary.first_seed} to {last}")
    console.print(options, soft_wrap=True)
    for grid in grids(summary):
        console.print()
        console.print(Text(grid.title, "bold"), Text(grid.about), sep="\n")
        console.print(_table(grid), end="")


def _table(grid: Grid) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    for place, column in enumerate(grid.columns):
        table.add_column(column, justify="right" if place else "left", no_wrap=place > 0)
    for row in grid.rows:
        table.add_row(*map(Text, row))
    return table


def _write_report(request: StatsRequest, game: Game, jobs: int, folder: Path) -> None:
    counts = counts_of(game)
    found = []
    for each in counts.runs:
        matches = each.matches if request.matches is None else request.matches
        with preparing():
            setting = agree(game, matches, each.seats, each.options, request.level, request.seed)
        found.append((each, _simulate(setting, counts, jobs, f"{game.name}: {each.title}")))
    report = make_report(_command(request, game), found)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InvalidInput(f"cannot write into {folder}: {error.strerror or error}") from None
    for name, text in report.files.items():
        _write(folder / name, text)
    print(f"Wrote {len(report.files)} files into {folder}: {game.name}.md and its diagrams.")


def _command(request: StatsRequest, game: Game) -> str:
    """What writes the same report again."""
    matches = "" if request.matches is None else f" --matches {request.matches}"
    return f"farshore stats {game.name} --level {request.level} --seed {request.seed}{matches} --write docs/statistics"


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise InvalidInput(f"cannot write {path}: {error.strerror or error}") from None
