"""Explorers in eleven steps: two turns of the first round, its last one, and a scroll in the next."""

from farshore.match.tutorial import Step, Tutorial

MAP = "seats=2 map=2.180,5.270,1.0,4.0 start=A phase=option"
FIRST_TURN = f"""
    {MAP} turn=1 seen=2 card=2 turn0=choosing turn1=choosing
    board0=16/16/16/16/4x11/4xxx9/16/16/16/16/16/16/16/16/16/16
    board1=16/16/16/4xx10/3xx11/16/16/16/16/16/16/16/16/16/16/16
"""
# A key has been found, a temple lies beside the marks.
LAST_TURN = f"""
    {MAP} turn=7 seen=1,2,3,4,5,6,7 card=1 turn0=choosing turn1=choosing found0=ac,-,-,-
    board0=16/2xx12/3xx11/4x1xx8/3xxxxx8/3xxxx9/3xx1x9/3xx11/3xx11/16/16/16/16/16/16/16
    board1=3x12/3x12/2xxx11/2xxxxxxxxx5/2xxxx3xx5/3xxxx9/16/16/16/16/16/16/16/16/16/16
"""

TUTORIAL = Tutorial(
    game="explorers",
    steps=(
        Step("map", position=FIRST_TURN, look="map"),
        Step("card", "0 option 1"),
        Step(
            "marks",
            """
            0 mark g7
            0 mark e7
            0 mark e8
            """,
        ),
        Step(
            "together",
            """
            0 done
            1 option 2
            1 mark e3
            1 mark d4
            1 mark d6
            1 done
            * card 4
            1 option 2
            """,
        ),
        Step("other", "0 option 1"),
        Step(
            "horse",
            """
            0 mark g5
            0 mark h5
            0 mark h4
            0 mark d6
            """,
        ),
        Step(
            "temple",
            """
            0 option 2
            0 mark c7
            """,
            position=LAST_TURN,
        ),
        Step(
            "village",
            """
            0 mark d10
            0 mark c10
            """,
        ),
        Step(
            "round",
            """
            0 done
            1 option 1
            1 mark l4
            1 mark m4
            1 mark m5
            1 done
            * card 2
            """,
        ),
        Step("next", look="harvest"),
        Step(
            "scroll",
            """
            1 option 2
            0 scroll W
            0 mark b7
            0 mark a7
            0 mark b8
            0 mark c8
            """,
        ),
    ),
)
