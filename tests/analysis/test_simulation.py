"""Many matches: the same for any number of processes, each by its seed alone."""

from contextlib import closing
from multiprocessing import active_children

import pytest

from farshore import games
from farshore.analysis.counting import ANY, counts_of
from farshore.analysis.simulation import Setting, agree, pieces, play_match, simulate, simulate_here
from farshore.analysis.summary import summarize
from farshore.analysis.tally import Tally
from farshore.engine.errors import InvalidInput, NotationError

GAME = games.get("lost-cities")


def in_processes(setting: Setting, jobs: int) -> Tally:
    tally = Tally()
    with closing(simulate(setting, jobs)) as finished:
        for each in finished:
            tally.merge(each)
    return tally


def test_one_and_two_processes_find_the_same() -> None:
    setting = agree(GAME, 37, 2, {"rounds": 1, "colours": ANY}, "1", 5)
    alone, together = in_processes(setting, 1), in_processes(setting, 2)
    assert alone == together == simulate_here(setting, range(5, 42))
    counts = counts_of(GAME)
    assert summarize(setting, alone, counts) == summarize(setting, together, counts)


def test_pieces_cover_every_seed_once() -> None:
    for matches, jobs in ((1, 4), (37, 2), (1000, 3)):
        setting = agree(GAME, matches, 2, {}, "1", 9)
        assert [seed for piece in pieces(setting, jobs) for seed in piece] == list(range(9, 9 + matches))


def test_a_match_follows_from_its_seed() -> None:
    setting = agree(GAME, 10, None, {"rounds": ANY, "stall_guard": ANY}, "1")
    one, same, other = (play_match(GAME, setting, seed) for seed in (3, 3, 4))
    assert one.transcript == same.transcript
    assert one.transcript != other.transcript


def test_options_that_vary_are_compared() -> None:
    setting = agree(GAME, 12, 2, {"rounds": 1, "colours": ANY}, "1")
    summary = summarize(setting, simulate_here(setting, range(1, 13)), counts_of(GAME))
    assert [(row.option, row.value) for row in summary.varied] == [("colours", "5"), ("colours", "6")]
    assert sum(row.matches for row in summary.varied) == 12
    assert summary.options["colours"] == ANY


def test_any_number_of_seats_is_told_apart() -> None:
    game = games.get("explorers")
    setting = agree(game, 8, None, {}, "1")
    tally = simulate_here(setting, range(1, 9))
    assert len(tally.seats) > 1
    assert sum(each.matches for each in tally.seats.values()) == 8
    assert set(tally.seats) <= set(game.seats)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"matches": 0}, "0 matches cannot be played"),
        ({"options": {"sides": ANY}}, "has no option 'sides'"),
        ({"options": {"rounds": "none"}}, "option rounds cannot be 'none'"),
        ({"seats": 3}, "cannot be played by 3"),
        ({"level": "5"}, "level 5 thinks by the clock"),
        ({"level": "9"}, "there is no bot '9'"),
        ({"first_seed": -1}, "seed cannot be -1"),
        ({"matches": 2, "first_seed": 2**63 - 1}, "the last match would have none"),
    ],
)
def test_a_setting_that_cannot_be_played_is_refused(given: dict[str, object], sentence: str) -> None:
    usual: dict[str, object] = {"matches": 1, "seats": 2, "options": {}}
    with pytest.raises(NotationError, match=sentence):
        agree(GAME, **(usual | given))  # type: ignore[arg-type]


def test_no_process_at_all_is_refused() -> None:
    with pytest.raises(NotationError, match="0 processes cannot play"):
        next(simulate(agree(GAME, 1, 2, {}), 0))


def test_a_process_that_dies_ends_the_run_with_a_sentence() -> None:
    with closing(simulate(agree(GAME, 1_000_000, 2, {}, "1"), 2)) as finished:
        next(finished)
        workers = active_children()
        assert len(workers) == 2
        workers[0].kill()
        with pytest.raises(InvalidInput, match="a process that plays matches has died"):
            for _ in finished:
                pass
    assert active_children() == []
