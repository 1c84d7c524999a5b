"""Comparing solvers, in Chromium."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from .conftest import Sudoku

HARD = "98.7.....76....8....5.8....4......3...69..4......42..1..76..9......1...2.....3.4."


def rivals_unchecked(page: Page) -> Locator:
    """The dialog, once it lists the solvers, with none of them chosen."""
    dialog = page.get_by_role("dialog", name="Compare solvers")
    boxes = dialog.get_by_role("checkbox")
    expect(boxes).not_to_have_count(0)
    for box in boxes.all():
        box.uncheck()
    return dialog


def test_solvers_are_compared(sudoku: Sudoku, violations: Callable[[Page], list[str]]) -> None:
    sudoku.open(f"#p={HARD}").ready()
    page = sudoku.page
    sudoku.button("Compare solvers").click()
    dialog = rivals_unchecked(page)
    sudoku.button("Compare").click()
    expect(dialog).to_contain_text("Choose at least one solver.")
    for name in ("HiGHS", "Exact search", re.compile("^CaDiCaL")):
        dialog.get_by_role("checkbox", name=name, exact=isinstance(name, str)).check()
    sudoku.button("Compare").click()
    expect(dialog.get_by_text("The quickest was")).to_be_visible(timeout=120_000)
    rows = dialog.get_by_role("row")
    expect(rows).to_have_count(4)
    for name in ("HiGHS", "Exact search", "CaDiCaL"):
        row = rows.filter(has=page.get_by_role("rowheader", name=name, exact=True))
        expect(row).to_contain_text(re.compile(r"solved.* s"))
    expect(rows.filter(has_text="HiGHS")).to_contain_text(re.compile(r"\d+ / \d+"))
    assert violations(page) == []
    sudoku.button("Close").click()
    expect(sudoku.status).to_contain_text("The quickest was")
    assert "".join(sudoku.values()) == HARD.replace(".", "")


def test_a_comparison_can_be_cancelled(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + "." * 625 + "&box=5x5").ready()
    page = sudoku.page
    sudoku.button("Compare solvers").click()
    dialog = rivals_unchecked(page)
    dialog.get_by_role("checkbox", name="Local search").check()
    sudoku.button("Compare").click()
    expect(dialog).to_contain_text("Solving with local search, 1 of 1 …")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_contain_text("Stopped.")
    expect(dialog.get_by_role("button", name="Cancel")).to_be_hidden()
