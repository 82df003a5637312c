"""Live matches: events, refusals, undo, clocks, bots that stand in, and what each audience hears."""

import pickle
import random
from dataclasses import replace
from typing import Any

import pytest

from farshore.engine.chance import stream
from farshore.engine.errors import NotationError
from farshore.engine.game import SPECTATOR, Game, option_text
from farshore.engine.position import Position
from farshore.engine.record import unpack
from farshore.match.audience import Heard, heard, heard_by
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
from farshore.match.decide import MOST_EVENTS, MOST_REWINDS, MOST_UNDOS, Refusal, decide, may_undo, transitions
from farshore.match.draws import Draws
from farshore.match.events import Acted, Drawn, Event, Opened, decode, encode
from farshore.match.evolve import begin, evolve, fold
from farshore.match.live import Match
from farshore.server.wire import about, scene
from farshore.server.wire import encode as encode_message
from tests.games.matches import amount, random_options
from tests.match.hearing import all_heard

DRAWS = Draws(bytes(range(32)))


class Table:
    """A match with its events, and time that goes on by hand."""

    def __init__(self, game: str, seats: int, pace: Pace | None = None, **options: str) -> None:
        opened = Opened(0, game, 1, options, seats, pace or Pace())
        self.events: list[Event] = [opened]
        self.match = begin(opened)
        self.now = 1_000
        self.draws = DRAWS

    def ask(self, command: Command) -> Refusal | None:
        answer = decide(self.match, command, self.now, self.draws)
        if isinstance(answer, Refusal):
            return answer
        for event in answer:
            self.match = evolve(self.match, event)
            self.events.append(event)
        return None

    def do(self, *commands: Command) -> None:
        for command in commands:
            assert self.ask(command) is None

    def fill(self) -> "Table":
        self.do(*(Sit(f"p{seat}", f"Player {seat}") for seat in range(len(self.match.chairs))))
        return self

    def does(self, player: str | None, seat: int, text: str, key: str | None = None) -> Act:
        return Act(player, seat, self.match.game.read(seat, text), key)

    def do_as(self, player: str | None, seat: int, text: str) -> None:
        self.do(self.does(player, seat, text))

    def act(self, seat: int, text: str) -> None:
        self.do_as(f"p{seat}", seat, text)

    def code(self, command: Command) -> str:
        refusal = self.ask(command)
        assert refusal is not None
        assert "{" not in refusal.sentence
        return refusal.code

    def legal(self, seat: int) -> list[str]:
        assert self.match.position is not None
        return self.match.position.legal(seat)

    def any_step(self, rng: random.Random) -> None:
        seat = rng.choice(self.match.to_act)
        self.act(seat, rng.choice(self.legal(seat)))


def lost_cities() -> Table:
    return Table("lost-cities", 2, rounds="1", first_starter="0").fill()


def explorers(seats: int = 2, **options: str) -> Table:
    return Table("explorers", seats, None, map="4.90,3.180,2.180,5.270", **options).fill()


def entdecker(seats: int = 2, **options: str) -> Table:
    return Table("entdecker", seats, None, **options).fill()


# ---- a clock that runs out in a turn that all play at once


def late_in_an_open_turn(done: bool) -> Table:
    """Seat 1 is done in time, or its clock runs out; seats 0 and 2 still mark."""
    table, rng = Table("explorers", 3, Pace(5_000, 0), map="4.90,3.180,2.180,5.270").fill(), random.Random(4)
    for open_turn in (False, True, False):  # one turn is over, and the next one is open
        while table.match.at_once == open_turn:
            table.any_step(rng)
    while done and 1 in table.match.to_act:
        table.act(1, rng.choice(table.legal(1)))
    table.now += 5_000
    assert (table.ask(Expire(None, 1, 2)) is None) == (not done)
    return table


def test_others_do_not_learn_by_a_clock_who_is_done_before_the_turn_closes() -> None:
    done, late = late_in_an_open_turn(True), late_in_an_open_turn(False)
    for seat in (0, 2):  # one of them can ask, and the bot that nobody knows of does not agree
        answers = [table.ask(AskUndo(f"p{seat}", seat)) for table in (done, late)]
        assert answers[0] == answers[1]
    assert done.match.asked is not None
    for seat in (0, 2, SPECTATOR):
        one, two = (list(all_heard(table.events, seat)) for table in (done, late))
        assert one == two
        scenes = [scene("id", table.match, seat, 9_999) for table in (done, late)]
        assert encode_message(scenes[0]) == encode_message(scenes[1])
    assert done.match.changed == late.match.changed
    assert [each.text for each in all_heard(late.events, 1) if each.kind == "taken_over"] == ["clock"]
    assert about("id", late.match, 1).seats[1].level == 2


def test_others_hear_that_a_clock_has_run_out_when_the_turn_closes() -> None:
    table, rng = late_in_an_open_turn(False), random.Random(1)
    before = len(list(all_heard(table.events, 0)))
    while table.match.at_once:
        seat = table.match.to_act[0]
        table.do_as(None if seat == 1 else f"p{seat}", seat, rng.choice(table.legal(seat)))
    fresh = [each for each in list(all_heard(table.events, 0))[before:] if each.kind == "taken_over"]
    assert fresh == [Heard("taken_over", table.now, 1, "clock")]
    assert about("id", table.match, 0).seats[1].level == 2


def test_who_plays_again_before_the_turn_closes_was_late_for_nobody() -> None:
    table, rng = late_in_an_open_turn(False), random.Random(1)
    table.do(HandBack("p1", 1))
    while table.match.at_once:
        seat = table.match.to_act[0]
        table.act(seat, rng.choice(table.legal(seat)))
    for seat in (0, 2, SPECTATOR):
        assert not {"taken_over", "handed_back"} & {each.kind for each in all_heard(table.events, seat)}
    assert [each.kind for each in all_heard(table.events, 1)].count("handed_back") == 1


# ---- sitting down


def test_a_match_begins_when_the_last_seat_is_taken() -> None:
    table = Table("lost-cities", 2)
    table.do(Sit("ann", "Ann", 1))
    assert not table.match.begun
    assert table.match.to_act == ()
    table.do(Sit("ben", "Ben"))
    assert table.match.commitment == DRAWS.commitment
    assert table.match.names == ("Ben", "Ann")
    assert len(table.match.to_act) == 1
    assert table.match.draw_count == 17  # who starts, and 16 cards


def test_bots_take_seats_and_can_be_sent_away() -> None:
    table = Table("lost-cities", 2)
    table.do(Sit("ann", "Marlow", 0, level=2), Stand("ann", 0), Sit("ann", "Marlow", 1, level=2), Sit("ann", "Ann"))
    assert [chair.bot for chair in table.match.chairs] == [None, 2]
    assert table.match.seat_of("ann") == 0


def test_who_cannot_sit_is_told_why() -> None:
    table = Table("lost-cities", 2)
    table.do(Sit("ann", "Ann", 1))
    assert table.code(Sit("ann", "Ann")) == "seated_already"
    assert table.code(Sit("ben", "Ben", 1)) == "seat_taken"
    assert table.code(Sit("ben", "Ben", 2)) == "no_seat"
    assert table.code(Sit("ben", "")) == "unreadable"
    assert table.code(Sit("ben", "Bot", 0, level=9)) == "no_level"
    assert table.code(Stand("ben", 1)) == "not_yours"
    assert table.code(Stand("ben", 0)) == "seat_free"
    assert table.code(Stand("ben", -1)) == "no_seat"
    assert table.code(table.does("ann", 1, "draw")) == "not_begun"
    table.do(Sit("ben", "Ben"))
    assert table.code(Sit("eve", "Eve")) == "begun"
    assert table.code(Stand("ben", 0)) == "begun"


@pytest.mark.parametrize(
    ("opened", "reason"),
    [
        (Opened(0, "lost-cities", 9, {}, 2), "rules version 9"),
        (Opened(0, "lost-cities", 1, {}, 3), "cannot be played by 3"),
        (Opened(0, "explorers", 1, {"map": "9.0"}, 2), "option map"),
    ],
)
def test_a_table_that_cannot_be_opened_is_refused(opened: Opened, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        begin(opened)


# ---- acting


def test_an_action_is_stored_as_text_and_chance_answers() -> None:
    table = lost_cities()
    lay = next(text for text in table.legal(0) if text.startswith("lay"))
    table.act(0, f"  {lay.upper()} ")
    assert table.events[-1] == Acted(1_000, 0, lay)
    table.do(table.does("p0", 0, "draw", key="k1"))
    acted, drawn = table.events[-2:]
    assert acted == Acted(1_000, 0, "draw", "k1")
    assert isinstance(drawn, Drawn)
    assert table.match.to_act == (1,)


def test_refusals_have_the_codes_of_the_rules_or_of_the_match() -> None:
    table = lost_cities()
    assert table.code(table.does("p0", 0, "draw")) == "play_first"
    assert table.code(table.does("p1", 1, "draw")) == "not_your_turn"
    assert table.code(table.does("p1", 0, "draw")) == "not_yours"
    assert table.code(table.does("eve", 0, "draw")) == "not_yours"
    assert table.code(table.does("p0", 7, "draw")) == "no_seat"
    assert table.code(Act("p0", 0, 999)) == "no_such_number"
    assert table.code(TakeOver("p0", 1, 2)) == "server_only"
    assert table.code(TakeOver("p1", 1, 2)) == "server_only"
    assert table.code(Pause("p0", 5)) == "server_only"


@pytest.mark.parametrize("seed", range(6))
def test_a_match_is_its_events(game: Game, seed: int) -> None:
    """Stored and read back they make the same match; nothing that was decided is refused when it is folded again."""
    rng = random.Random(f"live {game.name} {seed}")
    options = {name: option_text(value) for name, value in random_options(game, rng).items()}
    table = Table(game.name, rng.choice(game.seats), Pace(5_000, 60_000), **options).fill()
    for _ in range(amount(compiled=300, off=20, soak=2_000)):
        if table.match.ended:
            break
        table.now += rng.randrange(3_000)
        table.any_step(rng)
        for command in (Undo, AskUndo):
            seat = rng.randrange(len(table.match.chairs))
            if rng.random() < 0.1:
                table.ask(command(f"p{seat}", seat))
        if table.match.asked is not None:
            seat = rng.randrange(len(table.match.chairs))
            table.ask(AnswerUndo(f"p{seat}", seat, rng.random() < 0.7))
    again = fold(decode(encode(event)) for event in table.events)
    assert again.position == table.match.position
    assert again == table.match
    assert table.match.transcript().end() == table.match.position


def test_decide_and_evolve_leave_the_match_as_it_was(game: Game) -> None:
    """Called twice they give the same, and not a byte of the match changes, hidden attributes included."""
    rng = random.Random(f"pure {game.name}")
    table = Table(game.name, game.seats[-1], Pace(5_000, 60_000)).fill()
    for _ in range(amount(compiled=200, off=10, soak=1_000)):
        if not table.match.to_act:
            break
        seat = rng.choice(table.match.to_act)
        command: Command = table.does(f"p{seat}", seat, rng.choice(table.legal(seat)))
        if rng.random() < 0.1:
            command = rng.choice((Undo, AskUndo))(f"p{seat}", seat)
        match, before = table.match, pickle.dumps(table.match)
        made, again = (transitions(match, command, table.now, DRAWS) for _ in range(2))
        assert made == again
        assert pickle.dumps(match) == before
        for event, after in [] if isinstance(made, Refusal) else made:
            before = pickle.dumps(match)
            first, second = evolve(match, event), evolve(match, decode(encode(event)))
            heard_by(range(len(match.chairs)), match, event, after)
            assert pickle.dumps(match) == before
            assert first == second == after
            match = after
        table.match = match


def test_a_finished_match_has_a_result_and_takes_no_more() -> None:
    table = lost_cities()
    rng = random.Random(4)
    while table.match.ended is None:
        table.any_step(rng)
    assert table.match.position is not None
    assert table.match.ended.reason == "finished"
    assert tuple(table.match.ended.scores) == table.match.position.scores
    assert tuple(table.match.ended.ranks) == table.match.position.ranks
    for command in (table.does("p0", 0, "draw"), Undo("p0", 0), AskUndo("p0", 0), Resign("p0", 0)):
        assert table.code(command) == "over"


# ---- taking back


def test_an_action_is_free_to_take_back_until_chance_has_answered() -> None:
    table = lost_cities()
    before = table.match.position
    table.act(0, table.legal(0)[0])
    assert may_undo(table.match, 0)
    assert table.code(AskUndo("p0", 0)) == "undo_free"
    table.do(Undo("p0", 0))
    assert table.match.position == before
    assert table.code(Undo("p0", 0)) == "nothing_to_undo"
    table.act(0, table.legal(0)[0])
    table.act(0, "draw")
    assert table.code(Undo("p0", 0)) == "answered"


def test_another_seat_that_acts_openly_has_answered() -> None:
    table = lost_cities()
    table.act(0, next(text for text in table.legal(0) if text.startswith("discard")))
    table.act(0, "draw")
    lay = table.legal(1)[0]
    table.act(1, lay)
    assert not may_undo(table.match, 0)
    assert may_undo(table.match, 1)


def test_a_turn_played_at_once_can_be_taken_back_until_it_closes_even_when_done() -> None:
    table = explorers()
    for seat in (0, 1):
        table.act(seat, "terrain P")
    table.act(0, "done")
    table.do(Undo("p0", 0), Undo("p0", 0))
    assert "terrain M" in table.legal(0)
    assert "done" in table.legal(1)
    table.act(0, "terrain W")
    table.act(0, "done")
    table.act(1, "done")
    assert table.code(Undo("p0", 0)) == "answered"


def test_the_option_of_the_active_seat_binds_where_others_may_answer_it_in_secret() -> None:
    """Could it be taken back until somebody has marked, that would tell when somebody has."""
    table = explorers()
    for seat in (0, 1):
        table.act(seat, "terrain P")
        table.act(seat, "done")
    table.act(0, "option 1")
    assert table.code(Undo("p0", 0)) == "answered"
    table.do(AskUndo("p0", 0))
    table.do(AnswerUndo("p1", 1, True))
    assert "option 1" in table.legal(0)
    alone = explorers(1)
    alone.act(0, "terrain P")
    alone.act(0, "done")
    alone.act(0, "option 1")
    assert may_undo(alone.match, 0)


def test_a_seat_agrees_once() -> None:
    table = explorers(3)
    for seat in (0, 1, 2):
        table.act(seat, "terrain P")
        table.act(seat, "done")
    table.act(0, "option 1")
    table.do(AskUndo("p0", 0))
    table.do(AnswerUndo("p1", 1, True))
    assert table.code(AnswerUndo("p1", 1, True)) == "agreed"


def test_what_was_undone_is_drawn_anew() -> None:
    """Going back never shows the same card again: the index counts every draw ever made."""
    table = lost_cities()
    table.act(0, table.legal(0)[0])
    table.act(0, "draw")
    first = table.events[-1]
    assert isinstance(first, Drawn)
    table.do(AskUndo("p0", 0), AnswerUndo("p1", 1, True))
    table.act(0, "draw")
    second = table.events[-1]
    assert isinstance(second, Drawn)
    assert second.index == first.index + 1


def test_going_back_needs_the_consent_of_all_people() -> None:
    table = explorers(3)
    for seat in range(3):
        table.act(seat, "terrain P")
    for seat in range(3):
        table.act(seat, "done")
    steps = len(table.match.steps)
    table.do(AskUndo("p1", 1))
    assert table.code(AskUndo("p2", 2)) == "undo_pending"
    assert table.code(AnswerUndo("p1", 1, True)) == "nothing_asked"
    table.do(AnswerUndo("p0", 0, True))
    assert len(table.match.steps) == steps
    table.do(AnswerUndo("p2", 2, False))
    assert table.match.asked is None
    table.do(AskUndo("p1", 1), AnswerUndo("p0", 0, True), AnswerUndo("p2", 2, True))
    assert table.match.steps[-1][0] == 0
    assert table.match.to_act == (1, 2)


def test_what_others_do_in_secret_does_not_withdraw_a_request() -> None:
    """It would tell that they have done something, and who asked would wait for an answer that cannot come."""
    table = explorers(3)
    for seat in range(3):
        table.act(seat, "terrain P")
        table.act(seat, "done")
    first = table.match.to_act[0]
    table.act(first, "option 1")
    asker, other, third = (first + 1) % 3, (first + 2) % 3, first
    table.do(AskUndo(f"p{asker}", asker))
    table.act(other, "option 1")
    assert table.match.asked is not None
    table.do(Undo(f"p{other}", other))
    assert table.match.asked is not None
    table.do(AnswerUndo(f"p{other}", other, True), AnswerUndo(f"p{third}", third, True))
    assert asker in table.match.to_act
    assert "done" in table.legal(asker)


def test_bots_always_agree() -> None:
    table = Table("lost-cities", 2, rounds="1", first_starter="0")
    table.do(Sit("p0", "Ann", 0), Sit(None, "Marlow", 1, level=2))
    table.act(0, table.legal(0)[0])
    table.act(0, "draw")
    table.do(AskUndo("p0", 0))
    assert table.legal(0)[0] == "draw"


# ---- leaving


def test_a_bot_stands_in_and_hands_back() -> None:
    table = lost_cities()
    assert table.code(HandBack("p0", 0)) == "not_stood_in"
    table.do(TakeOver(None, 0, 2))
    assert table.match.chairs[0].bot == 2
    assert table.code(TakeOver(None, 0, 3)) == "stood_in"
    assert table.code(table.does("p0", 0, table.legal(0)[0])) == "stood_in"
    table.do(table.does(None, 0, table.legal(0)[0]), HandBack("p0", 0))
    table.act(0, "draw")


def test_a_bot_that_was_still_thinking_does_not_act_for_who_is_back() -> None:
    table = lost_cities()
    text = table.legal(0)[0]
    assert table.code(table.does(None, 0, text)) == "not_stood_in"
    table.do(TakeOver(None, 0, 2), HandBack("p0", 0))
    assert table.code(table.does(None, 0, text)) == "not_stood_in"
    table.act(0, text)


def test_resigning_ends_a_match_of_two() -> None:
    table = lost_cities()
    table.do(Resign("p0", 0))
    assert table.match.ended is not None
    assert table.match.ended.reason == "resigned"
    assert table.match.ended.ranks == [2, 1]


def test_of_three_who_resigns_is_played_by_a_bot_and_comes_last() -> None:
    table = explorers(3)
    table.do(Resign("p1", 1))
    assert table.match.ended is None
    assert table.match.chairs[1].bot == 2
    assert table.code(HandBack("p1", 1)) == "has_resigned"
    assert table.code(table.does("p1", 1, "terrain P")) == "has_resigned"
    table.do(Resign("p0", 0), Resign("p2", 2))
    assert table.match.ended is not None
    assert table.match.ended.ranks == [1, 1, 1]  # all have given up, and nobody has a point more


# ---- clocks


def test_time_runs_for_who_is_to_act_and_the_bank_pays_for_long_turns() -> None:
    table = Table("lost-cities", 2, Pace(10_000, 30_000), rounds="1", first_starter="0").fill()
    assert table.match.clock.deadline(0) == 1_000 + 40_000
    assert table.match.clock.deadline(1) is None
    table.now += 5_000
    table.act(0, table.legal(0)[0])
    table.now += 12_000
    table.act(0, "draw")  # 17 seconds, 7 of them from the bank
    assert table.match.clock.banks == (23_000, 30_000)
    assert table.match.clock.deadline(1) == table.now + 40_000


def test_when_time_has_run_out_a_bot_goes_on() -> None:
    table = Table("lost-cities", 2, Pace(10_000, 0), rounds="1", first_starter="0").fill()
    assert table.code(Expire(None, 0, 2)) == "in_time"
    assert table.code(Expire(None, 1, 2)) == "in_time"
    table.now += 10_000
    table.do(Expire(None, 0, 2))
    assert table.match.chairs[0].stand_in == 2
    assert table.match.clock.deadline(0) is None
    table.now += 500_000
    table.do(HandBack("p0", 0))
    assert table.match.clock.deadline(0) == table.now + 10_000


def test_downtime_is_charged_to_nobody() -> None:
    table = Table("lost-cities", 2, Pace(10_000, 0), rounds="1", first_starter="0").fill()
    due = table.match.clock.deadline(0)
    assert due is not None
    table.now += 60_000
    table.do(Pause(None, 60_000))
    assert table.match.clock.deadline(0) == due + 60_000


def test_a_match_that_does_not_run_cannot_be_paused() -> None:
    table = Table("lost-cities", 2, Pace(10_000, 0))
    assert table.code(Pause(None, 5)) == "not_begun"
    table.fill()
    table.do(Resign("p0", 0))
    assert table.code(Pause(None, 5)) == "over"
    assert table.match.version == len(table.events)


def test_who_takes_back_goes_on_with_the_time_of_the_same_turn() -> None:
    """Else being done and taking it back would stop the clock for ever."""
    table = Table("explorers", 2, Pace(10_000, 30_000), map="4.90,3.180,2.180,5.270").fill()
    began = table.now
    table.act(0, "terrain P")
    table.now += 8_000
    table.act(0, "done")
    table.now += 50_000  # nobody waits for seat 0 meanwhile
    table.do(Undo("p0", 0))
    assert table.match.clock.deadline(0) == began + 50_000 + 40_000
    table.now += 5_000
    table.act(0, "done")
    assert table.match.clock.banks[0] == 27_000
    table.do(Undo("p0", 0))
    assert table.match.clock.deadline(0) == table.now + 27_000
    table.now += 27_000
    table.do(Expire(None, 0, 2))


def test_without_a_clock_there_is_no_deadline() -> None:
    table = lost_cities()
    table.now += 10**12
    assert table.code(Expire(None, 0, 2)) == "in_time"
    with pytest.raises(NotationError, match="needs time for every turn"):
        Pace(0, 5)
    with pytest.raises(NotationError, match="30 days"):
        Pace(10**12, 0)


# ---- what is heard


def test_nobody_hears_what_another_seat_does_in_a_running_turn() -> None:
    table = explorers(2)
    table.act(0, "terrain P")
    table.act(0, table.legal(0)[0])
    for seat in (1, SPECTATOR):
        assert [each.kind for each in all_heard(table.events, seat)][-1] == "begun"
    table.do(Undo("p0", 0))
    assert [each.kind for each in all_heard(table.events, 0)][-3:] == ["acted", "acted", "undone"]
    assert [each.kind for each in all_heard(table.events, 1)][-1] == "begun"


def test_when_a_turn_closes_it_is_heard_seat_by_seat() -> None:
    table = explorers(2)
    for seat, text in ((1, "terrain M"), (0, "terrain P"), (1, "done"), (0, "done")):
        table.act(seat, text)
    told = [(each.seat, each.text) for each in all_heard(table.events, SPECTATOR) if each.kind == "acted"]
    assert told == [(0, "terrain P"), (0, "done"), (1, "terrain M"), (1, "done")]
    told = [(each.seat, each.text) for each in all_heard(table.events, 1) if each.kind == "acted"]
    assert told == [(1, "terrain M"), (1, "done"), (0, "terrain P"), (0, "done")]


def test_a_card_drawn_is_heard_by_its_seat_alone() -> None:
    table = lost_cities()
    table.act(0, table.legal(0)[0])
    table.act(0, "draw")
    card = table.events[-1]
    assert isinstance(card, Drawn)
    assert list(all_heard(table.events, 0))[-1].text == card.text
    for seat in (1, SPECTATOR):
        assert list(all_heard(table.events, seat))[-1].text == "card ?"


@pytest.mark.parametrize("seed", range(8))
def test_two_worlds_sound_the_same(game: Game, seed: int) -> None:
    """Events that differ only in what an audience may not know are heard alike, and no id of a person is heard."""
    rng = random.Random(f"heard {game.name} {seed}")
    table = Table(game.name, rng.choice([n for n in game.seats if n > 1])).fill()
    for _ in range(rng.randrange(amount(compiled=150, off=10, soak=300))):
        if table.match.ended is None:
            table.any_step(rng)
    if table.match.ended is not None:
        return
    seat = rng.choice([*range(len(table.match.chairs)), SPECTATOR])
    assert table.match.position is not None
    other = replaced(table.match, seat, rng)
    for _ in range(10):
        one, two = table.match, other
        actors = [actor for actor in one.to_act if actor != seat and actor in two.to_act]
        if not actors or one.position is None or two.position is None:
            break
        actor = rng.choice(actors)
        mine = {number: heard_if(one, actor, number, seat) for number in one.position.numbers(actor)}
        theirs = {number: heard_if(two, actor, number, seat) for number in two.position.numbers(actor)}
        number = rng.choice(list(mine))
        same = [n for n, sound in theirs.items() if sound == mine[number]]
        if not same or mine[number] is None:
            break
        table.match, other = after(one, actor, number), after(two, actor, rng.choice(same))
        assert one.position.observe(seat).tobytes() == two.position.observe(seat).tobytes()


def replaced(match: Match, seat: int, rng: random.Random) -> Match:
    """Another world that this audience cannot tell from the match."""
    assert match.position is not None
    return replace(match, position=match.position.resample(seat, stream(rng.randrange(1 << 40))))


def after(match: Match, actor: int, number: int) -> Match:
    return evolve(match, Acted(5, actor, match.game.actions[number]))


def heard_if(match: Match, actor: int, number: int, seat: int) -> list[Heard] | None:
    """What is heard of that action; None if it closes a turn, which brings secrets to light."""
    event = Acted(5, actor, match.game.actions[number])
    then = evolve(match, event)
    assert then.position is not None
    if any(done.secret for done in then.undoable) and then.position.who <= 0:
        return None
    return heard(match, event, then, seat)


def test_ids_of_people_are_never_heard(game: Game) -> None:
    table = Table(game.name, game.seats[-1]).fill()
    rng = random.Random("ids")
    for _ in range(20):
        table.any_step(rng)
    for seat in (*range(len(table.match.chairs)), SPECTATOR):
        assert not any("p0" in each.text for each in all_heard(table.events, seat))


# ---- draws


def test_draws_are_fair_and_follow_from_the_seed() -> None:
    counts = [0] * 6
    for index in range(6_000):
        counts[DRAWS.below(index, 6)] += 1
    assert all(850 < count < 1_150 for count in counts)
    assert [Draws(bytes(32)).below(index, 1_000) for index in range(3)] == [
        Draws(bytes(32)).below(i, 1_000) for i in range(3)
    ]
    assert Draws.fresh() != Draws.fresh()
    assert DRAWS.seed.hex() not in repr(DRAWS)


def test_an_outcome_is_drawn_by_its_weight() -> None:
    counts: dict[int, int] = {}
    for index in range(4_000):
        outcome = DRAWS.outcome(index, [0, 3, 0, 1])
        counts[outcome] = counts.get(outcome, 0) + 1
    assert set(counts) == {1, 3}
    assert 2_800 < counts[1] < 3_200


# ---- what has been seen


def test_a_look_into_a_hut_cannot_be_taken_back() -> None:
    """Neither alone nor with everybody's consent; what was done before it and shows nothing can."""
    rng = random.Random(1)
    table, looks, others = entdecker(), 0, 0
    while looks < 3 or others < 3:
        if table.match.ended is not None:
            table = entdecker()
        match = table.match
        seat = match.to_act[0]
        assert match.position is not None
        numbers = match.position.numbers(seat)
        huts = [number for number in numbers if match.game.actions[number].startswith(("hut", "scout", "place"))]
        number = rng.choice(huts or numbers)
        shown = match.game.reveals_hidden(match.truth, seat, number)
        known = [hut.token for hut in view_of(match, seat).huts]
        table.act(seat, match.game.actions[number])
        if shown:
            looks += 1
            assert [hut.token for hut in view_of(table.match, seat).huts] != known
            assert not may_undo(table.match, seat)
            assert table.code(Undo(f"p{seat}", seat)) == "answered"
            assert table.code(AskUndo(f"p{seat}", seat)) == "seen"
        elif table.match.draw_count == match.draw_count and table.match.ended is None:
            others += 1
            assert [hut.token for hut in view_of(table.match, seat).huts] == known
            assert may_undo(table.match, seat)


def view_of(match: Match, seat: int) -> Any:
    assert match.position is not None
    return match.game.present(unpack(match.position.observe(seat)), match.options)


# ---- no end of undoing


def first(table: Table, seat: int) -> str:
    assert table.match.position is not None
    return table.match.position.legal(seat)[0]


def test_a_turn_has_so_many_undos_and_the_next_has_as_many_again() -> None:
    table = Table("lost-cities", 2, first_starter="0").fill()
    card = first(table, 0)
    for _ in range(MOST_UNDOS):
        table.act(0, card)
        table.do(Undo("p0", 0))
    table.act(0, card)
    before = table.match
    refusal = table.ask(Undo("p0", 0))
    assert refusal is not None
    assert (refusal.code, refusal.args) == ("too_many_undos", {"most": MOST_UNDOS})
    assert str(MOST_UNDOS) in refusal.sentence
    assert table.match is before
    table.act(0, "draw")
    table.act(1, first(table, 1))
    table.act(1, "draw")
    table.act(0, first(table, 0))
    table.do(Undo("p0", 0))
    assert fold(table.events) == table.match


def test_undos_of_one_seat_are_not_counted_against_another_that_plays_at_once() -> None:
    table = Table("explorers", 2).fill()
    seat, other = table.match.to_act
    for _ in range(MOST_UNDOS):
        table.act(seat, first(table, seat))
        table.do(Undo(f"p{seat}", seat))
    table.act(seat, first(table, seat))
    table.act(other, first(table, other))
    table.do(Undo(f"p{other}", other))
    table.act(other, first(table, other))
    assert table.code(Undo(f"p{seat}", seat)) == "too_many_undos"
    assert fold(table.events) == table.match


def test_a_match_with_a_bot_goes_back_only_so_often() -> None:
    table = Table("lost-cities", 2, first_starter="0")
    table.do(Sit("p0", "Player 0"), Sit(None, "Bot", 1, 1))
    table.act(0, first(table, 0))
    for _ in range(MOST_REWINDS):
        table.act(0, "draw")
        table.do(AskUndo("p0", 0))
    table.act(0, "draw")
    assert table.code(AskUndo("p0", 0)) == "too_many_undos"


def test_a_match_that_was_stretched_can_only_be_played_on() -> None:
    table = Table("explorers", 3)
    table.do(Sit("p0", "Player 0"))
    table.match = replace(table.match, version=MOST_EVENTS)
    assert table.code(Stand("p0", 0)) == "too_long"
    assert table.code(Sit("p1", "Player 1")) == "too_long"
    running = Table("lost-cities", 2, first_starter="0").fill()
    running.match = replace(running.match, version=MOST_EVENTS)
    running.act(0, first(running, 0))
    assert running.code(Undo("p0", 0)) == "too_long"
    running.do(Resign("p0", 0))


def test_undoing_does_not_replay_the_match() -> None:
    """A thousand undos late in a match made it take seconds to load."""
    table = Table("explorers", 2).fill()
    rng = random.Random(1)
    for _ in range(60):
        seat = rng.choice(table.match.to_act)
        assert table.match.position is not None
        table.act(seat, rng.choice(table.match.position.legal(seat)))
    seat = table.match.to_act[0]
    steps = 0
    plain = Position.act

    def counted(self: Position, *given: Any) -> None:
        nonlocal steps
        steps += 1
        plain(self, *given)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Position, "act", counted)
        for _ in range(10):
            table.act(seat, first(table, seat))
            table.do(Undo(f"p{seat}", seat))
    assert steps <= 10 * (2 + 2 * 20)  # decide and evolve act once each, and again those of the other in this turn
    assert fold(table.events) == table.match
