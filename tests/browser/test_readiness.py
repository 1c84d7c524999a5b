"""The page while the engine, or a solver, is still on its way, in Chromium."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.plain import GUROBI as EASY

from .conftest import Sudoku


class Held:
    """Requests kept on their way, however late they come, until they are let go."""

    def __init__(self, page: Page, url: str) -> None:
        self._kept: list[Route] | None = []
        page.route(url, self._take)

    def _take(self, route: Route) -> None:
        if self._kept is None:
            route.continue_()
        else:
            self._kept.append(route)

    def let_go(self) -> None:
        kept, self._kept = self._kept or [], None
        for route in kept:
            route.continue_()


def test_solve_pressed_before_the_engine_is_there_waits_and_then_runs(newcomer: Sudoku) -> None:
    held = Held(newcomer.page, "**/pyodide.asm.wasm")
    newcomer.open("#p=" + EASY)
    newcomer.button("Solve").click()
    expect(newcomer.status).to_have_text("Solvers are loading; your puzzle is next.")
    held.let_go()
    expect(newcomer.status).to_contain_text("This is the only solution.", timeout=90_000)


def test_while_highs_is_on_its_way_another_solves_and_that_is_said(newcomer: Sudoku) -> None:
    held = Held(newcomer.page, "**/highs*.wasm")
    newcomer.open("#p=" + EASY).ready()
    foot = newcomer.page.get_by_role("contentinfo")
    expect(foot).to_contain_text("HiGHS is still loading")
    newcomer.solve()
    expect(newcomer.status).to_contain_text("Solved by exact search")
    expect(
        newcomer.page.get_by_text("HiGHS was still loading, so another solver was used.")
    ).to_be_visible()
    held.let_go()
    expect(foot).not_to_contain_text("HiGHS")
    newcomer.solve()
    expect(
        newcomer.page.get_by_text("HiGHS was still loading, so another solver was used.")
    ).to_be_hidden()


def test_an_engine_that_cannot_start_is_said_and_started_again(newcomer: Sudoku) -> None:
    def refuse(route: Route) -> None:
        route.abort()

    newcomer.page.route("**/pyodide.*", refuse)
    newcomer.open().blank()
    expect(newcomer.page.get_by_text("The solvers could not be started.")).to_be_visible(
        timeout=120_000
    )
    newcomer.cell(1, 1).click()
    newcomer.page.keyboard.type("5")
    expect(newcomer.cell(1, 1)).to_have_text("5")
    newcomer.page.unroute("**/pyodide.*", refuse)
    newcomer.button("Try again").click()
    newcomer.ready()
    assert any("Failed to fetch" in text for text in newcomer.wrong)
    newcomer.wrong.clear()
