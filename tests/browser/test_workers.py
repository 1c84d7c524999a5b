"""The second worker: there while something runs behind the user's own job, and no longer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Worker, expect

from tests.browser.conftest import Sudoku
from tests.browser.test_solving import HARD
from ui.browser.client import IDLE_SECONDS

HASTE = f"""
const wait = setTimeout;
window.setTimeout = (call, milliseconds, ...more) =>
  wait(call, milliseconds === {IDLE_SECONDS * 1000} ? 2000 : milliseconds, ...more);
"""
"""An idle worker ends after two seconds."""


MPS = re.compile("^NAME sudoku$", re.MULTILINE)


class Workers:
    """The page's workers, the first one and those after it, and which of them have ended."""

    def __init__(self, sudoku: Sudoku) -> None:
        self.page = sudoku.page
        self.started: list[Worker] = []
        self.ended: list[Worker] = []
        self.page.on("worker", self._starts)

    def _starts(self, worker: Worker) -> None:
        self.started.append(worker)
        worker.on("close", self._ends)

    def _ends(self, worker: Worker) -> None:
        self.ended.append(worker)

    @property
    def there(self) -> list[int]:
        """Those that are there, as places among all that were."""
        return [k for k, worker in enumerate(self.started) if worker not in self.ended]

    def become(self, *there: int) -> None:
        """Wait until these are there."""
        for _look in range(600):
            if self.there == [*there]:
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(self.there)


@pytest.fixture
def workers(sudoku: Sudoku) -> Workers:
    return Workers(sudoku)


def written_down(sudoku: Sudoku, fragment: str = "") -> tuple[Locator, Locator]:
    """The field with the model as text, and the formats to choose from."""
    sudoku.open(fragment).ready()
    panel = sudoku.tab("Model").tab("Export").page
    text = panel.get_by_role("textbox", name="The model as text")
    expect(text).not_to_have_value("", timeout=90_000)
    return text, panel.get_by_role("combobox", name="Format")


def solve_for_minutes(sudoku: Sudoku) -> None:
    """A solve is going on, and the model is in sight again."""
    sudoku.choice("Solver").select_option("highs")
    sudoku.button("Solve").click()
    expect(sudoku.button("Cancel")).to_be_visible()
    sudoku.tab("Model")


def test_the_model_is_written_while_the_user_solves(sudoku: Sudoku, workers: Workers) -> None:
    text, formats = written_down(sudoku, f"#p={HARD}")
    solve_for_minutes(sudoku)
    formats.select_option("mps")
    expect(text).to_have_value(MPS, timeout=90_000)
    expect(sudoku.button("Cancel")).to_be_visible()
    first, second = workers.there
    assert first == 0
    assert {worker.url.partition(":")[0] for worker in workers.started} == {"blob"}
    sudoku.button("Cancel").click()
    workers.become(second, second + 1)
    sudoku.marked("engine-ready", 2)


def test_what_is_not_wanted_any_more_is_ended_and_the_solve_goes_on(
    sudoku: Sudoku, workers: Workers
) -> None:
    text, formats = written_down(sudoku, f"#p={HARD}")
    solve_for_minutes(sudoku)
    first, second = workers.there
    formats.select_option("dimacs")
    formats.select_option("mps")
    workers.become(first, second + 1)
    expect(text).to_have_value(MPS, timeout=90_000)
    expect(sudoku.button("Cancel")).to_be_visible()
    assert workers.there == [0, second + 1]


def test_a_second_worker_that_has_nothing_to_do_ends(sudoku: Sudoku, workers: Workers) -> None:
    sudoku.page.add_init_script(HASTE)
    text, formats = written_down(sudoku)
    assert workers.started[1:] != []
    workers.become(0)
    formats.select_option("mps")
    workers.become(0, 2)
    expect(text).to_have_value(MPS, timeout=90_000)
    workers.become(0)
