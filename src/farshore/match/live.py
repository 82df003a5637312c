"""A live match: what it is after its events. `evolve` makes it of them, `decide` says which ones a command adds."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from farshore.engine.game import CHANCE, SPECTATOR, Game, Value
from farshore.engine.position import Position
from farshore.engine.record import unpack
from farshore.match.clock import Clock
from farshore.match.draws import Contribution, Draws, final_seed
from farshore.match.events import Ended, Event, Frozen, Opened, UndoAsked
from farshore.match.transcript import Transcript

REVEAL_TIME = 20_000  # milliseconds for which a match that could begin waits for the secrets of clients


class Done(NamedTuple):
    """An action of the running turn. A secret one is known to nobody else before the turn closes."""

    seat: int
    number: int
    secret: bool
    before: Position  # without it


HALTS = {
    "options": "an option with which it was opened is no longer allowed",
    "action": "an action is no longer possible",
    "outcome": "an outcome of chance is no longer possible",
    "result": "the result is another one",
}
"""English sentences for what rules cannot follow."""


class Stuck(NamedTuple):
    """Where and why the installed rules cannot follow a match that was stored under earlier ones."""

    step: int  # steps that they follow
    known: int  # the same without secret actions of a turn that may be open still: what everybody may know
    code: str  # as in HALTS
    detail: str  # a sentence that says everything: only for those who may know that


@dataclass(frozen=True)
class Chair:
    """The holder of a seat: a person or a bot; and the bot that plays for an absent person, if one does."""

    name: str = ""
    player: str | None = None
    level: int | None = None
    stand_in: int | None = None
    resigned: bool = False
    commitment: str | None = None  # to the secret that the person's client contributes to chance
    secret: str | None = None  # as soon as it is revealed
    following: str | None = None  # the commitment for the next start, if this one is abandoned

    @property
    def free(self) -> bool:
        """Whether nobody holds it. In an export people have no id, but they have a name."""
        return not self.name

    @property
    def owes_secret(self) -> bool:
        """Whether its client is committed to a secret that it has not revealed."""
        return self.commitment is not None and self.secret is None

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
    rules: int  # version under which all that was stored is possible
    version: int = 1  # events so far
    commitment: str | None = None  # to the server's seed; None before a match of the first scheme begins
    begun: bool = False  # whether all seats were taken and the match began
    attempt: int = 0  # starts that were abandoned
    starting: int | None = None  # since when it waits for secrets; None if it does not
    spent: frozenset[str] = frozenset()  # commitments whose secrets are known, and the server's: no client can use them
    left_out: frozenset[str] = frozenset()  # people who lost a seat, as no secret was revealed, and may come back
    withheld: Mapping[str, int] = field(default_factory=dict)  # how often that was, by person
    position: Position | None = None
    steps: tuple[tuple[int, int], ...] = ()  # (seat or CHANCE, number), without those taken back
    undoable: tuple[Done, ...] = ()  # actions since chance, or another seat, answered, or something hidden was seen
    undo_limit: int = 0  # steps before this one cannot be undone: the last of them showed something hidden
    undos: Mapping[int, int] = field(default_factory=dict)  # in the running turn, by seats that have any
    rewinds: int = 0  # ever made
    draw_count: int = 0  # draws ever made, those taken back included
    acted: Mapping[int, int] = field(default_factory=dict)  # actions ever made by a seat, those taken back included
    unfollowed: tuple[Event, ...] = ()  # steps after the installed rules could follow no further
    asked: UndoAsked | None = None
    agreed: frozenset[int] = frozenset()  # seats that said yes to it
    out_of_time: frozenset[int] = frozenset()  # seats whose clock ran out in the open turn, as yet a secret
    ended: Ended | None = None
    invites: int = 0  # how often the invitation was replaced
    invited: int | None = None  # when it was last
    rematch: str | None = None  # the match in which the same players play again
    stuck: Stuck | None = None  # the position is the last one that could be reached, if there is one at all
    frozen: Frozen | None = None
    agreed_to_end: frozenset[int] = frozenset()  # seats whose holders agreed to end it while it is frozen
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
    def scheme(self) -> int:
        """The scheme of its draws: 2 if people contribute to them, 1 in matches that were opened before they could."""
        return 1 if self.opened.commitment is None else 2

    @property
    def reveal_by(self) -> int | None:
        """Until when the match waits for secrets; None if it does not."""
        return None if self.starting is None else self.starting + REVEAL_TIME

    @property
    def without(self) -> list[int]:
        """The seats of people whose clients contribute nothing to chance."""
        people = (seat for seat, chair in enumerate(self.chairs) if not chair.free and chair.level is None)
        return [seat for seat in people if self.chairs[seat].commitment is None] if self.scheme == 2 else []

    def draws_by(self, secret: Draws) -> Draws:
        """The draws of the match, which has begun, from the secret that the server keeps for it."""
        return secret if self.scheme == 1 else self.drawn_from(secret.of_start(self.attempt).seed)

    def drawn_from(self, server_seed: bytes) -> Draws:
        """The draws that follow from the server's seed and what was contributed."""
        parts = [
            None if chair.commitment is None or chair.secret is None else Contribution(chair.commitment, chair.secret)
            for chair in self.chairs
        ]
        return Draws(final_seed(server_seed, self.opened.id, self.attempt, parts))

    @property
    def on_installed_rules(self) -> bool:
        """Whether it can go on by the installed rules: it was stored under these, or has been migrated to them."""
        return self.rules == self.game.rules_version and self.stuck is None and self.frozen is None

    @property
    def status(self) -> str:
        """`open`, `running` or `over`. One that is starting is running, and one that froze after it had begun."""
        if self.starting is not None:
            return "running"
        return "over" if self.ended else "running" if self.begun else "open"

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        if self.position is None or self.ended is not None or self.stuck is not None or self.frozen is not None:
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
