"""Test all smallest sets of givens to erase, against force, within limits, and who finds them."""

import importlib.util
from itertools import combinations

import pytest

from sudoku_core import (
    Message,
    Puzzle,
    SolverError,
    Status,
    conflicting_givens,
    count_solutions,
    erasures,
)
from sudoku_core.rules import Killer, Thermometer
from sudoku_core.solvers import NAMED, SatSolver, find_solver
from sudoku_core.solving import choose_explainer, givens_to_erase
from tests.cases import GUROBI, HARD, digits, with_given
from tests.core.test_explain import NONSENSE, SMALL, given_cells, smallest_to_erase
from tests.missing import missing

LARGE = Puzzle([1, *[0] * 15, 0, 1, *[0] * 238])


@pytest.fixture(params=["search", "cadical"])
def solver(request):
    if request.param == "cadical" and importlib.util.find_spec("pysat") is None:
        missing("pysat")
    return request.param


def without(puzzle, cells):
    left_digits = [0 if cell in cells else digit for cell, digit in enumerate(puzzle.givens.cells)]
    return puzzle.replace(puzzle.givens.with_cells(left_digits))


@pytest.mark.parametrize("puzzle", SMALL, ids=range(len(SMALL)))
def test_all_smallest_sets_are_found_and_counted(puzzle, solver):
    erased = erasures(puzzle, limit=100, solver=solver)
    assert (erased.status, erased.minimal, erased.complete) == (Status.INFEASIBLE, True, True)
    assert (erased.solver, erased.rules) == (solver, ())
    assert erased.seconds > 0
    assert sorted(choice.cells for choice in erased.choices) == smallest_to_erase(puzzle)
    for choice in erased.choices:
        assert choice.unique is count_solutions(without(puzzle, choice.cells)).unique
    order = [(choice.unique is not True, choice.cells) for choice in erased.choices]
    assert order == sorted(order)


def test_what_leaves_one_solution_comes_first():
    erased = erasures(with_given(GUROBI, 14, 9))
    assert [choice.unique for choice in erased.choices] == [True, True]
    assert (14,) in [choice.cells for choice in erased.choices]
    mixed = [erasures(puzzle, limit=100).choices for puzzle in SMALL]
    kinds = [[choice.unique for choice in choices] for choices in mixed]
    assert any(kind[0] is True and kind[-1] is False for kind in kinds)


def test_no_more_sets_than_are_wanted():
    puzzle = Puzzle([1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 4, 0])
    erased = erasures(puzzle, limit=3)
    assert (len(erased.choices), erased.minimal, erased.complete) == (3, True, False)
    assert len(erasures(puzzle, limit=4).choices) == 4
    assert erasures(puzzle, limit=4).complete
    with pytest.raises(ValueError, match="from 1 up"):
        erasures(puzzle, limit=0)


def test_a_puzzle_with_a_solution_has_nothing_to_erase(solver):
    erased = erasures(Puzzle(digits(GUROBI)), solver=solver)
    assert (erased.status, erased.choices) == (Status.SOLVED, ())


def test_rules_that_cannot_be_kept_are_named(solver):
    rules = [Killer((0, 1), 3), Killer((1, 5), 7), Thermometer((10, 11))]
    puzzle = Puzzle([0] * 15 + [1], rules=rules)
    erased = erasures(puzzle, solver=solver)
    assert (erased.status, erased.choices, erased.complete) == (Status.INFEASIBLE, (), True)
    assert erased.rules == ("killer_r1c1", "killer_r1c2")
    assert givens_to_erase(puzzle, solver=solver).rules == erased.rules


def test_no_time_is_not_known(solver):
    erased = erasures(with_given(HARD, 63, 6), time_limit=0, solver=solver)
    assert (erased.status, erased.choices, erased.complete) == (Status.LIMIT, (), False)


@pytest.mark.native
def test_cancelled_once_a_set_is_known_keeps_it():
    reports = []

    def tire(progress):
        reports.append(progress)
        return len(reports) > 300

    erased = erasures(NONSENSE, on_progress=tire)
    assert len(reports) == 301
    assert (erased.status, erased.minimal, erased.complete) == (Status.INFEASIBLE, False, False)
    (choice,) = erased.choices
    assert choice.unique is None
    assert count_solutions(without(NONSENSE, choice.cells), 1).found == 1


class Named(SatSolver):
    """A SAT solver that a caller has at hand."""

    def __init__(self, name="cadical"):
        super().__init__(name, lambda: find_solver("cadical", {}).hold(Empty))


class Empty:
    """No clauses."""

    clauses = ()


def test_small_boards_are_explained_by_search_and_large_ones_by_a_sat_solver(monkeypatch):
    at_hand = {"cadical": Named()}
    small = Puzzle(digits(HARD))
    assert choose_explainer(small, at_hand) is NAMED["search"]
    assert choose_explainer(Puzzle([0] * 256), at_hand) is at_hand["cadical"]
    ruled = Puzzle(small.givens, rules=[Killer((0, 1), 3)])
    assert choose_explainer(ruled, at_hand) is at_hand["cadical"]
    absent = Message("solver.missing", solver="cadical")
    monkeypatch.setattr(type(NAMED["cadical"]), "missing", lambda _: absent)
    assert choose_explainer(Puzzle([0] * 256)).name == "search"


def test_what_is_seen_needs_no_sat_solver_but_what_is_to_be_erased_does():
    at_hand = {"cadical": Named()}
    assert choose_explainer(LARGE, at_hand).name == "search"
    assert choose_explainer(LARGE, at_hand, other_than=[(0, 17)]).name == "cadical"
    assert choose_explainer(LARGE, at_hand, erasing=True).name == "cadical"


def test_a_sat_solver_at_hand_is_asked():
    if importlib.util.find_spec("pysat") is None:
        missing("pysat")
    mine = Named("mine")
    puzzle = with_given(HARD, 63, 6)
    for call in (conflicting_givens, erasures):
        erased = call(puzzle, solver="mine", extra={"mine": mine})
        assert (erased.solver, erased.status) == ("mine", Status.INFEASIBLE)
    erased = erasures(LARGE, extra={"cadical": Named()})
    assert (erased.solver, erased.minimal) == ("cadical", True)
    assert sorted(choice.cells for choice in erased.choices) == [(0,), (17,)]


@pytest.mark.native
def test_any_solver_that_proves_can_explain():
    puzzle = Puzzle([1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 4, 0])
    clash = conflicting_givens(puzzle, solver="cbc")
    assert (clash.solver, clash.cells, clash.minimal) == ("cbc", (0, 1, 10, 14), True)
    with pytest.raises(SolverError) as caught:
        conflicting_givens(puzzle, solver="local-search")
    assert caught.value.code == "solver.explain"


def test_force_finds_the_same_choices_as_the_docstring():
    puzzle = Puzzle([1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 4, 0])
    cells = given_cells(puzzle)
    singles = [c for c in combinations(cells, 1) if count_solutions(without(puzzle, c), 1).found]
    assert [choice.cells for choice in erasures(puzzle).choices] == singles
