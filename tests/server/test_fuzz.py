"""Whatever is sent to a server, it answers, changes nothing by it, and goes on: over HTTP and over websockets."""

import contextlib
import json
import signal
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance
from websockets.exceptions import ConnectionClosed, InvalidStatus

from farshore import games
from tests.games.matches import amount
from tests.server.serving import Line, Person, Server

LONGEST_FRAME = 4_096
BUSY = 429  # always a permitted answer

pytestmark = pytest.mark.slow


def limits(compiled: int, soak: int) -> settings:
    """So many examples; the server is shared by all of them, so an example that fails is not made smaller."""
    return settings(
        max_examples=amount(compiled=compiled, off=compiled // 5, soak=soak),
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=[*HealthCheck],
    )


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("fuzz")).start()
    yield server
    assert server.kill(signal.SIGTERM) in (0, -signal.SIGTERM), server.log()
    server.close()


@contextmanager
def calm(server: Server) -> Iterator[None]:
    """Whatever is done inside, the server is alive after it, and nothing has gone wrong in it."""
    before = len(server.log())
    yield
    assert httpx.get(f"{server.url}/health/live", timeout=60).text == "ok\n"
    assert "Traceback" not in server.log()[before:], server.log()[before:]


class Place:
    """A running match of two, of which Ann has a seat, and everything about it that must not change."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ann, self.ben = Person(server, "Ann"), Person(server, "Ben")
        self.id = self.ann.open("lost-cities", options={"rounds": "1", "first_starter": "0"}, seats=2)
        self.ben.sit(self.id)
        self.url = f"/api/v1/tables/{self.id}"

    def stored(self) -> list[Any]:
        """All events of the match as they stand in the database."""
        path = self.server.database.partition("///")[2]
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
            return database.execute('SELECT * FROM events WHERE "match" = ? ORDER BY seq', (self.id,)).fetchall()

    def seen(self) -> list[Any]:
        """All that both people may know, but for the time."""
        found = [person.ask("get", self.url) for person in (self.ann, self.ben)]
        for each in found:
            del each["scene"]["now"]
        return found

    @contextmanager
    def unchanged(self) -> Iterator[None]:
        """Nothing is stored and nothing is heard inside."""
        before = self.stored(), self.seen()
        assert before[0]
        with calm(self.server):
            yield
        assert (self.stored(), self.seen()) == before


@pytest.fixture(scope="module")
def place(server: Server) -> Place:
    return Place(server)


# ---- by the description of the server itself

UNDESCRIBED = {  # their answers are JSON that is described as text
    "GET /api/v1/tables/{table_id}",
    "GET /api/v1/tables/{table_id}/events",
    "POST /api/v1/tables/{table_id}/commands",
    "GET /api/v1/tables/{table_id}/export",
}
ANSWERED = {  # by each operation, and so to be described; 200, 201 and 400 are
    "GET /api/v1/me": [401],
    "DELETE /api/v1/me": [401],
    "POST /api/v1/tables": [401],
    "GET /api/v1/tables/{table_id}/invitation": [401, 403, 404],
    "POST /api/v1/tables/{table_id}/invitation": [401, 404, 409],
    "GET /api/v1/mine": [401],
    "GET /api/v1/mine/export": [401],
    "POST /api/v1/tables/{table_id}/sit": [401, 403, 404, 409],
    "POST /api/v1/tables/{table_id}/stand": [401, 404, 409],
    "POST /api/v1/tables/{table_id}/rematch": [401, 404, 409],
    "GET /api/v1/tables/{table_id}": [403, 404],
    "GET /api/v1/tables/{table_id}/events": [403, 404],
    "GET /api/v1/tables/{table_id}/stream": [403, 404],
    "POST /api/v1/tables/{table_id}/commands": [401, 403, 404],
    "GET /api/v1/tables/{table_id}/transcript": [403, 404, 409],
    "GET /api/v1/tables/{table_id}/export": [403, 404, 409],
    "GET /health": [503],
    "GET /health/ready": [503],
    "GET /metrics": [403],
}


def description(server: Server) -> Iterator[tuple[str, Any]]:
    """Every operation, and what the server says of it."""
    for path, operations in httpx.get(f"{server.url}/schema/openapi.json").json()["paths"].items():
        for method, operation in operations.items():
            yield f"{method.upper()} {path}", operation


def test_statuses_that_are_answered_are_described(server: Server) -> None:
    missing = {
        label: left
        for label, operation in description(server)
        if (left := [status for status in ANSWERED.get(label, []) if str(status) not in operation["responses"]])
    }
    assert missing == {}


def test_answers_in_json_are_not_described_as_text(server: Server) -> None:
    found = [
        label
        for label, operation in description(server)
        for answer in operation["responses"].values()
        if answer.get("content", {}).get("application/json", {}).get("schema") == {"type": "string"}
    ]
    assert found == []


def test_every_operation_is_known_here(server: Server) -> None:
    """A route that is renamed must not drop out of the lists above unseen."""
    labels = {label for label, _ in description(server)}
    assert UNDESCRIBED | set(ANSWERED) <= labels


@pytest.mark.parametrize("known", [True, False], ids=["somebody", "stranger"])
def test_no_request_breaks_the_server_and_answers_are_as_described(server: Server, known: bool) -> None:
    """Requests made from the description, right ones and wrong ones. Statuses that it leaves out are let pass."""
    place, over = Place(server), Place(server)
    over.ann.ask("post", f"{over.url}/commands", {"t": "resign", "id": "x", "seat": 0})
    tables = [place.id, over.id, place.ann.open("explorers", seats=4, private=known)]
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    with calm(server):
        for result in schema.get_all_operations():
            assert isinstance(result, Ok)
            operation = result.ok()
            if operation.path.endswith("/stream"):  # has no end
                continue
            try_operation(place.ann if known else None, tables, operation)


def try_operation(person: Person | None, tables: list[str], operation: Any) -> None:
    forgets = operation.label == "DELETE /api/v1/me"

    @limits(compiled=20, soak=600)
    @given(
        case=operation.as_strategy(), table=st.sampled_from((*tables, "")), game=st.sampled_from((*games.names(), ""))
    )
    def run(case: Any, table: str, game: str) -> None:
        if table and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        if game and isinstance(case.body, dict) and "game" in case.body:
            case.body["game"] = game
            case.body.pop("options", None)
        if isinstance(case.query, dict) and "wait" in case.query:
            case.query["wait"] = str(case.query["wait"])[:1]  # some seconds at most
        who = Person(person.server, "Dan") if person and forgets else person
        headers = {"Authorization": f"Bearer {who.me['token']}"} if who else {}
        try:
            answer = case.call(headers=headers, timeout=30)
        except (requests.exceptions.InvalidURL, requests.exceptions.InvalidHeader, UnicodeError):
            return  # it cannot be sent
        if answer.status_code != BUSY:
            described = [] if operation.label in UNDESCRIBED else [response_schema_conformance]
            case.validate_response(answer, checks=[not_a_server_error, content_type_conformance, *described])
        assert answer.status_code < 500
        if answer.status_code >= 400:
            assert answer.json()["detail"], "a sentence says what is wrong"

    run()


# ---- frames and bodies that make no sense

ODD = [
    *("1e400", "-1e400", "NaN", "Infinity", "-Infinity", "-0", "1e2", "1.5", "9" * 26, "01", "+1", ".5", "0x1", "0"),
    *("true", "false", "null", "undefined", "[]", "{}", "[[]]", "[0]", '{"a":1,"a":2}', '{"t":"act"}', "//", "", "'a'"),
    *('""', '"act"', '"draw"', '"0"', '"p"', '"<b>"', '"é"', '"\x7f"', '"\ufeff"', '"', '"\\x"', '"\\u0000"'),
    *('"\\ud800"', '"\\udc00\\ud800"', '"\\u202e"', "-1"),
]
KINDS = ("act", "undo", "ask_undo", "answer_undo", "hand_back", "why", "dance")
USUAL = {"t": '"act"', "id": '"x"', "seat": "0", "text": '"fly"', "yes": "true", "base": "null"}
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)
written = st.sampled_from(ODD) | values.map(json.dumps)


@st.composite
def frames(draw: st.DrawFn) -> str:
    """A request in which some fields are anything at all, left out, twice there, or of another name."""
    fields = [*(USUAL | {"t": f'"{draw(st.sampled_from(KINDS))}"'}).items()]
    for _ in range(draw(st.integers(1, 3))):
        name = draw(st.sampled_from(("t", "id", "seat", "text", "yes", "base")))
        change = draw(st.sampled_from(("another", "another", "another", "none", "twice", "renamed")))
        if change == "twice":
            fields.append((name, draw(written)))
            continue
        new = (draw(st.text(max_size=5)), "0") if change == "renamed" else (name, draw(written))
        fields = [each if each[0] != name else new for each in fields if each[0] != name or change != "none"]
    return "{" + ",".join(f"{json.dumps(name)}:{value}" for name, value in fields) + "}"


anything = (
    frames()
    | written
    | st.text(max_size=50).filter(lambda text: text != "p")
    | st.tuples(written, written).map(" ".join)
    | st.integers(1, LONGEST_FRAME).map(lambda depth: "[" * depth)
    | st.integers(1, 680).map(lambda depth: '{"t":' * depth)
    | st.integers(1, LONGEST_FRAME - 60).map(lambda length: json.dumps({"t": "act", "id": "x", "seat": "y" * length}))
    | st.integers(1, 4_000).map(lambda digits: '{"t":"undo","id":"x","seat":' + "9" * digits + "}")
)


def sendable(text: str) -> bool:
    """Whether it can be written as UTF-8 in one frame."""
    try:
        return len(text.encode()) <= LONGEST_FRAME
    except UnicodeEncodeError:
        return False


def makes_sense(text: str) -> bool:
    """Whether it would withdraw somebody from a match, which is no nonsense."""
    return '"resign"' in text


nonsense = anything.filter(lambda text: sendable(text) and not makes_sense(text))


@st.composite
def spoiled(draw: st.DrawFn) -> bytes:
    """A request with bytes put in anywhere, most of which are no UTF-8."""
    body = draw(frames()).encode(errors="replace")
    at = draw(st.integers(0, len(body)))
    return body[:at] + draw(st.binary(min_size=1, max_size=3) | st.sampled_from(NO_UTF8)) + body[at:]


NO_UTF8 = [b"\xff", b"\x80", b"\xc3", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"\xc0\xaf"]


def test_every_frame_is_answered_and_nonsense_changes_nothing(place: Place) -> None:
    line = place.ann.join(place.id)
    line.wait(lambda scene: scene["acts"])

    @limits(compiled=400, soak=20_000)
    @given(frame=nonsense)
    def run(frame: str) -> None:
        line.socket.send(frame)
        answer = line.receive(20)
        assert answer["t"] == "ack"
        assert answer["st"] == "rejected"
        assert answer["why"]
        assert answer["sentence"]
        assert len(line.raw[-1]) < 3 * LONGEST_FRAME

    with place.unchanged():
        run()
    line.socket.send("p")
    assert line.socket.recv(5) == "0"
    line.close()


def test_the_same_nonsense_over_http_is_refused(place: Place) -> None:
    @limits(compiled=200, soak=10_000)
    @given(
        body=nonsense.map(str.encode) | st.binary(max_size=60) | spoiled(),
        kind=st.sampled_from(("application/json", "", "x/y")),
    )
    def run(body: bytes, kind: str) -> None:
        answer = place.ann.http.post(f"{place.url}/commands", content=body, headers={"content-type": kind})
        assert answer.status_code in (200, 400, BUSY), answer.text
        if answer.status_code == 200:
            assert answer.json()["st"] == "rejected"
        else:
            assert answer.json()["detail"]

    with place.unchanged():
        run()


def test_bytes_that_are_no_text_are_refused_by_every_operation(server: Server, place: Place) -> None:
    paths = [label.split()[1] for label, operation in description(server) if "requestBody" in operation]
    assert len(paths) >= 5

    @limits(compiled=100, soak=5_000)
    @given(
        path=st.sampled_from(paths),
        name=st.sampled_from(("name", "key", "seat", "game", "options", "x")),
        bad=st.sampled_from(NO_UTF8),
        around=st.sampled_from(('{"%s": "@"}', '{"%s@": 1}', '{"%s": ["@"]}', '{"%s": {"@": "@"}}', '"%s@"')),
    )
    def run(path: str, name: str, bad: bytes, around: str) -> None:
        body = (around % name).encode().replace(b"@", bad)
        answer = place.ann.http.post(
            path.replace("{table_id}", place.id), content=body, headers={"content-type": "application/json"}
        )
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json()["detail"]

    with place.unchanged():
        run()


@pytest.mark.parametrize("size", [LONGEST_FRAME + 1, 70_000, 1 << 20])
def test_a_frame_that_is_too_big_closes_the_socket(place: Place, size: int) -> None:
    with place.unchanged():
        line = place.ann.join(place.id)
        line.wait(lambda scene: scene["acts"])
        frame = json.dumps({"t": "act", "id": "x", "seat": 0, "text": "draw"}).ljust(size)
        assert code_of_end(line, frame) == 1009
        line.close()
        answer = place.ann.http.post(f"{place.url}/commands", content=frame.encode())
        assert answer.status_code in (200, 400, 413, BUSY)
        if answer.status_code == 200:  # spaces are no crime
            assert answer.json()["st"] == "rejected"


def code_of_end(line: Line, frame: str | bytes) -> int | None:
    """With which code the server closes a socket that sends this."""
    try:
        line.socket.send(frame)
        while True:
            line.socket.recv(60)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@pytest.mark.parametrize("frame", [b"", b"p", b"\xff\x00", b'{"t":"undo","id":"x","seat":0}', b"[" * 4_000])
def test_a_binary_frame_is_answered_or_closes_the_socket(place: Place, frame: bytes) -> None:
    with place.unchanged():
        line = place.ann.join(place.id)
        line.wait(lambda scene: scene["acts"])
        line.socket.send(frame)
        try:
            text = line.socket.recv(60)
            assert text == "0" or json.loads(text)["st"] == "rejected"
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            assert closed.rcvd.code in (1003, 1007, 1008, 1012)
        line.close()


def test_a_message_in_pieces_is_one_message(place: Place) -> None:
    with place.unchanged():
        line = place.ann.join(place.id)
        line.wait(lambda scene: scene["acts"])
        line.socket.send(iter(['{"t":"act",', '"id":"pieces","seat":0,', '"text":"fly"}']))
        answer = line.receive()
        assert (answer["id"], answer["why"]) == ("pieces", "unreadable")
        assert code_of_end(line, "x" * 5_000) == 1009
        line.close()


def test_a_socket_that_goes_in_the_middle_of_a_frame_harms_nobody(place: Place) -> None:
    with place.unchanged():
        for rest in (b"", b"\x81", b"\x81\xfe\xff\xff", b"\x81\x85abcd12", b"\xff" * 30, b"GET / HTTP/1.1\r\n\r\n"):
            line = place.ann.join(place.id)
            line.wait(lambda scene: scene["acts"])
            line.socket.socket.sendall(rest)
            with contextlib.suppress(OSError):  # the server may have closed it already, and the client after it
                line.socket.socket.shutdown(2)
            line.close()


# ---- what else a caller may choose

SINCE = st.text(max_size=30) | st.sampled_from(
    [":", ":0", "x:-1", "x:1e9", "x:٣", "x:99999999", "x:999999999", "::1", "x:0x1", "x: 1", "\x00", "%", "a" * 500]
)


def test_a_number_that_nobody_was_given_gets_everything(place: Place) -> None:
    full = place.ann.ask("get", place.url)

    @limits(compiled=60, soak=1_000)
    @given(since=SINCE.filter(lambda text: text.encode(errors="replace").decode() == text))
    def run(since: str) -> None:
        answer = place.ann.http.get(f"{place.url}/events", params={"since": since})
        assert answer.status_code in (200, 414, BUSY)
        assert answer.status_code != 200 or answer.json()["v"] == full["v"]

    with place.unchanged():
        run()
        for since in (":", "x:-1", "%00", "%FF", f"{full['epoch']}:{full['v'] + 1}", f"{full['epoch']}:", "x" * 300):
            line = place.ann.join(place.id, since)
            assert line.receive()["t"] == "full"
            line.close()
        for number in (0, full["v"] - 1):
            news = place.ann.ask("get", f"{place.url}/events?since={full['epoch']}:{number}")
            assert len(news["heard"]) == full["v"] - number


HIDDEN = (
    "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c\u200b\u200d\ufeff\u00ad\x00\x07\x1b\x85"
)
NAME = (
    st.text(max_size=90)
    | st.sampled_from(
        ["<script>alert(1)</script>", "'\"><img src=x>", "x" * 80, "x" * 81, "x" * 60_000, "ﷺ" * 80, "é" * 80]
    )
    | st.tuples(st.sampled_from(HIDDEN), st.text(max_size=5)).map("".join)
    | st.text("\u0300\u0301\u0336a", min_size=1, max_size=80)
)


def test_a_name_is_kept_as_it_is_or_refused(server: Server) -> None:
    ann = Person(server, "Ann")

    @limits(compiled=150, soak=5_000)
    @given(name=NAME)
    def run(name: str) -> None:
        before = ann.ask("get", "/api/v1/me")["name"]
        body = json.dumps({"name": name}).encode()
        answer = ann.http.post("/api/v1/me", content=body, headers={"content-type": "application/json"})
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.status_code in (200, 400, BUSY), answer.text
        after = ann.ask("get", "/api/v1/me")["name"]
        if answer.status_code != 200:
            assert after == before
            assert len(answer.json()["detail"]) < 300
            return
        assert answer.json()["name"] == after == (name or before)
        assert not set(after) & set(HIDDEN)
        assert 0 < len(after) <= 80

    with calm(server):
        run()
        for body in (b'{"name": 5}', b'{"name": null}', b'["Ann"]', b'{"name": "\\ud800"}', b"\xff", b"", b"{}{}"):
            answer = ann.http.post("/api/v1/me", content=body, headers={"content-type": "application/json"})
            assert answer.status_code == 400
            assert answer.json()["detail"]


@pytest.mark.parametrize(
    "headers",
    [
        {"authorization": "Bearer " + "x" * 3_000},
        {"authorization": "Basic \u00ff"},
        {"cookie": "farshore=\u00ff; =; ;;"},
        {"cookie": "x" * 5_000},
        {"accept-encoding": "\u00ff"},
        {"accept": "x/y"},
        {"content-type": "\u00ff/json; charset=nothing"},
        {"origin": "null"},
        {"origin": "\u00ff"},
        {"sec-fetch-site": "\u00ff"},
        {"host": ""},
        {"host": "a" * 300},
        {"host": "\u00ff"},
        {"host": "127.0.0.1:99999999"},
        {"x-forwarded-for": "\u00ff, ]"},
        {"x-forwarded-proto": "javascript"},
        {"host": "["},
        {"origin": "http://["},
    ],
    ids=lambda headers: " ".join(f"{name}: {value[:16]!r}" for name, value in headers.items()),
)
def test_odd_headers_do_no_harm(server: Server, headers: dict[str, str]) -> None:
    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    with calm(server), httpx.Client(base_url=server.url) as client:
        for method, path in (("GET", "/api/v1/me"), ("POST", "/api/v1/me"), ("GET", "/"), ("GET", "/api/v1/games")):
            answer = client.request(method, path, headers=raw, content=b"{}" if method == "POST" else None)
            assert answer.status_code < 500, answer.text


@pytest.mark.parametrize("path", ["/api/v1/me", "/api/v1/tables", "sit", "stand"])
def test_a_body_that_is_nested_too_deeply_is_refused(place: Place, path: str) -> None:
    address = path if path.startswith("/") else f"{place.url}/{path}"
    for body in (b"[" * 60_000, b'{"name":' * 7_000, b'{"options":' + b"[" * 10_000):
        answer = place.ann.http.post(address, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, answer.text


def test_a_socket_to_no_table_is_closed_with_a_code(server: Server) -> None:
    ann = Person(server, "Ann")
    with calm(server):
        for table in ("nothing", "%00", "%FF", "a" * 500, "..%2f..", "%F0%9F%98%80"):
            try:
                line = ann.join(table)
            except InvalidStatus as refused:
                assert 400 <= refused.response.status_code < 500
                continue
            assert code_of_end(line, "p") == 4404
            line.close()


def test_many_who_talk_nonsense_at_once_do_not_hinder_a_match(place: Place) -> None:
    """While others send what makes no sense, each in a thread of its own, a request of a person is carried out."""
    lines = [place.ben.join(place.id) for _ in range(4)]

    def shout(line: Line) -> None:
        line.receive()
        for number in range(100):
            line.socket.send(("[" * 3_000, '{"t":', '{"t":"undo","id":"x","seat":9}', "")[number % 4])
        for _ in range(100):
            assert line.receive()["st"] == "rejected"

    threads = [threading.Thread(target=shout, args=(line,)) for line in lines]
    with place.unchanged():
        for thread in threads:
            thread.start()
        line = place.ann.join(place.id)
        line.wait(lambda scene: scene["acts"])
        assert line.do("act", text="fly")["why"] == "unreadable"
        for thread in threads:
            thread.join()
        for each in (*lines, line):
            each.close()


@pytest.fixture
def on_postgresql(tmp_path: Path, postgresql_url: str) -> Iterator[Server]:
    server = Server(tmp_path, postgresql_url).start()
    yield server
    assert server.kill(signal.SIGTERM) in (0, -signal.SIGTERM), server.log()
    server.close()


def test_zero_bytes_do_no_harm_where_the_database_cannot_keep_them(on_postgresql: Server) -> None:
    ann, ben = Person(on_postgresql, "Ann"), Person(on_postgresql, "Ben")
    table = ann.open("lost-cities", options={"rounds": "1", "first_starter": "0"}, seats=2)
    ben.sit(table)
    text = ann.ask("get", f"/api/v1/tables/{table}")["scene"]["legal"][0]["text"]
    wrong = []
    for method, path, body in (
        ("GET", "/api/v1/tables/%00", None),
        ("GET", "/api/v1/tables/a%00b/events?since=%00:1", None),
        ("POST", "/api/v1/tables/%00/sit", {}),
        ("POST", "/api/v1/me", {"name": "a\0b"}),
        ("POST", "/api/v1/tables", {"game": "lost-cities\0"}),
        ("POST", f"/api/v1/tables/{table}/commands", {"t": "act", "id": "\0", "seat": 0, "text": text}),
        ("POST", f"/api/v1/tables/{table}/commands", {"t": "act", "id": "x", "seat": 0, "text": "\0"}),
    ):
        answer = ann.http.request(method, path, json=body)
        if answer.status_code >= 500 or "store" in answer.text:
            wrong.append(f"{method} {path} {body}: {answer.status_code} {answer.text}")
    assert wrong == []
    assert "Traceback" not in on_postgresql.log()
