"""What is counted in matches of Explorers."""

import pytest

from farshore.engine.record import unpack
from farshore.games.explorers import GAME
from farshore.games.explorers.present import receipt
from tests.analysis.played import by_bots, items, points

EXPERT = {"temples": "expert", "provisions": "expert", "gems": "expert", "villages": "expert", "achievements": 3}


@pytest.mark.parametrize(("options", "seats"), [({}, 1), (EXPERT, 2)])
def test_the_sources_add_up_to_the_score(options: dict[str, object], seats: int) -> None:
    match = by_bots(GAME, options, seats, 2)
    assert points(match, "sources") == sum(match.end.scores)
    for table, row in (("goals", "achievements"), ("temples", ""), ("villages", ""), ("provisions", ""), ("gems", "")):
        assert points(match, table) == points(match, "sources", row or table), table


def test_every_seat_has_a_temple_and_a_village_in_every_quadrant() -> None:
    counted = [(each.table, each.seat) for each in items(by_bots(GAME, EXPERT, 2, 3))]
    for seat in range(2):
        assert counted.count(("temples", seat)) == counted.count(("villages", seat)) == 4
        assert counted.count(("goals", seat)) == 3
        assert counted.count(("gems", seat)) == 4


def test_marks_and_choices_are_those_of_the_transcript() -> None:
    match = by_bots(GAME, {}, 2, 3)
    done = [GAME.actions[number].split()[0] for actor, number in match.transcript.steps if actor >= 0]
    counted = [each.name for each in items(match) if each.table == "actions"]
    assert counted.count("mark a square") == done.count("mark")
    assert len([each for each in items(match) if each.table == "options"]) == done.count("option")


def test_a_match_alone_has_a_rank() -> None:
    match = by_bots(GAME, {}, 1, 1)
    assert [each.name for each in items(match) if each.table == "ranks"] == [
        f"rank {receipt(unpack(match.end.states)).rank}"
    ]
