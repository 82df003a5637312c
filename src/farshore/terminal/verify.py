"""`farshore verify`: whether the draws of an exported match follow from its seed, and its weights from the rules."""

from pathlib import Path

import click

from farshore.match.events import decode
from farshore.match.export import FORMATS, Export, check, contributions, read_export, unchecked
from farshore.play import read_file
from farshore.terminal.bot_choices import check_choices


def verify(path: Path, bots: bool = False) -> bool:
    """Print what is wrong, or that all is well. Returns whether it is. Raises NotationError for what is no export.

    With `bots` their choices are made again, in a match whose draws are correct.
    """
    given = read_export(read_file(path))
    wrong = check(given)
    for sentence in wrong or [*unchecked(given), *contributions(given)]:
        click.echo(sentence)
    if bots and not wrong:
        wrong = _check_bots(given)
    click.echo(f"commitment {given.commitment}")
    click.echo(f"{len(given.draws)} draws, {'NOT all correct' if wrong else 'all correct'}")
    return not wrong


def _check_bots(given: Export) -> list[str]:
    """Print what bots chose, and return which choices they cannot have made."""
    if given.format == FORMATS[1]:
        click.echo("the choices of bots cannot be checked: their chance did not follow from the seed yet")
        return []
    found = check_choices([decode(bytes(raw)) for raw in given.events], given.seed)
    for sentence in [*found.sentences(), *found.wrong]:
        click.echo(sentence)
    return found.wrong
