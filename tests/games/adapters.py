"""What tests and benchmarks know of a game beyond its contract.

Each game has a `tests/games/<game>/adapter.py` with an `ADAPTER`. Tests and benchmarks that run over all games ask
`adapter(name)` and name no game themselves. A game without such a file gets the defaults, with which the laws can be
tested but no board played on.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from farshore import games

if TYPE_CHECKING:
    from benchmarks.page import Visit
    from tests.match.plan import Plan
    from tests.web.players import Clicker, Typist

Options = Mapping[str, str]


def _no_board(player: Any) -> Any:
    raise NotImplementedError("this game has no tests/games/<game>/adapter.py that says how its board is played on")


@dataclass(frozen=True)
class Picture:
    """A match that pictures are taken of."""

    steps: int = 30  # to its middle
    seats: int = 2
    options: Options = field(default_factory=dict)


class Moment(NamedTuple):
    """A moment of a match that bots have played: one of those at which the first seat can do just that."""

    name: str
    kind: str  # of stored match
    can: str  # the first words of all that can be done, in order; "" for the end of the match
    at: int = -1  # which of such moments
    presses: tuple[str, ...] = ()  # selectors of what is pressed then
    plan: "Plan | None" = None  # of a match that is not stored


class Celebration(NamedTuple):
    """A moment that the board celebrates: with which event of a stored match it comes, and what is shown then."""

    kind: str  # of stored match
    at: int  # the number of the event
    sign: str  # a selector
    plan: "Plan | None" = None  # of a match that is not stored


@dataclass(frozen=True)
class Adapter:
    """How the tests and benchmarks of all games deal with one of them."""

    example_of: str = ""  # the kind of game that this one stands for, where one is enough: see `example`

    # ---- matches
    short: Options = field(default_factory=dict)  # options of a match that is short, and always begins alike
    secret: Options = field(default_factory=dict)  # options with which something is hidden from the first action on
    is_open: bool = False  # whether everybody hears of every action, and of when it is done

    corpus: Mapping[str, "Plan"] = field(default_factory=dict)  # stored matches, by kind
    played: tuple[tuple[int, Options], ...] = ((2, {}),)  # seats and options of matches on a server under attack

    # ---- laws
    matches: int = 80  # random matches in a batch of laws; fewer for a long game
    notes: Callable[[Any], list[str]] | None = None  # the highlights of a match, as its receipt tells them
    unlisted: frozenset[str] = frozenset()  # first words of highlights that no receipt tells of
    revealed: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)  # fields of an open view, from the state

    # ---- the board, where one acts
    click: Callable[["Clicker"], None] = _no_board  # do one thing that is lit
    type: Callable[["Typist"], None] = _no_board  # do one thing by keyboard
    never: str = ""  # an action that cannot be done at first
    opening: str = ""  # a control that asks something before the first turn, in some matches

    # ---- the board, as selectors
    lit: str = ""  # whatever shows that something can be done
    first: str = ""  # what can be pressed first
    chooses: str = ""  # what can be pressed at any time, to choose it for what is done next
    in_a_turn: str = ""  # there only after the first action of a turn
    private: str = ""  # what only its own seat sees
    cells: str = "[role=gridcell]"  # what arrows go over
    map: tuple[str, ...] | None = None  # for a board with a map: what to press until something on it is lit
    pointed: str = ""  # what a line of the log points at
    log: str = ""  # a verb of the log whose place is pointed at, as a regular expression
    controls: str = ""  # what must be seen without scrolling, besides the bar
    fixed: str = ""  # what keeps its place during a whole match
    scores: str = ""  # everybody's points, which no notice covers
    explains: tuple[str, ...] = ()  # whatever has an explanation
    explains_with: Options = field(default_factory=dict)  # options with which all of that is there
    held: tuple[str, ...] = ()  # where a long press is tried

    # ---- pictures, by the name of the match; "" is the usual one
    pictures: Mapping[str, Picture] = field(default_factory=lambda: {"": Picture()})
    moments: tuple[Moment, ...] = ()  # every state that looks different
    celebrates: Celebration | None = None
    reference: tuple[str, int] = ("", 0)  # a kind of stored match, and after how many events its first seat is to act

    # ---- benchmarks of the rules
    speed: float = 0.1  # nodes a second, as a share of OpenSpiel's crazy_eights
    seats: tuple[int, ...] = ()  # with which that is measured
    compiled: tuple[float, float] | None = None  # seconds that the rules may need, cold and from the cache

    # ---- benchmarks of the page
    turn: Callable[["Visit"], tuple[list[float], list[float]]] = _no_board  # milliseconds: answered locally, stored
    by_touch: bool = False  # a finger is shown what it would do, a mouse has seen it before the click
    asks: str = ""  # a question that comes up before anything goes to the server


def part(name: str, module: str) -> ModuleType | None:
    """A module of a game's tests, or None if it has none."""
    folder = f"tests.games.{games.get(name).package.rpartition('.')[2]}"
    if find_spec(folder) is None or find_spec(f"{folder}.{module}") is None:
        return None
    return import_module(f"{folder}.{module}")


def some_seats(name: str) -> int:
    """Three seats, or as many as can play if that is fewer."""
    return min(3, max(games.get(name).seats))


def example(of: str) -> str:
    """The game that stands for "alternating" or "simultaneous" turns where one such game is enough."""
    return next(name for name in games.names() if adapter(name).example_of == of)


@cache
def adapter(name: str) -> Adapter:
    """The adapter of a game."""
    module = part(name, "adapter")
    found = Adapter() if module is None else module.ADAPTER
    assert isinstance(found, Adapter)
    return found
