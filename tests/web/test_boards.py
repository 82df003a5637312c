"""Whole matches in the browser: by mouse to the end, every kind of action by keyboard, by touch and by commands.

In a soak the matches by keyboard and by touch are played to their end too.
"""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.games.adapters import adapter
from tests.games.matches import SOAK
from tests.server.serving import Server
from tests.web.conftest import SIZES, TOUCHED, Visit, settled
from tests.web.players import Clicker, Typist, heard, open_panels, open_table, wait_for_change
from tests.web.test_page import BOARD, GAMES, assert_accessible, assert_fits

# The parts of the score that were counted, their sums as they are written, and the totals, each by column.
COUNTED = """() => {
    const number = (each) => Number(each.textContent.trim().replace("−", "-").replace("–", "0"));
    const rows = (selector) => [...document.querySelectorAll(selector)].map((row) =>
        [...row.querySelectorAll(".pts")].map(number));
    return {
        parts: rows(".tally [data-part]"), sums: rows(".tally tfoot tr")[0],
        totals: [...document.querySelectorAll(".stage .total, .climb .total")].map(number),
    };
}"""


# Note by how much the page shifts by itself, and what leaves its place, until the match is over. Shifts add up as in
# Cumulative Layout Shift: those within a second of each other, for at most five, and the largest sum counts. A sum over
# the whole match would depend on the machine: on a slow one the effect of a press comes when it is no longer recent.
WATCH = """(fixed) => {
    window.calm = { shifts: 0, moved: {} };
    let [sum, first, last] = [0, -Infinity, -Infinity];
    new PerformanceObserver((list) => {
        for (const { value, startTime, hadRecentInput } of list.getEntries()) {
            if (hadRecentInput) continue;
            if (startTime - last > 1000 || startTime - first > 5000) [sum, first] = [0, startTime];
            [sum, last] = [sum + value, startTime];
            calm.shifts = Math.max(calm.shifts, sum);
        }
    }).observe({ type: "layout-shift", buffered: true });
    const places = new Map();
    const look = () => {
        if (document.querySelector("main[data-over=true]")) return;
        for (const [at, each] of document.querySelectorAll(fixed).entries()) {
            const { x, y } = each.getBoundingClientRect();
            const name = `${each.className} ${at}`;
            const was = places.get(name) ?? [x, y];
            const apart = Math.round(Math.abs(x - was[0]) + Math.abs(y - was[1]));
            if (apart > 2) calm.moved[name] = Math.max(apart, calm.moved[name] ?? 0);
            places.set(name, [x, y]);
        }
        requestAnimationFrame(look);
    };
    look();
}"""
MOST_SHIFT = 0.02  # layout shift that a whole match may have


def assert_calm(page: Page) -> None:
    """Nothing has moved by itself, and panels have stayed where they were."""
    calm = page.evaluate("calm")
    assert calm["moved"] == {}
    assert calm["shifts"] <= MOST_SHIFT


def assert_adds_up(page: Page) -> None:
    """The ending shows every part of the score, and they come to what is written below and above them."""
    page.wait_for_selector(".ending[data-counted=true]")
    found = page.evaluate(COUNTED)
    assert found["parts"]
    assert [sum(column) for column in zip(*found["parts"], strict=True)] == found["sums"] == found["totals"]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_against_a_bot_by_mouse(site: Server, visit: Visit, game: str) -> None:
    page = open_table(site, visit("/"), game, options=adapter(game).short)
    page.evaluate(WATCH, f".bar, .players, {adapter(game).fixed or 'header'}")
    assert Clicker(page, random.Random(1), hurries=True).play(game, 600)
    if adapter(game).fixed:
        assert_calm(page)
    expect(page.locator(".status")).to_have_text(re.compile(r"(wins?|a draw): .+, .+"))
    assert_adds_up(page)
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(page.locator(".ending")).to_have_count(0)
    page.click("[data-action=result]")
    expect(page.locator(".ending")).to_be_visible()
    open_panels(page)
    page.click("#tab-sheet")
    assert_accessible(page)
    mine = page.locator(".players li", has=page.get_by_text("you", exact=True)).locator(".chip path")
    page.click("#tab-players")
    mark = mine.get_attribute("d")
    page.click("text=Play again")
    page.wait_for_selector("main[data-over=false]")
    assert mine.get_attribute("d") == mark  # everybody sits one seat further, and keeps their sign


@pytest.mark.parametrize("game", GAMES)
def test_playing_by_touch_on_a_phone(site: Server, visit: Visit, game: str) -> None:
    page = open_table(site, visit("/", "phone"), game, options=adapter(game).short)
    clicker = Clicker(page, random.Random(2), tap=True)
    assert clicker.play(game, 600 if SOAK else 24) == SOAK
    assert len(clicker.kinds) >= 3
    assert_fits(page)


@pytest.mark.parametrize("game", [game for game in GAMES if adapter(game).map is not None])
def test_two_keys_go_through_all_that_is_lit_on_a_map(site: Server, visit: Visit, game: str) -> None:
    page = open_table(site, visit("/"), game, options=adapter(game).short)
    for selector in adapter(game).map or ():
        page.locator(selector).first.click()
    page.wait_for_selector("[data-lit]", state="attached")
    page.wait_for_selector(":root:not(.sent)")
    lit = page.locator("[data-lit]").evaluate_all("all => all.map((each) => each.dataset.at)")
    for key, order in (("PageDown", [*lit, lit[0]]), ("PageUp", [*reversed(lit)])):
        for place in order:
            page.keyboard.press(key)
            expect(page.locator(f"[data-at='{place}']")).to_be_focused()
    before = heard(page)
    page.keyboard.press("Enter")
    wait_for_change(page, before)


@pytest.mark.parametrize("game", GAMES)
def test_playing_by_keyboard_alone(site: Server, visit: Visit, game: str) -> None:
    page = open_table(site, visit("/"), game, options=adapter(game).short)
    assert Typist(page, random.Random(7)).play(game, 600 if SOAK else 8) == SOAK


@pytest.mark.parametrize("size", ["lying", "zoomed"])
@pytest.mark.parametrize("game", GAMES)
def test_a_low_window_shows_everything_that_can_be_done(site: Server, visit: Visit, game: str, size: str) -> None:
    page = open_table(site, visit("/", size), game, options=adapter(game).short)
    assert Clicker(page, random.Random(8), tap=size in TOUCHED).play(game, 16) is False
    assert_fits(page)
    assert_accessible(page)
    parts = page.locator(f"header, .bar, .bar .btn, {adapter(game).controls}")
    hidden = parts.evaluate_all(
        """(all) => all.filter((each) => {
            const { x, y, right, bottom, width } = each.getBoundingClientRect();
            return width && (x < 0 || y < 0 || right > innerWidth + 1 || bottom > innerHeight + 1);
        }).map((each) => each.outerHTML.slice(0, 80))"""
    )
    assert hidden == []


@pytest.mark.parametrize("game", GAMES)
def test_what_happened_since_my_last_turn(site: Server, visit: Visit, game: str) -> None:
    visitor = visit("/")
    page = open_table(site, visitor, game, options=adapter(game).short)
    Clicker(page, random.Random(9)).play(game, 8)
    news = page.locator(".since li")
    expect(news.first).to_contain_text("Pip")
    page.keyboard.press("n")
    expect(page.locator(".since [aria-current=step]")).to_have_count(1)
    expect(page.locator(".since [aria-live]")).to_contain_text("Pip")
    expect(page.locator(adapter(game).pointed).first).to_be_attached()
    for _ in range(news.count()):  # without movement each press is a step, and the last one ends the walk
        page.keyboard.press("n")
    expect(page.locator(".since [aria-current=step]")).to_have_count(0)
    expect(page.locator(adapter(game).pointed)).to_have_count(0)
    page.click(".since button >> nth=1")
    expect(page.locator(".since")).to_be_hidden()
    page.click("header [aria-label='Since your last turn']")
    expect(page.locator(".since")).to_be_visible()
    assert_accessible(page)


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_back_on_a_phone_is_told_and_can_play_at_once(site: Server, visit: Visit, game: str) -> None:
    page = open_table(site, visit("/", "phone"), game, options=adapter(game).short)
    clicker = Clicker(page, random.Random(9), tap=True)
    clicker.play(game, 8)
    for _ in range(60):  # to the beginning of a turn
        page.wait_for_selector(".status.mine")
        undo = page.get_by_role(
            "button", name="Undo", exact=True, disabled=False
        )  # what the wheel brings may have been chosen
        if page.locator(".since").count() and not page.locator(adapter(game).in_a_turn).or_(undo).count():
            break
        clicker.play(game, 1)
    else:
        raise AssertionError("no turn begins in 60 presses")
    expect(page.locator(".since")).to_be_hidden()
    page.reload()
    expect(page.locator(".since")).to_be_visible()
    expect(page.locator(".hidden[role=status]")).to_contain_text("Pip")
    corner = page.locator(".board").bounding_box()
    assert corner is not None
    page.touchscreen.tap(corner["x"] + 2, corner["y"] + 2)
    expect(page.locator(".since")).to_be_hidden()  # its buttons must not lie on what is pressed next
    clicker.play(game, 1)
    expect(page.locator(".since")).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_arrows_go_to_the_board_when_nothing_has_the_focus(site: Server, visit: Visit, game: str) -> None:
    page = open_table(site, visit("/"), game)
    page.wait_for_selector(f".board {adapter(game).cells}", state="attached")  # drawn after the first frame
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".board :focus")).to_have_count(1)
    assert page.evaluate("(cells) => document.activeElement.matches(cells)", adapter(game).cells)


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_keys_has_those_of_the_game(site: Server, visit: Visit, game: str) -> None:
    page = open_table(site, visit("/"), game)
    page.keyboard.press("?")
    keys = page.locator("dialog kbd")
    expect(keys.first).to_be_visible()
    assert {"U", "N", "D", "1", "?"} <= set(keys.all_text_contents())
    assert_accessible(page)


@pytest.mark.parametrize(("size", "scheme"), [*((size, "light") for size in SIZES), ("phone", "dark")])
@pytest.mark.parametrize("game", GAMES)
def test_a_match_fits_and_can_be_used_by_everybody(
    site: Server, visit: Visit, game: str, size: str, scheme: str
) -> None:
    page = open_table(site, visit("/", size, color_scheme=scheme), game)
    assert_fits(page)
    assert_accessible(page)
    tall = page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight")
    assert tall <= 2, "playing needs no scrolling"


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_done_by_commands(site: Server, visit: Visit, game: str) -> None:
    page = open_table(site, visit("/"), game, options=adapter(game).short)
    rng = random.Random(3)
    page.keyboard.press("/")
    page.wait_for_selector("#legal option", state="attached")
    for _ in range(10):
        page.wait_for_selector(".status.mine")
        before = heard(page)
        texts = page.locator("#legal option").evaluate_all("all => all.map((each) => each.value)")
        page.locator("#command").fill(rng.choice(texts))
        page.keyboard.press("Enter")
        wait_for_change(page, before)
    page.keyboard.press("Escape")
    expect(page.locator("#command")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_undo_takes_back_and_refusals_are_explained(site: Server, visit: Visit, game: str) -> None:
    page = open_table(site, visit("/"), game, options=adapter(game).short)
    Clicker(page, random.Random(5)).play(game, 1)
    before = heard(page)
    page.keyboard.press("u")
    wait_for_change(page, before)
    page.keyboard.press("/")
    page.locator("#command").fill(adapter(game).never)
    page.keyboard.press("Enter")
    expect(page.locator(".refusal")).to_have_text(re.compile(r"\w+.*[.!]?$"))


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_the_table_and_no_hidden_card(site: Server, visit: Visit, game: str) -> None:
    ann = visit("/")
    page = open_table(site, ann, game, private=False)
    eve = visit(page.url).page
    eve.wait_for_selector(BOARD)
    expect(eve.locator("text=You’re watching this match.").first).to_be_visible()
    hidden = adapter(game).private
    assert not hidden or eve.locator(hidden).count() == 0
    assert eve.locator(adapter(game).lit).count() == 0
    assert_accessible(eve)


@pytest.mark.parametrize("game", GAMES)
def test_german_words_fit_and_none_is_missing(site: Server, visit: Visit, game: str) -> None:
    page = open_table(site, visit("/", "phone", "de-DE"), game)
    Clicker(page, random.Random(6), tap=True).play(game, 4)
    assert_fits(page)
    page.click("header button.narrow-only")
    for tab in ("Wertung", "Verlauf", "Spieler"):
        page.click(f".tab:has-text('{tab}')")
        assert not re.search(r"\{[\w-]+\}", page.locator("body").inner_text())


@pytest.mark.parametrize("game", GAMES)
def test_longer_words_fit_beside_the_board(site: Server, visit: Visit, game: str) -> None:
    visitor = visit("/", "phone")
    page = open_table(site, visitor, game)
    page.goto(page.url + "?lang=pseudo")
    page.wait_for_selector(BOARD)
    assert_fits(page)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_long_press_explains_stays_when_the_finger_is_lifted(site: Server, visit: Visit, game: str) -> None:
    visitor = visit("/", "phone")
    page = open_table(site, visitor, game, options=adapter(game).short)
    line = visitor.context.new_cdp_session(page)
    settled(page)
    for selector in adapter(game).held:
        held = page.locator(f".board {selector}").first
        held.hover(trial=True)  # until it stays where it is and nothing covers it
        box = held.bounding_box()
        assert box
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        expect(page.locator("dialog[open]")).to_be_visible()
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        line.send("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": 1, "y": 1})  # comes after what the touch does
        settled(page)
        expect(page.locator("dialog[open]"), selector).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_mouse_that_moves_away_does_not_end_a_long_press(site: Server, visit: Visit, game: str) -> None:
    visitor = visit("/", "phone")
    page = open_table(site, visitor, game, options=adapter(game).short)
    settled(page)
    held = page.locator(f".board {adapter(game).held[0]}").first
    held.hover()
    box = held.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = visitor.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.mouse.move(1, 1)
    expect(page.locator("dialog[open]")).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


# Whether clicks count after a long press: one that comes late, the next one, one of another touch.
LET_GO = """async () => {
    const { ignoreNextClick } = await import(`${document.documentElement.dataset.root}/kit/explain.js`);
    const counted = [];
    const click = (name) => {
        const count = () => counted.push(name);
        document.body.addEventListener("click", count);
        document.body.click();
        document.body.removeEventListener("click", count);
    };
    const pointer = (kind) => dispatchEvent(new PointerEvent(kind));
    ignoreNextClick();
    pointer("pointerup");
    await new Promise((done) => setTimeout(done, 250));
    click("late");
    click("next");
    ignoreNextClick();
    pointer("pointerup");
    pointer("pointerdown");
    click("another touch");
    return counted;
}"""


def test_the_click_of_a_long_press_may_come_late(visit: Visit) -> None:
    assert visit("/").page.evaluate(LET_GO) == ["next", "another touch"]


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_on_a_line_of_the_log_shows_its_place(site: Server, visit: Visit, game: str) -> None:
    page = open_table(site, visit("/", "phone"), game, options=adapter(game).short)
    Clicker(page, random.Random(3), tap=True).play(game, 12)
    expect(page.locator(adapter(game).pointed)).to_have_count(0)
    page.locator("header button.narrow-only").tap()
    page.locator("#tab-log").tap()
    page.locator(".log li", has_text=re.compile(f"({adapter(game).log}) ")).last.tap()
    expect(page.locator(".side.up")).to_have_count(0)
    expect(page.locator(adapter(game).pointed).first).to_be_attached()
    expect(page.locator(adapter(game).pointed)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_lies_on_a_board_explains_itself(site: Server, visit: Visit, game: str) -> None:
    page = open_table(site, visit("/"), game, options=adapter(game).explains_with)
    opening = adapter(game).opening
    if opening and page.locator(opening).count():
        page.locator(opening).first.click()
    for selector in adapter(game).explains:
        page.locator(f".board {selector}").first.click(button="right", force=True)
        expect(page.locator("dialog[open] p"), selector).to_have_text(re.compile(r"\w{3}"))
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
