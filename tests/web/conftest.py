"""A real browser on a real server. If there is no Chromium, tests fail and say so."""

import shutil
import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright

from tests.server.serving import Server

SIZES = {"desktop": (1440, 900), "phone": (360, 640), "lying": (640, 360), "tablet": (820, 1180)}
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server, all games ready."""
    server = Server(tmp_path_factory.mktemp("site")).start()
    yield server
    server.kill(signal.SIGTERM)
    assert "Traceback" not in server.log()


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
            self.problems.append(f"{message.type}: {message.text}")


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(site: Server, browser: Browser) -> Iterator[Visit]:
    """Opens a page as somebody new: `visit("/", size="phone", language="de")`. Any complaint of the browser fails."""
    visitors: list[Visitor] = []

    def go(path: str = "/", size: str = "desktop", language: str = "en-GB", **wishes: object) -> Visitor:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            has_touch=size != "desktop",
            is_mobile=size != "desktop",
            reduced_motion="reduce",
            base_url=site.url,
            **wishes,  # type: ignore[arg-type]
        )
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
