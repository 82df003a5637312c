"""The file a match is saved in."""

import os
import shlex
from pathlib import Path

from farshore.terminal.console import readable


class SaveFile:
    """Where a match is saved. Only files that this match has written before are overwritten."""

    def __init__(self) -> None:
        self.path: Path | None = None  # None: it is not saved
        self._made: set[Path] = set()

    def adopt(self, path: Path) -> None:
        """Continue with a file that contains this match already."""
        self.path = path
        self._made.add(path.resolve())

    @property
    def shown(self) -> str:
        """The path, quoted for a shell."""
        text = str(self.path)
        return shlex.quote(f"./{text}" if text.startswith("-") else text)

    def write(self, path: Path, text: str) -> str | None:
        """Write the match to `path`, which must be new or written by this match. Returns an error message, or None."""
        try:
            path = path.expanduser()
            if path.exists() and path.resolve() not in self._made:
                return f"{readable(str(path), 40)} exists already: choose another name"
            # Written to a second file first, so that a crash leaves the last good one.
            part = path.with_name(f"{path.name}.part")
            part.write_text(text, encoding="utf-8")
            os.replace(part, path)
            self.adopt(path)
        except OSError as error:
            return f"cannot write {readable(str(path), 40)}: {error.strerror}"
        except (ValueError, RuntimeError) as error:  # not a path at all, such as one with a zero byte
            return f"cannot write {readable(str(path), 40)}: {error}"
        return None
