"""`farshore frozen`: earlier versions as opponents."""

import click

from farshore.bots.arena.frozen import FROZEN, build, is_built


def list_versions() -> None:
    """Print every version with its commit and whether it is built."""
    for version, frozen in FROZEN.items():
        state = "built" if is_built(version) else f"not built: farshore frozen {version}"
        click.echo(f"{version}  commit {frozen.commit[:12]}, players {', '.join(frozen.levels)}  ({state})")


def build_version(version: str) -> None:
    """Build one. Raises InvalidInput."""
    home = build(version, click.echo)
    click.echo(
        f"{version} is in {home}. Its players are {', '.join(f'{version}:{x}' for x in FROZEN[version].levels)}."
    )
