"""How quick the page is: in Chromium as it is, and on a slow device, with its processor slowed down four times.

    python -m benchmarks.page [--slower 4] [--times 7] [--stolen 2] [--games NAME ...]

- ready to play, on the slow device: from the start of navigation, nothing in the cache, to the first legal control
- click to effect: from the browser's own time of a click to the frame that shows what it did; `local` is what the page
  answers by itself, `taken` that it was sent, and `stored` what comes back when it is on disk
- movement: cards fly from hand to table and from deck to hand, marks appear. The longest task in that time, and the
  most script in one frame once things move, both from the browser's trace and in processor time, so that whatever else
  runs on the machine does not count; the browser's own list of long tasks stands beside it. Where a script asks for
  places, the browser lays the page out at once; that is no script and is told apart, as the browser's own tools do

Measure on a machine that does nothing else; its load is printed. On a virtual machine the host may take the processor
away in the middle of a frame, and the browser's clocks, even of processor time, go on. So each turn notes how much of
the time was stolen, and turns with more than a hundredth or two of it are told apart: bars hold for the quiet ones,
the worst of all turns stands beside them. It goes on until enough turns were quiet, for up to three times as long.

Every figure is the worst of its kind but for `ready`, of which the median counts; the bars are at the right. Clicks and
movements have bars on the device as it is; what they are on the slow one is printed beside.
"""

import argparse
import os
import shutil
import statistics
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from farshore.games import names
from tests.games.adapters import adapter
from tests.server.serving import Server

BARS = {"ready": 2_000, "local": 50, "taken": 50, "stored": 50, "tasks": 50, "scripts": 8}  # milliseconds
CHANGED = ".board:not([data-heard"  # how a selector for what comes from the server begins
ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"]

# The page tells when something like a selector is there and has been painted; and how long tasks were.
WATCH = """
window.tasks = [];
const note = (list) => tasks.push(...list.getEntries().map((each) => each.duration));
new PerformanceObserver(note).observe({ type: "longtask", buffered: true });
window.shown = (selector) => new Promise((found) => {
  const { port1, port2 } = new MessageChannel();
  port2.onmessage = () => found(performance.now()); // a task after the frame
  const look = () => {
    if (!document.querySelector(selector)) return false;
    watch.disconnect();
    requestAnimationFrame(() => port1.postMessage(0));
    return true;
  };
  const watch = new MutationObserver(look);
  look() || watch.observe(document, { childList: true, subtree: true, attributes: true });
});
addEventListener("click", (event) => (window.clicked = event.timeStamp), true);
"""


class Visit:
    """A page at a new table, on a device that is so much slower."""

    def __init__(self, site: Server, browser: Browser, game: str, slower: float) -> None:
        self.adapter = adapter(game)
        self.taken: list[float] = []  # milliseconds until a click that goes to the server was seen to be taken
        self.context: BrowserContext = browser.new_context(
            viewport={"width": 360, "height": 640}, base_url=site.url, has_touch=self.adapter.by_touch
        )
        self.context.request.post("/api/v1/me", data={}, headers={"origin": site.url})
        wish = {"game": game, "seats": 2, "bots": [{"seat": 1, "level": 1}], "options": dict(self.adapter.short)}
        answer = self.context.request.post("/api/v1/tables", data=wish, headers={"origin": site.url})
        assert answer.ok, answer.text()
        self.path = f"/table/{answer.json()['id']}"
        self.page: Page = self.context.new_page()
        self.page.add_init_script(WATCH)
        self.line: CDPSession = self.context.new_cdp_session(self.page)
        self.line.send("Emulation.setCPUThrottlingRate", {"rate": slower})

    def open(self) -> float:
        self.page.goto(self.path, wait_until="commit")
        found: float = self.page.evaluate("(selector) => shown(selector)", self.adapter.first)
        return found

    def click(self, selector: str, effect: str) -> float:
        """Milliseconds from a click on the first such thing to the frame in which `effect` is there."""
        found = self.page.locator(selector).first
        found.scroll_into_view_if_needed()
        box = found.bounding_box()
        assert box is not None
        self.page.evaluate("(effect) => { window.effect = shown(effect); window.taken = shown(':root.sent'); }", effect)
        press = self.page.touchscreen.tap if self.adapter.by_touch else self.page.mouse.click
        press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        took: float = self.page.evaluate("effect.then((when) => when - clicked)")
        asked = self.adapter.asks and self.page.locator(self.adapter.asks).count()
        if effect.startswith(CHANGED) and not asked:
            self.taken.append(self.page.evaluate("taken.then((when) => when - clicked)"))
        return took

    @property
    def changed(self) -> str:
        """What is there once the page has heard more than now."""
        return f"{CHANGED}='{self.page.locator('.board').get_attribute('data-heard')}'])"

    def my_turn(self) -> None:
        self.page.wait_for_selector(".status.mine, main[data-over=true]")
        self.page.wait_for_timeout(500)  # what moves comes to rest

    def traced(self, act: Callable[[], None]) -> tuple[float, float | None]:
        """The longest task of the page, and the most script in a frame of a movement, if any, while that is done."""
        events: list[dict[str, Any]] = []
        done: list[bool] = []
        self.line.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
        self.line.on("Tracing.tracingComplete", lambda _: done.append(True))
        categories = "devtools.timeline,disabled-by-default-devtools.timeline,blink.animations"
        self.line.send("Tracing.start", {"categories": categories, "transferMode": "ReportEvents"})
        act()
        self.line.send("Tracing.end")
        while not done:
            self.page.wait_for_timeout(50)
        return longest_task(events), most_script(events)


def main_thread(events: list[dict[str, Any]]) -> tuple[int, int]:
    """Process and thread of the page: the one that draws most frames."""
    frames = [
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "FireAnimationFrame" or each["name"] == "Layout"
    ]
    return max(set(frames), key=frames.count)


def longest_task(events: list[dict[str, Any]]) -> float:
    where = main_thread(events)
    tasks = [
        each.get("tdur", 0) / 1000
        for each in events
        if (each["pid"], each["tid"]) == where and each["name"] in ("RunTask", "ThreadControllerImpl::RunTask")
    ]
    return max(tasks, default=0.0)


SCRIPT = ("FunctionCall", "EvaluateScript", "FireAnimationFrame", "TimerFire", "EventDispatch", "RunMicrotasks")


LAYOUT = ("Layout", "UpdateLayoutTree")


def most_script(events: list[dict[str, Any]]) -> float | None:
    """Script between two frames of the main thread, at most, while an animation runs; None if nothing moves."""
    where = main_thread(events)
    mine = [each for each in events if (each["pid"], each["tid"]) == where]
    flights: list[tuple[float, float]] = []
    begun: dict[str, float] = {}
    for each in sorted((each for each in mine if each["name"] == "Animation"), key=lambda each: each["ts"]):
        key = str(each.get("id2") or each.get("id"))
        if each["ph"] == "b":
            begun[key] = each["ts"]
        elif each["ph"] == "e" and key in begun:
            flights.append((begun.pop(key), each["ts"]))
    frames = sorted(each["ts"] for each in mine if each["name"] == "BeginCommitCompositorFrame")
    spans = sorted(
        (each["ts"], each["ts"] + each["dur"], each.get("tdur", 0))
        for each in mine
        if each["name"] in SCRIPT and each["ph"] == "X"
    )
    outer: list[tuple[float, float, float]] = []  # what runs inside another is counted once
    for start, end, took in spans:
        if not outer or start >= outer[-1][1]:
            outer.append((start, end, took))
    moving = [(start, end) for start, end in pairwise(frames) if any(a < start and end < b for a, b in flights)]
    if not moving:
        return None
    laid = [(each["ts"], each.get("tdur", 0)) for each in mine if each["name"] in LAYOUT and each["ph"] == "X"]
    scripts = [
        (began, took - sum(layout for at, layout in laid if began <= at < ended)) for began, ended, took in outer
    ]
    return float(max(sum(took for began, took in scripts if start <= began < end) / 1000 for start, end in moving))


class Stolen:
    """How much of the machine's time its host takes for others."""

    def __init__(self) -> None:
        self.before = self.now()

    @staticmethod
    def now() -> tuple[int, int]:
        times = [int(each) for each in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
        return times[7], sum(times)

    def share(self) -> float:
        """Hundredths of the time since this was made."""
        stolen, all_of_it = (now - before for now, before in zip(self.now(), self.before, strict=True))
        return 100 * stolen / max(1, all_of_it)


@dataclass
class Figures:
    """What was measured on one device, in turns that were alike quiet."""

    turns: int = 0
    ready: list[float] = field(default_factory=list)
    local: list[float] = field(default_factory=list)
    taken: list[float] = field(default_factory=list)
    stored: list[float] = field(default_factory=list)
    tasks: list[float] = field(default_factory=list)
    scripts: list[float] = field(default_factory=list)
    observed: list[float] = field(default_factory=list)

    def __add__(self, other: "Figures") -> "Figures":
        return Figures(*(getattr(self, each.name) + getattr(other, each.name) for each in fields(self)))


TURNS = 3  # of each visit


def measured(site: Server, browser: Browser, game: str, slower: float, wish: argparse.Namespace) -> list[Figures]:
    """What was measured while the machine was quiet, and while it was not."""
    quiet, noisy = Figures(), Figures()
    for _ in range(3 * wish.times):
        if quiet.turns >= TURNS * wish.times and len(quiet.ready) >= wish.times:
            break
        visit = Visit(site, browser, game, slower)
        stolen = Stolen()
        ready = visit.open()
        (quiet if stolen.share() <= wish.stolen else noisy).ready.append(ready)
        visit.my_turn()
        for _ in range(TURNS):
            one = Figures(turns=1)

            def turn() -> None:
                one.local, one.stored = adapter(game).turn(visit)  # noqa: B023  # called at once
                visit.my_turn()  # noqa: B023

            visit.page.evaluate("tasks.length = 0")
            visit.taken = one.taken
            stolen = Stolen()
            task, script = visit.traced(turn)
            one.tasks.append(task)
            if script is not None:  # in some turns there is nothing to move
                one.scripts.append(script)
            one.observed = visit.page.evaluate("tasks")
            if stolen.share() <= wish.stolen:
                quiet += one
            else:
                noisy += one
        visit.context.close()
    return [quiet, noisy]


def measure(site: Server, browser: Browser, game: str, wish: argparse.Namespace) -> bool:
    slow = measured(site, browser, game, wish.slower, wish)
    usual = measured(site, browser, game, 1.0, wish)
    print(f"{game}: {usual[0].turns} turns were quiet, {usual[1].turns} were not", flush=True)
    if not slow[0].ready or not all((usual[0].local, usual[0].taken, usual[0].scripts)):
        print("the host of this machine is too busy: nothing can be said")
        return False
    return all(
        [
            figure(f"{game}: ready to play, {wish.slower:g} times slower, median", slow, "ready", statistics.median),
            figure(f"{game}: click to effect, local", usual, "local"),
            figure(f"{game}: click to effect, taken", usual, "taken"),
            figure(f"{game}: click to effect, stored, median", usual, "stored", statistics.median),
            figure(f"{game}: longest task ({len(usual[0].observed)} of 50 ms or more)", usual, "tasks"),
            figure(f"{game}: most script in a frame of movement", usual, "scripts"),
            beside(f"{game}, {wish.slower:g} times slower: local, stored, task, script", slow),
        ]
    )


def figure(name: str, kept: list[Figures], kind: str, choose: Callable[[list[float]], float] = max) -> bool:
    """A line for one kind of figure: of quiet turns beside its bar, then how it spreads over all."""
    bar = BARS[kind]
    quiet: list[float] = getattr(kept[0], kind)
    every: list[float] = quiet + getattr(kept[1], kind)
    value = choose(quiet)
    good = value <= bar
    spread = f"of {len(quiet)}; all {len(every)}: median {statistics.median(every):.1f}, worst {max(every):.1f}"
    print(f"{name:<62} {value:>8.1f} ms   {'at most' if good else 'ABOVE'} {bar:,} ms   {spread}", flush=True)
    return good


def beside(name: str, kept: list[Figures]) -> bool:
    slow = kept[0] + kept[1]
    worst = (max(slow.local), max(slow.stored), max(slow.tasks), max(slow.scripts))
    print(f"{name:<62} {', '.join(f'{each:.0f}' for each in worst)} ms", flush=True)
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slower", type=float, default=4.0)
    parser.add_argument("--times", type=int, default=7)
    parser.add_argument("--stolen", type=float, default=2.0, help="hundredths of its time that a quiet turn may miss")
    parser.add_argument("--games", nargs="+", choices=names(), default=names())
    wish = parser.parse_args()
    whole = Stolen()
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        site = Server(Path(place)).start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        try:
            good = [measure(site, browser, game, wish) for game in wish.games]
        finally:
            browser.close()
            site.kill()
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; stolen {whole.share():.1f} %")
    sys.exit(not all(good))


if __name__ == "__main__":
    main()
