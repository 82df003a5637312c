"""The example scripts run: quickly, and with what they print."""

import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from farshore import games
from farshore.bots.arena.referee import Referee
from farshore.bots.arena.tournament import Fixture
from farshore.engine.encoding import encoding_of
from tests.bots.arena_players import short

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_tour_goes_everywhere() -> None:
    lines = run("environments_tour.py").splitlines()
    stops = [line.partition(":")[0] for line in lines if not line.startswith(" ")]
    assert stops == ["PettingZoo", "PettingZoo", "Gymnasium", "Batch", "Save and go on", "Rollouts", "OpenSpiel"]
    assert lines[-2:] == ["  90 deals", "  ['lay Y2', 'lay Y3', 'discard Y2', 'discard Y3']"]


def test_cfr_learns_a_policy_that_can_hardly_be_exploited(tmp_path: Path) -> None:
    found = run("cfr.py", "--iterations", "40", "--curve", str(tmp_path / "cfr.svg"))
    figures = [float(line.split()[-2]) for line in found.splitlines() if "exploitability" in line]
    assert figures[0] > 0.1
    assert figures[-1] < 0.002
    assert (tmp_path / "cfr.svg").read_text().count("<circle") == len(figures)


def test_information_set_search_plays_whole_matches(tmp_path: Path) -> None:
    found = run("ismcts.py", "--matches", "2", "--simulations", "2", "4", "--curve", str(tmp_path / "ismcts.svg"))
    assert [line.split()[0] for line in found.splitlines()] == ["2", "4"]
    assert (tmp_path / "ismcts.svg").read_text().count("<circle") == 2


def test_ppo_imitates_plays_and_measures(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    files = ("--curve", str(tmp_path / "ppo.svg"), "--save", str(tmp_path / "ppo.npz"))
    found = run("ppo.py", "--minutes", "0.05", "--sets", "20", *files)
    assert "imitated in" in found
    assert "20 fresh seeds from both seats: " in found
    assert "<polyline" in (tmp_path / "ppo.svg").read_text()
    with np.load(tmp_path / "ppo.npz") as kept:
        assert set(kept.files) > {f"{layer}.weight" for layer in ("body.0", "body.2", "policy")}


def test_what_ppo_has_saved_plays_in_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without PyTorch: a policy that prefers what has the lowest number, as its biases say."""
    game = games.get("lost-cities")
    sizes = {"body.0": (8, encoding_of(game).size), "body.2": (8, 8), "policy": (len(game.actions), 8)}
    arrays: dict[str, Any] = {f"{name}.weight": np.zeros(shape, np.float32) for name, shape in sizes.items()}
    arrays |= {f"{name}.bias": np.zeros(rows, np.float32) for name, (rows, _) in sizes.items()}
    arrays["policy.bias"] = -np.arange(len(game.actions), dtype=np.float32)
    np.savez(tmp_path / "saved.npz", allow_pickle=False, **arrays)
    monkeypatch.setenv("PPO", str(tmp_path / "saved.npz"))
    with closing(Referee(short([str(EXAMPLES / "ppo_player.py"), "random"]))) as referee:
        result = referee.play(Fixture(5, 0, 1))
    assert result.fault is None
    assert result.steps > 50
