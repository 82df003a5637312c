"""Every exception Farshore raises.

    FarshoreError
    ├── NotationError (ValueError)     a text, option or number that cannot be read
    │   ├── TranscriptError            the same, at a line of a transcript
    │   └── NewerRules                 a match of newer rules than are installed
    ├── InvalidInput (ValueError)      a setting, address or request that cannot be used; nothing is wrong with its text
    ├── IllegalAction (ValueError)     can be read, but cannot be done now
    └── UnknownGame (KeyError)         no game has that name
    Interrupted (SystemExit)           Ctrl-C in a command of the terminal; never raised by the library

A message says what was given, what was expected and where. Catching `FarshoreError` catches all bad input;
anything else that escapes is a bug of ours.
"""

from collections.abc import Sequence


class FarshoreError(Exception):
    """Bad input of any kind."""


class Interrupted(SystemExit):
    """Ctrl-C in a command of the terminal: wherever it comes, the command ends with the exit code shells expect."""

    def __init__(self) -> None:
        super().__init__(130)


class NotationError(FarshoreError, ValueError):
    """What was given cannot be read."""


class TranscriptError(NotationError):
    """A line of a transcript cannot be read or does not fit the rules. `line` counts from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"


class NewerRules(NotationError):
    """A match is played by newer rules than are installed."""


class InvalidInput(FarshoreError, ValueError):
    """A setting, an address or a request cannot be used: a busy port, a bad environment variable, a seat too many."""


class IllegalAction(FarshoreError, ValueError):
    """The action can be read but not done now.

    `code` is stable and meant for programs, `allowed` lists what could be done instead.
    """

    def __init__(self, code: str, message: str, allowed: Sequence[str] = ()) -> None:
        super().__init__(code, message, allowed)
        self.code = code
        self.message = message
        self.allowed = tuple(allowed)

    def __str__(self) -> str:
        return self.message


class UnknownGame(FarshoreError, KeyError):
    """No game has that name."""

    def __str__(self) -> str:  # KeyError would print the repr of the sentence
        return str(self.args[0])
