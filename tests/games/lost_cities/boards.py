"""Positions of Lost Cities for tests."""

from farshore.games.lost_cities import GAME
from farshore.play import new
from tests.games.lost_cities.typed import Play

# Two full hands that leave every suit with playable cards.
HANDS = "hand0=Yx,Y2,Y5,B4,B6,W3,G7,R9 hand1=Yx,Y3,B2,B7,W4,W10,G8,R10"
LAST = "laid0=Y2,Y3,Y4,Y5,Y6,Y7,Y8,Y9,Y10 laid1=B2,B3,B4,B5,B6,B7,B8,B9,B10"
REST = "piles=Yx,Yx,Yx,Bx,Bx,Bx,Wx,Wx,Wx,W2,W3,W4,W5,W6,W7,W8,W9,W10,Gx,Gx,Gx,G2,G3,G4,G5"
END = f"{LAST} {REST} hand0=G6,G7,G8,G9,G10,Rx,Rx,Rx hand1=R2,R3,R4,R5,R6,R7,R8,R9"  # R10 is the deck


def at(position: str, chance: str = "given") -> Play:
    return new(GAME, position=position, chance=chance, seed=1)


def dealt(**options: object) -> Play:
    play: Play = new(GAME, seed=3, **options)  # type: ignore[call-overload]
    return play


def finish(options: str, action: str = "discard G6") -> Play:
    """Play the last turn of the round at END."""
    play = at(f"{options} {END}")
    for text in (action, "draw", "card R10"):
        play.act(text)
    return play
