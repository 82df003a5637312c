"""What the page does against a server that wants to choose what is drawn, without a browser: its modules in Deno."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from tests.match.fair_match import commitment, exported

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "farshore" / "web"
FILE: dict[str, Any] = json.loads(msgspec.json.encode(exported()))
BROWSER = """
const kept = new Map();
const storage = {
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, text) => kept.set(name, text),
  removeItem: (name) => kept.delete(name),
};
Object.defineProperty(globalThis, "localStorage", { value: storage });
"""  # as much of one as these modules look at


def run(script: str, given: Any = None) -> Any:
    """What a module prints as JSON that has the page's contribution and check, and a storage of its own."""
    whole = f"""
        {BROWSER}
        const {{ commit, contributed, revelation }} = await import("{(WEB / "own_secrets.js").as_uri()}");
        const {{ checked }} = await import("{(WEB / "replay" / "draws.js").as_uri()}");
        const given = JSON.parse(await new Response(Deno.stdin.readable).text());
        const own = commit();
        const starting = (id, own, commitment) =>
          ({{ id, commitment, seats: [{{ commitment: own }}], fair: {{ owed: [0] }} }});
        {script}
    """
    command = [str(Path(sys.executable).parent / "deno"), "eval", whole]
    done = subprocess.run(command, input=json.dumps(given), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_server_that_has_seen_a_secret_gets_it_under_no_other_commitment() -> None:
    """It could have chosen a seed to go with it. Neither may it be used at another table."""
    found = run("""
        const first = revelation(starting("table", own, "11".repeat(32)));
        const again = revelation(starting("table", own, "11".repeat(32)));
        const ground = revelation(starting("table", own, "22".repeat(32)));
        const elsewhere = revelation(starting("other", own, "11".repeat(32)));
        console.log(JSON.stringify({ first, again, ground, elsewhere, kept: contributed("table") }));
    """)
    assert found["first"]["text"] == found["again"]["text"] == found["kept"]["secret"]
    assert found["ground"] is found["elsewhere"] is None
    assert found["kept"]["promised"] == "11" * 32


def test_a_start_that_the_server_leaves_out_of_the_record_is_missed() -> None:
    """A server that likes no draw could abandon starts until it does, and show the last one only."""
    found = run("""
        const { following } = revelation(starting("table", own, "11".repeat(32)));
        const next = revelation(starting("table", following, "22".repeat(32)));
        console.log(JSON.stringify({ next, kept: contributed("table") }));
    """)
    assert (found["kept"]["secret"], found["kept"]["promised"]) == (found["next"]["text"], "22" * 32)
    assert found["kept"]["starts"] == ["11" * 32]


def test_what_the_other_seats_were_bound_to_is_kept_as_it_was_shown_first() -> None:
    """A server that knows this secret could have somebody of its own choose another one, and say so afterwards."""
    found = run("""
        const about = starting("table", own, "11".repeat(32));
        about.seats.push({ commitment: "33".repeat(32) }, { commitment: null });
        about.fair.abandoned = 2;
        revelation(about);
        about.seats[1] = { commitment: "44".repeat(32) };
        about.fair.abandoned = 3;
        revelation(about);
        console.log(JSON.stringify({ own, kept: contributed("table") }));
    """)
    assert found["kept"]["bound"] == [found["own"], "33" * 32, None]
    assert found["kept"]["attempt"] == 2


def faults(seen: dict[str, Any], file: dict[str, Any] = FILE) -> Any:
    return run("console.log(JSON.stringify(checked(given.file, given.seen).faults));", {"file": file, "seen": seen})


def test_a_damaged_file_is_a_fault_and_no_error() -> None:
    assert faults({}, FILE | {"events": []}) == ["file"]
    assert faults({}, {}) == ["file"]


def test_what_this_browser_saw_is_compared_with_the_record() -> None:
    abandoned = next(event["commitment"] for event in FILE["events"] if event["event"] == "opened")
    seen = {"commitment": FILE["commitment"], "starts": [abandoned]}
    assert faults(seen) == []
    assert faults(seen | {"starts": [abandoned, "11" * 32]}) == ["starts"]
    assert faults(seen | {"id": FILE["events"][0]["id"]}) == []
    assert faults(seen | {"id": "another"}) == ["file"]
    bound = [commitment("second"), commitment("second"), None, None]
    assert faults(seen | {"bound": bound, "attempt": 1}) == []
    assert faults(seen | {"bound": [*bound[:2], commitment("eve"), None]}) == ["secrets"]
    assert faults(seen | {"attempt": 2}) == ["starts"]
    assert faults(seen | {"commitment": abandoned}) == ["commitment"]
    assert faults(seen | {"secret": commitment("nobody's")}) == ["mine"]


def test_who_gave_a_number_only_for_a_start_that_was_abandoned_accuses_nobody() -> None:
    """They lost their seat, or left, and others played; the page says so, and that it is wrong for whoever did play."""
    abandoned = next(event["commitment"] for event in FILE["events"] if event["event"] == "opened")
    seen = {"commitment": abandoned, "secret": commitment("nobody's"), "attempt": 0, "bound": [commitment("nobody's")]}
    code = (
        "const { faults, earlier } = checked(given.file, given.seen); console.log(JSON.stringify({ faults, earlier }));"
    )
    assert run(code, {"file": FILE, "seen": seen}) == {"faults": [], "earlier": True}
    assert run(code, {"file": FILE, "seen": seen | {"commitment": FILE["commitment"]}})["earlier"] is False
