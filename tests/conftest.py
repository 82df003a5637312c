"""Shared by all tests: the games, hypothesis profiles, and how much is played in which kind of run."""

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from farshore import games
from farshore.engine.game import Game
from farshore.engine.kernel import COMPILED
from tests.games.matches import SOAK

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# A test run tries the same examples each time, so that it is red only for what changed; a soak looks for new ones.
settings.register_profile("soak", max_examples=500, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", parent=settings.get_profile("soak"), derandomize=True)
settings.register_profile("dev", parent=settings.get_profile("ci"), max_examples=50)
settings.register_profile("off", parent=settings.get_profile("ci"), max_examples=20)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("soak" if SOAK else "ci" if COMPILED else "off"))


@pytest.fixture(params=games.names())
def game(request: pytest.FixtureRequest) -> Game:
    return games.get(request.param)


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    """Chromium, started once. It is declared here alone: Playwright refuses to run twice in one process."""
    from playwright.sync_api import sync_playwright

    from tests.web.conftest import launch

    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()
