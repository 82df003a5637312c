"""The compiled rules against the slow twin of `oracle.py`, action by action."""

import random
from typing import Any

import pytest

from farshore.engine.game import CHANCE, SPECTATOR
from farshore.engine.record import unpack
from farshore.games.lost_cities import GAME
from tests.games.lost_cities.oracle import LostCities
from tests.games.lost_cities.typed import Play
from tests.games.matches import amount, choose, habit, random_match, reproducible

pytestmark = pytest.mark.rules
BATCHES = range(8)


def compare(play: Play, oracle: LostCities) -> None:
    to_act = oracle.to_act()
    assert {(): "over", (CHANCE,): "chance", (0,): "0", (1,): "1"}[play.to_act] == to_act
    if to_act == "chance":
        weights = play.position.weights()
        assert {play.game.outcomes[i]: weight for i, weight in enumerate(weights) if weight} == oracle.outcomes()
    for seat in range(2):
        assert play.legal(seat) == oracle.legal(seat)
    assert list(play.scores) == oracle.scores()


def compare_in_depth(play: Play, oracle: LostCities) -> None:
    assert list(play.ranks) == oracle.ranks()
    assert play.truncated == oracle.truncated
    for seat in range(2):
        receipt = oracle.receipt(seat)
        for line in play.receipt().expeditions[seat]:
            assert receipt[line.suit] == {
                "sum": line.sum,
                "cost": line.cost,
                "multiplier": line.multiplier,
                "bonus": line.bonus,
                "cards": len(line.cards),
                "points": line.points,
            }
    for seat in (0, 1, SPECTATOR):
        due: Any = oracle.view(None if seat == SPECTATOR else seat)
        record = unpack(play.position.observe(seat))
        table = play.game.present(record, {**play.options, "piles": "full"})
        assert (table.hand if seat != SPECTATOR else None) == due["hand"]
        assert table.known == due["known"]
        assert [held - len(known) for held, known in zip(table.held, table.known, strict=True)] == due["hidden"]
        assert [{line.suit: line.cards for line in lines} for lines in table.receipt.expeditions] == due["expeditions"]
        assert table.piles == due["piles"]
        assert table.deck == due["deck"]
        assert table.closed == due["closed"]
        assert {"lay": "lay", "draw": "draw", "over": "over", "cut": "over"}.get(table.step, "chance") == due["step"]
        assert table.acting == due["seat"]
        assert table.round == due["round"]
        assert table.starter == due["starter"]
        assert [list(row) for row in zip(*table.receipt.rounds, strict=True)] == (
            due["sheet"] if table.receipt.rounds else []
        )
        assert record.stall == due["stall"]
        assert record.turns == due["turns"]
        assert table.unseen == due["unseen"]


@pytest.mark.parametrize("batch", BATCHES)
def test_kernels_agree_with_the_oracle_action_by_action(batch: int) -> None:
    game = GAME
    rng = random.Random(f"oracle {batch}")
    for _ in range(amount(compiled=600, off=8, soak=10_000) // len(BATCHES)):
        play = random_match(game, rng, chance="given", research=0.2)
        agreed = {name: value for name, value in play.options.items() if name != "piles"}
        oracle = LostCities(**agreed)  # type: ignore[arg-type]
        weights = habit(game, rng)
        with reproducible(play):
            while not play.over:
                compare(play, oracle)
                if rng.random() < 0.03:
                    compare_in_depth(play, oracle)
                seat, action = choose(play, rng, weights)
                if seat == CHANCE:
                    oracle.chance(game.outcomes[action])
                else:
                    oracle.act(seat, game.actions[action])
                play.act(action, seat)
            compare(play, oracle)
            compare_in_depth(play, oracle)
