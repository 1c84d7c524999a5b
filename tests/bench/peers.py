"""Other solvers that the search is measured against, each as good as its package lets us write it.

A peer counts up to two solutions, so that it too proves a solution to be the only one. Tables that
are the same for all puzzles of a board are made before the clock starts.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection

from sudoku_core import Puzzle, Status, available_solvers, solve
from sudoku_core.board.candidates import candidates

from . import norvig

Count = Callable[[Puzzle], int]


def installed_peers(puzzle: Puzzle, names: Collection[str] = ()) -> dict[str, Count]:
    """The peers installed here, or those of these names, that take a board like this one."""
    makers = {
        "Norvig's algorithm": by_norvig,
        "exact-cover (C)": by_exact_cover,
        "CaDiCaL (python-sat)": by_cadical,
        "CaDiCaL, one solver kept for all": by_one_cadical,
        "CP-SAT (OR-Tools)": by_cp_sat,
    }
    ready = {}
    for name, make in makers.items():
        if names and name not in names:
            continue
        try:
            count = make(puzzle)
        except ImportError:
            continue
        if count:
            ready[name] = count
    return ready


def by_norvig(puzzle: Puzzle) -> Count | None:
    """The essay's algorithm, on 9×9 only."""
    return (lambda p: norvig.count(p.givens.cells)) if puzzle.side == 9 else None


def by_exact_cover(puzzle: Puzzle) -> Count:
    """Rows of the exact cover matrix: those that the givens' own cells allow."""
    import numpy as np
    from exact_cover import error, get_all_solutions, io

    side = puzzle.side
    matrix = np.zeros((side**3, side**2 + len(puzzle.blocks) * side), dtype=io.DTYPE_FOR_ARRAY)
    for cell in range(side**2):
        for digit in range(side):
            matrix[cell * side + digit, cell] = 1
            for number, block in enumerate(puzzle.blocks):
                if cell in block.cells:
                    matrix[cell * side + digit, side**2 + number * side + digit] = 1

    def count(puzzle: Puzzle) -> int:
        rows = []
        for cell, given in enumerate(puzzle.givens.cells):
            rows += [cell * side + d for d in range(side) if not given or given == d + 1]
        try:
            return len(get_all_solutions(matrix[rows], max_count=2))
        except error.NoSolution:
            return 0

    return count


def by_cadical(puzzle: Puzzle) -> Count:
    """Clauses over the candidates that the givens leave: at least one, and no two, of each item."""
    from pysat.solvers import Cadical195

    side = puzzle.side

    def count(puzzle: Puzzle) -> int:
        items = [
            [cell * side + d + 1 for d in range(side) if mask >> d & 1]
            for cell, mask in enumerate(candidates(puzzle))
        ]
        left = set().union(*items)
        for block in puzzle.blocks:
            for digit in range(1, side + 1):
                items.append([c * side + digit for c in block.cells if c * side + digit in left])
        clauses = list(items)
        for item in items:
            clauses += [[-x, -y] for i, x in enumerate(item) for y in item[:i]]
        with Cadical195(bootstrap_with=clauses) as solver:
            if not solver.solve():
                return 0
            solver.add_clause([-x for x in solver.get_model() if x in left])
            return 2 if solver.solve() else 1

    return count


def by_one_cadical(puzzle: Puzzle) -> Count:
    """Return a counter by a single solver of the empty board, which keeps its learned clauses."""
    from pysat.solvers import Cadical195

    side = puzzle.side
    items = [[cell * side + d + 1 for d in range(side)] for cell in range(side**2)]
    for block in puzzle.blocks:
        items += [[c * side + digit for c in block.cells] for digit in range(1, side + 1)]
    pairs = [[-x, -y] for item in items for i, x in enumerate(item) for y in item[:i]]
    solver = Cadical195(bootstrap_with=items + pairs)
    guards = iter(range(side**3 + 1, side**3 + 10**6))

    def count(puzzle: Puzzle) -> int:
        givens = [cell * side + d for cell, d in enumerate(puzzle.givens.cells) if d]
        if not solver.solve(assumptions=givens):
            return 0
        guard = next(guards)
        solver.add_clause([-guard] + [-x for x in solver.get_model()[: side**3] if x > 0])
        return 2 if solver.solve(assumptions=[*givens, guard]) else 1

    return count


def by_cp_sat(puzzle: Puzzle) -> Count:
    """An integer a cell, all different in a block."""
    from ortools.sat.python import cp_model

    class Two(cp_model.CpSolverSolutionCallback):
        """Stops at the second solution."""

        def __init__(self) -> None:
            super().__init__()
            self.found = 0

        def on_solution_callback(self) -> None:
            self.found += 1
            if self.found == 2:
                self.stop_search()

    side = puzzle.side

    def count(puzzle: Puzzle) -> int:
        model = cp_model.CpModel()
        cells = [model.new_int_var(given or 1, given or side, "") for given in puzzle.givens.cells]
        for block in puzzle.blocks:
            model.add_all_different([cells[cell] for cell in block.cells])
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.enumerate_all_solutions = True
        two = Two()
        solver.solve(model, two)
        return two.found

    return count


def integer_programs(time_limit: float) -> dict[str, Callable[[Puzzle], bool]]:
    """PuLP with CBC and with HiGHS on the full model: whether they solve it within the time."""
    names = {
        "PuLP + CBC, full model": ("cbc", "full"),
        "PuLP + HiGHS, full model": ("highs", "full"),
    }
    return _ready(names, time_limit)


def solvers(time_limit: float) -> dict[str, Callable[[Puzzle], bool]]:
    """The solvers of the core that a hard puzzle is given to, each with its own choice of model."""
    names = {"PuLP + CBC": ("cbc", None), "PuLP + HiGHS": ("highs", None), "Z3": ("z3", None)}
    return _ready(names, time_limit)


def _ready(
    names: dict[str, tuple[str, str | None]], time_limit: float
) -> dict[str, Callable[[Puzzle], bool]]:
    reasons = available_solvers()

    def run(solver: str, formulation: str | None, puzzle: Puzzle) -> bool:
        result = solve(puzzle, solver, formulation=formulation, time_limit=time_limit)
        return result.status is Status.SOLVED

    return {
        name: functools.partial(run, solver, formulation)
        for name, (solver, formulation) in names.items()
        if not reasons[solver]
    }
