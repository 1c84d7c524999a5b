"""Measure how many puzzles of a list the page looks at in a second: ``python -m tests.bench
listing``.

The puzzles have 17 givens, and solutions are counted up to two, in Chromium, on so many workers.
The clock runs from the first answer to the last; what comes before, reading and starting the other
workers, is told apart. Beside it the same loop natively, in one process.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

import sudoku_core as sc
from sitebuild.build import build
from sitebuild.paths import DIST
from tests.bench.page import launched, mark, shipped
from tests.bench.table import machine, markdown, write
from tests.host import Host

if TYPE_CHECKING:
    from playwright.sync_api import Browser

GIVENS = "../shared/puzzles/9x9-17-givens-sample.txt"
DIGITS = "123456789"
WAIT = 600_000
"""Milliseconds for a list."""
WATCH = """() => {
  window.told = [];
  const left = document.getElementById("list-left"), said = document.getElementById("list-status");
  const look = () => {
    const done = parseInt(left.textContent.split(" ")[0].replaceAll(/[^0-9]/g, "") || "0");
    told.push([performance.now(), said.textContent, done]);
  };
  const all = { childList: true, characterData: true, subtree: true };
  for (const one of [left, said]) new MutationObserver(look).observe(one, all);
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ entryTypes: ["longtask"] });
}"""
CORES = 'Object.defineProperty(navigator, "hardwareConcurrency", {{ value: {} }})'
ENDED = "() => told.length && told.at(-1)[1].includes('with one solution')"


def puzzles(path: Path, count: int) -> Iterator[str]:
    """Yield a number of puzzles: those of a file, then the same with other digits."""
    lines = [
        line.split()[0] for line in path.read_text("utf-8").splitlines() if line[:1] in ".0123"
    ]
    rng = Random(17)
    digits = DIGITS
    while True:
        yield from (line.translate(str.maketrans(DIGITS, digits)) for line in lines)
        digits = "".join(rng.sample(DIGITS, 9))


def in_page(browser: Browser, address: str, text: str, count: int, workers: int) -> list[object]:
    """Return how the page fares with a list on so many workers."""
    context = browser.new_context(locale="en")
    context.add_init_script(CORES.format(workers))
    page = context.new_page()
    page.goto(address)
    mark(page, "engine-ready")
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_role("button", name="List", exact=True).click()
    page.evaluate(WATCH)
    page.evaluate("document.getElementById('list-graded').click()")
    start = float(page.evaluate("performance.now()"))
    file = {"name": "list.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("#list-file").set_input_files(file)  # type: ignore[arg-type]
    page.wait_for_function(ENDED, timeout=WAIT)
    value = page.evaluate("told")
    longest = float(page.evaluate("longest"))
    context.close()
    counted = [(when, done) for when, text, done in value if text.startswith("Counting") and done]
    (first, base), end = counted[0], value[-1][0]
    seconds = (end - first) / 1000
    rate = (count - base) / seconds
    return [
        f"the page, {workers}",
        f"{(first - start) / 1000:.1f}",
        f"{seconds:.1f}",
        f"{rate:.0f}",
        f"{longest:.0f}",
    ]


def bare(texts: Sequence[str]) -> list[object]:
    """The same natively, without anything around it."""
    start = perf_counter()
    for text in texts:
        assert len(list(islice(sc.solutions(sc.parse(text), 2), 2))) == 1
    seconds = perf_counter() - start
    return ["a bare loop, natively", "", f"{seconds:.1f}", f"{len(texts) / seconds:.0f}", ""]


def main(argv: Sequence[str]) -> None:
    """Look at a list of puzzles, and tell how long that takes."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench listing", description=main.__doc__)
    parser.add_argument("--puzzles", type=Path, default=Path(GIVENS), help="a line each")
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--write", action="store_true", help="write results/listing.md")
    args = parser.parse_args(argv)
    texts = [*islice(puzzles(args.puzzles, args.count), args.count)]
    build()
    rows = [bare(texts)]
    with launched() as browser, Host(DIST).up() as address:
        versions = [f"Chromium {browser.version}", *shipped()]
        rows += [in_page(browser, address, "\n".join(texts), len(texts), n) for n in args.workers]
    head = ["workers", "s before the first answer", "s", "puzzles a second", "longest task, ms"]
    note = f"{len(texts)} puzzles of 17 givens, solutions counted up to two."
    text = f"{note}\n\n{markdown(head, rows)}\n\n{machine(others=versions)}"
    if args.write:
        write("listing", text)
    else:
        print(text)
