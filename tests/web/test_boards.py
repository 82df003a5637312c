"""Whole matches in the browser: by mouse to the end, every kind of action by keyboard, by touch and by commands.

In a soak the matches by keyboard and by touch are played to their end too.
"""

import math
import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.games.matches import SOAK
from tests.server.serving import Server
from tests.web.conftest import SIZES, Visit, Visitor
from tests.web.test_page import BOARD, GAMES, LIT, assert_accessible, assert_fits

LIT_SQUARES = ".ex-top use[href^='#ex-legal']"
POINTED = ".pointed, .ex-lit, .en-pointed"
OVER = "main[data-over=true]"
MY_TURN = f".status.mine, {OVER}"
TWICE = 0.45  # seconds after which a second press on the bar is no double click


def open_table(site: Server, visitor: Visitor, game: str, **wishes: Any) -> Page:
    """A table with a bot of level 1 in each other seat, and the page at it."""
    seats = wishes.pop("seats", 2)
    wish = {"game": game, "seats": seats, "bots": [{"seat": seat, "level": 1} for seat in range(1, seats)], **wishes}
    answer = visitor.context.request.post("/api/v1/tables", data=wish, headers={"origin": site.url})
    assert answer.ok, answer.text()
    page = visitor.page
    page.goto(f"/table/{answer.json()['id']}")
    page.wait_for_selector(MY_TURN, timeout=20_000)
    return page


def heard(page: Page) -> int:
    """How much the page has heard of the match."""
    return int(page.locator(".board").get_attribute("data-heard") or 0)


def wait_for_change(page: Page, before: int) -> None:
    """Until something was heard, everything is drawn, and it is my turn or the match is over."""
    page.wait_for_function(
        """([before, mine]) => {
            const [board, round] = [".board", "main"].map((each) => Number(document.querySelector(each).dataset.heard));
            return document.querySelector(mine) && board > before && round === board;
        }""",
        arg=[before, MY_TURN],
        timeout=20_000,
    )


# The first selector that something is seen for, and where one of these is; null if there is nothing. What is below the
# edge of the window cannot be pressed; nor is anything, while things fly to where they will be.
FIND = """([selectors, dice]) => {
    if (document.getAnimations().some((each) => each.effect.target.dataset?.key)) return null;
    for (const [at, selector] of selectors.entries()) {
        const found = [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())
            .map(({ x, y, width, height }) => width && [at, x + width / 2, y + height / 2])
            .filter((each) => each && each[1] < innerWidth && each[2] < innerHeight);
        if (found.length) return found[Math.floor(dice * found.length)];
    }
    return null;
}"""


class Clicker:
    """Somebody who clicks on whatever is lit."""

    def __init__(self, page: Page, rng: random.Random, tap: bool = False, bold: bool = False) -> None:
        self.page = page
        self.rng = rng
        self.tap = tap
        self.bold = bold  # announces many tiles at once, so that the map is full sooner
        self.kinds: set[str] = set()
        self.pressed = -math.inf  # when it was last a button of the bar

    def press(self, x: float, y: float) -> None:
        if self.tap:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press_one(self, selector: str, kind: str) -> bool:
        return self.press_any([(selector, kind)])

    def press_any(self, wishes: list[tuple[str, str]]) -> bool:
        """Press something of the first kind that there is."""
        found = self.page.evaluate(FIND, [[selector for selector, _ in wishes], self.rng.random()])
        if found is None:
            return False
        at, x, y = found
        selector, kind = wishes[at]
        self.kinds.add(kind)
        if selector.startswith(".bar"):  # a double click on it counts once, also if another button has come there
            self.page.wait_for_timeout(max(0.0, 1000 * (self.pressed + TWICE - time.monotonic())))
            self.pressed = time.monotonic()
        self.press(x, y)
        return True

    def lost_cities(self) -> None:
        if self.press_one('[data-thing="deck"].lc-lit' if self.rng.random() < 0.9 else ".lc-lit", "draw"):
            return
        for _ in range(6):  # a second press on a card puts it back
            if self.page.locator(".lc-target").count():
                break
            self.press_one('[data-row="hand"]', "choose")
            self.page.wait_for_timeout(50)
        assert self.press_one(".lc-target", "lay or discard")

    def explorers(self) -> None:
        wishes = [
            (LIT_SQUARES, "mark"),
            (".ex-option.legal", "choose"),
            (".bar .button.main:not([aria-disabled=true])", "confirm"),
        ]
        self.press_first(wishes)

    def entdecker(self) -> None:
        before = heard(self.page)
        for _ in range(24):  # a tap may only choose, or ask which of two is meant
            self.explore()
            self.page.wait_for_timeout(50)
            self.page.wait_for_selector(":root:not(.sent)")  # or the next press would come twice
            if heard(self.page) > before:
                return
            if self.page.locator("dialog[open]").count():  # what is lit no more is explained
                self.page.keyboard.press("Escape")
        raise AssertionError(f"nothing comes of what is pressed: {self.page.locator('.status').inner_text()}")

    def explore(self) -> None:
        which = (".en-which .en-lit", "which of two")
        unit = (".bar .en-unit-button", "unit")
        draw = (".en-step .en-lit, .en-supply .en-lit", "draw")
        more = (".en-stepper .button:last-of-type:not([aria-disabled=true])", "announce more")
        wishes = [
            *([more] if self.bold and self.rng.random() < 0.6 else []),
            (".bar .button.main:not([aria-disabled=true])", "confirm"),
            (".en-numbers [aria-pressed=false]", "chief scout"),
            which,
            *((unit, draw) if self.rng.random() < 0.7 else (draw, unit)),
            (".en-huts .en-lit", "hut"),
            (".en-legal:not(.edge)" if self.rng.random() < 0.5 else ".en-legal", "choose"),
            (".en-legal", "choose"),
            (".bar [data-action]", "else"),
        ]
        self.press_first(wishes)

    def press_first(self, wishes: list[tuple[str, str]]) -> None:
        for _ in range(50):  # what was sent may not have been answered yet
            if self.page.locator(OVER).count():
                return
            if self.press_any(wishes):
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"nothing is lit: {self.page.locator('.status').inner_text()}")

    def play(self, game: str, steps: int) -> bool:
        """Click so often, or to the end. Returns whether that was reached."""
        act = {"lost-cities": self.lost_cities, "explorers": self.explorers, "entdecker": self.entdecker}[game]
        for _ in range(steps):
            if self.page.locator(OVER).count():
                return True
            before = heard(self.page)
            act()
            wait_for_change(self.page, before)
            if self.page.locator("dialog[open]").count():
                self.page.keyboard.press("Escape")
        return bool(self.page.locator(OVER).count())


class Typist:
    """Somebody without a pointer: Tab, arrows, Enter and the letters that the list of keys names."""

    def __init__(self, page: Page, rng: random.Random) -> None:
        self.page = page
        self.rng = rng

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def has(self, selector: str) -> bool:
        return bool(self.page.locator(selector).count())

    def tab_to(self, selector: str) -> None:
        """Tab until something like that has the focus."""
        for _ in range(120):
            if self.has(f":is({selector}):focus"):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not reach {selector}")

    def lost_cities(self) -> None:
        if self.has('[data-thing="deck"].lc-lit'):
            if self.rng.random() < 0.5:
                self.press("d")
            else:
                self.tab_to('[data-row="piles"]')
                self.press("End")
                self.press("Enter")
            return
        if self.rng.random() < 0.5:
            self.press(str(self.rng.randint(1, 8)))
        else:
            self.tab_to('[data-row="hand"]')
            self.press("Home")
            for _ in range(self.rng.randrange(8)):
                self.press("ArrowRight")
            self.press("Enter")
        self.page.wait_for_selector(".lc-target:focus")  # the focus has gone to where the card can go
        self.press("Enter")

    def explorers(self) -> None:
        cells = ".ex-cells [aria-label$='can be marked']"
        for _ in range(50):  # what was sent may not have been answered yet
            if self.has(cells):
                return self.mark(cells)
            if self.has(".ex-options:not(.four) button.legal"):
                return self.press(self.rng.choice("12"))
            if self.has(".ex-option.legal, .ex-village-button"):
                self.tab_to(".ex-option.legal, .ex-village-button")
                return self.press("Enter")
            if self.has("[data-action=done]"):
                return self.press("d")
            if self.has(".bar .row .button.main"):
                return self.press("k")
            if self.has(OVER):
                return None
            self.page.wait_for_timeout(100)
        raise AssertionError(f"nothing can be done: {self.page.locator('.status').inner_text()}")

    def entdecker(self) -> None:
        before = heard(self.page)
        for _ in range(40):  # a key may only choose, or ask which of two is meant
            self.explore()
            self.page.wait_for_timeout(60)
            if heard(self.page) > before or self.has(OVER):
                return
        raise AssertionError(f"nothing can be done: {self.page.locator('.status').inner_text()}")

    def explore(self) -> None:
        units = {"scout": "f", "fort": "b", "settlement": "c", "stop": "x"}
        letters = [key for action, key in units.items() if self.has(f".bar [data-action={action}]")]
        asked = ".en-which .en-lit, .en-ways .en-lit, .en-wheel .en-lit, .bar [data-action=pass]"
        if self.has(".bar .button.main:not([aria-disabled=true])"):
            self.tab_to(".bar .button.main")
            self.press("Enter")
        elif self.has(asked):
            self.tab_to(asked)
            self.press("Enter")
        elif self.has(".en-supply .en-lit") and (not letters or self.rng.random() < 0.5):
            self.press("d")  # draws if there is one stack, else goes to the first
            if self.has(".en-supply .en-lit:focus"):
                self.press("Enter")
        elif letters:
            self.press(self.rng.choice(letters))
        elif self.has(".en-huts .en-lit"):
            self.press(str(self.rng.randint(1, 7)))
        elif self.rng.random() < 0.2:  # any place of the map: arrows go over all of it
            self.tab_to("[data-at]")
            for _ in range(self.rng.randrange(6)):
                self.press(f"Arrow{self.rng.choice(('Left', 'Right', 'Up', 'Down'))}")
            self.press("Enter")
        else:
            for _ in range(self.rng.randint(1, 9)):
                self.press(self.rng.choice(("PageDown", "PageDown", "PageUp")))
            self.press("Enter")

    def mark(self, cells: str) -> None:
        """Walk to a square with the arrows."""
        places = [
            int(each) for each in self.page.locator(cells).evaluate_all("all => all.map((each) => each.dataset.at)")
        ]
        to = self.rng.choice(places)
        self.tab_to(".ex-cells [data-at]")
        at = int(self.page.evaluate("document.activeElement.dataset.at"))
        for key, steps in (("Right", to % 16 - at % 16), ("Down", to // 16 - at // 16)):
            for _ in range(abs(steps)):
                self.press(f"Arrow{key if steps > 0 else {'Right': 'Left', 'Down': 'Up'}[key]}")
        assert int(self.page.evaluate("document.activeElement.dataset.at")) == to
        self.press("Enter")

    def play(self, game: str, steps: int) -> bool:
        """Type so often, or to the end. Returns whether that was reached."""
        act = {"lost-cities": self.lost_cities, "explorers": self.explorers, "entdecker": self.entdecker}[game]
        for _ in range(steps):
            if self.has(OVER):
                return True
            before = heard(self.page)
            act()
            wait_for_change(self.page, before)
        return self.has(OVER)


OPTIONS: dict[str, dict[str, str]] = {
    "lost-cities": {"rounds": "1"},
    "explorers": {"map": "4.90,3.180,2.180,5.270"},
    "entdecker": {},
}
IN_A_TURN = {
    "lost-cities": ".lc-lit",
    "explorers": ".ex-option.chosen, .ex-young[d^=M]",
    "entdecker": ".en-top:not(:has(.en-legal.edge))",
}
NEVER = {"lost-cities": "draw R", "explorers": "mark a1", "entdecker": "place a1 r0"}  # what cannot be done at first


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_against_a_bot_by_mouse(site: Server, visit: Visit, game: str) -> None:
    page = open_table(site, visit("/"), game, options=OPTIONS[game])
    assert Clicker(page, random.Random(1), bold=True).play(game, 600)
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
    page = open_table(site, visit("/", "phone"), game, options=OPTIONS[game])
    clicker = Clicker(page, random.Random(2), tap=True)
    assert clicker.play(game, 600 if SOAK else 24) == SOAK
    assert len(clicker.kinds) >= 3
    assert_fits(page)


@pytest.mark.parametrize("game", ["explorers", "entdecker"])
def test_two_keys_go_through_all_that_is_lit_on_a_map(site: Server, visit: Visit, game: str) -> None:
    page = open_table(site, visit("/"), game, options=OPTIONS[game])
    if game == "explorers":
        page.locator(".ex-option.legal").first.click()
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
    page = open_table(site, visit("/"), game, options=OPTIONS[game])
    assert Typist(page, random.Random(7)).play(game, 600 if SOAK else 8) == SOAK


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_that_lies_shows_everything_that_can_be_done(site: Server, visit: Visit, game: str) -> None:
    page = open_table(site, visit("/", "lying"), game, options=OPTIONS[game])
    assert Clicker(page, random.Random(8), tap=True).play(game, 16) is False
    assert_fits(page)
    assert_accessible(page)
    parts = page.locator("header, .bar, .bar .button, .lc-hand button, .lc-deck button, .ex-option, .ex-top, .en-step")
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
    page = open_table(site, visitor, game, options=OPTIONS[game])
    Clicker(page, random.Random(9)).play(game, 8)
    news = page.locator(".since li")
    expect(news.first).to_contain_text("Pip")
    page.keyboard.press("n")
    expect(page.locator(".since [aria-current=step]")).to_have_count(1)
    expect(page.locator(".since [aria-live]")).to_contain_text("Pip")
    expect(page.locator(POINTED).first).to_be_attached()
    for _ in range(news.count()):  # without movement each press is a step, and the last one ends the walk
        page.keyboard.press("n")
    expect(page.locator(".since [aria-current=step]")).to_have_count(0)
    expect(page.locator(POINTED)).to_have_count(0)
    page.click(".since button >> nth=1")
    expect(page.locator(".since")).to_be_hidden()
    page.click("header [aria-label='Since your last turn']")
    expect(page.locator(".since")).to_be_visible()
    assert_accessible(page)


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_back_on_a_phone_is_told_and_can_play_at_once(site: Server, visit: Visit, game: str) -> None:
    page = open_table(site, visit("/", "phone"), game, options=OPTIONS[game])
    clicker = Clicker(page, random.Random(9), tap=True)
    clicker.play(game, 8)
    for _ in range(60):  # to the beginning of a turn
        page.wait_for_selector(".status.mine")
        undo = page.get_by_role("button", name="Undo", disabled=False)  # what the wheel brings may have been chosen
        if page.locator(".since").count() and not page.locator(IN_A_TURN[game]).or_(undo).count():
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
    clicker = Clicker(page, random.Random(2), bold=True)
    for _ in range(60):
        if not page.locator("[data-action=place]").count():
            clicker.play("entdecker", 1)
        elif page.evaluate(HASTY) < 300:
            page.wait_for_timeout(500)
            expect(page.locator("[data-action=stop]")).to_be_visible()
            expect(page.locator(".status")).to_have_class(re.compile("mine"))
            return
        page.wait_for_selector(MY_TURN)
    raise AssertionError("no tile was placed after which one could stop")


@pytest.mark.parametrize("game", GAMES)
def test_arrows_go_to_the_board_when_nothing_has_the_focus(site: Server, visit: Visit, game: str) -> None:
    page = open_table(site, visit("/"), game)
    page.wait_for_selector(
        ".board [role=gridcell], .board [data-row=hand]", state="attached"
    )  # drawn after the first frame
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".board :focus")).to_have_count(1)
    assert page.evaluate("document.activeElement.matches('[role=gridcell], [data-row=hand]')")


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
    page = open_table(site, visit("/"), game, options=OPTIONS[game])
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
    page = open_table(site, visit("/"), "explorers", options=OPTIONS["explorers"])
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
    page = open_table(site, visit("/"), game, options=OPTIONS[game])
    Clicker(page, random.Random(5)).play(game, 1)
    before = heard(page)
    page.keyboard.press("u")
    wait_for_change(page, before)
    page.keyboard.press("/")
    page.locator("#command").fill(NEVER[game])
    page.keyboard.press("Enter")
    expect(page.locator(".refusal")).to_have_text(re.compile(r"\w+.*[.!]?$"))


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_the_table_and_no_hidden_card(site: Server, visit: Visit, game: str) -> None:
    ann = visit("/")
    page = open_table(site, ann, game, private=False)
    eve = visit(page.url).page
    eve.wait_for_selector(BOARD)
    expect(eve.locator("text=You are watching.")).to_be_visible()
    assert eve.locator('[data-row="hand"]').count() == 0
    assert eve.locator(LIT).count() == 0
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
    page = open_table(site, visit("/"), "explorers", options=OPTIONS["explorers"])  # its villages border on three each
    if page.locator(".ex-village-button").count():
        page.locator(".ex-village-button").first.click()
    barren = page.locator(".ex-option:not(.legal)")
    expect(barren).to_have_count(1)
    before = heard(page)
    barren.click()
    expect(page.locator(".refusal")).to_contain_text("Press again")
    page.wait_for_timeout(300)
    assert heard(page) == before
    barren.click()
    wait_for_change(page, before)


EXPLAINS = {
    "lost-cities": ("[data-row=hand]", ".lc-lane", ".lc-pile", "[data-thing=deck]", ".lc-theirs", ".lc-stat"),
    "explorers": (
        ".ex-option", ".ex-world", ".ex-track", ".ex-column", ".ex-temple", ".ex-goal", ".ex-score [title]",
        ".ex-other",
    ),
    "entdecker": (".en-world", ".en-stacks button", ".en-huts .en-space", ".en-purse", ".en-reserve", ".en-island"),
}  # fmt: skip


HELD = {
    "lost-cities": ("[data-row=hand]", "[data-thing=deck]"),
    "explorers": (*(f"[data-at='{at}']" for at in range(20, 250, 23)), ".ex-temple"),
    "entdecker": ("[data-at=b2]", "[data-at=f5]", "[data-at=h7]"),
}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_long_press_explains_stays_when_the_finger_is_lifted(site: Server, visit: Visit, game: str) -> None:
    visitor = visit("/", "phone")
    page = open_table(site, visitor, game, options=OPTIONS[game])
    line = visitor.context.new_cdp_session(page)
    for selector in HELD[game]:
        box = page.locator(f".board {selector}").first.bounding_box()
        assert box
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        expect(page.locator("dialog[open]")).to_be_visible()
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(150)
        expect(page.locator("dialog[open]"), selector).to_be_visible()
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)


# Whether clicks count after a long press: one that comes late, the next one, one of another touch.
LET_GO = """async () => {
    const { letGo } = await import(`${document.documentElement.dataset.root}/explained.js`);
    const counted = [];
    const click = (name) => {
        const count = () => counted.push(name);
        document.body.addEventListener("click", count);
        document.body.click();
        document.body.removeEventListener("click", count);
    };
    const pointer = (kind) => dispatchEvent(new PointerEvent(kind));
    letGo();
    pointer("pointerup");
    await new Promise((done) => setTimeout(done, 250));
    click("late");
    click("next");
    letGo();
    pointer("pointerup");
    pointer("pointerdown");
    click("another touch");
    return counted;
}"""


def test_the_click_of_a_long_press_may_come_late(visit: Visit) -> None:
    assert visit("/").page.evaluate(LET_GO) == ["next", "another touch"]


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_on_a_line_of_the_log_shows_its_place(site: Server, visit: Visit, game: str) -> None:
    page = open_table(site, visit("/", "phone"), game, options=OPTIONS[game])
    Clicker(page, random.Random(3), tap=True).play(game, 12)
    expect(page.locator(POINTED)).to_have_count(0)
    page.locator("header button.narrow-only").tap()
    page.locator("#tab-log").tap()
    page.locator(".log li", has_text=re.compile(r"(lays|lay|marks|places it on) ")).last.tap()
    expect(page.locator(".side.up")).to_have_count(0)
    expect(page.locator(POINTED).first).to_be_attached()
    expect(page.locator(POINTED)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_lies_on_a_board_explains_itself(site: Server, visit: Visit, game: str) -> None:
    wishes = {"options": {"achievements": "3"}} if game == "explorers" else {}
    page = open_table(site, visit("/"), game, **wishes)
    if page.locator(".ex-village-button").count():  # who begins chooses one, if two would do
        page.locator(".ex-village-button").first.click()
    for selector in EXPLAINS[game]:
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
        if page.locator(".ex-scroll").count() and page.locator(LIT_SQUARES).count():
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
    expect(page.locator(LIT_SQUARES)).to_have_count(0)
    expect(page.locator("[data-action=done]")).to_have_count(0)
    page.locator('[data-at="0"]').click(force=True)
    expect(page.locator(".status")).to_have_text("Spend the scroll: choose any terrain for 4 marks")
    page.click(".ex-scroll")  # back to the card
    expect(page.locator(LIT_SQUARES)).not_to_have_count(0)


def test_chief_scouts_are_marked_where_a_scout_is_chosen(site: Server, visit: Visit) -> None:
    page = open_table(site, visit("/", size="phone"), "entdecker", options={"chief_scouts": "on"})
    for number in ("2", "5"):
        page.locator(".en-numbers .button").get_by_text(number, exact=True).click()
    page.locator(".bar .button.main").click()
    clicker = Clicker(page, random.Random(4), tap=True)
    unit = page.locator(".bar [data-action=scout]")
    while not unit.count():
        before = heard(page)
        clicker.entdecker()
        wait_for_change(page, before)
    page.wait_for_timeout(1000 * TWICE)  # whatever was pressed before, this is no double click
    unit.click()
    if not page.locator(".en-numbers").count():  # first which land
        page.locator(".en-which .en-lit").first.click()
    chiefs = page.locator(".en-numbers .en-lit", has=page.locator("small"))
    assert [text.split() for text in chiefs.all_inner_texts()] == [["2", "×2"], ["5", "×2"]]
    assert "counts double" in (chiefs.first.get_attribute("aria-label") or "")
    assert page.locator(".en-step").evaluate("(strip) => strip.scrollHeight <= strip.clientHeight")  # also the way back
