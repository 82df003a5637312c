"""The built wheel works by itself in a clean environment."""

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.slow
def test_a_built_wheel_plays_in_a_clean_environment(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    wheel = next(tmp_path.glob("farshore-*.whl"))
    held = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    page = {
        str(file.relative_to(source))
        for file in (source / "farshore").rglob("*")
        if file.is_file() and {"web", "board"} & set(file.parts)
    }
    assert page - held == set()
    venv.create(tmp_path / "env")
    python = tmp_path / "env" / "bin" / "python"
    install: list[str | Path] = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-compile"]
    subprocess.run([*install, "--constraint", ROOT / "constraints.txt", wheel], check=True, capture_output=True)
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "NUMBA", "FARSHORE"))
    }
    environment |= {
        "FARSHORE_CACHE": str(tmp_path / "cache"),
        "NUMBA_DISABLE_JIT": "1",
    }  # compiling is tested elsewhere
    code = (
        "import farshore; p = farshore.new('lost-cities', seed=1, rounds=1)\n"
        "while not p.over: p.act(p.legal()[-1])\n"
        "print(p.transcript, end='')"
    )
    played = subprocess.run([python, "-c", code], cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert played.returncode == 0, played.stderr
    (tmp_path / "match.txt").write_text(played.stdout)
    command = tmp_path / "env" / "bin" / "farshore"
    shown = subprocess.run(
        [command, "replay", "--json", "match.txt"], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert shown.returncode == 0, shown.stderr
    assert '"lost-cities"' in shown.stdout
