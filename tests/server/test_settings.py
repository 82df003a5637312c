"""Settings: flags before the environment, and what cannot be used is named with key and value."""

import pytest

from farshore.engine.errors import InvalidInput
from farshore.server.addresses import own_address
from farshore.server.settings import Settings, read_settings
from farshore.terminal.serve import serve


def test_flags_win_over_the_environment() -> None:
    found = read_settings({"port": 9000, "host": None}, {"FARSHORE_PORT": "9001", "FARSHORE_WORKERS": "3"})
    assert (found.port, found.workers, found.host) == (9000, 3, Settings().host)


@pytest.mark.parametrize(
    ("flags", "environment", "reason"),
    [
        ({"port": 0}, {}, "--port cannot be 0: allowed are 1 to 65535"),
        ({}, {"FARSHORE_PORT": "http"}, "FARSHORE_PORT cannot be 'http': expected int"),
        ({}, {"FARSHORE_WORKERS": "999"}, "FARSHORE_WORKERS cannot be 999"),
        ({"public": "play.example.org"}, {}, "--public cannot be 'play.example.org'"),
        ({"public": "https://play.example.org/there"}, {}, "--public cannot be"),
        ({"database": "mysql://x"}, {}, "--database cannot be 'mysql://x'"),
        ({"grace": -1.0}, {}, "--grace cannot be -1.0"),
    ],
)
def test_what_cannot_be_used_is_named(flags: dict[str, object], environment: dict[str, str], reason: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        read_settings(flags, environment)
    assert reason in str(refused.value)


def test_cookies_demand_tls_where_there_is_tls() -> None:
    settings = read_settings({"public": "https://play.example.org"}, {"FARSHORE_SECRET": "a1b2c3d4e5f6a7b8c9"})
    assert settings.secure
    assert settings.limited
    assert settings.json_logs
    assert not Settings().secure
    assert not Settings().limited


@pytest.mark.parametrize("secret", ["", "short", "change-me-change-me"])
def test_a_public_host_needs_a_secret_of_its_own(secret: str) -> None:
    with pytest.raises(InvalidInput, match="FARSHORE_SECRET cannot be"):
        read_settings({"public": "https://play.example.org"}, {"FARSHORE_SECRET": secret})


def test_strangers_are_not_let_in_by_mistake() -> None:
    with pytest.raises(InvalidInput, match="lets strangers in"):
        serve(False, False, {"host": "0.0.0.0"})
    with pytest.raises(InvalidInput, match="--host cannot be given beside it"):
        serve(True, False, {"host": "127.0.0.1"})
    assert own_address().count(".") == 3
