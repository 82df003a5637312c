"""Commands in which bots play among themselves: `farshore arena`, `bot`, `frozen`, `tune`, `train` and `stats`."""

from pathlib import Path
from typing import Any

import click

from farshore.games import names
from farshore.terminal.arguments import read_options

ARENA_HELP = f"""Let PLAYERS play GAME against each other and show how strong they are. Games: {", ".join(names())}.

\b
A player is
  1 to 5, random, greedy   a built-in bot; network is one, too, in games whose network was trained
  bot.py, bot.py:Name      a bot in a Python file of yours
  run:COMMAND              a program of yours, see docs/guides/arena.md
  2026-11:3                level 3 of an earlier version, see farshore frozen
NAME=PLAYER gives one a name of its own.

The unit is a set: one deal, played in every order of seats. A bot that fails or takes too long loses that match, and
the table says why. With --results nothing that is finished is lost: the same command goes on where it stopped.

Exit codes: 0 all was played, 2 wrong argument or file, 130 Ctrl-C.
"""


@click.command("arena", help=ARENA_HELP)
@click.argument("game")
@click.argument("players", nargs=-1, required=True)
@click.option("--sets", type=int, default=100, show_default=True, help="Sets of every matchup.")
@click.option(
    "--seats", type=int, help="Seats at a table; 1 lets each play alone. Default: 2, if the game has so many."
)
@click.option(
    "--option", "agreed", metavar="NAME=VALUE", multiple=True, help="Set an option of the rules, such as rounds=1."
)
@click.option(
    "--matchups",
    metavar="all|first|next|mixed",
    default="all",
    show_default=True,
    help="Every pair; the first against each other; each against the next; or tables of different players only.",
)
@click.option(
    "--seeds",
    metavar="dev|validation|test|N",
    default="dev",
    show_default=True,
    help="The deals: those for trying things, for choosing, for a final result; or from number N on.",
)
@click.option(
    "--move-time", type=float, default=10.0, show_default=True, help="Seconds for a choice of a file or a program."
)
@click.option("--jobs", type=int, metavar="N", help="Play in so many processes. Default: one for each core.")
@click.option(
    "--ray",
    metavar="[ADDRESS]",
    is_flag=False,
    flag_value="",
    help="Play on a Ray cluster: at this address, or the one that Ray finds. Needs farshore[ray].",
)
@click.option(
    "--results",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Keep every finished match in this file, and go on with what it has.",
)
@click.option(
    "--sprt",
    "question",
    metavar="LOW:HIGH",
    help="Stop as soon as it is clear whether the first is better by HIGH points a match, or only by LOW; such as 0:5.",
)
@click.option(
    "--plot", metavar="FILE", type=click.Path(path_type=Path), help="Draw ratings and points into this file, as SVG."
)
def arena_command(
    *,
    game: str,
    players: tuple[str, ...],
    agreed: tuple[str, ...],
    **given: Any,
) -> None:
    """Let bots play against each other."""
    from farshore.terminal.console import preparing

    with preparing():
        from farshore.terminal.arena import ArenaRequest, run

    run(ArenaRequest(game=game, players=players, options=read_options(agreed), **given))


@click.command("bot")
@click.argument("player")
def bot_command(player: str) -> None:
    """Let a bot speak the protocol of the arena on standard input and output.

    PLAYER is a level, random, greedy, network, or a Python file such as bot.py or bot.py:Name. It plays any game that
    it is asked to play. The protocol is described in docs/guides/arena.md.
    """
    from farshore.terminal.bot import speak_for

    speak_for(player)


@click.command("frozen")
@click.argument("version", required=False)
def frozen_command(version: str | None) -> None:
    """Build an earlier VERSION of Farshore from the history of its repository, so that its bots can play in the arena.

    Without VERSION, list those there are. It is built once, into your cache folder.
    """
    from farshore.terminal.frozen import build_version, list_versions

    if version is None:
        list_versions()
    else:
        build_version(version)


TUNE_HELP = f"""Tune the weights of GAME's rule bot, which is level 2 and what search simulates with.

CMA-ES changes all weights together; mirrored matches against a pool of opponents judge them. The weights as they are
declared, and those that the run came to, are written to a report with the record of the run. Nothing else changes: to
play with new weights, write them into the game's bot.

Ctrl-C stops a run; the same command goes on where it stopped, and comes to the same result. Needs `farshore[tune]`.

Games: {", ".join(names())}.
"""


SETUPS = click.option(
    "--setup",
    "setups",
    metavar="TEXT",
    multiple=True,
    help="Play with these seats and options, such as 'seats=2 rounds=1'; repeatable. Default: what the game declares.",
)


@click.command("tune", help=TUNE_HELP)
@click.argument("game")
@click.option(
    "--file",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Keep the run in this file. Default: tune-GAME.jsonl. The report is written beside it, with the ending .md.",
)
@SETUPS
@click.option(
    "--against",
    "pool",
    metavar="OPPONENT",
    multiple=True,
    help="Play against 2, the declared weights; current, what the search has come to; 1, the gentlest level; or the "
    "file of a finished run; repeatable. Default: the first three.",
)
@click.option("--weight", "weights", metavar="NAME", multiple=True, help="Tune only this weight; repeatable.")
@click.option("--generations", type=click.IntRange(1), help="How many generations. Default: 100.")
@click.option("--population", type=click.IntRange(4), help="Candidates in a generation. Default: by number of weights.")
@click.option(
    "--sets",
    type=click.IntRange(1),
    help="Mirrored sets in a generation, of each candidate against each opponent with each set-up. Default: so that a "
    "candidate plays about 1,500.",
)
@click.option("--validation", type=click.IntRange(2), help="The same when finalists are compared. Default: 2000.")
@click.option(
    "--spread", type=click.FloatRange(0.001, 1.0), help="Of the first generation, in parts of a range. Default: 0.15."
)
@click.option("--seed", type=click.IntRange(0), default=0, help="Seed of the search.")
@click.option("--threads", type=click.IntRange(1), help="How many at once. Default: all cores.")
def tune_command(game: str, file: Path | None, threads: int | None, **given: Any) -> None:
    """Tune a rule bot."""
    from farshore.terminal.console import preparing

    with preparing():
        from farshore.terminal.tune import tune

    file = file or Path(f"tune-{game}.jsonl")
    tune(game, file, file.with_suffix(".md"), threads, given)


TRAIN_HELP = f"""Train the network of GAME: it learns to play as the rule bot does, then plays against itself.

Everything is kept in a folder. Ctrl-C stops a run; the same command goes on after the last round that was finished,
and comes to the same network. A checkpoint becomes the best one if it beats the best so far. The folder then has
network.npz, to be put into the folder of the game's bot, network.md, the record, and curve.svg.

One core is used. docs/guides/train-a-bot.md says how long it takes.

Games: {", ".join(names())}.
"""


@click.command("train", help=TRAIN_HELP)
@click.argument("game")
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="Keep the run in this folder. Default: train-GAME.",
)
@SETUPS
@click.option(
    "--start",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Begin with this network, a network.npz of another run.",
)
@click.option("--rounds", type=click.IntRange(1), help="Rounds of training in all. Default: 150.")
@click.option("--imitation", type=click.IntRange(0), help="The first of them, in which it imitates. Default: 10.")
@click.option("--matches", type=click.IntRange(1), help="Matches in a round. Default: 1000.")
@click.option("--judged-every", type=click.IntRange(1), help="Rounds between two checkpoints. Default: 10.")
@click.option("--judged-sets", type=click.IntRange(2), help="Mirrored sets that judge a checkpoint. Default: 300.")
@click.option("--rate", type=click.FloatRange(1e-6, 1.0), help="Of the optimiser, at first. Default: 0.0006.")
@click.option("--batch", type=click.IntRange(1), help="Decisions of a step of the optimiser. Default: 1024.")
@click.option("--undecided", type=click.FloatRange(0.0), help="What it is worth to stay undecided. Default: 0.015.")
@click.option("--kept", type=click.FloatRange(0.0, 1.0), help="Lambda of generalised advantages. Default: 0.95.")
@click.option("--seed", type=click.IntRange(0), help="Seed of the run. Default: 0.")
def train_command(game: str, folder: Path | None, **given: Any) -> None:
    """Train a learned player."""
    import os

    # Products of small matrices are 15 times slower where two threads share them and other programs want the cores.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from farshore.terminal.console import preparing

    with preparing():
        from farshore.terminal.train import train

    train(game, folder or Path(f"train-{game}"), given)


STATS_HELP = f"""Let bots play many matches of GAME and show what they have in common. Games: {", ".join(names())}.

Points, wins by turn order, lengths, and what each thing of the game brings: wagers, goals, events, units. The same
seed gives the same figures in any number of processes. An option may be any: then every match has another value, by
chance, and a table compares them.

With --write, reports with diagrams are written into a folder, of GAME or of all games. What goes into them is said
by each game.

Exit codes: 0 all was played, 2 wrong argument or file, 130 Ctrl-C.
"""


@click.command("stats", help=STATS_HELP)
@click.argument("game", required=False)
@click.option("--matches", type=int, help="How many are played. Default: 1000; with --write, what the game says.")
@click.option("--seats", metavar="N|any", help="Seats at a table. Default: 2, if the game has so many.")
@click.option(
    "--option",
    "agreed",
    metavar="NAME=VALUE",
    multiple=True,
    help="Set an option of the rules, such as rounds=1 or rounds=any; repeatable.",
)
@click.option("--level", default="2", show_default=True, help="Who plays: 1 to 4, random, greedy or network.")
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of the first match; the next follow on.")
@click.option("--jobs", type=int, metavar="N", help="Play in so many processes. Default: one for each core.")
@click.option("--json", metavar="FILE", type=click.Path(path_type=Path), help="Write all figures into this file.")
@click.option(
    "--write",
    metavar="FOLDER",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write reports into this folder instead of showing tables.",
)
def stats_command(*, agreed: tuple[str, ...], **given: Any) -> None:
    """Simulate many matches."""
    if given["write"] is not None:
        for word, beside in {"--seats": given["seats"], "--option": agreed or None, "--json": given["json"]}.items():
            if beside is not None:
                raise click.UsageError(f"a report has its own settings: {word} cannot be combined with --write")
    from farshore.terminal.console import preparing

    with preparing():
        from farshore.terminal.stats import StatsRequest, run

    run(StatsRequest(options=read_options(agreed), **given))


COMMANDS = (arena_command, bot_command, frozen_command, tune_command, train_command, stats_command)
