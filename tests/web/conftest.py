"""A real browser on a real server: windows of several sizes, and what their pages complain of.

The fixtures are in `tests/conftest.py`, since each game's own tests look at its board too.
"""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect

from tests.server.serving import Server

SIZES = {  # "zoomed" is what a desktop has left at 200 %
    "desktop": (1440, 900), "zoomed": (720, 450), "phone": (360, 640), "lying": (640, 360), "tablet": (820, 1180),
}  # fmt: skip
TOUCHED = ("phone", "lying", "tablet")
PATIENCE = 60_000  # what is waited for comes late on a busy machine; what holds already costs nothing
expect.set_options(timeout=PATIENCE)
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


def launch(playwright: Playwright) -> Browser:
    """The installed Chromium, or the one that Playwright has downloaded."""
    path = shutil.which("chromium") or shutil.which("chromium-browser") or playwright.chromium.executable_path
    assert Path(path).exists(), "the browser tests need Chromium: install it, or run `playwright install chromium`"
    return playwright.chromium.launch(executable_path=path, args=ARGUMENTS)


SETTLED = """async () => {
    const { schedule } = await import(`${document.documentElement.dataset.root}/kit/schedule.js`);
    await new Promise((done) => schedule("panels", done));
    await new Promise(requestAnimationFrame);
}"""


def settled(page: Page) -> None:
    """Wait until everything is drawn that waits for a frame: nothing more comes of what was done before."""
    page.evaluate(SETTLED)


def wait_on_page(page: Page, seconds: float) -> None:
    """Wait by a timer of the page: whatever slows the page down slows this down as well."""
    page.evaluate("(time) => new Promise((done) => setTimeout(done, time))", 1000 * seconds)
    settled(page)


def page_module(page: Page, name: str, take: str) -> Any:
    """What `take` makes of a module of a game, such as `(card) => card.SUITS`."""
    root = page.evaluate("document.documentElement.dataset.root")
    return page.evaluate(f"import('{root}/../games/{name}.js').then({take})")


def record_requests(page: Page) -> Callable[[], str]:
    """Note what the page sends from now on; returns what reads it, as text."""
    page.evaluate(
        """() => {
            const { send } = WebSocket.prototype;
            window.requests = [];
            WebSocket.prototype.send = function (data) { window.requests.push(data); return send.call(this, data); };
        }"""
    )
    return lambda: str(page.evaluate("window.requests.join()"))


@dataclass
class Visitor:
    """Somebody with a browser window of the own, and what it complained of."""

    context: BrowserContext
    page: Page
    problems: list[str] = field(default_factory=list)

    def note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.type}: {message.text} ({message.location['url']})")


Visit = Callable[..., Visitor]


@contextmanager
def visits(site: Server, browser: Browser) -> Iterator[Visit]:
    """Gives what opens a page as somebody new. At the end, any complaint of the browser fails."""
    visitors: list[Visitor] = []

    def go(path: str = "/", size: str = "desktop", language: str = "en-GB", **wishes: object) -> Visitor:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            has_touch=size in TOUCHED,
            is_mobile=size in TOUCHED,
            reduced_motion="reduce",
            base_url=site.url,
            **wishes,  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        visitor = Visitor(context, page)
        page.on("console", visitor.note)
        page.on("pageerror", lambda error: visitor.problems.append(f"error: {error}"))
        visitors.append(visitor)
        with page.expect_response("**/api/v1/me"):  # from here on the server knows who it is
            page.goto(path)
        page.wait_for_selector("main")
        return visitor

    yield go
    for visitor in visitors:
        problems = list(visitor.problems)
        visitor.context.close()
        assert problems == []
