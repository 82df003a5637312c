"""The record of a match: `Public` is what both captains see, `State` adds what is hidden."""

from typing import Annotated

from farshore.engine.record import Cells, Int8, record_type
from skerries.box import KINDS, SQUARES

# Steps of a match. Chance answers in DEAL, SAILING, LOOKING and SHOW.
DEAL, TURN, SAILING, LOOKING, SHOW, OVER = range(6)
FOG, HARBOUR = 0, KINDS + 1  # values of `Public.chart`; those between are a kind of tile, plus 1


class Public:
    """What everybody can see."""

    turns: Int8  # of each captain, as agreed (SK-4)
    left: Int8  # turns of both together that are still to come
    step: Int8  # DEAL to OVER
    seat: Int8  # whose turn it is, or whose commission is dealt or shown; 0 when the match is over
    target: Int8  # the square that is sailed to or looked at while chance answers; 0 otherwise
    fog: Int8  # squares not charted yet
    ship: Annotated[Cells, "i1", (2,)]  # the square of each ship
    chart: Annotated[Cells, "i1", (SQUARES,)]  # FOG, a kind plus 1, or HARBOUR
    charted_by: Annotated[Cells, "i1", (SQUARES,)]  # the seat plus 1; 0: nobody
    looked: Annotated[Cells, "i1", (SQUARES,)]  # of squares in fog: a bit for each seat that has looked (SK-7)
    shown: Annotated[Cells, "i1", (2,)]  # commissions that have been shown (SK-10), a kind plus 1; 0 before


class State(Public):
    """Everything about a match."""

    under: Annotated[Cells, "i1", (SQUARES,)]  # of squares in fog that somebody looked at: the kind plus 1
    bag: Annotated[Cells, "i1", (KINDS,)]  # tiles of each kind that nobody has seen
    commission: Annotated[Cells, "i1", (2,)]  # the kind plus 1; 0 before it is dealt


class View(Public):
    """What one captain, or a spectator, may know."""

    me: Int8  # seat, or SPECTATOR
    seen: Annotated[Cells, "i1", (SQUARES,)]  # of squares in fog that this seat looked at: the kind plus 1
    known: Annotated[Cells, "i1", (2,)]  # the commissions that this seat knows, a kind plus 1; 0: it does not


STATE = record_type(State)
VIEW = record_type(View)
