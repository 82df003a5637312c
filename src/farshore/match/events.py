"""What can happen in a live match, as it is stored: facts in the past tense, never changed, only added to.

Actions and outcomes are notation text, options are texts, times are milliseconds since 1970. A new field needs a
default, and a new kind of event a new tag: matches stored by older versions must be read for ever.
"""

import msgspec

from farshore.match.clock import Pace

FORMAT = 1  # of the events below


class Event(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True):
    """Something that happened."""

    at: int


class Opened(Event, frozen=True, tag="opened"):
    """A table was opened. Everything that is agreed on is agreed now."""

    game: str
    rules: int  # version of the rules
    options: dict[str, str]
    seats: int
    pace: Pace = Pace()
    rematch_of: str | None = None
    format: int = FORMAT
    turned: int = 0  # by how many seats people sit further than in the first match of a row: their colours stay theirs
    id: str = ""  # of the match; empty in the first scheme of draws
    commitment: str | None = None  # to the server's seed for the first start; None in the first scheme


class Seated(Event, frozen=True, tag="seated"):
    """A person, known by an opaque id, or a bot of a level took a seat."""

    seat: int
    name: str
    player: str | None = None
    level: int | None = None
    commitment: str | None = None  # to the secret of the person's client, the same for all seats at one device


class Stood(Event, frozen=True, tag="stood"):
    """A seat became free again, before the match began."""

    seat: int


class Revealed(Event, frozen=True, tag="revealed"):
    """A client revealed the secret to which it was committed for these seats, all of them at one device.

    `following` is its commitment for the next start, if this one is abandoned.
    """

    seats: list[int]
    secret: str
    following: str | None = None


class StartAbandoned(Event, frozen=True, tag="start_abandoned"):
    """The match could not begin: clients of these seats revealed nothing in time, and the seats are free again.

    `seed` is the server's seed for this start, which is used for nothing any more, `commitment` that for the next one.
    """

    seats: list[int]
    seed: str
    commitment: str


class Begun(Event, frozen=True, tag="begun"):
    """The match began. The commitment binds the server to its seed; in the first scheme it is published only now."""

    commitment: str


class Acted(Event, frozen=True, tag="acted"):
    """A seat acted; `key` is the sender's own name for what was sent, so that it is carried out once."""

    seat: int
    text: str
    key: str | None = None


class Drawn(Event, frozen=True, tag="drawn"):
    """Chance answered; the index counts every draw ever made in this match.

    `odds` are the weights before this outcome in the list, its own, and of all: with the seed they say what had to
    come, whatever the rules are when somebody checks it. None in what was stored before there were any.
    """

    index: int
    text: str
    odds: tuple[int, int, int] | None = None


class Undone(Event, frozen=True, tag="undone"):
    """A seat took its last action back, which nobody had answered."""

    seat: int


class UndoAsked(Event, frozen=True, tag="undo_asked"):
    """A seat asked the others to go back to before its last action; `keep` steps would be kept."""

    seat: int
    keep: int


class UndoAnswered(Event, frozen=True, tag="undo_answered"):
    """A seat agreed to that or not."""

    seat: int
    yes: bool


class Rewound(Event, frozen=True, tag="rewound"):
    """All agreed: only the first `keep` steps of the match still hold."""

    keep: int


class TakenOver(Event, frozen=True, tag="taken_over"):
    """A bot plays for a seat until its holder comes back; `reason` is `away`, `clock` or `resigned`."""

    seat: int
    level: int
    reason: str


class HandedBack(Event, frozen=True, tag="handed_back"):
    """The holder of a seat plays again."""

    seat: int


class Resigned(Event, frozen=True, tag="resigned"):
    """A seat gave up."""

    seat: int


class Reinvited(Event, frozen=True, tag="reinvited"):
    """The invitation to the table was made again: the one before it no longer lets anybody in."""


class Paused(Event, frozen=True, tag="paused"):
    """The server was down for so many milliseconds, which no clock counts."""

    milliseconds: int


class Rematched(Event, frozen=True, tag="rematched"):
    """Those who have played play again, at that table."""

    table: str


class Migrated(Event, frozen=True, tag="migrated"):
    """The match goes on under other rules, by which everything stored before is possible too."""

    was: int  # version of the rules
    rules: int


class Frozen(Event, frozen=True, tag="frozen"):
    """The installed rules cannot follow what was stored, so nobody can act.

    `step` is as many steps as everybody may know are followed, `code` what could not be: `options`, `action`,
    `outcome`. `scores` are those that everybody knew last.
    """

    rules: int  # version of those that cannot
    step: int
    code: str
    scores: list[int]


class EndAgreed(Event, frozen=True, tag="end_agreed"):
    """The holder of a seat agreed to end a frozen match with the score that it has."""

    seat: int


class Ended(Event, frozen=True, tag="ended"):
    """The match is over; `reason` is `finished`, `cut`, `resigned`, `abandoned`, or `agreed` for a frozen one.

    `without` are the seats of people whose clients contributed nothing to chance, `redrawn` is how many draws were
    taken back by agreement. Both are left at their defaults in the first scheme of draws.
    """

    reason: str
    scores: list[int]
    ranks: list[int]
    without: list[int] = []
    redrawn: int = 0


AnyEvent = (
    Opened
    | Seated
    | Stood
    | Revealed
    | StartAbandoned
    | Begun
    | Acted
    | Drawn
    | Undone
    | UndoAsked
    | UndoAnswered
    | Rewound
    | TakenOver
    | HandedBack
    | Resigned
    | Reinvited
    | Paused
    | Migrated
    | Frozen
    | EndAgreed
    | Ended
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def encode(event: Event) -> bytes:
    """An event as it is stored."""
    return _encoder.encode(event)


def decode(data: bytes) -> AnyEvent:
    """The event that was stored. Raises msgspec.ValidationError."""
    return _decoder.decode(data)
