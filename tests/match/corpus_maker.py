"""Writes finished matches for the corpus: what is stored today must be readable for ever.

    python -m tests.match.corpus_maker GAME     adds the matches planned for that game that are not there yet

A match that is there is never rewritten: when `test_corpus` fails, it is the reader that is wrong. Matches for rules
or events that are new get a plan of their own in the game's adapter. There is a folder for each version of rules: when
that of a game rises, its matches of the version before stay, and this writes those of the new one.
"""

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from farshore import games
from farshore.bots import make
from farshore.engine.game import Game
from farshore.match.commands import (
    Act,
    AnswerUndo,
    AskUndo,
    Command,
    Expire,
    HandBack,
    Pause,
    Resign,
    Sit,
    Stand,
    TakeOver,
    Undo,
)
from farshore.match.decide import Refusal, decide
from farshore.match.draws import Draws
from farshore.match.events import AnyEvent, Opened, encode
from farshore.match.evolve import begin, evolve
from farshore.match.export import export
from farshore.match.live import Match
from farshore.play import Turn
from tests.games.adapters import adapter
from tests.match.plan import Plan

FOLDER = Path(__file__).parent / "corpus"
START = 1_000  # milliseconds since 1970: in the corpus every byte counts
NAMES = ("Ann", "Ben Ørsted", "陳", "<D&n>")


class Player:
    """Plays a match after a plan, the same each time."""

    def __init__(self, name: str, game: Game, plan: Plan) -> None:
        self.plan = plan
        self.rng = random.Random(f"corpus {name}")
        self.draws = Draws(self.rng.randbytes(32))
        opened = Opened(START, game.name, game.rules_version, dict(plan.options), plan.seats, plan.pace)
        self.events: list[AnyEvent] = [opened]
        self.match: Match = begin(opened)
        self.now = START
        self.bots = [make(game, plan.bots[seat % len(plan.bots)], seat + 1) for seat in range(plan.seats)]

    def ask(self, command: Command) -> bool:
        """Whether it was carried out."""
        answer = decide(self.match, command, self.now, self.draws)
        if isinstance(answer, Refusal):
            return False
        for event in answer:
            self.match = evolve(self.match, event)
            self.events.append(event)
        return True

    def play(self) -> "Player":
        """The whole match."""
        self.sit_down()
        acted = 0
        while self.match.ended is None and acted != self.plan.stop_after:
            self.now += self.rng.randrange(50, 1_500)
            if self.plan.incidents and self.rng.random() < 0.06:
                INCIDENTS[self.rng.choice(self.plan.incidents)](self)
                continue
            self.act()
            acted += 1
            if acted == self.plan.resign_after:
                for seat in self.plan.resigning[: self.plan.seats]:
                    self.ask(Resign(f"id {seat}", seat))
                    self.act()
        return self

    def sit_down(self) -> None:
        people = self.plan.seats - len(self.plan.levels)
        for seat, level in enumerate(self.plan.levels, people):
            self.ask(Sit(None, f"Bot {seat}", seat, level))
        if "stand" in self.plan.incidents:
            self.ask(Sit("id 9", "Eve", people - 1))
            self.ask(Stand("id 9", people - 1))
        for seat in range(people):
            self.now += 700
            assert self.ask(Sit(f"id {seat}", NAMES[seat]))

    def act(self) -> None:
        """Somebody who is to act does what its bot would do."""
        if not self.match.to_act:
            return
        assert self.match.position is not None
        seat = self.rng.choice(self.match.to_act)
        number = self.bots[seat].choose(Turn(self.match.game, self.match.position.observe(seat), seat))
        player = None if self.match.chairs[seat].bot is not None else f"id {seat}"
        assert self.ask(Act(player, seat, number, f"key {len(self.events)}"))

    def people(self) -> list[int]:
        """Seats that people play now, in any order."""
        found = [seat for seat, chair in enumerate(self.match.chairs) if chair.bot is None]
        return self.rng.sample(found, len(found))


def undo(player: Player) -> None:
    for seat in player.people():
        player.now += 900
        player.ask(Undo(f"id {seat}", seat))


def rewind(player: Player, last: bool = True) -> None:
    people = player.people()
    if not people:
        return
    while player.ask(Undo(f"id {people[0]}", people[0])):
        player.now += 100
    if player.ask(AskUndo(f"id {people[0]}", people[0])):
        for seat in people[1:]:
            player.now += 400
            player.ask(AnswerUndo(f"id {seat}", seat, last or seat != people[-1]))


def away(player: Player) -> None:
    for seat in player.people()[:1]:
        player.ask(TakeOver(None, seat, 2))
        for _ in range(6):
            player.act()
        player.now += 60_000
        player.ask(HandBack(f"id {seat}", seat))


def clock(player: Player) -> None:
    for seat in player.match.to_act[:1]:
        player.now += player.rng.choice((4_000, 60_000))
        if player.ask(Expire(None, seat, 2)):
            for _ in range(3):
                player.act()
            player.ask(HandBack(f"id {seat}", seat))


def pause(player: Player) -> None:
    player.now += 3_600_000
    player.ask(Pause(None, 3_600_000))


INCIDENTS: dict[str, Callable[[Player], None]] = {
    "undo": undo,
    "rewind": rewind,
    "refuse": lambda player: rewind(player, last=False),
    "away": away,
    "clock": clock,
    "pause": pause,
    "stand": lambda _: None,
}


def entry(player: Player) -> dict[str, Any]:
    """What is kept of a match: its export, or its events and seed, and what must come of them."""
    match = player.match
    assert match.position is not None
    ended = match.ended
    found: dict[str, Any] = {
        "expected": {
            "position": str(match.position),
            "scores": ended.scores if ended else list(match.position.scores),
            "ranks": ended.ranks if ended else list(match.position.ranks),
            "reason": ended.reason if ended else None,
        }
    }
    if ended is None or not player.plan.exported:
        found["expected"]["transcript"] = str(match.transcript())
        return found | {"seed": player.draws.seed.hex(), "events": [json.loads(encode(each)) for each in player.events]}
    return found | {"export": json.loads(msgspec.json.encode(export(player.events, player.draws)))}


def written(kept: Any, depth: int = 0) -> str:
    """JSON with a line for every event, draw and line of the transcript."""
    if isinstance(kept, dict) and depth < 2:
        inside = ",\n".join(f"{json.dumps(name)}: {written(value, depth + 1)}" for name, value in kept.items())
        return "{\n" + inside + "\n}"
    if isinstance(kept, list) and kept and isinstance(kept[0], dict):
        return "[\n" + ",\n".join(written(each, 9) for each in kept) + "\n]"
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))


def main(game: Game) -> list[str]:
    """Add the matches planned for a game that are not there yet. Returns their names."""
    folder = FOLDER / f"v{game.rules_version}"
    folder.mkdir(exist_ok=True, parents=True)
    added = []
    for kind, plan in adapter(game.name).corpus.items():
        name = f"{game.name}-{kind}"
        path = folder / f"{name}.json"
        if not path.exists():
            path.write_text(written(entry(Player(name, game, plan).play())) + "\n", encoding="utf-8")
            added.append(name)
    return added


if __name__ == "__main__":
    sys.stdout.write("".join(f"{each}\n" for each in main(games.get(sys.argv[1]))))
