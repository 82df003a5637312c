"""The screen of Lost Cities: what it shows, that it fits into 80 columns and 24 rows, and what can be typed."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.text import Text

import farshore
from farshore.engine.errors import NotationError
from farshore.games.lost_cities import GAME
from farshore.games.lost_cities import terminal as lost_cities
from farshore.games.lost_cities.terminal.chips import row_of
from farshore.terminal.console import HEIGHT, WIDTH
from farshore.terminal.screens import Scene, Screen
from tests.games.lost_cities.boards import HANDS
from tests.games.lost_cities.typed import Play
from tests.games.matches import amount
from tests.terminal.test_screen import FRAME

TYPED: Screen = lost_cities  # the type checker looks whether the module fulfils the protocol


def scene(play: Play, seat: int, name: str = "Marlow") -> Scene:
    names = ["You" if place == seat else name for place in range(2)]
    return Scene(play.view(seat), names, play.history(seat), play.legal(seat) if seat in play.to_act else [])


@pytest.mark.parametrize("colours", [5, 6])
def test_every_screen_fits(colours: int) -> None:
    chooser = random.Random(colours)
    play = farshore.new(GAME, seed=colours, colours=colours, rounds=20, next_starter="alternate")
    for _ in range(120):
        before = scene(play, 1)
        legal = play.legal()
        play.act(chooser.choice([text for text in legal if text[:3] in ("lay", "tak")] or legal))
        if play.over:
            break
        for seat in range(2):
            now = scene(play, seat, "清水探検隊長")
            rows = [*lost_cities.table(now), Text(lost_cities.asked(now))]
            assert len(rows) + FRAME <= HEIGHT
            rows += lost_cities.receipt(now)
            rows += lost_cities.chapter(before.view, now.view, now.names) or []
            assert [row.plain for row in rows if cell_len(row.plain.rstrip()) > WIDTH] == []


def test_the_manual_fits() -> None:
    for colours in (5, 6):
        sheets = lost_cities.manual(scene(farshore.new(GAME, seed=7, colours=colours), 0))

        assert all(len(rows) <= HEIGHT - 2 for rows in sheets)
        assert [row.plain for rows in sheets for row in rows if row.cell_len > WIDTH] == []
        assert ("purple" in "".join(row.plain for row in sheets[0])) == (colours == 6)


def test_a_whole_suit_fits_its_lane() -> None:
    suit = ["Yx", "Yx", "Yx", *(f"Y{number}" for number in range(2, 11))]

    assert row_of(suit).plain == " x x x 2 3 4 5 6 7 8 9 10 "
    assert row_of(suit, marked=True).plain == " x x x 2 3 4 5 6 7 8 9[10]"


def test_what_is_new_is_marked() -> None:
    play = farshore.new(GAME, seed=7)
    for text in ("discard Yx", "draw", "lay R7", "draw", "lay Yx", "take Y"):
        play.act(text)

    rows = [row.plain for row in lost_cities.table(scene(play, 0))]
    assert "You drew R9. Marlow laid Yx and took Yx from its pile." in rows
    assert "Marlow holds 8 cards, among them  Yx " in rows
    assert rows[3].startswith("  -40 [x] ")
    assert "[R9]" in rows[-2]
    assert "Marlow knows" not in "".join(rows)


@pytest.mark.parametrize(
    ("line", "action"),
    [("", "draw"), ("DRAW", "draw"), ("deck", "draw"), ("y", "take Y"), (" take  y", "take Y"), ("t yellow", "take Y")],
)
def test_a_card_can_be_drawn_in_short(line: str, action: str) -> None:
    play = farshore.new(GAME, seed=7)
    for text in ("discard Yx", "draw", "lay R7"):
        play.act(text)

    assert lost_cities.read(line, scene(play, 0)) == (action, "")
    assert action in play.legal()


def test_the_hand_says_what_laying_each_card_would_change() -> None:
    play = farshore.new(GAME, seed=7)
    for text in ("discard Yx", "draw", "lay R7", "draw", "lay Yx", "take Y"):
        play.act(text)

    rows = [row.plain.split() for row in lost_cities.table(scene(play, 0))[-2:]]
    assert rows[0] == ["hand", "Y6", "B3", "W2", "W9", "Gx", "G6", "R5", "[R9]"]
    assert rows[1] == ["if", "laid", "-14", "-17", "-18", "-11", "-40", "-14", "-", "+9"]


def test_nothing_illegal_is_offered_when_no_card_can_be_laid() -> None:
    hands = "hand0=Bx,B2,Y3,Y4,W2,W3,Gx,G4 hand1=Yx,Y5,B6,B7,W4,W10,G8,R10"
    play = farshore.new(GAME, position=f"{hands} laid0=Y9,B10,W9,G10 laid1=- turn=0:lay", seed=1)
    now = scene(play, 0)

    assert not any(text.startswith("lay") for text in play.legal())
    assert lost_cities.asked(now) == "No card can be laid: discard one (-y3 or -1); ? for help."
    with pytest.raises(NotationError, match=r"^Nothing was typed. -y3 or -1 discards a card, [?] helps.$"):
        lost_cities.read("", now)


def test_the_example_of_a_card_to_lay_is_legal() -> None:
    hands = "hand0=Y3,Y4,B2,B3,W2,W3,G4,G5 hand1=Yx,Y5,B6,B7,W4,W10,G8,R10"
    play = farshore.new(GAME, position=f"{hands} laid0=Y9 laid1=- turn=0:lay", seed=1)
    now = scene(play, 0)

    assert lost_cities.asked(now) == "Your turn: lay a card (b2 or 3) or discard one (-b2 or -3); ? for help."
    with pytest.raises(NotationError, match=r"^Nothing was typed. b2 or 3 lays a card, -b2 or -3 discards it,"):
        lost_cities.read("", now)


@pytest.mark.parametrize(("rounds", "left", "right"), [(1, "match -40", "match -13"), (2, "match -40", "match -13")])
def test_the_points_below_the_table_stand_in_the_same_order_on_both_sides(rounds: int, left: str, right: str) -> None:
    play = farshore.new(GAME, seed=7, rounds=rounds)
    for text in ("lay Yx", "draw", "lay R7"):
        play.act(text)
    if rounds > 1:
        left, right = f"this round -40, {left}", f"this round -13, {right}"

    rows = [row.plain for row in lost_cities.table(scene(play, 0))]
    assert rows[8] == f" {left}{right:>{WIDTH - len(left) - 2}} "


def test_the_deck_says_how_many_turns_there_are_at_least() -> None:
    play = farshore.new(GAME, seed=7)

    assert lost_cities.table(scene(play, 0))[0].plain.endswith("deck 44 cards: at least 22 turns for you ")
    assert lost_cities.table(scene(play, farshore.SPECTATOR))[0].plain.endswith("deck 44 cards ")


def test_the_receipt_has_the_total_in_a_line_of_its_own() -> None:
    play = farshore.new(GAME, seed=7)
    for text in ("lay Yx", "draw"):
        play.act(text)

    rows = [" ".join(row.plain.split()) for row in lost_cities.receipt(scene(play, 1))]
    assert rows[1:4] == ["You not begun: B W G R", "Y x ( 0 - 20) x 2 = -40", "total = -40"]
    assert rows[5:] == ["Marlow not begun: Y B W G R", "total = 0"]


# ---- short forms: any line is read, or refused with a sentence

PLAY = farshore.new(GAME, position=HANDS + " piles=G2", chance="given")
DRAWING = PLAY.copy()
DRAWING.act("lay R9")
SCENES = [Scene(play.view(0), ["You", "Pip"], play.history(0), play.legal(0)) for play in (PLAY, DRAWING)]
WORDS = st.sampled_from(["lay", "discard", "d", "-", "draw", "take", "r9", "R10", "x", "3", "99", "²", " ", "g"])
LINES = st.text() | st.lists(WORDS | st.text(max_size=2), max_size=5).map("".join)


@pytest.mark.slow
@settings(max_examples=amount(compiled=500, off=50, soak=10_000))
@given(LINES, st.sampled_from(SCENES))
def test_any_line_is_an_action_or_is_refused(line: str, now: Scene) -> None:
    try:
        text, _ = lost_cities.read(line, now)
        PLAY.game.read(0, text)
    except NotationError as error:
        assert len(str(error)) > 10
