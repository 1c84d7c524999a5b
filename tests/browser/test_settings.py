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


def test_shortcuts_are_offered_where_there_may_be_a_keyboard(sudoku: Sudoku, phone: Sudoku) -> None:
    for device, offered in ((sudoku, 1), (phone, 0)):
        device.open()
        device.page.locator("#open-menu").click()
        expect(device.button("Keyboard shortcuts")).to_have_count(offered)


def test_a_time_limit_that_is_no_number_is_not_taken_for_none(sudoku: Sudoku) -> None:
    sudoku.open().tab("Solvers").ready()
    limit = sudoku.page.get_by_role("spinbutton", name="Time limit (s)")
    limit.clear()
    limit.press_sequentially("1e")
    limit.press("Enter")
    expect(sudoku.status).to_contain_text("The time limit must be a number of seconds")
    expect(limit).to_have_value("60")


def test_solvers_that_cannot_run_in_a_page_say_why_and_offer_the_lp_file(sudoku: Sudoku) -> None:
    sudoku.open(f"#p={EASY}").ready()
    for name in ("cbc", "glpk"):
        option = sudoku.choice("Solver").locator(f"option[value={name}]")
        expect(option).to_be_disabled()
    button = sudoku.button("Download the LP file")
    expect(button).to_be_hidden()
    sudoku.page.get_by_text("Not in this page, and why").click()
    for says in ("CBC runs as a program", "HiGHS solves the same"):
        expect(sudoku.page.get_by_text(says)).to_be_visible()
    with sudoku.page.expect_download() as download:
        button.click()
    assert download.value.suggested_filename == "sudoku-9x9.lp"
    assert "x_1_1_1" in download.value.path().read_text()
    expect(sudoku.status).to_have_text("The LP file has been downloaded.")


def test_no_live_region_stays_in_the_language_before(phone: Sudoku) -> None:
    page = phone.open().page
    phone.cell(1, 1).tap()
    page.evaluate("document.activeElement.blur()")
    phone.button("4").tap()
    expect(page.locator("#spoken")).to_have_text(re.compile("Row 1, column 1"))
    phone.choice("Language").select_option("pt")
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    assert "Row" not in page.locator("#spoken").inner_text()
