"""What the page costs: the first visit, and a whole match of eight with every set.

    python -m bench.page [MATCHES]

With a number, so many such matches in a row at one table, in a page that is never left.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, expect, sync_playwright

from tests.browser.conftest import Door, Server, find_chromium, launch
from tests.browser.guest import Guest
from tests.browser.test_sets import ALL, SHADOWS

VISITS = 7
LONG_TASK = 50_000  # microseconds: people notice that something stops
TASK = "ThreadControllerImpl::RunTask"
RASTER = "DisplayItemList::Raster"
PARTS = ("FunctionCall", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", RASTER)
PICTURES = ("/art/", "/fonts/")


def visit(browser: Browser, url: str) -> tuple[float, float]:
    """Seconds until *Play now* can be pressed, and until the table is there; nothing is cached."""
    context = browser.new_context(base_url=url)
    page = context.new_page()
    start = perf_counter()
    page.goto("/")
    button = page.get_by_role("button", name="Play now")
    button.wait_for()
    front = perf_counter() - start
    start = perf_counter()
    button.click()
    page.locator(".prompt").wait_for()
    table = perf_counter() - start
    context.close()
    return front, table


def weight(browser: Browser, url: str) -> tuple[int, int]:
    """Bytes of code, and of prints and fonts, that a visit up to the table loads."""
    context = browser.new_context(base_url=url)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    names: dict[str, str] = {}
    loaded = {True: 0, False: 0}
    session.on(
        "Network.responseReceived", lambda e: names.update({e["requestId"]: e["response"]["url"]})
    )

    def finished(event: dict[str, float | str]) -> None:
        path = names.get(str(event["requestId"]), "").removeprefix(url)
        loaded[path.startswith(PICTURES)] += int(event["encodedDataLength"])

    session.on("Network.loadingFinished", finished)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.locator(".prompt").wait_for()
    page.wait_for_timeout(500)
    context.close()
    return loaded[False], loaded[True]


class Match(NamedTuple):
    """A whole match, as a page at the table had it."""

    spent: Counter[str]
    """Microseconds of CPU by what they went into."""
    tasks: list[int]
    """Those of each task."""
    updates: list[int]
    """Bytes of each update on the wire, before they are compressed."""
    nodes: list[int]
    """Elements in the page, every half second."""
    heap: tuple[int, int]
    """Bytes in use after a collection, when it began and when it was over."""


NODES = """() => {
    window.nodes = [];
    setInterval(() => window.nodes.push(document.querySelectorAll("*").length), 500);
}"""


def heap(page: CDPSession) -> int:
    page.send("HeapProfiler.collectGarbage")
    return int(page.send("Runtime.getHeapUsage")["usedSize"])


def updates_of(page: CDPSession) -> list[int]:
    """The bytes of the updates that the page receives from now on."""
    page.send("Network.enable")
    updates: list[int] = []

    def received(event: dict[str, Any]) -> None:
        data = event["response"]["payloadData"]
        if '"type":"update"' in data[:40] or '"type":"changed"' in data[:40]:
            updates.append(len(data.encode()))

    page.on("Network.webSocketFrameReceived", received)
    return updates


def crowd(door: Door, server: Server) -> Guest:
    """Someone at a table of eight with every set."""
    server.begin("bench")
    more = {"variants": [*ALL["variants"], *SHADOWS["variants"]]}
    return door.guest(server).against_bots(players=8, bot="random", **ALL | more)


class Sitting(NamedTuple):
    """One of several matches in the same page."""

    updates: int
    spent: float
    """Milliseconds of CPU for each of them."""
    elements: int
    """At most, seen every half second."""
    kept: int
    """Nodes that are in memory when the next match has begun, in the page or not."""
    listeners: int
    heap: int
    """Bytes in use then, after a collection."""


def sittings(browser: Browser, server: Server, matches: int) -> Iterator[Sitting]:
    """Watch match after match without ever leaving the page."""
    door = Door(browser)
    ana = crowd(door, server)
    page = ana.page.context.new_cdp_session(ana.page)
    updates = updates_of(page)
    page.send("Performance.enable", {"timeDomain": "threadTicks"})

    def measured() -> dict[str, float]:
        metrics = page.send("Performance.getMetrics")["metrics"]
        return {each["name"]: each["value"] for each in metrics}

    ana.page.evaluate(NODES)
    for _ in range(matches):
        before = measured()["TaskDuration"]
        ana.watch()
        spent = (measured()["TaskDuration"] - before) * 1000 / len(updates)
        ana.page.get_by_role("button", name="Rematch", exact=True).click()
        expect(ana.poster).to_have_count(0)
        expect(ana.page.locator(".prompt")).to_be_visible()
        in_use = heap(page)
        after = measured()
        elements = max(ana.page.evaluate("window.nodes.splice(0)"))
        kept, listeners = int(after["Nodes"]), int(after["JSEventListeners"])
        yield Sitting(len(updates), spent, elements, kept, listeners, in_use)
        updates.clear()
    door.close()


def match(browser: Browser, server: Server) -> Match:
    """Watch a match of eight with every set."""
    door = Door(browser)
    ana = crowd(door, server)
    page = ana.page.context.new_cdp_session(ana.page)
    updates = updates_of(page)
    ana.page.evaluate(NODES)
    before = heap(page)
    session = browser.new_browser_cdp_session()
    traced: list[dict[str, Any]] = []
    over: list[object] = []
    session.on("Tracing.dataCollected", lambda event: traced.extend(event["value"]))
    session.on("Tracing.tracingComplete", lambda event: over.append(event))
    kept = {"includedCategories": ["devtools.timeline", "toplevel", "cc"]}
    session.send("Tracing.start", {"traceConfig": kept, "transferMode": "ReportEvents"})
    ana.watch()
    session.send("Tracing.end")
    while not over:
        ana.page.wait_for_timeout(50)
    nodes = ana.page.evaluate("window.nodes")
    after = heap(page)
    door.close()
    threads = {
        (each["pid"], each["tid"]): each["args"]["name"]
        for each in traced
        if each["name"] == "thread_name"
    }
    spent: Counter[str] = Counter()
    tasks = []
    for each in traced:
        thread = threads.get((each["pid"], each["tid"]), "")
        if each["name"] in PARTS and (each["name"] == RASTER or thread == "CrRendererMain"):
            spent[each["name"]] += each.get("tdur", 0)
        if each["name"] == TASK and thread == "CrRendererMain":
            tasks.append(each.get("tdur", 0))
    return Match(spent, tasks, updates, nodes, (before, after))


def long_evening(browser: Browser, server: Server, matches: int) -> None:
    print("match, updates, ms of CPU each, elements, nodes kept, listeners, MB in use")
    for number, each in enumerate(sittings(browser, server, matches), 1):
        print(number, each.updates, f"{each.spent:.2f}", each.elements, each.kept, end=" ")
        print(each.listeners, f"{each.heap / 1e6:.2f}", flush=True)


def one_match(browser: Browser, server: Server) -> None:
    visit(browser, server.url)
    times = [visit(browser, server.url) for _ in range(VISITS)]
    code, pictures = weight(browser, server.url)
    spent, tasks, updates, nodes, used = match(browser, server)
    front, table = (median(column) for column in zip(*times, strict=True))
    print(f"Play now can be pressed after {front:.2f} s (median of {VISITS}),")
    print(f"the table is there {table:.2f} s after the click.")
    print(f"Loaded: {code / 1000:.0f} kB of code, texts and data,")
    print(f"{pictures / 1000:.0f} kB of prints and fonts.")
    print(f"A match of eight with every set: {sum(tasks) / 1e6:.1f} s of CPU in the page,")
    late = sum(task > LONG_TASK for task in tasks)
    print(f"{late} tasks over 50 ms, the longest {max(tasks) / 1e3:.0f} ms. It went into")
    for part, time in spent.most_common():
        print(f"{time / 1e6:6.1f} s {part}")
    print(f"{len(updates)} updates, {mean(updates):.0f} bytes on average, median", end=" ")
    print(f"{median(updates):.0f}, the largest {max(updates)}.")
    quarter = len(nodes) // 4
    print(f"At most {max(nodes[:quarter])} elements in the first quarter, and", end=" ")
    print(f"{max(nodes[-quarter:])} in the last; {used[0] / 1e6:.1f} MB in use when it began,")
    print(f"{used[1] / 1e6:.1f} MB when it was over.")


def main(matches: int) -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = launch(playwright, find_chromium())
        if matches:
            long_evening(browser, server, matches)
        else:
            one_match(browser, server)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
