"""The board of Explorers in the browser, and that its texts and tables say what is played with."""

import asyncio
import random
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from farshore.games.explorers import box
from tests.games.explorers.adapter import MAP, SQUARES, WEIGHED
from tests.match.corpus_maker import FOLDER as CORPUS
from tests.match.test_corpus import Kept
from tests.server.serving import Person, Server
from tests.web.conftest import Visit, page_module, record_requests
from tests.web.players import MY_TURN, Clicker, heard, open_table, wait_for_change
from tests.web.reference import seat_people, store_match
from tests.web.test_page import assert_accessible, assert_fits
from tests.web.test_texts import LANGUAGES, WEB


def test_the_board_by_keyboard(site: Server, visit: Visit) -> None:
    page = open_table(site, visit("/"), "explorers", options={"map": MAP})
    options = page.locator(".ex-option.legal")
    options.first.focus()
    before = heard(page)
    page.keyboard.press("Enter")
    wait_for_change(page, before)
    for _ in range(3):
        lit = page.locator(".ex-cells [aria-label*='can be marked']").first
        if not lit.count():
            break
        lit.focus()
        before = heard(page)
        page.keyboard.press("Enter")
        wait_for_change(page, before)
    page.locator(".ex-cells [tabindex='0']").focus()
    focused = "document.activeElement.dataset.at"
    at = int(page.evaluate(focused))
    page.keyboard.press("ArrowRight" if at % 16 < 15 else "ArrowLeft")
    assert abs(int(page.evaluate(focused)) - at) == 1


def test_a_terrain_without_a_square_to_mark_is_taken_only_by_a_second_press(site: Server, visit: Visit) -> None:
    page = open_table(site, visit("/"), "explorers", options={"map": MAP})  # its villages border on three each
    if page.locator(".ex-village-button").count():
        page.locator(".ex-village-button").first.click()
    barren = page.locator(".ex-option:not(.legal)")
    expect(barren).to_have_count(1)
    before = heard(page)
    requests = record_requests(page)
    barren.click()
    expect(page.locator(".refusal")).to_contain_text("Press again")
    assert '"act"' not in requests()
    barren.click()
    wait_for_change(page, before)


def test_a_finger_is_shown_what_a_side_of_the_card_opens_before_it_binds_others(site: Server, visit: Visit) -> None:
    page = open_table(site, visit("/", size="phone"), "explorers", options={"map": MAP})
    clicker = Clicker(page, random.Random(5), tap=True)
    while "choose one side" not in clicker.status:
        clicker.play("explorers", 1)
        page.wait_for_selector(MY_TURN)
    requests = record_requests(page)
    side = page.locator(".ex-option.legal").last
    side.tap()
    expect(page.locator(WEIGHED)).to_have_count(1)
    expect(page.locator(".ex-outlook rect").first).to_be_attached()
    expect(page.locator(".status")).to_contain_text("press again to choose it")
    assert '"act"' not in requests()
    before = heard(page)
    side.tap()
    wait_for_change(page, before)
    expect(page.locator(WEIGHED)).to_have_count(0)


def test_alone_the_next_rank_is_told_with_the_points_to_it(site: Server, visit: Visit) -> None:
    visitor = visit("/")
    page = open_table(site, visitor, "explorers", seats=1)
    path = page.url.partition("/table/")[2].partition("#")[0]
    receipt = visitor.context.request.get(f"/api/v1/tables/{path}").json()["scene"]["view"]["receipt"]
    missing = receipt["ranks"][receipt["rank"]] - receipt["totals"][0]
    assert missing > 20
    expect(page.locator(".ex-rank small")).to_have_text(f"{missing} more for the next step")


def test_a_replay_shows_what_temples_brought_and_its_link_the_map_that_was_chosen(site: Server, visit: Visit) -> None:
    kept = Kept(CORPUS / "v1" / "explorers-four.json")
    people = [Person(site, name) for name in ("Ann", "Ben", "Cleo", "Dora")]
    events = [seat_people(event, people) for event in kept.events]
    for person in people:
        person.http.close()
    storing = store_match(site.database, "temples", events, kept.draws.seed)
    with ThreadPoolExecutor() as pool:  # Playwright runs an event loop in this thread
        pool.submit(asyncio.run, storing).result()
    visitor = visit("/")
    page = visitor.page
    page.goto("/replay/temples/end?perspective=-2&look=1")
    shown = page.locator(".ex-watch [aria-pressed=true]")
    expect(shown).to_have_text("Ben")
    reached, open_ = page.locator(".ex-temple.mine"), page.locator(".ex-temple:not(.mine)")
    expect(reached.locator("b")).to_have_text(["+6"])
    expect(reached.locator(".ex-temple-top .icon")).to_have_count(1)
    assert all("+" not in each for each in open_.locator("b").all_inner_texts())
    expect(open_.locator(".ex-temple-top .icon")).to_have_count(0)
    page.locator(".ex-watch button").last.click()
    expect(page).to_have_url(re.compile(r"/replay/temples/\d+\?perspective=-2&look=3$"))
    page.get_by_role("button", name="Previous step").click()
    expect(page).to_have_url(re.compile(r"&look=3$"))
    expect(shown).to_have_text("Dora")
    with page.expect_console_message(lambda message: "/invitation" in message.location["url"]):
        page.click("[data-share]")
    visitor.problems.clear()  # the browser notes that only players have an invitation to add to the link
    expect(page.get_by_label("Link")).to_have_value(re.compile("&look=3"))


# The lit square that is nearest to a scroll, as a selector; null if none is lit.
TO_A_SCROLL = """() => {
    const spot = (each) => [each.x.baseVal.value, each.y.baseVal.value];
    const scrolls = [...document.querySelectorAll(".ex-top use[href='#o-scroll']")].map(spot);
    const apart = ([x, y], [to, down]) => Math.abs(x - to) + Math.abs(y - down);
    const away = (each) => Math.min(...scrolls.map((scroll) => apart(scroll, spot(each))));
    const [one] = [...document.querySelectorAll(".ex-top use[href^='#ex-legal']")].sort((a, b) => away(a) - away(b));
    const [x, y] = one ? spot(one).map((each) => Math.round(each / 44)) : [];
    return one ? `[data-at="${y * 16 + x}"]` : null;
}"""


def test_while_a_scroll_is_thought_about_only_terrains_are_offered(site: Server, visit: Visit) -> None:
    page = open_table(site, visit("/"), "explorers", seats=1)
    for _ in range(120):
        if page.locator(".ex-scroll").count() and page.locator(SQUARES).count():
            break
        before = heard(page)
        square = page.evaluate(TO_A_SCROLL)
        button = ".ex-option.legal, .ex-village-button, .bar .btn.main:not([aria-disabled=true])"
        if square:
            page.locator(square).click(force=True)
        else:
            page.locator(button).first.click()
        wait_for_change(page, before)
    page.click(".ex-scroll")
    expect(page.locator(".ex-option.legal .ex-crosses").first).to_be_visible()
    expect(page.locator(SQUARES)).to_have_count(0)
    expect(page.locator("[data-action=done]")).to_have_count(0)
    page.locator('[data-at="0"]').click(force=True)
    expect(page.locator(".status")).to_have_text("Scroll: choose a terrain for 4 marks")
    page.click(".ex-scroll")  # back to the card
    expect(page.locator(SQUARES)).not_to_have_count(0)


def test_achievements_are_chosen_by_their_names_and_mistakes_are_said_at_the_button(site: Server, visit: Visit) -> None:
    visitor = visit("/new/explorers#bots", "phone")
    page = visitor.page
    page.click("details summary")
    page.locator("#explorers-option-map").select_option(label="Custom…")
    page.get_by_label("Map", exact=True).last.fill("nowhere")
    page.locator("#explorers-option-achievements").select_option(label="Custom…")
    for name in ("F1", "A1", "E7"):
        page.check(f"[name={name}]")
    assert page.locator(".ex-goal-picker input:disabled").count() == 32 - 3
    page.uncheck("[name=A1]")
    assert_fits(page)
    assert_accessible(page)
    with page.expect_response("**/api/v1/tables") as answer:
        page.click("form .btn.main")
    assert answer.value.status == 400
    expect(page.get_by_role("alert")).to_be_in_viewport()
    expect(page.get_by_role("alert")).to_have_text("Map: this value isn’t possible.")
    visitor.problems.clear()  # the browser notes the answer too
    page.locator("#explorers-option-map").select_option("chance")
    with page.expect_response("**/api/v1/tables") as made:
        page.click("form .btn.main")
    page.wait_for_selector(".ex-world")
    assert made.value.json()["about"]["options"]["achievements"] == "E7,F1"


def test_letters(visit: Visit) -> None:
    found = page_module(
        visit("/").page,
        "explorers/board/box",
        "(box) => [Object.keys(box.TERRAINS), Object.keys(box.OBJECTS), box.QUADRANTS, box.SIDE]",
    )
    assert found == [list(box.TERRAINS), list(box.OBJECTS), list(box.QUADRANTS), 2 * box.SIDE]


def test_numbers_in_the_rules(visit: Visit) -> None:
    page = visit("/rules/explorers").page
    page.wait_for_selector(".ex-rules")
    rows: list[list[str]] = page.evaluate(
        """() => [...document.querySelectorAll(".ex-rules table:not(.ex-goal-list) tr")]
            .map((row) => [...row.cells].slice(1).map((cell) => cell.textContent.replace("−", "-")))"""
    )

    def by_arrival(points: tuple[int, ...], seats: int) -> list[str]:
        left = [each for place, each in enumerate(points) if place not in box.STRUCK_AT_SETUP[seats]]
        return [*map(str, left), *"–" * (len(points) - len(left))]

    def texts(points: tuple[int, ...]) -> list[str]:
        return [str(each) for each in points]

    assert texts(box.PROVISION_POINTS[1:]) in rows
    assert texts(box.VILLAGE_POINTS[1:]) in rows
    assert texts(box.EXPERT_PROVISION_POINTS[1:]) in rows
    assert texts(box.EXPERT_VILLAGE_POINTS[1:]) in rows
    assert [f"+{each}" if each > 0 else f"{each}" for each in box.GEM_LINE] in rows
    for seats in (2, 3, 4):
        assert by_arrival(box.TEMPLE_POINTS, seats) in rows
        assert by_arrival(box.EXPERT_TEMPLE_MARKS, seats) in rows
    names = page.locator(".ex-goal-list tr td:last-child").all_text_contents()
    assert names == list(box.ACHIEVEMENTS)
    bounds = page.locator(".ex-rules table").last.locator("tr th:first-child").all_text_contents()[1:]
    least = [bound + 1 for bound in box.SOLO_BOUNDS]
    between = [f"{low}–{high}" for low, high in zip(least, box.SOLO_BOUNDS[1:], strict=False)]
    assert bounds == [f"≤ {box.SOLO_BOUNDS[0]}", *between, f"> {box.SOLO_BOUNDS[-1]}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_option_of_temples_is_true_for_any_number_of_players(language: str) -> None:
    """With two or three players some of the values are struck (EX-23): only the first is the same for all."""
    text = (WEB.parent / "games" / "explorers" / "board" / "texts" / f"{language}.ftl").read_text()
    about = re.search(r"^explorers-option-temples-about = (.*)$", text, re.MULTILINE)
    assert about is not None
    assert re.findall(r"\d+", about[1]) == [str(box.TEMPLE_POINTS[0]), str(box.EXPERT_TEMPLE_POINTS)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_achievements(language: str) -> None:
    text = (WEB.parent / "games" / "explorers" / "board" / "texts" / f"{language}.ftl").read_text()
    said = dict(line.split(" = ", 1) for line in text.splitlines() if line.startswith("explorers-goal-"))
    for name, points in box.COUNT_POINTS.items():
        steps = [(number, each) for number, each in enumerate(points) if each]
        line = said[f"explorers-goal-{name.lower()}-text"]
        assert line.startswith(", ".join(str(number) for number, _ in steps)), line
        assert f": {', '.join(str(each) for _, each in steps)} " in line, line
    for name, (_, reward) in box.AVOID_POINTS.items():
        assert said[f"explorers-goal-{name.lower()}-text"].startswith(f"{reward} ")
    for name in box.RACES:
        assert f" {', '.join(map(str, box.RACE_POINTS))} " in said[f"explorers-goal-{name.lower()}-text"]
