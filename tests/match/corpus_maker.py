"""Writes finished matches for the corpus: what is stored today must be readable for ever.

    python -m tests.match.corpus_maker NAME     adds the matches of the plan NAME that are not there yet

A match that is there is never written anew: when `test_corpus` fails, it is the reader that is wrong. Matches for rules
or events that are new get a plan of their own below.
"""

import json
import random
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from farshore import games
from farshore.bots import make
from farshore.match.clock import Pace
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
from farshore.match.draws import Draws
from farshore.match.events import AnyEvent, Opened, encode
from farshore.match.export import export
from farshore.match.live import Match, Refusal, begin, decide, evolve

FOLDER = Path(__file__).parent / "corpus"
START = 1_000  # milliseconds since 1970: in the corpus every byte counts
NO_CLOCK = Pace()
NAMES = ("Ann", "Ben Ørsted", "陳", "<D&n>")


@dataclass(frozen=True)
class Plan:
    """How a match is played: by which bots, with what kinds of incidents, and how far."""

    game: str
    seats: int = 2
    options: Mapping[str, str] = field(default_factory=dict)
    pace: Pace = NO_CLOCK
    bots: tuple[str, ...] = ("greedy", "random")  # by seat, in turn
    levels: tuple[int, ...] = ()  # the last seats have bots of these levels, in the match too
    incidents: tuple[str, ...] = ()  # undo, rewind, refuse, away, clock, pause, stand
    resign_after: int | None = None  # actions
    resigning: tuple[int, ...] = (0, 1, 2, 3)  # the seats that resign then
    stop_after: int | None = None  # actions; such a match is not over
    exported: bool = True  # else its events are kept as they are stored, which takes less room than all weights


MAP = "3.180,1.0,4.90,8.270"
PLANS: dict[str, dict[str, Plan]] = {
    "first": {
        "lost-cities-greedy": Plan("lost-cities", options={"rounds": "1"}, bots=("greedy",)),
        "lost-cities-random": Plan("lost-cities", options={"rounds": "1"}, bots=("random",), exported=False),
        "lost-cities-six-colours": Plan("lost-cities", options={"colours": "6", "rounds": "1"}, exported=False),
        "lost-cities-two-rounds": Plan(
            "lost-cities", options={"rounds": "2", "next_starter": "alternate"}, bots=("greedy",), exported=False
        ),
        "lost-cities-extra-round": Plan(
            "lost-cities",
            options={"rounds": "1", "extra_round": "on", "next_starter": "fixed"},
            bots=("greedy",),
            exported=False,
        ),
        "lost-cities-no-guard": Plan(
            "lost-cities",
            options={"rounds": "1", "stall_guard": "off", "first_starter": "1", "piles": "full"},
            exported=False,
        ),
        "lost-cities-bot": Plan(
            "lost-cities", options={"rounds": "1", "first_starter": "0"}, levels=(2,), exported=False
        ),
        "lost-cities-undo": Plan(
            "lost-cities", options={"rounds": "1"}, incidents=("undo", "rewind", "refuse"), exported=False
        ),
        "lost-cities-clock": Plan(
            "lost-cities",
            options={"rounds": "1"},
            pace=Pace(1_000, 6_000),
            incidents=("clock", "pause", "undo"),
            exported=False,
        ),
        "lost-cities-away": Plan("lost-cities", options={"rounds": "1"}, incidents=("away", "stand"), exported=False),
        "lost-cities-resigned": Plan("lost-cities", resign_after=31, incidents=("undo",)),
        "lost-cities-open": Plan("lost-cities", stop_after=45, incidents=("rewind", "away")),
        "explorers-alone": Plan("explorers", 1, bots=("greedy",)),
        "explorers-alone-compose": Plan("explorers", 1, {"map": "compose", "achievements": "0"}, bots=("random",)),
        "explorers-two": Plan("explorers", options={"map": MAP}),
        "explorers-expert": Plan(
            "explorers", options=dict.fromkeys(("temples", "provisions", "gems", "villages"), "expert")
        ),
        "explorers-strict": Plan("explorers", 2, {"strict": "on", "first_print": "on", "achievements": "3"}),
        "explorers-four": Plan("explorers", 4, {"achievements": "A1,D2,E4"}, bots=("greedy", "random", "greedy")),
        "explorers-bots": Plan("explorers", 2, {"map": MAP}, levels=(1,)),
        "explorers-undo": Plan("explorers", 3, incidents=("undo", "rewind", "refuse")),
        "explorers-clock": Plan("explorers", 2, pace=Pace(3_000, 9_000), incidents=("clock", "pause", "undo")),
        "explorers-away": Plan("explorers", 2, {"map": "compose"}, incidents=("away", "stand")),
        "explorers-resigned": Plan("explorers", 3, resign_after=60, resigning=(1,)),
        "explorers-given-up": Plan("explorers", 2, resign_after=47, incidents=("undo",)),
        "explorers-open": Plan("explorers", 4, stop_after=80, incidents=("rewind", "undo")),
    },
    "entdecker": {
        "entdecker-two": Plan("entdecker", bots=("greedy",)),
        "entdecker-random": Plan("entdecker", 2, {"layout": "v1"}, bots=("random",), exported=False),
        "entdecker-three": Plan("entdecker", 3, {"layout": "v2", "toll_per_owner": "on"}, exported=False),
        "entdecker-four": Plan(
            "entdecker", 4, {"layout": "v3", "first": "3"}, bots=("greedy", "random"), exported=False
        ),
        "entdecker-chiefs": Plan("entdecker", 2, {"chief_scouts": "on"}, bots=("random",), exported=False),
        "entdecker-chiefs-four": Plan("entdecker", 4, {"chief_scouts": "on"}, bots=("greedy",), exported=False),
        "entdecker-own-layout": Plan("entdecker", 2, {"layout": "c2,c3,c4,h4+5,h5+10,e7"}, exported=False),
        "entdecker-bot": Plan("entdecker", 2, levels=(1,), exported=False),
        "entdecker-undo": Plan("entdecker", 3, incidents=("undo", "rewind", "refuse"), exported=False),
        "entdecker-clock": Plan(
            "entdecker", 2, pace=Pace(3_000, 9_000), incidents=("clock", "pause", "undo"), exported=False
        ),
        "entdecker-away": Plan("entdecker", 2, incidents=("away", "stand"), exported=False),
        "entdecker-resigned": Plan("entdecker", 3, resign_after=90),
        "entdecker-given-up": Plan("entdecker", 2, resign_after=67, incidents=("undo",)),
        "entdecker-open": Plan("entdecker", 4, {"chief_scouts": "on"}, stop_after=120, incidents=("rewind", "undo")),
    },
}


class Player:
    """Plays a match after a plan, the same each time."""

    def __init__(self, name: str, plan: Plan) -> None:
        self.plan = plan
        self.rng = random.Random(f"corpus {name}")
        self.draws = Draws(self.rng.randbytes(32))
        game = games.get(plan.game)
        opened = Opened(START, plan.game, game.rules_version, dict(plan.options), plan.seats, plan.pace)
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
        number = self.bots[seat].choose(self.match.position.observe(seat), seat)
        player = None if self.match.chairs[seat].bot is not None else f"id {seat}"
        assert self.ask(Act(player, seat, self.match.game.actions[number], f"key {len(self.events)}"))

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


def main(name: str) -> list[str]:
    """Add the matches of a plan that are not there yet. Returns their names."""
    FOLDER.mkdir(exist_ok=True)
    added = []
    for each, plan in PLANS[name].items():
        path = FOLDER / f"{each}.json"
        if not path.exists():
            path.write_text(written(entry(Player(each, plan).play())) + "\n", encoding="utf-8")
            added.append(each)
    return added


if __name__ == "__main__":
    sys.stdout.write("".join(f"{each}\n" for each in main(sys.argv[1])))
