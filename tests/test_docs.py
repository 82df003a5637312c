"""The documents: every link leads somewhere, and what is shown as Python runs."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from farshore.terminal import main

ROOT = Path(__file__).parents[1]
FOLDERS = ("docs", "docs/games", "docs/guides", "docs/statistics", "docs/decisions")
PAGES = sorted([*ROOT.glob("*.md"), *(page for folder in FOLDERS for page in (ROOT / folder).glob("*.md"))])
GUIDES = sorted((ROOT / "docs" / "guides").glob("*.md"))


def anchors(page: Path) -> set[str]:
    """What a page's headings are called in links."""
    heads = re.findall(r"^#+ (.+)$", page.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    lost = []
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text()):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            lost.append(link)
    assert lost == []


def test_every_page_can_be_reached_from_the_readme() -> None:
    reached: set[Path] = set()
    waiting = [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page in reached or page.suffix != ".md":
            continue
        reached.add(page)
        links = re.findall(r"\]\(([^)\s#]+)", page.read_text())
        waiting += [(page.parent / link).resolve() for link in links if not re.match(r"[a-z]+:", link)]
    assert [page.name for page in PAGES if page not in reached] == []


@pytest.mark.parametrize("guide", GUIDES, ids=lambda page: page.stem)
def test_what_a_guide_shows_in_python_runs(guide: Path) -> None:
    """All of a guide in one program: a later block may use what an earlier one made."""
    if code := "\n".join(re.findall(r"```python\n(.*?)```", guide.read_text(), re.DOTALL)):
        ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=False)
        assert ran.returncode == 0, ran.stderr
        assert ran.stdout


def commands_shown() -> list[tuple[str, str]]:
    """The lines with our command in the code blocks of all pages, by page."""
    blocks = [
        (str(page.relative_to(ROOT)), block)
        for page in PAGES
        for block in re.findall(r"```(?:sh|bash)?\n(.*?)```", page.read_text(), re.DOTALL)
    ]
    found = [(page, line) for page, block in blocks for line in block.replace("\\\n", " ").splitlines()]
    return [(page, line.strip()) for page, line in found if re.match(r"\s*farshore [a-z]", line)]


def test_every_command_that_is_shown_exists_with_its_options() -> None:
    shown = commands_shown()
    assert len(shown) > 15
    for page, line in shown:
        _, name, *words = shlex.split(line, comments=True)
        assert name in main.commands, f"{page}: {line}"
        known = {option for each in main.commands[name].params for option in each.opts + each.secondary_opts}
        used = {word.split("=")[0] for word in words if word.startswith("--")}
        assert used <= known, f"{page}: {line}"
