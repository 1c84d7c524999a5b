"""Links and texts of other programs: by paste, in Open, in the page's own link, and in Share."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from urllib.parse import quote

from playwright.sync_api import Locator, expect

from sudoku_core import parse
from sudoku_core.formats.packing.lzstring import pack
from tests.browser.conftest import Sudoku
from tests.plain import GUROBI as EASY

OPENS = 90_000
"""Milliseconds: the engine may have to load first."""
GRID: list[list[dict[str, object]]] = [[{} for _ in range(9)] for _ in range(9)]
GRID[0][0] = {"value": 5, "given": True}
GRID[0][1] = {"value": 3}
GRID[0][2] = {"cornerPencilMarks": [1, 2]}
PUZZLE = {
    "size": 9,
    "title": "Two arrows",
    "author": "Ada",
    "ruleset": "Normal rules apply.",
    "grid": GRID,
    "thermometer": [{"lines": [["R1C1", "R2C1", "R3C1"]]}],
    "maxarrow": [{"lines": [["R5C5", "R5C6"]], "cells": ["R5C5"]}],
}
FPUZZLES = "https://www.f-puzzles.com/?load=" + pack(json.dumps(PUZZLE))
DRAWN = {
    "size": 9,
    "grid": [[{"value": 4, "given": True}, *GRID[1][1:]], *GRID[1:]],
    "line": [{"lines": [["R2C2", "R3C3", "R4C3"]], "outlineC": "#67F067", "width": 0.3}],
    "circle": [
        {
            "cells": ["R5C5", "R5C6"],
            "baseC": "#FFFFFF",
            "outlineC": "#000000",
            "fontC": "#000000",
            "width": 0.5,
            "height": 0.5,
            "value": "8",
        }
    ],
    "text": [{"cells": ["R0C3"], "value": "17", "fontC": "#000000", "size": 0.5}],
}
DRAWING = "https://www.f-puzzles.com/?load=" + pack(json.dumps(DRAWN))
EXCHANGE = "https://sudokuexchange.com/play/?s=" + EASY.replace(".", "0")


def in_import(sudoku: Sudoku) -> Locator:
    """The dialog, opened by keys."""
    sudoku.button("Open").focus()
    sudoku.page.keyboard.press("Enter")
    dialog = sudoku.page.get_by_role("dialog", name="Open a puzzle")
    expect(dialog.get_by_role("textbox")).to_be_focused()
    return dialog


def test_an_f_puzzles_link_is_opened_by_paste_with_all_that_is_known(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + EASY)
    sudoku.paste("My puzzle: " + FPUZZLES)
    expect(sudoku.status).to_contain_text("One rule of this puzzle is not known", timeout=OPENS)
    expect(sudoku.status).to_contain_text("“Two arrows”.")
    expect(sudoku.cell(1, 1)).to_be_focused()
    expect(sudoku.cell(1, 1)).to_have_attribute("data-value", "5")
    expect(sudoku.cell(1, 2)).to_have_attribute("data-value", "3")
    expect(sudoku.cell(1, 3)).to_have_attribute("aria-label", re.compile("corner notes 1"))
    sudoku.page.keyboard.press("ArrowDown")
    sudoku.page.keyboard.press("2")
    sudoku.page.keyboard.press("Control+z")
    # What was left out is known as long as the puzzle is.
    sudoku.page.reload()
    sudoku.usable().ready()
    expect(sudoku.page.locator("#fine")).to_contain_text("is not known here")
    sudoku.button("Solve").click()
    expect(sudoku.status).to_contain_text(
        "By the rules that were read there is more", timeout=OPENS
    )
    expect(sudoku.page.locator("#fine")).to_contain_text("is not known here")


def test_drawings_are_drawn_and_stay(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + EASY)
    sudoku.paste(DRAWING)
    lines, play = sudoku.page.locator("#lines"), sudoku.page.get_by_role("tabpanel", name="Play")
    line = lines.locator(".underlays path")
    expect(line).to_have_attribute("d", "M150 150L250 250L250 350", timeout=OPENS)
    expect(line).to_have_css("stroke", "rgb(103, 240, 103)")
    expect(lines.locator(".overlays text")).to_have_text(["8", "17"])
    expect(lines).to_have_attribute("aria-hidden", "true")
    expect(play).to_contain_text("Drawn, but not read as rules: circles, lines and texts.")
    sudoku.page.emulate_media(color_scheme="dark")
    expect(line).not_to_have_css("stroke", "rgb(103, 240, 103)")
    sudoku.page.keyboard.press("Control+z")  # the puzzle before
    expect(line).to_have_count(0)
    sudoku.page.keyboard.press("Control+y")
    sudoku.page.keyboard.press("7")
    sudoku.page.reload()
    sudoku.usable()
    expect(line).to_have_attribute("d", "M150 150L250 250L250 350")
    expect(lines.locator(".overlays text")).to_have_text(["8", "17"])


def test_what_is_left_out_is_listed_at_the_press_of_a_key(
    phone: Sudoku, violations: Callable[..., list[str]]
) -> None:
    phone.open("#p=" + quote(FPUZZLES, safe=""))
    about = phone.button("About this puzzle: which of its rules are left out")
    expect(about).to_be_visible(timeout=OPENS)
    about.press("Enter")
    dialog = phone.page.get_by_role("dialog", name="Two arrows")
    expect(dialog).to_contain_text("By Ada.")
    unknown = dialog.get_by_role("region", name="Rules that are not known here")
    expect(unknown.get_by_role("listitem")).to_have_text(["arrows to the largest digit"])
    expect(dialog.get_by_role("region", name="Its rules in words")).to_contain_text("Normal rules")
    expect(dialog.get_by_role("region", name="Only drawn")).to_be_hidden()
    assert violations(phone.page, "dialog[open]") == []
    phone.page.keyboard.press("Escape")
    expect(about).to_be_focused()


def test_a_link_is_typed_into_import_and_what_is_wrong_stays_there(sudoku: Sudoku) -> None:
    sudoku.open()
    dialog, keys = in_import(sudoku), sudoku.page.keyboard
    damaged = EXCHANGE[:-9] + "!"
    keys.insert_text(damaged)
    keys.press("Control+Enter")
    expect(dialog.get_by_role("alert")).to_contain_text("SudokuExchange", timeout=OPENS)
    field = dialog.get_by_role("textbox")
    expect(field).to_have_value(damaged)
    expect(field).to_be_focused()
    keys.press("Control+a")
    keys.insert_text(EXCHANGE)
    keys.press("Control+Enter")
    expect(dialog).to_be_hidden(timeout=OPENS)
    expect(sudoku.status).to_contain_text("36 givens")
    expect(sudoku.cell(1, 1)).to_be_focused()
    sudoku.holds(EASY)


def test_while_it_is_read_the_dialog_says_so_and_can_let_it_go(newcomer: Sudoku) -> None:
    newcomer.page.route("**/pyodide.asm.wasm", lambda _route: None)  # the engine never comes
    newcomer.open()
    dialog, keys = in_import(newcomer), newcomer.page.keyboard
    keys.insert_text(EXCHANGE)
    keys.press("Control+Enter")
    expect(dialog.get_by_role("status").first).to_contain_text("loading")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog.get_by_role("textbox")).to_be_focused()
    expect(dialog.get_by_role("textbox")).to_have_value(EXCHANGE)
    expect(dialog.get_by_role("button", name="Cancel")).to_be_hidden()
    newcomer.page.unroute_all(behavior="ignoreErrors")


def test_a_link_of_the_page_may_hold_another_programs_link(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + quote(FPUZZLES, safe="") + "&tab=model")
    expect(sudoku.status).to_contain_text("One rule of this puzzle is not known", timeout=OPENS)
    tab = sudoku.page.get_by_role("tab", name="Model")
    expect(tab).to_have_attribute("aria-selected", "true")
    expect(sudoku.cell(1, 2)).to_have_attribute("data-value", "3")


def test_a_long_link_freezes_nothing_and_is_refused_in_words(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + EASY).ready()
    long = "https://www.f-puzzles.com/?load=" + "%4E" * 300_000
    slow = sudoku.page.evaluate(
        """text => {
          const data = new DataTransfer(), start = performance.now();
          data.setData("text/plain", text);
          document.body.dispatchEvent(
            new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
          return performance.now() - start;
        }""",
        long,
    )
    assert slow < 5000  # 1.1 s on a busy machine
    expect(sudoku.status).to_contain_text("press the folder", timeout=10_000)
    sudoku.paste(long + "0" * 200_000)
    expect(sudoku.status).to_contain_text("too long for a puzzle")
    expect(sudoku.cell(1, 1)).to_have_attribute("data-value", "5")


def test_a_puzzle_is_written_as_another_program_reads_it(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + EASY)
    sudoku.cell(1, 3).click()
    sudoku.page.keyboard.press("8")
    sudoku.button("Share").click()
    dialog = sudoku.page.get_by_role("dialog", name="Share this puzzle")
    style = dialog.get_by_role("combobox", name="Style")
    style.focus()
    style.select_option(label="SudokuExchange")
    field = dialog.get_by_role("textbox", name="Puzzle as text")
    expect(field).to_have_value(re.compile("sudokuexchange"), timeout=OPENS)
    assert parse(field.input_value()) == parse(EASY)
    expect(dialog).not_to_contain_text("Not included")
    dialog.get_by_role("checkbox", name="Include what is filled in").check()
    expect(dialog).to_contain_text("Not included: digits filled in.")
    with sudoku.page.expect_download() as download:
        dialog.get_by_role("button", name="Download").click()
    assert download.value.suggested_filename == "sudoku-9x9.txt"
    style.select_option(label="OpenSudoku")
    expect(field).to_have_value(re.compile("<opensudoku"))
    expect(dialog).not_to_contain_text("Not included")


def test_what_a_program_cannot_carry_is_said_in_place_of_the_text(sudoku: Sudoku) -> None:
    sudoku.open("#p=1...............").ready()
    sudoku.button("Share").click()
    dialog = sudoku.page.get_by_role("dialog", name="Share this puzzle")
    dialog.get_by_role("combobox", name="Style").select_option(label="SudokuExchange")
    expect(dialog).to_contain_text("SudokuExchange cannot write a side of 4", timeout=OPENS)
    expect(dialog.get_by_role("textbox", name="Puzzle as text")).to_be_hidden()
    copy = dialog.get_by_role("button", name="Copy text")
    expect(copy).to_have_attribute("aria-disabled", "true")
