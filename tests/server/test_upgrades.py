"""New rules of a game, installed on a server that has stored matches of the old ones.

Skerries is installed in version 1, played and stopped. In version 2 a captain sees only one step far and the bag holds
other tiles; in version 3 everything is as it was. On SQLite, and all but the last test on PostgreSQL.
"""

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import ConnectionClosed

from farshore import games
from farshore.engine.errors import NotationError
from farshore.match.clock import Pace
from farshore.server.store.schema import chairs, events, matches
from farshore.server.tables import still_allowed
from tests.distributions import install_skerries
from tests.server.services import processes_on
from tests.server.serving import SOURCE, Line, Person, Server

pytestmark = pytest.mark.slow  # each version is compiled once on a machine
GAME = "skerries"
CHANGES = {
    2: {"SIGHT = 2": "SIGHT = 1", "TILES = (7, 6, 4, 6)": "TILES = (8, 5, 4, 6)"},
    3: {},
}
CLOCK = {"turn": 86_400_000, "bank": 0}


def install(site: Path, version: int) -> None:
    """Put that version of the rules in place of the one that is there."""
    shutil.rmtree(site, ignore_errors=True)
    package = install_skerries(site)
    box, facts = package / "box.py", package / "__init__.py"
    text = box.read_text()
    for before, after in CHANGES.get(version, {}).items():
        assert before in text
        text = text.replace(before, after)
    box.write_text(text)
    facts.write_text(facts.read_text().replace("rules_version=1,", f"rules_version={version},"))


class Played:
    """A server with matches of version 1, and the people who play there."""

    def __init__(self, folder: Path, database: str | None) -> None:
        self.site = folder / "site"
        install(self.site, 1)
        self.server = Server(folder, database, path=f"{self.site}{os.pathsep}{SOURCE}", grace="0").start(GAME)
        self.ann, self.ben = Person(self.server, "Ann"), Person(self.server, "Ben")
        self.far = self.play("look c1", "sail d5", "sail b1", "sail c5")
        self.near = self.play("look b1", "sail d5", "sail b1", "sail c5")
        self.over_far = self.play("sail b1", "sail d5", "look d1", "sail c5", resigns=True)
        self.over_near = self.play("sail b1", "sail d5", "look c1", resigns=True)
        self.waiting = self.ann.open(GAME)
        self.exports = {table: self.export(table) for table in (self.over_far, self.over_near)}
        self.texts = {table: self.transcript(table) for table in self.exports}

    def play(self, *texts: str, resigns: bool = False) -> str:
        table = self.ann.open(GAME, pace=CLOCK)
        self.ben.sit(table)
        lines = [self.ann.join(table), self.ben.join(table)]
        for number, text in enumerate(texts):
            line = lines[number % 2]
            line.wait(lambda scene: scene["acts"])
            assert line.do("act", text=text)["st"] == "applied"
        if resigns:
            assert lines[0].do("resign")["st"] == "applied"
        for line in lines:
            line.close()
        return table

    def export(self, table: str) -> Any:
        return self.ann.ask("get", f"/api/v1/tables/{table}/export")

    def transcript(self, table: str) -> str:
        return self.ann.http.get(f"/api/v1/tables/{table}/transcript").text

    def upgrade(self, version: int) -> None:
        """Stop the server, install other rules, start it again."""
        assert self.server.kill(signal.SIGTERM) in (0, -signal.SIGTERM), self.server.log()
        install(self.site, version)
        self.server.start(GAME)

    def sql(self, *statements: sa.Executable) -> list[Any]:
        """Run statements on the database; the rows of the last one."""

        async def run() -> list[Any]:
            engine = create_async_engine(self.server.database)
            async with engine.begin() as connection:
                for statement in statements:
                    done = await connection.execute(statement)
                rows = [tuple(row) for row in done] if done.returns_rows else []
            await engine.dispose()
            return rows

        with ThreadPoolExecutor(1) as pool:  # a test in the browser has a loop that runs
            return pool.submit(asyncio.run, run()).result()

    def stored(self, table: str) -> list[Any]:
        """The events of a match."""
        rows = self.sql(sa.select(events.c.data).where(events.c.match == table).order_by(events.c.seq))
        return [json.loads(data) for (data,) in rows]

    def kinds(self, table: str) -> list[str]:
        rows = self.sql(sa.select(events.c.kind).where(events.c.match == table).order_by(events.c.seq))
        return [kind for (kind,) in rows]

    def rules(self, table: str) -> int:
        """The version of the rules by which a match is played."""
        ((version,),) = self.sql(sa.select(matches.c.rules).where(matches.c.id == table))
        return int(version)

    def verify(self, export: Any) -> tuple[int, str]:
        """What `farshore verify` says where this version is installed."""
        file = self.server.folder / "export.json"
        file.write_text(json.dumps(export))
        environment = os.environ | {"PYTHONPATH": self.server.path}
        done = subprocess.run(
            [sys.executable, "-m", "farshore", "verify", str(file)], env=environment, capture_output=True, text=True
        )
        assert done.stderr == ""
        return done.returncode, done.stdout


def eventually(holds: Callable[[], Any]) -> None:
    """Wait until it does."""
    for _ in range(3_000):
        if holds():
            return
        time.sleep(0.1)
    raise AssertionError(holds.__doc__ or "it never did")


def copied(table: sa.Table, column: str, old: str, new: str) -> sa.Insert:
    """Copies the rows of a match for another one."""
    rows = sa.select(*(sa.literal(new) if each.name == column else each for each in table.c))
    return sa.insert(table).from_select([each.name for each in table.c], rows.where(table.c[column] == old))


def event(match: str, seq: int) -> sa.ColumnElement[bool]:
    return sa.and_(events.c.match == match, events.c.seq == seq)


def rewritten(seq: int, data: str) -> Callable[[str], sa.Executable]:
    """Replaces an event."""
    return lambda match: sa.update(events).where(event(match, seq)).values(data=data.encode())


OPENED = '{"event": "opened", "at": 1, "game": "skerries", "rules": 9, "options": {}, "seats": 2}'
BROKEN: dict[str, Callable[[str], sa.Executable]] = {
    "--corrupt": rewritten(9, '{"event": "acted"'),
    "--unknown-kind": rewritten(9, '{"event": "flown", "at": 1}'),
    "--no-beginning": lambda match: sa.delete(events).where(event(match, 0)),
    "--no-seat": rewritten(2, '{"event": "seated", "at": 1, "seat": 9, "name": "X"}'),
    "--newer": rewritten(0, OPENED),
    "--no-game": lambda match: sa.update(matches).where(matches.c.id == match).values(game="gone"),
}


@contextmanager
def upgraded(folder: Path, database: str | None = None) -> Iterator[Played]:
    """Matches that were played under version 1, on a server that has version 2 since; in a SQLite file by default."""
    played = Played(folder, database)
    # Copies that nobody can read, which come before all others when matches are resumed.
    for name, damage in BROKEN.items():
        copies = [copied(*each, played.near, name) for each in ((matches, "id"), (events, "match"), (chairs, "match"))]
        played.sql(*copies, damage(name))
    played.upgrade(2)
    yield played
    played.server.close()
    played.server.kill(signal.SIGTERM)
    assert "Traceback" not in played.server.log()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def played(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, new_database: Callable[[], str]
) -> Iterator[Played]:
    database = new_database() if request.param == "postgresql" else None
    with upgraded(tmp_path_factory.mktemp("upgrade"), database) as played:
        yield played


def test_one_match_that_cannot_be_read_stops_no_other(played: Played) -> None:
    eventually(lambda: "Migrated" in played.kinds(played.near))
    eventually(lambda: "Frozen" in played.kinds(played.far))
    loads = {"migrated": 1, "frozen": 1, "bad_event": 2, "bad_match": 2, "newer_rules": 1, "no_game": 1}
    for outcome, number in loads.items():
        line = f'farshore_loads_total{{outcome="{outcome}"}} {float(number)}\n'
        eventually(lambda line=line: line in played.ann.http.get("/metrics").text)  # type: ignore[misc]
    log = played.server.log()
    for name in BROKEN:
        assert log.count(f"match={name} ") == (name != "--no-game")
    assert f"match={played.far} game=skerries from=1 to=2 reason=action" in log
    assert "sail" not in log
    assert "look" not in log


def test_a_match_that_cannot_be_read_is_answered_in_a_sentence_and_still_listed(played: Played) -> None:
    for name in BROKEN:
        answer = played.ann.http.get(f"/api/v1/tables/{name}")
        assert answer.status_code == 409
        assert "stored, but cannot be read" in answer.json()["detail"]
        with pytest.raises(ConnectionClosed) as closed:
            Line(played.ann, name).receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4409
    played.sql(sa.update(matches).where(matches.c.id == "--corrupt").values(summary=None))
    listed = {entry["id"]: entry for entry in played.ann.ask("get", "/api/v1/mine")}
    assert {*BROKEN, played.far, played.near, played.over_far} <= listed.keys()
    assert {(listed[name]["status"], listed[name]["my_turn"]) for name in BROKEN} == {("unreadable", False)}


def test_a_running_match_goes_on_if_the_new_rules_allow_what_was_done(played: Played) -> None:
    eventually(lambda: "Migrated" in played.kinds(played.near))
    assert played.rules(played.near) == 2
    ann, ben = played.ann.join(played.near), played.ben.join(played.near)
    scene = ann.wait(lambda scene: scene["acts"])
    assert scene["about"]["status"] == "running"
    assert [each["text"] for each in ann.heard if each["kind"] == "migrated"] == ["2"]
    refused = ann.do("act", text="look b3")  # two steps are too far now
    assert (refused["st"], refused["why"]) == ("rejected", "too_far")
    assert ann.do("act", text="look b2")["st"] == "applied"
    ben.wait(lambda scene: scene["acts"])
    assert ben.do("resign")["st"] == "applied"
    given = played.export(played.near)
    code, said = played.verify(given)
    assert code == 0, said
    assert "draws were made by earlier rules: their weights are those stored with them" in said
    assert said.endswith("draws, all correct\n")
    script = Path(SOURCE).parent / "scripts" / "check_draws.py"
    file = str(played.server.folder / "export.json")
    assert subprocess.run([sys.executable, "-I", "-S", str(script), file], capture_output=True).returncode == 0


def test_a_running_match_is_frozen_if_something_that_was_done_is_no_longer_legal(played: Played) -> None:
    line = played.ann.join(played.far)
    scene = line.wait(lambda scene: True)
    about = scene["about"]
    halt = about["halt"]
    assert about["status"] == "frozen"
    assert (halt["played"], halt["rules"], halt["step"], halt["code"]) == (1, 2, 2, "action")  # after the commissions
    assert halt["sentence"] == "under rules version 2 an action is no longer possible"
    assert about["scores"] is not None
    assert about["scores"] != [0, 0] or scene["view"]["receipt"]["totals"] == [0, 0]
    assert not scene["acts"]
    assert all(time["deadline"] is None for time in scene["times"])
    for kind in ("act", "why", "undo", "resign"):
        refused = line.do(kind, text="sail b2")
        assert (refused["st"], refused["why"]) == ("rejected", "frozen")
        assert refused["sentence"] == "the match is frozen: its rules have changed since it was played"
    (entry,) = [entry for entry in played.ann.ask("get", "/api/v1/mine") if entry["id"] == played.far]
    assert (entry["status"], entry["my_turn"], entry["scores"]) == ("frozen", False, about["scores"])
    assert played.ann.http.get(f"/api/v1/tables/{played.far}/export").status_code == 409
    line.close()


def test_a_frozen_match_has_the_score_that_was_stored_last(played: Played) -> None:
    """The board is shown as far as the new rules follow it; the score is that after the last action."""
    about = played.ann.ask("get", f"/api/v1/tables/{played.far}")["scene"]["about"]
    stored = played.stored(played.far)
    worth = {"sea": 0, "isle": 2, "wreck": 5, "reef": -3}
    drawn = [event["text"].split()[-1] for event in stored if event["event"] == "drawn"][2:]
    sailed = [event for event in stored if event["event"] == "acted"]
    score = [0, 0]
    for event, tile in zip(sailed, drawn, strict=True):
        if event["text"].startswith("sail"):
            score[event["seat"]] += worth[tile]
    assert about["scores"] == score


def test_players_restart_a_frozen_match_in_their_seats_under_the_new_rules(played: Played) -> None:
    before = played.ann.ask("get", f"/api/v1/tables/{played.far}")["scene"]["about"]
    new = played.ben.ask("post", f"/api/v1/tables/{played.far}/rematch")
    again = played.ann.ask("post", f"/api/v1/tables/{played.far}/rematch")
    assert new["id"] == again["id"]
    about = again["about"]
    assert about["status"] == "running"
    assert [seat["name"] for seat in about["seats"]] == [seat["name"] for seat in before["seats"]]
    assert about["options"] == before["options"]
    assert played.rules(new["id"]) == 2
    after = played.ann.ask("get", f"/api/v1/tables/{played.far}")["scene"]["about"]
    assert (after["status"], after["rematch"]) == ("frozen", new["id"])


def test_a_table_that_waits_can_still_be_joined(played: Played) -> None:
    played.ben.sit(played.waiting)
    about = played.ann.ask("get", f"/api/v1/tables/{played.waiting}")["scene"]["about"]
    assert about["status"] == "running"
    assert played.kinds(played.waiting)[:4] == ["Opened", "Seated", "Migrated", "Seated"]


def test_a_finished_match_keeps_its_result_and_its_replay_says_where_it_stops(played: Played) -> None:
    for table in (played.over_far, played.over_near):
        assert played.kinds(table)[-1] == "Ended"
        given, was = played.export(table), played.exports[table]
        assert (given["events"], given["seed"], given["commitment"]) == (
            was["events"],
            was["seed"],
            was["commitment"],
        )
        assert given["transcript"].split("\n")[:-2] == was["transcript"].split("\n")[:-2]
        assert played.transcript(table) == given["transcript"]
        assert [draw["outcome"] for draw in given["draws"]] == [draw["outcome"] for draw in was["draws"]]
        about = played.ann.ask("get", f"/api/v1/tables/{table}")["scene"]["about"]
        assert (about["status"], about["reason"]) == ("over", "resigned")
        assert about["scores"] == played.stored(table)[-1]["scores"]
        code, said = played.verify(given)
        assert code == 1
        assert "rules version 1 of skerries is needed, 2 is installed" in said
    whole = played.ann.ask("get", f"/api/v1/tables/{played.over_near}/replay?perspective=-3")
    assert whole["halt"] is None
    part = played.ann.ask("get", f"/api/v1/tables/{played.over_far}/replay?perspective=-3")
    halt = part["halt"]
    assert (halt["played"], halt["rules"], halt["step"], halt["code"]) == (1, 2, 6, "action")
    assert part["steps"] == 10
    assert halt["sentence"] == (
        "by rules version 2 'look d1' is not possible for seat 0: d1 is more than 1 steps from your ship at b1"
    )
    last = len(part["known"]) - 1
    shown = played.ann.ask("get", f"/api/v1/tables/{played.over_far}/replay/{last}?perspective=-3")
    assert shown["view"]["turns"] == [13, 13]
    exported = played.ann.http.get("/api/v1/mine/export").text.splitlines()
    assert len(exported) >= 2
    assert all("transcript" in json.loads(line) for line in exported)


def test_options_that_the_rules_no_longer_have_are_left_out_of_a_match_that_is_played_again() -> None:
    given = {"rounds": "2", "colours": "9", "wind": "on"}
    assert still_allowed(games.get("lost-cities"), given) == {"rounds": "2"}
    assert still_allowed(games.get("lost-cities"), {**given, "colours": "6"}) == {"rounds": "2", "colours": "6"}


def test_values_for_research_are_left_out_of_a_match_that_is_played_again() -> None:
    assert still_allowed(games.get("lost-cities"), {"rounds": "2", "colours": "2"}) == {"rounds": "2"}


def test_no_table_of_people_is_opened_with_values_for_research(tmp_path: Path) -> None:
    async def opened() -> None:
        async with processes_on(f"sqlite+aiosqlite:///{tmp_path}/store.sqlite", 1) as (one,):
            await one.service.registry.open("lost-cities", {"colours": "2"}, 2, Pace(), private=False)

    with pytest.raises(NotationError, match="option colours cannot be '2': allowed are 5, 6"):
        asyncio.run(opened())


@pytest.mark.parametrize("played", ["sqlite"], indirect=True)  # two starts more, which ask nothing new of a database
def test_a_frozen_match_goes_on_under_rules_that_follow_it_and_can_end_by_agreement(played: Played) -> None:
    """Last in this file: the server is started with version 3, and then with version 2 under another number."""
    eventually(lambda: "Frozen" in played.kinds(played.far))
    played.upgrade(3)
    eventually(lambda: "Migrated" in played.kinds(played.far))
    line = played.ann.join(played.far)
    assert line.wait(lambda scene: scene["acts"])["about"]["status"] == "running"
    assert line.do("act", text="look b2")["st"] == "applied"
    CHANGES[4] = CHANGES[2]
    played.upgrade(4)
    eventually(lambda: played.kinds(played.far).count("Frozen") == 2)
    ann, ben = played.ann.join(played.far), played.ben.join(played.far)
    for each in (ann, ben):
        each.wait(lambda scene: scene["about"]["status"] == "frozen")
    scores = ann.scene["about"]["scores"]
    assert ann.do("agree_to_end")["st"] == "applied"
    assert ann.scene["about"]["ends"] == [ann.scene["seat"]]
    assert ann.do("agree_to_end")["why"] == "agreed"
    ben.wait(lambda scene: scene["about"]["ends"])
    assert ben.do("agree_to_end")["st"] == "applied"
    about = ann.wait(lambda scene: scene["about"]["status"] == "over")["about"]
    assert (about["reason"], about["scores"]) == ("agreed", scores)
    assert "result open scores" in played.transcript(played.far)
    assert httpx.get(f"{played.server.url}/api/v1/tables/{played.far}/export").json()["game"] == GAME
