"""The command line: `farshore play`, `replay`, `review`, `serve`, `backup`, `restore`, `ban` and `verify`.

Those in which bots play among themselves, such as `farshore arena`, are in `bot_commands.py`.

Goal of this package: pleasant and never in the way. Commands import what they need when they run, so that `--help`
is fast; the rules and their compiler are loaded only for a match.
"""

from pathlib import Path
from typing import Any

import click

from farshore import __version__
from farshore.engine.errors import FarshoreError
from farshore.games import names, playable
from farshore.terminal import bot_commands
from farshore.terminal.arguments import read_options
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


for command in bot_commands.COMMANDS:
    main.add_command(command)
