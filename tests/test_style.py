"""What linters do not know: how kernels are written, and that the docs stay true."""

import ast
import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src" / "farshore").rglob("*.py"))


KERNEL = ("kernel", "entry", "wrapping")  # decorators


def kernels(path: Path) -> list[ast.FunctionDef]:
    tree = ast.parse(path.read_text())
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(each, ast.Name) and each.id in KERNEL for each in node.decorator_list)
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


# Modules that say what bits and packed numbers mean. All others call what they define.
BITS = {
    "engine/bits.py": "sets of small numbers",
    "engine/cache.py": "who may write to a folder",
    "engine/chance.py": "a generator of random words",
    "engine/encode.py": "reads numbers of any width from bytes, and parts of packed ones as a plan says",
    "games/entdecker/box.py": "masks of land sides, and how they turn",
    "games/entdecker/packed.py": "what a state packs into one number",
    "games/entdecker/placing.py": "what the sides of a space ask of a tile",
    "games/entdecker/routes.py": "sets of tolls, a bit each",
    "games/explorers/boards.py": "bit boards",
}


def bit_operations(tree: ast.AST) -> list[int]:
    """Lines with a shift, or with a mask that is written out or has the name of a constant."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp | ast.AugAssign)
        and (
            isinstance(node.op, ast.LShift | ast.RShift | ast.BitXor)
            or (isinstance(node.op, ast.BitAnd) and any(map(is_mask, operands(node))))
        )
    ]


def operands(node: ast.BinOp | ast.AugAssign) -> tuple[ast.expr, ...]:
    return (node.left, node.right) if isinstance(node, ast.BinOp) else (node.value,)


def is_mask(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Constant)
        or (isinstance(node, ast.Name) and node.id[0].isupper() and node.id.isupper())
        or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert) and is_mask(node.operand))
    )


OUTSIDE = {"asyncio", "datetime", "io", "os", "pathlib", "random", "secrets", "socket", "sys", "time", "uuid"}


def reaches_outside(code: str) -> set[str]:
    """What code imports or calls that depends on more than its arguments, or does more than return something."""
    tree = ast.parse(code)
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {part for alias in node.names for part in alias.name.split(".")}
        elif isinstance(node, ast.ImportFrom):
            found |= {*str(node.module).split("."), *(alias.name for alias in node.names)} & (OUTSIDE | {"objmode"})
        elif isinstance(node, ast.Attribute) and node.attr in ("random", "objmode"):  # numpy.random, numba.objmode
            found.add(node.attr)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            found |= {node.func.id} & {"input", "open", "print"}
    return found & (OUTSIDE | {"objmode", "input", "open", "print"})


def test_rules_have_no_chance_no_clock_no_input_and_no_output() -> None:
    rules = [
        path
        for path in SOURCES
        if path.is_relative_to(ROOT / "src" / "farshore" / "games") and path.parent.name != "games"
    ]
    assert len(rules) > 50
    assert {path.name: found for path in rules if (found := reaches_outside(path.read_text()))} == {}


def test_what_reaches_outside_is_found() -> None:
    code = "import os.path\nfrom time import time\nopen('x')\nprint(1)\nfrom numba import objmode"
    assert reaches_outside(code) == {"os", "time", "open", "print", "objmode"}
    for chance in ("import numpy.random", "from numpy import random", "import numpy as np\nnp.random.rand()"):
        assert reaches_outside(chance) == {"random"}
    assert reaches_outside("import numpy as np\nnp.zeros(3)") == set()


def test_rules_and_engine_read_packed_numbers_by_named_functions_only() -> None:
    found = {
        inner: lines
        for path in SOURCES
        for inner in [path.relative_to(ROOT / "src" / "farshore").as_posix()]
        if inner.startswith(("engine/", "games/")) and not any(map(inner.startswith, BITS))
        if (lines := bit_operations(ast.parse(path.read_text())))
    }
    assert found == {}


@pytest.mark.parametrize("code", ["a >> 3", "a <<= 1", "unit & 3", "a & ~WITHOUT", "a & 0xF", "side ^ 2"])
def test_the_search_for_bit_operations_finds_one(code: str) -> None:
    assert bit_operations(ast.parse(code)) == [1]


def test_every_module_that_may_use_bits_does() -> None:
    for inner in BITS:
        path = ROOT / "src" / "farshore" / inner
        files = path.rglob("*.py") if path.is_dir() else [path]
        assert any(bit_operations(ast.parse(file.read_text())) for file in files), inner


MOST_LINES = 600
GENERATED = ("types.d.ts",)


def test_no_module_is_longer_than_600_lines() -> None:
    package = ROOT / "src" / "farshore"
    paths = [path for kind in ("*.py", "*.js", "*.ts") for path in package.rglob(kind)]
    modules = [path for path in paths if "vendor" not in path.parts and path.name not in GENERATED]
    assert len(modules) > 200
    long = {str(path.relative_to(ROOT)): len(path.read_text().splitlines()) for path in modules}
    assert {name: lines for name, lines in long.items() if lines > MOST_LINES} == {}


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


# Private or old-fashioned words that were replaced, each by what to say instead.
WORDS = {
    r"anew": "again",
    r"(?:a|in \w+) breaths?": "frame",
    r"sees? to it that": "the verb itself",
    r"l(?:ies|ay|ie) round": "is around",
    r"atlas": "map",
    r"looking[ -]back": "replay",
}
LEDGERS = ("CHANGELOG.md", "measurements.md", "status.md")


def prose() -> list[Path]:
    folders = [ROOT / name for name in ("src", "tests", "docs", "examples", "benchmarks", "scripts")]
    paths = [path for folder in folders for kind in ("*.py", "*.js", "*.css", "*.md") for path in folder.rglob(kind)]
    kept = [
        path for path in paths if "vendor" not in path.parts and path.parent.name != "games" and path != Path(__file__)
    ]
    return [path for path in kept if path.name not in LEDGERS]


def test_words_that_were_replaced_do_not_come_back() -> None:
    found = {
        str(path.relative_to(ROOT)): (word, instead)
        for path in prose()
        for pattern, instead in WORDS.items()
        for word in re.findall(rf"\b{pattern}\b", path.read_text(), re.IGNORECASE)
    }
    assert found == {}
