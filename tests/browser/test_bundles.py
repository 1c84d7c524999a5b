"""What few visits open is fetched when it is opened, and kept for offline use."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Route, expect

from tests.browser.conftest import Sudoku
from tests.plain import GUROBI as EASY

FETCHED = """() => performance.getEntriesByType("resource")
  .map((entry) => entry.name)
  .filter((name) => /app-[^/]*\\/(list|model|paper|photo|texts)\\.gz$/.test(name))
  .map((name) => name.replace(/.*\\//, ""))"""


def test_a_tab_has_its_bundle_fetched_and_one_that_fails_is_told_and_tried_again(
    newcomer: Sudoku,
) -> None:
    page, refused = newcomer.page, [1]

    def answer(route: Route) -> None:
        if refused and refused.pop():
            route.fulfill(status=503)
        else:
            route.continue_()

    page.route("**/model.gz", answer)
    newcomer.open(f"#p={EASY}").ready()
    assert page.evaluate(FETCHED) == ["texts.gz"]
    newcomer.tab("Model")
    expect(newcomer.status).to_contain_text("could not be fetched")
    newcomer.wrong.clear()  # the browser tells of the answer, too
    families, column = page.locator("#families"), 0
    while not families.inner_text():  # it asks again with what is done some seconds later
        column = column % 9 + 1
        newcomer.cell(1, column).click()
    expect(families).to_contain_text("Row 1")
    expect(newcomer.status).not_to_contain_text("could not be fetched")


def test_a_first_visit_fetches_none_and_a_link_is_read_though_a_fetch_fails(
    newcomer: Sudoku, browser: Browser, site: str
) -> None:
    newcomer.open().ready()
    assert newcomer.page.evaluate(FETCHED) == []
    context = browser.new_context()
    page, refused = context.new_page(), [503]
    page.route(
        "**/texts.gz",
        lambda route: route.fulfill(status=refused.pop()) if refused else route.continue_(),
    )
    linked = Sudoku(page, site)
    linked.open(f"#p={EASY}")
    expect(linked.cell(1, 1)).to_have_accessible_name(re.compile("given 5"))
    context.close()


def test_a_stored_board_with_rules_waits_for_what_reads_them(sudoku: Sudoku) -> None:
    page = sudoku.page
    sudoku.open(f"#p={'.' * 81};diagonals").ready()
    sudoku.cell(1, 1).click()
    page.keyboard.press("4")
    page.evaluate("history.replaceState(null, '', location.pathname)")
    page.reload()
    expect(sudoku.cell(1, 1)).to_have_accessible_name(re.compile("diagonal", re.I))
    expect(sudoku.cell(1, 1)).to_have_accessible_name(re.compile("4"))


def test_offline_they_are_there_though_nobody_opened_them(sudoku: Sudoku) -> None:
    page = sudoku.page
    page.context.set_offline(True)
    try:
        sudoku.open(f"#p={EASY}").ready()
        sudoku.tab("Model")
        expect(page.locator("#families")).not_to_be_empty()
        sudoku.tab("Play").opening().button("List").click()
        page.locator("#list-text").fill(EASY)
        sudoku.button("Make the list").click()
        expect(page.locator("#list-rows")).to_contain_text("One")
    finally:
        page.context.set_offline(False)


def test_a_page_in_portuguese_fetches_its_words_and_is_english_where_it_cannot(
    browser: Browser, site: str
) -> None:
    context = browser.new_context(locale="pt-BR")
    page = context.new_page()
    refused = [503]
    page.route(
        "**/pt.gz",
        lambda route: route.fulfill(status=refused.pop()) if refused else route.continue_(),
    )
    Sudoku(page, site).open()
    expect(page.get_by_role("tab", name="Play")).to_be_visible()
    page.reload()
    expect(page.get_by_role("tab", name="Jogar")).to_be_visible()
    assert not page.get_by_role("tab", name="Play").is_visible()
    context.close()
