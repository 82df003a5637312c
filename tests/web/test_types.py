"""The type declarations of the page say what the server sends."""

from scripts.page_types import declarations


def test_declarations_are_not_stale() -> None:
    stale = [path.parts[-3:] for path, text in declarations().items() if not path.exists() or path.read_text() != text]
    assert stale == [], "write them again: make types"


def test_defaults_that_are_left_out_are_optional() -> None:
    [frame] = [text for path, text in declarations().items() if path.parts[-2] == "web"]
    assert "seat?: number;" in frame  # of Heard
    assert 't: "ack";' in frame
    assert "times: (Time | null)[];" in frame
