"""Comparing solvers, in Chromium."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.plain import HARD

from .conftest import Sudoku


def rivals_unchecked(sudoku: Sudoku) -> Locator:
    """The table of solvers, once it lists them, with none of them chosen."""
    sudoku.page.get_by_role("tab", name="Solvers").click()
    table = sudoku.page.get_by_role("table", name="Compare solvers")
    boxes = table.get_by_role("checkbox")
    expect(boxes).not_to_have_count(0)
    for box in boxes.all():
        box.uncheck()
    return table


def test_solvers_are_compared(sudoku: Sudoku) -> None:
    sudoku.open(f"#p={HARD}").ready()
    page = sudoku.page
    table = rivals_unchecked(sudoku)
    sudoku.button("Compare").click()
    section = page.get_by_role("region", name="Compare solvers")
    expect(section).to_contain_text("Choose at least one solver.")
    for name in ("HiGHS", "Exact search", re.compile("^CaDiCaL")):
        table.get_by_role("checkbox", name=name, exact=isinstance(name, str)).check()
    sudoku.button("Compare").click()
    expect(section.get_by_text("The fastest was")).to_be_visible(timeout=120_000)
    expect(sudoku.status).to_contain_text("The fastest was")
    rows = table.get_by_role("row")
    for name in ("HiGHS", "Exact search", "CaDiCaL"):
        row = rows.filter(has=page.get_by_role("checkbox", name=name, exact=True))
        expect(row).to_contain_text(re.compile(r"solved.* s"))
        expect(row.get_by_role("checkbox")).to_be_checked()
    expect(rows.filter(has_text="HiGHS")).to_contain_text(re.compile(r"\d+ / \d+"))
    assert "".join(sudoku.values()) == HARD.replace(".", "")


def test_a_comparison_can_be_stopped(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + "." * 625 + "&box=5x5").ready()
    table = rivals_unchecked(sudoku)
    table.get_by_role("checkbox", name="Local search").check()
    sudoku.button("Compare").click()
    section = sudoku.page.get_by_role("region", name="Compare solvers")
    expect(section).to_contain_text("Solving with local search, 1 of 1…")
    sudoku.button("Stop").click()
    expect(section).to_contain_text("Stopped.")
    expect(sudoku.button("Stop")).to_be_hidden()
