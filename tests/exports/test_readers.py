"""Every export, solved by the tool that reads it: the same grid as our search."""

import pytest

from sudoku_core import (
    EXPORTS,
    Puzzle,
    build_model,
    export,
    export_files,
    export_forms,
    solutions,
    standard_blocks,
)
from sudoku_core.blocks import lines
from sudoku_core.exports.programs import write_lp, write_mps
from tests.cases import GUROBI, HARD, digits, pattern
from tests.exports import readers

REGIONS = [(0, 1, 2, 5, 6), (3, 4, 8, 9, 14), (7, 10, 11, 12, 15), (13, 17, 18, 19, 24)]
PUZZLES = {
    "hard": Puzzle(digits(HARD)),
    "settled by singles": Puzzle(digits(GUROBI)),
    "upright boxes": Puzzle(digits("1..2.........5...6....3..35.....1.5."), box=(3, 2)),
    "jigsaw": Puzzle(
        digits(".3......1..4...........2."), [*lines(5), *REGIONS, (16, 20, 21, 22, 23)]
    ),
    "small block": Puzzle(digits("...12.........3."), [*standard_blocks(2), (0, 6, 11)]),
    "a column and boxes missing": Puzzle(
        digits("3......4....23.."),
        [*lines(4)[:4], *lines(4)[5:], *standard_blocks(2)[8:11]],
    ),
    "side 12": Puzzle([d if k % 5 else 0 for k, d in enumerate(pattern(12, (3, 4)))]),
    "one cell": Puzzle([0]),
    "contradictory": Puzzle([1, 1] + [0] * 14),
    "infeasible": Puzzle(digits("12.." + "...." + "..3." + "..4.")),
}
UNREAD = {"jump", "constraintmodels"}
"""Julia is not on our machines: golden files stand for them (test_julia)."""


def answer(puzzle):
    """The only solution, or None."""
    found = list(solutions(puzzle, 2))
    assert len(found) < 2
    return found[0] if found else None


@pytest.mark.parametrize("name", PUZZLES)
@pytest.mark.parametrize(
    ("to", "form", "reader"),
    [(to, form, reader) for to, reader in readers.READERS for form in export_forms(to)],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_its_tool_reads_it_and_finds_our_grid(to, form, reader, name, tmp_path):
    puzzle = PUZZLES[name]
    path = tmp_path / next(iter(export_files(puzzle, to, form)))
    path.write_text(export(puzzle, to, form))
    assert reader(puzzle, to, form, path) == answer(puzzle)


def test_every_export_has_a_reader():
    assert {to for to, _ in readers.READERS} | UNREAD == set(EXPORTS)


@pytest.mark.parametrize("to", ["lp", "mps"])
def test_a_solver_sees_our_names(to, tmp_path):
    readers.need("highspy")
    from highspy import Highs

    (name, text), *_ = export_files(PUZZLES["hard"], to).items()
    (tmp_path / name).write_text(text)
    solver = Highs()
    solver.setOptionValue("output_flag", False)
    solver.readModel(str(tmp_path / name))
    rows = [solver.getRowName(k)[1] for k in range(solver.getNumRow())]
    assert len(rows) == 4 * 81 + 23
    assert {"cell_r3c7", "row3_digit7", "column9_digit1", "given_r1c2"} <= set(rows)


@pytest.mark.parametrize(("to", "write"), [("lp", write_lp), ("mps", write_mps)])
def test_a_no_good_cut_rules_out_the_only_solution(to, write, tmp_path):
    puzzle = PUZZLES["upright boxes"]
    path = tmp_path / f"sudoku.{to}"
    for excluding, left in (([], answer(puzzle)), ([answer(puzzle)], None)):
        path.write_text(write(build_model(puzzle, "full", excluding=excluding)))
        for reader in (readers.glpsol, readers.cbc, readers.highspy):
            assert reader(puzzle, to, "full", path) == left


def test_ampl_files_are_read_as_model_and_data(tmp_path):
    for name, text in export_files(PUZZLES["upright boxes"], "ampl").items():
        (tmp_path / name).write_text(text)
    said = readers.run(
        readers.program("glpsol"), "--math", "sudoku.mod", "--data", "sudoku.dat", cwd=tmp_path
    )
    assert "warning" not in said
    assert "INTEGER OPTIMAL SOLUTION FOUND" in said
