"""Matches that were stored under earlier rules: they go on, or are frozen, and what is over stays as it was.

The games here have version 1 of their rules, so a match of version 0 is one of earlier rules; what the new ones do not
have is made by changing its events.
"""

import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from farshore import games
from farshore.engine.errors import NotationError
from farshore.engine.game import CHANCE, SPECTATOR
from farshore.match.clock import Pace
from farshore.match.commands import (
    Act,
    AgreeToEnd,
    AskUndo,
    Command,
    HandBack,
    Migrate,
    Pause,
    Rematch,
    Resign,
    Sit,
    Stand,
)
from farshore.match.decide import Refusal, decide, may_undo
from farshore.match.draws import Draws
from farshore.match.events import (
    Acted,
    AnyEvent,
    Drawn,
    EndAgreed,
    Ended,
    Frozen,
    Migrated,
    Opened,
    Rematched,
    Stood,
    decode,
    encode,
)
from farshore.match.evolve import evolve, fold
from farshore.match.export import Export, check, export, transcribing, unchecked
from farshore.match.replay import ALL, replay
from farshore.match.steps import finish
from tests.games.adapters import adapter
from tests.match.hearing import all_heard
from tests.match.test_live import DRAWS, Table

SCRIPT = Path(__file__).parents[2] / "scripts" / "check_draws.py"


def played(game: str, seats: int, actions: int = 30, seed: int = 1, **options: str) -> Table:
    table, rng = Table(game, seats, Pace(60_000, 60_000), **options).fill(), random.Random(seed)
    for _ in range(actions):
        if table.match.ended is None:
            table.now += 1_000
            table.any_step(rng)
    return table


def earlier(table: Table) -> list[AnyEvent]:
    """Its events as they were stored when the rules had version 0."""
    opened = msgspec.structs.replace(table.events[0], rules=0)
    return [decode(encode(event)) for event in (opened, *table.events[1:])]


def changed(events: list[AnyEvent], at: int, kind: type, **fields: Any) -> list[AnyEvent]:
    """The events, with the one of a kind after so many of these changed."""
    which = [i for i, event in enumerate(events) if isinstance(event, kind)][at]
    return [*events[:which], msgspec.structs.replace(events[which], **fields), *events[which + 1 :]]


class Stored:
    """A match of earlier rules, loaded."""

    def __init__(self, events: list[AnyEvent], draws: Draws = DRAWS) -> None:
        self.events, self.draws, self.match = list(events), draws, fold(events)
        self.now = events[-1].at + 5_000

    def ask(self, command: Command) -> Any:
        """The events, or the code of the refusal."""
        found = decide(self.match, command, self.now, self.draws)
        if isinstance(found, Refusal):
            return found.code
        for event in found:
            self.match = evolve(self.match, event)
        self.events += found
        return list(found)


def frozen(table: Table, at: int = 12, seats: int = 2) -> Stored:
    stored = Stored(changed(earlier(table), at, Acted, text="fly"))
    stored.ask(Migrate(None, tuple(range(5, 5 + seats))))
    return stored


# ---- going on


@pytest.mark.parametrize("game", games.names())
def test_a_match_goes_on_if_the_new_rules_allow_all_that_was_stored(game: str) -> None:
    table = played(game, 2)
    stored = Stored(earlier(table))
    assert stored.match.stuck is None
    assert not stored.match.on_installed_rules
    assert stored.ask(Resign("p0", 0)) == "frozen"  # it is migrated first
    assert stored.ask(Migrate(None, (0, 0))) == [Migrated(stored.now, 0, 1)]
    assert stored.match.on_installed_rules
    assert stored.match.rules == 1
    assert stored.match.position == table.match.position
    assert stored.match.clock == table.match.clock
    seat = stored.match.to_act[0]
    assert stored.match.position is not None
    number = stored.match.position.numbers(seat)[0]
    found = stored.ask(Act(f"p{seat}", seat, number))
    assert isinstance(found[0], Acted)
    assert stored.ask(Migrate(None, (0, 0))) == "settled"
    assert fold(stored.events) == stored.match
    for audience in (0, 1, SPECTATOR):
        assert [each.text for each in all_heard(stored.events, audience) if each.kind == "migrated"] == ["1"]


def test_only_the_server_migrates_a_match() -> None:
    stored = Stored(earlier(played("lost-cities", 2)))
    assert stored.ask(Migrate("p0", (0, 0))) == "server_only"


def test_a_match_of_newer_rules_is_not_touched() -> None:
    table = played("lost-cities", 2)
    newer = [msgspec.structs.replace(table.events[0], rules=2), *table.events[1:]]
    migrated = [*table.events, Migrated(9_999, 1, 2)]
    halted = [*earlier(table), Frozen(9_999, 2, 3, "action", [0, 0])]
    for events in (newer, migrated, halted):
        with pytest.raises(NotationError, match="rules version 2 of lost-cities is needed, 1 is installed"):
            fold(events)


def test_what_cannot_have_happened_under_the_installed_rules_is_no_case_for_freezing() -> None:
    broken = changed(earlier(played("lost-cities", 2)), 3, Acted, text="fly")
    with pytest.raises(NotationError, match="fly"):
        fold(changed(broken, 0, Opened, rules=1))


# ---- frozen


Change = Callable[[list[AnyEvent]], list[AnyEvent]]
OBSTACLES: dict[str, tuple[Change, str]] = {
    "an action that there is no longer": (lambda events: changed(events, 12, Acted, text="fly"), "action"),
    "an action of another seat": (lambda events: changed(events, 12, Acted, seat=1), "action"),
    "an outcome that there is no longer": (lambda events: changed(events, 20, Drawn, text="card V7"), "outcome"),
    "an outcome of which none is left": (lambda events: changed(events, 20, Drawn, text=drawn(events, 3)), "outcome"),
    "an outcome where none is awaited": (lambda events: [*events[:-1], Drawn(1, 99, "card R2"), events[-1]], "outcome"),
    "an option": (lambda events: changed(events, 0, Opened, options={"wind": "on"}), "options"),
    "a value of an option": (lambda events: changed(events, 0, Opened, options={"colours": "9"}), "options"),
}


def drawn(events: list[AnyEvent], at: int) -> str:
    return [event.text for event in events if isinstance(event, Drawn)][at]


@pytest.mark.parametrize("why", OBSTACLES)
def test_a_match_is_frozen_where_the_new_rules_cannot_follow_it(why: str) -> None:
    change, code = OBSTACLES[why]
    stored = Stored(change(earlier(played("lost-cities", 2, rounds="1", first_starter="0"))))
    stuck = stored.match.stuck
    assert stuck is not None
    assert stuck.code == code
    assert stuck.step == len(stored.match.steps)
    assert stored.ask(Migrate(None, (3, -7))) == [Frozen(stored.now, 1, stuck.step, code, [3, -7])]
    assert stored.match.status == "running"
    assert stored.match.to_act == ()
    for command in (
        Act("p0", 0, 1),
        AskUndo("p0", 0),
        Resign("p0", 0),
        HandBack("p0", 0),
        Pause(None, 5),
        Sit("x", "X"),
    ):
        assert stored.ask(command) == "frozen"
    assert not any(may_undo(stored.match, seat) for seat in range(2))
    assert stored.match.clock.deadline(0) is stored.match.clock.deadline(1) is None
    assert stored.ask(Migrate(None, (0, 0))) == "frozen"
    assert [each.kind for each in all_heard(stored.events, SPECTATOR)][-1] == "frozen"
    assert stored.ask(AgreeToEnd("p0", 0)) == [EndAgreed(stored.now, 0)]
    end = Ended(stored.now, "agreed", [3, -7], [1, 2])
    assert stored.ask(AgreeToEnd("p1", 1)) == [EndAgreed(stored.now, 1), end]
    assert fold(stored.events) == stored.match


def test_people_can_leave_a_table_that_is_frozen_before_its_match_began() -> None:
    table = Table("lost-cities", 2)
    table.do(Sit("p0", "Ann"))
    stored = Stored(changed(earlier(table), 0, Opened, options={"wind": "on"}))
    stored.ask(Migrate(None, (0, 0)))
    assert stored.match.frozen is not None
    assert stored.match.status == "open"  # so that it is closed when nobody sits there
    assert stored.ask(Sit("p1", "Ben")) == "frozen"
    assert stored.ask(Stand("p1", 0)) == "not_yours"
    agreed = Stored(stored.events)
    assert agreed.ask(AgreeToEnd("p0", 0)) == [Stood(agreed.now, 0)]
    assert stored.ask(Stand("p0", 0)) == [Stood(stored.now, 0)]
    assert all(chair.free for chair in stored.match.chairs)
    assert fold(stored.events) == stored.match


def test_all_people_who_have_not_resigned_agree_to_end_a_frozen_match() -> None:
    table = Table("entdecker", 4)
    table.do(Sit(None, "Bot", 3, level=2), *(Sit(f"p{seat}", f"Player {seat}") for seat in range(3)))
    rng = random.Random(1)
    for _ in range(10):
        seat = table.match.to_act[0]
        player = None if table.match.chairs[seat].bot else f"p{seat}"
        table.do_as(player, seat, rng.choice(table.legal(seat)))
    table.do(Resign("p1", 1))
    assert table.ask(AgreeToEnd("p0", 0)).code == "not_frozen"  # type: ignore[union-attr]
    stored = Stored(changed(earlier(table), 5, Acted, text="fly"))
    stored.ask(Migrate(None, (4, 9, 9, 4)))
    assert stored.ask(AgreeToEnd("p0", 2)) == "not_yours"
    assert stored.ask(AgreeToEnd("p1", 1)) == "has_resigned"
    assert stored.ask(AgreeToEnd("p2", 2)) == [EndAgreed(stored.now, 2)]
    assert stored.ask(AgreeToEnd("p2", 2)) == "agreed"
    assert stored.match.ended is None
    end = Ended(stored.now, "agreed", [4, 9, 9, 4], [2, 4, 1, 2])
    assert stored.ask(AgreeToEnd("p0", 0)) == [EndAgreed(stored.now, 0), end]
    assert stored.match.status == "over"
    assert stored.ask(AgreeToEnd("p0", 0)) == "over"
    assert fold(stored.events) == stored.match


def test_who_plays_several_seats_agrees_for_all_of_them() -> None:
    table = Table("lost-cities", 2)
    table.do(Sit("ann", "Ann"), Sit("ann", "Ben", beside=True))
    table.do_as("ann", table.match.to_act[0], table.legal(table.match.to_act[0])[0])
    stored = Stored(changed(earlier(table), 0, Acted, text="fly"))
    stored.ask(Migrate(None, (0, 0)))
    assert [type(event) for event in stored.ask(AgreeToEnd("ann", 1))] == [EndAgreed, Ended]


def test_a_frozen_match_can_be_played_again() -> None:
    stored = frozen(played("lost-cities", 2))
    assert stored.ask(Rematch(None, "other")) == [Rematched(stored.now, "other")]
    assert stored.ask(Rematch(None, "another")) == "rematched"


def test_a_frozen_match_goes_on_under_rules_that_can_follow_it() -> None:
    table = played("lost-cities", 2)
    halted = Frozen(99_000, 1, 3, "action", [0, 0])
    stored = Stored([*earlier(table), halted, EndAgreed(99_500, 0)])
    assert stored.match.stuck is None
    assert not stored.match.to_act
    assert stored.ask(Act("p0", 0, 0)) == "frozen"
    assert stored.ask(Migrate(None, (0, 0))) == [Migrated(stored.now, 0, 1)]
    assert stored.match.frozen is None
    assert stored.match.agreed_to_end == frozenset()
    seat = stored.match.to_act[0]
    assert stored.match.clock.deadline(seat) == stored.now + 60_000 + stored.match.clock.banks[seat]


def test_being_frozen_in_an_open_turn_does_not_tell_what_others_have_marked() -> None:
    """Whichever of its marks is no longer possible, the other seats hear the same and see the same clocks."""
    table, rng = Table("explorers", 3, Pace(5_000, 60_000), map="4.90,3.180,2.180,5.270").fill(), random.Random(4)
    while not table.match.at_once:
        table.any_step(rng)
    found = []
    for marks in (0, 1, 2):
        one = Table("explorers", 3)
        one.match, one.events, one.now = table.match, list(table.events), table.now
        for _ in range(marks):
            one.now += 9_000
            text = next(text for text in one.legal(1) if text != "done")
            one.act(1, text)
        one.events.append(Acted(90_000, 1, "no such mark"))
        stored = Stored(earlier(one))
        stored.now = 100_000
        (event,) = stored.ask(Migrate(None, (0, 0, 0)))
        found.append((event, list(all_heard(stored.events, 0)), stored.match.clock, stored.match.changed))
    assert found[0] == found[1] == found[2]


# ---- over: the result, the log and the proof stay


def finished(game: str = "lost-cities", seats: int = 2) -> Table:
    table = played(game, seats, 10_000, 1, **adapter(game).short)
    assert table.match.ended is not None
    return table


@pytest.mark.parametrize("game", games.names())
def test_a_match_that_is_over_keeps_its_result_and_its_transcript(game: str) -> None:
    table = finished(game)
    events = earlier(table)
    opened = msgspec.structs.replace(
        events[0], options={line.split()[1]: line.split(maxsplit=2)[2] for line in option_lines(table)}
    )
    events = [opened, *events[1:]]
    text = str(table.match.transcript()).replace("rules 1", "rules 0")
    for stored in (events, changed(events, 40, Acted, text="fly")):
        match = fold(stored)
        assert match.ended == table.match.ended
        assert match.status == "over"
        line, was = (
            [f"{event.seat} {event.text}" for event in each if isinstance(event, Acted)][40]
            for each in (stored, events)
        )
        assert sorted(finish(transcribing(stored)).split("\n")) == sorted(swapped(text, was, line).split("\n"))


def option_lines(table: Table) -> list[str]:
    return [line for line in str(table.match.transcript()).split("\n") if line.startswith("option ")]


def swapped(text: str, was: str, now: str) -> str:
    """The transcript with the first of these lines replaced; which one does not matter, since lines are sorted."""
    lines = text.split("\n")
    lines[lines.index(was)] = now
    return "\n".join(lines)


def test_its_replay_runs_as_far_as_the_new_rules_follow_it_and_says_why_it_stops() -> None:
    table = finished()
    whole = replay(table.events)  # type: ignore[arg-type]
    events = earlier(table)
    assert replay(events).stuck is None
    assert len(replay(events).stops) == len(whole.stops)
    part = replay(changed(events, 12, Acted, text="fly"))
    assert part.stuck is not None
    assert (part.stuck.code, part.stuck.step) == ("action", len(part.stops[-1].steps))
    assert "cannot read the action 'fly'" in part.stuck.detail
    assert part.steps == whole.steps == len(table.match.steps)
    assert part.stops == whole.stops[: len(part.stops)] or [stop.steps for stop in part.stops] == [
        stop.steps for stop in whole.stops[: len(part.stops)]
    ]
    assert len(part.stops) < len(whole.stops)
    assert len(part.heard[ALL]) == part.known[ALL][-1]
    illegal = replay(changed(events, 12, Acted, seat=1 - acted(events, 12).seat))
    assert illegal.stuck is not None
    assert "it is not for seat" in illegal.stuck.detail
    assert replay(changed(events, 0, Opened, options={"wind": "on"})).stops == ()


def acted(events: list[AnyEvent], at: int) -> Acted:
    return [event for event in events if isinstance(event, Acted)][at]


def test_a_match_that_was_given_up_is_replayed_to_its_end() -> None:
    table = played("lost-cities", 2)
    table.do(Resign("p1", 1))
    found = replay(earlier(table))
    assert found.stuck is None
    assert found.stops[-1].ended == table.match.ended


def test_its_replay_says_if_the_new_rules_come_to_another_result() -> None:
    events = earlier(finished())
    ended = events[-1]
    assert isinstance(ended, Ended)
    found = replay(changed(events, 0, Ended, scores=[score + 1 for score in ended.scores]))
    assert found.stuck is not None
    assert found.stuck.code == "result"
    assert found.stops[-1].ended is not None
    assert found.stops[-1].ended.scores == [score + 1 for score in ended.scores]


# ---- proofs


def draws_follow(tmp_path: Path, given: Export) -> tuple[int, str]:
    """What the stand-alone script says."""
    path = tmp_path / "match.json"
    path.write_bytes(msgspec.json.encode(given))
    run = [sys.executable, "-I", "-S", str(SCRIPT), str(path)]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.returncode, done.stdout


def migrated() -> Stored:
    """A match that was migrated, and then played to its end."""
    stored, rng = Stored(earlier(played("lost-cities", 2, rounds="1"))), random.Random(3)
    stored.ask(Migrate(None, (0, 0)))
    while stored.match.ended is None:
        (seat,) = stored.match.to_act
        assert stored.match.position is not None
        stored.ask(Act(f"p{seat}", seat, rng.choice(stored.match.position.numbers(seat))))
    return stored


def test_the_draws_of_a_migrated_match_follow_from_its_seed_before_and_after(tmp_path: Path) -> None:
    stored = migrated()
    given = export(stored.events, DRAWS)
    assert check(given) == []
    (note,) = unchecked(given)
    before = sum(isinstance(event, Drawn) for event in stored.events[: stored.events.index(the_migration(stored))])
    assert note.startswith(f"{before} draws were made by earlier rules")
    assert {name for name, _ in given.draws[before - 1].weights} <= {"others", given.draws[before - 1].outcome}
    assert "others" not in {name for name, _ in given.draws[before].weights}
    assert draws_follow(tmp_path, given)[0] == 0
    assert "rules 1\n" in given.transcript


def the_migration(stored: Stored) -> Migrated:
    (found,) = [event for event in stored.events if isinstance(event, Migrated)]
    return found


@pytest.mark.parametrize("at", [5, -5])
def test_a_tampered_draw_of_a_migrated_match_is_found(at: int, tmp_path: Path) -> None:
    stored = migrated()
    good = export(stored.events, DRAWS)
    before, own, total = [event for event in stored.events if isinstance(event, Drawn)][at].odds or (0, 0, 0)
    moved = changed(stored.events, at, Drawn, odds=((before + own) % (total - own), own, total))
    raws = [msgspec.Raw(encode(event)) for event in moved]
    assert check(msgspec.structs.replace(good, events=raws)) != []
    whole = export(moved, DRAWS)
    assert check(whole) != []
    assert draws_follow(tmp_path, whole)[0] == 1


def test_a_match_of_other_rules_is_exported_as_it_was_stored_and_says_what_a_check_needs(tmp_path: Path) -> None:
    events = changed(earlier(finished()), 12, Acted, text="fly")
    given = export(events, DRAWS)
    needed = "rules version 0 of lost-cities is needed, 1 is installed"
    assert check(given) == [f"actions, weights and result cannot be checked by the rules: {needed}"]
    assert [encode(event) for event in events if isinstance(event, Drawn)] == [
        bytes(raw) for raw in given.events if b'"drawn"' in bytes(raw)
    ]
    assert draws_follow(tmp_path, given) == (
        0,
        f"commitment {given.commitment}\n{len(given.draws)} draws, all as they must be\n",
    )
    wrong = check(msgspec.structs.replace(given, seed="00" * 32))
    assert "the seed is not the one that was committed to" in wrong
    assert "draw 0 does not follow from the seed" in wrong


def test_draws_without_stored_weights_are_said_to_be_unchecked(tmp_path: Path) -> None:
    stored = migrated()
    old = [msgspec.structs.replace(event, odds=None) if isinstance(event, Drawn) else event for event in stored.events]
    given = export(old, DRAWS)
    assert check(given) == []
    unknown = [draw for draw in given.draws if not draw.weights]
    assert 0 < len(unknown) < len(given.draws)
    assert f"{len(unknown)} draws have no weights stored with them, and cannot be checked" in unchecked(given)
    code, said = draws_follow(tmp_path, given)
    assert code == 0
    assert f"{len(unknown)} draws have no weights: they cannot be checked\n" in said


def test_a_result_by_agreement_is_that_with_which_the_match_was_frozen() -> None:
    stored = frozen(played("lost-cities", 2))
    stored.ask(AgreeToEnd("p0", 0))
    stored.ask(AgreeToEnd("p1", 1))
    given = export(stored.events, DRAWS)
    (sentence,) = check(given)
    assert "is needed" in sentence
    assert "result open scores 5 6 ranks 2 1\n" in given.transcript
    other = changed(stored.events, -1, Ended, scores=[9, 6])
    assert "the result is not that of the rules" in check(export(other, DRAWS))
    never = [event for event in stored.events if not isinstance(event, Frozen | EndAgreed)]
    assert "the result is not that of the rules" in check(export(never, DRAWS))


def test_every_draw_is_stored_with_what_is_needed_to_check_it() -> None:
    table = finished("entdecker", 3)
    for event in table.events:
        if isinstance(event, Drawn):
            assert event.odds is not None
            before, own, total = event.odds
            assert before <= DRAWS.below(event.index, total) < before + own
    assert any(actor == CHANCE for actor, _ in table.match.steps)
