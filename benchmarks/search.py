"""How many simulations a second the search makes, beside a frozen version of it where there is one.

    python -m benchmarks.search [--quick] [--game GAME] [--against 2026-11]

For every game, number of seats and two sets of options, at three moments of a match between bots of level 2. Both
versions are asked in turn, each in a process of its own, so that a busy moment of the machine meets both; the ratio is
the median of those of the runs. `farshore frozen 2026-11` builds the frozen version; without it only this one is asked.
"""

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

RUNS = 5
SECONDS = 0.4  # of search for one answer
MOMENTS = (0.2, 0.5, 0.8)  # of a match


def answer() -> None:
    """The part of a version: simulations and seconds for every turn on standard input. It uses what is public alone."""
    import farshore
    from farshore import bots, games

    for line in sys.stdin:
        asked = json.loads(line)
        game = games.get(asked["game"])
        turn = farshore.Turn(game, game.codec.parse_view(asked["text"]), asked["seat"], asked["options"])
        bots.make(game, 1, 1)  # binds what the game's bots know
        bot = bots.Search(game, 1, seconds=asked["seconds"])
        began = time.perf_counter()
        found = bot.study(turn)
        print(json.dumps([sum(each.worlds for each in found), time.perf_counter() - began]), flush=True)


class Version:
    """A process that answers."""

    def __init__(self, python: str) -> None:
        command = [python, "-I", __file__, "--answer"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def rate(self, turn: Mapping[str, Any], seconds: float) -> float:
        """Simulations a second."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({**turn, "seconds": seconds}) + "\n")
        self._process.stdin.flush()
        count, took = json.loads(self._process.stdout.readline())
        return float(count / took)

    def close(self) -> None:
        """End it."""
        self._process.communicate()


def settings(only: str | None) -> Iterator[tuple[Any, int, str, Mapping[str, Any]]]:
    """Games, seats and options: the usual ones, and those with the last choice of everything."""
    from farshore import games

    for game in map(games.get, games.names()):
        last = {each.name: each.choices[-1] for each in game.options if each.form is None and each.name != "rounds"}
        for seats in game.seats if only in (None, game.name) else ():
            for name, given in (("usual", {}), ("other", last)):
                yield game, seats, name, game.read_options(given)


def turns(game: Any, seats: int, options: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Moments of a match at which somebody has a choice that is worth simulating."""
    import farshore
    from farshore.bots import Search, make

    play = farshore.new(game, seed=7, seats=seats, **options)
    found, bot = [], make(game, 2, 7)
    while not play.over:
        seat = play.to_act[0]
        if len(Search(game, 7, 1).study(play.turn(seat))) > 1:
            text = game.codec.text(play.position.observe(seat))
            found.append({"game": game.name, "seat": seat, "options": dict(options), "text": text})
        play.act(bot.choose(play.turn(seat)), seat)
    return [found[int(moment * len(found))] for moment in MOMENTS]


def main() -> None:
    """Read what is asked for, and do it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="one run instead of five")
    parser.add_argument("--game", help="this game only")
    parser.add_argument("--against", default="2026-11", help="a frozen version")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.answer:
        answer()
    else:
        compare(given.game, given.against, 1 if given.quick else RUNS)


def compare(only: str | None, against: str, times: int) -> None:
    """Print a line for each setting."""
    from farshore.bots.arena.frozen import folder, is_built

    versions = [Version(sys.executable)]
    if is_built(against):
        versions.append(Version(str(Path(folder(against)) / "bin" / "python")))
    print(f"{'':36}{'simulations/s':>14}" + (f"{against:>12}{'ratio':>8}" if len(versions) > 1 else ""))
    for game, seats, name, options in settings(only):
        asked = turns(game, seats, options)
        for version in versions:
            version.rate(asked[0], 0.05)  # loads or compiles what is needed
        runs = [_run(versions, asked) for _ in range(times)]
        medians = [statistics.median(rates) for rates in zip(*runs, strict=True)]
        line = f"{game.name:14}{seats} seat{'s' if seats > 1 else ' '}  {name:12}{medians[0]:>14,.0f}"
        if len(versions) > 1:
            line += f"{medians[1]:>12,.0f}{statistics.median(now / then for now, then in runs):>8.2f}"
        print(line, flush=True)
    for version in versions:
        version.close()


def _run(versions: list[Version], asked: list[dict[str, Any]]) -> list[float]:
    """The mean rates of all versions over these turns, of which each is asked one after the other."""
    rates = [[version.rate(turn, SECONDS) for version in versions] for turn in asked]
    return [statistics.mean(each) for each in zip(*rates, strict=True)]


if __name__ == "__main__":
    main()
