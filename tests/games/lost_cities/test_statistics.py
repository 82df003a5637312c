"""What is counted in matches of Lost Cities."""

from collections import Counter

import pytest

from farshore.analysis.counting import Item, counts_of
from farshore.analysis.simulation import agree
from farshore.analysis.summary import Mean, summarize
from farshore.games.lost_cities import GAME
from tests.analysis.played import by_bots, from_text, items, points, tally_of
from tests.games.lost_cities.boards import finish


def test_a_match_counted_by_hand() -> None:
    """Both have 2 to 10 in one colour: 54 - 20 + 20. Seat 0 begins a second one with a 6: 6 - 20."""
    match = from_text(finish("rounds=1", "lay G6").transcript)
    assert match.end.scores == (40, 54)
    found = Counter(items(match))
    starter = next(each for each in found if each.name == "starts the round")
    assert found == Counter(
        {
            Item("actions", "lay a number", 0): 1,
            Item("actions", "draw from the deck", 0): 1,
            Item("wagers", "no wagers", 0, 54): 1,
            Item("wagers", "no wagers", 0, -14): 1,
            Item("wagers", "no wagers", 1, 54): 1,
            Item("cards", "9 cards", 0, 54): 1,
            Item("cards", "1 card", 0, -14): 1,
            Item("cards", "9 cards", 1, 54): 1,
            Item("begun", "2 expeditions", 0, 40): 1,
            Item("begun", "1 expedition", 1, 54): 1,
            starter: 1,
            Item("starter", "comes second", 1 - (starter.seat or 0), 94 - (starter.points or 0)): 1,
        }
    )
    summary = summarize(agree(GAME, 1, 2, {}), tally_of(match), counts_of(GAME))
    row = summary.tables[0].rows[0]
    assert (row.name, row.count, row.often) == ("no wagers", 3, Mean(3.0, None))
    assert row.points == Mean(94 / 3, None)
    assert row.paid == pytest.approx(2 / 3)
    assert row.wins is not None
    assert row.wins.value == pytest.approx(1 / 3)


@pytest.mark.parametrize("options", [{}, {"colours": 6, "rounds": 2, "next_starter": "alternate"}])
def test_expeditions_and_rounds_add_up_to_the_score(options: dict[str, object]) -> None:
    match = by_bots(GAME, options, 2, 4)
    for table in ("wagers", "cards", "begun", "starter"):
        assert points(match, table) == sum(match.end.scores), table
    done = [each for each in items(match) if each.table == "actions"]
    assert len(done) == sum(actor >= 0 for actor, _ in match.transcript.steps)
