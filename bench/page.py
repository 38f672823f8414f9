"""What the first visit to the page costs: bytes over the wire, and the time until one can act.

python -m bench.page
"""

from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import Server, find_chromium

VISITS = 7
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


def main() -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        visit(browser, server.url)
        times = [visit(browser, server.url) for _ in range(VISITS)]
        code, pictures = weight(browser, server.url)
        browser.close()
        server.stop()
    front, table = (median(column) for column in zip(*times, strict=True))
    print(f"Play now can be pressed after {front:.2f} s (median of {VISITS}),")
    print(f"the table is there {table:.2f} s after the click.")
    print(f"Loaded: {code / 1000:.0f} kB of code, texts and data,")
    print(f"{pictures / 1000:.0f} kB of prints and fonts.")


if __name__ == "__main__":
    main()
