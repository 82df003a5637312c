"""Die neuen Entdecker for the tests and benchmarks of all games."""

from typing import TYPE_CHECKING, Any

from farshore.match.clock import Pace
from tests.games.adapters import Adapter, Celebration, Moment, Picture
from tests.match.plan import Plan

if TYPE_CHECKING:
    from benchmarks.page import Visit
    from tests.web.players import Clicker, Typist

MAIN = ".bar .btn.main"
CONFIRM = f"{MAIN}:not([aria-disabled=true])"
WHICH = ".en-which"  # which of two lands a unit is meant for
HUTS = ".en-hut-button.en-lit, .en-huts .en-lit"
OTHERS = ".en-dock .en-lit, .bar [data-action]:not([aria-disabled=true])"
UNIT_KEYS = {"scout": "f", "fort": "b", "settlement": "c"}


def click(clicker: "Clicker") -> None:
    """Press what is lit until something comes of it: a press may only choose, or ask which of two is meant."""
    before = clicker.heard
    for _ in range(24):
        _press(clicker)
        clicker.settle()
        clicker.page.wait_for_selector(":root:not(.sent)")  # or the next press would come twice
        if clicker.heard > before:
            return
        if clicker.page.locator("dialog[open]").count():  # what is lit no more is explained
            clicker.page.keyboard.press("Escape")
    raise AssertionError(f"nothing comes of what is pressed: {clicker.status}")


def _press(clicker: "Clicker") -> None:
    more = (".en-stepper .btn:last-of-type:not([aria-disabled=true])", "announce more")
    unit = (".bar [data-action=unit]", "ask for a unit")
    clicker.press_first(
        [
            *([more] if clicker.hurries and clicker.rng.random() < 0.6 else []),  # so that the map is full sooner
            *([unit] if clicker.rng.random() < 0.4 else []),
            *([(".en-unit:not([aria-disabled=true])", "unit")] if clicker.rng.random() < 0.4 else []),
            *([(".en-pile", "stacks")] if clicker.rng.random() < 0.2 else []),
            (CONFIRM, "confirm"),
            (".en-numbers [aria-pressed=false]", "chief scout"),
            (f"{WHICH} .en-lit", "which of two"),
            (".en-wheel .en-lit, .en-ways .en-lit", "question"),
            (HUTS, "hut"),
            (".en-legal:not(.edge)" if clicker.rng.random() < 0.5 else ".en-legal", "choose"),
            (".en-legal", "choose"),
            (".bar [data-action]:not([aria-disabled=true])", "else"),
        ]
    )


def type_(typist: "Typist") -> None:
    """The same by keyboard."""
    before = typist.heard
    for _ in range(40):
        _press_keys(typist)
        typist.settle()
        if typist.heard > before or typist.is_over:
            return
    raise AssertionError(f"nothing can be done: {typist.status}")


def _press_keys(typist: "Typist") -> None:
    letters = [key for unit, key in UNIT_KEYS.items() if typist.has(f"[data-unit={unit}]:not([aria-disabled=true])")]
    asked = f"{WHICH} .en-lit, .en-ways .en-lit, .en-wheel .en-lit, .bar [data-action=pass]"
    if typist.has(".bar [data-action=draw]") and typist.rng.random() < 0.5:
        typist.press("d")
    elif typist.has(".bar [data-action=unit]") and typist.rng.random() < 0.5:
        typist.press(typist.rng.choice(("f", "b", "c", "x")))
    elif letters and typist.rng.random() < 0.5:
        typist.press(typist.rng.choice(letters))
    elif typist.has(CONFIRM):
        typist.tab_to(MAIN)
        typist.press("Enter")
    elif typist.has(asked):
        typist.tab_to(asked)
        typist.press("Enter")
    elif typist.has(".en-huts .en-lit, .en-hut-row .en-lit"):
        typist.press(str(typist.rng.randint(1, 7)))
    elif typist.rng.random() < 0.2:  # any place of the map: arrows go over all of it
        typist.tab_to("[data-at]")
        for _ in range(typist.rng.randrange(6)):
            typist.press(f"Arrow{typist.rng.choice(('Left', 'Right', 'Up', 'Down'))}")
        typist.press("Enter")
    else:
        for _ in range(typist.rng.randint(1, 9)):
            typist.press(typist.rng.choice(("PageDown", "PageDown", "PageUp")))
        typist.press("Enter")


def turn(visit: "Visit") -> tuple[list[float], list[float]]:
    """Some steps of a voyage: a place, then the button that it asks for; a tile, a unit, whatever is lit."""
    local: list[float] = []
    stored: list[float] = []
    page = visit.page
    for _ in range(4):
        if page.locator(CONFIRM).count():
            stored.append(visit.click(CONFIRM, visit.changed))
        elif page.locator(HUTS).count():
            local.append(visit.click(HUTS, CONFIRM))
        elif page.locator(".en-legal").count():
            local.append(visit.click(".en-legal", f"{CONFIRM}, {WHICH}, {visit.changed}"))
        elif page.locator(OTHERS).count():
            stored.append(visit.click(OTHERS, f"{visit.changed}, {WHICH}"))
        page.wait_for_timeout(400)
        visit.my_turn()
    return local, stored


def notes(receipt: Any) -> list[str]:
    """Islands that were scored, and huts that were looked into in the end."""
    islands = [f"island {each.first} {each.value} {' '.join(map(str, each.points))}" for each in receipt.islands]
    return islands + [f"hut {each.hut} {each.token} {each.winner}" for each in receipt.huts if each.winner is not None]


CORPUS = {
    "two": Plan(bots=("greedy",)),
    "random": Plan(2, {"layout": "v1"}, bots=("random",), exported=False),
    "three": Plan(3, {"layout": "v2", "toll_per_owner": "on"}, exported=False),
    "four": Plan(4, {"layout": "v3", "first": "3"}, bots=("greedy", "random"), exported=False),
    "chiefs": Plan(2, {"chief_scouts": "on"}, bots=("random",), exported=False),
    "chiefs-four": Plan(4, {"chief_scouts": "on"}, bots=("greedy",), exported=False),
    "own-layout": Plan(2, {"layout": "c2,c3,c4,h4+5,h5+10,e7"}, exported=False),
    "bot": Plan(2, levels=(1,), exported=False),
    "undo": Plan(3, incidents=("undo", "rewind", "refuse"), exported=False),
    "clock": Plan(2, pace=Pace(3_000, 9_000), incidents=("clock", "pause", "undo"), exported=False),
    "away": Plan(2, incidents=("away", "stand"), exported=False),
    "resigned": Plan(3, resign_after=90),
    "given-up": Plan(2, resign_after=67, incidents=("undo",)),
    "open": Plan(4, {"chief_scouts": "on"}, stop_after=120, incidents=("rewind", "undo")),
}

MORE = ".en-more"  # opens the drawer on small screens
MOMENTS = (
    Moment("chiefs", "chiefs-four", "chiefs"),
    Moment("start", "four", "start"),
    Moment("announce", "four", "hidden open"),
    Moment("announce-open", "two", "hidden open", presses=(".en-sources .en-card:nth-child(2)",)),
    Moment("draw", "four", "draw"),
    Moment("place", "four", "place"),
    Moment("place-event", "two", "place", 3),
    Moment("units", "four", "fort scout settle stop"),
    Moment("draw-units-open", "four", "draw fort scout settle stop", presses=("[data-action=unit]",)),
    Moment("take", "three", "fort settle stop take"),
    Moment("taken", "three", "scout"),
    Moment("huts", "four", "hut"),
    Moment("natives-take", "two", "pass take"),
    Moment("wheel", "chiefs-four", "wheel"),
    Moment("order", "four", "island"),
    Moment("drawer", "four", "start", presses=(MORE,)),
    Moment("drawer-tiles", "four", "start", presses=(MORE, "#en-tab-tiles")),
    Moment("drawer-players", "four", "start", presses=(MORE, "#en-tab-players, #en-tab-sheet")),
    Moment("over", "four", ""),
    Moment("board-over", "four", "", presses=(".ending-close",)),
)

ADAPTER = Adapter(
    corpus=CORPUS,
    played=((2, {}), (4, {"chief_scouts": "on"})),
    secret={"chief_scouts": "on"},
    matches=14,  # with ten times as many steps
    notes=notes,
    unlisted=frozenset({"dead-end", "filled", "gold", "pirates"}),
    revealed={"token": lambda state: state.token, "chief": lambda state: state.chief},
    speed=0.2,
    seats=(2, 3, 4),
    compiled=(45, 1),
    click=click,
    type=type_,
    never="place a1 r0",
    lit=".en-lit, .en-legal",
    first=".en-legal",
    in_a_turn=".en-top:not(:has(.en-legal.edge))",
    map=(),
    pointed=".en-pointed",
    log="places",
    controls=".en-step",
    fixed=".en-dock, .en-rail, .en-player, .en-tabs",
    scores=".en-pill, .en-player",
    explains=(".en-world", ".en-huts .en-space", ".en-purse", ".en-reserve"),
    held=("[data-at=b2]", "[data-at=f5]", "[data-at=h7]"),
    moments=MOMENTS,
    celebrates=Celebration("two", 303, "[data-closed]"),
    reference=("three", 239),
    pictures={"": Picture(60), "four": Picture(seats=4, options={"layout": "v2", "chief_scouts": "on"})},
    turn=turn,
    by_touch=True,
    asks=WHICH,
)
