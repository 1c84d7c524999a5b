"""Many puzzles: the same answers as for each alone, here and in other processes."""

import sys
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random

import pytest

from sudoku_core import (
    Puzzle,
    count_many,
    count_solutions,
    generate_many,
    grade,
    grade_many,
    map_puzzles,
    parse,
    solve,
    solve_many,
    steps,
    steps_many,
)
from sudoku_core.generation import NothingGenerated
from sudoku_core.rules import diagonals
from tests.cases import GUROBI, HARD, Z3
from tests.made_up import Paired

pytestmark = pytest.mark.native
TEXTS = [GUROBI, Z3, "1...............", "no puzzle", "11.............."]
EXECUTORS = [None, partial(ProcessPoolExecutor, 2, get_context("forkserver"))]


@pytest.mark.parametrize("executor", EXECUTORS)
def test_counts_are_those_of_each_alone(executor):
    records = list(count_many(TEXTS, executor=executor))
    assert [record.puzzle for record in records] == TEXTS
    assert [record.number for record in records] == [1, 2, 3, 4, 5]
    assert [record.answer for record in records if not record.error] == [
        count_solutions(parse(text)) for text in TEXTS if text != "no puzzle"
    ]
    assert records[3].error.code.startswith("parse.")


@pytest.mark.parametrize("executor", EXECUTORS)
def test_solutions_grades_and_steps_are_those_of_each_alone(executor):
    puzzles = [parse(GUROBI), Puzzle([0] * 16, rules=diagonals(4)), parse(HARD)]
    solved = [record.answer.grid for record in solve_many(puzzles, executor=executor)]
    assert solved[0] == solve(puzzles[0]).grid
    assert solved[2] == solve(puzzles[2]).grid
    graded = list(grade_many(puzzles[:2], executor=executor))
    assert graded[0].answer == grade(puzzles[0])
    assert graded[1].error.code == "grade.several"
    step_answers = [record.answer for record in steps_many(puzzles[:1], executor=executor)]
    assert step_answers == [tuple(steps(puzzles[0]))]


def test_a_solver_is_taken_by_name_and_a_wrong_name_is_told():
    (solved,) = solve_many([GUROBI], "cbc")
    assert solved.answer.solver == "cbc"
    (unknown,) = solve_many([GUROBI], "nobody")
    assert unknown.error.code == "solver.unknown"


def test_any_function_of_a_puzzle_and_any_way_of_reading_will_do():
    records = map_puzzles(
        lambda puzzle: puzzle.side, ["4", "9"], read=lambda text: Puzzle([0] * int(text) ** 2)
    )
    assert [record.answer for record in records] == [4, 9]


@pytest.mark.parametrize("executor", [*EXECUTORS, partial(ThreadPoolExecutor, 2)])
def test_a_rule_that_workers_can_import_goes_with_its_puzzle(executor):
    puzzle = Puzzle([0] * 16, rules=[Paired((0, 1), frozenset({(3, 1)}))])
    records = list(map_puzzles(solve, [puzzle, "12" + "." * 14], executor=executor))
    assert [record.answer.grid.cells[:2] for record in records] == [(3, 1), (1, 2)]


class Hidden(Paired):
    """A rule whose class no other process finds, as of a notebook."""

    __slots__ = ()


Hidden.__module__, Hidden.__qualname__ = "a_notebook", "Hidden"


@pytest.mark.parametrize("cannot", ["be sent", "be opened"])
@pytest.mark.parametrize("chunk", [None, 3])
def test_a_rule_that_workers_cannot_import_is_one_error_in_its_place(monkeypatch, cannot, chunk):
    if cannot == "be opened":
        monkeypatch.setitem(sys.modules, "a_notebook", sys.modules[__name__])
    puzzle = Puzzle([0] * 16, rules=[Hidden((0, 1), frozenset({(3, 1)}))])
    easy = "1" + "." * 15
    records = list(map_puzzles(solve, [easy, puzzle, easy], executor=EXECUTORS[1], chunk=chunk))
    assert [record.puzzle for record in records] == [easy, puzzle, easy]
    assert [record.answer is None for record in records] == [False, True, False]
    assert records[1].error.code == "batch.unsent"
    assert "a_notebook" in str(records[1].error)
    threads = map_puzzles(solve, [puzzle], executor=partial(ThreadPoolExecutor, 2))
    assert next(threads).answer.grid.cells[:2] == (3, 1)


def test_new_puzzles_are_the_same_wherever_they_are_made():
    here, there = (
        list(generate_many(4, side=4, rng=Random(1), executor=executor)) for executor in EXECUTORS
    )
    assert here == there
    assert len(set(here)) == 4


def test_making_that_cannot_be_is_told_as_by_one():
    with pytest.raises(ValueError, match="side"):
        next(generate_many(1, side=-1))
    with pytest.raises(NothingGenerated):
        next(generate_many(1, side=16, time_limit=0))
