"""A new puzzle as a person gets it."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Sudoku

EASY = "...8.5...4...3...63.......5...173....6.....9.....5....6.1...4.28..4.9..7.24...93."
OTHER = "57...431.13.5...2.4.23.6...9.7.6.1.....2.7.....3.8.7.4...7.29.1.4...1.78.218...45"
MADE_AHEAD = """
  const now = new Date(), two = (number) => String(number).padStart(2, "0");
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const stock = `9/classic/rotate180/easy EASY\\n${day} OTHER`;
  const data = { version: 3, browser: { making: { stock } } };
  localStorage.setItem("sudoku-page:/#preferences", JSON.stringify(data));
"""

HURRIED = """
  const now = performance.now.bind(performance), every = setInterval;
  performance.now = () => now() * 20;
  globalThis.setInterval = (call, milliseconds) => every(call, milliseconds / 20);
"""
SMALL = """localStorage.setItem("sudoku-page:/#preferences",
  '{"version": 3, "browser": {"making": {"wish": "4/classic//beginner"}}}')"""
STOCKED = """() => /stock": "4.classic/.test(localStorage.getItem("sudoku-page:/#preferences"))"""


def given(text: str) -> list[str]:
    return [sign.replace(".", "") for sign in text]


def test_a_puzzle_of_a_size_kind_and_level_is_made(sudoku: Sudoku) -> None:
    sudoku.open().ready()
    before = sudoku.values()
    sudoku.button("New").click()
    dialog = sudoku.page.get_by_role("dialog", name="New puzzle")
    dialog.get_by_role("combobox", name="Size").select_option("6 × 6")
    dialog.get_by_role("combobox", name="Kind").select_option("X (diagonals)")
    dialog.get_by_role("button", name="Beginner").click()
    expect(dialog).to_be_hidden()
    expect(sudoku.status).to_have_text(
        re.compile("^Beginner with diagonals, 6 × 6"), timeout=60_000
    )
    expect(sudoku.cell(1, 1)).to_be_focused()
    assert len(sudoku.values()) == 36
    sudoku.button("Undo").click()
    sudoku.holds(before)


def test_what_was_made_ahead_opens_before_the_engine_is_there(sudoku: Sudoku) -> None:
    page = sudoku.page
    page.add_init_script(MADE_AHEAD.replace("EASY", EASY).replace("OTHER", OTHER))
    sudoku.open()
    sudoku.button("New").click()
    page.keyboard.press("Enter")
    expect(sudoku.status).to_contain_text("Easy, 9 × 9.")
    sudoku.holds(given(EASY))
    sudoku.button("New").click()
    sudoku.button("Puzzle of the day").click()
    year = page.evaluate("String(new Date().getFullYear())")
    expect(sudoku.status).to_contain_text(re.compile(rf"Puzzle of the day, \w+ \d+, {year}: "))
    sudoku.holds(given(OTHER))


def test_a_ready_puzzle_opens_before_the_engine_is_there(sudoku: Sudoku) -> None:
    sudoku.open()
    sudoku.button("New").click()
    dialog = sudoku.page.get_by_role("dialog", name="New puzzle")
    dialog.get_by_role("combobox", name="Kind").select_option("Little killers")
    dialog.get_by_role("button", name="Expert").click()
    expect(sudoku.status).to_contain_text("Little killers, 9 × 9: Expert.")


def test_some_are_made_while_nobody_does_anything(sudoku: Sudoku) -> None:
    page = sudoku.page
    page.add_init_script(HURRIED + SMALL)
    sudoku.open()
    page.wait_for_function(STOCKED)
