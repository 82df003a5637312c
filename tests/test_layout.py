"""Where things are: a game is one folder, the same thing has the same name in each, and nothing else names a game."""

import re
from pathlib import Path

import pytest

from farshore import games

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "farshore"
OUTSIDE = ROOT / "examples" / "skerries" / "src" / "skerries"
NAMES = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py"))
FOLDERS = [PACKAGE / "games" / name for name in NAMES]
TESTS = [ROOT / "tests" / "games" / name for name in NAMES]
# A small game has neither statistics nor colours, needs no numbers for its few reasons, and has the usual features.
LEFT_OUT_OUTSIDE = {"features", "statistics", "reasons", "board/colours.css", "board/opening", "board/selection.js"}
# Tests of more than a module, each with what it is about.
WHOLE = {"test_oracle": "the rules against the slow twin"}


def parts(folder: Path) -> set[str]:
    """Modules and folders of a game by name, and the files of its board."""
    names = {path.stem if path.suffix == ".py" else path.name for path in folder.iterdir() if path.suffix != ".pyc"}
    board = {f"board/{path.name}" for path in (folder / "board").iterdir()}
    return {name for name in names | board if "__pycache__" not in name} - {"board/types.d.ts"}


def documented() -> set[str]:
    """The files that every game has, as the page about the architecture lists them."""
    _, _, table = (ROOT / "docs" / "architecture.md").read_text().partition("| file | holds |")
    found: set[str] = set()
    for row in re.findall(r"(?m)^\| (`[^|]*) \|", table.split("\n\n")[0]):
        first, *rest = re.findall(r"`([^`]+)`", row)
        if first != "board/":
            found |= {name.removesuffix(".py") for name in (first, *rest)}
    rows = table.split("\n\n")[0]
    board = re.search(r"(?m)^\| `board/` \| (.*) \|$", rows)
    assert board
    return (
        found | {"board"} | {f"board/{name.split('/')[0]}" for name in re.findall(r"`([\w.]+(?:/[^`]*)?)`", board[1])}
    )


def test_all_games_have_the_documented_files_and_no_other_in_common() -> None:
    common = set.intersection(*map(parts, FOLDERS))
    assert common == documented()


def test_a_game_from_outside_has_the_same_names() -> None:
    common = set.intersection(*map(parts, FOLDERS))
    assert common - parts(OUTSIDE) == LEFT_OUT_OUTSIDE


@pytest.mark.parametrize("tests", TESTS, ids=NAMES)
def test_tests_of_a_game_are_named_after_its_modules(tests: Path) -> None:
    modules = parts(PACKAGE / "games" / tests.name)
    files = [path.stem for path in tests.glob("test_*.py")]
    assert len(files) > 5
    strangers = {
        name
        for name in files
        if not any(name == f"test_{module}" or name.startswith(f"test_{module}_") for module in modules)
        and not any(name == whole or name.startswith(f"{whole}_") for whole in WHOLE)
    }
    assert strangers == set()


def test_tests_of_all_games_have_the_same_files() -> None:
    """Adapter, oracle, positions, types, playthroughs and counts are in the folder of their game."""
    kinds = [{path.name for path in folder.iterdir() if not path.name.startswith("test_")} for folder in TESTS]
    assert {"adapter.py", "oracle.py", "boards.py", "typed.py", "playthroughs", "counts.txt"} <= set.intersection(
        *kinds
    )


# ---- nothing outside a game's folder names a game

TITLES = [each for game in games.playable() for each in (game.name, game.title, game.package.rpartition(".")[2])]
NAMED = re.compile("|".join(rf"(?<![\w-]){re.escape(each)}(?![\w-])" for each in TITLES), re.IGNORECASE)
# Files that name one all the same, each with the reason.
MAY_NAME = {
    "src/farshore/web/texts": "a sentence of the home page has the word explorers in some languages",
    "tests/match/fair_match.py": "a stored match of one game, from which the checkers in other languages are tested",
}


def helpers() -> list[Path]:
    """Benchmarks, scripts and helpers of tests; no tests, which may take any game as an example."""
    paths = [*(ROOT / "benchmarks").rglob("*.py"), *(ROOT / "scripts").rglob("*.py"), ROOT / "Makefile"]
    inner = [path for path in (ROOT / "tests").rglob("*.py") if not path.name.startswith("test_")]
    return paths + [path for path in inner if not any(folder in path.parents for folder in TESTS)]


def sources() -> list[Path]:
    """The package without the folders of games."""
    paths = [path for kind in ("*.py", "*.js", "*.css", "*.ts", "*.svg", "*.html") for path in PACKAGE.rglob(kind)]
    inner = [path for path in paths if not any(folder in path.parents for folder in FOLDERS)]
    return [path for path in inner if "vendor" not in path.parts]


def without_prose(path: Path) -> str:
    """A file without its docstrings, in which examples may name a game."""
    text = path.read_text()
    return re.sub(r'(?s)""".*?"""', "", text) if path.suffix == ".py" else text


def test_nothing_outside_a_games_folder_names_a_game() -> None:
    found = {
        str(path.relative_to(ROOT)): NAMED.findall(without_prose(path))
        for path in (*helpers(), *sources())
        if not any(str(path.relative_to(ROOT)).startswith(each) for each in MAY_NAME)
    }
    assert len(found) > 150
    assert {name: words for name, words in found.items() if words} == {}


@pytest.mark.parametrize("text", [f'"{TITLES[0]}"', TITLES[1], f"farshore.games.{TITLES[2]}", f".{TITLES[0]} {{"])
def test_the_search_for_names_finds_one(text: str) -> None:
    assert NAMED.search(text)
