"""The page while the engine, or a solver, is still on its way, in Chromium."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from .conftest import Sudoku

EASY = "57...431.13.5...2.4.23.6...9.7.6.1.....2.7.....3.8.7.4...7.29.1.4...1.78.218...45"


def test_solve_pressed_before_the_engine_is_there_waits_and_then_runs(sudoku: Sudoku) -> None:
    held: list[Route] = []
    sudoku.page.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    sudoku.open("#p=" + EASY)
    sudoku.button("Solve").click()
    expect(sudoku.status).to_have_text("Solvers are loading; your puzzle is next.")
    for route in held:
        route.continue_()
    expect(sudoku.status).to_contain_text("This is the only solution.", timeout=90_000)


def test_while_highs_is_on_its_way_another_solves_and_that_is_said(sudoku: Sudoku) -> None:
    held: list[Route] = []
    sudoku.page.route("**/highs*.wasm", lambda route: held.append(route))
    sudoku.open("#p=" + EASY).ready()
    foot = sudoku.page.get_by_role("contentinfo")
    expect(foot).to_contain_text("HiGHS is still loading")
    sudoku.solve()
    expect(sudoku.status).to_contain_text("Solved by exact search")
    expect(
        sudoku.page.get_by_text("HiGHS was still loading, so another solver was taken.")
    ).to_be_visible()
    for route in held:
        route.continue_()
    expect(foot).not_to_contain_text("HiGHS")
    sudoku.solve()
    expect(
        sudoku.page.get_by_text("HiGHS was still loading, so another solver was taken.")
    ).to_be_hidden()


def test_an_engine_that_cannot_start_is_said_and_started_again(sudoku: Sudoku) -> None:
    def refuse(route: Route) -> None:
        route.abort()

    sudoku.page.route("**/pyodide.*", refuse)
    sudoku.open().blank()
    expect(sudoku.page.get_by_text("The solvers could not be started.")).to_be_visible(
        timeout=120_000
    )
    sudoku.cell(1, 1).click()
    sudoku.page.keyboard.type("5")
    expect(sudoku.cell(1, 1)).to_have_text("5")
    sudoku.page.unroute("**/pyodide.*", refuse)
    sudoku.button("Try again").click()
    sudoku.ready()
    assert any("Failed to fetch" in text for text in sudoku.wrong)
    sudoku.wrong.clear()
