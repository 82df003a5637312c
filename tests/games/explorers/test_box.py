"""The box of Explorers: tiles, cards and numbers are what the rules and our own statements about them say."""

import random
from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from farshore.games.explorers.box import (
    ACHIEVEMENTS,
    CARDS,
    COUNT_POINTS,
    EXPERT_PROVISION_POINTS,
    GEM_LINE,
    OBJECTS,
    PROVISION_POINTS,
    PROVISIONS,
    SIDE,
    TERRAINS,
    TILES,
    TURNS_OF_A_TILE,
    VILLAGE_POINTS,
    Tile,
)
from tests.games.explorers.boards import lay_map
from tests.games.matches import amount

pytestmark = pytest.mark.rules

Square = tuple[int, int]
EXTRA = {1: "a", 4: "a", 7: "a", 2: "c", 5: "c", 8: "c", 3: "f", 6: "f"}


def squares(tile: Tile, wanted: str) -> list[Square]:
    """Where an object stands."""
    return [(r, c) for r, row in enumerate(tile.objects) for c, letter in enumerate(row) if letter == wanted]


def beside(square: Square, size: int) -> list[Square]:
    r, c = square
    around = [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
    return [(y, x) for y, x in around if 0 <= y < size and 0 <= x < size]


def steps(one: Square, other: Square) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def regions(cells: Iterable[Square], size: int) -> list[set[Square]]:
    """Connected groups of squares."""
    left, found = set(cells), []
    while left:
        group, border = set(), {left.pop()}
        while border:
            square = border.pop()
            group.add(square)
            near = {each for each in beside(square, size) if each in left}
            left -= near
            border |= near
        found.append(group)
    return found


def where(tile: Tile, test: Callable[[str, str], bool]) -> list[Square]:
    size = len(tile.terrain)
    return [(r, c) for r in range(size) for c in range(size) if test(tile.terrain[r][c], tile.objects[r][c])]


def never_closed(tile: Tile) -> list[Square]:
    """Squares that no rule can close: neither village, temple nor provision."""
    return where(tile, lambda _, thing: thing not in "VT" + PROVISIONS)


EVERY_TILE = pytest.mark.parametrize(("number", "tile"), list(enumerate(TILES, 1)), ids=lambda each: str(each)[:1])


def test_r3_eight_tiles_of_eight_by_eight_squares() -> None:
    assert len(TILES) == 8
    for tile in TILES:
        assert [len(row) for row in tile.terrain] == [SIDE] * SIDE == [len(row) for row in tile.objects]


@EVERY_TILE
def test_each_tile_has_its_objects(number: int, tile: Tile) -> None:
    counts = Counter("".join(tile.objects))
    due = Counter("VTKSHHGGacf." + EXTRA[number])
    due["."] = SIDE * SIDE - 12
    assert counts == due
    assert set("".join(tile.terrain)) == set(TERRAINS + "V")
    assert where(tile, lambda ground, _: ground == "V") == squares(tile, "V")


@EVERY_TILE
def test_terrains_are_balanced_and_in_large_areas(number: int, tile: Tile) -> None:
    for terrain in TERRAINS:
        cells = where(tile, lambda ground, _, terrain=terrain: ground == terrain)  # type: ignore[misc]
        assert 13 <= len(cells) <= 18
        groups = regions(cells, SIDE)
        assert len(groups) <= 2
        assert min(map(len, groups)) >= 4


@EVERY_TILE
def test_villages_stand_inside_with_free_neighbours_of_three_terrains(number: int, tile: Tile) -> None:
    """EX-8, EX-9: one village and one temple on each tile."""
    (village,) = squares(tile, "V")
    assert all(2 <= each <= 5 for each in village)
    around = beside(village, SIDE)
    assert [tile.objects[r][c] for r, c in around] == ["."] * 4
    assert len({tile.terrain[r][c] for r, c in around}) >= 3
    easy = 0
    for terrain in TERRAINS:
        free = where(tile, lambda ground, thing, t=terrain: ground == t and thing not in "T" + PROVISIONS)  # type: ignore[misc]
        reached = {square for group in regions(free, SIDE) if group & set(around) for square in group}
        easy += len(reached) >= 3
    assert easy >= 3


@EVERY_TILE
def test_temples_and_keys_keep_their_distance(number: int, tile: Tile) -> None:
    (village,), (temple,), (key,) = (squares(tile, letter) for letter in "VTK")
    assert all(0 < each < SIDE - 1 for each in temple)
    assert steps(temple, village) >= 4
    assert steps(key, temple) >= 5
    for r, c in ((0, 0), (0, SIDE - 1), (SIDE - 1, 0), (SIDE - 1, SIDE - 1)):
        assert tile.objects[r][c] == "."


@EVERY_TILE
def test_nobody_can_be_walled_in_on_a_tile(number: int, tile: Tile) -> None:
    cells = set(never_closed(tile))
    assert len(regions(cells, SIDE)) == 1
    last = SIDE - 1
    for edge in range(4):
        on = [(i, i_) for i, i_ in cells if (i, i_)[edge % 2] == (0 if edge < 2 else last)]
        assert len(on) >= 5


def random_map(rng: random.Random) -> Tile:
    numbers = rng.sample(range(1, 9), 4)
    return lay_map(tuple((number, rng.choice(TURNS_OF_A_TILE)) for number in numbers))


def test_no_map_walls_anybody_in_and_start_villages_tie_at_times() -> None:
    rng = random.Random("maps")
    n = amount(compiled=1_000, off=100, soak=4_000)
    tied = 0
    for _ in range(n):
        board = random_map(rng)
        assert len(regions(never_closed(board), 2 * SIDE)) == 1
        counts = Counter("".join(board.objects))
        assert [counts[each] for each in "VTKSHG"] == [4, 4, 4, 4, 8, 8]
        assert all(4 <= counts[each] <= 7 for each in PROVISIONS)
        near = sorted((2 * r - 15) ** 2 + (2 * c - 15) ** 2 for r, c in squares(board, "V"))
        tied += near[0] == near[1]
    assert 0.08 < tied / n < 0.25


def test_areas_of_a_terrain_on_a_map() -> None:
    """Between 1 and 8 areas of each terrain, 5 to 7 on average."""
    rng = random.Random("areas")
    maps = [random_map(rng) for _ in range(amount(compiled=300, off=60, soak=3_000))]
    for terrain in TERRAINS:
        counts = [len(regions(where(board, lambda g, _, t=terrain: g == t), 2 * SIDE)) for board in maps]  # type: ignore[misc]
        assert min(counts) >= 1
        assert max(counts) <= 8
        assert 4 <= sum(counts) / len(counts) <= 7.5


def test_turning_a_tile_is_clockwise_and_four_quarters_are_none() -> None:
    tile = TILES[0]
    turned = tile.turned(90)
    assert turned.terrain[0] == "".join(row[0] for row in reversed(tile.terrain))
    assert tile.turned(180).objects == tuple(row[::-1] for row in reversed(tile.objects))
    assert turned.turned(270) == tile
    assert tile.turned(0) == tile


def test_example_8_a_tile_upside_down_in_b() -> None:
    board = lay_map(((1, 0), (3, 180), (2, 0), (4, 0)))
    corner = Tile(tuple(row[SIDE:] for row in board.terrain[:SIDE]), tuple(row[SIDE:] for row in board.objects[:SIDE]))
    assert corner == TILES[2].turned(180)


def test_r5_eight_cards_one_for_each_pair_and_two_wild() -> None:
    normal = [frozenset(card) for card in CARDS if all(len(option) == 1 for option in card)]
    assert len(set(normal)) == len(normal) == 6
    wild = [card for card in CARDS if len(card[0]) == 2]
    assert len(wild) == 2
    for one, other in wild:
        assert sorted(one + other) == sorted(TERRAINS)


def test_the_32_achievements_have_names_of_their_own() -> None:
    assert len(ACHIEVEMENTS) == len(set(ACHIEVEMENTS)) == 32
    assert all(list(points) == sorted(points) for points in COUNT_POINTS.values())


def test_tables_of_points() -> None:
    """Examples 15, 16, 20 and 21: most points of provisions, and gems at a round's end."""
    assert 4 * PROVISION_POINTS[3] == 40
    assert 3 * EXPERT_PROVISION_POINTS[4] == 48
    by_gems = [sum(GEM_LINE[n:3]) if n < 3 else sum(GEM_LINE[3:n]) for n in range(9)]
    assert by_gems == [-6, -3, -1, 0, 1, 3, 6, 10, 15]
    assert sum(by_gems[n] for n in (2, 4, 6, 7)) == 16
    assert VILLAGE_POINTS[4] + VILLAGE_POINTS[2] + VILLAGE_POINTS[0] + VILLAGE_POINTS[1] == 18
    assert set(OBJECTS) == set("TKSHGacf")
