"""Games of other distributions: one that cannot be used is reported by name and leaves the others playable."""

import json
import shutil
from pathlib import Path

import httpx
import pytest

import farshore
from farshore.server.sockets import UNREADABLE_MATCH
from farshore.terminal.console import PREPARING
from tests.distributions import declare, install_skerries, python
from tests.server.serving import Person, Server

SOURCE = Path(farshore.__file__).parent.parent
UNCOMPILED = {"NUMBA_DISABLE_JIT": "1"}

BROKEN = "the game 'broken' of broken-game cannot be imported: ModuleNotFoundError: No module named 'no_such_thing'"
TAKEN = "the game 'lost-cities' of copycat cannot be used: farshore has a game of that name"
PROBLEMS = [
    TAKEN,
    "the game 'Big Game' of big cannot be used: a name has small letters, digits and single hyphens",
    BROKEN,
    "the game 'nothing' of nothing cannot be used: json:dumps is <function dumps at ",
    "the game 'other' of misnamed cannot be used: it calls itself 'skerries'",
    "the game 'twin' of twin cannot be imported: TypeError: twin.rules and skerries.rules have records with the same",
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder on the path with Skerries and five distributions whose games cannot be used."""
    site = tmp_path_factory.mktemp("site")
    install_skerries(site)
    (site / "broken.py").write_text("import no_such_thing\n")
    declare(site, "broken-game", {"broken": "broken:GAME"})
    declare(site, "copycat", {"lost-cities": "skerries:GAME"})
    declare(site, "nothing", {"nothing": "json:dumps"})
    declare(site, "misnamed", {"other": "skerries:GAME"})
    declare(site, "big", {"Big Game": "skerries:GAME"})
    duplicate(site, "twin")
    return site


def duplicate(site: Path, name: str) -> Path:
    """The rules of Skerries once more, as a game of another name. Returns the folder of its package."""
    package = site / name
    shutil.copytree(site / "skerries", package, ignore=shutil.ignore_patterns("board", "bot.py", "t*l.py"))
    for file in package.glob("*.py"):
        text = file.read_text().replace("from skerries", f"from {name}")
        file.write_text(text.replace('name="skerries"', f'name="{name}"'))
    declare(site, name, {name: f"{name}:GAME"})
    return package


LIBRARY = """
import json, farshore
from farshore import games
names = games.names()
problems = games.problems()
play = farshore.new("skerries", seed=1)
while not play.over: play.act(play.legal()[0])
errors = []
for name in ("broken", "no-such-game"):
    try: farshore.new(name)
    except farshore.UnknownGame as error: errors.append(str(error))
playable = [game.name for game in games.playable()]
print(json.dumps([names, problems, playable, errors, farshore.new("lost-cities").game.title]))
"""


def test_the_library_plays_what_can_be_played_and_names_the_rest(site: Path, tmp_path: Path) -> None:
    done = python("-c", LIBRARY, path=f"{site}:{SOURCE}", cache=tmp_path, flags=UNCOMPILED)
    assert done.returncode == 0, done.stderr
    names, problems, playable, errors, title = json.loads(done.stdout)
    assert {"broken", "lost-cities", "nothing", "other", "skerries"} < set(names)
    assert [found[: len(due)] for found, due in zip(problems, PROBLEMS, strict=True)] == PROBLEMS
    assert set(playable) == {"lost-cities", "explorers", "entdecker", "skerries"}
    assert errors[0] == BROKEN
    assert errors[1].startswith("unknown game 'no-such-game'; available: ")
    assert title == "Lost Cities"  # Farshore's own


def play(site: Path, cache: Path, *arguments: str) -> tuple[int, str, str]:
    done = python(
        "-m", "farshore", "play", *arguments, path=f"{site}:{SOURCE}", cache=cache, stdin="quit\n", flags=UNCOMPILED
    )
    return done.returncode, done.stdout, done.stderr.replace(f"{PREPARING}\n", "")  # which a slow machine says too


def test_the_terminal_says_what_is_wrong_and_plays_the_others(site: Path, tmp_path: Path) -> None:
    code, out, said = play(site, tmp_path)  # the lightest game
    assert (code, "Goodbye" in out) == (0, True)
    assert [line for line in said.splitlines() if BROKEN in line] == [f"farshore: {BROKEN}"]
    assert f"farshore: {TAKEN}" in said
    code, _, said = play(site, tmp_path, "skerries")
    assert (code, said) == (0, "")
    code, _, said = play(site, tmp_path, "lost-cities")
    assert (code, said) == (0, f"farshore: {TAKEN}\n")
    code, _, said = play(site, tmp_path, "broken")
    assert (code, said) == (2, f"farshore: {BROKEN}\n")
    code, out, said = play(site, tmp_path, "--options")
    assert (code, "Skerries (skerries)" in out, said) == (0, True, "")


def test_a_game_of_rules_alone_is_for_the_library(tmp_path: Path) -> None:
    install_skerries(tmp_path)
    bare(tmp_path)
    code = "import farshore; p = farshore.new('bare', seed=1); p.act(p.legal()[0]); print(p)"
    done = python("-c", code, path=f"{tmp_path}:{SOURCE}", cache=tmp_path, flags=UNCOMPILED)
    assert done.returncode == 0, done.stderr
    assert f"farshore: {BARE} has no bot and no terminal" in play(tmp_path, tmp_path)[2]
    ended, _, said = play(tmp_path, tmp_path, "bare")
    assert (ended, said) == (2, "farshore: Skerries has no terminal: there is no module bare.terminal\n")


def test_a_game_whose_matches_end_later_than_it_says_is_not_made_ready_for_ever(tmp_path: Path) -> None:
    rules = install_skerries(tmp_path) / "rules.py"
    text = rules.read_text()
    assert text.count(LONGEST) == 1
    rules.write_text(text.replace(LONGEST, "return 12"))
    code = "from farshore.server.workers import rehearse; rehearse('skerries')"
    done = python("-c", code, path=f"{tmp_path}:{SOURCE}", cache=tmp_path, flags=UNCOMPILED)
    said = "EndlessMatch: a match of skerries is not over after 12 actions: its `longest` says that each is"
    assert said in done.stderr


LONGEST = 'return 4 + 4 * int(options["turns"])'
BARE = "the game 'bare' of bare is not offered here: bare"


def bare(site: Path) -> None:
    """A game of rules alone. It has a field of its own, or it would be Skerries."""
    state = duplicate(site, "bare") / "state.py"
    state.write_text(state.read_text().replace("    turns: Int8", "    more: Int8\n    turns: Int8"))


def test_a_server_logs_what_is_wrong_and_serves_the_others(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tmp_path / "site"
    shutil.copytree(site, here)
    bare(here)
    declare(here, "farshore", {})  # without its own games, which take long if they are not compiled
    for name, value in UNCOMPILED.items():
        monkeypatch.setenv(name, value)
    server = Server(tmp_path, path=f"{here}:{SOURCE}").start()
    try:
        for problem in (BROKEN, f"{BARE} has no bot and no tutorial and no board"):
            assert problem in server.log()
        assert [game["name"] for game in httpx.get(f"{server.url}/api/v1/games").json()] == ["skerries"]
        for path in ("/", "/rules/bare", "/rules/broken", "/rules/skerries"):
            assert httpx.get(server.url + path).status_code == 200
        assert httpx.get(f"{server.url}/api/v1/tutorials/bare").status_code == 404
        ann = Person(server, "Ann")
        for name, why in (("bare", "cannot be played here"), ("broken", "cannot be imported"), ("x", "unknown")):
            refused = ann.http.post("/api/v1/tables", json={"game": name})
            assert (refused.status_code, why in refused.json()["detail"]) == (400, True)
        table = ann.open("skerries", bots=[{"seat": 1, "level": 1}])
        line = ann.join(table)
        line.wait(lambda scene: scene["acts"])
        assert line.do("act", text=line.scene["legal"][0]["text"])["st"] == "applied"
        line.close()
        server.kill()
        declare(tmp_path / "bare", "farshore", {})
        server.path = f"{tmp_path / 'bare'}:{SOURCE}"  # no game any more
        server.start()
        assert ann.http.get(f"/table/{table}").status_code == 200  # the page, which says that it cannot be read
        refused = ann.http.get(f"/api/v1/tables/{table}")
        assert (refused.status_code, refused.json()["extra"]["code"]) == (409, "no_game")
        assert ann.join(table).code_of_end() == UNREADABLE_MATCH
    finally:
        server.kill()
        server.close()
