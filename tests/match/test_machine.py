"""Live matches driven at random beside a simple model of them, and what must hold after every single step."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from farshore import games
from farshore.engine.errors import NotationError
from farshore.engine.game import CHANCE, SPECTATOR, Game, option_text
from farshore.engine.position import Position
from farshore.engine.record import unpack
from farshore.match.audience import Heard, heard
from farshore.match.clock import Pace
from farshore.match.commands import (
    Act,
    AnswerUndo,
    AskUndo,
    Command,
    Expire,
    HandBack,
    Pause,
    Resign,
    Sit,
    Stand,
    TakeOver,
    Undo,
)
from farshore.match.decide import Refusal, decide
from farshore.match.draws import Draws
from farshore.match.events import (
    Acted,
    AnyEvent,
    Begun,
    Drawn,
    Ended,
    HandedBack,
    Opened,
    Paused,
    Resigned,
    Rewound,
    Seated,
    Stood,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
    decode,
    encode,
)
from farshore.match.evolve import begin, evolve, fold
from farshore.match.export import check, export
from farshore.match.live import Match
from farshore.match.transcript import parse_transcript
from farshore.server import wire
from tests.games.matches import SOAK, amount
from tests.match.hearing import all_heard

PEOPLE = {"person-7f3a": "Ann", "person-81c0": "Ben", "person-d2e4": "Eve", "person-55b9": "Dan"}
PACES = (Pace(), Pace(1_000), Pace(1_000, 5_000), Pace(60_000, 600_000), Pace(1))
NAMES = st.sampled_from(("Ann", "Ben 2", "Åsa <b>", "", " x", "two\nlines", "x" * 81, "\u202eevil"))
SEATS = st.sampled_from((0, 1, 0, 1, 2, 3, 0, 1, -1, 4))
LEVELS = st.sampled_from((2, 1, 5, 2, 0, 6))
WHO = st.sampled_from((*PEOPLE, None))
PHASES = (Phase.reuse, Phase.generate) if SOAK else (Phase.generate,)  # shrinking so long a match takes minutes
WAITS = st.sampled_from((0, 1, 400, 999, 1_000, 1_001, 3_000, 5_999, 6_000, 60_000, 10_000_000))


@dataclass
class Step:
    """An action or outcome that still holds."""

    actor: int
    text: str
    secret: bool = False


@dataclass
class Time:
    """What a seat has of time: the bank when its turn began, what it had used of that turn, and since when it runs."""

    bank: int
    used: int = 0
    since: int | None = None

    def left(self, turn: int) -> int:
        """Of the bank, when `used` has been paid."""
        return self.bank - min(self.bank, max(0, self.used - turn))


@dataclass
class Model:
    """What a match should be, in the plainest words. It knows no rules: those it asks of the position."""

    pace: Pace
    holders: list[str | int | None]  # a person, the level of a bot, nobody
    times: list[Time]
    standing_in: dict[int, int] = field(default_factory=dict)
    resigned: set[int] = field(default_factory=set)
    begun: bool = False
    over: bool = False
    steps: list[Step] = field(default_factory=list)
    bound: dict[int, int] = field(default_factory=dict)  # steps of a seat below this number are answered for good
    looked: int = 0  # steps below this number hold for ever: something hidden was seen
    draws: int = 0
    asker: int | None = None
    keep: int = 0
    agreed: set[int] = field(default_factory=set)
    banks: list[int] = field(default_factory=list)  # when the running turn began
    late: set[int] = field(default_factory=set)  # seats with a bot of which others must not know before the turn closes

    def bot(self, seat: int) -> int | None:
        """The level that plays a seat."""
        holder = self.holders[seat]
        return self.standing_in.get(seat, holder if isinstance(holder, int) else None)

    def last(self, seat: int) -> int | None:
        """The number of the last step of a seat."""
        return max((i for i, step in enumerate(self.steps) if step.actor == seat), default=None)

    def may_undo(self, seat: int) -> bool:
        """Whether neither chance nor, unless all play at once, another seat has answered its last action."""
        last = self.last(seat)
        if last is None or last < self.bound.get(seat, 0):
            return False
        after = [step.actor for step in self.steps[last + 1 :]]
        return CHANCE not in after and (self.steps[last].secret or all(actor == seat for actor in after))

    def bind(self, but: int | None = None) -> None:
        """What was done until now can no longer be taken back without asking, but by that seat."""
        self.bound |= {seat: len(self.steps) for seat in range(len(self.holders)) if seat != but}

    def agreeing(self, asker: int, agreed: set[int]) -> bool:
        """Whether all others agree that `asker` goes back."""
        bots = {seat for seat in range(len(self.holders)) if self.bot(seat) is not None} - self.late
        return all(seat == asker or seat in agreed | bots for seat in range(len(self.holders)))

    # ---- which answer is due

    def refusal(self, command: Command, now: int, position: Position | None) -> str | None:
        """The code with which a command must be refused; None if it must be carried out."""
        if isinstance(command, Pause | TakeOver | Expire) and command.player is not None:
            return "server_only"
        if isinstance(command, Sit):
            return self._refusal_to_sit(command)
        if isinstance(command, Pause):
            return "not_begun" if not self.begun else "over" if self.over else None
        seat: int = command.seat  # type: ignore[attr-defined]
        if seat not in range(len(self.holders)):
            return "no_seat"
        holder = self.holders[seat]
        stranger = command.player is not None and command.player != holder
        if isinstance(command, Stand):
            if self.begun:
                return "begun"
            return "seat_free" if holder is None else "not_yours" if stranger and isinstance(holder, str) else None
        if not self.begun or self.over or stranger:
            return "not_begun" if not self.begun else "over" if self.over else "not_yours"
        assert position is not None
        return self._refusal_in_play(command, seat, now, position)

    def _refusal_to_sit(self, command: Sit) -> str | None:
        if self.begun:
            return "begun"
        if not command.name.isprintable() or command.name != command.name.strip() or not 0 < len(command.name) < 81:
            return "unreadable"
        if command.level is not None and command.level not in range(1, 6):
            return "no_level"
        if command.level is None and command.player in self.holders:
            return "seated_already"
        if command.seat is None:
            return None  # the match begins before every seat is taken twice
        if command.seat not in range(len(self.holders)):
            return "no_seat"
        return None if self.holders[command.seat] is None else "seat_taken"

    def _refusal_in_play(self, command: Command, seat: int, now: int, position: Position) -> str | None:
        bot = self.bot(seat)
        if isinstance(command, TakeOver | Expire):
            if command.level not in range(1, 6):
                return "no_level"
            if bot is not None:
                return "stood_in"
            due = self.deadline(seat) if isinstance(command, Expire) else now
            return "in_time" if due is None or now < due else None
        if isinstance(command, HandBack):
            if seat in self.resigned:
                return "has_resigned"
            return None if seat in self.standing_in else "not_stood_in"
        if command.player is not None and seat in self.standing_in:
            return "has_resigned" if seat in self.resigned else "stood_in"
        if isinstance(command, Act):
            return self._refusal_to_act(command, bot, position)
        if isinstance(command, Undo):
            return None if self.may_undo(seat) else "nothing_to_undo" if self.last(seat) is None else "answered"
        if isinstance(command, AskUndo):
            if self.may_undo(seat) or self.asker is not None:
                return "undo_free" if self.may_undo(seat) else "undo_pending"
            last = self.last(seat)
            return "nothing_to_undo" if last is None else "seen" if last < self.looked else None
        if isinstance(command, AnswerUndo):
            return "nothing_asked" if self.asker in (None, seat) else None
        return None  # anybody may resign

    @staticmethod
    def _refusal_to_act(command: Act, bot: int | None, position: Position) -> str | None:
        if command.player is None and bot is None:
            return "not_stood_in"
        reason = position.reason(command.action, command.seat)
        assert (reason is None) == (command.action in position.numbers(command.seat))
        return None if reason is None else reason.code

    # ---- what an event does

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat is up."""
        time = self.times[seat]
        if time.since is None or not self.pace.runs:
            return None
        return time.since + max(0, self.pace.turn - time.used) + time.left(self.pace.turn)

    def take(self, event: AnyEvent, secret: bool, shows: bool) -> None:
        """Note an event, all but the clock. A look at something hidden binds everybody."""
        if isinstance(event, Seated):
            self.holders[event.seat] = event.player if event.level is None else event.level
        elif isinstance(event, Stood):
            self.holders[event.seat] = None
        elif isinstance(event, Begun):
            self.begun = True
        elif isinstance(event, Acted | Drawn):
            actor = event.seat if isinstance(event, Acted) else CHANCE
            if not secret:
                self.bind(actor)
            self.steps.append(Step(actor, event.text, secret))
            self.draws += actor == CHANCE
            self.asker = self.asker if secret else None
            if shows:
                self.bind()
                self.looked = len(self.steps)
        elif isinstance(event, Undone):
            last = self.last(event.seat)
            assert last is not None
            self.asker = self.asker if self.steps.pop(last).secret else None
        elif isinstance(event, UndoAsked):
            self.asker, self.agreed, self.keep = event.seat, set(), event.keep
        elif isinstance(event, UndoAnswered):
            self.agreed.add(event.seat)
            self.asker = self.asker if event.yes else None
        elif isinstance(event, Rewound):
            self.steps = self.steps[: event.keep]
            self.bind()
            self.asker = None
        elif isinstance(event, TakenOver):
            self.standing_in[event.seat] = event.level
        elif isinstance(event, HandedBack):
            del self.standing_in[event.seat]
        elif isinstance(event, Resigned):
            self.resigned.add(event.seat)
        elif isinstance(event, Ended):
            self.over, self.asker = True, None

    def tick(self, event: AnyEvent, acting: Sequence[int]) -> None:
        """Stop and start clocks: `acting` are the seats to act after the event."""
        if isinstance(event, Rewound):
            self.times = [Time(bank) for bank in self.banks]
        if isinstance(event, Paused):
            for time in self.times:
                time.since = None if time.since is None else time.since + event.milliseconds
        for seat, time in enumerate(self.times):
            runs = seat in acting and self.bot(seat) is None
            if time.since is not None and not runs:
                time.used += max(0, event.at - time.since)
                time.since = None
            elif time.since is None and runs:
                if not (isinstance(event, Undone) and event.seat == seat):  # who takes back goes on with the same turn
                    time.bank, time.used = time.left(self.pace.turn), 0
                time.since = event.at


class Matches(RuleBasedStateMachine):
    """One match of `game`, its model, its events, and what every audience has heard."""

    game: ClassVar[Game]

    @initialize(data=st.data())
    def open(self, data: st.DataObject) -> None:
        game = self.game
        options = {
            option.name: option_text(data.draw(st.sampled_from(choices)))
            for option in game.options
            for choices in [[*list(option.choices)[:3], *(option.form.examples[:3] if option.form else ())]]
        }
        if "rounds" in options:
            options["rounds"] = data.draw(st.sampled_from("1112"))
        seats = data.draw(st.sampled_from(game.seats))
        self.draws = Draws(data.draw(st.binary(min_size=32, max_size=32)))
        opened = Opened(0, game.name, game.rules_version, options, seats, data.draw(st.sampled_from(PACES)))
        self.events: list[AnyEvent] = [opened]
        self.match = self.shadow = begin(opened)
        self.model = Model(opened.pace, [None] * seats, [Time(opened.pace.bank) for _ in range(seats)])
        self.model.banks = [opened.pace.bank] * seats
        self.heard: dict[int, list[Heard]] = {seat: [] for seat in (*range(seats), SPECTATOR)}
        self.now = 1_000
        if data.draw(st.integers(0, 3)):  # most of what can happen needs a match that has begun
            for seat in range(seats):
                level = data.draw(st.sampled_from((None, None, None, 2)))
                self.ask(Sit([*PEOPLE][seat], [*PEOPLE.values()][seat], seat, level))

    # ---- asking

    def ask(self, command: Command) -> Refusal | None:
        """Carry a command out as a server would, and see that what comes of it was due."""
        match, position = self.match, self.match.position
        before = None if position is None else position.states.tobytes()
        due = self.model.refusal(command, self.now, position)
        answer = decide(match, command, self.now, self.draws)
        assert decide(match, command, self.now, self.draws) == answer, "it is pure"
        assert match is self.match
        assert before is None or (position is not None and position.states.tobytes() == before)
        if isinstance(answer, Refusal):
            assert answer.code == due, f"{command}: {answer}"
            assert answer.sentence
            assert not any(person in str(answer) for person in PEOPLE)
            return answer
        assert due is None, f"{command} was to be refused: {due}"
        self.check_kinds(command, answer)
        for event in answer:
            self.take(event)
        return None

    def check_kinds(self, command: Command, events: Sequence[AnyEvent]) -> None:
        """A command leads to events of certain kinds, in order."""
        assert all(event.at == self.now for event in events)
        kinds = "".join(type(event).__name__[0].lower() if isinstance(event, Drawn) else "." for event in events)
        names = [type(event).__name__ for event in events if not isinstance(event, Drawn)]
        allowed: dict[type[Command], list[list[str]]] = {
            Sit: [["Seated"], ["Seated", "Begun"]],
            Stand: [["Stood"]],
            Act: [["Acted"], ["Acted", "Ended"]],
            Undo: [["Undone"]],
            AskUndo: [["UndoAsked"], ["UndoAsked", "Rewound"]],
            AnswerUndo: [["UndoAnswered"], ["UndoAnswered", "Rewound"]],
            Resign: [["Resigned", "TakenOver"], ["Resigned", "Ended"]],
            TakeOver: [["TakenOver"]],
            Expire: [["TakenOver"]],
            HandBack: [["HandedBack"]],
            Pause: [["Paused"]],
        }
        assert names in allowed[type(command)]
        assert "d" not in kinds or isinstance(command, Act | Sit)
        model = self.model
        if isinstance(command, AskUndo):
            assert (names[-1] == "Rewound") == model.agreeing(command.seat, set())
        if isinstance(command, AnswerUndo):
            assert model.asker is not None
            all_agree = command.yes and model.agreeing(model.asker, model.agreed | {command.seat})
            assert (names[-1] == "Rewound") == all_agree
        if isinstance(command, Resign):
            others = {i for i, holder in enumerate(model.holders) if isinstance(holder, str)}
            others -= model.resigned | {command.seat}
            assert (names[-1] == "TakenOver") == (len(model.holders) > 2 and bool(others))

    def take(self, event: AnyEvent) -> None:
        """Take an event in: into the match, the model, and the ears of every audience."""
        before, model = self.match, self.model
        secret = shows = False
        if isinstance(event, Acted):
            assert before.position is not None
            number = before.game.read(event.seat, event.text)
            assert number in before.position.numbers(event.seat)
            state = unpack(before.position.states)
            secret = before.game.told(state, event.seat, number, SPECTATOR) is None
            shows = before.game.reveals_hidden(state, event.seat, number)
        if isinstance(event, Drawn):
            assert before.position is not None
            assert event.index == model.draws, "no number is drawn twice"
            weights = before.position.weights()
            assert event.text == before.game.outcomes[self.draws.outcome(event.index, weights)]
        if isinstance(event, UndoAsked):
            assert event.keep == model.last(event.seat)
        if isinstance(event, Rewound):
            assert model.asker is not None
            assert event.keep == model.keep
        banks = before.clock.banks
        self.events.append(event)
        self.match = evolve(before, event)
        self.shadow = evolve(self.shadow, decode(encode(event)))
        assert self.match.version == before.version + 1
        model.take(event, secret, shows)
        if isinstance(event, TakenOver) and event.reason == "clock" and before.at_once:
            model.late.add(event.seat)
        if isinstance(event, HandedBack):
            model.late.discard(event.seat)
        if not self.match.at_once:
            model.late.clear()
        if isinstance(event, Acted) and not secret and self.match.at_once and len(model.holders) > 1:
            model.bind()  # if it could be taken back until others answer in secret, that would show when they do
        model.tick(event, self.match.to_act)
        most = (
            before.banks if isinstance(event, Rewound) else banks
        )  # who goes back has the bank of the turn's beginning
        assert all(0 <= after <= bank for after, bank in zip(self.match.clock.banks, most, strict=True))
        if not (before.at_once and self.match.at_once):
            model.banks = [self.bank(seat) for seat in range(len(model.times))]
        self.listen(before, event)

    def listen(self, before: Match, event: AnyEvent) -> None:
        """Who hears nothing sees nothing change either."""
        for seat, known in self.heard.items():
            new = heard(before, event, self.match, seat)
            assert all(each.at == event.at for each in new)
            text = msgspec.json.encode(new).decode()
            assert not any(person in text for person in PEOPLE), "no id of a person is heard"
            known.extend(new)
            if not new and isinstance(event, Acted | Undone) and (len(self.events) + seat) % 3 == 0:
                assert self.scene(before, seat) == self.scene(self.match, seat)

    @staticmethod
    def scene(match: Match, seat: int) -> Any:
        """A match as an audience sees it, but for whether it can take an open action back: secret answers count."""
        seen = msgspec.to_builtins(wire.scene("id", match, seat, 0))
        del seen["may_undo"], seen["times"]  # of times see the tests below
        return seen

    # ---- what people and the server do

    def holder(self, seat: int) -> str | None:
        """Who may act for a seat: its person, or the server for a bot."""
        holder = self.model.holders[seat]
        return holder if isinstance(holder, str) and self.model.bot(seat) is None else None

    @precondition(lambda self: not self.model.begun or len(self.events) % 9 == 0)
    @rule(who=WHO, name=NAMES, seat=st.none() | SEATS, level=st.none() | LEVELS)
    def sit(self, who: str | None, name: str, seat: int | None, level: int | None) -> None:
        self.ask(Sit(who, name, seat, 3 if who is None and level is None else level))

    @precondition(lambda self: not self.model.begun)
    @rule(who=st.sampled_from([*PEOPLE]))
    def sit_down(self, who: str) -> None:
        self.ask(Sit(who, PEOPLE[who]))

    @precondition(lambda self: not self.model.begun)
    @rule(who=WHO, seat=SEATS)
    def stand(self, who: str | None, seat: int) -> None:
        self.ask(Stand(who, seat))

    @precondition(lambda self: self.match.to_act)
    @rule(data=st.data(), wait=WAITS)
    def act(self, data: st.DataObject, wait: int) -> None:
        self.now += wait
        assert self.match.position is not None
        seat = data.draw(st.sampled_from(self.match.to_act))
        number = data.draw(st.sampled_from(self.match.position.numbers(seat)))
        assert self.ask(Act(self.holder(seat), seat, number)) is None

    @precondition(lambda self: self.match.to_act)
    @rule(seed=st.integers(0, 999), count=st.sampled_from((2, 5, 9, 20, 150)))
    def play_on(self, seed: int, count: int) -> None:
        rng = random.Random(seed)
        for _ in range(count):
            if self.match.to_act:
                assert self.match.position is not None
                self.now += rng.choice((0, 10, 700))
                seat = rng.choice(self.match.to_act)
                number = rng.choice(self.match.position.numbers(seat))
                self.ask(Act(self.holder(seat), seat, number, f"key {self.now}"))

    @rule(who=WHO, seat=SEATS, data=st.data())
    def act_anyhow(self, who: str | None, seat: int, data: st.DataObject) -> None:
        number = data.draw(st.integers(-1, len(self.game.actions)))
        mine = seat in range(len(self.model.holders)) and data.draw(st.booleans())
        self.ask(Act(self.holder(seat) if mine else who, seat, number))

    @precondition(lambda self: self.model.begun)
    @rule(data=st.data(), kind=st.sampled_from((Undo, Undo, AskUndo)), wait=WAITS)
    def take_back(self, data: st.DataObject, kind: type[Undo] | type[AskUndo], wait: int) -> None:
        self.now += wait
        seat = data.draw(st.sampled_from(range(len(self.model.holders))))
        self.ask(kind(data.draw(st.sampled_from((self.holder(seat), self.holder(seat), *PEOPLE))), seat))

    @precondition(lambda self: self.match.to_act and self.model.steps)
    @rule(data=st.data(), free=st.integers(0, 3))
    def go_back(self, data: st.DataObject, free: int) -> None:
        """Somebody takes back what can be taken back, then asks for more; the others say what they think of it."""
        seats = [seat for seat in range(len(self.model.holders)) if self.holder(seat) is not None]
        if not seats:
            return
        asker = data.draw(st.sampled_from(seats))
        for _ in range(free):
            self.ask(Undo(self.holder(asker), asker))
        if self.ask(AskUndo(self.holder(asker), asker)) is None:
            for seat in data.draw(st.permutations(seats)):
                if data.draw(st.integers(0, 9)) > 0:
                    self.ask(AnswerUndo(self.holder(seat), seat, data.draw(st.integers(0, 5)) > 0))

    @precondition(lambda self: self.model.asker is not None)
    @rule(data=st.data(), yes=st.sampled_from((True, True, True, False)))
    def answer(self, data: st.DataObject, yes: bool) -> None:
        seat = data.draw(st.sampled_from(range(len(self.model.holders))))
        self.ask(AnswerUndo(self.holder(seat), seat, yes))

    @rule(who=WHO, seat=SEATS, kind=st.sampled_from((Undo, AskUndo, HandBack, Stand, AnswerUndo)), yes=st.booleans())
    def ask_anyhow(self, who: str | None, seat: int, kind: type[Command], yes: bool) -> None:
        self.ask(AnswerUndo(who, seat, yes) if kind is AnswerUndo else kind(who, seat))  # type: ignore[call-arg]

    @precondition(lambda self: self.model.begun and len(self.model.steps) % 5 == 0)  # not too often
    @rule(who=st.sampled_from([*PEOPLE]), data=st.data())
    def resign(self, who: str, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(range(len(self.model.holders))))
        self.ask(Resign(self.holder(seat) or who, seat))

    @rule(who=st.sampled_from((None, None, None, *PEOPLE)), seat=SEATS, level=LEVELS)
    def go_away(self, who: str | None, seat: int, level: int) -> None:
        self.ask(TakeOver(who, seat, level))

    @precondition(lambda self: self.model.standing_in)
    @rule(data=st.data(), wait=WAITS)
    def come_back(self, data: st.DataObject, wait: int) -> None:
        self.now += wait
        seat = data.draw(st.sampled_from(sorted(self.model.standing_in)))
        holder = self.model.holders[seat]
        assert isinstance(holder, str)
        self.ask(HandBack(holder, seat))

    @rule(seat=SEATS, level=LEVELS, wait=WAITS)
    def expire(self, seat: int, level: int, wait: int) -> None:
        self.now += wait
        self.ask(Expire(None, seat, level))

    @precondition(lambda self: any(due is not None for due in map(self.match.clock.deadline, self.match.to_act)))
    @rule(data=st.data(), late=st.integers(-1, 2))
    def expire_on_time(self, data: st.DataObject, late: int) -> None:
        """One millisecond makes the difference."""
        deadlines = {seat: self.match.clock.deadline(seat) for seat in self.match.to_act}
        seat, due = data.draw(st.sampled_from([(seat, due) for seat, due in deadlines.items() if due is not None]))
        if due + late < self.now:
            return
        self.now = due + late
        assert (self.ask(Expire(None, seat, 2)) is None) == (late >= 0)

    @rule(who=st.sampled_from((None, None, "person-7f3a")), wait=WAITS)
    def pause(self, who: str | None, wait: int) -> None:
        self.now += wait
        self.ask(Pause(who, wait))

    # ---- what holds after every step

    @invariant()
    def it_is_the_fold_of_its_events(self) -> None:
        assert self.shadow == self.match
        assert self.match.version == len(self.events)

    @invariant()
    def its_steps_lead_to_its_position(self) -> None:
        match = self.match
        texts = [(step.actor, step.text) for step in self.model.steps]
        assert [(actor, match.game.text(actor, number)) for actor, number in match.steps] == texts
        assert match.draw_count == self.model.draws
        if match.position is not None:
            assert match.transcript().end() == match.position
            assert match.game.codec.parse_state(str(match.position)).tobytes() == match.position.states.tobytes()

    @invariant()
    def somebody_is_to_act_or_it_is_over(self) -> None:
        match = self.match
        assert match.begun == self.model.begun
        assert (match.ended is not None) == self.model.over
        assert bool(match.to_act) == (match.begun and match.ended is None)
        assert match.position is None or all(match.position.numbers(seat) for seat in match.to_act)

    @invariant()
    def who_sits_where_is_as_agreed(self) -> None:
        model = self.model
        assert [chair.bot for chair in self.match.chairs] == [model.bot(seat) for seat in range(len(model.holders))]
        people = [holder if isinstance(holder, str) else None for holder in model.holders]
        assert [chair.player for chair in self.match.chairs] == people
        assert {seat for seat, chair in enumerate(self.match.chairs) if chair.resigned} == model.resigned
        assert (self.match.asked.seat if self.match.asked else None) == model.asker

    @invariant()
    def clocks_run_for_those_who_are_to_act(self) -> None:
        clock, model = self.match.clock, self.model
        for seat in range(len(model.holders)):
            assert clock.deadline(seat) == model.deadline(seat)
            assert clock.banks[seat] == self.bank(seat)
            runs = seat in self.match.to_act and model.bot(seat) is None and model.pace.runs
            assert (clock.deadline(seat) is not None) == runs

    def bank(self, seat: int) -> int:
        """What was charged so far; a stretch of time that runs is charged when it ends."""
        return self.model.times[seat].left(self.model.pace.turn)

    @invariant()
    def everybody_knows_what_is_done_when_a_turn_has_closed(self) -> None:
        match = self.match
        if match.position is None or (match.ended is None and any(done.secret for done in match.undoable)):
            return
        for known in self.heard.values():
            texts = {(each.seat, each.text.partition(",")[0]) for each in known if each.kind == "acted"}
            for step in self.model.steps:  # but for chief scouts, of which others hear only that they are chosen
                hidden = "chiefs ?" if step.text.startswith("chiefs ") else step.text
                assert step.actor == CHANCE or {(step.actor, step.text), (step.actor, hidden)} & texts

    @invariant()
    def a_result_is_that_of_the_position(self) -> None:
        ended, position = self.match.ended, self.match.position
        if ended is None or position is None:
            return
        assert ended.scores == list(position.scores)
        assert (ended.reason == "resigned") == (position.who != 0)
        places = position.ranks
        for one in range(len(places)):
            for other in range(len(places)):
                gave_up = (one in self.model.resigned, other in self.model.resigned)
                if gave_up[0] != gave_up[1]:
                    assert (ended.ranks[one] < ended.ranks[other]) == gave_up[1]
                else:
                    assert (ended.ranks[one] < ended.ranks[other]) == (places[one] < places[other])

    def teardown(self) -> None:
        if not hasattr(self, "match"):
            return
        assert fold(decode(encode(event)) for event in self.events) == self.match
        seat = [*self.heard][len(self.events) % len(self.heard)]
        assert list(all_heard(self.events, seat)) == self.heard[seat]
        if self.match.begun:
            text = str(self.match.transcript())
            again = parse_transcript(text)
            assert again.end() == self.match.position
            assert str(again) == text
        if self.match.ended is None:
            with pytest.raises(NotationError, match="secret"):
                export(self.events, self.draws)
        else:
            assert check(export(self.events, self.draws)) == []


@pytest.mark.parametrize("name", games.names())
def test_a_match_does_what_its_model_does(name: str) -> None:
    machine = type("Machine", (Matches,), {"game": games.get(name)})
    limits = settings(max_examples=amount(compiled=20, off=4, soak=3_000), stateful_step_count=40, phases=PHASES)
    run_state_machine_as_test(machine, settings=limits)


def scenes(seats: int, commands: list[Command], seat: int) -> list[Any]:
    """What an audience sees after each of these commands in a match of Explorers with a clock."""
    opened = Opened(0, "explorers", 1, {"map": "4.90,3.180,2.180,5.270"}, seats, Pace(10_000, 30_000))
    match, draws, seen = begin(opened), Draws(bytes(32)), []
    for command in commands:
        events = decide(match, command, 1_000, draws)
        assert not isinstance(events, Refusal)
        for event in events:
            match = evolve(match, event)
        seen.append(wire.scene("id", match, seat, 0))
    return seen


def test_nobody_sees_by_a_clock_who_is_done_in_a_turn_that_all_play_at_once() -> None:
    """Whether another seat is done is a secret until the turn closes: its clock must not stop for all to see."""
    acts = [Act("a", 0, games.get("explorers").read(0, text)) for text in ("terrain P", "done")]
    seen = scenes(2, [Sit("a", "Ann"), Sit("b", "Ben"), *acts], 1)
    assert seen[1] == seen[2] == seen[3]


def test_nobody_sees_by_a_clock_that_the_only_seat_to_act_has_acted_in_secret() -> None:
    """Alone, or when all others were done before all went back, a turn is secret before its first action too."""
    seen = scenes(1, [Sit("a", "Ann"), Act("a", 0, games.get("explorers").read(0, "terrain P"))], SPECTATOR)
    assert seen[0] == seen[1]
