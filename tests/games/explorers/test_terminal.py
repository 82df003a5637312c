"""What the screens of Explorers show, that they fit into 80 columns and 24 rows, and what a line means there."""

import random
import re
from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.text import Text

import farshore
from farshore.engine.errors import NotationError
from farshore.games.explorers import GAME, box
from farshore.games.explorers import terminal as explorers
from farshore.games.explorers.terminal.goals import LABELS, line
from farshore.games.explorers.terminal.map import beside, map_rows, quadrant_of
from farshore.games.explorers.terminal.sheets import RANKS
from farshore.terminal.console import HEIGHT, WIDTH
from farshore.terminal.screens import Scene, Screen, screen
from tests.games.explorers.typed import Play
from tests.games.matches import choose, habit, random_match
from tests.terminal.test_screen import FRAME

TYPED: Screen = explorers
MAP = "1.0,2.0,3.0,4.0"
LONG = ["清水探検隊長", "清水探検隊長二号", "Ada", "Grace Hopper.."]


def scene(play: Play, seat: int, names: Sequence[str] = LONG) -> Scene:
    def ahead(text: str) -> list[str]:
        position = play.position.copy()
        position.act(text, seat)
        return position.legal(seat)

    shown = ["You" if place == seat else names[place] for place in range(len(play.names))]
    legal = play.legal(seat) if seat in play.to_act else []
    return Scene(play.view(seat), shown, play.history(seat), legal, play.options, ahead)


def plain(rows: Sequence[Text]) -> list[str]:
    return [row.plain.rstrip() for row in rows]


def too_wide(rows: Sequence[Text]) -> list[str]:
    return [row.plain for row in rows if cell_len(row.plain) > WIDTH]


def cells(now: Scene) -> dict[str, str]:
    """The three signs of every square."""
    rows = [row.plain for row in map_rows(now)][1:]
    return {f"{'abcdefghijklmnop'[c]}{r + 1}": rows[r][3 + 3 * c : 6 + 3 * c] for r in range(16) for c in range(16)}


def test_the_game_has_its_screen() -> None:
    assert screen("explorers") is TYPED


@pytest.mark.parametrize("number", range(8))
def test_every_screen_fits(number: int) -> None:
    rng = random.Random(number)
    play = random_match(GAME, rng)
    weights = habit(play.game, rng)
    seat = rng.randrange(len(play.names))
    before = scene(play, seat)
    while not play.over:
        actor, action = choose(play, rng, weights)
        play.act(action, actor)
        if rng.random() < 0.92 and not play.over:
            continue
        now = scene(play, seat)
        asked = Text(explorers.asked(now))
        rows = [*explorers.table(now), asked]
        assert len(rows) + FRAME == HEIGHT
        assert "wait" in asked.plain or not asked.plain.endswith("..")
        rows += explorers.receipt(now)
        sheet = explorers.chapter(before.view, now.view, now.names) or []
        assert len(sheet) + 1 + len(play.names) <= HEIGHT - 2
        manual = explorers.manual(now)
        assert all(len(page) <= HEIGHT - 2 for page in manual)
        assert too_wide([*rows, *sheet, *(row for page in manual for row in page)]) == []
        for other in range(len(play.names)):
            assert too_wide(explorers.table(now._replace(focus=other, legal=()))) == []
        before = now
    rows = explorers.result(scene(play, seat))
    assert len(rows) + FRAME <= HEIGHT
    assert too_wide(rows) == []


@pytest.mark.parametrize("number", range(4))
def test_nothing_shown_depends_on_the_running_turn_of_others(number: int) -> None:
    rng = random.Random(number)
    play = farshore.new(GAME, seed=number, seats=rng.choice((2, 3, 4)), achievements=3)
    weights = habit(play.game, rng)
    looked = 0
    while not play.over and looked < 40:
        actor, action = choose(play, rng, weights)
        watcher = rng.choice([seat for seat in range(len(play.names)) if seat != actor])
        public = str(play.view())
        before = shown(play, watcher) if len(play.to_act) > 1 else []
        play.act(action, actor)
        if before and str(play.view()) == public:  # the turn has not closed
            looked += 1
            assert shown(play, watcher) == before
    assert looked > 20


def shown(play: Play, seat: int) -> list[str]:
    now = scene(play, seat)
    told = [each.text.plain for each in explorers.turns(now)]
    return [*plain(explorers.table(now)), *plain(explorers.receipt(now)), *told, explorers.asked(now)]


def marking() -> Play:
    """Alone, in the first turn, on prairie with three marks."""
    play = farshore.new(GAME, seats=1, chance="given", map=MAP)
    for text in ("village C", "terrain P", "done", "card 1 near 1"):
        play.act(text)
    return play


def test_a_square_shows_terrain_object_and_sign() -> None:
    play = marking()
    play.act("option 1")
    now = scene(play, 0)
    shown = cells(now)
    view = now.view
    for quadrant, square in view.villages.items():
        assert shown[square] == f"V{quadrant}{'#' if quadrant == view.start else ' '}"
    open_now = [text.removeprefix("mark ") for text in now.legal if text.startswith("mark ")]
    assert open_now == [square for square, sign in sorted_squares(shown) if sign[2] == "*"]
    play.act(f"mark {open_now[0]}")
    assert cells(scene(play, 0))[open_now[0]][2] == "+"
    assert all(
        shown[square][0] == view.ground[int(square[1:]) - 1]["abcdefghijklmnop".index(square[0])] for square in shown
    )


def sorted_squares(shown: dict[str, str]) -> list[tuple[str, str]]:
    return sorted(shown.items(), key=lambda item: (int(item[0][1:]), item[0][0]))


def test_before_an_option_is_chosen_the_map_says_what_each_would_open() -> None:
    now = scene(marking(), 0)
    signs = {sign[2] for sign in cells(now).values() if sign[0] in "PW"}

    assert signs >= {"1"} or signs >= {"2"}
    assert all(sign[0] == "P" for sign in cells(now).values() if sign[2] == "1")
    assert all(sign[0] == "W" for sign in cells(now).values() if sign[2] == "2")


CHOOSING = scene(marking(), 0)


@pytest.mark.parametrize(
    ("typed", "action", "rest"),
    [
        ("option 1", "option 1", ""),
        ("OPTION  2", "option 2", ""),
        ("1", "option 1", ""),
        ("w", "option 2", ""),
        ("prairie", "option 1", ""),
        ("s m", "scroll M", ""),
        ("sm", "scroll M", ""),
        ("scroll mountain", "scroll M", ""),
        ("c7", "mark c7", ""),
        ("mark C7", "mark c7", ""),
        ("c7 c8 d8", "mark c7", "c8 d8"),
        ("c7, c8", "mark c7", "c8"),
        ("mark c7 c8", "mark c7", "c8"),
        ("1 c7 done", "option 1", "c7 done"),
        ("s w c7", "scroll W", "c7"),
        ("skip", "skip", ""),
        ("x", "skip", ""),
        ("done", "done", ""),
        ("bonus A w", "bonus A W", ""),
        ("bonus d", "bonus D", ""),
        ("bonus d d", "bonus D D", ""),
        ("village b", "village B", ""),
        ("terrain d", "terrain D", ""),
        ("tile A 3 180", "tile A 3 180", ""),
    ],
)
def test_a_line_is_read_in_full_or_in_short(typed: str, action: str, rest: str) -> None:
    assert explorers.read(typed, CHOOSING) == (action, rest)


@pytest.mark.parametrize(
    "typed", ["", "z9", "c17", "option 3", "scroll", "scroll x", "mark", "tile A 9 0", "3", "²", "h"]
)
def test_what_cannot_be_read_says_what_can_be_typed(typed: str) -> None:
    with pytest.raises(NotationError, match=r"(Cannot read|Nothing was typed).* 1 or 2 takes an option, \? helps\.$"):
        explorers.read(typed, CHOOSING)


WORDS = st.sampled_from(
    ["mark", "c7", "p16", "1", "2", "s", "w", "scroll", "bonus", "a", "d", "done", "tile", "90", ","]
)


@settings(max_examples=200)
@given(st.text() | st.lists(WORDS | st.text(max_size=2), max_size=6).map(" ".join))
def test_any_line_is_an_action_or_is_refused(typed: str) -> None:
    try:
        text, rest = explorers.read(typed, CHOOSING)
        CHOOSING_GAME.read(0, text)
        assert len(rest) < max(len(typed), 1)
    except NotationError as error:
        assert len(str(error)) > 10


CHOOSING_GAME = GAME


def test_letters_mean_what_is_asked() -> None:
    play = farshore.new(GAME, seats=1, chance="given", map=MAP)
    assert explorers.asked(scene(play, 0)) == "These villages are equally near to the centre: start at c or d?"
    assert explorers.read("d", scene(play, 0)) == ("village D", "")
    play.act("village D")
    assert explorers.read("d", scene(play, 0)) == ("terrain D", "")


def test_enter_ends_a_turn_only_if_nothing_can_be_placed() -> None:
    play = marking()
    play.act("option 1")
    with pytest.raises(NotationError, match="Nothing was typed"):
        explorers.read("", scene(play, 0))
    assert "3 marks can still be placed. End your turn" in explorers.slip("done", scene(play, 0))
    while marks := [text for text in play.legal() if text.startswith("mark ")]:
        play.act(marks[0])
    now = scene(play, 0)
    assert "Enter" in explorers.asked(now)
    assert explorers.read("", now)[0] in ("done", "skip")
    assert explorers.slip("done", now) == ""


def test_what_an_action_did_is_said() -> None:
    rng = random.Random(1)
    sentences = set()
    for number in range(6):
        play = farshore.new(GAME, seed=number, seats=1, temples="expert")
        while not play.over:
            legal = play.legal(0)
            useful = [text for text in legal if text not in ("done", "skip")]
            text = rng.choice(useful or legal)
            play.act(text, 0)
            if said := explorers.done(text, Scene(play.view(0), ["You"])):
                sentences.add(re.sub("[a-p][0-9]+", "c7", said))
    for part in (
        "c7: a key", "c7: a scroll", "c7: a horse.", "c7: a gem", "c7: an apple", "c7: a carrot", "c7: a fish",
        "for 8 points", "beside village", "You take", "A scroll is spent: 4 marks on", "The bonus goes on",
        "You begin on", "c7.",
    ):  # fmt: skip
        assert any(part in sentence for sentence in sentences), part


def test_every_achievement_has_a_label_and_a_line() -> None:
    assert set(LABELS) == set(box.ACHIEVEMENTS)
    for name in box.ACHIEVEMENTS:
        assert len(LABELS[name]) <= 13
        assert len(line(name)) > 20
    assert line("A3") == "16 points if you never mark a gem"
    assert line("D10") == "marked corners of the map: 1 = 4, 2 = 9, 3 = 15, 4 = 22 points"
    assert line("E9") == "race to a mark on each edge of the map: 10, then 8, 6, 4 points"


def test_the_manual_tells_the_rules_as_agreed() -> None:
    basic = "".join(row.plain for page in explorers.manual(scene(farshore.new(GAME, seats=2), 0)) for row in page)
    play = farshore.new(GAME, seats=1, temples="expert", gems="expert", first_print=True, strict=True)
    other = "".join(row.plain for page in explorers.manual(scene(play, 0)) for row in page)

    assert "2, 5, 10 points" in basic
    assert "The active player" in basic
    assert "expert" not in basic
    assert "2, 5, 9 points" in other
    assert "Temples (expert)" in other
    assert "six ranks: 1, then 2 to 6 from 81, 91, 101, 111, 121 points" in " ".join(other.split())


def finished(seats: int, seed: int = 3) -> Play:
    rng = random.Random(seed)
    play = farshore.new(GAME, seed=seed, seats=seats, achievements=2, names=["Ada", "Ben", "Cy", "Di"][:seats])
    while not play.over:
        seat = rng.choice(play.to_act)
        legal = [text for text in play.legal(seat) if text not in ("done", "skip")] or play.legal(seat)
        play.act(rng.choice(legal), seat)
    return play


def test_the_result_names_the_winner_or_alone_the_rank() -> None:
    play = finished(3, seed=4)
    rows = plain(explorers.result(scene(play, 0)))
    winner = play.ranks.index(1)
    assert any(re.match(rf"{['You', LONG[1], LONG[2]][winner]} wins? by \d+ points?\.", row) for row in rows)
    assert [row.split()[1:] for row in rows if row.startswith(" total")] == [[str(total) for total in play.scores]]

    alone = finished(1)
    rows = plain(explorers.result(scene(alone, 0)))
    rank = alone.receipt().rank
    assert rank is not None
    assert f"{alone.scores[0]} points, rank {rank} of 6. {RANKS[rank]}." in rows
    assert f"Rank {rank + 1} begins at {box.SOLO_BOUNDS[rank - 1] + 21}." in rows


def test_equal_points_are_decided_by_spent_scrolls() -> None:
    play = finished(2)
    now = scene(play, 0)
    view = now.view
    sheets = [view.receipt.sheets[0]] * 2
    receipt = msgspec.structs.replace(view.receipt, sheets=sheets, totals=[50, 50])
    boards = [msgspec.structs.replace(view.boards[0], scrolls_spent=spent) for spent in (2, 1)]
    tied = msgspec.structs.replace(view, receipt=receipt, boards=boards)
    rows = plain(explorers.result(now._replace(view=tied, names=["You", "Pip"])))
    assert rows[-2:] == ["Pip wins with 50 points.", "Points are equal; spent scrolls decide: You 2, Pip 1."]
    shared = msgspec.structs.replace(tied, boards=[boards[0]] * 2)
    rows = plain(explorers.result(now._replace(view=shared, names=["You", "Pip"])))
    assert rows[-1] == "You and Pip share the victory with 50 points."


def test_a_chapter_is_shown_when_a_round_ends_and_only_then() -> None:
    rng = random.Random(2)
    play = farshore.new(GAME, seed=2, seats=2)
    chapters = []
    while not play.over:
        before = play.view(0)
        seat = rng.choice(play.to_act)
        play.act(rng.choice(play.legal(seat)), seat)
        if sheet := explorers.chapter(before, play.view(0), ["You", "Pip"]):
            chapters.append(sheet[0].plain.split("Explorers   ")[1].strip())
    assert chapters == [f"round {number} of 4 is over" for number in range(1, 5)]


def test_the_turns_are_told_seat_by_seat_under_their_card() -> None:
    play = finished(2)
    told = explorers.turns(scene(play, 1))
    headings = [each.text.plain for each in told if each.seat is None]

    assert headings[0] == "setup"
    assert len(headings) == 29
    assert headings[-1].startswith("round 4, turn 7: ")
    assert [each.seat for each in told[-2:]] == [0, 1]
    assert told[-1].end == told[-2].end == len(play.history(1))


def test_tempting_squares_are_closed_temples_and_provisions() -> None:
    rng = random.Random(5)
    play = farshore.new(GAME, seed=5, seats=1, provisions="expert")
    seen = 0
    while not play.over:
        now = scene(play, 0)
        for text in explorers.tempting(now):
            seen += 1
            square = text.removeprefix("mark ")
            assert play.why(text, 0) is not None
            assert set(beside(square)) & set(now.view.boards[0].marks)
        play.act(rng.choice([text for text in now.legal if text not in ("done", "skip")] or now.legal), 0)
    assert seen > 10


def test_quadrants_of_squares() -> None:
    assert [quadrant_of(square) for square in ("a1", "p1", "a16", "i9")] == ["A", "B", "C", "D"]
    assert beside("a1") == ["b1", "a2"]


def test_a_map_being_laid_is_shown_as_far_as_it_is() -> None:
    play = farshore.new(GAME, seed=1, seats=1, map="compose")
    now = scene(play, 0)
    assert explorers.asked(now).startswith("Lay a tile into A")
    assert explorers.read("3 180", now) == ("tile A 3 180", "")
    play.act("tile A 3 180")
    now = scene(play, 0)
    assert "into B" in explorers.asked(now)
    shown = cells(now)
    assert shown["a1"][0] in "PWDM"
    assert shown["i1"] == "   "
    assert explorers.done("tile A 3 180", now) == "Tile 3 lies in A."
