"""Measure how fast the built page starts: ``python -m tests.bench start``.

Return visits are set beside a page that does nothing but ``loadPyodide()`` in a worker, visit by
visit in the same browser. First visits go over a link of 10 Mbit/s and 40 ms, as the page is,
without any snapshot, and as if it waited for the snapshot.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import re
import shutil
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from sitebuild.build import build
from sitebuild.fetch import fetch
from sitebuild.paths import DIST
from sitebuild.server import COMPRESSED, Handler, Server, gzipped
from tests.bench.page import EASY, launched, mark
from tests.bench.table import machine, markdown, write
from tests.host import Host

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

BYTES_PER_SECOND = 10_000_000 / 8
ROUND_TRIP = 0.04
CHUNK = 1 << 14
LARGE = 100_000
"""Bytes: a file of so many is a part by itself."""
Row = tuple[str, ...]
MARKS = ("`ui-ready`", "`engine-ready`")
BARE = """<!doctype html><link rel="icon" href="data:,"><script type="module">
const source = `import { loadPyodide } from "${new URL("./{pyodide}/pyodide.mjs", location.href)}";
await loadPyodide(); postMessage("ready");`;
const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
new Worker(url, { type: "module" }).onmessage = () => performance.mark("bare-ready");
</script>
"""
WAIT_UNTIL_CACHED = """async () => {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 20));
}"""


class Link:
    """A link that all of a server's answers share, with its rate and its delay."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._free = 0.0

    def carry(self, size: int) -> None:
        """Wait until so many bytes are through."""
        with self._lock:
            self._free = max(self._free, time.monotonic()) + size / BYTES_PER_SECOND
            free = self._free
        time.sleep(max(0.0, free - time.monotonic()))


class Slow(Handler):
    """Answers over a link."""

    def __init__(self, *arguments: object, link: Link, **named: object) -> None:
        self._link = link
        super().__init__(*arguments, **named)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        time.sleep(ROUND_TRIP)
        super().do_GET()

    def copyfile(self, source: object, outputfile: object) -> None:
        self.send_content(source.read())  # type: ignore[attr-defined]

    def send_content(self, content: bytes) -> None:
        for start in range(0, len(content), CHUNK):
            part = content[start : start + CHUNK]
            self._link.carry(len(part))
            self.wfile.write(part)


@contextmanager
def slow_host(folder: Path) -> Iterator[str]:
    """The address of a folder at the far end of a link; what it sends is compressed before."""
    for path in folder.rglob("*"):
        if path.suffix in COMPRESSED:
            gzipped(path, path.stat().st_mtime)
    server = Server(("127.0.0.1", 0), functools.partial(Slow, directory=str(folder), link=Link()))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def return_visits(browser: Browser, sites: Sequence[Path], visits: int) -> list[list[float]]:
    """Seconds to ui-ready and engine-ready of each site, and of the bare ``loadPyodide()``.

    Visit by visit they come in turns, so that all see the same machine.
    """
    (pyodide,) = sites[0].glob("pyodide-*")
    for name in ("python_stdlib.zip", "pyodide-lock.json"):  # the page itself has no use for them
        shutil.copy(fetch().npm / "pyodide" / name, pyodide)
    bare = BARE.replace("{pyodide}", pyodide.name)
    (sites[0] / "bare.html").write_text(bare, encoding="utf-8")
    rows = []
    context = browser.new_context()
    with ExitStack() as hosts:
        *addresses, other = [hosts.enter_context(Host(site).up()) for site in [*sites, sites[0]]]
        for visit in range(visits + 2):  # the first two only fill the caches
            row = []
            for address in addresses:
                row += _visit(context, address, "ui-ready", "engine-ready", keep=not visit)
            row += _visit(context, f"{other}bare.html", "bare-ready", keep=False)
            print(*[f"{seconds:.2f}" for seconds in row], file=sys.stderr)
            rows.append(row)
    context.close()
    return rows[2:]


def _visit(context: BrowserContext, address: str, *marks: str, keep: bool) -> list[float]:
    page = context.new_page()
    page.goto(address)
    times = [mark(page, name) for name in marks]
    if keep:
        page.evaluate(WAIT_UNTIL_CACHED)
    page.close()
    return times


def first_visit(browser: Browser, folder: Path) -> list[float]:
    """Seconds to ui-ready, engine-ready and the first solved puzzle, over the link."""
    context = browser.new_context(locale="en")
    page = context.new_page()
    with slow_host(folder) as address:
        page.goto(f"{address}#p={EASY}", wait_until="commit")
        ready = mark(page, "ui-ready")
        page.get_by_role("button", name="Solve", exact=True).click()
        times = [ready, mark(page, "engine-ready"), mark(page, "solve-end")]
        context.close()
    print(*[f"{seconds:.2f}" for seconds in times], file=sys.stderr)
    return times


def variant(folder: Path, kind: str, where: Path) -> Path:
    """A copy of the site without a snapshot, or one that waits for it on the first visit."""
    copy = where / kind.replace(" ", "-")
    shutil.copytree(folder, copy)
    if kind == "no snapshot":
        worker = copy / "sw.js"
        text = re.sub(r'\{url:"[^"]*memory\.gz"[^}]*\},?', "", worker.read_text("utf-8"))
        worker.write_text(text, "utf-8")
    elif kind == "waits for the snapshot":
        (interpreter,) = copy.glob("engine-*/interpreter.mjs")
        text = interpreter.read_text("utf-8").replace("caches.match(", "fetch(")
        interpreter.write_text(text, "utf-8")
    return copy


def sizes(browser: Browser, folder: Path) -> tuple[list[Row], list[Row]]:
    """Return what ``dist/`` weighs, and what a first visit transfers, part by part."""
    files = [path for path in folder.rglob("*") if path.is_file() and path.name != ".stamp"]
    whole = sum(path.stat().st_size for path in files)
    packed = sum(
        len(gzip.compress(path.read_bytes(), 6) if path.suffix in COMPRESSED else path.read_bytes())
        for path in files
    )
    host = Host(folder)
    context = browser.new_context()
    page = context.new_page()
    with host.up() as address:
        page.goto(address)
        mark(page, "engine-ready")
        engine = _parts(host)
        page.evaluate(WAIT_UNTIL_CACHED)
    context.close()
    in_all = _parts(host)
    rows = [
        ("dist/", whole),
        ("dist/, compressed", packed),
        ("first visit until the engine is ready", engine.total()),
        ("first visit in all, kept for offline use", in_all.total()),
    ]
    parts: list[Row] = [
        (name, f"{engine[name]:,}", f"{size:,}") for name, size in in_all.most_common()
    ]
    return [(name, f"{size / 1e6:.1f} MB") for name, size in rows], parts


def _parts(host: Host) -> Counter[str]:
    """The bytes sent, of large files by name, of the others by group."""
    file_sizes: Counter[str] = Counter()
    for path, size in host.bytes.items():
        group, _, name = path[1:].partition("/")
        part = group.partition("-")[0] if name else "the page itself"
        file_sizes[f"{part}: {name}" if size > LARGE else part] += size
    return file_sizes


def main(argv: Sequence[str]) -> None:
    """Measure starts and sizes."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench start", description=main.__doc__)
    parser.add_argument("--visits", type=int, default=7)
    parser.add_argument("--first-visits", type=int, default=3)
    note = "the built site of another release: only return visits, of both in turns"
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help=note)
    args = parser.parse_args(argv)
    build()
    with launched() as browser, tempfile.TemporaryDirectory() as folder:
        site = Path(shutil.copytree(DIST, Path(folder) / "site"))
        if args.beside:
            other = Path(shutil.copytree(args.beside, Path(folder) / "other"))
            returns = return_visits(browser, (site, other), args.visits)
            write("turns", f"{_returns(returns)}\n\nChromium {browser.version}; {machine()}")
            return
        weights, parts = sizes(browser, site)
        firsts = []
        for kind in ("as it is", "no snapshot", "waits for the snapshot"):
            copy = variant(DIST, kind, Path(folder))
            times = [first_visit(browser, copy) for _ in range(args.first_visits)]
            firsts.append([kind, *[f"{median(column):.2f}" for column in zip(*times)]])
        returns = return_visits(browser, (site,), args.visits)
        version = browser.version
    write("start", _text(returns, firsts, weights, parts, version))


def _text(
    returns: list[list[float]],
    firsts: list[list[str]],
    weights: list[Row],
    parts: list[Row],
    version: str,
) -> str:
    return "\n".join(
        [
            _returns(returns),
            "\nFirst visits over 10 Mbit/s and 40 ms, seconds from navigation, median.\n",
            markdown(["snapshot", "`ui-ready`", "`engine-ready`", "first puzzle solved"], firsts),
            "\nSizes.\n",
            markdown(["", "size"], weights),
            "\nA first visit by part, bytes.\n",
            markdown(["", "until the engine is ready", "in all"], parts),
            f"\nChromium {version}; {machine()}",
        ]
    )


def _returns(rows: list[list[float]]) -> str:
    """Return visits as a table; with another release's in turns, that one's too."""
    *sites, bare = [median(column) for column in zip(*rows)]
    names = [f"{name}{site}" for site in ("", ", the other release") for name in MARKS]
    lines = [("bare `loadPyodide()` in a worker", f"{bare:.2f}", "1.00")]
    lines += [(name, f"{time:.2f}", f"{time / bare:.2f}") for name, time in zip(names, sites)]
    return (
        f"Return visits over loopback, seconds from navigation, median of {len(rows)}.\n\n"
        + markdown(["", "seconds", "of the bare"], lines)
    )
