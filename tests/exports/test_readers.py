"""Every export, solved by the tool that reads it: the same grid as our search."""

import pytest

from sudoku_core import Puzzle, build_model, export, solutions
from sudoku_core.models import EXPORTS, export_files, export_formulations
from sudoku_core.models.exports.lp import write_lp
from sudoku_core.models.exports.mps import write_mps
from tests.exports import readers
from tests.exports.puzzles import COMPARED, FIVE_BOARDS, PUZZLES, STATED, compared

UNREAD = {"jump", "constraintmodels"}
"""Julia is not on our machines: golden files stand for them (test_julia)."""
QUICK = [("lp", readers.highspy), ("mps", readers.cbc), ("ampl", readers.ampl)]
QUICK += [("minizinc", readers.minizinc), ("smtlib", readers.cvc5), ("dimacs", readers.cadical)]
QUICK += [("pulp", readers.python), ("ortools", readers.python)]
"""One tool a format where it is quick on many cells: Z3 is not, on integers."""


def answer(puzzle):
    """The only solution, or None."""
    grids = list(solutions(puzzle, 2))
    assert len(grids) < 2
    return grids[0] if grids else None


def called(value):
    """Return what a test is called after a value of its."""
    return value if isinstance(value, str) else value.__name__


def read(to, formulation, reader, puzzle, folder):
    """Return what a tool finds in what we write."""
    path = folder / next(iter(export_files(puzzle, to, formulation)))
    path.write_text(export(puzzle, to, formulation))
    return reader(puzzle, to, formulation, path)


@pytest.mark.parametrize("name", PUZZLES)
@pytest.mark.parametrize(
    ("to", "formulation", "reader"),
    [
        (to, formulation, reader)
        for to, reader in readers.READERS
        for formulation in export_formulations(to)
    ],
    ids=called,
)
def test_its_tool_reads_it_and_finds_our_grid(to, formulation, reader, name, tmp_path):
    assert read(to, formulation, reader, PUZZLES[name], tmp_path) == answer(PUZZLES[name])


@pytest.mark.parametrize(("to", "reader"), QUICK, ids=called)
def test_its_tool_reads_five_boards(to, reader, tmp_path):
    assert read(to, "full", reader, FIVE_BOARDS, tmp_path) == answer(FIVE_BOARDS)


def test_every_export_has_a_reader():
    assert {to for to, _ in readers.READERS} | UNREAD == set(EXPORTS)
    assert {to for to, _ in QUICK} == {to for to, _ in readers.READERS} - {"z3"}


def test_all_of_the_sums_and_relations_are_needed():
    unequal = list(COMPARED).index("!=")
    others = [number for number in range(len(STATED)) if number != unequal]
    weaker = [STATED[:number] + STATED[number + 1 :] for number in others]
    for strict, loose in (("<", "<="), (">", ">=")):
        cells, _ = COMPARED[strict]
        number = list(COMPARED).index(strict)
        instead = compared(cells, COMPARED[loose][1])
        weaker.append((*STATED[:number], instead, *STATED[number + 1 :]))
    for rules in weaker:
        puzzle = Puzzle([0] * 16, rules=rules, digits=(0, 2, 3, 7))
        assert len(list(solutions(puzzle, 2))) == 2
    assert answer(PUZZLES["unequal"]) != answer(PUZZLES["unequal, the other way"])
    solution = answer(PUZZLES["sums and relations"])
    for name in ("<=", ">="):
        cell, other = COMPARED[name][0]
        assert solution.cells[cell] == solution.cells[other]


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
@pytest.mark.parametrize("name", ["upright boxes", "cages and a thermometer"])
def test_a_no_good_cut_rules_out_the_only_solution(name, to, write, tmp_path):
    puzzle = PUZZLES[name]
    path = tmp_path / f"sudoku.{to}"
    for excluding, left in (([], answer(puzzle)), ([answer(puzzle)], None)):
        path.write_text(write(build_model(puzzle, "full", excluding=excluding)))
        for reader in (readers.glpsol, readers.cbc, readers.highspy):
            assert reader(puzzle, to, "full", path) == left


@pytest.mark.parametrize("name", ["upright boxes", "two boards, digits from 0"])
def test_ampl_files_are_read_as_model_and_data(name, tmp_path):
    for file, text in export_files(PUZZLES[name], "ampl").items():
        (tmp_path / file).write_text(text)
    output = readers.run(
        readers.program("glpsol"), "--math", "sudoku.mod", "--data", "sudoku.dat", cwd=tmp_path
    )
    assert "warning" not in output
    assert "INTEGER OPTIMAL SOLUTION FOUND" in output


@pytest.mark.parametrize("name", ["upright boxes", "two boards, digits from 0"])
def test_the_script_for_ampl_reads_the_data_before_it_solves_and_prints(name, tmp_path):
    puzzle = PUZZLES[name]
    files = export_files(puzzle, "ampl")
    head, reading, rest = files["sudoku.run"].partition("model sudoku.mod;\ndata sudoku.dat;\n")
    assert reading
    options, solve, printing = rest.partition("solve;\n")
    assert solve
    assert all(line[:1] == "#" for line in head.splitlines())
    assert all(line.startswith("option ") for line in options.splitlines())
    assert "solve;" not in files["sudoku.mod"]
    # What is done once model and data are there, in the order that GLPK wants.
    path = tmp_path / "sudoku.mod"
    model = files["sudoku.mod"].removesuffix("end;\n")
    path.write_text(model + solve + printing + files["sudoku.dat"])
    assert readers.ampl(puzzle, "ampl", "full", path) == answer(puzzle)


def test_the_one_text_says_that_it_is_for_glpk():
    first, second, *_ = export(PUZZLES["upright boxes"], "ampl").splitlines()
    assert first == "# For GLPK as it stands: glpsol --math sudoku.mod"
    assert "AMPL wants the data before solve" in second


@pytest.mark.parametrize("name", ["cages and a thermometer", "two boards, digits from 0"])
def test_minizinc_finds_no_second_solution(name, tmp_path):
    path = tmp_path / "sudoku.mzn"
    path.write_text(export(PUZZLES[name], "minizinc"))
    output = readers.run(readers.program("minizinc"), "--all-solutions", str(path))
    assert output.count("----------\n") == 1
    assert "==========" in output
