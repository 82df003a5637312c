"""The command `farshore review` and its options."""

from pathlib import Path
from typing import Any

import click

REVIEW_HELP = """Review the finished match in FILE: what decided it, and how much was luck.

FILE is a transcript, as `farshore play --save FILE` writes it, or a match exported by a server; - reads standard input.
Every decision is compared with the best that was found, by what its seat could know, and what the margin is made of is
told apart into luck and play. docs/guides/review.md says how to read it.

Exit codes: 0 the match was reviewed, 2 wrong argument or file, 130 Ctrl-C.
"""


@click.command("review", help=REVIEW_HELP)
@click.argument("file")
@click.option("--seat", type=int, default=0, show_default=True, help="From the side of this seat, counted from 0.")
@click.option(
    "--simulations", type=int, help="Of search, for each decision. Default: the budget of level 4 in that game."
)
@click.option("--seed", type=int, default=0, show_default=True, help="Seed of the simulations.")
@click.option("--json", is_flag=True, help="Print everything as one JSON document.")
@click.option(
    "--html", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False), help="Write a page into this file."
)
def review_command(**given: Any) -> None:
    """Review a match."""
    from farshore.terminal.console import preparing

    with preparing():
        from farshore.terminal.review import ReviewRequest, run

    run(ReviewRequest(**given))
