"""A file of finished matches: one JSON document a line, the first says what was agreed.

Lines are only ever appended, and on disk before they are counted. A line without an end, which a crash may leave, is
dropped; that match is played again.
"""

import fcntl
import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

import msgspec
from msgspec import Struct

from farshore.bots.arena.referee import Result
from farshore.bots.arena.tournament import Settings
from farshore.engine.errors import InvalidInput, NotationError

FORMAT = 1
BEGINNING = b'{"arena":'
WORDS = {
    "game": "another game",
    "rules": "other rules",
    "options": "other options",
    "seats": "another number of seats",
    "players": "other players, or a bot whose file has changed",
    "lineups": "other matchups",
    "first_seed": "other seeds",
    "move_time": "another time for a move",
    "code": "another version of the rules or of the built-in bots",
}


class Head(Struct, frozen=True):
    """The first line."""

    arena: int  # the format
    settings: Settings


def read_results(path: Path) -> tuple[Settings, list[Result], int]:
    """What was agreed, the finished matches, and how many bytes these lines have. Raises NotationError."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise NotationError(f"cannot read {path}: {error.strerror or error}") from None
    whole = data[: data.rfind(b"\n") + 1]
    lines = whole.split(b"\n")[:-1]
    results = []
    number = 1
    try:
        head = msgspec.json.decode(lines[0] if lines else b"", type=Head)
        if head.arena != FORMAT:
            raise NotationError(f"{path} has format {head.arena} of results: this reads format {FORMAT}")
        decoder = msgspec.json.Decoder(Result)
        for line in lines[1:]:
            number += 1
            results.append(decoder.decode(line))
    except msgspec.MsgspecError:
        raise NotationError(f"{path} is no file of results: line {number} cannot be read") from None
    return head.settings, results, len(whole)


class ResultsFile:
    """A file that results are appended to: a new one, or one of the same settings. Raises FarshoreError."""

    def __init__(self, path: Path, settings: Settings) -> None:
        self.path = path
        self.finished: list[Result] = []
        try:
            self._file: BinaryIO = path.open("a+b", buffering=0)
        except OSError as error:
            raise InvalidInput(f"cannot write {path}: {error.strerror or error}") from None
        try:
            self._begin(settings)
        except BaseException:
            self._file.close()
            raise

    def _begin(self, settings: Settings) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InvalidInput(f"{self.path} is being written by another run") from None
        data = self.path.read_bytes()
        if b"\n" not in data:  # new, or a crash came before the end of its first line
            if not (data.startswith(BEGINNING) or BEGINNING.startswith(data)):
                raise NotationError(f"{self.path} is no file of results: line 1 cannot be read")
            self._file.truncate(0)
            self._append([Head(FORMAT, settings)])
            return
        known, self.finished, size = read_results(self.path)
        if known != settings:
            other = next(field for field in WORDS if getattr(known, field) != getattr(settings, field))
            raise InvalidInput(f"{self.path} has results of other settings: it has {WORDS[other]}")
        self._file.truncate(size)

    def append(self, results: Iterable[Result]) -> None:
        """Add finished matches. They are on disk when this returns."""
        self._append(results)

    def _append(self, documents: Iterable[Struct]) -> None:
        data = b"".join(msgspec.json.encode(each) + b"\n" for each in documents)
        try:
            while data:
                data = data[self._file.write(data) :]
            os.fsync(self._file.fileno())
        except OSError as error:
            raise InvalidInput(f"cannot write {self.path}: {error.strerror or error}") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _at: TracebackType | None
    ) -> None:
        self._file.close()
