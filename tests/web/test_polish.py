"""Round the games: sounds, matches over days, being installed and offline, paper, screens with nothing to show."""

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.serving import Person, Server
from tests.web.conftest import Visit, Visitor
from tests.web.test_page import BOARD, assert_accessible, assert_fits

LISTEN = """window.sounded = [];
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) {
    window.sounded.push(this.frequency ? Math.round(this.frequency.value) : "rustle");
    return start.apply(this, when);
  };
}"""
HIDE = "Object.defineProperty(document, 'hidden', { value: true, configurable: true })"
DAY = 86_400_000


@pytest.fixture
def ben(site: Server) -> Iterator[Person]:
    person = Person(site, "Ben")
    yield person
    for line in person.lines:
        line.close()
    person.http.close()


def open_table(site: Server, visitor: Visitor, **wishes: Any) -> str:
    wish = {"game": "lost-cities", "private": False, "options": {"first_starter": "0", "rounds": "1"}, **wishes}
    answer = visitor.context.request.post("/api/v1/tables", data=wish, headers={"origin": site.url})
    assert answer.ok, answer.text()
    found: str = answer.json()["id"]
    return found


def do(page: Page, text: str) -> None:
    """Write a command."""
    if not page.locator("#command").count():
        page.keyboard.press("/")
    page.locator("#command").fill(text)
    page.keyboard.press("Enter")


def first_legal(page: Page, word: str) -> str:
    page.keyboard.press("/")
    found = page.locator(f"#legal option[value^='{word}']").first.get_attribute("value")
    assert found
    return found


def sounded(page: Page) -> list[Any]:
    found: list[Any] = page.evaluate("window.sounded.splice(0)")
    return found


def assert_on_paper(page: Page, *texts: str) -> None:
    """What is printed is the score sheet and nothing else, in black on white, whatever is open on a dark screen."""
    page.emulate_media(media="print", color_scheme="dark")
    paper = page.locator(".paper")
    for text in texts:
        expect(paper).to_contain_text(text)
    expect(paper.locator(".lc-sums")).to_have_count(2)
    expect(page.locator("#page")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.querySelector('.paper h1')).color") == "rgb(28, 39, 51)"
    page.emulate_media(media="screen", color_scheme="dark")
    expect(paper).to_be_hidden()


def test_a_match_is_heard_softly_and_can_be_printed(site: Server, visit: Visit, ben: Person) -> None:
    visitor = visit("/", color_scheme="dark")
    page = visitor.page
    table = open_table(site, visitor)
    ben.sit(table)
    line = ben.join(table)
    page.add_init_script(LISTEN)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".status.mine")
    assert sounded(page) == []  # everything before was old
    page.click("#tab-log")
    page.evaluate("() => void window.dispatchEvent(new Event('beforeprint'))")
    assert_on_paper(page, "Lost Cities", "Match still in progress")
    do(page, first_legal(page, "lay"))  # the first keys: from here on it may sound
    page.wait_for_function("() => window.sounded.includes(196)")
    sounded(page)
    do(page, "draw deck")
    page.wait_for_selector(".refusal:not(:empty)")
    page.wait_for_function("() => window.sounded.includes(220)")
    sounded(page)
    do(page, "draw")
    page.wait_for_function("() => window.sounded.includes('rustle')")
    line.wait(lambda scene: scene["acts"])
    line.do("act", text=next(each["text"] for each in line.scene["legal"] if each["text"].startswith("discard")))
    page.evaluate(HIDE)
    sounded(page)
    line.do("act", text="draw")
    page.wait_for_selector(".status.mine")
    page.wait_for_function("() => window.sounded.length === 2")
    assert sounded(page) == [659, 880]  # in a hidden tab nothing but my turn
    page.evaluate("delete document.hidden")
    page.keyboard.press("Escape")
    page.locator("header button").last.click()
    expect(page.locator("dialog [role=switch]")).to_have_count(8)
    page.locator("dialog [role=switch]").nth(2).uncheck()  # what is laid
    page.keyboard.press("Escape")
    do(page, first_legal(page, "lay"))
    page.wait_for_selector("#legal option[value=draw]", state="attached")
    assert sounded(page) == []
    do(page, "draw")
    line.wait(lambda scene: scene["acts"])
    page.wait_for_function("() => window.sounded.includes('rustle')")
    sounded(page)
    line.do("resign")
    page.wait_for_selector("main[data-over=true]")
    page.wait_for_function("() => window.sounded.length === 4")
    assert sounded(page) == [392, 523, 659, 784]
    page.keyboard.press("Escape")
    page.click("#tab-sheet")
    page.evaluate("window.print = () => window.dispatchEvent(new Event('beforeprint'))")
    page.click(".print")
    assert_on_paper(page, "The match ends: a player resigned", "Ben")
    kept = page.evaluate("JSON.parse(localStorage.farshore).sounds")
    assert [name for name, on in kept.items() if not on] == ["lay"]


def test_matches_over_days(site: Server, visit: Visit, ben: Person) -> None:
    visitor = visit("/", permissions=["notifications"])
    page = visitor.page
    own = page.locator(".lists > div").first  # beside it is what others have left open
    expect(own.locator(".empty-state")).to_be_visible()
    days, theirs, hours = (
        open_table(site, visitor, pace={"turn": turn, "bank": 0}, options={"first_starter": first})
        for turn, first in ((3 * DAY, "0"), (DAY, "1"), (DAY // 6, "0"))
    )
    for table in (days, theirs, hours):
        ben.sit(table)
    page.reload()
    entries = own.locator(".entry")
    expect(entries).to_have_count(3)
    for at, table in enumerate((hours, days, theirs)):
        expect(entries.nth(at)).to_have_attribute("href", f"/table/{table}")
    expect(own.locator(".due")).to_have_text(["4 hours left", "3 days left"])
    expect(page).to_have_title(re.compile(r"^\(2\) "))
    expect(page.locator(".waits a.btn")).to_have_attribute("href", f"/table/{hours}")
    sign = page.locator("link[rel=icon]")
    assert "favicon-turn" not in str(sign.get_attribute("href"))  # who looks at the page needs no dot
    page.evaluate(f"{HIDE}; document.dispatchEvent(new Event('visibilitychange'))")
    assert "favicon-turn" in str(sign.get_attribute("href"))
    page.evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
    assert "favicon-turn" not in str(sign.get_attribute("href"))
    page.locator("header button").last.click()
    page.locator("dialog [role=switch]").last.check()
    page.wait_for_function("() => JSON.parse(localStorage.farshore).notices")
    page.keyboard.press("Escape")

    page.goto(f"/table/{theirs}")
    page.wait_for_selector(BOARD)
    page.evaluate(
        """() => {
          window.told = [];
          window.Notification = class { static permission = "granted"; constructor(...all) { window.told.push(all); } };
        }"""
    )
    page.evaluate(HIDE)
    line = ben.join(theirs)
    line.wait(lambda scene: scene["acts"])
    line.do("act", text=next(each["text"] for each in line.scene["legal"] if each["text"].startswith("discard")))
    line.do("act", text="draw")
    page.wait_for_function("() => window.told.length === 1")
    title, about = page.evaluate("window.told[0]")
    assert (title, about["tag"]) == ("Your turn", theirs)
    page.evaluate("delete document.hidden")
    do(page, first_legal(page, "discard"))
    page.wait_for_selector("#legal option[value=draw]", state="attached")
    do(page, "draw")
    page.keyboard.press("Escape")
    page.click("a.next")
    page.wait_for_selector(f"{BOARD}[data-over=false]")
    assert page.url.endswith(hours)


def test_it_can_be_installed(site: Server) -> None:
    manifest = httpx.get(f"{site.url}/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    icons = json.loads(manifest.text)["icons"]
    assert {(each["sizes"], each.get("purpose", "any")) for each in icons} >= {
        ("192x192", "any"), ("512x512", "any"), ("512x512", "maskable"),
    }  # fmt: skip
    for icon in icons:
        answer = httpx.get(site.url + icon["src"])
        assert (answer.status_code, answer.headers["content-type"]) == (200, icon["type"])


def wait(route: Route) -> None:
    """Answer nothing."""


def test_screens_with_nothing_to_show_are_finished_too(visit: Visit) -> None:
    """Games that are being prepared, lists on their way, no answer, a page out of date, and no network at all."""
    visitor = visit("/", "phone", language="de")
    page = visitor.page

    def preparing(route: Route) -> None:
        games = route.fetch().json()
        games[1]["ready"] = False
        route.fulfill(json=games)

    page.route("**/api/v1/games", preparing)
    page.route("**/api/v1/mine", wait)
    page.reload()
    expect(page.locator(".banner progress")).to_have_attribute("value", "2")
    expect(page.locator(".blocks")).to_have_count(2)
    assert_fits(page)
    assert_accessible(page)
    page.unroute_all()
    page.route("**/api/v1/games", lambda route: route.abort())
    page.reload()
    expect(page.locator(".banner h2")).to_have_text("Der Server antwortet nicht")
    page.unroute_all()
    expect(page.locator(".banner")).to_have_count(0)  # it goes on trying
    expect(page.locator(".empty-state .drawing").first).to_be_visible()
    page.route("**/games/explorers/board/rules.js", lambda route: route.abort())
    page.click("article:nth-of-type(2) summary")
    page.click("a[href='/rules/explorers']")
    expect(page.locator("h1")).to_have_text("Diese Seite ist veraltet")
    page.unroute_all()
    page.click("main button")
    expect(page.locator("h1")).to_have_text("Explorers: die Regeln")
    page.evaluate("navigator.serviceWorker.ready")
    kept = page.evaluate(
        "caches.keys().then(([name]) => caches.open(name)).then((cache) => cache.keys())"
        ".then((all) => all.map((each) => new URL(each.url).pathname.split('/').at(-1)))"
    )
    fonts = {"besley-600-latin.woff2", "figtree-400-700-latin.woff2"}
    assert set(kept) == {"base.css", "frame.css", "offline", "page.js"} | fonts
    visitor.context.set_offline(True)
    page.goto("/rules/lost-cities")
    expect(page.locator("h1:visible")).to_have_text("Keine Verbindung")
    expect(page.locator("main:visible")).to_have_css("display", "flex")  # in our look
    assert_fits(page)
    assert_accessible(page)
    visitor.context.set_offline(False)
    expect(page.locator("h1:visible")).to_have_text("Lost Cities: die Regeln")
    visitor.problems[:] = [each for each in visitor.problems if not re.search("ERR_FAILED|ERR_INTERNET_DISC", each)]


# On how many lines the words of a node stand.
LINES = """(node) => {
    const range = document.createRange();
    range.selectNode([...node.childNodes].find((each) => each.nodeType === Node.TEXT_NODE));
    return new Set([...range.getClientRects()].map((each) => Math.round(each.bottom))).size;
}"""


def test_a_match_that_waits_is_shown_by_its_whole_board(site: Server, visit: Visit) -> None:
    visitor = visit("/")
    open_table(site, visitor, bots=[{"seat": 1, "level": 1}])
    page = visitor.page
    page.goto("/")
    page.wait_for_selector(".small-board .lc")
    wide = "(node) => node.offsetWidth"
    assert page.locator(".small-board .board").evaluate(wide) == page.locator(".small-board").evaluate(wide)


def test_a_waiting_room_has_room_for_what_can_be_pressed(site: Server, visit: Visit) -> None:
    visitor = visit("/", size="phone")
    visitor.page.goto(f"/table/{open_table(site, visitor)}")
    assert visitor.page.locator(".waiting-room .seat summary").evaluate(LINES) == 1


@pytest.mark.parametrize("language", ["en-GB", "de", "fr", "it", "es"])
def test_the_longest_name_of_a_game_is_read_on_the_smallest_phone(site: Server, visit: Visit, language: str) -> None:
    visitor = visit("/", size="phone", language=language)
    table = open_table(site, visitor, game="entdecker", options={}, bots=[{"seat": 1, "level": 1}])
    visitor.page.goto(f"/table/{table}")
    visitor.page.wait_for_selector(BOARD)
    title = visitor.page.locator(".top-title")
    assert title.evaluate(LINES) <= 2  # more are cut off
    assert title.evaluate("(node) => node.scrollWidth <= node.clientWidth")


def test_a_bot_is_known_by_its_face_and_character_at_the_table(site: Server, visit: Visit) -> None:
    visitor = visit("/")
    table = open_table(site, visitor, game="entdecker", options={}, bots=[{"seat": 1, "level": 3}])
    visitor.page.goto(f"/table/{table}")
    faces = visitor.page.locator(".en-player .face use")
    expect(faces).to_have_count(2)
    assert faces.nth(1).get_attribute("href") == "#face-bot-3"
    expect(visitor.page.locator(".players .character")).to_have_count(1)
