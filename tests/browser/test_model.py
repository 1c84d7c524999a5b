"""The model beside the board, and why: in Chromium, by role and name."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from sudoku_core import format_grid
from tests.bench.explain import wrong_puzzles
from tests.browser.conftest import Sudoku

EASY = "57...431.13.5...2.4.23.6...9.7.6.1.....2.7.....3.8.7.4...7.29.1.4...1.78.218...45"
AMPL = "......68.....73..93.9....4549.......8.3.5.9.2.......3696....3.87..68.....28......"
HARD = "98.7.....76....8....5.8....4......3...69..4......42..1..76..9......1...2.....3.4."
CLASHING = "6" + EASY[1:]
RULED = "1" + "." * 80 + ";diagonals;killer:15=r1c1-r1c2"
"""The cage would need a 14."""
LATER = "1.2......" + "." * 72
"""Many solutions."""


def part(sudoku: Sudoku, name: str) -> Locator:
    """A part of the panel by its title, opened."""
    details = sudoku.page.locator("details").filter(
        has=sudoku.page.locator("summary", has_text=re.compile(f"^{name}"))
    )
    details = details.first
    if details.get_attribute("open") is None:
        details.locator("summary").first.click()
    return details


def opened(sudoku: Sudoku, puzzle: str) -> Locator:
    """The panel, opened beside a puzzle."""
    sudoku.open(f"#p={puzzle}").ready()
    sudoku.button("The model").click()
    return sudoku.page.get_by_role("region", name="The model of this puzzle")


def test_who_only_wants_the_puzzle_solved_never_sees_it(sudoku: Sudoku) -> None:
    sudoku.open(f"#p={EASY}").ready()
    expect(sudoku.page.get_by_role("region", name="The model of this puzzle")).to_be_hidden()
    sudoku.solve()
    expect(sudoku.page.get_by_role("region", name="The model of this puzzle")).to_be_hidden()


def test_the_program_and_its_sizes(sudoku: Sudoku, violations: Callable[[Page], list[str]]) -> None:
    panel = opened(sudoku, AMPL)
    expect(panel.locator("math").first).to_be_visible()
    expect(panel.get_by_role("row", name=re.compile("^variables 729 139"))).to_be_visible()
    expect(panel.get_by_role("row", name=re.compile("^constraints 324 164"))).to_be_visible()
    expect(panel).to_contain_text("590 variables and 160 constraints")
    assert violations(sudoku.page) == []
    sudoku.page.reload()
    sudoku.ready()
    expect(panel.locator("math").first).to_be_visible()
    sudoku.button("Close").click()
    expect(panel).to_be_hidden()


def test_a_cell_shows_its_variables_and_an_equation_its_cells(sudoku: Sudoku) -> None:
    panel = opened(sudoku, AMPL)
    sudoku.cell(3, 5).click()
    expect(panel.get_by_text("Cell R3C5")).to_be_visible()
    variables = panel.get_by_role("listitem")
    expect(variables.filter(has_text="x_3_5_7")).to_contain_text("by R2C5")
    expect(variables.filter(has_text="x_3_5_1")).to_contain_text(re.compile("free|presolve"))
    group = panel.get_by_role("group", name="Row 3: each digit once")
    group.get_by_role("radio", name=re.compile("^2, ")).check(force=True)
    expect(panel.get_by_text("x_3_4_2 + x_3_5_2 + x_3_6_2 + x_3_7_2 = 1")).to_be_visible()
    lit = sudoku.grid.get_by_role("gridcell", name=re.compile("in the equation"))
    expect(lit).to_have_count(9)
    sudoku.page.keyboard.press("ArrowRight")
    expect(panel.get_by_text("row3_digit3", exact=True)).to_be_visible()


def test_a_given_shows_at_once_what_it_fixes(sudoku: Sudoku) -> None:
    panel = opened(sudoku, LATER)
    sudoku.page.get_by_role("radio", name="Set", exact=True).check(force=True)
    sudoku.cell(9, 9).click()
    sudoku.page.keyboard.press("5")
    expect(panel).to_contain_text("R9C9 = 5 fixes variables in the marked cells: 29")
    reached = sudoku.grid.get_by_role("gridcell", name=re.compile("touched by the given"))
    expect(reached).to_have_count(21)
    sudoku.page.keyboard.press("Delete")
    expect(panel).to_contain_text("free again: 29")


def test_the_relaxation_is_drawn_on_the_board(sudoku: Sudoku) -> None:
    opened(sudoku, HARD)
    relaxation = part(sudoku, "Relaxation")
    sudoku.button("Solve the relaxation").click()
    expect(relaxation).to_contain_text(re.compile(r"settles \d+ of 81 cells"))
    expect(sudoku.grid.get_by_role("gridcell", name=re.compile("in parts"))).not_to_have_count(0)
    relaxation.get_by_role("checkbox", name="On the board").uncheck()
    expect(sudoku.grid.get_by_role("gridcell", name=re.compile("in parts"))).to_have_count(0)
    sudoku.open(f"#p={AMPL}").ready()
    sudoku.button("Solve the relaxation").click()
    expect(sudoku.status).to_contain_text("The relaxation alone solves the puzzle")
    assert "" not in sudoku.values()


def test_the_log_and_the_tree_of_a_solve(sudoku: Sudoku) -> None:
    opened(sudoku, HARD)
    sudoku.choice("Solver").select_option("highs")
    sudoku.solve()
    log = part(sudoku, "The solver").get_by_role("region", name="The solver’s log")
    expect(log).to_contain_text("HiGHS")
    tree = part(sudoku, "Relaxation").get_by_role("table", name="The first solve")
    expect(tree.get_by_role("row", name=re.compile(r"^nodes \d+"))).to_be_visible()


def test_the_only_solution_is_proven_in_steps(sudoku: Sudoku) -> None:
    panel = opened(sudoku, HARD)
    sudoku.choice("Solver").select_option("highs")
    sudoku.solve()
    steps = part(sudoku, "Only one").get_by_role("listitem")
    expect(steps).to_have_count(3)
    expect(steps.nth(0)).to_contain_text("First solution, by HiGHS")
    expect(steps.nth(1)).to_contain_text("81 variables that are 1, at most 80")
    expect(steps.nth(2)).to_contain_text("the first is the only one")
    panel.get_by_text("The no-good cut in full").click()
    expect(panel.get_by_text(re.compile(r"x_9_9_\d ≤ 80$"))).to_be_visible()


def test_a_second_solution_is_marked(sudoku: Sudoku) -> None:
    opened(sudoku, LATER)
    sudoku.solve()
    expect(part(sudoku, "Only one")).to_contain_text("another solution")
    differing = sudoku.grid.get_by_role("gridcell", name=re.compile("differs"))
    expect(differing).not_to_have_count(0)


@pytest.mark.parametrize("form", ["LP", "AMPL", "OR-Tools (Python)", "JuMP (Julia)"])
def test_the_model_is_written_copied_and_downloaded(sudoku: Sudoku, form: str) -> None:
    opened(sudoku, EASY)
    export = part(sudoku, "Write it down")
    export.get_by_role("combobox", name="Format").select_option(label=form)
    text = export.get_by_role("textbox", name="The model as text")
    begins = {"LP": r"^\\ Sudoku", "AMPL": "set|param", "JuMP (Julia)": "using JuMP"}
    expect(text).to_have_value(re.compile(begins.get(form, "import")))
    expect(export.get_by_role("combobox", name="Form", exact=True)).to_be_visible(
        visible=form == "LP"
    )
    with sudoku.page.expect_download() as download:
        export.get_by_role("button", name="Download").click()
    assert download.value.suggested_filename.startswith("sudoku.")
    sudoku.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    export.get_by_role("button", name="Copy text").click()
    expect(export).to_contain_text("The text is copied.")
    copied = "head => navigator.clipboard.readText().then(text => text.startsWith(head))"
    sudoku.page.wait_for_function(copied, arg=text.input_value())


def test_the_largest_model_is_written_while_the_page_lives(sudoku: Sudoku) -> None:
    sudoku.open().ready()
    sudoku.choice("Size").select_option("25")
    sudoku.button("The model").click()
    export = part(sudoku, "Write it down")
    export.get_by_role("combobox", name="Format").select_option(label="DIMACS (clauses)")
    expect(export).to_contain_text("The first 200,000 of 10,6", timeout=60_000)
    with sudoku.page.expect_download() as download:
        export.get_by_role("button", name="Download").click()
    text = download.value.path().read_text()
    assert "p cnf 15625 " in text
    assert text.endswith(" 0\n")


def test_clashing_givens_are_marked_listed_and_erased(
    sudoku: Sudoku, violations: Callable[[Page], list[str]]
) -> None:
    sudoku.open(f"#p={CLASHING}").ready()
    sudoku.button("Solve").click()
    expect(sudoku.status).to_contain_text("no solution", timeout=60_000)
    sudoku.button("Which givens clash?").click()
    expect(sudoku.status).to_contain_text("cannot stand together", timeout=60_000)
    marked = sudoku.grid.get_by_role("gridcell", name=re.compile("clashes"))
    listed = sudoku.page.get_by_role("list", name="Marked givens").get_by_role("listitem")
    first = listed.all_inner_texts()
    assert len(first) > 1
    expect(sudoku.status).to_contain_text(f"These {len(first)} givens cannot stand together")
    expect(marked).to_have_count(len(first))
    assert violations(sudoku.page) == []
    sudoku.button("Another set").click()
    expect(listed).not_to_have_text(first, timeout=60_000)
    expect(sudoku.status).to_contain_text("cannot stand together")
    expect(sudoku.page.get_by_text("In every set so far: ")).to_be_visible()
    sudoku.button("Fewest to erase").click()
    expect(sudoku.status).to_contain_text("can be solved", timeout=60_000)
    sudoku.button("Erase it").click()
    sudoku.solve()


def test_a_board_with_rules_is_explained_whole(sudoku: Sudoku) -> None:
    panel = opened(sudoku, RULED)
    expect(panel.get_by_text("each digit once in every diagonal")).to_be_visible()
    expect(panel.get_by_text("the exported text has them")).to_be_visible()
    expect(panel.get_by_role("group", name="Diagonal 1: each digit once")).to_be_visible()
    sudoku.button("Solve").click()
    expect(sudoku.status).to_contain_text("no solution", timeout=60_000)
    sudoku.button("Which givens clash?").click()
    expect(sudoku.status).to_contain_text("This given and the cage at R1C1", timeout=60_000)
    sudoku.button("Fewest to erase").click()
    sudoku.button("Erase it").click()
    sudoku.solve()


def test_two_of_a_digit_are_named_without_a_solver(sudoku: Sudoku) -> None:
    sudoku.open("#p=11" + "." * 79)
    sudoku.button("Solve").click()
    expect(sudoku.status).to_contain_text("Row 1 has the digit 1 more than once")


def test_a_large_puzzle_is_explained_by_cadical(sudoku: Sudoku) -> None:
    puzzle = next(wrong_puzzles("16x16"))
    sudoku.open(f"#p={format_grid(puzzle, style='line')}&box=4x4").ready()
    sudoku.choice("Solver").select_option("search")
    sudoku.button("Solve").click()
    expect(sudoku.status).to_contain_text("no solution", timeout=120_000)
    with sudoku.page.expect_response("**/cadical.wasm"):
        sudoku.button("Which givens clash?").click()
    expect(sudoku.status).to_contain_text("cannot stand together", timeout=120_000)


@pytest.mark.parametrize("locale", ["pt", "es"])
def test_the_panel_speaks_the_language(browser: Browser, site: str, locale: str) -> None:
    context = browser.new_context(locale=locale)
    sudoku = Sudoku(context.new_page(), site).open(f"#p={EASY}").ready()
    page = sudoku.page
    page.get_by_role(
        "button", name={"pt": "O modelo", "es": "El modelo"}[locale], exact=True
    ).click()
    region = page.get_by_role("region", name=re.compile("modelo deste|modelo de este"))
    expect(region).to_contain_text({"pt": "restrições", "es": "restricciones"}[locale])
    expect(region).to_contain_text({"pt": "Linha 1", "es": "Fila 1"}[locale])
    context.close()


def test_the_panel_on_a_phone_leaves_the_board_in_sight(
    browser: Browser, site: str, phone: dict[str, object]
) -> None:
    context = browser.new_context(**{**phone, "locale": "en"})
    sudoku = Sudoku(context.new_page(), site)
    panel = opened(sudoku, EASY)
    panel.get_by_text("Write it down").scroll_into_view_if_needed()
    expect(sudoku.cell(1, 1)).to_be_in_viewport()
    wide = "document.documentElement.scrollWidth <= innerWidth"
    assert sudoku.page.evaluate(wide)
    sudoku.cell(5, 5).tap()
    expect(panel).to_contain_text("Cell R5C5")
    context.close()
