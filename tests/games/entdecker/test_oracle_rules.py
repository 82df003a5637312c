"""The slow twin of `oracle.py` against the worked examples of the rule sheet (EN-T1 to EN-T25), and its own laws."""

import random
from collections import Counter, defaultdict
from collections.abc import Iterable
from copy import deepcopy
from fractions import Fraction
from itertools import pairwise, permutations
from typing import Any

import pytest

from tests.games.entdecker.oracle import Game
from tests.games.entdecker.oracle_board import (
    ALL_CELLS,
    ALL_TILES,
    EDGE_COST,
    EDGE_SPACES,
    EVENTS,
    FORTS,
    HIDDEN,
    LAYOUTS,
    OPEN,
    PATH_LENGTH,
    PATHS,
    SCOUTS,
    SETTLEMENTS,
    SIDES,
    START_GOLD,
    TOKENS,
    WATERFALLS,
    Scout,
    Tile,
    Unit,
    beside,
    cell_of,
    closed_off,
    fits,
    in_grid,
    island_value,
    islands_of,
    kind_of,
    name_of,
    points_by_rank,
    read_layout,
    surrounded,
    turns_of,
)

# ----------------------------------------------------------------------------------------------------
# Building positions


def backs(game: Game, events: Iterable[int] = ()) -> None:
    """Turn up all backs asked for: plain, except for some stacks."""
    while game.phase == "backs":
        number = int(game.outcomes()[0][0].split()[1])
        game.chance(f"back {number} {'?' if number in events else 'plain'}")


def table(seats: int = 2, gold: int | list[int] = START_GOLD, events: Iterable[int] = (), **options: Any) -> Game:
    """A match on an empty grid, at its first turn; the hidden stacks show no event unless told."""
    game = Game(seats, **{"layout": "", **options})
    for seat, player in enumerate(game.players):
        player.gold = gold if isinstance(gold, int) else gold[seat]
    backs(game, events)
    return game


def lay(game: Game, *texts: str) -> None:
    """Put tiles on the board: 'c4 coast r1', 'c4 +5'."""
    for text in texts:
        name, kind, *turn = text.split()
        if kind.startswith("+"):
            tile = Tile(frozenset(SIDES), "setup", bonus=int(kind))
        else:
            tile = Tile(turns_of(kind)[turn[0] if turn else "r0"], "setup")
        assert fits(game.board, cell_of(name), tile.land), text
        game.board[cell_of(name)] = tile


def man(game: Game, name: str, owner: int, sort: str, side: str | None = None) -> None:
    """Put a unit of the reserve on a tile."""
    lands = game.board[cell_of(name)].lands
    land = next((index for index in range(len(lands)) if side in lands[index]), 0)
    number = 0
    if sort == "scout":
        number = game.players[owner].scouts.pop()
    elif sort == "fort":
        game.players[owner].forts -= 1
    else:
        game.players[owner].settlements -= 1
    game.units[cell_of(name)] = Unit(owner, sort, land, number)


def walk(game: Game, path: int, *owners: int | None) -> None:
    """Put scouts of the reserves on a path, from the hut on."""
    for index, owner in enumerate(owners):
        if owner is not None:
            game.paths[path - 1][index] = Scout(owner, game.players[owner].scouts.pop())


def draw(game: Game, tile: str, stack: int = 1, events: Iterable[int] = ()) -> None:
    """Draw a certain tile from a hidden stack."""
    game.play(f"draw {stack}")
    game.chance(f"tile {tile}")
    backs(game, events)


def sea_everywhere(game: Game, *besides: str) -> None:
    """Cover the grid with SEA but for tiles that are there and some spaces that stay unexplored."""
    for cell in ALL_CELLS:
        if cell not in game.board and name_of(cell) not in besides:
            lay(game, f"{name_of(cell)} sea")


# Two spaces, d5 and e5, between six coasts.
RING = ("d4 coast r2", "e4 coast r2", "d6 coast r0", "e6 coast r0", "c5 coast r1", "f5 coast r3")


# ----------------------------------------------------------------------------------------------------
# EN-T1 to EN-T13: from the rulebooks


def test_income() -> None:
    """EN-T1."""
    game = table(3, gold=[3, 7, 7])
    assert game.who() is None
    assert game.outcomes() == [(f"die {face}", 1) for face in (2, 3, 4, 5, 6, "wheel")]
    game.chance("die wheel")
    assert game.who() == 0
    assert game.legal() == ["wheel 2", "wheel 3", "wheel 4", "wheel 5", "wheel 6"]
    game.play("wheel 6")
    assert [player.gold for player in game.players] == [9, 14, 14]
    assert game.phase == "start"

    game = table(3, gold=[3, 7, 7])
    game.chance("die 3")
    assert [player.gold for player in game.players] == [6, 11, 11]

    assert table(gold=3).phase == "income"
    assert table(gold=4).phase == "start"


def test_start_spaces() -> None:
    """EN-T2."""
    game = table()
    lay(game, "l8 sea", "l7 sea", "k8 sea")  # A: l8
    lay(game, "c8 bay r3")  # B: its only sea side is in the south
    lay(game, "f4 sea")  # C
    lay(game, "a8 sea")  # D
    starts = {text.split()[1] for text in game.legal()}
    assert not starts & {"l8", "c8", "f4"}
    assert {"a8", "l7", "k8"} <= starts
    assert "S5" in starts  # E
    assert not starts & {"S1", "S3", "S11", "S12", "E7", "E8"}
    assert len([name for name in starts if name in EDGE_SPACES]) == 40 - 7


def test_start_costs() -> None:
    """EN-T3."""
    red, white, yellow, purple = range(4)
    game = table(4, first=purple)
    lay(game, "a4 strait", "b4 strait", "c4 strait")
    man(game, "a4", yellow, "fort", "N")
    man(game, "b4", red, "settle", "S")
    lay(game, "j8 coast r0", "g8 coast r0")
    man(game, "j8", white, "fort")
    man(game, "g8", red, "scout")
    starts = game.starts()
    assert starts["start c4"] == {"bank": 1, str(yellow): 2, str(red): 2}
    assert starts["start j8"] == {str(white): 2}
    assert starts["start g8"] == {}
    game.play("start c4")
    assert [player.gold for player in game.players] == [9, 7, 9, 2]
    assert game.legal() == ["hidden 1", "hidden 2"]


def test_prices() -> None:
    """EN-T4."""
    game = table(gold=8)
    game.play("start S1")
    assert game.legal() == [f"hidden {number}" for number in range(1, 9)] + ["open 1", "open 2"]
    game.play("hidden 4")
    assert game.player.gold == 4
    game = table(gold=8)
    game.play("start S1")
    game.play("open 2")
    assert game.player.gold == 0


def test_no_land_against_an_edge_space() -> None:
    """EN-T5."""
    game = table()
    game.play("start S5")
    game.play("hidden 1")
    draw(game, "coast")
    assert game.legal() == ["place e8 r0", "place e8 r1", "place e8 r3"]


def test_a_tile_goes_where_it_fits() -> None:
    """EN-T6."""
    game = table()
    lay(game, "e8 sea", "e7 sea", "e6 sea", "e5 sea", "d6 sea", "f6 sea")
    game.play("start e5")
    game.play("hidden 2")
    draw(game, "bay")
    assert game.legal() == ["place e4 r3"]  # neither d5 nor f5
    game.play("place e4 r3")
    assert game.ship == cell_of("e4")


def test_dead_end() -> None:
    """EN-T7."""
    game = table()
    game.play("start S5")
    game.play("hidden 3")
    assert game.legal() == [f"draw {number}" for number in range(1, 7)]  # not yet `stop`
    draw(game, "bay")
    game.play("place e8 r3")
    assert game.legal() == ["scout", "fort", "stop"]
    game.play("stop")
    assert game.players[0].gold == 4
    assert game.turn == 1
    assert game.discards == {}
    assert sum(stack.size for stack in game.stacks) == 113


def test_units_only_on_the_last_tile() -> None:
    """EN-T8."""
    game = table()
    game.play("start S5")
    game.play("hidden 3")
    draw(game, "coast")
    game.play("place e8 r0")
    assert "scout" in game.legal()
    draw(game, "coast")
    game.play("place f8 r0")
    draw(game, "sea")
    game.play("place g8 r0")
    assert game.turn == 1  # over without asking
    assert game.units == {}

    game = table()
    game.play("start S5")
    game.play("hidden 3")
    draw(game, "coast")
    game.play("place e8 r0")
    draw(game, "coast")
    game.play("place f8 r0")
    game.play("fort")
    assert game.turn == 1
    assert game.players[0].gold == 7 - 3 - 3
    assert game.units == {cell_of("f8"): Unit(0, "fort", 0)}


def test_filling_and_two_islands() -> None:
    """EN-T9."""
    game = table()
    lay(game, *RING[:5], "f3 coast r2", "g4 sea", "g8 sea", "g7 sea", "g6 sea")
    man(game, "f3", 1, "fort")
    game.play("start g6")
    game.play("hidden 2")
    draw(game, "coast")
    game.play("place g5 r1")
    draw(game, "coast")
    game.play("place f5 r3")
    game.play("scout")
    assert game.board[cell_of("f4")].land == frozenset("N")  # space A
    assert game.board[cell_of("d5")].kind == game.board[cell_of("e5")].kind == "land"  # area B
    assert [game.board[cell_of(name)].origin for name in ("f4", "d5", "e5")] == ["fill"] * 3
    assert (game.open["coast"], game.open["land"]) == (8, 10)
    assert game.legal() == ["island 1", "island 2"]
    game.play("island 2")
    assert game.scores() == [8, 0]
    assert game.who() == 0
    game.play("hut 1")
    game.chance("token 15")
    assert game.scores() == [8, 2]  # the last island goes by itself
    assert game.players[1].forts == 2
    assert game.turn == 1
    assert game.phase == "start"


def test_points() -> None:
    """EN-T10."""
    yellow, red, white, purple = range(4)
    strength = {yellow: (1, 0, 0), red: (0, 1, 1), white: (0, 1, 1), purple: (0, 1, 0)}
    assert points_by_rank(9, strength) == {yellow: 9, red: 5, white: 5, purple: 3}


@pytest.mark.parametrize("active", [0, 1])
def test_an_island_of_seventeen(active: int) -> None:
    """EN-T11."""
    yellow, white, purple, red = range(4)
    game = table(4, first=active)
    lay(game, "g4 +5", "g3 coast r2", "g5 coast r0", "h4 bay r3", "h3 coast r2", "i4 bay r3", "i3 coast r2")
    lay(game, "f4 bay r3", "f3 coast r2", "e4 corner r0", "e3 coast r2")
    lay(game, "j8 sea", "j7 sea", "j6 sea", "j5 sea")
    man(game, "g3", yellow, "settle")
    man(game, "h3", white, "fort")
    man(game, "h4", white, "scout")
    man(game, "i4", white, "scout")
    man(game, "i3", red, "scout")
    man(game, "g5", red, "scout")
    man(game, "e3", purple, "scout")
    game.play("start j5")
    game.play("hidden 1")
    draw(game, "coast")
    game.play("place j4 r3")
    game.play("stop")
    assert game.scorings[0][1] == 17
    assert game.scores() == [17, 9, 3, 5]
    assert game.players[yellow].settlements == 1
    assert game.players[white].forts == 2
    order = []
    for text, token in (("hut 1", 10), ("hut 2", 5), ("hut 1", None), ("hut 3", 15), ("hut 3", None)):
        order.append(game.who())
        game.play(text)
        if token:
            assert game.who() is None
            game.chance(f"token {token}")
    assert order == [white, purple, red, white, red]
    assert game.seen[:3] == [{white, red}, {purple}, {white, red}]
    assert game.view(red)["huts"] == [10, "?", 15, None, None, None, None]
    assert game.view(None)["huts"] == ["?", "?", "?", None, None, None, None]
    assert game.view(purple)["unseen tokens"] == {5: 2, 10: 3, 15: 3}
    assert game.view(None)["looked"] == [[white, red], [purple], [white, red], [], [], [], []]
    assert game.turn == (active + 1) % 4
    assert [len(player.scouts) for player in game.players] == [11, 9, 10, 9]


def almost_over(seats: int, gold: int = START_GOLD) -> Game:
    """One space of sea is left."""
    game = table(seats, gold=gold)
    sea_everywhere(game, "l8")
    return game


def finish(game: Game) -> None:
    game.play("start S12")
    game.play("hidden 1")
    draw(game, "sea")
    game.play("place l8 r0")


def test_huts() -> None:
    """EN-T12."""
    red, white, _, purple = range(4)
    game = almost_over(4)
    walk(game, 1, purple, red, white, red, purple)
    walk(game, 2, None, red)
    walk(game, 4, None, white, red, red, white)  # the nearest of the tied
    game.huts[:5] = [10, 5, 15, 15, None]
    game.seen[0] = {purple}
    finish(game)
    assert game.over()
    assert game.scores() == [5, 15, 0, 10]
    assert game.hut_scorings == [(0, purple, 10), (1, red, 5), (3, white, 15)]  # EN-A26: nobody on path 3
    assert game.view(None)["huts"] == [10, 5, 15, 15, None, None, None]


def test_the_track_begins_again() -> None:
    """EN-T13."""
    game = table()
    game.players[0].points = 107
    game.players[1].points = 50
    assert game.scores() == [107, 50]
    assert game.markers() == [7, 0]


# ----------------------------------------------------------------------------------------------------
# EN-T14 to EN-T25: derived


def test_half_rounded_up() -> None:
    """EN-T14."""
    ranking = {0: (0, 0, 4), 1: (0, 0, 3), 2: (0, 0, 2), 3: (0, 0, 1)}
    assert list(points_by_rank(9, ranking).values()) == [9, 5, 3, 2]
    assert list(points_by_rank(10, ranking).values()) == [10, 5, 3, 2]
    assert list(points_by_rank(2, ranking).values()) == [2, 1, 1, 1]
    assert points_by_rank(9, {0: (0, 0, 1), 1: (0, 1, 0), 2: (0, 1, 0)}) == {1: 9, 2: 9, 0: 5}
    assert list(points_by_rank(17, ranking).values()) == [17, 9, 5, 3]


@pytest.mark.parametrize(("gold", "loss"), [(7, 3), (4, 2), (1, 0), (0, 0)])
def test_pirates(gold: int, loss: int) -> None:
    """EN-T15."""
    game = table(gold=gold + 4, events=[1])
    game.play("start S5")
    game.play("hidden 4")
    draw(game, "coast pirates")
    game.play("place e8 r0")
    assert game.player.gold == gold - loss


def test_island_values() -> None:
    """EN-T16."""
    game = table()
    lay(game, "c3 +5", "c2 coast r2", "c4 coast r0", "b3 coast r1", "d3 coast r3")
    lay(game, "g5 coast r1", "h5 coast r3")
    first, second = islands_of(game.board)
    assert first.complete
    assert island_value(game.board, first) == 10
    assert len(first.cells) == 5
    assert second.complete
    assert island_value(game.board, second) == 2


def test_ranking() -> None:
    """EN-T17."""
    order = [(1, 0, 0), (0, 2, 9), (0, 1, 1), (0, 1, 0), (0, 0, 5)]
    for better, worse in pairwise(order):
        assert points_by_rank(9, {0: better, 1: worse}) == {0: 9, 1: 5}
    for better in ((1, 1, 0), (1, 0, 8)):
        assert points_by_rank(9, {0: better, 1: (0, 2, 0)}) == {0: 9, 1: 5}


def test_a_strait_counts_once() -> None:
    """EN-T18."""
    game = table()
    lay(game, "d4 strait", "d3 corner r1", "e3 corner r2", "e4 bay r0", "f4 coast r3", "e5 corner r3", "d5 corner r0")
    (island,) = islands_of(game.board)
    assert island.complete
    assert len(island.parts) == 8
    assert island_value(game.board, island) == 7


def test_holes() -> None:
    """EN-T19."""
    game = table()
    lay(game, *RING)
    assert closed_off(game.board) == {cell_of("d5"): frozenset("NESW"), cell_of("e5"): frozenset("NESW")}
    assert surrounded(game.board) == {}

    game = table()
    lay(game, "d4 corner r2", "e4 coast r2", "d6 corner r3", "e6 coast r0", "f5 coast r3")
    lay(game, "c5 sea", "b5 bay r2", "c4 bay r3", "c6 bay r1")
    assert closed_off(game.board) == {cell_of("d5"): frozenset("NES"), cell_of("e5"): frozenset("NESW")}


def test_an_area_behind_a_lonely_sea_stays() -> None:
    """EN-T20."""
    game = table()
    lay(game, "d4 corner r2", "e4 coast r2", "d6 corner r3", "e6 coast r0", "f5 coast r3", "c5 sea")
    assert closed_off(game.board) == {}
    lay(game, "c4 bay r3", "c6 bay r1")
    assert closed_off(game.board) == {}


def test_edge_costs() -> None:
    """EN-T21."""
    game = table()
    starts = game.starts()
    assert starts["start S1"] == {}
    assert starts["start W8"] == {"bank": 1}
    assert starts["start N1"] == {"bank": 2}
    assert starts["start W1"] == {"bank": 1}
    assert starts["start E8"] == {"bank": 1}
    lay(game, "a1 sea")
    assert game.starts()["start a1"] == {"bank": 1}
    lay(game, *(f"a{row} sea" for row in range(2, 9)))
    assert game.starts()["start a1"] == {}
    assert {EDGE_COST[side] for _, side in EDGE_SPACES.values()} == {0, 1, 2}
    assert len(EDGE_SPACES) == 40


def test_tolls() -> None:
    """EN-T22."""
    for per_owner in (False, True):
        game = table(toll_per_owner=per_owner)
        lay(game, "a4 strait", "b4 strait", "c4 strait", "d4 strait")
        man(game, "a4", 0, "fort", "N")
        man(game, "b4", 0, "fort", "N")
        man(game, "c4", 1, "fort", "S")
        assert game.starts()["start d4"] == {"bank": 1, "1": 2}
        del game.units[cell_of("a4")]
        man(game, "a4", 1, "fort", "S")
        assert game.starts()["start d4"] == {"bank": 1, "1": 2 if per_owner else 4}


def corridor(gold: int) -> Game:
    """Only d4 is left, and only a corridor from the north leads there, with a fort of each seat."""
    game = table(gold=gold)
    for row in (1, 2, 3):
        lay(game, f"c{row} coast r1", f"d{row} strait r1", f"e{row} coast r3")
    lay(game, "c4 coast r1", "e4 coast r3", "d5 coast r0")
    sea_everywhere(game, "d4")
    man(game, "d1", 0, "fort", "W")
    man(game, "d2", 1, "fort", "E")
    return game


def test_deadlock() -> None:
    """EN-T23."""
    game = corridor(4)
    for seat in (0, 1):
        assert game.who() == seat
        assert game.legal() == ["pass"]
        game.play("pass")
    assert game.who() is None
    assert game.phase == "income"
    assert game.turn == 0
    game.chance("die 2")
    assert [player.gold for player in game.players] == [6, 7]
    assert game.starts() == {"start d3": {"bank": 2, "1": 2}}
    game.play("start d3")
    game.play("hidden 1")
    assert [player.gold for player in game.players] == [1, 9]
    assert game.passes == 0


def test_the_box() -> None:
    """EN-T24."""
    assert [len(Game(seats).players[0].scouts) for seats in (2, 3, 4)] == [19, 14, 11]
    assert 20 + 20 + 15 + 12 == 67
    assert sum(HIDDEN.values()) + sum(OPEN.values()) + sum(WATERFALLS.values()) == ALL_TILES
    assert sum(HIDDEN.values()) == 114
    assert [stack.size for stack in Game(2).stacks] == [19] * 6
    events = Counter(dict.fromkeys(EVENTS, 0))
    kinds = Counter(dict.fromkeys(OPEN, 0))
    for (kind, event), count in HIDDEN.items():
        events[event] += count
        kinds[kind] += count
    assert [events[event] for event in ("gold", "pirates", "natives", "storm")] == [6, 5, 6, 5]
    assert [kinds[kind] for kind in OPEN] == [18, 34, 32, 14, 16, 0]
    assert sum(TOKENS.values()) == 9
    assert max(4 * 11, 3 * 14, 2 * 19) <= PATHS * PATH_LENGTH


def test_natives_with_an_empty_reserve() -> None:
    """EN-T25."""
    game = table(events=[1])
    walk(game, 1, 0, 1)
    walk(game, 3, *[0] * 7)
    walk(game, 4, *[0] * 7)
    walk(game, 5, *[0] * 3)
    lay(game, "j4 coast r0")
    man(game, "j4", 0, "scout")
    assert game.players[0].scouts == []
    game.huts[0] = game.huts[2] = game.huts[3] = game.huts[4] = 5
    game.bag = {5: 1, 10: 2, 15: 3}
    game.seen[0] = {0}
    game.play("start S5")
    game.play("hidden 1")
    draw(game, "coast natives", events=[1])
    game.play("place e8 r0")
    takes = ["take j4", "take 1.1", *(f"take {path}.{space}" for path in (3, 4) for space in range(1, 8))]
    assert game.legal() == [*takes, "take 5.1", "take 5.2", "take 5.3", "pass"]
    game.play("take 1.1")
    assert game.legal() == ["hut 2", "hut 5", "hut 6", "hut 7"]  # neither its own path nor the full ones
    game.play("hut 2")
    assert game.outcomes() == [("token 5", 1), ("token 10", 2), ("token 15", 3)]
    game.chance("token 10")
    assert game.huts[:2] == [5, 10]
    assert game.paths[0][0] is None
    game.play("stop")
    game.play("start S9")
    game.play("hidden 1")
    draw(game, "coast natives")
    game.play("place i8 r0")
    assert game.legal() == ["hut 1", "hut 2", "hut 5", "hut 6", "hut 7", "pass"]
    game.play("hut 1")
    assert game.phase == "explore"  # no second token
    assert [scout.owner for scout in game.paths[0][:2] if scout] == [1, 1]
    assert game.seen[0] == {0, 1}  # EN-A24


# ----------------------------------------------------------------------------------------------------
# More rules


def test_routes_that_pay_differently_are_named() -> None:
    """EN-A1: 8.6: only the cheapest routes are offered, and named only where somebody gets something else."""
    game = table(3, gold=5)
    lay(game, "e4 sea", "e5 strait r1", "e6 strait r1", "e7 strait r1", "e8 strait r1")
    lay(game, "d4 strait", "c4 strait", "b4 strait", "a4 strait")
    assert game.starts()["start e4"] == {}
    man(game, "e6", 1, "fort", "W")
    assert game.starts()["start e4"] == {"bank": 1}
    man(game, "c4", 2, "fort", "N")
    assert game.starts()["start e4"] == {"1": 2}
    lay(game, "e3 strait r1", "e2 strait r1", "e1 strait r1")
    payments = {text: paid for text, paid in game.starts().items() if text.startswith("start e4")}
    assert payments == {"start e4 via bank:2": {"bank": 2}, "start e4 via 1:2": {"1": 2}}
    man(game, "e8", 2, "settle", "E")
    assert game.starts()["start e4"] == {"bank": 2}
    man(game, "e2", 1, "fort", "E")
    man(game, "b4", 1, "scout", "S")  # EN-6.5
    man(game, "e5", 0, "settle", "E")
    assert game.starts()["start e4"] == {"bank": 1, "2": 2}
    game.players[0].gold = 3
    assert not any(text.startswith("start e4") for text in game.legal())  # EN-A3
    game.players[0].gold = 4
    game.play("start e4")
    assert [player.gold for player in game.players] == [1, 5, 7]


def test_tolls_per_owner_are_not_additive() -> None:
    """EN-D3."""
    for per_owner in (False, True):
        game = table(3, toll_per_owner=per_owner)
        lay(game, "a4 strait", "b4 strait", "c4 sea", "c5 strait r1", "c6 strait r1", "c7 strait r1", "c8 strait r1")
        man(game, "a4", 1, "fort", "N")
        man(game, "c5", 1, "fort", "W")
        man(game, "c6", 1, "settle", "W")
        man(game, "c7", 2, "fort", "E")
        expected = {"bank": 1, "1": 2}  # west; in the south 1 and 2 get 2 each at least
        assert game.starts()["start c4"] == expected
        man(game, "b4", 2, "fort", "S")
        texts = [text for text in game.legal() if text.startswith("start c4")]
        assert texts == ["start c4"]
        assert game.starts()["start c4"] == ({"1": 2, "2": 2} if per_owner else {"bank": 1, "1": 2, "2": 2})


def test_unit_on_an_older_tile_after_a_discard() -> None:
    """EN-9: EN-9.2, EN-D14; the event of a discarded tile does not happen (EN-13)."""
    game = table(events=[2])
    lay(game, "c8 sea", "d7 sea")
    game.play("start S5")
    game.play("hidden 2")
    draw(game, "corner")
    game.play("place e8 r0")
    draw(game, "coast gold", stack=2)  # d8 would need sea on all sides
    assert game.discards == {("coast", "gold"): 1}
    assert game.ship == cell_of("e8")
    assert game.legal() == ["scout", "fort", "stop"]
    game.play("scout")
    assert game.players[0].gold == 4
    assert game.board[cell_of("d8")].origin == "fill"
    assert game.board[cell_of("d8")].kind == "sea"


def test_the_two_lands_of_a_strait() -> None:
    """EN-9."""
    game = table()
    game.play("start W3")
    game.play("hidden 1")
    draw(game, "strait")
    assert game.legal() == ["place a3 r0"]
    game.play("place a3 r0")
    assert game.legal() == ["scout N", "scout S", "fort N", "fort S", "stop"]
    game.play("fort S")
    assert game.units[cell_of("a3")] == Unit(0, "fort", 1)


def test_taking_a_scout_back() -> None:
    """EN-9.8."""
    game = table()
    walk(game, 2, *[0] * 7)
    walk(game, 3, *[0] * 7)
    walk(game, 4, *[0] * 4)
    lay(game, "f4 coast r0")
    man(game, "f4", 0, "scout")
    game.play("start S5")
    game.play("hidden 3")
    draw(game, "coast")
    game.play("place e8 r0")
    legal = game.legal()
    assert "scout" not in legal
    assert "take f4" in legal
    assert "take 2.1" in legal
    game.play("take 2.3")
    assert game.legal() == ["scout"]
    game.play("scout")
    assert game.players[0].gold == 3
    assert game.paths[1][2] is None
    assert game.units[cell_of("e8")].sort == "scout"
    assert game.players[0].scouts == []
    assert game.turn == 1


def test_a_scout_from_a_tile_costs_its_island_a_unit() -> None:
    """EN-9.8."""
    game = table(gold=2)
    game.chance("die 2")
    walk(game, 2, *[0] * 7)
    walk(game, 3, *[0] * 7)
    walk(game, 4, *[0] * 4)
    lay(game, "f4 coast r0")
    man(game, "f4", 0, "scout")
    game.play("start S5")
    game.play("hidden 3")
    draw(game, "coast")
    game.play("place e8 r0")
    game.play("take f4")
    game.play("scout")
    assert set(game.units) == {cell_of("e8")}
    assert game.players[0].gold == 0


def test_no_room_on_any_path() -> None:
    """EN-A25."""
    game = table()
    for path in range(PATHS):
        game.paths[path] = [Scout(1, 0)] * PATH_LENGTH
    lay(game, "g5 coast r1", "i8 sea", "i7 sea", "i6 sea", "i5 sea")
    man(game, "g5", 0, "scout")
    game.play("start i5")
    game.play("hidden 1")
    draw(game, "coast")
    game.play("place h5 r3")
    game.play("stop")
    assert game.scores() == [2, 0]
    assert game.players[0].scouts == list(range(1, 20))
    assert game.turn == 1


def test_gold_mine_and_storm() -> None:
    """EN-13."""
    game = table(gold=4, events=[1])
    game.play("start S5")
    game.play("hidden 4")
    draw(game, "coast gold", events=[1])
    game.play("place e8 r0")
    assert game.players[0].gold == 3
    assert game.left == 3
    assert "fort" in game.legal()
    draw(game, "coast storm")
    game.play("place f8 r0")
    assert game.turn == 1
    assert game.units == {}


def supply(
    game: Game, hidden: dict[str, int], stacks: int, discards: dict[str, int] | None = None, **opened: int
) -> None:
    """Replace the supply; backs show plain tiles as far as possible."""
    for pile, texts in ((game.hidden, hidden), (game.discards, discards or {})):
        pile.clear()
        for text, count in texts.items():
            kind, event = (*text.split(), "")[:2]
            pile[kind, event] = count
    game._deal(stacks)
    plain = sum(count for (_, event), count in game.hidden.items() if not event)
    for stack in game.stacks:
        if stack.size:
            stack.back = "plain" if plain else "?"
            plain -= bool(plain)
    game.open.update(opened)


def test_new_stacks_before_the_event() -> None:
    """EN-15.2."""
    game = table()
    supply(game, {"coast gold": 1}, 1, {"sea": 2, "coast storm": 1})
    game.play("start S5")
    game.play("hidden 2")
    game.play("draw 1")
    assert game.outcomes() == [("tile coast gold", 1)]
    game.chance("tile coast gold")
    game.play("place e8 r0")
    assert [stack.size for stack in game.stacks] == [2, 1, 0, 0, 0, 0]
    assert game.outcomes() == [("back 1 ?", 1), ("back 1 plain", 2)]
    game.chance("back 1 ?")
    assert game.players[0].gold == 5
    assert game.outcomes() == [("back 2 plain", 2)]
    game.chance("back 2 plain")
    assert game.players[0].gold == 8
    assert game.legal() == ["draw 1", "draw 2", "scout", "fort", "settle", "stop"]
    assert game.discards == {}


def test_no_hidden_supply() -> None:
    """EN-C4."""
    game = table(gold=5)
    supply(game, {}, 1)
    starts = game.starts()
    assert "start S3" in starts
    assert "start W3" in starts
    assert "start N3" not in starts
    game.play("start S3")
    assert game.legal() == ["open 1"]


def test_buying_what_the_open_stacks_lack() -> None:
    """EN-15.3."""
    game = table(gold=12)
    hidden = {"coast": 1, "sea": 2, "corner": 1, "corner gold": 1}
    supply(game, hidden, 3, {"coast storm": 1, "coast pirates": 1}, coast=0, bay=0, strait=0)
    game.play("start S5")
    game.play("open 3")
    assert game.legal() == ["draw sea", "draw coast", "draw corner"]
    game.play("draw coast")
    assert game.discards["coast", "pirates"] == 0
    game.play("place e8 r0")
    game.play("draw coast")
    game.play("place f8 r0")  # no storm
    assert not any(game.discards.values())
    assert [stack.size for stack in game.stacks] == [2, 2, 1, 0, 0, 0]
    game.play("draw coast")
    assert game.phase == "backs"
    assert [stack.size for stack in game.stacks] == [2, 1, 1, 0, 0, 0]
    assert game.outcomes() == [("back 1 ?", 1), ("back 1 plain", 3)]
    backs(game)
    game.play("place g8 r0")
    assert game.turn == 1


def test_filling_from_the_hidden_stacks() -> None:
    """EN-15.3."""
    game = table()
    lay(game, *RING[:5], "f3 coast r2", "g4 sea", "g8 sea", "g7 sea", "g6 sea", "g5 coast r1")
    game.play("start g5")
    game.play("hidden 1")
    supply(game, {"coast": 2, "bay": 3}, 4, coast=0, land=1)
    game.play("draw 1")
    game.chance("tile coast")
    backs(game)
    game.play("place f5 r3")
    game.play("stop")
    assert game.created == 1  # EN-A14: one LAND of two
    assert game.phase == "backs"
    assert [stack.size for stack in game.stacks] == [1, 1, 1, 0, 0, 0]
    assert game.hidden["coast", ""] == 0
    backs(game)
    assert game.turn == 1
    assert len(game.scored) == 8 + 2  # EN-A19: nobody was there


def two_left(gold: int = START_GOLD) -> Game:
    """k8 and l8 are left between sea: from S12 only SEA and COAST fit."""
    game = table(gold=gold)
    sea_everywhere(game, "k8", "l8")
    return game


def chances(game: Game, stacks: list[int]) -> dict[tuple[str, ...], Fraction]:
    """Probability of each sequence of tiles when these stacks are drawn from in turn, all backs included."""
    if game.who() is None:
        total = sum(weight for _, weight in game.outcomes())
        found: dict[tuple[str, ...], Fraction] = defaultdict(Fraction)
        for text, weight in game.outcomes():
            after = deepcopy(game)
            after.chance(text)
            for rest, probability in chances(after, stacks).items():
                found[text, *rest] += probability * Fraction(weight, total)
        return found
    if not stacks:
        return {(): Fraction(1)}
    after = deepcopy(game)
    if after.phase == "place":
        after.play(after.legal()[0])
        return chances(after, stacks)
    after.play(f"draw {stacks[0]}")
    return chances(after, stacks[1:])


def test_chance_is_that_of_shuffled_stacks() -> None:
    """Backs and tiles come with the same probabilities as from stacks whose order was settled by a shuffle."""
    game = table()
    game.play("start S5")
    game.play("hidden 3")
    supply(game, {"sea": 2, "coast": 1, "coast gold": 1, "sea pirates": 1}, 2)
    for stack in game.stacks:
        stack.back = None
    game._ask_backs("explore")
    due: dict[tuple[str, ...], Fraction] = defaultdict(Fraction)
    orders = list(permutations(["sea", "sea", "coast", "coast gold", "sea pirates"]))
    for order in orders:
        stacks = {1: list(order[:3]), 2: list(order[3:])}
        backs_of = {tile: "?" if " " in tile else "plain" for tile in order}
        told = [f"back {number} {backs_of[stacks[number][0]]}" for number in (1, 2)]
        for number in (1, 2, 1):
            told.append(f"tile {stacks[number].pop(0)}")
            if stacks[number]:
                told.append(f"back {number} {backs_of[stacks[number][0]]}")
        due[tuple(told)] += Fraction(1, len(orders))
    assert chances(game, [1, 2, 1]) == due


def test_stall_guard() -> None:
    """EN-A35."""
    game = two_left(gold=20)
    supply(game, {"corner": 9}, 3, sea=1, coast=0)
    for turn in range(4):
        assert game.turn == turn % 2
        game.play("start S12")
        game.play("hidden 1")
        game.play("draw 2" if turn % 2 else "draw 1")
        game.chance("tile corner")
        backs(game)
    assert game.discards == {("corner", ""): 4}
    game.play("start S12")
    game.play("hidden 2")  # nothing hidden fits: the open SEA is handed over
    assert game.legal() == ["place l8 r0"]
    assert game.open["sea"] == 0
    game.play("place l8 r0")
    assert game.left == 1
    assert game.created == 0
    assert game.legal() == ["draw 1", "draw 2", "draw 3", "stop"]  # the guard is off
    game.play("stop")
    assert game.over()
    assert game.created == 1  # EN-A14


def test_draws_go_on_until_one_fits() -> None:
    """EN-A35."""
    game = two_left()
    game.dry = 4
    supply(game, {"corner": 1}, 1, {"sea": 1})
    game.play("start S12")
    game.play("hidden 1")
    assert game.legal() == ["draw 1"]
    game.play("draw 1")
    game.chance("tile corner")
    backs(game)
    assert game.legal() == ["draw 1", "draw 2"]  # and no `stop`
    assert game.left == 1
    game.play("draw 2")
    assert sorted(game.outcomes()) == [("tile corner", 1), ("tile sea", 1)]
    game.chance("tile sea")
    game.play("place l8 r0")
    assert game.over()


@pytest.mark.parametrize("source", ["hidden", "open"])
def test_a_tile_is_created(source: str) -> None:
    """EN-A35."""
    game = two_left()
    game.dry = 4
    supply(game, {"corner": 1}, 1, sea=0, coast=0)
    game.play("start S12")
    game.play(f"{source} 1")
    assert game.legal() == ["place l8 r0"]
    assert game.created == 1
    game.play("place l8 r0")
    assert game.over()
    assert game.created == 2  # EN-A14


def test_open_tiles_where_nothing_fits() -> None:
    """EN-A11."""
    game = two_left()
    supply(game, {"corner": 1}, 1, sea=0, coast=0)
    game.play("start S12")
    game.play("open 1")
    assert game.turn == 1
    assert game.dry == 1
    assert game.players[0].gold == 3


def test_ranks() -> None:
    """EN-A33."""
    game = almost_over(4)
    finish(game)
    assert [player.gold for player in game.players] == [6, 7, 7, 7]
    assert game.ranks() == [4, 1, 1, 1]


def test_chief_scouts() -> None:
    """EN-16.1."""
    game = table(2, chief_scouts=True, events=[1], first=1)
    assert game.who() == 1
    assert len(game.legal()) == 19 * 18 // 2
    assert game.legal()[-1] == "chiefs 18 19"
    game.play("chiefs 3 7")
    assert game.who() == 0
    game.play("chiefs 1 19")
    assert game.view(0)["chiefs"] == [(1, 19), None]
    assert game.view(None)["chiefs"] == [None, None]
    assert game.who() == 1
    game.play("start S5")
    game.play("hidden 2")
    draw(game, "strait natives")
    game.play("place e8 r1")
    assert game.legal() == [f"hut {path} #{number}" for path in range(1, 8) for number in range(1, 20)] + ["pass"]
    game.play("hut 2 #3")
    game.chance("token 5")
    assert "scout E #7" in game.legal()
    assert "scout W #3" not in game.legal()
    assert "fort W" in game.legal()
    game.play("scout E #7")
    assert game.units[cell_of("e8")] == Unit(1, "scout", 0, 7)
    walk(game, 2, None, 0, None)
    game.paths[1][2] = Scout(0, 5)
    assert game.hut_winner(1) == 0  # 19 is a chief: 3 to 2
    game.paths[1][1] = None
    assert game.hut_winner(1) == 1
    game.paths[1][1] = Scout(0, 6)
    assert game.hut_winner(1) == 1  # 2 to 2, and nearer


def test_layouts() -> None:
    free = {name: len(ALL_CELLS) - len(read_layout(name)) for name in LAYOUTS}
    assert free == {"base": 86, "v1": 85, "v2": 80, "v3": 76}
    assert [Game(2, layout=name).open["sea"] for name in LAYOUTS] == [11, 10, 6, 2]
    assert [Game(2, layout=name).aside for name in LAYOUTS] == [
        {5: 1, 10: 0},
        {5: 1, 10: 0},
        {5: 0, 10: 0},
        {5: 0, 10: 0},
    ]
    assert len(read_layout("~ a1 B3 +5 c5")) == 3
    many = " ".join(f"{column}{row}" for row in (2, 7) for column in "abcdefghijkl")
    for wrong in (
        "~ c4 c4",
        "~ c4 +5 c4",
        "~ c4 +5 c5",  # sea beside bonus
        "+5 a4",  # bonus on the border
        "+10 c4 g4",
        "+5 c4 e4 g4 i4",
        "~ " + many,
        "~ b1 a2",  # a1 has four known sides
        "~ c3 c5 b4 d4",
        "+5 c3 c5 b4 +10 d4",
        "c4",
        "~ m4",
        "~ c9",
        "base v1",
    ):
        with pytest.raises(ValueError, match=r"\w"):
            read_layout(wrong)


def test_what_is_refused() -> None:
    for seats in (1, 5):
        with pytest.raises(ValueError, match="seats"):
            Game(seats)
    with pytest.raises(ValueError, match="seat"):
        Game(2, first=2)
    game = table()
    with pytest.raises(ValueError, match="not possible"):
        game.play("pass")
    with pytest.raises(ValueError, match="cannot happen"):
        game.chance("die 2")


# ----------------------------------------------------------------------------------------------------
# Laws


def all_tiles(game: Game) -> Counter[tuple[str, str]]:
    """Every tile that came out of the box, but for the waterfalls."""
    tiles: Counter[tuple[str, str]] = Counter()
    for pile in (game.hidden, game.discards):
        tiles.update(pile)
    for tile in game.board.values():
        if not tile.bonus and not tile.created:
            tiles[tile.kind, tile.event] += 1
    tiles.update({(kind, ""): count for kind, count in game.open.items()})
    if game.in_hand and not game.hand_created:
        tiles[game.in_hand] += 1
    return +tiles


def check_every_step(game: Game) -> None:
    """What never changes: gold, pieces, waterfalls, tokens."""
    assert sum(player.gold for player in game.players) + game.bank == START_GOLD * game.seats
    assert all(player.gold >= 0 for player in game.players)
    for seat, player in enumerate(game.players):
        sorts = Counter(unit.sort for unit in game.units.values() if unit.owner == seat)
        numbers = [*player.scouts, *player.landed]
        numbers += [unit.number for unit in game.units.values() if unit.owner == seat and unit.sort == "scout"]
        numbers += [scout.number for path in game.paths for scout in path if scout and scout.owner == seat]
        numbers += [game.taken.number] if game.taken and game.taken.owner == seat else []
        assert sorted(numbers) == list(range(1, SCOUTS[game.seats]))
        assert player.forts + sorts["fort"] == FORTS
        assert player.settlements + sorts["settle"] == SETTLEMENTS
    falls = Counter(tile.bonus for tile in game.board.values() if tile.bonus)
    falls.update(game.aside)
    assert +falls == Counter(WATERFALLS)
    assert sum(stack.size for stack in game.stacks) == sum(game.hidden.values())
    tokens = Counter(game.bag)
    tokens.update(value for value in game.huts if value)
    assert +tokens == Counter(TOKENS)
    for path in range(PATHS):
        assert (game.huts[path] is None) == (not game.seen[path]) or game.phase == "token"


def check_after_a_turn(game: Game) -> None:
    """The board: matching sides, no land at the edge, ways to the edge, all complete islands scored."""
    for cell, tile in game.board.items():
        assert fits(game.board, cell, tile.land)
        assert kind_of(tile.land) in OPEN
        for side in SIDES:
            assert in_grid(beside(cell, side)) or side not in tile.land
        if tile.origin == "ship":
            assert game.cheapest_payments(cell)  # EN-A15
    assert not surrounded(game.board)
    assert not closed_off(game.board)
    for island in islands_of(game.board):
        assert island.complete == (island.parts <= game.scored)
        assert island.complete or not island.parts & game.scored
        assert not island.complete or not game.units_on(island)
    scored = Counter(tuple(cells) for cells, _, _ in game.scorings)
    assert all(count == 1 for count in scored.values())


def random_action(game: Game, rng: random.Random, love: dict[str, float]) -> str:
    legal = game.legal()
    assert len(legal) == len(set(legal))
    verbs = sorted({text.split()[0] for text in legal})
    for verb in verbs:
        love.setdefault(verb, rng.choice((0.05, 1.0, 1.0, 5.0)))
    verb = rng.choices(verbs, [love[verb] for verb in verbs])[0]
    return rng.choice([text for text in legal if text.split()[0] == verb])


def playout(game: Game, rng: random.Random) -> None:
    """One random match; the laws hold at every step and after every turn."""
    love: dict[str, float] = {}
    turns = 0
    box = all_tiles(game)
    for _ in range(20_000):
        if game.over():
            break
        check_every_step(game)
        assert all_tiles(game) == box
        if game.turns > turns:
            turns = game.turns
            check_after_a_turn(game)
        if game.who() is None:
            texts = game.outcomes()
            assert all(weight > 0 for _, weight in texts)
            assert game.legal() == []
            game.chance(rng.choices([text for text, _ in texts], [weight for _, weight in texts])[0])
        else:
            assert game.outcomes() == []
            game.play(random_action(game, rng, love))
    assert game.over()
    check_every_step(game)
    check_after_a_turn(game)
    assert len(game.board) == len(ALL_CELLS)
    assert game.units == {}
    islands = islands_of(game.board)
    assert all(island.complete for island in islands)
    assert game.scored == {part for island in islands for part in island.parts}
    points = [sum(gains.get(seat, 0) for _, _, gains in game.scorings) for seat in range(game.seats)]
    for _, seat, value in game.hut_scorings:
        points[seat] += value
    assert points == game.scores()
    assert 1 in game.ranks()


def random_game(number: int, rng: random.Random) -> Game:
    layouts = [*LAYOUTS, "", "~ b2 b7 k2 k7 f4 g5 +10 d4 +5 i5"]
    return Game(
        2 + number % 3,
        layout=layouts[number % len(layouts)],
        chief_scouts=rng.random() < 0.3,
        toll_per_owner=rng.random() < 0.3,
        first=rng.randrange(2),
    )


@pytest.mark.parametrize("number", range(12))
def test_random_matches(number: int) -> None:
    rng = random.Random(f"entdecker {number}")
    game = random_game(number, rng)
    box = Counter(HIDDEN)
    box.update({(kind, ""): count for kind, count in OPEN.items()})
    assert all_tiles(game) == box
    playout(game, rng)


@pytest.mark.parametrize("number", range(4))
def test_random_matches_with_few_tiles(number: int) -> None:
    """Stacks run out all the time (EN-15), tiles must be created (EN-A14), and the stall guard is needed (EN-A35)."""
    rng = random.Random(f"few {number}")
    game = random_game(number, rng)
    for stock in game.hidden:
        game.hidden[stock] = rng.choice((0, 0, 0, 1, 2))
    for kind in game.open:
        game.open[kind] = rng.choice((0, 1, 3))
    game._deal(6)
    playout(game, rng)
