"""Golden files replay line by line, and every game has them."""

import pytest

from farshore import games
from farshore.engine.game import Game
from farshore.engine.position import Position
from tests.games.golden import A_GAME, COUNTS, PLAYTHROUGHS, count, playthrough, recorded
from tests.games.matches import amount

pytestmark = pytest.mark.rules


@pytest.mark.parametrize("path", sorted(PLAYTHROUGHS.glob("*.txt")), ids=lambda path: path.stem)
def test_playthroughs_are_as_recorded(path: object) -> None:
    text = path.read_text()  # type: ignore[attr-defined]
    for number, (found, due) in enumerate(zip(playthrough(*recorded(text)), text.splitlines(), strict=True), 1):
        assert found == due, f"line {number} differs; if that is meant: make golden"


def test_every_game_has_playthroughs_and_counts() -> None:
    for name in games.names():
        assert len(list(PLAYTHROUGHS.glob(f"{name}-*.txt"))) == A_GAME
        assert (COUNTS / f"{name}.txt").exists()


def test_counts_are_as_recorded(game: Game) -> None:
    lines = (COUNTS / f"{game.name}.txt").read_text().splitlines()
    positions = [line.rpartition(" ; ") for line in lines if line and not line.startswith("#")]
    assert positions
    for start, _, counts in positions:
        position = Position.parse(game, start)
        for depth, due in enumerate(map(int, counts.split()), 1):
            if due <= amount(compiled=300_000, off=1_500, soak=10_000_000):
                assert count(position, depth) == due, f"depth {depth} from {start}; if that is meant: make golden"
