"""Tutorials: every step can be played by the rules, and there is a text for it in every language."""

import re
from importlib.resources import files

import pytest

from farshore import games
from farshore.engine.errors import IllegalAction
from farshore.match.tutorial import LEARNER, Step, Tutorial, prompts, tutorial
from farshore.server.tutorials import lesson

LANGUAGES = [each.name for each in (files("farshore") / "web" / "texts").iterdir()]
LONGEST = 200  # characters of a text, which stands beside a board on a phone


@pytest.mark.parametrize("game", games.names())
def test_every_step_is_played_by_the_rules(game: str) -> None:
    made, steps = lesson(game), tutorial(game).steps
    assert 8 <= len(steps) <= 11
    assert sorted({moment.step for moment in made.moments}) == list(range(made.steps))
    for prompt, moment in zip(prompts(tutorial(game)), made.moments, strict=True):
        assert prompt.match.position is not None
        legal = prompt.match.position.legal(LEARNER)
        offered = [choice.text for choice in moment.scene.legal]
        assert set(offered) <= set(legal)
        assert (moment.awaits in offered) is bool(moment.awaits)
        assert moment.scene.acts is bool(moment.awaits)


def test_what_the_rules_forbid_cannot_be_a_step() -> None:
    first = tutorial("lost-cities").steps[0]
    with pytest.raises(IllegalAction):
        list(prompts(Tutorial("lost-cities", (first, Step("begin", "0 lay R10")))))


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_language_has_short_texts_for_all_steps(language: str, game: str) -> None:
    texts = files(games.get(game).package) / "board" / "texts" / f"{language}.ftl"
    said = dict(re.findall(r"^([\w-]+) = (.*)$", texts.read_text(), re.MULTILINE))
    names = {f"learn-{game}-{step.text}" for step in tutorial(game).steps}
    names |= {f"learn-{game}-remember-{number}" for number in (1, 2, 3)}
    assert names - set(said) == set()
    assert {name: len(said[name]) for name in names if len(said[name]) > LONGEST} == {}
