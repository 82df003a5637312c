"""Pictures of every screen, all sizes, by day and by night: `python -m tests.web.shots FOLDER`. To be looked at."""

import random
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from farshore.games import NAMES
from tests.server.serving import Server
from tests.web.conftest import ARGUMENTS, SIZES, Visitor
from tests.web.test_boards import Clicker, open_table

PLAIN = {
    "home": "/",
    "set-up": "/new/explorers",
    "rules-lost-cities": "/rules/lost-cities",
    "rules-explorers": "/rules/explorers",
    "rules-entdecker": "/rules/entdecker",
}
MATCHES: dict[str, dict[str, Any]] = {
    "lost-cities": {"options": {"rounds": "1"}},
    "explorers": {},
    "explorers-solo": {"seats": 1},
    "explorers-four": {"seats": 4, "options": {"achievements": "3", "temples": "expert", "provisions": "expert"}},
    "explorers-compose": {"options": {"map": "compose"}},
    "entdecker": {},
    "entdecker-four": {"seats": 4, "options": {"layout": "v2", "chief_scouts": "on"}},
}


def visitor(site: Server, browser: Browser, size: str, scheme: str, language: str = "en-GB") -> Visitor:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=scheme,  # type: ignore[arg-type]
        locale=language,
        has_touch=size != "desktop",
        is_mobile=size != "desktop",
        reduced_motion="reduce",
        base_url=site.url,
    )
    return Visitor(context, context.new_page())


def take(page: Page, folder: Path, name: str) -> None:
    page.wait_for_timeout(400)
    page.screenshot(path=folder / f"{name}.png")
    sys.stdout.write(f"{name}.png\n")


def shoot(site: Server, browser: Browser, folder: Path, size: str, scheme: str) -> None:
    end = f"{size}-{scheme}"
    for name, path in PLAIN.items():
        one = visitor(site, browser, size, scheme)
        one.page.goto(path)
        one.page.wait_for_selector("h1")
        take(one.page, folder, f"{name}-{end}")
        if name == "set-up":
            one.page.click("summary")
            one.page.locator("select[id$=-map]").select_option(index=2)
            one.page.locator("select[id$=-map]").scroll_into_view_if_needed()
            take(one.page, folder, f"options-{end}")
        one.context.close()
    one = visitor(site, browser, size, scheme)
    one.page.goto("/new/lost-cities")
    one.page.click("button.main")
    one.page.wait_for_selector("img.qr")
    take(one.page, folder, f"waiting-{end}")
    one.context.close()
    for name, wishes in MATCHES.items():
        game = name if name in NAMES else name.partition("-")[0]
        one = visitor(site, browser, size, scheme)
        with one.page.expect_response("**/api/v1/me"):
            one.page.goto("/")
        page = open_table(site, one, game, **wishes)
        take(page, folder, f"{name}-start-{end}")
        clicker = Clicker(page, random.Random(4), tap=size != "desktop")
        clicker.play(game, {"explorers-compose": 3, "entdecker": 60}.get(name, 30))
        take(page, folder, f"{name}-middle-{end}")
        if name in NAMES:
            page.keyboard.press("n")
            take(page, folder, f"{name}-since-{end}")
            page.keyboard.press("Escape")
        if size != "desktop":
            page.click("header button.narrow-only")
        page.click(".tab >> nth=1")
        take(page, folder, f"{name}-sheet-{end}")
        if name in NAMES:
            page.keyboard.press("Escape")
            page.keyboard.press("?")
            take(page, folder, f"{name}-keys-{end}")
            page.keyboard.press("Escape")
            if scheme == "light":
                clicker.play(game, 600)
                take(page, folder, f"{name}-over-{end}")
        one.context.close()


def main(folder: Path) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    path = shutil.which("chromium")
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        site = Server(Path(place)).start()
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            for size in SIZES:
                for scheme in ("light", "dark"):
                    shoot(site, browser, folder, size, scheme)
        finally:
            browser.close()
            site.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/shots"))
