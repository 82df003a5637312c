"""A tournament from its first match to its last: what is known already, what is played, and when it may stop early."""

from collections import defaultdict
from collections.abc import Callable, Generator, Iterable

from farshore.bots.arena.referee import Result
from farshore.bots.arena.results import ResultsFile
from farshore.bots.arena.sprt import Answer, Question, answer
from farshore.bots.arena.summary import Row, set_margin
from farshore.bots.arena.tournament import Fixture, Settings, fixtures, orders
from farshore.engine.errors import NotationError

Playing = Callable[[Iterable[Fixture]], Generator[list[Result], None, None]]


class Tournament:
    """Matches of one run. `file` holds what earlier runs have finished, and gets what this one does."""

    def __init__(
        self, settings: Settings, sets: int, file: ResultsFile | None = None, question: Question | None = None
    ) -> None:
        if sets < 1:
            raise NotationError(f"{sets} sets cannot be played: expected at least 1")
        if question is not None and (len(settings.lineups) != 1 or settings.seats < 2):
            raise NotationError("a question is about one matchup: name two players")
        self.settings = settings
        self.fixtures = list(fixtures(settings, sets))
        self.question = question
        self._file = file
        wanted = set(self.fixtures)
        self._found = {each.fixture: each for each in (file.finished if file else []) if each.fixture in wanted}
        self.known = len(self._found)  # matches of earlier runs
        self.answer = self._ask()

    @property
    def results(self) -> list[Result]:
        """What counts: all finished matches, in their order; with an answer, those up to the set that gave it."""
        found = [self._found[each] for each in self.fixtures if each in self._found]
        if self.answer is None or self.answer.yes is None:
            return found
        last = self._margins()[self.answer.sets - 1][0]
        return [each for each in found if each.fixture.seed <= last]

    @property
    def finished(self) -> int:
        """How many matches are finished."""
        return len(self._found)

    @property
    def is_answered(self) -> bool:
        """Whether the question has an answer, so that no more has to be played."""
        return self.answer is not None and self.answer.yes is not None

    def play(self, playing: Playing) -> Generator[list[Result], None, None]:
        """Play what is missing. Yields finished matches, which are on disk by then if there is a file."""
        if self.is_answered:
            return
        played = playing(each for each in self.fixtures if each not in self._found)
        try:
            for results in played:
                if self._file is not None:
                    self._file.append(results)
                self._found |= {each.fixture: each for each in results}
                self.answer = self._ask()
                yield results
                if self.is_answered:
                    return
        finally:
            played.close()

    def _ask(self) -> Answer | None:
        if self.question is None:
            return None
        return answer([margin for _, margin in self._margins()], self.question)

    def _margins(self) -> list[tuple[int, float]]:
        """Seed and margin of the sets of the first lineup, up to the first set that is not finished."""
        by_seed: dict[int, list[Result]] = defaultdict(list)
        for result in self._found.values():
            by_seed[result.fixture.seed].append(result)
        row = Row(self.settings.lineups[0][0], "")
        whole = len(orders(self.settings.lineups[0]))
        margins = []
        for seed in sorted({each.seed for each in self.fixtures}):
            if len(by_seed[seed]) < whole:
                break
            margin = set_margin(row, self.settings, by_seed[seed])
            if margin is not None:
                margins.append((seed, margin))
        return margins
