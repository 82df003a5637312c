"""`Position`: one state of a game for Python, and everything that can be asked of it.

`Position` and `play.Play` share names: `legal`, `numbers`, `act`, `why`, `reason`, `scores`, `ranks`, `receipt`,
`over`, `to_act`, `truncated` and `copy` mean the same, take the same arguments and return the same kind of thing. A
position knows neither names nor a history, and its chance does not act by itself.
"""

from collections.abc import Mapping
from typing import Any, Generic, Self

import numpy as np

from farshore.engine import calls
from farshore.engine.bits import from_bits
from farshore.engine.calls import ACTIONS, ILLEGAL, LOG, NO_SEAT, WEIGHTS
from farshore.engine.chance import STREAM
from farshore.engine.errors import IllegalAction, NotationError
from farshore.engine.game import (
    CHANCE,
    MOST_ARGUMENTS,
    SPECTATOR,
    Game,
    Presentation_co,
    Reason,
    Receipt_co,
    State,
    Value,
    View,
)
from farshore.engine.record import Cells, Records, clone, from_bytes, new, unpack
from farshore.engine.validate import as_int, as_str, short_repr

NO_STREAM = new(STREAM)


class Position(Generic[State, View, Presentation_co, Receipt_co]):
    """One state of a game, and everything that can be asked of it.

    Nothing that is handed in is trusted, and a refused call changes nothing. It knows all that is hidden; `observe`
    gives what one seat may know. Code that writes into `states` must make a new Position of them.
    """

    __slots__ = ("_count", "_listed", "_who", "_work", "game", "seats", "states")

    def __init__(self, game: Game[State, View, Presentation_co, Receipt_co], states: Records, seats: int) -> None:
        self.game = game
        self.states = states
        self.seats = seats
        self._work = np.zeros((3, max(len(game.actions), len(game.outcomes))), np.int64)
        self._listed: int | None = None  # whose actions stand in the first row, ...
        self._count = 0  # ... and how many
        self._who: int | None = None  # who is to act, if that is known

    @classmethod
    def begin(
        cls, game: Game[State, View, Presentation_co, Receipt_co], options: Mapping[str, Value], seats: int
    ) -> Self:
        """The table before anything is drawn. `options` must be complete, as `Game.read_options` gives them."""
        states = new(game.state)
        rules = [option for option in game.options if not option.display]
        numbers = [number for option in rules for number in option.numbers(options[option.name])]
        calls.start(states, seats, np.array(numbers, np.int64))
        return cls(game, states, seats)

    @classmethod
    def parse(cls, game: Game[State, View, Presentation_co, Receipt_co], text: str, seats: int | None = None) -> Self:
        """The position written as `text`, which must have `seats` seats if that is given. Raises NotationError."""
        states = game.codec.parse_state(as_str("position", text))
        found = game.codec.seats(unpack(states))
        if seats is not None and seats != found:
            raise NotationError(f"the position has {found} seats, not {seats}")
        return cls(game, states, found)

    def copy(self) -> Self:
        """A position that shares nothing with this one."""
        other = type(self)(self.game, clone(self.states), self.seats)
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
            self._advance(NO_SEAT, 0, None, [])
        assert self._who is not None
        return self._who

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now, or (CHANCE,); empty when the match is over."""
        who = self.who
        return (CHANCE,) if who == CHANCE else tuple(from_bits(who))

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.who == 0

    @property
    def truncated(self) -> bool:
        """Whether the match ended because it grew too long and not by its rules."""
        return bool(calls.was_cut(self.states))

    def numbers(self, seat: int | None = None) -> list[int]:
        """The legal actions by number, ascending, of `seat` or of the only seat to act; for CHANCE the outcomes.

        Empty when the match is over. Raises NotationError.
        """
        if type(seat) is not int or not 0 <= seat < self.seats:
            seat = self.actor(seat)
            if seat == CHANCE:
                return [outcome for outcome, weight in enumerate(self.weights()) if weight]
            if seat >= self.seats or seat < 0:
                raise self._no_seat(seat)
        numbers: list[int] = self.listed(seat).tolist()
        return numbers

    def listed(self, seat: int) -> Cells:
        """The legal actions of a seat, as compiled code has them. Whatever is done next may write over them."""
        if seat != self._listed:
            self._count = calls.legal(self.states, seat, self._work[ACTIONS])
            self._listed = seat
        return self._work[ACTIONS, : self._count]

    def legal(self, seat: int | None = None) -> list[str]:
        """Like `numbers`, as texts."""
        seat = self.actor(seat)
        texts = self.game.outcomes if seat == CHANCE else self.game.actions
        return [texts[number] for number in self.numbers(seat)]

    def weights(self) -> list[int]:
        """The weight of every outcome by number; all zero unless chance is to act."""
        if self.who != CHANCE:
            return [0] * len(self.game.outcomes)
        calls.chances(self.states, self._work[WEIGHTS])
        weights: list[int] = self._work[WEIGHTS, : len(self.game.outcomes)].tolist()
        return weights

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat as they stand."""
        points = np.zeros(self.seats, np.int64)
        calls.score(self.states, points)
        return tuple(points.tolist())

    @property
    def ranks(self) -> tuple[int, ...]:
        """The place of every seat: 1 is best, tied seats share."""
        places = np.zeros(self.seats, np.int64)
        calls.ranks(self.states, places)
        return tuple(places.tolist())

    def receipt(self) -> Receipt_co:
        """The score with its arithmetic."""
        return self.game.receipt(unpack(self.states))

    def observe(self, seat: int) -> Records:
        """What `seat` (or SPECTATOR) may know, as a record."""
        if as_int("seat", seat) != SPECTATOR:
            seat = self._seat(seat)
        views = new(self.game.view)
        calls.observe(self.states, seat, views)
        return views

    def resample(self, seat: int, streams: Records) -> Self:
        """A position that `seat` cannot tell from this one, every one as likely as the deal makes it."""
        states = new(self.game.state)
        calls.resample(self.observe(seat), streams, states)
        return type(self)(self.game, states, self.seats)

    def act(self, action: str | int, seat: int | None = None) -> None:
        """Carry out an action of `seat` or of the only seat to act, for CHANCE an outcome; given as text or number.

        Raises NotationError if it cannot be read, IllegalAction if it cannot be done now; nothing changes then.
        """
        self.advance(action, seat, None)

    def advance(self, action: str | int, seat: int | None, streams: Records | None) -> list[tuple[int, int]]:
        """Like `act`, then let chance act from a stream until a seat is to act or the match is over.

        Returns all that happened: (seat or CHANCE, number of the action or outcome).
        """
        seat = self.actor(seat)
        most = self._work.shape[1]
        number = action if type(action) is int and 0 <= action < most else self._number(action, seat)
        if not CHANCE <= seat < self.seats or not 0 <= number < most:
            raise self.illegal(number, seat)
        steps = [(seat, number)]
        self._advance(seat, number, streams, steps)
        return steps

    def draw(self, streams: Records) -> list[tuple[int, int]]:
        """Let chance act from a stream until a seat is to act or the match is over. Returns its outcomes."""
        steps: list[tuple[int, int]] = []
        self._advance(NO_SEAT, 0, streams, steps)
        return steps

    def _advance(self, seat: int, action: int, streams: Records | None, steps: list[tuple[int, int]]) -> None:
        """One call of the compiled `advance`. Outcomes are appended to `steps`."""
        known = self._count if seat == self._listed else -1
        if streams is None:
            who, drawn, count = calls.advance(self.states, seat, action, NO_STREAM, self._work, 0, known)
        else:
            most = self._work.shape[1]
            who, drawn, count = calls.advance(self.states, seat, action, streams, self._work, most, known)
        if who == ILLEGAL:
            self._listed = None
            raise self.illegal(action, seat)
        self._who = who
        self._listed = None
        if who > 0:
            self._listed = (who & -who).bit_length() - 1
            self._count = count
        if drawn:
            steps += [(CHANCE, outcome) for outcome in self._work[LOG, :drawn].tolist()]
            if who == CHANCE:  # the log was full
                self._advance(NO_SEAT, 0, streams, steps)

    def gains(self, seat: int) -> list[tuple[int, int]]:
        """The legal actions of `seat`, ascending, each with what it would change in the seat's score at once."""
        seat = self._seat(as_int("seat", seat))
        points = np.zeros(self.seats, np.int64)
        self._listed = None
        count = calls.gains(self.states, seat, new(self.game.state), self._work[ACTIONS], points, self._work[LOG])
        return list(zip(*self._work[[ACTIONS, LOG], :count].tolist(), strict=True))

    def play_out(self, streams: Records, limit: int) -> int:
        """Play at random to the end, or for `limit` actions and outcomes. Returns how many there were."""
        self._listed = self._who = None
        return int(calls.play_out(self.states, streams, self._work[ACTIONS], self._work[WEIGHTS], limit))

    def why(self, action: str | int, seat: int | None = None) -> str | None:
        """The sentence that says why that cannot be done now; None if it can. Raises NotationError."""
        reason = self.reason(action, seat)
        return None if reason is None else self.sentence(reason)

    def reason(self, action: str | int, seat: int | None = None) -> Reason | None:
        """Like `why`, as a stable code with arguments."""
        seat = self.actor(seat)
        number = self.game.read(seat, action) if isinstance(action, str) else as_int("action", action)
        if not 0 <= number < len(self.game.outcomes if seat == CHANCE else self.game.actions):
            return Reason("no_such_number", {"number": number})
        who = self.who
        if who == 0:
            return Reason("over", {})
        if seat == CHANCE:
            if who != CHANCE:
                return Reason("not_chance", {})
            return None if self.weights()[number] else Reason("impossible", {"outcome": self.game.outcomes[number]})
        if seat not in range(self.seats):
            return Reason("no_such_seat", {"seat": seat, "last": self.seats - 1})
        if who == CHANCE:
            return Reason("chance_to_act", {})
        if seat not in self.to_act:
            return Reason("not_your_turn", {"seat": seat})
        args = np.zeros(MOST_ARGUMENTS, np.int64)
        code = calls.refusal(self.states, seat, number, args)
        return self.game.reasons[code - 1].reason(args.tolist(), unpack(self.states)) if code else None

    def illegal(self, action: int, seat: int) -> IllegalAction:
        """The error for an action that is not legal: the reason, the position as that seat sees it, what is allowed.

        It may be shown to that seat: nothing in it is hidden from it.
        """
        reason = self.reason(action, seat)
        assert reason is not None, f"{action} is legal for seat {seat} in {self}"
        given = f"action number {action}" if reason.code == "no_such_number" else repr(self.game.text(seat, action))
        message = f"illegal {given}: {self.sentence(reason)}; {self._where(seat)}"
        return IllegalAction(reason.code, message, self._allowed(seat))

    def _allowed(self, seat: int) -> list[str]:
        return self.legal(seat) if seat in self.to_act else []

    def _where(self, seat: int) -> str:
        """The position as that seat sees it and what it may do, for messages."""
        seen = self.game.codec.text(self.observe(seat if seat in range(self.seats) else SPECTATOR))
        allowed = self._allowed(seat)
        return f"in {seen}; allowed: {', '.join(allowed)}" if allowed else f"in {seen}"

    def actor(self, seat: int | None) -> int:
        """`seat`, or the only one to act, or CHANCE; seat 0 when the match is over, so that an error can say that."""
        if seat is not None:
            return seat if type(seat) is int and CHANCE <= seat < self.seats else as_int("seat", seat)
        who = self._who
        if who is None:
            who = self.who
        if who <= 0:
            return who
        if who & (who - 1):
            raise NotationError(f"seats {self.to_act} may act at the same time: say which, seat=...")
        return who.bit_length() - 1

    def _seat(self, seat: int) -> int:
        """`seat` if it exists. Raises NotationError."""
        if seat not in range(self.seats):
            raise self._no_seat(seat)
        return int(seat)

    def _no_seat(self, seat: int) -> NotationError:
        return NotationError(f"there is no seat {short_repr(seat)}: seats are 0 to {self.seats - 1}, or SPECTATOR")

    def sentence(self, reason: Reason) -> str:
        """A reason in English."""
        return self.game.sentences[reason.code].format(**reason.args)

    def _number(self, action: str | int, seat: int) -> int:
        """The number of an action (for CHANCE of an outcome), legal or not. Raises NotationError."""
        if not isinstance(action, str):
            return as_int("action", action)
        try:
            return self.game.read(seat, action)
        except NotationError as error:
            raise NotationError(f"{error}; {self._where(seat)}") from None

    def parse_action(self, text: str, seat: int | None = None) -> int:
        """The action (for CHANCE the outcome) that `text` names. It is legal. Raises NotationError or IllegalAction."""
        seat = self.actor(seat)
        number = self._number(as_str("action", text), seat)
        if self.reason(number, seat) is not None:
            raise self.illegal(number, seat)
        return number


def _unpickle(game: Game, data: bytes, seats: int) -> Position:
    return Position(game, from_bytes(game.state, data), seats)
