"""A fault of the page itself stays in its place: it is told once, and the page does all else."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Sudoku
from tests.browser.test_refusals import goes_on
from tests.plain import GUROBI as EASY

GONE = """document.addEventListener("DOMContentLoaded", () => {
  for (const name of ["new-own", "timer", "print-more"]) document.getElementById(name).remove();
});"""
"""Elements that views set are not there."""
THROWS = """() => {
  const prototype = HTMLElement.prototype;
  const hidden = Object.getOwnPropertyDescriptor(prototype, "hidden");
  window.thrown = 0;
  const set = function (value) {
    if (window.thrown++ < 2) throw new Error("no drawing");
    hidden.set.call(this, value);
  };
  Object.defineProperty(prototype, "hidden", { ...hidden, set });
}"""
"""Twice, what hides an element throws; no Python catches that."""
FAILED = "Something went wrong"


def test_views_that_cannot_be_drawn_cost_nothing_else(sudoku: Sudoku) -> None:
    sudoku.page.add_init_script(GONE)
    sudoku.open(f"#p={EASY}").ready()
    expect(sudoku.status).to_contain_text("36 givens.")
    expect(sudoku.status).to_contain_text(FAILED)
    assert len(sudoku.wrong) > 0
    sudoku.wrong.clear()
    goes_on(sudoku)
    expect(sudoku.status).not_to_contain_text(FAILED)
    assert sudoku.wrong == []


def test_a_drawing_that_javascript_ends_does_not_lose_what_is_asked(sudoku: Sudoku) -> None:
    sudoku.open(f"#p={EASY}").ready()
    sudoku.page.evaluate(THROWS)
    sudoku.solve()
    assert "" not in sudoku.values()
    assert sudoku.page.evaluate("window.thrown") > 2
    sudoku.wrong.clear()
