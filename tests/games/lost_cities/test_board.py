"""The board of Lost Cities in the browser."""

from playwright.sync_api import expect

from farshore.games.lost_cities import box
from tests.server.serving import Server
from tests.web.conftest import Visit, page_module
from tests.web.players import heard, open_table, wait_for_change


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
