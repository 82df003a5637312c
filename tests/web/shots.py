"""Pictures of every screen, to be looked at: `python -m tests.web.shots FOLDER [SERIES ...]`.

Series: `day` and `night` (every screen on a desktop and a phone), `between` (tablets and phones that lie), `paper`, and
one for each language on a phone. Without any named, all are taken.
"""

import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route, sync_playwright

from farshore.games import names
from tests.games.adapters import adapter
from tests.server.serving import Server
from tests.web.conftest import SIZES, TOUCHED, Visitor, launch
from tests.web.players import Clicker, open_panels, open_table
from tests.web.test_tutorial import look

GAMES = names()
PLAIN = {
    "home": "/",
    **{f"{kind}-{game}": f"/{kind}/{game}" for kind in ("new", "rules", "learn") for game in GAMES},
    "no-table": "/table/nothing",
    "no-game": "/rules/nothing",
}
MATCHES = {
    f"{game}-{kind}".removesuffix("-"): picture for game in GAMES for kind, picture in adapter(game).pictures.items()
}
LANGUAGES = ("en", "de", "fr", "it", "es")
A4 = {"width": 794, "height": 1123}


class Camera:
    """Somebody with a window of one kind, who keeps pictures of it."""

    def __init__(
        self, site: Server, browser: Browser, folder: Path, size: str, scheme: str, language: str = "en"
    ) -> None:
        self.site, self.browser, self.folder = site, browser, folder
        self.size, self.scheme, self.language = size, scheme, language

    @contextmanager
    def page(self, path: str = "/") -> Iterator[Page]:
        """A page as somebody new sees it."""
        with self.visitor() as one:
            one.page.goto(path)
            one.page.wait_for_selector("h1, main.learn")
            yield one.page

    @contextmanager
    def visitor(self) -> Iterator[Visitor]:
        width, height = SIZES[self.size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=self.scheme,  # type: ignore[arg-type]
            locale=self.language,
            has_touch=self.size in TOUCHED,
            is_mobile=self.size in TOUCHED,
            reduced_motion="reduce",
            base_url=self.site.url,
        )
        yield Visitor(context, context.new_page())
        context.close()

    @contextmanager
    def match(self, name: str) -> Iterator[tuple[Page, Clicker]]:
        """A match that has just begun, and who clicks in it."""
        with self.visitor() as one:
            with one.page.expect_response("**/api/v1/me"):
                one.page.goto("/")
            page = open_table(self.site, one, game_of(name), seats=MATCHES[name].seats, options=MATCHES[name].options)
            yield page, Clicker(page, random.Random(4), tap=self.size in TOUCHED, hurries=True)

    def take(self, page: Page, name: str, **wishes: Any) -> None:
        page.wait_for_timeout(400)
        path = self.folder / f"{name}-{self.size}-{self.scheme}-{self.language}.png"
        page.screenshot(path=path, **wishes)
        sys.stdout.write(f"{path.name}\n")

    def open_side(self, page: Page, tab: int) -> None:
        """Players, score sheet or log."""
        open_panels(page)
        page.click(f".tab >> nth={tab}")


def game_of(name: str) -> str:
    return name if name in GAMES else name.rpartition("-")[0]


def plain(camera: Camera) -> None:
    """Screens that need no match."""
    for name, path in PLAIN.items():
        with camera.page(path) as page:
            camera.take(page, name)
            if name.startswith("rules"):
                camera.take(page, f"{name}-whole", full_page=True)
            if name.startswith("new"):
                page.click("summary")
                camera.take(page, f"{name}-options", full_page=True)
    with camera.page() as page:
        page.locator("header button").last.click()
        camera.take(page, "settings")
    with camera.page(f"/new/{GAMES[-1]}") as page:
        page.click("button.main")
        page.wait_for_selector("#link")
        camera.take(page, "waiting")
    with camera.page(f"/new/{GAMES[-1]}") as page:
        page.check("[name=kind][value=here]")
        page.locator(".picker input:not([type=radio])").fill("Ben")
        page.click("form .btn.main")
        page.wait_for_selector(".curtain")
        camera.take(page, "curtain")


def nothing_to_show(camera: Camera) -> None:
    """Games that are being prepared, lists on their way, no answer, no network."""
    with camera.page() as page:

        def preparing(route: Route) -> None:
            games = route.fetch().json()
            games[1]["ready"] = False
            route.fulfill(json=games)

        page.route("**/api/v1/games", preparing)
        page.route("**/api/v1/mine", lambda route: None)
        page.reload()
        camera.take(page, "preparing")
        page.unroute_all()
        page.route("**/api/v1/games", lambda route: route.abort())
        page.reload()
        camera.take(page, "no-answer")
        page.unroute_all()
        page.evaluate("navigator.serviceWorker.ready")
        page.context.set_offline(True)
        page.goto(f"/rules/{GAMES[-1]}")
        camera.take(page, "offline")
    with camera.match(GAMES[-1]) as (page, _):
        camera.site.kill()
        page.wait_for_timeout(4000)
        camera.take(page, "reconnecting")
        camera.site.start()


def learnt(camera: Camera) -> None:
    """Each tutorial half-way and at its end."""
    for game in GAMES:
        with camera.page(f"/learn/{game}") as page:
            page.wait_for_selector("main.learn")
            for step in range(60):
                now = look(page)
                if step == 7:
                    camera.take(page, f"learn-{game}-middle")
                if now["over"]:
                    break
                if now["awaits"]:
                    page.mouse.click(*now["aim"])
                else:
                    page.click("[data-action=onward]")
            camera.take(page, f"learn-{game}-end")


def boards(camera: Camera, names: tuple[str, ...] = tuple(MATCHES), whole: bool = True) -> None:
    """Matches: begun, in the middle, and if `whole` all that opens beside them, their end and the replay."""
    for name in names:
        with camera.match(name) as (page, clicker):
            camera.take(page, f"{name}-start")
            clicker.play(game_of(name), MATCHES[name].steps)
            camera.take(page, f"{name}-middle")
            if not whole:
                continue
            camera.open_side(page, 1)
            camera.take(page, f"{name}-sheet")
            page.keyboard.press("Escape")
            if name in GAMES:
                beside(camera, page, name)
                to_the_end(camera, page, clicker, name)


def beside(camera: Camera, page: Page, name: str) -> None:
    camera.open_side(page, 2)
    camera.take(page, f"{name}-log")
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    camera.take(page, f"{name}-since")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    camera.take(page, f"{name}-keys")
    page.keyboard.press("Escape")
    page.locator(adapter(name).explains[0]).first.click(
        button="right", force=True
    )  # what is not legal now explains itself too
    camera.take(page, f"{name}-explained")
    page.keyboard.press("Escape")


def to_the_end(camera: Camera, page: Page, clicker: Clicker, name: str) -> None:
    clicker.play(game_of(name), 600)
    camera.take(page, f"{name}-over")
    camera.open_side(page, 1)
    camera.take(page, f"{name}-over-sheet")
    page.keyboard.press("Escape")
    table = page.url.rpartition("/")[2].partition("#")[0]
    page.goto("/")
    page.wait_for_selector(".entry")
    camera.take(page, f"home-after-{name}")
    page.goto(f"/replay/{table}/40")
    page.wait_for_selector(".replay[aria-busy=false]")
    camera.take(page, f"{name}-replay")
    page.click("[data-share]")
    camera.take(page, f"{name}-share")


def paper(camera: Camera) -> None:
    """Score sheets as they are printed."""
    for name in GAMES:
        with camera.match(name) as (page, clicker):
            clicker.play(name, 600)
            page.keyboard.press("Escape")
            page.evaluate("() => void window.dispatchEvent(new Event('beforeprint'))")
            page.set_viewport_size(A4)  # type: ignore[arg-type]
            page.emulate_media(media="print")
            camera.take(page, f"paper-{name}", full_page=True)


def series(site: Server, browser: Browser, folder: Path) -> dict[str, Callable[[], None]]:
    def camera(*wishes: str) -> Camera:
        return Camera(site, browser, folder, *wishes)

    def everything(scheme: str) -> None:
        for size in ("desktop", "phone"):
            for shoot in (plain, nothing_to_show, learnt, boards):
                shoot(camera(size, scheme))

    def between() -> None:
        for size in ("lying", "tablet"):
            plain(camera(size, "light"))
            boards(camera(size, "light"), whole=False)

    def speak(language: str) -> None:
        phone = camera("phone", "light", language)
        for shoot in (plain, learnt):
            shoot(phone)
        boards(phone, GAMES)

    return {
        "day": lambda: everything("light"),
        "night": lambda: everything("dark"),
        "between": between,
        "paper": lambda: paper(camera("desktop", "light")),
        **{each: lambda language=each: speak(language) for each in LANGUAGES[1:]},  # type: ignore[misc]
    }


def main(folder: Path, wanted: list[str]) -> None:
    """Take the pictures of the series wanted, or all."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        site = Server(Path(place)).start()
        browser = launch(playwright)
        known = series(site, browser, folder)
        try:
            for name in wanted or known:
                known[name]()
        finally:
            browser.close()
            site.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/shots"), sys.argv[2:])
