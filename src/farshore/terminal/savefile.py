"""The file a match is kept in."""

import os
import shlex
from pathlib import Path

from farshore.terminal.console import readable


class Kept:
    """Where a match is kept, and which files it made before: those alone may be overwritten."""

    def __init__(self) -> None:
        self.path: Path | None = None  # None: it is not kept
        self._made: set[Path] = set()

    def adopt(self, path: Path) -> None:
        """Go on with a file that holds this match already."""
        self.path = path
        self._made.add(path.resolve())

    @property
    def shown(self) -> str:
        """The file as one types it in a shell."""
        text = str(self.path)
        return shlex.quote(f"./{text}" if text.startswith("-") else text)

    def write(self, path: Path, text: str) -> str | None:
        """Keep the match in `path`, which must be new or made by it. Returns what went wrong, if something did."""
        try:
            path = path.expanduser()
            if path.exists() and path.resolve() not in self._made:
                return f"{readable(str(path), 40)} exists already: choose another name"
            # By way of a second file, so that a crash leaves the last good one.
            part = path.with_name(f"{path.name}.part")
            part.write_text(text, encoding="utf-8")
            os.replace(part, path)
            self.adopt(path)
        except OSError as error:
            return f"cannot write {readable(str(path), 40)}: {error.strerror}"
        except (ValueError, RuntimeError) as error:  # not a path at all, such as one with a zero byte
            return f"cannot write {readable(str(path), 40)}: {error}"
        return None
