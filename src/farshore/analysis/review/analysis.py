"""`analyse`: a finished match, decision by decision and step by step."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from farshore.analysis.grades import Grade, Grades, grades_of
from farshore.analysis.review.course import Sum, Swing, Valuer
from farshore.analysis.review.decisions import Decision, choices, judge, strength
from farshore.analysis.review.estimates import Estimate
from farshore.engine.chance import check_seed
from farshore.engine.errors import InvalidInput
from farshore.engine.game import Value
from farshore.match.transcript import Transcript, parse_transcript
from farshore.play import Play, Step, load

MOMENTS = 3
WORLDS = range(16, 2501)  # in which positions are valued
VALUED = 4  # for so many simulations of search there is one of them


@dataclass(frozen=True)
class Analysis:
    """What a match shows. Steps are counted from 0, as in `steps`."""

    game: str
    title: str
    options: Mapping[str, Value]
    names: tuple[str, ...]
    scores: tuple[int, ...]
    cut: bool  # the match grew too long and was scored as it stood
    steps: tuple[Step, ...]
    decisions: tuple[Decision, ...]  # those between several actions, in order
    values: tuple[tuple[Estimate, ...], ...]  # the expected margin before every step and at the end, by seat
    sums: tuple[Sum, ...]  # what the margin of each seat is made of
    swings: tuple[Swing, ...]  # what chance did
    grades: Grades
    simulations: int  # of search for a decision
    worlds: int  # in which positions were valued
    seed: int

    def moments(self, most: int = MOMENTS) -> list[Decision]:
        """The decisions that gave up most, in order; only inaccurate ones and mistakes."""
        missed = [each for each in self.decisions if each.grade in (Grade.INACCURATE, Grade.MISTAKE)]
        largest = sorted(missed, key=lambda each: -each.given_up.points)[:most]
        return sorted(largest, key=lambda each: each.step)

    def turns_of_luck(self, seat: int, most: int = MOMENTS) -> list[Swing]:
        """What chance did that changed the expected margin of a seat most, in order; only what exceeds its error."""
        clear = [each for each in self.swings if each.changes[seat].clear]
        largest = sorted(clear, key=lambda each: -abs(each.changes[seat].points))[:most]
        return sorted(largest, key=lambda each: each.first)

    def count(self, seat: int) -> dict[Grade, int]:
        """How many decisions of a seat have each grade."""
        found = Counter(each.grade for each in self.decisions if each.seat == seat)
        return {grade: found[grade] for grade in Grade}


Progress = Callable[[int, int], None]  # how much is done, and of how much


def silent(done: int, whole: int) -> None:
    """For those who need not know how far it is."""


def analyse(
    play: Play | Transcript | str | Path,
    *,
    simulations: int | None = None,
    seed: int = 0,
    progress: Progress = silent,
) -> Analysis:
    """What a finished match shows: a `Play`, a transcript, or the path of one.

    `simulations` is the budget of search for each decision; without it, that of level 4. The same match, budget
    and seed give the same result. `progress` is called as the work goes on. Raises NotationError for what cannot be
    read, InvalidInput for a match that is not over.
    """
    transcript = _transcript(play)
    game, end = transcript.game, transcript.end()
    if not end.over:
        raise InvalidInput("the match is not over: only a finished one can be reviewed")
    budget, grades, seed = strength(game, simulations), grades_of(game), check_seed(seed)
    worlds = min(max(budget // VALUED, WORLDS[0]), WORLDS[-1])
    valuer = Valuer(transcript, worlds, seed)
    ticks = _ticks(sum(each.decided for each in valuer.places) + len(valuer.places), progress)
    decisions = []
    for step, number, turn in choices(transcript, seed):
        decisions.append(judge(step, number, turn, budget, grades))
        next(ticks)
    course = valuer.course(lambda: next(ticks))
    return Analysis(
        game=game.name,
        title=game.title,
        options=dict(transcript.options),
        names=tuple(transcript.seats),
        scores=end.scores,
        cut=end.truncated,
        steps=tuple(Step(actor, game.text(actor, number)) for actor, number in transcript.steps),
        decisions=tuple(decisions),
        values=course.values,
        sums=course.sums,
        swings=course.swings,
        grades=grades,
        simulations=budget,
        worlds=worlds,
        seed=seed,
    )


def _transcript(play: Play | Transcript | str | Path) -> Transcript:
    if isinstance(play, Transcript):
        return play
    return parse_transcript(play.transcript if isinstance(play, Play) else load(play).transcript)


def _ticks(whole: int, progress: Progress) -> Iterator[None]:
    """Reports one more piece of work each time."""
    for done in range(1, whole + 1):
        progress(done, whole)
        yield
