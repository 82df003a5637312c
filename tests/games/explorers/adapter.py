"""Explorers for the tests and benchmarks of all games."""

from typing import TYPE_CHECKING, Any

from farshore.match.clock import Pace
from tests.games.adapters import Adapter, Celebration, Moment, Picture
from tests.match.plan import Plan

if TYPE_CHECKING:
    from benchmarks.page import Visit
    from tests.web.players import Clicker, Typist

SQUARES = ".ex-top use[href^='#ex-legal']"  # that can be marked
WEIGHED = ".ex-option.weighed"  # the side of the card that was pressed once
VILLAGE = ".ex-village-button"
MAP = "4.90,3.180,2.180,5.270"  # its villages border on three terrains each


def click(clicker: "Clicker") -> None:
    """Mark a square, choose a terrain, or confirm. What binds others a finger presses twice."""
    confirm = ".bar .btn.main:not([aria-disabled=true])"
    clicker.press_first([(SQUARES, "mark"), (".ex-option.legal", "choose"), (confirm, "confirm")])
    if clicker.tap:
        clicker.settle()
        if clicker.page.locator(WEIGHED).count():
            clicker.press_first([(WEIGHED, "choose for all")])


def type_(typist: "Typist") -> None:
    """The same by keyboard."""
    cells = ".ex-cells [aria-label$='can be marked']"
    for _ in range(50):  # what was sent may not have been answered yet
        if typist.has(cells):
            return mark(typist, cells)
        if typist.has(".ex-options:not(.four) button.legal"):
            return typist.press(typist.rng.choice("12"))
        if typist.has(f".ex-option.legal, {VILLAGE}"):
            typist.tab_to(f".ex-option.legal, {VILLAGE}")
            return typist.press("Enter")
        if typist.has("[data-action=done]"):
            return typist.press("d")
        if typist.has(".bar .row .btn.main"):
            return typist.press("k")
        if typist.is_over:
            return None
        typist.page.wait_for_timeout(100)
    raise AssertionError(f"nothing can be done: {typist.status}")


def mark(typist: "Typist", cells: str) -> None:
    """Walk to a square with the arrows."""
    found = typist.page.locator(cells).evaluate_all("all => all.map((each) => each.dataset.at)")
    to = typist.rng.choice([int(each) for each in found])
    typist.tab_to(".ex-cells [data-at]")
    at = int(typist.page.evaluate("document.activeElement.dataset.at"))
    for key, steps in (("Right", to % 16 - at % 16), ("Down", to // 16 - at // 16)):
        for _ in range(abs(steps)):
            typist.press(f"Arrow{key if steps > 0 else {'Right': 'Left', 'Down': 'Up'}[key]}")
    assert int(typist.page.evaluate("document.activeElement.dataset.at")) == to
    typist.press("Enter")


def turn(visit: "Visit") -> tuple[list[float], list[float]]:
    """Choose terrain, mark what is lit, confirm."""
    local: list[float] = []
    stored: list[float] = []
    page = visit.page
    if page.locator(".ex-option.legal").count():
        stored.append(visit.click(".ex-option.legal", visit.changed))
    while page.locator(SQUARES).count():
        more = visit.changed
        local.append(visit.click(SQUARES, ".ex-marks.sent .new"))
        page.wait_for_selector(more)
    page.wait_for_timeout(200)
    stored.append(visit.click("[data-action=done]", visit.changed))
    return local, stored


def notes(receipt: Any) -> list[str]:
    """Temples that were reached, races that were won, and rounds."""
    sheets = list(enumerate(receipt.sheets))
    temples = [(t.quadrant, seat, t.points) for seat, sheet in sheets for t in sheet.temples if t.points is not None]
    races = [(g.name, seat, g.points) for seat, s in sheets for g in s.goals if g.name[0] == "E" and g.points]
    rounds = [f"round {each.number}" for each in receipt.sheets[0].rounds]
    return [*(f"temple {q} {s} {p}" for q, s, p in temples), *(f"race {n} {s} {p}" for n, s, p in races), *rounds]


SIDES = ("temples", "provisions", "gems", "villages")
STORED_MAP = "3.180,1.0,4.90,8.270"
CORPUS = {
    "alone": Plan(1, bots=("greedy",)),
    "alone-compose": Plan(1, {"map": "compose", "achievements": "0"}, bots=("random",)),
    "two": Plan(options={"map": STORED_MAP}),
    "expert": Plan(options=dict.fromkeys(SIDES, "expert")),
    "strict": Plan(2, {"strict": "on", "first_print": "on", "achievements": "3"}),
    "four": Plan(4, {"achievements": "A1,D2,E4"}, bots=("greedy", "random", "greedy")),
    "bots": Plan(2, {"map": STORED_MAP}, levels=(1,)),
    "undo": Plan(3, incidents=("undo", "rewind", "refuse")),
    "clock": Plan(2, pace=Pace(3_000, 9_000), incidents=("clock", "pause", "undo")),
    "away": Plan(2, {"map": "compose"}, incidents=("away", "stand")),
    "resigned": Plan(3, resign_after=60, resigning=(1,)),
    "given-up": Plan(2, resign_after=47, incidents=("undo",)),
    "open": Plan(4, stop_after=80, incidents=("rewind", "undo")),
}

EXPERT = Plan(4, dict.fromkeys(SIDES, "expert") | {"achievements": "3"}, bots=("greedy",), stop_after=420)
MOMENTS = (
    Moment("tile", "away", "tile"),
    Moment("terrain", "four", "terrain"),
    Moment("alone", "alone", "option scroll"),
    Moment("option", "four", "option"),
    Moment("horse", "four", "mark skip"),
    Moment("expert-option", "four-expert", "option", plan=EXPERT),
    Moment("expert-mark", "four-expert", "done mark", plan=EXPERT),
    Moment("expert-bonus", "expert", "bonus done"),
    Moment("scroll", "expert", "done mark scroll"),
    Moment("over", "four", ""),
    Moment("board-over", "four", "", presses=(".ending-close",)),
)

ADAPTER = Adapter(
    corpus=CORPUS,
    played=tuple((seats, {}) for seats in (1, 2, 3, 4)),
    example_of="simultaneous",
    short={"map": MAP},
    notes=notes,
    revealed={"marks": lambda state: state.marks_now, "tracks": lambda state: state.tracks_now},
    speed=0.5,
    seats=(1, 2, 4),
    compiled=(20, 1),
    click=click,
    type=type_,
    never="mark a1",
    opening=VILLAGE,
    lit=".ex-legal use, .ex-option.legal",
    first=".ex-option.legal",
    in_a_turn=".ex-option.chosen, .ex-young[d^=M]",
    map=(".ex-option.legal",),
    pointed=".ex-lit",
    log="marks",
    controls=".ex-option, .ex-top",
    fixed=".ex-world, .ex-card, .ex-resources, .ex-temples, .ex-score, .ex-unseen, .ex-others",
    scores=".ex-score, .ex-others",
    explains=(
        *(".ex-option", ".ex-world", ".ex-track", ".ex-column", ".ex-temple"),
        *(".ex-goal", ".ex-score [title]", ".ex-other"),
    ),
    explains_with={"achievements": "3"},
    held=(*(f"[data-at='{at}']" for at in range(20, 250, 23)), ".ex-temple"),
    moments=MOMENTS,
    celebrates=Celebration("two", 46, ".moment"),
    reference=("two", 166),
    pictures={
        "": Picture(),
        "solo": Picture(seats=1),
        "four": Picture(seats=4, options={"achievements": "3", "temples": "expert", "provisions": "expert"}),
        "compose": Picture(3, options={"map": "compose"}),
    },
    turn=turn,
)
