"""Whether the bots of a finished match chose what they had to: their chance follows from the seed of the match.

That can be said where a bot's budget counts simulations. Level 5 thinks by the clock. Levels 3 and 4 have less time
than usual on a server with much to do, so a choice of theirs that differs proves nothing; one of levels 1 and 2 does,
unless it is that of the greedy bot, which acts for one that fails.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from farshore.bots import make
from farshore.bots.levels import GREEDY, LEVELS
from farshore.engine.game import Game
from farshore.engine.record import Records
from farshore.match.draws import Draws
from farshore.match.events import Acted, AnyEvent, Begun, Opened
from farshore.match.evolve import begin, evolve
from farshore.play import Turn

EXACT = (1, 2)  # levels that always choose the same


@dataclass
class Choices:
    """How many choices of each level are as they must be, are others, and cannot be checked."""

    same: Counter[int] = field(default_factory=Counter)
    other: Counter[int] = field(default_factory=Counter)
    unknown: Counter[int] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)  # sentences about choices that a bot cannot have made

    def sentences(self) -> list[str]:
        """What was found, level by level."""
        found = []
        for level in sorted({*self.same, *self.other, *self.unknown}):
            done = self.same[level] + self.other[level]
            said = f"bots of level {level}: {self.same[level]} of {done} choices are those of the installed bots"
            if level not in EXACT and self.other[level]:
                said += "; the others may have been made in less time"
            if self.unknown[level]:
                said = (
                    f"bots of level {level}: {self.unknown[level]} choices cannot be checked: they depend on the clock"
                )
            found.append(said)
        return found


def check_choices(events: Iterable[AnyEvent], server_seed: str) -> Choices:
    """What bots chose in a match of the second scheme, made again. The events must be those of a correct export."""
    rest, found = iter(events), Choices()
    opened = next(rest)
    assert isinstance(opened, Opened)
    match, draws = begin(opened), Draws(b"")
    for event in rest:
        level = match.chairs[event.seat].bot if isinstance(event, Acted) else None
        if isinstance(event, Acted) and level is not None and match.position is not None:
            seed = draws.bot_seed(event.seat, match.acted.get(event.seat, 0))
            due = _choice(match.game, level, seed, match.position.observe(event.seat), event.seat)
            if due is None:
                found.unknown[level] += 1
            else:
                same = event.text == due
                (found.same if same else found.other)[level] += 1
                view = match.position.observe(event.seat)
                if not same and level in EXACT and event.text != _choice(match.game, GREEDY, seed, view, event.seat):
                    at = len(match.steps)
                    found.wrong.append(f"step {at}: a bot of level {level} chooses {due!r}, not {event.text!r}")
        match = evolve(match, event)
        if isinstance(event, Begun):
            draws = match.drawn_from(bytes.fromhex(server_seed))
    return found


def _choice(game: Game, level: int, seed: int, view: Records, seat: int) -> str | None:
    """The text of what a bot chooses; None if that depends on the clock."""
    if LEVELS[level].by_clock:
        return None
    bot = make(game, level, seed)
    return game.actions[bot.choose(Turn(game, view, seat))]
