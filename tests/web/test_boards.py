"""Whole matches in the browser: by mouse to the end, every kind of action by keyboard, by touch and by commands.

In a soak the matches by keyboard and by touch are played to their end too.
"""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.games.adapters import adapter
from tests.games.explorers.adapter import MAP, SQUARES
from tests.games.matches import SOAK
from tests.server.serving import Server
from tests.web.conftest import SIZES, Visit, record_requests, settled
from tests.web.players import MY_TURN, TWICE, Clicker, Typist, heard, open_table, wait_for_change
from tests.web.test_page import BOARD, GAMES, assert_accessible, assert_fits


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_against_a_bot_by_mouse(site: Server, visit: Visit, game: str) -> None:
    page = open_table(site, visit("/"), game, options=adapter(game).short)
    assert Clicker(page, random.Random(1), hurries=True).play(game, 600)
    expect(page.locator(".status")).to_have_text(re.compile(r"(wins?|A draw): .+, .+"))
    expect(page.locator(".rank")).to_have_count(2)
    page.click("text=Score sheet")
    assert_accessible(page)
    mine = page.locator(".players li", has_text=" you").locator(".chip path")
    page.click("text=Players")
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


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_that_lies_shows_everything_that_can_be_done(site: Server, visit: Visit, game: str) -> None:
    page = open_table(site, visit("/", "lying"), game, options=adapter(game).short)
    assert Clicker(page, random.Random(8), tap=True).play(game, 16) is False
    assert_fits(page)
    assert_accessible(page)
    parts = page.locator(f"header, .bar, .bar .button, {adapter(game).controls}")
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
        undo = page.get_by_role("button", name="Undo", disabled=False)  # what the wheel brings may have been chosen
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


# Place the tile, then press what comes in the bar as soon as it is there; how long that took.
HASTY = """() => new Promise((done) => {
    const began = performance.now();
    document.querySelector("[data-action=place]").click();
    const look = setInterval(() => {
        const stop = document.querySelector("[data-action=stop]");
        const late = performance.now() - began > 1000;
        if (!late && (!stop || document.querySelector("[data-action=place]"))) return;
        clearInterval(look);
        if (!late) stop.click();
        done(performance.now() - began);
    }, 5);
})"""


def test_a_double_click_does_not_press_what_comes_under_the_pointer(site: Server, visit: Visit) -> None:
    page = open_table(site, visit("/"), "entdecker")
    clicker = Clicker(page, random.Random(2), hurries=True)
    for _ in range(60):
        if not page.locator("[data-action=place]").count():
            clicker.play("entdecker", 1)
            page.wait_for_selector(MY_TURN)
            continue
        requests = record_requests(page)
        if page.evaluate(HASTY) < 300:
            assert '"stop"' not in requests()
            expect(page.locator("[data-action=stop]")).to_be_visible()
            expect(page.locator(".status")).to_have_class(re.compile("mine"))
            return
        page.wait_for_selector(MY_TURN)
    raise AssertionError("no tile was placed after which one could stop")


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


def test_lost_cities_by_keyboard(site: Server, visit: Visit) -> None:
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


def test_explorers_by_keyboard(site: Server, visit: Visit) -> None:
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


def test_entdecker_by_keyboard(site: Server, visit: Visit) -> None:
    page = open_table(site, visit("/"), "entdecker")
    page.locator('[data-at="S6"]').focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.at") == "S7"
    before = heard(page)
    page.keyboard.press("Enter")
    wait_for_change(page, before)
    page.keyboard.press("1")
    expect(page.locator(".en-stepper output")).to_contain_text("1")
    page.keyboard.press("+")
    expect(page.locator(".en-stepper output")).to_contain_text("2")
    page.locator(".bar .button.main").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".en-supply .en-lit")
    before = heard(page)
    page.keyboard.press("d")  # of several stacks one is chosen
    page.wait_for_selector(".en-supply .en-lit:focus")
    page.keyboard.press("Enter")
    wait_for_change(page, before)
    placing = page.locator("[data-at][aria-label*='would lie here']")
    if placing.count():  # the first tile may fit nowhere
        placing.focus()
        page.keyboard.press("r")  # turns the tile, and opens no rules
        expect(page.locator("dialog")).to_have_count(0)
        before = heard(page)
        page.keyboard.press("Enter")
        wait_for_change(page, before)
    page.keyboard.press("i")
    expect(page.locator("dialog")).to_be_visible()


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
    expect(eve.locator("text=You are watching.")).to_be_visible()
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


@pytest.mark.parametrize("game", GAMES)
def test_what_a_long_press_explains_stays_when_the_finger_is_lifted(site: Server, visit: Visit, game: str) -> None:
    visitor = visit("/", "phone")
    page = open_table(site, visitor, game, options=adapter(game).short)
    line = visitor.context.new_cdp_session(page)
    for selector in adapter(game).held:
        box = page.locator(f".board {selector}").first.bounding_box()
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
        button = ".ex-option.legal, .ex-village-button, .bar .button.main:not([aria-disabled=true])"
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
    expect(page.locator(".status")).to_have_text("Spend the scroll: choose any terrain for 4 marks")
    page.click(".ex-scroll")  # back to the card
    expect(page.locator(SQUARES)).not_to_have_count(0)


def test_chief_scouts_are_marked_where_a_scout_is_chosen(site: Server, visit: Visit) -> None:
    page = open_table(site, visit("/", size="phone"), "entdecker", options={"chief_scouts": "on"})
    for number in ("2", "5"):
        page.locator(".en-numbers .button").get_by_text(number, exact=True).click()
    page.locator(".bar .button.main").click()
    clicker = Clicker(page, random.Random(4), tap=True)
    unit = page.locator(".bar [data-action=scout]")
    while not unit.count():
        before = heard(page)
        adapter("entdecker").click(clicker)
        wait_for_change(page, before)
    page.wait_for_timeout(1000 * TWICE)  # whatever was pressed before, this is no double click
    unit.click()
    if not page.locator(".en-numbers").count():  # first which land
        page.locator(".en-which .en-lit").first.click()
    chiefs = page.locator(".en-numbers .en-lit", has=page.locator("small"))
    assert [text.split() for text in chiefs.all_inner_texts()] == [["2", "×2"], ["5", "×2"]]
    assert "counts double" in (chiefs.first.get_attribute("aria-label") or "")
    assert page.locator(".en-step").evaluate("(strip) => strip.scrollHeight <= strip.clientHeight")  # also the way back
