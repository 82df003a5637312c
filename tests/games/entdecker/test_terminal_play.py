"""Die neuen Entdecker through the command line: whole matches, and what single lines bring."""

import json
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.text import Text

import farshore
from farshore import bots
from farshore.bots import Bot, Random
from farshore.engine.game import Game
from farshore.games.entdecker import GAME
from farshore.terminal import main
from farshore.terminal.console import HEIGHT, WIDTH, Terminal
from farshore.terminal.play import PlayRequest, prepare
from farshore.terminal.play import run as play_match
from tests.terminal.conftest import Run
from tests.terminal.test_terminal import ESCAPES, Window

NEW = ("play", "entdecker", "--seed", "7", "--seats", "2")


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """What bots do does not matter here, only that they act."""

    def make(game: Game, level: int | str, seed: int, seats: int | None = None) -> Bot:
        return Random(game, seed)

    monkeypatch.setattr(bots, "make", make)


def reply(question: str, rng: random.Random) -> str:
    """What a player types who knows nothing but the question."""
    if re.search("Enter (places|passes|puts|goes on)", question):
        return ""
    if "y or n" in question:
        return "y"
    if match := re.search(r"such as (\S+)\. \? helps", question):
        return match[1]
    if match := re.search("How many tiles\\? (?:1(?: to |-)?([0-9]*) hidden)?", question):
        return str(rng.randint(1, min(3, int(match[1] or 1)))) if "hidden" in question else "o 1"
    if "to draw: d draws" in question:
        return "d" if rng.random() < 0.8 else "stop" if ", stop" in question else "d"
    if match := re.search("to draw: take ([a-z]+)", question):
        return match[1]
    if match := re.match("(?:All drawn|Dead end): ([sft](?: [nesw])?) (?:scout|fort)?", question):
        return match[1]
    if "stop" in question:
        return "stop"
    if "You drew" in question:
        return "1"
    if match := re.search("scored first: ([0-9])", question):
        return match[1]
    if match := re.search("such as (s [nesw])", question):
        return match[1]
    if "may go to a hut" in question:
        return "pass"
    return str(rng.randint(2, 6))  # gold by the wheel, or a hut


class Scripted(Terminal):
    """A terminal at which `reply` answers, and that keeps what was shown since it was last cleared."""

    def __init__(self, colour: bool) -> None:
        super().__init__()
        self.redraws = self.waits = colour
        self.rows: list[str] = []
        self.shown: list[str] = []
        self.rng = random.Random(3)

    def show(self, rows: Sequence[Text]) -> None:
        self.rows = []
        self.say(*rows)

    def say(self, *rows: Text | str) -> None:
        self.rows += [row.plain if isinstance(row, Text) else row for row in rows]
        self.shown += self.rows[-len(rows) :] if rows else []

    def ask(self, prompt: str = "> ") -> str:
        assert len(self.rows) + 1 <= HEIGHT or not self.redraws, self.rows
        return reply(prompt if len(prompt) > 2 else self.rows[-1], self.rng)

    def forget_typed(self) -> None:
        """Nobody types."""


@pytest.mark.usefixtures("quick_bots")
@pytest.mark.parametrize(("seats", "colour"), [(2, True), (3, False), (4, True)])
def test_a_whole_match_is_played_by_who_reads_the_questions_only(seats: int, colour: bool) -> None:
    terminal = Scripted(colour)
    match = prepare(PlayRequest("entdecker", seats, 2, seats, 1, None, {}, None, None), terminal)
    assert play_match(match)
    assert match.play.over
    assert [row for row in terminal.shown if cell_len(row) > WIDTH] == []
    text = "\n".join(terminal.shown)
    assert re.search(r"(an island is|\d islands are) scored", text)
    assert re.search(r"wins? (by|with) \d+ point|share the victory", text)
    assert "Cannot read" not in text
    assert [row.split()[1:] for row in terminal.rows if row.startswith(" total")] == [list(map(str, match.play.scores))]


@pytest.mark.slow
@pytest.mark.parametrize("colour", [True, False])
def test_a_whole_match_in_a_window(tmp_path: Path, colour: bool) -> None:
    """The program itself with a bot of the first level."""
    play = farshore.new(GAME, seed=1)
    bots.make(play.game, 1, 1).choose(play.turn(0))  # compiles what the program then finds ready
    args = ("play", "entdecker", "--seats", "2", "--level", "1", "--seed", "5", *(() if colour else ("--no-color",)))
    window, rng = Window(tmp_path, *args), random.Random(1)
    shown = window.read()
    while window.process.poll() is None and "draws the same again" not in shown:
        rows = [row for row in ESCAPES.sub("", shown).replace("\r", "").splitlines() if row.strip() not in ("", ">")]
        shown = window.type(reply(rows[-1], rng))
    assert window.close() == 0
    text = ESCAPES.sub("", window.output)
    assert re.search(r"wins? (by|with) \d+ point|share the victory", text)
    assert all(cell_len(row) <= WIDTH for row in text.splitlines() if "> " not in row)
    assert ("\x1b[" in window.output) == colour


def rows_of(output: str) -> Iterator[str]:
    return (line for line in output.splitlines() if not line.startswith("> "))


@pytest.mark.usefixtures("quick_bots")
def test_a_turn_by_piped_lines(run: Run) -> None:
    result = run(*NEW, "--save", "m.txt", lines=["s7", "h 2", "c4 r9", "fort", "stop", "quit"])

    assert result.exit_code == 0
    assert "You play against Marlow, level 2" in result.output
    assert "The ship starts at S7; 7 gold left. 82 of 114 unseen fit (72%)." in result.output
    assert "2 hidden tiles paid, 5 gold left." in result.output
    assert "Cannot read 'c4 r9'." in result.output
    assert "No tile has been discovered in this expedition." in result.output
    assert "A tile must be drawn before the expedition can stop." in result.output
    assert "\x1b" not in result.output
    assert all(cell_len(line) <= WIDTH for line in rows_of(result.output))
    own = [step.text for step in farshore.load(Path("m.txt")).history() if step.actor == 0]
    assert own == ["start S7", "hidden 2"]


@pytest.mark.usefixtures("quick_bots")
def test_several_actions_in_a_line_and_back_again(run: Run) -> None:
    result = run(*NEW, lines=["s7 3", "undo", "o 1", "undo", "u", "undo", "s7 3 d 1", "save m.txt"])

    assert "Taken back: hidden 3." in result.output
    assert "Taken back: open 1." in result.output
    assert "Taken back: start S7." in result.output
    assert "Nothing to take back" in result.output
    assert [step.text for step in farshore.load(Path("m.txt")).history() if step.actor == 0] == [
        "start S7",
        "hidden 3",
        "draw 1",
    ]


@pytest.mark.usefixtures("quick_bots")
def test_pages_help_and_reasons(run: Run) -> None:
    result = run(
        *NEW, lines=["islands", "Huts", "tiles", "starts", "?", "h", "receipt", "log", "why", "why c4", "look 1"]
    )

    for heading in ("islands", "huts", "tiles", "starts", "a turn", "islands, huts, events", "what you see"):
        assert re.search(rf"^ Entdecker   {heading}", result.output, re.MULTILINE), heading
    assert result.output.count(" Entdecker   what you can type") == 2
    assert "no island is scored yet" in result.output
    assert "A start can be paid, such as " in result.output
    assert "C4 is not explored." in result.output
    assert all(cell_len(line) <= WIDTH for line in rows_of(result.output))


@pytest.mark.usefixtures("quick_bots")
def test_a_saved_match_goes_on_and_is_shown(run: Run) -> None:
    terminal = Scripted(False)
    match = prepare(PlayRequest("entdecker", 3, 2, 4, 0, None, {"chief_scouts": "on"}, None, "Ada"), terminal)
    while len(match.play) < 150:
        seat = match.play.to_act[0]
        match.play.act(random.Random(len(match.play)).choice(match.play.legal(seat)), seat)
    Path("m.txt").write_text(match.play.transcript)
    result = run("play", "--resume", "m.txt", lines=["quit"])
    assert "You play against Marlow and Marlow 2, level 2." in result.output
    for eyes in ("all", "0"):
        shown = run("replay", "m.txt", "--seat", eyes)
        assert shown.exit_code == 0
        assert all(cell_len(line) <= WIDTH for line in shown.output.splitlines())
        assert "The match is not finished." in shown.output
    assert "chiefs ?" in json.dumps(json.loads(run("replay", "m.txt", "--json", "--seat", "0").output)["steps"])


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--seats", "1"), "entdecker cannot be played by 1: it takes 2 to 4 seats"),
        (("--seats", "5"), "entdecker cannot be played by 5"),
        (("--option", "layout=z9"), "is no tile of a layout"),
        (("--rounds", "2"), "--rounds cannot be given"),
    ],
)
def test_wrong_wishes_end_with_a_sentence(run: Run, args: tuple[str, ...], sentence: str) -> None:
    result = run("play", "entdecker", *args)

    assert result.exit_code == 2
    assert sentence in result.stderr


LINES = st.one_of(
    st.sampled_from(["", "1", "2", "s7", "3", "d", "d ?", "s", "y", "x", "stop", "undo", "why", "islands", "log", "?"]),
    st.sampled_from(
        ["o 1", "h 2", "hut 3", "wheel 4", "s c4 h 1 d", "pass", "quit", "n", "tiles", "table", "S1", "f n"]
    ),
    st.text(max_size=12),
    st.from_regex("[a-l][1-8]( r?[0-3])?", fullmatch=True),
)


@settings(max_examples=15, deadline=None)
@given(lines=st.lists(LINES, max_size=20))
def test_no_text_ends_a_match(lines: list[str]) -> None:
    typed = "".join(f"{line}\n" for line in lines)

    with TemporaryDirectory() as folder, chdir(folder), pytest.MonkeyPatch.context() as patch:
        patch.setattr(bots, "make", lambda game, level, seed, seats=None: Random(game, seed))
        result = CliRunner().invoke(main, NEW, input=typed.encode())

    assert result.exit_code in (0, 3), result.output
