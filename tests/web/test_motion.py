"""Movement: things fly from where they were to where they are, and go on flying while the rest of the page follows."""

import pytest
from playwright.sync_api import Page

from tests.server.serving import Server
from tests.web.conftest import Visit, settled
from tests.web.players import open_table

# Flights of things whose key begins like that: key, where it begins as seen from its end, and how it ended.
FLIGHTS = """async (begin) => {
    const lifted = (each) => each instanceof CSSTransition; // a card that is picked or pointed at
    const flies = (each) => !lifted(each) && each.effect.target.dataset?.key?.startsWith(begin);
    const flying = () => document.getAnimations().filter(flies);
    while (!flying().length) await new Promise(requestAnimationFrame);
    return Promise.all(flying().map((each) => {
        const { e, f } = new DOMMatrix(each.effect.getKeyframes()[0].transform);
        const about = [each.effect.target.dataset.key, e, f];
        return each.finished.then(() => [...about, "landed"], () => [...about, "cut"]);
    }));
}"""


def moving_page(site: Server, visit: Visit, game: str, **options: str) -> Page:
    page = open_table(site, visit("/"), game, options=options)
    page.emulate_media(reduced_motion="no-preference")
    return page


def test_a_card_flies_to_the_pile_and_lands(site: Server, visit: Visit) -> None:
    page = moving_page(site, visit, "lost-cities", rounds="1", first_starter="0")
    card = page.locator('[data-row="hand"]:not([data-key*="@"])').first  # keys of wagers say where they are
    key = card.get_attribute("data-key")
    start = card.bounding_box()
    card.click()
    pile = page.locator(".lc-pile.lc-target")
    end = pile.bounding_box()
    assert start
    assert end
    pile.click()
    [(found, x, y, how)] = page.evaluate(FLIGHTS, key)
    assert found == key
    assert how == "landed"  # the rest of the page was drawn meanwhile, and has not disturbed it
    assert x == pytest.approx(start["x"] - end["x"], abs=30)
    assert y == pytest.approx(start["y"] - end["y"], abs=30)


def test_nothing_moves_for_who_asks_for_calm(site: Server, visit: Visit) -> None:
    page = open_table(site, visit("/"), "lost-cities", options={"rounds": "1", "first_starter": "0"})
    page.locator('[data-row="hand"]').nth(2).click()
    page.locator(".lc-pile.lc-target").click()
    page.wait_for_selector("[data-thing=deck].lc-lit")
    assert page.evaluate("document.getAnimations().filter((each) => each.effect.target.dataset?.key).length") == 0


# Draws in the order in which they came, each with the number of its frame.
DRAWS = """async () => {
    const { schedule } = await import(`${document.documentElement.dataset.root}/kit/schedule.js`);
    const found = [];
    let frame = 0;
    const count = () => { frame++; requestAnimationFrame(count); };
    requestAnimationFrame(count);
    await new Promise((done) => {
        const draw = (name) => () => { found.push([name, frame]); if (name === "panels") done(); };
        const cancel = schedule("pieces", draw("cancelled"));
        schedule("panels", draw("panels"));
        schedule("controls", draw("controls"));
        schedule("pieces", draw("pieces"));
        schedule("board", draw("news"));
        schedule("board", draw("more news"));
        cancel();
    });
    return found;
}"""


def test_news_comes_first_and_each_piece_has_a_frame_of_its_own(visit: Visit) -> None:
    page = visit("/").page
    settled(page)
    names, frames = zip(*page.evaluate(DRAWS), strict=True)
    assert names == ("news", "more news", "pieces", "controls", "panels")
    assert list(frames) == sorted(set(frames)), frames


# When the board has heard something, in milliseconds.
HEARD = """() => {
    window.seen = [];
    const board = document.querySelector(".board");
    new MutationObserver(() => seen.push(performance.now())).observe(board, { attributeFilter: ["data-heard"] });
}"""


def test_what_others_do_is_shown_move_by_move(site: Server, visit: Visit) -> None:
    page = moving_page(site, visit, "lost-cities", rounds="1", first_starter="0")
    page.locator('[data-row="hand"]').nth(2).click()
    page.locator(".lc-pile.lc-target").click()
    page.wait_for_selector("[data-thing=deck].lc-lit")
    page.evaluate(HEARD)
    page.click("[data-thing=deck].lc-lit")
    page.wait_for_function("() => seen.length === 3")  # my card; what the bot lays or discards; its card
    mine, laid, drawn = page.evaluate("seen")
    assert laid - mine >= 150  # a movement takes 250 ms; a bot, hardly any
    assert drawn - laid >= 150
    page.wait_for_selector(".status.mine")


# How often a drawing was made: at first, with its parent, after a signal that it reads, after a change of its own.
KEPT = """async () => {
    const { root } = document.documentElement.dataset;
    const { html, render, signal, useMemoDrawing } = await import(`${root}/kit/dom.js`);
    const read = signal("a");
    const place = document.createElement("div");
    let made = 0;
    const draw = (text) => { made++; return html`<p><b>${text}</b> ${read.value}</p>`; };
    const Part = ({ text }) => useMemoDrawing(() => draw(text), [text]);
    const found = [];
    const note = async () => {
        await new Promise((done) => setTimeout(done)); // drawings are made in a microtask
        found.push([made, place.textContent]);
    };
    render(html`<${Part} text="one" other=${1} />`, place);
    await note();
    const element = place.querySelector("b");
    render(html`<${Part} text="one" other=${2} />`, place);
    await note();
    read.value = "z";
    await note();
    render(html`<${Part} text="two" other=${2} />`, place);
    await note();
    return [found, place.querySelector("b") === element];
}"""


def test_a_kept_drawing_is_made_again_only_for_its_own_changes(visit: Visit) -> None:
    found, same = visit("/").page.evaluate(KEPT)
    assert found == [[1, "one a"], [1, "one a"], [1, "one a"], [2, "two z"]]
    assert same  # elements are changed, not made again


# Which components are drawn in which frame.
DRAWN = """async () => {
    const { options } = await import(`${document.documentElement.dataset.root}/vendor/preact.js`);
    const before = options.__r;
    let frame = 0;
    const count = () => { frame++; requestAnimationFrame(count); };
    requestAnimationFrame(count);
    window.drawn = [];
    options.__r = (node) => {
        window.drawn.push([node.type.name, frame]);
        before?.(node);
    };
}"""


def test_what_is_round_the_board_is_not_drawn_with_it(site: Server, visit: Visit) -> None:
    page = open_table(site, visit("/"), "lost-cities", options={"rounds": "1", "first_starter": "0"})
    settled(page)
    page.evaluate(DRAWN)
    page.locator('[data-row="hand"]').first.click()
    page.locator(".lc-pile.lc-target").click()
    page.wait_for_function("() => window.drawn.some(([name]) => name === 'Frame')")
    page.wait_for_selector("[data-thing=deck].lc-lit")
    frames: dict[str, set[int]] = {"Board": set(), "Frame": set()}
    for name, frame in page.evaluate("window.drawn"):
        frames.setdefault(name, set()).add(frame)
    assert frames["Board"]
    assert not frames["Board"] & frames["Frame"]


# What the bar says and where it stands, whenever that changes, until the ending covers the board.
LAST_WORDS = """() => {
    window.told = [];
    const look = () => {
        if (document.querySelector(".ending")) return told.push("ending");
        const { top, height } = document.querySelector(".bar").getBoundingClientRect();
        const said = `${document.querySelector(".status").textContent} ${top} ${height}`;
        if (told.at(-1) !== said) told.push(said);
        requestAnimationFrame(look);
    };
    look();
}"""


def test_the_last_move_is_seen_before_anything_tells_who_has_won(site: Server, visit: Visit) -> None:
    page = moving_page(site, visit, "lost-cities", rounds="1", first_starter="0")
    page.locator(".players ~ .row .danger").click()
    page.evaluate(LAST_WORDS)
    page.locator("dialog .danger").click()
    page.wait_for_selector(".ending")
    before, last, ending = page.evaluate("told")
    assert ending == "ending"
    assert last == before.replace("Your turn: play or discard a card.", "The match is over.")  # in the same place
    assert not page.locator(".board").is_visible()  # it is covered: whatever moves there is not seen
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.wait_for_selector(".status:has-text('wins')")
    assert page.locator(".board").is_visible()
