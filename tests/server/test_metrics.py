"""What operators see: every metric is documented, and dashboard and alerts name only what there is."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client.parser import text_string_to_metric_families

from tests.server.serving import Person, Server

ROOT = Path(__file__).parents[2]
DASHBOARD = ROOT / "deploy" / "grafana-dashboard.json"
ALERTS = ROOT / "deploy" / "alerts.yaml"
NAME = re.compile(r"\b(?:farshore|process)_[a-z_]+\b")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("metrics")).start("lost-cities")
    yield running
    running.kill()
    running.close()


def families(server: Server) -> dict[str, Any]:
    """What Prometheus reads."""
    answer = httpx.get(f"{server.url}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    return {family.name: family for family in text_string_to_metric_families(answer.text)}


def series(server: Server) -> set[str]:
    """All names that can be asked for."""
    suffixes = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}
    return {f"{name}{end}" for name, family in families(server).items() for end in suffixes.get(family.type, [""])}


def value(server: Server, name: str, **labels: str) -> float:
    found = [
        sample.value
        for family in families(server).values()
        for sample in family.samples
        if sample.name == name and sample.labels.items() >= labels.items()
    ]
    return float(sum(found))


def queries() -> list[tuple[str, str]]:
    """Every expression of the dashboard and the alerts, and where it is."""
    panels = json.loads(DASHBOARD.read_text())["panels"]
    shown = [(panel["title"], target["expr"]) for panel in panels for target in panel.get("targets", [])]
    return shown + [(rule["alert"], rule["expr"]) for rule in rules()]


def rules() -> list[Any]:
    return [rule for group in yaml.safe_load(ALERTS.read_text())["groups"] for rule in group["rules"]]


def test_requests_are_counted_by_route_and_never_by_id(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.open("lost-cities")
    route = "/api/v1/tables/{table_id}"
    before = value(server, "farshore_requests_total", route=route, status="200")
    ann.ask("get", f"/api/v1/tables/{table}")
    httpx.get(f"{server.url}/api/v1/tables/nothing")
    httpx.get(f"{server.url}/no/such/page")
    httpx.request("MOVE", f"{server.url}/")
    httpx.get(f"{server.url}/", headers={"host": "evil.example.org"})
    assert value(server, "farshore_requests_total", route=route, method="GET", status="200") == before + 1
    assert value(server, "farshore_requests_total", route=route, status="404") >= 1
    assert value(server, "farshore_request_seconds_count", route=route) >= 2
    assert value(server, "farshore_requests_total", route="unknown", status="404") >= 1
    assert value(server, "farshore_requests_total", route="rejected", status="421") == 1
    text = httpx.get(f"{server.url}/metrics").text
    assert table not in text
    assert "/no/such" not in text
    assert 'method="MOVE"' not in text


def test_waiting_for_bots_is_measured(server: Server) -> None:
    ann = Person(server, "Ann")
    line = ann.join(ann.open("lost-cities", options={"first_starter": "1"}, bots=[{"seat": 1, "level": 2}]))
    line.wait(lambda scene: scene["acts"])
    assert value(server, "farshore_bot_wait_seconds_count") >= 1
    assert value(server, "farshore_bot_answer_seconds_count") >= 1


def test_games_and_readiness_are_shown(server: Server) -> None:
    assert value(server, "farshore_ready") == 1
    assert value(server, "farshore_game_ready", game="lost-cities") == 1
    assert families(server)["farshore_info"].samples[0].labels["version"]


def test_every_metric_is_documented(server: Server) -> None:
    documented = set(NAME.findall((ROOT / "docs" / "hosting.md").read_text()))
    names = {name for name in series(server) if not name.endswith(("_bucket", "_sum", "_count"))}
    names |= {name for name, family in families(server).items() if family.type == "histogram"}
    assert {name for name in names if name.startswith("farshore_")} - documented == set()
    assert documented - names == set()


def test_dashboard_and_alerts_name_only_what_there_is(server: Server) -> None:
    known = series(server)
    for place, query in queries():
        assert NAME.findall(query), place
        assert set(NAME.findall(query)) - known == set(), place


def test_the_dashboard_shows_everything_that_is_measured(server: Server) -> None:
    shown = {name for _, query in queries() for name in NAME.findall(query)}
    for name, family in families(server).items():
        ends = {"counter": "_total", "histogram": "_bucket"}.get(family.type, "")
        if name.startswith("farshore_"):
            assert f"{name}{ends}" in shown, name


def test_every_alert_says_what_to_do() -> None:
    assert 0 < len(rules()) <= 10  # each may wake somebody
    for rule in rules():
        assert set(rule) == {"alert", "expr", "for", "labels", "annotations"}
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert re.fullmatch(r"\d+m", rule["for"])
        assert set(rule["annotations"]) == {"summary", "what_to_do"}
        assert rule["annotations"]["what_to_do"].endswith(".")
