"""What the screens of Lost Cities show, and that they fit into 80 columns and 24 rows."""

import random

import pytest
from rich.cells import cell_len
from rich.text import Text

import farshore
from farshore.cli import lost_cities
from farshore.cli.lost_cities.chips import row_of
from farshore.cli.screens import SCREENS, Scene, Screen, screen
from farshore.cli.terminal import HEIGHT, WIDTH, clip, readable
from farshore.games import NAMES
from farshore.play import Play

TYPED: Screen = lost_cities  # the type checker looks whether the module fulfils the protocol
FRAME = 4  # rows that the loop adds below a table: an empty one, two notices, the prompt


def scene(play: Play, seat: int, name: str = "Marlow") -> Scene:
    names = ["You" if place == seat else name for place in range(2)]
    return Scene(play.view(seat), names, play.history(seat), play.legal(seat) if seat in play.to_act else [])


def test_every_game_has_a_screen() -> None:
    assert set(SCREENS) == set(NAMES)
    assert screen("lost-cities") is TYPED


@pytest.mark.parametrize("colours", [5, 6])
def test_every_screen_fits(colours: int) -> None:
    chooser = random.Random(colours)
    play = farshore.new("lost-cities", seed=colours, colours=colours, rounds=20, next_starter="alternate")
    for _ in range(200):
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
    rows = lost_cities.manual()

    assert len(rows) <= HEIGHT - 2
    assert all(row.cell_len <= WIDTH for row in rows)


def test_a_whole_suit_fits_its_lane() -> None:
    suit = ["Yx", "Yx", "Yx", *(f"Y{number}" for number in range(2, 11))]

    assert row_of(suit).plain == " x x x 2 3 4 5 6 7 8 9 10 "
    assert row_of(suit, marked=True).plain == " x x x 2 3 4 5 6 7 8 9[10]"


def test_what_is_new_is_marked() -> None:
    play = farshore.new("lost-cities", seed=7)
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
    play = farshore.new("lost-cities", seed=7)
    for text in ("discard Yx", "draw", "lay R7"):
        play.act(text)

    assert lost_cities.read(line, scene(play, 0)) == action
    assert action in play.legal()


def test_the_hand_says_what_laying_each_card_would_change() -> None:
    play = farshore.new("lost-cities", seed=7)
    for text in ("discard Yx", "draw", "lay R7", "draw", "lay Yx", "take Y"):
        play.act(text)

    rows = [row.plain.split() for row in lost_cities.table(scene(play, 0))[-2:]]
    assert rows[0] == ["hand", "Y6", "B3", "W2", "W9", "Gx", "G6", "R5", "[R9]"]
    assert rows[1] == ["if", "laid", "-14", "-17", "-18", "-11", "-40", "-14", "-", "+9"]


def test_text_from_outside_is_made_readable() -> None:
    assert readable("a\x1b[2Jb\n") == "a?[2Jb?"
    assert clip("abcdefgh", 6) == "abcd.."
    assert clip("abcdef", 6) == "abcdef"
