"""From a fresh clone to the first click in a match, and until every game can be played: what somebody new waits for.

    python -m benchmarks.newcomer [--game NAME]

Clones this repository, runs `make play` there with nothing prepared but the package cache, opens the page in Chromium,
presses Play as soon as the game is ready, and presses the first thing that is lit. Meanwhile it notes when each game
can be played with the bots of levels 1 and 2, and with all of them. Then the same with a second start. Prints the
seconds of each beside its bar.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import httpx
from playwright.sync_api import Browser, Error, sync_playwright

from farshore.bots import LEVELS
from farshore.games import names, playable
from tests.games.adapters import adapter
from tests.server.serving import free_port

ROOT = Path(__file__).parents[1]
BARS = {"first": 90.0, "later": 10.0}  # seconds


def package_cache() -> str:
    """Where pip keeps packages: everything else of a newcomer is new."""
    asked = subprocess.run([sys.executable, "-m", "pip", "cache", "dir"], capture_output=True, text=True, check=True)
    return asked.stdout.strip()


def start(clone: Path, home: Path, port: int) -> subprocess.Popen[bytes]:
    environment = os.environ | {"HOME": str(home), "FARSHORE_PORT": str(port), "PIP_CACHE_DIR": package_cache()}
    for name in ("PYTHONPATH", "XDG_CACHE_HOME", "XDG_DATA_HOME", "NUMBA_CACHE_DIR", "VIRTUAL_ENV"):
        environment.pop(name, None)
    with (home / "play.log").open("ab") as log:
        return subprocess.Popen(
            ["make", "play"], cwd=clone, env=environment, stdout=log, stderr=log, start_new_session=True
        )


def first_click(browser: Browser, game: str, port: int, until: float) -> None:
    """Open the page, and press until a card is chosen, a side taken or a place pressed."""
    context = browser.new_context(base_url=f"http://127.0.0.1:{port}")
    page = context.new_page()
    while True:
        if time.monotonic() > until:
            raise SystemExit("the page did not come")
        try:
            page.goto("/")
            break
        except Error:
            time.sleep(0.1)
    while "/table/" not in page.url:  # pressed too early it says that the game is still being prepared
        page.locator(f"[data-play={game}]:not([aria-disabled=true])").click(timeout=1_000 * (until - time.monotonic()))
        page.wait_for_timeout(500)
    page.locator(adapter(game).first).first.click(timeout=30_000)
    context.close()


class Watch(threading.Thread):
    """Notes after how many seconds the page answers, and each game can be played with bots up to each level."""

    def __init__(self, port: int, began: float) -> None:
        super().__init__(daemon=True)
        self.url, self.began = f"http://127.0.0.1:{port}/api/v1/games", began
        self.answers = 0.0
        self.after: dict[tuple[str, int], float] = {}
        self.over = threading.Event()

    def run(self) -> None:
        while not self.over.wait(0.2):
            try:
                games = httpx.get(self.url).json()
            except httpx.TransportError:
                continue
            now = time.monotonic() - self.began
            self.answers = self.answers or now
            for game in games:
                for level in {1, game["level"]} if game["ready"] else ():
                    self.after.setdefault((game["name"], level), now)
            if all(game["level"] == max(LEVELS) for game in games):
                return


def stop(process: subprocess.Popen[bytes]) -> None:
    os.killpg(process.pid, signal.SIGTERM)
    process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=names(), default=playable()[0].name)
    game = parser.parse_args().game
    good = True
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        home = Path(folder, "home")
        home.mkdir()
        clone = Path(folder, "farshore")
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, bar in BARS.items():
            port = free_port()
            began = time.monotonic()
            process = start(clone, home, port)
            watch = Watch(port, began)
            watch.start()
            try:
                first_click(browser, game, port, began + 600)
                took = {f"{game}, first click": time.monotonic() - began}
                watch.join(600)
            finally:
                watch.over.set()
                stop(process)
            took |= {f"{each} can be played": after for (each, level), after in watch.after.items() if level == 1}
            print(f"{name} start: the page answers after {watch.answers:.1f} s")
            for what, seconds in took.items():
                verdict = f"{'at most' if seconds <= bar else 'ABOVE'} {bar:g} s"
                print(f"{name} start: {what} after {seconds:6.1f} s   {verdict}")
                good = good and seconds <= bar
            for (each, level), after in watch.after.items():
                if level == max(LEVELS):
                    print(f"{name} start: {each} with all bots after {after:6.1f} s")
        browser.close()
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    sys.exit(not good)


if __name__ == "__main__":
    main()
