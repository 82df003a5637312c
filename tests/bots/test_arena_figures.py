"""What the arena makes of finished matches: files, margins, ratings, answers, pictures."""

import math
import random
from collections.abc import Generator, Iterable
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from farshore.analysis.plots import tournament_plot
from farshore.bots.arena.ladder import fit, ratings
from farshore.bots.arena.referee import Fault, Result, kind_milliseconds, time_kind
from farshore.bots.arena.results import ResultsFile, read_results
from farshore.bots.arena.running import Tournament
from farshore.bots.arena.sprt import LEAST, Question, answer, read_question
from farshore.bots.arena.summary import Summary, error, mean, summarize
from farshore.bots.arena.tournament import Fixture, Settings, agree, fixtures, orders
from farshore.engine.errors import FarshoreError, InvalidInput, NotationError
from farshore.games import get
from tests.bots.arena_players import short


def finished(settings: Settings, fixture: Fixture, strength: dict[str, float]) -> Result:
    """An invented match, the same each time: points are a player's strength and luck."""
    rng = random.Random(f"{fixture}")
    seated = orders(settings.lineups[fixture.lineup])[fixture.order]
    points = [round(strength[name] + rng.gauss(0, 10)) for name in seated]
    ranks = [1 + sum(other > own for other in points) for own in points]
    return Result(fixture, ranks, points, 50, times=[{time_kind(2.0): 99, time_kind(80.0): 1} for _ in seated])


def invented(settings: Settings, sets: int, **strength: float) -> list[Result]:
    return [finished(settings, each, strength) for each in fixtures(settings, sets)]


# ---- the file


def test_a_file_goes_on_where_it_stopped_even_within_a_line(tmp_path: Path) -> None:
    path, settings = tmp_path / "r.jsonl", short(["a=1", "b=2"])
    results = invented(settings, 4, a=0, b=5)
    with ResultsFile(path, settings) as file:
        assert file.finished == []
        file.append(results[:3])
        file.append(results[3:5])
    whole = path.read_bytes()
    for cut in range(1, len(whole), 97):  # a crash may come anywhere
        path.write_bytes(whole[:cut])
        with ResultsFile(path, settings) as file:
            kept = max(0, whole[:cut].count(b"\n") - 1)
            assert file.finished == results[:kept]
            file.append(results[kept:])
        assert read_results(path)[:2] == (settings, results)


def test_a_file_of_other_settings_is_refused_with_what_differs(tmp_path: Path) -> None:
    path, settings = tmp_path / "r.jsonl", short(["a=1", "b=2"])
    ResultsFile(path, settings).__exit__(None, None, None)
    before = path.read_bytes()
    others = {
        "other players": short(["a=1", "b=3"]),
        "other seeds": short(["a=1", "b=2"], first_seed=6),
        "another time for a move": short(["a=1", "b=2"], move_time=1.0),
        "other options": agree(get("lost-cities"), {"rounds": 2}, 2, settings.players, "all", 5, 30.0),
        "another game": agree(get("explorers"), {}, 2, settings.players, "all", 5, 30.0),
    }
    for words, other in others.items():
        with pytest.raises(InvalidInput, match=words):
            ResultsFile(path, other)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "data", [b"hello\n", b"hello", b"\xff\xfe\n", b'{"arena":1}\n', b'{"arena":9,"settings":{}}\n', b"[]\n"]
)
def test_a_file_that_is_no_results_is_refused_and_left_alone(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    path.write_bytes(data)
    with pytest.raises(NotationError, match="no file of results"):
        ResultsFile(path, short(["1", "2"]))
    assert path.read_bytes() == data


def test_a_file_is_written_by_one_run_at_a_time(tmp_path: Path) -> None:
    path, settings = tmp_path / "r.jsonl", short(["1", "2"])
    with ResultsFile(path, settings), pytest.raises(InvalidInput, match="another run"):
        ResultsFile(path, settings)
    with pytest.raises(FarshoreError, match="cannot write"):
        ResultsFile(tmp_path / "none" / "r.jsonl", settings)


# ---- margins and wins


def test_margins_wins_and_times_are_counted() -> None:
    settings = short(["a=1", "b=2"])
    scores = [([10, 4], [1, 2]), ([7, 7], [1, 1]), ([0, 20], [2, 1]), ([5, 5], [1, 2])]
    found = [
        Result(fixture, ranks, points, 40, cut=place == 3, times=[{time_kind(2.0): 99, time_kind(80.0): 1}, {}])
        for place, (fixture, (points, ranks)) in enumerate(zip(fixtures(settings, 2), scores, strict=True))
    ]
    summary = summarize(settings, reversed(found))
    (row,) = summary.rows
    assert row.margins == [(6 + 0) / 2, (-20 + 0) / 2]
    assert row.margin == -3.5
    assert row.error == pytest.approx(6.5)
    assert row.wins == 1 + 0.5 + 0 + 0  # the last one by the rules of a tie, from the second seat
    assert (row.cut, row.matches, summary.sets) == (1, 4, 2)
    a, b = sorted(summary.standings, key=lambda each: each.player)
    assert (a.wins, b.wins) == (1.5, 2.5)
    assert a.milliseconds(0.5) == pytest.approx(2.0, rel=0.03)
    assert a.milliseconds(0.999) == pytest.approx(80.0, rel=0.03)
    assert all(abs(kind_milliseconds(time_kind(each)) / each - 1) < 0.03 for each in (0.01, 0.5, 3.3, 950.0))


def test_a_match_lost_by_a_fault_is_a_loss_without_a_margin() -> None:
    settings = short(["a=1", "b=2"])
    found = invented(settings, 2, a=0, b=50)
    found[0] = Result(found[0].fixture, [1, 2], fault=Fault(1, "illegal", "answered 'x'"))
    summary = summarize(settings, found)
    (row,) = summary.rows
    assert len(row.margins) == 1
    assert (row.wins, row.faults, row.matches) == (1.0, 1, 4)
    b = next(each for each in summary.standings if each.player == "b")
    assert b.faults == {"illegal": 1}
    assert b.reasons == {"answered 'x'": 1}


def test_an_unfinished_set_has_no_margin() -> None:
    settings = short(["a=1", "b=2"])
    (row,) = summarize(settings, invented(settings, 3, a=0, b=0)[:-1]).rows
    assert (len(row.margins), row.matches) == (2, 5)
    (row,) = summarize(settings, []).rows
    assert math.isnan(row.margin)


def test_one_plays_against_several_of_another() -> None:
    game = get("explorers")
    settings = agree(game, {}, 3, short(["a=1", "b=2"]).players)
    summary = summarize(settings, invented(settings, 30, a=20, b=0))
    assert [(row.player, row.others) for row in summary.rows] == [("a", "b x 2"), ("b", "a x 2")]
    assert summary.rows[0].matches == 90
    assert summary.rows[0].wins > 60
    assert summary.rows[1].wins < 10
    assert [each.player for each in summary.standings] == ["a", "b"]


def test_at_a_mixed_table_everybody_has_a_row() -> None:
    settings = agree(get("explorers"), {}, 3, short(["a=1", "b=2", "c=3"]).players, "mixed")
    summary = summarize(settings, invented(settings, 10, a=20, b=10, c=0))
    assert [(row.player, row.others) for row in summary.rows] == [("a", "b, c"), ("b", "a, c"), ("c", "a, b")]
    assert sum(row.wins for row in summary.rows) == pytest.approx(60)
    assert [each.player for each in summary.standings] == ["a", "b", "c"]


def test_equal_bots_have_a_lead_of_0_and_their_share_of_wins_at_a_table_of_several() -> None:
    """Their margin does not: the best of three others is ahead of each of four."""
    settings = agree(get("entdecker"), {}, 4, short(["a=1", "b=2"]).players, "first")
    (equal,) = summarize(settings, invented(settings, 300, a=0, b=0)).rows
    assert abs(mean(equal.leads)) < 3 * error(equal.leads)
    assert abs(mean(equal.shares) - 1 / 4) < 3 * error(equal.shares)
    assert equal.margin < -10 * equal.error
    (better,) = summarize(settings, invented(settings, 300, a=4, b=0)).rows
    assert abs(mean(better.leads) - 4) < 3 * error(better.leads)
    assert mean(better.shares) > 1 / 4 + 3 * error(better.shares)
    assert better.margin < 0


def test_leads_and_wins_of_a_set_are_those_of_its_matches() -> None:
    settings = agree(get("explorers"), {}, 3, short(["a=1", "b=2"]).players, "first")
    scores = [([10, 4, 6], [1, 3, 2]), ([7, 7, 1], [1, 1, 3]), ([20, 2, 0], [1, 2, 3])]
    found = [
        Result(fixture, ranks, points, 40)
        for fixture, (points, ranks) in zip(fixtures(settings, 1), scores, strict=True)
    ]
    (row,) = summarize(settings, found).rows
    assert row.leads == [((10 - 5) + (7 - 4) + (0 - 11)) / 3]
    assert row.margins == [((10 - 6) + (7 - 7) + (0 - 20)) / 3]
    assert row.shares == [(1 + 1 / 2 + 0) / 3]
    assert row.wins == 1.5
    found[2] = Result(found[2].fixture, [1, 1, 3], fault=Fault(2, "illegal", "answered 'x'"))
    (row,) = summarize(settings, found).rows
    assert (row.leads, row.margins, row.shares) == ([], [], [(1 + 1 / 2 + 0) / 3])


# ---- the ladder


def test_ratings_are_those_of_the_model() -> None:
    """Two players, 30 wins of 40: with half a win added each way the odds are 30.5 to 10.5."""
    found = fit(np.array([[0.0, 30.0], [10.0, 0.0]]))
    assert found[0] - found[1] == pytest.approx(400 * math.log10(30.5 / 10.5))
    assert found.sum() == pytest.approx(0)


def test_ratings_find_what_matches_were_invented_from() -> None:
    true = np.array([300.0, 100.0, -50.0, -350.0])
    rng = np.random.default_rng(3)
    tables = []
    for _ in range(400):
        wins = np.zeros((4, 4))
        for one in range(4):
            for other in range(one):
                better = rng.random() < 1 / (1 + 10 ** ((true[other] - true[one]) / 400))
                wins[(one, other) if better else (other, one)] += 1
        tables.append(wins)
    found = ratings(tables)
    for rating, value in zip(found, true, strict=True):
        assert rating.low < rating.value < rating.high
        assert abs(rating.value - value) < 80
        assert 20 < rating.high - rating.low < 160
    assert ratings(tables) == found


def test_who_won_everything_and_who_met_nobody_have_a_rating() -> None:
    wins = np.zeros((4, 4))
    wins[0, 1] = 50
    wins[2, 3] = 1
    found = fit(wins)
    assert np.isfinite(found).all()
    assert found[0] > found[1]


def test_who_won_everything_is_not_certain_to_the_point() -> None:
    """20 wins of 20: odds of 20.5 to 0.5, whose logarithm has an error of sqrt(1 / 20.5 + 1 / 0.5)."""
    one, other = ratings([np.array([[0.0, 2.0], [0.0, 0.0]])] * 10)
    apart = 400 / math.log(10) * math.sqrt(1 / 20.5 + 1 / 0.5)
    assert one.high - one.low == pytest.approx(2 * 1.96 * apart / 2, rel=0.01)
    assert (other.low, other.high) == pytest.approx((-one.high, -one.low))


# ---- yes or no


def test_a_question_is_answered_as_soon_as_it_is_clear() -> None:
    rng = random.Random(5)
    question = Question(0, 5)
    wrong = {0: 0, 5: 0}
    for true in wrong:
        sizes = []
        for _ in range(200):
            found = answer([rng.gauss(true, 12) for _ in range(3000)], question)
            assert found.yes is not None
            wrong[true] += found.yes != (true == 5)
            sizes.append(found.sets)
        assert min(sizes) >= LEAST
        assert sum(sizes) / len(sizes) < 7.85 * (12 / 5) ** 2 * 2  # a fixed number of that power needs about 45
    assert wrong[0] <= 20
    assert wrong[5] <= 20


def test_too_few_sets_give_no_answer() -> None:
    assert answer([50.0] * (LEAST - 1), Question(0, 5)).yes is None
    assert answer([], Question(0, 5)).yes is None
    assert answer([50.0 + (i % 3) for i in range(LEAST)], Question(0, 5)).yes is True


def test_a_question_is_read() -> None:
    assert read_question("-1.5:2") == Question(-1.5, 2)
    for wrong in ("5", "5:0", "a:b", "0:nan", "0:inf", "", "1:1"):
        with pytest.raises(NotationError, match="expected LOW:HIGH"):
            read_question(wrong)


# ---- a run


class Playing:
    """Gives invented results, of the next few in any order."""

    def __init__(self, settings: Settings, ahead: int, **strength: float) -> None:
        self.settings, self.ahead, self.strength = settings, ahead, strength
        self.played: list[Fixture] = []

    def __call__(self, wanted: Iterable[Fixture]) -> Generator[list[Result], None, None]:
        waiting, rng = list(wanted), random.Random(self.ahead)
        while waiting:
            fixture = waiting.pop(min(rng.randint(0, self.ahead), len(waiting) - 1))
            self.played.append(fixture)
            yield [finished(self.settings, fixture, self.strength)]


def figures(summary: Summary) -> object:
    return [(row.player, row.margins, row.wins) for row in summary.rows]


def test_an_answer_does_not_depend_on_who_is_finished_first() -> None:
    settings = short(["a=1", "b=2"])
    found = []
    for ahead in (0, 1, 5):
        playing = Playing(settings, ahead, a=9, b=0)
        tournament = Tournament(settings, 400, None, Question(0, 5))
        for _ in tournament.play(playing):
            pass
        assert tournament.is_answered
        assert len(playing.played) < 200
        found.append((tournament.answer, figures(summarize(settings, tournament.results))))
    assert found[0] == found[1] == found[2]


def test_a_later_run_plays_only_what_is_missing(tmp_path: Path) -> None:
    path, settings = tmp_path / "r.jsonl", short(["a=1", "b=2", "c=3"])
    whole = invented(settings, 6, a=9, b=0, c=3)
    with ResultsFile(path, settings) as file:
        run = Tournament(settings, 6, file).play(Playing(settings, 2, a=9, b=0, c=3))
        for _ in range(7):
            next(run)
        run.close()  # stopped
    with ResultsFile(path, settings) as file:
        tournament = Tournament(settings, 6, file)
        assert tournament.known == 7
        playing = Playing(settings, 0, a=9, b=0, c=3)
        for _ in tournament.play(playing):
            pass
        assert len(playing.played) == len(whole) - 7
        assert tournament.results == whole
    with ResultsFile(path, settings) as file:  # fewer sets: what is beyond them is not counted
        assert Tournament(settings, 2, file).results == invented(settings, 2, a=9, b=0, c=3)


def test_what_cannot_be_asked_is_refused() -> None:
    with pytest.raises(NotationError, match="name two players"):
        Tournament(short(["1", "2", "random"]), 10, None, Question(0, 5))
    with pytest.raises(NotationError, match="at least 1"):
        Tournament(short(["1", "2"]), 0)


# ---- pictures


def test_a_picture_shows_every_player() -> None:
    settings = short(["a=1", "b=5"])
    summary = summarize(settings, invented(settings, 20, a=30, b=0))
    drawn = tournament_plot(summary)
    root = ElementTree.fromstring(drawn)
    words = [each.text for each in root.iter("{http://www.w3.org/2000/svg}text")]
    assert words.count("a") == 2
    assert words.count("b *") == 2  # it thinks by the clock
    assert len(list(root.iter("{http://www.w3.org/2000/svg}circle"))) == 2
    bars = list(root.iter("{http://www.w3.org/2000/svg}rect"))[1:]
    titles = [each[0].text or "" for each in bars]
    shares = [float(title.rpartition(": ")[2].removesuffix(" %")) for title in titles]
    assert sum(shares) == pytest.approx(200, abs=0.05 * len(shares))  # rounded to tenths
    assert ElementTree.fromstring(tournament_plot(summarize(settings, []))) is not None
