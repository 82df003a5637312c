"""Explorers in words: the texts of actions and outcomes."""

from farshore.games.explorers import box
from farshore.games.explorers.state import SIDE, SQUARES, TILES

COLUMNS = "abcdefghijklmnop"
SQUARE_TEXTS = tuple(f"{COLUMNS[square % SIDE]}{square // SIDE + 1}" for square in range(SQUARES))  # c7: third column
TILE_TEXTS = tuple(
    f"tile {quadrant} {tile + 1} {degrees}"
    for quadrant in box.QUADRANTS
    for tile in range(TILES)
    for degrees in box.TURNS_OF_A_TILE
)

ACTION_TEXTS = (
    *(f"village {quadrant}" for quadrant in box.QUADRANTS),
    *(f"terrain {terrain}" for terrain in box.TERRAINS),
    "option 1",
    "option 2",
    *(f"scroll {terrain}" for terrain in box.TERRAINS),
    *(f"mark {square}" for square in SQUARE_TEXTS),
    "skip",
    *(f"bonus {terrain}" for terrain in box.TERRAINS),
    *(f"bonus {quadrant} {terrain}" for quadrant in box.QUADRANTS for terrain in box.TERRAINS),
    "done",
    *TILE_TEXTS,
)
OUTCOME_TEXTS = (
    *TILE_TEXTS,
    *(f"achievement {name}" for name in box.ACHIEVEMENTS),
    *(f"card {card + 1}" for card in range(len(box.CARDS))),
    *(f"card {card + 1} near {option}" for card in range(len(box.CARDS)) for option in (1, 2)),
)
