"""What a seat of Lost Cities may know, and the worlds invented from it."""

import pytest

from farshore.engine.chance import stream
from farshore.engine.game import SPECTATOR
from farshore.games.lost_cities.box import TEXTS
from tests.games.lost_cities.boards import HANDS, at
from tests.games.matches import amount

pytestmark = pytest.mark.rules


def test_known_cards_are_seen_by_everybody_and_gone_when_played() -> None:
    play = at(HANDS + " piles=G2")
    play.act("lay R9")
    play.act("take G")
    for seat in (0, 1, SPECTATOR):
        assert play.view(seat).known == [["G2"], []]
    assert "G2" not in play.view(1).unseen
    assert "G2" not in play.view(SPECTATOR).unseen
    play.act("lay R10")
    play.act("draw")
    play.act("card G3")
    play.act("discard G2")
    assert play.view(1).known == [[], []]


@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_worlds_deal_hidden_cards_evenly_and_known_ones_always(seat: int) -> None:
    """Each unseen card is in the other hand as often as its share of the unseen cards (six standard deviations)."""
    play = at("hand0=Yx,Y2,Y5,B4,B6,W3,G7,R9 hand1=Yx!,Y3!,B2,B7,W4,W10,G8,R10 laid0=Rx,R2 piles=G2,G4")
    unseen = play.view(seat).unseen
    n = amount(compiled=20_000, off=300, soak=200_000)
    draws = stream(5)
    counts = dict.fromkeys(unseen, 0)
    for _ in range(n):
        states = play.position.resample(seat, draws).states
        hand = [TEXTS[card] for card in states["hand"][0, 1].tolist()]
        assert hand.count("Yx") >= 1
        assert "Y3" in hand
        hand.remove("Yx")
        hand.remove("Y3")
        for card in hand:
            counts[card] += 1
    for card, copies_left in unseen.items():
        due = n * 6 * copies_left / sum(unseen.values())
        assert abs(counts[card] - due) < 6 * due**0.5
