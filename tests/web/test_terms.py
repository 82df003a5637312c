"""Words: one for each idea and language, as docs/terms.md lists them, and the typography of each language."""

import re
from pathlib import Path

import pytest

from farshore import games
from tests.web.test_texts import BOARDS, FILES, LANGUAGES, messages

TERMS = Path(__file__).parents[2] / "docs" / "terms.md"
SCOPES = {game.title: game.package.rpartition(".")[2] for game in map(games.get, games.names())}  # folders by title
EXPRESSION = re.compile(r"\{[^{}]*?->|\{[^{}]*\}|^\s*\*?\[\w+\] *|^\s*\}", re.MULTILINE)


def prose(text: str) -> str:
    """A message as people read it, all variants one after the other: no names of arguments or variants."""
    while (plain := EXPRESSION.sub("…", text)) != text:
        text = plain
    return text


def texts(language: str, file: str) -> dict[str, str]:
    return {name: prose(text) for name, text in messages(language, file).items()}


def words(cell: str) -> list[re.Pattern[str]]:
    """The words of a cell: whole ones, or beginnings that end with `*`."""
    found = [word.strip() for word in cell.replace("\\|", "|").split("|") if word.strip()]
    ends = ["" if word.endswith("*") else r"(?!\w)" for word in found]
    return [re.compile(rf"(?<!\w){re.escape(w.rstrip('*'))}{end}", re.I) for w, end in zip(found, ends, strict=True)]


def rows() -> list[tuple[str, str, str, str]]:
    """Scope, language, what to say and what not, for each row of the list."""
    found = []
    for scope, section in re.findall(r"^## (.+)\n((?:(?!^## ).*\n)*)", TERMS.read_text(), re.MULTILINE):
        for line in section.splitlines():
            cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
            if len(cells) == 4 and cells[1] in LANGUAGES:
                found.append((scope, *cells[1:]))
    return found


def files_of(scope: str) -> list[str]:
    folder = f"games/{SCOPES[scope]}/" if scope in SCOPES else ""
    return [file for file, path in FILES.items() if folder in path]


def test_the_list_can_be_read() -> None:
    assert {scope for scope, *_ in rows()} == {"Everywhere", *SCOPES}
    assert {SCOPES[scope] for scope in SCOPES} == {board.parent.name for board in BOARDS}
    assert len(rows()) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_idea_has_one_word(language: str) -> None:
    wrong, unsaid = [], []
    for scope, _, say, avoid in (row for row in rows() if row[1] == language):
        said = {name: text for file in files_of(scope) for name, text in texts(language, file).items()}
        wrong += [
            f"{name}: {word.pattern}: {text.strip()}"
            for word in words(avoid)
            for name, text in said.items()
            if word.search(text)
        ]
        unsaid += [word.pattern for word in words(say) if not any(word.search(text) for text in said.values())]
    assert wrong == []
    assert unsaid == []  # a word that no text uses any more leaves the list


TYPOGRAPHY = {
    "en": [r"'", r'"', r"„", r"«", r" %"],
    "de": [r"'", r'"', r"”", r"«", r"(?<!„)(?<!\w)“(?!\s|$|[.,:)!?])", r"“\w", r"\.\.\."],
    "fr": [r"'", r'"', r"(?<!\u202f)[;!?%»]", r"(?<!\u202f):(?!\w)", r"«(?!\u202f)", r"[“„]", r"\.\.\.", "\u00a0"],
    "it": [r"'", r'"', r"[“„]", r"\s[;:!?]", r"\.\.\."],
    "es": [r"'", r'"', r"[“„]", r"\s[;:!]", r"(?m)^[^¿]*[^¿«]\?(?!»)", r"\.\.\."],
}  # what is wrong


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_typography_is_that_of_the_language(language: str, file: str) -> None:
    found = [
        f"{name}: {pattern}: {text.strip()}"
        for name, text in texts(language, file).items()
        for pattern in TYPOGRAPHY[language]
        if re.search(pattern, text)
    ]
    assert found == []


SAME_PLURAL = {
    "de": r"Plättchen|Kundschafter",
    "fr": r"\bcroix\b|\breste\b|avec événement",
    "it": r"\bX\b",
}  # for one and for many


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_choose_their_plural(language: str, file: str) -> None:
    """Where one language has a plural for an argument, so has every other whose words differ."""
    chosen = re.compile(r"\$(\w+) ->(?=[^}]*\[one\])")
    english = {name: set(chosen.findall(text)) for name, text in messages("en", file).items()}
    other = messages(language, file)
    same = re.compile(SAME_PLURAL.get(language, "(?!)"))
    missing = [
        f"{name}: {sorted(numbers - set(chosen.findall(other[name])))}"
        for name, numbers in english.items()
        if numbers - set(chosen.findall(other[name])) and not same.search(other[name])
    ]
    assert missing == []
