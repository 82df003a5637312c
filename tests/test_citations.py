"""Citations of rules, such as LC-14, can be followed: from code and tests to the page of the game, and back."""

import re
from pathlib import Path

import pytest

from farshore import games

ROOT = Path(__file__).parents[1]
ID = r"[A-Z]{2}-[A-Z]?\d+(?:\.\d+)*"


def page(name: str) -> str:
    return (ROOT / "docs" / "games" / f"{name}.md").read_text()


def defined(name: str) -> list[str]:
    """The rules, rulings and facts that the page of a game lists, each at the beginning of a line or table row."""
    return re.findall(rf"^(?:- |\| )({ID})\b", page(name), re.MULTILINE)


def cited(name: str, prefix: str) -> dict[str, str]:
    """What a game's code, tests and oracle cite, with the file that does; a span cites all between its ends."""
    package = games.get(name).package.rpartition(".")[2]
    folders = (ROOT / "src" / "farshore" / "games" / package, ROOT / "tests" / "games" / package)
    paths = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".js")]
    found: dict[str, str] = {}
    for path in (*paths, *(ROOT / "tests" / "oracle").glob(f"*{package}*.py")):
        text = path.read_text()
        for first, last in re.findall(rf"\b{prefix}-(\d+) to {prefix}-(\d+)\b", text):
            found |= {f"{prefix}-{number}": path.name for number in range(int(first), int(last) + 1)}
        found |= dict.fromkeys(re.findall(rf"\b{prefix}-[A-Z]?\d+(?:\.\d+)*", text), path.name)
    return found


@pytest.mark.parametrize("name", [name for name in games.names() if defined(name)])
def test_every_citation_leads_to_a_rule_and_every_rule_to_code_or_a_test(name: str) -> None:
    rules = defined(name)
    assert len(set(rules)) == len(rules), "a rule is listed twice"
    (prefix,) = {rule.partition("-")[0] for rule in rules}
    found = cited(name, prefix)
    assert {rule: file for rule, file in found.items() if rule not in rules} == {}, "cited but not on the page"
    assert [rule for rule in rules if rule not in found] == [], "on the page but cited nowhere"
    on_the_page = re.findall(rf"\b{prefix}-[A-Z]?\d+(?:\.\d+)*", page(name))
    assert set(on_the_page) <= set(rules)
