"""Saved matches shown again."""

import itertools
import json
import re
from pathlib import Path

import pytest

import farshore
from farshore.games import lost_cities
from tests.terminal.conftest import Run


@pytest.fixture
def match(run: Run) -> str:
    """A whole match of two rounds, also in m.txt."""
    play = farshore.new("lost-cities", seed=7, rounds=2, names=["Ada", "Pip"])
    for turn in itertools.count():
        if play.over:
            break
        legal = play.legal()
        play.act("draw" if "draw" in legal else legal[turn % len(legal)])
    Path("m.txt").write_text(play.transcript)
    return play.transcript


def test_a_match_is_shown_turn_by_turn_with_its_scores(run: Run, match: str) -> None:
    result = run("replay", "m.txt")

    scores = farshore.load(match).scores
    assert result.exit_code == 0
    assert "Ada             got Y6 B3 W2 W9 Gx G6 R5 R7" in result.output
    assert "Pip             got Yx Yx B6 B7 W10 G10 R6 R8" in result.output
    assert result.output.count("deck 0 cards") == 2
    assert "round 2 of 2 is over" in result.output
    assert f" by {abs(scores[0] - scores[1])} point" in result.output.splitlines()[-1]
    assert all(len(line) <= 80 for line in result.output.splitlines())


def test_a_seat_sees_only_what_it_saw(run: Run, match: str) -> None:
    result = run("replay", "m.txt", "--seat", "0")

    assert "Ada             got Y6 B3 W2 W9 Gx G6 R5 R7" in result.output
    assert "Pip             got" not in result.output
    assert "and drew from the deck" in result.output


@pytest.mark.parametrize("seat", ["0", "1", "all"])
def test_a_winner_is_named_in_the_third_person(run: Run, match: str, seat: str) -> None:
    assert re.fullmatch(
        r"(Ada|Pip) wins by \d+ points?\.", run("replay", "m.txt", "--seat", seat).output.splitlines()[-1]
    )


def test_an_illegal_step_is_named_without_the_whole_position(run: Run, match: str) -> None:
    Path("m.txt").write_text(match.replace("\n1 draw", "\n0 draw", 1))

    stderr = run("replay", "m.txt").stderr
    assert re.fullmatch(r"farshore: m.txt, line \d+: illegal 'draw': [^;]*\n", stderr)


def test_json_holds_every_step_with_the_scores_after_it(run: Run, match: str) -> None:
    shown = json.loads(run("replay", "m.txt", "--json").output)

    play = farshore.load(match)
    assert shown["game"] == "lost-cities"
    assert shown["rules"] == 1
    assert shown["options"]["rounds"] == 2
    assert shown["seats"] == ["Ada", "Pip"]
    assert [(-1 if step["actor"] is None else step["actor"], step["text"]) for step in shown["steps"]] == play.history()
    assert tuple(shown["steps"][-1]["scores"]) == play.scores
    assert shown["result"] == {"how": "over", "scores": list(play.scores), "ranks": list(play.ranks)}


def test_json_of_a_seat_hides_the_cards_of_the_other(run: Run, match: str) -> None:
    shown = json.loads(run("replay", "-", "--json", "--seat", "1", lines=match.splitlines()).output)

    assert [step["text"] for step in shown["steps"][:9]] == ["starts 1", *["card ?"] * 8]
    assert shown["steps"][9]["text"] == "card W10"


def test_a_match_that_was_left_is_shown_as_far_as_it_went(run: Run) -> None:
    run("play", "--level", "1", "--seed", "7", "--save", "m.txt", lines=["r7"])

    result = run("replay", "m.txt")
    assert "The match is not finished." in result.output
    assert "( 7 - 20) x 1" in result.output


def test_a_match_that_began_in_the_middle_is_shown(run: Run) -> None:
    play = farshore.new(lost_cities.GAME, seed=7, rounds=1)
    while play.view().heights["Y"] == 0:
        play.act("discard Yx" if "discard Yx" in play.legal() else play.legal()[-1])
    later = farshore.new("lost-cities", position=str(play.position), seed=1)
    later.act("draw")
    later.act(later.legal()[0])
    later.act("take Y")
    Path("m.txt").write_text(later.transcript)

    assert "took from pile Y" in run("replay", "m.txt").output


def test_a_broken_file_is_named_with_line_and_reason(run: Run, match: str) -> None:
    lines = match.splitlines()
    line = next(number for number, text in enumerate(lines, 1) if text.startswith("0 "))
    Path("m.txt").write_text("\n".join([*lines[: line - 1], "0 lay Y99", *lines[line:]]))

    result = run("replay", "m.txt")
    assert result.exit_code == 2
    assert result.stderr.startswith(f"farshore: m.txt, line {line}: cannot read the action 'lay Y99'")
    assert "; in " not in result.stderr
    assert result.stdout == ""


def test_what_is_no_match_is_said_in_a_sentence(run: Run) -> None:
    Path("bytes").write_bytes(b"\xff\xfe")
    Path("empty").write_text("")

    assert run("replay", "nowhere").stderr == "farshore: cannot read nowhere: No such file or directory\n"
    assert run("replay", ".").stderr == "farshore: cannot read .: Is a directory\n"
    assert run("replay", "bytes").stderr == "farshore: bytes is not a text in UTF-8\n"
    assert run("replay", "empty").stderr.startswith("farshore: empty, line 1: expected a line 'farshore ...'")
    assert run("replay", "-").stderr.startswith("farshore: the input, line 1: expected")


def test_a_seat_that_does_not_exist_is_refused(run: Run, match: str) -> None:
    result = run("replay", "m.txt", "--seat", "2")

    assert result.exit_code == 2
    assert "there is no seat '2': expected 0 to 1, or all" in result.stderr


def test_a_match_from_a_position_shows_a_seat_only_what_it_may_know(run: Run) -> None:
    hands = "hand0=Yx,Y2,Y5,B4,B6,W3,G7,R9 hand1=Yx,Y3,B2,B7,W4,W10,G8,R10"
    play = farshore.new("lost-cities", position=hands, seed=1)
    play.act("lay R9")
    Path("match.txt").write_text(play.transcript)
    for seat, hidden in (("0", "W10"), ("1", "B4")):
        for arguments in (["--json"], []):
            shown = run("replay", "match.txt", "--seat", seat, *arguments)
            assert shown.exit_code == 0
            assert hidden not in shown.output
            assert "R9" in shown.output
