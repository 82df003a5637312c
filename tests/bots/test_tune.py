"""Tuning: mirrored sets in compiled code, runs that can be stopped, readable results; and the weights of every game."""

import random
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from farshore import games
from farshore.bots import make
from farshore.bots.bot import greedy, weighed
from farshore.bots.mirrored import Player, play_sets
from farshore.bots.tune import Result, Tuning, declared, read_result, run
from farshore.bots.weights import Setup, Tunable, Weight, defaults, filled, ranges, weight
from farshore.engine.chance import stream
from farshore.engine.errors import NotationError
from farshore.engine.game import Game
from farshore.engine.kernel import is_bound, kernel
from farshore.engine.record import Records, record_type
from farshore.terminal import main
from farshore.terminal.tune import written
from tests.distributions import install_skerries, python
from tests.games.matches import amount, play_to, random_match

LOST_CITIES = games.get("lost-cities")
make(LOST_CITIES, 1, 0)
DECLARATION = Tunable.of(LOST_CITIES).declaration
ONE_ROUND = Setup.read(LOST_CITIES, "rounds=1")
SMALL = {"generations": 4, "population": 4, "sets": 5, "validation": 10}


def other_weights(shift: float) -> Player:
    """A player whose weights lie a bit nearer to the upper ends of their ranges."""
    known = ranges(DECLARATION).items()
    return Player(
        filled(DECLARATION, {name: each.default + shift * (each.high - each.default) for name, each in known})
    )


# ---- weights


@kernel
def ask_both(states: Records, weights: Records, seat: int, streams: Records) -> tuple[int, int]:
    one = greedy(states[0], seat, 0.0, streams[0])
    return one, weighed(states[0], weights[0], seat, 0.0, streams[1])


def tunable_games() -> list[str]:
    return [name for name in games.names() if hasattr(games.get(name).part("bot"), "Weights")]


@pytest.mark.parametrize("name", tunable_games())
def test_a_game_plays_by_the_weights_it_declares(name: str) -> None:
    game = games.get(name)
    tunable = Tunable.of(game)
    assert is_bound(weighed, game.state)
    assert all(each.about and "|" not in each.about for each in ranges(tunable.declaration).values())
    assert [Setup.read(game, text) for text in tunable.setups]
    rng = random.Random(f"weights {name}")
    for _ in range(amount(compiled=60, off=2, soak=2_000)):
        play = random_match(game, rng)
        play_to(play, rng, rng.randrange(200))
        if not play.over:
            seat, both = play.to_act[0], np.concatenate([stream(7), stream(7)])
            weights = declared(game, tunable, [Setup(len(play.scores), {})])
            one, other = ask_both(play.position.states, filled(tunable.declaration, weights), seat, both)
            assert one == other


def test_weights_that_differ_by_seats_are_tuned_in_runs_of_their_own(tmp_path: Path) -> None:
    game = games.get("entdecker")
    with pytest.raises(NotationError, match="other weights for other numbers of seats: tune them in runs of their own"):
        Tuning(game, tmp_path / "run.jsonl", setups=("seats=2", "seats=4"))
    plan = Tuning(game, tmp_path / "run.jsonl", setups=("seats=4",), generations=1, sets=1, validation=2).plan
    assert plan.start == {
        **{name: each.default for name, each in ranges(Tunable.of(game).declaration).items()},
        **game.part("bot").BY_SEATS[4],
    }


def test_weights_are_fields_of_a_record_with_a_range_and_a_meaning() -> None:
    class Weights:
        pace: Weight = weight(2, 0, 5, "squares in a turn")
        pull: Weight = weight(0.5, 0, 1, "of what lies beside")

    assert defaults(Weights).tolist() == [(2.0, 0.5)]
    assert filled(Weights, {"pull": 0.75}).tolist() == [(2.0, 0.75)]
    assert filled(Weights, {}).dtype == record_type(Weights)
    assert ranges(Weights)["pace"].high == 5.0
    with pytest.raises(NotationError, match="there is no weight 'push': weights are pace, pull"):
        filled(Weights, {"push": 1.0})
    for low, high in ((3, 5), (2, 2)):
        with pytest.raises(TypeError, match="a weight cannot be 2 in the range"):
            weight(2, low, high, "squares in a turn")


def test_a_setup_is_read_from_text(game: Game) -> None:
    assert Setup.read(game, "").options == game.read_options({})
    assert Setup.read(game, f"seats={game.seats[-1]}").seats == game.seats[-1]
    for wrong in ("seats", "seats=2 seats=2", "seats=9", "no_such_option=1"):
        with pytest.raises(NotationError):
            Setup.read(game, wrong)


# ---- mirrored sets


def test_the_same_bot_on_both_sides_gets_nothing_out_of_a_set() -> None:
    player = other_weights(0.0)
    assert not play_sets(LOST_CITIES, ONE_ROUND, player, player, 5, amount(200, 2, 2_000)).any()


def test_who_is_first_does_not_matter_to_a_set() -> None:
    one, other = other_weights(0.0), other_weights(0.3)
    count = amount(200, 2, 2_000)
    there = play_sets(LOST_CITIES, ONE_ROUND, one, other, 5, count)
    back = play_sets(LOST_CITIES, ONE_ROUND, other, one, 5, count)
    assert there.any()
    assert (there == -back).all()


def test_a_set_depends_on_its_seed_alone() -> None:
    one, other = other_weights(0.0), Player(defaults(DECLARATION), 14.0)
    whole = play_sets(LOST_CITIES, ONE_ROUND, one, other, 5, 6)
    parts = [play_sets(LOST_CITIES, ONE_ROUND, one, other, seed, 2) for seed in (5, 7, 9)]
    assert whole.tolist() == np.concatenate(parts).tolist()
    assert len(set(whole.tolist())) > 1


# ---- runs


def finished(tuning: Tuning) -> Result:
    return run(tuning, lambda number, found: None)


def test_a_run_that_was_stopped_comes_to_the_same_result(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    result = finished(Tuning(LOST_CITIES, whole, threads=1, **SMALL))
    assert len(list(islice(Tuning(LOST_CITIES, parts, threads=2, **SMALL).generations(), 2))) == 2
    with parts.open("ab") as lines:
        lines.write(b'{"margins":[1.0,')  # as if it was killed while it wrote
    assert finished(Tuning(LOST_CITIES, parts, threads=2, **SMALL)) == result
    assert parts.read_bytes() == whole.read_bytes()
    assert read_result(whole) == result
    assert finished(Tuning(LOST_CITIES, whole, threads=2, **SMALL)) == result  # once more: nothing is left to do


def test_a_run_finds_better_weights_where_the_declared_ones_are_bad(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From all weights at the low ends of their ranges it gets away, clearly, on seeds it has not seen."""
    low = {name: weight(each.low, each.low, each.high, each.about) for name, each in ranges(DECLARATION).items()}
    spoilt = type("Spoilt", (), {"__annotations__": dict.fromkeys(low, Weight), **low})
    monkeypatch.setattr(LOST_CITIES.part("bot"), "Weights", spoilt)
    result = finished(Tuning(LOST_CITIES, tmp_path / "run.jsonl", pool=["2"], generations=6, sets=50, validation=200))
    (measured,) = result.measured
    assert result.generation > 0
    assert measured.margin > 5 * measured.error > 0
    assert (measured.first_seed, measured.sets) == (2_000_200, 200)


def test_only_the_weights_that_are_named_are_tuned(tmp_path: Path) -> None:
    name = next(iter(ranges(DECLARATION)))
    tuning = Tuning(LOST_CITIES, tmp_path / "run.jsonl", weights=[name], **SMALL)
    for _ in tuning.generations():
        pass
    for values in tuning.finalists.values():
        assert {each for each in values if values[each] != tuning.plan.start[each]} <= {name}
    assert tuning.finalists[4] != tuning.plan.start


def test_a_file_of_another_run_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    finished(Tuning(LOST_CITIES, file, **SMALL))
    before = file.read_bytes()
    with pytest.raises(NotationError, match="is another run: its seed was 0 and is 1 now"):
        Tuning(LOST_CITIES, file, seed=1, **SMALL)
    file.write_text("nonsense\n")
    with pytest.raises(NotationError, match="is no run of tuning"):
        Tuning(LOST_CITIES, file, **SMALL)
    assert file.read_text() == "nonsense\n"
    file.write_bytes(before)
    longer = finished(Tuning(LOST_CITIES, file, **{**SMALL, "generations": 5}))
    assert longer.plan.generations == 5


def test_the_result_of_a_run_can_be_an_opponent(tmp_path: Path) -> None:
    first = tmp_path / "first.jsonl"
    finished(Tuning(LOST_CITIES, first, **SMALL))
    second = finished(Tuning(LOST_CITIES, tmp_path / "second.jsonl", pool=[str(first), "2"], **SMALL))
    assert [each.opponent for each in second.measured] == [str(first), "2"]
    with pytest.raises(NotationError, match="'nobody' is no opponent"):
        Tuning(LOST_CITIES, tmp_path / "third.jsonl", pool=["nobody"], **SMALL)
    with pytest.raises(NotationError, match="there is no weight 'luck'"):
        Tuning(LOST_CITIES, tmp_path / "third.jsonl", weights=["luck"], **SMALL)
    with pytest.raises(NotationError, match="seeds are too many"):
        Tuning(LOST_CITIES, tmp_path / "third.jsonl", generations=1_001, sets=1_000)


def test_the_command_writes_a_report_that_names_every_weight(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "run.jsonl"
    arguments = ["tune", "lost-cities", "--file", str(file), "--generations", "2", "--population", "4", "--sets", "3"]
    monkeypatch.setattr("sys.argv", ["farshore", *arguments, "--validation", "4"])
    done = CliRunner().invoke(main, [*arguments, "--validation", "4"])
    assert done.exit_code == 0, done.output
    report = (tmp_path / "run.md").read_text()
    assert done.output.endswith(report + "\n")
    assert "1 of 2: best " in done.output
    for name, each in ranges(DECLARATION).items():
        assert f"| `{name}` | {each.about} | {each.low:g} to {each.high:g} | {each.default:g} |" in report
    assert "| 2000004 to 2000007 |" in report
    assert f"Command: `farshore {' '.join(arguments)} --validation 4`" in report
    assert written(read_result(file), "farshore tune lost-cities").count("\n") == report.count("\n")


@pytest.mark.parametrize("name", [name for name in tunable_games() if 1 in games.get(name).seats])
def test_with_one_seat_points_are_tuned_and_opponents_refused(name: str, tmp_path: Path) -> None:
    command = ["tune", name, "--file", str(tmp_path / "run.jsonl"), "--setup", "seats=1", "--generations", "1"]
    command += ["--population", "4", "--sets", "1", "--validation", "2"]
    done = CliRunner().invoke(main, command)
    assert done.exit_code == 0, done.output
    assert read_result(tmp_path / "run.jsonl").measured[0].margin > 0
    refused = CliRunner().invoke(main, [*command, "--against", "1"])
    assert refused.exit_code == 2
    assert "with one seat there is nobody to play against: leave out 1" in refused.output


def test_a_game_whose_bot_declares_no_weights_cannot_be_tuned(tmp_path: Path) -> None:
    install_skerries(tmp_path)
    command = ("-m", "farshore", "tune", "skerries")
    done = python(*command, path=str(tmp_path), cache=tmp_path / "cache", flags={"NUMBA_DISABLE_JIT": "1"})
    assert done.returncode == 2
    assert (
        done.stderr.splitlines()[-1] == "farshore: the bot of Skerries declares no weights, so there is nothing to tune"
    )
