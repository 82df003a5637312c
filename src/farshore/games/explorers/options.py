"""What players of Explorers agree on: sides, achievements and the map (EX-11 to EX-15).

Achievements and the map may be given as a short text.
"""

from collections.abc import Sequence

from farshore.engine.errors import NotationError
from farshore.engine.game import Form, Option, Value
from farshore.engine.validate import short_repr
from farshore.games.explorers import box
from farshore.games.explorers.state import (
    BY_CHANCE,
    COMPOSED,
    GIVEN,
    MOST_ACHIEVEMENTS,
    SMALL_BY_CHANCE,
    SMALL_GIVEN,
    TILES,
    WAYS,
)

CHANCE_MAP, COMPOSED_MAP, SMALL_MAP = "chance", "compose", "small"


def map_text(tiles: Sequence[int]) -> str:
    """A map, given as 4 * tile + quarter turns in A, B, C, D, as a text to share: `3.180,1.0,4.90,8.270`."""
    return ",".join(f"{tile // 4 + 1}.{tile % 4 * 90}" for tile in tiles)


def parse_map(text: str) -> list[int]:
    """The map written as `text`: 4 * tile + quarter turns in A, B, C, D. Raises NotationError."""
    places = text.replace(",", " ").split()
    if len(places) != 4:
        raise NotationError(f"a map has four tiles, {short_repr(text)} names {len(places)}")
    tiles = [_parse_tile(place) for place in places]
    if len({tile // 4 for tile in tiles}) < 4:
        raise NotationError(f"a tile can be laid only once, {short_repr(text)} names one twice")
    return tiles


def parse_laid_map(text: str) -> list[int]:
    """The map written as `text`, of four tiles, or of one, which is the small map (EX-A32). Raises NotationError."""
    return [_parse_tile(text)] if text in SMALL_MAPS else parse_map(text)


def _parse_tile(text: str) -> int:
    number, _, degrees = text.partition(".")
    numbers = [str(tile + 1) for tile in range(TILES)]
    turns = [str(each) for each in box.TURNS_OF_A_TILE]
    if number not in numbers or degrees not in turns:
        raise NotationError(
            f"{short_repr(text)} is no tile: expected 1 to {TILES}, a dot, and {', '.join(turns)} degrees"
        )
    return 4 * numbers.index(number) + turns.index(degrees)


SMALL_MAPS = tuple(map_text([way]) for way in range(WAYS))


def parse_achievements(text: str) -> list[int]:
    """The achievements written as `text`, such as `E7,F1`. Raises NotationError."""
    names = text.upper().replace(",", " ").split()
    for name in names:
        if name not in box.ACHIEVEMENTS:
            raise NotationError(f"there is no achievement {short_repr(name)}")
    if not 1 <= len(names) <= MOST_ACHIEVEMENTS or len(set(names)) < len(names):
        raise NotationError(f"expected up to {MOST_ACHIEVEMENTS} different achievements")
    return [box.ACHIEVEMENTS.index(name) for name in names]


def achievements_text(goals: Sequence[int]) -> str:
    """Achievements as a text: `E7,F1`."""
    return ",".join(box.ACHIEVEMENTS[goal] for goal in goals)


def _map_numbers(value: Value) -> Sequence[int]:
    if value == CHANCE_MAP:
        return (BY_CHANCE, 0, 0, 0, 0)
    if value == COMPOSED_MAP:
        return (COMPOSED, 0, 0, 0, 0)
    if value == SMALL_MAP:
        return (SMALL_BY_CHANCE, 0, 0, 0, 0)
    tiles = parse_laid_map(str(value))
    return (GIVEN, *tiles) if len(tiles) == 4 else (SMALL_GIVEN, *tiles, 0, 0, 0)


def _achievement_numbers(value: Value) -> Sequence[int]:
    if isinstance(value, int):
        return (value, -1, -1, -1)
    goals = parse_achievements(value)
    return (0, *goals, *[-1] * (MOST_ACHIEVEMENTS - len(goals)))


SIDES = ("basic", "expert")
OPTIONS = (
    Option("temples", "basic", SIDES, "basic: 12, 10, 8, 6 points by arrival; expert: 8 each, and bonus marks"),
    Option("provisions", "basic", SIDES, "basic: different kinds score; expert: one kind a round, none in the first"),
    Option("gems", "basic", SIDES, "basic: every gem scores each round; expert: too few gems cost points"),
    Option("villages", "basic", SIDES, "basic: all villages score; expert: only the weakest, but more"),
    Option("strict", False, (False, True), "whoever can place a mark must"),
    Option("first_print", False, (False, True), "three provisions score 9, as in the first French print, not 10"),
    Option(
        "achievements",
        0,
        tuple(range(MOST_ACHIEVEMENTS + 1)),
        "extra goals: how many are drawn, or which",
        form=Form(
            f"up to {MOST_ACHIEVEMENTS} of {box.ACHIEVEMENTS[0]} to {box.ACHIEVEMENTS[-1]} such as E7,F1",
            (
                *box.ACHIEVEMENTS,
                *(f"{a},{b},{c}" for a, b, c in zip(*(box.ACHIEVEMENTS[i:] for i in (0, 9, 21)), strict=False)),
            ),
            lambda text: achievements_text(parse_achievements(text)),
        ),
        encode=_achievement_numbers,
    ),
    Option(
        "map",
        CHANCE_MAP,
        (CHANCE_MAP, COMPOSED_MAP),
        "laid by chance, composed by the first player, or given",
        form=Form(
            "tiles and degrees for A, B, C, D such as 3.180,1.0,4.90,8.270",
            ("3.180,1.0,4.90,8.270", "1.0,2.0,3.0,4.0", "5.90,6.180,7.270,8.0"),
            lambda text: map_text(parse_map(text)),
        ),
        encode=_map_numbers,
        research=(SMALL_MAP, *SMALL_MAPS),
    ),
)
