"""What is told of a job while it goes on, in Chromium."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Sudoku


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
