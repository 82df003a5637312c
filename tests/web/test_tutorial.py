"""Tutorials in a browser: from home to the first match, by taps, on a small phone."""

from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit, settled
from tests.web.test_page import BOARD, GAMES, assert_accessible

WAYS = (("en-GB", "/?lang=pseudo"), ("de", "/"), ("en-GB", "/"))  # languages to learn a game in, and where from

# Where things stand, when the page has drawn itself and the rings have followed.
LOOK = """async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    const main = document.querySelector("main.learn");
    const place = document.querySelector(".ring.aim")?.getBoundingClientRect();
    return {
        over: Boolean(document.querySelector("dialog")), step: Number(main.dataset.step), awaits: main.dataset.awaits,
        wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        aim: place && [place.x + place.width / 2, place.y + place.height / 2],
    };
}"""


def look(page: Page) -> dict[str, Any]:
    """What the page asks for, once all that was done before has come of it."""
    settled(page)
    found: dict[str, Any] = page.evaluate(LOOK)
    return found


@pytest.mark.parametrize(
    ("game", "language", "address"),
    [(game, *way) for game, way in zip(GAMES, cycle(WAYS), strict=False)],
)
def test_a_game_is_learnt_by_taps_and_a_first_match_follows(
    visit: Visit, game: str, language: str, address: str
) -> None:
    page = visit(address, "phone", language).page
    card = page.locator("article", has=page.locator(f"[data-learn={game}]"))
    expect(page.locator("[data-lesson]")).to_have_count(1)  # who is new is offered a lesson
    card.locator("summary").tap()
    card.locator("[data-learn]").tap()
    page.wait_for_selector("main.learn")
    for _ in range(60):
        now = look(page)
        if now["over"]:
            break
        assert now["wide"] <= 0
        if now["awaits"]:
            page.touchscreen.tap(*now["aim"])
        else:
            page.locator("[data-action=onward]").tap()
    page.locator("dialog [data-play]").tap()
    page.wait_for_selector(BOARD)
    assert "/table/" in page.url
    page.goto("/")
    expect(page.locator("[data-lesson]")).not_to_have_attribute("data-lesson", game)


def test_a_tutorial_goes_on_with_enter_alone_and_back_and_says_what_is_to_be_done(visit: Visit) -> None:
    page = visit("/learn/explorers").page
    page.wait_for_selector("main.learn")
    expect(page.locator("[data-action=onward]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".ex-option.legal")).to_be_focused()
    page.locator(".ex-option:not(.legal)").click(force=True)
    expect(page.get_by_role("alert")).to_have_text("Not yet: press the highlighted spot.")
    assert_accessible(page)
    page.get_by_role("button", name="Back").click()
    assert look(page)["step"] == 0
    for _ in range(100):  # a step may take several presses, and the focus moves a moment later
        now = look(page)
        if now["over"]:
            break
        focused = page.locator(f'[data-at="{at(now["awaits"])}"]' if "mark" in now["awaits"] else ":focus")
        expect(focused).to_be_focused()
        page.keyboard.press("Enter")
        settled(page)
    expect(page.get_by_role("dialog")).to_contain_text("Three things to remember")


def test_a_wrong_card_is_answered_and_the_right_one_is_not(visit: Visit) -> None:
    page = visit("/learn/lost-cities", "phone").page
    page.wait_for_selector("main.learn")
    page.locator("[data-action=onward]").tap()
    look(page)
    help_ = page.locator(".coach-help")
    wrong = page.locator("[data-row=hand]").first
    wrong.tap()  # it may be lifted, as in a match
    expect(help_).to_have_text("Not yet: press the highlighted spot.")
    page.get_by_role("button", name="Back").tap()
    page.locator("[data-action=onward]").tap()
    expect(help_).to_be_empty()
    page.touchscreen.tap(*look(page)["aim"])
    settled(page)
    expect(help_).to_be_empty()
    expect(page.locator(".lc-target")).not_to_have_count(0)


def at(action: str) -> int:
    """The number of the square that is marked."""
    square = action.split()[1]
    return (int(square[1:]) - 1) * 16 + ord(square[0]) - ord("a")
