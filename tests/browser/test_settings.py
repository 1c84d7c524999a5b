"""Choosing solver, form and time limit, in Chromium."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.plain import GUROBI as EASY

from .conftest import Sudoku


def test_the_form_is_chosen_beside_the_solver(sudoku: Sudoku) -> None:
    sudoku.open(f"#p={EASY}").ready()
    form = sudoku.choice("Form")
    expect(form).to_be_hidden()
    sudoku.choice("Solver").select_option("highs")
    form.select_option(label="binary program, full")
    sudoku.solve()
    expect(sudoku.page.get_by_text("729 variables")).to_be_visible()
    sudoku.choice("Solver").select_option("search")
    expect(form).to_be_hidden()


def test_a_time_limit_that_is_no_number_is_not_taken_for_none(sudoku: Sudoku) -> None:
    sudoku.open().tab("Solvers").ready()
    limit = sudoku.page.get_by_role("spinbutton", name="Time limit (s)")
    limit.clear()
    limit.press_sequentially("1e")
    limit.press("Enter")
    expect(sudoku.status).to_contain_text("A time limit is a number of seconds")
    expect(limit).to_have_value("60")


def test_solvers_that_cannot_run_in_a_page_say_why_and_offer_the_lp_file(sudoku: Sudoku) -> None:
    sudoku.open(f"#p={EASY}").ready()
    button = sudoku.button("Download the LP file")
    expect(button).to_be_hidden()
    for name, says in (("cbc", "CBC runs as a program"), ("glpk", "HiGHS solves the same")):
        solver = sudoku.choice("Solver")
        solver.select_option(name)
        expect(solver).to_have_accessible_description(re.compile(re.escape(says)))
    with sudoku.page.expect_download() as download:
        button.click()
    assert download.value.suggested_filename == "sudoku-9x9.lp"
    assert "x_1_1_1" in download.value.path().read_text()
    expect(sudoku.status).to_have_text("The LP file has been downloaded.")
    sudoku.choice("Solver").select_option("auto")
    expect(button).to_be_hidden()
