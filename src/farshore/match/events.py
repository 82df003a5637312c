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


class Seated(Event, frozen=True, tag="seated"):
    """A person, known by an opaque id, or a bot of a level took a seat."""

    seat: int
    name: str
    player: str | None = None
    level: int | None = None


class Stood(Event, frozen=True, tag="stood"):
    """A seat became free again, before the match began."""

    seat: int


class Begun(Event, frozen=True, tag="begun"):
    """The match began. The commitment binds chance to its seed."""

    commitment: str


class Acted(Event, frozen=True, tag="acted"):
    """A seat acted; `key` is the sender's own name for what was sent, so that it is carried out once."""

    seat: int
    text: str
    key: str | None = None


class Drawn(Event, frozen=True, tag="drawn"):
    """Chance answered; the index counts every draw ever made in this match."""

    index: int
    text: str


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
    """The invitation to the table was made anew: the one before it no longer lets anybody in."""


class Paused(Event, frozen=True, tag="paused"):
    """The server was down for so many milliseconds, which no clock counts."""

    milliseconds: int


class Rematched(Event, frozen=True, tag="rematched"):
    """Those who have played play again, at that table."""

    table: str


class Ended(Event, frozen=True, tag="ended"):
    """The match is over; `reason` is `finished`, `cut` or `resigned`."""

    reason: str
    scores: list[int]
    ranks: list[int]


AnyEvent = (
    Opened
    | Seated
    | Stood
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
