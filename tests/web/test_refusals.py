"""Refusals: whatever code the server, a match or a game can send has a text in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import farshore
from farshore import games
from farshore.engine.game import REASONS
from farshore.match import decide
from farshore.server import http_errors, loading
from tests.server.serving import Server
from tests.web.conftest import Visit
from tests.web.players import open_table
from tests.web.test_texts import CODE, LANGUAGES, messages

SOURCE = Path(farshore.__file__).parent
RINGS = ("engine", "match", "server")
CODE_AT = {"Refusal": 0, "_refused": 0, "Unreadable": 0, "Ack": 3}  # which argument of a call is a code


def written_codes(path: Path) -> Iterator[str]:
    """The codes that a module names where it refuses something."""
    for node in ast.walk(ast.parse(path.read_text())):
        found: list[ast.expr] = []
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            found = node.args[CODE_AT[name] :][:1] if name in CODE_AT else []
            found += [keyword.value for keyword in node.keywords if keyword.arg == "code"]
        elif isinstance(node, ast.Dict):
            keys = [key.value if isinstance(key, ast.Constant) else None for key in node.keys]
            found = [value for key, value in zip(keys, node.values, strict=True) if key == "code"]
        for each in found:
            parts = [each.body, each.orelse] if isinstance(each, ast.IfExp) else [each]
            yield from (part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str))


def codes() -> set[str]:
    """Every code that can reach a page about no game in particular."""
    known = {*REASONS, *decide.SENTENCES, *loading.SENTENCES, *http_errors.CODES.values(), http_errors.OTHER_CODE}
    for ring in RINGS:
        for path in (SOURCE / ring).rglob("*.py"):
            known |= set(written_codes(path))
    for path in CODE:  # where the page refuses something itself
        known |= set(re.findall(r'\bwhy: "(\w+)"', path.read_text()))
    return known


def text_name(code: str) -> str:
    return f"why-{code.replace('_', '-')}"


def test_codes_are_found_where_they_are_written(tmp_path: Path) -> None:
    assert {"busy", "unknown", "not_yours", "private", "preparing", "bad_option", "has_resigned", "past"} <= codes()
    new = tmp_path / "new.py"
    new.write_text(
        'Refusal("a", {}, "")\n_refused("b" if late else "c")\nAck("", "rejected", 0, "d")\nRefusal(code="e")\n'
        'raise NotNow("", extra={"code": "f"})\nraise Unreadable("g")\n'
    )
    assert set(written_codes(new)) == set("abcdefg")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    texts = messages(language, "page")
    assert {code for code in codes() if text_name(code) not in texts} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_reason_of_a_game_has_a_text(game: str, language: str) -> None:
    texts = messages(language, games.get(game).package.rpartition(".")[2])
    assert {each.code for each in games.get(game).reasons if f"{game}-{text_name(each.code)}" not in texts} == set()


def test_no_error_is_shown_in_its_own_words() -> None:
    """What a server or a browser says of an error is for programmers; the page has texts."""
    assert [path.name for path in CODE if re.search(r"\berror\.(message|detail)\b", path.read_text())] == []


def test_no_english_sentence_is_shown_in_another_language(site: Server, visit: Visit) -> None:
    page = open_table(site, visit("/", language="fr"), "lost-cities")
    page.keyboard.press("/")
    page.locator("#command").fill("fly to the moon")
    page.keyboard.press("Enter")
    expect(page.locator(".refusal")).to_have_text("Cette commande n’existe pas. Choisis-en une dans la liste.")
