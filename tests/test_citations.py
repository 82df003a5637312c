"""Rules are cited by number, and every citation can be followed: from code and tests to the page of a game, and back.

A page in `docs/games` defines ids such as `LC-14`, `EX-A10` or `EN-13.3` at the beginning of a line or of a table's
row. Code, tests and other documents cite them, alone or as a range (`EX-44 to EX-53`); `EN-8` cites all of chapter 8.
"""

import re
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "docs" / "games").glob("*.md"))
PREFIXES = {re.findall(r"(?m)^- ([A-Z]{2})-\d", page.read_text())[0]: page.stem for page in PAGES}  # pages by prefix
ID = rf"(?:{'|'.join(PREFIXES)})-[ACDEFT]?\d+(?:\.\d+)?"
FOLDERS = ("src", "tests", "docs", "examples", "benchmarks")
BARE = r"[ACDEFRT]-?\d+(?:\.\d+)?[a-z]?"  # a number that does not say of which game
UNREADABLE = {
    "a number without its game": rf"(?m)#\s*{BARE}(?:[.,]|: [a-z]|\s*$)|(?<![\w`'\"])\({BARE}(?:[,;] [^)\n]*)?\)(?!:)",
    "a number of a table without its game": r" \(\d+(?:, \d+)*\) \|",
    "a kind or section instead of a number": rf"\b(?i:section|ruling|clarification|rule) (?:{BARE}|\d+)\b|\b\d+\.x\b|§",
    "the end of a range without its game": rf"\b{ID}(?:,| to| and| or) [ACDEFT]?\d+(?:\.\d+)?[a-z]?(?![\w-])",
}


def defined(page: Path) -> list[str]:
    """The ids that a page defines, in its order."""
    lines = page.read_text().split("## Rules without code")[0].splitlines()
    found: list[str] = []
    for line in lines:
        start = re.match(rf"(?:- |\*\*|\| )({ID}(?:, {ID})*)", line)
        if start:
            found += start[1].split(", ")
    return found


def excused(page: Path) -> dict[str, str]:
    """Ids that neither code nor tests cite, each with the reason."""
    _, _, section = page.read_text().partition("## Rules without code")
    rows = re.findall(rf"^- ({ID}(?:, {ID})*): (.+)$", section.split("\n## ")[0], re.MULTILINE)
    return {each: reason for ids, reason in rows for each in ids.split(", ")}


DEFINED = {each for page in PAGES for each in defined(page)}


def order(number: str) -> tuple[str, list[int]]:
    kind, rest = re.fullmatch(r"(\w+-[ACDEFT]?)([\d.]+)", number).groups()  # type: ignore[union-attr]
    return kind, [int(part) for part in rest.split(".")]


def cited(text: str) -> set[str]:
    """The ids that a text cites, ranges and whole chapters included."""
    found = set(re.findall(rf"\b{ID}\b", text))
    for first, last in re.findall(rf"\b({ID}) to ({ID})\b", text):
        (kind, low), (_, high) = order(first), order(last)
        found |= {each for each in DEFINED if order(each)[0] == kind and low <= order(each)[1] <= high}
    for each in list(found):
        found |= {inner for inner in DEFINED if inner.startswith(f"{each}.")}
    return found


def files() -> list[Path]:
    paths = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    kept = [
        path
        for path in paths
        if path.suffix in (".py", ".js", ".md", ".css", ".ts", ".ftl", ".toml", ".txt") and "vendor" not in path.parts
    ]
    return [*kept, ROOT / "README.md", ROOT / "CHANGELOG.md"]


def is_known(number: str) -> bool:
    return number in DEFINED or any(each.startswith(f"{number}.") for each in DEFINED)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rule_has_one_number(page: Path) -> None:
    found = defined(page)
    assert len(found) > 20
    assert len(set(found)) == len(found), sorted(each for each in found if found.count(each) > 1)
    assert {PREFIXES[each.split("-")[0]] for each in found} == {page.stem}
    for one, other in pairwise(found):
        if order(one)[0] == order(other)[0]:
            assert order(one) < order(other), f"{other} stands after {one}"


def test_no_citation_leads_nowhere() -> None:
    lost = {
        f"{path.relative_to(ROOT)}: {each}"
        for path in files()
        if path.name != "test_citations.py"
        for each in cited(path.read_text())
        if not is_known(each)
    }
    assert lost == set()


def unreadable(text: str) -> list[str]:
    """Citations in another form, each with what is wrong with it."""
    return [f"{found[0]!r} is {fault}" for fault, form in UNREADABLE.items() for found in re.finditer(form, text)]


def test_every_citation_names_its_game() -> None:
    found = {
        str(path.relative_to(ROOT)): faults
        for path in files()
        if path != Path(__file__) and path.suffix != ".txt" and (faults := unreadable(path.read_text()))
    }
    assert found == {}


@pytest.mark.parametrize(
    "text",
    [
        "x = 1  # R14",
        "    # A6: wagers first",
        "the deck (R21)",
        "both (EN-10.1, A12a)",
        "| `village A` | the nearest (21) |",
        "see section 13",
        "ruling 4",
        "its clarifications are 8.x",
        "(§ 5)",
        "LC-24 to 28",
        "EX-A30 and A31",
    ],
)
def test_another_form_of_citation_is_found(text: str) -> None:
    assert len(unreadable(text)) == 1


@pytest.mark.parametrize("text", ["LC-24 to LC-28", "(EN-10.1, EN-A12)", "`achievement E7`", "LC-19 draw", "rules 1"])
def test_what_is_no_citation_is_left_alone(text: str) -> None:
    assert unreadable(text) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rule_is_cited_by_code_or_a_test_or_says_why_not(page: Path) -> None:
    package = page.stem.replace("-", "_")
    paths = [
        *(ROOT / "src" / "farshore" / "games" / package).rglob("*.[pj][ys]"),
        *(ROOT / "tests" / "games" / package).rglob("*.py"),
    ]
    found = {each for path in paths for each in cited(path.read_text())}
    reasons = excused(page)
    assert set(reasons) <= set(defined(page))
    assert set(defined(page)) - found - set(reasons) == set()
    assert set(reasons) & found == set(), "cited, so it needs no reason"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_code_cites_the_rules_of_its_own_game(page: Path) -> None:
    package = page.stem.replace("-", "_")
    folders = (ROOT / "src" / "farshore" / "games" / package, ROOT / "tests" / "games" / package)
    paths = [path for folder in folders for path in folder.rglob("*.py")]
    found = {each for path in paths for each in re.findall(rf"\b{ID}\b", path.read_text())}
    assert {PREFIXES[each.split("-")[0]] for each in found} == {page.stem}


def test_ranges_and_chapters_are_understood() -> None:
    assert {"LC-24", "LC-26", "LC-28"} <= cited("(LC-24 to LC-28)")
    assert "LC-29" not in cited("(LC-24 to LC-28)")
    assert {"EN-8.1", "EN-8.10"} <= cited("EN-8")
    assert not is_known("LC-99")
