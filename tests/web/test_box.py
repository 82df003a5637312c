"""What the page draws and says of boxes and bots is what is played with: the page has copies, this compares them."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from farshore.bots import LEVELS
from farshore.games.explorers import box
from farshore.games.lost_cities import box as cards
from tests.web.conftest import Visit

TEXTS = Path(__file__).parents[2] / "src" / "farshore" / "web" / "texts"


def module(page: Page, name: str, take: str) -> Any:
    """What `take` makes of a module of the page, such as `(box) => box.CARDS`."""
    root = page.evaluate("document.documentElement.dataset.root")
    return page.evaluate(f"import('{root}/../games/{name}.js').then({take})")


def test_letters_of_explorers(visit: Visit) -> None:
    found = module(
        visit("/").page,
        "explorers/board/box",
        "(box) => [Object.keys(box.TERRAINS), Object.keys(box.OBJECTS), box.QUADRANTS, box.SIDE]",
    )
    assert found == [list(box.TERRAINS), list(box.OBJECTS), list(box.QUADRANTS), 2 * box.SIDE]


def test_numbers_in_the_rules_of_explorers(visit: Visit) -> None:
    page = visit("/rules/explorers").page
    page.wait_for_selector(".ex-rules")
    rows: list[list[str]] = page.evaluate(
        """() => [...document.querySelectorAll(".ex-rules table:not(.ex-goal-list) tr")]
            .map((row) => [...row.cells].slice(1).map((cell) => cell.textContent.replace("−", "-")))"""
    )

    def by_arrival(points: tuple[int, ...], seats: int) -> list[str]:
        left = [each for place, each in enumerate(points) if place not in box.STRUCK_AT_SETUP[seats]]
        return [*map(str, left), *"–" * (len(points) - len(left))]

    def texts(points: tuple[int, ...]) -> list[str]:
        return [str(each) for each in points]

    assert texts(box.PROVISION_POINTS[1:]) in rows
    assert texts(box.VILLAGE_POINTS[1:]) in rows
    assert texts(box.EXPERT_PROVISION_POINTS[1:]) in rows
    assert texts(box.EXPERT_VILLAGE_POINTS[1:]) in rows
    assert [f"+{each}" if each > 0 else f"{each}" for each in box.GEM_LINE] in rows
    for seats in (2, 3, 4):
        assert by_arrival(box.TEMPLE_POINTS, seats) in rows
        assert by_arrival(box.EXPERT_TEMPLE_MARKS, seats) in rows
    names = page.locator(".ex-goal-list tr td:last-child").all_text_contents()
    assert names == list(box.ACHIEVEMENTS)
    bounds = page.locator(".ex-rules table").last.locator("tr th:first-child").all_text_contents()[1:]
    least = [bound + 1 for bound in box.SOLO_BOUNDS]
    between = [f"{low}–{high}" for low, high in zip(least, box.SOLO_BOUNDS[1:], strict=False)]
    assert bounds == [f"≤ {box.SOLO_BOUNDS[0]}", *between, f"> {box.SOLO_BOUNDS[-1]}"]


LANGUAGES = sorted(path.name for path in TEXTS.iterdir())


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_the_same_names_before_and_in_a_match(language: str) -> None:
    lines = (TEXTS / language / "page.ftl").read_text().splitlines()
    for level in LEVELS.values():
        assert f"bot-{level.number} = {level.name}" in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_achievements(language: str) -> None:
    text = (TEXTS.parents[1] / "games" / "explorers" / "board" / "texts" / f"{language}.ftl").read_text()
    said = dict(line.split(" = ", 1) for line in text.splitlines() if line.startswith("explorers-goal-"))
    for name, points in box.COUNT_POINTS.items():
        steps = [(number, each) for number, each in enumerate(points) if each]
        line = said[f"explorers-goal-{name.lower()}-text"]
        assert line.startswith(", ".join(str(number) for number, _ in steps)), line
        assert f": {', '.join(str(each) for _, each in steps)} " in line, line
    for name, (_, reward) in box.AVOID_POINTS.items():
        assert said[f"explorers-goal-{name.lower()}-text"].startswith(f"{reward} ")
    for name in box.RACES:
        assert f" {', '.join(map(str, box.RACE_POINTS))} " in said[f"explorers-goal-{name.lower()}-text"]


def test_every_suit_of_lost_cities_has_a_drawing(visit: Visit) -> None:
    found = module(visit("/").page, "lost-cities/board/card", "(card) => Object.keys(card.SUITS)")
    assert found == list(cards.SUITS)
