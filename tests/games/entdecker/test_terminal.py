"""What the screens of Die neuen Entdecker show, that they fit 80 columns and 24 rows, and what a line means there."""

import random
import re
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.text import Text

import farshore
from farshore.engine.errors import NotationError
from farshore.games.entdecker import GAME, box
from farshore.games.entdecker import terminal as entdecker
from farshore.games.entdecker.terminal.lists import placings, ranges
from farshore.games.entdecker.terminal.map import HEIGHT as MAP_ROWS
from farshore.games.entdecker.terminal.map import WIDTH as MAP_COLUMNS
from farshore.games.entdecker.terminal.map import map_rows
from farshore.games.entdecker.terminal.reading import KNOWN
from farshore.games.entdecker.terminal.story import news
from farshore.terminal.console import HEIGHT, WIDTH
from farshore.terminal.screens import Scene, Screen, screen
from tests.games.entdecker.typed import Play
from tests.games.matches import choose, habit, random_match
from tests.terminal.test_screen import FRAME

TYPED: Screen = entdecker
LONG = ["清水探検隊長", "清水探検隊長二号", "Ada", "Grace Hopper.."]
PHASES = {
    "chiefs", "wheel", "start", "route", "announce", "explore", "place", "natives", "taken for a hut",
    "taken for a tile", "order", "jungle",
}  # fmt: skip


def scene(play: Play, seat: int, names: Sequence[str] = LONG) -> Scene:
    shown = ["You" if place == seat else names[place] for place in range(len(play.names))]
    legal = play.legal(seat) if seat in play.to_act else []
    return Scene(play.view(seat), shown, play.history(seat), legal, play.options)


def plain(rows: Sequence[Text]) -> list[str]:
    return [row.plain.rstrip() for row in rows]


def too_wide(rows: Sequence[Text]) -> list[str]:
    return [row.plain for row in rows if cell_len(row.plain) > WIDTH]


def given_play(*texts: str, seats: int = 2, **options: Any) -> Play:
    """A match with plain backs on stacks 1 to 5, ? on stack 6, and then these steps."""
    play = farshore.new(GAME, seats=seats, chance="given", **options)
    for text in (*(f"back {stack} plain" for stack in range(1, 6)), "back 6 ?", *texts):
        play.act(text)
    return play


def cells(now: Scene) -> dict[str, str]:
    """The three signs inside every tile."""
    rows = [row.plain for row in map_rows(now)]
    return {
        f"{'abcdefghijkl'[column]}{row + 1}": rows[1 + 2 * row][3 + 4 * column : 6 + 4 * column]
        for row in range(box.ROWS)
        for column in range(box.COLUMNS)
    }


def test_the_game_has_its_screen() -> None:
    assert screen("entdecker") is TYPED


# ---- everything fits


@pytest.mark.parametrize("number", range(6))
def test_every_screen_fits(number: int) -> None:
    rng = random.Random(number)
    play = random_match(GAME, rng)
    weights = habit(play.game, rng)
    seat = rng.randrange(len(play.names))
    before = scene(play, seat)
    while not play.over:
        actor, action = choose(play, rng, weights)
        play.act(action, actor)
        if rng.random() < 0.93 and not play.over:
            continue
        now = scene(play, seat)
        check_sheets(play, before, now)
        before = now
    rows = entdecker.result(scene(play, seat))
    assert len(rows) + FRAME <= HEIGHT
    assert too_wide(rows) == []


def check_sheets(play: Play, before: Scene, now: Scene) -> None:
    asked = entdecker.asked(now)
    table = entdecker.table(now)
    assert len(table) + 1 + FRAME == HEIGHT
    assert "wait" in asked or not asked.endswith("..")
    rows = [*table, Text(asked), *entdecker.receipt(now)]
    rows += entdecker.chapter(before.view, now.view, now.names) or []
    manual = entdecker.manual(now)
    assert all(len(page) <= HEIGHT - 2 for page in manual)
    rows += [row for page in manual for row in page]
    rows += [row for page in entdecker.PAGES.values() for row in page(now)]
    rows += [row for other in range(len(play.names)) for row in entdecker.table(now._replace(focus=other, legal=()))]
    assert too_wide(rows) == []


def test_every_question_is_asked_and_answered_as_it_says() -> None:
    """In all phases the question fits, short forms of everything legal are read as it, and nothing else is legal."""
    seen: dict[str, int] = {}
    for number in (3, 9, 24):  # all phases occur in these
        rng = random.Random(number)
        play = random_match(GAME, rng, fixed={"chief_scouts": number % 3 == 0})
        weights = habit(play.game, rng)
        while not play.over:
            (seat,) = play.to_act
            now = Scene(play.view(seat), LONG[: len(play.names)], legal=play.legal(seat))
            phase = now.view.phase
            seen[phase] = seen.get(phase, 0) + 1
            if seen[phase] < 40:
                asked = entdecker.asked(now)
                assert not asked.endswith("..")
                assert cell_len(asked) <= WIDTH
                for text in now.legal:
                    assert entdecker.read(text, now) == (text, "")
                for typed, text in short_forms(now):
                    assert entdecker.read(typed, now) == (text, ""), (typed, phase)
                assert plain(entdecker.table(now))[0].startswith(" Entdecker")
            play.act(rng.choices(play.numbers(), [weights[each] for each in play.numbers()])[0])
    assert set(seen) == PHASES


def short_forms(now: Scene) -> list[tuple[str, str]]:
    """What can be typed for each legal action, as the manual says."""
    view = now.view
    found = []
    for text in now.legal:
        verb, _, what = text.partition(" ")
        if verb == "start":
            found += [(f"s {what}", text), (what, text)]
        elif verb in ("hidden", "wheel", "island", "chiefs"):
            found.append((what, text))
        elif verb == "open":
            found.append((f"o {what}", text))
        elif verb == "draw":
            found += [(what, text), (f"d {what}", text)]
        elif verb == "take":
            found.append((f"t {what}", text))
        elif verb == "hut":
            found += [(f"h {what}", text), (what.replace("#", ""), text)]
        elif verb in ("scout", "fort", "settle"):
            found.append((f"{'t' if verb == 'settle' else verb[0]} {what}".strip().lower(), text))
        elif verb in ("stop", "pass"):
            found.append(("x", text))
    if view.phase == "place":
        for number, place in enumerate(placings(now), 1):
            cell, turn = place.split()
            found += [(typed, f"place {place}") for typed in (str(number), place, f"p {cell} {turn[1]}")]
    if view.phase == "route":
        found += [(str(number), text) for number, text in enumerate(now.legal, 1)]
    if len(now.legal) == 1:
        found.append(("", now.legal[0]))
    return found


# ---- the map


def test_coasts_units_and_the_ship_are_seen_without_colour() -> None:
    play = given_play("start S7", "hidden 3", "draw 1", "tile coast", "back 1 ?", "place g8 r0")
    shown = cells(scene(play, 0))
    rows = [row.plain for row in map_rows(scene(play, 0))]

    assert len(rows) == MAP_ROWS
    assert {cell_len(row) for row in rows} == {MAP_COLUMNS}
    assert shown["g8"] == "~@~"
    assert shown["c3"] == "+10"
    assert shown["g7"] == "+5#"
    assert shown["f2"] == "~~~"
    assert shown["a1"] == " . "
    assert shown["f8"] == shown["h8"] == " * "
    assert rows[14][2 + 4 * 6 + 1 :][:3] == "###"  # the side between g7 and g8
    play.act("scout")
    assert cells(scene(play, 0))["g8"] == "As~"
    assert cells(scene(play, 1))["g8"] == "As0"


def test_a_unit_on_a_strait_points_to_its_land() -> None:
    play = given_play("start S2", "hidden 1", "draw 1", "tile strait", "back 1 plain", "place b8 r1")
    now = scene(play, 0)
    assert cells(now)["b8"] == "#@#"
    assert entdecker.asked(now) == "All drawn: s e scout 1, f e fort 3, t e settlement 6, stop. ? helps."
    play.act("fort E")
    assert cells(scene(play, 0))["b8"] == "Af>"


def test_starts_show_their_cost_and_who_is_paid() -> None:
    play = given_play("start S7", "hidden 3", "draw 1", "tile coast", "back 1 plain", "place g8 r0", "fort")
    now = scene(play, 1, names=["Ada", "Ben"])
    assert cells(now)["g8"] == "Af2"
    rows = plain(entdecker.table(now))
    assert any(row.endswith("0: S1-S6 S8-S12") for row in rows)
    assert any(row.endswith("2 (A2): g8") for row in rows)
    assert any(row.endswith("2: N1-N12") for row in rows)
    assert " 7~~" in rows[-2]
    assert " 8*~" in rows[-2]
    page = plain(entdecker.PAGES["starts"](now))
    assert any(re.match(r"g8 +2 +2 to Ada +\d+ of \d+ \(\d+%\)", row) for row in page)
    assert ranges(["c4", "N1", "N2", "N3", "S4", "S6", "E8"]) == "c4 S4 S6 E8 N1-N3"


def test_the_panel_says_which_share_of_the_unseen_tiles_fits() -> None:
    play = given_play("start S7")
    rows = plain(entdecker.table(scene(play, 0)))
    assert any(row.endswith("82 of 114 unseen fit (72%)") for row in rows)  # coast, corner and bay
    assert any(re.search(r"coast +34 +6 +9 +yes$", row) for row in rows)
    assert any(re.search(r"sea +18 +4 +11 +-$", row) for row in rows)
    assert any(row.endswith("back    .  .  .  .  .  ?") for row in rows)
    assert entdecker.asked(scene(play, 0)).startswith("How many tiles? 1 to 7 hidden (1 gold each), or o 1 open")


def test_the_list_of_places_says_what_becomes_of_the_island() -> None:
    play = given_play("start S7", "hidden 3", "draw 1", "tile coast", "back 1 plain")
    rows = plain(entdecker.table(scene(play, 0)))
    assert any(row.endswith("1 g8 r0  N     7, 3 open") for row in rows)
    assert entdecker.asked(scene(play, 0)) == "You drew a coast; only g8 r0 fits: Enter places it."
    assert entdecker.read("", scene(play, 0)) == ("place g8 r0", "")


# ---- what a line means


STARTING = scene(given_play(), 0)
ANNOUNCING = scene(given_play("start S1"), 0)
EXPLORING = scene(given_play("start S1", "hidden 3", "draw 1", "tile coast", "back 1 ?", "place a8 r0"), 0)
PLACING = scene(given_play("start S1", "hidden 3", "draw 1", "tile coast", "back 1 ?"), 0)
SCENES = (STARTING, ANNOUNCING, EXPLORING, PLACING)


@pytest.mark.parametrize(
    ("now", "typed", "action", "rest"),
    [
        (STARTING, "start S7", "start S7", ""),
        (STARTING, "START s7", "start S7", ""),
        (STARTING, "s7", "start S7", ""),
        (STARTING, "sg", "start S7", ""),
        (STARTING, "Nl", "start N12", ""),
        (STARTING, "s n12", "start N12", ""),
        (STARTING, "E3", "start E3", ""),
        (STARTING, "e3", "start E3", ""),  # no ship can start on the cell
        (STARTING, "e9", "", ""),
        (STARTING, "c4", "start c4", ""),
        (STARTING, "s c4 h 3 d 1", "start c4", "h 3 d 1"),
        (STARTING, "start c4 via bank:1 1:2", "start c4", "via bank:1 1:2"),
        (STARTING, "via bank:1 1:2", "via bank:1 1:2", ""),
        (STARTING, "pass", "pass", ""),
        (STARTING, "wheel 5", "wheel 5", ""),
        (ANNOUNCING, "3", "hidden 3", ""),
        (ANNOUNCING, "h 3", "hidden 3", ""),
        (ANNOUNCING, "hidden 3, d", "hidden 3", "d"),
        (ANNOUNCING, "o 1", "open 1", ""),
        (ANNOUNCING, "021", "", ""),
        (EXPLORING, "d", "draw 2", ""),  # the first with a plain back
        (EXPLORING, "d ?", "draw 1", ""),
        (EXPLORING, "?", "draw 1", ""),
        (EXPLORING, "4", "draw 4", ""),
        (EXPLORING, "d 4", "draw 4", ""),
        (EXPLORING, "corner", "draw corner", ""),
        (EXPLORING, "d cor", "draw corner", ""),
        (EXPLORING, "d co", "", ""),
        (EXPLORING, "s", "scout", ""),
        (EXPLORING, "s n", "scout N", ""),
        (EXPLORING, "s #7", "scout #7", ""),
        (EXPLORING, "f w", "fort W", ""),
        (EXPLORING, "t", "settle", ""),
        (EXPLORING, "settlement", "settle", ""),
        (EXPLORING, "t c4", "take c4", ""),
        (EXPLORING, "take 2.1", "take 2.1", ""),
        (EXPLORING, "x", "stop", ""),
        (EXPLORING, "done", "stop", ""),
        (EXPLORING, "hut 3 #7", "hut 3 #7", ""),
        (EXPLORING, "i 2", "island 2", ""),
        (EXPLORING, "chiefs 7 3", "chiefs 3 7", ""),
        (EXPLORING, "b", "draw bay", ""),
        (PLACING, "2", "place a8 r1", ""),
        (PLACING, "r1", "place a8 r1", ""),
        (PLACING, "p a8 0", "place a8 r0", ""),
        (PLACING, "A8 R1 f", "place a8 r1", "f"),
        (PLACING, "place c4 r1", "place c4 r1", ""),
        (PLACING, "c4", "place c4 r0", ""),
        (PLACING, "3", "", ""),
    ],
)
def test_a_line_is_read_in_full_or_in_short(now: Scene, typed: str, action: str, rest: str) -> None:
    if action:
        assert entdecker.read(typed, now) == (action, rest)
    else:
        with pytest.raises(NotationError, match="Cannot read"):
            entdecker.read(typed, now)


@pytest.mark.parametrize(
    "typed", ["", "z9", "S13", "hidden 21", "hut 8", "draw 7", "draw land", "place c4 r4", "²", "h"]
)
def test_what_cannot_be_read_says_what_can_be_typed(typed: str) -> None:
    with pytest.raises(
        NotationError, match=r"(Cannot read|Nothing was typed).* A place such as S7 starts there, \? helps\.$"
    ):
        entdecker.read(typed, STARTING)


def test_a_space_alone_is_enough_if_the_tile_fits_in_one_turn_only() -> None:
    with pytest.raises(NotationError, match="a8 takes the tile in several turns: say which, r0 or r1"):
        entdecker.read("a8", PLACING)
    play = given_play("start S1", "hidden 3", "draw 1", "tile corner", "back 1 ?")
    assert entdecker.read("a8", scene(play, 0)) == ("place a8 r0", "")


def test_nothing_can_follow_a_draw_in_a_line() -> None:
    with pytest.raises(NotationError, match="when the tile is seen"):
        entdecker.read("d 4 c4 r1", EXPLORING)


WORDS = st.sampled_from(
    ["start", "s", "c4", "S7", "e3", "h", "3", "o", "d", "?", "p", "r1", "f", "t", "n", "#7", "take", "2.1", "via",
     "bank:1", "2:2", "x", "stop", "hut", "island", "chiefs", "corner", ",", "wheel", "draw"]
)  # fmt: skip


@settings(max_examples=300)
@given(st.sampled_from(SCENES), st.text() | st.lists(WORDS | st.text(max_size=2), max_size=6).map(" ".join))
def test_any_line_is_an_action_or_is_refused(now: Scene, typed: str) -> None:
    try:
        text, rest = entdecker.read(typed, now)
        assert text in KNOWN
        GAME.read(0, text)
        assert len(rest) < max(len(typed), 1)
    except NotationError as error:
        assert len(str(error)) > 10


# ---- sentences and sheets


def test_ending_with_paid_tiles_left_is_asked_about() -> None:
    play = given_play("start S7", "hidden 2", "draw 1", "tile coast", "back 1 plain", "place g8 r0")
    sentence = "1 tile you paid for would be lost. End your expedition? y or n: "
    assert entdecker.slip("stop", scene(play, 0)) == entdecker.slip("fort", scene(play, 0)) == sentence
    assert entdecker.slip("draw 1", scene(play, 0)) == ""
    for text in ("draw 1", "tile bay", "back 1 plain"):
        play.act(text)
    play.act(play.legal()[0])
    assert entdecker.slip("stop", scene(play, 0)) == ""


def test_what_an_action_did_is_said() -> None:
    sentences = set()
    for number in range(6):
        rng = random.Random(number)
        play = farshore.new(GAME, seed=number, seats=2)
        weights = habit(play.game, rng)
        while not play.over:
            seat, action = choose(play, rng, weights)
            text = GAME.text(seat, action)
            play.act(action, seat)
            if said := entdecker.done(text, Scene(play.view(seat), LONG)):
                sentences.add(re.sub("[0-9]+", "7", said))
    for part in (
        "You take 7 gold, the others 7.", "The ship starts at ", "hidden tiles paid, 7 gold left.", "open tile paid",
        "It lies on ", ": an open island worth 7", "? is on top of",
        "Your scout is on the path to hut 7; its token is worth 7.", "The natives stay",
    ):  # fmt: skip
        assert any(part in sentence for sentence in sentences), part


def test_the_news_tell_what_others_did_and_what_one_drew() -> None:
    play = given_play("start S7", "hidden 2", "draw 6", "tile coast gold", "back 6 plain", "place g8 r0")
    mine = news(scene(play, 0, names=["Ada", "Ben"]))
    assert mine.text == "You: S7, 2 hidden: coast g8 (gold mine)."
    play.act("scout")
    theirs = news(scene(play, 1, names=["Ada", "Ben"]))
    assert theirs.text == "Ada: S7, 2 hidden: coast g8 (gold mine); scout."
    assert theirs.fresh == {"g8"}


def test_a_tile_that_fits_nowhere_is_told_also_when_the_turn_is_over() -> None:
    play = given_play("start S7", "hidden 1", "draw 1", "tile sea", "back 1 plain")
    assert play.to_act == (1,)
    assert news(scene(play, 0, names=["Ada", "Ben"])).text == "You: S7, 1 hidden: sea discarded."


def finished(seats: int, seed: int = 3, **options: Any) -> Play:
    rng = random.Random(seed)
    play = farshore.new(GAME, seed=seed, names=["Ada", "Ben", "Cy", "Di"][:seats], **options)
    while not play.over:
        play.act(rng.choice(play.legal()))
    return play


@pytest.mark.parametrize("seats", [2, 4])
def test_the_sheets_add_up(seats: int) -> None:
    play = finished(seats)
    now = scene(play, 0)
    totals = [str(total) for total in play.scores]
    for rows in (plain(entdecker.result(now)), plain(entdecker.receipt(now))):
        assert [row.split()[1:] for row in rows if row.startswith(" total")] == [totals]
    winner = play.ranks.index(1)
    assert any(re.match(rf"{now.names[winner]} wins? by \d+ points?\.", row) for row in plain(entdecker.result(now)))
    rows = plain(entdecker.receipt(now))
    assert len([row for row in rows if re.match(r" [a-l][1-8]  \d+ tiles?", row)]) == len(play.receipt().islands)
    assert len([row for row in rows if re.match(r" hut \d  token (5|10|15), scouts", row)]) == len(play.receipt().huts)


def test_equal_points_are_decided_by_gold() -> None:
    now = scene(finished(2), 0)._replace(names=["You", "Pip"])
    view = now.view
    receipt = msgspec.structs.replace(view.receipt, totals=[50, 50])
    players = [msgspec.structs.replace(view.players[0], gold=gold) for gold in (2, 3)]
    tied = msgspec.structs.replace(view, receipt=receipt, players=players)
    rows = plain(entdecker.result(now._replace(view=tied)))
    assert rows[-2:] == ["Pip wins with 50 points.", "Points are equal; gold decides: You 2, Pip 3."]
    shared = msgspec.structs.replace(tied, players=[players[0]] * 2)
    assert plain(entdecker.result(now._replace(view=shared)))[-1] == "You and Pip share the victory with 50 points."


def test_every_scored_island_gets_a_sheet_and_a_place_in_the_story() -> None:
    rng = random.Random(2)
    play = farshore.new(GAME, seed=2, seats=3)
    closed: dict[str, int] = {}  # by first tile: the seat in whose turn it was scored
    while not play.over:
        before = play.view(0)
        play.act(rng.choice(play.legal()))
        after = play.view(0)
        known = {island.first for island in before.receipt.islands}
        new = [island for island in after.receipt.islands if island.first not in known]
        sheet = entdecker.chapter(before, after, ["You", "Pip", "Pip 2"])
        assert (sheet is not None) == bool(new or play.over)
        for island in new:
            closed[island.first] = before.turn
            assert any(f" {island.first}  " in row.plain for row in sheet or [])
    told = entdecker.turns(scene(play, 0))
    story = {first: each.seat for each in told for first in re.findall(r"closes ([a-l][1-8]):", each.text.plain)}
    assert story == closed
    assert told[-1].end == len(play.history(0))


def test_the_turns_name_who_did_what() -> None:
    play = finished(4, chief_scouts=True)
    told = entdecker.turns(scene(play, 1))
    starts = [step.actor for step in play.history() if step.text.startswith("start ") or step.text == "pass"]
    assert [each.seat for each in told][:20] == starts[:20]
    assert all(each.turn for each in told)


def test_tempting_things_are_closed_and_explained() -> None:
    rng = random.Random(5)
    play = farshore.new(GAME, seed=5, seats=2)
    seen = 0
    while not play.over:
        (seat,) = play.to_act
        now = Scene(play.view(seat), LONG, legal=play.legal())
        for text in entdecker.tempting(now):
            seen += 1
            reason = play.reason(text, seat)
            assert reason is not None
            rows = entdecker.refused(reason, play.position.sentence(reason), now)
            assert 1 <= len(rows) <= 2
            assert all(cell_len(row) <= WIDTH for row in rows)
        play.act(rng.choice(now.legal))
    assert seen > 100


def test_nothing_shown_depends_on_what_is_hidden() -> None:
    """Seats that were not told a token see the same whichever it is."""
    rows = []
    for token in ("token 5", "token 15"):
        play = given_play(
            "start S2", "hidden 2", "draw 6", "tile coast natives", "back 6 plain", "place b8 r1", "hut 3"
        )
        play.act(token)
        assert token in str(play.history(0))
        now = scene(play, 1)
        pages = [row for page in entdecker.PAGES.values() for row in page(now)]
        told = [each.text for each in entdecker.turns(now)]
        rows.append(plain([*entdecker.table(now), *pages, *told, *entdecker.receipt(now)]))
    assert rows[0] == rows[1]


def test_the_manual_tells_the_rules_as_agreed() -> None:
    basic = " ".join(row.plain for page in entdecker.manual(STARTING) for row in page)
    play = farshore.new(GAME, seed=1, seats=2, chief_scouts=True, toll_per_owner=True)
    other = " ".join(row.plain for page in entdecker.manual(scene(play, 0)) for row in page)
    assert "Each fort and settlement of others" in basic
    assert "Chief scouts" not in basic
    assert "gets 2 gold, once" in other
    assert "Chief scouts" in other
