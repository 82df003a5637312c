"""Messages between server and client, the same over websockets and HTTP.

Everything sent to a client is made of what its audience may know: a view, what it has heard, its own legal actions.

    client  reveal, act, undo, ask_undo, answer_undo, resign, hand_back, agree_to_end, each with an `id` of the client's
    server  ack     after what was asked is stored, or why it was turned down
            full    everything: on joining, and when the client has missed too much
            ev      what was heard, numbered without gaps for this audience, with view and legal actions after it
            people  who is connected, for sockets opened with `?people=1`: at first, and when that changes
"""

from typing import Any

import msgspec

from farshore.engine.chance import stream
from farshore.engine.game import SPECTATOR, Game, Option, option_text
from farshore.engine.position import Position
from farshore.engine.record import unpack
from farshore.games import get
from farshore.match.audience import Heard
from farshore.match.clock import Pace
from farshore.match.commands import Act, AgreeToEnd, AnswerUndo, AskUndo, Command, HandBack, Resign, Reveal, Undo
from farshore.match.decide import may_undo
from farshore.match.live import HALTS, Match, Stuck

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
    following: str = ""  # the commitment for the next start, with a secret that is revealed in `text`

    def __post_init__(self) -> None:
        if not 1 <= len(self.id) <= 40 or not self.id.isprintable() or max(len(self.text), len(self.following)) > 80:
            raise ValueError("id has 1 to 40 printable characters, text and following at most 80")
        if not -1 <= self.seat <= 99:
            raise ValueError("seat is a small number")

    def command(self, player: str, game: Game) -> Command | None:
        """The command it stands for; None if there is no such kind. Raises NotationError for an unreadable action."""
        if self.t == "act":
            return Act(player, self.seat, game.read(self.seat, self.text), self.id)
        if self.t == "reveal":
            return Reveal(player, self.seat, self.text, self.following or None)
        if self.t == "answer_undo":
            return AnswerUndo(player, self.seat, self.yes)
        kinds: dict[str, type[Command]] = {"undo": Undo, "ask_undo": AskUndo, "resign": Resign}
        kinds |= {"hand_back": HandBack, "agree_to_end": AgreeToEnd}
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
    """What lists show of a match. `to_act` and `deadlines` are sent to nobody: who is to act may be a secret.

    `standing` is the score of a running match that everybody knows: what it keeps if later rules cannot follow it.
    """

    names: list[str]
    to_act: list[int]
    changed: int  # when everybody could hear something last
    scores: list[int] | None
    ranks: list[int] | None
    deadlines: dict[int, int] = {}  # of seats to act; none in what was stored before there were any
    abandoned: bool = False  # whether it was ended because nobody was left
    standing: list[int] | None = None
    frozen: bool = False
    levels: list[int | None] = []  # of bots, by seat; none in what was stored before there were any
    starting: bool = False


class Seat(msgspec.Struct, frozen=True):
    """Who sits where, for everybody to see."""

    name: str  # empty: the seat is free
    level: int | None  # of the bot that plays it now
    bot: bool  # a bot for good, not one that stands in
    resigned: bool
    commitment: str | None  # to the secret of its client; None if there is none, and when the match has begun


class Time(msgspec.Struct, frozen=True):
    """How much time a seat has."""

    deadline: int | None  # milliseconds since 1970; None while it need not act, or without a clock
    bank: int  # milliseconds


class Halt(msgspec.Struct, frozen=True):
    """How far the installed rules follow a match of earlier ones, and why no further."""

    played: int  # version of the rules it was played by
    rules: int  # version of those that cannot follow it
    step: int
    code: str  # options, action, outcome or result
    sentence: str


class Fairness(msgspec.Struct, frozen=True):
    """What everybody may know of how the draws of a match come about."""

    scheme: int  # 1: of the server's seed alone; 2: people contribute
    abandoned: int  # starts that were
    owed: list[int]  # seats whose clients must reveal their secret now
    reveal_by: int | None  # until when, in milliseconds since 1970
    without: list[int]  # seats of people whose clients contribute nothing
    redrawn: int  # draws that were taken back by agreement, when the match is over


class About(msgspec.Struct, frozen=True):
    """What everybody may know of a match, whatever its game."""

    id: str
    game: str
    title: str
    options: dict[str, str]
    seats: list[Seat]
    status: str  # open, starting, running, frozen or over
    commitment: str | None  # to the server's seed
    fair: Fairness
    undo_asked: int | None  # the seat that asks to go back
    reason: str | None  # why it is over
    scores: list[int] | None
    ranks: list[int] | None
    rematch: str | None  # the table at which it is played again
    turned: int  # by how many seats everybody sits further than at first: a rematch changes seats, not colours
    halt: Halt | None  # of a frozen match, or of one that is over and that the installed rules do not follow
    ends: list[int]  # seats whose holders agreed to end a frozen match
    pace: Pace


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


class People(msgspec.Struct, frozen=True, tag_field="t", tag="people"):
    """Who is connected: the seats whose holders are, and how many people watch at this process."""

    here: list[int]
    watching: int


class ReplayLog(msgspec.Struct, frozen=True):
    """A finished match to be looked at step by step: what was heard in all, and how much of it at every stop.

    A match of earlier rules is replayed as far as the installed ones follow it; `halt` says why no further.
    """

    heard: list[Heard]
    known: list[int]
    steps: int  # of the whole match
    halt: Halt | None


encode = msgspec.json.Encoder().encode


def halt(match: Match) -> Halt | None:
    """Where the installed rules cannot follow a match, as far as everybody may know it."""
    frozen, stuck = match.frozen, match.stuck
    if match.ended is not None and stuck is not None:
        return halt_at(match, stuck)
    if match.ended is not None or frozen is None:
        return None
    sentence = f"under rules version {frozen.rules} {HALTS[frozen.code]}"
    return Halt(match.rules, frozen.rules, frozen.step, frozen.code, sentence)


def halt_at(match: Match, stuck: Stuck) -> Halt:
    """Where the installed rules cannot follow a match, for those who may know all of it."""
    return Halt(match.rules, match.game.rules_version, stuck.step, stuck.code, stuck.detail)


def standing(match: Match) -> list[int] | None:
    """The score that everybody knows; None before the match begins."""
    if match.position is None:
        return None
    shown: Any = match.game.present(unpack(match.position.observe(SPECTATOR)), match.options)
    return list(shown.receipt.totals)


def about(match_id: str, match: Match, seat: int = SPECTATOR) -> About:
    """What everybody may know of a match; a seat whose clock has run out knows that before the others do."""
    ended, frozen = match.ended, match.frozen
    return About(
        id=match_id,
        game=match.game.name,
        title=match.game.title,
        options={name: option_text(value) for name, value in match.options.items()},
        seats=[
            Seat(
                name=chair.name,
                level=chair.level if at in match.out_of_time and at != seat else chair.bot,
                bot=chair.level is not None,
                resigned=chair.resigned,
                commitment=None if match.begun else chair.commitment,
            )
            for at, chair in enumerate(match.chairs)
        ],
        status="frozen" if frozen and not ended else "starting" if match.starting is not None else match.status,
        commitment=match.commitment,
        fair=fairness(match),
        undo_asked=match.asked.seat if match.asked else None,
        reason=ended.reason if ended else None,
        scores=ended.scores if ended else frozen.scores if frozen else None,
        ranks=ended.ranks if ended else None,
        rematch=match.rematch,
        turned=match.opened.turned,
        halt=halt(match),
        ends=sorted(match.agreed_to_end) if frozen and not ended else [],
        pace=match.opened.pace,
    )


def fairness(match: Match) -> Fairness:
    """What everybody may know of how the draws of a match come about."""
    waits = match.starting is not None
    return Fairness(
        scheme=match.scheme,
        abandoned=match.attempt,
        owed=[seat for seat, chair in enumerate(match.chairs) if waits and chair.owes_secret],
        reveal_by=match.reveal_by,
        without=match.without,
        redrawn=match.ended.redrawn if match.ended else 0,
    )


def summary(match: Match) -> Summary:
    """What lists show of a match."""
    ended, frozen = match.ended, match.frozen
    return Summary(
        names=[chair.name for chair in match.chairs],
        to_act=list(match.to_act),
        changed=match.changed,
        scores=ended.scores if ended else frozen.scores if frozen else None,
        ranks=ended.ranks if ended else None,
        deadlines={seat: due for seat in match.to_act if (due := match.clock.deadline(seat)) is not None},
        abandoned=ended is not None and ended.reason == "abandoned",
        standing=None if ended or frozen else standing(match),
        frozen=frozen is not None and ended is None,
        levels=[chair.level for chair in match.chairs],
        starting=match.starting is not None,
    )


def read_summary(data: bytes) -> Summary:
    """The summary that was stored."""
    return msgspec.json.decode(data, type=Summary)


def scene(match_id: str, match: Match, seat: int, now: int, known: About | None = None) -> Scene:
    """A match as an audience sees it; `seat` is SPECTATOR without one. `known` is `about`, if that is made."""
    position = match.position
    mine = seat in match.to_act
    beside = () if seat == SPECTATOR else match.beside(seat)
    return Scene(
        about=known if known is not None and seat not in match.out_of_time else about(match_id, match, seat),
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
    level: int  # the highest level whose bots can play it now
    ready_in: int | None  # about how many seconds it still takes, if that is known


def game_info(name: str, level: int, ready_in: int | None) -> GameInfo:
    """What the set-up page needs to know of a game."""
    game = get(name)
    options = [_option_info(option) for option in game.options]
    return GameInfo(game.name, game.title, game.rules_version, list(game.seats), options, level > 0, level, ready_in)


def _option_info(option: Option) -> OptionInfo:
    form = None if option.form is None else option.form.about
    return OptionInfo(
        option.name, option_text(option.default), [option_text(each) for each in option.choices], option.about, form
    )
