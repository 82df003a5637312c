"""Positions of Explorers for tests: a board is told by the squares that matter, paths of plain squares join them.

All of them lie on one map, whose start village is l11 in D:

    a  b  c  d  e  f  g  h  i  j  k  l  m  n  o  p
 1  W. W. P. Pa PS P. P. M. P. P. P. P. W. W. WS W.
 2  W. W. W. W. P. PH M. M. P. Pc P. P. P. WT W. Wc
 3  D. W. V. M. M. M. M. PK P. P. P. P. DG D. D. D.
 4  D. D. D. D. D. Da D. P. W. W. W. V. D. D. Df MG
 5  W. M. MH D. D. D. P. P. WH W. D. D. D. D. D. M.
 6  WG M. M. Mc D. DT PG P. W. W. W. D. M. D. D. Ma
 7  W. W. W. M. D. D. D. P. P. P. W. W. MK M. M. M.
 8  W. W. Wf M. M. D. P. P. P. P. PH M. M. M. M. M.
 9  W. P. W. W. WK W. M. M. P. Pa M. M. M. MK M. M.
10  Wa P. P. W. W. W. M. M. PG P. PH M. M. P. P. P.
11  W. P. P. V. D. D. M. M. P. W. P. V. P. P. P. P.
12  W. P. P. D. DG D. M. M. W. W. P. W. Wc D. D. D.
13  W. WH P. D. D. D. Mf M. W. W. W. WG WH M. MT D.
14  W. W. Pf M. M. PT P. P. D. Da D. W. W. M. M. D.
15  D. DS MG M. Mc P. PH P. D. D. D. Df W. M. M. D.
16  D. D. D. M. M. P. P. P. D. D. W. W. WS M. D. D.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from farshore.engine.position import Position
from farshore.games.explorers import GAME, box
from farshore.games.explorers.boards import to_words
from farshore.play import new
from tests.games.explorers.typed import Play

MAP = "1.0,2.0,3.0,4.90"


def lay_map(places: tuple[tuple[int, int], ...]) -> box.Tile:
    """The map of 16 x 16 squares with these tiles, (number, degrees) in A, B, C, D (EX-17)."""
    a, b, c, d = (box.TILES[number - 1].turned(degrees) for number, degrees in places)
    return box.Tile(
        _beside(a.terrain, b.terrain) + _beside(c.terrain, d.terrain),
        _beside(a.objects, b.objects) + _beside(c.objects, d.objects),
    )


def _beside(left: tuple[str, ...], right: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(one + other for one, other in zip(left, right, strict=True))


LAND = lay_map(((1, 0), (2, 0), (3, 0), (4, 90)))
COLUMNS = "abcdefghijklmnop"
SQUARES = [f"{column}{row}" for row in range(1, 17) for column in COLUMNS]
START = "l11"
VILLAGES = {"A": "c3", "B": "l4", "C": "d11", "D": "l11"}
TEMPLES = {"A": "f6", "B": "n2", "C": "f14", "D": "o13"}
APPLES = ["j9", "j14", "p6", "f4", "d1", "a10"]
CARROTS = ["m12", "e15", "j2", "p2", "d6"]
FISH = ["l15", "g13", "o4", "c14", "c8"]
LAST = {"turn": "7", "seen": "1,2,3,4,5,6,7"}  # the last turn of a round
CHOICE = ["option 1", "option 2"]
SCROLLS = ["scroll P", "scroll W", "scroll D", "scroll M"]


def ground(square: str) -> str:
    return LAND.terrain[int(square[1:]) - 1][COLUMNS.index(square[0])]


def object_on(square: str) -> str:
    return LAND.objects[int(square[1:]) - 1][COLUMNS.index(square[0])]


def with_object(kind: str) -> list[str]:
    return [square for square in SQUARES if object_on(square) == kind]


def beside(square: str) -> list[str]:
    """Its neighbours: above, left, right, below."""
    column, row = COLUMNS.index(square[0]), int(square[1:])
    places = ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))
    return [f"{COLUMNS[c]}{r}" for c, r in places if 0 <= c < 16 and 1 <= r <= 16]


def quadrant(square: str) -> str:
    return "ABCD"[2 * (int(square[1:]) > 8) + (square[0] > "h")]


def areas(terrain: str) -> Iterator[set[str]]:
    """The connected areas of a terrain."""
    rest = {square for square in SQUARES if ground(square) == terrain}
    while rest:
        area: set[str] = set()
        row = [min(rest, key=SQUARES.index)]
        while row:
            square = row.pop()
            if square in rest:
                rest.remove(square)
                area.add(square)
                row += beside(square)
        yield area


def joined(names: str, avoid: str = "", begun: Iterable[str] = ()) -> set[str]:
    """The start village, the named squares, and shortest paths to them over squares on which nothing lies."""
    marks = {START, *begun}
    for name in names.split():
        came: dict[str, str] = {}
        row = sorted(marks, key=SQUARES.index)
        while name not in marks:
            here = row.pop(0)
            for there in beside(here):
                plain = object_on(there) == "." and there not in avoid.split()
                if there not in marks and there not in came and (plain or there == name):
                    came[there] = here
                    row.append(there)
            if name in came:
                here = name
                while here not in marks:
                    marks.add(here)
                    here = came[here]
    return marks


class Board(NamedTuple):
    """A seat: its marks before this turn and in it, and the fields of its text that are not the usual ones."""

    marks: set[str]
    fresh: set[str]
    fields: dict[str, str]


def board(names: str = "", fresh: str = "", avoid: str = "", **fields: str) -> Board:
    return Board(joined(names, avoid), set(fresh.split()), fields)


def larder(columns: str) -> str:
    """Squares with the provisions of these columns, such as `a,af,acf,-`."""
    text = columns.replace("-", "")
    found = zip("acf", (APPLES, CARROTS, FISH), strict=True)
    return " ".join(square for kind, squares in found for square in squares[: text.count(kind)])


def table(*boards: Board, **given: str) -> str:
    """The text of a position in a running turn: card 1 (P or W), of which the active seat has chosen the first option.

    What the text needs besides is worked out from the marks; whatever is given goes first.
    """
    phase = given.get("phase", "marks")
    turned = phase in ("option", "marks")
    alone = len(boards) == 1
    fields = {"seats": str(len(boards)), "map": MAP, "start": "D", "phase": phase, "round": "1", "turn": "0"}
    if turned:
        fields |= {"turn": "1", "seen": "1", "card": "1"}
        fields |= {"near": "1"} if alone else {"chosen": "1"} if phase == "marks" else {}
    if phase == "over":
        fields |= {"round": "4", "turn": "7", "seen": "1,2,3,4,5,6,7"}
    fields |= given
    number = int(fields["round"])
    came = {q: [seat for seat, each in enumerate(boards) if TEMPLES[q] in each.marks] for q in "ABCD"}
    struck = [max(len(seats), (number - 1) * (alone and not seats)) for seats in came.values()]
    fields.setdefault("struck", ",".join(map(str, struck)))
    active = -1 if alone or not turned else (number + int(fields["turn"]) - 2) % len(boards)
    for seat, each in enumerate(boards):
        usual = _board_fields(each, fields, number, phase)
        if phase == "setup" or turned:
            usual["turn"] = "choosing"
        if phase == "marks" and seat == active and fields.get("chosen", "-") != "-":
            option = int(fields["chosen"])
            terrains = "".join(sorted(box.CARDS[int(fields["card"]) - 1][option - 1], key="PWDM".index))
            usual["turn"] = f"marking,{terrains}:3,option{option}"
        fields |= {f"{key}{seat}": value for key, value in {**usual, **each.fields}.items()}
    return " ".join(f"{key}={value}" for key, value in fields.items())


def _board_fields(each: Board, fields: dict[str, str], number: int, phase: str) -> dict[str, str]:
    marks = each.marks | each.fresh
    expert = fields.get("temples") == "expert"
    columns = ["", "", "", ""]
    for kind, squares in zip("acf", (APPLES, CARROTS, FISH), strict=True):
        count = len(marks & set(squares))
        last = number if each.fresh & set(squares) else count  # what is fresh belongs to this round
        for i in range(last - count, last):
            columns[i] += kind
    found = each.fields.get("found", ",".join(column or "-" for column in columns)).split(",")
    points = (0, 1, 4, 9, 16) if fields.get("provisions") == "expert" else (0, 2, 5, 10)
    finished = 4 if phase == "over" else number - 1
    goals = fields.get("goals", "-")
    return {
        "board": board_text(each.marks, each.fresh),
        "found": ",".join(found),
        "temples": ",".join("-" if TEMPLES[q] not in marks else "8" if expert else "12" for q in "ABCD"),
        "sheet": ",".join(f"{points[len(column.strip('-'))]}:0" for column in found[:finished]) or "-",
        "races": "-" if goals == "-" else ",".join("0" for _ in goals.split(",")),
    }


def board_text(marks: set[str], fresh: Iterable[str] = ()) -> str:
    rows = []
    for row in range(1, 17):
        cells = "".join("o" if f"{c}{row}" in fresh else "x" if f"{c}{row}" in marks else " " for c in COLUMNS)
        for length in range(16, 0, -1):
            cells = cells.replace(" " * length, str(length))
        rows.append(cells)
    return "/".join(rows)


def at(*boards: Board, **fields: str) -> Play:
    """A match that begins at such a position; outcomes are given."""
    return new(GAME, position=table(*boards, **fields), chance="given", seed=1)


def do(play: Play, seat: int, texts: str) -> None:
    """Carry out several actions, separated by commas."""
    for text in texts.split(", "):
        play.act(text, seat)


def marks_offered(play: Play, seat: int = 0) -> set[str]:
    return {text.split()[1] for text in play.legal(seat) if text.startswith("mark")}


def code(play: Play, action: str, seat: int = 0) -> str | None:
    reason = play.reason(action, seat)
    return None if reason is None else reason.code


def pass_turn(play: Play, card: int = 0, do_nothing: str = "option 1") -> None:
    """Everybody lets the running turn pass; before it a card is turned if that is due."""
    if play.to_act == (-1,):
        play.act(next(text for text in play.legal() if not card or text.startswith(f"card {card}")))
    while play.to_act not in ((-1,), ()):
        seat = play.to_act[0]
        legal = play.legal(seat)
        play.act(next(text for text in ("done", "skip", do_nothing, "terrain P") if text in legal), seat)


def pass_round(play: Play) -> None:
    number = play.view().round
    while not play.over and play.view().round == number:
        pass_turn(play)


def patch(play: Play, field: str, cells: dict[str, int]) -> None:
    """Change what lies on squares, or their ground."""
    states = play.position.states
    for square, value in cells.items():
        states[field][0, SQUARES.index(square)] = value
    states["terrain"][0] = [to_words(states["ground"][0] == terrain) for terrain in range(4)]
    states["object_squares"][0] = [
        to_words(states["objects"][0] == thing) for thing in range(len(states["object_squares"][0]))
    ]
    play.position = Position(play.game, states, play.position.seats)


def left(play: Play, seat: int) -> int:
    marks = play.view(seat).mine.left
    assert isinstance(marks, int)
    return marks
