"""Golden files replay line by line, and every game has them."""

import pytest

from farshore.engine.game import Game
from farshore.engine.position import Position
from tests.games.golden import A_GAME, count, counts, playthrough, playthroughs, recorded
from tests.games.matches import amount

pytestmark = pytest.mark.rules


@pytest.mark.parametrize("number", range(A_GAME))
def test_playthroughs_are_as_recorded(game: Game, number: int) -> None:
    text = playthroughs(game)[number].read_text()
    for line, (found, due) in enumerate(zip(playthrough(*recorded(text)), text.splitlines(), strict=True), 1):
        assert found == due, f"line {line} differs; if that is meant: make golden"


def test_every_game_has_playthroughs_and_counts(game: Game) -> None:
    folder = playthroughs(game)[0].parent
    assert sorted(folder.iterdir()) == playthroughs(game)
    assert recorded(playthroughs(game)[0].read_text())[0] is game
    assert counts(game).exists()


def test_counts_are_as_recorded(game: Game) -> None:
    lines = counts(game).read_text().splitlines()
    positions = [line.rpartition(" ; ") for line in lines if line and not line.startswith("#")]
    assert positions
    for start, _, due_by_depth in positions:
        position = Position.parse(game, start)
        for depth, due in enumerate(map(int, due_by_depth.split()), 1):
            if due <= amount(compiled=300_000, off=1_500, soak=10_000_000):
                assert count(position, depth) == due, f"depth {depth} from {start}; if that is meant: make golden"
