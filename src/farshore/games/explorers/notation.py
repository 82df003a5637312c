"""Explorers in words: the texts of actions and outcomes, and the sentences of refusals.

Positions as text are in `codec.py`.
"""

from collections.abc import Callable
from typing import Any

from farshore.engine.bits import from_bits
from farshore.engine.game import ReasonText
from farshore.games.explorers import box, reasons
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
GRAMMAR = (
    "'option 1', 'mark c7', 'scroll M', 'bonus W', 'bonus A W', 'skip', 'done', 'terrain P', 'village A' or "
    "'tile A 3 180'; terrains are P W D M, quadrants A to D, columns a to p, rows 1 to 16"
)

TERRAIN_NAMES = ("prairie", "water", "desert", "mountain")
GROUND_NAMES = (*TERRAIN_NAMES, "village", "outside the map")
OBJECT_NAMES = ("temple", "key", "scroll", "horse", "gem", "apple", "carrot", "fish")

# ---- refusals

_WORDS: dict[str, Callable[[int, Any], str | int]] = {  # how a number that `rules.refusal` writes becomes an argument
    "square": lambda square, _: SQUARE_TEXTS[square],
    "quadrant": lambda quadrant, _: box.QUADRANTS[quadrant],
    "terrain": lambda terrain, _: box.TERRAINS[terrain],
    "ground": lambda ground, _: GROUND_NAMES[ground],
    "allowed": lambda terrains, _: " or ".join(TERRAIN_NAMES[each] for each in from_bits(terrains)),
    "provision": lambda object_no, _: OBJECT_NAMES[object_no - 1],
    "tile": lambda number, _: number,
    "round": lambda number, _: number,
    "most": lambda number, _: number,
}


def _reason(code: str, sentence: str, *args: str) -> ReasonText:
    return ReasonText(code, sentence, {name: _WORDS[name] for name in args})


_TEXTS = {
    reasons.LAY_TILE: _reason("lay_tile", "the map is being laid: a tile into {quadrant} comes next", "quadrant"),
    reasons.TILE_LAID: _reason("tile_laid", "tile {tile} lies on the map already", "tile"),
    reasons.CHOOSE_VILLAGE_FIRST: _reason(
        "choose_village", "one of the villages nearest to the centre must be chosen first"
    ),
    reasons.NOT_NEAREST: _reason(
        "not_nearest", "the village of {quadrant} is not among the nearest to the centre", "quadrant"
    ),
    reasons.TERRAIN_FIRST: _reason("terrain_first", "choose a terrain first"),
    reasons.OPTION_FIRST: _reason("option_first", "choose an option of the card first"),
    reasons.OPTION_CHOSEN: _reason("option_chosen", "an option has been chosen already"),
    reasons.CARD_IGNORED: _reason("card_ignored", "a scroll has been spent in place of the card"),
    reasons.NOT_NOW: _reason("not_now", "that belongs to another part of the match"),
    reasons.NO_SCROLL_IN_SETUP: _reason("no_scroll_in_setup", "a scroll cannot be spent in setup"),
    reasons.NO_SCROLL: _reason("no_scroll", "there is no scroll left to spend"),
    reasons.SCROLL_NEW: _reason("scroll_new", "a scroll found in this turn can be spent only in a later one"),
    reasons.SCROLL_ONCE: _reason("scroll_once", "a scroll has been spent in this turn already"),
    reasons.SCROLL_TOO_LATE: _reason("scroll_too_late", "a scroll must be spent before the first mark of a turn"),
    reasons.HORSE_FIRST: _reason("horse_first", "use the horse first: mark any square beside a mark of yours, or skip"),
    reasons.BONUS_FIRST: _reason("bonus_first", "take up a bonus first by naming its terrain, or be done"),
    reasons.FINISH_BONUS: _reason("finish_bonus", "a bonus is under way: finish it or skip the rest"),
    reasons.NO_MARKS_LEFT: _reason("no_marks_left", "no marks are left in this turn"),
    reasons.IS_VILLAGE: _reason("village", "{square} is a village, which cannot be marked", "square"),
    reasons.IS_MARKED: _reason("marked", "{square} is marked already", "square"),
    reasons.OTHER_TERRAIN: _reason(
        "terrain", "{square} is {ground}, and marks go on {allowed} now", "square", "ground", "allowed"
    ),
    reasons.NOT_BESIDE: _reason("not_beside", "{square} does not touch a mark of yours", "square"),
    reasons.NO_KEY: _reason("no_key", "the temple on {square} needs a key that is not spent", "square"),
    reasons.PROVISION_FOUND: _reason(
        "provision_found",
        "the {provision} of this round has been found already, so {square} is closed until the next",
        "square",
        "provision",
    ),
    reasons.PROVISION_KIND: _reason(
        "provision_kind",
        "no {provision} can be found in round {round}, so {square} is closed",
        "square",
        "provision",
        "round",
    ),
    reasons.PROVISION_FULL: _reason(
        "provision_full",
        "all {most} of this round's provisions have been found, so {square} is closed",
        "square",
        "most",
    ),
    reasons.NOTHING_TO_SKIP: _reason("nothing_to_skip", "there is no horse and no bonus to give up"),
    reasons.MUST_MARK: _reason("must_mark", "marks are compulsory here, and a square is open"),
    reasons.MUST_TAKE_BONUS: _reason("must_take_bonus", "marks are compulsory here, and a bonus waits"),
    reasons.NO_BONUS: _reason("no_bonus", "no bonus waits"),
    reasons.NO_BONUS_THERE: _reason("no_bonus_there", "no bonus of the temple in {quadrant} waits", "quadrant"),
    reasons.BONUS_WHICH: _reason(
        "bonus_which",
        "bonuses of several temples wait: say which, such as 'bonus {quadrant} {terrain}'",
        "quadrant",
        "terrain",
    ),
    reasons.BONUS_ONLY: _reason("bonus_only", "only one bonus waits: write 'bonus {terrain}'", "terrain"),
}
REASONS = tuple(_TEXTS[number] for number in range(1, len(_TEXTS) + 1))
