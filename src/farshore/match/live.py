"""A live match: what it is after its events. `evolve` makes it of them, `decide` says which ones a command adds."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from farshore.engine.game import CHANCE, SPECTATOR, Game, Value
from farshore.engine.position import Position
from farshore.engine.record import unpack
from farshore.match.clock import Clock
from farshore.match.events import Ended, Opened, UndoAsked
from farshore.match.transcript import Transcript


class Done(NamedTuple):
    """An action of the running turn. A secret one is known to nobody else before the turn closes."""

    seat: int
    number: int
    secret: bool


@dataclass(frozen=True)
class Chair:
    """The holder of a seat: a person or a bot; and the bot that plays for an absent person, if one does."""

    name: str = ""
    player: str | None = None
    level: int | None = None
    stand_in: int | None = None
    resigned: bool = False

    @property
    def free(self) -> bool:
        """Whether nobody holds it."""
        return self.player is None and self.level is None

    @property
    def bot(self) -> int | None:
        """The level of the bot that acts for this seat now, if one does."""
        return self.stand_in if self.stand_in is not None else self.level


@dataclass(frozen=True)
class Match:
    """A live match after some events."""

    opened: Opened
    game: Game
    options: Mapping[str, Value]
    chairs: tuple[Chair, ...]
    clock: Clock
    version: int = 1  # events so far
    commitment: str | None = None  # None before it begins
    position: Position | None = None
    steps: tuple[tuple[int, int], ...] = ()  # (seat or CHANCE, number), without those taken back
    turn: tuple[Done, ...] = ()  # actions since chance, or another seat, answered, or something hidden was seen
    bound: int = 0  # the first steps, none of which can be undone: the last of them showed something hidden
    draws: int = 0  # ever made, those taken back included
    asked: UndoAsked | None = None
    agreed: frozenset[int] = frozenset()  # seats that said yes to it
    ended: Ended | None = None
    invites: int = 0  # how often the invitation was replaced
    invited: int | None = None  # when it was last
    rematch: str | None = None  # the match in which the same players play again
    changed: int = 0  # time of the last event that everybody may know of
    banks: tuple[int, ...] = ()  # the banks of all seats when the running turn began

    @property
    def truth(self) -> Any:
        """The state as plain values, everything hidden included."""
        assert self.position is not None
        return unpack(self.position.states)

    @property
    def public(self) -> Any:
        """What everybody may know, as plain values."""
        assert self.position is not None
        return unpack(self.position.observe(SPECTATOR))

    @property
    def at_once(self) -> bool:
        """Whether actions are secret now: other seats learn of them when the turn closes."""
        if not self.to_act:
            return False
        seat = self.to_act[0]
        assert self.position is not None
        return self.game.told(self.truth, seat, self.position.numbers(seat)[0], SPECTATOR) is None

    @property
    def begun(self) -> bool:
        """Whether all seats were taken and the match began."""
        return self.position is not None

    @property
    def status(self) -> str:
        """`open`, `running` or `over`."""
        return "over" if self.ended else "running" if self.begun else "open"

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        if self.position is None or self.ended is not None:
            return ()
        return tuple(seat for seat in self.position.to_act if seat != CHANCE)

    @property
    def names(self) -> tuple[str, ...]:
        """A name for every seat."""
        return tuple(chair.name or f"seat {seat}" for seat, chair in enumerate(self.chairs))

    def seat_of(self, player: str) -> int | None:
        """The seat of a person; the first one if several people share a device."""
        return next(iter(self.seats_of(player)), None)

    def seats_of(self, player: str) -> tuple[int, ...]:
        """All seats played from a person's device."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.player == player)

    def beside(self, seat: int) -> tuple[int, ...]:
        """The seats played from the same device as this one, itself included; none if it is the only one."""
        player = self.chairs[seat].player
        seats = () if player is None else self.seats_of(player)
        return seats if len(seats) > 1 else ()

    def transcript(self) -> Transcript:
        """The match so far, with everything hidden."""
        return Transcript(self.game, self.options, self.names, self.steps)
