"""The rule of thumb of Lost Cities."""

from farshore.bots import make
from farshore.engine.position import Position
from farshore.games.lost_cities import GAME
from farshore.play import Turn


def test_even_the_gentlest_bot_takes_only_cards_for_expeditions_under_way() -> None:
    """Yellow is begun and its pile too low, blue is not begun; a yellow 10 would be something to take."""
    game = GAME
    table = "hand0=Y2,Y3,B4,B6,W3,W4,R2 hand1=Yx,B5,B2,B7,W5,W10,G8,R10 laid0=Y9 turn=0:draw"
    bots = [make(game, 1, seed) for seed in range(60)]

    def choices(piles: str) -> set[str]:
        views = Position.parse(game, f"{table} piles={piles}", 2).observe(0)
        return {game.actions[bot.choose(Turn(GAME, views, 0))] for bot in bots}

    assert choices("Y4,B9") == {"draw"}
    assert "take Y" in choices("Y10,B9")
