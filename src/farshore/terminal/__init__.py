"""The command line: `farshore play`, `replay`, `serve`, `backup`, `restore` and `verify`.

Goal of this package: pleasant and never in the way. Commands import what they need when they run, so that `--help`
answers at once; the rules and their compiler are loaded only for a match.
"""

from pathlib import Path
from typing import Any

import click

from farshore import __version__
from farshore.engine.errors import FarshoreError
from farshore.games import names

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


PLAY_HELP = f"""Play GAME alone or against bots. Games: {", ".join(names())}. If none is named, you are asked; without a
terminal it is the one with the fewest rules.

In the match, ? shows how to play. Lines can also be piped in: one for each answer.

Ends with 0 after a match that was finished or left by quit, 2 after a wrong argument or file, 3 if a piped input ended
before the match, 130 after Ctrl-C.
"""


@main.command("play", help=PLAY_HELP)
@click.argument("game", required=False)
@click.option(
    "--level",
    type=int,
    help="Strength of the bots, 1 to 5; you are asked if it is left out. Without a terminal level 2 is taken.",
)
@click.option(
    "--seats",
    type=int,
    help="How many play, you and bots, where a game allows several numbers; you are asked if it is left out. Without a "
    "terminal as few as can.",
)
@click.option("--seed", type=int, help="Play the deal of that number again.")
@click.option("--seat", type=int, help="Your seat, counted from 0; usually 0, with --resume the one you had.")
@click.option(
    "--rounds", type=int, help="How many rounds, in games that let you choose; the same as --option rounds=N."
)
@click.option(
    "--option",
    "agreed",
    metavar="NAME=VALUE",
    multiple=True,
    help="Agree on a rule, such as colours=6 or gems=expert; repeatable, --options lists them.",
)
@click.option(
    "--options", "listed", is_flag=True, help="List the options of GAME (of all games if none is named), and end."
)
@click.option(
    "--save",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Keep the match in a new file, which shows also what is hidden in the match.",
)
@click.option(
    "--resume",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Go on with a match kept in a file, and keep it there; only --level, --seat and --seed go with it.",
)
@click.option("--no-color", is_flag=True, help="Plain text, line by line; NO_COLOR=1 does the same.")
@click.option("--name", help="Your name in the saved match, usually Player.")
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
        click.echo("\n\n".join("\n".join(listing(each)) for each in ([game] if game else names())))
        return
    options = read_options(agreed)
    if rounds is not None and "rounds" in options:
        raise click.UsageError("rounds are given twice: by --rounds and by --option rounds=...")
    wishes = play.Wishes(game, seats, level, seed, seat, rounds, options, save, name)
    terminal = Terminal(colour=not no_color)
    if resume is None:
        match = play.prepare(wishes, terminal)
    else:
        beside = {
            "GAME": game, "--seats": seats, "--rounds": rounds, "--option": agreed or None, "--save": save,
            "--name": name,
        }  # fmt: skip
        for word, given in beside.items():
            if given is not None:
                raise click.UsageError(
                    f"--resume goes on with a match as it was agreed: {word} cannot be given beside it"
                )
        match = play.resume(resume, wishes, terminal)
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
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document; the actor of an outcome is null.")
@click.option(
    "--seat", default="all", show_default=True, help="Show it as that seat saw it, counted from 0, or everything."
)
@click.option("--step", "stepwise", is_flag=True, help="Show the table and wait for Enter after every turn.")
@click.option("--no-color", is_flag=True, help="Plain text; NO_COLOR=1 does the same.")
def replay_command(file: str, as_json: bool, seat: str, stepwise: bool, no_color: bool) -> None:
    """Show a saved match turn by turn.

    FILE is what `farshore play --save FILE` wrote; - reads it from the input. A match that is not finished goes on
    with `farshore play --resume FILE`.
    """
    from farshore.terminal.console import Terminal, preparing

    with preparing():
        from farshore.terminal.replay import document, read_match, show

    if as_json and stepwise:
        raise click.UsageError("--json prints one document, so --step cannot be given beside it")
    transcript = read_match(file)
    if seat != "all" and seat not in map(str, range(len(transcript.seats))):
        raise click.UsageError(f"there is no seat {seat!r}: expected 0 to {len(transcript.seats) - 1}, or all")
    eyes = None if seat == "all" else int(seat)
    terminal = Terminal(colour=not no_color)
    if as_json:
        click.echo(document(transcript, eyes))
    else:
        show(transcript, eyes, terminal, stepwise)


@main.command("serve")
@click.option("--host", help="The address to listen on; usually this machine alone (127.0.0.1).")
@click.option("--port", type=int, help="The port, usually 8000.")
@click.option("--lan", is_flag=True, help="Let others in the house join: listen on every address, and print which.")
@click.option("--public", metavar="URL", help="The address under which it is reached from outside.")
@click.option("--database", metavar="URL", help="sqlite+aiosqlite:///FILE or postgresql+asyncpg://...; usually a file.")
@click.option("--workers", type=int, help="Processes in which bots think, usually all cores but one.")
@click.option("--grace", type=float, help="Seconds after which a bot plays for who is away, usually 60; 0 for never.")
@click.option("--patience", type=float, help="How long bots take to answer, usually 1; 0 for as soon as they know.")
@click.option("--limits", help="on, off or auto: whether callers are limited; auto is on for a public host.")
@click.option("--logs", help="text, json or auto: auto is json for a public host.")
@click.option("--proxies", help="Addresses of proxies, by commas, whose word for a caller's address is taken.")
@click.option("--open", "show", is_flag=True, help="Open the page in a browser.")
def serve_command(lan: bool, show: bool, **flags: Any) -> None:
    """Serve live matches. FARSHORE_PORT and so on set the same from the environment, FARSHORE_SECRET only there."""
    from farshore.terminal.serve import serve

    serve(lan, show, flags)


@main.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--database", metavar="URL", help="Of which store, usually that of `farshore serve`.")
def backup_command(file: Path, database: str | None) -> None:
    """Copy all matches and players to a new FILE, also while the server runs."""
    from farshore.terminal.backup import make_backup

    make_backup(file, database)


@main.command("restore")
@click.argument("file", type=click.Path(path_type=Path, exists=True))
@click.option("--database", metavar="URL", help="To which store, usually that of `farshore serve`.")
def restore_command(file: Path, database: str | None) -> None:
    """Put a backup back where there is no store yet."""
    from farshore.terminal.backup import restore_backup

    restore_backup(file, database)


@main.command("verify")
@click.argument("file", type=click.Path(path_type=Path))
@click.pass_context
def verify_command(ctx: click.Context, file: Path) -> None:
    """Check that chance was fair in a finished match, exported as FILE by a server."""
    from farshore.terminal.verify import verify

    if not verify(file):
        ctx.exit(UNFAIR)
