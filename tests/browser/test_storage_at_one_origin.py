"""Several pages of one origin: two copies of this one, and another that has names like ours."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect
from pytest_playwright.pytest_playwright import CreateContextCallback

from tests.browser.conftest import Sudoku
from tests.browser.test_listing import room
from tests.browser.test_storage import EASY, OTHER, holds, put, reload
from tests.frozen.samples import read
from tests.host import Host
from tests.plain import CLASSIC, GUROBI
from tests.ui.test_storage_upgrade import FIRST, FOREIGN

SAMPLE = read("kept.json")["six, other boxes"]
OLDER = {f"sudoku-tab-{FIRST}": "1700000000500 " + SAMPLE["tab"]}
"""What the release before has stored, but for the settings, whose name another page has taken."""
LIST = """async ([address, text]) => {
  const cache = await caches.open("sudoku-lists");
  await cache.put(address, new Response(text, { headers: { "x-when": Date.now() } }));
}"""


def stored(page: Page) -> dict[str, str]:
    """Return all texts of the origin."""
    return dict(page.evaluate("({ ...localStorage })"))


def test_copies_at_two_paths_and_another_page_keep_apart(
    new_context: CreateContextCallback, dist: Path, tmp_path: Path
) -> None:
    (tmp_path / "one").symlink_to(dist)
    (tmp_path / "two").symlink_to(dist)
    context = new_context()
    with Host(tmp_path).up() as origin:
        first, second = [Sudoku(context.new_page(), f"{origin}{name}/") for name in ("one", "two")]
        first.page.goto(first.address + "licences.html")
        first.page.evaluate("texts => Object.assign(localStorage, texts)", {**FOREIGN, **OLDER})
        first.page.evaluate(f"sessionStorage.setItem('sudoku-place', 'sudoku-tab-{FIRST}')")
        address = f"{first.address}lists/sudoku-tab-{FIRST}/texts"
        first.page.evaluate(LIST, [address, f"mine.txt\n{CLASSIC}\n{GUROBI}"])
        first.open()
        board = json.loads(SAMPLE["tab"])["board"]
        givens = [str(digit) if digit else "" for digit in bytes.fromhex(board["givens"])]
        first.holds(givens)
        expect(room(first).get_by_role("row")).to_have_count(3)
        first.page.keyboard.press("Escape")
        second.open()
        assert second.values() != givens
        first.follow(f"#p={EASY}")
        put(first, 1, 3, "6")
        second.follow(f"#p={OTHER}")
        put(second, 1, 1, "4")
        holds(reload(first), 1, 3, "6")
        holds(reload(second), 1, 1, "4")
        texts = stored(first.page)
    foreign = {name: text for name, text in texts.items() if not name.startswith("sudoku-page:")}
    assert foreign == {name: text for name, text in FOREIGN.items() if name not in OLDER}
    folders = {name.split("#")[0] for name in texts if name not in foreign}
    assert folders == {"sudoku-page:/one/", "sudoku-page:/two/"}
    assert first.wrong == second.wrong == []
