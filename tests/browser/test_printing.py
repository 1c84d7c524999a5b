"""Puzzles go to paper, and boards become pictures."""

from __future__ import annotations

import re
import struct
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.test_refusals import property_of
from tests.plain import GUROBI as EASY

from .conftest import Sudoku

CAGED = "." * 81 + ";killer:3=r1c1-r1c2;thermometer:r2c1-r2c2-r2c3"
PRINTED = "window.print = () => { window.printed = (window.printed ?? 0) + 1 }"


def pages(sudoku: Sudoku, paper: str) -> int:
    """Return how many pages a printer takes."""
    return len(re.findall(rb"/Type\s*/Page\b", sudoku.page.pdf(format=paper)))


def dialog(sudoku: Sudoku) -> Locator:
    """The dialog that prints, opened from that which shares."""
    sudoku.button("Share").click()
    sudoku.button("Print…").click()
    return sudoku.page.get_by_role("dialog", name="Print")


def printed(sudoku: Sudoku, count: int = 1) -> None:
    """Press Print, and wait until the browser was asked so often."""
    sudoku.page.get_by_role("dialog").get_by_role("button", name="Print", exact=True).click()
    sudoku.page.wait_for_function("count => window.printed === count", arg=count, timeout=60_000)


def test_puzzles_are_printed_several_to_a_page_with_solutions_at_the_end(
    sudoku: Sudoku, violations: Callable[..., list[str]]
) -> None:
    sudoku.page.add_init_script(PRINTED)
    sudoku.open("#p=" + CAGED).ready()
    sudoku.paste(EASY)
    shown = dialog(sudoku)
    shown.get_by_label("Title", exact=True).fill("For Ada")
    shown.get_by_role("checkbox", name="9 × 9, one cage and one thermometer, no givens").check()
    assert violations(sudoku.page, "dialog[open]") == []
    printed(sudoku)
    sheets = sudoku.page.locator("#paper .leaf")
    expect(sheets).to_have_count(3)
    assert [pages(sudoku, paper) for paper in ("A4", "Letter")] == [3, 3]
    sudoku.page.emulate_media(media="print", color_scheme="dark")
    expect(sudoku.page.get_by_role("heading", name="For Ada")).to_be_visible()
    expect(sudoku.page.get_by_role("heading", name="Solutions")).to_be_visible()
    expect(sheets.last).to_contain_text("More than one solution")
    code = sudoku.page.get_by_role("img", name="QR code with the link to this puzzle")
    expect(code).to_have_count(2)
    assert "M0 0h1v1h-1z" in str(code.first.locator("path").get_attribute("d"))
    expect(sudoku.grid).to_be_hidden()
    assert sudoku.page.evaluate("getComputedStyle(document.body).backgroundColor") in (
        "rgb(255, 255, 255)",
        "rgba(0, 0, 0, 0)",
    )
    sudoku.page.emulate_media(media="screen")
    expect(sheets.first).to_be_hidden()
    shown.get_by_label("Per page").select_option("6")
    shown.get_by_role("checkbox", name="With the solutions at the end").uncheck()
    expect(shown).to_contain_text("One page.")
    printed(sudoku, 2)
    expect(sheets).to_have_count(1)
    sudoku.page.emulate_media(media="print")
    assert pages(sudoku, "Letter") == 1
    sudoku.page.keyboard.press("Escape")
    expect(sheets).to_have_count(0)


def test_what_is_closed_before_its_codes_come_is_not_printed(newcomer: Sudoku) -> None:
    sudoku, waiting = newcomer, []
    sudoku.page.add_init_script(PRINTED)
    # A service worker would have them before.
    sudoku.page.add_init_script(property_of("navigator", "serviceWorker", "undefined"))
    sudoku.page.route("**/qr*/**", lambda route: waiting.append(route))
    sudoku.open("#p=" + EASY).ready()
    shown = dialog(sudoku)
    with sudoku.page.expect_request("**/qr*/**") as asked:
        shown.get_by_role("button", name="Print", exact=True).click()
    expect(sudoku.page.locator("#paper .leaf")).not_to_have_count(0)
    sudoku.page.keyboard.press("Escape")
    expect(sudoku.page.locator("#paper .leaf")).to_have_count(0)
    for route in waiting:
        route.continue_()
    sudoku.page.evaluate("path => import(path).then(() => {})", asked.value.url)
    # The codes of another print come after those of the first.
    dialog(sudoku)
    assert sudoku.page.evaluate("window.printed") is None
    printed(sudoku)
    assert sudoku.page.evaluate("window.printed") == 1
    expect(sudoku.page.locator("#paper .code svg")).to_have_count(1)


def test_the_dialog_is_used_by_keys_and_on_a_phone(phone: Sudoku) -> None:
    sudoku = phone
    sudoku.page.add_init_script(PRINTED)
    sudoku.open("#p=" + EASY)
    shown = dialog(sudoku)
    for name in ("With the solutions at the end", "With a QR code of the link beside each"):
        box = shown.get_by_role("checkbox", name=name)
        box.focus()
        sudoku.page.keyboard.press("Space")
        expect(box).not_to_be_checked()
    wide = shown.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")
    assert wide
    shown.get_by_role("button", name="Print", exact=True).focus()
    sudoku.page.keyboard.press("Enter")
    sudoku.page.wait_for_function("window.printed === 1")
    expect(sudoku.page.locator("#paper .code")).to_have_count(0)
    # As it is set, it is the next time.
    sudoku.page.reload()
    sudoku.usable()
    expect(
        dialog(sudoku).get_by_role("checkbox", name="With a QR code of the link beside each")
    ).not_to_be_checked()


def test_the_board_is_saved_as_a_picture(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + CAGED)
    sudoku.cell(9, 9).click()
    sudoku.page.keyboard.press("Shift+Digit7")
    sudoku.button("Share").click()
    sudoku.page.get_by_role("checkbox", name="Include what is filled in").check()
    with sudoku.page.expect_download() as saved:
        sudoku.button("Picture (SVG)").click()
    assert saved.value.suggested_filename == "sudoku-9x9.svg"
    tree = ET.parse(saved.value.path())
    texts = [text.text for text in tree.iter("{http://www.w3.org/2000/svg}text")]
    assert texts == ["3", "7"]
    with sudoku.page.expect_download() as saved:
        sudoku.button("Picture (PNG)").click()
    assert saved.value.suggested_filename == "sudoku-9x9.png"
    head = Path(saved.value.path()).read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", head[16:]) == (2160, 2160)


@pytest.mark.parametrize("able", [True, False])
def test_a_picture_is_copied_where_the_browser_can(sudoku: Sudoku, able: bool) -> None:
    if not able:
        sudoku.page.add_init_script("delete window.ClipboardItem")
    sudoku.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sudoku.open("#p=" + EASY)
    sudoku.button("Share").click()
    sudoku.button("Copy picture").click()
    shown = sudoku.page.get_by_role("dialog")
    expect(shown).to_contain_text("Picture copied" if able else "download it instead")
    if able:
        read = "async () => (await navigator.clipboard.read()).flatMap((one) => one.types)"
        sudoku.page.wait_for_function(
            f"async () => (await ({read})()).includes('image/png')", timeout=20_000
        )
