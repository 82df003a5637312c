"""The command line: `farshore play`, `replay`, `review`, `serve`, `backup`, `restore`, `ban`, `verify` and `stats`.

For bots: `farshore arena`, `bot`, `frozen`, `tune` and `train`.

Goal of this package: pleasant and never in the way. Commands import what they need when they run, so that `--help`
is fast; the rules and their compiler are loaded only for a match.
"""

from pathlib import Path
from typing import Any

import click

from farshore import __version__
from farshore.engine.errors import FarshoreError
from farshore.games import names, playable
from farshore.terminal.review_command import review_command

BAD_INPUT = 2  # exit code, the same as click's for wrong arguments
UNFAIR = 1  # exit code if an exported match does not hold
INPUT_ENDED = 3  # exit code if a piped input ends before the match


class Commands(click.Group):
    """Commands that end bad input with one sentence, and Ctrl-D with none."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except FarshoreError as error:
            click.echo(f"farshore: {error}", err=True)
            ctx.exit(BAD_INPUT)
        except EOFError:  # Ctrl-D at a question before the match
            ctx.exit(0)


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    help=f"Exploration board games in the terminal: {', '.join(names())}.",
)
@click.version_option(__version__, prog_name="farshore")
def main() -> None:
    """All commands."""


main.add_command(review_command)

PLAY_HELP = f"""Play GAME alone or against bots. Games: {", ".join(names())}. Without GAME you are asked; if the
input is not a terminal, the game with the fewest rules is played.

During the match, ? shows how to play. Answers can be piped in, one per line.

Exit codes: 0 the match was finished or left with quit, 2 wrong argument or file, 3 the piped input ended before the
match, 130 Ctrl-C.
"""


@main.command("play", help=PLAY_HELP)
@click.argument("game", required=False)
@click.option(
    "--level",
    type=int,
    help="Strength of the bots, 1 to 5; you are asked if it is left out. If the input is not a terminal, it is 2.",
)
@click.option(
    "--seats",
    type=int,
    help="Number of players, you and bots together; you are asked if it is left out. If the input is not a terminal, "
    "the smallest number is taken.",
)
@click.option("--seed", type=int, help="Seed of the random numbers; the same seed gives the same deal.")
@click.option("--seat", type=int, help="Your seat, counted from 0. Default: 0; with --resume, the seat you had.")
@click.option(
    "--rounds", type=int, help="Number of rounds, in games where it can be chosen; the same as --option rounds=N."
)
@click.option(
    "--option",
    "agreed",
    metavar="NAME=VALUE",
    multiple=True,
    help="Set an option of the rules, such as rounds=1; repeatable. --options lists them.",
)
@click.option("--options", "listed", is_flag=True, help="List the options of GAME, or of all games, and exit.")
@click.option(
    "--save",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Save the match in a new file. The file also contains what is hidden in the match.",
)
@click.option(
    "--resume",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Continue a saved match, and keep saving it there. Only --level, --seat and --seed can be combined with it.",
)
@click.option("--no-color", is_flag=True, help="Plain text, line by line; the same as NO_COLOR=1.")
@click.option("--name", help="Your name in the saved match. Default: Player.")
@click.pass_context
def play_command(
    ctx: click.Context,
    *,
    game: str | None,
    seats: int | None,
    level: int | None,
    seed: int | None,
    seat: int | None,
    rounds: int | None,
    agreed: tuple[str, ...],
    listed: bool,
    save: Path | None,
    resume: Path | None,
    no_color: bool,
    name: str | None,
) -> None:
    """Play a match."""
    from farshore.terminal.console import Terminal, preparing

    with preparing():
        from farshore.terminal import play
        from farshore.terminal.options import listing

    if listed:
        click.echo(
            "\n\n".join("\n".join(listing(each)) for each in ([game] if game else [each.name for each in playable()]))
        )
        return
    options = read_options(agreed)
    if rounds is not None and "rounds" in options:
        raise click.UsageError("rounds is given twice: by --rounds and by --option rounds=...")
    request = play.PlayRequest(game, seats, level, seed, seat, rounds, options, save, name)
    terminal = Terminal(colour=not no_color)
    if resume is None:
        match = play.prepare(request, terminal)
    else:
        beside = {
            "GAME": game, "--seats": seats, "--rounds": rounds, "--option": agreed or None, "--save": save,
            "--name": name,
        }  # fmt: skip
        for word, given in beside.items():
            if given is not None:
                raise click.UsageError(
                    f"--resume continues a match with its own settings: {word} cannot be combined with it"
                )
        match = play.resume(resume, request, terminal)
    if not play.run(match):
        click.echo("farshore: the input ended before the match did", err=True)
        ctx.exit(INPUT_ENDED)


def read_options(texts: tuple[str, ...]) -> dict[str, str]:
    """The options given as `name=value`."""
    given: dict[str, str] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name:
            raise click.UsageError(f"cannot read --option {text!r}: expected name=value, such as colours=6")
        if name in given:
            raise click.UsageError(f"option {name} is given twice")
        given[name] = value
    return given


@main.command("replay")
@click.argument("file")
@click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON document. The actor of an outcome of chance is null."
)
@click.option(
    "--seat",
    default="all",
    show_default=True,
    help="Show the match as this seat saw it, counted from 0, or everything.",
)
@click.option("--step", "stepwise", is_flag=True, help="Show the table after every turn and wait for Enter.")
@click.option("--no-color", is_flag=True, help="Plain text; the same as NO_COLOR=1.")
def replay_command(file: str, as_json: bool, seat: str, stepwise: bool, no_color: bool) -> None:
    """Show a saved match turn by turn.

    FILE was written by `farshore play --save FILE`; - reads it from standard input. To continue an unfinished match,
    use `farshore play --resume FILE`.
    """
    from farshore.terminal.console import Terminal, preparing

    with preparing():
        from farshore.terminal.replay import document, read_match, show

    if as_json and stepwise:
        raise click.UsageError("--json prints one document: --step cannot be combined with it")
    transcript = read_match(file)
    if seat != "all" and seat not in map(str, range(len(transcript.seats))):
        raise click.UsageError(f"there is no seat {seat!r}: expected 0 to {len(transcript.seats) - 1}, or all")
    perspective = None if seat == "all" else int(seat)
    terminal = Terminal(colour=not no_color)
    if as_json:
        click.echo(document(transcript, perspective))
    else:
        show(transcript, perspective, terminal, stepwise)


SERVE_HELP = """Serve matches to browsers, on this machine, your network or the internet.

Without options the page is at http://127.0.0.1:8000, for this machine alone. Ctrl-C stops the server; no match is lost.

Every option but --lan and --open can be set in the environment as well, as FARSHORE_PORT for --port; the option wins.
The secret of a public server is set only there: FARSHORE_SECRET, at least 16 characters. Hosting is described in
docs/hosting.md.
"""
SERVE_GROUPS = {
    "Where it listens": ("lan", "host", "port", "show"),
    "Where matches are stored": ("database",),
    "Bots and absent players": ("workers", "patience", "grace"),
    "A public server": ("public", "proxies", "limits", "logs"),
}


class Serve(click.Command):
    """A command whose options are listed in groups."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write them down."""
        records = {option.name: record for option in self.get_params(ctx) if (record := option.get_help_record(ctx))}
        for title, group in SERVE_GROUPS.items():
            with formatter.section(title):
                formatter.write_dl([records.pop(name) for name in group])
        with formatter.section("Other"):
            formatter.write_dl(list(records.values()))


@main.command("serve", cls=Serve, help=SERVE_HELP)
@click.option("--lan", is_flag=True, help="Let every device on your network join, and print the address to open there.")
@click.option("--host", metavar="ADDRESS", help="Listen on this address. Default: 127.0.0.1, this machine alone.")
@click.option("--port", type=int, metavar="N", help="Listen on this port. Default: 8000.")
@click.option("--open", "show", is_flag=True, help="Open the page in a browser of this machine.")
@click.option(
    "--database",
    metavar="FILE",
    help="Store matches in this SQLite file, or in PostgreSQL: postgresql://USER:PASSWORD@HOST/NAME. "
    "Default: farshore/matches.sqlite in your data folder.",
)
@click.option(
    "--workers",
    type=int,
    metavar="N",
    help="Let bots think in so many processes. Default: the number of cores less one.",
)
@click.option(
    "--patience",
    type=float,
    metavar="X",
    help="Let bots wait X times as long before they answer, 0 to 10; 0 shows how long they thought. Default: 1.",
)
@click.option(
    "--grace",
    type=float,
    metavar="SECONDS",
    help="Let a bot play for a player who has been away for so long; 0 for never. Default: 60.",
)
@click.option(
    "--public",
    metavar="URL",
    help="Serve the internet under this address, such as https://play.example.org; needs FARSHORE_SECRET.",
)
@click.option(
    "--proxies",
    metavar="ADDRESSES",
    help="Trust these proxies, comma-separated, to name a visitor's address. Default: 127.0.0.1.",
)
@click.option(
    "--limits", metavar="on|off|auto", help="Limit how much a visitor may ask for. Default: auto, on with --public."
)
@click.option(
    "--logs", metavar="text|json|auto", help="Write logs for people or for programs. Default: auto, json with --public."
)
def serve_command(lan: bool, show: bool, **flags: Any) -> None:
    """Serve live matches."""
    from farshore.terminal.serve import serve

    serve(lan, show, flags)


@main.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--database", metavar="FILE", help="The database to copy. Default: the one `farshore serve` uses.")
def backup_command(file: Path, database: str | None) -> None:
    """Copy all matches and players to a new FILE. The server may be running."""
    from farshore.terminal.backup import make_backup

    make_backup(file, database)


@main.command("restore")
@click.argument("file", type=click.Path(path_type=Path, exists=True))
@click.option("--database", metavar="FILE", help="The database to restore to. Default: the one `farshore serve` uses.")
def restore_command(file: Path, database: str | None) -> None:
    """Restore a backup. The database must not exist yet."""
    from farshore.terminal.backup import restore_backup

    restore_backup(file, database)


@main.command("ban")
@click.argument("table")
@click.argument("seat", type=int)
@click.option("--database", metavar="URL", help="The database of the server. Default: the one `farshore serve` uses.")
def ban_command(table: str, seat: int, database: str | None) -> None:
    """Take access away from the player in a SEAT (0 is the first) of a TABLE, whose id is in its address.

    Servers on that database close the player's connections within seconds. Seats in matches stay.
    """
    from farshore.terminal.ban import ban

    ban(table, seat, database)


@main.command("verify")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--bots", is_flag=True, help="Let bots choose again, too; it takes as long as they thought.")
@click.pass_context
def verify_command(ctx: click.Context, file: Path, bots: bool) -> None:
    """Verify the draws of a finished match, exported as FILE by a server, and who contributed to them."""
    from farshore.terminal.verify import verify

    if not verify(file, bots):
        ctx.exit(UNFAIR)


ARENA_HELP = f"""Let PLAYERS play GAME against each other and show how strong they are. Games: {", ".join(names())}.

\b
A player is
  1 to 5, random, greedy   a built-in bot; network is one, too, in games whose network was trained
  bot.py, bot.py:Name      a bot in a Python file of yours
  run:COMMAND              a program of yours, see docs/guides/arena.md
  2026-11:3                level 3 of an earlier version, see farshore frozen
NAME=PLAYER gives one a name of its own.

The unit is a set: one deal, played in every order of seats. A bot that fails or takes too long loses that match, and
the table says why. With --results nothing that is finished is lost: the same command goes on where it stopped.

Exit codes: 0 all was played, 2 wrong argument or file, 130 Ctrl-C.
"""


@main.command("arena", help=ARENA_HELP)
@click.argument("game")
@click.argument("players", nargs=-1, required=True)
@click.option("--sets", type=int, default=100, show_default=True, help="Sets of every matchup.")
@click.option(
    "--seats", type=int, help="Seats at a table; 1 lets each play alone. Default: 2, if the game has so many."
)
@click.option(
    "--option", "agreed", metavar="NAME=VALUE", multiple=True, help="Set an option of the rules, such as rounds=1."
)
@click.option(
    "--matchups",
    metavar="all|first|next|mixed",
    default="all",
    show_default=True,
    help="Every pair; the first against each other; each against the next; or tables of different players only.",
)
@click.option(
    "--seeds",
    metavar="dev|validation|test|N",
    default="dev",
    show_default=True,
    help="The deals: those for trying things, for choosing, for a final result; or from number N on.",
)
@click.option(
    "--move-time", type=float, default=10.0, show_default=True, help="Seconds for a choice of a file or a program."
)
@click.option("--jobs", type=int, metavar="N", help="Play in so many processes. Default: one for each core.")
@click.option(
    "--ray",
    metavar="[ADDRESS]",
    is_flag=False,
    flag_value="",
    help="Play on a Ray cluster: at this address, or the one that Ray finds. Needs farshore[ray].",
)
@click.option(
    "--results",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Keep every finished match in this file, and go on with what it has.",
)
@click.option(
    "--sprt",
    "question",
    metavar="LOW:HIGH",
    help="Stop as soon as it is clear whether the first is better by HIGH points a match, or only by LOW; such as 0:5.",
)
@click.option(
    "--plot", metavar="FILE", type=click.Path(path_type=Path), help="Draw ratings and points into this file, as SVG."
)
def arena_command(
    *,
    game: str,
    players: tuple[str, ...],
    agreed: tuple[str, ...],
    **given: Any,
) -> None:
    """Let bots play against each other."""
    from farshore.terminal.console import preparing

    with preparing():
        from farshore.terminal.arena import ArenaRequest, run

    run(ArenaRequest(game=game, players=players, options=read_options(agreed), **given))


@main.command("bot")
@click.argument("player")
def bot_command(player: str) -> None:
    """Let a bot speak the protocol of the arena on standard input and output.

    PLAYER is a level, random, greedy, network, or a Python file such as bot.py or bot.py:Name. It plays any game that
    it is asked to play. The protocol is described in docs/guides/arena.md.
    """
    from farshore.terminal.bot import speak_for

    speak_for(player)


@main.command("frozen")
@click.argument("version", required=False)
def frozen_command(version: str | None) -> None:
    """Build an earlier VERSION of Farshore from the history of its repository, so that its bots can play in the arena.

    Without VERSION, list those there are. It is built once, into your cache folder.
    """
    from farshore.terminal.frozen import build_version, list_versions

    if version is None:
        list_versions()
    else:
        build_version(version)


TUNE_HELP = f"""Tune the weights of GAME's rule bot, which is level 2 and what search simulates with.

CMA-ES changes all weights together; mirrored matches against a pool of opponents judge them. The weights as they are
declared, and those that the run came to, are written to a report with the record of the run. Nothing else changes: to
play with new weights, write them into the game's bot.

Ctrl-C stops a run; the same command goes on where it stopped, and comes to the same result. Needs `farshore[tune]`.

Games: {", ".join(names())}.
"""


SETUPS = click.option(
    "--setup",
    "setups",
    metavar="TEXT",
    multiple=True,
    help="Play with these seats and options, such as 'seats=2 rounds=1'; repeatable. Default: what the game declares.",
)


@main.command("tune", help=TUNE_HELP)
@click.argument("game")
@click.option(
    "--file",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Keep the run in this file. Default: tune-GAME.jsonl. The report is written beside it, with the ending .md.",
)
@SETUPS
@click.option(
    "--against",
    "pool",
    metavar="OPPONENT",
    multiple=True,
    help="Play against 2, the declared weights; current, what the search has come to; 1, the gentlest level; or the "
    "file of a finished run; repeatable. Default: the first three.",
)
@click.option("--weight", "weights", metavar="NAME", multiple=True, help="Tune only this weight; repeatable.")
@click.option("--generations", type=click.IntRange(1), help="How many generations. Default: 100.")
@click.option("--population", type=click.IntRange(4), help="Candidates in a generation. Default: by number of weights.")
@click.option(
    "--sets",
    type=click.IntRange(1),
    help="Mirrored sets in a generation, of each candidate against each opponent with each set-up. Default: so that a "
    "candidate plays about 1,500.",
)
@click.option("--validation", type=click.IntRange(2), help="The same when finalists are compared. Default: 2000.")
@click.option(
    "--spread", type=click.FloatRange(0.001, 1.0), help="Of the first generation, in parts of a range. Default: 0.15."
)
@click.option("--seed", type=click.IntRange(0), default=0, help="Seed of the search.")
@click.option("--threads", type=click.IntRange(1), help="How many at once. Default: all cores.")
def tune_command(game: str, file: Path | None, threads: int | None, **given: Any) -> None:
    """Tune a rule bot."""
    from farshore.terminal.console import preparing

    with preparing():
        from farshore.terminal.tune import tune

    file = file or Path(f"tune-{game}.jsonl")
    tune(game, file, file.with_suffix(".md"), threads, given)


TRAIN_HELP = f"""Train the network of GAME: it learns to play as the rule bot does, then plays against itself.

Everything is kept in a folder. Ctrl-C stops a run; the same command goes on after the last round that was finished,
and comes to the same network. A checkpoint becomes the best one if it beats the best so far. The folder then has
network.npz, to be put into the folder of the game's bot, network.md, the record, and curve.svg.

One core is used. docs/guides/train-a-bot.md says how long it takes.

Games: {", ".join(names())}.
"""


@main.command("train", help=TRAIN_HELP)
@click.argument("game")
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="Keep the run in this folder. Default: train-GAME.",
)
@SETUPS
@click.option(
    "--start",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Begin with this network, a network.npz of another run.",
)
@click.option("--rounds", type=click.IntRange(1), help="Rounds of training in all. Default: 150.")
@click.option("--imitation", type=click.IntRange(0), help="The first of them, in which it imitates. Default: 10.")
@click.option("--matches", type=click.IntRange(1), help="Matches in a round. Default: 1000.")
@click.option("--judged-every", type=click.IntRange(1), help="Rounds between two checkpoints. Default: 10.")
@click.option("--judged-sets", type=click.IntRange(2), help="Mirrored sets that judge a checkpoint. Default: 300.")
@click.option("--rate", type=click.FloatRange(1e-6, 1.0), help="Of the optimiser, at first. Default: 0.0006.")
@click.option("--batch", type=click.IntRange(1), help="Decisions of a step of the optimiser. Default: 1024.")
@click.option("--undecided", type=click.FloatRange(0.0), help="What it is worth to stay undecided. Default: 0.015.")
@click.option("--kept", type=click.FloatRange(0.0, 1.0), help="Lambda of generalised advantages. Default: 0.95.")
@click.option("--seed", type=click.IntRange(0), help="Seed of the run. Default: 0.")
def train_command(game: str, folder: Path | None, **given: Any) -> None:
    """Train a learned player."""
    import os

    # Products of small matrices are 15 times slower where two threads share them and other programs want the cores.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from farshore.terminal.console import preparing

    with preparing():
        from farshore.terminal.train import train

    train(game, folder or Path(f"train-{game}"), given)


STATS_HELP = f"""Let bots play many matches of GAME and show what they have in common. Games: {", ".join(names())}.

Points, wins by turn order, lengths, and what each thing of the game brings: wagers, goals, events, units. The same
seed gives the same figures in any number of processes. An option may be any: then every match has another value, by
chance, and a table compares them.

With --write, reports with diagrams are written into a folder, of GAME or of all games. What goes into them is said
by each game.

Exit codes: 0 all was played, 2 wrong argument or file, 130 Ctrl-C.
"""


@main.command("stats", help=STATS_HELP)
@click.argument("game", required=False)
@click.option("--matches", type=int, help="How many are played. Default: 1000; with --write, what the game says.")
@click.option("--seats", metavar="N|any", help="Seats at a table. Default: 2, if the game has so many.")
@click.option(
    "--option",
    "agreed",
    metavar="NAME=VALUE",
    multiple=True,
    help="Set an option of the rules, such as rounds=1 or rounds=any; repeatable.",
)
@click.option("--level", default="2", show_default=True, help="Who plays: 1 to 4, random, greedy or network.")
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of the first match; the next follow on.")
@click.option("--jobs", type=int, metavar="N", help="Play in so many processes. Default: one for each core.")
@click.option("--json", metavar="FILE", type=click.Path(path_type=Path), help="Write all figures into this file.")
@click.option(
    "--write",
    metavar="FOLDER",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write reports into this folder instead of showing tables.",
)
def stats_command(*, agreed: tuple[str, ...], **given: Any) -> None:
    """Simulate many matches."""
    if given["write"] is not None:
        for word, beside in {"--seats": given["seats"], "--option": agreed or None, "--json": given["json"]}.items():
            if beside is not None:
                raise click.UsageError(f"a report has its own settings: {word} cannot be combined with --write")
    from farshore.terminal.console import preparing

    with preparing():
        from farshore.terminal.stats import StatsRequest, run

    run(StatsRequest(options=read_options(agreed), **given))
