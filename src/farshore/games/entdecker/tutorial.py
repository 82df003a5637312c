"""Die neuen Entdecker in eleven steps: a first voyage, then the one that completes an island."""

from farshore.match.tutorial import Step, Tutorial

BEGINNING = "seats=2 stacks=19.,19.,19?,19.,19.,19?"
# One space beside the waterfall is unexplored; each side has a scout there.
LATER = """
    seats=2 phase=die gold=3,2 units=f7:0s,h7:1s
    map=............/.....~....../..*...~..+../.....~....../.~.~....~.~./.....0....../.....2+8..../.....010.13.
    open=11,8,8,6,9,12 hidden=11,25,25,11,13 stacks=17.,16.,19?,18.,18.,19?
"""

TUTORIAL = Tutorial(
    game="entdecker",
    keeps=("hidden", "open", "place"),  # how many can be paid, and where a tile fits, is read from what can be done
    steps=(
        Step("sea", position=BEGINNING, look="map"),
        Step("start", "0 start S6"),
        Step("announce", "0 hidden 2", look="announce"),
        Step(
            "place",
            """
            0 draw 1
            * tile sea
            * back 1 plain
            0 place f8 r0
            """,
        ),
        Step(
            "fit",
            """
            0 draw 2
            * tile coast
            * back 2 plain
            0 place f7 r1
            """,
        ),
        Step("scout", "0 scout"),
        Step("income", "* die 5", position=LATER, look="income"),
        Step(
            "close",
            """
            0 start f6
            0 hidden 2
            0 draw 4
            * tile coast
            * back 4 plain
            0 place g6 r2
            """,
        ),
        Step("majority", "0 scout"),
        Step(
            "huts",
            """
            0 hut 3
            * token 10
            1 hut 5
            * token 5
            0 hut 3
            """,
        ),
        Step("end"),
    ),
)
