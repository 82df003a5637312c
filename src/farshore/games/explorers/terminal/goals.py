"""Achievements in words: a label for the panel and a line for the manual."""

from collections.abc import Sequence

from farshore.games.explorers import box
from farshore.games.explorers.terminal.map import OBJECTS, TERRAINS

LABELS = {
    "A1": "no scrolls", "A2": "no horses", "A3": "no gems",
    "B1": "prairies", "B2": "waters", "B3": "deserts", "B4": "mountains", "C1": "crossing",
    "D1": "gems", "D2": "horses", "D3": "scrolls", "D4": "apples", "D5": "carrots", "D6": "fish",
    "D7": "food sets", "D8": "full villages", "D9": "temple ways", "D10": "corners",
    "E1": "horses", "E2": "gems", "E3": "keys", "E4": "scrolls", "E5": "provisions", "E6": "temples",
    "E7": "villages", "E8": "trade routes", "E9": "edges", "E10": "tiles",
    "F1": "long row", "F2": "long column", "F3": "diagonal", "G1": "square",
}  # fmt: skip
COUNTED = {
    "D1": "gems marked", "D2": "horses marked", "D3": "scrolls marked", "D4": "apples found", "D5": "carrots found",
    "D6": "fish found", "D7": "sets of apple, carrot and fish", "D8": "villages with all 4 squares beside marked",
    "D9": "temples with 2 or more marks beside", "D10": "marked corners of the map",
}  # fmt: skip
LINES = {"F1": "row", "F2": "column", "F3": "diagonal line"}


def line(name: str) -> str:
    """What an achievement asks for and brings."""
    if name in box.AVOID_POINTS:
        letter, points = box.AVOID_POINTS[name]
        return f"{points} points if you never mark a {OBJECTS[letter]}"
    if name in box.ALL_AREAS:
        return f"{box.ALL_AREAS_POINTS} points for a mark in every area of {TERRAINS[box.ALL_AREAS[name]]} on the map"
    if name == "C1":
        return f"{box.CROSSING_POINTS} points for a row or column marked from edge to edge"
    if name in COUNTED:
        return f"{COUNTED[name]}: {_steps(box.COUNT_POINTS[name])}"
    if name in box.RACES:
        first, *later = map(str, box.RACE_POINTS)
        return f"race to {box.RACES[name]}: {first}, then {', '.join(later)} points"
    if name in LINES:
        return f"a point for each mark of your longest unbroken {LINES[name]}"
    return "a point for each mark of your largest fully marked square"


def _steps(points: Sequence[int]) -> str:
    """`2 bring 1, 3 bring 2` and so on, from the first that brings something."""
    steps = [f"{count} = {each}" for count, each in enumerate(points) if each]
    return f"{', '.join(steps)} points"
