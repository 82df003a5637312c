"""Tunes the weights of a game's rule bot: CMA-ES over mirrored sets against a pool of opponents.

Every generation plays new seeds of the dev list, all its candidates the same ones. What the search has come to is kept
every few generations. In the end these finalists and the declared weights are compared on the first half of the
validation seeds; the best one is measured on the second half, which nothing was chosen by. The test list is not
touched.

A game's `bot` may play with other weights at some tables: its `BY_SEATS` says by the number of seats which values
differ from the defaults. Those are tuned by runs of their own.

A run is a file: one line that says what is done, then one line for each generation. The same run started again reads
them, so it goes on where it stopped and comes to the same weights.
"""

import os
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from farshore.bots import GENTLE
from farshore.bots.mirrored import Player, play_sets
from farshore.bots.seed_lists import LIST_LENGTH, SEEDS
from farshore.bots.weights import Range, Setup, Tunable, filled, ranges
from farshore.engine.errors import NotationError
from farshore.engine.game import Game
from farshore.engine.record import Cells

CURRENT = "current"  # the opponent that is what the search has come to
GENTLE_NAME, DECLARED = "1", "2"  # level 1, and level 2: the declared weights
POOL = (DECLARED, CURRENT, GENTLE_NAME)
FINALIST_EVERY = 5  # generations
FINGERPRINT_SETS = 20  # by which a run notices that the bot or the rules have changed


class Plan(msgspec.Struct, frozen=True):
    """What a run does: everything its result depends on."""

    game: str
    rules_version: int
    setups: tuple[str, ...]
    pool: tuple[str, ...]  # opponents: names, or files of runs whose result plays
    weights: tuple[str, ...]  # those that are tuned
    start: dict[str, float]  # the declared values of all weights
    generations: int
    population: int
    sets: int  # in a generation, of each candidate with each set-up against each opponent
    validation: int  # the same of each finalist, and of the measurement
    spread: float  # of the first generation, in parts of each weight's range
    seed: int
    fingerprint: float


class Generation(msgspec.Struct, frozen=True):
    """What one generation found: the mean margins of its candidates, and the mean of the best half."""

    margins: tuple[float, ...]
    mean: float


class Measured(msgspec.Struct, frozen=True):
    """One matchup on fixed seeds."""

    setup: str
    opponent: str
    margin: float
    error: float  # standard error
    first_seed: int
    sets: int


class Result(msgspec.Struct, frozen=True):
    """What a run came to."""

    plan: Plan
    weights: dict[str, float]  # all of them, tuned or not
    generation: int  # after which they were reached; 0: the declared ones are best
    measured: tuple[Measured, ...]  # on seeds that nothing was chosen by


@dataclass(frozen=True)
class _Matchup:
    setup: Setup
    one: Player
    others: Player
    seed: int
    sets: int


def default_sets(pool: Sequence[str], setups: Sequence[str]) -> int:
    """Sets of each candidate with each set-up against each opponent, so that all together are about 1,500."""
    return max(1, 1_500 // (len(pool) * len(setups)))


class Tuning:
    """A run: `generations` carries it out, `result` is what it came to."""

    def __init__(self, game: Game, file: Path, threads: int | None = None, **given: Any) -> None:
        """`given` may hold what a `Plan` holds; what is left out gets a value that suits. Raises NotationError."""
        self.game = game
        self.file = file
        tunable = Tunable.of(game)
        self._declaration = tunable.declaration
        self._ranges = ranges(tunable.declaration)
        setups = tuple(given.pop("setups", ()) or tunable.setups)
        self._setups = {text: Setup.read(game, text) for text in setups}
        pool = tuple(given.pop("pool", ()))
        if all(setup.seats == 1 for setup in self._setups.values()):
            if pool:
                raise NotationError(f"with one seat there is nobody to play against: leave out {', '.join(pool)}")
            pool = (DECLARED,)  # any one will do: it never plays
        pool = pool or POOL
        names = tuple(given.pop("weights", ()) or self._ranges)
        self._start = declared(game, tunable, self._setups.values())
        filled(self._declaration, dict.fromkeys(names, 0.0))  # raises for unknown names
        self._opponents = {name: self._opponent(name) for name in pool if name != CURRENT}
        self.plan = Plan(
            game=game.name,
            rules_version=game.rules_version,
            setups=setups,
            pool=pool,
            weights=names,
            start=self._start,
            generations=given.pop("generations", None) or 100,
            population=given.pop("population", None) or 4 + 4 * int(np.log(1 + len(names)) + 1),
            sets=given.pop("sets", None) or default_sets(pool, setups),
            validation=given.pop("validation", None) or 2_000,
            spread=given.pop("spread", None) or 0.15,
            seed=given.pop("seed", 0),
            fingerprint=self._fingerprint(),
        )
        if given:
            raise NotationError(f"a run of tuning has no {', '.join(given)}")
        last = max(self.plan.generations * self.plan.sets, 2 * self.plan.validation)
        if last > LIST_LENGTH:
            raise NotationError(f"{last} seeds are too many: a list has {LIST_LENGTH}")
        self._executor = ThreadPoolExecutor(threads or os.cpu_count())
        self._told = self._read()
        self._strategy = self._new_strategy()
        self.finalists: dict[int, dict[str, float]] = {0: self._start}  # by the generation that came to them

    # ---- the search

    def generations(self) -> Iterator[tuple[int, Generation]]:
        """Carry out the run: give the number of each generation, counted from 1, and what it found.

        Those that the file holds come at once.
        """
        plan = self.plan
        current = dict(self._start)
        for number in range(1, plan.generations + 1):
            asked = self._strategy.ask()
            if number <= len(self._told):
                found = self._told[number - 1]
            else:
                seed = SEEDS["dev"] + (number - 1) * plan.sets
                pool = [*self._opponents.values()]
                if CURRENT in plan.pool:
                    pool.append(self._player(current))
                margins = self._fitness([self._values(each) for each in asked], pool, seed, plan.sets)
                best = sorted(margins, reverse=True)[: len(margins) // 2]
                found = Generation(tuple(margins), float(np.mean(best)))
                with self.file.open("ab") as lines:
                    lines.write(msgspec.json.encode(found) + b"\n")
            self._strategy.tell(asked, [-margin for margin in found.margins])
            current = self._values(self._strategy.result.xfavorite)
            if number % FINALIST_EVERY == 0 or number == plan.generations:
                self.finalists[number] = current
            yield number, found

    def result(self) -> Result:
        """The best finalist, measured against the pool. To be called when all generations have been carried out."""
        plan = self.plan
        seed = SEEDS["validation"]
        pool = [*self._opponents.values()]
        numbers = list(self.finalists)
        margins = self._fitness(list(self.finalists.values()), pool, seed, plan.validation)
        best = max(range(len(numbers)), key=lambda k: (margins[k], -numbers[k]))
        values = self.finalists[numbers[best]]
        measured = []
        for text, setup in self._setups.items():
            for name, opponent in self._opponents.items():
                matchup = _Matchup(setup, self._player(values), opponent, seed + plan.validation, plan.validation)
                found = self._play([matchup])[0]
                error = float(found.std(ddof=1)) / len(found) ** 0.5 if len(found) > 1 else 0.0
                against = name if setup.seats > 1 else "alone"
                measured.append(Measured(text, against, float(found.mean()), error, matchup.seed, matchup.sets))
        return Result(plan, values, numbers[best], tuple(measured))

    def _fitness(
        self, many: Sequence[Mapping[str, float]], pool: Sequence[Player], seed: int, sets: int
    ) -> list[float]:
        """The mean margin of each of these weights over all set-ups and opponents; all play the same seeds."""
        players = [self._player(values) for values in many]
        matchups = [
            _Matchup(setup, one, others, seed, sets)
            for one in players
            for setup in self._setups.values()
            for others in pool
        ]
        means = [float(each.mean()) for each in self._play(matchups)]
        share = len(matchups) // len(players)
        return [float(np.mean(means[k * share : (k + 1) * share])) for k in range(len(players))]

    def _play(self, matchups: Sequence[_Matchup]) -> list[Cells]:
        def one(each: _Matchup) -> Cells:
            return play_sets(self.game, each.setup, each.one, each.others, each.seed, each.sets)

        return list(self._executor.map(one, matchups))

    def _new_strategy(self) -> Any:
        rng = np.random.default_rng(self.plan.seed)
        options = {
            "bounds": [0.0, 1.0],
            "popsize": self.plan.population,
            "randn": lambda rows, columns: rng.standard_normal((rows, columns)),
            "seed": np.nan,  # numpy's own random numbers are left alone
            "verbose": -9,
            "verb_log": 0,
        }
        first = [_inside(self._ranges[name], self._start[name]) for name in self.plan.weights]
        return _cma().CMAEvolutionStrategy(first, self.plan.spread, options)

    # ---- weights

    def _values(self, inside: Cells) -> dict[str, float]:
        """All weights, those that are tuned by their places in their ranges, to four digits: more mean nothing."""
        values = dict(self._start)
        for name, part in zip(self.plan.weights, inside.tolist(), strict=True):
            each = self._ranges[name]
            values[name] = float(f"{each.low + part * (each.high - each.low):.4g}")
        return values

    def _player(self, values: Mapping[str, float]) -> Player:
        return Player(filled(self._declaration, values))

    def _opponent(self, name: str) -> Player:
        """Raises NotationError if it is neither a level that can be an opponent nor a run with a result."""
        if name in (DECLARED, GENTLE_NAME):
            return Player(filled(self._declaration, self._start), GENTLE if name == GENTLE_NAME else 0.0)
        return self._player(read_result(Path(name)).weights)

    def _fingerprint(self) -> float:
        """A number that changes when the bot plays differently."""
        declared, gentle = self._opponent(DECLARED), self._opponent(GENTLE_NAME)
        setup = next(iter(self._setups.values()))
        return float(play_sets(self.game, setup, declared, gentle, SEEDS["dev"], FINGERPRINT_SETS).mean())

    # ---- the file

    def _read(self) -> list[Generation]:
        """The generations that the file holds; a new file gets the plan. Raises NotationError if it has another one.

        A last line that was not written to its end is cut off.
        """
        if not self.file.exists():
            self.file.write_bytes(msgspec.json.encode(self.plan) + b"\n")
            return []
        whole = self.file.read_bytes()
        whole = whole[: whole.rfind(b"\n") + 1]
        lines = whole.splitlines()
        try:
            plan = msgspec.json.decode(lines[0], type=Plan)
            told = [msgspec.json.decode(line, type=Generation) for line in lines[1:] if not line.startswith(b'{"plan"')]
        except (IndexError, msgspec.DecodeError) as error:
            raise NotationError(f"{self.file} is no run of tuning: {error}") from None
        for name in Plan.__struct_fields__:
            was, now = getattr(plan, name), getattr(self.plan, name)
            if was != now and name != "generations":  # a run may be prolonged
                raise NotationError(
                    f"{self.file} is another run: its {name} was {was!r} and is {now!r} now; choose another file"
                )
        self.file.write_bytes(whole)
        return told


def read_result(file: Path) -> Result:
    """The last result that a file of a run holds. Raises NotationError if there is none."""
    try:
        lines = [line for line in file.read_bytes().splitlines() if line.startswith(b'{"plan"')]
        return msgspec.json.decode(lines[-1], type=Result)
    except (OSError, IndexError, msgspec.DecodeError) as error:
        raise NotationError(
            f"{str(file)!r} is no opponent: expected {DECLARED}, {CURRENT}, {GENTLE_NAME} or the file of a finished "
            f"run ({error})"
        ) from None


def run(tuning: Tuning, progress: Callable[[int, Generation], None]) -> Result:
    """Carry a run out and write its result at the end of its file."""
    for number, found in tuning.generations():
        progress(number, found)
    result = tuning.result()
    with tuning.file.open("ab") as lines:
        lines.write(msgspec.json.encode(result) + b"\n")
    return result


def declared(game: Game, tunable: Tunable, setups: Iterable[Setup]) -> dict[str, float]:
    """The weights that level 2 plays with at these tables. Raises NotationError unless they are the same at all."""
    defaults = {name: each.default for name, each in ranges(tunable.declaration).items()}
    by_seats: Mapping[int, Mapping[str, float]] = getattr(game.part("bot"), "BY_SEATS", {})
    found = [{**defaults, **by_seats.get(setup.seats, {})} for setup in setups]
    if any(each != found[0] for each in found):
        raise NotationError(
            f"{game.title} has other weights for other numbers of seats: tune them in runs of their own"
        )
    return found[0]


def _inside(each: Range, value: float) -> float:
    """The place of a value in its range, from 0 to 1."""
    return (value - each.low) / (each.high - each.low)


def _cma() -> Any:
    """The library that does the search. Raises NotationError if it is not installed."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it warns that it could not plot
            import cma
    except ModuleNotFoundError:
        raise NotationError("tuning needs the library cma: pip install 'farshore[tune]'") from None
    return cma
