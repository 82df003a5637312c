"""Short forms of the Lost Cities screen: any line is read, or refused with a sentence."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import farshore
from farshore.engine.errors import NotationError
from farshore.terminal.screens import Scene, screen
from tests.games.matches import amount

HANDS = "hand0=Yx,Y2,Y5,B4,B6,W3,G7,R9 hand1=Yx,Y3,B2,B7,W4,W10,G8,R10"
PLAY = farshore.new("lost-cities", position=HANDS + " piles=G2", chance="given")
DRAWING = PLAY.copy()
DRAWING.act("lay R9")
SCENES = [Scene(play.view(0), ["You", "Pip"], play.history(0), play.legal(0)) for play in (PLAY, DRAWING)]
WORDS = st.sampled_from(["lay", "discard", "d", "-", "draw", "take", "r9", "R10", "x", "3", "99", "²", " ", "g"])
LINES = st.text() | st.lists(WORDS | st.text(max_size=2), max_size=5).map("".join)


@pytest.mark.slow
@settings(max_examples=amount(compiled=500, off=50, soak=10_000))
@given(LINES, st.sampled_from(SCENES))
def test_any_line_is_an_action_or_is_refused(line: str, scene: Scene) -> None:
    try:
        text, _ = screen("lost-cities").read(line, scene)
        PLAY.game.read(0, text)
    except NotationError as error:
        assert len(str(error)) > 10
