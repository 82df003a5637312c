"""`Position`: one state of a game for Python, and everything that can be asked of it.

Python passes records as arrays of length 1; the small kernels here take them out and call the verbs. Stepping is one
fused call, because each call into compiled code costs half a microsecond and each kernel costs compile time.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from farshore.engine.chance import STREAM
from farshore.engine.errors import IllegalAction, NotationError
from farshore.engine.game import (
    CHANCE,
    MOST_ARGUMENTS,
    SPECTATOR,
    Game,
    Reason,
    Value,
    apply,
    bits,
    chances,
    draw_outcome,
    legal,
    lowest,
    observe,
    play_out,
    ranks,
    refusal,
    resample,
    score,
    start,
    to_act,
    was_cut,
)
from farshore.engine.kernel import copy, kernel
from farshore.engine.record import Cells, Records, clone, from_bytes, new, unpack
from farshore.engine.validate import text as given_text
from farshore.engine.validate import whole


@kernel
def _start(states: Records, seats: int, options: Cells) -> None:
    start(states[0], seats, options)


@kernel
def _legal(states: Records, seat: int, actions: Cells) -> int:
    return legal(states[0], seat, actions)


@kernel
def _refusal(states: Records, seat: int, action: int, args: Cells) -> int:
    return refusal(states[0], seat, action, args)


@kernel
def _chances(states: Records, weights: Cells) -> int:
    return chances(states[0], weights)


@kernel
def _score(states: Records, points: Cells) -> None:
    score(states[0], points)


@kernel
def _ranks(states: Records, places: Cells) -> None:
    ranks(states[0], places)


@kernel
def _was_cut(states: Records) -> bool:
    return was_cut(states[0])


@kernel
def _observe(states: Records, seat: int, views: Records) -> None:
    observe(states[0], seat, views[0])


@kernel
def _resample(views: Records, streams: Records, states: Records) -> None:
    resample(views[0], streams[0], states[0])


@kernel
def _try_all(states: Records, seat: int, tries: Records, actions: Cells, points: Cells, gains: Cells) -> int:
    """What each legal action would change in the seat's score at once. Returns how many there are."""
    count = legal(states[0], seat, actions)
    score(states[0], points)
    before = points[seat]
    for i in range(count):
        copy(tries[0], states[0])
        apply(tries[0], seat, actions[i])
        score(tries[0], points)
        gains[i] = points[seat] - before
    return count


@kernel
def _play_out(states: Records, streams: Records, actions: Cells, weights: Cells, limit: int) -> int:
    return play_out(states[0], streams[0], actions, weights, limit)


ILLEGAL = -2  # instead of who is to act
NOBODY = -3  # instead of a seat: no action, chance only
ACTIONS, WEIGHTS, LOG = range(3)  # rows of the work space


@kernel
def _advance(states: Records, seat: int, action: int, streams: Records, work: Cells, most: int) -> tuple[int, int, int]:
    """One step from Python in one call: check an action, carry it out, let chance answer from a stream.

    Chance acts until a seat is to act, the match is over or there have been `most` outcomes.
    The rows of `work`: legal actions, weights, the outcomes. Returns who is to act then, how many outcomes there were,
    and how many actions the lowest of those seats has; or ILLEGAL, with nothing changed.
    """
    state = states[0]
    actions, weights, log = work[0], work[1], work[2]
    found = seat == NOBODY
    if seat == CHANCE:
        if to_act(state) == CHANCE and 0 <= action < len(weights):
            chances(state, weights)
            found = weights[action] > 0
    else:
        for i in range(legal(state, seat, actions)):
            found = found or actions[i] == action
    if not found:
        return ILLEGAL, 0, 0
    drawn = 0
    while True:
        if seat != NOBODY:
            apply(state, seat, action)
        who = to_act(state)
        if who > 0:
            return who, drawn, legal(state, lowest(who), actions)
        if who == 0 or drawn == most:
            return who, drawn, 0
        seat = CHANCE
        action = draw_outcome(state, streams[0], weights)
        log[drawn] = action
        drawn += 1


NO_STREAM = new(STREAM)


class Position:
    """One state of a game, and everything that can be asked of it.

    Nothing that is handed in is trusted, and a refused call changes nothing. It sees both hands; `view` does not.
    Whoever writes into `states` directly should make a new Position of them.
    """

    __slots__ = ("_count", "_listed", "_who", "_work", "game", "seats", "states")

    def __init__(self, game: Game, states: Records, seats: int) -> None:
        self.game = game
        self.states = states
        self.seats = seats
        self._work = np.zeros((3, max(len(game.actions), len(game.outcomes))), np.int64)
        self._listed: int | None = None  # whose actions stand in the first row, ...
        self._count = 0  # ... and how many
        self._who: int | None = None  # who is to act, if that is known

    @classmethod
    def begin(cls, game: Game, options: Mapping[str, Value], seats: int) -> "Position":
        """The table before anything is drawn. `options` must be complete, as `Game.read_options` gives them."""
        states = new(game.state)
        rules = [option for option in game.options if not option.display]
        numbers = [number for option in rules for number in option.numbers(options[option.name])]
        _start(states, seats, np.array(numbers, np.int64))
        return cls(game, states, seats)

    @classmethod
    def parse(cls, game: Game, text: str, seats: int | None = None) -> "Position":
        """The position written as `text`, which must have `seats` seats if that is given. Raises NotationError."""
        states = game.codec.parse_state(given_text("position", text))
        found = game.codec.seats(unpack(states))
        if seats is not None and seats != found:
            raise NotationError(f"the position has {found} seats, not {seats}")
        return cls(game, states, found)

    def copy(self) -> "Position":
        """A position that shares nothing with this one."""
        other = Position(self.game, clone(self.states), self.seats)
        other._who = self._who
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickle, (self.game, self.states.tobytes(), self.seats)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game is other.game and self.states.tobytes() == other.states.tobytes()

    def __hash__(self) -> int:
        return hash(self.states.tobytes())

    def __str__(self) -> str:
        return self.game.codec.text(self.states)

    def __repr__(self) -> str:
        return f"<{self.game.name}: {self}>"

    @property
    def who(self) -> int:
        """A bit for every seat that may act now, or CHANCE; 0 when the match is over."""
        if self._who is None:
            self._advance(NOBODY, 0, None)
        assert self._who is not None
        return self._who

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now, or (CHANCE,); empty when the match is over."""
        who = self.who
        return (CHANCE,) if who == CHANCE else tuple(bits(who))

    @property
    def truncated(self) -> bool:
        """Whether the match ended because it grew too long and not by its rules."""
        return bool(_was_cut(self.states))

    def legal(self, seat: int) -> list[int]:
        """The legal actions of `seat`, ascending; for CHANCE the outcomes that can happen. Raises NotationError."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            if whole("seat", seat) == CHANCE:
                return [outcome for outcome, weight in enumerate(self.weights()) if weight]
            seat = self._seat(seat)
        if seat != self._listed:
            self._count = _legal(self.states, seat, self._work[ACTIONS])
            self._listed = seat
        return self._work[ACTIONS, : self._count].tolist()

    def weights(self) -> list[int]:
        """The weight of every outcome by number; all zero unless chance is to act."""
        if self.who != CHANCE:
            return [0] * len(self.game.outcomes)
        _chances(self.states, self._work[WEIGHTS])
        return self._work[WEIGHTS, : len(self.game.outcomes)].tolist()

    def scores(self) -> tuple[int, ...]:
        """The points of every seat as they stand."""
        points = np.zeros(self.seats, np.int64)
        _score(self.states, points)
        return tuple(points.tolist())

    def ranks(self) -> tuple[int, ...]:
        """The place of every seat: 1 is best, tied seats share."""
        places = np.zeros(self.seats, np.int64)
        _ranks(self.states, places)
        return tuple(places.tolist())

    def view(self, seat: int) -> Records:
        """What `seat` (or SPECTATOR) may know, as a record."""
        if whole("seat", seat) != SPECTATOR:
            seat = self._seat(seat)
        views = new(self.game.view)
        _observe(self.states, seat, views)
        return views

    def resample(self, seat: int, streams: Records) -> "Position":
        """A position that `seat` cannot tell from this one, every one as likely as the deal makes it."""
        states = new(self.game.state)
        _resample(self.view(seat), streams, states)
        return Position(self.game, states, self.seats)

    def step(self, seat: int, action: int) -> int:
        """Carry out an action given by number, an outcome if the seat is CHANCE. Returns `who` is to act then.

        Raises IllegalAction.
        """
        return self.advance(seat, action, None)[0]

    def advance(self, seat: int, action: int, streams: Records | None) -> tuple[int, list[int]]:
        """Like `step`, then let chance act from a stream until a seat is to act or the match is over.

        Returns `who` and the outcomes. Raises IllegalAction, or NotationError for what is not a number.
        """
        if type(seat) is not int or type(action) is not int:
            seat, action = whole("seat", seat), whole("action", action)
        if not CHANCE <= seat < self.seats or not 0 <= action < self._work.shape[1]:
            raise self.refusal(seat, action)
        return self._advance(seat, action, streams)

    def answer(self, streams: Records) -> tuple[int, list[int]]:
        """Let chance act from a stream until a seat is to act or the match is over. Returns `who` and the outcomes."""
        return self._advance(NOBODY, 0, streams)

    def _advance(self, seat: int, action: int, streams: Records | None) -> tuple[int, list[int]]:
        if streams is None:
            who, drawn, count = _advance(self.states, seat, action, NO_STREAM, self._work, 0)
        else:
            who, drawn, count = _advance(self.states, seat, action, streams, self._work, len(self._work[LOG]))
        if who == ILLEGAL:
            self._listed = None
            raise self.refusal(seat, action)
        self._who = who
        self._listed = None
        if who > 0:
            self._listed = (who & -who).bit_length() - 1
            self._count = count
        if not drawn:
            return who, []
        outcomes = self._work[LOG, :drawn].tolist()
        if who == CHANCE:  # the log was full
            who, more = self._advance(NOBODY, 0, streams)
            outcomes += more
        return who, outcomes

    def gains(self, seat: int) -> list[tuple[int, int]]:
        """The legal actions of `seat`, ascending, each with what it would change in the seat's score at once."""
        seat = self._seat(whole("seat", seat))
        points = np.zeros(self.seats, np.int64)
        self._listed = None
        count = _try_all(self.states, seat, new(self.game.state), self._work[ACTIONS], points, self._work[LOG])
        return list(zip(*self._work[[ACTIONS, LOG], :count].tolist(), strict=True))

    def play_out(self, streams: Records, limit: int) -> int:
        """Play at random to the end, or for `limit` actions and outcomes. Returns how many there were."""
        self._listed = self._who = None
        return int(_play_out(self.states, streams, self._work[ACTIONS], self._work[WEIGHTS], limit))

    def why(self, seat: int, action: int) -> Reason | None:
        """Why `seat` cannot do that now; None if it can. Raises NotationError for what is not a number."""
        seat, action = whole("seat", seat), whole("action", action)
        if not 0 <= action < len(self.game.outcomes if seat == CHANCE else self.game.actions):
            return Reason("no_such_number", {"number": action})
        who = self.who
        if who == 0:
            return Reason("over", {})
        if seat == CHANCE:
            if who != CHANCE:
                return Reason("not_chance", {})
            return None if self.weights()[action] else Reason("impossible", {"outcome": self.game.outcomes[action]})
        if seat not in range(self.seats):
            return Reason("no_such_seat", {"seat": seat, "last": self.seats - 1})
        if who == CHANCE:
            return Reason("chance_to_act", {})
        if not who >> seat & 1:
            return Reason("not_your_turn", {"seat": seat})
        if self.game.why is not None:
            return self.game.why(unpack(self.states), seat, action)
        assert not isinstance(self.game.reasons, Mapping)
        args = np.zeros(MOST_ARGUMENTS, np.int64)
        number = _refusal(self.states, seat, action, args)
        return self.game.reasons[number - 1].reason(args.tolist(), unpack(self.states)) if number else None

    def refusal(self, seat: int, action: int) -> IllegalAction:
        """The error for an action that is not legal: the reason, the position as that seat sees it, what is allowed.

        It may be shown to that seat: nothing in it is hidden from it.
        """
        reason = self.why(seat, action)
        assert reason is not None, f"{action} is legal for seat {seat} in {self}"
        given = f"action number {action}" if reason.code == "no_such_number" else repr(self.game.text(seat, action))
        message = f"illegal {given}: {self.sentence(reason)}; {self._where(seat)}"
        return IllegalAction(reason.code, message, self._allowed(seat))

    def _allowed(self, seat: int) -> list[str]:
        return [self.game.text(seat, number) for number in self.legal(seat)] if seat in self.to_act else []

    def _where(self, seat: int) -> str:
        """The position as that seat sees it and what it may do, for messages."""
        seen = self.game.codec.text(self.view(seat if seat in range(self.seats) else SPECTATOR))
        allowed = self._allowed(seat)
        return f"in {seen}; allowed: {', '.join(allowed)}" if allowed else f"in {seen}"

    def _seat(self, seat: int) -> int:
        """`seat` if it exists. Raises NotationError."""
        if seat not in range(self.seats):
            raise NotationError(f"there is no seat {seat}: seats are 0 to {self.seats - 1}, or SPECTATOR")
        return int(seat)

    def sentence(self, reason: Reason) -> str:
        """A reason in English."""
        return self.game.sentences[reason.code].format(**reason.args)

    def read(self, seat: int, text: str) -> int:
        """The action (for CHANCE the outcome) that `text` names, legal or not. Raises NotationError."""
        try:
            return self.game.read(seat, given_text("action", text))
        except NotationError as error:
            raise NotationError(f"{error}; {self._where(whole('seat', seat))}") from None

    def parse_action(self, seat: int, text: str) -> int:
        """The action (for CHANCE the outcome) that `text` names. It is legal. Raises NotationError or IllegalAction."""
        number = self.read(seat, text)
        if self.why(seat, number) is not None:
            raise self.refusal(seat, number)
        return number


def _unpickle(game: Game, data: bytes, seats: int) -> Position:
    return Position(game, from_bytes(game.state, data), seats)
