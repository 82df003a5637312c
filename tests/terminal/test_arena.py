"""`farshore arena`, `bot` and `frozen` at the command line."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from farshore.bots.arena import frozen
from farshore.bots.arena.frozen import FROZEN, SPEAKER, build, is_built
from farshore.games import names
from tests.bots.arena_players import program
from tests.games.matches import SOAK
from tests.terminal.conftest import Run

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "guides" / "arena.md"
ARENA = ("arena", "lost-cities", "--option", "rounds=1")


def test_a_tournament_is_played_shown_drawn_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    bad = program(tmp_path, "bad", "print('lay everything', flush=True)")
    players = ("1", "random", bad, program(tmp_path, "first"))
    shown = run(*ARENA, *players, "--sets", "2", "--results", "r.jsonl", "--plot", "p.svg", "--jobs", "1")
    assert shown.exit_code == 0, shown.output
    assert "seeds 1000000 to 1000001, 24 matches\n" in shown.stdout
    assert re.search(r"1 +random +2 +\+\d+\.\d", shown.stdout)
    assert re.search(r"bad +-\d+ .* 12 +0\.0 .* 12 +12", shown.stdout)
    assert "bad lost 12 by fault: answered 'lay everything', which is no action" in shown.stdout
    assert (tmp_path / "p.svg").read_text().startswith("<svg ")
    kept = (tmp_path / "r.jsonl").read_bytes()
    assert kept.count(b"\n") == 25

    again = run(*ARENA, *players, "--sets", "2", "--results", "r.jsonl")
    assert again.exit_code == 0
    assert "24 matches (24 from r.jsonl)" in again.stdout
    assert again.stdout.split("\n")[3:] == shown.stdout.split("\n")[3:]
    assert (tmp_path / "r.jsonl").read_bytes() == kept

    other = run(*ARENA, *players, "--sets", "2", "--results", "r.jsonl", "--seeds", "test")
    assert (other.exit_code, other.output) == (
        2,
        "farshore: r.jsonl has results of other settings: it has other seeds\n",
    )


def test_at_a_table_of_several_leads_and_errors_of_wins_are_shown(run: Run) -> None:
    shown = run("arena", "entdecker", "1", "random", "--seats", "3", "--sets", "3", "--matchups", "first")
    assert shown.exit_code == 0, shown.output
    assert re.search(r"margin +error +lead +error +win % +error +points", shown.stdout)
    assert re.search(r"\n1 +random x 2 +3 +\+\d+\.\d +\d+\.\d +\+\d+\.\d +\d+\.\d +100\.0 +0\.0 +\d+", shown.stdout)
    assert "\nEqual bots win 33.3 % and have a lead of 0" in shown.stdout


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("chess", "1", "2"), "unknown game 'chess'"),
        (("lost-cities", "1", "7"), "there is no player '7'"),
        (("lost-cities", "1"), "1 players are too few"),
        (("lost-cities", "1", "2", "--option", "rounds=x"), "option rounds cannot be 'x'"),
        (("lost-cities", "1", "2", "--option", "moons=2"), "lost-cities has no option 'moons'"),
        (("lost-cities", "1", "2", "--seats", "5"), "lost-cities cannot be played by 5"),
        (("lost-cities", "1", "2", "--matchups", "some"), "matchups cannot be 'some'"),
        (("lost-cities", "1", "2", "--seeds", "-3"), "seeds cannot be '-3'"),
        (("lost-cities", "1", "2", "--sets", "0"), "0 sets cannot be played"),
        (("lost-cities", "1", "2", "--jobs", "0"), "0 processes cannot play"),
        (("lost-cities", "1", "2", "--move-time", "0"), "time for a move cannot be 0"),
        (("lost-cities", "1", "2", "--sprt", "5"), "expected LOW:HIGH"),
        (("lost-cities", "1", "2", "random", "--sprt", "0:5"), "name two players"),
        (("lost-cities", "1", "gone.py"), "cannot read the bot gone.py"),
        (("lost-cities", "1", "2", "--results", "."), "cannot write ."),
        (("lost-cities", "1", "2", "--results", "text"), "no file of results"),
        (("lost-cities", "1", "2", "--plot", "none/p.svg"), "cannot write none/p.svg"),
        (("lost-cities", "1", "2", "--jobs", "2", "--ray"), "cannot be combined with --ray"),
    ],
)
def test_bad_input_is_one_sentence(args: tuple[str, ...], sentence: str, run: Run, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("a poem\n")
    shown = run("arena", *args)
    assert shown.exit_code == 2
    assert shown.output.startswith("farshore: ")
    assert shown.output.count("\n") == 1
    assert sentence in shown.output


def test_without_ray_there_is_a_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    shown = run(*ARENA, "1", "2", "--sets", "1", "--ray")
    assert (shown.exit_code, shown.output) == (2, "farshore: there is no Ray here: pip install 'farshore[ray]'\n")


def test_players_alone_have_points_and_ranks(run: Run) -> None:
    shown = run("arena", "explorers", "1", "random", "--seats", "1", "--sets", "2", "--jobs", "1")
    assert shown.exit_code == 0, shown.output
    assert "explorers, alone, " in shown.stdout
    assert "rank 1 %" in shown.stdout
    assert re.search(r"random +2 +\d+\.\d", shown.stdout)


def test_a_level_that_thinks_by_the_clock_is_marked(run: Run, tmp_path: Path) -> None:
    leaves = program(tmp_path, "leaves", begin="sys.exit(1)")  # so that level 5 does not have to think
    shown = run(*ARENA, "5", leaves, "--sets", "1", "--jobs", "1")
    assert shown.exit_code == 0, shown.output
    assert "5 * " in shown.stdout
    assert "* thinks by the clock: another run of the same seeds may give another result" in shown.stdout


def test_ctrl_c_keeps_what_is_finished_and_says_how_it_stood(tmp_path: Path) -> None:
    slow = program(tmp_path, "slow", "time.sleep(0.01); print(message['legal'][0], flush=True)")
    # Where tests run in the background, Ctrl-C is ignored by whatever they start.
    hears = "import runpy, signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
    hears += "sys.argv[0] = 'farshore'; runpy.run_module('farshore', run_name='__main__')"
    command = [sys.executable, "-c", hears, *ARENA, slow, "random", "--sets", "999", "--results", "r.jsonl"]
    path = tmp_path / "r.jsonl"
    with subprocess.Popen(
        command, cwd=tmp_path, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=dict(os.environ)
    ) as process:
        try:
            while not path.exists() or path.read_bytes().count(b"\n") < 3:
                assert process.poll() is None
                time.sleep(0.02)
            process.send_signal(signal.SIGINT)
            output, errors = process.communicate(timeout=300)
        finally:
            process.kill()
    assert process.returncode == 130, errors
    assert re.search(r"^ ?slow +random", output, re.MULTILINE)
    assert "Stopped. The same command goes on." in errors
    assert "Traceback" not in errors


def test_a_bot_speaks_at_the_command_line() -> None:
    lines = [
        {
            "t": "begin",
            "protocol": 1,
            "game": "lost-cities",
            "rules": 1,
            "options": {},
            "seats": 2,
            "seat": 0,
            "seed": 1,
        },
        {"t": "turn", "legal": [], "text": "what is this"},
    ]
    spoken = subprocess.run(
        [sys.executable, "-m", "farshore", "bot", "2"],
        input="".join(json.dumps(each) + "\n" for each in lines),
        capture_output=True,
        text=True,
    )
    assert spoken.returncode == 0, spoken.stderr
    ready, error = spoken.stdout.splitlines()
    assert ready == "ready text"
    assert error.startswith("error cannot read 'what'")


def test_what_is_no_bot_does_not_speak(run: Run) -> None:
    for wrong in ("9", "run:./x", "2026-11:1"):
        shown = run("bot", wrong)
        assert shown.exit_code == 2
        assert shown.output.startswith("farshore: ")


# ---- frozen versions


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("farshore.engine.cache.ROOT", tmp_path / "cache")
    return tmp_path / "cache"


def test_a_frozen_version_that_is_not_built_says_how(run: Run, cache: Path) -> None:
    shown = run(*ARENA, "1", "2026-11:1")
    assert (shown.exit_code, shown.output.count("\n")) == (2, 1)
    assert "farshore frozen 2026-11 does that" in shown.output
    listed = run("frozen")
    assert listed.exit_code == 0
    assert f"2026-11  commit {FROZEN['2026-11'].commit[:12]}" in listed.output
    assert "not built" in listed.output
    assert run("frozen", "1999-01").exit_code == 2


def test_without_history_there_is_a_sentence(
    run: Run, cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = tmp_path / "site-packages" / "frozen.py"
    installed.parent.mkdir()
    monkeypatch.setattr(frozen, "__file__", str(installed))
    shown = run("frozen", "2026-11")
    assert shown.exit_code == 2
    assert "is in no git repository" in shown.output
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    shown = run("frozen", "2026-11")
    assert shown.exit_code == 2
    assert "does not have it; git fetch --unshallow may help" in shown.output
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "there is no git here" in run("frozen", "2026-11").output
    assert not is_built("2026-11")


def test_the_bot_of_frozen_versions_imports_nothing_of_this_one() -> None:
    """It runs where only the frozen version is installed: `farshore` there is that one."""
    found = re.findall(r"^ *(?:from|import) .*", SPEAKER.read_text(), re.MULTILINE)
    assert [each.strip() for each in found] == [
        "import json",
        "import os",
        "import sys",
        "from typing import Any",
        "import farshore",
        "from farshore import games",
    ]


@pytest.mark.skipif(not SOAK, reason="it builds a wheel and an environment: make soak")
@pytest.mark.parametrize("game", names())
def test_a_frozen_version_plays_in_the_arena(game: str, run: Run) -> None:
    build("2026-11")
    shown = run("arena", game, "1", "2026-11:1", "--sets", "2")
    assert shown.exit_code == 0, shown.output
    assert "by fault" not in shown.output
    assert re.search(r"1 +2026-11:1 +2 +[+-]\d", shown.stdout)
