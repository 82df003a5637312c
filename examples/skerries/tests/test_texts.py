"""The texts of the board: every language says everything, with the same blanks to fill in."""

import re
from importlib.resources import files

import pytest
from skerries.notation import REASONS
from skerries.tutorial import TUTORIAL

MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n[ \t}].*)*)", re.MULTILINE)


def texts(language: str) -> dict[str, set[str]]:
    """The blanks of every text, by its name."""
    text = (files("skerries") / "board" / "texts" / f"{language}.ftl").read_text()
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in MESSAGE.findall(text)}


@pytest.mark.parametrize("language", ["de", "es", "fr", "it"])
def test_every_language_says_what_english_says(language: str) -> None:
    assert texts(language) == texts("en")


def test_every_reason_and_every_step_of_the_tutorial_has_a_text() -> None:
    names = {f"skerries-why-{reason.code.replace('_', '-')}" for reason in REASONS}
    names |= {f"learn-skerries-{step.text}" for step in TUTORIAL.steps}
    assert names <= set(texts("en"))
