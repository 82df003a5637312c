"""Tutorials: a game learnt on its real board, step by step.

A tutorial is data: a position, and steps with a text, the learner's actions, those of other seats, and outcomes.
`prompts` plays it by the real rules, so it can never show what the game does not allow.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from farshore import games
from farshore.engine.game import CHANCE
from farshore.engine.position import Position
from farshore.match.audience import Heard, heard
from farshore.match.events import Acted, Begun, Drawn, Opened, Seated
from farshore.match.evolve import evolve, fold
from farshore.match.live import Match

LEARNER = 0  # the seat of the learner
GENTLE = 1  # the level of the other seats, and of the first match after the tutorial


@dataclass(frozen=True)
class Step:
    """One thing to learn.

    `script` has lines as in a transcript, `0 lay R7`, `1 draw`, `* card B2`: those of seat 0 are for the learner to do,
    the others happen by themselves. Where the learner does nothing, a button goes on.
    """

    text: str  # the name of its text
    script: str = ""
    position: str = ""  # the position from which the step starts; empty: where the last one ended
    look: str = ""  # a part of the board that is pointed at

    @property
    def lines(self) -> list[tuple[int, str]]:
        """Seats, CHANCE for an outcome, and what each does."""
        parts = [line.strip().partition(" ") for line in self.script.strip().splitlines()]
        return [(CHANCE if who == "*" else int(who), text) for who, _, text in parts]

    @property
    def reads(self) -> bool:
        """Whether the learner has nothing to do but read."""
        return all(who != LEARNER for who, _ in self.lines)


@dataclass(frozen=True)
class Tutorial:
    """A game in a few steps, the first of which has a position."""

    game: str
    steps: tuple[Step, ...]
    keeps: tuple[str, ...] = ()  # verbs of which all legal actions stay: their board shows what is missing as forbidden


class Prompt(NamedTuple):
    """A moment at which the learner is awaited: to take the action `awaits`, or if that is empty, to go on reading."""

    step: int
    match: Match
    heard: tuple[Heard, ...]
    awaits: str


def tutorial(game: str) -> Tutorial:
    """The tutorial of a game. Raises UnknownGame."""
    found: Tutorial = games.get(game).part("tutorial").TUTORIAL
    return found


def prompts(lesson: Tutorial) -> Iterator[Prompt]:
    """Every moment of a tutorial in its order. Raises IllegalAction or NotationError where the rules forbid it."""
    match: Match | None = None
    known: list[Heard] = []
    for index, step in enumerate(lesson.steps):
        if step.position:
            match, known = _start_at(lesson.game, step.position), []
        assert match is not None, "the first step has a position"
        for who, text in step.lines:
            if who == LEARNER:
                yield Prompt(index, match, tuple(known), text)
            assert match.position is not None
            number = match.position.parse_action(text, who)
            event = Drawn(0, match.draw_count, text) if who == CHANCE else Acted(0, who, text)
            after = evolve(match, event, number)
            known += heard(match, event, after, LEARNER)
            match = after
        if step.reads:
            yield Prompt(index, match, tuple(known), "")


def _start_at(game: str, text: str) -> Match:
    """A match that starts from a position."""
    position = Position.parse(games.get(game), text)
    rules = position.game
    seated = [
        Seated(0, seat, f"seat {seat}", None if seat else "learner", GENTLE if seat else None)
        for seat in range(position.seats)
    ]
    match = fold([Opened(0, game, rules.rules_version, {}, position.seats), *seated, Begun(0, "")])
    return replace(match, position=position)
