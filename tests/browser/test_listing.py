"""A list of puzzles becomes a table, on workers of its own, and a booklet."""

from __future__ import annotations

import csv
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.test_printing import PRINTED, pages
from tests.plain import CLASSIC, GUROBI

from .conftest import Sudoku

SECONDS = 60_000
FOUR = "1234341221434321"
SMALL = ["." * place + sign + "." * (15 - place) for place, sign in enumerate(FOUR)]
"""Each with several solutions."""
BEHIND = """async behind => {
  while (globalThis.background !== behind) await new Promise(done => setTimeout(done, 20));
}"""
"""Waits in a worker until it knows that it is, or is not, behind the first."""
SLOW = """
  window.writing = window.most = 0;
  window.written = [];
  const open = IDBFactory.prototype.open, { put } = IDBObjectStore.prototype;
  const { close } = IDBDatabase.prototype;
  IDBFactory.prototype.open = function (name, ...more) {
    const opening = open.call(this, name, ...more);
    if (!name.endsWith("#lists")) return opening;
    return {
      set onupgradeneeded(call) { opening.onupgradeneeded = call; },
      set onerror(call) { opening.onerror = call; },
      set onsuccess(call) {
        opening.onsuccess = (event) => {
          window.most = Math.max(window.most, ++window.writing);
          setTimeout(() => call(event), 50);
        };
      },
      get result() { return opening.result; },
    };
  };
  IDBDatabase.prototype.close = function () {
    if (this.name.endsWith("#lists")) window.writing--;
    close.call(this);
  };
  IDBObjectStore.prototype.put = function (value, key) {
    if (this.transaction.db.name.endsWith("#lists")) window.written.push(key[1]);
    return put.apply(this, [value, key].slice(0, key === undefined ? 1 : 2));
  };
"""
"""Slows the database of lists down, and counts how often it is open at once."""
KEPT_AGAIN = """
  window.written.filter(name => name === "texts").length === 2
    && window.written.at(-1) === "rows" && !window.writing
"""
"""True once the list was written, removed and written again, its rows last."""
TEXT = "\n".join(
    [CLASSIC, "." * 81, "this is no puzzle", "11" + "." * 79, GUROBI]
    + [FOUR[:place] + "." + FOUR[place + 1 :] for place in range(16)]
    + SMALL
)


def room(sudoku: Sudoku) -> Locator:
    """The room of the list, opened."""
    sudoku.opening().button("List").click()
    return sudoku.page.get_by_role("dialog", name="Puzzle list")


def made(sudoku: Sudoku) -> Locator:
    """The room, with a list of which all is known."""
    sudoku.open()
    shown = room(sudoku)
    shown.get_by_role("textbox", name="Puzzles as text").fill(TEXT)
    shown.get_by_role("button", name="Make the list").press("Enter")
    expect(shown.get_by_role("heading", name="Puzzle list")).to_be_focused()
    expect(shown.get_by_role("status").first).to_have_text(
        "37 puzzles: 18 with one solution, 17 with several, 1 with none and 1 not readable.",
        timeout=SECONDS,
    )
    return shown


def numbers(shown: Locator) -> list[str]:
    """The numbers of the puzzles on the page of the table that is in sight."""
    return shown.get_by_role("rowheader").all_text_contents()


def test_a_text_becomes_a_table_that_is_sorted_filtered_saved_and_kept(
    sudoku: Sudoku, violations: Callable[..., list[str]]
) -> None:
    shown = made(sudoku)
    expect(shown.get_by_role("row")).to_have_count(26)
    bad = shown.get_by_role("row").filter(has_text="this is no puzzle")
    expect(bad).to_contain_text("Not readable: Line 3")
    expect(bad.get_by_role("checkbox")).to_be_disabled()
    expect(shown.locator("svg.picture")).to_have_count(24)
    assert violations(sudoku.page, "dialog[open]") == []
    shown.get_by_role("button", name="Next").click()
    expect(shown).to_contain_text("26 to 37 of 37")
    by_rating = shown.get_by_role("button", name="Rating")
    by_rating.click()
    by_rating.click()
    expect(shown.get_by_role("columnheader", name="Rating")).to_have_attribute(
        "aria-sort", "descending"
    )
    assert numbers(shown)[:2] in (["1", "5"], ["5", "1"])
    shown.get_by_role("combobox", name="Show").select_option("One")
    expect(shown).to_contain_text("1 to 18 of 18")
    with sudoku.page.expect_download() as saving:
        shown.get_by_role("button", name="Save as CSV").click()
    with Path(saving.value.path()).open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert saving.value.suggested_filename == "sudokus.csv"
    assert {row["unique"] for row in rows} == {"true"}
    assert {row["solution"] for row in rows[2:]} == {FOUR}
    sudoku.page.reload()
    sudoku.usable()
    shown = room(sudoku)
    expect(shown.get_by_role("row")).to_have_count(26)
    expect(shown.get_by_role("button", name="Resume")).to_be_hidden()
    shown.get_by_role("button", name="Open puzzle 1", exact=True).click()
    expect(shown).to_be_hidden()
    expect(sudoku.status).to_have_text("Puzzle 1 of the list.")
    sudoku.holds(CLASSIC.replace("0", "."))


def test_what_is_written_of_a_list_is_written_one_after_the_other(sudoku: Sudoku) -> None:
    sudoku.page.add_init_script(SLOW)
    shown = made(sudoku)
    shown.get_by_role("button", name="Another list").click()
    shown.get_by_role("button", name="Bring the previous list back").click()
    expect(shown.get_by_role("row")).to_have_count(26)
    sudoku.page.wait_for_function(KEPT_AGAIN)
    assert sudoku.page.evaluate("window.most") == 1
    sudoku.page.reload()
    sudoku.usable()
    expect(room(sudoku).get_by_role("status").first).to_contain_text("18 with one solution")


def test_the_ticked_ones_are_printed_as_a_booklet(sudoku: Sudoku) -> None:
    sudoku.page.add_init_script(PRINTED)
    shown = made(sudoku)
    for number in (2, 5, 6):
        shown.get_by_role("checkbox", name=f"Print puzzle {number}", exact=True).check()
    shown.get_by_label("Title", exact=True).fill("For Ada")
    shown.get_by_label("Per page").select_option("4")
    shown.get_by_role("checkbox", name="With a QR code").uncheck()
    shown.get_by_role("button", name="Print", exact=True).click()
    sudoku.page.wait_for_function("window.printed === 1")
    expect(sudoku.page.locator("#paper .leaf")).to_have_count(2)
    sudoku.page.emulate_media(media="print")
    assert pages(sudoku, "A4") == 2
    expect(sudoku.page.get_by_role("heading", name="For Ada")).to_be_visible()
    expect(sudoku.page.locator("#paper .answers")).to_contain_text("More than one solution")


def test_a_long_list_stops_and_goes_on_beside_the_board(phone: Sudoku) -> None:
    sudoku = phone
    sudoku.open().ready()
    shown = room(sudoku)
    lines = "\n".join([CLASSIC, GUROBI] * 1500)
    file = {"name": "many.sdm", "mimeType": "text/plain", "buffer": lines.encode()}
    sudoku.page.locator("#list-file").set_input_files(file)
    said, bar = shown.get_by_role("status").first, shown.get_by_role("progressbar")
    expect(said).to_have_text("Counting solutions…", timeout=SECONDS)
    expect(shown.get_by_role("row")).to_have_count(26)
    screen = sudoku.page.viewport_size
    sudoku.page.set_viewport_size({"width": 320, "height": 640})
    assert shown.evaluate("room => room.scrollWidth <= room.clientWidth")
    sudoku.page.set_viewport_size(screen)
    # Those of lists are behind the first, and bring no solvers of their own.
    first, second, *_ = sudoku.page.workers
    for worker, behind in ((first, False), (second, True)):
        worker.evaluate(BEHIND, behind)
    shown.get_by_role("button", name="Cancel").press("Enter")
    expect(bar).to_be_hidden()
    expect(shown.get_by_role("button", name="Resume")).to_be_focused()
    expect(said).to_contain_text("Stopped: ")
    sudoku.page.reload()
    sudoku.usable()
    shown = room(sudoku)
    shown.get_by_role("button", name="Resume").click()
    begun = bar.get_attribute("value") or ""
    expect(bar).not_to_have_attribute("value", begun, timeout=SECONDS)
    with ExitStack() as ends:
        for worker in sudoku.page.workers[1:]:
            ends.enter_context(worker.expect_event("close"))
        shown.get_by_role("button", name="Close").click()
        sudoku.solve()
