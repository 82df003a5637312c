"""The command line: `farshore play`, `replay`, `serve`, `backup`, `restore` and `verify`.

Goal of this package: pleasant and never in the way. Commands import what they need when they run, so that `--help`
is fast; the rules and their compiler are loaded only for a match.
"""

from pathlib import Path
from typing import Any

import click

from farshore import __version__
from farshore.engine.errors import FarshoreError
from farshore.games import names, playable

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


@main.command("serve")
@click.option("--host", help="The address to listen on; usually this machine alone (127.0.0.1).")
@click.option("--port", type=int, help="The port, usually 8000.")
@click.option("--lan", is_flag=True, help="Let others on your network join: listen on every address, and print it.")
@click.option("--public", metavar="URL", help="The address under which it is reached from outside.")
@click.option("--database", metavar="URL", help="sqlite+aiosqlite:///FILE or postgresql+asyncpg://...; usually a file.")
@click.option("--workers", type=int, help="Processes in which bots think, usually all cores but one.")
@click.option(
    "--grace", type=float, help="Seconds after which a bot plays for an absent player, usually 60; 0 for never."
)
@click.option("--patience", type=float, help="How long bots take to answer, usually 1; 0 for as soon as they know.")
@click.option("--limits", help="on, off or auto: whether callers are limited; auto is on for a public host.")
@click.option("--logs", help="text, json or auto: auto is json for a public host.")
@click.option("--proxies", help="Comma-separated addresses of trusted proxies, which tell the address of a client.")
@click.option("--open", "show", is_flag=True, help="Open the page in a browser.")
def serve_command(lan: bool, show: bool, **flags: Any) -> None:
    """Serve live matches. FARSHORE_PORT and so on set the same from the environment, FARSHORE_SECRET only there."""
    from farshore.terminal.serve import serve

    serve(lan, show, flags)


@main.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--database", metavar="URL", help="The database to copy. Default: the one `farshore serve` uses.")
def backup_command(file: Path, database: str | None) -> None:
    """Copy all matches and players to a new FILE. The server may be running."""
    from farshore.terminal.backup import make_backup

    make_backup(file, database)


@main.command("restore")
@click.argument("file", type=click.Path(path_type=Path, exists=True))
@click.option("--database", metavar="URL", help="The database to restore to. Default: the one `farshore serve` uses.")
def restore_command(file: Path, database: str | None) -> None:
    """Restore a backup. The database must not exist yet."""
    from farshore.terminal.backup import restore_backup

    restore_backup(file, database)


@main.command("verify")
@click.argument("file", type=click.Path(path_type=Path))
@click.pass_context
def verify_command(ctx: click.Context, file: Path) -> None:
    """Verify the draws of a finished match, exported as FILE by a server."""
    from farshore.terminal.verify import verify

    if not verify(file):
        ctx.exit(UNFAIR)
