"""Two people at one device, and what comes after a match: the replay, checking the draws, a picture."""

import asyncio
import base64
import re
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from tests.match.corpus_maker import FOLDER as CORPUS
from tests.match.test_corpus import Kept
from tests.server.serving import Person, Server
from tests.web.conftest import Visit
from tests.web.reference import seat_people, store_match
from tests.web.test_page import assert_accessible, assert_fits

# How far two pictures are apart on average, of 255: what was seen, and the same saved with a line below it.
APART = """async (pictures) => {
    const [seen, saved] = await Promise.all(pictures.map(async (data) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        return image;
    }));
    const dots = (image, high) => {
        const pen = new OffscreenCanvas(seen.width, seen.height).getContext("2d");
        pen.drawImage(image, 0, 0, seen.width, high);
        return pen.getImageData(0, 0, seen.width, seen.height).data;
    };
    const [one, two] = [dots(seen, seen.height), dots(saved, saved.height * seen.width / saved.width)];
    return one.reduce((sum, dot, at) => sum + Math.abs(dot - two[at]), 0) / one.length;
}"""

# Whether what a list shows can be read to its end.
WHOLE = """(list) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(list);
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    pen.font = font;
    const wide = pen.measureText(list.selectedOptions[0].text).width;
    return wide <= list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
}"""


def test_two_at_one_device_and_the_replay(visit: Visit) -> None:
    visitor = visit("/new/lost-cities", "phone")
    page = visitor.page
    page.check("[name=kind][value=here]")
    page.locator(".picker input:not([type=radio])").fill("Ben")
    page.click("form .btn.main")
    expect(page.locator(".curtain h1")).to_have_text(re.compile("it’s your turn"))
    first = page.locator(".curtain h1").inner_text().split(",")[0]
    assert_fits(page)
    assert_accessible(page)
    assert not page.locator(".lc-hand").count()
    page.click("[data-show]")
    page.locator(".lc-hand.asked button").first.click()
    page.locator(".lc-pile.lc-target").click()
    page.locator("[data-thing=deck].lc-lit").click()
    page.click("[data-hand-over]")
    expect(page.locator(".curtain h1")).to_have_text(re.compile("it’s your turn"))
    assert page.locator(".curtain h1").inner_text().split(",")[0] != first
    assert not page.locator(".lc-hand").count()
    page.reload()  # nobody's hand is shown to who loads the page again
    page.wait_for_selector(".curtain")
    page.click("[data-show]")
    page.wait_for_selector(".lc-hand.asked")
    page.get_by_label("Players, score sheet and log").first.click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog .btn.danger").click()
    page.wait_for_selector("main[data-over=true]")
    expect(page.locator(".side.up")).to_have_count(0)  # it would cover the result
    page.get_by_role("link", name="Watch replay").click()

    page.wait_for_selector(".replay[data-stop='0'][aria-busy=false]")
    assert_fits(page)
    assert_accessible(page)
    track = page.locator(".replay-track input")
    track.press("ArrowRight")
    page.wait_for_selector(".replay[data-stop='1']")
    expect(page).to_have_url(re.compile(r"/replay/[\w-]+/1\?perspective=-3$"))
    hands = page.locator(".lc-theirs .lc-mini")
    expect(hands).to_have_count(15)  # both hands, one card laid or discarded
    track.press("ArrowRight")
    page.wait_for_selector(".replay[data-stop='2']")
    expect(page.locator(".replay .status")).to_have_text(re.compile(rf"{first} draws .+ from the deck"))
    page.get_by_label("View as").select_option("-2")
    expect(hands).to_have_count(0)
    seen = page.locator(".board").screenshot()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_label("Link")).to_have_value(re.compile("#"))
    link = page.get_by_label("Link").input_value()
    with page.expect_download() as download:
        page.click("[data-picture]")
    picture = download.value.path().read_bytes()
    assert (
        page.evaluate(APART, [base64.b64encode(each).decode() for each in (seen, picture)]) < 8
    )  # letters are not smoothed alike
    page.keyboard.press("Escape")
    friend = visit("/").page  # the table is private: its link lets others replay it too
    friend.goto(link)
    friend.wait_for_selector(".replay[data-stop='2'][aria-busy=false]")
    expect(friend.get_by_label("View as")).to_have_value("-2")
    friend.goto(link.replace("perspective=-2", "eyes=1"))  # as links were written at first
    expect(friend).to_have_url(re.compile(r"/2\?perspective=1#"))
    page.get_by_label("Players, score sheet and log").first.click()
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("button", name="Check the draws").click()
    expect(page.locator(".fair [role=status]")).to_have_text(re.compile(r"All \d+ draws were checked"))


def test_a_replay_begins_by_itself_and_shows_the_board_of_a_round_that_is_over(site: Server, visit: Visit) -> None:
    kept = Kept(CORPUS / "v1" / "lost-cities-two-rounds.json")
    people = [Person(site, name) for name in ("Ann", "Ben")]
    events = [seat_people(event, people) for event in kept.events]
    for person in people:
        person.http.close()
    storing = store_match(site.database, "replay-rounds", events, kept.draws.seed)
    with ThreadPoolExecutor() as pool:  # Playwright runs an event loop in this thread
        pool.submit(asyncio.run, storing).result()
    page = visit("/").page
    page.emulate_media(reduced_motion="no-preference")
    page.goto("/replay/replay-rounds")
    page.wait_for_selector(".replay:not([data-stop='0'])")
    jump = page.get_by_label("Jump to…")
    jump.select_option(index=1)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()  # it stays there
    begun = page.locator(".lc-stat:not(.lc-none)")
    status = page.locator(".replay .status")
    expect(status).to_have_text("Round 1 is over: Ann (20), Ben (6)")
    expect(begun).to_have_count(6)
    page.get_by_role("button", name="Next step").click()
    expect(begun).to_have_count(0)  # cleared away for the next round
    expect(status).to_be_empty()
    for width, height in ((360, 640), (640, 360), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        assert_fits(page)
        assert all(page.get_by_label(each).evaluate(WHOLE) for each in ("View as", "Jump to…"))
