"""The room that the leaves of the tab Model have."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sudoku
from tests.browser.test_layout import BOXES, OUTSIDE, SIZES, SPEAK
from tests.browser.test_model import opened, turned
from tests.plain import HARD

LOG = "Src  Proc. InQueue |  Leaves   Expl. | BestBound       BestSol              Gap |   Cuts"
SHOW_LOG = """text => {
  document.querySelector("#log-first").hidden = false;
  document.querySelector("#log-first-text").textContent = text;
}"""
SIDEWAYS = "element => element.scrollWidth > element.clientWidth"


@pytest.mark.parametrize("size", SIZES)
def test_every_leaf_can_be_reached_without_scrolling_sideways(sudoku: Sudoku, size: str) -> None:
    width, height = SIZES[size]
    sudoku.page.set_viewport_size({"width": width, "height": height})
    opened(sudoku, HARD)
    page = sudoku.page
    page.evaluate("document.querySelector('#leaf-reading').hidden = false")  # as after a photo
    for language in ("pt", "es", "en"):
        page.evaluate(SPEAK, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate(OUTSIDE, ["#leaf-reading", "#leaf-log", "#leaf-export"]) == []
        assert not page.locator(".leaves").evaluate(SIDEWAYS)


@pytest.mark.parametrize("size", SIZES)
def test_a_log_does_not_scroll_sideways(sudoku: Sudoku, size: str) -> None:
    width, height = SIZES[size]
    sudoku.page.set_viewport_size({"width": width, "height": height})
    opened(sudoku, HARD, "Log")
    sudoku.page.evaluate(SHOW_LOG, LOG)
    log = sudoku.page.locator("#log-first-text")
    expect(log).to_be_visible()
    assert not log.evaluate(SIDEWAYS)


def test_a_leaf_has_room_on_a_phone(phone: Sudoku) -> None:
    phone.page.set_viewport_size({"width": 390, "height": 844})
    opened(phone, HARD)
    panel = phone.page.locator("#panel-model").bounding_box()
    assert panel
    assert panel["height"] >= 340
    assert phone.page.evaluate(OUTSIDE, ["#frame", "#solve", "#tab-model"]) == []
    cell = phone.cell(5, 5).bounding_box()
    assert cell
    assert cell["width"] >= 24
    board, lines = [phone.page.locator(f"#{name}").bounding_box() for name in ("board", "lines")]
    assert board
    assert board == lines
    assert board["width"] == 9 * cell["width"]
    turned(phone, "Program")
    phone.page.locator("#sizes").scroll_into_view_if_needed()
    expect(phone.page.locator("#leaf-program")).to_be_in_viewport()


def test_the_form_of_an_export_is_read_whole(phone: Sudoku) -> None:
    export = opened(phone, HARD, "Export")
    form = export.get_by_role("combobox", name=re.compile("^Form$"))
    expect(form).to_have_text(re.compile("^FullReduced$"), timeout=60_000)
    room = form.evaluate(
        """select => {
          const context = document.createElement("canvas").getContext("2d");
          const style = getComputedStyle(select);
          context.font = style.font;
          const sides = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
          const texts = [...select.options].map(({ text }) => context.measureText(text).width);
          return select.clientWidth - sides - Math.max(...texts);
        }"""
    )
    assert room >= 0


@pytest.mark.parametrize("size", ["projector", "laptop"])
def test_what_is_read_is_in_line_with_the_header(sudoku: Sudoku, size: str) -> None:
    width, height = SIZES[size]
    sudoku.page.set_viewport_size({"width": width, "height": height})
    opened(sudoku, HARD)
    names = ["#open-menu", "#panel-model", ".line"]
    boxes = sudoku.page.evaluate(BOXES, names)
    assert len({box[2] for box in boxes.values()}) == 1, boxes
    sudoku.tab("Solvers")
    names = ["#open-menu", "#panel-solvers", ".line"]
    boxes = sudoku.page.evaluate(BOXES, names)
    assert len({box[2] for box in boxes.values()}) == 1, boxes
