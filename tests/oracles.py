"""Three ways to the solutions of a small puzzle that share nothing with the search.

``by_checker`` asks the rules' own definitions, ``by_clauses`` a SAT solver with the clauses, and
``by_rows`` tries the 0/1 points of the binary program.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from sudoku_core import Grid, Puzzle, build_model, is_solution
from sudoku_core.models import BinaryModel
from sudoku_core.models.clauses import build_clauses
from sudoku_core.rules.kernel import Clause, Constraint

Digits = tuple[int, ...]
"""The digits of a full grid, cell by cell."""
STEPS = 6000
"""Digits that the checker tries before it gives a puzzle up."""


class Tedious(Exception):
    """There is too much to try."""


def by_checker(puzzle: Puzzle, limit: int, steps: int = STEPS) -> list[Digits]:
    """Solutions up to a limit, cell by cell, going back where a rule says that it is broken.

    Raises:
        Tedious: there are too many grids to try.
    """
    rules = [*puzzle.blocks, *puzzle.rules]
    touching = {cell: [rule for rule in rules if cell in rule.cells] for cell in puzzle.cells}
    digits = list(puzzle.givens.cells)
    opened = [cell for cell in puzzle.cells if not digits[cell]]
    grids: list[Digits] = []
    tried = 0

    def fill(place: int) -> None:
        nonlocal tried
        if place == len(opened):
            if is_solution(puzzle, puzzle.layout.grid(digits)):
                grids.append(tuple(digits))
            return
        cell = opened[place]
        for digit in range(1, puzzle.side + 1):
            tried += 1
            if tried > steps:
                raise Tedious
            digits[cell] = digit
            if not any(rule.broken(digits, puzzle.digits) for rule in touching[cell]):
                fill(place + 1)
            if len(grids) == limit:
                return
        digits[cell] = 0

    if not any(rule.broken(digits, puzzle.digits) for rule in rules):
        fill(0)
    return grids


def by_grids(puzzle: Puzzle, most: int = 5000) -> list[Digits]:
    """Return all solutions, out of all grids that there are; only ``is_solution`` is asked.

    Raises:
        Tedious: there are more grids than that.
    """
    grids: list[list[int]] = [[]]
    cells = set(puzzle.cells)
    for cell, given in enumerate(puzzle.givens.cells):
        digits = [given] if given or cell not in cells else range(1, puzzle.side + 1)
        grids = [[*grid, digit] for grid in grids for digit in digits]
        if len(grids) > most:
            raise Tedious
    return [tuple(grid) for grid in grids if is_solution(puzzle, puzzle.layout.grid(grid))]


def by_clauses(puzzle: Puzzle, formulation: str, limit: int) -> list[Digits]:
    """Solutions up to a limit, of the clauses of a form of the model, by CaDiCaL.

    Raises:
        ImportError: python-sat is not there.
    """
    from pysat.solvers import Cadical153

    clauses = build_clauses(build_model(puzzle, formulation))
    models: list[Digits] = []
    if () in clauses.clauses:
        return models
    with Cadical153(bootstrap_with=clauses.clauses) as solver:
        while len(models) < limit and solver.solve():
            grid = clauses.decode(solver.get_model() or ())
            models.append(grid.cells)
            cut = clauses.no_good(grid)
            if not cut:
                break
            solver.add_clause(cut)
    return models


def by_rows(model: BinaryModel, limit: int) -> list[Digits]:
    """Solutions up to a limit: the 0/1 points of a binary program, auxiliary variables aside."""
    points = Points((*model.constraints, *model.fixings))
    points_found = islice(points.over(model.candidates, {}), limit)
    return [
        model.grid_of([v for v in model.candidates if point[v]]).cells for point in points_found
    ]


def allows(model: BinaryModel, grid: Grid) -> bool:
    """Return whether some values of the auxiliary variables keep all rows of a binary program."""
    ones = {cell * model.side + digit - 1 for cell, digit in enumerate(grid.cells) if digit}
    point = {variable: int(variable in ones) for variable in model.candidates}
    if model.no_good(grid) is None:
        return False
    points = Points((*model.constraints, *model.fixings)).over((), point)
    return next(points, None) is not None


class Points:
    """The 0/1 points of linear rows, found by branching and by the bounds of each row."""

    def __init__(self, rows: Iterable[Constraint]) -> None:
        self._rows: list[tuple[tuple[tuple[int, int], ...], int]] = []
        for row in rows:
            # All as "at most"; an equation is two of them.
            if row.sense != ">=":
                self._rows.append((row.terms, row.bound))
            if row.sense != "<=":
                self._rows.append((tuple((-c, v) for c, v in row.terms), -row.bound))
        self._of: dict[int, list[int]] = {}
        for number, (terms, _) in enumerate(self._rows):
            for _, variable in terms:
                self._of.setdefault(variable, []).append(number)

    def over(self, variables: Sequence[int], point: dict[int, int]) -> Iterator[dict[int, int]]:
        """The points that differ in some variables; each of the others has one value that fits."""
        point = dict(point)
        if not self._follow(point, range(len(self._rows))):
            return
        opened = [v for v in variables if v not in point]
        last = not opened
        if last:
            opened = [v for v in self._of if v not in point]
        if not opened:
            yield point
            return
        for value in (1, 0):
            branch = {**point, opened[0]: value}
            if self._follow(branch, self._of.get(opened[0], ())):
                for whole_point in self.over(variables, branch):
                    yield whole_point
                    if last:
                        return

    def _follow(self, point: dict[int, int], numbers: Iterable[int]) -> bool:
        """Set what the rows leave no choice for; whether none of them is broken."""
        todo = list(numbers)
        while todo:
            terms, bound = self._rows[todo.pop()]
            slack = bound - sum(c if v not in point else 0 for c, v in terms if c < 0)
            slack -= sum(c * point[v] for c, v in terms if v in point)
            if slack < 0:
                return False
            for coefficient, variable in terms:
                if variable not in point and abs(coefficient) > slack:
                    point[variable] = int(coefficient < 0)
                    todo += self._of[variable]
        return True


def propagated(clauses: Iterable[Clause], literals: Iterable[int]) -> set[int] | None:
    """Return literals and all that follow by unit propagation; None for a contradiction."""
    assumed = set(literals)
    rest = list(clauses)
    while True:
        opened = []
        before = len(assumed)
        for clause in rest:
            if any(literal in assumed for literal in clause):
                continue
            left = [literal for literal in clause if -literal not in assumed]
            if not left:
                return None
            if len(left) == 1:
                assumed.add(left[0])
            else:
                opened.append(clause)
        if len(assumed) == before:
            return assumed
        rest = opened
