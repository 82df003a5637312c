"""The page round the games: first visit, tables, friends, languages, being cut off."""

import re

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, WebSocketRoute, expect

from farshore.games import names
from tests.games.adapters import adapter
from tests.server.serving import Server
from tests.web.conftest import Visit, settled

GAMES = names()
BOARD = "main.match[aria-busy=false]"  # the game's module is there and has drawn the board
SCREENS = ("/", *(f"/{page}/{game}" for page in ("new", "rules") for game in GAMES), "/table/nothing")


def assert_accessible(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def assert_fits(page: Page) -> None:
    """Nothing makes the page scroll sideways."""
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0


def play_now(page: Page, game: str) -> None:
    page.click(f"[data-play={game}]")
    page.wait_for_selector(BOARD)


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("path", SCREENS)
def test_every_screen_fits_and_can_be_used_by_everybody(visit: Visit, path: str, size: str) -> None:
    page = visit(path, size).page
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    assert_fits(page)
    assert_accessible(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_against_a_bot_is_one_click_away(visit: Visit, game: str) -> None:
    page = visit("/").page
    play_now(page, game)
    expect(page).to_have_title(re.compile("Farshore"))
    assert "/table/" in page.url
    page.goto("/")
    expect(page.locator(".entry")).to_have_count(1)


@pytest.mark.parametrize(
    ("language", "word"),
    [("en-GB", "Where to?"), ("de-AT", "Wohin geht die Reise?"), ("fr", "Où va-t-on\u202f?"), ("pt", "Where to?")],
)
def test_the_language_is_the_browsers_and_can_be_changed_at_once(visit: Visit, language: str, word: str) -> None:
    page = visit("/", language=language).page
    expect(page.locator("h1")).to_have_text(word)
    page.locator("header button").last.click()
    page.locator("dialog select").first.select_option("de")
    expect(page.locator("h1")).to_have_text("Wohin geht die Reise?")
    assert page.evaluate("document.documentElement.lang") == "de"
    page.reload()
    expect(page.locator("h1")).to_have_text("Wohin geht die Reise?")


def test_a_page_older_than_the_server_is_loaded_again_when_its_texts_are_gone(visit: Visit) -> None:
    visitor = visit("/")
    page = visitor.page
    play_now(page, "explorers")
    page.route("**/texts/fr/*.ftl", lambda route: route.fulfill(status=404), times=1)
    page.locator("header button").last.click()
    page.locator("dialog select").first.select_option("fr")
    expect(page.get_by_role("button", name="Annuler")).to_be_visible()
    page.wait_for_selector(BOARD)
    page.route("**/texts/it/page.ftl", lambda route: route.fulfill(status=404))
    page.locator("header button").last.click()
    page.locator("dialog select").first.select_option("it")  # really missing: once is enough
    expect(page.locator(".bar")).to_contain_text("{undo}")
    visitor.problems[:] = [each for each in visitor.problems if "404" not in each]


@pytest.mark.parametrize("path", SCREENS)
def test_longer_words_break_no_layout_and_no_text_is_left_in_the_code(visit: Visit, path: str) -> None:
    page = visit(f"{path}?lang=pseudo", "phone").page
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    assert_fits(page)
    plain = page.evaluate(
        """() => [...document.querySelectorAll("main *, header *")]
            .filter((each) => each.children.length === 0 && each.checkVisibility() && !each.closest("option"))
            .map((each) => each.textContent.trim())
            .filter((text) => /[A-Za-z]{3}/.test(text) && !text.includes("[") && text !== "Farshore")"""
    )
    assert plain == []


def test_a_friend_joins_by_link_and_a_third_watches(visit: Visit) -> None:
    ann = visit("/new/lost-cities").page
    ann.click("button.main")
    link = ann.locator("#link")
    link.wait_for()
    address = link.input_value()
    assert ann.locator("img.qr").evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    ben = visit(address).page
    ben.click("text=Sit here")
    for page in (ann, ben):
        page.wait_for_selector("main.match")
    eve = visit(address).page
    eve.wait_for_selector("main.match")
    expect(eve.locator("text=You are watching.")).to_be_visible()
    stranger = visit(address.partition("#")[0]).page
    expect(stranger.locator("h1")).to_have_text("This table is private")


def test_a_reload_changes_nothing(visit: Visit) -> None:
    page = visit("/").page
    play_now(page, "lost-cities")
    page.wait_for_selector(".status.mine")
    expect(page.locator(".board")).to_contain_text("cards left")  # the status may come first
    before = page.locator(".board").inner_text()
    page.reload()
    page.wait_for_selector(".status.mine")
    expect(page.locator(".board")).to_have_text(before, use_inner_text=True)


def test_a_broken_connection_comes_back(visit: Visit) -> None:
    page = visit("/").page
    sockets: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket("**/ws/**", connect)
    play_now(page, "lost-cities")
    page.wait_for_selector(".dot.good")
    sockets[0].close(code=3000)
    expect(page.locator(".status")).to_have_class(re.compile("mine"))  # not "broken"
    page.locator("[data-row=hand]").first.click()
    page.locator(".lc-pile.lc-target").click()
    page.wait_for_selector("[data-thing=deck].lc-lit")  # which only a new connection can have brought
    assert len(sockets) == 2
    page.wait_for_selector(".dot.good")


def test_where_websockets_are_blocked_it_plays_all_the_same(visit: Visit) -> None:
    visitor = visit("/")
    page = visitor.page
    page.add_init_script(
        "window.WebSocket = class { constructor() { setTimeout(() => this.onclose({ code: 1006 })); } close() {} }"
    )
    page.reload()
    play_now(page, "lost-cities")
    page.wait_for_selector(".status.mine", timeout=30_000)
    page.keyboard.press("/")
    text = page.locator("#legal option").first.get_attribute("value")
    assert text
    page.locator("#command").fill(text)
    page.keyboard.press("Enter")
    expect(page.locator("#legal option").first).not_to_have_attribute("value", text, timeout=10_000)


def test_that_something_was_sent_is_seen_until_it_is_answered(visit: Visit) -> None:
    page = visit("/").page
    page.add_init_script(
        """const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (data) {
          setTimeout(() => send.call(this, data), data.includes('"act"') ? 1500 : 0);
        };"""
    )
    page.reload()
    play_now(page, "lost-cities")
    page.wait_for_selector(".status.mine")
    page.keyboard.press("1")
    page.wait_for_selector(".lc-target:focus")
    page.keyboard.press("Enter")
    expect(page.locator(":root.sent .lc-target").first).to_have_css("opacity", "0.6")
    expect(page.locator(":root.sent")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_board_follows_the_list_of_the_server_alone(visit: Visit, game: str) -> None:
    """The page knows no rule: another list of legal actions lights other things."""
    page = visit("/").page
    page.add_init_script(
        """const real = WebSocket;
        window.WebSocket = class extends real {
          set onmessage(hear) {
            super.onmessage = (event) => {
              const message = event.data === "0" ? null : JSON.parse(event.data);
              if (message?.scene) message.scene.legal = [];
              hear(message ? { data: JSON.stringify(message) } : event);
            };
          }
        };"""
    )
    page.reload()
    play_now(page, game)
    lit, chooses = adapter(game).lit, adapter(game).chooses
    assert page.locator(lit).count() == 0
    if chooses:
        page.locator(chooses).first.click()
        settled(page)
        assert page.locator(lit).count() == 0


def test_files_are_small_and_kept_for_ever(site: Server, visit: Visit) -> None:
    page = visit("/").page
    root = page.evaluate("document.documentElement.dataset.root")
    answer = httpx.get(f"{site.url}{root}/main.js", headers={"accept-encoding": "gzip"})
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert httpx.get(f"{site.url}/static/0000000000000000/main.js").status_code == 404
    assert httpx.get(f"{site.url}{root}/../../../pyproject.toml").status_code in (400, 404)


@pytest.mark.parametrize("game", GAMES)
def test_a_games_page_weighs_at_most_150_kilobytes(visit: Visit, game: str) -> None:
    visitor = visit("/")
    play_now(visitor.page, game)
    fresh = visitor.context.new_page()
    visitor.context.new_cdp_session(fresh).send("Network.setCacheDisabled", {"cacheDisabled": True})
    fresh.goto(visitor.page.url)
    fresh.wait_for_selector(BOARD)
    fresh.wait_for_load_state("networkidle")
    sizes: dict[str, int] = fresh.evaluate(
        """() => Object.fromEntries(["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
            .map((each) => [each.name, each.encodedBodySize]))"""
    )
    # What comes through the service worker, the document and two style sheets, seems to be as large as it is unpacked.
    for name in [fresh.url, *(name for name in sizes if name.endswith(".css"))]:
        sizes[name] = int(visitor.context.request.get(name).headers["content-length"])
    assert 50_000 < sum(sizes.values()) <= 150_000, sizes


@pytest.mark.parametrize("game", GAMES)
def test_rules_have_a_list_of_contents(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}", "phone", language="fr").page
    page.get_by_text("Sommaire").click()
    contents = page.locator(".contents li button")
    headings = page.locator("main h2")
    expect(contents).to_have_text(headings.all_inner_texts())
    assert len(headings.all_inner_texts()) >= 4
    contents.last.click()
    expect(headings.last).to_be_focused()
    expect(headings.last).to_be_in_viewport()
    assert headings.last.evaluate(
        "each => each.getBoundingClientRect().top >= document.querySelector('header').offsetHeight"
    )
    assert_fits(page)
