"""What stands in front of the server: origins, hosts, headers, cookies, sizes, limits, slow and greedy callers."""

import re
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets import Origin
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from farshore.match.clock import DAY
from farshore.server.access import admits
from farshore.server.http_guard import HEADERS, is_foreign, is_our_host
from farshore.server.limits import LIMITS, Limits, Places
from farshore.server.live_match import LiveMatch
from farshore.server.settings import Settings
from tests.match.test_live import DRAWS, Table
from tests.server.serving import Person, Server

HOME = "https://play.example.org"
SECRET = "a1b2c3d4e5f6a7b8c9"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """At home, without limits."""
    server = Server(tmp_path_factory.mktemp("home")).start()
    yield server
    server.kill(signal.SIGTERM)
    server.close()
    assert "Traceback" not in server.log()


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """On a public host, behind a proxy on the same machine, with limits."""
    server = Server(tmp_path_factory.mktemp("public"), public=HOME, secret=SECRET).start()
    yield server
    server.kill(signal.SIGTERM)
    server.close()
    assert "Traceback" not in server.log()


class Visitor:
    """Somebody who reaches the public host through its proxy, from an address of the own."""

    count = 0

    def __init__(self, public: Server) -> None:
        Visitor.count += 1
        self.public = public
        self.headers = {
            "host": "play.example.org",
            "x-forwarded-for": f"198.51.100.{Visitor.count}",
            "x-forwarded-proto": "https",
        }
        self.token = ""

    def ask(self, method: str, path: str, data: Any = None, **headers: str) -> httpx.Response:
        if self.token and "authorization" not in headers:
            headers["authorization"] = f"Bearer {self.token}"
        return httpx.request(method, self.public.url + path, json=data, headers=self.headers | headers, timeout=20)

    @property
    def socket_headers(self) -> dict[str, str]:
        address = self.headers["x-forwarded-for"]
        return {"X-Forwarded-For": address, "Authorization": f"Bearer {self.token}"}

    def become(self) -> "Visitor":
        self.token = self.ask("POST", "/api/v1/me", {}).json()["token"]
        return self


# ---- other sites (S19, S20)

FOREIGN = ["https://evil.example", "null", "http://127.0.0.1.evil.example", "http://127.0.0.1:1", "file://", ""]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_websocket_for_another_sites_page_is_refused(server: Server, origin: str) -> None:
    table = Person(server, "Ann").open("lost-cities")
    address = server.url.replace("http", "ws") + f"/ws/v1/tables/{table}"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin(origin)):
        pass
    assert refused.value.response.status_code == 403


def test_a_cookie_alone_opens_no_websocket_but_a_token_does(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.open("lost-cities", private=True)
    address = server.url.replace("http", "ws") + f"/ws/v1/tables/{table}"
    token = ann.me["token"]
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, additional_headers={"Cookie": f"farshore={token}"}),
    ):
        pass
    assert refused.value.response.status_code == 403
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as line:
        assert '"seat":0' in str(line.recv(60))


@pytest.mark.parametrize("origin", FOREIGN)
def test_nothing_is_changed_for_another_sites_page(server: Server, origin: str) -> None:
    ann = Person(server, "Ann")
    answer = ann.http.post("/api/v1/me", json={"name": "Eve"}, headers={"origin": origin})
    assert answer.status_code == 403
    assert ann.ask("get", "/api/v1/me")["name"] == "Ann"


def test_what_a_browser_says_of_the_page_is_enough_and_a_bare_cookie_is_not() -> None:
    home, host = Settings(), {"host": "127.0.0.1:8000"}
    assert not is_foreign(host | {"origin": "http://127.0.0.1:8000", "cookie": "farshore=x"}, home)
    assert not is_foreign(host | {"sec-fetch-site": "same-origin", "cookie": "farshore=x"}, home)
    assert is_foreign(host | {"sec-fetch-site": "cross-site", "cookie": "farshore=x"}, home)
    assert is_foreign(host | {"sec-fetch-site": "same-site"}, home)
    assert is_foreign(host | {"cookie": "farshore=x"}, home)
    assert not is_foreign(host | {"cookie": "farshore=x", "authorization": "Bearer x"}, home)
    assert not is_foreign(host, home)
    public = Settings(public=HOME)
    assert not is_foreign({"origin": HOME}, public)
    assert is_foreign({"origin": "http://play.example.org"}, public)


def test_names_that_lead_here_but_are_not_ours_are_refused(server: Server) -> None:
    for host in ("evil.example", "127.0.0.1.evil.example"):
        assert httpx.get(f"{server.url}/api/v1/games", headers={"host": host}).status_code == 421
    home, public = Settings(), Settings(public=HOME)
    for host in ("localhost:8000", "127.0.0.1", "192.168.1.5:8000", "[::1]:8000", "attic.local", "attic"):
        assert is_our_host(host, home)
    assert is_our_host("play.example.org", public)
    assert is_our_host("127.0.0.1:8000", public)
    assert not is_our_host("192.168.1.5", public)


def test_looking_changes_nothing(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.open("lost-cities")
    before = ann.ask("get", f"/api/v1/tables/{table}")
    paths = ann.ask("get", "/schema/openapi.json")["paths"]
    for path, operations in paths.items():
        if "get" in operations and not path.endswith("/stream"):  # which does not end
            answer = ann.http.get(path.replace("{table_id}", table))
            assert answer.status_code < 500
    after = ann.ask("get", f"/api/v1/tables/{table}")
    assert after["v"] == before["v"]
    assert ann.ask("get", "/api/v1/me")["name"] == "Ann"


# ---- cookies and headers (S21, S22)


def test_cookies_are_for_the_server_alone(server: Server, public: Server) -> None:
    plain = httpx.post(f"{server.url}/api/v1/me", json={}).headers["set-cookie"]
    assert re.match(r"farshore=[\w-]{22};", plain)
    secure = Visitor(public).ask("POST", "/api/v1/me", {}).headers["set-cookie"]
    assert re.match(r"__Host-farshore=[\w-]{22};", secure)
    for cookie in (plain, secure):
        assert {"httponly", "samesite=lax", "path=/"} <= {part.strip().lower() for part in cookie.split(";")}
    assert "secure" in secure.lower().replace("__host-farshore", "")


def test_tokens_are_stored_as_hashes_only(server: Server) -> None:
    token = httpx.post(f"{server.url}/api/v1/me", json={}).json()["token"]
    for file in server.folder.glob("matches.sqlite*"):
        assert token.encode() not in file.read_bytes()


def test_a_forgotten_guest_is_nobody_and_hears_no_more(server: Server) -> None:
    ann = Person(server, "Ann")
    line = ann.join(ann.open("lost-cities"))
    line.receive()
    ann.ask("delete", "/api/v1/me")
    with pytest.raises(ConnectionClosed):
        line.receive()
    bearer = {"authorization": f"Bearer {ann.me['token']}"}
    assert httpx.get(f"{server.url}/api/v1/me", headers=bearer).status_code == 401


PATHS = [
    "/",
    "/offline",
    "/sw.js",
    "/manifest.webmanifest",
    "/health/live",
    "/health/ready",
    "/api/v1/games",
    "/nothing",
    "/api/v1/me",
    "/api/v1/tables/nothing",
    "/schema",
    "/table/x",
]


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("method", ["GET", "DELETE", "POST"])
def test_every_answer_has_the_headers_that_keep_others_out(
    server: Server, public: Server, method: str, path: str
) -> None:
    answer = httpx.request(method, server.url + path)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "server" not in answer.headers
    assert "strict-transport-security" not in answer.headers
    behind = Visitor(public).ask(method, path)
    assert "max-age" in behind.headers["strict-transport-security"]
    assert "unsafe" not in behind.headers["content-security-policy"]


# ---- what people write (S23)


@pytest.mark.parametrize("name", ["\u202egnp.exe", "a\u2066b", "x\x00y", "\u200b", "a\nb", " ", "x" * 100, "\ud800"])
def test_names_that_could_deceive_are_refused(server: Server, name: str) -> None:
    text = "".join(f"\\u{ord(each):04x}" for each in name)
    body = f'{{"name": "{text}"}}'.encode()
    answer = httpx.post(f"{server.url}/api/v1/me", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["detail"]


def test_markup_in_a_name_or_an_address_stays_text(server: Server) -> None:
    markup = "<img src=x onerror=alert(1)>"
    ann = Person(server, markup)
    table = ann.open("lost-cities")
    for path in ("/", f"/table/{table}", f"/table/{markup}"):
        page = ann.http.get(path)
        assert "<img" not in page.text
    answer = ann.http.get(f"/api/v1/tables/{markup}")
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("application/json")


def test_nobody_goes_by_the_name_of_another_at_the_table(server: Server) -> None:
    ann, false = Person(server, "Ann"), Person(server, "\uff21nn")
    table = ann.open("explorers", seats=3)
    false.sit(table)
    names = [seat["name"] for seat in ann.ask("get", f"/api/v1/tables/{table}")["scene"]["about"]["seats"]]
    assert names == ["Ann", "\uff21nn 2", ""]


# ---- invitations (S24)


def test_a_private_table_lets_in_who_was_invited_and_nobody_else(server: Server) -> None:
    ann, ben, eve = Person(server, "Ann"), Person(server, "Ben"), Person(server, "Eve")
    made = ann.ask("post", "/api/v1/tables", {"game": "explorers", "seats": 3})
    table, key = made["id"], made["invitation"]["key"]
    assert made["invitation"]["link"] == f"{server.url}/table/{table}#{key}"
    assert len(key) == 22
    path = f"/api/v1/tables/{table}"
    for wrong in ("", "?key=" + "A" * 22):
        assert eve.http.get(path + wrong).status_code == 403
        assert eve.http.get(path + "/events" + wrong).status_code == 403
        assert eve.http.get(path + "/stream" + wrong).status_code == 403
        assert eve.http.get(path + "/export" + wrong).status_code == 403
    assert eve.http.post(path + "/sit", json={}).status_code == 403
    assert eve.http.get(path + "/invitation").status_code == 403
    with pytest.raises(ConnectionClosed) as closed:
        eve.join(table).receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    assert table not in str(eve.ask("get", "/api/v1/tables"))
    ben.ask("post", path + "/sit", {"key": key})
    assert ben.ask("get", path)["scene"]["seat"] == 1
    watching = eve.join(f"{table}?key={key}")
    assert watching.receive()["scene"]["seat"] is None
    fresh = ann.ask("post", path + "/invitation")
    assert fresh["key"] != key
    with pytest.raises(ConnectionClosed):
        watching.receive()
    assert eve.http.get(f"{path}?key={key}").status_code == 403
    assert eve.http.get(f"{path}?key={fresh['key']}").status_code == 200
    assert eve.http.post(path + "/invitation").status_code == 409


def test_an_invitation_is_valid_for_30_days() -> None:
    now = [0]
    live = LiveMatch("id", Table("lost-cities", 2).events, DRAWS, lambda: now[0], private=True)  # type: ignore[arg-type]
    for now[0], valid in ((0, True), (30 * DAY - 1, True), (30 * DAY, False)):
        assert admits(live, "eve", live.invitation) == valid


def test_invitations_cannot_be_guessed_for_long(public: Server) -> None:
    ann, eve = Visitor(public).become(), Visitor(public).become()
    table = ann.ask("POST", "/api/v1/tables", {"game": "lost-cities"}).json()["id"]
    codes = [eve.ask("GET", f"/api/v1/tables/{table}?key={number:022}").status_code for number in range(14)]
    assert codes == [403] * 10 + [429] * 4


def test_nothing_secret_is_logged(public: Server) -> None:
    ann = Visitor(public).become()
    made = ann.ask("POST", "/api/v1/tables", {"game": "lost-cities", "bots": [{"seat": 1, "level": 1}]}).json()
    ann.ask("GET", f"/api/v1/tables/{made['id']}?key={made['invitation']['key']}")
    log = public.log()
    for secret in (ann.token, made["invitation"]["key"], SECRET, made["id"]):
        assert secret not in log
    assert '"message":"a match was opened"' in log


# ---- limits (S25, S26, S27)


def test_a_bucket_empties_and_fills_again() -> None:
    now = [0.0]
    limits = Limits(True, lambda: now[0])
    burst, seconds, _ = LIMITS["guest"]
    assert [limits.take("guest", "a") for _ in range(burst)] == [0.0] * burst
    assert limits.take("guest", "a") == pytest.approx(seconds / burst)
    assert limits.take("guest", "b") == 0.0
    now[0] += seconds / burst
    assert limits.take("guest", "a") == 0.0
    assert limits.take("guest", "a") > 0.0
    assert Limits(False).take("guest", "a") == 0.0


def test_places_are_given_back() -> None:
    places = Places(True)
    assert places.enter("socket", "a", 1)
    assert not places.enter("socket", "a", 1)
    assert places.enter("socket", "b", 1)
    places.leave("socket", "a")
    assert places.enter("socket", "a", 1)


@pytest.mark.parametrize(("processes", "given"), [(1, 20), (2, 10), (3, 7), (4, 5), (40, 1)])
def test_places_are_divided_by_the_processes(processes: int, given: int) -> None:
    places = Places(True)
    places.processes = processes
    assert sum(places.enter("socket", "a", 20) for _ in range(30)) == given


def test_guests_and_tables_are_limited_and_told_for_how_long(public: Server) -> None:
    crowd = Visitor(public)
    answers = [crowd.ask("POST", "/api/v1/me", {}) for _ in range(12)]
    assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 2
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 6
    assert "try again in" in answers[-1].json()["detail"]
    assert answers[-1].json()["extra"] == {"code": "too_many", "minutes": 1}
    assert answers[-1].headers["content-security-policy"] == HEADERS["content-security-policy"]
    ann = Visitor(public).become()
    wish = {"game": "lost-cities", "bots": [{"seat": 5, "level": 1}]}  # refused, and counted all the same
    codes = [ann.ask("POST", "/api/v1/tables", wish).status_code for _ in range(10)]
    assert codes == [400] * 8 + [429] * 2
    exports = [ann.ask("GET", "/api/v1/mine/export").status_code for _ in range(3)]
    assert exports == [200, 200, 429]


def test_who_sends_too_much_over_a_socket_is_read_more_slowly(public: Server) -> None:
    ann = Visitor(public).become()
    table = ann.ask("POST", "/api/v1/tables", {"game": "lost-cities"}).json()["id"]
    address = public.url.replace("http", "ws") + f"/ws/v1/tables/{table}"
    burst, rate = LIMITS["frame"].burst, LIMITS["frame"].rate
    with connect(address, additional_headers=ann.socket_headers) as line:
        line.recv(60)
        began = time.monotonic()
        for number in range(burst + 15):
            line.send(f'{{"t": "undo", "id": "{number}", "seat": 0}}')
        for _ in range(burst + 15):
            assert '"ack"' in str(line.recv(60))
    assert time.monotonic() - began >= 14 / rate


def test_sockets_and_handshakes_of_one_person_are_limited(public: Server) -> None:
    ann = Visitor(public).become()
    table = ann.ask("POST", "/api/v1/tables", {"game": "lost-cities"}).json()["id"]
    address = public.url.replace("http", "ws") + f"/ws/v1/tables/{table}"
    headers = ann.socket_headers
    with ExitStack() as open_lines:
        lines = [open_lines.enter_context(connect(address, additional_headers=headers)) for _ in range(21)]
        ends = [line_end(line) for line in lines]  # whoever comes last, which need not be the last that was opened
    assert sorted(ends) == [0] * 20 + [1008]
    answers = [shake_hands(address, headers) for _ in range(LIMITS["handshake"].burst)]
    assert answers.count(101) <= LIMITS["handshake"].burst - 21 + 5  # some have come back meanwhile
    assert answers[-1] == 429


def line_end(line: ClientConnection) -> int:
    """0 for a line that lets somebody in, else the code with which it is closed."""
    try:
        line.recv(60)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else -1
    return 0


def shake_hands(address: str, headers: dict[str, str]) -> int:
    try:
        with connect(address, additional_headers=headers):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_a_proxys_word_is_taken_only_where_it_was_agreed(tmp_path: Path) -> None:
    server = Server(tmp_path, public=HOME, secret=SECRET, proxies="10.9.9.9").start()
    try:
        codes = [Visitor(server).ask("POST", "/api/v1/me", {}).status_code for _ in range(12)]
    finally:
        server.kill()
    assert codes == [200] * 10 + [429] * 2


def test_what_is_too_big_is_refused(server: Server) -> None:
    ann = Person(server, "Ann")
    assert ann.http.post("/api/v1/me", content=b"{" + b" " * 70_000 + b"}").status_code == 413
    assert ann.http.get("/api/v1/games?x=" + "y" * 5_000).status_code == 414
    assert ann.http.get("/api/v1/games", headers={"x-much": "y" * 20_000}).status_code == 431
    line = ann.join(ann.open("lost-cities"))
    line.receive()
    line.socket.send("x" * 5_000)
    with pytest.raises(ConnectionClosed) as closed:
        line.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_every_refusal_has_a_code_that_a_page_can_say_in_its_language(server: Server) -> None:
    ann, eve = Person(server, "Ann"), Person(server, "Eve")
    table = ann.ask("post", "/api/v1/tables", {"game": "lost-cities"})["id"]

    def refused(person: Person, method: str, path: str, data: object = None) -> dict[str, object]:
        answer = person.http.request(method, path, json=data)
        assert answer.status_code >= 400
        assert answer.json()["detail"]
        found: dict[str, object] = answer.json()["extra"]
        return found

    wish = {"game": "lost-cities", "options": {"rounds": "99"}}
    option = {"code": "bad_option", "game": "lost-cities", "option": "rounds"}
    assert refused(ann, "POST", "/api/v1/tables", wish) == option
    research = {"game": "lost-cities", "options": {"colours": "2"}}
    assert refused(ann, "POST", "/api/v1/tables", research) == {**option, "option": "colours"}
    assert refused(ann, "POST", "/api/v1/tables", {"game": "chess"}) == {"code": "no_game"}
    assert refused(ann, "POST", "/api/v1/tables", {"game": 7})["code"] == "bad_request"
    assert refused(ann, "POST", "/api/v1/me", {"name": "x" * 100}) == {"code": "bad_name"}
    assert refused(ann, "GET", f"/api/v1/tables/{table}/replay") == {"code": "not_over"}
    assert refused(ann, "POST", f"/api/v1/tables/{table}/sit", {"seat": 0}) == {"code": "seated_already"}
    assert refused(eve, "GET", f"/api/v1/tables/{table}") == {"code": "private"}
    assert refused(eve, "POST", f"/api/v1/tables/{table}/stand", {}) == {"code": "not_seated"}
    assert refused(eve, "GET", "/api/v1/tables/nowhere") == {"code": "no_table"}
    assert refused(eve, "GET", "/api/v1/nothing") == {"code": "not_found"}
    assert refused(eve, "GET", "/api/v1/games?x=" + "y" * 5_000) == {"code": "too_large"}


def test_who_dawdles_over_a_request_is_cut_off(server: Server) -> None:
    half_a_head = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow"
    half_a_body = b"POST /api/v1/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 20\r\n\r\n{"
    with ExitStack() as lines:
        slow = []
        for said in (b"", half_a_head, half_a_body):
            line = lines.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=20))
            line.sendall(said)
            slow.append(line)
        began = time.monotonic()
        for line in slow:
            while line.recv(4_096):
                pass
    assert time.monotonic() - began > 5


# ---- operators


def test_figures_are_for_operators(server: Server, public: Server) -> None:
    figures = httpx.get(f"{server.url}/metrics").text
    for name in ("sockets", "moves_total", "ack_seconds_bucket", "queue_depth_most", "loop_lag_seconds_sum"):
        assert f"farshore_{name}" in figures
    visitor = Visitor(public)
    assert visitor.ask("GET", "/metrics").status_code == 403
    assert visitor.ask("GET", "/metrics", authorization=f"Bearer {SECRET}").status_code == 200
    assert visitor.ask("GET", "/metrics", authorization="Bearer wrong").status_code == 403


def test_acks_and_refusals_are_counted(server: Server) -> None:
    ann = Person(server, "Ann")
    line = ann.join(ann.open("lost-cities", options={"first_starter": "0"}, bots=[{"seat": 1, "level": 1}]))
    line.wait(lambda scene: scene["acts"])
    before = (
        figure(server, 'farshore_refusals_total{reason="play_first"}'),
        figure(server, "farshore_ack_seconds_count"),
    )
    line.do("act", text="draw")
    after = figure(server, 'farshore_refusals_total{reason="play_first"}'), figure(server, "farshore_ack_seconds_count")
    assert (after[0] - before[0], after[1] - before[1]) == (1, 1)


def figure(server: Server, name: str) -> float:
    lines = dict(line.rsplit(" ", 1) for line in httpx.get(f"{server.url}/metrics").text.splitlines())
    return float(lines.get(name, 0))
