"""What was decided against the best that was found, in the eyes of the seat that decided.

Search looks for the best action in worlds that the seat's view allows. It is then compared with what was played in
other such worlds, the same for both: what was chosen because it did well in some worlds is not judged by these, and
the error is that of the difference.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from farshore.analysis.grades import Grade, Grades
from farshore.analysis.review.estimates import Estimate, mean_of
from farshore.analysis.review.playouts import Playouts
from farshore.bots import Search
from farshore.engine.errors import NotationError
from farshore.engine.game import CHANCE, Game
from farshore.engine.validate import as_int
from farshore.match.transcript import Transcript
from farshore.play import Turn

STRONG = 4  # the level whose budget search has here
LEAST = 16  # simulations: with fewer nothing can be said
SHARE = 4  # for so many simulations of search there is one world in which two actions are compared
WORD = 1 << 62


@dataclass(frozen=True)
class Decision:
    """One decision of a match."""

    step: int  # its place in the match, counted from 0
    seat: int
    played: str
    best: str  # the best that was found; what was played, if nothing better was
    given_up: Estimate
    grade: Grade
    choices: int  # how many actions there were


def strength(game: Game, simulations: int | None) -> int:
    """So many simulations, or the game's own number for level 4. Raises NotationError."""
    if simulations is None:
        usual: int = game.part("bot").SIMULATIONS[STRONG]
        return usual
    number = as_int("simulations", simulations)
    if number < LEAST:
        raise NotationError(f"simulations cannot be {number}: at least {LEAST} are needed")
    return number


def choices(transcript: Transcript, seed: int) -> Iterator[tuple[int, int, Turn]]:
    """Every decision between several actions: its step, what was done, and the turn as that seat had it."""
    for step, (position, actor, number) in enumerate(transcript.positions()):
        if actor != CHANCE and len(position.numbers(actor)) > 1:
            view = position.observe(actor)
            yield step, number, Turn(transcript.game, view, actor, transcript.options, seed)


def judge(step: int, number: int, turn: Turn, simulations: int, grades: Grades) -> Decision:
    """A decision with its grade. It follows from step, action, view and seed of the turn alone."""
    rng = random.Random(f"review {turn.seed} {step}")  # of a text: the same in every version of Python
    found = Search(turn.game, rng.randrange(WORD), simulations).study(turn)
    texts, best = turn.game.actions, found[0].action
    given_up = Estimate(0.0, 0.0)
    if best != number:
        lead = compare(turn, best, number, simulations // SHARE, rng.randrange(WORD))
        given_up = Estimate(max(lead.points, 0.0), lead.error)
        best = best if lead.points > 0 else number
    grade = grades.grade(given_up.points, given_up.error)
    return Decision(step, turn.seat, texts[number], texts[best], given_up, grade, len(found))


def compare(turn: Turn, one: int, other: int, worlds: int, seed: int) -> Estimate:
    """By how many points one action is better than another, in so many worlds, the same for both."""
    playouts = Playouts(turn.game, turn.seats, seed)
    margins = playouts.compare(turn.record, turn.seat, np.array([one, other], np.int64), worlds)
    return mean_of(margins[:, 0] - margins[:, 1])
