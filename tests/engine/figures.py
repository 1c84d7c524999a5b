"""Plays the page with the engine and native solvers, and counts by itself what the page shows."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any

from engine.assets import InPlace
from engine.dispatch import answer
from sudoku_core import Puzzle, export
from sudoku_core.solvers import NAMED, Z3, SatSolver
from sudoku_core.solvers.pysat import PySat
from tests.ui.test_words import words_of
from ui.features import FEATURES
from ui.state import Board, State
from ui.update import update

EXTRA = {"highs": NAMED["highs"], "cadical": SatSolver("cadical", PySat), "z3": InPlace(Z3())}
"""What the page has as WebAssembly, here by the same classes on native solvers."""
MODEL = {"clauses": "reduced", "clauses-full": "full"}
"""The form of the model whose clauses they are."""
NOTHING = "nothing"
"""The variable that an LP file has where a program has none."""

Row = tuple[str, str, object, object]
"""A leaf, a figure, what is shown and what is computed."""


class Page:
    """The page on a puzzle, without a browser: every request is answered at once.

    Args:
        puzzle: what is on the board.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.words = words_of("en")
        givens = bytes(puzzle.givens.cells)
        board = Board(layout=puzzle.layout, givens=givens, entries=bytes(len(givens)))
        self.state = State(board=board.but(entering=False))
        self.do("readiness.engine", {"state": "ready"})

    def do(self, *action: Any) -> None:
        """Carry an action out, and all that the engine answers to it."""
        waiting = [action]
        while waiting:
            self.state, effects = update(self.state, waiting.pop(0), 0)
            for effect in effects:
                if effect[0] == "send":
                    events: list[Any] = []
                    answer(json.loads(json.dumps(effect[1])), events.append, EXTRA)
                    waiting += [("event", dict(event)) for event in events]

    def leaf(self, name: str) -> Mapping[tuple[str, str], Any]:
        """Open a leaf of the tab Model, and return all that the page shows then."""
        self.do("tabs.open", "model")
        self.do("model.leaf", name)
        return self.shown()

    def shown(self) -> Mapping[tuple[str, str], Any]:
        """Return all properties that views set."""
        properties: dict[tuple[str, str], Any] = {}
        for feature in FEATURES:
            for view in feature.views:
                properties.update(view.properties(self.state, self.words))
        return properties


def numbers(text: str) -> list[float]:
    """Return the numbers of a text in their order, as ``[729, 0.5]``."""
    return [float(number) for number in re.findall(r"\d+(?:\.\d+)?", text.replace(",", ""))]


@dataclass(frozen=True)
class LpText:
    """A binary program as its LP file has it.

    Args:
        variables: the names below Binaries.
        rows: by name the terms (coefficient and variable), the sense and the bound.
    """

    variables: tuple[str, ...]
    rows: Mapping[str, tuple[tuple[tuple[int, str], ...], str, int]]

    @property
    def givens(self) -> int:
        """The equations of givens."""
        return sum(1 for name in self.rows if name.startswith("given_"))

    @property
    def constraints(self) -> int:
        """The other rows."""
        return len(self.rows) - self.givens

    @property
    def nonzeros(self) -> int:
        """The terms in these."""
        rows = self.rows.items()
        return sum(len(terms) for name, (terms, _, _) in rows if not name.startswith("given_"))

    @property
    def candidates(self) -> set[str]:
        """The variables that stand for a digit in a cell."""
        return {name for name in self.variables if name.startswith("x_")}


@cache
def lp_text(puzzle: Puzzle, formulation: str) -> LpText:
    """Read the LP file of a puzzle; a row without variables has no terms."""
    text = export(puzzle, "lp", formulation)
    body = text.split("Subject To\n")[1].split("End")[0]
    constraints, _, rest = body.partition("Binaries\n")
    lines = constraints.split("Bounds\n")[0].replace("\n  ", " ").splitlines()
    rows = {}
    for line in lines:
        name, _, total = line.strip().partition(": ")
        left, sense, bound = re.fullmatch(r"(.*) (=|<=|>=) (-?\d+)", total).groups()  # type: ignore
        terms = []
        for sign, factor, variable in re.findall(r"([+-]?) ?(\d+ )?([a-z]\w*)", left):
            if variable != NOTHING:
                terms.append((int(factor or 1) * (-1 if sign == "-" else 1), variable))
        if name != "settled":
            rows[name] = (tuple(terms), sense, int(bound))
    return LpText(tuple(rest.split()), rows)


@cache
def clauses_of(puzzle: Puzzle, formulation: str) -> list[list[int]]:
    """Read the clauses of a puzzle's DIMACS file."""
    lines = export(puzzle, "dimacs", formulation).splitlines()
    return [[int(k) for k in line.split()[:-1]] for line in lines if line[0] not in "cp"]


@cache
def dimacs_size(puzzle: Puzzle, formulation: str) -> tuple[int, int, int]:
    """Count variables, clauses and literals of a puzzle's DIMACS file."""
    clauses = clauses_of(puzzle, formulation)
    names = [
        line for line in export(puzzle, "dimacs", formulation).splitlines() if line[:2] == "c "
    ]
    variables = sum(1 for line in names if re.fullmatch(r"c \d+ \w+", line))
    return variables, len(clauses), sum(map(len, clauses))


def integer_size(puzzle: Puzzle) -> tuple[int, int, int, int]:
    """Count integers, assertions but those of givens, bounds and givens, by the SMT-LIB file."""
    text = export(puzzle, "smtlib", "full")
    cells = len(re.findall(r"\(declare-const x_\d+_\d+ ", text))
    asserts = re.findall(r"\(assert .*", text)
    bounds = [line for line in asserts if line.startswith("(assert (and (bvule ")]
    givens = [line for line in asserts if re.fullmatch(r"\(assert \(= x_\d+_\d+ \(_ bv.*", line)]
    assert len(bounds) == cells
    return cells, len(asserts) - len(bounds) - len(givens) + 2 * cells, 2 * cells, len(givens)


def size_said(puzzle: Puzzle, formulation: str) -> str:
    """Return what is to be said of the size, with figures out of the exported text."""
    if formulation == "integers":
        integers, constraints, bounds, givens = integer_size(puzzle)
        return (
            f"{integers} integers, {constraints} constraints ({bounds} of them bounds), "
            f"{givens} givens"
        )
    program = lp_text(puzzle, MODEL.get(formulation, formulation))
    if not program.variables:
        return "Presolve alone solves it; nothing was left for the solver."
    if formulation in MODEL:
        variables, clauses, literals = dimacs_size(puzzle, MODEL[formulation])
        return f"{variables} variables, {clauses} clauses, {literals} literals"
    size = f"{len(program.variables)} variables, {program.constraints} constraints"
    if program.givens:
        return f"{size} and {program.givens} equations of givens"
    return f"{size}, {program.nonzeros} non‑zeros"


def solutions_of(puzzle: Puzzle, most: int = 2) -> int:
    """Count solutions up to a limit, by CaDiCaL on the clauses of the full DIMACS file."""
    from pysat.solvers import Cadical195

    clauses = clauses_of(puzzle, "full")
    named = export(puzzle, "dimacs", "full").splitlines()
    literals = [
        int(line.split()[1]) for line in named if re.fullmatch(r"c \d+ x_\d+_\d+_\d+", line)
    ]
    with Cadical195(bootstrap_with=[clause for clause in clauses if clause]) as solver:
        count = 0
        while all(clauses) and count < most and solver.solve():
            count += 1
            model = set(solver.get_model())
            solver.add_clause([-literal for literal in literals if literal in model])
    return count


def log_figures(log: str) -> dict[str, float]:
    """Read nodes, iterations, bound and the most cuts in the LP out of what HiGHS prints."""
    table = [line.split() for line in log.splitlines() if re.search(r"% .* \d+\.\ds\s*$", line)]
    figures = {
        "nodes": float(re.search(r"Nodes +(\d+)", log)[1]),  # type: ignore[index]
        "iterations": float(re.search(r"LP iterations +(\d+)", log)[1]),  # type: ignore[index]
        "cuts": float(max([int(row[-4]) for row in table], default=0)),
    }
    bound = re.search(r"Dual bound +(-?[\d.]+)\s", log)
    return figures | ({"bound": float(bound[1])} if bound else {})


def log_size(log: str) -> list[float]:
    """Return rows, columns and nonzeros as HiGHS says them of what it was given."""
    line = re.search(r"(?:MIP|LP) has (\d+) rows; (\d+) cols; (\d+) nonzeros", log)
    assert line
    return [float(count) for count in line.groups()]


def settled_by(puzzle: Puzzle, formulation: str, path: str) -> int:
    """Count the cells whose digit is one in all solutions of the relaxation, by HiGHS's simplex.

    Args:
        puzzle: any that the relaxation allows.
        form: of the LP file.
        path: where that file is written.
    """
    import highspy

    program = lp_text(puzzle, formulation)
    with open(path, "w", encoding="utf-8") as file:
        file.write(export(puzzle, "lp", formulation))
    solver: Any = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    solver.readModel(path)
    count = solver.getNumCol()
    names = [solver.getColName(column)[1] for column in range(count)]
    for column in range(count):
        solver.changeColIntegrality(column, highspy.HighsVarType.kContinuous)
        solver.changeColCost(column, 0)
    cells = {name: name.rpartition("_")[0] for name in program.candidates}
    above = _above_zero(solver, [k for k in range(count) if names[k] in cells])
    digits = Counter(cells[names[column]] for column in above)
    fixed = len(puzzle.cells) - len(set(cells.values()))
    return fixed + sum(1 for number in digits.values() if number == 1)


def _above_zero(solver: Any, columns: Sequence[int]) -> set[int]:
    """Return the columns that are above 0 in some solution: of the others the sum can only be 0."""
    unseen, above = set(columns), set()
    while unseen:
        for column in columns:
            solver.changeColCost(column, -1 if column in unseen else 0)
        solver.run()
        values = solver.getSolution().col_value
        fresh = {column for column in unseen if values[column] > 1e-6}
        if not fresh:
            break
        above |= fresh
        unseen -= fresh
    return above


def size_of_sum(lines: Sequence[tuple[str, str]]) -> Fraction:
    """Add up how often equations are taken."""
    return sum((abs(Fraction(times)) for _, times in lines), Fraction(0))


def rules_out(puzzle: Puzzle, lines: Sequence[tuple[str, str]]) -> bool:
    """Return whether equations, added up exactly, leave no room for some candidate.

    The rows are those of the full LP file; what givens fix at 0 and 1 is put in.
    """
    program = lp_text(puzzle, "full")
    fixed = fixed_by_givens(program)
    total: dict[str, Fraction] = {}
    bound = Fraction(0)
    for name, times in lines:
        terms, _, right = program.rows[name]
        bound += Fraction(times) * right
        for factor, variable in terms:
            total[variable] = total.get(variable, Fraction(0)) + Fraction(times) * factor
    rest = bound - sum(total.get(name, 0) for name, value in fixed.items() if value)
    free = {name: factor for name, factor in total.items() if name not in fixed}
    least = sum(min(factor, Fraction(0)) for factor in free.values())
    return rest < least or any(max(factor, Fraction(0)) + least > rest for factor in free.values())


def fixed_by_givens(program: LpText) -> dict[str, int]:
    """Return the variables that givens fix: theirs at 1, others of a row that they fill at 0."""
    ones = {terms[0][1] for name, (terms, _, _) in program.rows.items() if name[:6] == "given_"}
    fixed = dict.fromkeys(ones, 1)
    for terms, sense, bound in program.rows.values():
        plain = sense in ("=", "<=") and bound == 1 and all(factor == 1 for factor, _ in terms)
        names = [name for _, name in terms]
        if plain and ones.intersection(names):
            fixed.update(dict.fromkeys([name for name in names if name not in ones], 0))
    return fixed
