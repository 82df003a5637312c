"""A run of training, kept in a folder, so that it goes on where it stopped.

    plan.json       what is done: the same plan comes to the same network on the same machine, if it was not changed
    log.jsonl       a line for each round of training
    state.npz       the network, the optimiser and the number of rounds done, after the last round
    checkpoints/    the network after every so many rounds, as numpy arrays
    best.npy        the checkpoint that has beaten those before

First the network imitates the rule bot, in matches that it plays more and more by itself. Then it plays against itself,
the rule bot and earlier checkpoints, and learns by PPO. A checkpoint becomes the best one if it beats the best so far
head to head, by one standard error, and is not worse than that against the rule bot by two.

A run may be prolonged, or end sooner than planned. Rates fall by the number of rounds, so that the rounds already done
were others than those of the new plan: the plan keeps where that happened, and the record says so.
"""

import hashlib
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from farshore.bots.learned import read_arrays, read_network
from farshore.bots.network import Declaration, Network, network_of, network_with
from farshore.bots.seed_lists import LIST_LENGTH, SEEDS
from farshore.bots.self_play import IMITATE, LEARN, LEARNER, RULE, Table, room_for
from farshore.bots.training.gradients import Adam, Mathematics
from farshore.bots.training.learning import Lesson, Settings, imitate, improve
from farshore.bots.weights import Setup
from farshore.engine.errors import NotationError
from farshore.engine.game import Game
from farshore.engine.position import Position
from farshore.engine.record import Cells

TRAINING_BRANCH = 1  # of the seeds: matches to learn from have other cards than those of the arena
ROWS_A_MATCH = 150  # room for so many on average; where matches are longer a round has fewer of them, and tells
OLDER = 3  # earlier checkpoints that play in a round
AGAINST_RULE, AGAINST_OLDER = 0.15, 0.2  # of all matches of a round


class Plan(msgspec.Struct, frozen=True):
    """What a run does: everything its result depends on."""

    game: str
    rules_version: int
    network: str  # digest
    setups: tuple[str, ...]
    seed: int = 0
    imitation: int = 10  # rounds
    rounds: int = 150  # in all
    matches: int = 1000  # in a round, if there is room
    judged_every: int = 10  # rounds
    judged_sets: int = 300  # mirrored sets in which a checkpoint is judged, against each opponent
    imitation_rate: float = 1e-3
    rate: float = 6e-4  # of the optimiser at first; in the end a tenth of it
    batch: int = 1024  # rows of a step, after imitation
    undecided: float = 0.015  # what it is worth at first to stay undecided; in the end a fifth of it
    kept: float = 0.95  # lambda of generalised advantages
    start: str = ""  # what the network has learned before, as a digest
    changed: tuple[tuple[int, int], ...] = ()  # the rounds done and planned when another number was planned


class Judged(msgspec.Struct, frozen=True):
    """A checkpoint in mirrored sets: margins with their standard errors."""

    rule: float
    rule_error: float
    best: float  # against the best checkpoint before
    best_error: float
    is_best: bool


class Round(msgspec.Struct, frozen=True):
    """One round of training."""

    number: int  # counted from 1
    matches: int
    rows: int
    length: float  # actions in a match
    loss: float
    value_loss: float
    entropy: float
    change: float
    seconds: float
    judged: Judged | None = None


class Training:
    """A run: `rounds` carries it out."""

    def __init__(
        self, game: Game, folder: Path, declared: Declaration | None = None, start: Path | None = None, **given: Any
    ) -> None:
        """`given` may hold what a `Plan` holds; `declared` another network than the game's.

        With `start`, the file of a network, it begins with that and need not imitate. Raises NotationError.
        """
        self.game = game
        self.folder = folder
        self.network: Network = network_of(game) if declared is None else network_with(game, declared)
        setups = tuple(given.pop("setups", ()) or self.network.declaration.setups)
        known = {name: value for name, value in given.items() if value is not None}
        if wrong := set(known) - (set(Plan.__struct_fields__) - {"changed"}):
            raise NotationError(f"a run of training has no {', '.join(sorted(wrong))}")
        self.numbers = self.network.fresh(np.random.default_rng([known.get("seed", 0), 0]))
        if start is not None:
            self.numbers = read_network(start, self.network)
            known["start"] = hashlib.sha256(self.numbers.tobytes()).hexdigest()[:12]
        self.plan = Plan(game.name, game.rules_version, self.network.digest, setups, **known)
        _check(self.plan)
        self._tables = []
        room = self.plan.matches * ROWS_A_MATCH
        for text in setups:
            setup = Setup.read(game, text)
            room = max(room, game.longest(setup.options))  # for at least one match
            self._tables.append(
                Table(self.network, Position.begin(game, setup.options, setup.seats).states, setup.seats)
            )
        self._mathematics = Mathematics(self.network)
        self._rows = room_for(self.network, room)
        self._adam = Adam(len(self.numbers))
        self.done = 0
        self.best = self.numbers.copy()
        self._best_rule = np.zeros(0)  # the margins of the best checkpoint against the rule bot
        self._checkpoints: list[Path] = []
        self._begin()

    # ---- rounds

    def rounds(self) -> Iterator[Round]:
        """Carry the run out from where it stands, and give what each round came to."""
        while self.done < self.plan.rounds:
            began = time.monotonic()
            number = self.done + 1
            rng = np.random.default_rng([self.plan.seed, number])
            found, lesson = self._learn(number, rng)
            judged = None
            if number % self.plan.judged_every == 0 or number == self.plan.rounds:
                judged = self._judge(number)
            self.done = number
            told = Round(
                number,
                len(found.lengths),
                len(found.rows.taken),
                float(found.lengths.mean()),
                _short(lesson.loss),
                _short(lesson.value_loss),
                _short(lesson.entropy),
                _short(lesson.change),
                round(time.monotonic() - began, 2),
                judged,
            )
            with (self.folder / "log.jsonl").open("ab") as lines:
                lines.write(msgspec.json.encode(told) + b"\n")
            self._save()  # if it comes to that: a line without a state is taken back
            yield told

    def _learn(self, number: int, rng: np.random.Generator) -> tuple[Any, Lesson]:
        plan = self.plan
        table = self._tables[int(rng.integers(len(self._tables)))]
        matches = (number - 1) * plan.matches
        seed = SEEDS["dev"] + matches % LIST_LENGTH
        branch = TRAINING_BRANCH + matches // LIST_LENGTH
        players = np.full((plan.matches, table.seats), LEARNER)
        networks = [self.numbers]
        if number <= plan.imitation:
            followed = 1.0 - (number - 1) / plan.imitation
            found = table.play(
                np.stack(networks), players, seed, IMITATE, rows=self._rows, branch=branch, followed=followed
            )
            rate = plan.imitation_rate * (1.0 if number <= plan.imitation * 0.6 else 0.3)
            return found, imitate(self._mathematics, self.numbers, self._adam, found.rows, Settings(rate), rng)
        kinds = [RULE]
        if self._checkpoints:
            for place in rng.integers(len(self._checkpoints), size=OLDER):
                kinds.append(len(networks))
                networks.append(np.load(self._checkpoints[place]))
        if table.seats > 1:
            other = rng.random(plan.matches)
            for match in np.flatnonzero(other < AGAINST_RULE + AGAINST_OLDER):
                kind = RULE if other[match] < AGAINST_RULE else kinds[int(rng.integers(len(kinds)))]
                seat = int(rng.integers(table.seats))
                players[match] = kind
                players[match, seat] = LEARNER
        found = table.play(np.stack(networks), players, seed, LEARN, rows=self._rows, branch=branch, kept=plan.kept)
        share = (number - plan.imitation) / max(1, plan.rounds - plan.imitation)
        settings = Settings(plan.rate * (1 - 0.9 * share), plan.batch, undecided=plan.undecided * (1 - 0.8 * share))
        return found, improve(self._mathematics, self.numbers, self._adam, found.rows, settings, rng)

    def _judge(self, number: int) -> Judged:
        """Compare the network with the best so far, and keep it if it is better."""
        rule = self.margins(self.numbers, None)
        against = self.margins(self.numbers, self.best)
        errors = [float(each.std(ddof=1)) / len(each) ** 0.5 for each in (rule, against)]
        is_best = True
        if len(self._best_rule):
            paired = rule - self._best_rule
            error = float(paired.std(ddof=1)) / len(paired) ** 0.5
            is_best = bool(against.mean() > errors[1] and paired.mean() > -2 * error)
        if is_best:
            self.best = self.numbers.copy()
            self._best_rule = rule
        if number >= self.plan.imitation:
            path = self.folder / "checkpoints" / f"{number:05}.npy"
            _write(path, self.numbers)
            self._checkpoints.append(path)
        return Judged(float(rule.mean()), errors[0], float(against.mean()), errors[1], is_best)

    def margins(self, one: Cells, other: Cells | None, first: int = SEEDS["dev"], sets: int | None = None) -> Cells:
        """The margins of one network over another, or over the rule bot, in mirrored sets of the first set-up."""
        networks = np.stack([one] if other is None else [one, other])
        count = self.plan.judged_sets if sets is None else sets
        return self._tables[0].sets(networks, 0, RULE if other is None else 1, first, count)

    # ---- the folder

    def _begin(self) -> None:
        """Make the folder, or go on with what it has. Raises NotationError if that is another run, or damaged."""
        file = self.folder / "plan.json"
        (self.folder / "checkpoints").mkdir(parents=True, exist_ok=True)
        state = self.folder / "state.npz"
        if state.exists():
            self._read(state)
        if file.exists():
            try:
                plan = msgspec.json.decode(file.read_bytes(), type=Plan)
            except msgspec.DecodeError as error:
                raise NotationError(f"{file} is no plan of a run of training: {error}") from None
            for name in Plan.__struct_fields__:
                was, now = getattr(plan, name), getattr(self.plan, name)
                if was != now and name not in ("rounds", "changed"):
                    raise NotationError(
                        f"{self.folder} is another run: its {name} was {was!r} and is {now!r} now; "
                        "choose another folder"
                    )
            changed = plan.changed
            if plan.rounds != self.plan.rounds and self.done:
                changed += ((self.done, plan.rounds),)
            self.plan = msgspec.structs.replace(self.plan, changed=changed)
        if self.plan.rounds < self.done:
            raise NotationError(
                f"rounds cannot be {self.plan.rounds}: {self.folder} has {self.done} rounds already, so at least that "
                "many are needed; choose another folder for a shorter run"
            )
        file.write_bytes(msgspec.json.encode(self.plan) + b"\n")
        if not state.exists():
            return
        self._checkpoints = [
            path for path in sorted((self.folder / "checkpoints").glob("*.npy")) if int(path.stem) <= self.done
        ]
        log = self.folder / "log.jsonl"
        lines = log.read_bytes().splitlines(keepends=True)[: self.done] if log.exists() else []
        log.write_bytes(b"".join(lines))

    def _read(self, state: Path) -> None:
        names = ("numbers", "mean", "square", "steps", "done", "best", "best_rule")
        kept = read_arrays(state, "state of a run of training", names)
        for name in ("numbers", "mean", "square", "best"):
            if kept[name].shape != self.numbers.shape or kept[name].dtype != np.float32:
                raise NotationError(f"{state} belongs to another network: its {name} does not fit")
        for name in ("steps", "done"):
            if kept[name].shape != () or kept[name].dtype.kind not in "iu":
                raise NotationError(f"{state} holds no state of a run of training: its {name} is no whole number")
        self.numbers, self.best, self._best_rule = kept["numbers"], kept["best"], kept["best_rule"]
        self._adam = Adam(0, (kept["mean"], kept["square"], int(kept["steps"])))
        self.done = int(kept["done"])

    def _save(self) -> None:
        """Write the state in one step: a run that is stopped meanwhile has the one before."""
        _write(self.folder / "best.npy", self.best)
        new = self.folder / "state.new.npz"
        np.savez(
            new, numbers=self.numbers, mean=self._adam.mean, square=self._adam.square, steps=self._adam.steps,
            done=self.done, best=self.best, best_rule=self._best_rule,
        )  # fmt: skip
        os.replace(new, self.folder / "state.npz")

    def told(self) -> list[Round]:
        """All rounds so far."""
        log = self.folder / "log.jsonl"
        if not log.exists():
            return []
        return [msgspec.json.decode(line, type=Round) for line in log.read_bytes().splitlines()]


def _short(number: float) -> float:
    """Four digits: more say nothing in a log."""
    return float(f"{number:.4g}")


def _write(path: Path, numbers: Cells) -> None:
    new = path.with_suffix(".new.npy")
    np.save(new, numbers)
    os.replace(new, path)


def _check(plan: Plan) -> None:
    """Raises NotationError for numbers that make no run."""
    least = {"imitation": 0, "rounds": 1, "matches": 1, "judged_every": 1, "judged_sets": 2, "seed": 0, "batch": 1}
    for name, number in least.items():
        if getattr(plan, name) < number:
            raise NotationError(f"{name} cannot be {getattr(plan, name)}: at least {number} is needed")
