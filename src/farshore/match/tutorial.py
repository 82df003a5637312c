"""Tutorials: a game learnt on its real board, one step after the other.

A tutorial is data: a position, and steps with what is said, what the learner does, what the others do and what chance
brings. `frames` plays it by the real rules, so it can never show what the game would not do.
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

LEARNER = 0  # the seat of who learns
GENTLE = 1  # the level of the others, and of the first match after it


@dataclass(frozen=True)
class Step:
    """One thing that is told.

    `script` has lines as in a transcript, `0 lay R7`, `1 draw`, `* card B2`: those of seat 0 are for the learner to do,
    the others happen by themselves. Where the learner does nothing, a button goes on.
    """

    text: str  # the name of its text
    script: str = ""
    position: str = ""  # the table is laid anew like this before the step
    look: str = ""  # a part of the board that is pointed at

    @property
    def lines(self) -> list[tuple[int, str]]:
        """Who does what: seats, and CHANCE for an outcome."""
        parts = [line.strip().partition(" ") for line in self.script.strip().splitlines()]
        return [(CHANCE if who == "*" else int(who), text) for who, _, text in parts]

    @property
    def reads(self) -> bool:
        """Whether the learner has nothing to do but read."""
        return all(who != LEARNER for who, _ in self.lines)


@dataclass(frozen=True)
class Tutorial:
    """A game in a few steps, the first of which lays the table."""

    game: str
    steps: tuple[Step, ...]
    keeps: tuple[str, ...] = ()  # verbs of which all legal actions stay: their board shows what is missing as forbidden


class Frame(NamedTuple):
    """A moment at which something is awaited: an action of the learner, or without one that they have read."""

    step: int
    match: Match
    heard: tuple[Heard, ...]
    awaits: str


def tutorial(game: str) -> Tutorial:
    """The tutorial of a game. Raises UnknownGame."""
    found: Tutorial = games.get(game).part("tutorial").TUTORIAL
    return found


def frames(lesson: Tutorial) -> Iterator[Frame]:
    """Every moment of a tutorial in its order. Raises IllegalAction or NotationError where the rules forbid it."""
    match: Match | None = None
    known: list[Heard] = []
    for index, step in enumerate(lesson.steps):
        if step.position:
            match, known = _laid(lesson.game, step.position), []
        assert match is not None, "the first step lays the table"
        for who, text in step.lines:
            if who == LEARNER:
                yield Frame(index, match, tuple(known), text)
            assert match.position is not None
            number = match.position.parse_action(text, who)
            event = Drawn(0, match.draws, text) if who == CHANCE else Acted(0, who, text)
            after = evolve(match, event, number)
            known += heard(match, event, after, LEARNER)
            match = after
        if step.reads:
            yield Frame(index, match, tuple(known), "")


def _laid(game: str, text: str) -> Match:
    """A match that goes on from a position."""
    position = Position.parse(games.get(game), text)
    rules = position.game
    seated = [
        Seated(0, seat, f"seat {seat}", None if seat else "learner", GENTLE if seat else None)
        for seat in range(position.seats)
    ]
    match = fold([Opened(0, game, rules.rules_version, {}, position.seats), *seated, Begun(0, "")])
    return replace(match, position=position)
