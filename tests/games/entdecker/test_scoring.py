"""Complete islands: ranks, points, and where the units go (EN-11)."""

from typing import Any

import numpy as np
import pytest

from farshore.engine.game import CHANCE
from farshore.games.entdecker.packed import POWER
from farshore.games.entdecker.scoring import rank_points, rank_seats
from farshore.games.entdecker.state import SEATS
from tests.games.entdecker.boards import at, board, code, go, phase, placing
from tests.games.entdecker.typed import Play

pytestmark = pytest.mark.rules


def finish(**fields: Any) -> Play:
    """An island of nine tiles whose last one is placed, without gold for a unit."""
    cells, lands = "b2 c2 c3 d3 d4 e4 e5 f5 g6", "b2E c2S c3E d3S d4E e4S e5E f5S"
    given = {"map": board(cells, lands), "seats": 4, "gold": "0,9,9,9", **placing("g6", "coast"), **fields}
    return go(at(**given), "place f6 r0")


def test_points_by_rank() -> None:
    """EN-T10, EN-11: Yellow has a settlement, red and white a fort and a scout each, purple a scout: 9, 5, 5, 3."""
    play = finish(units="b2:0t,c2:1f,c3:1s,d3:2f,d4:2s,e4:3s")
    assert play.scores == (9, 5, 5, 3)
    island = play.receipt().islands[0]
    assert (island.first, island.value, island.ranks, island.points) == ("b2", 9, [1, 2, 2, 3], [9, 5, 5, 3])
    table = play.view()
    assert [(p.forts, p.settlements, p.due) for p in table.players] == [(2, 1, 0), (2, 1, 1), (2, 1, 1), (2, 1, 1)]
    assert (phase(play), play.position.to_act, table.units) == ("jungle", (1,), [])
    assert table.islands[0].scored


def test_a_waterfall_and_the_scouts_that_go_on() -> None:
    """EN-T11, EN-12: Clockwise from yellow: white, purple, red. Twelve tiles and five: 17, 9, 5, 3."""
    cells = "e3 e5 d4 f4 f3 f2 d5 d6 f5 g5 h2"
    lands = "e4N e4E e4S e4W e3E f3N f2E e5W d5S f4S f5E"
    units = "e3:0t,f3:1f,f2:1s,d4:1s,d5:3s,d6:3s,g5:2s"
    fields = {"map": board(cells, lands, laid="e4+5 l1~"), "seats": 4, "gold": "0,9,9,9", "units": units}
    play = go(at(**fields, **placing("h2", "coast")), "place g2 r3")
    assert play.scores == (17, 9, 3, 5)
    order = []
    for text in ("hut 1", "token 5", "hut 2", "token 10", "hut 1", "hut 3", "token 15", "hut 3"):
        if play.position.to_act != (CHANCE,):
            order.append(play.position.to_act[0])
        play.act(text)
    assert order == [1, 2, 3, 1, 3]
    assert [hut.known_by for hut in play.view().huts][:3] == [[1, 3], [2], [1, 3]]
    assert [play.view(3).huts[i].token for i in range(3)] == [5, None, 15]
    assert [step.text for step in play.history(3)][-2] == "token ?"
    assert (phase(play), play.position.to_act) == ("start", (1,))


def test_half_of_the_rank_above_rounded_up() -> None:
    """EN-T14, EN-A20."""
    assert [rank_points(9, rank) for rank in (1, 2, 3, 4)] == [9, 5, 3, 2]
    assert [rank_points(10, rank) for rank in (1, 2, 3, 4)] == [10, 5, 3, 2]
    assert [rank_points(2, rank) for rank in (1, 2, 3, 4)] == [2, 1, 1, 1]
    assert finish(units="b2:0s,c2:1s,c3:2s,d3:0s,d4:1s").scores == (9, 9, 5, 0)
    assert finish(units="b2:0s,c2:0s,c3:1s,d3:0s,d4:1s,e4:2f,e5:3s").scores == (5, 3, 9, 2)


def test_small_islands() -> None:
    """EN-T16."""
    fields = {"map": board("e3 e5 d4 g4", "e4N e4E e4S e4W", laid="e4+5 l1~"), "units": "e3:1s", "gold": "0,9"}
    assert go(at(**fields, **placing("g4", "coast")), "place f4 r3").scores == (0, 10)
    play = at(map=board("c8 e8", "c8E"), units="c8:1s", gold="0,9", **placing("e8", "coast"))
    assert go(play, "place d8 r3").scores == (0, 2)


def test_ranking() -> None:
    """EN-T17, EN-D8."""
    rows = [(1, 1, 0), (1, 0, 8), (0, 2, 9), (0, 2, 0), (0, 1, 1), (0, 1, 0), (0, 0, 5)]
    powers = [int(np.dot(POWER, [0, scouts, forts, settlements])) for settlements, forts, scouts in rows]
    assert powers == sorted(set(powers), reverse=True)
    ranks = np.empty(SEATS, np.int64)
    rank_seats(np.array([POWER[3] + POWER[2], 2 * POWER[2], 0, 0]), ranks)
    assert ranks.tolist() == [1, 2, 0, 0]


def test_a_strait_whose_lands_join_counts_once() -> None:
    """EN-T18, EN-A17."""
    cells, lands = "c2 d2 d3 e3 d4 c4 b3", "c2S c2E d2S d3S d3E d4W c4N"
    play = go(at(map=board(cells, lands), units="d2:1s", gold="0,9", **placing("b3", "strait")), "place c3 r0")
    assert play.scores == (0, 7)
    assert play.receipt().islands[0].tiles == 7


def test_an_island_without_units_scores_nothing() -> None:
    """EN-A19."""
    play = finish(units="-")
    assert play.scores == (0, 0, 0, 0)
    assert phase(play) == "start"
    assert not play.view().islands[0].scored


def test_several_islands_are_scored_in_a_chosen_order() -> None:
    """EN-11.2, EN-A21, EN-C11: A strait closes an island on each side; numbers stay while the turn lasts."""
    fields = {"map": board("c8 e8 d7 k8", "c8E e8W k8N"), "units": "c8:1s,e8:0s", "gold": "0,9"}
    play = go(at(**fields, **placing("d7", "strait")), "place d8 r1")
    assert phase(play) == "order"
    assert play.legal() == ["island 1", "island 2"]
    assert (code(play, "island 2"), code(play, "island 3")) == (None, "no_such_island")
    assert code(play, "hut 1") == "island_first"
    found = [(island.first, island.number) for island in play.view().islands]
    assert found == [("c8", 1), ("d8", 2), ("k8", None)]
    go(play, "island 2")
    assert play.scores == (2, 0)
    assert code(play, "hut 1 #3") == "not_numbered"
    assert code(play, "island 1") == "jungle_first"
    go(play, "hut 1", "token 10")
    assert play.scores == (2, 2)  # the last one goes by itself
    assert play.position.to_act == (1,)
    go(play, "hut 1")
    assert play.view().huts[0].known_by == [0, 1]  # space 2 has an eye


def test_of_three_islands_the_numbers_stay() -> None:
    """EN-C11: One was completed earlier in the expedition; forts only, so nobody goes to the jungle."""
    fields = {"map": board("c8 e8 d7 j8 k8", "c8E e8W j8E"), "units": "c8:1f,e8:0f,j8:1f", "gold": "0,9"}
    play = go(at(**fields, **placing("d7", "strait")), "place d8 r1")
    assert play.legal() == ["island 1", "island 2", "island 3"]
    go(play, "island 2")
    assert play.legal() == ["island 1", "island 3"]
    assert [(island.first, island.number) for island in play.view().islands] == [("c8", 1), ("d8", None), ("j8", 3)]
    go(play, "island 3")
    assert play.scores == (2, 4)
    assert (phase(play), play.position.to_act) == ("start", (1,))
