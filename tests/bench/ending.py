"""Measure how soon the end of a game and of a solve show: ``python -m tests.bench ending``.

From the last digit to the card, with the wave of 600 ms and the first fetch of the bundle; from
Next on the card to the next board, which is made then; from Cancel to its answer, while HiGHS
works on a puzzle that takes it long.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from contextlib import ExitStack
from statistics import median

from sitebuild.build import build
from sitebuild.paths import DIST
from tests.bench.page import launched, mark
from tests.boards import DATA
from tests.host import Host

ROUNDS = 5
GIVENS = "53467891267219534819834256785976142342685379171392485696153728428741963534528617."
LAST = "9"
HARD = (DATA / "25x25.txt").read_text().splitlines()[2]
CARD = """() => performance.getEntriesByName("card").at(-1).startTime
  - performance.getEntriesByName("finished").at(-1).startTime"""
BOARD = """() => new Promise((done) => {
  const start = performance.now(), board = document.getElementById("board");
  const text = () => [...board.querySelectorAll("[role=gridcell]")].map((c) => c.dataset.value)
    .join();
  const before = text(), look = () =>
    text() === before ? requestAnimationFrame(look) : done(performance.now() - start);
  document.querySelector('[data-action="statistics.next"]').click();
  look();
})"""
CANCEL = """() => new Promise((done) => {
  const start = performance.now(), status = document.getElementById("status");
  const look = () => status.textContent.includes("Cancelled")
    ? done(performance.now() - start) : requestAnimationFrame(look);
  document.getElementById("cancel").click();
  look();
})"""


def main(arguments: Sequence[str]) -> None:
    """Print the medians in milliseconds."""
    argparse.ArgumentParser(description=__doc__).parse_args(arguments)
    build()
    cards, boards, cancels = [], [], []
    with ExitStack() as stack:
        address = stack.enter_context(Host(DIST).up())
        browser = stack.enter_context(launched())
        for _round in range(ROUNDS):
            page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
            page.goto(f"{address}#p={GIVENS}")
            mark(page, "engine-ready")
            page.get_by_role("gridcell").last.click()
            page.keyboard.press(LAST)
            page.locator("#ending[open]").wait_for()
            cards.append(page.evaluate(CARD))
            boards.append(page.evaluate(BOARD))
            page.goto("about:blank")
            page.goto(f"{address}#p={HARD}")
            mark(page, "engine-ready")
            page.get_by_role("tab", name="Solvers").click()
            page.get_by_role("combobox", name="Solver", exact=True).select_option("highs")
            page.get_by_role("button", name="Solve", exact=True).click()
            page.get_by_text(re.compile(r"^\d+\ss")).first.wait_for()
            cancels.append(page.evaluate(CANCEL))
            page.context.close()
    print(
        f"last digit to card: {median(cards):.0f} ms; Next to board: {median(boards):.0f} ms; "
        f"Cancel to its answer: {median(cancels):.0f} ms"
    )
