"""Skerries in eight steps: sail, look, the commission, and the end."""

from farshore.match.tutorial import Step, Tutorial

BEGINNING = "turns=14 commissions=wreck,isle"
END = "turns=8 left=2 turn=0 ships=c2,d4 commissions=wreck,isle chart=#siw./.ii../..r../...I./..WS# looked=d2:wreck:0"

TUTORIAL = Tutorial(
    game="skerries",
    steps=(
        Step("chart", position=BEGINNING, look="chart"),
        Step("commission", look="commission"),
        Step(
            "sail",
            """
            0 sail b1
            * tile isle
            1 sail d5
            * tile sea
            """,
        ),
        Step(
            "look",
            """
            0 look b2
            * tile reef
            1 sail d4
            * tile isle
            """,
        ),
        Step(
            "reef",
            """
            0 sail c1
            * tile wreck
            1 look c3
            * tile wreck
            """,
        ),
        Step("other", look="c3"),
        Step(
            "last",
            """
            0 sail d2
            * tile wreck
            1 sail d3
            * tile isle
            """,
            position=END,
        ),
        Step("score", look="points"),
    ),
)
