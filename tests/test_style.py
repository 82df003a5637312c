"""What linters do not know: how kernels are written, and that the docs stay true."""

import ast
import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src" / "farshore").rglob("*.py"))


def kernels(path: Path) -> list[ast.FunctionDef]:
    tree = ast.parse(path.read_text())
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(each, ast.Name) and each.id in ("kernel", "wrapping") for each in node.decorator_list)
    ]


def record_assignments(function: ast.FunctionDef) -> list[int]:
    """Lines that store into an array of records by index: that compiles to a slow field-by-field copy."""
    arguments = function.args.args
    arrays = {
        each.arg for each in arguments if isinstance(each.annotation, ast.Name) and each.annotation.id == "Records"
    }
    lines = []
    for node in ast.walk(function):
        targets = node.targets if isinstance(node, ast.Assign) else []
        for target in targets:
            if isinstance(target, ast.Subscript) and isinstance(target.value, ast.Name) and target.value.id in arrays:
                lines.append(target.lineno)
    return lines


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_kernels_copy_records_and_never_assign_them(path: Path) -> None:
    for function in kernels(path):
        assert record_assignments(function) == [], f"{path.name}: {function.name} assigns a record, use copy()"


def test_the_search_for_record_assignments_finds_one() -> None:
    function = ast.parse("def f(states: Records, other: Records):\n    states[0] = other[0]").body[0]
    assert isinstance(function, ast.FunctionDef)
    assert record_assignments(function) == [2]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_kernels_neither_raise_nor_assert(path: Path) -> None:
    for function in kernels(path):
        for node in ast.walk(function):
            assert not isinstance(node, ast.Raise | ast.Assert | ast.Try), f"{path.name}: {function.name}"


DOCS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("path", DOCS, ids=lambda path: path.stem)
def test_links_in_docs_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", path.read_text()):
        if "://" not in target:
            assert (path.parent / target).exists(), target


def test_the_example_of_the_readme_works() -> None:
    text = (ROOT / "README.md").read_text()
    examples = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, "README.md", "exec"), {"print": lambda *args: None})


@pytest.mark.parametrize("module", ["farshore", "farshore.play"])
def test_examples_in_docstrings_work(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module))
    assert result.attempted > 0
    assert result.failed == 0
