"""The board of Die neuen Entdecker in the browser."""

import asyncio
import random
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from farshore.games.entdecker import box
from tests.games.adapters import adapter
from tests.match.corpus_maker import FOLDER as CORPUS
from tests.match.test_corpus import Kept
from tests.server.serving import Person, Server
from tests.web.conftest import Visit, page_module, record_requests
from tests.web.players import MY_TURN, TWICE, Clicker, heard, open_table, wait_for_change
from tests.web.reference import seat_people, store_match
from tests.web.test_texts import LANGUAGES, WEB

# Place the tile, then press what comes in the bar as soon as it is there; how long that took.
HASTY = """() => new Promise((done) => {
    const began = performance.now();
    document.querySelector("[data-action=place]").click();
    const look = setInterval(() => {
        const stop = document.querySelector("[data-action=stop]");
        const late = performance.now() - began > 1000;
        if (!late && (!stop || document.querySelector("[data-action=place]"))) return;
        clearInterval(look);
        if (!late) stop.click();
        done(performance.now() - began);
    }, 5);
})"""


def test_a_double_click_does_not_press_what_comes_under_the_pointer(site: Server, visit: Visit) -> None:
    page = open_table(site, visit("/"), "entdecker")
    clicker = Clicker(page, random.Random(2), hurries=True)
    for _ in range(60):
        if not page.locator("[data-action=place]").count():
            clicker.play("entdecker", 1)
            page.wait_for_selector(MY_TURN)
            continue
        requests = record_requests(page)
        if page.evaluate(HASTY) < 300:
            assert '"stop"' not in requests()
            expect(page.locator("[data-action=stop]")).to_be_visible()
            expect(page.locator(".status")).to_have_class(re.compile("mine"))
            return
        page.wait_for_selector(MY_TURN)
    raise AssertionError("no tile was placed after which one could stop")


def test_the_board_by_keyboard(site: Server, visit: Visit) -> None:
    page = open_table(site, visit("/"), "entdecker")
    page.locator('[data-at="S6"]').focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.at") == "S7"
    before = heard(page)
    page.keyboard.press("Enter")
    wait_for_change(page, before)
    page.keyboard.press("1")
    expect(page.locator(".en-stepper output")).to_contain_text("1")
    page.keyboard.press("+")
    expect(page.locator(".en-stepper output")).to_contain_text("2")
    page.locator(".bar .btn.main").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-action=draw]")
    before = heard(page)
    page.keyboard.press("d")  # from the stacks that are chosen: those with equal backs do not differ
    wait_for_change(page, before)
    placing = page.locator("[data-at][aria-label*='would lie here']")
    if placing.count():  # the first tile may fit nowhere
        placing.focus()
        page.keyboard.press("r")  # turns the tile, and opens no rules
        expect(page.locator("dialog")).to_have_count(0)
        before = heard(page)
        page.keyboard.press("Enter")
        wait_for_change(page, before)
    page.keyboard.press("i")
    expect(page.locator("dialog")).to_be_visible()


def test_chief_scouts_are_marked_where_a_scout_is_chosen(site: Server, visit: Visit) -> None:
    page = open_table(site, visit("/", size="phone"), "entdecker", options={"chief_scouts": "on"})
    for number in ("2", "5"):
        page.locator(".en-numbers .en-pick").get_by_text(number, exact=True).click()
    page.locator(".bar .btn.main").click()
    clicker = Clicker(page, random.Random(4), tap=True)
    unit = page.locator(".bar [data-action=scout]")
    while not unit.count():
        before = heard(page)
        adapter("entdecker").click(clicker)
        wait_for_change(page, before)
    page.wait_for_timeout(1000 * TWICE)  # whatever was pressed before, this is no double click
    unit.click()
    if not page.locator(".en-which small").count():  # first which land
        page.locator(".en-which .en-lit").first.click()
    scouts = page.locator(".en-which .en-lit")
    expect(scouts.last).to_have_text(re.compile(r"Scout \d+\s*×1$"))  # stands for all that are no chiefs
    chiefs = [text.split() for text in scouts.all_inner_texts()[:-1]]
    assert chiefs
    assert all(chief in (["Scout", "2", "×2"], ["Scout", "5", "×2"]) for chief in chiefs)  # one may be on a path
    assert "counts double" in (scouts.first.get_attribute("aria-label") or "")
    choice = page.locator(".en-choice")
    assert choice.evaluate("(choice) => choice.scrollHeight <= choice.clientHeight")  # also the way back


# What is said of a scout that goes to the space next to a hut, and what is printed there.
NEXT_TO_A_HUT = """({ hutOutlook, Spaces }) => import(`${document.documentElement.dataset.root}/kit/dom.js`).then(
    ({ html, render }) => [false, true].map((opened) => {
        const hut = { number: 3, opened, token: null, path: [null, null], next: 1, leader: null };
        const place = document.createElement("div");
        render(html`<${Spaces} hut=${hut} />`, place);
        return [hutOutlook({ seat: 0 }, hut), place.querySelector("svg").getAttribute("class")];
    }))"""


def test_a_scout_draws_a_token_only_for_a_hut_that_has_none(site: Server, visit: Visit) -> None:
    """EN-A24: on a freed space next to an opened hut it looks at the token that is there."""
    page = open_table(site, visit("/"), "entdecker")
    empty, opened = page_module(page, "entdecker/board/huts", NEXT_TO_A_HUT)
    assert [empty[1], opened[1]] == ["en-leaf", "en-eye"]
    assert "draw its token" in empty[0]
    assert "look at its token" in opened[0]


def test_a_map_without_letters_names_no_places(site: Server, visit: Visit) -> None:
    """On a phone the sea has no letters and numbers: what is said of a place does not name it by them."""
    page = open_table(site, visit("/", "phone"), "entdecker")
    place = page.locator(".board [data-at=f6]")
    place.click(force=True)
    expect(page.locator(".refusal")).to_have_text("This space hasn’t been explored yet.")
    place.click(button="right", force=True)
    expect(page.locator("dialog[open] h2")).to_have_text("unexplored")


# Whatever is wider than its place, in words.
CUT = """(selector) => [...document.querySelectorAll(selector)].filter((each) => each.scrollWidth > each.clientWidth)
    .map((each) => each.innerText)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_players_have_fits_beside_the_map(site: Server, visit: Visit, language: str) -> None:
    page = open_table(site, visit("/", language=language), "entdecker", seats=3)
    expect(page.locator(".en-player-things")).to_have_count(3)
    assert page.evaluate(CUT, ".en-player-things") == []


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_on_a_phone_units_show_their_price_and_the_main_button_has_one_line(
    site: Server, visit: Visit, language: str
) -> None:
    page = open_table(site, visit("/", "phone", language=language), "entdecker")
    clicker = Clicker(page, random.Random(3), tap=True)
    for _ in range(60):
        if page.locator(".en-units").count():
            break
        clicker.play("entdecker", 1)
    assert page.evaluate(CUT, ".en-unit-name") == []
    button = page.locator(".bar .btn.main")
    assert button.evaluate("each => each.querySelector('span').getClientRects().length") == 1
    assert button.evaluate("each => each.offsetHeight") < 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_gold_is_said_to_come_from_a_roll_of_whoever_has_little(language: str) -> None:
    """EN-4.1: not every turn brings gold."""
    text = (WEB.parent / "games" / "entdecker" / "board" / "texts" / f"{language}.ftl").read_text()
    for key in ("gold-text", "rules-income", "rules-turn-income"):
        said = re.search(rf"^entdecker-{key} = (.*)$", text, re.MULTILINE)
        assert said is not None
        assert str(box.ROLL_BELOW) in re.findall(r"\d+", said[1]), key


def store(site: Server, match: str, kind: str, most: int | None = None) -> None:
    """Store a match of the corpus, or so many of its events."""
    kept = Kept(CORPUS / "v1" / f"entdecker-{kind}.json")
    people = [Person(site, name) for name in ("Ann", "Ben", "Cleo", "Dora")]
    events = [seat_people(event, people) for event in kept.events]
    for person in people:
        person.http.close()
    storing = store_match(site.database, match, events[:most], kept.draws.seed)
    with ThreadPoolExecutor() as pool:  # Playwright runs an event loop in this thread
        pool.submit(asyncio.run, storing).result()


# How many units there are, and how many of them the small picture of the match shows.
MINIATURE = """async () => {
    const { root } = document.documentElement.dataset;
    const [{ Miniature }, { html, render }, { scene: { view } }] = await Promise.all([
        import(`${root}/../games/entdecker/board/miniature.js`),
        import(`${root}/kit/dom.js`),
        fetch("/api/v1/tables/under-way").then((answer) => answer.json()),
    ]);
    const place = document.createElement("div");
    render(html`<${Miniature} table=${{ view }} />`, place);
    const pieces = ["scout", "fort", "settlement"].map((unit) => `use[href^='#en-${unit}-']`);
    const drawn = [pieces.join(), "use[href='#en-ship']"].map((each) => place.querySelectorAll(each).length);
    return [view.units.length, ...drawn];
}"""


def test_the_small_picture_of_a_match_shows_all_units_and_the_ship(site: Server, visit: Visit) -> None:
    store(site, "under-way", *adapter("entdecker").reference)
    units, drawn, ships = visit("/").page.evaluate(MINIATURE)
    assert drawn == units > 3
    assert ships == 1


def test_the_ending_shows_where_each_island_is(site: Server, visit: Visit) -> None:
    store(site, "islands", "four")
    page = visit("/table/islands").page
    page.wait_for_selector(".ending .tally")
    loaded = page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    assert any(name.endswith("/board/dock.js") for name in loaded)
    assert not any(name.endswith(("/asking.js", "/choices.js")) for name in loaded)  # nothing is asked any more
    islands = page.locator(".tally tr:has(.en-where)")
    names = islands.locator("th").all_inner_texts()
    assert len(names) > 3
    for name, squares in zip(
        names,
        islands.locator(".en-where path").evaluate_all("all => all.map((each) => each.getAttribute('d').split('M'))"),
        strict=True,
    ):
        tiles = re.fullmatch(r"Island(?: of|:) (\d+)(?: tiles?| \+ \d+) \([a-l][1-8]\)", name.strip())
        assert tiles, name
        assert len(squares) - 1 == int(tiles[1])
    page.goto("/replay/islands/1")
    page.wait_for_selector(".replay[aria-busy=false] .en-map")
    sea, board = (page.locator(each).bounding_box() for each in (".en-map", ".board"))
    assert sea is not None
    assert board is not None
    assert board["y"] + board["height"] - sea["y"] - sea["height"] < 20  # no empty dock takes its room


# What is said of a tile that a player drew, after these events of the kinds that take something back.
DRAWN = """({ discarded, line }, kind) => {
    const tile = { kind: "drawn", at: 1, text: "tile sea" };
    const back = { kind: "drawn", at: 2, text: "back 1 plain" };
    const draw = { kind: "acted", at: 0, seat: 0, text: "draw 1" };
    const heard = [draw, tile, back, ...(kind ? [{ kind, at: 3, seat: 0 }] : [])];
    const table = { seat: 0, view: { expedition: { hand: null } }, heard: { value: heard }, name: String };
    return [discarded(table), line(table, tile)];
}"""


def test_a_tile_that_was_taken_back_is_not_said_to_be_discarded(site: Server, visit: Visit) -> None:
    page = open_table(site, visit("/"), "entdecker")
    lost = ["sea", "Sea: doesn’t fit anywhere and is discarded."]
    for kind, said in (("", lost), ("rewound", [None, "Tile: Sea"]), ("undone", [None, "Tile: Sea"])):
        assert page_module(page, "entdecker/board/words", DRAWN.replace(", kind)", f', kind = "{kind}")')) == said


# What is said when a dead end has ended an expedition, with another action after it or not.
STRANDED = """({ highlight, line, stranded }) => {
    const stop = { kind: "acted", at: 0, seat: 0, text: "stop" };
    const heard = [stop, { kind: "noted", at: 0, text: "dead-end 0 2" }];
    const table = (heard, seat) => ({ seat, heard: { value: heard }, name: (seat) => ["Ann", "Ben"][seat] });
    const later = [...heard, { kind: "acted", at: 1, seat: 0, text: "pass" }];
    return [
        line(table(heard, 0), stop),
        highlight(table(heard, 0), ["dead-end", "0", "2"]),
        stranded(table(heard, 0)),
        stranded(table(heard, 1)),
        stranded(table(later, 0)),
        line(table([stop], 0), stop),
    ];
}"""


def test_a_dead_end_is_not_told_as_if_it_were_chosen(site: Server, visit: Visit) -> None:
    page = open_table(site, visit("/"), "entdecker")
    assert page_module(page, "entdecker/board/words", STRANDED) == [
        "", "Dead end: Ann’s expedition is over, 2 paid tiles are lost", 2, 0, 0, "Ann ends the expedition",
    ]  # fmt: skip


# The piece that is offered first on the newest tile, for what each would change.
OFFERED = """({ landingOf }) => {
    const legal = new Map([["scout", 0], ["fort", 0], ["stop", 0]]);
    const landing = (unit, now, points) => ({ unit, side: "", now, island: { points } });
    const offered = (...landings) => landingOf(legal, { expedition: { landings } });
    return [
        offered(landing("scout", [12, 0], [12, 0]), landing("fort", [12, 0], [12, 0])),
        offered(landing("scout", [12, 12], [12, 12]), landing("fort", [12, 12], [12, 6])),
        offered(landing("scout", [0, 4], [4, 4]), landing("fort", [0, 4], [4, 2])),
    ];
}"""


def test_a_piece_that_changes_nothing_is_not_offered_first(site: Server, visit: Visit) -> None:
    page = open_table(site, visit("/"), "entdecker")
    assert page_module(page, "entdecker/board/selection", OFFERED) == ["", "fort", "scout"]


def test_a_value_that_nobody_has_written_is_asked_for(site: Server, visit: Visit) -> None:
    page = visit("/new/entdecker").page
    page.click("summary")
    page.select_option("#entdecker-option-layout", label="Custom…")
    expect(page.locator(".en-layout")).to_have_count(0)
    page.click("form .btn.main")
    expect(page.locator(".foot [role=alert]")).to_have_text("Layout: write your own value, or choose another.")
    page.fill(".option input:not([type=radio])", "f6+5")
    page.locator(".option input:not([type=radio])").blur()
    expect(page.locator(".en-layout")).to_have_count(1)
    page.select_option("#entdecker-option-first", "4")
    expect(page.locator(".option [role=status]")).to_have_text("With 2 players it is counted on: player 2 begins.")
    expect(page.locator(".sum-up")).to_contain_text("First player: 4")
    page.click("form .btn.main")
    page.wait_for_selector("#link")
