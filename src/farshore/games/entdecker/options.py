"""What players of Die neuen Entdecker agree on: the layout, two variants, and who begins."""

from collections.abc import Sequence

from farshore.engine.game import Form, Option, Value
from farshore.games.entdecker import box
from farshore.games.entdecker.state import layout_tiles

FIRST = range(1, 5)
OWN_LAYOUTS = (
    "c2,c3,c4,h4+5,h5+10,e7",
    "f6+5",
    "a1,l1,d4+10,i5+5,a8,l8",
    "d2+5,e2+5,h2,h3,h4,h5,h6,b6+10",
)


def _layout_numbers(value: Value) -> Sequence[int]:
    return layout_tiles(box.any_layout(str(value)))


OPTIONS = (
    Option(
        "layout",
        "base",
        tuple(box.LAYOUTS),
        "which sea and waterfall tiles lie on the board at the start",
        form=Form(
            "cells of sea tiles, and of waterfall tiles with their points, such as f2,g3,c3+10,j3+5",
            OWN_LAYOUTS,
            lambda text: box.layout_text(box.parse_layout(text)),
        ),
        encode=_layout_numbers,
        research=(box.SMALL,),
    ),
    Option("chief_scouts", False, (False, True), "everybody writes down two scouts that count double in the jungle"),
    Option("toll_per_owner", False, (False, True), "toll is paid once to each owner, not for each fort and settlement"),
    Option("first", 1, FIRST, "who begins: the 1st to 4th seat, counted on around the table if there are fewer"),
)
