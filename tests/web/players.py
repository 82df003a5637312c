"""People in a browser, for tests: somebody who clicks or taps what is lit, and somebody without a pointer.

How a board is played on, each game's adapter says; see `tests/games/adapters.py`.
"""

import math
import random
import time
from typing import Any

from playwright.sync_api import Error, Page

from tests.games.adapters import adapter
from tests.server.serving import Server
from tests.web.conftest import Visitor, settled

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
    page.wait_for_selector(MY_TURN)
    return page


def open_panels(page: Page) -> None:
    """Open the panels of the frame where they slide over the board."""
    if page.locator("header .narrow-only").is_visible() and not page.locator(".side.up").count():
        page.click("header .narrow-only")


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
    )


# The first selector that something is seen for, where one of these is, and its name; null if there is nothing. What is
# below the edge of the window cannot be pressed; nor is anything, while things fly to where they will be.
FIND = """([selectors, dice]) => {
    if (document.getAnimations().some((each) => each.effect.target.dataset?.key)) return null;
    for (const [at, selector] of selectors.entries()) {
        const found = [...document.querySelectorAll(selector)].map((each) => [each.getBoundingClientRect(), each])
            .map(([{ x, y, width, height }, { dataset, textContent }]) =>
                width && [at, x + width / 2, y + height / 2, dataset.action ?? textContent])
            .filter((each) => each && each[1] < innerWidth && each[2] < innerHeight);
        if (found.length) return found[Math.floor(dice * found.length)];
    }
    return null;
}"""


class Player:
    """Somebody at a table."""

    def __init__(self, page: Page, rng: random.Random) -> None:
        self.page = page
        self.rng = rng

    @property
    def heard(self) -> int:
        """How much the page has heard of the match."""
        return heard(self.page)

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return bool(self.page.locator(OVER).count())

    def settle(self) -> None:
        """Wait until everything is drawn that comes of what was done."""
        settled(self.page)

    @property
    def status(self) -> str:
        """What the page says is to be done."""
        return self.page.locator(".status").inner_text()


class Clicker(Player):
    """Somebody who clicks on whatever is lit."""

    def __init__(self, page: Page, rng: random.Random, tap: bool = False, hurries: bool = False) -> None:
        super().__init__(page, rng)
        self.tap = tap
        self.hurries = hurries  # prefers what brings the end nearer
        self.kinds: set[str] = set()
        self.pressed = -math.inf, ""  # when it was last a button of the bar, and which

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
        if found is not None:
            self._press_found(wishes, found)
        return found is not None

    def _press_found(self, wishes: list[tuple[str, str]], found: Any) -> None:
        at, x, y, name = found
        selector, kind = wishes[at]
        self.kinds.add(kind)
        if selector.startswith(".bar"):  # a double click on it counts once where another button has come meanwhile
            when, which = self.pressed
            if which != name:
                self.page.wait_for_timeout(max(0.0, 1000 * (when + TWICE - time.monotonic())))
            self.pressed = time.monotonic(), name
        self.press(x, y)

    def press_first(self, wishes: list[tuple[str, str]]) -> None:
        """The same as soon as there is something: what was sent may not have been answered yet."""
        either = f"([over, ...rest]) => document.querySelector(over) ? [] : ({FIND})(rest)"
        look = [OVER, [selector for selector, _ in wishes], self.rng.random()]
        try:
            found = self.page.wait_for_function(either, arg=look).json_value()
        except Error as error:
            raise AssertionError(f"nothing is lit: {self.status}") from error
        if found:
            self._press_found(wishes, found)

    def play(self, game: str, steps: int) -> bool:
        """Click so often, or to the end. Returns whether that was reached."""
        for _ in range(steps):
            if self.is_over:
                return True
            before = self.heard
            adapter(game).click(self)
            wait_for_change(self.page, before)
            if self.page.locator("dialog[open]").count():
                self.page.keyboard.press("Escape")
        return self.is_over


class Typist(Player):
    """Somebody without a pointer: Tab, arrows, Enter and the letters that the list of keys names."""

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

    def play(self, game: str, steps: int) -> bool:
        """Type so often, or to the end. Returns whether that was reached."""
        for _ in range(steps):
            if self.is_over:
                return True
            before = self.heard
            adapter(game).type(self)
            wait_for_change(self.page, before)
        return self.is_over
