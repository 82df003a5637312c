"""The bot that the guide writes is short, and beats level 1."""

import re
from pathlib import Path
from typing import Any

from farshore.bots import make
from farshore.bots.arena import sets
from farshore.games.lost_cities import GAME

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "write-a-bot.md"


def test_the_bot_of_the_guide_beats_level_1_in_15_lines() -> None:
    """Sixty deals, each played from both seats: the mean margin is more than four standard errors above 0."""
    code = re.findall(r"```python\n(.*?)```", GUIDE.read_text(), re.DOTALL)[0]
    assert len([line for line in code.splitlines() if line.strip()]) <= 15
    names: dict[str, Any] = {}
    exec(code, names)  # exactly what the guide shows
    options = GAME.read_options({"rounds": 1})
    tally = sets(GAME, options, lambda _: names["Careful"](), [lambda seed: make(GAME, 1, seed)], range(60))
    assert tally.mean > 4 * tally.error
    assert tally.wins > 0.7 * tally.matches
