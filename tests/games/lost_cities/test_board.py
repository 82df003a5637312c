"""The board of Lost Cities in the browser."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from farshore.games.lost_cities import box
from farshore.match.events import Acted, Drawn
from tests.match.corpus_maker import FOLDER as CORPUS
from tests.match.test_corpus import Kept
from tests.server.serving import Person, Server
from tests.web.conftest import Visit, page_module, settled
from tests.web.players import heard, open_table, wait_for_change
from tests.web.reference import seat_people, store_match
from tests.web.test_moments import Eve, act
from tests.web.test_polish import open_table as open_together
from tests.web.test_shared_device import show
from tests.web.test_upgrades import cookies

PHONES = ((360, 640), (390, 844))
PLACES = """() => [...document.querySelectorAll(".lc-hand, .lc-pile, .lc-stack, .lc-lane, .bar")].map((each) => {
    const { top, height } = each.getBoundingClientRect();
    return [each.className.split(" ")[0], Math.round(top), Math.round(height)].join(" ");
}).filter((each, at, all) => all.indexOf(each) === at).join(", ")"""
# Each sentence of the bar, and each refusal, at its longest: what does not fit into the bar.
SENTENCES = """async ([file, kind, place]) => {
    const { t } = await import(`${document.documentElement.dataset.root}/kit/texts.js`);
    const [, ...found] = (await (await fetch(file)).text()).split(`\nlost-cities-${kind}-`);
    const given = { name: "Aldebaran 65", card: t("lost-cities-wager", { suit: "R" }), top: t("lost-cities-wager",
        { suit: "R" }), suit: "R", turns: 24 };
    const bar = document.querySelector(".bar");
    const line = bar.querySelector(place);
    const before = line.textContent;
    const high = [];
    for (const each of found.map((each) => each.split(" ")[0])) {
        line.textContent = t(`lost-cities-${kind}-${each}`, given);
        if (line.scrollHeight > bar.clientHeight || bar.scrollWidth > innerWidth) high.push(line.textContent);
    }
    line.textContent = before;
    return [found.length, high];
}"""


def test_the_board_by_keyboard(site: Server, visit: Visit) -> None:
    page = open_table(site, visit("/"), "lost-cities", options={"rounds": "1"})
    for turn in range(3):
        page.locator('[data-row="hand"][tabindex="0"]').focus()
        for _ in range(turn):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_selector(".lc-target:focus")
        before = heard(page)
        page.keyboard.press("Enter")  # the focus has gone to where the card can go
        wait_for_change(page, before)
        page.wait_for_selector(".lc-lit")
        page.locator('[data-thing="deck"]').focus()
        before = heard(page)
        page.keyboard.press("Enter")
        wait_for_change(page, before)


def test_a_card_can_be_dragged_to_where_it_is_played(site: Server, visit: Visit) -> None:
    page = open_table(site, visit("/"), "lost-cities", options={"rounds": "1", "first_starter": "0"})
    card = page.locator('[data-row="hand"]').first
    suit = (card.get_attribute("data-thing") or "").split(":")[1][0]
    card.hover()
    before = heard(page)
    page.mouse.down()
    page.locator(f'[data-thing="pile:{suit}"]').hover(force=True)
    expect(page.locator(".lc-held-card[data-dragged]")).to_have_count(1)
    page.mouse.up()
    wait_for_change(page, before)
    expect(page.locator(f'[data-thing="pile:{suit}"] .lc-card')).to_have_count(1)
    card.hover()
    page.mouse.down()
    page.locator(f'[data-thing="pile:{suit}"]').hover(force=True)
    page.mouse.up()
    expect(page.locator(".refusal")).to_have_text("You’ve already played a card. Now draw one.")


TWO_FINGERS = """() => {
    const cards = [...document.querySelectorAll("[data-row=hand]")].slice(0, 2);
    const point = (kind, pointerId, clientX, target) => target.dispatchEvent(new PointerEvent(kind, {
        pointerId, isPrimary: pointerId === 1, pointerType: "touch", clientX, clientY: 500, bubbles: true,
    }));
    cards.forEach((card, at) => point("pointerdown", at + 1, 100, card));
    for (const id of [2, 1]) point("pointerup", id, 100, window);
    point("pointermove", 1, 300, window);
    return document.querySelectorAll("[data-dragged]").length;
}"""


def test_a_second_finger_on_the_hand_drags_nothing_and_leaves_nothing_behind(site: Server, visit: Visit) -> None:
    page = open_table(site, visit("/", "phone"), "lost-cities", options={"rounds": "1", "first_starter": "0"})
    assert page.evaluate(TWO_FINGERS) == 0
    assert page.locator("[data-row=hand][aria-pressed=true]").count() == 0


def test_every_suit_has_a_drawing(visit: Visit) -> None:
    found = page_module(visit("/").page, "lost-cities/board/card", "(card) => Object.keys(card.SUITS)")
    assert found == list(box.SUITS)


def places(page: Page) -> list[str]:
    """Where everything stands that must keep its place, on each phone."""
    found = []
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        found.append(page.evaluate(PLACES))
    return found


@pytest.mark.parametrize("language", ["en-GB", "de", "fr", "it", "es"])
def test_the_board_keeps_its_place_on_phones_whatever_the_bar_says(site: Server, visit: Visit, language: str) -> None:
    visitor = visit("/", "phone", language)
    page = visitor.page
    page.goto(f"/table/{open_together(site, visitor, together=['Aldebaran 65'])}")
    show(page)
    begun = places(page)
    cards = page.locator("[data-row=hand]")
    moved = {}
    cards.first.click()
    moved["chosen"] = places(page)
    page.locator(".lc-pile.lc-target").click()
    page.wait_for_selector(".lc-stack.lc-lit")
    moved["discarded"] = places(page)
    cards.first.click()
    expect(page.locator(".refusal")).not_to_be_empty()
    moved["refused"] = places(page)
    page.locator(".lc-stack.lc-lit").click()
    page.wait_for_selector("[data-hand-over]")
    moved["handed over"] = places(page)
    cards.first.click()
    moved["chosen while waiting"] = places(page)
    page.set_viewport_size({"width": 360, "height": 640})
    for button in page.locator(".bar .btn").all():
        place = button.bounding_box()
        assert place
        assert place["height"] <= 64
        assert place["x"] + place["width"] <= 360
    page.click("[data-hand-over]")
    show(page)
    moved["the next player"] = places(page)
    assert {step: found for step, found in moved.items() if found != begun} == {}
    page.set_viewport_size({"width": 360, "height": 640})
    texts = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    file = next(each for each in texts if "lost-cities" in each and each.endswith(".ftl"))
    for kind, line in (("status", ".status"), ("why", ".refusal")):
        count, high = page.evaluate(SENTENCES, [file, kind, line])
        assert count > 5
        assert high == []


@pytest.fixture
def last_draw(site: Server) -> Iterator[Eve]:
    """A match before the draw that ends its first round of two."""
    kept = Kept(CORPUS / "v1" / "lost-cities-two-rounds.json")
    dealt = [isinstance(one, Drawn) and isinstance(two, Drawn) for one, two in pairwise(kept.events)]
    at = next(at for at in range(30, len(dealt)) if dealt[at]) - 1  # a card is drawn, and then all of the next round
    action = kept.events[at]
    assert isinstance(action, Acted)
    assert action.text == "draw"
    people = [Person(site, name) for name in ("Ann", "Ben")]
    events = [seat_people(event, people) for event in kept.events[:at]]
    with ThreadPoolExecutor() as pool:  # Playwright runs an event loop in this thread
        pool.submit(asyncio.run, store_match(site.database, "last-draw", events, kept.draws.seed)).result()
    yield Eve("last-draw", people[0], people[action.seat], action)
    for person in people:
        person.http.close()


COVERED = """() => {
    const [list, button, sheet] = [".lc-counted", ".lc-onward", ".lc-finished"].map((each) =>
        document.querySelector(each).getBoundingClientRect());
    return [list.bottom <= button.top, button.bottom <= sheet.bottom, sheet.bottom <= innerHeight - 72];
}"""


def test_the_summary_of_a_round_is_read_and_put_away_by_its_button_alone(visit: Visit, last_draw: Eve) -> None:
    page = visit("/", "phone", storage_state=cookies(last_draw.watcher)).page
    page.goto(f"/table/{last_draw.table}")
    page.wait_for_selector(".lc-held-card")
    act(page, last_draw)
    onward = page.locator(".lc-onward")
    expect(onward).to_be_focused()
    assert page.evaluate(COVERED) == [True, True, True]
    last = page.locator(".lc-counted tr:visible").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)
    expect(page.locator(".lc-sum", has_text="× 1")).to_have_count(0)  # without a wager nothing is multiplied
    place = page.locator(".lc-held-card").first.bounding_box()
    assert place
    page.touchscreen.tap(place["x"] + 20, place["y"] + place["height"] - 8)  # a card, below it
    for key in ("1", "d"):
        page.keyboard.press(key)
    expect(onward).to_be_visible()
    expect(page.locator(".picked")).to_have_count(0)
    onward.click()
    expect(onward).to_have_count(0)
    expect(page.locator("[data-row=hand]:focus")).to_have_count(1)


def test_the_focus_returns_to_the_card_from_whatever_was_opened(site: Server, visit: Visit) -> None:
    page = open_table(site, visit("/"), "lost-cities", options={"rounds": "1", "first_starter": "0"})
    card = page.locator("[data-row=hand]").nth(2)
    card.focus()
    for key, opened in (("m", "#command"), ("/", "#command"), ("?", "dialog"), ("r", "dialog")):
        page.keyboard.press(key)
        expect(page.locator(f"{opened}:focus, {opened} :focus")).not_to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.locator(opened)).to_have_count(0)
        expect(card).to_be_focused()


def test_by_keyboard_every_card_is_discarded_in_the_same_way(site: Server, visit: Visit) -> None:
    page = open_table(site, visit("/"), "lost-cities", options={"rounds": "1", "first_starter": "0"})
    for at in range(1, 9):
        page.keyboard.press(str(at))
        expect(page.locator(".lc-held-card.picked")).to_have_count(1)
        page.wait_for_selector(".lc-lane-mine :focus")
        page.keyboard.press("ArrowUp")
        page.wait_for_selector(".lc-pile.lc-target:focus")
        page.keyboard.press("Escape")


def test_a_picture_to_share_names_players_and_has_the_fonts_of_the_page(site: Server, visit: Visit) -> None:
    visitor = visit("/")
    page = open_table(site, visitor, "lost-cities", options={"rounds": "1"})
    name = page.evaluate("document.querySelector('.lc-plaque-mine .lc-me').textContent")
    assert name != "You"
    page.evaluate("document.querySelector('.board').classList.add('pictured')")
    expect(page.locator(".lc-plaque-mine .lc-me")).to_be_visible()
    expect(page.locator(".lc-plaque-mine .lc-you")).to_be_hidden()
    root = page.evaluate("document.documentElement.dataset.root")
    page.evaluate(
        """async (root) => {
            const { pictureOf } = await import(`${root}/replay/picture.js`);
            const make = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src");
            Object.defineProperty(HTMLImageElement.prototype, "src", { ...make, set(source) {
                window.painted = decodeURIComponent(source);
                make.set.call(this, source);
            } });
            await pictureOf(document.querySelector(".board"), "caption");
        }""",
        root,
    )
    assert page.evaluate("(painted.match(/@font-face[^}]+data:font\\/woff2/g) ?? []).length") == 2


def test_what_is_shared_at_the_end_of_a_match_shows_its_end(site: Server, visit: Visit) -> None:
    kept = Kept(CORPUS / "v1" / "lost-cities-two-rounds.json")
    people = [Person(site, name) for name in ("Ann", "Ben")]
    events = [seat_people(event, people) for event in kept.events]
    with ThreadPoolExecutor() as pool:
        pool.submit(asyncio.run, store_match(site.database, "shared", events, kept.draws.seed)).result()
    page = visit("/", storage_state=cookies(people[0])).page
    for person in people:
        person.http.close()
    page.goto("/table/shared")
    page.locator("[data-share]").click()
    link = page.get_by_label("Link to the result").input_value()
    page.goto(link)
    track = page.locator(".replay-track input")
    expect(track).to_have_value(track.get_attribute("max") or "")
    assert int(track.input_value()) > 100


def test_how_long_a_match_takes_depends_on_its_rounds_and_colours(visit: Visit) -> None:
    page = visit("/new/lost-cities?rounds=1").page
    expect(page.locator(".sum-up")).to_contain_text("10 min")
    known = page_module(
        page,
        "lost-cities/board/opening/opening",
        "({ minutes }) => [{}, { rounds: '2' }, { rounds: '9' }, { colours: '6' }].map(minutes)",
    )
    assert known == [20, 15, 60, 25]
    page.click("form .btn.main")
    expect(page.locator(".facts")).to_contain_text("10 min")
