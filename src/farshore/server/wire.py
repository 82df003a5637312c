"""Messages between server and client, the same over websockets and HTTP.

Everything sent to a client is made of what its audience may know: a view, what it has heard, its own legal actions.

    client  act, undo, ask_undo, answer_undo, resign, hand_back, each with an `id` of the client's making
    server  ack     after what was asked is stored, or why it was turned down
            full    everything: on joining, and when the client has missed too much
            ev      what was heard, numbered without gaps for this audience, with view and legal actions after it
"""

from typing import Any

import msgspec

from farshore.engine.chance import stream
from farshore.engine.game import SPECTATOR, Game, Option, option_text
from farshore.engine.position import Position
from farshore.engine.record import unpack
from farshore.games import get
from farshore.match.audience import Heard
from farshore.match.commands import Act, AnswerUndo, AskUndo, Command, HandBack, Resign, Undo
from farshore.match.decide import may_undo
from farshore.match.live import Match

LONGEST_FRAME = 4_096  # bytes that a client may send at once

# ---- from clients


class ClientRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request about a match. `id` is the client's own name for it: sent twice, it is carried out once."""

    t: str
    id: str
    seat: int
    text: str = ""
    yes: bool = False
    base: int | None = None  # the number of what the client had heard last

    def __post_init__(self) -> None:
        if not 1 <= len(self.id) <= 40 or not self.id.isprintable() or len(self.text) > 80:
            raise ValueError("id has 1 to 40 printable characters, text at most 80")
        if not -1 <= self.seat <= 99:
            raise ValueError("seat is a small number")

    def command(self, player: str, game: Game) -> Command | None:
        """The command it stands for; None if there is no such kind. Raises NotationError for an unreadable action."""
        if self.t == "act":
            return Act(player, self.seat, game.read(self.seat, self.text), self.id)
        if self.t == "answer_undo":
            return AnswerUndo(player, self.seat, self.yes)
        kinds: dict[str, type[Command]] = {"undo": Undo, "ask_undo": AskUndo, "resign": Resign, "hand_back": HandBack}
        kind = kinds.get(self.t)
        return None if kind is None else kind(player, self.seat)  # type: ignore[call-arg]


_requests = msgspec.json.Decoder(ClientRequest)


def parse_request(data: str | bytes) -> ClientRequest:
    """The request in a frame or body. Raises msgspec.MsgspecError or RecursionError if the data is not a request."""
    return _requests.decode(data)


def read_since(text: str) -> tuple[str, int]:
    """The epoch and number that a client heard last; for unreadable text a number that is never right."""
    epoch, _, number = text.partition(":")
    return (epoch, int(number)) if number.isascii() and number.isdigit() and len(number) < 9 else ("", -1)


# ---- to clients


class Ack(msgspec.Struct, frozen=True, tag_field="t", tag="ack", omit_defaults=True):
    """What became of a request: `applied`, `duplicate` or `rejected`, the last with a code and a sentence."""

    id: str
    st: str
    v: int  # what this audience has heard so far
    why: str = ""
    args: dict[str, Any] = {}
    sentence: str = ""


class Choice(msgspec.Struct, frozen=True):
    """A legal action, and by how much it would change the own score at once."""

    text: str
    points: int


class Summary(msgspec.Struct, frozen=True):
    """What lists show of a match. `to_act` and `deadlines` are sent to nobody: who is to act may be a secret."""

    names: list[str]
    to_act: list[int]
    changed: int  # when everybody could hear something last
    scores: list[int] | None
    ranks: list[int] | None
    deadlines: dict[int, int] = {}  # of seats to act; none in what was stored before there were any


class Seat(msgspec.Struct, frozen=True):
    """Who sits where, for everybody to see."""

    name: str  # empty: the seat is free
    level: int | None  # of the bot that plays it now
    bot: bool  # a bot for good, not one that stands in
    resigned: bool


class Time(msgspec.Struct, frozen=True):
    """How much time a seat has."""

    deadline: int | None  # milliseconds since 1970; None while it need not act, or without a clock
    bank: int  # milliseconds


class About(msgspec.Struct, frozen=True):
    """What everybody may know of a match, whatever its game."""

    id: str
    game: str
    title: str
    options: dict[str, str]
    seats: list[Seat]
    status: str  # open, running or over
    commitment: str | None
    undo_asked: int | None  # the seat that asks to go back
    reason: str | None  # why it is over
    scores: list[int] | None
    ranks: list[int] | None
    rematch: str | None  # the table at which it is played again
    turned: int  # by how many seats everybody sits further than at first: a rematch changes seats, not colours


class Scene(msgspec.Struct, frozen=True):
    """A match as one audience sees it now."""

    about: About
    seat: int | None  # None for a spectator
    view: Any  # as the game presents it; None before the match begins
    acts: bool  # whether this seat is to act
    legal: list[Choice]
    may_undo: bool
    together: list[int]  # seats played from this device, if there are several
    turns: list[int]  # those of them that may act
    times: list[Time | None]  # by seat; None for others in a turn played at once, where it would tell who is done
    now: int


class Full(msgspec.Struct, frozen=True, tag_field="t", tag="full"):
    """Everything an audience may know."""

    epoch: str
    v: int
    scene: Scene
    heard: list[Heard]


class Ev(msgspec.Struct, frozen=True, tag_field="t", tag="ev"):
    """What an audience heard since number `v` less the length of `heard`, and how things stand after it."""

    v: int
    heard: list[Heard]
    scene: Scene


class LookBack(msgspec.Struct, frozen=True):
    """A finished match to be looked at step by step: what was heard in all, and how much of it at every stop."""

    heard: list[Heard]
    known: list[int]


encode = msgspec.json.Encoder().encode


def about(match_id: str, match: Match) -> About:
    """What everybody may know of a match."""
    ended = match.ended
    return About(
        id=match_id,
        game=match.game.name,
        title=match.game.title,
        options={name: option_text(value) for name, value in match.options.items()},
        seats=[
            Seat(
                name=chair.name,
                level=chair.bot,
                bot=chair.level is not None,
                resigned=chair.resigned,
            )
            for chair in match.chairs
        ],
        status=match.status,
        commitment=match.commitment,
        undo_asked=match.asked.seat if match.asked else None,
        reason=ended.reason if ended else None,
        scores=ended.scores if ended else None,
        ranks=ended.ranks if ended else None,
        rematch=match.rematch,
        turned=match.opened.turned,
    )


def summary(match: Match) -> Summary:
    """What lists show of a match."""
    ended = match.ended
    return Summary(
        names=[chair.name for chair in match.chairs],
        to_act=list(match.to_act),
        changed=match.changed,
        scores=ended.scores if ended else None,
        ranks=ended.ranks if ended else None,
        deadlines={seat: due for seat in match.to_act if (due := match.clock.deadline(seat)) is not None},
    )


def read_summary(data: bytes) -> Summary:
    """The summary that was stored."""
    return msgspec.json.decode(data, type=Summary)


def scene(match_id: str, match: Match, seat: int, now: int, known: About | None = None) -> Scene:
    """A match as an audience sees it; `seat` is SPECTATOR for who has none. `known` is `about`, if that is made."""
    position = match.position
    mine = seat in match.to_act
    beside = () if seat == SPECTATOR else match.beside(seat)
    return Scene(
        about=known or about(match_id, match),
        seat=None if seat == SPECTATOR else seat,
        view=None if position is None else match.game.present(unpack(position.observe(seat)), match.options),
        acts=mine,
        legal=choices(position, seat) if mine and position is not None else [],
        may_undo=seat != SPECTATOR and may_undo(match, seat),
        together=list(beside),
        turns=[each for each in beside if each in match.to_act],
        times=times(match, seat),
        now=now,
    )


def past(match_id: str, view: Any, match: Match, seat: int | None, now: int) -> Scene:
    """A stop of a finished match: nothing can be done there any more."""
    known = about(match_id, match)
    nothing: dict[str, Any] = {"acts": False, "legal": [], "may_undo": False, "together": [], "turns": []}
    return Scene(known, seat, view, **nothing, times=[None] * len(match.chairs), now=now)


def times(match: Match, seat: int) -> list[Time | None]:
    """What an audience may know of everybody's time."""
    clock = match.clock
    return [
        None if match.at_once and other != seat else Time(clock.deadline(other), clock.banks[other])
        for other in range(len(match.chairs))
    ]


def choices(position: Position, seat: int) -> list[Choice]:
    """The legal actions of a seat, each with what it would change in its score.

    Tried out in a world made of the seat's view: in the true one, `done` could bring to light that others are done.
    """
    actions = position.game.actions
    return [Choice(actions[number], points) for number, points in position.resample(seat, stream(0)).gains(seat)]


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game, for the set-up page."""

    name: str
    default: str
    choices: list[str]
    about: str
    form: str | None  # how a value is written that is not among the choices


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    rules: int
    seats: list[int]
    options: list[OptionInfo]
    ready: bool  # False while it is still being compiled


def game_info(name: str, ready: bool) -> GameInfo:
    """What the set-up page needs to know of a game."""
    game = get(name)
    options = [_option_info(option) for option in game.options]
    return GameInfo(game.name, game.title, game.rules_version, list(game.seats), options, ready)


def _option_info(option: Option) -> OptionInfo:
    form = None if option.form is None else option.form.about
    return OptionInfo(
        option.name, option_text(option.default), [option_text(each) for each in option.choices], option.about, form
    )
