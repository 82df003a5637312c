"""The command line: `farshore play` and `farshore replay`.

Goal of this package: pleasant and never in the way. Commands import what they need when they run, so that `--help`
answers at once; the rules and their compiler are loaded only for a match.
"""

from pathlib import Path
from typing import Any

import click

from farshore import __version__
from farshore.errors import FarshoreError

BAD_INPUT = 2  # exit code, the same as click's for wrong arguments
INTERRUPTED = 130  # exit code after Ctrl-C, as shells expect it


class Commands(click.Group):
    """Commands that end bad input with one sentence, and Ctrl-C or Ctrl-D with none."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except FarshoreError as error:
            click.echo(f"farshore: {error}", err=True)
            ctx.exit(BAD_INPUT)
        except KeyboardInterrupt:
            ctx.exit(INTERRUPTED)
        except EOFError:  # Ctrl-D at a question before the match
            ctx.exit(0)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="farshore")
def main() -> None:
    """Exploration board games in the terminal."""


@main.command("play")
@click.argument("game", required=False)
@click.option("--level", type=int, help="Strength of the bot, 1 to 5; you are asked if it is left out.")
@click.option("--seed", type=int, help="Play the deal of that number again.")
@click.option("--seat", type=int, default=0, show_default=True, help="Your seat.")
@click.option("--rounds", type=int, help="How many rounds; the same as --option rounds=N.")
@click.option(
    "--option", "options", metavar="NAME=VALUE", multiple=True, help="Agree on a rule, such as colours=6; repeatable."
)
@click.option("--save", metavar="FILE", type=click.Path(path_type=Path), help="Keep the match in a new file.")
@click.option("--no-color", is_flag=True, help="Plain text, line by line; NO_COLOR=1 does the same.")
@click.option("--name", default="Player", show_default=True, help="Your name in the saved match.")
def play_command(
    *,
    game: str | None,
    level: int | None,
    seed: int | None,
    seat: int,
    rounds: int | None,
    options: tuple[str, ...],
    save: Path | None,
    no_color: bool,
    name: str,
) -> None:
    """Play GAME against a bot; without GAME, lost-cities.

    In the match, ? shows how to play. Lines can also be piped in: one for each answer.
    """
    from farshore.cli.terminal import PREPARING, Terminal, patience

    with patience(PREPARING):
        from farshore.cli.play import Wishes, run

    given = read_options(options)
    if rounds is not None:
        if "rounds" in given:
            raise click.UsageError("rounds are given twice: by --rounds and by --option rounds=...")
        given["rounds"] = str(rounds)
    run(Wishes(game, level, seed, seat, given, save, name), Terminal(colour=not no_color))


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
@click.option("--seat", default="all", show_default=True, help="Show it as that seat saw it, or everything.")
@click.option("--step", "stepwise", is_flag=True, help="Wait for Enter after every turn.")
@click.option("--no-color", is_flag=True, help="Plain text; NO_COLOR=1 does the same.")
def replay_command(file: str, as_json: bool, seat: str, stepwise: bool, no_color: bool) -> None:
    """Show a saved match turn by turn.

    FILE is what `farshore play --save FILE` wrote; - reads it from the input.
    """
    from farshore.cli.terminal import PREPARING, Terminal, patience

    with patience(PREPARING):
        from farshore.cli.replay import document, read_match, show

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
