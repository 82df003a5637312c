"""Texts of the page: nothing missing, nothing left over, the same blanks to fill in every language."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from farshore.bots import LEVELS

WEB = Path(__file__).parents[2] / "src" / "farshore" / "web"
BOARDS = sorted((WEB.parent / "games").glob("*/board"))
LANGUAGES = sorted(path.name for path in (WEB / "texts").iterdir())
FILES = {
    **{path.stem: f"web/texts/{{}}/{path.name}" for path in sorted((WEB / "texts" / "en").iterdir())},
    **{board.parent.name: f"games/{board.parent.name}/board/texts/{{}}.ftl" for board in BOARDS},
    **{f"{board.parent.name} before a match": f"games/{board.parent.name}/board/opening/{{}}.ftl" for board in BOARDS},
}  # with room for a language
CODE = [file for folder in (WEB, *BOARDS) for file in sorted(folder.rglob("*.js")) if "vendor" not in file.parts]
MESSAGE = re.compile(r"^([a-z][\w-]*) *=(.*(?:\n(?:[ \t}].*|\s*))*)", re.MULTILINE)

REFERENCE = re.compile(r"\{ *([a-z][\w-]*) *\}")


def messages(language: str, file: str) -> dict[str, str]:
    text = (WEB.parent / FILES[file].format(language)).read_text()
    found = MESSAGE.findall(text)
    names = [name for name, _ in found]
    assert len(set(names)) == len(names), f"said twice: {[name for name in names if names.count(name) > 1]}"
    return dict(found)


def blanks(text: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", text))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_every_language_says_everything(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert set(english) - set(other) == set()  # a language may have more, for its own grammar
    different = [name for name in english if name in other and not blanks(other[name]) <= blanks(english[name])]
    assert different == []
    assert [name for name, text in other.items() if not text.strip()] == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_refer_to_texts_that_are_loaded_with_them(language: str, file: str) -> None:
    """Those of the same file or of the page: a reference to any other cannot be shown, and stops what asked for it."""
    own = messages(language, file)
    there = own.keys() | messages(language, "page").keys()
    assert {name: text for name, text in own.items() if not set(REFERENCE.findall(text)) <= there} == {}


def used(code_files: Sequence[Path] = CODE) -> tuple[set[str], set[str]]:
    """Names of texts that the code asks for, and beginnings of names that it puts together."""
    names: set[str] = set()
    beginnings: set[str] = set()
    for file in code_files:
        code = file.read_text()
        names |= set(re.findall(r'\bt\(\s*"([\w.-]+)"', code))
        names |= set(re.findall(r'\bt\([^()]*\? "([\w-]+)" : "[\w-]+"\)', code))
        names |= set(re.findall(r'\bt\([^()]*\? "[\w-]+" : "([\w-]+)"\)', code))
        for beginning in re.findall(r'\bchapters\("([\w-]+)"\)', code):  # paragraphs and headings of rules
            names |= {beginning + name for name in re.findall(r'\b[ph]\("([\w-]+)"\)', code)}
        beginnings |= set(re.findall(r"\b(?:t|has|said)\(\s*`([a-z][\w-]*-)\$\{", code))
    return names, beginnings


def test_every_text_that_is_asked_for_is_there() -> None:
    known = {name for file in FILES for name in messages("en", file)}
    names, beginnings = used()
    assert {name for name in names if name.split(".")[0] not in known} == set()
    assert {each for each in beginnings if not any(name.startswith(each) for name in known)} == set()


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_needs_no_text_of_its_rules(language: str, board: Path) -> None:
    """What stands after `##` is loaded when rules or tutorial are opened."""
    _, mark, rules = (board / "texts" / f"{language}.ftl").read_text().partition("\n## ")
    later = {name for name, _ in MESSAGE.findall(rules)}
    assert mark
    assert [name for name in later if "-rules-" not in name and not name.startswith("learn-")] == []
    names, beginnings = used([file for file in board.rglob("*.js") if file.name != "rules.js"])
    beginnings = {beginning for beginning in beginnings if "-rules-" in beginning}
    assert {name for name in later if name in names or name.startswith(tuple(beginnings))} == set()


def test_no_text_is_written_in_the_code() -> None:
    """Words between tags, or in names that are read aloud, come from the texts."""
    found = []
    for file in CODE:
        code = re.sub(r"//.*", "", file.read_text())
        found += [f"{file.name}: {text}" for text in re.findall(r">\s*([A-Z][a-z]+(?: [a-z]+)+)\s*<", code)]
        found += [
            f"{file.name}: {text}" for text in re.findall(r'(?:aria-label|title|alt|placeholder)="([^"$]+)"', code)
        ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_the_same_names_before_and_in_a_match(language: str) -> None:
    lines = (WEB / "texts" / language / "page.ftl").read_text().splitlines()
    for level in LEVELS.values():
        assert f"bot-{level.number} = {level.name}" in lines
