"""Test the end of a game as a player finds it: the card, the steps, the statistics, settings."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.ui.test_words import words_of

from .conftest import Sudoku
from .test_layout import CUT, OUTSIDE, SPEAK

PUZZLE = "1...34....1....3"
SOLUTION = "1234342143122143"


COVERED = """card => {
  const edge = document.querySelector(card).getBoundingClientRect();
  return [...document.querySelectorAll("#status, .facts, #timer, .rules, #pad, #toolbar, footer")]
    .filter((room) => room.checkVisibility({ visibilityProperty: true }))
    .filter((room) => getComputedStyle(room.closest(".line") ?? room).clipPath === "none")
    .filter((room) => {
      const box = room.getBoundingClientRect();
      return box.bottom > edge.top + 2 && box.top < edge.bottom && box.right > edge.left + 2;
    }).map((room) => room.id || room.className);
}"""
"""What is in sight and yet reaches under the card."""


COMPARED = """text => {
  const time = document.querySelector("#ending-card dd"), remark = document.createElement("small");
  remark.textContent = text;
  time.replaceChildren("10:05 ", remark);
  const name = time.previousSibling.getBoundingClientRect();
  return remark.getBoundingClientRect().y < name.bottom;
}"""
"""Set the time against others; return whether all of it stands in one line."""


def finish(sudoku: Sudoku) -> None:
    """Fill the board in."""
    for number, digit in enumerate(SOLUTION):
        if PUZZLE[number] == ".":
            sudoku.cell(number // 4 + 1, number % 4 + 1).click()
            sudoku.page.keyboard.press(digit)


def opened(sudoku: Sudoku) -> None:
    """Open the puzzle, and wait for its grade."""
    sudoku.open("#p=" + PUZZLE).ready()
    expect(sudoku.page.get_by_role("button", name="How hard it is:")).to_be_visible(timeout=60_000)


def seconds_between(page: Page, first: str, second: str) -> float:
    """Return the time between the last marks of two names."""
    time: float = page.evaluate(
        """([first, second]) => (performance.getEntriesByName(second).at(-1).startTime
             - performance.getEntriesByName(first).at(-1).startTime) / 1000""",
        [first, second],
    )
    return time


def test_a_card_ends_the_game_and_escape_closes_it(sudoku: Sudoku) -> None:
    opened(sudoku)
    finish(sudoku)
    card = sudoku.page.get_by_role("dialog", name="Solved!")
    expect(card).to_contain_text(re.compile(r"Time\s*\d:\d\d"))
    expect(card).to_contain_text(re.compile(r"Hints\s*none"))
    expect(card).to_contain_text("Hardest step")
    expect(card.get_by_role("heading", name="Solved!")).to_be_focused()
    assert seconds_between(sudoku.page, "finished", "card") < 30
    sudoku.page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(sudoku.grid).to_be_visible()


@pytest.mark.parametrize(("size", "scheme"), [((390, 844), "dark"), ((1440, 900), "light")])
def test_axe_finds_nothing_on_the_card(
    sudoku: Sudoku, violations: Callable[..., list[str]], size: tuple[int, int], scheme: str
) -> None:
    page = sudoku.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=scheme)
    opened(sudoku)
    finish(sudoku)
    card = page.get_by_role("dialog", name="Solved!")
    expect(card).to_be_visible()
    assert violations(page, "dialog[open]") == []
    assert card.evaluate("card => card.scrollWidth <= card.clientWidth")


@pytest.mark.parametrize(
    "size", [(360, 640), (390, 844), (844, 390), (820, 1180), (1280, 720), (1440, 900)]
)
def test_the_card_leaves_the_solved_board_in_sight(phone: Sudoku, size: tuple[int, int]) -> None:
    page = phone.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    opened(phone)
    finish(phone)
    card = page.get_by_role("dialog")
    expect(card).to_be_visible()
    for language in ("pt", "es", "en"):
        page.evaluate(SPEAK, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        board, box = page.locator("#frame").bounding_box(), card.bounding_box()
        assert board
        assert box
        beside = box["x"] >= board["x"] + board["width"]
        assert beside or box["y"] >= board["y"] + board["height"], language
        times = {"time": "14:12", "median": "15:03"}
        assert page.evaluate(COMPARED, words_of(language)("ending.best", times)), language
        assert page.evaluate(OUTSIDE, ["#ending", "#frame"]) == [], language
        assert page.evaluate(CUT, ["#ending"]) == [], language
        assert page.evaluate(COVERED, "#ending") == [], language


def test_there_is_no_wave_for_who_wants_less_motion(sudoku: Sudoku) -> None:
    page = sudoku.page
    page.emulate_media(reduced_motion="reduce")
    opened(sudoku)
    finish(sudoku)
    expect(page.get_by_role("dialog", name="Solved!")).to_be_visible()
    waves = "[...document.querySelectorAll('[role=gridcell]')].flatMap((c) => c.getAnimations())"
    assert page.evaluate(waves + ".length") == 0


def test_from_the_card_the_next_puzzle_is_made(sudoku: Sudoku) -> None:
    opened(sudoku)
    finish(sudoku)
    sudoku.button("Next puzzle").click()
    expect(sudoku.page.get_by_role("dialog")).to_be_hidden()
    expect(sudoku.status).to_contain_text("4 × 4", timeout=60_000)
    assert "" in sudoku.values()


def test_the_steps_show_in_play_and_the_pad_comes_back(sudoku: Sudoku) -> None:
    opened(sudoku)
    finish(sudoku)
    sudoku.button("All steps").click()
    steps = sudoku.page.get_by_role("region", name="All steps to the end")
    expect(steps).to_contain_text("steps to see it on the board", timeout=60_000)
    steps.get_by_role("button", name="Next step").click()
    expect(steps).to_contain_text("Step 1 of")
    expect(sudoku.page.get_by_role("tab", name="Play", selected=True)).to_be_visible()
    steps.get_by_role("button", name="Close").click()
    expect(steps).to_be_hidden()
    expect(sudoku.page.locator("#pad")).to_be_visible()


def test_a_link_from_the_card_has_only_the_puzzle(sudoku: Sudoku) -> None:
    sudoku.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    opened(sudoku)
    finish(sudoku)
    sudoku.button("Copy link").click()
    assert sudoku.copied("http").endswith("#p=" + PUZZLE)
    expect(sudoku.page.get_by_text("Link copied")).to_be_visible()
    with sudoku.page.expect_download() as download:
        sudoku.button("Save picture").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")


def test_the_statistics_stay_and_can_be_cleared_and_put_back(sudoku: Sudoku) -> None:
    opened(sudoku)
    finish(sudoku)
    page = sudoku.page
    sudoku.button("Statistics").click()
    dialog = page.get_by_role("dialog", name="Statistics")
    expect(dialog.get_by_role("row", name=re.compile("^Beginner 1"))).to_be_visible()
    page.keyboard.press("Escape")
    page.reload()
    sudoku.usable().button("Settings").click()
    sudoku.button("Statistics").click()
    expect(dialog.get_by_role("row", name=re.compile("^Beginner 1"))).to_be_visible()
    with page.expect_download() as download:
        sudoku.button("Save a copy").click()
    copy = download.value.path()
    assert "4/classic/beginner" in copy.read_text()
    sudoku.button("Clear statistics").click()
    expect(dialog).to_contain_text("Nothing yet")
    with page.expect_file_chooser() as chooser:
        sudoku.button("Load a copy").click()
    chooser.value.set_files(copy)
    expect(dialog.get_by_role("status")).to_have_text("Copy loaded. Its boards are in Recent.")
    expect(dialog.get_by_role("row", name=re.compile("^Beginner 1"))).to_be_visible()
    sudoku.button("Clear statistics").click()
    expect(dialog).to_contain_text("Nothing yet")
    sudoku.button("Put back").click()
    expect(dialog.get_by_role("row", name=re.compile("^Beginner 1"))).to_be_visible()
    sudoku.button("Month before").click()
    expect(sudoku.button("Month before")).to_be_focused()
    sudoku.button("Month after").click()
    expect(dialog.locator("[aria-current=date]")).to_be_visible()


def test_close_covers_nothing_of_the_statistics(phone: Sudoku) -> None:
    page = phone.open().page
    page.set_viewport_size({"width": 390, "height": 480})
    phone.button("Settings").click()
    phone.button("Statistics").click()
    dialog = page.get_by_role("dialog", name="Statistics")
    title, close = dialog.get_by_role("heading", name="Statistics"), phone.button("Close")
    last = phone.button("Load a copy")
    last.scroll_into_view_if_needed()
    assert dialog.evaluate("dialog => dialog.scrollTop") > 0
    bar, edge, box = title.bounding_box(), close.bounding_box(), last.bounding_box()
    assert bar
    assert edge
    assert box
    assert edge["y"] + edge["height"] <= bar["y"] + bar["height"] <= box["y"]
    expect(close).to_be_in_viewport(ratio=1)


def test_each_setting_has_a_line_about_it(sudoku: Sudoku) -> None:
    sudoku.open().settings()
    dialog = sudoku.page.get_by_role("dialog", name="Settings for play")
    for group in ("Play", "Notes and highlights", "Hints"):
        expect(dialog.get_by_role("group", name=group)).to_be_visible()
    timer = dialog.get_by_role("checkbox", name="Show the timer")
    expect(timer).to_have_accessible_description("Beside the board, and on the card at the end.")
    timer.uncheck()
    sudoku.page.keyboard.press("Escape")
    expect(sudoku.page.get_by_role("timer")).to_be_hidden()


def test_installing_is_offered_on_the_second_card_only(sudoku: Sudoku) -> None:
    opened(sudoku)
    page = sudoku.page
    offers = (False, True, False)
    for offered in offers:
        page.evaluate("window.installOffer = { prompt: () => {} }")
        finish(sudoku)
        card = page.get_by_role("dialog", name="Solved!")
        expect(card).to_be_visible()
        expect(card.get_by_role("button", name="Install")).to_be_visible(visible=offered)
        page.keyboard.press("Escape")
        expect(card).to_be_hidden()
        sudoku.cell(1, 1).click()  # by then the page knows that the dialog is closed
        sudoku.paste("." * 16)
        expect(sudoku.cell(1, 1)).to_have_text("")
        sudoku.paste(PUZZLE)
        expect(sudoku.cell(1, 1)).to_have_text("1")
