"""Puzzles into the page and out of it."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from sudoku_core import Puzzle, format_grid
from sudoku_core.rules import Killer, boards
from tests.boards import SAMURAI as CORNERS
from tests.plain import GUROBI as EASY

from .conftest import Sudoku

VALUES = [character if character != "." else "" for character in EASY]
KILLER = format_grid(Puzzle([0] * 16, rules=[Killer((0, 1), 5)]))
SAMURAI = format_grid(
    Puzzle([5] + [0] * 440, boards(CORNERS, 21, (3, 3)), digits=range(1, 10)), style="rules"
)
SMALL = "1...\n..2.\n.3..\n...4\n"
DROP = """([text, asFile]) => {
  const data = new DataTransfer();
  if (asFile) data.items.add(new File([text], "puzzle.txt", { type: "text/plain" }));
  else data.setData("text/plain", text);
  document.body.dispatchEvent(
    new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


def test_import_reads_its_box_by_key(sudoku: Sudoku) -> None:
    sudoku.open()
    sudoku.opening()
    dialog = sudoku.page.get_by_role("dialog", name="Open a puzzle")
    box = dialog.get_by_role("textbox")
    expect(box).to_be_focused()
    box.fill(SMALL)
    sudoku.page.keyboard.press("Control+Enter")
    expect(dialog).to_be_hidden()
    sudoku.holds([c if c != "." else "" for c in SMALL if c != "\n"])
    expect(sudoku.button("Start")).to_be_hidden()
    expect(sudoku.cell(1, 1)).to_be_focused()


def test_wrong_text_and_wrong_rules_are_kept_and_pointed_at(sudoku: Sudoku) -> None:
    sudoku.open()
    sudoku.opening()
    box = sudoku.page.get_by_role("dialog").get_by_role("textbox")
    box.fill("1...\n..!.")
    sudoku.button("Read").click()
    alert = sudoku.page.get_by_role("alert")
    expect(alert).to_contain_text("Line 2, column 3")
    expect(box).to_have_value("1...\n..!.")
    expect(box).to_be_focused()
    assert box.evaluate("box => box.value.slice(box.selectionStart, box.selectionEnd)") == "!"
    sudoku.page.keyboard.press("Escape")
    sudoku.opening()
    expect(box).to_have_value("1...\n..!.")
    box.fill(SMALL + "killer:5=r1c1-r9c9")
    sudoku.button("Read").click()
    expect(alert).to_contain_text("Line 5, column 15")
    assert box.evaluate("box => box.value.slice(box.selectionStart, box.selectionEnd)") == "r"
    box.fill(SMALL)
    expect(alert).to_be_empty()
    sudoku.button("Read").click()
    expect(sudoku.cell(1, 1)).to_have_text("1")
    sudoku.opening()
    expect(box).to_have_value("")


def test_text_pasted_anywhere_opens(sudoku: Sudoku) -> None:
    sudoku.open().blank()
    sudoku.paste(EASY)
    expect(sudoku.status).to_have_text("A 9 × 9 puzzle with 36 givens.")
    sudoku.holds(VALUES)
    sudoku.button("Undo").click()
    sudoku.holds([""] * 81)


@pytest.mark.parametrize("as_file", [False, True], ids=["text", "file"])
def test_text_dropped_anywhere_opens(sudoku: Sudoku, as_file: bool) -> None:
    sudoku.open()
    sudoku.page.evaluate(DROP, [SMALL, as_file])
    expect(sudoku.page.get_by_role("gridcell")).to_have_count(16)


def test_a_file_dropped_on_the_open_dialog_opens_too(sudoku: Sudoku) -> None:
    sudoku.open()
    sudoku.opening()
    sudoku.page.evaluate(DROP, ["!", True])
    expect(sudoku.page.get_by_role("dialog").get_by_role("textbox")).to_have_value("!")
    sudoku.page.evaluate(DROP, [SMALL, True])
    expect(sudoku.page.get_by_role("dialog")).to_be_hidden()
    expect(sudoku.page.get_by_role("gridcell")).to_have_count(16)


def written(sudoku: Sudoku) -> str:
    """The puzzle as the dialog writes it."""
    sudoku.button("Share").click()
    text = sudoku.page.get_by_role("textbox", name="Puzzle as text").input_value()
    sudoku.page.keyboard.press("Escape")
    return text


def test_a_puzzle_with_rules_opens_whole_in_every_way(sudoku: Sudoku) -> None:
    said = "A 4 × 4 puzzle with one cage."
    sudoku.open("#p=" + EASY)
    sudoku.follow("#p=" + quote(KILLER, safe=""))
    expect(sudoku.status).to_have_text(said)
    assert written(sudoku) == KILLER
    sudoku.button("Undo").click()
    sudoku.holds(VALUES)
    sudoku.paste(KILLER)
    expect(sudoku.status).to_have_text(said)
    sudoku.cell(1, 1).click()
    sudoku.page.keyboard.type("4")
    sudoku.page.reload()
    sudoku.usable()
    expect(sudoku.cell(1, 1)).to_have_text("4")
    assert written(sudoku) == KILLER
    sudoku.blank(9)
    sudoku.opening()
    sudoku.page.get_by_role("dialog").get_by_role("textbox").fill(KILLER.replace(";", "\n"))
    sudoku.button("Read").click()
    expect(sudoku.status).to_have_text(said)
    assert written(sudoku) == KILLER


def test_a_samurai_is_shared_by_a_link_that_opens_it(sudoku: Sudoku) -> None:
    sudoku.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sudoku.open()
    sudoku.paste(SAMURAI)
    expect(sudoku.page.get_by_role("gridcell")).to_have_count(369)
    expect(sudoku.status).to_have_text("A 21 × 21 puzzle with one given.")
    sudoku.button("Share").click()
    sudoku.button("Copy link").click()
    expect(sudoku.page.get_by_text("Link copied")).to_be_visible()
    link = sudoku.page.get_by_role("textbox", name="Link").input_value()
    assert sudoku.copied(link) == link
    assert "%" not in link
    sudoku.button("Close").click()
    sudoku.blank(4)
    sudoku.open(link.removeprefix(sudoku.address))
    expect(sudoku.page.get_by_role("gridcell")).to_have_count(369)
    assert written(sudoku) == SAMURAI


@pytest.mark.parametrize("way", ["paste", "import"])
def test_a_link_may_be_pasted_as_text(sudoku: Sudoku, way: str) -> None:
    sudoku.open()
    link = f"{sudoku.address}#p=1%2E{'.' * 33}%36&box=3x2"
    if way == "paste":
        sudoku.paste(link)
    else:
        sudoku.opening()
        sudoku.page.get_by_role("dialog").get_by_role("textbox").fill(link)
        sudoku.button("Read").click()
        expect(sudoku.page.get_by_role("dialog")).to_be_hidden()
    expect(sudoku.status).to_have_text("A 6 × 6 puzzle with 2 givens.")
    expect(sudoku.cell(6, 6)).to_have_text("6")
    assert "#" not in sudoku.page.url


def test_a_link_that_is_broken_is_told_and_breaks_nothing(sudoku: Sudoku) -> None:
    sudoku.open("#p=%E0%A4%A&box=%&%")
    expect(sudoku.status).to_contain_text("To change the text, press the folder (Open).")
    sudoku.paste("https://x.org/#p=1%2")
    expect(sudoku.status).to_contain_text("To change the text, press the folder (Open).")
    sudoku.opening()
    box = sudoku.page.get_by_role("dialog").get_by_role("textbox")
    expect(box).to_have_value("1%2")
    box.fill(SMALL)
    sudoku.button("Read").click()
    expect(sudoku.cell(1, 1)).to_have_text("1")


def test_a_link_opens_and_so_does_another_in_the_same_page(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + "." * 35 + "1&box=3x2")
    expect(sudoku.cell(6, 6)).to_have_text("1")
    sudoku.cell(4, 5).click()
    sudoku.page.keyboard.type("1")
    expect(sudoku.status).to_contain_text("Box 6 has the digit 1 more than once")
    sudoku.follow("#p=" + EASY)
    expect(sudoku.status).to_have_text("A 9 × 9 puzzle with 36 givens.")
    sudoku.follow("#p=abc")
    expect(sudoku.status).to_contain_text("This link contains no puzzle.")


def test_the_board_survives_a_reload_with_its_history(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + EASY)
    sudoku.cell(1, 3).click()
    sudoku.page.keyboard.type("8")
    sudoku.page.reload()
    sudoku.usable()
    expect(sudoku.cell(1, 3)).to_have_text("8")
    sudoku.button("Undo").click()
    expect(sudoku.cell(1, 3)).to_have_text("")
    sudoku.button("Redo").click()
    sudoku.blank(4)
    sudoku.page.reload()
    sudoku.usable()
    expect(sudoku.page.get_by_role("gridcell")).to_have_count(16)


def test_the_puzzle_is_copied_and_downloaded_as_written(sudoku: Sudoku) -> None:
    sudoku.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sudoku.open("#p=" + EASY)
    sudoku.button("Share").click()
    written = sudoku.page.get_by_role("textbox", name="Puzzle as text")
    texts = set()
    # The first group: other programs' styles are in the second.
    own = sudoku.choice("Style").locator("optgroup").first.locator("option")
    expect(own).to_have_count(7)
    styles = own.evaluate_all("o => o.map(o => o.value)")
    for style in styles:
        sudoku.choice("Style").select_option(style)
        texts.add(written.input_value())
    assert len(texts) == 7
    sudoku.choice("Style").select_option("csv")
    text = written.input_value()
    sudoku.button("Copy text").click()
    expect(sudoku.page.get_by_text("Text copied")).to_be_visible()
    assert sudoku.copied(text) == text
    with sudoku.page.expect_download() as download:
        sudoku.button("Download").click()
    assert download.value.suggested_filename == "sudoku-9x9.csv"
    assert Path(download.value.path()).read_text() == text


@pytest.mark.parametrize("side", [9, 25])
def test_the_board_prints_on_one_clean_page(sudoku: Sudoku, side: int) -> None:
    sudoku.open("#p=" + EASY)
    sudoku.blank(side)
    pdf = sudoku.page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
    sudoku.page.emulate_media(media="print")
    expect(sudoku.grid).to_be_visible()
    expect(sudoku.button("Solve")).to_be_hidden()
    expect(sudoku.page.get_by_role("heading", name="Sudoku")).to_be_hidden()
