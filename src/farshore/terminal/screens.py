"""What a game's `terminal` module gives the command line.

The functions are pure: what a
seat may know in, rows of text out. The loop in `play` reads, acts and prints.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, cast

from rich.text import Text

from farshore import games
from farshore.engine.game import Reason, Value
from farshore.play import Step

YOU = "You"  # the name of the person who plays and looks


def _unknown(_: str) -> Sequence[str]:
    return ()


class Scene(NamedTuple):
    """A match as one seat sees it now."""

    view: Any  # what `Play.view` gives
    names: Sequence[str]  # short, one a seat
    history: Sequence[Step] = ()  # as the seat was told
    legal: Sequence[str] = ()  # what the seat can do; empty if it is not to act
    options: Mapping[str, Value] = {}  # what was agreed
    ahead: Callable[[str], Sequence[str]] = _unknown  # what it could do after something legal, before chance answers
    focus: int | None = None  # whose board to look at, where each seat has one; None: the seat's own


Page = Callable[[Scene], list[Text]]
NO_PAGES: Mapping[str, Page] = {}


class Told(NamedTuple):
    """A turn, or something between turns, in words."""

    seat: int | None  # None: nobody's
    text: Text  # to follow a name
    end: int  # how many steps of the history had happened after it
    turn: bool = True  # False for a deal and the like


class Screen(Protocol):
    """What a game's screen module gives."""

    PAGES: Mapping[str, Page]  # by the word that asks for it: what the table has no room for

    def table(self, scene: Scene) -> list[Text]:
        """The table with everything the seat should see, and what the others did since its last turn."""
        ...

    def asked(self, scene: Scene) -> str:
        """One row: who is to act and what is asked."""
        ...

    def done(self, text: str, scene: Scene) -> str:
        """What the seat's own action `text` did, in a sentence; `scene` is after it."""
        ...

    def read(self, line: str, scene: Scene) -> tuple[str, str]:
        """The first action, in the game's notation, that a line stands for, legal or not, and the rest of the line.

        The rest is read again after that action. Raises NotationError.
        """
        ...

    def slip(self, text: str, scene: Scene) -> str:
        """What to ask before a legal action that may be a slip and cannot be taken back; empty if it is none."""
        ...

    def tempting(self, scene: Scene) -> list[str]:
        """Actions that one may expect to be legal but that are not: those that `why` explains."""
        ...

    def refused(self, reason: Reason, sentence: str, scene: Scene) -> list[str]:
        """Why not, and what can be done, in one or two rows."""
        ...

    def chapter(self, before: Any, after: Any, names: Sequence[str]) -> list[Text] | None:
        """The sheet to show if something ended between two views, such as a round; None if nothing did."""
        ...

    def result(self, scene: Scene) -> list[Text]:
        """The sheet of a match that is over."""
        ...

    def receipt(self, scene: Scene) -> list[Text]:
        """The score as it stands, with all its arithmetic."""
        ...

    def turns(self, scene: Scene) -> list[Told]:
        """The history turn by turn."""
        ...

    def manual(self, scene: Scene) -> list[list[Text]]:
        """The rules, and what can be typed; each sheet fits a screen."""
        ...


def screen(game: str) -> Screen:
    """The screen module of a game. Raises UnknownGame."""
    return cast(Screen, games.get(game).part("terminal"))
