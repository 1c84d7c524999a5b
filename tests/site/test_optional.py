"""Test what is fetched when it is wanted: said before, kept for offline use, done without."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests import pages
from tests.host import Host
from tests.plain import CLASSIC
from tests.site.test_visits import LINE, wait, wait_until_kept

LARGE = next(
    line
    for line in (Path(__file__).parents[1] / "data/25x25.txt").read_text().splitlines()
    if line[0] != "#"
)
ONLY = "This is the only solution."


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(locale="en")
    yield context.new_page()
    context.close()


def choose(page: Page, name: str) -> None:
    page.get_by_role("tab", name="Solvers", exact=True).click()
    page.get_by_role("combobox", name="Solver", exact=True).select_option(name)


def solve(page: Page, says: str) -> None:
    page.get_by_role("button", name="Solve", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text(says, timeout=120_000)


@pytest.mark.parametrize(
    ("chosen", "name", "called", "size", "line"),
    [("auto", "cadical", "CaDiCaL", "0.35", LARGE), ("z3", "z3", "Z3", "3.34", LINE)],
)
def test_a_solver_is_fetched_when_it_is_chosen_or_taken_and_kept(
    dist: Path, page: Page, chosen: str, name: str, called: str, size: str, line: str
) -> None:
    option = page.locator(f"#solver option[value={name}]")
    host = Host(dist)
    with host.up() as address:
        page.goto(f"{address}#p={line}")
        wait_until_kept(page)
        expect(option).to_have_text(f"{called} ({size} MB, MIT)")
        assert not [path for path in host.sent if path.startswith(f"/{name}-")]
        choose(page, chosen)
        solve(page, f"Solved by {called}")
        expect(page.get_by_role("status")).to_contain_text(ONLY, timeout=60_000)
        expect(option).to_have_text(called)
        sent = {path: count for path, count in host.sent.items() if path.startswith(f"/{name}-")}
        assert sent
        assert set(sent.values()) == {1}
    page.goto("about:blank")
    page.goto(f"{address}#p={LINE}")
    wait(page, "engine-ready")
    expect(option).to_have_text(called)
    choose(page, name)
    solve(page, f"Solved by {called}")
    expect(page.get_by_role("status")).to_contain_text(ONLY, timeout=60_000)


def test_without_it_that_is_said_and_automatic_does_without(
    dist: Path, page: Page, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(dist, folder, ignore=shutil.ignore_patterns("cadical-*"))
    with Host(folder).up() as address:
        page.goto(f"{address}#p={LARGE}")
        wait(page, "engine-ready")
        choose(page, "cadical")
        solve(page, "CaDiCaL could not be fetched. Is this device online?")
        choose(page, "auto")
        solve(page, "Solving")
        page.get_by_role("button", name="Cancel", exact=True).click()
        expect(page.get_by_role("status")).to_contain_text("Cancelled")


def test_what_reads_photos_is_fetched_for_the_first_and_kept(
    dist: Path, page: Page, tmp_path: Path
) -> None:
    picture = pages.save(tmp_path / "photo.png", pages.photo(pages.page(CLASSIC))[0])
    read = f"Read {len(CLASSIC) - CLASSIC.count('.')} givens"
    host = Host(dist)
    with host.up() as address:
        page.goto(address)
        wait_until_kept(page)
        assert not [path for path in host.sent if path.startswith("/opencv-")]
        page.locator("#photo-file").set_input_files(picture)
        expect(page.locator("#status")).to_contain_text(read, timeout=60_000)
        sent = {path: count for path, count in host.sent.items() if path.startswith("/opencv-")}
        assert {*sent.values()} == {1}
        assert sum(host.bytes[path] for path in sent) < 3_000_000
    page.goto("about:blank")
    page.goto(address)
    wait(page, "engine-ready")
    page.locator("#photo-file").set_input_files(picture)
    expect(page.locator("#status")).to_contain_text(read, timeout=60_000)
