"""The picture of the page in README, and the controls that it shows."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sitebuild.build import build
from sitebuild.paths import DIST, ROOT
from tests.bench.page import EASY, launched, mark
from tests.host import Host

if TYPE_CHECKING:
    from playwright.sync_api import Page

PICTURE = ROOT / ".github" / "page.png"
CONTROLS = ROOT / ".github" / "page.txt"
"""Roles and names of the controls that stand in the picture, in their order."""
SIZE = {"width": 1280, "height": 800}
CONTROL = re.compile(r'- ((?:button|checkbox|combobox|link|radio|tab|textbox) "[^"]+")')

NOTED = """() => [...document.querySelectorAll("[role=gridcell]")].every(
  (cell) => cell.textContent.trim())"""
"""Notes of cells that are not picked follow in a pause of the page."""


def show(page: Page, address: str) -> None:
    """Show what the picture shows: a puzzle with notes, and the equations of a cell.

    Args:
        page: Playwright's page, in English and of the size ``SIZE``.
        address: where the site is.
    """
    page.goto(f"{address}#p={EASY}")
    mark(page, "engine-ready")
    notes = page.get_by_role("button", name="Fill in notes", exact=True)
    if not notes.is_visible():
        page.get_by_role("button", name="More", exact=True).click()
    notes.click()
    page.get_by_role("tab", name="Model", exact=True).click()
    page.get_by_role("gridcell").nth(4 * 9 + 1).click()
    page.get_by_text("Equations of the cell").wait_for()
    page.get_by_text("x_5_2_1").first.wait_for()
    page.wait_for_function(NOTED)
    page.get_by_text("still loading").wait_for(state="hidden")


def controls(page: Page) -> list[str]:
    """Return the role and name of each control in sight."""
    return CONTROL.findall(page.locator("body").aria_snapshot())


def main(argv: Sequence[str]) -> None:
    """Take the picture anew."""
    build()
    with launched() as browser, Host(DIST).up() as address:
        page = browser.new_context(locale="en", viewport=SIZE).new_page()
        show(page, address)
        page.screenshot(path=PICTURE)
        CONTROLS.write_text("\n".join(controls(page)) + "\n", encoding="utf-8")
