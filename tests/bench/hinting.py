"""Hints in the page, pressed to the end: ``python -m tests.bench hinting``.

Puzzles over all ratings are opened one after the other by their links, and Hint is pressed until
every cell is filled. From press to first level is the time from the click to the frame after it is
told. At a slowdown only the main thread is slower: Chromium does not slow workers down.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from random import Random
from statistics import median, quantiles
from typing import TYPE_CHECKING

from sitebuild.build import build
from sitebuild.paths import DIST
from sudoku_core import format_grid
from tests.bench.page import launched, mark
from tests.bench.rated import BANK
from tests.bench.table import machine, markdown, write
from tests.host import Host
from tests.stepping import MAKERS

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SLOWDOWNS = (1, 4)
BANDS = {3.0: "to 3", 6.0: "to 6", 9.0: "to 9", 99.0: "above 9"}
"""Puzzles by the published rating."""
LARGE = 3
"""Puzzles of 16 × 16."""
PATIENCE = 120
"""Seconds for a hint."""
PRESSED = """async ([puzzle, patience]) => {
  const find = (id) => document.getElementById(id);
  const shown = () => [find("hint-details").textContent, find("hint-room").hidden,
    find("status").textContent, find("board").textContent].join("|");
  const frame = () => new Promise((go) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = go;
    channel.port2.postMessage(0);
  }));
  const open = [...puzzle].filter((sign) => sign === "." || sign === "0").length;
  let cells = [];
  location.hash = "#p=" + puzzle;
  while (cells.filter((cell) => !cell.dataset.value).length !== open) {
    await frame();
    cells = [...document.querySelectorAll("[role=gridcell]")];
  }
  const full = () => cells.every((cell) => cell.dataset.value);
  const waits = [];
  let presses = 0;
  for (; !full(); presses++) {
    const before = shown(), first = find("hint-room").hidden, start = performance.now();
    find("hint").click();
    while (!find("cancel").hidden || shown() === before) {
      if (performance.now() - start > 1000 * patience) return { waits, presses, full: false };
      await frame();
    }
    if (first) waits.push(performance.now() - start);
  }
  return { waits, presses, full: true };
}"""


def chosen(count: int) -> list[tuple[str, str]]:
    """Return a number of puzzles over all published ratings, each with its band; then large
    ones."""
    lines = [line.split("\t") for line in BANK.read_text("utf-8").splitlines()[1:]]
    rated = sorted([(float(line[1]), line[0]) for line in lines])
    every = len(rated) / count
    selected = []
    for number in range(count):
        rating, puzzle = rated[int(every * number)]
        selected.append((puzzle, next(name for most, name in BANDS.items() if rating <= most)))
    rng = Random(13)
    for _ in range(LARGE):
        puzzle_16, _grid = MAKERS["16×16"](rng)
        selected.append((format_grid(puzzle_16.givens, "line"), "16 × 16"))
    return selected


def pressed(
    browser: Browser, address: str, puzzles: Sequence[tuple[str, str]], slowdown: int
) -> tuple[dict[str, list[float]], dict[str, list[bool]]]:
    """By band the milliseconds of each first level, and whether each puzzle was finished."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en")
    page = context.new_page()
    page.goto(address)
    mark(page, "engine-ready")
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    waits: dict[str, list[float]] = defaultdict(list)
    full: dict[str, list[bool]] = defaultdict(list)
    for puzzle, band in puzzles:
        value = page.evaluate(PRESSED, [puzzle, PATIENCE])
        waits[band] += value["waits"]
        full[band].append(value["full"])
        print(slowdown, band, value["full"], value["presses"], max(value["waits"], default=0))
    context.close()
    return waits, full


def main(argv: Sequence[str]) -> None:
    """Press Hint until puzzles are finished, and look at the clock."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench hinting")
    parser.add_argument("--count", type=int, default=50, help="puzzles of 9 × 9")
    args = parser.parse_args(argv)
    build()
    rows = []
    with launched() as browser, Host(DIST).up() as address:
        for slowdown in SLOWDOWNS:
            waits, full = pressed(browser, address, chosen(args.count), slowdown)
            for band, wait_times in waits.items():
                spread = (median(wait_times), quantiles(wait_times, n=20)[-1], max(wait_times))
                finished = f"{sum(full[band])} of {len(full[band])}"
                times = [f"{seconds:.0f}" for seconds in spread]
                rows.append((f"{slowdown}×", band, len(wait_times), *times, finished))
        version = browser.version
    head = ["slowdown", "rated", "hints", "median", "95th", "worst", "finished by hints alone"]
    about = "Milliseconds from the press to the first level, warm; of every hint to the end."
    write("hinting", f"{about}\n\n{markdown(head, rows)}\n\nChromium {version}; {machine()}")
