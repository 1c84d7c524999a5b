"""Solves in the page, in Chromium, and looks at the clock."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sitebuild.build import build
from sitebuild.paths import DIST, WEB
from sudoku_core import Puzzle, format_grid
from tests.host import Host

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

EASY = "57...431.13.5...2.4.23.6...9.7.6.1.....2.7.....3.8.7.4...7.29.1.4...1.78.218...45"
GRACE = 20
"""Seconds that the page gets beyond the time limit, to end a worker and to say so."""
PATIENCE = 3
"""Seconds that it gets for the proof before it is started again."""
ENDED = """() => {
  const [start] = performance.getEntriesByName("solve-start");
  const [end] = performance.getEntriesByName("solve-end");
  if (!end) return null;
  const cells = [...document.querySelectorAll("[role=gridcell]")];
  const said = document.querySelector("[role=status]").textContent;
  const status = cells.every((cell) => cell.dataset.value) ? "solved"
    : said.includes("not known") ? "limit" : said.includes("no solution") ? "infeasible" : said;
  return [status, (end.startTime - start.startTime) / 1000];
}"""
PROVEN = """() => /only solution|more than one/.test(
  document.querySelector("[role=status]").textContent)"""


@contextmanager
def launched() -> Iterator[Browser]:
    """Chromium."""
    from playwright.sync_api import sync_playwright

    from tests import chromium

    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.FLAGS))


def mark(page: Page, name: str) -> float:
    """When a mark was set, in seconds since navigation; waits for it."""
    script = "name => performance.getEntriesByName(name)[0]?.startTime"
    return float(page.wait_for_function(script, arg=name, timeout=300_000).json_value()) / 1000


def shipped() -> list[str]:
    """The packages in which the page brings Python and the solvers, with their versions."""
    pinned = json.loads((WEB / "package.json").read_text("utf-8"))["dependencies"]
    wheels = re.findall(r"(?m)^(\S+)==(\S+)", (WEB / "wheels.txt").read_text("utf-8"))
    names = ("highs", "cadical-wasm", "pyodide")
    return [*(f"{name} {pinned[name]}" for name in names), *map(" ".join, wheels)]


@contextmanager
def in_page() -> Iterator[Chromium]:
    """Yield what solves in the page."""
    build()
    with launched() as browser, Host(DIST).up() as address:
        yield Chromium(browser.new_context(locale="en").new_page(), address)


class Chromium:
    """Solves in the page with one solver and model after another.

    Args:
        page: Playwright's page.
        address: where the site is.
    """

    def __init__(self, page: Page, address: str) -> None:
        self._page = page
        self._address = address
        self._loaded: tuple[str, str] | None = None
        browser = page.context.browser
        assert browser
        self.versions = [f"Chromium {browser.version}", *shipped()]

    def __call__(
        self, solver: str, formulation: str, puzzle: Puzzle, limit: float
    ) -> tuple[str, float]:
        """Status and seconds, the solver loaded before."""
        page = self._page
        if self._loaded != (solver, formulation):
            self._load(solver, formulation, limit)
        page.get_by_role("button", name="Open", exact=True).click()
        page.get_by_role("dialog").get_by_role("textbox").fill(format_grid(puzzle, "line"))
        page.keyboard.press("Control+Enter")
        status, seconds = self._end(limit)
        self._loaded = (solver, formulation) if self._proven() else None
        return status, seconds

    def _load(self, solver: str, formulation: str, limit: float) -> None:
        page = self._page
        # Else only the fragment changes, and the page does not start again.
        page.goto("about:blank")
        page.goto(f"{self._address}#p={EASY}")
        mark(page, "engine-ready")
        page.get_by_role("tab", name="Solvers", exact=True).click()
        page.get_by_role("combobox", name="Solver", exact=True).select_option(solver)
        formulations = page.get_by_role("combobox", name="Form", exact=True)
        if formulations.is_visible():
            formulations.select_option(formulation)
        page.get_by_role("spinbutton", name="Time limit (s)").fill(f"{limit:g}")
        self._end(limit)
        self._proven()

    def _end(self, limit: float) -> tuple[str, float]:
        page = self._page
        page.evaluate("performance.clearMarks()")
        page.get_by_role("button", name="Solve", exact=True).click()
        timeout = (limit + GRACE) * 1000
        status, seconds = page.wait_for_function(ENDED, timeout=timeout).json_value()
        return status, seconds

    def _proven(self) -> bool:
        """Return whether the solver is done with the proof, too."""
        from playwright.sync_api import TimeoutError

        try:
            self._page.wait_for_function(PROVEN, timeout=PATIENCE * 1000)
        except TimeoutError:
            return False
        return True
