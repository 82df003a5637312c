"""In any state of any board nothing is sliced: not by the window, not by a box that hides what is too large for it, and
nothing lies on what can be pressed or read.

Each state is a moment of a match that bots have played; a page at it is looked at in windows of all sizes.
"""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from farshore import games
from farshore.match.events import AnyEvent
from farshore.match.evolve import begin, evolve
from tests.games.adapters import Moment, adapter
from tests.match.corpus_maker import FOLDER as CORPUS
from tests.match.corpus_maker import Player
from tests.match.test_corpus import Kept
from tests.server.serving import Person, Server
from tests.web.conftest import PATIENCE, settled
from tests.web.reference import seat_people, store_match
from tests.web.test_upgrades import cookies

pytestmark = pytest.mark.slow
WINDOWS = tuple(
    ViewportSize(width=width, height=height)
    for width, height in ((360, 640), (390, 844), (844, 390), (1440, 900), (1920, 1080))
)
GAMES = games.names()
MINIMUM = 44  # pixels: so large is a square with the room that a finger needs; no side of a control is much shorter

# Everything that can be read or pressed in the window, and what is wrong with it: where it ends outside the window or a
# box that hides what is too large for it, what lies on it, what it is written over, how small it is for a finger. Texts
# that end in an ellipsis say so themselves; what scrolls can be reached.
FAULTS = r"""([least]) => {
    const found = new Set();
    const CONTROLS = "button, a[href], input, select, summary, [role=tab], [role=button]";
    const LISTS = "[role=tabpanel], .ending, .side *"; // made to scroll
    const LITTLE = 30; // pixels: what scrolls by no more than a line looks cut off
    const OVER = ".up, dialog, .ending"; // comes over the board on purpose
    const name = (each) => {
        const own = each.closest("button, a, [class], [data-at]") ?? each;
        const words = each.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
        const label = own.getAttribute("aria-label");
        return `${own.tagName.toLowerCase()}.${own.getAttribute("class") ?? ""} "${words || label}"`;
    };
    const seen = (each) => each.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    const isHidden = (style) => style.clipPath !== "none" || style.clip !== "auto";
    const boxes = [];  // of texts: [left, top, right, bottom, element]
    const look = (each, { left, top, right, bottom }) => {
        if (right - left < 1.5 || bottom - top < 1.5) return false;
        let scrolls = [false, false];
        let fixed = false;
        for (let box = each; box && box !== document.documentElement; box = box.parentElement) {
            const style = getComputedStyle(box);
            if (isHidden(style)) return false;
            if (style.display === "contents") continue;
            const { left: x, top: y, right: x2, bottom: y2 } = box.getBoundingClientRect();
            const over = [Math.max(x - left, right - x2), Math.max(y - top, bottom - y2)];
            for (const [axis, way] of [style.overflowX, style.overflowY].entries()) {
                if (fixed || scrolls[axis] || way === "visible" || over[axis] <= 1.5) continue;
                if (way === "auto" || way === "scroll") scrolls[axis] = true;
                else if (axis === 0 && style.textOverflow === "ellipsis") return false;
                else {
                    found.add(`cut by .${box.getAttribute("class")} (${Math.round(over[axis])} px): ${name(each)}`);
                    return false;
                }
            }
            if (scrolls[0] || scrolls[1]) return false;
            if (style.position === "fixed") fixed = true;
        }
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
            found.add(`outside the window: ${name(each)}`);
            return false;
        }
        const middle = [(left + right) / 2, (top + bottom) / 2];
        const hit = document.elementFromPoint(...middle);
        const under = getComputedStyle(each).pointerEvents === "none";
        if (under || !hit || each.contains(hit) || hit.contains(each)) return true;
        const ends = hit.closest(".ending") && each.closest("header, .bar"); // it covers the board alone
        if (hit.closest(OVER) && !each.closest(OVER) && !ends) return false;
        const shade = getComputedStyle(hit);
        const clear = shade.backgroundColor === "rgba(0, 0, 0, 0)" && shade.backgroundImage === "none";
        if (clear && !hit.closest("svg") && !each.matches(CONTROLS)) return true; // an empty corner of it
        found.add(`under ${name(hit)}: ${name(each)}`);
        return false;
    };
    const scope = document.querySelector("dialog[open]") ?? document.body;
    const walk = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const each = walk.currentNode.parentElement;
        const drawn = !each.closest("svg, script, style, option, noscript") && seen(each);
        if (!drawn || !walk.currentNode.data.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (!parts.length) continue;
        const height = parseFloat(getComputedStyle(each).fontSize);
        const whole = parts.map(({ left, top, right, bottom }) => {
            const spare = Math.max(0, (bottom - top - height) / 2); // letters, without the room above and below them
            return { left, top: top + spare, right, bottom: bottom - spare };
        });
        for (const part of whole) {
            if (!look(each, part)) continue;
            for (const other of boxes) {
                if (other[4] === walk.currentNode) continue;
                const wide = Math.min(part.right, other[2]) - Math.max(part.left, other[0]);
                const high = Math.min(part.bottom, other[3]) - Math.max(part.top, other[1]);
                if (wide > 2 && high > 3) found.add(`written over ${name(other[4].parentElement)}: ${name(each)}`);
            }
            boxes.push([part.left, part.top, part.right, part.bottom, walk.currentNode]);
        }
    }
    for (const each of scope.querySelectorAll(CONTROLS)) {
        const box = each.getBoundingClientRect();
        if (!seen(each) || each.closest("[inert]") || !look(each, box)) continue;
        const small = Math.min(box.width, box.height) < least - 4 || box.width * box.height < least * least;
        if (small && !each.matches("input, p a")) {
            found.add(`${Math.round(box.width)}x${Math.round(box.height)} px: ${name(each)}`);
        }
    }
    for (const each of scope.querySelectorAll("[data-lit]")) {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const map = each.closest("[role=grid]").parentElement;
        if (!hit || !(hit.closest(OVER) || map.contains(hit))) {
            found.add(`lit, but under ${hit ? name(hit) : "the edge of the window"}: ${each.dataset.at}`);
        }
    }
    for (const each of scope.querySelectorAll(".match *")) {
        const more = each.scrollHeight - each.clientHeight;
        const scrolls = ["auto", "scroll"].includes(getComputedStyle(each).overflowY) && seen(each);
        if (!scrolls || each.matches(LISTS) || more <= 2 || more >= LITTLE) continue;
        found.add(`scrolls by ${more} px only: ${name(each)}`);
    }
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) found.add(`the page is ${wide} px wide`);
    return [...found];
}"""


SPOIL = """() => {
    const style = (selector, wishes) => Object.assign(document.querySelector(selector).style, wishes);
    style(".bar .status", { height: "5px", minHeight: 0, overflow: "hidden" });
    style(".bar .row .btn", { height: "30px", minHeight: 0 });
    style("header .btn:last-child, header button:last-child", { position: "fixed", left: "-20px" });
    const cover = document.body.appendChild(document.createElement("div"));
    Object.assign(cover.style, { position: "fixed", inset: "100px 0 300px", background: "red", zIndex: 99 });
}"""


class State(NamedTuple):
    """A stored match at a moment, and what is pressed there."""

    name: str
    address: str
    presses: tuple[str, ...]


def played_until(game: str, moment: Moment) -> tuple[list[AnyEvent], bytes]:
    """The events of a match up to a moment, and its seed."""
    if moment.plan is None:
        kept = Kept(CORPUS / "v1" / f"{game}-{moment.kind}.json")
        events, seed = kept.events, kept.draws.seed
    else:
        player = Player(f"{game} {moment.kind}", games.get(game), moment.plan).play()
        events, seed = player.events, player.draws.seed
    if not moment.can:
        return events, seed
    match, found = begin(events[0]), []  # type: ignore[arg-type]
    for number, event in enumerate(events[1:], 2):
        match = evolve(match, event)
        position = match.position
        if match.ended or position is None or position.over or 0 not in position.to_act:
            continue
        if " ".join(sorted({text.split()[0] for text in position.legal(0)})) == moment.can:
            found.append(number)
    assert found, f"in {moment.kind} the first seat can never do just: {moment.can}"
    return events[: found[moment.at]], seed


class Gallery:
    """A server with all states of some games; Ann sits in the first seat."""

    def __init__(self, site: Server, only: tuple[str, ...] = GAMES) -> None:
        self.site = site
        self.people = [Person(site, name) for name in ("Ann", "Benedikta", "Cleo", "Dorothea")]
        self.states: dict[str, list[State]] = {}
        for game in only:
            self.states[game] = []
            for moment in adapter(game).moments:
                name = f"{game} {moment.name}"
                events, seed = played_until(game, moment)
                events = [seat_people(event, self.people) for event in events]
                table = name.replace(" ", "-")
                storing = store_match(site.database, table, events, seed)
                with ThreadPoolExecutor() as pool:  # Playwright runs an event loop in this thread
                    pool.submit(asyncio.run, storing).result()
                self.states[game].append(State(name, f"/table/{table}", moment.presses))

    @contextmanager
    def window(self, browser: Browser) -> Iterator[Page]:
        """A window of Ann's, who uses a finger."""
        context = browser.new_context(
            viewport=WINDOWS[0],
            has_touch=True,
            is_mobile=True,
            reduced_motion="reduce",
            locale="en-GB",
            base_url=self.site.url,
            storage_state=cookies(self.people[0]),  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE)
        yield context.new_page()
        context.close()

    def see(self, page: Page, state: State) -> None:
        """Go to a state."""
        page.goto(state.address)
        page.wait_for_selector(".status.mine, main[data-over=true]", state="attached")
        if page.locator("main[data-over=true]").count():
            page.wait_for_selector(".ending[data-counted=true]")
        else:
            page.keyboard.press("Escape")  # what happened since the last turn has been read
        settled(page)
        for press in state.presses:
            if page.locator(press).first.is_visible():
                page.locator(press).first.click()
                settled(page)


@pytest.fixture(scope="module")
def gallery(site: Server) -> Iterator[Gallery]:
    gallery = Gallery(site)
    yield gallery
    for person in gallery.people:
        person.http.close()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_sliced_in_any_state_and_size(gallery: Gallery, browser: Browser, game: str) -> None:
    found: list[str] = []
    with gallery.window(browser) as page:
        for state in gallery.states[game]:
            page.set_viewport_size(WINDOWS[0])
            gallery.see(page, state)
            for size in WINDOWS:
                page.set_viewport_size(size)
                settled(page)
                faults = page.evaluate(FAULTS, [MINIMUM if size["width"] < 900 else 0])
                found += [f"{state.name}, {size['width']}x{size['height']}: {fault}" for fault in faults]
    assert found == []


def test_what_is_sliced_covered_or_too_small_is_noticed(gallery: Gallery, browser: Browser) -> None:
    state = gallery.states[GAMES[-1]][0]
    with gallery.window(browser) as page:
        gallery.see(page, state)
        assert page.evaluate(FAULTS, [MINIMUM]) == []
        page.evaluate(SPOIL)
        faults = "\n".join(page.evaluate(FAULTS, [MINIMUM]))
    for fault in ("cut by .status", "outside the window", "under", "px: button"):
        assert fault in faults, faults
