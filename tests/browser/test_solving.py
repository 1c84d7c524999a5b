"""Solving, cancelling and checking in the page."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.plain import GUROBI as EASY

from .conftest import Sudoku

DATA = Path(__file__).parents[1] / "data"
SOLVED = "578924316136578429492316857957463182814297563263185794685742931349651278721839645"
DIGITS = "123456789ABCDEFGHIJKLMNOP"
HARD = (DATA / "25x25.txt").read_text().splitlines()[2]


def seeds() -> list[tuple[str, str, str]]:
    """Name, puzzle and solution ("" where there are several) of the seeds' instances."""
    lines = (DATA / "seeds.txt").read_text().splitlines()
    found = []
    for number, line in enumerate(lines):
        if named := re.match(r"# ([a-z0-9-]+): seed", line):
            solution = "" if "several solutions" in line else lines[number + 2]
            found.append((named[1], lines[number + 1], solution))
    return found


def values(text: str) -> list[str]:
    """What the cells of a puzzle hold, a character of the puzzle each."""
    return ["" if sign == "." else str(DIGITS.index(sign) + 1) for sign in text]


def test_each_instance_of_the_seeds_is_solved(sudoku: Sudoku) -> None:
    sudoku.open().ready()
    sudoku.choice("Solver").select_option("highs")
    for number, (name, puzzle, solution) in enumerate(seeds(), 1):
        sudoku.example(name)
        sudoku.holds(values(puzzle))
        sudoku.solve()
        expect(sudoku.status).to_contain_text(re.compile("Solved (by HiGHS )?in "))
        if solution:
            sudoku.holds(values(solution))
            expect(sudoku.status).to_contain_text("This is the only solution.")
        else:
            expect(sudoku.status).to_contain_text("There is more than one solution")
        assert sudoku.marks("solve-start") == sudoku.marks("solve-end") == number


def test_there_are_nine_instances() -> None:
    assert len(seeds()) == 9


def test_cancel_answers_and_the_next_solves_work(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + HARD).ready()
    sudoku.choice("Solver").select_option("highs")
    sudoku.button("Solve").click()
    expect(sudoku.status).to_have_text("Solving with HiGHS…")
    expect(sudoku.page.get_by_role("progressbar", name="Working")).to_be_visible()
    panel = sudoku.page.get_by_role("tabpanel", name="Solvers")
    expect(panel.get_by_text(re.compile(r"^\d+\ss"))).to_be_visible()
    sudoku.button("Cancel").click()  # how soon it answers: python -m tests.bench ending
    expect(sudoku.status).to_have_text(re.compile(r"Cancelled after [\d.]+\ss\."))
    expect(sudoku.button("Cancel")).to_be_hidden()
    limit = sudoku.page.get_by_role("spinbutton", name="Time limit (s)")
    limit.fill("1")
    sudoku.button("Solve").click()  # out of time is not called unsolvable
    expect(sudoku.status).to_contain_text("No answer yet, after", timeout=60_000)
    limit.fill("")
    sudoku.example("jump-gurobi")
    sudoku.solve()
    sudoku.holds(SOLVED)


def test_the_board_can_be_used_while_a_solver_runs(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + HARD).ready()
    sudoku.choice("Solver").select_option("highs")  # it does not end soon
    sudoku.button("Solve").click()
    expect(sudoku.button("Cancel")).to_be_visible()
    sudoku.cell(1, 2).click()
    expect(sudoku.cell(1, 2)).to_have_attribute("aria-selected", "true")
    sudoku.page.keyboard.press("ArrowDown")
    expect(sudoku.cell(2, 2)).to_be_focused()
    expect(sudoku.button("Cancel")).to_be_visible()


def test_solving_again_leaves_nothing_more_to_undo(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + EASY).ready()
    for _ in range(2):
        sudoku.solve()
        expect(sudoku.status).to_contain_text("This is the only solution.")
    sudoku.button("Undo").click()
    sudoku.holds(EASY)


def test_a_puzzle_without_a_solution_is_said_to_have_none(sudoku: Sudoku) -> None:
    sudoku.open().ready()
    sudoku.example("none")
    sudoku.button("Solve").click()
    expect(sudoku.status).to_contain_text("This puzzle has no solution", timeout=60_000)


def test_givens_that_contradict_each_other_are_named(sudoku: Sudoku) -> None:
    sudoku.open("#p=11" + "." * 79)
    sudoku.button("Solve").click()
    expect(sudoku.status).to_have_text(
        "Givens or rules contradict each other, so there is no solution. "
        "Row 1 has the digit 1 more than once: R1C1 and R1C2."
    )


def test_another_solution_is_marked_and_shown(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + "." * 16).ready()
    sudoku.solve()
    first = sudoku.values()
    differing = sudoku.page.get_by_role(
        "gridcell", name=re.compile(r"differs: \d+ in the other solution")
    ).count()
    sudoku.button("Show the other solution").click()
    second = sudoku.values()
    assert sum(a != b for a, b in zip(first, second)) == differing > 0


def test_solving_says_which_entries_were_wrong_and_is_undone(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + EASY).ready()
    sudoku.cell(1, 3).click()
    sudoku.page.keyboard.type("6")
    sudoku.solve()
    expect(sudoku.status).to_contain_text("Your entry at R1C3 was not right.")
    expect(sudoku.cell(1, 3)).to_have_accessible_name(
        "Row 1, column 3, solved 8, not right, you had 6"
    )
    sudoku.holds(SOLVED)
    sudoku.button("Undo").click()
    sudoku.holds(EASY[:2] + "6" + EASY[3:])


def test_check_tells_what_is_right_and_what_is_not(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + EASY).ready()
    sudoku.button("Check").click()
    expect(sudoku.status).to_have_text("Nothing has been filled in yet.")
    sudoku.cell(1, 3).click()
    sudoku.page.keyboard.type("8")
    sudoku.button("Check").click()
    expect(sudoku.status).to_have_text("Right so far, with 44 cells still to fill.")
    sudoku.cell(2, 3).click()
    sudoku.page.keyboard.type("9")
    sudoku.cell(1, 4).click()
    sudoku.button("Check").click()
    expect(sudoku.status).to_have_text("The digit at R2C3 is not right.")
    expect(sudoku.cell(2, 3)).to_have_attribute("aria-selected", "true")


def test_examples_are_those_of_the_file(sudoku: Sudoku) -> None:
    sudoku.open()
    offered = (
        sudoku.choice("Example")
        .locator("option")
        .evaluate_all("options => options.map(option => option.value)")
    )
    examples = json.loads((Path(DATA).parents[1] / "web/ui/opening/examples.json").read_text())
    assert offered == ["", *[example["id"] for example in examples]]
