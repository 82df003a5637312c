"""`farshore review`, and hints while playing."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import msgspec
import pytest

from farshore import games
from farshore.match.export import Export
from tests.analysis.played import by_bots
from tests.match.fair_match import exported as resigned
from tests.match.test_export import GOOD, edited
from tests.terminal.conftest import Run

BUDGET = ("--simulations", "16")


def transcript(names: tuple[str, str] = ("Ann", "Ben"), left_out: int = 0) -> str:
    """A round between bots, perhaps without its last steps."""
    whole = by_bots(games.get("lost-cities"), {"rounds": 1}, 2, 4).transcript
    return str(replace(whole, seats=names, steps=whole.steps[: len(whole.steps) - left_out]))


def test_a_transcript_is_reviewed_in_tables(run: Run) -> None:
    Path("m.txt").write_text(transcript())
    done = run("review", "m.txt", *BUDGET)
    assert done.exit_code == 0, done.output
    rows = re.findall(r"^ *(?:expected|luck|play) .*? +([+−]?\d+) +± \d+ *$", done.output, re.MULTILINE)
    result = re.search(r"^ *result +([+−]?\d+) +exact *$", done.output, re.MULTILINE)
    assert result
    assert sum(int(row.replace("−", "-")) for row in rows) == int(result[1].replace("−", "-"))
    assert "Decisions that mattered most" in done.output
    assert re.search(r"^Ann: \d+ decisions, ", done.output, re.MULTILINE)
    assert "16 simulations a decision" in " ".join(done.output.split())
    other = run("review", "m.txt", *BUDGET, "--seat", "1")
    assert "What the margin of Ben is made of" in other.output


def test_an_export_is_reviewed_as_json(run: Run) -> None:
    Path("m.json").write_text(exported(GOOD))
    done = run("review", "m.json", *BUDGET, "--json")
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert found["seats"] == ["Ann", "Marlow"]
    for each in found["sums"]:
        parts = [each["expected"], *each["luck"], *each["skill"], each["shared"]]
        assert sum(Fraction(part["exact"]) for part in parts) == each["margin"]


def test_a_page_is_written(run: Run) -> None:
    Path("m.txt").write_text(transcript(("<i>", "Ben")))
    done = run("review", "m.txt", *BUDGET, "--html", "m.html")
    assert (done.exit_code, done.stdout) == (0, "Wrote m.html.\n"), done.output
    page = Path("m.html").read_text()
    assert page.startswith("<!doctype html>")
    assert "&lt;i&gt;" in page
    assert "<i>" not in page


@pytest.mark.parametrize(
    ("text", "args", "sentence"),
    [
        (lambda: None, (), "cannot read match: No such file or directory"),
        (lambda: "hello", (), "match, line 1: expected a line 'farshore ...', found 'hello'"),
        (lambda: transcript(left_out=9), (), "the match in match was not played to its end"),
        (lambda: transcript().replace("scores ", "scores 1"), (), "the result does not follow from the match"),
        (lambda: transcript().replace("* card", "* nothing", 1), (), "cannot read the outcome 'nothing"),
        (transcript, ("--seat", "2"), "there is no seat 2: seats are 0 to 1"),
        (transcript, ("--simulations", "2"), "simulations cannot be 2: at least 16 are needed"),
        (transcript, ("--seed", "-4"), "seed cannot be -4"),
        (transcript, ("--html", "nowhere/page.html"), "cannot write nowhere/page.html: there is no such folder"),
        (lambda: "{}", (), "this is no exported match"),
        (lambda: exported(edited(seed="00" * 32)), (), "match is not as it was exported: "),
        (lambda: exported(resigned()), (), "the match in match was not played to its end"),
    ],
)
def test_what_cannot_be_reviewed_is_refused_with_a_sentence(
    run: Run, text: Callable[[], str | None], args: tuple[str, ...], sentence: str
) -> None:
    if (written := text()) is not None:
        Path("match").write_text(written)
    done = run("review", "match", *args)
    assert done.exit_code == 2, done.output
    assert done.stderr.startswith("farshore: ")
    assert done.stderr.count("\n") == 1
    assert sentence in done.stderr


def exported(match: Export) -> str:
    return msgspec.json.encode(match).decode()


# ---- hints while playing

# The person begins, so that the first turn does not depend on the bot: the hand is Y6 W2 W9 Gx G5 G7 R5 R7.
MATCH = ("play", "lost-cities", "--level", "1", "--seed", "7", "--option", "first_starter=0", "--rounds", "1")


def test_a_hint_is_a_nudge_first_and_then_the_move(run: Run) -> None:
    done = run(*MATCH, lines=["hint", "hint", "hint", "quit"])
    said = re.findall(r"^Hint: .*(?:\n.*points.*)?", done.output, re.MULTILINE)
    assert len(said) == 3, done.output
    assert said[0].startswith("Hint: look at what begins with '")
    assert said[0].endswith("Type hint again for the move.")
    move = " ".join(said[1].split())
    assert re.fullmatch(r"Hint: (\w+ \w+, better than .* by|too close to call: .* \()[\d.]+ ± [\d.]+ points.*", move)
    assert said[1] == said[2]


def test_hints_are_counted_on_the_result(run: Run) -> None:
    lines = ["hint", "hint", "-1", "", "hint", *["-1", ""] * 60]
    assert "You took 2 hints, 1 of them with the move." in run(*MATCH, lines=lines).output
    assert "You took" not in run(*MATCH, lines=["-1", ""] * 60).output
