"""Tabs of a browser that has no locks, as on a page from a plain address of the local network."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.conftest import Sudoku
from tests.browser.test_refusals import property_of
from tests.browser.test_storage import EASY, OTHER, holds, put, recent, reload


@pytest.mark.long
def test_tabs_have_boards_of_their_own_and_a_new_one_goes_on_with_a_closed_one(
    context: BrowserContext, site: str
) -> None:
    first, second, third = tabs = [Sudoku(context.new_page(), site) for _ in range(3)]
    for tab in tabs:
        tab.page.add_init_script(property_of("navigator", "locks", "undefined"))
    first.open(f"#p={EASY}")
    put(first, 1, 4, "9")
    reload(first)
    put(second.open(f"#p={OTHER}"), 1, 1, "4")
    reload(second)
    holds(reload(first), 1, 4, "9")
    holds(reload(second), 1, 1, "4")
    holds(reload(first), 1, 4, "9")
    expect(recent(first).get_by_role("listitem")).to_have_count(0)
    put(second, 1, 2, "5")  # the newest board, since Recent stopped the clock of the first
    with second.page.expect_event("close"):
        second.page.close(run_before_unload=True)
    holds(third.open(), 1, 1, "4")
    assert [tab.wrong for tab in tabs] == [[], [], []]
