"""Test what is given where a Puzzle is meant, said in one way by all that want one."""

import pytest

import sudoku_core as sc
from sudoku_core import Grid


@pytest.mark.parametrize(
    "call",
    [
        sc.Candidates,
        sc.build_model,
        sc.solving.choose_explainer,
        sc.solvers.choose_prover,
        sc.solvers.choose_solver,
        sc.conflicting_givens,
        sc.count_solutions,
        sc.erasures,
        sc.solving.givens_to_erase,
        sc.hint,
        sc.Board,
        sc.relaxation,
        sc.solutions,
        sc.solve,
        sc.solve_and_prove,
        lambda puzzle: sc.compare(puzzle, ["search"]),
        lambda puzzle: sc.export(puzzle, "lp"),
        lambda puzzle: sc.models.export_files(puzzle, "lp"),
        lambda puzzle: sc.solving.first_mistake(puzzle, Grid([0] * 16)),
        lambda puzzle: sc.is_solution(puzzle, Grid([0] * 16)),
        lambda puzzle: next(sc.steps(puzzle)),
        lambda puzzle: sc.why_not(puzzle, 0, 1),
    ],
)
def test_what_wants_a_puzzle_says_so(call):
    with pytest.raises(TypeError, match="a Puzzle is meant here, not str; parse makes one"):
        call("1" + "." * 15)
    with pytest.raises(TypeError, match=r"not Grid; Puzzle\(grid\) makes one"):
        call(Grid([0] * 16))


def test_a_text_has_no_conflicts_but_a_grid_may():
    with pytest.raises(TypeError, match="not str"):
        sc.conflicts("11..")
    assert len(sc.conflicts(Grid([1, 1, 0, 0]))) == 1
