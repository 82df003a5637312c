"""Moments that are celebrated: an eighth card, a temple reached, an island complete. Short, silent if wished, and none
with reduced motion; and the first minutes, in which each game tells how long it still takes."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, Route, expect

from farshore import games
from farshore.match.events import Acted, AnyEvent
from tests.games.adapters import adapter
from tests.match.corpus_maker import FOLDER as CORPUS
from tests.match.corpus_maker import Player
from tests.match.test_corpus import Kept
from tests.server.serving import Person, Server
from tests.web.conftest import Visit, settled, wait_on_page
from tests.web.reference import seat_people, store_match
from tests.web.test_page import BOARD
from tests.web.test_polish import LISTEN, sounded
from tests.web.test_upgrades import cookies

GAMES = games.names()
SHORT = 3.0  # seconds that a celebration lasts at most

# When the sign of a moment comes and goes, in milliseconds.
WATCH = """(sign) => {
    window.seen = [];
    const look = () => {
        const there = Boolean(document.querySelector(sign));
        if (there !== seen.length % 2 > 0) seen.push(performance.now());
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""


class Eve(NamedTuple):
    """A match in which the next action leads to a moment that is celebrated."""

    table: str
    watcher: Person
    actor: Person
    action: Acted


@contextmanager
def eve(site: Server, game: str, name: str) -> Iterator[Eve]:
    celebration = adapter(game).celebrates
    assert celebration is not None
    events: list[AnyEvent]
    if celebration.plan is None:
        kept = Kept(CORPUS / "v1" / f"{game}-{celebration.kind}.json")
        events, seed = kept.events, kept.draws.seed
    else:
        player = Player(f"{game} {celebration.kind}", games.get(game), celebration.plan).play()
        events, seed = player.events, player.draws.seed
    action = events[celebration.at]
    assert isinstance(action, Acted)
    people = [Person(site, each) for each in ("Ann", "Ben", "Cleo", "Dora")]
    table = f"moment-{name}-{game}"
    before = [seat_people(event, people) for event in events[: celebration.at]]
    try:
        with ThreadPoolExecutor() as pool:  # Playwright runs an event loop in this thread
            pool.submit(asyncio.run, store_match(site.database, table, before, seed)).result()
        yield Eve(table, people[0], people[action.seat], action)
    finally:
        for person in people:
            person.http.close()


def watch(visit: Visit, moment: Eve, game: str) -> Page:
    """The page of the first player, who has touched it, so that it may sound."""
    page = visit("/", storage_state=cookies(moment.watcher)).page
    page.add_init_script(LISTEN)
    page.goto(f"/table/{moment.table}")
    page.wait_for_selector(BOARD)
    page.locator("header button").last.click()  # a touch, from which on it may sound
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    settled(page)
    celebration = adapter(game).celebrates
    assert celebration is not None
    page.evaluate(WATCH, celebration.sign)
    return page


def act(page: Page, moment: Eve) -> None:
    """Do it, and wait until the board shows it."""
    heard = int(page.locator(".board").get_attribute("data-heard") or 0)
    request = {"t": "act", "id": "moment", "seat": moment.action.seat, "text": moment.action.text}
    moment.actor.ask("post", f"/api/v1/tables/{moment.table}/commands", request)
    page.wait_for_function("(heard) => document.querySelector('.board').dataset.heard > heard", arg=heard)
    settled(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_is_celebrated_shortly_and_in_silence_if_that_is_wished(site: Server, visit: Visit, game: str) -> None:
    with eve(site, game, "moved") as moment:
        page = watch(visit, moment, game)
        page.emulate_media(reduced_motion="no-preference")
        page.locator("header button").last.click()
        page.locator("dialog [role=switch]").first.uncheck()
        page.keyboard.press("Escape")
        sounded(page)
        act(page, moment)
        page.wait_for_function("() => seen.length === 2")
        came, went = page.evaluate("seen")
        assert 0 < (went - came) / 1000 <= SHORT
        assert sounded(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_moment_is_celebrated_with_reduced_motion(site: Server, visit: Visit, game: str) -> None:
    with eve(site, game, "calm") as moment:
        page = watch(visit, moment, game)
        act(page, moment)
        wait_on_page(page, 1)
        assert page.evaluate("seen") == []


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_is_heard_unless_silence_is_wished(site: Server, visit: Visit, game: str) -> None:
    with eve(site, game, "heard") as moment:
        page = watch(visit, moment, game)
        sounded(page)
        act(page, moment)
        page.wait_for_function("() => window.sounded.length > 0")


def test_each_game_tells_how_long_it_still_takes_on_the_first_start(visit: Visit) -> None:
    """The server's answer is changed on its way, as if some games were still being compiled."""
    page = visit("/").page
    left = dict(zip(GAMES, (0, 42, None), strict=False))  # seconds; None where it is not known

    def preparing(route: Route) -> None:
        answer = route.fetch().json()
        for each in answer:
            seconds = left[each["name"]]
            each["ready"], each["ready_in"] = seconds == 0, seconds or None
        route.fulfill(json=answer)

    def card(game: str) -> str:
        return f".game:has([data-play={game}])"

    page.route("**/api/v1/games", preparing)
    page.reload()
    ready, soon, unknown = (page.locator(f"{card(game)} .preparing") for game in left)
    expect(soon).to_have_text("Ready in about 42 s")
    expect(unknown).to_have_text("Getting ready")
    expect(ready).to_have_count(0)
    expect(page.locator(f"[data-play={GAMES[1]}]")).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".banner progress")).to_have_attribute("value", "1")
    left[GAMES[1]] = 12
    expect(soon).to_have_text("Ready in about 12 s")  # it is asked again
    left.update(dict.fromkeys(GAMES, 0))
    expect(page.locator(".preparing")).to_have_count(0)
    expect(page.locator(".banner h2")).to_have_text("All games are ready")
    page.click(f"[data-play={GAMES[1]}]")
    page.wait_for_selector(BOARD)
