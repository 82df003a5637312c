"""The page round the games: first visit, tables, friends, languages, being cut off."""

import re

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, WebSocketRoute, expect

from farshore.games import names
from farshore.server.addresses import LOOPBACK, own_address
from farshore.server.pages import bare, page_files, pressed, without_notes
from tests.games.adapters import adapter
from tests.server.serving import Server
from tests.web.conftest import Visit, Visitor, settled

GAMES = names()
BOARD = "main.match[aria-busy=false]"  # the game's module is there and has drawn the board
SCREENS = ("/", *(f"/{page}/{game}" for page in ("new", "rules") for game in GAMES), "/table/nothing")


SHIFTS = """() => new Promise((done) => {
    let sum = 0;
    const add = (list) => list.getEntries().forEach((each) => sum += each.value);
    new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => done(sum), 200);
})"""  # how far things have moved since the page was opened


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


@pytest.mark.parametrize("size", ["desktop", "zoomed", "phone"])
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
    table = re.search("/table/[^?#]+", page.url)
    assert table
    page.goto("/")
    expect(page.locator(f".entry[href='{table[0]}']")).to_have_count(1)


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
    expect(page.get_by_role("button", name="Annuler", exact=True)).to_be_visible()
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
            .filter((each) => each.children.length === 0 && each.checkVisibility())
            .filter((each) => !each.closest("option, [translate=no]"))
            .map((each) => each.textContent.trim())
            .filter((text) => /[A-Za-z]{3}/.test(text) && !text.includes("[") && text !== "Farshore")"""
    )
    assert plain == []


def test_a_friend_joins_by_link_and_a_third_watches(visit: Visit) -> None:
    ann = visit("/new/lost-cities").page
    ann.click("form .btn.main")
    link = ann.locator("#link")
    link.wait_for()
    address = link.input_value()
    stranger = visit(address.partition("#")[0])
    expect(stranger.page.locator("h1")).to_have_text("This table is private")
    stranger.page.evaluate("address => location.assign(address)", address)  # pasted into the same tab
    expect(stranger.page.locator("h1")).to_have_text("Lost Cities")
    ben = visit(address, "phone").page
    expect(ben.locator(".brief li")).to_have_count(3)
    assert_fits(ben)
    assert_accessible(ben)
    ben.get_by_label("Your name").fill("Ben")
    ben.click("[data-sit]")
    for page in (ann, ben):
        page.wait_for_selector("main.match")
    expect(ann.locator(".players")).to_contain_text("Ben")
    eve = visit(address).page
    eve.wait_for_selector("main.match")
    expect(eve.locator("text=You’re watching this match.")).to_be_visible()


def test_an_invitation_names_rules_that_differ_from_the_usual(site: Server, visit: Visit) -> None:
    host = visit("/")
    for game, options, words in (
        ("lost-cities", {"rounds": "1"}, "One round"),
        ("explorers", {"gems": "expert", "strict": "on"}, "Gems: Expert · Mandatory marks: On"),
        ("explorers", {}, ""),
    ):
        wish = {"game": game, "seats": 2, "private": False, "options": options}
        made = host.context.request.post("/api/v1/tables", data=wish, headers={"origin": site.url}).json()
        friend = visit(f"/table/{made['id']}", "phone").page
        friend.wait_for_selector(".brief li")
        host.page.goto(f"/table/{made['id']}")
        host.page.wait_for_selector(".brief li")
        for page in (host.page, friend):
            rules = page.locator(".table-rules")
            if words:
                expect(rules).to_have_text(f"Table rules: {words}")
            else:
                expect(rules).to_have_count(0)
            assert_fits(page)


def test_the_address_of_a_private_table_invites_as_its_link_does(visit: Visit) -> None:
    page = visit("/new/lost-cities").page
    page.click("form .btn.main")
    link = page.locator("#link")
    expect(link).to_have_value(re.compile("#"))
    assert page.url == link.input_value()
    expect(visit(page.url).page.locator("[data-sit]")).to_be_visible()


@pytest.mark.skipif(own_address() == LOOPBACK, reason="this machine is in no network")
def test_whoever_sits_at_the_server_opens_it_to_the_network(site: Server, visit: Visit) -> None:
    page = visit("/new/lost-cities", "phone").page
    page.click("form .btn.main")
    expect(page.locator(".reach")).to_contain_text("Works on this computer only")
    expect(page.locator("img.qr")).to_have_count(0)  # nobody could use it
    assert_fits(page)
    assert_accessible(page)
    page.click("[data-open-network]")
    code = page.locator("img.qr")
    assert code.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    link = page.locator("#link")
    expect(link).to_have_value(re.compile(re.escape(f"http://{own_address()}:{site.port}/table/")))
    guest = visit(link.input_value())
    expect(guest.page.locator("[data-sit]")).to_be_visible()
    guest.problems[:] = [each for each in guest.problems if "Cross-Origin-Opener-Policy" not in each]  # not over HTTP
    guest.page.goto("about:blank")  # who stays is cut off
    assert_accessible(page)
    page.get_by_text("Close it again").click()
    expect(page.locator("#link")).to_have_value(re.compile(re.escape(site.url)))


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
    page.wait_for_selector(".status.mine")
    page.keyboard.press("/")
    text = page.locator("#legal option").first.get_attribute("value")
    assert text
    page.locator("#command").fill(text)
    page.keyboard.press("Enter")
    expect(page.locator("#legal option").first).not_to_have_attribute("value", text)


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
def test_a_games_page_is_compressed_once_however_many_modules_it_names(site: Server, game: str) -> None:
    answer = httpx.get(f"{site.url}/new/{game}", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text.startswith("<!doctype html>")


def test_comments_of_modules_are_not_sent(site: Server) -> None:
    module = (
        b"// what it is for\nexport const at = (/** @type {number} */ x) =>\n  // why\n  x * 2; // twice\n"
        b"const not = `this // one`;\n"
    )
    left = b"\nexport const at = ( x) =>\n\nx * 2;\nconst not = `this // one`;\n"
    assert without_notes(module) == left
    sheet = (
        b"/* why */\n.a :is(b, i),\n.c {\n  color: red; /* or so */\n  grid: a\n    b;\n}\n"
        b"@media (width>9px) {\n  .d {\n    top: 0;\n  }\n}\n"
    )
    assert pressed(sheet) == b".a :is(b, i),.c{color:red;grid:a b}@media (width>9px){.d{top:0}}\n"
    assert bare(b"# why\na = { $n ->\n    [one] b # c\n}\n") == b"a = { $n ->\n [one] b # c\n}\n"
    root = re.search(r'data-root="([^"]+)"', httpx.get(site.url).text)
    assert root
    assert "@param" not in httpx.get(f"{site.url}{root[1]}/kit/map.js").text


def assert_light(visitor: Visitor, path: str, ready: str, board: bool = False) -> None:
    """A page weighs at most 150 kilobytes, and the two fonts 35; it loads a board only where one is shown."""
    fresh = visitor.context.new_page()
    visitor.context.new_cdp_session(fresh).send("Network.setCacheDisabled", {"cacheDisabled": True})
    fresh.goto(path)
    fresh.wait_for_selector(ready)
    fresh.wait_for_load_state("networkidle")
    sizes: dict[str, int] = fresh.evaluate(
        """() => Object.fromEntries(["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
            .map((each) => [each.name, each.encodedBodySize]))"""
    )
    # What comes through the service worker, the document and two style sheets, seems to be as large as it is unpacked.
    document = next(iter(sizes))
    for name in [document, *(name for name in sizes if name.endswith(".css"))]:
        sizes[name] = int(visitor.context.request.get(name).headers["content-length"])
    fonts = sum(size for name, size in sizes.items() if name.endswith(".woff2"))
    assert 50_000 < sum(sizes.values()) - fonts <= 150_000, sizes
    assert 0 < fonts <= 35_000, sizes
    assert any(name.endswith("/board/board.js") for name in sizes) == board, sizes
    fresh.close()


@pytest.mark.parametrize("game", GAMES)
def test_no_page_of_a_game_weighs_more_than_150_kilobytes(visit: Visit, game: str) -> None:
    visitor = visit(f"/new/{game}")
    visitor.page.click("form .btn.main")
    link = visitor.page.locator("#link").input_value()
    assert_light(visitor, f"/new/{game}", ".ways", board=False)
    assert_light(visitor, link, ".brief li", board=False)
    assert_light(visit("/"), link, "[data-sit]", board=False)
    assert_light(visitor, f"/rules/{game}", ".contents", board=False)
    assert_light(visitor, f"/learn/{game}", ".coach", board=True)
    visitor.page.goto("/")
    play_now(visitor.page, game)
    table = visitor.page.url.rpartition("/")[2]
    resign = {"t": "resign", "id": "last", "seat": 0}
    origin = {"origin": visitor.page.url.partition("/table")[0]}
    assert visitor.context.request.post(f"/api/v1/tables/{table}/commands", data=resign, headers=origin).ok
    assert_light(visitor, f"/table/{table}", ".ending", board=True)  # the board, and more
    assert_light(visitor, f"/replay/{table}", ".replay[aria-busy=false]", board=True)


def test_home_weighs_at_most_150_kilobytes_and_stands_still(visit: Visit) -> None:
    visitor = visit("/", "phone")
    assert_light(visitor, "/", ".lesson")
    visitor.page.wait_for_load_state("networkidle")
    assert visitor.page.evaluate(SHIFTS) <= 0.02


@pytest.mark.parametrize("game", GAMES)
def test_home_weighs_at_most_150_kilobytes_with_a_match_that_waits(visit: Visit, game: str) -> None:
    visitor = visit("/")
    play_now(visitor.page, game)
    visitor.page.wait_for_selector(".status.mine")
    small = f"games/{game}/board/miniature.js" in page_files()
    assert_light(visitor, "/", ".small-board > *", board=not small)


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
