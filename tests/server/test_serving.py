"""Live matches over real sockets: whole matches, several people, being cut off, and a server that is killed."""

import json
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from farshore.match.export import check, read_export
from farshore.play import load
from farshore.server.live_match import QUEUE, Subscriber
from tests.server.serving import Line, Person, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server")).start()
    yield server
    assert server.kill(signal.SIGTERM) in (0, -signal.SIGTERM), server.log()
    server.close()
    assert "Traceback" not in server.log()


def act(line: Line, rng: random.Random) -> None:
    """Something legal."""
    ack = line.do("act", text=rng.choice(line.scene["legal"])["text"], base=line.v)
    assert ack["st"] == "applied", ack


def play_to_the_end(line: Line, rng: random.Random) -> None:
    while line.scene["about"]["status"] != "over":
        line.wait(lambda scene: scene["acts"] or scene["about"]["status"] == "over")
        if line.scene["acts"]:
            act(line, rng)


def test_a_whole_match_alone_and_its_transcript(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.open("explorers", options={"achievements": "2"})
    line = ann.join(table)
    line.wait(lambda scene: scene["acts"])
    with pytest.raises(AssertionError, match="not over"):
        ann.ask("get", f"/api/v1/tables/{table}/transcript")
    with pytest.raises(AssertionError, match="seed is a secret"):
        ann.ask("get", f"/api/v1/tables/{table}/export")
    play_to_the_end(line, random.Random(1))
    play = load(ann.http.get(f"/api/v1/tables/{table}/transcript").text)
    assert list(play.scores) == line.scene["about"]["scores"]
    assert line.scene["view"]["phase"] == "over"
    assert line.heard[-1]["kind"] == "ended"
    exported = read_export(ann.http.get(f"/api/v1/tables/{table}/export").content)
    assert check(exported) == []
    assert exported.commitment == line.scene["about"]["commitment"]
    seen = "".join(line.raw)
    assert exported.seed not in seen  # nobody hears it, not even at the end


def test_a_match_against_a_bot(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.open("lost-cities", options={"rounds": "1"}, bots=[{"seat": 1, "level": 2}])
    line = ann.join(table)
    line.wait(lambda scene: scene["acts"])
    assert [seat["name"] for seat in line.scene["about"]["seats"]] == ["Ann", "Marlow"]
    rng = random.Random(2)
    for _ in range(4):
        line.wait(lambda scene: scene["acts"])
        act(line, rng)
    assert {each.get("seat") for each in line.heard if each["kind"] == "acted"} == {0, 1}


def two_people(server: Server, game: str, **options: str) -> tuple[Person, Person, str]:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = ann.open(game, options=options, seats=2)
    ben.sit(table)
    return ann, ben, table


def test_two_people_and_a_spectator(server: Server) -> None:
    ann, ben, table = two_people(server, "lost-cities", rounds="1", first_starter="0")
    eve = Person(server, "Eve")
    lines = [ann.join(table), ben.join(table), eve.join(table)]
    for line in lines:
        line.wait(lambda scene: scene["about"]["status"] == "running")
    rng = random.Random(3)
    for _ in range(12):
        mover = next(line for line in lines if line.scene["acts"])
        act(mover, rng)
        for line in lines:
            if line is not mover:
                line.receive()
    assert lines[2].scene["seat"] is None
    assert lines[2].scene["legal"] == []
    assert lines[2].scene["view"]["hand"] == []
    hand = [card for card in lines[0].scene["view"]["hand"] if not card.endswith("x")]  # there are three wagers a suit
    hidden = set(hand) - set(lines[1].scene["view"]["known"][0])
    assert hidden <= set(lines[1].scene["view"]["unseen"])
    assert not hidden & set(lines[1].scene["view"]["hand"])
    assert lines[2].do("act", text="draw", seat=0)["why"] == "not_yours"
    entry = next(each for each in ann.ask("get", "/api/v1/mine") if each["id"] == table)
    assert entry["status"] == "running"


def test_what_is_marked_in_a_running_turn_reaches_nobody_else(server: Server) -> None:
    ann, ben, table = two_people(server, "explorers", map="4.90,3.180,2.180,5.270")
    mine, other = ann.join(table), ben.join(table)
    for line in (mine, other):
        line.wait(lambda scene: scene["acts"])
    before = other.v
    assert mine.do("act", text="terrain P")["st"] == "applied"
    marks = [each["text"] for each in mine.scene["legal"] if each["text"].startswith("mark")]
    if marks:
        mine.do("act", text=marks[0])
    mine.do("act", text="done")
    mine.do("undo")
    mine.do("act", text="done")
    with pytest.raises(TimeoutError):
        other.receive(0.7)
    assert other.v == before
    other.do("act", text="terrain P")
    other.do("act", text="done")
    texts = [each.get("text") for each in other.heard if each["kind"] == "acted" and each["seat"] == 0]
    assert texts == ["terrain P", *marks[:1], "done"]


def test_a_request_sent_twice_is_carried_out_once(server: Server) -> None:
    ann, _, table = two_people(server, "lost-cities", rounds="1", first_starter="0")
    line = ann.join(table)
    line.wait(lambda scene: scene["acts"])
    text = line.scene["legal"][0]["text"]
    assert line.do("act", text=text, id="once")["st"] == "applied"
    for _ in range(5):
        assert line.do("act", text=text, id="once")["st"] == "duplicate"
    assert [each["kind"] for each in line.heard].count("acted") == 1


def test_refusals_say_why_and_change_nothing(server: Server) -> None:
    ann, ben, table = two_people(server, "lost-cities", rounds="1", first_starter="0")
    mine, other = ann.join(table), ben.join(table)
    mine.wait(lambda scene: scene["acts"])
    other.wait(lambda scene: scene["about"]["status"] == "running")
    v = mine.v
    assert mine.do("act", text="draw")["why"] == "play_first"
    assert mine.do("act", text="fly")["why"] == "unreadable"
    assert mine.do("act", text="draw", base=v - 1)["why"] == "stale"
    assert mine.do("dance")["why"] == "unknown"
    assert other.do("act", text="draw")["why"] == "not_your_turn"
    assert other.do("act", text="draw", seat=0)["why"] == "not_yours"
    assert other.do("undo")["why"] == "nothing_to_undo"
    assert mine.v == v


@pytest.mark.parametrize(
    "frame",
    ["", "{", "[]", "null", '{"t": 5}', "[" * 3_000, '{"t": "act", "id": "", "seat": 0}', '"\\ud800"', "NaN", "{}" * 9],
)
def test_frames_that_make_no_sense_are_answered(server: Server, frame: str) -> None:
    ann, _, table = two_people(server, "lost-cities")
    line = ann.join(table)
    line.wait(lambda scene: scene["about"]["status"] == "running")
    line.socket.send(frame)
    assert line.receive()["why"] == "unreadable"
    line.socket.send("p")
    assert line.socket.recv(5) == "0"


def test_who_was_cut_off_hears_what_was_missed_and_no_more(server: Server) -> None:
    ann, ben, table = two_people(server, "lost-cities", rounds="1", first_starter="0")
    mine, other = ann.join(table), ben.join(table)
    mine.wait(lambda scene: scene["acts"])
    other.wait(lambda scene: scene["about"]["status"] == "running")
    since = f"{other.epoch}:{other.v}"
    other.close()
    rng = random.Random(5)
    act(mine, rng)
    act(mine, rng)
    again = ben.join(table, since)
    again.v = other.v
    again.heard = other.heard
    assert again.receive()["t"] == "ev"
    assert again.heard[-1]["kind"] == "drawn" or again.heard[-1]["kind"] == "acted"
    assert again.scene["acts"]
    assert ben.join(table, "wrong:1").receive()["t"] == "full"


def test_without_websockets_the_same_goes_over_http(server: Server) -> None:
    ann, ben, table = two_people(server, "lost-cities", rounds="1", first_starter="0")
    full = ann.ask("get", f"/api/v1/tables/{table}")
    text = full["scene"]["legal"][0]["text"]
    request = {"t": "act", "id": "a", "seat": 0, "text": text}
    assert ann.ask("post", f"/api/v1/tables/{table}/commands", request)["st"] == "applied"
    assert ann.ask("post", f"/api/v1/tables/{table}/commands", request)["st"] == "duplicate"
    since = f"{full['epoch']}:{full['v']}"
    news = ben.ask("get", f"/api/v1/tables/{table}/events?since={since}")
    assert ann.ask("get", f"/api/v1/tables/{table}/events?since={since}")["heard"][0]["text"] == text
    assert ben.ask("get", f"/api/v1/tables/{table}/events?since={full['epoch']}:{news['v']}&wait=0.2") == {}
    assert ann.http.post(f"/api/v1/tables/{table}/commands", content=b"[" * 9_000).status_code == 400


def test_strangers_and_other_sites_are_kept_out(server: Server) -> None:
    ann, _, table = two_people(server, "lost-cities")
    with httpx.Client(base_url=server.url) as stranger:
        assert stranger.post("/api/v1/tables", json={"game": "lost-cities"}).status_code == 401
        assert stranger.get("/api/v1/mine").status_code == 401
        assert stranger.get(f"/api/v1/tables/{table}").json()["scene"]["seat"] is None
        cookie = stranger.post("/api/v1/me", json={}).headers["set-cookie"].lower()
    elsewhere = {"origin": "https://evil.example"}
    assert ann.http.post("/api/v1/me", json={}, headers=elsewhere).status_code == 403
    assert ann.http.post("/api/v1/me", json={}, headers={"origin": server.url}).status_code == 200
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_bad_requests_get_a_sentence(server: Server) -> None:
    ann = Person(server, "Ann")
    for wish, word in (
        ({"game": "chess"}, "unknown game"),
        ({"game": "lost-cities", "seats": 3}, "cannot be played by 3"),
        ({"game": "explorers", "options": {"map": "x"}}, "option map"),
        ({"game": "lost-cities", "bots": [{"seat": 1, "level": 9}]}, "there is no level 9"),
        ({"game": "lost-cities", "bots": [{"seat": 5, "level": 1}]}, "there is no seat 5"),
    ):
        answer = ann.http.post("/api/v1/tables", json=wish)
        assert answer.status_code in (400, 409)
        assert word in answer.json()["detail"]
    assert ann.http.get("/api/v1/tables/nothing").status_code == 404
    assert ann.http.post("/api/v1/me", json={"name": "x" * 100}).status_code == 400


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    """Everything that was acknowledged is there after `kill -9`, and clients go on without a reload."""
    server = Server(tmp_path).start()
    rng = random.Random(7)
    ann, ben, table = two_people(server, "lost-cities", rounds="1", first_starter="0")
    for _ in range(2):
        lines = [ann.join(table), ben.join(table)]
        for line in lines:
            line.wait(lambda scene: scene["about"]["status"] == "running")
        for _ in range(rng.randrange(3, 9)):
            mover = next(line for line in lines if line.scene["acts"])
            act(mover, rng)
            for line in lines:
                if line is not mover:
                    line.receive()
        heard = [line.heard for line in lines]
        server.kill()
        server.start()
        assert [person.join(table).wait(lambda _: True) is not None for person in (ann, ben)] == [True, True]
        assert [
            ann.ask("get", f"/api/v1/tables/{table}")["heard"],
            ben.ask("get", f"/api/v1/tables/{table}")["heard"],
        ] == heard
    server.kill()
    server.close()


def test_the_example_of_a_bot_plays_a_whole_match(server: Server) -> None:
    example = Path(__file__).parents[2] / "examples" / "bot.py"
    assert len(example.read_text().splitlines()) <= 60
    ann = Person(server, "Ann")
    table = ann.open("explorers", seats=2, bots=[{"seat": 1, "level": 1}], seat=-1)
    run = [sys.executable, str(example), server.url, table]
    done = subprocess.run(run, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == ann.ask("get", f"/api/v1/tables/{table}")["scene"]["about"]["scores"]


def test_who_asks_faster_than_they_read_is_cut_off(server: Server) -> None:
    ann = Person(server, "Ann")
    line = ann.join(ann.open("lost-cities"))
    with suppress(ConnectionClosed):
        for _ in range(100_000):  # each is answered; so many answers do not wait for anybody
            line.socket.send("x")
    assert line.code_of_end() == 4009


def test_who_does_not_read_is_marked_and_gets_nothing_further() -> None:
    subscriber = Subscriber(0, "ann")
    for number in range(QUEUE):
        subscriber.send(str(number).encode())
    assert not subscriber.lagging
    subscriber.send(b"one too many")
    assert subscriber.lagging
    subscriber.send(b"another")
    subscriber.end()
    assert len(subscriber.waiting) == QUEUE
