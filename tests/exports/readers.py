"""The tools that read exports: each takes a text and gives the grid, or None for no solution."""

import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pulp

from sudoku_core import build_model
from sudoku_core.board.grid import cell_at
from sudoku_core.models.clauses import build_clauses
from sudoku_core.models.sat import read_dimacs_answer
from tests.missing import missing

TIMEOUT = 120
"""Seconds that a tool may take."""
VARIABLE_VALUE = re.compile(r"(x_\d+_\d+_\d+)\s+\*?\s*(\S+)")
"""A variable and its value, in what GLPK and CBC write."""
PRINTED = re.compile(r"[0-9]+|-")
"""What stands in a row of a grid that a tool prints."""
GLPK = ("SOLUTION FOUND", "NO PRIMAL FEASIBLE", "NO INTEGER FEASIBLE")
"""What GLPK says where there is a solution, at least to the relaxation, and where there is none."""
NO = {"pulp": "Infeasible", "z3": "unsat", "ortools": "INFEASIBLE"}
"""What our scripts print where there is no solution."""


def program(name):
    """The path of a tool; those from wheels are beside Python."""
    beside = Path(sys.executable).with_name(name)
    return shutil.which(name) or (str(beside) if beside.exists() else missing(name))


def cbc_program():
    """The path of CBC: one that is installed, else the one in PuLP's wheel."""
    return shutil.which("cbc") or pulp.PULP_CBC_CMD.pulp_cbc_path


def need(package):
    """Skip the test where a package is missing."""
    if not importlib.util.find_spec(package):
        missing(package)


def run(*command, codes=(0,), **options):
    """Return what a tool prints; it must end with one of the codes."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, **options)
    assert done.returncode in codes, done
    return done.stdout


def says(output, yes, *no):
    """Return whether a tool said that there is a solution; it must have said either."""
    refused = any(words in output for words in no)
    assert refused or yes in output, output
    return not refused


def printed(puzzle, text):
    """The grid whose values a tool printed, "-" for no cell; None if it printed none."""
    lines = [line.split() for line in text.splitlines()]
    rows = [words for words in lines if words and all(PRINTED.fullmatch(word) for word in words)]
    if not rows:
        return None
    assert len(rows) * puzzle.columns == puzzle.layout.size
    assert {len(row) for row in rows} == {puzzle.columns}
    return valued(puzzle, [int(word) if word != "-" else None for row in rows for word in row])


def valued(puzzle, values):
    """The grid that has these values; None where there is no cell."""
    gaps = tuple(cell for cell, value in enumerate(values) if value is None)
    assert gaps == puzzle.layout.gaps
    digits = [0 if value is None else puzzle.digits.index(value) + 1 for value in values]
    return puzzle.layout.grid(digits)


def _decoded(puzzle, formulation, text):
    """The grid of the values in a solution file; the reduced form knows some digits without."""
    model = build_model(puzzle, formulation)
    return model.decode({name: float(value) for name, value in VARIABLE_VALUE.findall(text)})


def glpsol(puzzle, to, formulation, path):
    tool = program("glpsol")
    option = {"lp": "--lp", "mps": "--freemps"}[to]
    output = run(tool, option, str(path), "-o", str(path.with_suffix(".out")))
    assert "error" not in output, output
    if not says(output, *GLPK):
        return None
    return _decoded(puzzle, formulation, path.with_suffix(".out").read_text())


def cbc(puzzle, to, formulation, path):
    tool = cbc_program()
    out = path.with_suffix(".out")
    run(tool, str(path), "-solve", "-printingOptions", "all", "-solution", str(out))
    answer = out.read_text()
    return (
        _decoded(puzzle, formulation, answer)
        if says(answer, "Optimal", "Infeasible", "Integer infeasible")
        else None
    )


def highspy(puzzle, to, formulation, path):
    need("highspy")
    from highspy import Highs, HighsModelStatus, HighsStatus

    solver = Highs()
    solver.setOptionValue("output_flag", False)
    assert solver.readModel(str(path)) == HighsStatus.kOk
    solver.run()
    if solver.getModelStatus() == HighsModelStatus.kInfeasible:
        return None
    assert solver.getModelStatus() == HighsModelStatus.kOptimal
    names = [solver.getColName(k)[1] for k in range(solver.getNumCol())]
    values = dict(zip(names, solver.getSolution().col_value, strict=True))
    return build_model(puzzle, formulation).decode(values)


def pulp_reader(puzzle, to, formulation, path):
    """Read the text with PuLP, where every variable must be an integer, and solve with CBC."""
    variables, problem = pulp.LpProblem.fromMPS(str(path))
    assert {variable.cat for variable in variables.values()} <= {pulp.LpInteger}
    status = problem.solve(pulp.COIN_CMD(path=cbc_program(), msg=False))
    if status == pulp.LpStatusInfeasible:
        return None
    assert status == pulp.LpStatusOptimal
    values = {name: variable.value() for name, variable in variables.items()}
    return build_model(puzzle, formulation).decode(values)


def ampl(puzzle, to, formulation, path):
    output = run(program("glpsol"), "--math", str(path))
    assert "error" not in output, output
    return printed(puzzle, output) if says(output, *GLPK) else None


def minizinc(puzzle, to, formulation, path):
    output = run(program("minizinc"), str(path))
    return (
        printed(puzzle, output) if says(output, "----------", "=====UNSATISFIABLE=====") else None
    )


def _smtlib(tool, puzzle, path):
    # Asked for values that there are none of, z3 ends with 1.
    answer, *values = run(program(tool), str(path), codes=(0, 1)).splitlines()
    assert answer in ("sat", "unsat")
    matches = re.findall(r"x_(\d+)_(\d+) #([bx])(\w+)\)", " ".join(values))
    at = {(int(r), int(c)): int(v, {"b": 2, "x": 16}[base]) for r, c, base, v in matches}
    if answer == "unsat":
        return None
    where = [cell_at(cell, puzzle.columns) for cell in range(puzzle.layout.size)]
    return valued(puzzle, [at.get(name) for name in where])


def cvc5(puzzle, to, formulation, path):
    return _smtlib("cvc5", puzzle, path)


def z3(puzzle, to, formulation, path):
    return _smtlib("z3", puzzle, path)


def cadical(puzzle, to, formulation, path):
    literals = read_dimacs_answer(run(program("cadical"), "-q", str(path), codes=(10, 20)))
    clauses = build_clauses(build_model(puzzle, formulation))
    return None if literals is None else clauses.decode(literals)


def python(puzzle, to, formulation, path):
    need(to)
    answer = subprocess.run(
        [sys.executable, "-W", "error::DeprecationWarning:__main__", path],
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
    )
    assert (answer.returncode, answer.stderr) == (0, "")
    grid = printed(puzzle, answer.stdout)
    assert grid or answer.stdout == NO[to] + "\n"
    return grid


READERS = [
    ("lp", glpsol),
    ("lp", cbc),
    ("lp", highspy),
    ("mps", glpsol),
    ("mps", cbc),
    ("mps", highspy),
    ("mps", pulp_reader),
    ("ampl", ampl),
    ("minizinc", minizinc),
    ("smtlib", cvc5),
    ("smtlib", z3),
    ("dimacs", cadical),
    ("pulp", python),
    ("z3", python),
    ("ortools", python),
]
"""Every format with each tool that reads it."""
