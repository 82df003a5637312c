"""What is counted in matches of Die neuen Entdecker."""

import pytest

from farshore.games.entdecker import GAME
from tests.analysis.played import by_bots, items, points


@pytest.mark.parametrize("options", [{}, {"chief_scouts": True, "layout": "v3"}])
@pytest.mark.parametrize("seats", [2, 4])
def test_islands_units_and_huts_add_up_to_the_score(options: dict[str, object], seats: int) -> None:
    match = by_bots(GAME, options, seats, 3)
    assert points(match, "sources") == sum(match.end.scores)
    for table in ("units", "islands", "sizes"):
        assert points(match, table) == points(match, "sources", "islands"), table
    assert points(match, "huts") == points(match, "sources", "huts")


def test_units_and_events_are_those_of_the_transcript() -> None:
    match = by_bots(GAME, {}, 2, 5)
    texts = [GAME.text(actor, number).split() for actor, number in match.transcript.steps]
    counted = [(each.table, each.name) for each in items(match)]
    for word, name in (("scout", "scout"), ("fort", "fort"), ("settle", "settlement"), ("hut", "scout to a hut")):
        assert counted.count(("placed", name)) == [each[0] for each in texts].count(word), word
    drawn = [each[2] for each in texts if each[0] == "tile" and len(each) == 3]
    assert sorted(name for table, name in counted if table == "events") == sorted(drawn)
    assert drawn


def test_gold_that_is_left_is_counted_for_every_seat() -> None:
    match = by_bots(GAME, {}, 3, 4)
    counted = {each.seat: each.name for each in items(match) if each.table == "gold"}
    gold = match.end.states["gold"][0].tolist()
    assert len(counted) == 3
    for seat, name in counted.items():
        low, _, rest = name.partition(" ")
        high = rest.split()[1] if rest.startswith("to") else 1_000
        assert int(low) <= gold[seat] <= int(high)
