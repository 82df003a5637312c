"""Documents promise what tests hold: whatever they name as a test, a command or a setting is there under that name."""

import re
from functools import cache
from pathlib import Path

import pytest

from farshore.server import lobby, matches, me, replay, sockets, tables, tutorials
from farshore.server.settings import PREFIX, Settings
from farshore.terminal import main

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def code(page: Path) -> list[str]:
    """What a page sets as code: spans, each on one line, and the lines of blocks."""
    text = page.read_text()
    blocks = re.findall(r"^```\w*\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    spans = re.findall(r"`([^`]+)`", re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE))
    return [" ".join(span.split()) for span in spans] + [line for block in blocks for line in block.splitlines()]


@cache
def sources() -> str:
    """All tests, as text."""
    return "".join(path.read_text() for path in sorted((ROOT / "tests").rglob("test_*.py")))


def missing_tests(words: list[str]) -> list[str]:
    """Files and functions among these words that are named as tests and are not there. A name may end with `...`."""
    lost = []
    for word in words:
        for path in re.findall(r"\btests/[\w./-]*\w|\btest_\w+\.py", word):  # a folder, or a file with its folder
            if "<" not in word and not (ROOT / path).exists():
                lost.append(path)
        if named := re.fullmatch(r"(test_\w+)(\.\.\.)?", word):
            lost += [] if f"def {named[1]}{'' if named[2] else '('}" in sources() else [word]
    return lost


@each_page
def test_every_test_that_is_named_exists(page: Path) -> None:
    assert missing_tests(code(page)) == []


def test_a_test_that_does_not_exist_is_noticed() -> None:
    there = ["tests/test_promises.py", "test_a_test_that_...", "test_a_test_that_does_not_exist_is_noticed"]
    assert missing_tests(there) == []
    lost = ["tests/server/test_nothing.py", "test_promises.py", "test_never_written_...", "test_a_test_that"]
    assert missing_tests(lost) == lost


@each_page
def test_every_file_that_is_named_exists(page: Path) -> None:
    folders = ("src", "tests", "docs", "deploy", "examples", "benchmarks", "scripts")
    files = [f"/{path.relative_to(ROOT)}" for folder in folders for path in (ROOT / folder).rglob("*.*")]
    name = r"(?<![\w./<>-])[\w/-]+\.(?:py|js|css|svg|yaml|ts)\b"
    named = {each for text in code(page) for each in re.findall(name, text)}
    assert [each for each in sorted(named) if not any(file.endswith(f"/{each}") for file in files)] == []


@each_page
def test_every_command_and_setting_that_is_named_exists(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    settings = {f"{PREFIX}{name.upper()}" for name in Settings.__struct_fields__}
    settings |= {f"{PREFIX}{name}" for name in ("CACHE", "QUICK", "SOAK")}
    lost = []
    for line in code(page):
        if (made := re.match(r"make ([a-z-]+)", line)) and made[1] not in targets:
            lost.append(line)
        lost += [name for name in re.findall(rf"\b{PREFIX}[A-Z]+\b", line) if name not in settings]
        if asked := re.match(r"(?:\S*/bin/)?farshore ([a-z]+)(.*)", line.partition("#")[0]):
            command = main.commands.get(asked[1])
            flags = {flag for each in command.params for flag in each.opts} if command else set()
            if command is None or not flags.issuperset(re.findall(r"--[a-z-]+", asked[2])):
                lost.append(line)
    assert lost == []


def test_every_setting_is_documented() -> None:
    rows = [line for line in (ROOT / "docs" / "hosting.md").read_text().splitlines() if line.startswith("| ")]
    documented = {name for row in rows for name in re.findall(rf"`{PREFIX}([A-Z]+)`", row)}
    assert documented == {name.upper() for name in Settings.__struct_fields__} | {"CACHE"}


def test_settings_have_the_values_that_are_documented() -> None:
    """Numbers and addresses after the colon of a row, in the order of its settings."""
    page = (ROOT / "docs" / "hosting.md").read_text()
    found: dict[str, str] = {}
    for row in re.findall(rf"^\|[^|]*\|([^|]*`{PREFIX}[A-Z]+`[^|]*)\|(.*)\|$", page, re.MULTILINE):
        names = [name.lower() for name in re.findall(rf"{PREFIX}([A-Z]+)", row[0])]
        values = re.findall(r"\d[\d.]*(?=[,;]| normal| *$)", row[1].rpartition(":")[2])
        if len(names) == len(values):
            found |= dict(zip(names, values, strict=True))
    usual = Settings()
    assert found == {
        "host": usual.host,
        "port": str(usual.port),
        "grace": f"{usual.grace:g}",
        "patience": f"{usual.patience:g}",
        "proxies": usual.proxies,
    }


def test_the_interface_for_programs_is_documented_in_full() -> None:
    """A path may be shortened to its end where it stands beside another of the same table."""
    words = {"table_id": "ID", "stop": "N", "game": "GAME"}
    routes = [route for module in (lobby, matches, me, replay, sockets, tables, tutorials) for route in module.ROUTES]
    paths = {re.sub(r"{(\w+):\w+}", lambda found: words[found[1]], path) for route in routes for path in route.paths}
    spans = [span.split("?")[0].split()[-1] for span in code(ROOT / "docs" / "live-matches.md") if "/" in span]
    named = {span for span in spans if span.startswith(("/api/", "/ws/"))}
    assert named - paths == set()
    assert {path for path in paths - named if path.partition("ID")[2] not in spans} == set()
