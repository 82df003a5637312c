"""Every game has an adapter, and what serves all games has no list of them."""

from pathlib import Path

import pytest

from farshore import games
from tests.games.adapters import Adapter, adapter, part

ROOT = Path(__file__).parents[2]
OWN = {folder for folder in (ROOT / "tests" / "games").iterdir() if folder.is_dir()}
SHARED = [
    path
    for folder in ("tests", "benchmarks")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if not path.name.startswith("test_") and not OWN & set(path.parents)
]


@pytest.mark.parametrize("name", games.names())
def test_every_game_says_how_its_board_is_played_on(name: str) -> None:
    assert part(name, "adapter") is not None
    found, nothing = adapter(name), Adapter()
    assert all(getattr(found, each) != getattr(nothing, each) for each in ("click", "type", "turn", "lit", "first"))


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(ROOT)))
def test_helpers_and_benchmarks_hold_no_list_of_games(path: Path) -> None:
    """One game may serve as an example."""
    text = path.read_text()
    assert sum(name in text or name.replace("-", "_") in text for name in games.names()) <= 1
