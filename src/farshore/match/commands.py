"""Requests to a live match. `player` is the opaque id of the sender; None is the server, for bots and clocks."""

import msgspec


class Command(msgspec.Struct, frozen=True):
    """A request."""

    player: str | None


class SeatCommand(Command, frozen=True):
    """A request of the seat that it names, or about it."""

    seat: int


class Sit(Command, frozen=True):
    """Take that seat or any; with a level, put a bot there. `beside`: for one more person at the same device.

    `commitment` is to the secret that the person's client contributes to chance; None if it contributes nothing.
    """

    name: str
    seat: int | None = None
    level: int | None = None
    beside: bool = False
    commitment: str | None = None


class Stand(SeatCommand, frozen=True):
    """Leave a seat before the match begins: one's own or a bot's."""


class Reveal(SeatCommand, frozen=True):
    """Reveal the secret of one's own seats, which is due as soon as all seats are taken.

    `following` is a commitment to another secret, for the case that this start is abandoned.
    """

    secret: str
    following: str | None = None


class AbandonStart(Command, frozen=True):
    """Give up a start for which secrets were not revealed in time. Only the server sends it."""


class Act(SeatCommand, frozen=True):
    """Carry out an action, given by its number."""

    action: int
    key: str | None = None


class Undo(SeatCommand, frozen=True):
    """Take back the seat's last action, which nobody has answered."""


class AskUndo(SeatCommand, frozen=True):
    """Ask the other seats to go back to before this seat's last action."""


class AnswerUndo(SeatCommand, frozen=True):
    """Agree to another seat's request, or refuse it."""

    yes: bool


class Resign(SeatCommand, frozen=True):
    """Give up."""


class TakeOver(SeatCommand, frozen=True):
    """Let a bot play for a seat whose holder is absent. Only the server sends it."""

    level: int


class HandBack(SeatCommand, frozen=True):
    """Take the seat back from the bot that plays for it."""


class Expire(SeatCommand, frozen=True):
    """Let a bot of that level play for a seat whose deadline has passed. Only the server sends it."""

    level: int


class Reinvite(Command, frozen=True):
    """Replace the invitation, so that the old one lets nobody in."""


class Rematch(Command, frozen=True):
    """Name the match, opened already, in which the same players play again. Only the server sends it."""

    table: str


class Abandon(Command, frozen=True):
    """End a match in which only bots sit and that nobody watches. Only the server sends it."""


class Migrate(Command, frozen=True):
    """Go on under the installed rules with a match of earlier ones, or freeze it. Only the server sends it.

    `scores` are those that everybody knew last: if it is frozen, it keeps them.
    """

    scores: tuple[int, ...]


class AgreeToEnd(SeatCommand, frozen=True):
    """Agree to end a frozen match with the score that it has."""


class Pause(Command, frozen=True):
    """Charge nobody for the time that the server was down. Only the server sends it.

    `then` is the time since when the next pause is owed, if there is one that is not stored yet.
    """

    milliseconds: int
    then: int | None = None
