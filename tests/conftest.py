"""Shared by all tests: the games, hypothesis profiles, and how much is played in which kind of run."""

import os
import signal
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

    from tests.server.serving import Server
    from tests.web.conftest import Visit

# A test run tries the same examples each time, so that it is red only for what changed; a soak looks for new ones.
settings.register_profile("soak", max_examples=500, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", parent=settings.get_profile("soak"), derandomize=True)
settings.register_profile("dev", parent=settings.get_profile("ci"), max_examples=50)
settings.register_profile("off", parent=settings.get_profile("ci"), max_examples=20)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("soak" if SOAK else "ci" if COMPILED else "off"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run tests in the browser last: from its start on Playwright's event loop runs, and no other can.

    First of them come the modules with fixtures of their own, each as a whole: what is shared is then made once, or
    twice where it falls to two processes.
    """
    modules = {item: item.nodeid.partition("::")[0] for item in items}
    browsing = {item for item in items if "browser" in getattr(item, "fixturenames", ())}
    whole = {modules[item] for item in browsing} & {modules[item] for item in items if _has_own_fixtures(item)}
    items.sort(key=lambda item: 1 if modules[item] in whole else 2 if item in browsing else 0)


def _has_own_fixtures(item: pytest.Item) -> bool:
    """Whether a test uses something that is made once for its module."""
    known = item._fixtureinfo.name2fixturedefs if isinstance(item, pytest.Function) else {}
    return any(fixture.scope == "module" for fixtures in known.values() for fixture in fixtures)


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


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator["Server"]:
    """A server for the browser, all games ready."""
    from tests.server.serving import Server

    server = Server(tmp_path_factory.mktemp("site")).start()
    yield server
    server.kill(signal.SIGTERM)
    assert "Traceback" not in server.log()


@pytest.fixture
def visit(site: "Server", browser: "Browser") -> Iterator["Visit"]:
    """Opens a page as somebody new: `visit("/", size="phone", language="de")`. Any complaint of the browser fails."""
    from tests.web.conftest import visits

    with visits(site, browser) as go:
        yield go
