"""The site from one visit to the next: what is fetched, kept, used offline, and renewed."""

from __future__ import annotations

import base64
import gzip
import hashlib
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from sitebuild.build import ON_INSTALLING
from sitebuild.groups import OPTIONAL
from sitebuild.server import COMPRESSED
from tests.host import Host
from tests.plain import AMPL

LINE = AMPL
"""Singles do not solve it, and HiGHS is done with it at once."""
BEFORE_READY = """() => {
  const [ready] = performance.getEntriesByName("ui-ready");
  const fetched = performance.getEntriesByType("resource");
  return fetched.filter((one) => one.startTime < ready.startTime).map((one) => one.name);
}"""
"""What the page asked for before it could be used."""
RENEWED = "main[data-renewed]"
SPOIL = """async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!request.url.endsWith("memory.gz")) continue;
      const bytes = await (await cache.match(request)).blob();
      const wrong = await new Response(new Blob(["x".repeat(1e6)]).stream()
        .pipeThrough(new CompressionStream("gzip"))).blob();
      await cache.put(request, new Response({spoil}));
    }
  }
}"""
"""Puts something else where the snapshot is kept."""
MARKED = "name => performance.getEntriesByName(name).length"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="en")
    yield context
    context.close()


def wait(page: Page, mark: str) -> None:
    page.wait_for_function(MARKED, arg=mark, timeout=120_000)


def wait_until_kept(page: Page) -> None:
    """Wait until the service worker has stored everything and rules the page."""
    wait(page, "engine-ready")
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller")


def solve(page: Page) -> None:
    page.get_by_role("button", name="Solve", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("only solution", timeout=60_000)


def started_from(page: Page) -> str:
    """Return what the engine of the page was started from: "snapshot" or "nothing"."""
    first, *_behind = page.workers
    return str(first.evaluate("globalThis.startedFrom"))


def order_of(page: Page) -> list[tuple[str, str]]:
    """Return a growing list of a page's requests: the kind of event, and the name of the file."""
    order: list[tuple[str, str]] = []
    for event in ("request", "requestfinished"):
        page.on(
            event,
            lambda request, kind=event: order.append((kind, request.url.rpartition("/")[2])),
        )
    return order


@pytest.mark.parametrize("minutes", [None, 10], ids=["serve.py", "ten-minutes"])
def test_a_first_visit_fetches_little_before_it_can_solve_and_nothing_twice(
    dist: Path, context: BrowserContext, minutes: int | None
) -> None:
    host = Host(dist, minutes)
    page = context.new_page()
    order = order_of(page)
    with host.up() as address:
        page.goto(address)
        wait(page, "engine-ready")
        wait_until_kept(page)
    sent = list(host.bytes.items())  # in the order in which they were sent
    first = sent[: list(host.bytes).index("/sw.js")]
    assert sum(size for path, size in first if "highs" not in path) < 6_400_000
    needed = {"pyodide.asm.wasm", "engine.gz", "worker.py"}
    later = order.index(("request", "highs.mjs"))
    assert {name for kind, name in order[:later] if kind == "requestfinished"} >= needed
    early = {url.rpartition("/")[2] for url in page.evaluate(BEFORE_READY)}
    assert early >= needed | {"interpreter.mjs", "pyodide.mjs", "pyodide.asm.mjs"}
    assert {path: count for path, count in host.sent.items() if count > 1} == {}
    files = {path.relative_to(dist).as_posix(): path for path in dist.rglob("*") if path.is_file()}
    sizes = {path: _travelling(file) for path, file in files.items()}
    sizes[""] = sizes["index.html"]
    fetched = {path.lstrip("/") for path in host.sent}
    assert sum(host.bytes.values()) == sum(sizes[path] for path in fetched)
    wanted = {path for path in files if path.partition("-")[0] in OPTIONAL}
    wanted |= {path for path in files if path.endswith(ON_INSTALLING)}
    assert fetched >= {path for path in files if "-" in path} - wanted
    assert not fetched & wanted


def _travelling(file: Path) -> int:
    content = file.read_bytes()
    return len(gzip.compress(content, 6) if file.suffix in COMPRESSED else content)


def test_a_return_visit_needs_no_network_and_starts_from_the_snapshot_while_that_is_whole(
    dist: Path, context: BrowserContext
) -> None:
    page = context.new_page()
    lines: list[str] = []
    page.on("console", lambda message: lines.append(message.text))
    with Host(dist).up() as address:
        page.goto(f"{address}#p={LINE}")
        wait_until_kept(page)
        assert started_from(page) == "nothing"
    page.reload()
    wait(page, "engine-ready")
    assert started_from(page) == "snapshot", lines
    solve(page)
    for spoil in ("bytes.slice(0, 999)", "new Blob(['no gzip at all'])", "wrong"):
        page.evaluate(SPOIL.replace("{spoil}", spoil))
        lines.clear()
        page.reload()
        wait(page, "engine-ready")
        assert started_from(page) == "nothing"
        assert any("The memory snapshot could not be used" in text for text in lines)
        solve(page)
    page.goto(f"{address}licences.html")
    expect(page.get_by_role("heading", level=1)).to_contain_text("licences")


def test_an_interpreter_that_breaks_is_started_again_plainly(
    dist: Path, context: BrowserContext, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    (interpreter,) = folder.glob("engine-*/interpreter.mjs")
    breaks = 'if (!import.meta.url.endsWith("#plain/")) throw new Error("as a test wants it");\n'
    interpreter.write_text(breaks + interpreter.read_text("utf-8"), "utf-8")
    page = context.new_page()
    with Host(folder).up() as address:
        page.goto(f"{address}#p={LINE}")
        solve(page)


def test_nothing_leaves_the_origin(dist: Path, context: BrowserContext) -> None:
    requests: list[str] = []
    context.on("request", lambda request: requests.append(request.url))
    page = context.new_page()
    with Host(dist).up() as address:
        page.goto(f"{address}#p={LINE}")
        solve(page)
        wait_until_kept(page)
        for attempt in (
            "fetch('https://elsewhere.invalid/')",
            "new Promise((yes, no) => {const i = new Image(); i.onload = yes; i.onerror = no;"
            " i.src = 'https://elsewhere.invalid/'})",
            "import('https://elsewhere.invalid/')",
        ):
            blocked = page.evaluate(
                f"""() => new Promise((done) => {{
                  addEventListener("securitypolicyviolation", (e) => done(e.blockedURI));
                  ({attempt}).then(() => done("it went out"), () => {{}});
                }})"""
            )
            assert blocked.startswith("https://elsewhere.invalid")
    origins = (address, f"blob:{address}", "data:")
    assert [url for url in requests if not url.startswith(origins) and "elsewhere" not in url] == []


def test_a_new_release_is_offered_and_not_forced(
    dist: Path, context: BrowserContext, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    page = context.new_page()
    with Host(folder).up() as address:
        page.goto(f"{address}#p={LINE}")
        wait_until_kept(page)
        _release(folder)
        page.reload()
        offer = page.get_by_role("button", name="Use it now")
        expect(offer).to_be_visible(timeout=60_000)
        expect(page.locator(RENEWED)).to_have_count(0)
        solve(page)
        page.reload()
        expect(offer).to_be_visible(timeout=60_000)
        expect(page.locator(RENEWED)).to_have_count(0)
        offer.click()
        expect(page.locator(RENEWED)).to_have_count(1, timeout=60_000)
        wait(page, "engine-ready")
        expect(page.locator("[data-value='8']").first).to_be_visible()


def _release(folder: Path) -> None:
    """Change the page in a folder as a new release would."""
    index, worker = folder / "index.html", folder / "sw.js"
    before = _digest(index)
    text = index.read_text("utf-8")
    index.write_text(text.replace("<main>", "<main data-renewed>"), "utf-8")
    listed = worker.read_text("utf-8")
    assert before in listed
    worker.write_text(listed.replace(before, _digest(index)), "utf-8")


def _digest(path: Path) -> str:
    return base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()
