"""Transcripts: written and read without loss; a hand-edited one is refused with line and reason."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import farshore
from farshore.engine.errors import FarshoreError, TranscriptError
from farshore.engine.game import CHANCE, Game
from farshore.match.transcript import Transcript, parse_transcript, result_text
from farshore.play import Play
from tests.games.matches import amount, play_to, random_match

HANDS = "hand0=Yx,Y2,Y5,B4,B6,W3,G7,R9 hand1=Yx,Y3,B2,B7,W4,W10,G8,R10"


def short() -> Play:
    play = farshore.new("lost-cities", seed=4, rounds=1, first_starter="0", names=["Ada", "Ben O’Hara"])
    for _ in range(6):
        play.act(play.legal()[0])
    return play


LINES = short().transcript.splitlines()
SHORT = parse_transcript("\n".join(LINES))


def test_a_match_is_written_and_read_without_loss(game: Game) -> None:
    rng = random.Random("transcripts")
    for number in range(amount(compiled=100, off=2, soak=2000)):
        play = random_match(game, rng)
        play_to(play, rng, 10_000 if number % 2 else rng.randrange(80))
        text = play.transcript
        again = farshore.load(text)
        assert again.transcript == text
        assert again.position == play.position
        assert again.scores == play.scores
        assert again.options == play.options


def test_it_looks_like_this() -> None:
    assert LINES[:13] == [
        "farshore 1",
        "game lost-cities",
        "rules 1",
        "option colours 5",
        "option rounds 1",
        "option next_starter leader",
        "option first_starter 0",
        "option stall_guard on",
        "option extra_round off",
        "option piles top",
        "seat 0 Ada",
        "seat 1 Ben O’Hara",
        "",
    ]
    assert LINES[13].startswith("* card ")
    assert LINES[-1].startswith("result open scores ")


def test_blank_lines_comments_and_spacing_do_not_matter() -> None:
    loose = "\n\n# my match\n" + "\n".join(f"  {line}  \n" for line in LINES) + "# end\n"
    assert str(parse_transcript(loose)) == short().transcript


def test_a_match_from_a_position_keeps_it() -> None:
    play = farshore.new("lost-cities", position=HANDS + " piles=G2", seed=1, piles="full")
    play.act("lay R9")
    play.act("take G")
    again = farshore.load(play.transcript)
    assert again.start == play.start
    assert again.transcript == play.transcript
    assert "position colours=5" in play.transcript


def edited(line: str, new: str | None) -> str:
    """The short match with one line replaced, or left out."""
    assert line in LINES, line
    return "\n".join(each if each != line else new for each in LINES if each != line or new is not None)  # type: ignore[misc]


ACTION = next(line for line in LINES if line.startswith("0 lay") or line.startswith("0 discard"))
CARD = LINES[13]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "expected a line 'farshore ...', found the end of the text"),
        ("chess\n", 1, "expected a line 'farshore ...', found 'chess'"),
        (edited("farshore 1", "farshore 2"), 1, "cannot read format '2'"),
        (edited("game lost-cities", "game chess"), 2, "unknown game 'chess'"),
        (edited("game lost-cities", None), 2, "expected a line 'game ...'"),
        (edited("rules 1", "rules 9"), 3, "played by rules version '9', but this is version 1"),
        (edited("option colours 5", "option colours 7"), 4, "option colours cannot be '7': allowed are 5, 6"),
        (edited("option colours 5", "option suits 5"), 4, "has no option 'suits'"),
        (edited("option rounds 1", "option colours 5"), 5, "option colours is given twice"),
        (edited("seat 0 Ada", "seat 1 Ada"), 11, "expected seat 0, found seat '1'"),
        (edited("seat 0 Ada", "seat 0"), 11, "cannot be a name"),
        (edited("seat 0 Ada", f"seat 0 {'a' * 81}"), 11, "cannot be a name"),
        (edited("seat 1 Ben O’Hara", None), 13, "cannot be played by 1"),
        (edited("", "position turn=9"), 13, "turn=9 is not one of"),
        (edited(CARD, "* card Z9"), 14, "cannot read the outcome 'card Z9'"),
        (edited(CARD, "7 draw"), 14, "there is no seat 7"),
        (edited(CARD, "x draw"), 14, "expected '*', a seat or 'result'"),
        (edited(CARD, "² draw"), 14, "expected '*', a seat or 'result'"),
        (edited(CARD, "0 draw"), 14, "an outcome of chance is awaited"),
        (edited(ACTION, "0 fly"), LINES.index(ACTION) + 1, "cannot read the action 'fly'"),
        (edited(ACTION, "1 draw"), LINES.index(ACTION) + 1, "it is not for seat 1 to act now"),
        (edited(ACTION, "0 draw"), LINES.index(ACTION) + 1, "a turn begins with laying"),
        (edited(ACTION, "* card Y2"), LINES.index(ACTION) + 1, "no outcome is awaited"),
        (edited(ACTION, None), LINES.index(ACTION) + 1, "a turn begins with laying"),
        (edited(LINES[-1], None), len(LINES), "its end is missing"),
        ("\n".join(LINES[:20]), 21, "its end is missing"),
        (edited("", f"position colours=6 rounds=1 {HANDS}"), 13, "the position has colours=6, but the option says 5"),
        (edited(LINES[-1], "result open scores 999 0 ranks 1 2"), len(LINES), "the result does not follow"),
        ("\n".join([*LINES, "0 draw"]), len(LINES) + 1, "nothing may follow the result"),
    ],
)
def test_an_edited_transcript_is_refused_with_line_and_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(TranscriptError) as refused:
        farshore.load(text)
    assert refused.value.line == line
    assert reason in refused.value.reason
    assert str(refused.value).startswith(f"line {line}: ")


def acts(transcript: Transcript) -> list[tuple[int, int]]:
    return [step for step in transcript.steps if step[0] != CHANCE]


@pytest.mark.slow
@settings(max_examples=amount(compiled=1_000, off=20, soak=10_000))
@given(st.data())
def test_no_corruption_gets_past(data: st.DataObject) -> None:
    """A transcript with characters changed is refused, or everybody does the same in it, with the same result; only
    names, options and cards that have not mattered yet, comments and spacing can differ."""
    text = "\n".join(LINES)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        text = text[:at] + data.draw(st.text(max_size=3)) + text[at + data.draw(st.integers(0, 3)) :]
    try:
        found = parse_transcript(text)
    except TranscriptError as error:
        assert 1 <= error.line <= len(text.splitlines()) + 1
    else:
        assert isinstance(found, Transcript)
        assert str(parse_transcript(str(found))) == str(found)
        assert acts(found) == acts(SHORT)
        assert len(found.steps) == len(SHORT.steps)
        assert result_text(found.end()) == LINES[-1]


@pytest.mark.slow
@settings(max_examples=amount(compiled=2_000, off=200, soak=10_000))
@given(st.text())
def test_any_text_is_answered_by_an_error_of_ours(text: str) -> None:
    with pytest.raises(FarshoreError):
        farshore.load(text)
