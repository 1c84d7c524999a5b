"""The page in a browser, ready to be used."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    TimeoutError,
    expect,
)
from pytest_playwright.pytest_playwright import CreateContextCallback

from sitebuild.fetch import Packages

IN_TAB = {"Solver": "Solvers", "Form": "Solvers", "Format": "Model"}
IN_MENU = ("Language", "Theme", "Cells")
"""Where comboboxes are that do not stand open."""
SOLVED = re.compile("only solution|more than one solution")
PASTE = """text => {
  const data = new DataTransfer();
  data.setData("text/plain", text);
  document.activeElement.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
}"""
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  return Boolean(navigator.serviceWorker.controller);
}"""
FOLLOW = """fragment => new Promise((done) => {
  addEventListener("hashchange", () => done(), { once: true });  // after the page's own listener
  location.hash = fragment;
})"""
HOLDS = """wanted => {
  const cells = [...document.querySelectorAll("[role=gridcell]")];
  return cells.map((cell) => cell.dataset.value).join() === wanted.join();
}"""
COPIED = "async begins => (await navigator.clipboard.readText()).startsWith(begins)"
SILENCE = "Storage.prototype.setItem = () => {}"
"""A page that hides stores its board, which on a busy machine comes after all was forgotten."""
FORGET = """async () => {
  if ((await navigator.locks.query()).held.length) return false;
  localStorage.clear();
  for (const name of await caches.keys())
    if (name.startsWith("sudoku-page:")) await caches.delete(name);
  for (const { name } of await indexedDB.databases())
    if (name.startsWith("sudoku-page:")) indexedDB.deleteDatabase(name);
  return true;
}"""
"""Once no page is left that could write: nothing that was made or fetched on demand is there."""


class Sudoku:
    """The page as a person finds it: by role and name, in English.

    Args:
        page: Playwright's page.
        address: where the site is.
    """

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.status = page.get_by_role("status")
        self.grid = page.get_by_role("grid", name="Sudoku board")
        self.wrong: list[str] = []
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", self._said)

    def _said(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.wrong.append(said.text)

    def open(self, fragment: str = "") -> Sudoku:
        """Load the page and wait until it can be used."""
        self.page.goto(self.address + fragment)
        return self.usable()

    def follow(self, fragment: str) -> None:
        """Follow another link in the open page, and wait until the page has read its address."""
        self.page.evaluate(FOLLOW, fragment)

    def copied(self, begins: str) -> str:
        """Wait until the clipboard has a text that begins so, and return the text."""
        self.page.wait_for_function(COPIED, arg=begins)
        text: str = self.page.evaluate("navigator.clipboard.readText()")
        return text

    def usable(self) -> Sudoku:
        """Wait until the page can be used."""
        self.marked("ui-ready")
        return self

    def ready(self) -> Sudoku:
        """Wait until the engine is there."""
        self.marked("engine-ready")
        return self

    def marked(self, name: str, count: int = 1) -> None:
        """Wait until a performance mark was set so often."""
        self.page.wait_for_function(
            "([name, count]) => performance.getEntriesByName(name).length >= count",
            arg=[name, count],
            timeout=90_000,
        )

    def marks(self, name: str) -> int:
        """Return how often a performance mark was set."""
        return self.page.evaluate("name => performance.getEntriesByName(name).length", name)

    def button(self, name: str) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def tab(self, name: str) -> Sudoku:
        """Open a tab."""
        self.page.get_by_role("tab", name=name, exact=True).click()
        return self

    def opening(self) -> Sudoku:
        """Show the dialog Open; on a short phone a menu holds its button."""
        if not self.button("Open").is_visible():
            self.button("Puzzle").click()
        self.button("Open").click()
        return self

    def more(self) -> Sudoku:
        """Show the buttons that the toolbar has no room for."""
        self.button("More").click()
        return self

    def blank(self, side: int = 9) -> Sudoku:
        """An empty board, to be entered."""
        self.button("New").click()
        self.page.get_by_role("combobox", name="Size", exact=True).select_option(str(side))
        self.button("Enter my own").click()
        return self

    def choice(self, name: str) -> Locator:
        """A combobox by its name, in sight: in its tab or in the menu."""
        if name in IN_TAB:
            self.tab(IN_TAB[name])
        elif name in IN_MENU and not self.page.locator("#menu").is_visible():
            self.button("Settings").click()
        elif name == "Example":
            self.opening()
        elif name == "Show mistakes":
            self.settings()
        return self.page.get_by_role("combobox", name=name, exact=True)

    def example(self, name: str) -> Sudoku:
        """Open an example; its rules may have to be fetched until the board takes the focus."""
        choice = self.choice("Example")
        choice.select_option(name)
        expect(choice).to_be_hidden()
        return self

    def settings(self) -> Sudoku:
        """Show the player's settings."""
        self.button("Settings").click()
        self.button("Settings for play…").click()
        return self

    def paste(self, text: str) -> None:
        """Paste text, wherever the focus is."""
        self.page.evaluate(PASTE, text)

    def cell(self, row: int, column: int) -> Locator:
        """A cell by row and column, from 1."""
        return self.grid.get_by_role("row").nth(row - 1).get_by_role("gridcell").nth(column - 1)

    def values(self) -> list[str]:
        """Return what the cells hold, row by row, "" for nothing."""
        return self.page.eval_on_selector_all(
            "[role=gridcell]", "cells => cells.map(cell => cell.dataset.value)"
        )

    def holds(self, values: Iterable[str]) -> None:
        """Wait until the cells hold these values, row by row; "" and "." are nothing."""
        wanted = ["" if value == "." else value for value in values]
        try:
            self.page.wait_for_function(HOLDS, arg=wanted, timeout=10_000)
        except TimeoutError:
            assert self.values() == wanted

    def solve(self) -> None:
        """Press Solve and wait until it is said whether the solution is the only one."""
        self.button("Solve").click()
        expect(self.status).to_have_text(SOLVED, timeout=120_000)


class Device:
    """A browser that keeps the page for offline use, and nothing that tests made in it.

    So the page starts as on a second visit, in half the time of a first.

    Args:
        context: the browser.
        address: where the site is.
    """

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        first = context.new_page()
        Sudoku(first, address).open().ready()
        first.wait_for_function(KEPT)
        self._idle = context.new_page()
        self._idle.goto(address + "licences.html")
        self._forget()

    def lent(self) -> Iterator[BrowserContext]:
        """The browser for one test; it is as before afterwards."""
        yield self.context
        self._forget()
        self.context.clear_permissions()

    def _forget(self) -> None:
        for page in self.context.pages:
            if page is not self._idle:
                page.evaluate(SILENCE)
                page.goto("about:blank")  # a page that is closed at once may still hold its lock
                page.close()
        self._idle.wait_for_function(FORGET)


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, object]) -> dict[str, object]:
    """A browser in which nothing slides, except in tests that set ``reduced_motion`` again.

    Tests measure things at rest, and Playwright scrolls to press what slides.
    """
    return {**browser_context_args, "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def desk(browser: Browser, site: str, browser_context_args: dict[str, object]) -> Iterator[Device]:
    """A computer's browser."""
    with browser.new_context(**browser_context_args) as context:
        yield Device(context, site)


@pytest.fixture(scope="session")
def handheld(
    browser: Browser, site: str, browser_context_args: dict[str, object]
) -> Iterator[Device]:
    """A phone's browser."""
    screen = {"width": 390, "height": 844}
    kind = {**browser_context_args, "viewport": screen, "has_touch": True, "is_mobile": True}
    with browser.new_context(**kind) as context:
        yield Device(context, site)


@pytest.fixture
def context(desk: Device) -> Iterator[BrowserContext]:
    """Yield where pytest-playwright makes its page."""
    yield from desk.lent()


def sound(page: Page, site: str) -> Iterator[Sudoku]:
    """The page, not yet opened; in the end nothing must have gone wrong in it."""
    sudoku = Sudoku(page, site)
    yield sudoku
    assert sudoku.wrong == []


@pytest.fixture
def sudoku(page: Page, site: str) -> Iterator[Sudoku]:
    """The page, not yet opened."""
    yield from sound(page, site)


@pytest.fixture
def phone_context(handheld: Device) -> Iterator[BrowserContext]:
    """The phone's browser, for one test."""
    yield from handheld.lent()


@pytest.fixture
def phone(phone_context: BrowserContext, site: str) -> Iterator[Sudoku]:
    """The page on a phone, not yet opened."""
    yield from sound(phone_context.new_page(), site)


@pytest.fixture
def newcomer(new_context: CreateContextCallback, site: str) -> Iterator[Sudoku]:
    """The page, not yet opened, where nothing of it is kept: all comes from the network."""
    yield from sound(new_context().new_page(), site)


@pytest.fixture(scope="session")
def axe(packages: Packages) -> str:
    """The source of axe-core."""
    return (packages.npm / "axe-core" / "axe.min.js").read_text()


@pytest.fixture
def violations(axe: str) -> Callable[..., list[str]]:
    """Return what axe-core finds wrong with a page, or with a part of it, a line each."""

    def found(page: Page, within: str | None = None) -> list[str]:
        page.evaluate(axe)
        result = page.evaluate("within => axe.run(within ?? document)", within)
        return [
            f"{rule['id']}: {node['html'][:120]} {node['failureSummary']}"
            for rule in result["violations"]
            for node in rule["nodes"]
            # What a cell shows is its value, which its name tells in words: it is no label.
            if (rule["id"], "gridcell" in node["html"]) != ("label-content-name-mismatch", True)
        ]

    return found
