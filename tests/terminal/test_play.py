"""Matches played through the command line, line by line."""

import re
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

import farshore
from farshore.terminal import main
from tests.terminal.conftest import Run

DISCARD_AND_DRAW = ["-1", ""]  # always legal, so a script can play any match with it
# The person begins, so that the first turn does not depend on the bot: the hand is Y6 W2 W9 Gx G5 G7 R5 R7.
MATCH = ("play", "lost-cities", "--level", "1", "--seed", "7", "--option", "first_starter=0")


def test_a_piped_match_is_played_to_its_end(run: Run) -> None:
    result = run(*MATCH, "--rounds", "2", lines=DISCARD_AND_DRAW * 80)

    assert result.exit_code == 0
    assert "round 1 of 2 is over" in result.output
    assert "round 2 of 2 is over" in result.output
    assert "wins by" in result.output or "You win by" in result.output or "is a draw" in result.output
    assert "\x1b" not in result.output
    assert all(len(line) <= 80 for line in result.output.splitlines())


def test_the_same_seed_and_answers_give_the_same_match(run: Run) -> None:
    command = (*MATCH, "--rounds", "1")

    assert run(*command, lines=DISCARD_AND_DRAW * 60).output == run(*command, lines=DISCARD_AND_DRAW * 60).output


@pytest.mark.parametrize("seat", ["0", "1"])
def test_the_saved_match_loads_and_has_the_players_name(run: Run, seat: str) -> None:
    result = run(
        *MATCH, "--rounds", "1", "--seat", seat, "--name", "Ada", "--save", "m.txt", lines=DISCARD_AND_DRAW * 60
    )

    play = farshore.load(Path("m.txt"))
    assert play.over
    assert play.names[int(seat)] == "Ada"
    assert "See it again: farshore replay m.txt" in result.output
    assert sorted(path.name for path in Path().iterdir()) == ["m.txt"]


def test_a_file_that_exists_is_never_overwritten(run: Run) -> None:
    Path("m.txt").write_text("precious")

    at_start = run(*MATCH, "--save", "m.txt")
    inside = run(*MATCH, lines=["save m.txt", "save"])

    assert at_start.exit_code == 2
    assert at_start.stderr == "farshore: m.txt exists already: choose another name\n"
    assert "m.txt exists already" in inside.stdout
    assert Path("m.txt").read_text() == "precious"


def test_saving_during_the_match_keeps_what_follows_too(run: Run) -> None:
    run(*MATCH, lines=["-1", "save m.txt", "", "-1", ""])

    assert sum(step.actor == 0 for step in farshore.load(Path("m.txt")).history()) == 4


def test_a_place_that_cannot_be_written_is_said_at_once(run: Run) -> None:
    result = run(*MATCH, "--save", "no/such/folder/m.txt")

    assert result.exit_code == 2
    assert "cannot write no/such/folder/m.txt: No such file or directory" in result.stderr


def test_a_card_can_be_taken_back_before_the_draw(run: Run) -> None:
    result = run(*MATCH, lines=["r7", "undo", "save m.txt"])

    assert "You laid R7; that expedition now stands at -13." in result.output
    assert "Taken back: lay R7." in result.output
    assert "0 lay R7" not in Path("m.txt").read_text()


def test_a_draw_cannot_be_taken_back(run: Run) -> None:
    result = run(*MATCH, lines=["r7", "draw", "undo", "save m.txt"])

    assert "Nothing to take back" in result.output
    assert "0 lay R7\n0 draw\n" in Path("m.txt").read_text()


def test_nothing_can_be_taken_back_at_the_beginning(run: Run) -> None:
    assert "Nothing to take back" in run(*MATCH, lines=["undo"]).output


@pytest.mark.parametrize(
    ("line", "step"),
    [
        ("lay R7", "0 lay R7"),
        ("  LAY   r7 ", "0 lay R7"),
        ("r7", "0 lay R7"),
        ("r 7", "0 lay R7"),
        ("8", "0 lay R7"),
        ("lay 8", "0 lay R7"),
        ("discard Gx", "0 discard Gx"),
        ("d gx", "0 discard Gx"),
        ("dgx", "0 discard Gx"),
        ("-gx", "0 discard Gx"),
        ("- gx", "0 discard Gx"),
        ("d4", "0 discard Gx"),
        ("-4", "0 discard Gx"),
        ("discard 4", "0 discard Gx"),
    ],
)
def test_a_card_can_be_played_in_short(run: Run, line: str, step: str) -> None:
    run(*MATCH, lines=[line, "save m.txt"])

    assert step in Path("m.txt").read_text().splitlines()


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (["r9"], "R9 is not in your hand."),
        (["r7", "", "r5"], "R5 is not higher than R7, the last card of that expedition; -r5 discards it."),
        (["g5", "", "gx"], "A wager cannot follow a number, and G5 is already laid; -gx discards it."),
        (["draw"], "A turn begins with laying or discarding a card"),
        (["g"], "A turn begins with laying or discarding a card"),
        (["r7", "1"], "A card has been played, now draw one."),
        (["r7", "r"], "The R pile is empty."),
        (["-r7", "r"], "The R pile was discarded to in this turn."),
        (["px"], "Suit P is not in play."),
        (["r7", "take p"], "Suit P is not in play."),
        (["9"], "There is no card number 9: your hand has the numbers 1 to 8."),
        ([""], "Nothing was typed."),
        (["gibberish"], "Cannot read 'gibberish'."),
        (["lay"], "Cannot read 'lay'."),
        (["d"], "Cannot read 'd'."),
        (["long " * 9], "? helps.\n"),
        (["r7", "take x"], "There is no pile 'x'."),
        (["save"], "Say where: save FILE."),
    ],
)
def test_what_cannot_be_done_is_explained_and_changes_nothing(run: Run, lines: list[str], reason: str) -> None:
    result = run(*MATCH, lines=[*lines, "save with.txt"])
    run(*MATCH, lines=[*lines[:-1], "save without.txt"])

    assert reason in result.output
    assert Path("with.txt").read_text() == Path("without.txt").read_text()


def test_why_explains_one_thing_or_all_that_one_may_miss(run: Run) -> None:
    result = run(*MATCH, lines=["why r9", "why r7", "why", "r7", "", "why"])

    assert "R9 is not in " in result.output
    assert "Lay R7: you can do that now." in result.output
    assert "There is nothing to explain." in result.output
    assert "R5 is not higher than R7" in result.output


def test_hidden_cards_are_never_shown(run: Run) -> None:
    result = run(*MATCH, lines=["r7", "", "log", "receipt", "table", "w2", "save m.txt", "quit"])

    table: Any = farshore.load(Path("m.txt")).view(1)
    hidden = [card for card in table.hand if card not in table.known[1] and not card.endswith("x")]
    assert len(hidden) >= 3
    assert [card for card in hidden if re.search(rf"\b{card}\b", result.output)] == []


def test_help_receipt_and_log_show_their_pages(run: Run) -> None:
    result = run(*MATCH, lines=["r7", "", "?", "receipt", "log"])

    assert "60 cards: in every suit 2 to 10 once and three wagers" in result.output
    assert "farshore play --resume FILE goes on with it" in result.output
    assert "( 7 - 20) x 1" in result.output
    assert "  You             laid R7 and drew " in result.output
    assert re.search(
        "  Pip             (laid|discarded) .* and (drew from the deck|took .* from its pile)", result.output
    )


def test_quitting_asks_only_if_something_would_be_lost(run: Run) -> None:
    fresh = run(*MATCH, lines=["quit"])
    begun = run(*MATCH, lines=["-1", "quit", "n", "q", "y"])
    saved = run(*MATCH, lines=["-1", "save m.txt", "quit"])

    assert "nothing was begun, nothing is lost" in fresh.output
    assert begun.output.count("Leave it all the same?") == 2
    assert "You stay." in begun.output
    assert "Goodbye.\nThe seed was 7: --seed 7 draws the same again.\n" in begun.output
    assert "Leave it" not in saved.output
    assert "Go on: farshore play --resume m.txt\nSee it again: farshore replay m.txt\n" in saved.output
    assert {fresh.exit_code, begun.exit_code, saved.exit_code} == {0}


def test_a_match_that_is_kept_but_not_begun_can_be_gone_on_with_but_not_seen_again(run: Run) -> None:
    result = run(*MATCH, "--save", "my game.txt", lines=["quit"])

    assert result.output.endswith("Goodbye.\nGo on: farshore play --resume 'my game.txt'\n")


def test_an_input_that_ends_before_the_match_is_told_from_one_that_does_not(run: Run) -> None:
    result = run(*MATCH, lines=["-1"])

    assert result.exit_code == 3
    assert result.stderr == "farshore: the input ended before the match did\n"
    assert "The input has ended.\nThe seed was 7:" in result.stdout
    assert "replay" not in result.stdout.rpartition("> ")[2]


def test_saving_elsewhere_says_what_is_no_longer_updated_and_can_return(run: Run) -> None:
    result = run(*MATCH, "--save", "one.txt", lines=["-1", "save two.txt", "", "-1", "save one.txt", ""])

    assert "The match is saved in one.txt. The file also contains what is hidden from you." in result.output
    assert result.output.count("hidden from you") == 1
    assert "Saved in two.txt; it is kept up to date from now on.\none.txt is no longer updated." in result.output
    assert "Saved in one.txt; it is kept up to date from now on.\ntwo.txt is no longer updated." in result.output
    assert len(farshore.load(Path("one.txt"))) > len(farshore.load(Path("two.txt")))


def test_a_file_is_named_as_a_shell_reads_it(run: Run) -> None:
    result = run(*MATCH, lines=["-1", "save my game.txt", "quit"])

    assert "The file shows everything, also what is hidden from you." in result.output
    assert "farshore replay 'my game.txt'" in result.output


def test_a_saved_match_goes_on_where_it_was_left(run: Run) -> None:
    match = (*MATCH, "--rounds", "1", "--seat", "1", "--name", "Ada")
    run(*match, "--save", "whole.txt", lines=DISCARD_AND_DRAW * 60)
    run(*match, "--save", "m.txt", lines=[*DISCARD_AND_DRAW * 5, "-1", "quit"])
    before = farshore.load(Path("m.txt"))

    result = run("play", "--resume", "m.txt", "--seed", "7", lines=["", *DISCARD_AND_DRAW * 60])

    after = farshore.load(Path("m.txt"))
    assert result.exit_code == 0
    assert "You play against Pip, level 1" in result.output
    assert "The match continues and is saved in m.txt." in result.output
    assert after.over
    assert after.names == ("Pip", "Ada")
    assert after.history()[: len(before)] == before.history()
    dealt, dealt_in_one = (
        [text for actor, text in play.history() if actor == -1] for play in (after, farshore.load(Path("whole.txt")))
    )
    assert dealt[:30] == dealt_in_one[:30]  # the same seed goes on with the same deck


def test_a_match_can_go_on_against_another_level(run: Run) -> None:
    run(*MATCH, "--save", "m.txt", lines=["-1", ""])

    result = run("play", "--resume", "m.txt", "--level", "2", "--seat", "1", lines=["quit"])
    assert "You play against Marlow, level 2" in result.output
    assert farshore.load(Path("m.txt")).names == ("Marlow", "Player")


def test_what_cannot_be_gone_on_with_is_refused(run: Run) -> None:
    run(*MATCH, "--rounds", "1", "--save", "over.txt", lines=DISCARD_AND_DRAW * 60)
    text = Path("over.txt").read_text()
    Path("broken.txt").write_text(text.replace("0 draw", "0 drew", 1))

    over, broken, nowhere = (run("play", "--resume", file) for file in ("over.txt", "broken.txt", "nowhere.txt"))
    assert over.stderr == "farshore: the match in over.txt is over: farshore replay shows it\n"
    assert re.fullmatch(r"farshore: broken.txt, line \d+: cannot read the action 'drew'.*\n", broken.stderr)
    assert "; in " not in broken.stderr
    assert nowhere.stderr == "farshore: cannot read nowhere.txt: No such file or directory\n"
    assert {over.exit_code, broken.exit_code, nowhere.exit_code} == {2}
    assert Path("over.txt").read_text() == text


@pytest.mark.parametrize(
    "args", [("lost-cities",), ("--rounds", "1"), ("--option", "colours=6"), ("--save", "n.txt"), ("--name", "Ada")]
)
def test_a_match_goes_on_as_it_was_agreed(run: Run, args: tuple[str, ...]) -> None:
    result = run("play", "--resume", "m.txt", *args)

    assert result.exit_code == 2
    assert "cannot be combined with it" in result.stderr


def test_the_options_are_listed_with_their_values(run: Run) -> None:
    result = run("play", "lost-cities", "--options")

    assert result.exit_code == 0
    assert re.search(
        "  rounds=3 +how many rounds are added up\n +allowed: a whole number from 1 to [0-9]+\n", result.output
    )
    assert re.search("  colours=5 .*\n +allowed: 5, 6\n", result.output)
    assert re.search("  extra_round=off +a tie .*\n.*\n? +allowed: off, on\n", result.output)
    assert all(len(line) <= 80 for line in result.output.splitlines())
    assert result.output in run("play", "--options").output
    assert "unknown game 'chess'" in run("play", "chess", "--options").stderr


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("play", "chess"), "unknown game 'chess'"),
        (("play", "--level", "6"), "there is no level 6: levels are 1, 2, 3, 4, 5"),
        (("play", "--seat", "2"), "there is no seat 2: seats are 0 to 1"),
        (("play", "--seat", "-2"), "there is no seat -2"),
        (("play", "--seed", "-1"), "seed cannot be -1"),
        (("play", "--rounds", "0"), "option rounds cannot be '0'"),
        (("play", "--option", "colours=7"), "option colours cannot be '7': allowed are 5, 6"),
        (("play", "--option", "colours=2"), "option colours cannot be '2': allowed are 5, 6"),
        (("play", "--option", "position=x"), "lost-cities has no option 'position'"),
        (("play", "--option", "colours"), "expected name=value"),
        (("play", "--option", "colours=5", "--option", "colours=6"), "option colours is given twice"),
        (("play", "--rounds", "1", "--option", "rounds=1"), "rounds is given twice"),
        (("play", "--name", "two\nlines"), "cannot be a name"),
    ],
)
def test_wrong_wishes_end_with_a_sentence(run: Run, args: tuple[str, ...], sentence: str) -> None:
    result = run(*args)

    assert result.exit_code == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.output


LINES = st.one_of(
    st.sampled_from(["", "-1", "d2", "1", "8", "99", "y", "g", "take r", "draw", "undo", "log", "receipt", "?"]),
    st.sampled_from(["save", "save a.txt", "save a\0b", "save ..", "save ~nobody/x", "save " + "x" * 300, "quit", "n"]),
    st.text(max_size=12),
    st.builds("{} {}".format, st.sampled_from(["lay", "discard", "take", "d", "-"]), st.text(max_size=5)),
)


@settings(max_examples=25, deadline=None)
@given(lines=st.lists(LINES, max_size=25), tail=st.binary(max_size=20))
def test_no_text_ends_a_match(lines: list[str], tail: bytes) -> None:
    typed = "".join(f"{line}\n" for line in lines).encode() + tail

    with TemporaryDirectory() as folder, chdir(folder):
        result = CliRunner().invoke(main, MATCH, input=typed)

    assert result.exit_code in (0, 3), result.output
    assert "\x1b" not in result.output
