"""Test what is told of a job while it goes on and when it ends, in Chromium."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Sudoku

EMPTY = "#p=" + "." * 625 + "&box=5x5"
NONE = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
ROOMS = """() => ["frame", "solve", "status", "fine", "cancel"].map(id => {
    const element = document.getElementById(id);
    const room = id == "frame" || id == "solve" ? element : element.parentElement;
    return [room.getBoundingClientRect().top, room.getBoundingClientRect().height];
})"""


def test_the_way_of_the_local_search_is_drawn_and_told(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + "." * 256 + "&box=4x4").ready()
    sudoku.page.get_by_role("tab", name="Solvers").click()
    sudoku.choice("Solver").select_option("local-search")
    way = sudoku.page.get_by_role("img", name=re.compile(r"Conflicts over time: \d+ at first"))
    expect(way).to_be_hidden()
    sudoku.button("Solve").click()
    expect(way).to_be_visible()
    points = "() => document.getElementById('trace-line').getAttribute('points').split(' ').length"
    sudoku.page.wait_for_function(f"({points})() > 3")
    expect(sudoku.page.get_by_text(re.compile(r"\d+\sconflicts")).first).to_be_visible()
    sudoku.button("Cancel").click()
    expect(way).to_be_hidden()


def test_nothing_moves_when_a_clash_is_told(sudoku: Sudoku) -> None:
    sudoku.open(f"#p={NONE}").ready()
    page = sudoku.page
    before = page.evaluate(ROOMS)
    sudoku.button("Solve").click()
    sudoku.button("Which givens clash?").click()
    expect(sudoku.status).to_contain_text("contradict each other")
    assert page.evaluate(ROOMS) == before
    page.get_by_role("list", name="Marked givens").get_by_role("button").first.click()
    expect(page.locator("[role=gridcell]:focus")).to_have_count(1)


def test_a_time_limit_means_what_it_says(sudoku: Sudoku) -> None:
    sudoku.open(EMPTY).ready()
    page = sudoku.page
    page.get_by_role("tab", name="Solvers").click()
    expect(sudoku.choice("Solver").get_by_role("option")).not_to_have_count(1)
    sudoku.choice("Solver").select_option("local-search")
    page.get_by_label("Time limit (s)").fill("2")
    sudoku.button("Solve").click()
    # Told by the solver, or else by the page, which ends it soon after.
    said = re.compile(r"No answer yet, after 2(\.\d+)?\s?s")
    expect(sudoku.status).to_have_text(said, timeout=20_000)


def test_a_dialog_opens_again_before_the_browser_tells_that_it_was_closed(sudoku: Sudoku) -> None:
    sudoku.open()
    dialog = sudoku.page.get_by_role("dialog", name="Recent puzzles")
    sudoku.button("Recent").click()
    expect(dialog).to_be_visible()
    # As Escape and a press before the event "close", which the browser queues.
    sudoku.page.evaluate(
        """() => {
          document.getElementById("recent").close();
          document.querySelector("[data-about=recent]").click();
        }"""
    )
    sudoku.page.evaluate("new Promise((done) => setTimeout(() => setTimeout(done)))")
    expect(dialog).to_be_visible()
    sudoku.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_figures_have_their_two_lines_until_solutions_are_counted(sudoku: Sudoku) -> None:
    page = sudoku.page
    sudoku.open()
    sudoku.button("New").click()
    sudoku.button("Enter my own").click()
    clamp = "figures => getComputedStyle(figures).webkitLineClamp"
    figures, told = page.locator("#fine"), page.locator("#remaining-text")
    expect(told).to_be_hidden()
    assert figures.evaluate(clamp) in ("2", "3")
    assert figures.evaluate("figures => getComputedStyle(figures).position") == "static"
