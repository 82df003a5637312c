"""What the page says of matches that were stored under earlier rules."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.serving import Person, Server
from tests.server.test_upgrades import BROKEN, Played, eventually, upgraded
from tests.web.conftest import Visit
from tests.web.test_page import assert_accessible

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    with upgraded(tmp_path_factory.mktemp("upgrade")) as played:
        yield played


@pytest.fixture(scope="module")
def site(played: Played) -> Server:
    return played.server


def cookies(person: Person) -> dict[str, Any]:
    """What makes a browser that person's."""
    held = [{"name": each.name, "value": each.value, "url": person.server.url} for each in person.http.cookies.jar]
    return {"cookies": held, "origins": []}


def test_the_page_says_that_a_match_is_frozen_and_offers_what_can_be_done(played: Played, visit: Visit) -> None:
    page = visit(f"/table/{played.far}", storage_state=cookies(played.ann)).page
    expect(page.locator(".bar .status")).to_have_text(
        "Frozen: the rules have changed. After step 2, version 2 no longer allows the next move."
    )
    expect(page.locator("[data-action=rematch]")).to_be_visible()
    expect(page.locator("[data-action=agree-to-end]")).to_have_text("End it with this score")
    expect(page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
    assert_accessible(page)
    watching = visit(f"/table/{played.far}", language="de").page
    expect(watching.locator(".bar .status")).to_contain_text("Eingefroren: Die Regeln haben sich geändert.")
    expect(watching.locator("[data-action]")).to_have_count(0)


def test_home_lists_matches_that_cannot_be_played_and_does_not_offer_them(played: Played, visit: Visit) -> None:
    def mine() -> set[str]:
        """Matches that ann cannot open."""
        listed = played.ann.ask("get", "/api/v1/mine")
        return {entry["id"] for entry in listed if entry["status"] == "unreadable"}

    eventually(lambda: mine() >= BROKEN.keys())  # they are read in the background after the start
    home = visit("/", storage_state=cookies(played.ann)).page
    expect(home.locator(f"a.entry[href='/table/{played.far}'] .state")).to_contain_text("Frozen")
    expect(home.locator("a.entry[href='/table/--corrupt'] .state")).to_contain_text("Cannot be shown")
    expect(home.locator(".waits a")).to_have_attribute("href", f"/table/{played.near}")


def test_the_page_says_where_a_replay_stops(played: Played, visit: Visit) -> None:
    page = visit(f"/replay/{played.over_far}/0", language="fr").page
    expect(page.locator("[data-halt='6']")).to_contain_text("On s’arrête après l’étape 6 sur 10")
    page.locator("[aria-label='À la fin']").click()
    page.wait_for_selector("main[data-stop='2']")
    assert_accessible(page)


def test_the_page_says_that_a_match_cannot_be_read(played: Played, visit: Visit) -> None:
    page = visit("/table/--corrupt", storage_state=cookies(played.ann)).page
    expect(page.get_by_role("heading", name="This match cannot be shown")).to_be_visible()
