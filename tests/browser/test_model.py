"""The model beside the board, and why: in Chromium, by role and name."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from sudoku_core import format_grid
from tests.bench.explain import wrong_puzzles
from tests.browser.conftest import Sudoku
from tests.plain import AMPL, HARD
from tests.plain import GUROBI as EASY

CLASHING = "6" + EASY[1:]
RULED = "1" + "." * 80 + ";diagonals;killer:15=r1c1-r1c2"
"""The cage would need a 14."""
LATER = "1.2......" + "." * 72
"""Many solutions."""
SMALL = """part => [...part.parentElement.querySelectorAll("*")]
    .filter(one => one.checkVisibility() && !one.closest("math"))
    .filter(one => [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .map(one => [parseFloat(getComputedStyle(one).fontSize), one.outerHTML.slice(0, 80)])
    .filter(([size]) => size < 18)"""
"""What has text of less than 18 pixels in the tab."""
LEAVES = ("Cell", "Program", "Relaxation", "Proof", "Sum", "Log", "Export")


def opened(sudoku: Sudoku, puzzle: str, part: str = "Cell") -> Locator:
    """The tab Model beside a puzzle, with one of its parts open."""
    sudoku.open(f"#p={puzzle}").ready()
    sudoku.page.get_by_role("tab", name="Model", exact=True).click()
    return turned(sudoku, part)


def turned(sudoku: Sudoku, part: str) -> Locator:
    """A leaf of the tab, opened."""
    sudoku.page.get_by_role("tab", name=part, exact=True).click()
    return sudoku.page.get_by_role("tabpanel", name=part, exact=True)


def solver(sudoku: Sudoku, name: str) -> None:
    """The solver that is taken."""
    sudoku.page.get_by_role("tab", name="Solvers", exact=True).click()
    sudoku.choice("Solver").select_option(name)
    sudoku.page.get_by_role("tab", name="Model", exact=True).click()


def test_who_only_wants_the_puzzle_solved_never_sees_it(sudoku: Sudoku) -> None:
    sudoku.open(f"#p={EASY}").ready()
    expect(sudoku.page.get_by_role("tabpanel", name="Model", exact=True)).to_be_hidden()
    sudoku.solve()
    expect(sudoku.page.get_by_role("tabpanel", name="Model", exact=True)).to_be_hidden()


def test_the_program_and_its_sizes(sudoku: Sudoku) -> None:
    program = opened(sudoku, AMPL, "Program")
    expect(program.locator("math").first).to_be_visible()
    expect(program.get_by_role("row", name=re.compile("^variables 729 139"))).to_be_visible()
    expect(program.get_by_role("row", name=re.compile("^constraints 324 164"))).to_be_visible()
    expect(program.get_by_role("row", name=re.compile("^equations of givens 27"))).to_be_visible()
    expect(program).to_contain_text("590 variables and 160 constraints")
    sudoku.page.reload()
    sudoku.ready()
    expect(program.locator("math").first).to_be_visible()


def test_a_click_on_a_cell_changes_something_in_every_part(sudoku: Sudoku) -> None:
    opened(sudoku, AMPL)
    for number, name in enumerate(LEAVES, 1):
        turned(sudoku, name)
        sudoku.cell(number, 1).click()
        line = sudoku.page.get_by_text(re.compile(rf"^R{number}C1( =|: presolve leaves)"))
        expect(line).to_be_in_viewport()
    sudoku.button("Its equations").click()
    expect(sudoku.page.get_by_role("tab", name="Cell", exact=True)).to_have_attribute(
        "aria-selected", "true"
    )


def test_arrows_move_between_the_parts(sudoku: Sudoku) -> None:
    opened(sudoku, EASY)
    sudoku.page.get_by_role("tab", name="Cell", exact=True).focus()
    sudoku.page.keyboard.press("ArrowRight")
    expect(sudoku.page.get_by_role("tab", name="Program", exact=True)).to_be_focused()
    expect(sudoku.page.get_by_role("tabpanel", name="Program", exact=True)).to_be_visible()


def test_a_cell_shows_its_variables_and_an_equation_its_cells(sudoku: Sudoku) -> None:
    panel = opened(sudoku, AMPL)
    sudoku.cell(3, 5).click()
    variables = panel.get_by_role("listitem")
    expect(variables.filter(has_text="x_3_5_7")).to_contain_text("by R2C5")
    expect(variables.filter(has_text="x_3_5_1")).to_contain_text(re.compile("free|presolve"))
    group = panel.get_by_role("group", name="Row 3: each digit once")
    group.get_by_role("radio", name=re.compile("^2, ")).check(force=True)
    expect(panel.get_by_text("x_3_4_2 + x_3_5_2 + x_3_6_2 + x_3_7_2 = 1")).to_be_in_viewport()
    lit = sudoku.grid.get_by_role("gridcell", name=re.compile("in the equation"))
    expect(lit).to_have_count(9)
    sudoku.page.keyboard.press("ArrowRight")
    expect(panel.get_by_text("row3_digit3", exact=True)).to_be_visible()


def test_what_a_cage_and_a_thermometer_demand_shows_as_equations(sudoku: Sudoku) -> None:
    panel = opened(sudoku, "." * 81 + ";killer:4=r1c1-r1c2;thermometer:r1c2-r1c3")
    sudoku.cell(1, 2).click()
    cage = panel.get_by_role("group", name="Cage at R1C1: sum 4")
    cage.get_by_role("radio", name=re.compile("^Σ")).check(force=True)
    expect(panel.get_by_text(re.compile(r"^x_1_1_1 \+ 2\sx_1_1_2 .* = 4$")).first).to_be_visible()
    lit = sudoku.grid.get_by_role("gridcell", name=re.compile("in the equation"))
    expect(lit).to_have_count(2)
    grows = panel.get_by_role("group", name="Thermometer: R1C2 < R1C3")
    expect(grows.get_by_role("radio")).to_have_count(9)
    expect(turned(sudoku, "Program")).to_contain_text("the digits of a cage add up to its sum")


def test_the_relaxation_is_drawn_on_the_board(sudoku: Sudoku) -> None:
    relaxation = opened(sudoku, HARD, "Relaxation")
    expect(sudoku.page.locator("#lit-spots")).to_have_css("display", "none")  # other places
    sudoku.button("Solve the relaxation").click()
    expect(relaxation).to_contain_text(re.compile(r"settles \d+ of 81 cells"))
    parts = sudoku.grid.get_by_role("gridcell", name=re.compile("in parts"))
    expect(parts).not_to_have_count(0)
    relaxation.get_by_role("checkbox", name="On the board").uncheck()
    expect(parts).to_have_count(0)


def test_without_presolve_log_and_relaxation_are_those_of_the_whole_program(
    sudoku: Sudoku,
) -> None:
    relaxation = opened(sudoku, AMPL, "Relaxation")
    relaxation.get_by_role("switch", name="Presolve").uncheck()
    sudoku.button("Solve the relaxation").click()
    expect(relaxation).to_contain_text("729 variables, 324 constraints and 27 equations of givens")
    log = turned(sudoku, "Log")
    expect(log.get_by_role("region", name="The relaxation")).to_contain_text("LP has 351 rows")
    sudoku.solve()
    first = log.get_by_role("region", name=re.compile("^First solve"))
    expect(first).to_contain_text("MIP has 351 rows; 729 cols")
    expect(first).to_contain_text("Presolve is switched off")
    assert first.evaluate("log => log.scrollTop") == 0
    sudoku.page.reload()
    sudoku.ready()
    expect(turned(sudoku, "Program").get_by_role("switch", name="Presolve")).not_to_be_checked()


def test_a_puzzle_that_singles_solve_names_no_solver(sudoku: Sudoku) -> None:
    relaxation = opened(sudoku, EASY, "Relaxation")
    sudoku.button("Solve the relaxation").click()
    expect(relaxation).to_contain_text("Presolve alone solves it; nothing was left for the solver.")
    expect(relaxation).not_to_contain_text("0 variables")
    sudoku.solve()
    expect(turned(sudoku, "Proof")).not_to_contain_text("First solution, by")


def test_the_log_the_tree_and_the_steps_of_a_solve(sudoku: Sudoku) -> None:
    opened(sudoku, AMPL)
    solver(sudoku, "highs")
    sudoku.solve()
    expect(turned(sudoku, "Log").get_by_role("region", name=re.compile("^First"))).to_contain_text(
        "HiGHS"
    )
    tree = turned(sudoku, "Relaxation").get_by_role("table", name="Tree")
    expect(tree.get_by_role("row", name=re.compile(r"^nodes \d+"))).to_be_visible()
    proof = turned(sudoku, "Proof")
    steps = proof.get_by_role("listitem")
    expect(steps).to_have_count(3)
    expect(steps.nth(0)).to_contain_text("First solution, by HiGHS")
    expect(steps.nth(1)).to_contain_text(
        "41 variables that are 1 and that presolve leaves open, at most 40"
    )
    expect(steps.nth(2)).to_contain_text("the first is the only one")
    proof.get_by_text("The no-good cut in full").click()
    expect(proof.get_by_text(re.compile(r"x_\d_\d_\d ≤ 40$"))).to_be_visible()


def test_a_second_solution_is_marked(sudoku: Sudoku) -> None:
    proof = opened(sudoku, LATER, "Proof")
    sudoku.solve()
    expect(proof).to_contain_text("another solution")
    differing = sudoku.grid.get_by_role("gridcell", name=re.compile("differs"))
    expect(differing).not_to_have_count(0)


def test_the_model_is_written_copied_and_downloaded(sudoku: Sudoku) -> None:
    sudoku.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    export = opened(sudoku, EASY, "Export")
    text = export.get_by_role("textbox", name="The model as text")
    for form, begins in (
        ("LP", r"^\\ Sudoku"),
        ("AMPL", "set|param"),
        ("OR-Tools (Python)", "import"),
        ("JuMP (Julia)", "using JuMP"),
    ):
        export.get_by_role("combobox", name="Format").select_option(label=form)
        expect(text).to_have_value(re.compile(begins), timeout=60_000)
        expect(export.get_by_role("combobox", name="Form", exact=True)).to_be_visible(
            visible=form == "LP"
        )
        expect(export).not_to_contain_text("Text copied")
        with sudoku.page.expect_download() as download:
            export.get_by_role("button", name="Download").click()
        assert download.value.suggested_filename.startswith("sudoku.")
        export.get_by_role("button", name="Copy text").click()
        expect(export).to_contain_text("Text copied")
        copied = "head => navigator.clipboard.readText().then(text => text.startsWith(head))"
        sudoku.page.wait_for_function(copied, arg=text.input_value())


def test_the_largest_model_is_written_while_the_page_lives(sudoku: Sudoku) -> None:
    sudoku.open().ready()
    sudoku.blank(25)
    sudoku.page.get_by_role("tab", name="Model", exact=True).click()
    export = turned(sudoku, "Export")
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
    expect(sudoku.status).to_contain_text("contradict each other", timeout=60_000)
    marked = sudoku.grid.get_by_role("gridcell", name=re.compile("clashes"))
    listed = sudoku.page.get_by_role("list", name="Marked givens").get_by_role("listitem")
    first = listed.all_inner_texts()
    assert len(first) > 1
    expect(sudoku.status).to_contain_text(f"These {len(first)} givens contradict each other")
    expect(marked).to_have_count(len(first))
    assert violations(sudoku.page) == []
    sudoku.button("Another set").click()
    expect(listed).not_to_have_text(first, timeout=60_000)
    expect(sudoku.status).to_contain_text("contradict each other")
    expect(sudoku.page.get_by_text("In every set so far: ")).to_be_visible()
    sudoku.button("Fewest to erase").click()
    expect(sudoku.status).to_contain_text("Smallest fix", timeout=60_000)
    sudoku.button("Erase it").click()
    sudoku.solve()


def test_a_board_with_rules_is_explained_whole(sudoku: Sudoku) -> None:
    panel = opened(sudoku, RULED)
    expect(panel.get_by_role("group", name="Diagonal from R1C1: each digit once")).to_be_visible()
    program = turned(sudoku, "Program")
    expect(program.get_by_text("each digit once in every diagonal")).to_be_visible()
    expect(program.get_by_text("each digit at most once in every cage K")).to_be_visible()
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
    expect(sudoku.status).to_contain_text("contradict each other", timeout=120_000)


def test_the_tab_speaks_the_language(sudoku: Sudoku) -> None:
    opened(sudoku, EASY)
    page = sudoku.page
    sudoku.button("Settings").click()
    language = page.locator("#language")
    for code, cell, row, noun in (
        ("pt", "Célula", "Linha 1", "restrições"),
        ("es", "Celda", "Fila 1", "restricciones"),
    ):
        language.select_option(code)
        page.keyboard.press("Escape")
        turned(sudoku, cell)
        expect(page.get_by_role("tabpanel", name=cell, exact=True)).to_contain_text(row)
        expect(turned(sudoku, "Programa")).to_contain_text(noun)
        page.locator("#open-menu").click()


def test_on_a_phone_a_tap_on_a_cell_shows_its_equations_and_the_board_stays_in_sight(
    phone: Sudoku,
) -> None:
    page = phone.page
    opened(phone, EASY, "Log")
    phone.cell(5, 5).tap()
    expect(page.get_by_role("group", name="R5C5: one digit")).to_be_in_viewport()
    value = page.get_by_text(re.compile(r"^R5C5( =|: presolve leaves)"))
    expect(value).to_be_visible()  # all of the leaf is there: what follows scrolls in it
    page.get_by_role("group", name="Box 5: each digit once").scroll_into_view_if_needed()
    expect(phone.cell(1, 1)).to_be_in_viewport(ratio=1)
    expect(value).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_on_a_projector_nothing_in_the_tab_is_smaller_than_18_pixels(sudoku: Sudoku) -> None:
    opened(sudoku, AMPL)  # pytest-playwright's screen has 1280 by 720 pixels
    for name in LEAVES:
        part = turned(sudoku, name)
        sizes = part.evaluate(SMALL)
        assert sizes == [], name
