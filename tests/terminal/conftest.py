from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from farshore.terminal import main

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command in an empty folder, with lines as its input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(
        "farshore.terminal.console.PATIENCE", 3600.0
    )  # a slow machine says nothing more than a quick one

    def command(*args: str, lines: Sequence[str] = ()) -> Result:
        return CliRunner().invoke(main, args, input="".join(f"{line}\n" for line in lines))

    return command
