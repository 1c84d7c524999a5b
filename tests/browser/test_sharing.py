"""Puzzles come by link, file, words and menu, and go out with what is filled in."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.plain import GUROBI as EASY

from .conftest import Sudoku

DROP = """files => {
  const data = new DataTransfer();
  for (const [name, type, text, times] of files)
    data.items.add(new File(Array(times ?? 1).fill(text), name, { type }));
  document.body.dispatchEvent(
    new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
}"""
SHARE = "navigator.share = async given => { window.shared = given }"


def test_a_link_carries_what_is_filled_in_when_asked(sudoku: Sudoku) -> None:
    sudoku.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sudoku.open("#p=" + EASY)
    expect(sudoku.cell(1, 1)).to_be_focused()
    sudoku.cell(1, 3).click()
    sudoku.page.keyboard.type("8")
    sudoku.cell(1, 4).click()
    sudoku.page.keyboard.press("Shift+Digit9")
    sudoku.page.evaluate("navigator.clipboard.writeText('before')")
    sudoku.button("Share").click()
    dialog = sudoku.page.get_by_role("dialog", name="Share this puzzle")
    link = dialog.get_by_role("textbox", name="Link")
    assert "progress" not in link.input_value()
    assert sudoku.page.evaluate("navigator.clipboard.readText()") == "before"
    dialog.get_by_role("checkbox", name="Include what is filled in").check()
    expect(dialog).to_contain_text("36 givens, one digit filled in, notes in one cell")
    dialog.get_by_role("button", name="Copy link").click()
    expect(dialog).to_contain_text("Link copied")
    address = link.input_value()
    assert sudoku.copied(address) == address
    other = Sudoku(sudoku.page.context.new_page(), sudoku.address)
    other.open(address.removeprefix(sudoku.address) + "&tab=model")
    expect(other.page.get_by_role("tab", name="Model")).to_have_attribute("aria-selected", "true")
    expect(other.cell(1, 3)).to_have_attribute("data-value", "8")
    expect(other.cell(1, 4)).to_have_attribute("aria-label", re.compile("9"))
    assert other.wrong == []


@pytest.mark.parametrize("able", [True, False], ids=["with a sheet", "without"])
def test_a_link_goes_to_another_app_where_the_browser_can(sudoku: Sudoku, able: bool) -> None:
    sudoku.page.add_init_script(SHARE if able else "delete Navigator.prototype.share")
    sudoku.open("#p=" + EASY)
    sudoku.button("Share").click()
    if not able:
        expect(sudoku.button("Copy link")).to_be_visible()
        expect(sudoku.button("Share with…")).to_be_hidden()
        return
    sudoku.button("Share with…").click()
    shared = sudoku.page.wait_for_function("window.shared").json_value()
    assert shared["url"] == f"{sudoku.address}#p={EASY}"
    assert shared["text"] == "Sudoku 9 × 9, 36 givens"
    assert shared["title"].startswith("Sudoku")


def test_files_are_opened_or_said_to_be_none(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + EASY)
    for files, said in (
        ([["a.txt", "text/plain", ""]], "a.txt is empty"),
        ([["a.bin", "", "\0\1\2"]], "a.bin is not a text"),
        ([["a.txt", "text/plain", "no puzzle at all, " * 99, 30_000]], "too long"),
    ):
        sudoku.page.evaluate(DROP, files)
        expect(sudoku.status).to_contain_text(said)
        expect(sudoku.cell(1, 1)).to_have_attribute("data-value", "5")
    # So long a list is never read whole.
    sudoku.page.evaluate(DROP, [["many.sdm", "", EASY[::-1] + "\n", 600_000]])
    expect(sudoku.status).to_contain_text("this is the first")
    expect(sudoku.cell(1, 1)).to_have_attribute("data-value", "5")
    two = [["one.sdk", "", "1...\n..2.\n.3..\n...4"], ["two.sdk", "", EASY]]
    sudoku.page.evaluate(DROP, two)
    expect(sudoku.status).to_contain_text("Of 2 files, only the first was opened: one.sdk.")
    expect(sudoku.page.get_by_role("gridcell")).to_have_count(16)


def test_a_file_is_chosen_in_import(sudoku: Sudoku) -> None:
    sudoku.open()
    sudoku.opening()
    for text, count in (("1...\n..2.\n.3..\n...!", 81), ("1...\n..2.\n.3..\n...4", 16)):
        with sudoku.page.expect_file_chooser() as chooser:
            sudoku.button("Open a file").click()
        file = {"name": "mine.sdk", "mimeType": "", "buffer": text.encode()}
        chooser.value.set_files([file])
        if count == 81:
            expect(sudoku.page.get_by_role("alert").first).to_contain_text("Line 4, column 4")
        expect(sudoku.page.get_by_role("gridcell")).to_have_count(count)
    expect(sudoku.page.get_by_role("dialog")).to_be_hidden()
    expect(sudoku.cell(1, 1)).to_be_focused()


def test_what_waits_in_import_is_pointed_at_when_it_opens(sudoku: Sudoku) -> None:
    sudoku.open()
    sudoku.paste("1...\n..!.\n.3..\n...4")
    expect(sudoku.status).to_contain_text("To change the text, press the folder (Open).")
    sudoku.opening()
    box = sudoku.page.get_by_role("dialog").get_by_role("textbox")
    expect(box).to_be_focused()
    assert box.evaluate("box => box.value.slice(box.selectionStart, box.selectionEnd)") == "!"


def test_a_link_of_a_megabyte_is_refused_and_the_page_goes_on(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + "%2E" * 300_000)
    expect(sudoku.status).to_contain_text("This link is too long")
    sudoku.follow("#p=" + "%2E" * 300_000)
    expect(sudoku.status).to_contain_text("This link is too long")
    sudoku.page.wait_for_function("location.hash === ''")
    sudoku.paste(f"My puzzle today: {EASY} and so on — can you solve it?")
    expect(sudoku.status).to_contain_text("36 givens")


def test_on_a_phone_the_menu_closes_and_one_press_solves(phone: Sudoku) -> None:
    phone.page.set_viewport_size({"width": 360, "height": 640})
    sudoku = phone.open("#p=" + EASY)
    menu = sudoku.page.locator("#puzzle-menu")
    expect(menu).to_be_hidden()
    sudoku.button("Puzzle").tap()
    expect(menu).to_be_visible()
    sudoku.button("Open").tap()
    expect(menu).to_be_hidden()
    sudoku.page.get_by_role("dialog").get_by_role("textbox").fill("12..\n..2.\n.3..\n....")
    sudoku.button("Read").tap()
    sudoku.button("Solve").tap()
    expect(sudoku.status).to_contain_text("Solve", timeout=60_000)
    expect(sudoku.cell(1, 3)).not_to_have_attribute("data-value", "", timeout=60_000)
