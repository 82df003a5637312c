"""Nothing of the page is cut off or covered, from a small phone to a large screen; boards have tests of their own."""

import pytest
from playwright.sync_api import Page

from tests.server.serving import Server
from tests.web.conftest import Visit, settled
from tests.web.players import open_panels, open_table
from tests.web.test_polish import open_table as open_with

SIZES = ((360, 640), (390, 844), (844, 390), (1440, 900), (1920, 1080))
# Words, buttons and fields that cannot be read or pressed, after scrolling to them. Pictures may be cropped.
FAULTS = """() => {
    const found = [];
    const shown = document.querySelector("dialog[open], .side.up") ?? document.body;
    const own = (each) => [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    for (const each of shown.querySelectorAll("*")) {
        if (!own(each) && !each.matches("button, a, input, select, summary")) continue;
        if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (each.closest(".board, .hidden, .covering, [aria-hidden=true], [inert], svg, noscript, option")) continue;
        each.scrollIntoView({ block: "center", inline: "nearest" });
        const box = each.getBoundingClientRect();
        const name = `${each.tagName} ${each.className} ${each.textContent.trim().slice(0, 30)}`;
        if (box.width < 2 || box.height < 2) continue; // for screen readers
        if (box.left < -1 || box.right > innerWidth + 1) found.push(`beside the window: ${name}`);
        for (let round = each; round !== document.body; round = round.parentElement) {
            const { overflowX, overflowY, textOverflow } = getComputedStyle(round);
            const inner = round.getBoundingClientRect();
            const hides = /hidden|clip/;
            const wide = round !== each ? box.right > inner.right + 1 || box.left < inner.left - 1
                : !each.matches("input") && each.scrollWidth > each.clientWidth + 1;
            const high = round !== each ? box.bottom > inner.bottom + 1 || box.top < inner.top - 1
                : each.scrollHeight > each.clientHeight + 5;
            if (hides.test(overflowX) && wide && textOverflow !== "ellipsis") found.push(`cut at a side: ${name}`);
            if (hides.test(overflowY) && high && !each.matches("input, select")) found.push(`cut in height: ${name}`);
        }
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const top = document.elementFromPoint(x, y);
        if (!top || each.contains(top) || top.contains(each) || top.matches(".covering")) continue;
        const seen = getComputedStyle(top).backgroundColor === "rgba(0, 0, 0, 0)" && !each.closest("button, a, label");
        if (!seen) found.push(`covered by ${top.tagName} ${top.className}: ${name}`);
    }
    return found;
}"""


def faults(page: Page, screen: str) -> list[str]:
    """What is wrong with a screen, at each size."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        found += [f"{screen} {width}x{height}: {each}" for each in page.evaluate(FAULTS)]
    return found


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_cut_or_covered_before_a_match(site: Server, visit: Visit, language: str) -> None:
    visitor = visit("/", language=language)
    page = visitor.page
    page.wait_for_selector(".lesson")
    found = faults(page, "home")
    page.locator("header button").last.click()
    page.wait_for_selector("dialog[open]")
    found += faults(page, "settings")
    page.goto("/new/entdecker#bots")
    page.wait_for_selector(".ways")
    found += faults(page, "set-up")
    page.check("[name=kind][value=friend]")
    page.click("form .btn.main")
    link = page.locator("#link").input_value()
    page.wait_for_selector(".brief li")
    found += faults(page, "waiting room")
    friend = visit(link, language=language).page
    friend.wait_for_selector(".brief li")
    found += faults(friend, "invitation")
    page.goto(f"/table/{open_with(site, visitor, together=['Ben'])}")
    page.wait_for_selector(".curtain")
    found += faults(page, "curtain")
    assert "\n".join(found) == ""


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_cut_or_covered_round_the_board(site: Server, visit: Visit, language: str) -> None:
    visitor = visit("/", language=language)
    page = open_table(site, visitor, "lost-cities")
    found = faults(page, "table")
    page.set_viewport_size({"width": 360, "height": 640})
    for tab in ("players", "sheet", "log"):
        open_panels(page)
        page.click(f"#tab-{tab}")
        found += faults(page, tab)
    page.keyboard.press("Escape")
    resign = {"t": "resign", "id": "last", "seat": 0}
    path = f"/api/v1{page.url.removeprefix(site.url).replace('table', 'tables')}/commands"
    assert visitor.context.request.post(path, data=resign, headers={"origin": site.url}).ok
    page.wait_for_selector(".ending[data-counted=true]")
    found += faults(page, "ending")
    assert "\n".join(found) == ""
