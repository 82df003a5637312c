"""Positions for tests: a map from cells and the land that joins them, and a match that goes on from there."""

from typing import Any

from farshore.engine.position import Position
from farshore.engine.record import clone, pack, unpack
from farshore.games.entdecker import GAME, box
from farshore.play import new
from tests.games.entdecker.typed import Play

OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
LETTERS = {"~": "~", "+5": "+", "+10": "*"}


def step(cell: str, side: str) -> str:
    """The cell beyond a side."""
    down, right = box.STEPS[box.SIDES.index(side)]
    return f"{chr(ord(cell[0]) + right)}{int(cell[1]) + down}"


def board(cells: str = "", lands: str = "", laid: str = "l1~") -> str:
    """A map as text: explored `cells`, `lands` such as `b2E` (towards the east, joined there), `laid` as `l1~ c3+5`.

    A land side is a side of both cells it joins, or stays open towards an unexplored one.
    """
    letters = {each[:2]: LETTERS[each[2:]] for each in laid.split()}
    masks = dict.fromkeys(cells.split(), 0)
    masks |= {cell: 15 for cell, letter in letters.items() if letter != "~"}
    for land in lands.split():
        cell, side = land[:2], land[2]
        for one, towards in ((cell, side), (step(cell, side), OPPOSITE[side])):
            if one in masks:
                masks[one] |= 1 << box.SIDES.index(towards)
    names = [letters.get(cell) or (f"{masks[cell]:x}" if cell in masks else ".") for cell in box.CELL_TEXTS]
    return "/".join("".join(names[i : i + box.COLUMNS]) for i in range(0, box.CELLS, box.COLUMNS))


def all_sea(without: str = "") -> str:
    """A map explored everywhere but on some cells, all of it sea."""
    return board(" ".join(cell for cell in box.CELL_TEXTS if cell not in without.split()))


def text(**fields: Any) -> str:
    """A position as text; `map` is what `board` gives."""
    return " ".join(f"{key}={value}" for key, value in {"map": board(), **fields}.items())


def at(**fields: Any) -> Play:
    """A match from a position, outcomes given by hand."""
    return new(GAME, position=text(**fields), chance="given")


def explore(ship: str, **more: Any) -> dict[str, Any]:
    """An expedition that has placed a tile where the ship is, and may go on."""
    return {"phase": "explore", "ship": ship, "source": "hidden", "left": 0, "drawn": 1, "found": 1, **more}


def placing(ship: str, hand: str, **more: Any) -> dict[str, Any]:
    """A tile in hand."""
    return explore(ship, **{"phase": "place", "hand": hand, **more})


def edited(play: Play, **fields: Any) -> Play:
    """The match with fields of its state overwritten, for what no position could say."""
    states = clone(play.position.states)
    state = unpack(states)
    for name, value in fields.items():
        if isinstance(getattr(state, name), int):
            setattr(state, name, value)
        else:
            getattr(state, name)[...] = value
    position = Position(GAME, pack(states, state), play.position.seats)
    return Play(position, play.options, play.names)


def go(play: Play, *texts: str) -> Play:
    """Act, whoever is to act."""
    for text in texts:
        play.act(text)
    return play


def gold(play: Play) -> list[int]:
    return [player.gold for player in play.view().players]


def phase(play: Play) -> str:
    return str(play.view().phase)


def code(play: Play, action: str) -> str | None:
    """Why an action is refused; None if it is not."""
    reason = play.reason(action)
    return None if reason is None else reason.code


def scouts_out(count: int) -> dict[str, str]:
    """So many scouts of seat 0 on the paths, seven on each."""
    paths = [":".join("0" * min(7, max(0, count - 7 * path))) or "-" for path in range(7)]
    opened = [path != "-" for path in paths]
    tokens = ["5", "5", "5", "10", "10", "10", "15"]
    return {
        "paths": ",".join(paths),
        "knows": ",".join("0" if each else "-" for each in opened),
        "tokens": ",".join(token if each else "-" for token, each in zip(tokens, opened, strict=True)),
    }
