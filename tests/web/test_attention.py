"""The one place where a table asks for attention: requests, people who come and go, and the connection."""

import re
from functools import partial

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from farshore import games
from tests.games.adapters import adapter
from tests.server.serving import Server
from tests.web.conftest import Visit, Visitor, settled, wait_on_page
from tests.web.players import MY_TURN, open_table
from tests.web.test_page import BOARD, assert_accessible, assert_fits

GAMES = games.names()
NOTICED = 3.0  # seconds in which a player learns that the server does not answer
# Whether the page shows that it is offline in the frame after the device has said so.
OFFLINE = """async () => {
    window.dispatchEvent(new Event("offline"));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const box = document.querySelector("[data-notice=offline]")?.getBoundingClientRect();
    return Boolean(box && box.height && box.top >= 0 && box.bottom <= innerHeight);
}"""


def sit_down(site: Server, ann: Visitor, ben: Visitor) -> tuple[Page, Page]:
    """A match of two people, both at the table; Ann begins."""
    wish = {"game": "lost-cities", "seats": 2, "private": False, "options": {"first_starter": "0"}}
    made = ann.context.request.post("/api/v1/tables", data=wish, headers={"origin": site.url})
    assert made.ok, made.text()
    table = made.json()["id"]
    taken = ben.context.request.post(f"/api/v1/tables/{table}/sit", data={"seat": 1}, headers={"origin": site.url})
    assert taken.ok, taken.text()
    for one in (ann, ben):
        one.page.goto(f"/table/{table}")
        one.page.wait_for_selector(BOARD)
    ann.page.wait_for_selector(MY_TURN)
    return ann.page, ben.page


def test_a_request_is_seen_and_answered_on_a_phone_without_opening_anything(site: Server, visit: Visit) -> None:
    ann, ben = sit_down(site, visit("/"), visit("/", "phone"))
    ann.locator('[data-row="hand"]').first.click()
    ann.locator(".lc-pile.lc-target").click()
    ann.locator("[data-thing=deck].lc-lit").click()
    ben.wait_for_selector(".status.mine")
    before = ben.locator(".lc-mat").bounding_box()
    ann.get_by_role("button", name="Ask to undo").click()
    expect(ann.locator("[data-notice=asked]")).to_be_visible()
    expect(ann.locator("[data-notice=asked]").get_by_role("button")).to_have_count(0)  # it stays until it is answered
    request = ben.locator("[data-notice=undo]")
    expect(request).to_be_in_viewport()
    assert ben.locator(".lc-mat").bounding_box() == before  # it lies over the board, which stays where it is
    assert_accessible(ben)
    assert_fits(ben)
    request.get_by_role("button", name="Decline").tap()
    expect(request).to_have_count(0)
    expect(ann.locator("[data-notice=asked]")).to_have_count(0)
    expect(ann.locator(".notice")).to_contain_text("no")


def test_who_goes_comes_back_or_watches_is_told(site: Server, visit: Visit) -> None:
    ann, ben = sit_down(site, visit("/", "phone"), visit("/"))
    address = ben.url
    ben.goto("/")
    expect(ann.locator(".notice")).to_have_text(re.compile("is away$"))
    ben.goto(address)
    expect(ann.locator(".notice", has_text="is back")).to_be_visible()
    eve = visit(address).page
    eve.wait_for_selector(BOARD)
    expect(ann.locator(".notice", has_text="One person is watching")).to_be_visible()
    expect(ben.locator(".watching")).to_have_text("One person is watching")
    expect(ben.locator(".players .here")).to_have_count(1)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_dead_connection_is_noticed_within_three_seconds(site: Server, visit: Visit, size: str) -> None:
    visitor = visit("/", size)
    page = visitor.page
    dead = False

    def connect(socket: WebSocketRoute) -> None:
        """Hand messages on; a dead network swallows them, and closes nothing."""
        server = socket.connect_to_server()

        def hand_on(to: WebSocketRoute, message: str | bytes) -> None:
            if not dead:
                to.send(message)

        socket.on_message(partial(hand_on, server))
        server.on_message(partial(hand_on, socket))

    page.route_web_socket("**/ws/**", connect)
    open_table(site, visitor, "lost-cities", options={"first_starter": "0"})
    trouble = page.locator("[data-notice=offline]")
    expect(trouble).to_have_count(0)
    dead = True
    wait_on_page(page, NOTICED + 1)  # a second for drawing it
    assert trouble.count()
    expect(trouble).to_be_in_viewport()
    page.locator('[data-row="hand"]').first.click()
    page.locator(".lc-pile.lc-target").click()
    expect(trouble).to_contain_text("Your moves are saved")
    assert_accessible(page)
    dead = False
    expect(trouble).to_have_count(0)
    page.wait_for_selector("[data-thing=deck].lc-lit")  # what was done has arrived


def test_a_server_that_does_not_answer_is_left_for_another(site: Server, visit: Visit) -> None:
    """The first connection leads to a process that is stopped: it stays open, and nothing comes of it."""
    visitor = visit("/")
    page = visitor.page
    stopped = False
    count = 0

    def connect(socket: WebSocketRoute) -> None:
        nonlocal count
        count += 1
        server, is_first = socket.connect_to_server(), count == 1

        def hand_on(to: WebSocketRoute, message: str | bytes) -> None:
            if not (stopped and is_first):
                to.send(message)

        socket.on_message(partial(hand_on, server))
        server.on_message(partial(hand_on, socket))

    page.route_web_socket("**/ws/**", connect)
    open_table(site, visitor, "lost-cities", options={"first_starter": "0"})
    stopped = True
    page.locator('[data-row="hand"]').first.click()
    page.locator(".lc-pile.lc-target").click()
    wait_on_page(page, 7)  # a ping after 2 s, 3 s of patience, a retry
    assert count == 2
    page.wait_for_selector("[data-thing=deck].lc-lit")


@pytest.mark.parametrize("game", GAMES)
def test_a_notice_covers_nobodys_points(site: Server, visit: Visit, game: str) -> None:
    visitor = visit("/", "phone")
    most = max(games.get(game).seats)
    page = open_table(site, visitor, game, seats=most)
    page.set_viewport_size({"width": 1440, "height": 900})
    seen = set()
    for width, height in ((360, 640), (390, 844), (640, 360), (844, 390), (1024, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        assert page.evaluate(OFFLINE)
        notice = page.locator("[data-notice=offline]").bounding_box()
        expect(page.locator("[data-notice=offline]")).to_have_count(0)  # the next ping was answered
        assert notice
        for score in page.locator(adapter(game).scores).all():
            box = score.bounding_box()
            if not box or not score.is_visible() or box["y"] >= height:
                continue
            seen.add((width, height))
            assert (
                notice["x"] + notice["width"] <= box["x"]
                or box["x"] + box["width"] <= notice["x"]
                or notice["y"] + notice["height"] <= box["y"]
                or box["y"] + box["height"] <= notice["y"]
            ), (width, height, notice, box)
    assert len(seen) > 4  # elsewhere one scrolls to them


def test_a_device_without_a_network_says_so_at_once(site: Server, visit: Visit) -> None:
    visitor = visit("/", "phone")
    page = open_table(site, visitor, "lost-cities")
    assert page.evaluate(OFFLINE)
    expect(page.locator("[data-notice=offline]")).to_have_count(0)  # the next ping was answered


def test_home_notices_a_silent_server_within_three_seconds_and_nothing_moves(visit: Visit) -> None:
    page = visit("/", "phone").page
    page.wait_for_selector(".lesson")
    page.wait_for_load_state("networkidle")
    shelf = page.locator(".games")
    before = shelf.bounding_box()
    page.route("**/api/v1/games", lambda route: None)  # the server is silent
    wait_on_page(page, NOTICED + 1)  # a second for drawing it
    trouble = page.locator("[data-notice=offline]")
    assert trouble.count()
    expect(trouble).to_be_in_viewport()
    assert shelf.bounding_box() == before
    assert_accessible(page)
    page.unroute_all()
    expect(trouble).to_have_count(0)
    assert page.evaluate(OFFLINE)


def test_a_lost_connection_is_seen_in_every_room(visit: Visit) -> None:
    visitor = visit("/new/explorers", "phone")
    page = visitor.page
    trouble = page.locator("[data-notice=offline]")
    page.wait_for_selector("form .btn.main")
    page.route("**/api/v1/games", lambda route: None)  # the server is silent
    wait_on_page(page, NOTICED + 1)
    assert trouble.count()
    expect(trouble).to_be_in_viewport()
    assert_accessible(page)
    page.unroute_all()
    expect(trouble).to_have_count(0)  # a question without an answer is asked again
    page.click("form .btn.main")
    link = page.locator("#link").input_value()
    friend = visit(link).page
    friend.wait_for_selector("[data-sit]")
    for each in (page, friend):
        assert each.evaluate(OFFLINE)
        expect(each.locator("[data-notice=offline]")).to_have_count(0)  # the next ping was answered


def test_who_joins_is_told_in_the_waiting_room(site: Server, visit: Visit) -> None:
    ann, ben = visit("/", "phone"), visit("/")
    wish = {"game": "explorers", "seats": 3, "private": False}
    made = ann.context.request.post("/api/v1/tables", data=wish, headers={"origin": site.url}).json()
    ann.page.goto(f"/table/{made['id']}")
    ann.page.wait_for_selector(".waiting-room")
    ben.page.goto(f"/table/{made['id']}")
    expect(ann.page.locator(".notice")).to_have_text("One person is watching")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.click("[data-sit]")
    told = ann.page.locator(".notice", has_text="Ben sits down")
    expect(told).to_be_in_viewport()
    told.get_by_role("button", name="Close").tap()
    expect(told).to_have_count(0)
    ben.page.wait_for_selector("#link")  # only players may ask for it
    left = ben.context.request.post(f"/api/v1/tables/{made['id']}/stand", data={}, headers={"origin": site.url})
    assert left.ok, left.text()
    expect(ann.page.locator(".notice", has_text="Ben leaves")).to_be_in_viewport()


def test_a_rematch_is_offered_and_accepted_at_the_ending(site: Server, visit: Visit) -> None:
    ann, ben = sit_down(site, visit("/", "phone"), visit("/"))
    ben.get_by_role("button", name="Resign").click()
    ben.locator("dialog .danger").click()
    for each in (ann, ben):
        each.wait_for_selector(".ending[data-counted=true]")
    ben.locator("[data-action=rematch]").click()
    offer = ann.locator("[data-notice=rematch]")
    expect(offer).to_be_in_viewport()
    assert_accessible(ann)
    assert_fits(ann)
    offer.get_by_role("button").tap()
    for each in (ann, ben):
        each.wait_for_selector(f"{BOARD}[data-over=false]")
