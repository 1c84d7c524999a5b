"""The board as it is drawn: rules that take no room from the cells, and notes as text."""

import pytest
from playwright.sync_api import Page, expect

RULES = ";killer:3=r1c1-r1c2;thermometer:r3c3-r3c4-r4c4;diagonals"
PLAIN = "#p=" + "." * 81
SAMURAI = "#p=" + "." * 441 + ";shape:21x21;digits:1-9;boards:3x3=r1c1-r1c13-r7c7-r13c1-r13c13"


def boxes(page: Page) -> list[list[float]]:
    """Return where the cells are."""
    return page.eval_on_selector_all(
        "[role=gridcell]",
        "cells => cells.map(cell => { const box = cell.getBoundingClientRect();"
        " return [box.x, box.y, box.width, box.height]; })",
    )


def test_cells_do_not_move_for_rules_and_are_named_by_them(page, sudoku):
    sudoku.open(PLAIN)
    plain = boxes(page)
    sudoku.follow(PLAIN + RULES)
    first = sudoku.cell(1, 1)
    expect(first).to_have_accessible_name(
        "Row 1, column 1, empty, on a diagonal, in a cage with sum 3"
    )
    assert boxes(page) == plain
    assert page.locator("#lines svg").count() == 1
    drawn, board = page.locator("#lines svg").bounding_box(), sudoku.grid.bounding_box()
    assert drawn
    assert board
    assert abs(drawn["width"] - board["width"]) < 1
    assert abs(drawn["x"] - board["x"]) < 1


LINES = (
    "thermometer:{0}",
    "renban:{0}",
    "palindrome:{0}",
    "whisper:5={0}",
    "regionsum:{0}",
    "zipper:{0}",
    "between:{0}",
    "entropic:{0}",
    "parity:{0}",
    "arrow:r3c3={0}",
    "diagonals",
)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_digits_over_lines_have_a_halo_of_the_colour_of_cells(page, sudoku, scheme):
    page.emulate_media(color_scheme=scheme)
    sudoku.open("#p=12" + "." * 79)
    cell = sudoku.cell(1, 1)
    expect(cell).to_have_css("text-shadow", "none")
    sheet = {"light": "rgb(255, 253, 248)", "dark": "rgb(33, 30, 25)"}[scheme]
    for rule in LINES:
        sudoku.follow("#p=12" + "." * 79 + ";" + rule.format("r1c1-r1c2-r2c3"))
        expect(page.locator("#lines svg")).to_have_count(1)
        halo = cell.evaluate("cell => getComputedStyle(cell).textShadow")
        assert halo.count(sheet) >= 3, rule


def test_what_lies_over_the_rules_can_be_clicked(page, sudoku):
    sudoku.open(PLAIN + RULES)
    sudoku.cell(3, 3).click(position={"x": 5, "y": 5})
    expect(sudoku.cell(3, 3)).to_have_attribute("aria-selected", "true")


def test_a_board_with_gaps_is_drawn_around_its_cells(page, sudoku):
    sudoku.open(SAMURAI)
    assert page.get_by_role("gridcell").count() == 369
    expect(page.get_by_role("gridcell", name="Row 21, column 21")).to_be_visible()


def test_givens_are_read_only_and_notes_are_text_that_leaves_the_value_empty(page, sudoku):
    sudoku.open("#p=1" + "." * 80)
    cell = sudoku.cell(1, 2)
    expect(sudoku.cell(1, 1)).to_have_attribute("aria-readonly", "true")
    assert cell.get_attribute("aria-readonly") is None
    cell.click()
    page.keyboard.press("Control+Digit1")
    page.keyboard.press("Control+Digit2")
    expect(cell).to_have_text("1 2")
    expect(cell).to_have_attribute("data-value", "")
    expect(cell).to_have_accessible_name(
        "Row 1, column 2, empty, centre notes 1, 2, in conflict among the notes: 1"
    )
    expect(cell.locator("u")).to_have_text("1")


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_zoom_hides_no_cell(page, sudoku, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sudoku.open("#p=" + "." * 256)
    board, zoom = page.locator("#frame").bounding_box(), page.locator("#zoom").bounding_box()
    assert board
    assert zoom
    below, beside = board["y"] + board["height"], board["x"] + board["width"]
    assert zoom["y"] >= below or zoom["x"] >= beside


def test_the_picked_cell_shows_in_forced_colours(page, sudoku):
    page.emulate_media(forced_colors="active")
    sudoku.open(PLAIN)
    style = "cell => getComputedStyle(cell).outlineStyle"
    sudoku.cell(2, 2).click()
    assert sudoku.cell(2, 2).evaluate(style) in ("solid", "double")
    assert sudoku.cell(9, 9).evaluate(style) == "none"


def test_no_mark_of_a_cell_covers_a_cage_and_its_sum(page, sudoku):
    sudoku.open("#p=" + "." * 81 + ";killer:8=r1c1-r1c2-r1c3")
    sudoku.cell(1, 1).click()
    shot = {"clip": page.locator("#over .sums text").bounding_box()}
    picked = page.screenshot(**shot)
    page.add_style_tag(content="#over { visibility: hidden }")
    assert page.screenshot(**shot) != picked
    page.add_style_tag(content="#over { visibility: visible !important; z-index: 1 }")
    assert page.screenshot(**shot) == picked, "above the cells already"


COLOURS = """() => {
  const text = document.body.appendChild(document.createElement("i"));
  text.style.color = "CanvasText";
  const digits = [...document.querySelectorAll("#board .given, #board .candidates")];
  return [digits.length > 0, digits.every((digit) => {
    const { color, forcedColorAdjust } = getComputedStyle(digit);
    return color === getComputedStyle(text).color && forcedColorAdjust === "none";
  })];
}"""
"""Whether there are digits, and whether all have the system's colour without a plate behind."""


def test_in_forced_colours_no_plate_hides_what_a_hint_draws(page, sudoku):
    page.emulate_media(forced_colors="active")
    sudoku.open(
        "#p=.1.293..73.7......52.61.3...5.....7.7...5186486.....93....7.9451.....726....241.8"
    )
    sudoku.ready().button("Hint").click()
    for _ in range(3):
        page.locator("#hint-more").click()
    expect(page.locator("#hint-drawing svg").first).to_be_attached()
    assert page.evaluate(COLOURS) == [True, True]
    expect(page.locator("#pause")).to_have_css("border-top-width", "0px")


ROWS = """notes => notes.map((note) => {
  const range = document.createRange();
  range.selectNodeContents(note);
  const middles = [...range.getClientRects()].map((box) => Math.round(box.top + box.height / 2));
  return new Set(middles).size;
})"""
"""The number of lines in which each cell's notes stand."""


@pytest.mark.parametrize(
    ("fragment", "rows"),
    [
        ("#p=1" + "." * 80, 3),
        ("#p=1" + "." * 255, 4),
        ("#p=1" + "." * 624, 5),
        (SAMURAI.replace(".", "1", 1), 3),
    ],
)
@pytest.mark.parametrize("size", [(360, 640), (1440, 900)])
def test_notes_stand_in_as_many_rows_as_their_places(page, sudoku, fragment, rows, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sudoku.open(fragment)
    sudoku.cell(1, 3).click()
    for key in ("Control+Digit1", "Control+Digit2", "Control+Digit3"):
        page.keyboard.press(key)
    notes = page.locator("#board .places")
    expect(notes).to_have_count(1)
    assert notes.evaluate_all(ROWS) == [rows]
