"""Two worlds that one audience cannot tell apart: histories that differ only in what it has not been shown.

Where one seat acts at a time, a match is played first, and then what the audience never got to see is exchanged in all
of it, by `other_secrets` in the game's `tests/games/<game>/worlds.py`. A game without that file, in which seats act at
the same time, is played in both worlds at once. In a turn that closes the others do the same, but in another order, at
other times, and with actions that they take back; in the turn that is still open when a history ends they do anything,
so that the number of their actions differs and whether they are done.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from farshore import games
from farshore.engine.game import CHANCE, SPECTATOR, Game, option_text
from farshore.engine.record import unpack
from farshore.match.clock import Pace
from farshore.match.commands import Act, AnswerUndo, AskUndo, Command, HandBack, Pause, Resign, Sit, TakeOver, Undo
from farshore.match.decide import Refusal, decide
from farshore.match.draws import Draws
from farshore.match.events import AnyEvent, Opened, UndoAsked
from farshore.match.evolve import begin, evolve
from farshore.match.live import Match
from farshore.server.live_match import LiveMatch, Subscriber
from tests.games.adapters import part
from tests.games.matches import habit, random_options

Group = tuple[AnyEvent, ...]  # what one command led to

START = 1_700_000_000_000  # milliseconds since 1970
NO_CLOCK, CLOCK = Pace(), Pace(10_000_000, 60_000_000)
KINDS = [(name, kind) for name in games.names() for kind in ("a seat", "a spectator")]  # of audiences


class World:
    """A match at a table, everything that led to it, and somebody of the audience who watches."""

    def __init__(self, opened: Opened, draws: Draws, audience: int) -> None:
        self.time = opened.at
        self.draws = draws
        self.groups: list[Group] = [(opened,)]
        self.table = LiveMatch("table", [opened], draws, lambda: self.time, "epoch")
        self.subscriber = Subscriber(audience, None)
        self.table.subscribers.add(self.subscriber)
        self.keys = [0] * opened.seats

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def events(self) -> list[AnyEvent]:
        return [event for group in self.groups for event in group]

    def take(self, group: Group) -> None:
        """What the registry does with events that are stored."""
        before = {seat: len(known) for seat, known in self.table.heard.items()}
        for event in group:
            self.table.apply(event)
        self.groups.append(group)
        self.table.broadcast(before)

    def try_out(self, command: Command, at: int) -> Group | None:
        found = decide(self.match, command, at, self.draws)
        return None if isinstance(found, Refusal) else found

    def do(self, command: Command, at: int) -> None:
        group = self.try_out(command, at)
        assert group is not None, command
        self.take(group)

    def act(self, seat: int, text: str, at: int) -> None:
        """Something that the seat does; clients that count give their requests such names."""
        self.keys[seat] += 1
        self.do(_acting(self.match, seat, text, str(self.keys[seat])), at)

    def legal(self, seat: int) -> list[int]:
        assert self.match.position is not None
        return self.match.position.numbers(seat)

    def closes(self, seat: int, number: int) -> bool:
        """Whether nobody is to act any more after that."""
        assert self.match.position is not None
        after = self.match.position.copy()
        after.act(number, seat)
        return after.who <= 0

    def messages(self) -> list[bytes | None]:
        """What the subscriber was told since the last time."""
        return [self.subscriber.waiting.pop(0) for _ in range(len(self.subscriber.waiting))]


def _acting(match: Match, seat: int, text: str, key: str) -> Act:
    """What a seat does, by its holder or by the bot that plays for it."""
    player = None if match.chairs[seat].bot is not None else f"player {seat}"
    return Act(player, seat, match.game.read(seat, text), key)


@dataclass
class Worlds:
    """Two of them, at a moment when they must look the same to the audience."""

    one: World
    two: World
    audience: int
    time: int = START

    def __iter__(self) -> Iterator[World]:
        return iter((self.one, self.two))

    @property
    def differ(self) -> bool:
        """Whether something is hidden here that is not the same."""
        return self.one.match.position != self.two.match.position

    def go_on(self, milliseconds: int) -> int:
        """Time goes on in both; when it was."""
        before, self.time = self.time, self.time + milliseconds
        for world in self:
            world.time = self.time
        return before


def some_audience(game: Game, kind: str, rng: random.Random) -> int:
    """One of that kind."""
    return SPECTATOR if kind == "a spectator" else rng.randrange(game.seats[-1])


def histories(
    game: Game, audience: int, rng: random.Random, asides: bool = True, winds_clocks: bool = False
) -> Iterator[Worlds]:
    """The moments of a random history for an audience, the first being that of the opened table.

    With `asides` there may be a clock, bots that stand in, and people who resign. With `winds_clocks` all may go back
    out of an open turn although there is a clock.
    """
    options = {name: option_text(value) for name, value in random_options(game, rng).items()}
    seats = rng.choice([number for number in game.seats if number > audience])
    pace = rng.choice((NO_CLOCK, CLOCK)) if asides else NO_CLOCK
    opened = Opened(START, game.name, game.rules_version, options, seats, pace)
    draws = Draws(rng.randbytes(32))
    secrets = part(game.name, "worlds")
    if secrets is None:
        worlds = Worlds(World(opened, draws, audience), World(opened, draws, audience), audience)
        return _AtOnce(game, worlds, rng, asides, winds_clocks).play()
    first = _one_match(game, opened, draws, rng, asides, secrets.LONGEST if asides else secrets.SHORTER)
    return _both(opened, draws, audience, first, secrets.other_secrets(game, first, audience, rng))


# ---- games in which one seat acts at a time: the same match twice, with other hidden things


def _both(
    opened: Opened, draws: Draws, audience: int, first: Sequence[Group], second: Sequence[Group]
) -> Iterator[Worlds]:
    worlds = Worlds(World(opened, draws, audience), World(opened, draws, audience), audience)
    yield worlds
    for mine, theirs in zip(first[1:], second[1:], strict=True):
        worlds.go_on(mine[-1].at - worlds.time)
        worlds.one.take(mine)
        worlds.two.take(theirs)
        yield worlds


def _one_match(game: Game, opened: Opened, draws: Draws, rng: random.Random, asides: bool, most: int) -> list[Group]:
    """A match up to anywhere, with everything that can happen in one."""
    match, weights = begin(opened), habit(game, rng)
    groups: list[Group] = [(opened,)]
    now, keys = opened.at, 0
    commands: list[Command] = [Sit(f"player {seat}", f"Player {seat}") for seat in range(opened.seats)]
    for _ in range(rng.randrange(2, most)):
        now += rng.randrange(1, 3_000)
        if not commands:
            if match.ended is not None:
                break
            assert match.position is not None
            seat = match.to_act[0]
            legal = match.position.numbers(seat)
            keys += 1
            number = rng.choices(legal, [weights[number] for number in legal])[0]
            commands = [_aside(match, rng, asides) or _acting(match, seat, game.actions[number], str(keys))]
        found = decide(match, commands.pop(0), now, draws)
        if isinstance(found, Refusal):
            continue
        groups.append(found)
        for event in found:
            match = evolve(match, event)
        if match.asked is not None:
            asked = {match.asked.seat, *match.agreed}
            other = rng.choice([seat for seat in range(opened.seats) if seat not in asked])
            commands = [AnswerUndo(None, other, rng.random() < 0.7)]
    return groups


def _aside(match: Match, rng: random.Random, asides: bool) -> Command | None:
    """Something that is no action of the game, rarely."""
    seat = rng.randrange(len(match.chairs))
    chance = rng.random()
    if chance < 0.06:
        return Undo(None, seat) if chance < 0.04 else AskUndo(None, seat)
    if chance < 0.1 and asides:
        others = [TakeOver(None, seat, 2), HandBack(None, seat), Pause(None, rng.randrange(5_000)), Resign(None, seat)]
        return rng.choices(others, (4, 8, 2, 1))[0]
    return None


# ---- games in which seats act at the same time: two matches at once


@dataclass
class _AtOnce:
    """Both worlds, played at once."""

    game: Game
    worlds: Worlds
    rng: random.Random
    asides: bool
    winds_clocks: bool
    weights: dict[int, float] = field(init=False)

    def __post_init__(self) -> None:
        self.weights = habit(self.game, self.rng)
        self.one, self.two, self.me = self.worlds.one, self.worlds.two, self.worlds.audience

    def play(self) -> Iterator[Worlds]:
        """Some turns that close and one that does not."""
        yield self.worlds
        for seat in range(len(self.one.match.chairs)):
            yield self.both(Sit(f"player {seat}", f"Player {seat}"))
        for _ in range(self.rng.choice((0, 1, 1, 2, 3, 5, 12))):
            yield from self.play_openly()
            if self.one.match.ended is not None:
                return
            if self.rng.random() < 0.15:
                yield from self.ask_to_go_back()
                yield from self.play_openly()
                if self.worlds.differ:
                    break
            yield from self.turn()
        yield from self.play_openly()
        if self.one.match.ended is None:
            yield from self.open_turn()

    def both(self, *commands: Command) -> Worlds:
        """The same in both worlds, now."""
        self.worlds.go_on(self.rng.randrange(1, 2_000))
        for world in self.worlds:
            for command in commands:
                world.do(command, self.worlds.time)
        return self.worlds

    def act_in_both(self, seat: int, text: str) -> Worlds:
        self.worlds.go_on(self.rng.randrange(1, 2_000))
        for world in self.worlds:
            world.act(seat, text, self.worlds.time)
        return self.worlds

    def pick(self, legal: Sequence[int]) -> int:
        return self.rng.choices(legal, [self.weights[number] for number in legal])[0]

    def play_openly(self) -> Iterator[Worlds]:
        """What one seat does for all to see: tiles, a village, an option."""
        while self.one.match.ended is None and not self.is_secret():
            seat = self.one.match.to_act[0]
            yield self.act_in_both(seat, self.game.actions[self.pick(self.one.legal(seat))])
            if self.rng.random() < 0.05 and not self.is_secret():
                command = Undo(None, seat)
                if self.one.try_out(command, self.worlds.time):
                    yield self.both(command)

    def is_secret(self) -> bool:
        """Whether a turn is open that all play at once."""
        match = self.one.match
        assert match.position is not None
        seat = match.to_act[0]
        return self.game.told(unpack(match.position.states), seat, self.one.legal(seat)[0], SPECTATOR) is None

    def ask_to_go_back(self) -> Iterator[Worlds]:
        """Somebody asks, and the others agree or not."""
        now, seats = self.worlds.time, range(len(self.one.match.chairs))
        asker = self.rng.choice(seats)
        asked = [world.try_out(AskUndo(None, asker), now) for world in self.worlds]
        if None in asked:
            return
        chairs = self.one.match.chairs
        others = [seat for seat in seats if seat != asker and chairs[seat].bot is None]  # bots agree to anything
        may = (self.winds_clocks or not self.one.match.opened.pace.runs) and self.keeps_alike(asked)
        if not others and not may:
            return
        yield self.both(AskUndo(None, asker))
        agree = self.rng.random() < 0.6 and may
        for seat in others:
            if self.is_secret() and self.rng.random() < 0.5:
                yield self.meanwhile()
            yield self.both(AnswerUndo(None, seat, agree or seat != others[-1]))

    def keeps_alike(self, asked: Sequence[Group | None]) -> bool:
        """Whether the same turn would be open and the same actions of the audience would hold.

        Of a turn that is opened again its order matters: who asks to go back twice may come to that turn, or before it.
        """
        kept = []
        for world, group in zip(self.worlds, asked, strict=True):
            assert group is not None
            assert isinstance(group[0], UndoAsked)
            steps = world.match.steps[: group[0].keep]
            kept.append([step for step in steps if step[0] in (self.me, CHANCE)])
        return kept[0] == kept[1]

    # ---- a turn that closes

    def turn(self) -> Iterator[Worlds]:
        """Everybody plays to the end of it; what the others do comes in another order in each world."""
        lines = {seat: self.line(seat) for seat in self.one.match.to_act}
        mine = lines.pop(self.me, [])
        rest = [{seat: line[:] for seat, line in lines.items()} for _ in self.worlds]
        last = not lines or (bool(mine) and self.rng.random() < 0.5)  # whether the audience closes the turn
        for i, text in enumerate(mine):
            yield self.apart(rest, 0 if last and i == len(mine) - 1 else self.rng.randrange(1, 4))
            yield self.act_in_both(self.me, text)
            if self.rng.random() < 0.1 and self.may_take_back():
                yield self.both(Undo(None, self.me))
                yield self.act_in_both(self.me, text)
        if not last:
            for _ in range(self.rng.randrange(4)):
                yield self.apart(rest, self.rng.randrange(1, 4))
            yield self.apart(rest, 0)

    def may_take_back(self) -> bool:
        """Whether the audience can take back what it did last in this turn."""
        mine = [done for done in self.one.match.undoable if done.seat == self.me]
        return bool(mine) and mine[-1].secret and self.one.match.ended is None

    def line(self, seat: int) -> list[str]:
        """What a seat does in this turn."""
        assert self.one.match.position is not None
        position, texts = self.one.match.position.copy(), []
        while seat in position.to_act:
            number = self.pick(position.numbers(seat))
            texts.append(self.game.actions[number])
            position.act(number, seat)
        return texts

    def apart(self, rest: list[dict[int, list[str]]], keep: int) -> Worlds:
        """Let the others go on with their lines in each world, until so many of their actions are left, or more.

        With none left the turn closes, if nobody else is to act: in both worlds at the same time.
        """
        before = self.worlds.go_on(self.rng.randrange(50, 5_000))
        for world, lines in zip(self.worlds, rest, strict=True):
            left = sum(map(len, lines.values()))
            number = max(0, left - keep) if keep == 0 else self.rng.randrange(max(0, left - keep) + 1)
            times = sorted(self.rng.randrange(before + 1, self.worlds.time) for _ in range(number))
            for i, at in enumerate(times):
                seat = self.rng.choice([seat for seat, line in lines.items() if line])
                self.waver(world, seat, at)
                world.act(seat, lines[seat].pop(0), self.worlds.time if i == number - 1 else at)
        return self.worlds

    def waver(self, world: World, seat: int, at: int) -> None:
        """Sometimes do something and take it back."""
        while self.rng.random() < 0.25:
            number = self.pick(world.legal(seat))
            if world.closes(seat, number):
                return
            world.act(seat, self.game.actions[number], at)
            world.do(Undo(None, seat), at)

    # ---- the turn that stays open

    def open_turn(self) -> Iterator[Worlds]:
        """The others do anything."""
        for _ in range(self.rng.randrange(2, 16)):
            yield self.meanwhile()
            chance = self.rng.random()
            if chance < 0.05 and self.asides:
                seat = self.rng.randrange(len(self.one.match.chairs))
                command = HandBack(None, seat) if self.one.match.chairs[seat].stand_in else TakeOver(None, seat, 2)
                yield self.both(command)
            elif chance < 0.1:
                yield from self.ask_to_go_back()
                if self.one.match.ended is not None or not self.is_secret():
                    return
            mine = self.mine()
            if mine:
                yield self.act_in_both(self.me, self.game.actions[self.pick(mine)])
                if self.rng.random() < 0.2 and self.may_take_back():
                    yield self.both(Undo(None, self.me))

    def mine(self) -> list[int]:
        """What the audience can do without closing the turn in a world."""
        if not all(self.me in world.match.to_act for world in self.worlds):
            return []
        legal = self.one.legal(self.me)
        return [number for number in legal if not any(world.closes(self.me, number) for world in self.worlds)]

    def meanwhile(self) -> Worlds:
        """Some secret actions of others in each world, none of which closes the turn."""
        before = self.worlds.go_on(self.rng.randrange(50, 5_000))
        for world in self.worlds:
            for at in sorted(self.rng.randrange(before + 1, self.worlds.time) for _ in range(self.rng.randrange(5))):
                self.anything(world, at)
        return self.worlds

    def anything(self, world: World, at: int) -> None:
        others = [seat for seat in range(len(world.match.chairs)) if seat != self.me]
        acting = [seat for seat in others if seat in world.match.to_act]
        back = [seat for seat in others if any(done.secret and done.seat == seat for done in world.match.undoable)]
        if back and self.rng.random() < 0.2:
            world.do(Undo(None, self.rng.choice(back)), at)
        elif acting:
            seat = self.rng.choice(acting)
            number = self.pick(world.legal(seat))
            if not world.closes(seat, number):
                world.act(seat, self.game.actions[number], at)
