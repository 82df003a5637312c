"""What people are told about how long a game still takes to be ready."""

from farshore.server.waiting_time import LEAST, seconds_left

COSTS = {"light": 6.0, "medium": 20.0, "heavy": 30.0}


def test_one_process_makes_one_game_after_the_other() -> None:
    assert seconds_left(COSTS, 1, {}, 0.0) == {"light": 6, "medium": 26, "heavy": 56}


def test_two_processes_share_the_games() -> None:
    assert seconds_left(COSTS, 2, {}, 0.0) == {"light": 6, "medium": 20, "heavy": 36}


def test_time_that_has_passed_is_not_counted_again() -> None:
    assert seconds_left(COSTS, 2, {}, 5.0) == {"light": LEAST, "medium": 15, "heavy": 31}


def test_a_game_that_is_done_shows_how_fast_the_machine_is() -> None:
    assert seconds_left(COSTS, 2, {"light": 12.0}, 12.0) == {"medium": 28, "heavy": 60}
    assert seconds_left(COSTS, 2, {"light": 3.0}, 3.0) == {"medium": 7, "heavy": 15}


def test_what_is_late_is_said_to_take_a_moment_more() -> None:
    assert seconds_left(COSTS, 2, {"light": 6.0}, 300.0) == {"medium": LEAST, "heavy": LEAST}


def test_nothing_is_left_when_all_are_done() -> None:
    assert seconds_left(COSTS, 2, {"light": 6.0, "medium": 21.0, "heavy": 37.0}, 40.0) == {}
