"""Use the core from the archive as the engine does: run by test_archive.py in the page's Python."""

from __future__ import annotations

import importlib
import traceback
import uuid
import zipfile
from collections.abc import Callable

import js
import pyodide_js

import sudoku_core as sc
from engine.assets import InPlace
from engine.highs import highs
from sudoku_core.solvers import Z3

ARCHIVE = "/lib/python314.zip"
LINE = "57...431.13.5...2.4.23.6...9.7.6.1.....2.7.....3.8.7.4...7.29.1.4...1.78.218...45"
CAGES = sc.Puzzle([0] * 81, rules=[sc.rules.Killer((0, 1, 9), 10), sc.rules.Thermometer((3, 4))])


def exercise(extra: dict[str, sc.Solver]) -> None:
    """Every use of the engine, and every way to write something down."""
    puzzle = sc.parse(LINE)
    for solver in ("search", *extra):
        proven = sc.solve_and_prove(puzzle, solver, extra=extra)
        assert proven.result.grid, solver
        assert sc.is_solution(puzzle, proven.result.grid), solver
        assert proven.unique, solver
    clashing = sc.parse("6" + LINE[1:])
    assert sc.conflicting_givens(clashing, extra=extra).cells
    assert sc.erasures(clashing, extra=extra).choices
    assert sc.relaxation(puzzle, "full", extra=extra).values
    assert sc.parse(sc.format_grid(CAGES)) == CAGES
    assert sc.solve(CAGES, "highs", extra=extra).grid
    for name in sc.models.EXPORTS:
        for form in sc.models.export_formulations(name):
            assert sc.export(puzzle, name, form), name
    for style in sc.formats.STYLES:
        assert sc.parse(sc.format_grid(puzzle, style)).givens == puzzle.givens, style
    assert sc.count_solutions(puzzle).unique
    assert sc.solving.first_mistake(puzzle, puzzle.givens).verdict
    assert sc.compare(puzzle, ["search", "highs"], extra=extra)


def error_text(action: Callable[[], object]) -> str:
    """Return where the error of an action says that it came from."""
    try:
        action()
    except ValueError:
        return traceback.format_exc()
    return ""


async def main() -> str:
    """Import all that there is, use it, and say how much it was."""
    with zipfile.ZipFile(ARCHIVE) as archive:
        names = [name.removesuffix(".pyc").removesuffix("/__init__") for name in archive.namelist()]
    for name in names:
        importlib.import_module(name.replace("/", "."))
    await pyodide_js.loadPackage(js.z3)
    exercise({"highs": highs(js.highs), "z3": InPlace(Z3())})
    error = error_text(lambda: sc.parse("no puzzle at all"))
    assert "sudoku_core/formats/" in error, error
    assert ", line " in error, error
    # The standard library's functions have no lines.
    assert "uuid.py" in error_text(lambda: uuid.UUID("short"))
    return " ".join(names)


await main()  # noqa: F704  (Pyodide lets a script do that)
