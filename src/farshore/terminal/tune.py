"""`farshore tune`: better weights for a game's rule bot, and a readable record of how they were found."""

import shlex
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

import click

from farshore import __version__, games
from farshore.bots.seed_lists import SEEDS
from farshore.bots.tune import CURRENT, DECLARED, GENTLE_NAME, Generation, Result, Tuning, run
from farshore.bots.weights import Tunable, ranges

OPPONENTS = {DECLARED: "2, the declared weights", GENTLE_NAME: "1, the gentlest level"}


def tune(name: str, file: Path, report: Path, threads: int | None, given: dict[str, Any]) -> None:
    """Tune the weights of a game and write the report. Raises UnknownGame, NotationError."""
    game = games.get(name)
    tuning = Tuning(game, file, threads, **given)
    plan = tuning.plan
    width = len(str(plan.generations))

    def progress(number: int, found: Generation) -> None:
        click.echo(
            f"{number:>{width}} of {plan.generations}: best {max(found.margins):+.2f}, better half {found.mean:+.2f}"
        )

    result = run(tuning, progress)
    text = written(result, shlex.join(["farshore", *sys.argv[1:]]))
    report.write_text(text)
    click.echo(text)


def written(result: Result, command: str) -> str:
    """A result as text: the weights with their meaning, old and new value, and the record of the run."""
    plan = result.plan
    game = games.get(plan.game)
    known = ranges(Tunable.of(game).declaration)
    rows = [
        f"# {game.title}: tuned weights",
        "",
        "| weight | meaning | range | old | new |",
        "|---|---|---|---|---|",
    ]
    for name, each in known.items():
        new = f"{result.weights[name]:g}" if name in plan.weights else "not tuned"
        rows.append(f"| `{name}` | {each.about} | {each.low:g} to {each.high:g} | {plan.start[name]:g} | {new} |")
    dev = SEEDS["dev"]
    pool = ", ".join(
        "what the search has come to" if opponent == CURRENT else OPPONENTS.get(opponent, opponent)
        for opponent in plan.pool
    )
    rows += [
        "",
        f"Command: `{command}`",
        f"Versions: farshore {__version__}, rules {plan.rules_version}, cma {version('cma')}, numpy {version('numpy')}",
        f"Search: CMA-ES, {plan.generations} generations of {plan.population}, first spread {plan.spread:g} of each "
        f"range, seed {plan.seed}",
        f"Opponents: {pool}",
        f"Seeds: {dev} to {dev + plan.generations * plan.sets - 1} to tune, in a generation {plan.sets} mirrored sets "
        "of each candidate against each opponent with each set-up; "
        f"{SEEDS['validation']} to {SEEDS['validation'] + plan.validation - 1} to choose among finalists",
        f"Chosen: generation {result.generation}" + (", the weights as they were" if result.generation == 0 else ""),
        "",
        "Measured on seeds by which nothing was chosen:",
        "",
        "| set-up | against | margin | error | seeds |",
        "|---|---|---|---|---|",
    ]
    for found in result.measured:
        against = OPPONENTS.get(found.opponent, found.opponent)
        rows.append(
            f"| {found.setup} | {against} | {found.margin:+.2f} | {found.error:.2f} | "
            f"{found.first_seed} to {found.first_seed + found.sets - 1} |"
        )
    return "\n".join(rows) + "\n"
