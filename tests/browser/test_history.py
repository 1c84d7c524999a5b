"""Back and Forward in the browser: address and board agree."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Sudoku

LINK = "1" + "." * 14 + "2"


def test_back_and_forward_lead_to_boards_as_they_were(sudoku: Sudoku) -> None:
    page = sudoku.open().page
    sudoku.cell(1, 1).click()
    page.keyboard.press("4")
    before = sudoku.values()
    sudoku.follow("#p=" + LINK)
    expect(sudoku.grid.get_by_role("gridcell")).to_have_count(16)
    sudoku.cell(1, 2).click()
    page.keyboard.press("3")
    page.go_back()
    expect(sudoku.grid.get_by_role("gridcell")).to_have_count(81)
    sudoku.holds(before)
    expect(page).not_to_have_url(re.compile("#p="))
    page.go_forward()
    expect(sudoku.cell(1, 2)).to_have_text("3")
    expect(page).to_have_url(re.compile("#p=" + LINK[:1]))
