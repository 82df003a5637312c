"""A game of another distribution, installed beside Farshore from its wheel: no file of Farshore knows of it."""

import base64
import csv
import hashlib
import os
import random
import signal
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.distributions import ROOT, SKERRIES
from tests.server.serving import Person, Server
from tests.web.conftest import Visit, settled
from tests.web.test_page import assert_accessible, assert_fits

pytestmark = pytest.mark.slow
GAME = "skerries"
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "NUMBA", "COV"))}


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packages of a new environment with two wheels. What these depend on is taken from this environment."""
    folder = tmp_path_factory.mktemp("outside")
    for source in (ROOT, SKERRIES):
        build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(source)]
        subprocess.run(build, check=True, capture_output=True)
    venv.create(folder / "env", symlinks=True)
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "env" / "bin" / "python"), "install", "--quiet"]
    wheels = map(str, folder.glob("*.whl"))
    subprocess.run([*pip, "--no-deps", "--no-index", "--no-compile", *wheels], check=True, env=CLEAN)
    packages = next((folder / "env" / "lib").glob("python*")) / "site-packages"
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return packages


@pytest.fixture(scope="module")
def python(packages: Path) -> str:
    return str(packages.parents[2] / "bin" / "python")


def run(python: str, *arguments: str, stdin: str = "", **flags: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [python, *arguments], cwd=ROOT, env=CLEAN | flags, input=stdin, capture_output=True, text=True, timeout=500
    )


@pytest.fixture(scope="module")
def site(python: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of that environment, once the game is ready."""
    server = Server(tmp_path_factory.mktemp("server"), python=python, path="").start(GAME)
    yield server
    server.close()
    server.kill(signal.SIGTERM)
    assert "Traceback" not in server.log()


def test_it_keeps_the_laws_and_its_own_tests_pass(packages: Path, python: str) -> None:
    where = run(python, "-c", "import farshore, skerries; print(farshore.__file__, skerries.__file__)").stdout.split()
    assert [Path(file).parents[1] for file in where] == [packages, packages]
    tests = ["tests/games/test_laws.py", "examples/skerries/tests"]
    done = run(python, "-m", "pytest", "-q", "-k", GAME, "-p", "no:cacheprovider", *tests, FARSHORE_QUICK="1")
    assert done.returncode == 0, done.stdout
    assert int(done.stdout.split(" passed")[0].split()[-1]) > 40


def test_it_is_played_in_the_terminal(python: str) -> None:
    rng = random.Random(1)
    lines = "".join(f"{rng.choice(('', '?'))}{rng.choice('ab')}{rng.choice('12')}\n" for _ in range(300))
    done = run(python, "-m", "farshore", "play", GAME, "--seed", "1", "--level", "1", stdin=lines)
    assert done.returncode == 0, done.stderr
    assert "Skerries   the score" in done.stdout


def test_its_matches_have_statistics_though_it_says_nothing_of_what_it_counts(python: str) -> None:
    done = run(python, "-m", "farshore", "stats", GAME, "--matches", "20", "--level", "1", "--jobs", "2")
    assert done.returncode == 0, done.stderr
    assert "The seat that begins gets" in done.stdout
    assert [line.split()[0] for line in done.stdout.splitlines() if " ± " in line and "%" not in line][:2] == [
        "begins",
        "2nd",
    ]


def test_a_live_match_is_played_to_its_end_against_a_bot(site: Server) -> None:
    ann = Person(site, "Ann")
    line = ann.join(ann.open(GAME, options={"turns": "8"}, bots=[{"seat": 1, "level": 3}]))
    rng = random.Random(2)
    refused = line.wait(lambda scene: scene["acts"]) and line.do("act", text="sail e1")
    assert (refused["st"], refused["why"], refused["args"]) == (
        "rejected",
        "not_beside",
        {"square": "e1", "ship": "a1"},
    )
    while line.wait(lambda scene: scene["acts"] or scene["about"]["status"] == "over")["acts"]:
        assert line.do("act", text=rng.choice(line.scene["legal"])["text"])["st"] == "applied"
    assert line.scene["about"]["scores"] == line.scene["view"]["receipt"]["totals"]
    assert None not in line.scene["view"]["commissions"]
    assert "commission ?" in [each["text"] for each in line.heard if each["kind"] == "drawn"]  # the bot's, at first


def heard(page: Page) -> int:
    return int(page.locator("main.match").get_attribute("data-heard") or 0)


def acted(page: Page, press: Any) -> None:
    """Press something on the board, and wait until it is my turn again."""
    before = heard(page)
    press()
    page.wait_for_function("before => document.querySelector('main.match').dataset.heard > before + 1", arg=before)
    page.wait_for_selector("[data-at][data-lit], main[data-over=true]")


def test_its_board_is_played_on_by_pointer_and_keyboard(visit: Visit) -> None:
    page = visit("/").page
    expect(page.locator("article", has=page.locator(f"[data-play={GAME}]")).locator("h2")).to_have_text("Skerries")
    page.click(f"[data-play={GAME}]")
    page.wait_for_selector("[data-at][data-lit]")
    assert_accessible(page)
    acted(page, lambda: page.click("[data-at=b1]"))
    expect(page.get_by_role("gridcell", name="charted by you, your ship")).to_have_attribute("data-at", "b1")
    page.click("[data-mode=look]")
    acted(page, lambda: page.click("[data-at=b2]"))
    expect(page.get_by_role("gridcell", name="you saw")).to_have_count(1)
    page.click("[data-at=e1]")
    expect(page.get_by_role("alert").first).to_have_text("e1 is not beside your ship at b1.")
    page.locator("[data-at=b1]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-at=c1]")).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Nobody has charted this square")
    page.keyboard.press("Escape")
    expect(page.locator("[data-at=c1]")).to_be_focused()
    acted(page, lambda: page.keyboard.press("Enter"))
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("You look at b2")
    page.get_by_role("tab", name="Score sheet").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("2 squares")


def test_its_rules_and_its_tutorial_are_shown(visit: Visit) -> None:
    page = visit(f"/rules/{GAME}", size="phone", language="de").page
    expect(page.get_by_role("heading", name="Die Seekarte")).to_be_visible()
    assert_accessible(page)
    assert_fits(page)
    page.goto(f"/learn/{GAME}")
    main = page.locator("main.learn")
    for _ in range(30):
        main.wait_for()
        settled(page)  # or the last step is still seen, and its dialog not yet
        if page.locator("dialog").count():
            break
        verb, _, square = (main.get_attribute("data-awaits") or "").partition(" ")
        if verb == "look":
            page.locator("[data-mode=look]").tap()
        page.locator(f"[data-at={square}]" if verb else "[data-action=onward]").tap()
    expect(page.get_by_role("dialog")).to_contain_text("Segeln kartiert")


def test_no_file_of_farshore_knows_of_it(packages: Path) -> None:
    record = next(packages.glob("farshore-*.dist-info")) / "RECORD"
    for name, digest, _ in csv.reader(record.read_text().splitlines()):
        data = (packages / name).read_bytes()
        assert GAME.encode() not in data.lower(), name
        if digest:
            kind, _, expected = digest.partition("=")
            assert base64.urlsafe_b64encode(hashlib.new(kind, data).digest()).rstrip(b"=").decode() == expected
