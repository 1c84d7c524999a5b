"""Several solvers on one puzzle."""

from sudoku_core import Puzzle, Status, compare


def test_each_solver_answers_in_turn():
    found = list(compare(Puzzle([0] * 16), ["search", "nonsense", "local-search"]))
    assert [c.solver for c in found] == ["search", "nonsense", "local-search"]
    assert found[0].result.status is found[2].result.status is Status.SOLVED
    assert found[1].result is None
    assert found[1].message.code == "solver.unknown"


def test_a_cancelled_comparison_goes_no_further():
    puzzle = Puzzle([0] * 49**2)
    found = list(compare(puzzle, ["search", "search"], on_progress=lambda _: True))
    assert [c.result.status for c in found] == [Status.CANCELLED]
