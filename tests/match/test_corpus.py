"""Matches that were stored once must be readable for ever, and come out as they did then.

Those of the installed rules exactly so; those of earlier ones go on under the installed rules, or are frozen, and if
they are over they keep their result.
"""

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from farshore import games
from farshore.engine.errors import NotationError
from farshore.engine.game import SPECTATOR
from farshore.match.commands import Migrate
from farshore.match.decide import Refusal, decide
from farshore.match.draws import Draws
from farshore.match.events import AnyEvent, Frozen, Migrated, decode, encode
from farshore.match.evolve import fold
from farshore.match.export import Export, check, export, read_export
from farshore.match.replay import replay
from farshore.match.transcript import parse_transcript
from farshore.play import load
from tests.games.adapters import Adapter, adapter
from tests.games.matches import amount
from tests.match import corpus_maker
from tests.match.corpus_maker import FOLDER
from tests.match.hearing import all_heard

PATHS = sorted(FOLDER.glob("v*/*.json"))
MOST_BYTES = 1_250_000  # of all together


class Kept:
    """A match of the corpus."""

    def __init__(self, path: Path) -> None:
        data = json.loads(path.read_text(encoding="utf-8"))
        self.expected: Any = data["expected"]
        whole = data.get("export")
        self.export: Export | None = None if whole is None else read_export(json.dumps(whole))
        stored = data["events"] if whole is None else whole["events"]
        self.events: list[AnyEvent] = [decode(json.dumps(event).encode()) for event in stored]
        self.transcript: str = self.expected["transcript"] if whole is None else whole["transcript"]
        self.draws = Draws(bytes.fromhex(data["seed"] if whole is None else whole["seed"]))
        self.raw: list[Any] = stored

    @property
    def game(self) -> str:
        return str(self.raw[0]["game"])

    @property
    def rules(self) -> int:
        return int(self.raw[0]["rules"])


def is_current(path: Path) -> bool:
    """Whether a match is one of the installed rules of its game."""
    kept = Kept(path)
    return kept.rules == games.get(kept.game).rules_version


CURRENT = [path for path in PATHS if is_current(path)]


@pytest.fixture(params=CURRENT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def kept(request: pytest.FixtureRequest) -> Kept:
    """A match of the installed rules."""
    return Kept(request.param)


# ---- every version of rules that was ever released


def test_matches_of_every_version_of_rules_are_kept() -> None:
    """If this fails, the version of a game's rules has risen: keep the folder of the old one, and run the maker."""
    for name in games.names():
        for version in range(1, games.get(name).rules_version + 1):
            found = [Kept(path) for path in (FOLDER / f"v{version}").glob(f"{name}-*.json")]
            assert len(found) >= 12, f"{name} has too few matches of rules version {version}"
            assert {(kept.game, kept.rules) for kept in found} == {(name, version)}


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_match_of_earlier_rules_goes_on_or_is_frozen_and_keeps_its_result(path: Path) -> None:
    """Those of the installed rules are read as if these had only got another number: all of them must go on."""
    kept = Kept(path)
    current = kept.rules == games.get(kept.game).rules_version
    opened = msgspec.structs.replace(kept.events[0], rules=kept.rules - current)
    events = [opened, *kept.events[1:]]
    match = fold(events)
    assert match.stuck is None or not current
    if match.ended is None:
        made = decide(match, Migrate(None, tuple(kept.expected["scores"])), events[-1].at + 1, kept.draws)
        assert not isinstance(made, Refusal)
        assert [type(event) for event in made] in ([[Migrated]] if current else [[Migrated], [Frozen]])
        return
    assert match.ended.scores == kept.expected["scores"]
    assert match.ended.ranks == kept.expected["ranks"]
    found = replay(events)
    assert found.stuck is None or not current
    assert len(found.stops) > 0 or not current
    given = export(events, kept.draws)
    (sentence,) = check(given)
    assert "is needed" in sentence
    assert steps_of(given.transcript) == steps_of(kept.transcript)


def steps_of(transcript: str) -> list[str]:
    return [line for line in transcript.split("\n") if line[:1] in "*0123" and line]


# ---- the installed rules


def test_an_old_match_comes_out_as_it_did(kept: Kept) -> None:
    match, expected = fold(kept.events), kept.expected
    assert match.position is not None
    assert str(match.position) == expected["position"]
    assert str(match.transcript()) == kept.transcript
    ended = match.ended
    assert (ended.scores if ended else list(match.position.scores)) == expected["scores"]
    assert (ended.ranks if ended else list(match.position.ranks)) == expected["ranks"]
    assert (ended.reason if ended else None) == expected["reason"]


def test_an_old_event_is_written_as_it_was(kept: Kept) -> None:
    """A new field is left out while it has its default, so that files and stored matches do not change."""
    for event, raw in zip(kept.events, kept.raw, strict=True):
        assert json.loads(encode(event)) == raw


def test_the_draws_of_an_old_match_can_still_be_checked(kept: Kept) -> None:
    if kept.export is not None:
        assert check(kept.export) == []
        again = msgspec.json.encode(export(kept.events, kept.draws))
        assert json.loads(again) == json.loads(msgspec.json.encode(kept.export))
    elif kept.expected["reason"] is None:
        with pytest.raises(NotationError, match="secret"):
            export(kept.events, kept.draws)
    else:
        assert check(export(kept.events, kept.draws)) == []


def test_the_transcript_of_an_old_match_can_be_loaded(kept: Kept) -> None:
    play = load(kept.transcript)
    assert str(play.position) == kept.expected["position"]
    assert list(play.scores) == kept.expected["scores"]
    assert play.transcript == kept.transcript
    assert str(parse_transcript(kept.transcript)) == kept.transcript


def test_an_old_match_can_still_be_heard(kept: Kept) -> None:
    match = fold(kept.events)
    for seat in (*range(len(match.chairs)), SPECTATOR):
        known = list(all_heard(kept.events, seat))
        assert known[-1].kind == "ended" or match.ended is None
        assert not any("id " in each.text for each in known)


def test_the_corpus_has_everything_that_can_happen_to_a_match_in_every_game() -> None:
    for name in games.names():
        found = [Kept(path) for path in CURRENT if path.stem.startswith(name)]
        assert len(found) >= 12
        assert {len(fold(kept.events).chairs) for kept in found} == set(games.get(name).seats)
        assert {kept.expected["reason"] for kept in found} >= {"finished", "resigned", None}
        kinds = {raw["event"] for kept in found for raw in kept.raw}
        assert kinds >= {"undone", "undo_asked", "undo_answered", "rewound", "taken_over", "handed_back", "resigned"}
        assert kinds >= {"opened", "seated", "stood", "begun", "acted", "drawn", "paused", "ended"}
        assert {raw["reason"] for kept in found for raw in kept.raw if raw["event"] == "taken_over"} >= {
            "away",
            "clock",
        }
    assert sum(path.stat().st_size for path in PATHS) < MOST_BYTES


def test_matches_that_are_there_are_not_written_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corpus_maker, "FOLDER", tmp_path)
    game = games.get("lost-cities")
    plans = {kind: plan for kind, plan in adapter(game.name).corpus.items() if kind in ("resigned", "open")}
    monkeypatch.setattr(corpus_maker, "adapter", lambda name: Adapter(corpus=plans))
    folder = tmp_path / f"v{game.rules_version}"
    folder.mkdir()
    (folder / "lost-cities-open.json").write_text("old")
    assert corpus_maker.main(game) == ["lost-cities-resigned"]
    assert corpus_maker.main(game) == []
    assert (folder / "lost-cities-open.json").read_text() == "old"
    assert Kept(folder / "lost-cities-resigned.json").expected["reason"] == "resigned"


# ---- files that somebody has changed

WHOLE = [kept.export for kept in map(Kept, CURRENT) if kept.export is not None]
ODD: list[Any] = [-1, 0, 1, 2, 99, 10**30, "", "x", None, True, [], {}, 1.5, "draw", "card R7", "\0", [9, 9], -(10**30)]


def test_whatever_was_changed_in_a_file_is_answered_in_sentences() -> None:
    """One value of one event is another one, or an event is left out, twice there, or elsewhere: no error escapes."""
    rng = random.Random("changed")
    for _ in range(amount(compiled=150, off=2, soak=20_000)):
        good = rng.choice(WHOLE)
        events = [json.loads(bytes(raw)) for raw in good.events]
        at = rng.choice((rng.randrange(len(events)), rng.randrange(-12, 0), rng.randrange(6)))
        way = rng.choice(("value", "value", "value", "kind", "less", "twice", "moved"))
        if way == "value":
            events[at][rng.choice([*events[at]])] = rng.choice(ODD)
        elif way == "kind":
            events[at] = {"at": 1, "seat": 0, "level": 2, "reason": "away", "event": rng.choice(KINDS), "keep": 3}
            events[at] |= {"milliseconds": 5, "yes": True, "seat": rng.choice((0, 1, -1, 7, 10**30))}
        elif way == "less":
            del events[at]
        else:
            events.insert(at if way == "twice" else 0, events[at])
        raws = [msgspec.Raw(json.dumps(event).encode()) for event in events]
        sentences = check(msgspec.structs.replace(good, events=raws))
        assert all(isinstance(sentence, str) and sentence for sentence in sentences)


KINDS = ("taken_over", "handed_back", "resigned", "undone", "undo_asked", "undo_answered", "rewound", "paused", "stood")


@pytest.mark.parametrize("good", WHOLE, ids=[path.stem for path in CURRENT if Kept(path).export is not None])
def test_a_result_that_is_not_that_of_the_rules_is_found(good: Export) -> None:
    last = json.loads(bytes(good.events[-1]))
    for change in (
        {"scores": [score + 1 for score in last["scores"]]},
        {"ranks": [rank + 1 for rank in last["ranks"]]},
        {"reason": "cut"},
    ):
        events = [*good.events[:-1], msgspec.Raw(json.dumps(last | change).encode())]
        assert "the result is not that of the rules" in check(msgspec.structs.replace(good, events=events))
