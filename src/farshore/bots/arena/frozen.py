"""Versions of this package that stay opponents for ever, each by its commit.

The wheel of such a version is built from the history of the repository into an environment of its own in the cache
folder. Nothing of its code is here. `frozen_bot.py` runs in that environment, on that version's public interface, and
speaks the arena's protocol; so a frozen version is a program like any other.
"""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from farshore.engine.errors import InvalidInput

SPEAKER = Path(__file__).with_name("frozen_bot.py")
READY = "ready"  # a file in an environment that is complete; holds the commit


@dataclass(frozen=True)
class Frozen:
    """A version: its commit, who plays in it, and who of these thinks by the clock."""

    commit: str
    levels: tuple[str, ...]
    by_the_clock: tuple[str, ...]


FROZEN: Mapping[str, Frozen] = {
    "2026-11": Frozen(
        "86f8e6e52d2a65b040598c910ee11b37171f40f9", ("1", "2", "3", "4", "5", "random", "greedy"), ("5",)
    ),
}


def folder(version: str) -> Path:
    """Where the environment of a version is, or will be."""
    from farshore.engine.cache import ROOT

    return ROOT / "frozen" / version


def is_built(version: str) -> bool:
    """Whether a version can play."""
    ready = folder(version) / READY
    return ready.is_file() and ready.read_text() == FROZEN[version].commit


def frozen_command(version: str, level: str) -> list[str]:
    """The program that plays a level of a frozen version. It must have been built."""
    return [str(folder(version) / "bin" / "python"), "-I", str(SPEAKER), version, level]


def build(version: str, say: Callable[[str], None] = lambda _: None) -> Path:
    """Build a version from the history of the repository, unless that has been done. Returns its folder.

    Raises InvalidInput if there is no such version, no history, or if it cannot be built.
    """
    if version not in FROZEN:
        raise InvalidInput(f"there is no frozen version {version!r}: there is {', '.join(FROZEN)}")
    home = folder(version)
    home.parent.mkdir(parents=True, exist_ok=True)
    with (home.parent / f"{version}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two commands may want it at the same time
        if not is_built(version):
            _build(version, home, say)
    return home


def _build(version: str, home: Path, say: Callable[[str], None]) -> None:
    commit = FROZEN[version].commit
    repository = _repository(version)
    shutil.rmtree(home, ignore_errors=True)
    with tempfile.TemporaryDirectory() as temporary:
        source, wheels = Path(temporary) / "source", Path(temporary) / "wheels"
        source.mkdir()
        say(f"Taking {commit[:12]} from the history of {repository} ...")
        archive = Path(temporary) / "source.tar"
        _run(version, "git", "-C", repository, "archive", f"--output={archive}", commit)
        _run(version, "tar", "-x", "-f", archive, "-C", source)
        say("Building its wheel ...")
        pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
        _run(version, *pip, "wheel", "--no-deps", "--wheel-dir", wheels, source)
        say(f"Installing it into {home} ...")
        _run(version, sys.executable, "-m", "venv", "--without-pip", home)
        (wheel,) = wheels.glob("farshore-*.whl")
        inside = (*pip, "--python", home / "bin" / "python")
        _run(version, *inside, "install", "--constraint", source / "constraints.txt", wheel)
    (home / READY).write_text(commit)


def _repository(version: str) -> Path:
    """The repository that this code is in, if its history has the version's commit. Raises InvalidInput."""
    commit = FROZEN[version].commit
    needs = f"{version} is built from git history, commit {commit[:12]}"
    here = Path(__file__).resolve().parent
    try:
        top = subprocess.run(
            ["git", "-C", here, "rev-parse", "--show-toplevel"], capture_output=True, text=True, env=_plain()
        )
    except OSError:
        raise InvalidInput(f"{needs}: there is no git here") from None
    if top.returncode:
        raise InvalidInput(f"{needs}: {here} is in no git repository; use farshore from a clone of its repository")
    root = Path(top.stdout.strip())
    there = subprocess.run(
        ["git", "-C", root, "cat-file", "-e", f"{commit}^{{commit}}"], capture_output=True, env=_plain()
    )
    if there.returncode:
        raise InvalidInput(f"{needs}: the history of {root} does not have it; git fetch --unshallow may help")
    return root


def _plain() -> dict[str, str]:
    """The environment without what would point git elsewhere, or Python to modules of this process."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("GIT_", "PYTHON"))}


def _run(version: str, *command: object) -> None:
    words = [str(word) for word in command]
    done = subprocess.run(words, capture_output=True, text=True, env=_plain())
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["it does not say why"])[-1]
        raise InvalidInput(f"{version} cannot be built: {Path(words[0]).name} failed: {last}")
