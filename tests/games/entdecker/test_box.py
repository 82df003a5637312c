"""The box of Die neuen Entdecker: what is in it, and that its tables fit together."""

import dataclasses
from typing import Any

import pytest

from farshore.games.entdecker import GAME, box
from farshore.play import new

pytestmark = pytest.mark.rules


def test_what_is_in_the_box() -> None:
    """EN-T24, EN-1 to EN-2."""
    assert box.faults(box.BOX) == []
    for seats, scouts in ((2, 19), (3, 14), (4, 11)):
        table = new(GAME, seats=seats, chance="given").view()
        assert [player.scouts for player in table.players] == [scouts] * seats
        assert [(p.gold, p.forts, p.settlements, p.points) for p in table.players] == [(7, 2, 1, 0)] * seats
        assert sum(table.unseen.plain.values()) == 92
        assert sum(table.unseen.events.values()) == 22
        assert [stack.tiles for stack in table.stacks] == [19] * 6


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"tiles": 181}, "the tiles add up to 180, not 181"),
        ({"stacks": 7}, "114 hidden tiles cannot be dealt into 7 equal stacks"),
        ({"events": {**box.BOX.events, "gold": {}}}, "there are 0 tiles with gold, not 6"),
        ({"plain": {**box.BOX.plain, "land": 6}}, "a ship can never place land, so it cannot be hidden"),
        ({"tokens": {5: 3}}, "3 tokens are too few for 7 huts"),
        ({"scouts": {2: 40}}, "the paths are too short for 2 times 39 scouts"),
    ],
)
def test_a_box_with_a_fault_is_told_what_is_wrong(wrong: dict[str, Any], sentence: str) -> None:
    assert sentence in box.faults(dataclasses.replace(box.BOX, **wrong))
