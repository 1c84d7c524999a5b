"""Test puzzles with rules beyond blocks: their solvers, messages, and work done only once."""

import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_core import (
    Grid,
    InputError,
    Puzzle,
    SolverError,
    Status,
    available_solvers,
    is_solution,
    parse_many,
    relaxation,
    rules,
    solutions,
    solve,
)
from sudoku_core.board.candidates import candidates, propagate
from sudoku_core.rules import Killer, SumCage, Thermometer
from sudoku_core.rules.kernel import AllDifferent, Linear, Table
from sudoku_core.solvers import NAMED, Outcome, Task, choose_prover, choose_solver
from sudoku_core.solvers.native import stated
from sudoku_core.solvers.process import Apart
from sudoku_core.solvers.process_messages import packed, unpacked
from sudoku_core.solving import Verdict, first_mistake
from tests.cases import CASES, HOT_9, KILLER_6, KILLER_9, RULED, overlapping, without
from tests.made_up import Paired, Weighted
from tests.missing import missing

DATA = Path(__file__).parents[1] / "data"
LARGE = next(parse_many((DATA / "16x16.txt").read_text(encoding="utf-8")))
CORNERED = Puzzle(
    [0] * 441,
    rules.boards([(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)], 21, (3, 3)),
    digits=range(1, 10),
)
"""An empty samurai."""


def test_auto_is_the_search_where_rules_are_not_blocks():
    for puzzle in (KILLER_6, KILLER_9, HOT_9):
        assert choose_solver(puzzle, {}).name == choose_prover(puzzle, {}).name == "search"
    assert solve(KILLER_9).solver == "search"
    assert solve(KILLER_9, formulation="reduced").solver == "cbc"


def test_sums_longer_than_a_row_do_not_call_for_clauses():
    long = [SumCage(tuple(range(start, start + 30)), 150) for start in (0, 30)]
    assert choose_solver(Puzzle([0] * 81, rules=long), {}).name == "search"
    if available_solvers()["cadical"]:
        missing("cadical")
    rows = [SumCage(tuple(range(start, start + 8)), 40) for start in range(0, 81, 9)]
    assert choose_solver(Puzzle([0] * 81, rules=rows), {}).name == "cadical"


def test_auto_takes_what_learns_where_very_much_is_open():
    if available_solvers()["cadical"]:
        missing("cadical")
    for puzzle in parse_many((DATA / "25x25.txt").read_text(encoding="utf-8")):
        grid = solve(puzzle, "cadical").grid
        cage = Killer((0, 1), grid.cells[0] + grid.cells[1])
        ruled = Puzzle(puzzle.givens, puzzle.blocks, rules=[cage])
        assert choose_solver(ruled, {}).name == choose_prover(ruled, {}).name == "cadical"
        assert is_solution(ruled, solve(ruled).grid)


@pytest.mark.parametrize(("name", "formulation"), [("cp-sat", "all-different"), ("z3", "integers")])
def test_a_primitive_that_a_solver_does_not_know_reaches_it_as_clauses(ask, name, formulation):
    if available_solvers()[name]:
        missing(name)
    inner = NAMED[name].inner
    few = replace(inner.traits, native=(AllDifferent,))
    unknowing = Apart(replace(inner, traits=few), always=True)
    for case in RULED:
        if case.puzzle.side <= 6:
            assert ask(unknowing, case.puzzle, formulation).status is case.status, case.name


def test_what_is_native_is_stated_as_it_is_and_the_rest_in_clauses():
    puzzle = Puzzle([0] * 16, rules=[Killer((0, 1), 5), Thermometer((4, 5))])
    every = stated(puzzle.layout, (AllDifferent, Table, Linear))
    assert (len(every.primitives), every.clauses) == (12 + 3, ())
    some = stated(puzzle.layout, (AllDifferent, Table))
    assert len(some.primitives) == 14
    assert some.count == 14 + len(some.clauses) > 20
    assert some.candidate(1) == (0, 1)
    assert some.candidate(64) == (15, 4)
    assert some.candidate(65) is None


@pytest.mark.parametrize("name", ["search", "cbc", "cadical", "highs", "z3", "auto"])
def test_candidates_are_computed_once_a_solve(name, monkeypatch):
    if available_solvers()[name]:
        missing(name)
    begun = []

    def begin(puzzle):
        begun.append(puzzle)
        return candidates(puzzle)

    monkeypatch.setattr("sudoku_core.board.candidates.candidates", begin)
    for puzzle in (KILLER_9, LARGE):
        propagate.cache_clear()
        begun.clear()
        assert solve(puzzle, name).status is Status.SOLVED
        assert begun == [puzzle]


def test_a_puzzle_goes_to_another_process_as_its_line():
    for case in CASES:
        task = Task(case.puzzle, "reduced", 3.5, print, tuple(solutions(case.puzzle, 1)))
        data = packed(NAMED["cbc"].inner, task)
        assert b"Layout" not in data
        solver, again = unpacked(data)
        assert solver == NAMED["cbc"].inner
        assert again == replace(task, on_progress=None)


def test_rules_that_have_no_line_go_to_another_process_too():
    odd = Puzzle([0] * 16, rules=[Weighted((0, 1), (1, 2), "=", 7)])
    huge = Puzzle([0] * 150**2, blocks=[])
    for puzzle in (odd, huge):
        task = Task(puzzle, "reduced")
        assert unpacked(packed(NAMED["cbc"].inner, task))[1] == task
    assert is_solution(odd, solve(odd, "cbc", time_limit=60).grid)


@pytest.mark.parametrize("name", ["cbc", "glpk", "scip", "z3", "cp-sat", "cadical"])
def test_a_process_of_its_own_gives_the_same(name):
    if available_solvers()[name]:
        missing(name)
    for puzzle in (KILLER_6, overlapping("", [Killer((0, 6), 3)])):
        result = solve(puzzle, name, time_limit=60)
        assert is_solution(puzzle, result.grid)
        assert result.grid == pickle.loads(pickle.dumps(result.grid))
        if puzzle is KILLER_6:
            again = solve(puzzle, name, time_limit=60, excluding=[result.grid])
            assert again.status is Status.INFEASIBLE


def test_what_does_not_count_is_a_full_grid_of_the_board():
    board = overlapping()
    grid = next(solutions(board))
    plain = Grid(grid.cells, side=4, columns=6)
    assert solve(board, "search", excluding=[plain]).grid not in (grid, plain)
    wrong = [Grid([1] * 36), Grid([0] * 16), Grid([1] * 36, side=4, columns=6), board.givens]
    wrong.append(Grid(grid.cells, side=4, columns=4))
    for wrong_grid in wrong:
        with pytest.raises(InputError) as caught:
            solve(board, "search", excluding=[wrong_grid])
        assert caught.value.code == "grid.full"


def test_the_first_mistake_on_boards_of_any_shape():
    for puzzle in (KILLER_6, overlapping("1"), Puzzle([0] * 36, digits=range(6))):
        right = next(solutions(puzzle))
        assert first_mistake(puzzle, right).verdict is Verdict.RIGHT
    cell = next(cell for cell in KILLER_6.cells if right.cells[cell])
    (right,) = solutions(KILLER_6)
    wrong = right.replace(cell, right.cells[cell] % 6 + 1)
    assert first_mistake(KILLER_6, wrong).cell == cell
    board = overlapping()
    for other in (Grid([0] * 16), Grid([0] * 36, side=4, columns=4)):
        with pytest.raises(InputError) as caught:
            first_mistake(board, other)
        assert caught.value.code == "mistake.board"
    with pytest.raises(InputError) as caught:
        first_mistake(board, Grid([0] * 36))
    assert caught.value.code == "mistake.side"


def test_local_search_keeps_blocks_right_on_any_board_they_cover():
    overlap = overlapping("12..")
    x = Puzzle(without(9, 3).givens, rules=rules.diagonals(9))
    for puzzle in (overlap, CORNERED, Puzzle(x.givens, rules=[Killer((0, 40))])):
        assert NAMED["local-search"].takes(puzzle) is None
        assert is_solution(puzzle, solve(puzzle, "local-search").grid)
    marks = "aabbbaabbcaddccddeccdeeee"
    assert NAMED["local-search"].takes(Puzzle([0] * 25, rules.regions(marks))) is None
    for puzzle, code in (
        (KILLER_6, "solver.rules"),
        (HOT_9, "solver.rules"),
        (Puzzle([0] * 25, rules.regions(marks[:-1] + "f")), "solver.blocks"),
    ):
        with pytest.raises(SolverError) as caught:
            solve(puzzle, "local-search")
        assert caught.value.code == code


class Wrong:
    """A solver that answers with a grid of its own making."""

    name = "wrong"
    formulations = ("reduced",)

    def __init__(self, grid):
        self._grid = grid

    def missing(self):
        return None

    def run(self, task):
        return Outcome(Status.SOLVED, self._grid)


class Misread(Paired):
    """A rule that means a pair of digits, and is lowered to nothing."""

    __slots__ = ()

    def lower(self, values):
        return ()


def test_a_rule_whose_meaning_and_lowering_disagree_is_named():
    pairs = [Paired((2, 3), frozenset({(3, 4)})), Misread((0, 1), frozenset({(2, 1)}))]
    puzzle = Puzzle([0, 0, 0, 0, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1], rules=pairs)
    for solver in ("search", "highs"):
        with pytest.raises(SolverError) as caught:
            solve(puzzle, solver)
        assert caught.value.code == "rule.disagrees"
        assert caught.value.message.params["name"] == "paired_r1c1"
        assert "paired_r1c1" in str(caught.value)
        assert "R1C1 and R1C2" in str(caught.value)
    with pytest.raises(SolverError) as caught:
        relaxation(puzzle)
    assert caught.value.code == "rule.disagrees"


def test_a_wrong_grid_is_the_fault_of_the_solver_where_the_lowering_refuses_it_too():
    wrong = next(solutions(Puzzle([1, 2, 3, 4] + [0] * 12)))
    for rule in (Paired((0, 1), frozenset({(2, 1)})), Killer((0, 1), 7), Killer((0, 5))):
        with pytest.raises(SolverError) as caught:
            solve(Puzzle([0] * 16, rules=[rule]), Wrong(Grid([1] * 6 + [*wrong.cells[6:]])))
        assert caught.value.code == "solver.wrong"
