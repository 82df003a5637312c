"""The main screens look as they did when somebody last looked at them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser

from tests.web.reference import FOLDER, GAMES, SHOTS, Exhibition, Shot, compare, drawn, picture

pytestmark = pytest.mark.slow
TOLERATED = 0.003  # share of changed pixels; other versions of Chromium smooth letters and curves differently


@pytest.fixture(scope="module")
def exhibition(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Exhibition]:
    exhibition = Exhibition(tmp_path_factory.mktemp("exhibition"))
    yield exhibition
    exhibition.close()


def reference(shot: Shot) -> Image.Image:
    return Image.open(shot.path).convert("RGB")


@pytest.mark.parametrize("shot", SHOTS, ids="-".join)
def test_a_screen_looks_as_it_did(exhibition: Exhibition, browser: Browser, shot: Shot) -> None:
    with exhibition.visit(browser, shot) as page:
        found = picture(page)
    share, changes = compare(reference(shot), found)
    if share > TOLERATED:
        place = Path("build/pictures")
        place.mkdir(parents=True, exist_ok=True)
        found.save(place / shot.path.name)
        changes.save(place / f"{shot.path.stem}-changes.png")
    assert share <= TOLERATED, (
        f"{share:.1%} of {shot.path.name} changed: look at build/pictures, and if it should look so, run "
        "`make pictures` and commit what it writes"
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_match_looks_the_same_when_it_is_reached_from_the_home_page(
    exhibition: Exhibition, browser: Browser, game: str
) -> None:
    """Style sheets of the pages before it are still there, and must not reach it."""
    shot = Shot(f"{game}-middle", "desktop", "light")
    with exhibition.visit(browser, Shot("new", "desktop", "light")) as page:
        page.click(".brand")
        page.locator(f"a.entry[href='/table/{game}-over']").click()
        page.wait_for_selector(".ending[data-counted=true]")
        page.keyboard.press("Escape")
        page.click(".brand")
        page.locator(f"a.entry[href='/table/{game}-middle']").click()
        drawn(page, shot)
        found = picture(page)
    assert compare(reference(shot), found)[0] <= TOLERATED


def test_whoever_has_finished_a_match_can_press_everything_on_the_home_page(
    exhibition: Exhibition, browser: Browser
) -> None:
    with exhibition.visit(browser, Shot("home", "desktop", "light")) as page:
        assert page.locator(".state.over").count()
        covered = page.locator(".btn:visible, a.entry:visible, summary:visible").evaluate_all(
            """(all) => all.filter((each) => {
                const { x, y, width, height } = each.getBoundingClientRect();
                const [left, top] = [x + width / 2, y + height / 2];
                if (top < 0 || top > innerHeight) return false;
                const hit = document.elementFromPoint(left, top);
                return !each.contains(hit);
            }).map((each) => each.outerHTML.slice(0, 90))"""
        )
    assert covered == []


def test_a_control_that_vanishes_is_noticed(exhibition: Exhibition, browser: Browser) -> None:
    shot = next(shot for shot in SHOTS if shot.screen.endswith("-middle") and shot.size == "phone")
    with exhibition.visit(browser, shot) as page:
        page.locator(".bar .status").evaluate("status => { status.style.visibility = 'hidden' }")
        found = picture(page)
    assert compare(reference(shot), found)[0] > TOLERATED


def test_every_reference_picture_is_one_of_a_screen() -> None:
    assert {path.name for path in FOLDER.glob("*.png")} == {shot.path.name for shot in SHOTS}
