"""The page can be installed, says when nobody answers, and is never an old one."""

import json

from playwright.sync_api import Page, expect

from tests.browser.conftest import BUILT, Door, Server

REGISTERED = "navigator.serviceWorker.ready.then(ready => ready.active.state)"
# A function: else it is evaluated anew at every look, which the policy of the page forbids.
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """caches.keys().then(names => Promise.all(names.map(name =>
    caches.open(name).then(cache => cache.keys())))).then(all => all.flat().map(each =>
        new URL(each.url).pathname))"""


def registered(page: Page) -> None:
    page.evaluate(REGISTERED)
    page.wait_for_function(CONTROLLED)


def test_without_a_server_the_page_says_so_and_comes_back(door: Door, own_server: Server) -> None:
    page = door.guest(own_server, language="es", installs=True).open("/rules").page
    registered(page)
    own_server.kill()
    page.goto("/rules")
    expect(page.get_by_role("heading", name="Nadie responde")).to_be_visible()
    own_server.start()
    expect(page.locator(".card").first).to_be_visible()
    kept = page.evaluate(KEPT)
    assert "/offline.html" in kept
    assert not [path for path in kept if path.startswith(("/api", "/ws")) or path == "/rules"]


def test_after_an_upgrade_nobody_sees_an_old_page(door: Door, server: Server) -> None:
    """Pages come from the network whenever there is one; only named contents are kept."""
    page = door.guest(server, installs=True).open().page
    registered(page)
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    kept = page.evaluate(KEPT)
    assert any(path.startswith("/assets/index-") for path in kept)
    assert not {"/", "/index.html", "/sw.js"} & set(kept)


def test_the_manifest_names_icons_that_are_there(door: Door, server: Server) -> None:
    page = door.guest(server).open().page
    manifest = json.loads((BUILT.parent / "manifest.webmanifest").read_text())
    icons = [icon["src"] for icon in manifest["icons"]]
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    purposes = {icon["purpose"] for icon in manifest["icons"]}
    assert purposes == {"any", "maskable"}
    for icon in (*icons, touch):
        assert page.request.get(icon).ok
    sizes = page.evaluate(
        """icons => Promise.all(icons.map(src => fetch(src).then(answer => answer.blob())
            .then(createImageBitmap).then(({width, height}) => `${width}x${height}`)))""",
        [icon["src"] for icon in manifest["icons"] if icon["type"] == "image/png"],
    )
    assert sizes == [i["sizes"] for i in manifest["icons"] if i["type"] == "image/png"]
