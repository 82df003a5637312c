"""Reference pictures of the main screens: `make pictures` takes them again, to be looked at and committed.

Matches come from the corpus of stored ones, so that every picture is of the same moment. Pictures are kept at half
their size and compared with a tolerance: letters and curves may be smoothed differently, but nothing may move, vanish
or change its colour.
"""

import asyncio
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from io import BytesIO
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from farshore.games import names
from farshore.match.events import AnyEvent, Seated, encode
from farshore.match.evolve import fold
from farshore.server import wire
from farshore.server.store import Store, StoredEvent
from tests.games.adapters import adapter
from tests.match.corpus_maker import FOLDER as CORPUS
from tests.match.test_corpus import Kept
from tests.server.serving import Person, Server
from tests.web.conftest import SIZES, TOUCHED, launch, settled
from tests.web.test_upgrades import cookies

FOLDER = Path(__file__).parent / "pictures"
README = Path(__file__).parents[2] / "docs" / "pictures"
GAP = 20  # pixels between phones in the README
CHANGED = 40  # of 255: from this difference on, in any colour, a pixel is another one
GAMES = names()


class Shot(NamedTuple):
    """A picture: of which screen, in what kind of window."""

    screen: str
    size: str
    scheme: str

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{'-'.join(self)}.png"


SHOTS = [
    Shot("home", "desktop", "light"),
    Shot("home", "phone", "dark"),
    Shot("invitation", "desktop", "dark"),
    Shot("invitation", "phone", "light"),
    Shot("curtain", "phone", "light"),
    Shot("new", "desktop", "light"),
    Shot("new", "phone", "dark"),
    *(
        Shot(f"{game}-{moment}", size, scheme)
        for game in GAMES
        for moment, size, scheme in (
            ("middle", "desktop", "light"),
            ("middle", "desktop", "dark"),
            ("middle", "phone", "light"),
            ("over", "desktop", "light"),
            ("over", "phone", "dark"),
        )
    ),
]
READY = {  # what is there when a screen is; by the last word of its name
    "home": ".waits .small-board .board > *",
    "invitation": "main h1",
    "curtain": ".curtain h1",
    "new": "form .btn.main",
    "middle": ".status.mine",
    "over": ".match:has(.ending) .bar .next",  # another match waits, and is offered after a while
}


class Exhibition:
    """A server with the matches that pictures are taken of. Ann has the first seat in each."""

    def __init__(self, folder: Path) -> None:
        self.server = Server(folder, grace="0").start()
        self.ann, self.ben, self.cleo = (Person(self.server, name) for name in ("Ann", "Ben", "Cleo"))
        for game in GAMES:
            kind, steps = adapter(game).reference
            kept = Kept(CORPUS / "v1" / f"{game}-{kind}.json")
            events = [seat_people(event, (self.ann, self.ben, self.cleo)) for event in kept.events]
            for moment, some in (("over", events), ("middle", events[:steps])):
                storing = store_match(self.server.database, f"{game}-{moment}", some, kept.draws.seed)
                with ThreadPoolExecutor() as pool:  # Playwright runs an event loop in this thread
                    pool.submit(asyncio.run, storing).result()
        waiting = self.ben.ask("post", "/api/v1/tables", {"game": GAMES[-1], "private": True})
        shared = self.cleo.open(GAMES[-1], together=["Dora"], private=True, options=adapter(GAMES[-1]).short)
        self.screens: dict[str, tuple[Person, str]] = {
            "home": (self.ann, "/"),
            "new": (self.ann, f"/new/{GAMES[0]}"),
            "invitation": (self.cleo, waiting["invitation"]["link"].removeprefix(self.server.url)),
            "curtain": (self.cleo, f"/table/{shared}"),
            **{f"{game}-{name}": (self.ann, f"/table/{game}-{name}") for game in GAMES for name in ("middle", "over")},
        }

    @contextmanager
    def visit(self, browser: Browser, shot: Shot) -> Iterator[Page]:
        """The page that a picture shows, when all of it is drawn."""
        person, path = self.screens[shot.screen]
        width, height = SIZES[shot.size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=shot.scheme,  # type: ignore[arg-type]
            locale="en-GB",
            has_touch=shot.size in TOUCHED,
            is_mobile=shot.size in TOUCHED,
            reduced_motion="reduce",
            base_url=self.server.url,
            storage_state=cookies(person),  # type: ignore[arg-type]
        )
        page = context.new_page()
        page.goto(path)
        drawn(page, shot)
        yield page
        context.close()

    def close(self) -> None:
        self.server.close()
        self.server.kill()


def drawn(page: Page, shot: Shot) -> None:
    """Wait until all of a screen is drawn."""
    page.wait_for_selector(READY[shot.screen.rpartition("-")[2]], state="attached")
    page.wait_for_function("document.fonts.ready.then(() => document.fonts.status === 'loaded')")
    settled(page)
    page.wait_for_timeout(300)  # what is drawn when nothing else is to be done


def seat_people(event: AnyEvent, people: Sequence[Person]) -> AnyEvent:
    """The same event, with these people in the seats that people have."""
    if not isinstance(event, Seated) or event.level is not None:
        return event
    me = people[event.seat].me
    return msgspec.structs.replace(event, player=me["id"], name=me["name"])


async def store_match(url: str, match_id: str, events: list[AnyEvent], seed: bytes) -> None:
    """Store a match as if it had been played until five minutes ago."""
    late = int(time.time() * 1000) - 300_000 - events[-1].at
    events = [msgspec.structs.replace(event, at=event.at + late) for event in events]
    match = fold(events)
    store = await Store.open(url)
    opened = events[0]
    await store.create(
        match_id,
        encode(opened),
        seed,
        False,
        opened.at,
        game=match.game.name,
        rules=match.rules,
        seats=len(match.chairs),
    )
    await store.append(
        match_id,
        1,
        [StoredEvent(event.at, type(event).__name__, encode(event)) for event in events[1:]],
        status=match.status,
        players={seat: chair.player for seat, chair in enumerate(match.chairs) if chair.player is not None},
        summary=wire.encode(wire.summary(match)),
    )
    await store.close()


def picture(page: Page) -> Image.Image:
    """What the window shows, at half its size."""
    image = Image.open(BytesIO(page.screenshot())).convert("RGB")
    return image.resize((image.width // 2, image.height // 2), Image.Resampling.BOX)


def compare(kept: Image.Image, found: Image.Image) -> tuple[float, Image.Image]:
    """The share of pixels that are others now, and a picture of these in red."""
    if kept.size != found.size:
        return 1.0, found
    before, after = (np.asarray(each, dtype=np.int16) for each in (kept, found))
    changed = np.abs(before - after).max(axis=2) > CHANGED
    shown = (after // 2 + 127).astype(np.uint8)
    shown[changed] = (220, 0, 0)
    return float(changed.mean()), Image.fromarray(shown)


def screenshot(browser: Browser, exhibition: Exhibition, shot: Shot) -> Image.Image:
    """What the window shows, in its full size and without what has happened since the last turn."""
    with exhibition.visit(browser, shot) as page:
        page.keyboard.press("Escape")
        settled(page)
        return Image.open(BytesIO(page.screenshot())).convert("RGB")


def keep(image: Image.Image, name: str) -> None:
    image.quantize(256, dither=Image.Dither.NONE).save(README / name, optimize=True)


def main() -> None:
    """Take all pictures again, and those of the README."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        exhibition = Exhibition(Path(place))
        browser = launch(playwright)
        try:
            for shot in SHOTS:
                with exhibition.visit(browser, shot) as page:
                    picture(page).save(shot.path, optimize=True)
            for game in GAMES:
                keep(screenshot(browser, exhibition, Shot(f"{game}-middle", "desktop", "light")), f"{game}.png")
            width, height = SIZES["phone"]
            phones = Image.new("RGB", (len(GAMES) * width + (len(GAMES) - 1) * GAP, height), "white")
            for at, (game, scheme) in enumerate(zip(GAMES, cycle(("light", "dark")), strict=False)):
                phones.paste(
                    screenshot(browser, exhibition, Shot(f"{game}-middle", "phone", scheme)), (at * (width + GAP), 0)
                )
            keep(phones, "phone.png")
        finally:
            browser.close()
            exhibition.close()


if __name__ == "__main__":
    main()
