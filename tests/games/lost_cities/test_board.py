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


def test_every_suit_has_a_drawing(visit: Visit) -> None:
    found = page_module(visit("/").page, "lost-cities/board/card", "(card) => Object.keys(card.SUITS)")
    assert found == list(box.SUITS)
