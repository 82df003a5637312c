"""People who share one device: what one of them has chosen or opened, the next neither sees nor does."""

from playwright.sync_api import Page, expect

from tests.server.serving import Server
from tests.web.conftest import Visit
from tests.web.test_page import BOARD
from tests.web.test_polish import open_table


def show(page: Page) -> None:
    page.click("[data-show]")
    page.wait_for_selector(BOARD)


def test_what_a_player_has_chosen_is_forgotten_when_the_device_is_handed_over(site: Server, visit: Visit) -> None:
    visitor = visit("/")
    page = visitor.page
    page.goto(f"/table/{open_table(site, visitor, together=['Ben'])}")
    show(page)
    page.locator('[data-row="hand"]').first.click()
    page.locator(".lc-pile.lc-target").click()
    page.locator("[data-thing=deck].lc-lit").click()
    page.wait_for_selector("[data-hand-over]")
    page.locator('[data-row="hand"]').first.click()  # for the next turn
    expect(page.locator('[data-row="hand"].picked')).to_have_count(1)
    page.locator("#tab-log").click()
    page.click("[data-hand-over]")
    show(page)
    expect(page.locator(".status")).to_have_text("Your turn: play or discard a card.")
    expect(page.locator(".picked")).to_have_count(0)
    expect(page.locator("#tab-players")).to_have_attribute("aria-selected", "true")
