"""Lost Cities in ten steps: one expedition from its first card, then the end of a round."""

from farshore.match.tutorial import Step, Tutorial

BEGINNING = "hand0=R2,R4,R9,Bx,B6,W2,G8,Y3 hand1=B8,G3,G5,W7,W9,Y5,Y6,Y10"
# The second of three rounds: all but one card have left the deck, and the volcano expedition has seven.
END = """
    round=2 sheet=12:20 starter=0
    hand0=R10,W4,W9,Y3,Y8,G6,B3,G4 hand1=Wx,W10,W7,B9,Y2,R6,G2,Yx
    laid0=Rx,R3,R4,R5,R7,R8,R9,Bx,B6,B8,B10 laid1=G3,G5,G8,G9,G10,Y5,Y6,Y10
    piles=Yx,Yx,Y4,Y7,Y9,Bx,Bx,B2,B4,B5,B7,Wx,Wx,W2,W5,W6,W8,Gx,Gx,Gx,G7,Rx,Rx,R2 turns=41
"""

TUTORIAL = Tutorial(
    game="lost-cities",
    steps=(
        Step("hand", position=BEGINNING, look="hand"),
        Step("begin", "0 lay R4"),
        Step(
            "cost",
            """
            0 draw
            * card R7
            1 lay G3
            1 draw
            * card W6
            """,
            look="worth",
        ),
        Step(
            "rising",
            """
            0 lay R7
            0 draw
            * card B10
            1 lay G5
            1 draw
            * card R5
            """,
        ),
        Step(
            "wager",
            """
            0 lay Bx
            0 draw
            * card Y7
            1 lay Y5
            1 draw
            * card W3
            """,
        ),
        Step(
            "discard",
            """
            0 discard W2
            0 draw
            * card G2
            1 discard B8
            1 draw
            * card W4
            """,
        ),
        Step(
            "take",
            """
            0 lay B6
            0 take B
            """,
        ),
        Step("bonus", "0 lay R10", position=END),
        Step(
            "last",
            """
            0 draw
            * card W3
            """,
        ),
        Step("score"),
    ),
)
