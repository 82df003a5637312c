"""Rules are cited by the numbers of the README: no citation leads nowhere, and no rule is forgotten."""

import re
from pathlib import Path

HERE = Path(__file__).parents[1]


def test_every_citation_names_a_rule_and_every_rule_is_cited() -> None:
    rules = set(re.findall(r"^- (SK-\d+)\.", (HERE / "README.md").read_text(), re.MULTILINE))
    code = [*(HERE / "src").rglob("*.py"), *(HERE / "tests").glob("*.py")]
    assert {cited for file in code for cited in re.findall(r"SK-\d+", file.read_text())} == rules
