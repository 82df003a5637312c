"""The program that the guide to the arena shows plays a match."""

import re
import sys
from contextlib import closing
from pathlib import Path

from farshore.bots.arena.referee import Referee
from farshore.bots.arena.tournament import Fixture
from tests.bots.arena_players import short

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "arena.md"


def test_the_program_of_the_guide_plays(tmp_path: Path) -> None:
    (code,) = re.findall(r"```\n(import json.*?)```", GUIDE.read_text(), re.DOTALL)
    path = tmp_path / "bot.py"
    path.write_text(code)
    with closing(Referee(short([f"mine=run:{sys.executable} {path}", "random"]))) as referee:
        result = referee.play(Fixture(5, 0, 1))
    assert result.fault is None
    assert result.steps > 50
