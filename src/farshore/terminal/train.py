"""`farshore train`: a network for a game, and a readable record of how it was trained."""

import shlex
import sys
from pathlib import Path
from typing import Any

import click
import numpy as np

from farshore import __version__, games
from farshore.analysis.plots import curve_plot
from farshore.analysis.summary import Mean
from farshore.bots.learned import FILE, learned_digest, write_network
from farshore.bots.seed_lists import SEEDS
from farshore.bots.training.run import Round, Training


def train(name: str, folder: Path, given: dict[str, Any]) -> None:
    """Train the network of a game, and write it with its record. Raises UnknownGame, NotationError."""
    training = Training(games.get(name), folder, **given)
    width = len(str(training.plan.rounds))
    if training.done:
        click.echo(f"{folder} has {training.done} rounds: going on after them")
    try:
        for each in training.rounds():
            click.echo(f"{each.number:>{width}} of {training.plan.rounds}: {_told(each, training.plan.imitation)}")
    finally:
        write_results(training, shlex.join(["farshore", *sys.argv[1:]]))
    click.echo((folder / "network.md").read_text())


def _told(each: Round, imitation: int) -> str:
    """A round in one line."""
    what = "imitates" if each.number <= imitation else "plays"
    text = f"{what}, loss {each.loss:.3f}, of the value {each.value_loss:.3f}, {each.seconds:.0f} s"
    if each.judged is None:
        return text
    found = each.judged
    better = ", the best so far" if found.is_best else ""
    return (
        f"{text}; against the rule bot {found.rule:+.1f} ({found.rule_error:.1f}), "
        f"the best before {found.best:+.1f} ({found.best_error:.1f}){better}"
    )


def write_results(training: Training, command: str) -> None:
    """Write the best network so far, its record and its curve into the folder of the run."""
    rounds = training.told()
    judged = [(each.number, each.judged) for each in rounds if each.judged is not None]
    if not judged:
        return
    write_network(training.folder / FILE, training.network, training.best)
    title = f"{training.game.title}: training"
    curve = curve_plot(
        title,
        {
            "Points over the rule bot after so many rounds, with twice the standard error": [
                (number, Mean(found.rule, found.rule_error)) for number, found in judged
            ]
        },
    )
    (training.folder / "curve.svg").write_text(curve)
    (training.folder / "network.md").write_text(written(training, rounds, command))


def written(training: Training, rounds: list[Round], command: str) -> str:
    """A run as text: how it was made, and what it came to."""
    plan, network = training.plan, training.network
    judged = [(each.number, each.judged) for each in rounds if each.judged is not None]
    best, found = next((number, each) for number, each in reversed(judged) if each.is_best)
    hours = sum(each.seconds for each in rounds) / 3600
    dev = SEEDS["dev"]
    played, planned = sum(each.matches for each in rounds), len(rounds) * plan.matches
    fewer = f"; {played:,} matches, since {planned:,} had no room" if played < planned else ""
    changed = [f"After round {done} of {former} the number of rounds was changed." for done, former in plan.changed]
    rows = [
        f"# {training.game.title}: the network",
        "",
        f"Command: `{command}`",
        f"Versions: farshore {__version__}, rules {plan.rules_version}, numpy {np.__version__}",
        f"Network: {network.count} numbers, digest {network.digest}",
        f"What it has learned: sha256 {learned_digest(training.best)}",
        f"Seed: {plan.seed}. Matches with {', '.join(repr(each) for each in plan.setups)}.",
        f"Rounds: {len(rounds)} of {plan.rounds} with {plan.matches} matches each, the first {plan.imitation} of them "
        f"imitation; {sum(each.rows for each in rounds):,} decisions{fewer}",
        *changed,
        f"Time: {hours:.2f} hours, of which the process did not have its core to itself where others ran beside it",
        "",
        f"Best: round {best}, {found.rule:+.2f} points (error {found.rule_error:.2f}) over the rule bot in "
        f"{plan.judged_sets} mirrored sets from seed {dev} on. Checkpoints were chosen by these seeds, so that is "
        "too high: measure it again on others.",
        "",
        "| round | against the rule bot | error | against the best before | error | best |",
        "|---|---|---|---|---|---|",
    ]
    rows += [
        f"| {number} | {each.rule:+.2f} | {each.rule_error:.2f} | {each.best:+.2f} | {each.best_error:.2f} | "
        f"{'yes' if each.is_best else ''} |"
        for number, each in judged
    ]
    return "\n".join(rows) + "\n"
