"""Entering a puzzle, the clock, mistakes and the finish, as a player meets them."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Sudoku

PUZZLE = ".4.1........3.2."
SOLUTION = "2431134242133124"


def fill(sudoku: Sudoku, puzzle: str, digits: str) -> None:
    """Type digits into the open cells, as many as there are."""
    for place, digit in enumerate(digits):
        if puzzle[place] == ".":
            sudoku.cell(place // 4 + 1, place % 4 + 1).click()
            sudoku.page.keyboard.press(digit)


def test_a_first_visit_is_a_puzzle_for_beginners_one_tap_from_ones_own(sudoku: Sudoku) -> None:
    sudoku.open()
    expect(sudoku.status).to_contain_text("puzzle for beginners")
    assert sum(value != "" for value in sudoku.values()) == 36
    expect(sudoku.cell(1, 2)).to_have_attribute("aria-readonly", "true")
    sudoku.blank()
    assert set(sudoku.values()) == {""}
    expect(sudoku.cell(1, 1)).to_be_focused()
    sudoku.page.keyboard.type("5 3")
    sudoku.button("Start").click()
    expect(sudoku.status).to_have_text("Ready to play, with 2 givens.")
    expect(sudoku.cell(1, 1)).to_be_focused()
    expect(sudoku.button("Start")).to_be_hidden()
    sudoku.page.keyboard.press("7")
    expect(sudoku.status).to_have_text("That digit is a given.")
    sudoku.more().button("Edit").click()
    sudoku.page.keyboard.press("7")
    assert sudoku.values()[:3] == ["7", "", "3"]
    sudoku.button("Clear").click()
    assert set(sudoku.values()) == {""}


OFF = """names => names.filter((name) => {
  const room = document.querySelector(name).closest("[inert]");
  return !room || getComputedStyle(room).opacity > .5;
})"""
"""Which elements can be used, or look so."""


def test_the_clock_goes_by_itself_and_a_pause_hides_the_board(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + PUZZLE)
    timer = sudoku.page.get_by_role("timer")
    expect(timer).to_have_text("0:00")
    expect(sudoku.button("Pause")).to_be_hidden()
    sudoku.cell(1, 1).click()
    sudoku.page.keyboard.press("2")
    expect(timer).to_have_text(re.compile("^0:(0[1-9]|[1-5])"))
    sudoku.button("Pause").click()
    expect(sudoku.button("Resume")).to_be_focused()
    covered = sudoku.page.evaluate(
        """() => {
            const {x, y, width, height} = document.querySelector("#board").getBoundingClientRect();
            const top = document.elementFromPoint(x + width / 8, y + height / 8);
            return !!top.closest("#cover") && !!document.querySelector("#board").closest("[inert]");
        }"""
    )
    assert covered
    needed = ["#undo", "#hint", "#check", "#solve", "#restart", "#notes", "#pad button"]
    assert sudoku.page.evaluate(OFF, needed) == []
    stood = timer.inner_text()
    sudoku.page.reload()
    sudoku.usable()
    expect(timer).to_have_text(stood)
    sudoku.button("Resume").click()
    expect(sudoku.cell(1, 1)).to_be_focused()
    expect(timer).not_to_have_text(stood)


def test_a_pause_hides_a_hint_and_what_it_tells(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + PUZZLE).ready()
    sudoku.cell(1, 1).click()
    sudoku.page.keyboard.press("2")
    sudoku.button("Undo").click()
    sudoku.button("Hint").click()
    close = sudoku.button("Close the hint")
    expect(close).to_be_visible()
    sudoku.button("Pause").click()
    expect(sudoku.button("Resume")).to_be_focused()
    expect(close).to_be_hidden()
    expect(sudoku.page.locator("#status")).to_be_hidden()
    sudoku.button("Resume").click()
    expect(close).to_be_visible()


def test_a_row_that_is_complete_is_passed_over_once_and_silently(sudoku: Sudoku) -> None:
    page = sudoku.page
    page.emulate_media(reduced_motion="no-preference")
    sudoku.open("#p=123.34....1....3")
    sudoku.cell(1, 4).click()
    page.keyboard.press("4")
    lit = "() => document.querySelectorAll('.completed').length"
    moves = """() => [...document.querySelectorAll('.completed')].every(cell =>
      getComputedStyle(cell).animationName === 'pass-over'
      && getComputedStyle(cell).animationIterationCount === '1')"""
    page.wait_for_function("() => document.querySelector('.completed')")
    assert page.evaluate(lit) == 4
    assert page.evaluate(moves)
    expect(sudoku.status).not_to_contain_text("complete")
    page.emulate_media(reduced_motion="reduce")
    assert not page.evaluate(moves)


def test_tabs_slide_but_keys_do_not(sudoku: Sudoku) -> None:
    page = sudoku.page
    sudoku.open()
    name = "panel => getComputedStyle(panel).animationName"
    for motion, expected in (("no-preference", "slide"), ("reduce", "none")):
        page.emulate_media(reduced_motion=motion)
        assert sudoku.tab("Solvers").page.locator("#panel-solvers").evaluate(name) == expected
        assert sudoku.tab("Play").page.locator("#panel-play").evaluate(name) == "none"


def test_a_tick_draws_nothing_but_its_text(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + PUZZLE).ready()
    sudoku.cell(1, 1).click()
    sudoku.page.keyboard.press("2")
    # What the page tells when it has started may still come; it is over by the next second or so.
    sudoku.page.wait_for_function(
        """() => new Promise(done => {
            const ticks = [];
            const look = list => ticks.push(...list.map(({target}) => target.id));
            const all = {subtree: true, childList: true, attributes: true, characterData: true};
            const watch = new MutationObserver(look);
            watch.observe(document.body, all);
            setTimeout(() => {
                watch.disconnect();
                done(ticks.length > 1 && ticks.every(id => id === "timer"));
            }, 2500);
        })""",
        timeout=60_000,
    )


def test_the_finish_is_told_with_the_time(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + PUZZLE)
    fill(sudoku, PUZZLE, SOLUTION)
    solved = re.compile(r"Solved! Every digit is right\. Your time: \d:\d\d")
    expect(sudoku.status).to_contain_text(solved)
    expect(sudoku.grid).to_have_attribute("data-finished", "true")
    expect(sudoku.button("Pause")).to_be_hidden()


def test_a_mistake_shows_at_once_and_the_solution_stays_out_of_the_page(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + PUZZLE)
    sudoku.choice("Show mistakes").select_option("solution")
    sudoku.page.keyboard.press("Escape")
    sudoku.cell(2, 1).click()
    sudoku.page.keyboard.press("2")
    wrong = "Row 2, column 1, entry 2, not right"
    expect(sudoku.cell(2, 1)).to_have_accessible_name(wrong, timeout=60_000)
    sudoku.page.keyboard.press("1")
    expect(sudoku.cell(2, 1)).to_have_accessible_name("Row 2, column 1, entry 1")
    assert sudoku.values().count("") == 11


def test_check_says_what_it_can_of_a_puzzle_that_is_entered(sudoku: Sudoku) -> None:
    sudoku.open().ready()
    sudoku.blank(4)
    sudoku.page.keyboard.type(PUZZLE)
    sudoku.button("Check").click()
    expect(sudoku.status).to_have_text(
        "The puzzle has exactly one solution: press Start to play it."
    )
    sudoku.page.keyboard.press("Backspace")
    sudoku.page.keyboard.press("Backspace")
    sudoku.page.keyboard.press("Backspace")
    sudoku.button("Check").click()
    expect(sudoku.status).to_contain_text("more than one solution")
