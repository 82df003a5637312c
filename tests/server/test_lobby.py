"""Getting to a table and away from it: lists, invitations, rematches, streams, exports, stopping, backups."""

import json
import random
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from farshore import games
from farshore.match.export import check, read_export
from farshore.server import wire
from tests.server.serving import ENDED_AFTER, Line, Person, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("lobby")).start()
    yield server
    server.kill(signal.SIGTERM)
    server.close()
    assert "Traceback" not in server.log()


def seats(person: Person, table: str) -> list[str]:
    return [seat["name"] for seat in person.ask("get", f"/api/v1/tables/{table}")["scene"]["about"]["seats"]]


def give_up(line: Line) -> None:
    line.wait(lambda scene: scene["about"]["status"] == "running")
    assert line.do("resign")["st"] == "applied"


def test_a_friend_plays_two_requests_after_following_a_link(server: Server) -> None:
    ann = Person(server, "Ann")
    made = ann.ask("post", "/api/v1/tables", {"game": "lost-cities"})
    table, key = made["id"], made["invitation"]["key"]
    with httpx.Client(base_url=server.url, headers={"origin": server.url}) as friend:
        assert friend.post("/api/v1/me", json={}).json()["name"]
        about = friend.post(f"/api/v1/tables/{table}/sit", json={"key": key}).json()
    assert about["status"] == "running"


def test_players_get_the_link_as_a_code_that_phones_read(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    path = f"/api/v1/tables/{ann.open('lost-cities', private=True)}/invitation"
    codes = []
    for _ in range(2):
        answer = ann.http.get(f"{path}/qr")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        codes.append(answer.text)
        assert ann.http.get(f"{path}/qr").text == codes[-1]
        ann.ask("post", path)
    assert codes[0] != codes[1]  # it is another link
    assert ben.http.get(f"{path}/qr").status_code == 403


def test_lists_show_what_each_may_see(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    public, private = ann.open("lost-cities", options={"first_starter": "1"}), ann.open("lost-cities", private=True)
    lobby = {entry["id"]: entry for entry in ben.ask("get", "/api/v1/tables")}
    assert lobby[public]["names"] == ["Ann", ""]
    assert private not in lobby
    ben.sit(public)
    assert public not in {entry["id"] for entry in ann.ask("get", "/api/v1/tables")}
    mine = {entry["id"]: entry for entry in ann.ask("get", "/api/v1/mine")}
    assert set(mine) == {public, private}
    assert not mine[public]["my_turn"]
    theirs = ben.ask("get", "/api/v1/mine")
    assert [(entry["id"], entry["my_turn"]) for entry in theirs] == [(public, True)]
    give_up(ann.join(public))
    over = next(entry for entry in ben.ask("get", "/api/v1/finished") if entry["id"] == public)
    assert over["ranks"] == [2, 1]
    assert ann.ask("get", "/api/v1/mine")[-1]["status"] == "over"


def test_a_page_announces_the_board_that_will_be_seen_to_who_may_see_it(server: Server) -> None:
    """And only modules that exist: a wrong name would be asked for in vain on every visit."""
    ann, ben, eve = Person(server, "Ann"), Person(server, "Ben"), Person(server, "Eve")
    public, private = ann.open("lost-cities"), ann.open("entdecker", private=True)

    def announced(person: Person, path: str) -> set[str]:
        """The games of the modules that the page asks for; their boards are exactly those that it names."""
        page = person.http.get(path)
        assert page.headers["content-encoding"] == "gzip"
        assert page.headers["content-type"].startswith("text/html")
        modules = set(re.findall(r'modulepreload" href="([^"]+)"', page.text))
        for module in modules:
            assert person.http.get(module).headers["content-type"].startswith("text/javascript")
        said = re.search(r'data-game="([^"]*)"', page.text)
        assert said is not None
        boards = {found[1] for each in modules if (found := re.search(r"/games/([a-z-]+)/board/board\.js$", each))}
        assert boards == ({said[1]} if said[1] else set())
        return {found[1] for each in modules if (found := re.search(r"/games/([a-z-]+)/board/", each))}

    def shows_board(person: Person, path: str) -> bool:
        return bool(re.search(r'data-game="[^"]', person.http.get(path).text))

    assert not shows_board(ann, f"/table/{public}")  # it waits for players
    ben.sit(public)
    assert announced(eve, f"/table/{public}") == announced(eve, f"/replay/{public}") == {"lost-cities"}
    assert shows_board(eve, f"/table/{public}")
    assert shows_board(eve, f"/replay/{public}")
    assert announced(ann, f"/table/{private}") == {"entdecker"}
    assert announced(eve, f"/table/{private}") == announced(eve, f"/replay/{private}") == set()
    assert announced(ben, "/rules/explorers") == announced(ben, "/new/explorers") == {"explorers"}
    assert not shows_board(ben, "/rules/explorers")
    for nothing in ("/", "/table/nowhere", "/rules/chess", "/table/%22%3E"):
        assert announced(ben, nothing) == set()


def test_my_matches_are_listed_by_how_soon_they_need_me(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    waiting = ann.open("lost-cities")
    theirs, calm, days, minutes = [
        ann.open("lost-cities", options={"first_starter": starter}, pace={"turn": turn, "bank": 0})
        for starter, turn in (("1", 3_600_000), ("0", 0), ("0", 3 * 86_400_000), ("0", 600_000))
    ]
    before = time.time() * 1_000
    for table in (minutes, days, calm, theirs):
        ben.sit(table)
    found = ann.ask("get", "/api/v1/mine")
    assert [entry["id"] for entry in found] == [minutes, days, calm, theirs, waiting]
    assert [entry["my_turn"] for entry in found] == [True, True, True, False, False]
    left = [entry["deadline"] and (entry["deadline"] - before) / 1_000 for entry in found]
    assert left == [pytest.approx(600, abs=60), pytest.approx(259_200, abs=60), None, None, None]
    others = {entry["id"]: entry["deadline"] for entry in ben.ask("get", "/api/v1/mine")}
    assert {table: due is not None for table, due in others.items()} == {
        minutes: False, days: False, calm: False, theirs: True,
    }  # fmt: skip


def test_what_was_stored_for_lists_before_there_were_deadlines_can_be_read() -> None:
    said = b'{"names":["Ann","Ben"],"to_act":[0],"changed":5,"scores":null,"ranks":null}'
    assert msgspec.json.decode(said, type=wire.Summary).deadlines == {}


def test_bots_are_seated_by_those_who_sit(server: Server) -> None:
    ann, eve = Person(server, "Ann"), Person(server, "Eve")
    table = ann.open("explorers", seats=3)
    assert eve.http.post(f"/api/v1/tables/{table}/sit", json={"level": 1}).status_code == 403
    ann.ask("post", f"/api/v1/tables/{table}/sit", {"level": 1, "seat": 2})
    assert seats(ann, table)[0] == "Ann"
    assert seats(ann, table)[2]
    assert eve.http.post(f"/api/v1/tables/{table}/stand", json={"seat": 2}).status_code == 403
    ann.ask("post", f"/api/v1/tables/{table}/stand", {"seat": 2})
    assert seats(ann, table) == ["Ann", "", ""]
    ann.ask("post", f"/api/v1/tables/{table}/stand", {})
    assert seats(ann, table) == ["", "", ""]


def test_who_watches_and_sits_down_hears_what_the_seat_may(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = ann.open("lost-cities")
    line = ben.join(table)
    assert line.receive()["scene"]["seat"] is None
    ben.sit(table)
    line.wait(lambda scene: scene["seat"] == 1 and scene["about"]["status"] == "running")
    assert len(line.scene["view"]["hand"]) == 8


def test_all_meet_again_one_seat_further(server: Server) -> None:
    ann, ben, eve = Person(server, "Ann"), Person(server, "Ben"), Person(server, "Eve")
    table = ann.open("explorers", seats=3, bots=[{"seat": 2, "level": 1}])
    path = f"/api/v1/tables/{table}/rematch"
    assert ann.http.post(path).status_code == 409
    ben.sit(table)
    watching = ben.join(table)
    for line in (ann.join(table), ben.join(table)):
        give_up(line)
    assert eve.http.post(path).status_code == 409
    again = ann.ask("post", path)["id"]
    assert seats(ann, again)[:2] == [
        ann.ask("get", f"/api/v1/tables/{table}")["scene"]["about"]["seats"][2]["name"],
        "Ann",
    ]
    assert watching.wait(lambda scene: scene["about"]["rematch"])["about"]["rematch"] == again
    assert ben.ask("post", path)["id"] == again
    assert seats(ann, again)[1:] == ["Ann", "Ben"]
    assert ann.ask("post", path)["id"] == again  # asked twice, played once
    turned = [ann.ask("get", f"/api/v1/tables/{each}")["scene"]["about"]["turned"] for each in (table, again)]
    assert turned == [0, 1]  # so that everybody keeps their colour


def test_every_option_is_stored_with_a_match(server: Server) -> None:
    """Also those that nobody chose: a later version may have other defaults."""
    table = Person(server, "Ann").open("lost-cities", options={"rounds": "1"})
    with closing(sqlite3.connect(server.folder / "matches.sqlite")) as connection:
        query = "SELECT data FROM events WHERE match = ? AND seq = 0"
        options = json.loads(connection.execute(query, (table,)).fetchone()[0])["options"]
    assert set(options) == {option.name for option in games.get("lost-cities").options}
    assert options["rounds"] == "1"


def test_a_stream_says_the_same_as_a_socket(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.open("lost-cities", options={"rounds": "1", "first_starter": "0"}, bots=[{"seat": 1, "level": 1}])
    line = ann.join(table)
    messages: list[Any] = []

    def listen() -> None:
        with ann.http.stream("GET", f"/api/v1/tables/{table}/stream") as answer:
            assert answer.headers["content-type"].startswith("application/x-ndjson")
            for text in answer.iter_lines():
                if text:
                    messages.append(json.loads(text))
                    if messages[-1]["scene"]["about"]["status"] == "over":
                        return

    listener = threading.Thread(target=listen)
    listener.start()
    rng = random.Random(4)
    for _ in range(6):
        line.wait(lambda scene: scene["acts"])
        line.do("act", text=rng.choice(line.scene["legal"])["text"])
    line.do("resign")
    listener.join(20)
    assert not listener.is_alive()
    heard = messages[0]["heard"] + [each for message in messages[1:] for each in message["heard"]]
    assert heard == line.heard


def test_why_something_cannot_be_done_is_said_without_doing_it(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.open("explorers", options={"map": "4.90,3.180,2.180,5.270"})
    line = ann.join(table)
    line.wait(lambda scene: scene["acts"])
    before = line.v
    assert line.do("why", text="terrain P")["st"] == "legal"
    ack = line.do("why", text="mark a1")
    assert ack["st"] == "rejected"
    assert ack["why"]
    assert ack["sentence"]
    assert line.do("why", text="fly")["why"] == "unreadable"
    assert line.do("why", text="terrain P", seat=1)["why"] == "not_yours"
    assert ann.ask("get", f"/api/v1/tables/{table}")["v"] == before


def test_everything_of_mine_can_be_taken_away(server: Server) -> None:
    ann = Person(server, "Ann")
    tables = [ann.open("lost-cities", bots=[{"seat": 1, "level": 1}], private=True) for _ in range(2)]
    ann.open("lost-cities", bots=[{"seat": 1, "level": 1}])  # which is not over
    for table in tables:
        give_up(ann.join(table))
    lines = ann.http.get("/api/v1/mine/export").content.splitlines()
    assert len(lines) == 2
    assert [check(read_export(line)) for line in lines] == [[], []]


def test_a_stop_is_announced_and_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    assert "lost-cities: ready to play after" in server.log()
    ann = Person(server, "Ann")
    table = ann.open("lost-cities", options={"first_starter": "0"}, bots=[{"seat": 1, "level": 1}])
    line = ann.join(table)
    line.wait(lambda scene: scene["acts"])
    assert line.do("act", text=line.scene["legal"][0]["text"])["st"] == "applied"
    heard = list(line.heard)
    assert server.process is not None
    polls = [threading.Thread(target=wait_for_news, args=(ann, table, wait)) for wait in ("events", "stream")]
    for poll in polls:
        poll.start()
    while "farshore_subscribers 3" not in ann.http.get("/metrics").text:  # until both polls wait
        time.sleep(0.05)
    server.process.send_signal(signal.SIGTERM)
    assert line.code_of_end() == 1012
    for poll in polls:
        poll.join(ENDED_AFTER)
        assert not poll.is_alive()
    assert server.process.wait(ENDED_AFTER) in (0, -signal.SIGTERM)
    assert "Traceback" not in server.log()
    backup = tmp_path / "backup.sqlite"
    run("backup", str(backup), "--database", server.database)
    (tmp_path / "matches.sqlite").unlink()
    for left in tmp_path.glob("matches.sqlite-*"):
        left.unlink()
    refused = run("restore", str(tmp_path / "server.log"), "--database", server.database, code=2)
    assert "failed" in refused or "not a store" in refused
    run("restore", str(backup), "--database", server.database)
    assert "exists and is not overwritten" in run("restore", str(backup), "--database", server.database, code=2)
    server.start()
    assert ann.ask("get", f"/api/v1/tables/{table}")["heard"] == heard
    server.kill()
    server.close()


def wait_for_news(person: Person, table: str, how: str) -> None:
    full = person.ask("get", f"/api/v1/tables/{table}")
    person.http.get(f"/api/v1/tables/{table}/{how}?since={full['epoch']}:{full['v']}&wait=20")


def run(*arguments: str, code: int = 0) -> str:
    done = subprocess.run([sys.executable, "-m", "farshore", *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stderr
    return done.stdout + done.stderr


def test_a_port_that_is_taken_is_said_at_once(server: Server) -> None:
    assert f"cannot listen on 127.0.0.1:{server.port}" in run("serve", "--port", str(server.port), code=2)


def test_a_replay_from_every_perspective(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = ann.open("lost-cities", private=True, options={"first_starter": "0"})
    key = ann.ask("get", f"/api/v1/tables/{table}/invitation")["key"]
    ben.ask("post", f"/api/v1/tables/{table}/sit", {"key": key})
    line = ann.join(table)
    scene = line.wait(lambda scene: scene["acts"])
    early = httpx.get(f"{server.url}/api/v1/tables/{table}/replay", params={"key": key})
    assert early.status_code == 409
    assert "not over" in early.json()["detail"]
    line.do("act", text=scene["legal"][0]["text"])
    line.do("act", text="draw")
    give_up(line)
    path = f"/api/v1/tables/{table}/replay"
    assert httpx.get(f"{server.url}{path}").status_code == 403
    seen = ben.ask("get", f"{path}?perspective=0")
    assert len(seen["known"]) == 4  # the deal, laid, drawn, given up
    views = {each: ben.ask("get", f"{path}/0?perspective={each}")["view"] for each in (-3, -2, 0)}
    assert views[-2]["known"][0] == []
    assert sorted(views[-3]["known"][0]) == sorted(views[0]["hand"]) == sorted(scene["view"]["hand"])
    assert ben.ask("get", f"{path}/3?perspective=0")["about"]["status"] == "over"
    for wrong, status in ((f"{path}/4", 404), (f"{path}/0?perspective=2", 400), (f"{path}/0?perspective=-4", 400)):
        with httpx.Client(base_url=server.url) as stranger:
            answer = stranger.get(f"{wrong}{'&' if '?' in wrong else '?'}key={key}")
            assert answer.status_code == status, answer.text
