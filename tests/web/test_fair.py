"""The part of the page in the chance of a match: it contributes by itself, whatever happens in between, and says so."""

import re

from playwright.sync_api import BrowserContext, Page, expect

from tests.web.conftest import Visit
from tests.web.test_page import assert_accessible, assert_fits

KEPT = "() => Object.keys(localStorage).filter((name) => name.startsWith('farshore-chance-match-')).length"


def open_table(page: Page) -> str:
    """Set a table up for two and return its link."""
    page.click("form .btn.main")
    page.wait_for_selector("#link")
    return page.locator("#link").input_value()


def sit_down(page: Page, link: str) -> None:
    page.goto(link)
    page.click("[data-sit]")


def second_tab(context: BrowserContext, page: Page) -> Page:
    other = context.new_page()
    other.goto(page.url)
    other.wait_for_selector("#link")
    return other


def test_a_reload_and_a_second_tab_between_commitment_and_secret_break_nothing(visit: Visit) -> None:
    ann, ben = visit("/new/lost-cities"), visit("/")
    link = open_table(ann.page)
    tab = second_tab(ann.context, ann.page)
    ann.page.reload()
    ann.page.wait_for_selector("#link")
    sit_down(ben.page, link)
    for page in (ann.page, tab, ben.page):
        page.wait_for_selector("main.match[aria-busy=false]")
    assert [page.evaluate(KEPT) for page in (ann.page, tab, ben.page)] == [1, 1, 1]
    ben.page.locator("details.fairness summary").click()
    panel = ben.page.locator("details.fairness")
    expect(panel).to_contain_text("Nobody can choose what is drawn, not even this server")
    expect(panel).to_contain_text("Your browser has added its number")
    assert_fits(ben.page)
    assert_accessible(ben.page)
    ben.page.get_by_role("button", name="Resign").click()
    ben.page.locator("dialog .btn.danger").click()
    ben.page.wait_for_selector("main[data-over=true]")
    ben.page.get_by_role("link", name="Watch replay").click()
    ben.page.wait_for_selector(".replay[data-stop='0'][aria-busy=false]")
    ben.page.get_by_role("tab", name="Players").click()
    ben.page.get_by_role("button", name="Check the draws").click()
    expect(ben.page.locator(".fair [role=status]")).to_have_text(re.compile(r"All \d+ draws .* of 2 devices"))
    ben.page.evaluate(  # as if this browser had sent another secret than the record has
        """() => {
            const name = Object.keys(localStorage).find((each) => each.startsWith("farshore-chance-match-"));
            const kept = JSON.parse(localStorage.getItem(name));
            localStorage.setItem(name, JSON.stringify({ ...kept, secret: "00".repeat(32) }));
        }"""
    )
    ben.page.get_by_role("button", name="Check the draws").click()
    expect(ben.page.locator(".fair [role=status]")).to_have_text("This browser’s number was left out.")


def test_a_match_begins_while_its_player_looks_at_another_page(visit: Visit) -> None:
    ann, ben = visit("/new/lost-cities", "phone"), visit("/", "phone")
    link = open_table(ann.page)
    ann.page.goto("/")
    ann.page.wait_for_selector(".entry")
    sit_down(ben.page, link)
    ben.page.wait_for_selector("main.match[aria-busy=false]")  # within the 20 seconds that it waits


def test_pages_without_digests_of_the_browser_contribute_too(visit: Visit) -> None:
    """As in a local network without TLS, where browsers hide `crypto.subtle`."""
    ann = visit("/")
    ann.context.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })")
    ann.page.goto("/new/lost-cities")
    ann.page.check("[name=kind][value=bot]")
    ann.page.click("form .btn.main")
    ann.page.wait_for_selector("main.match[aria-busy=false]")
    assert ann.page.evaluate("() => crypto.subtle === undefined")
    assert ann.page.evaluate(KEPT) == 1
