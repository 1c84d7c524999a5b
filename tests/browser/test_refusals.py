"""What the browser refuses, or throws at once, does not end the page: it goes on, and says so."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sudoku
from tests.plain import GUROBI as EASY

THROW = 'throw new DOMException("refused", "SecurityError")'
UNKEPT = "This browser keeps nothing"
UNCOPIED = "The browser does not allow copying"
UNSAVED = "The browser does not allow saving"
EDITS = 150
"""More than the interpreter survives where nobody catches."""
EDIT = """count => {
  const cell = document.querySelector("[role=gridcell][tabindex='0']");
  for (let k = 0; k < count; k++) {
    cell.dispatchEvent(new KeyboardEvent("keydown", { key: `${k % 9 + 1}`, bubbles: true }));
    document.dispatchEvent(new Event("visibilitychange"));  // it is written down at once
  }
}"""


def property_that_throws(holder: str, name: str) -> str:
    """A script after which to ask for a property throws."""
    return f"Object.defineProperty({holder}, '{name}', {{ get() {{ {THROW} }} }});"


def property_of(holder: str, name: str, value: str) -> str:
    """A script after which a property has a value."""
    return f"Object.defineProperty({holder}, '{name}', {{ value: {value} }});"


def method_that_throws(holder: str, name: str) -> str:
    """A script after which a method throws, and counts how often."""
    return f"window.refused = 0; {holder}.{name} = () => {{ window.refused++; {THROW} }};"


def rejects(what: str) -> str:
    """A function of which the promise is rejected."""
    return f"{{ {what}: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) }}"


def types_and_undoes(sudoku: Sudoku) -> None:
    """The page does what it does without solvers."""
    sudoku.cell(1, 3).click()
    sudoku.page.keyboard.press("6")
    expect(sudoku.cell(1, 3)).to_have_attribute("data-value", "6")
    sudoku.page.keyboard.press("Control+z")
    expect(sudoku.cell(1, 3)).to_have_attribute("data-value", "")


def follows(sudoku: Sudoku) -> None:
    """Follow a link in the open page, and wait until its board is there."""
    sudoku.follow(f"#p={EASY}")
    number, digit = next((n, digit) for n, digit in enumerate(EASY) if digit in "123456789")
    expect(sudoku.cell(number // 9 + 1, number % 9 + 1)).to_have_attribute("data-value", digit)


def goes_on(sudoku: Sudoku) -> None:
    """The page does what it does."""
    types_and_undoes(sudoku)
    sudoku.solve()
    assert "" not in sudoku.values()


def test_without_storage_the_page_goes_on_and_says_that_nothing_is_kept(sudoku: Sudoku) -> None:
    sudoku.page.add_init_script(property_of("window", "localStorage", "null"))
    sudoku.open(f"#p={EASY}").ready()
    goes_on(sudoku)
    expect(sudoku.page.get_by_role("contentinfo").get_by_text(UNKEPT)).to_be_visible()


def test_a_board_that_cannot_be_read_back_is_none(sudoku: Sudoku) -> None:
    sudoku.page.add_init_script(method_that_throws("Storage.prototype", "getItem"))
    sudoku.open().ready()
    follows(sudoku)
    goes_on(sudoku)
    assert sudoku.page.evaluate("refused") > 0
    expect(sudoku.page.get_by_role("contentinfo").get_by_text(UNKEPT)).to_be_hidden()


def test_full_storage_is_tried_again_whenever_the_page_is_hidden(sudoku: Sudoku) -> None:
    sudoku.page.add_init_script(method_that_throws("Storage.prototype", "setItem"))
    sudoku.open().ready()
    sudoku.cell(1, 3).click()
    sudoku.page.evaluate(EDIT, EDITS)
    assert sudoku.page.evaluate("refused") >= EDITS
    follows(sudoku)
    goes_on(sudoku)
    expect(sudoku.page.get_by_role("contentinfo").get_by_text(UNKEPT)).to_be_visible()
    sudoku.page.evaluate("Storage.prototype.setItem = () => {}")
    sudoku.page.keyboard.press("Control+z")
    sudoku.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(sudoku.page.get_by_role("contentinfo").get_by_text(UNKEPT)).to_be_hidden()


def test_settings_that_storage_refuses_are_said_to_be_lost(sudoku: Sudoku) -> None:
    sudoku.page.add_init_script(
        "const setItem = Storage.prototype.setItem;"
        "Storage.prototype.setItem = function (name, t) {"
        f" if (name.endsWith('#preferences')) {THROW}; setItem.call(this, name, t); }}"
    )
    sudoku.open(f"#p={EASY}").ready()
    types_and_undoes(sudoku)
    lost = sudoku.page.get_by_role("contentinfo").get_by_text("begins without your settings")
    expect(lost).to_be_visible()


CLIPBOARDS = [
    property_of("navigator", "clipboard", "undefined"),
    property_that_throws("navigator", "clipboard"),
    property_of("navigator", "clipboard", f"{{ writeText() {{ {THROW} }} }}"),
    property_of("navigator", "clipboard", rejects("writeText")),
]


@pytest.mark.parametrize("script", CLIPBOARDS)
def test_what_cannot_be_copied_is_said(sudoku: Sudoku, script: str) -> None:
    sudoku.page.add_init_script(script)
    sudoku.open(f"#p={EASY}")
    sudoku.button("Share").click()
    dialog = sudoku.page.get_by_role("dialog")
    expect(dialog.get_by_text(UNCOPIED)).to_be_hidden()
    dialog.get_by_role("button", name="Copy link").click()
    expect(dialog.get_by_text(UNCOPIED)).to_be_visible()
    dialog.get_by_role("combobox", name="Style").select_option(index=1)
    expect(dialog.get_by_text(UNCOPIED)).to_be_hidden()
    dialog.get_by_role("button", name="Copy text").click()
    expect(dialog.get_by_text(UNCOPIED)).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    types_and_undoes(sudoku)


def model_as_text(sudoku: Sudoku):
    """The panel with the model written down."""
    panel = sudoku.tab("Model").tab("Export").page.get_by_role("tabpanel", name="Export")
    text = panel.get_by_role("textbox", name="The model as text")
    expect(text).not_to_have_value("", timeout=60_000)
    return panel


def test_what_cannot_be_copied_or_saved_is_said_where_it_was_asked_for(sudoku: Sudoku) -> None:
    sudoku.page.add_init_script(CLIPBOARDS[2])
    sudoku.open(f"#p={EASY}").ready()
    panel = model_as_text(sudoku)
    panel.get_by_role("button", name="Copy text").click()
    expect(panel.get_by_text(UNCOPIED)).to_be_visible()
    sudoku.page.evaluate("() => { " + method_that_throws("URL", "createObjectURL") + " }")
    panel.get_by_role("button", name="Download").click()
    expect(panel.get_by_text(UNSAVED)).to_be_visible()
    sudoku.button("Share").click()
    dialog = sudoku.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Download").click()
    expect(dialog.get_by_text(UNSAVED)).to_be_visible()
    assert sudoku.page.evaluate("refused") == 2
    dialog.get_by_role("button", name="Close").click()
    goes_on(sudoku)


@pytest.mark.parametrize(
    "script",
    [
        *[f"Intl.{name} = class {{ constructor() {{ {THROW} }} }};"
          for name in ("PluralRules", "NumberFormat")],
        "Intl.PluralRules.prototype.select = () => {"
        f" {THROW} }};" + property_that_throws("Intl.NumberFormat.prototype", "format"),
    ],
)  # fmt: skip
def test_without_intl_numbers_are_written_plainly(sudoku: Sudoku, script: str) -> None:
    sudoku.page.add_init_script(script)
    sudoku.open(f"#p={EASY}")
    expect(sudoku.status).to_contain_text("36 givens.")
    types_and_undoes(sudoku)


def test_what_is_not_asked_for_may_be_refused_in_silence(sudoku: Sudoku) -> None:
    for holder, name in (("performance", "mark"), ("history", "replaceState")):
        sudoku.page.add_init_script(f"{holder}.{name} = () => {{ {THROW} }}")
    sudoku.page.goto(sudoku.address + f"#p={EASY}")
    sudoku.page.wait_for_selector("[data-ready]")
    types_and_undoes(sudoku)


@pytest.mark.parametrize(
    "script",
    [
        property_of("navigator", "serviceWorker", "undefined"),
        property_that_throws("navigator", "serviceWorker")
        + property_that_throws("window", "caches"),
        f"navigator.serviceWorker.register = () => {{ {THROW} }};",
        f"Object.assign(navigator.serviceWorker, {rejects('register')});",
    ],
)
def test_without_a_service_worker_the_page_works_online(newcomer: Sudoku, script: str) -> None:
    newcomer.page.add_init_script(script)
    newcomer.open(f"#p={EASY}").ready()
    goes_on(newcomer)


def test_a_dialog_that_cannot_be_modal_opens_all_the_same(sudoku: Sudoku) -> None:
    sudoku.page.add_init_script(
        f"HTMLDialogElement.prototype.showModal = () => {{ {THROW} }};"
        f"HTMLTextAreaElement.prototype.setSelectionRange = () => {{ {THROW} }};"
    )
    sudoku.open().ready()
    sudoku.opening()
    text = sudoku.page.get_by_role("textbox", name="Puzzle as text")
    text.fill(EASY[:-1] + "!")
    sudoku.button("Read").click()
    expect(sudoku.page.get_by_role("alert")).to_contain_text("cannot be read")
    text.fill(EASY)
    sudoku.button("Read").click()
    expect(text).to_be_hidden()
    goes_on(sudoku)


@pytest.mark.parametrize(
    "script",
    [
        f"window.Worker = class {{ constructor() {{ {THROW} }} }};",
        method_that_throws("URL", "createObjectURL"),
    ],
)
def test_without_workers_the_board_works_and_what_is_missing_is_said(
    sudoku: Sudoku, script: str
) -> None:
    sudoku.page.add_init_script(script)
    sudoku.open(f"#p={EASY}")
    expect(sudoku.page.get_by_text("The solvers could not be started.")).to_be_visible()
    types_and_undoes(sudoku)
    sudoku.button("Try again").click()
    expect(sudoku.page.get_by_text("The solvers could not be started.")).to_be_visible()
    sudoku.button("Solve").click()
    expect(sudoku.status).to_contain_text("The solvers could not be started.")
    types_and_undoes(sudoku)
