"""`farshore arena`: a tournament with a progress bar and a live table, and its tables at the end."""

import math
import sys
import time
from collections.abc import Iterable, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich import box
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from farshore import games
from farshore.analysis.plots import tournament_plot
from farshore.bots.arena.frozen import is_built
from farshore.bots.arena.on_ray import play_on_ray
from farshore.bots.arena.players import FROZEN_VERSION, read_players
from farshore.bots.arena.results import ResultsFile
from farshore.bots.arena.running import Playing, Tournament
from farshore.bots.arena.sprt import read_question
from farshore.bots.arena.summary import Row, Standing, Summary, error, mean, summarize
from farshore.bots.arena.tournament import Settings, agree
from farshore.bots.arena.workers import Workers, cores
from farshore.bots.seed_lists import SEEDS
from farshore.engine.chance import check_seed
from farshore.engine.errors import Interrupted, InvalidInput, NotationError
from farshore.engine.game import option_text
from farshore.terminal.console import readable

WIDTH = 110  # columns of tables that are not shown in a window
PAUSE = 2.0  # seconds between two live tables, at least
SHARE = 10  # a live table may take one such part of the time
REASONS = 3  # why a player lost by a fault: the most frequent ones


@dataclass(frozen=True)
class ArenaRequest:
    """What the command line asked for."""

    game: str
    players: Sequence[str]
    options: dict[str, str]
    seats: int | None
    sets: int
    seeds: str
    matchups: str
    move_time: float
    jobs: int | None
    ray: str | None  # the address of a cluster; empty for the usual one
    results: Path | None
    question: str | None
    plot: Path | None


def run(request: ArenaRequest) -> None:
    """Play, and print what it showed. Raises FarshoreError for bad input; a bad bot only loses."""
    settings = _agree(request)
    playing = _playing(request, settings)
    question = None if request.question is None else read_question(request.question)
    if request.plot is not None and not request.plot.parent.is_dir():
        raise InvalidInput(f"cannot write {request.plot}: there is no such folder")
    with ResultsFile(request.results, settings) if request.results else nullcontext() as file:
        tournament = Tournament(settings, request.sets, file, question)
        stopped = None
        try:
            _play(tournament, playing)
        except Interrupted as error:
            stopped = error
        _report(request, tournament)
        if stopped is not None:
            print("Stopped." if file is None else "Stopped. The same command goes on.", file=sys.stderr)
            raise stopped


def _agree(request: ArenaRequest) -> Settings:
    game = games.get(request.game)
    players = read_players(list(request.players))
    for player in players:
        if player.kind == FROZEN_VERSION and not is_built(version := player.value.partition(":")[0]):
            raise InvalidInput(f"{version} has not been built on this machine: farshore frozen {version} does that")
    seeds = request.seeds
    if seeds not in SEEDS and not (seeds.isascii() and seeds.isdigit()):
        raise NotationError(f"seeds cannot be {seeds!r}: expected {', '.join(SEEDS)}, or the number of the first")
    first = SEEDS[seeds] if seeds in SEEDS else check_seed(int(seeds))
    return agree(game, request.options, request.seats, players, request.matchups, first, request.move_time)


def _playing(request: ArenaRequest, settings: Settings) -> Playing:
    if request.ray is not None:
        if request.jobs is not None:
            raise NotationError("--jobs is for this machine: it cannot be combined with --ray")
        return partial(play_on_ray, settings, address=request.ray or None)
    if request.jobs is not None and request.jobs < 1:
        raise NotationError(f"{request.jobs} processes cannot play: expected at least 1")
    return Workers(settings, request.jobs or cores()).play


def _play(tournament: Tournament, playing: Playing) -> None:
    console = Console(stderr=True, highlight=False)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    )
    task = bar.add_task("matches", total=len(tournament.fixtures), completed=tournament.known)
    shown: list[RenderableType] = []
    due = 0.0
    live = Live(Group(bar), console=console, transient=True, refresh_per_second=4, redirect_stdout=False)
    with live if console.is_terminal else nullcontext(), closing(tournament.play(playing)) as played:
        for _ in played:
            bar.update(task, completed=tournament.finished)
            if console.is_terminal and time.monotonic() >= due:
                began = time.monotonic()
                shown = tables(summarize(tournament.settings, tournament.results))
                due = time.monotonic() + max(PAUSE, SHARE * (time.monotonic() - began))
                live.update(Group(*(row for table in shown for row in (table, "")), bar))


def _report(request: ArenaRequest, tournament: Tournament) -> None:
    settings = tournament.settings
    summary = summarize(settings, tournament.results)
    console = Console(highlight=False, markup=False, emoji=False, width=None if sys.stdout.isatty() else WIDTH)
    agreed = " ".join(f"{name}={option_text(value)}" for name, value in settings.options.items())
    seats = "alone" if settings.seats == 1 else f"{settings.seats} seats"
    console.print(f"{settings.game}, {seats}, {agreed}", soft_wrap=True)
    last = settings.first_seed + request.sets - 1
    known = f" ({tournament.known} from {request.results})" if tournament.known else ""
    console.print(f"seeds {settings.first_seed} to {last}, {summary.matches} matches{known}", soft_wrap=True)
    for table in tables(summary):
        console.print("", table, sep="\n")
    console.print()
    for sentence in [*_faults(summary.standings), *_notes(summary)]:
        console.print(sentence, soft_wrap=True)
    if tournament.answer is not None and request.question is not None:
        console.print(_answer_text(tournament, request.question), soft_wrap=True)
    if request.plot is not None:
        try:
            request.plot.write_text(tournament_plot(summary), encoding="utf-8")
        except OSError as error:
            raise InvalidInput(f"cannot write {request.plot}: {error.strerror or error}") from None


def _answer_text(tournament: Tournament, question: str) -> str:
    answer = tournament.answer
    assert answer is not None
    low, _, high = question.partition(":")
    one, other = tournament.settings.lineups[0][:2]
    asked = f"Is {one} better than {other} by {high} points rather than {low}?"
    word = {True: "Yes", False: "No", None: "These sets do not tell"}[answer.yes]
    return f"{asked} {word}, after {answer.sets} sets (log likelihood ratio {answer.ratio:+.2f})."


# ---- tables


def number(value: float, form: str = ".1f") -> str:
    """A number for a table; nothing for one that is not known."""
    return "" if math.isnan(value) else format(value, form)


def tables(summary: Summary) -> list[RenderableType]:
    """What is shown during a tournament and at its end."""
    if summary.settings.seats == 1:
        return [_alone(summary.rows, summary.standings)]
    return [_matchups(summary.rows, summary.settings.seats), _ladder(summary.standings)]


def _table(*columns: str) -> Table:
    """An empty table. Names are folded where the window is narrow, numbers never."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    for place, column in enumerate(columns):
        if place == 0 or column == "against":
            table.add_column(column, overflow="fold", min_width=7)
        else:
            table.add_column(column, justify="right", no_wrap=True)
    return table


def _matchups(rows: Iterable[Row], seats: int) -> Table:
    """With two seats a lead is the margin, so it stands there only with more."""
    more = seats > 2
    leads, shares = (["lead", "error"], ["error"]) if more else ([], [])
    table = _table(
        "player", "against", "sets", "margin", "error", *leads, "win %", *shares, "points", "length", "cut %", "faults"
    )
    for row in rows:
        points = f"{number(mean(row.points))}:{number(mean(row.best_other))}" if row.points else ""
        leads = [number(mean(row.leads), "+.1f"), number(error(row.leads))] if more else []
        shares = [number(100 * error(row.shares))] if more else []
        table.add_row(
            _shown(row.player), _shown(row.others), str(len(row.margins)), number(row.margin, "+.1f"),
            number(row.error), *leads, _percent(row.wins, row.matches), *shares, points, number(mean(row.steps)),
            _percent(row.cut, row.matches), str(row.faults or ""),
        )  # fmt: skip
    return table


def _ladder(standings: Iterable[Standing]) -> Table:
    table = _table("player", "rating", "95 %", "matches", "win %", "ms", "p99", "illegal", "faults")
    for each in standings:
        rating = each.rating
        table.add_row(
            _name(each), "" if rating is None else f"{rating.value:+.0f}",
            "" if rating is None else f"{rating.low:+.0f} to {rating.high:+.0f}", str(each.matches),
            _percent(each.wins, each.matches), *_times(each), str(each.faults["illegal"]),
            str(each.faults.total() or ""),
        )  # fmt: skip
    return table


def _alone(rows: Iterable[Row], standings: Iterable[Standing]) -> Table:
    by_name = {each.player: each for each in standings}
    rows = list(rows)
    levels = range(1, max((level for row in rows for level in row.levels), default=0) + 1)
    titles = [f"{level} %" if level > 1 else "rank 1 %" for level in levels]
    table = _table("player", "sets", "points", "error", "length", *titles, "ms", "p99", "illegal", "faults")
    for row in rows:
        each = by_name[row.player]
        shares = [_percent(row.levels[level], row.levels.total()) for level in levels]
        table.add_row(
            _name(each), str(len(row.margins)), number(row.margin), number(row.error), number(mean(row.steps)),
            *shares, *_times(each), str(each.faults["illegal"]), str(row.faults or ""),
        )  # fmt: skip
    return table


def _percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f}" if whole else ""


def _times(standing: Standing) -> tuple[str, str]:
    half, most = standing.milliseconds(0.5), standing.milliseconds(0.99)
    return number(half, ".3f" if half < 1 else ".1f"), number(most, ".3f" if most < 1 else ".1f")


def _shown(name: str) -> Text:
    return Text(readable(name, 40))


def _name(standing: Standing) -> Text:
    return _shown(f"{standing.player} *" if standing.by_the_clock else standing.player)


def _faults(standings: Iterable[Standing]) -> list[str]:
    """Why players lost without playing to the end."""
    return [
        readable(f"{each.player} lost {count} by fault: {why}", 400)
        for each in standings
        for why, count in each.reasons.most_common(REASONS)
    ]


def _notes(summary: Summary) -> list[str]:
    notes = []
    seats = summary.settings.seats
    if seats > 2:
        notes.append(
            f"Equal bots win {100 / seats:.1f} % and have a lead of 0, points over the mean of the others; their "
            "margin, over the best of the others, is below 0."
        )
    if any(each.by_the_clock for each in summary.standings):
        notes.append("* thinks by the clock: another run of the same seeds may give another result")
    if any(row.faults for row in summary.rows):
        notes.append("A match that was lost by a fault counts as a loss; its set has no margin.")
    return notes
