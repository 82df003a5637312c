"""Explorers through the command line, and seats in general."""

import json
import re
from collections.abc import Iterator
from contextlib import chdir
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

import farshore
from farshore import bots
from farshore.bots import Bot, Level, Random
from farshore.engine.game import Game
from farshore.games.explorers import GAME
from farshore.terminal import main
from farshore.terminal.play import level_of, name_seats
from tests.terminal.conftest import Run

MAP = "map=1.0,2.0,3.0,4.0"
ALONE = ("play", "explorers", "--seed", "7", "--option", MAP)
IDLE = ["1", "done", "y"]  # always understood, so a script can play any match with it
START = ["d", "p", "done", "y"]  # village D, prairie, no mark


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """What bots do does not matter here, only that they act."""

    def make(game: Game, level: int | str, seed: int) -> Bot:
        return Random(game, seed)

    monkeypatch.setattr(bots, "make", make)


def rows_of(output: str) -> Iterator[str]:
    return (line for line in output.splitlines() if not line.startswith("> "))


def test_a_whole_match_alone_by_piped_input(run: Run) -> None:
    result = run(*ALONE, lines=[*START, *IDLE * 28])

    assert result.exit_code == 0
    assert "You play alone." in result.output
    for number in range(1, 5):
        assert f"round {number} of 4 is over" in result.output
    assert re.search(r"\d+ points, rank 1 of 6\. ", result.output)
    assert "Rank 2 begins at 81." in result.output
    assert "\x1b" not in result.output
    assert all(len(line) <= 80 for line in rows_of(result.output))
    assert "Who shall play" not in result.output


def test_a_whole_match_with_two_bots(run: Run) -> None:
    lines = [*START, *["1", "done", "y"] * 40]
    result = run(*ALONE, "--seats", "3", "--level", "2", "--save", "m.txt", "--name", "Ada", lines=lines)

    assert result.exit_code == 0
    assert "You play against Marlow and Marlow 2, level 2." in result.output
    assert re.search(r"(Marlow|Marlow 2|You) wins? |share the victory", result.output)
    play = farshore.load(Path("m.txt"))
    assert play.over
    assert play.names == ("Ada", "Marlow", "Marlow 2")


@pytest.mark.parametrize("seat", ["0", "1", "3"])
def test_any_seat_can_be_taken(run: Run, seat: str) -> None:
    result = run(*ALONE, "--seats", "4", "--seat", seat, "--save", "m.txt", lines=["p", "done", "y"])

    assert result.exit_code == 3
    names = farshore.load(Path("m.txt")).names
    assert names[int(seat)] == "Player"
    assert [name for name in names if name != "Player"] == ["Marlow", "Marlow 2", "Marlow 3"]


def test_a_level_asks_for_a_bot_and_a_seat_for_enough_of_them(run: Run) -> None:
    assert "You play against Isaura, level 4, sharp" in run(*ALONE, "--level", "4").output
    assert "You play against Marlow and Marlow 2, level 2." in run(*ALONE, "--seat", "2").output


def test_nobody_is_active_in_the_last_turn_of_three(run: Run) -> None:
    result = run(*ALONE, "--seats", "3", lines=[*START, *IDLE * 40])

    assert "nobody is active      marks" in result.output.split("turn 7/7")[-1]
    assert result.output.count("nobody is active") == 1


def open_squares(output: str) -> list[str]:
    found: list[str] = re.findall(r"marks? left on [a-z ]+: ((?:[a-p][0-9]+ ?)+);", output)
    return found[-1].split()


def first_square(run: Run, *before: str) -> str:
    return open_squares(run(*ALONE, lines=[*before]).output)[0]


def test_marks_can_be_taken_back_until_the_turn_closes(run: Run) -> None:
    square = first_square(run, "d", "p")
    result = run(*ALONE, lines=["d", "p", square, "undo", "undo", "undo", "undo", "save m.txt"])

    assert f"Taken back: mark {square}." in result.output
    assert "Taken back: terrain P." in result.output
    assert "Taken back: village D." in result.output
    assert "Nothing to take back: only your own action can be, until something follows it." in result.output
    assert not any(step.actor == 0 for step in farshore.load(Path("m.txt")).history())


def test_marks_can_be_taken_back_with_bots_at_the_table_but_not_a_turn_that_closed(run: Run) -> None:
    result = run(*ALONE, "--seats", "2", lines=["d", "p", "undo", "p", "done", "y", "undo", "save m.txt"])

    assert "Taken back: terrain P." in result.output
    assert "Nothing to take back" in result.output.split("End your turn")[1]
    assert "0 done" in Path("m.txt").read_text()


def test_several_squares_in_a_line_are_marked_one_after_the_other(run: Run) -> None:
    square = first_square(run, "d", "p")
    after = open_squares(run(*ALONE, lines=["d", "p", square]).output)[0]
    result = run(*ALONE, lines=[f"d p {square} {after} a1 {after}", "save m.txt"])

    steps = [step.text for step in farshore.load(Path("m.txt")).history() if step.actor == 0]
    assert steps == ["village D", "terrain P", f"mark {square}", f"mark {after}"]
    assert "A1 " in result.output.upper()
    assert re.search("a1 (does not touch a mark of yours|is [a-z]+, and marks go on)", result.output, re.IGNORECASE)


def test_the_rest_of_a_line_is_not_carried_out_when_the_turn_is_over(run: Run) -> None:
    result = run(*ALONE, lines=["d", "p done 1 c7", "y"])

    assert "Your turn is over: '1 c7' was not carried out." in result.output


def test_ending_a_turn_with_marks_left_is_asked_about(run: Run) -> None:
    result = run(*ALONE, lines=["d", "p", "", "done", "n", "done", "y", "save m.txt"])

    assert "Nothing was typed." in result.output
    assert result.output.count("3 marks can still be placed. End your turn all the same? y or n:") == 2
    assert "Your turn goes on." in result.output
    assert "round 1/4 turn 1/7" in result.output
    assert Path("m.txt").read_text().count("0 done") == 1


def test_closed_squares_are_explained(run: Run) -> None:
    square = first_square(run, "d", "p")
    result = run(*ALONE, lines=["d", "why", "p", "why a1", "a1", f"why {square}", "why z9"])

    reason = r"A1 (does not touch a mark of yours|is [a-z]+, and marks go on prairie now)\."
    assert len(re.findall(reason, result.output)) == 2
    assert "You can mark " in result.output
    assert f"Mark {square}: you can do that now." in result.output
    assert "Cannot read 'z9'." in result.output


def test_why_alone_lists_what_is_closed_beside_you(run: Run) -> None:
    play = farshore.new(GAME, seed=1, seats=1, provisions="expert")
    for _ in range(60):
        marks = [text for text in play.legal() if text.startswith("mark")]
        play.act(marks[0] if marks else play.legal()[-1])
    Path("m.txt").write_text(play.transcript)

    result = run("play", "--resume", "m.txt", lines=["1", "why", "quit"])
    assert re.search(r"(is closed|needs a key|closed until)", result.output)


def test_the_board_of_somebody_else_can_be_looked_at(run: Run) -> None:
    result = run(*ALONE, "--seats", "3", lines=["d", "look marlow 2", "look 1", "look nobody", "look", "look y"])

    assert "board of Marlow 2" in result.output
    assert re.search("board of Marlow ", result.output)
    assert result.output.count("Say at whom: look 0 You, 1 Marlow, 2 Marlow 2.") == 2


def test_a_saved_match_goes_on_with_the_same_bots(run: Run) -> None:
    run(*ALONE, "--seats", "4", "--level", "3", "--seat", "2", "--save", "m.txt", lines=["p", "done", "y", "quit"])
    before = farshore.load(Path("m.txt"))
    result = run("play", "--resume", "m.txt", lines=["quit"])

    assert "You play against Tove, Tove 2 and Tove 3, level 3." in result.output
    assert farshore.load(Path("m.txt")).names == before.names == ("Tove", "Tove 2", "Player", "Tove 3")
    assert farshore.load(Path("m.txt")).history()[: len(before)] == before.history()


def test_a_match_alone_goes_on_alone(run: Run) -> None:
    run(*ALONE, "--save", "m.txt", lines=["d", "p", "quit"])
    result = run("play", "--resume", "m.txt", lines=["done", "y", *IDLE * 28])

    assert "You play alone." in result.output
    assert result.exit_code == 0
    assert farshore.load(Path("m.txt")).over


def test_mixed_bots_keep_their_levels_and_strangers_are_replaced(run: Run) -> None:
    play = farshore.new(GAME, seed=1, names=["Ada", "Pip", "Isaura", "Somebody"])
    Path("m.txt").write_text(play.transcript)
    result = run("play", "--resume", "m.txt", lines=["quit"])

    assert "You play against Pip (level 1), Isaura (level 4) and Pip 2 (level 1)." in result.output
    other = run("play", "--resume", "m.txt", "--level", "5", lines=["quit"])
    assert "You play against Corvin, Corvin 2 and Corvin 3, level 5." in other.output


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("explorers", "--seats", "5"), "explorers cannot be played by 5: it takes 1 to 4 seats"),
        (("explorers", "--seats", "0"), "explorers cannot be played by 0"),
        (("lost-cities", "--seats", "3"), "lost-cities cannot be played by 3: it takes 2 seats"),
        (("explorers", "--seat", "4"), "there is no seat 4: seats are 0 to 3"),
        (("explorers", "--seats", "1", "--seat", "1"), "there is no seat 1: seats are 0 to 0"),
        (("explorers", "--seats", "2", "--seat", "2"), "there is no seat 2: seats are 0 to 1"),
        (("explorers", "--seats", "1", "--level", "2"), "you play alone, so there is no bot to choose by --level"),
        (("explorers", "--rounds", "2"), "explorers always has the same number of rounds: --rounds cannot be given"),
        (("explorers", "--option", "rounds=2"), "explorers has no option 'rounds'"),
        (("explorers", "--option", "map=1.0"), "option map cannot be '1.0'"),
        (("explorers", "--option", "achievements=Z9"), "there is no achievement"),
        (("--resume", "m.txt", "--seats", "2"), "--seats cannot be combined with it"),
    ],
)
def test_wrong_wishes_end_with_a_sentence(run: Run, args: tuple[str, ...], sentence: str) -> None:
    result = run("play", *args)

    assert result.exit_code == 2
    assert sentence in result.stderr


def test_the_options_are_listed(run: Run) -> None:
    result = run("play", "explorers", "--options")

    assert re.search("  temples=basic +basic: 12, 10, 8, 6 points", result.output)
    assert "tiles and degrees for A, B, C, D" in " ".join(result.output.split())
    assert all(len(line) <= 80 for line in result.output.splitlines())
    assert result.output in run("play", "--options").output


def test_the_help_names_every_game(run: Run) -> None:
    for command in (("--help",), ("play", "--help")):
        shown = " ".join(run(*command).output.split())
        assert "entdecker, explorers, lost-cities" in shown


def level(number: int) -> Level:
    return bots.LEVELS[number]


def test_names_of_bots_differ_and_say_their_level() -> None:
    assert name_seats(4, dict.fromkeys((0, 1, 3), level(2)), {2: "Ada"}) == ["Marlow", "Marlow 2", "Ada", "Marlow 3"]
    assert name_seats(3, dict.fromkeys((1, 2), level(2)), {0: "Marlow"}) == ["Marlow", "Marlow 2", "Marlow 3"]
    assert level_of("Marlow 3") is level(2)
    assert level_of("Marlowe") is None


def played(seats: int) -> str:
    play = farshore.new(GAME, seed=4, names=["Ada", "Pip", "Pip 2", "Pip 3"][:seats], temples="expert")
    turn = 0
    while not play.over:
        turn += 1
        seat = play.to_act[turn % len(play.to_act)]
        legal = [text for text in play.legal(seat) if text not in ("done", "skip")] or play.legal(seat)
        play.act(legal[turn % len(legal)], seat)
    Path("m.txt").write_text(play.transcript)
    return play.transcript


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_match_is_shown_turn_by_turn(run: Run, seats: int) -> None:
    scores = farshore.load(played(seats)).scores
    for seat in ("all", "0"):
        result = run("replay", "m.txt", "--seat", seat)
        assert result.exit_code == 0
        assert result.output.count("of 4 is over") == 4
        assert result.output.count("Round 1, turn 1: ") == 1
        assert " : ".join(map(str, scores)) in result.output
        assert all(len(line) <= 80 for line in result.output.splitlines())


def test_a_seat_of_a_replay_sees_nothing_of_the_running_turn_of_others(run: Run) -> None:
    played(3)
    shown = json.loads(run("replay", "m.txt", "--json", "--seat", "0").output)
    every = json.loads(run("replay", "m.txt", "--json").output)

    steps, all_steps = ([(str(step["actor"]), step["text"]) for step in each["steps"]] for each in (shown, every))
    assert steps != all_steps
    assert sorted(steps) == sorted(all_steps)
    assert shown["steps"][-1]["scores"] == every["steps"][-1]["scores"]
    # While seat 0 has its turn, the points of others stay as they were when it began.
    for before, step in pairwise(shown["steps"]):
        if step["actor"] == 0 and step["text"] != "done":
            assert step["scores"][1:] == before["scores"][1:]


LINES = st.one_of(
    st.sampled_from(["", "1", "2", "w", "s m", "skip", "done", "y", "undo", "why", "look 0", "log", "receipt", "?"]),
    st.sampled_from(["d", "p", "p done y", "save", "quit", "n", "c7 c8", "h9 h10 h11 done", "table"]),
    st.text(max_size=12),
    st.from_regex("[a-p]1?[0-9]( [a-p]1?[0-9])?", fullmatch=True),
)


@settings(max_examples=20, deadline=None)
@given(lines=st.lists(LINES, max_size=25))
def test_no_text_ends_a_match(lines: list[str]) -> None:
    typed = "".join(f"{line}\n" for line in lines)

    with TemporaryDirectory() as folder, chdir(folder):
        result = CliRunner().invoke(main, ALONE, input=typed.encode())

    assert result.exit_code in (0, 3), result.output
