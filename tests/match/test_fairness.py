"""Chance that nobody can choose: contributions, abandoned starts, and forgeries that all three checkers find."""

import copy
import hashlib
import json
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from farshore import games
from farshore.engine.errors import NotationError
from farshore.match.commands import AbandonStart, Pause, Reinvite, Reveal, Sit, Stand
from farshore.match.decide import MOST_WITHHELD
from farshore.match.draws import Contribution, Draws, final_seed
from farshore.match.events import Begun, StartAbandoned, decode, encode
from farshore.match.evolve import fold
from farshore.match.export import check, contributions, export, read_export
from farshore.match.fairness import recorded
from farshore.match.live import REVEAL_TIME
from farshore.match.replay import replaying
from farshore.match.steps import finish
from farshore.server.wire import about
from tests.games.matches import amount
from tests.match.fair_match import ID, FairTable, at_random, commitment, exported, secret
from tests.match.forged_play import FORGERIES
from tests.match.hearing import all_heard
from tests.match.test_export import GOOD as FIRST_SCHEME
from tests.match.test_live import DRAWS

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "check_draws.py"
CORPUS = Path(__file__).parent / "corpus"
STORED = Path(__file__).parent / "fair_match.json"
GOOD = exported()
FILE: dict[str, Any] = json.loads(msgspec.json.encode(GOOD))


def forged(name: str) -> dict[str, Any]:
    file = copy.deepcopy(FILE)
    FORGERIES[name](file)
    return file


# ---- forgeries


def test_there_are_more_than_fifty_kinds_of_forgery() -> None:
    assert len(FORGERIES) >= 170


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forgery_is_found_by_verify(name: str) -> None:
    try:
        given = read_export(json.dumps(forged(name)))
    except NotationError:
        return  # `farshore verify` says so and ends with an error
    assert check(given)


def run_script(path: Path) -> subprocess.CompletedProcess[str]:
    run = [sys.executable, "-I", "-S", str(SCRIPT), str(path)]
    return subprocess.run(run, capture_output=True, text=True, check=False)


def script() -> dict[str, Any]:
    """The script as a module."""
    namespace: dict[str, Any] = {"__name__": "check_draws"}
    exec(compile(SCRIPT.read_text(), SCRIPT, "exec"), namespace)
    return namespace


def test_every_forgery_is_found_by_the_stand_alone_script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In one process, as a module: 50 interpreters would take seconds."""
    namespace = script()
    for name in FORGERIES:
        path = tmp_path / "forged.json"
        path.write_text(json.dumps(forged(name)))
        monkeypatch.setattr(sys, "argv", ["check_draws.py", str(path)])
        with pytest.raises(SystemExit) as stopped:
            namespace["main"]()
        assert stopped.value.code, name


DENO = """
import { checked } from "MODULE";
const files = JSON.parse(await new Response(Deno.stdin.readable).text());
const found = {};
for (const [name, file] of Object.entries(files)) {
  try {
    const { faults, wrong } = checked(file);
    found[name] = faults.length + wrong.length;
  } catch {
    found[name] = -1;
  }
}
console.log(JSON.stringify(found));
"""


def in_the_page(files: dict[str, Any]) -> dict[str, int]:
    """How many faults the check of the page finds in each file; -1 if it cannot be read at all."""
    module = (ROOT / "src" / "farshore" / "web" / "replay" / "draws.js").as_uri()
    run = [str(Path(sys.executable).parent / "deno"), "eval", DENO.replace("MODULE", module)]
    done = subprocess.run(run, input=json.dumps(files), capture_output=True, text=True, check=True)
    found: dict[str, int] = json.loads(done.stdout)
    return found


def test_every_forgery_is_found_by_the_page() -> None:
    first = json.loads(msgspec.json.encode(FIRST_SCHEME))
    found = in_the_page({"good": FILE, "first": first} | {name: forged(name) for name in FORGERIES})
    assert (found.pop("good"), found.pop("first")) == (0, 0)
    assert [name for name, faults in found.items() if not faults] == []


def test_a_match_as_it_was_is_confirmed_by_all(tmp_path: Path) -> None:
    assert check(GOOD) == []
    assert check(read_export(msgspec.json.encode(GOOD))) == []
    path = tmp_path / "match.json"
    path.write_bytes(msgspec.json.encode(GOOD))
    done = run_script(path)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"seat 0, Ann: {secret('second')}\nseat 1, Ben: {secret('second')}\n" in done.stdout
    assert "seat 2, Eve: contributed nothing\nseat 3, Marlow: a bot\n1 starts were abandoned\n" in done.stdout
    assert contributions(GOOD)[2:] == [
        "seat 2, Eve, contributed nothing",
        "1 starts were abandoned before this one",
        "2 draws were taken back by agreement",
    ]
    assert len(SCRIPT.read_text().splitlines()) <= 305


def test_whatever_happens_to_a_match_all_confirm_it() -> None:
    """Nobody is accused by mistake: what the server lets happen, the checkers let pass."""
    files, namespace = {}, script()
    for name in games.names():
        for number in range(amount(compiled=4, off=1, soak=300)):
            given = export(at_random(name, random.Random(f"{name} {number}")).events, DRAWS)  # type: ignore[arg-type]
            file = files[f"{name} {number}"] = json.loads(msgspec.json.encode(given))
            assert check(given) == []
            assert list(namespace["faults"](file, namespace["Record"](file))) == []
    assert set(in_the_page(files).values()) == {0}
    kinds = {event["event"] for file in files.values() for event in file["events"]}
    assert kinds >= {"start_abandoned", "revealed", "rewound", "undone", "taken_over", "handed_back", "resigned"}


@pytest.mark.parametrize(("again", "faults"), [(1_000, False), (1_500, True)])
def test_clients_have_all_of_their_time_again_when_new_rules_let_a_frozen_start_go_on(again: int, faults: bool) -> None:
    """Opened under earlier rules, and frozen by some that could not follow it; the start was abandoned at 21 s."""
    file = copy.deepcopy(FILE)
    events = file["events"]
    events[0]["rules"] = 0
    full = next(number for number, event in enumerate(events) if event["event"] == "revealed")
    frozen = {"event": "frozen", "at": 1_000, "rules": 1, "step": 0, "code": "options", "scores": [0] * 4}
    events[full:full] = [frozen, {"event": "migrated", "at": again, "was": 0, "rules": 1}]
    namespace = script()
    assert bool(check(read_export(json.dumps(file)))) == faults
    assert bool(list(namespace["faults"](file, namespace["Record"](file)))) == faults
    assert bool(in_the_page({"file": file})["file"]) == faults


def test_damaged_files_end_the_script_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(FILE | {"events": []}))
    done = run_script(path)
    assert done.returncode == 1
    assert done.stderr.startswith("this file is damaged")


def test_matches_of_the_first_scheme_are_confirmed_by_all_as_before() -> None:
    stored = [json.loads(path.read_text()).get("export") for path in sorted(CORPUS.glob("*/*.json"))]
    files = {f"{number}": file for number, file in enumerate(stored) if file is not None}
    assert len(files) > 10
    assert set(in_the_page(files).values()) == {0}
    namespace = script()
    for file in files.values():
        assert list(namespace["faults"](file, namespace["Record"](file))) == []


def test_a_match_stored_when_clients_first_contributed_is_confirmed_for_ever() -> None:
    """`python -m tests.match.fair_match` wrote it, once. Whatever the rules are now, its chance can be checked."""
    stored = json.loads(STORED.read_text())
    assert recorded([decode(bytes(raw)) for raw in read_export(STORED.read_text()).events]).faults == []
    assert in_the_page({"stored": stored}) == {"stored": 0}
    assert run_script(STORED).returncode == 0


# ---- what each party can and cannot do


def test_the_final_seed_changes_with_any_contribution() -> None:
    parts: list[Contribution | None] = [Contribution("c" * 64, "5" * 64), None, Contribution("d" * 64, "6" * 64)]
    seeds = {final_seed(b"S" * 32, ID, 0, parts)}
    seeds |= {final_seed(b"S" * 32, ID, attempt, parts) for attempt in (1, 2)}
    seeds.add(final_seed(b"S" * 32, ID + "x", 0, parts))
    seeds.add(final_seed(b"T" * 32, ID, 0, parts))
    seeds.add(final_seed(b"S" * 32, ID, 0, [parts[2], None, parts[0]]))
    seeds.add(final_seed(b"S" * 32, ID, 0, [parts[0], parts[2], None]))
    seeds.add(final_seed(b"S" * 32, ID, 0, parts[:2]))
    for bit in range(256):
        other = f"{int('5' * 64, 16) ^ (1 << bit):064x}"
        seeds.add(final_seed(b"S" * 32, ID, 0, [Contribution("c" * 64, other), *parts[1:]]))
    assert len(seeds) == 8 + 256


def test_a_host_that_tries_10_000_seeds_gains_nothing() -> None:
    """It takes the seed with the best first card if nobody contributes. With a contribution that card is as any other.

    One contribution that is not known is enough: whatever seed was chosen, all final seeds are equally likely.
    """
    rng, cards = random.Random(7), 60
    best = max((rng.randbytes(32) for _ in range(10_000)), key=lambda seed: Draws(seed).below(0, 1 << 20))
    assert Draws(best).below(0, 1 << 20) > (1 << 20) * 0.999
    found: Counter[int] = Counter()
    for _ in range(6_000):
        own = rng.randbytes(32)
        part = Contribution(hashlib.sha256(own).hexdigest(), own.hex())
        found[Draws(final_seed(best, ID, 0, [part, None])).below(0, cards)] += 1
    expected = 6_000 / cards
    distance = sum((found[card] - expected) ** 2 / expected for card in range(cards))
    assert distance < 110  # chi-squared with 59 degrees of freedom: above that once in 20,000 times
    high = sum(found[card] for card in range(cards - 6, cards))
    assert 480 < high < 720  # of the six best cards, 600 are due


def test_the_commitment_is_published_with_the_table_and_stays_until_the_match_begins() -> None:
    table = FairTable("lost-cities", 2)
    promised = about(ID, table.match).commitment
    assert promised == DRAWS.of_start(0).commitment
    table.sit("a", "Ann", "one")
    table.sit("b", "Ben", "two")
    assert (about(ID, table.match).status, about(ID, table.match).commitment) == ("starting", promised)
    table.reveal("a", "one")
    assert about(ID, table.match).fair.owed == [1]
    table.reveal("b", "two")
    assert (about(ID, table.match).status, about(ID, table.match).commitment) == ("running", promised)
    assert DRAWS.of_start(0).seed.hex() not in str(table.events)


def test_a_client_that_changes_its_secret_is_refused() -> None:
    table = FairTable("lost-cities", 2)
    table.sit("a", "Ann", "one")
    assert table.code(Reveal("a", 0, secret("one"))) == "not_starting"
    table.sit("b", "Ben", "two")
    assert table.code(Reveal("a", 0, secret("other"))) == "wrong_secret"
    assert table.code(Reveal("a", 0, "one")) == "wrong_secret"
    assert table.code(Reveal("b", 0, secret("one"))) == "not_yours"
    assert table.code(Reveal(None, 0, secret("one"))) == "not_yours"
    assert table.code(Reveal("a", 0, secret("one"), "Z" * 64)) == "bad_commitment"
    assert table.code(Reveal("a", 0, secret("one"), commitment("one"))) == "spent_commitment"
    table.reveal("a", "one", "three")
    assert table.code(Reveal("a", 0, secret("one"), commitment("three"))) == "revealed"
    table.reveal("b", "two")
    assert table.code(Reveal("b", 1, secret("two"))) == "revealed"
    assert table.code(Reveal("b", 1, secret("one"))) == "wrong_secret"


def test_a_commitment_must_be_one_and_its_secret_unknown() -> None:
    table = FairTable("lost-cities", 2)
    assert table.code(Sit("a", "Ann", commitment="x")) == "bad_commitment"
    table.sit("a", "Ann", "one")
    table.sit("b", "Ben", "two")
    table.reveal("a", "one")
    table.now += REVEAL_TIME
    table.do(AbandonStart(None))
    assert table.code(Sit("b", "Ben", commitment=commitment("one"))) == "spent_commitment"
    table.sit("b", "Ben", "two")  # which nobody knows yet


def test_no_client_can_take_a_commitment_that_makes_an_honest_match_look_forged() -> None:
    """Neither the server's, whose seed is published if the start is abandoned, nor one announced by somebody else."""
    table = FairTable("lost-cities", 2)
    promised = table.match.commitment
    assert promised is not None
    assert table.code(Sit("a", "Ann", commitment=promised)) == "spent_commitment"
    table.sit("a", "Ann", "one")
    table.sit("b", "Ben", "two")
    assert table.code(Reveal("a", 0, secret("one"), promised)) == "spent_commitment"
    assert table.code(Reveal("a", 0, secret("one"), commitment("two"))) == "spent_commitment"
    table.reveal("a", "one", "three")
    assert table.code(Reveal("b", 1, secret("two"), commitment("three"))) == "spent_commitment"
    table.now += REVEAL_TIME
    table.do(AbandonStart(None))
    for known in (promised, table.match.commitment):
        assert table.code(Sit("b", "Ben", commitment=known)) == "spent_commitment"


def test_a_pause_is_never_less_than_nothing() -> None:
    """The clocks of two processes may differ a little; a file in which time was taken away would be no good."""
    table = FairTable("lost-cities", 2)
    table.sit("a", "Ann", "one")
    table.sit("b", "Ben", "two")
    before = table.match.reveal_by
    table.do(Pause(None, -3))
    assert table.match.reveal_by == before


def test_who_withholds_a_secret_again_and_again_keeps_others_from_playing_only_so_often() -> None:
    table = FairTable("lost-cities", 2)
    table.sit("a", "Ann", "ann 0")
    for time in range(MOST_WITHHELD):
        table.sit("b", "Ben", f"ben {time}")
        table.reveal("a", f"ann {time}", f"ann {time + 1}")
        table.now += REVEAL_TIME
        table.do(AbandonStart(None))
    assert table.code(Sit("b", "Ben", commitment=commitment("last"))) == "withheld"
    table.do(Reinvite("a"))  # which is no way around it
    assert table.code(Sit("b", "Ben", commitment=commitment("last"))) == "withheld"
    table.sit("c", "Cid", "cid")
    table.reveal("a", f"ann {MOST_WITHHELD}")
    table.reveal("c", "cid")
    assert table.match.begun


def test_who_was_left_out_needs_the_new_invitation() -> None:
    table = FairTable("lost-cities", 2)
    table.sit("a", "Ann", "one")
    table.sit("b", "Ben", "two")
    table.reveal("a", "one", "three")
    table.now += REVEAL_TIME
    table.do(AbandonStart(None))
    assert table.match.left_out == {"b"}
    table.do(Reinvite("a"))
    assert table.match.left_out == set()


def test_a_client_that_withholds_its_secret_loses_its_seat_and_learns_nothing_of_the_next_start() -> None:
    table = FairTable("lost-cities", 2)
    table.sit("a", "Ann", "one")
    table.sit("b", "Ben", "two")
    table.reveal("a", "one", "three")
    assert table.code(AbandonStart("a")) == "server_only"
    table.now += REVEAL_TIME - 1
    assert table.code(AbandonStart(None)) == "starting"
    assert table.code(Stand("a", 0)) == "starting"
    table.now += 1
    table.do(AbandonStart(None))
    match, abandoned = table.match, table.events[-1]
    assert isinstance(abandoned, StartAbandoned)
    assert (abandoned.seats, abandoned.seed) == ([1], DRAWS.of_start(0).seed.hex())
    assert match.commitment == abandoned.commitment == DRAWS.of_start(1).commitment
    assert [chair.name for chair in match.chairs] == ["Ann", ""]
    assert match.chairs[0].commitment == commitment("three")
    assert match.left_out == {"b"}
    assert about(ID, match).fair.abandoned == 1
    assert [(each.kind, each.seat) for each in all_heard(table.events, 0)][-1] == ("start_abandoned", 1)
    assert table.code(AbandonStart(None)) == "not_starting"
    table.sit("b", "Ben", "two")
    table.reveal("b", "two")
    table.reveal("a", "three")
    assert table.match.begun
    seeds = {Draws(DRAWS.of_start(attempt).seed).seed for attempt in range(3)} | {DRAWS.seed}
    assert len(seeds) == 4
    assert DRAWS.of_start(1).seed.hex() not in str(table.events)


def test_a_pause_of_the_server_gives_clients_their_time_back() -> None:
    table = FairTable("lost-cities", 2)
    assert table.code(Pause(None, 1)) == "not_begun"
    table.sit("a", "Ann", "one")
    table.sit("b", "Ben", "two")
    table.now += REVEAL_TIME
    table.do(Pause(None, 5_000))
    assert table.code(AbandonStart(None)) == "starting"
    table.now += 5_000
    table.do(AbandonStart(None))
    assert [chair.free for chair in table.match.chairs] == [True, True]


def test_a_match_begins_at_once_if_nobody_is_committed_and_its_result_says_so() -> None:
    table = FairTable("lost-cities", 2, rounds="1", first_starter="0")
    table.sit("a", "Ann")
    table.do(Sit(None, "Marlow", level=2))
    assert isinstance(next(event for event in table.events if isinstance(event, Begun)), Begun)
    assert about(ID, table.match).fair.without == [0]
    rng = random.Random(2)
    while table.match.ended is None:
        table.play_on(rng, 1)
    assert (table.match.ended.without, table.match.ended.redrawn) == ([0], 0)
    given = export(table.events, DRAWS)  # type: ignore[arg-type]
    assert check(given) == []
    assert contributions(given) == [
        "seat 0, Ann, contributed nothing",
        "nobody contributed: the server alone chose the seed",
    ]


def test_a_match_of_bots_has_the_chance_of_the_server_alone() -> None:
    table = FairTable("lost-cities", 2)
    table.do(Sit(None, "Pip", level=1), Sit(None, "Marlow", level=2))
    assert table.match.begun
    assert about(ID, table.match).fair.without == []


def test_tables_opened_under_the_first_scheme_go_on_with_it() -> None:
    assert contributions(FIRST_SCHEME) == ["the server alone chose the seed: people could not contribute to it yet"]
    assert FIRST_SCHEME.format == "farshore match 1"
    assert GOOD.format == "farshore match 2"


def test_events_are_stored_and_replayed_as_they_were() -> None:
    events = [decode(bytes(raw)) for raw in GOOD.events]
    assert [decode(encode(event)) for event in events] == events
    replay = finish(replaying(events))
    assert replay.stops[-1].attempt == 1
    assert about(ID, replay.stops[-1]).fair.redrawn == 2
    assert fold(events).ended == replay.stops[-1].ended


def test_bots_draw_their_chance_from_the_same_seed_under_labels_of_their_own() -> None:
    draws = fold([decode(bytes(raw)) for raw in GOOD.events]).drawn_from(bytes.fromhex(GOOD.seed))
    seeds = {draws.bot_seed(seat, number) for seat in range(4) for number in range(100)}
    assert len(seeds) == 400
    assert max(seeds) < 1 << 56
