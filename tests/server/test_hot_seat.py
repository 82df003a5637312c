"""Several people at one device: one token, several seats, each with what it may know."""

import signal
from collections.abc import Iterator

import pytest

from tests.server.serving import Person, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("hot"), grace="0.3").start()
    yield server
    server.kill(signal.SIGTERM)
    server.close()
    assert "Traceback" not in server.log()


def test_two_people_at_one_device_play_and_play_again(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.open("lost-cities", together=["Ben"], options={"first_starter": "0"})
    one, other = ann.join(table, seat=0), ann.join(table, seat=1)
    mine = one.wait(lambda scene: scene["acts"])
    theirs = other.wait(lambda scene: scene["about"]["status"] == "running")
    assert [seat["name"] for seat in mine["about"]["seats"]] == ["Ann", "Ben"]
    assert (mine["seat"], theirs["seat"]) == (0, 1)
    assert mine["view"]["hand"] != theirs["view"]["hand"]
    assert mine["together"] == theirs["together"] == [0, 1]
    assert mine["turns"] == [0]
    assert one.do("act", text=mine["legal"][0]["text"])["st"] == "applied"
    assert one.do("act", text="draw")["st"] == "applied"
    theirs = other.wait(lambda scene: scene["acts"])
    assert theirs["turns"] == [1]
    assert ann.ask("get", "/api/v1/mine")[0]["my_turn"]
    assert other.do("act", text=theirs["legal"][0]["text"], seat=1)["st"] == "applied"
    assert other.do("resign", seat=1)["st"] == "applied"
    again = ann.ask("post", f"/api/v1/tables/{table}/rematch")["about"]
    assert [seat["name"] for seat in again["seats"]] == ["Ben", "Ann"]
    assert again["status"] == "running"


def test_nobody_is_away_who_sits_at_the_device(server: Server) -> None:
    """A bot stands in for players who have gone, not for those who wait for the device to be handed over."""
    ann, cleo = Person(server, "Ann"), Person(server, "Cleo")
    table = ann.open("entdecker", seats=3, together=["Ben"], options={"first": "2"})
    one = ann.join(table, seat=0)  # before Cleo waits for her, which on a slow machine could be too long
    cleo.sit(table)
    with_cleo = cleo.join(table)
    one.wait(lambda scene: scene["turns"] == [1])
    two = ann.join(table, seat=0)  # still the first seat's board: it is handed over slowly
    one.close()
    shown = cleo.ask("get", f"/api/v1/tables/{table}")["scene"]
    assert (shown["together"], shown["turns"]) == ([], [])  # others do not see who shares a device
    about = shown["about"]
    assert [seat["level"] for seat in about["seats"]] == [None, None, None]
    two.close()
    scene = with_cleo.wait(lambda scene: scene["about"]["seats"][1]["level"] is not None)
    assert scene["about"]["seats"][0]["level"] is None


@pytest.mark.parametrize(
    ("wish", "word"),
    [
        ({"together": ["Ben", "Cleo"], "seats": 2}, "cannot sit"),
        ({"together": ["Ben"], "seat": -1}, "cannot sit"),
        ({"together": ["\u202e"]}, "name"),
    ],
)
def test_who_cannot_sit_together_is_told_why(server: Server, wish: dict[str, object], word: str) -> None:
    ann = Person(server, "Ann")
    answer = ann.http.post("/api/v1/tables", json={"game": "lost-cities", **wish})
    assert answer.status_code == 400
    assert word in answer.json()["detail"]
    assert ann.ask("get", "/api/v1/mine") == []
