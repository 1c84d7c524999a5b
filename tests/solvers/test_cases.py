"""Every solver runs every case, for real."""

import pytest

from sudoku_core import (
    Puzzle,
    SolverError,
    SolverUnavailable,
    Status,
    available_solvers,
    build_model,
    conflicts,
    count_solutions,
    is_solution,
    solutions,
    solve,
)
from sudoku_core.solvers import NAMED, find_solver, ready_solvers
from tests.cases import (
    CASES,
    GUROBI,
    HARD,
    HOT_6,
    KILLER_6,
    Z3,
    case,
    digits,
    overlapping,
    without,
)
from tests.made_up import Among, Often, Paired, Remainder, Weighted
from tests.missing import missing

NAMES = [*(name for name, solver in NAMED.items() if solver.traits.proves), "pulp:HiGHS"]
UNPROVING = [name for name, solver in NAMED.items() if not solver.traits.proves]
ODD = (
    Weighted((0, 5, 10, 15), (1, -2, 3, 1), ">=", 9),
    Weighted((1, 4), (2, 1), "=", 10),
    Weighted((2, 6, 8), (1, 1, -1), "<=", 5),
    Paired((0, 6), frozenset({(1, 3), (2, 2), (3, 1), (4, 4)})),
    Paired((3, 12), frozenset({(1, 1), (2, 3), (3, 2), (3, 4), (4, 3)})),
)
"""Coefficients, bounds and pairs that no comparison says."""
WALKED = (
    Among((0, 5), frozenset({2, 3, 9})),
    Often((0, 3, 5, 10, 12), 4, 1, 1),
    Remainder((2, 6, 9, 13), 3, 1),
    Remainder((0, 4, 15), 5, 3),
    Often((8, 9), 8, 0, 1),
)
"""Digits that are allowed, counts and automata; 8 and 9 are no digits."""
SEVEN = Puzzle(digits(Z3)).givens
MADE_UP = (
    case("made-up rules", Puzzle([0] * 16, rules=ODD), 2),
    case("made-up rules, odd digits", Puzzle([0] * 16, rules=ODD[:3], digits=(0, 3, 4, 9)), 2),
    case("made-up automata and counts", Puzzle([0] * 16, rules=WALKED), 1),
    case("made-up automata and counts, several", Puzzle([0] * 16, rules=WALKED[:3]), 2),
    case(
        "made-up automata and counts, other digits",
        Puzzle([0] * 16, rules=WALKED, digits=(0, 2, 3, 9)),
        0,
    ),
    case("made-up rules, infeasible", Puzzle([0, 2] + [0] * 14, rules=ODD), 0),
)


@pytest.mark.parametrize("case", CASES + MADE_UP, ids=lambda case: case.name)
@pytest.mark.parametrize("name", NAMES)
def test_a_solver_answers_every_case(ask, name, case):
    try:
        result = ask(find_solver(name, {}), case.puzzle)
    except SolverUnavailable:
        missing(name)
    assert result.status is case.status
    assert result.solver == name
    assert (result.grid is not None) == (case.status is Status.SOLVED)
    assert result.grid is None or is_solution(case.puzzle, result.grid)


@pytest.mark.parametrize("case", CASES + MADE_UP, ids=lambda case: case.name)
def test_search_counts_every_case(case):
    assert count_solutions(case.puzzle).found == case.solutions


def refused_by_local_search(puzzle):
    """Return the code of the refusal of a puzzle, or None: cages without sums are taken."""
    if any(getattr(rule, "total", 0) is not None for rule in puzzle.rules):
        return "solver.rules"
    full = {c for b in puzzle.blocks if len(b.cells) == puzzle.side for c in b.cells}
    return None if full == {*puzzle.cells} else "solver.blocks"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_local_search_finds_solutions_and_proves_nothing(case):
    refused = refused_by_local_search(case.puzzle)
    assert ("local-search" in ready_solvers(case.puzzle)) == (refused is None)
    if refused:
        with pytest.raises(SolverError) as caught:
            solve(case.puzzle, "local-search")
        assert caught.value.code == refused
        return
    if case.status is Status.SOLVED and case.name != "unique, hard":
        assert solve(case.puzzle, "local-search").status is Status.SOLVED
        return
    if conflicts(case.puzzle):
        assert solve(case.puzzle, "local-search").status is Status.INFEASIBLE
        return
    # What the time limit does not end is cancelled.
    result = solve(
        case.puzzle,
        "local-search",
        time_limit=0.2,
        on_progress=lambda progress: progress.seconds > 20,
    )
    is_solved = result.status is Status.SOLVED and case.status is Status.SOLVED
    assert is_solved or result.status is Status.LIMIT


@pytest.mark.parametrize("name", [*NAMES, *UNPROVING])
def test_a_grid_that_is_excluded_does_not_count(name):
    if not runs(name):
        missing(name)
    twofold = without(9, 2)
    first = solve(twofold, name).grid
    other = solve(twofold, name, excluding=[first])
    assert other.status is Status.SOLVED
    assert other.grid != first
    if name not in UNPROVING:
        for only in (Puzzle(digits(GUROBI)), Puzzle(digits(HARD)), KILLER_6, HOT_6):
            grid = next(solutions(only))
            assert solve(only, name, excluding=[grid]).status is Status.INFEASIBLE


@pytest.mark.parametrize("name", [*NAMES, *UNPROVING])
def test_grids_with_gaps_are_excluded_too(name):
    if not runs(name):
        missing(name)
    board = overlapping("12..--3.1.--")
    grids = []
    while len(grids) < 3:
        result = solve(board, name, excluding=grids, time_limit=60)
        assert result.status is Status.SOLVED
        assert result.grid not in grids
        assert is_solution(board, result.grid)
        grids.append(result.grid)


def formulations():
    for name in NAMES:
        for formulation in find_solver(name, {}).formulations[1:] if runs(name) else ["all"]:
            yield name, formulation


def runs(name):
    return not available_solvers().get(name)


def licensed(solver, puzzle):
    """Return whether the solver's licence allows the largest model of the puzzle."""
    if not solver.traits.free_size:
        return True
    model = build_model(puzzle, "full")
    rows = len(model.constraints + model.fixings)
    return max(len(model.variables), rows) <= solver.traits.free_size.allowed


@pytest.mark.long
@pytest.mark.parametrize(("name", "formulation"), list(formulations()))
def test_every_other_way_to_write_a_puzzle_down_gives_the_same_answers(ask, name, formulation):
    if formulation == "all":
        missing(name)
    solver = find_solver(name, {})
    for solver_case in CASES + (MADE_UP if formulation != "integers" else ()):
        # Seven givens are so few that Z3 takes a minute for integers, and seconds for all others.
        few = solver_case.name.startswith("empty") or (
            solver_case.puzzle.givens == SEVEN and formulation == "integers"
        )
        if solver_case.puzzle.side <= 9 and not few and licensed(solver, solver_case.puzzle):
            assert ask(solver, solver_case.puzzle, formulation).status is solver_case.status, (
                solver_case.name
            )
