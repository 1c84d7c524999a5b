"""Every figure that the tabs Solvers and Model show, beside one that is computed independently.

The page is played natively, with HiGHS, CaDiCaL (PySAT) and Z3. What is computed comes from the
exported texts (LP, DIMACS, SMT-LIB), from what HiGHS prints, and from solvers asked directly.
``pytest -m long -s tests/engine/test_figures.py`` prints the tables.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sudoku_core import Puzzle, available_solvers, export, is_solution
from tests.engine.figures import (
    Page,
    Row,
    dimacs_size,
    fixed_by_givens,
    log_figures,
    log_size,
    lp_text,
    numbers,
    rules_out,
    settled_by,
    size_of_sum,
    size_said,
    solutions_of,
)
from tests.engine.figures_puzzles import PUZZLES
from tests.missing import missing
from ui.model.state import Study
from ui.settings.state import Settings
from ui.solving.state import Solved
from ui.sums.state import Sums
from ui.walking.state import Walk

SOLVES = (
    ("highs", "reduced"),
    ("highs", "full"),
    ("cadical", "clauses"),
    ("cadical", "clauses-full"),
    ("z3", "clauses"),
    ("search", "exact-cover"),
)
SIZES = ("variables", "constraints", "equations of givens", "non‑zeros", "fixed at 1", "fixed at 0")
PICKED = 3
"""The place of the cell that is picked, among those that are open."""


@pytest.fixture(autouse=True)
def solvers() -> None:
    for name in ("highs", "cadical", "z3"):
        if available_solvers()[name]:
            missing(name)


@pytest.mark.long
@pytest.mark.parametrize("name", PUZZLES)
def test_every_figure_is_exact(name: str, tmp_path: Path) -> None:
    puzzle = PUZZLES[name]
    count = solutions_of(puzzle)
    rows = [
        *_program(puzzle),
        *_cell(puzzle),
        *_export(puzzle),
        *_relaxation(puzzle, str(tmp_path / "relaxed.lp")),
        *_compare(puzzle, count),
        *_sums(puzzle, count),
        *_steps(puzzle, count),
    ]
    for solver, formulation in (*SOLVES, *INTEGERS.get(name, ())):
        rows += _solve(puzzle, solver, formulation, count)
    wide = max(len(figure) for _, figure, _, _ in rows)
    print(f"\n{name}: {len(rows)} figures")
    for leaf, figure, shown, computed in rows:
        mark = "  " if shown == computed else "≠ "
        print(f"{mark}{leaf:12} {figure:{wide}}  {shown}  |  {computed}")
    assert [row for row in rows if row[2] != row[3]] == []
    assert len(rows) > 40


QUICK = ("plain, presolved by HiGHS", "plain, singles alone", "6×6 with 1–9")
INTEGERS = dict.fromkeys(QUICK, (("z3", "integers"),))
"""Where integers do not take Z3 minutes."""


def _solved(puzzle: Puzzle, solver: str, formulation: str) -> Page:
    page = Page(puzzle)
    page.do("settings.solver", solver)
    page.do("settings.form", formulation)
    page.do("solving.solve")
    return page


def _solve(puzzle: Puzzle, solver: str, formulation: str, count: int) -> Iterator[Row]:
    """Return the small print after a solve, then log, tree and proof."""
    page = _solved(puzzle, solver, formulation)
    settings = page.state.part(Settings)
    assert (settings.solver, settings.form or formulation) == (solver, formulation)
    at, solved = f"{solver} {formulation}", page.state.part(Solved)
    outcome = "none" if solved.impossible else solved.proof.ended if solved.proof else ""
    yield "Solvers", f"{at}: verdict", outcome, {0: "none", 1: "proven"}.get(count, "second")
    if count:
        if solver != "search":  # which tells of none
            yield "Solvers", f"{at}: size", _first_of(page), size_said(puzzle, formulation)
        assert is_solution(puzzle, puzzle.layout.grid(page.state.board.solution))
    yield from _proof(page, at, count)
    yield from _logs(puzzle, page, at, formulation)


def _first_of(page: Page) -> str:
    """Return the small print without the proof."""
    return re.split(r" · |(?<=\.) (?=Only |Other )", str(page.shown()["fine", "textContent"]))[0]


def _proof(page: Page, at: str, count: int) -> Iterator[Row]:
    shown, proof = page.leaf("proof"), page.state.part(Solved).proof
    steps = [text for _, text, _ in shown["steps", "items"]]
    assert proof
    if not count:
        yield "Proof", f"{at}: says none", "no solution" in steps[0], True
        return
    assert proof.second_solve
    named = page.words.solver(proof.second_solve["solver"])
    alone = proof.second_solve["stats"].get("variables") == 0
    yield "Proof", f"{at}: prover named", alone or named in steps[-1], True
    cut = proof.second_solve["form"] != "exact-cover" and not alone
    yield "Proof", f"{at}: cut listed", not shown["cut", "hidden"], cut
    board = page.state.board
    if count > 1:
        differ = sum(1 for a, b in zip(board.solution, board.second) if a != b)
        yield "Proof", f"{at}: cells differ", int(numbers(steps[-1])[-1]), differ


def _logs(puzzle: Puzzle, page: Page, at: str, formulation: str) -> Iterator[Row]:
    """Yield what HiGHS was given, and both trees, as its own logs say."""
    solved = page.state.part(Solved)
    tree = {row[0]: row[1:] for row in page.leaf("relaxation")["tree-rows", "rows"]}
    logs = (solved.log, solved.second_log)
    if not at.startswith("highs") or not solved.log:
        return
    program = lp_text(puzzle, formulation)
    rows, terms = len(program.rows), program.nonzeros + program.givens
    yield "Log", f"{at}: rows, columns, non‑zeros", log_size(solved.log), [
        float(rows), float(len(program.variables)), float(terms),
    ]  # fmt: skip
    second = solved.proof.second_solve if solved.proof else None
    finished = second and second["solver"] == "highs"
    for column, log in enumerate(logs):
        if not log or (column and not finished):
            continue
        figures = log_figures(log)
        for name in ("nodes", "iterations", "cuts", "bound"):
            label = page.words("tree." + name)
            shown = tree[label][column] if label in tree else "–"
            computed = f"{figures[name]:.0f}" if name in figures else "–"
            yield "Relaxation", f"{at}: tree {column + 1}, {label}", shown, computed


def _program(puzzle: Puzzle) -> Iterator[Row]:
    """Return the table of sizes, and the reductions by presolve."""
    page = Page(puzzle)
    page.do("tabs.open", "model")
    shown = page.leaf("program")
    full, reduced = lp_text(puzzle, "full"), lp_text(puzzle, "reduced")
    candidates = len(puzzle.cells) * puzzle.side
    ones = len(puzzle.cells) - len({name.rpartition("_")[0] for name in reduced.candidates})
    computed = {
        "full": (
            len(full.variables), full.constraints, full.givens, full.nonzeros, full.givens,
            candidates - len(full.candidates),
        ),
        "reduced": (
            len(reduced.variables), reduced.constraints, 0, reduced.nonzeros, ones,
            candidates - len(reduced.candidates) - ones,
        ),
    }  # fmt: skip
    sentence = str(shown["presolve", "textContent"])
    empty = [name for name, (terms, _, _) in reduced.rows.items() if not terms]
    table = {row[0]: row[1:] for row in shown["sizes-rows", "rows"]}
    for place, size in enumerate(SIZES):
        for column, formulation in enumerate(("full", "reduced")):
            count: object = str(computed[formulation][place])
            if (formulation == "reduced" and empty) or (count == "0" and place in (2, 5)):
                count = "–"
            yield "Program", f"{size}, {formulation}", table[size][column], count
    if empty:
        yield (
            "Program",
            "what presolve cannot satisfy",
            re.findall(r"satisfy (\w+)", sentence),
            empty,
        )
        return
    removed = [full_size - left for full_size, left in zip(computed["full"], computed["reduced"])]
    left = [float(part) for part in (removed[0], removed[1], *computed["reduced"][:2])]
    yield "Program", "taken away and left by presolve", numbers(sentence), left


def _cell(puzzle: Puzzle) -> Iterator[Row]:
    """Return the variables and equations of a cell, and their remainders."""
    page = Page(puzzle)
    opened = [cell for cell in puzzle.cells if not puzzle.givens.cells[cell]]
    page.do("tabs.open", "model")
    page.do("board.pick", opened[PICKED])
    shown = page.leaf("cell")
    row, column = divmod(opened[PICKED], puzzle.columns)
    program = lp_text(puzzle, "full")
    fixed = fixed_by_givens(program)
    cell_variables = [f"x_{row + 1}_{column + 1}_{digit}" for digit in range(1, puzzle.side + 1)]
    variables = shown["variables", "items"]
    yield "Cell", "variables", [text.split(" ")[0] for _, text, _ in variables], cell_variables
    by_givens = [text.split(" ")[0] for kind, text, _ in variables if kind.startswith("fixed")]
    yield "Cell", "fixed by givens", by_givens, [name for name in cell_variables if name in fixed]
    reduced = lp_text(puzzle, "reduced")
    if all(terms for terms, _, _ in reduced.rows.values()):
        left = [text.split(" ")[0] for kind, text, _ in variables if kind == "free"]
        yield (
            "Cell",
            "left by presolve",
            left,
            [name for name in cell_variables if name in reduced.variables],
        )
    for _, chips in shown["families", "choices"]:
        for name, _, kind, spoken in chips:
            free = [variable for _, variable in program.rows[name][0] if variable not in fixed]
            count = numbers(spoken)
            computed = [float(len(free))] if free else []
            yield "Cell", f"free in {name}", count[-1:] if kind == "open" else [], computed


def _export(puzzle: Puzzle) -> Iterator[Row]:
    """Yield how long a text is of which only the beginning shows."""
    page = Page(puzzle)
    page.do("tabs.open", "model")
    shown = page.leaf("export")
    text = export(puzzle, "lp", "full")
    head = shown["exported", "value"]
    yield "Export", "letters that show", len(head), min(len(text), 200_000)
    note = numbers(str(shown["export-note", "textContent"]))
    long = [float(len(head)), float(len(text))] if len(text) > len(head) else []
    yield "Export", "letters shown, of all", note, long


def _relaxation(puzzle: Puzzle, path: str) -> Iterator[Row]:
    for presolve in (True, False):
        formulation = "reduced" if presolve else "full"
        page = Page(puzzle)
        page.do("tabs.open", "model")
        page.do("model.presolve", presolve)
        page.do("model.relax")
        text = str(page.leaf("relaxation")["relaxed", "textContent"])
        program, study = lp_text(puzzle, formulation), page.state.part(Study)
        at, reply = f"{formulation} relaxation", study.relaxation
        assert reply
        if reply["status"] == "infeasible":
            yield "Relaxation", f"{at}: says none", "no solution" in text, True
            continue
        cells, settled = len(puzzle.cells), settled_by(puzzle, formulation, path)
        figures = numbers(text)[:3] if "settles" in text else [float(cells)]
        given = sum(1 for digit in puzzle.givens.cells if digit)
        counted = [float(settled), float(cells), float(settled - given)]
        solves = settled == cells
        yield "Relaxation", f"{at}: settled", figures, [float(cells)] if solves else counted
        if program.variables:
            size = numbers(text)[-4:] if program.givens else numbers(text)[-3:]
            iterations = re.findall(r"iterations *:? +(\d+)", study.log)
            computed = [len(program.variables), program.constraints]
            computed += [program.givens] if program.givens else []
            yield "Relaxation", f"{at}: size", size[:-1], [float(count) for count in computed]
            last = sum(int(count) for count in iterations)
            yield "Relaxation", f"{at}: iterations", size[-1], float(last)
            rows, terms = len(program.rows), program.nonzeros + program.givens
            yield "Log", f"{at}: rows, columns, non‑zeros", log_size(study.log), [
                float(rows), float(len(program.variables)), float(terms),
            ]  # fmt: skip


def _compare(puzzle: Puzzle, count: int) -> Iterator[Row]:
    """Yield what Compare shows of each solver, for the reduced forms and for the full ones."""
    for chosen in ("reduced", "full"):
        page = Page(puzzle)
        page.do("settings.solver", "highs")
        page.do("settings.form", chosen)
        page.do("compare.compare", ["highs", "cadical", "z3", "search"])
        program = lp_text(puzzle, chosen)
        formula = dimacs_size(puzzle, chosen)
        sizes = {
            "highs": f"{len(program.variables)} / {program.constraints}",
            "cadical": f"{formula[0]} / {formula[1]}",
            "z3": "{} / {}".format(*dimacs_size(puzzle, "reduced")[:2]),
            "search": "–",
        }
        for row in page.shown()["compared", "compare.rivals"]:
            if row[0] in sizes:
                at = f"compare {chosen}, {row[0]}"
                yield "Solvers", f"{at}: outcome", row[4], "solved" if count else "no solution"
                yield "Solvers", f"{at}: size", row[6][0], sizes[row[0]]


def _sums(puzzle: Puzzle, count: int) -> Iterator[Row]:
    """Return the size of the smallest sum; check the sum against the rows of the LP file."""
    if len(puzzle.cells) > 81:
        return
    page = Page(puzzle)
    page.leaf("sum")
    page.do("sums.impossible") if not count else page.do("sums.smallest")
    lines = page.state.part(Sums).by_hand
    shown = page.shown()
    if lines:
        size = numbers(str(shown["sum-smallest", "textContent"]))
        yield "Sum", "size of the smallest", size, [float(size_of_sum(lines))]
        yield "Sum", "lines", len(shown["sum-lines", "sums.lines"]), len(lines)
        yield "Sum", "rules something out", rules_out(puzzle, lines), True


def _steps(puzzle: Puzzle, count: int) -> Iterator[Row]:
    """Yield how many steps there are, and how hard the hardest is."""
    if count != 1 or len(puzzle.cells) > 36:
        return
    page = Page(puzzle)
    page.leaf("steps")
    page.do("walking.all")
    walk, shown = page.state.part(Walk), page.shown()
    figures = numbers(str(shown["walk-summary", "textContent"]))
    places = {cell for step in walk.steps for cell, _ in step["places"]}
    given = sum(1 for digit in puzzle.givens.cells if digit)
    yield "Steps", "cells placed", len(places), len(puzzle.cells) - given
    hardest = max(step["rating"] for step in walk.steps)
    yield "Steps", "steps and hardest", figures, [float(len(walk.steps)), hardest]
