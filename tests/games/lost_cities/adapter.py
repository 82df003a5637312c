"""Lost Cities for the tests and benchmarks of all games."""

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import numpy as np
from playwright.sync_api import Error

from farshore.games.lost_cities.box import CARD_KINDS
from farshore.match.clock import Pace
from tests.games.adapters import Adapter, Celebration, Moment, Picture
from tests.match.plan import Plan

if TYPE_CHECKING:
    from benchmarks.page import Visit
    from tests.web.players import Clicker, Typist

HAND, DECK = "[data-row=hand]", "[data-thing=deck]"
ONWARD = ".lc-onward"  # of the summary of a round, below which nothing can be pressed


def click(clicker: "Clicker") -> None:
    """Draw, mostly from the deck; or choose a card and press where it can go."""
    drawn_from = f"{DECK}.lc-lit" if clicker.rng.random() < 0.9 else ".lc-lit"
    for _ in range(50):  # nothing can be pressed while cards move
        if clicker.press_one(ONWARD, "go on"):
            continue
        if clicker.press_any([(drawn_from, "draw"), (".lc-target", "lay or discard")]):
            return
        if clicker.press_one(HAND, "choose"):
            with suppress(Error):  # that press may have put a card back
                clicker.page.wait_for_selector(".lc-target, .lc-lit", timeout=2_000)
        else:
            clicker.page.wait_for_timeout(50)
    raise AssertionError(f"nothing can be played: {clicker.status}")


def type_(typist: "Typist") -> None:
    """Draw from the deck; or choose a card, by its number or with arrows, and lay or discard it."""
    if typist.has(ONWARD):
        typist.press("Escape")
        typist.page.wait_for_selector(ONWARD, state="detached")
    if typist.has(f"{DECK}.lc-lit"):
        if typist.rng.random() < 0.5:
            typist.press("d")
        else:
            typist.tab_to("[data-row=piles]")
            typist.press("End")
            typist.press("Enter")
        return
    if typist.rng.random() < 0.5:
        typist.press(str(typist.rng.randint(1, 8)))
    else:
        typist.tab_to(HAND)
        typist.press("Home")
        for _ in range(typist.rng.randrange(8)):
            typist.press("ArrowRight")
        typist.press("Enter")
    typist.page.wait_for_selector(".lc-lane-mine :focus")  # the focus has gone to where the card would be played
    if not typist.has(".lc-place.lc-target") or typist.rng.random() < 0.3:
        typist.press("ArrowUp")
        typist.page.wait_for_selector(".lc-pile.lc-target:focus")
    typist.press("Enter")


def turn(visit: "Visit") -> tuple[list[float], list[float]]:
    """Choose a card, discard it, draw."""
    local = [visit.click(f"{HAND} >> nth=3", ".lc-target")]
    stored = [visit.click(".lc-pile.lc-target", visit.changed)]
    visit.page.wait_for_timeout(400)
    stored.append(visit.click(f"{DECK}.lc-lit", visit.changed))
    return local, stored


def notes(receipt: Any) -> list[str]:
    """Every finished round."""
    return [f"round {number} {one} {other}" for number, (one, other) in enumerate(receipt.rounds, 1)]


def known(state: Any) -> Any:
    """Of each card, how many are in each hand."""
    return np.array([np.bincount(state.hand[seat, : state.held[seat]], minlength=CARD_KINDS) for seat in range(2)])


CORPUS = {
    "greedy": Plan(options={"rounds": "1"}, bots=("greedy",)),
    "random": Plan(options={"rounds": "1"}, bots=("random",), exported=False),
    "six-colours": Plan(options={"colours": "6", "rounds": "1"}, exported=False),
    "two-rounds": Plan(options={"rounds": "2", "next_starter": "alternate"}, bots=("greedy",), exported=False),
    "extra-round": Plan(
        options={"rounds": "1", "extra_round": "on", "next_starter": "fixed"},
        bots=("greedy",),
        exported=False,
    ),
    "no-guard": Plan(
        options={"rounds": "1", "stall_guard": "off", "first_starter": "1", "piles": "full"},
        exported=False,
    ),
    "bot": Plan(options={"rounds": "1", "first_starter": "0"}, levels=(2,), exported=False),
    "undo": Plan(options={"rounds": "1"}, incidents=("undo", "rewind", "refuse"), exported=False),
    "clock": Plan(
        options={"rounds": "1"},
        pace=Pace(1_000, 6_000),
        incidents=("clock", "pause", "undo"),
        exported=False,
    ),
    "away": Plan(options={"rounds": "1"}, incidents=("away", "stand"), exported=False),
    "resigned": Plan(resign_after=31, incidents=("undo",)),
    "open": Plan(stop_after=45, incidents=("rewind", "away")),
}

MOMENTS = (
    Moment("play", "greedy", "discard lay"),
    Moment("chosen", "greedy", "discard lay", presses=(f"{HAND} >> nth=4",)),
    Moment("draw", "greedy", "draw take"),
    Moment("rounds", "two-rounds", "discard lay"),
    Moment("six-chosen", "six-colours", "discard lay", presses=(f"{HAND} >> nth=2",)),
    Moment("six-draw", "six-colours", "draw take"),
    Moment("over", "two-rounds", ""),
    Moment("board-over", "two-rounds", "", presses=(".ending-close",)),
)

ADAPTER = Adapter(
    corpus=CORPUS,
    played=((2, {"rounds": "1"}), (2, {})),
    example_of="alternating",
    short={"rounds": "1", "first_starter": "0"},
    is_open=True,
    notes=notes,
    revealed={"known": known},
    compiled=(8, 0.5),
    click=click,
    type=type_,
    never="draw R",
    lit=".lc-lit, .lc-target",
    first=".lc-hand.asked button",
    chooses=HAND,
    in_a_turn=".lc-lit",
    private=HAND,
    cells=HAND,
    pointed=".pointed",
    log="lays?",
    controls=".lc-hand button, .lc-deck button",
    fixed=".lc-pile, .lc-stack, .lc-plaque-their, .lc-stat",
    scores=".lc-plaque",
    explains=(HAND, ".lc-lane", ".lc-pile", DECK, ".lc-theirs", ".lc-stat"),
    held=(HAND, DECK),
    moments=MOMENTS,
    celebrates=Celebration(
        "eight 5", 150, ".moment", Plan(options={"rounds": "1", "first_starter": "0"}, bots=("greedy",))
    ),
    reference=("greedy", 90),
    pictures={"": Picture(options={"rounds": "1"}), "six": Picture(options={"colours": "6"})},
    turn=turn,
)
