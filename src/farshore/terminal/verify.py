"""`farshore verify`: whether the draws of an exported match follow from its seed, and its weights from the rules."""

from pathlib import Path

import click

from farshore.match.export import check, read_export
from farshore.play import read_file


def verify(path: Path) -> bool:
    """Print what is wrong, or that all is well. Returns whether it is. Raises NotationError for what is no export."""
    given = read_export(read_file(path))
    wrong = check(given)
    for sentence in wrong:
        click.echo(sentence)
    click.echo(f"commitment {given.commitment}")
    click.echo(f"{len(given.draws)} draws, {'NOT all correct' if wrong else 'all correct'}")
    return not wrong
