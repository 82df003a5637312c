"""Compiled code is kept per game: an edit of its kernels is always noticed, any other edit compiles nothing."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import farshore
from tests.distributions import declare, install_skerries, python

SOURCE = Path(farshore.__file__).parent.parent

# Prints the points of a position, and how many functions were compiled for it.
SCORE = """
from numba.core import event

class Compiles(event.Listener):
    count = 0
    def on_start(self, event): self.count += 1
    def on_end(self, event): pass

compiles = Compiles()
event.register("numba:compile", compiles)
import sys
from farshore import games
from farshore.engine.position import Position
print(Position.parse(games.get(sys.argv[1]), sys.argv[2]).scores[0], compiles.count)  # compiles nothing else
"""
WRECK = ("skerries", "chart=#w.../...../...../...../....#")
EXPEDITION = ("lost-cities", "hand0=Yx,Y2,Y5,B4,B6,W3,G7,R9 hand1=Yx,Y3,B2,B7,W4,W10,G8,R10 laid0=Rx")

Score = Callable[..., tuple[int, int]]


@pytest.fixture(scope="module")
def score(tmp_path_factory: pytest.TempPathFactory) -> Score:
    """The points of a position, and how many functions were compiled; always with the same cache."""
    cache = tmp_path_factory.mktemp("cache")

    def run(site: Path, game: tuple[str, str] = WRECK, source: Path = SOURCE) -> tuple[int, int]:
        done = python("-c", SCORE, *game, path=f"{site}:{source}", cache=cache)
        assert done.returncode == 0, done.stderr
        points, compiled = map(int, done.stdout.split())
        return points, compiled

    return run


@pytest.fixture
def site(tmp_path: Path) -> Path:
    install_skerries(tmp_path)
    return tmp_path


def edit(site: Path, module: str, before: str, after: str) -> None:
    file = site / "skerries" / module
    text = file.read_text()
    assert before in text
    file.write_text(text.replace(before, after))


@pytest.mark.slow
def test_a_rule_edited_in_a_module_that_rules_import_is_played_at_once(site: Path, score: Score) -> None:
    assert score(site)[0] == 5
    edit(site, "scoring.py", "(POINTS[kind] + bonus)", "(10 * POINTS[kind] + bonus)")  # a kernel that rules.py calls
    assert score(site)[0] == 50
    edit(site, "box.py", "POINTS = (0, 2, 5, -3)", "POINTS = (0, 2, 7, -3)")  # a constant that this kernel reads
    assert score(site)[0] == 70
    edit(site, "box.py", "POINTS = (0, 2, 7, -3)", "POINTS = (0, 2, 5, -3)")
    edit(site, "scoring.py", "(10 * POINTS[kind] + bonus)", "(POINTS[kind] + bonus)")
    assert score(site) == (5, 0)  # what was compiled before the edits is still there


# Prints what a kernel of the bots, which is handed a record and no array of them, makes of a position.
MARGIN = """
import sys
import numpy as np
from farshore import games
from farshore.bots.bot import margin
from farshore.engine.position import Position
position = Position.parse(games.get(sys.argv[1]), sys.argv[2])
print(margin(position.states[0], 0, np.zeros(position.seats, np.int64)))
"""


@pytest.mark.slow
def test_an_edited_rule_is_played_at_once_by_what_serves_all_games(site: Path, tmp_path: Path) -> None:
    """Search played on with rules and bots as they had been before an edit, wherever it handed on single records."""

    def run() -> int:
        done = python("-c", MARGIN, *WRECK, path=f"{site}:{SOURCE}", cache=tmp_path / "cache")
        assert done.returncode == 0, done.stderr
        return int(done.stdout)

    assert run() == 5
    edit(site, "scoring.py", "(POINTS[kind] + bonus)", "(10 * POINTS[kind] + bonus)")
    assert run() == 50


EDIT_WHILE_RUNNING = """
import sys
from pathlib import Path
from farshore import games
from farshore.engine.position import Position
game = games.get("skerries")
file = Path(sys.modules["skerries.scoring"].__file__)
file.write_text(file.read_text().replace("(POINTS[kind] + bonus)", "(20 * POINTS[kind] + bonus)"))
print(Position.parse(game, sys.argv[1]).scores[0])
"""


@pytest.mark.slow
def test_what_is_edited_while_a_process_runs_is_not_kept_as_what_it_compiles(site: Path, score: Score) -> None:
    done = python("-c", EDIT_WHILE_RUNNING, WRECK[1], path=f"{site}:{SOURCE}", cache=site / "cache")
    assert done.stdout == "5\n", done.stderr  # the rule as it was imported
    done = python("-c", SCORE, *WRECK, path=f"{site}:{SOURCE}", cache=site / "cache")
    assert done.stdout.split()[0] == "100", done.stderr


@pytest.mark.slow
def test_an_edit_of_a_module_without_kernels_compiles_nothing(site: Path, score: Score) -> None:
    score(site)
    for module in ("terminal.py", "tutorial.py", "present.py", "picture.py", "codec.py"):
        file = site / "skerries" / module
        file.write_text(file.read_text() + "\nEDITED = True\n")
    assert score(site) == (5, 0)


@pytest.mark.slow
def test_an_edit_of_such_a_module_is_noticed_where_a_kernel_depends_on_it(site: Path, score: Score) -> None:
    (site / "skerries" / "tutorial.py").write_text("MORE = 100\n")
    edit(site, "scoring.py", "from skerries.state", "from skerries.tutorial import MORE\nfrom skerries.state")
    edit(site, "scoring.py", "lines[kind, 0] * (", "lines[kind, 0] * (MORE + ")
    assert score(site)[0] == 105
    (site / "skerries" / "tutorial.py").write_text("MORE = 200\n")
    assert score(site)[0] == 205


@pytest.mark.slow
def test_an_edit_of_one_game_leaves_the_code_of_another(site: Path, score: Score) -> None:
    assert score(site, EXPEDITION)[0] == -40
    edit(site, "box.py", "POINTS = (0, 2, 5, -3)", "POINTS = (0, 2, 9, -3)")
    assert score(site)[0] == 9
    assert score(site, EXPEDITION) == (-40, 0)


@pytest.mark.slow
def test_two_checkouts_with_the_same_contents_share_what_is_compiled(site: Path, score: Score, tmp_path: Path) -> None:
    score(site)
    other = tmp_path / "elsewhere"
    install_skerries(other)
    shutil.copytree(SOURCE / "farshore", other / "farshore", ignore=shutil.ignore_patterns("__pycache__", "web"))
    declare(other, "farshore", {})
    assert score(other, source=other) == (5, 0)


@pytest.mark.slow
def test_an_edit_of_the_bots_compiles_only_what_uses_it(site: Path, score: Score, tmp_path: Path) -> None:
    """No game imports the search, but their bots import what is in `bot.py`."""
    other = tmp_path / "elsewhere"
    shutil.copytree(SOURCE / "farshore", other / "farshore", ignore=shutil.ignore_patterns("__pycache__", "web"))
    declare(other, "farshore", {})
    score(site, source=other)
    for module, compiles in (("search.py", False), ("bot.py", True)):
        file = other / "farshore" / "bots" / module
        file.write_text(file.read_text() + "\nEDITED = True\n")
        points, compiled = score(site, source=other)
        assert (points, compiled > 0) == (5, compiles), module


@pytest.mark.parametrize("module", ["terminal.py", "terminal/chart.py"])
def test_a_kernel_where_edits_are_not_noticed_is_refused(tmp_path: Path, module: str) -> None:
    package = tmp_path / "little"
    (package / module).parent.mkdir(parents=True)
    (package / module).write_text("from farshore.engine.kernel import kernel\n\n@kernel\ndef f(x): return x\n")
    name = f"little.{module.removesuffix('.py').replace('/', '.')}"
    done = python("-c", f"import {name}", path=f"{tmp_path}:{SOURCE}", cache=tmp_path / "cache")
    assert f"TypeError: {name}.f cannot be a kernel: editing it there compiles nothing" in done.stderr


def test_a_kernel_that_stands_in_no_file_is_compiled_each_time(tmp_path: Path) -> None:
    code = "from farshore.engine.kernel import kernel\n@kernel\ndef double(x): return 2 * x\nprint(double(4))"
    done = python("-", path=str(SOURCE), cache=tmp_path, stdin=code)
    assert (done.stdout, done.stderr) == ("8\n", "")
