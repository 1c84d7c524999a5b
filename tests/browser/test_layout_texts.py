"""Test that texts have room, and that rooms are in line with the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.boards import DATA
from tests.browser.conftest import Sudoku
from tests.browser.test_layout import BOARDS, BOXES, CUT, OUTSIDE, SPEAK, languages_of_a_hint
from tests.browser.test_statistics import finish, opened
from tests.ui.test_words import words_of

CLEAR = "rgba(0, 0, 0, 0)"
FILL = "button => getComputedStyle(button).backgroundColor"
PLACES = """buttons => {
  const rows = new Map();
  for (const button of document.querySelectorAll(buttons)) {
    if (!button.checkVisibility()) continue;
    const { x, y } = button.getBoundingClientRect();
    rows.set(Math.round(y), [...rows.get(Math.round(y)) ?? [], Math.round(x)]);
  }
  return [...rows.values()];
}"""
"""The left edges of what is in sight, row by row."""
CLIPPED = """buttons => [...document.querySelectorAll(buttons)]
  .filter((button) => button.scrollWidth > button.clientWidth + 1)
  .map((button) => button.textContent)"""


def test_a_killers_hint_fits_a_projector(sudoku: Sudoku) -> None:
    sudoku.page.set_viewport_size({"width": 1280, "height": 720})
    killer = (DATA / "killers.txt").read_text("utf-8").splitlines()[1]
    page = sudoku.open(f"#p={killer.split()[0]}").ready().page
    for language in languages_of_a_hint(sudoku):
        assert page.evaluate(CUT, ["#hint-body"]) == [], language
        assert page.evaluate(OUTSIDE, ["#hint-room"]) == [], language


@pytest.mark.parametrize("width", [360, 390])
@pytest.mark.parametrize("reservation", ["", ".partly"])
def test_what_check_says_has_room_on_a_phone(phone: Sudoku, width: int, reservation: str) -> None:
    phone.page.set_viewport_size({"width": width, "height": 780})
    page = phone.open(f"#p={BOARDS[1]}").page
    places = [(row, row) for row in range(1, 7)]
    right, many = "check.right" + reservation, {"count": 47, "cells": places[:1]}
    wrong, one = ("check.wrong", {"count": 6, "cells": places}), {"count": 1, "cells": places[:1]}
    lacking = ("check.notes-wrong", many)
    cases = (
        ((right, many), lacking),
        ((right, many), ("check.notes-too", {})),
        (("check.wrong", one), lacking),
        (("check.wrong", one), ("check.notes-wrong", one)),
        (wrong,),
        (("check.corners", {}),),
        (("check.notes-several" + reservation, {}),),
    )
    for language in ("pt", "es", "en"):
        words = words_of(language)
        for sentences in cases:
            text = " ".join([words(code, values) for code, values in sentences])
            phone.status.evaluate("(status, text) => { status.textContent = text; }", text)
            assert page.evaluate(CUT, ["#status"]) == [], text


def test_the_rooms_of_a_tablet_are_as_wide_as_its_board(sudoku: Sudoku) -> None:
    sudoku.page.set_viewport_size({"width": 820, "height": 1180})
    boxes = sudoku.open(f"#p={BOARDS[1]}").page.evaluate(
        BOXES, ["#board", "h1", "#open-menu", "#status", "#timer", "#keypad", "#solve", ".tabs"]
    )
    left, right = boxes["#board"][0], boxes["#board"][2]
    assert {boxes[name][0] for name in ("h1", "#status", "#keypad", ".tabs")} == {left}
    assert {boxes[name][2] for name in ("#open-menu", "#timer", "#solve", ".tabs")} == {right}


def test_the_tools_of_a_tablet_stand_in_three_columns(sudoku: Sudoku) -> None:
    sudoku.page.set_viewport_size({"width": 820, "height": 1180})
    page = sudoku.open(f"#p={BOARDS[1]}").page
    for language in ("pt", "es", "en"):
        page.evaluate(SPEAK, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        rows = page.evaluate(PLACES, "#toolbar button")
        assert len(rows) == 3, language
        assert {tuple(lefts) for lefts in rows} == {tuple(rows[0])}, language
        assert page.evaluate(CUT, ["#toolbar"]) == [], language


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (1440, 900)], ids=str)
def test_one_like_this_is_in_the_columns_of_the_levels(
    sudoku: Sudoku, size: tuple[int, int]
) -> None:
    sudoku.page.set_viewport_size({"width": size[0], "height": size[1]})
    page = sudoku.open(f"#p={BOARDS[1]}").ready().page
    sudoku.button("New").click()
    for language in ("pt", "es", "en"):
        page.evaluate(SPEAK, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        alike = page.evaluate(PLACES, "#alike > *")
        assert {*alike[0]} <= {*page.evaluate(PLACES, "#new-puzzle label, #levels button")[0]}
        assert page.evaluate(CLIPPED, "#new-puzzle button") == [], language


@pytest.mark.parametrize("size", [(390, 844), (820, 1180)], ids=["phone", "tablet"])
def test_no_tab_shows_beside_the_card_of_the_end(sudoku: Sudoku, size: tuple[int, int]) -> None:
    sudoku.page.set_viewport_size({"width": size[0], "height": size[1]})
    opened(sudoku)
    finish(sudoku)
    expect(sudoku.page.get_by_role("dialog", name="Solved!")).to_be_visible()
    expect(sudoku.page.locator("#tab-play")).to_be_hidden()
    sudoku.page.keyboard.press("Escape")
    expect(sudoku.page.locator("#tab-play")).to_be_visible()


def test_a_hint_has_the_only_main_button_and_hides_erase_whole(sudoku: Sudoku) -> None:
    sudoku.page.set_viewport_size({"width": 1280, "height": 720})
    page = sudoku.open(f"#p={BOARDS[1]}").ready().page
    solve, erase = sudoku.button("Solve"), sudoku.button("Erase")
    assert solve.evaluate(FILL) != CLEAR
    for _language in languages_of_a_hint(sudoku):
        assert page.locator("#hint-more").evaluate(FILL) != CLEAR
        assert page.locator("#solve").evaluate(FILL) == CLEAR
        expect(page.locator("#erase")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(erase).to_be_visible()
    assert solve.evaluate(FILL) != CLEAR


SANDWICH = (
    "....7..48...5.4....7......259.76.................95.273......8....1.6...26..4....;"
    "sandwich:12=r2c0;sandwich:26=r10c1;sandwich:0=r0c7;sandwich:0=r10c8"
)
KILLERS = "." * 81 + ";littlekiller:11=r6c0-r7c1;littlekiller:12=r5c10-r6c9"
AMISS = """() => {
  const box = (element) => element.getBoundingClientRect();
  const frame = box(document.querySelector("#frame"));
  const others = [...document.querySelectorAll("#lines .clues text, #board, header .icon")]
    .map(box).filter(({ width }) => width);
  const covers = ({ x, y, right, bottom, height }, label) => x < label.right - 1
    && label.x < right - 1 && y + height * .2 < label.bottom && label.y < bottom;
  return [...document.querySelectorAll(".labels span")].filter((element) => {
    const label = box(element);
    return label.width < 3 || label.x < Math.max(frame.x, 0) - .5
      || label.y < Math.max(frame.y, 0) - .5 || others.some((other) => covers(other, label));
  }).map(({ textContent }) => textContent);
}"""
"""The labels of rows and columns that are cut off, or that lie on a clue, the board or a button."""


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (667, 375), (820, 1180)])
def test_rows_and_columns_have_labels_beside_the_clues(
    phone: Sudoku, size: tuple[int, int]
) -> None:
    phone.page.set_viewport_size({"width": size[0], "height": size[1]})
    for board, count in (
        (BOARDS[0], 4),
        (BOARDS[1], 9),
        (BOARDS[2], 16),
        (SANDWICH, 9),
        (KILLERS, 9),
    ):
        page = phone.open(f"#p={board}").page
        expect(page.locator("#row-labels span")).to_have_count(count)
        assert page.evaluate(AMISS) == [], board


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_zoom_stands_apart_from_solve(phone: Sudoku, size: tuple[int, int]) -> None:
    phone.page.set_viewport_size({"width": size[0], "height": size[1]})
    for board in (BOARDS[2], BOARDS[3]):
        page = phone.open(f"#p={board}").page
        expect(page.locator("#zoom")).to_be_visible()
        zoom, solve = page.evaluate(BOXES, ["#zoom", "#solve"]).values()
        assert zoom[3] <= solve[1], len(board)


def test_the_proportions_of_a_projector(sudoku: Sudoku) -> None:
    sudoku.page.set_viewport_size({"width": 1280, "height": 720})
    page = sudoku.open(f"#p={BOARDS[1]}").page
    board, column, key = page.evaluate(BOXES, ["#board", "#panel-play", "#pad button"]).values()
    assert board[4] == pytest.approx(560, abs=4)
    assert column[4] >= 360
    assert key[3] - key[1] == pytest.approx(72, abs=1)


def test_a_hint_of_four_lines_leaves_the_pad_of_a_phone_lying_down(phone: Sudoku) -> None:
    phone.page.set_viewport_size({"width": 844, "height": 390})
    page = phone.open(f"#p={SANDWICH}").ready().page
    for language in languages_of_a_hint(phone):
        boxes = page.evaluate(BOXES, ["#hint-room", "#pad"])
        assert boxes["#hint-room"][3] <= boxes["#pad"][1], language
        assert page.evaluate(CUT, ["#hint-body"]) == [], language
        assert page.evaluate(OUTSIDE, ["#hint-room"]) == [], language


def test_a_long_hint_covers_a_small_phones_pad_and_not_its_board(phone: Sudoku) -> None:
    phone.page.set_viewport_size({"width": 360, "height": 640})
    page = phone.open(f"#p={BOARDS[1]}").ready().page
    for language in languages_of_a_hint(phone):
        page.locator("#hint-room").evaluate("room => { room.style.setProperty('--free', 0); }")
        page.locator("#hint-details .why").evaluate(
            "(li, t) => { li.textContent = t; }", "a b " * 50
        )
        boxes = page.evaluate(BOXES, ["#hint-room", "#frame", "#pad"])
        assert boxes["#frame"][3] <= boxes["#hint-room"][1], language
        assert boxes["#pad"][1] < boxes["#hint-room"][3] <= boxes["#pad"][3], language
        assert page.evaluate(CUT, ["#hint-body"]) == [], language


@pytest.mark.parametrize("mirrored", [False, True])
def test_a_hint_takes_the_room_of_tools_on_a_tablet_beside_the_pad(
    sudoku: Sudoku, mirrored: bool
) -> None:
    sudoku.page.set_viewport_size({"width": 820, "height": 1180})
    page = sudoku.open(f"#p={SANDWICH}").ready().page
    page.locator("#mirrored").evaluate("(box, on) => on && box.click()", mirrored)
    expect(page.locator("html")).to_have_attribute("data-mirrored", str(mirrored).lower())
    for language in languages_of_a_hint(sudoku):
        names = ["#hint-room", "#pad", "#kinds", "#frame", ".tabs", "#status"]
        room, pad, kinds, frame, tabs, status = page.evaluate(BOXES, names).values()
        for left, _top, right, *_rest in (kinds, pad, status):
            assert room[2] <= left if mirrored else right <= room[0], language
        assert frame[3] <= room[1], language
        assert frame[0] <= room[0], language
        assert room[2] <= frame[2], language
        assert room[3] <= tabs[1], language
        assert page.evaluate(CUT, ["#hint-body"]) == [], language
        expect(page.locator("#pad")).to_be_visible()
        expect(page.locator("#solve")).to_be_hidden()
    page.locator("#hint-close").click()
    expect(page.locator("#solve")).to_be_visible()


GAPS = """names => {
  const boxes = [...document.querySelectorAll(names)].filter((name) => name.checkVisibility())
    .map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return range.getBoundingClientRect();
    }).sort((one, other) => one.x - other.x);
  return Math.min(...boxes.slice(1).map((box, at) => box.left - boxes[at].right));
}"""
"""The least distance between the words of a row."""


@pytest.mark.parametrize(
    ("size", "names", "least"),
    [
        ((1280, 720), "#toolbar > button span, #more > button span", 12),
        ((667, 375), ".tabs button span, header > .quiet .icon", 8),
        ((640, 360), ".tabs button span, header > .quiet .icon", 8),
    ],
    ids=["tools of a projector", "tabs of a phone lying down", "tabs of a small one"],
)
def test_names_in_a_row_are_apart(
    sudoku: Sudoku, size: tuple[int, int], names: str, least: int
) -> None:
    sudoku.page.set_viewport_size({"width": size[0], "height": size[1]})
    page = sudoku.open(f"#p={BOARDS[1]}").page
    for language in ("pt", "es", "en"):
        page.evaluate(SPEAK, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate(GAPS, names) >= least, language
        assert page.evaluate(OUTSIDE, ["#solve", ".tabs"]) == [], language
