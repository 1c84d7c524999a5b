"""Nothing leaves the page's own origin: not from the worker, not by the service worker."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Request

from tests.host import Host
from tests.site.test_visits import wait, wait_until_kept

REQUESTS = {
    "fetch": "fetch(url, { mode: 'no-cors' })",
    "import": "import(url)",
    "scripts": "importScripts(url)",
    "font": "new FontFace('x', `url(${url})`).load()",
    "cache": "caches.open('x').then((cache) => cache.add(url))",
    "events": "new Promise((done) => (new EventSource(url).onerror = done))",
    "socket": "new Promise((done) => (new WebSocket(url.replace('http', 'ws')).onerror = done))",
    "request": """new Promise((done) => {
      const request = new XMLHttpRequest();
      request.onloadend = done;
      request.open("GET", url);
      request.send();
    })""",
    "inner": """new Promise((done) => {
      const tries = `fetch("${url}", { mode: "no-cors" }).finally(() => postMessage("done"))`;
      const worker = new Worker(URL.createObjectURL(new Blob([tries])));
      worker.onmessage = worker.onerror = done;
    })""",
}
"""What reaches for an address from inside a worker; an image there is one that was fetched."""
TRY = """async ([ways, base]) => {
  const tries = Object.entries(ways).map(async ([name, way]) =>
    new Function("url", `return ${way}`)(base + name));
  return (await Promise.allSettled(tries)).length;
}"""
BARE = """<!doctype html><link rel="icon" href="data:,"><script>
new Worker(URL.createObjectURL(new Blob(["onmessage = () => {}"])));
</script>"""


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="en")
    yield context
    context.close()


@contextmanager
def elsewhere() -> Iterator[tuple[str, list[str]]]:
    """Another origin, and what was asked of it, growing."""
    requests: list[str] = []

    class Listening(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            requests.append(self.path)
            self.send_error(404)

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Listening)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/", requests
    finally:
        server.shutdown()
        server.server_close()


def test_every_way_out_is_one(context: BrowserContext, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(BARE)
    page = context.new_page()
    with Host(tmp_path).up() as address, elsewhere() as (other, requests):
        with page.expect_worker() as worker:
            page.goto(address)
        assert worker.value.evaluate(TRY, [REQUESTS, other]) == len(REQUESTS)
    assert {path[1:] for path in requests} == set(REQUESTS)


def test_neither_the_worker_nor_the_service_worker_reaches_another_origin(
    dist: Path, context: BrowserContext
) -> None:
    sent: list[Request] = []
    context.on("request", lambda request: sent.append(request))
    page = context.new_page()
    with Host(dist).up() as address, elsewhere() as (other, requests):
        page.goto(address)
        wait_until_kept(page)
        page.reload()
        wait(page, "engine-ready")
        fetched = [request.url for request in sent if request.service_worker]
        workers = page.workers
        assert workers
        for worker in workers:
            assert worker.url.startswith(f"blob:{address}")  # else the policy is not the page's
            assert worker.evaluate(TRY, [REQUESTS, other]) == len(REQUESTS)
    assert requests == []
    (service,) = context.service_workers
    assert service.url == f"{address}sw.js"
    assert any(url.endswith("memory.gz") for url in fetched)
    assert [url for url in fetched if not url.startswith(address)] == []
