"""One screen on which nothing moves: at every size, in each language, for boards of all sizes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Sudoku

SIZES = {
    "phone": (390, 844),
    "tablet": (820, 1180),
    "projector": (1280, 720),
    "laptop": (1440, 900),
}
BOARDS = (
    ".4.1........3.2.",
    ".1.293..73.7......52.61.3...5.....7.7...5186486.....93....7.9451.....726....241.8",
    "." * 255 + "1",
    "." * 624 + "1",
)
EVERYWHERE = ("#frame", ".line", "#solve", "#tab-play", "#tab-solvers", "#tab-model")
PLAYING = ("#timer", "#undo", "#notes", "#check", "#erase", "#pad button:last-child")
BOXES = """names => Object.fromEntries(names.map((name) => {
  const { x, y, right, bottom, width } = document.querySelector(name).getBoundingClientRect();
  return [name, [x, y, right, bottom, width].map(Math.round)];
}))"""
OUTSIDE = """names => names.filter((name) => {
  const { x, y, right, bottom, width } = document.querySelector(name).getBoundingClientRect();
  return !width || x < 0 || y < 0 || right > innerWidth + .5 || bottom > innerHeight + .5;
})"""
SOLVED = re.compile("only solution|more than one solution")


def sized(browser: Browser, site: str, size: str, board: str) -> Sudoku:
    """The page on a screen of this size, with a puzzle on it."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en", has_touch=size == "phone"
    )
    return Sudoku(context.new_page(), site).open(f"#p={board}")


def too_wide(page: Page) -> bool:
    """Whether the page scrolls sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize("size", SIZES)
def test_all_that_is_needed_is_on_the_screen(browser: Browser, site: str, size: str) -> None:
    sudoku = sized(browser, site, size, BOARDS[0])
    page = sudoku.page
    for language in ("en", "pt", "es"):
        page.evaluate("""language => {
          const field = document.querySelector("#language");
          field.value = language;
          field.dispatchEvent(new Event("change", { bubbles: true }));
        }""", language)  # fmt: skip
        expect(page.locator("html")).to_have_attribute("lang", language)
        for board in BOARDS:
            page.evaluate("fragment => { location.hash = fragment }", f"#p={board}")
            expect(page.get_by_role("gridcell")).to_have_count(len(board))
            for tab in ("solvers", "model", "play"):
                page.locator(f"#tab-{tab}").click()
                wanted = [*EVERYWHERE, *(PLAYING if tab == "play" else ())]
                assert page.evaluate(OUTSIDE, wanted) == [], (language, len(board), tab)
                assert not too_wide(page), (language, len(board), tab)
    page.context.close()


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_when_an_outcome_comes(browser: Browser, site: str, size: str) -> None:
    sudoku = sized(browser, site, size, BOARDS[1]).ready()
    page = sudoku.page
    kept = [*EVERYWHERE, *PLAYING]
    for board, told in ((BOARDS[1], SOLVED), ("11" + "." * 79, re.compile("no solution"))):
        page.evaluate("fragment => { location.hash = fragment }", f"#p={board}")
        before = page.evaluate(BOXES, kept)
        sudoku.button("Solve").click()
        expect(sudoku.status).to_contain_text(told, timeout=60_000)
        assert page.evaluate(BOXES, kept) == before
    page.context.close()


def test_zooming_in_makes_the_board_larger(browser: Browser, site: str) -> None:
    """A browser's zoom gives the page fewer pixels, each of them larger."""
    seen = []
    for zoom in (1, 2, 4):
        context = browser.new_context(
            viewport={"width": 1280 // zoom, "height": 720 // zoom}, device_scale_factor=zoom
        )
        sudoku = Sudoku(context.new_page(), site).open(f"#p={BOARDS[1]}")
        box = sudoku.page.locator("#board").bounding_box()
        assert box
        assert not too_wide(sudoku.page)
        seen.append(box["width"] * zoom)
        context.close()
    assert seen == sorted(set(seen))


def test_a_phone_lying_down_shows_the_whole_board(browser: Browser, site: str) -> None:
    context = browser.new_context(viewport={"width": 844, "height": 390}, has_touch=True)
    sudoku = Sudoku(context.new_page(), site).open(f"#p={BOARDS[1]}")
    assert sudoku.page.evaluate(OUTSIDE, ["#frame", "#solve"]) == []
    assert not too_wide(sudoku.page)
    context.close()
