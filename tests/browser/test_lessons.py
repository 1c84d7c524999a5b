"""Test lessons as a player uses them: from the menu, a hint and the grade; by keyboard; offline."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.plain import GUROBI as EASY

from .conftest import Sudoku

FETCHED = """() => performance.getEntriesByType("resource")
  .filter((entry) => entry.name.endsWith("/lessons.gz")).length"""
Violations = Callable[..., list[str]]


def opened(sudoku: Sudoku) -> Locator:
    """Open the list of lessons from the menu."""
    sudoku.button("Settings").click()
    sudoku.button("Lessons").click()
    dialog = sudoku.page.get_by_role("dialog", name="Lessons")
    expect(dialog.get_by_role("heading", name="Beginner")).to_be_visible(timeout=60_000)
    return sudoku.page.locator("#lessons")


def place(page: Page) -> str:
    """Return the accessible name of the cell that has the focus."""
    return page.evaluate("document.activeElement.ariaLabel")


def test_a_lesson_is_read_answered_and_remembered(newcomer: Sudoku, violations: Violations) -> None:
    page = newcomer.page
    newcomer.open(f"#p={EASY}").ready()
    assert page.evaluate(FETCHED) == 0
    dialog = opened(newcomer)
    assert page.evaluate(FETCHED) == 1
    assert violations(page, "#lessons") == []
    dialog.get_by_role("button", name="Naked single").click()
    expect(dialog.get_by_role("heading", name="Naked single")).to_be_visible()
    expect(dialog.get_by_text("Find a cell whose row, column and box")).to_be_visible()
    dialog.get_by_role("button", name="Your turn").click()
    expect(dialog.get_by_role("button", name="Check")).to_be_visible()
    assert violations(page, "#lessons") == []
    dialog.get_by_role("button", name="Check").click()
    expect(dialog.get_by_role("status")).to_have_text("Pick a candidate first.")
    single = dialog.get_by_role("gridcell", name=re.compile(r"candidates \d$")).first
    single.click(position={"x": 2, "y": 2})
    digit = (single.get_attribute("aria-label") or "")[-1]
    if "placed" not in (single.get_attribute("aria-label") or ""):
        page.keyboard.press(digit)
    found = dialog.get_by_role("gridcell", name=re.compile("placed"))
    expect(found).to_have_count(1)
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("status")).to_have_text("Right.")
    expect(dialog.get_by_role("button", name="Position 1, solved")).to_be_visible()
    assert violations(page, "#lessons") == []
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.reload()
    newcomer.usable()
    expect(opened(newcomer).get_by_role("button", name="Naked single 1 of 3")).to_be_visible()


def test_arrows_move_and_a_wrong_strike_is_told_why(sudoku: Sudoku) -> None:
    page = sudoku.page
    sudoku.open(f"#p={EASY}").ready()
    dialog = opened(sudoku)
    dialog.get_by_role("button", name="X-wing").click()
    expect(dialog.get_by_text("The equations")).to_be_visible()
    dialog.get_by_text("The equations").click()
    expect(dialog.get_by_text(re.compile("^Σ: "))).not_to_have_count(0)
    dialog.get_by_role("button", name="Position 2").click()
    expect(dialog.get_by_role("button", name="Check")).to_be_visible()
    dialog.get_by_role("gridcell").first.focus()
    page.keyboard.press("ArrowRight")
    assert place(page).startswith("Row 1, column 2")
    page.keyboard.press("ArrowDown")
    assert place(page).startswith("Row 2, column 2")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert place(page).startswith("Row 2, column 1")
    cell = dialog.get_by_role("gridcell", name="candidates").first
    cell.focus()
    digit = re.findall(r"\d", cell.get_attribute("aria-label") or "")[-1]
    page.keyboard.press(digit)
    expect(cell).to_have_accessible_name(re.compile(f"struck {digit}$"))
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("status")).to_have_text(
        re.compile("in the solution|no step of this kind")
    )
    dialog.get_by_role("button", name="Show me").click()
    expect(dialog.get_by_role("gridcell", name="Can be removed")).not_to_have_count(0)


def test_the_two_cases_of_a_step_are_shown_by_keyboard(
    sudoku: Sudoku, violations: Violations
) -> None:
    page = sudoku.page
    sudoku.open(f"#p={EASY}").ready()
    dialog = opened(sudoku)
    dialog.get_by_role("button", name="X-wing").click()
    cases = dialog.get_by_role("group", name="One of these is true").get_by_role("button")
    expect(cases).to_have_count(2)
    expect(dialog.get_by_role("gridcell", name="True")).to_have_count(0)
    for number in range(2):
        cases.nth(number).focus()
        page.keyboard.press("Enter")
        expect(cases.nth(number)).to_have_attribute("aria-pressed", "true")
        expect(cases.nth(number)).to_be_focused()
        expect(cases.nth(1 - number)).to_have_attribute("aria-pressed", "false")
        claim = (cases.nth(number).text_content() or "").removeprefix("If ")
        expect(dialog.get_by_role("status")).to_contain_text(f"If {claim}, then ")
        expect(dialog.get_by_role("gridcell", name="True")).to_have_count(2)
        expect(dialog.get_by_role("gridcell", name="False")).to_have_count(2)
        expect(dialog.get_by_role("gridcell", name="Can be removed")).not_to_have_count(0)
    assert violations(page, "#lessons") == []
    page.keyboard.press("Enter")
    expect(cases.nth(1)).to_have_attribute("aria-pressed", "false")
    expect(dialog.get_by_role("gridcell", name="True")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844)])
def test_no_button_moves_when_a_lesson_says_more(sudoku: Sudoku, width: int, height: int) -> None:
    page = sudoku.page
    page.set_viewport_size({"width": width, "height": height})
    sudoku.open(f"#p={EASY}").ready()
    dialog = opened(sudoku)
    dialog.get_by_role("button", name="XY-chain", exact=True).click()
    cases = dialog.get_by_role("group", name="One of these is true").get_by_role("button")
    turn = dialog.get_by_role("button", name="Your turn")
    expect(cases).to_have_count(2)
    cases.first.scroll_into_view_if_needed()
    places = [each.bounding_box() for each in (dialog, turn, cases.first, cases.last)]
    for number in (0, 1):
        cases.nth(number).click()
        expect(dialog.get_by_role("status")).to_contain_text("If ")
        assert places == [each.bounding_box() for each in (dialog, turn, cases.first, cases.last)]
    expect(turn).to_be_in_viewport(ratio=1)
    expect(dialog.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)
    turn.click()
    expect(dialog.get_by_role("button", name="Check")).to_be_in_viewport(ratio=1)
    assert dialog.bounding_box() == places[0]
    further = [dialog.get_by_role("button", name=name) for name in ("Practise", "Next: ")]
    for each in further:
        if width < 400:
            each.scroll_into_view_if_needed()
        expect(each).to_be_in_viewport(ratio=1)


def test_a_hint_and_the_grade_lead_to_a_lesson_and_practice_shelves_the_game(
    sudoku: Sudoku,
) -> None:
    page = sudoku.page
    sudoku.open(f"#p={EASY}").ready()
    expect(sudoku.cell(1, 1)).to_have_accessible_name(re.compile("given 5"))
    sudoku.button("Hint").click()
    page.get_by_role("region", name="Hidden single").get_by_role("button", name="Lesson").click()
    dialog = page.get_by_role("dialog", name="Hidden single")
    expect(dialog.get_by_role("gridcell")).to_have_count(81)
    dialog.get_by_role("button", name="Close").click()
    expect(sudoku.button("Lesson")).to_be_focused()
    page.get_by_role("button", name="How hard it is:").click(timeout=60_000)
    sudoku.button("Lesson on the hardest step").click()
    lesson = page.locator("#lessons")
    expect(lesson.get_by_role("gridcell")).to_have_count(81)
    lesson.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Hardest step: ").click()
    expect(lesson.get_by_role("gridcell")).to_have_count(81)
    lesson.get_by_role("button", name="All lessons").click()
    lesson.get_by_role("button", name="X-wing").click()
    lesson.get_by_role("button", name="Practise").click()
    expect(lesson).to_be_hidden()
    expect(sudoku.status).to_contain_text("9 × 9")
    expect(sudoku.cell(1, 1)).not_to_have_accessible_name(re.compile("given 5"))
    page.get_by_role("button", name="Practice: X-wing").click()
    expect(lesson.get_by_role("heading", name="X-wing")).to_be_visible()
    lesson.get_by_role("button", name="All lessons").click()
    expect(lesson.get_by_role("button", name="X-wing", exact=True)).to_be_focused()
    lesson.get_by_role("button", name="Close").click()
    sudoku.button("Settings").click()
    sudoku.button("Lessons").click()
    expect(lesson.get_by_role("button", name="X-wing", exact=True)).to_be_focused()
    expect(lesson.get_by_role("button", name="X-wing", exact=True)).to_be_in_viewport()
    lesson.get_by_role("button", name="Close").click()
    sudoku.button("Recent").click()
    recents = page.get_by_role("dialog", name="Recent").get_by_role("listitem")
    expect(recents).not_to_have_count(0)


def test_on_a_phone_offline_a_cell_is_tapped_and_its_digit(
    phone: Sudoku, violations: Violations
) -> None:
    page = phone.page
    phone.open(f"#p={EASY}").ready()
    opened(phone)
    page.keyboard.press("Escape")
    page.context.set_offline(True)
    try:
        dialog = opened(phone)
        dialog.get_by_role("button", name="Pointing").first.click()
        dialog.get_by_role("button", name="Your turn").click()
        cell = dialog.get_by_role("gridcell", name="candidates").first
        cell.tap()
        digit = re.findall(r"\d", cell.get_attribute("aria-label") or "")[-1]
        dialog.get_by_role("group", name="Digits").get_by_role("button", name=digit).tap()
        expect(cell).to_have_accessible_name(re.compile(f"struck {digit}$"))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert violations(page, "#lessons") == []
    finally:
        page.context.set_offline(False)


def test_the_first_lesson_that_is_opened_may_be_about_a_rule(sudoku: Sudoku) -> None:
    """Its positions need the bundle that reads texts, which nothing has fetched before."""
    sudoku.open(f"#p={EASY}").ready()
    dialog = opened(sudoku)
    dialog.get_by_role("button", name="Thermometer").click()
    expect(dialog.get_by_role("grid")).to_be_visible()
    expect(dialog.get_by_text("Rules: Digits increase along each thermometer")).to_be_visible()
    dialog.get_by_role("button", name="Practise on a puzzle").click()
    expect(dialog).to_be_hidden()
    expect(sudoku.button("Practice: Thermometer")).to_be_visible(timeout=60_000)
