"""Count the lines of code of `src`, folder by folder, and compare them with another revision.

    python scripts/count_lines.py [--base REVISION]

Counted are Python, JavaScript and style sheets, the latter two as `deno fmt` lays them out. Not counted are blank
lines, comments, docstrings, declarations of types, and what others or a program wrote (`vendor`, `types.d.ts`).
"""

import argparse
import ast
import io
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
DENO = Path(sys.executable).with_name("deno")


def python_lines(text: str) -> int:
    """Lines of Python code."""
    tree = ast.parse(text)
    prose: set[int] = set()
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
            and node.body
            and ast.get_docstring(node, clean=False) is not None
        ):
            prose.update(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    lines = enumerate(text.splitlines(), 1)
    return sum(bool(line.strip()) and number not in prose and line.strip()[0] != "#" for number, line in lines)


def page_lines(text: str) -> int:
    """Lines of JavaScript or of a style sheet."""
    without = re.sub(r"(?ms)^[ \t]*(?:/\*.*?\*/|//[^\n]*)[ \t]*$", "", text)
    return sum(bool(line.strip()) for line in without.splitlines())


def files(folder: Path) -> Iterator[Path]:
    """The files that are counted."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".py", ".js", ".css") and "vendor" not in path.parts:
            yield path


def count(source: Path) -> Counter[str]:
    """Lines by folder of a copy of `src`, which is formatted first."""
    page = [str(path) for path in files(source) if path.suffix != ".py"]
    subprocess.run([DENO, "fmt", "--quiet", "--no-config", "--line-width=120", *page], check=True)
    lines: Counter[str] = Counter()
    for path in files(source):
        inner = path.relative_to(source / "farshore")
        folder = "/".join(inner.parts[: 2 if inner.parts[0] == "games" else 1]) if len(inner.parts) > 1 else "."
        text = path.read_text()
        lines[folder] += python_lines(text) if path.suffix == ".py" else page_lines(text)
    return lines


def copy_of(revision: str | None, folder: Path) -> Path:
    """A copy of `src` in that folder, of a revision or as it is."""
    if revision is None:
        return Path(shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__")))
    packed = subprocess.run(["git", "archive", revision, "src"], cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--base", metavar="REVISION", help="compare with that revision")
    base = parser.parse_args().base
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        now = count(copy_of(None, Path(one)))
        before = count(copy_of(base, Path(other))) if base else Counter[str]()
    for folder in sorted(set(now) | set(before)):
        print(f"{folder:<24} {now[folder]:>7,}" + (f" {now[folder] - before[folder]:>+7,}" if base else ""))
    total, change = now.total(), now.total() - before.total()
    print(f"{'together':<24} {total:>7,}" + (f" {change:>+7,}, {change / before.total():+.1%}" if base else ""))


if __name__ == "__main__":
    main()
