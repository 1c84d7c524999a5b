"""A photo of a puzzle: from a file, the clipboard and another app; with the corners set by hand."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Locator, expect

from tests.plain import GUROBI as EASY

from .conftest import Sudoku

PAPER = """<style>
  body { margin: 0; background: #cfc8b8; perspective: 1400px; }
  table { margin: 70px auto; border-collapse: collapse; border: 5px solid #222; background: #f4f1ea;
          transform: rotateX(9deg) rotateY(-7deg) rotateZ(3deg); }
  td { inline-size: 60px; block-size: 60px; padding: 0; text-align: center; }
  td { border: 2px solid #333; font: 38px "DejaVu Sans", sans-serif; }
  td:nth-child(3n) { border-right-width: 5px; }
  tr:nth-child(3n) td { border-bottom-width: 5px; }
</style>"""
PASTE = """([name, type, data]) => {
  const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0));
  const moved = new DataTransfer();
  moved.items.add(new File([bytes], name, { type }));
  document.body.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData: moved, bubbles: true, cancelable: true }));
}"""
SHARE = """async data => {
  const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0));
  const form = new FormData();
  form.append("file", new File([bytes], "photo.png", { type: "image/png" }));
  await fetch("./?shared", { method: "POST", body: form });
  return (await (await caches.open("sudoku-page:/#shared")).keys())[0].url;
}"""
READ = re.compile(r"Read \d+ givens\.")
TWICE = EASY.replace("5", "7", 1)
"""A digit stands twice in a block: nobody knows which of the two is misread."""


def photo_of(context: BrowserContext, puzzle: str = "") -> bytes:
    """A page with a puzzle, seen from aside; without one, a page of text."""
    rows = [puzzle[start : start + 9] for start in range(0, len(puzzle), 9)]
    cells = ["".join(f"<td>{sign.strip('.')}" for sign in row) for row in rows]
    page = context.new_page()
    page.set_viewport_size({"width": 800, "height": 760})
    table = f"<table><tr>{'<tr>'.join(cells)}</table>" if puzzle else "<p>Nothing but words here."
    page.set_content(PAPER + table)
    picture = page.screenshot()
    page.close()
    return picture


def choose(sudoku: Sudoku, name: str, kind: str, data: bytes) -> Locator:
    """Choose a file as the picture; gives the dialog."""
    dialog = sudoku.page.get_by_role("dialog", name="Puzzle from a photo")
    if not dialog.is_visible():
        sudoku.opening().button("Photo").click()
    with sudoku.page.expect_file_chooser() as chooser:
        sudoku.button("Choose a picture").click()
    chooser.value.set_files({"name": name, "mimeType": kind, "buffer": data})
    return dialog


def paste(sudoku: Sudoku, data: bytes) -> None:
    """Paste a picture, wherever the focus is."""
    sudoku.page.evaluate(PASTE, ["image.png", "image/png", base64.b64encode(data).decode()])


def board(sudoku: Sudoku) -> str:
    """Return what the board holds, a character a cell."""
    return "".join([value or "." for value in sudoku.values()])


def read(sudoku: Sudoku) -> str:
    """The same once a picture is read."""
    expect(sudoku.status.first).to_have_text(READ, timeout=60_000)
    return board(sudoku)


def test_a_photo_is_read_and_its_doubtful_cells_are_looked_at(
    sudoku: Sudoku, violations: Callable[..., list[str]]
) -> None:
    sudoku.open("#p=" + "1" + "." * 80).ready()
    dialog = choose(sudoku, "page.png", "image/png", photo_of(sudoku.page.context, TWICE))
    expect(dialog).to_be_hidden(timeout=60_000)
    assert read(sudoku) == TWICE
    expect(sudoku.status).to_contain_text("doubtful cells are marked")
    first = TWICE.index("7")
    assert sudoku.button("Start").is_visible()
    room = sudoku.page.get_by_role("region", name=re.compile(r"R\dC\d: \d\?"))
    expect(room).to_be_visible()
    assert violations(sudoku.page) == []
    cell = sudoku.cell(first // 9 + 1, first % 9 + 1)
    expect(cell).to_have_accessible_name(re.compile("doubtful"))
    cell.click()
    sudoku.page.keyboard.press(EASY[first])
    expect(cell).not_to_have_accessible_name(re.compile("doubtful"))
    sudoku.button("Next doubtful cell").click()
    sudoku.page.get_by_role("button", name="Yes, ").click()
    assert board(sudoku) == EASY
    sudoku.tab("Model").page.get_by_role("tab", name="Reading").click()
    expect(sudoku.page.get_by_role("tabpanel", name="Reading")).to_contain_text("cells were read")
    expect(sudoku.page.get_by_role("textbox", name="The model as text")).to_have_value(
        re.compile(r"Maximize\s+obj: ")
    )
    assert violations(sudoku.page, "#leaf-panel-reading") == []
    sudoku.tab("Play")
    while sudoku.button("Undo").is_enabled():
        sudoku.button("Undo").click()
    assert board(sudoku) == TWICE  # the puzzle before is in Recent


def test_corners_are_set_by_keys_and_read_again_without_the_network(sudoku: Sudoku) -> None:
    sudoku.open().ready()
    paste(sudoku, photo_of(sudoku.page.context, EASY))
    assert read(sudoku) == EASY
    sudoku.page.context.set_offline(True)
    sudoku.button("Whole photo").click()
    corner = sudoku.page.get_by_role("slider", name="Upper left corner")
    before = corner.get_attribute("aria-valuetext")
    corner.focus()
    sudoku.page.keyboard.press("Shift+ArrowLeft")
    assert corner.get_attribute("aria-valuetext") != before
    sudoku.page.keyboard.press("Shift+ArrowRight")
    expect(corner).to_have_attribute("aria-valuetext", str(before))
    sudoku.button("Turn").click()
    sudoku.button("Read").click()
    expect(sudoku.page.get_by_role("dialog")).to_be_hidden(timeout=60_000)
    assert board(sudoku) != EASY
    sudoku.button("Undo").click()
    assert board(sudoku) == EASY
    sudoku.page.context.set_offline(False)


def test_what_cannot_be_read_is_told(sudoku: Sudoku) -> None:
    sudoku.open().ready()
    before = sudoku.values()
    dialog = choose(sudoku, "notes.txt", "text/plain", b"no picture")
    expect(dialog).to_contain_text("This is not a picture.")
    choose(sudoku, "photo.jpg", "image/jpeg", b"\xff\xd8 broken")
    expect(dialog).to_contain_text("This picture cannot be opened")
    choose(sudoku, "photo.heic", "image/heic", b"\0\0\0\x18ftypheic")
    expect(dialog).to_contain_text("This browser cannot open HEIC pictures.")
    text = photo_of(sudoku.page.context)
    choose(sudoku, "text.png", "image/png", text).get_by_role("button", name="Cancel").click()
    expect(dialog.get_by_role("heading")).to_be_focused()
    choose(sudoku, "text.png", "image/png", text)
    expect(dialog).to_contain_text("set the corners by hand", timeout=60_000)
    expect(sudoku.page.get_by_role("slider")).to_have_count(4)
    sudoku.button("Close").click()
    sudoku.holds(before)


def test_another_app_shares_a_photo(sudoku: Sudoku) -> None:
    sudoku.open().ready()
    picture = base64.b64encode(photo_of(sudoku.page.context, EASY)).decode()
    sudoku.page.goto(sudoku.page.evaluate(SHARE, picture))
    sudoku.usable()
    assert read(sudoku) == EASY
    assert "shared" not in sudoku.page.url
