"""Choosing models, watching the local search and comparing solvers, in Chromium."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Sudoku

EASY = "57...431.13.5...2.4.23.6...9.7.6.1.....2.7.....3.8.7.4...7.29.1.4...1.78.218...45"
HARD = "98.7.....76....8....5.8....4......3...69..4......42..1..76..9......1...2.....3.4."


def test_the_model_is_chosen_beside_the_solver(sudoku: Sudoku) -> None:
    sudoku.open(f"#p={EASY}").ready()
    model = sudoku.choice("Model")
    expect(model).to_be_hidden()
    sudoku.choice("Solver").select_option("highs")
    model.select_option(label="binary program, full")
    sudoku.solve()
    expect(sudoku.page.get_by_text("729 variables")).to_be_visible()
    sudoku.choice("Solver").select_option("search")
    expect(model).to_be_hidden()


def test_the_way_of_the_local_search_is_drawn_and_told(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + "." * 256 + "&box=4x4").ready()
    sudoku.choice("Solver").select_option("local-search")
    way = sudoku.page.get_by_role("img", name=re.compile(r"Conflicts over time: \d+ at first"))
    expect(way).to_be_hidden()
    sudoku.button("Solve").click()
    expect(way).to_be_visible()
    points = "() => document.getElementById('trace-line').getAttribute('points').split(' ').length"
    sudoku.page.wait_for_function(f"({points})() > 3")
    expect(sudoku.page.get_by_text(re.compile(r"\d+ conflicts"))).to_be_visible()
    sudoku.button("Cancel").click()
    expect(way).to_be_hidden()


def test_solvers_are_compared(sudoku: Sudoku, violations: Callable[[Page], list[str]]) -> None:
    sudoku.open(f"#p={HARD}").ready()
    page = sudoku.page
    sudoku.button("Compare solvers").click()
    dialog = page.get_by_role("dialog", name="Compare solvers")
    for box in dialog.get_by_role("checkbox").all():
        box.uncheck()
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
    dialog = page.get_by_role("dialog", name="Compare solvers")
    for box in dialog.get_by_role("checkbox").all():
        box.uncheck()
    dialog.get_by_role("checkbox", name="Local search").check()
    sudoku.button("Compare").click()
    expect(dialog).to_contain_text("Solving with local search, 1 of 1 …")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_contain_text("Stopped.")
    expect(dialog.get_by_role("button", name="Cancel")).to_be_hidden()
