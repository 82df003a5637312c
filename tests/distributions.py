"""Distributions as pip would install them, in folders of the tests: packages, and the entry points they declare."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parent.parent
SKERRIES = ROOT / "examples" / "skerries"


def declare(site: Path, distribution: str, games: Mapping[str, str]) -> None:
    """Let a distribution in `site` declare games: the object of each by its name."""
    folder = site / f"{distribution.replace('-', '_')}-1.0.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n")
    points = [f"{name} = {value}" for name, value in games.items()]
    (folder / "entry_points.txt").write_text("\n".join(["[farshore.games]", *points, ""]))


def install_skerries(site: Path) -> Path:
    """A copy of Skerries in `site`, declared as its wheel declares it. Returns the folder of its package."""
    declare(site, "farshore-skerries", {"skerries": "skerries:GAME"})
    package = site / "skerries"
    shutil.copytree(SKERRIES / "src" / "skerries", package, ignore=shutil.ignore_patterns("__pycache__"))
    return package


def python(
    *arguments: str, path: str, cache: Path, stdin: str = "", flags: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run Python with that search path and that cache of compiled code."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("NUMBA_", "FARSHORE_"))}
    environment = {**clean, "PYTHONPATH": path, "FARSHORE_CACHE": str(cache), **(flags or {})}
    return subprocess.run(
        [sys.executable, *arguments], env=environment, input=stdin, capture_output=True, text=True, timeout=300
    )
