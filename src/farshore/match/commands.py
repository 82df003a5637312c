"""What can be asked of a live match. `player` is the opaque id of who asks; None is the house: bots and the clock."""

import msgspec


class Command(msgspec.Struct, frozen=True):
    """A request."""

    player: str | None


class Sit(Command, frozen=True):
    """Take a seat, that one or any; with a level, put a bot there; `beside`: for one more person at the same device."""

    name: str
    seat: int | None = None
    level: int | None = None
    beside: bool = False


class Stand(Command, frozen=True):
    """Leave a seat before the match begins, one's own or a bot's."""

    seat: int


class Act(Command, frozen=True):
    """Do something, by its text."""

    seat: int
    text: str
    key: str | None = None


class Undo(Command, frozen=True):
    """Take one's last action back, which nobody has answered."""

    seat: int


class AskUndo(Command, frozen=True):
    """Ask the others to go back to before one's last action."""

    seat: int


class AnswerUndo(Command, frozen=True):
    """Agree to what another seat asked, or not."""

    seat: int
    yes: bool


class Resign(Command, frozen=True):
    """Give up."""

    seat: int


class TakeOver(Command, frozen=True):
    """Let a bot play for a seat whose holder is away: only the house asks for that."""

    seat: int
    level: int


class HandBack(Command, frozen=True):
    """Play oneself again."""

    seat: int


class Expire(Command, frozen=True):
    """The deadline of a seat has passed: a bot of that level goes on. Only the house asks for that."""

    seat: int
    level: int


class Reinvite(Command, frozen=True):
    """Make the invitation anew, so that the old one is worth nothing."""


class Rematch(Command, frozen=True):
    """Play again at that table, which is open already. Only the house asks for that."""

    table: str


class Pause(Command, frozen=True):
    """The server was down so long. Only the house asks for that."""

    milliseconds: int
