"""The clauses as text and numbers, without a SAT solver."""

from itertools import product

from sudoku_core import InputError, Puzzle, build_model, solutions
from sudoku_core.clauses import build_clauses, read_dimacs_answer, to_dimacs


def holds(clauses, true):
    return all(any((k > 0) == (abs(k) in true) for k in clause) for clause in clauses.clauses)


def test_exactly_the_solutions_satisfy_the_clauses():
    puzzle = Puzzle([1, 2, 0, 0, 3, 4, 0, 0] + [2, 1, 0, 0] + [0] * 4)
    clauses = build_clauses(build_model(puzzle))
    count = len(clauses.model.variables)
    assert 0 < count < 17
    found = set()
    for values in product((False, True), repeat=count):
        true = {k for k, value in enumerate(values, 1) if value}
        if holds(clauses, true):
            found.add(clauses.decode(true))
    assert found == set(solutions(puzzle))


def test_the_givens_of_the_full_form_are_clauses_of_one():
    clauses = build_clauses(build_model(Puzzle([2] + [0] * 15), "full"))
    assert (2,) in clauses.clauses
    assert len(clauses.model.variables) == 4**3


def test_a_contradiction_is_the_empty_clause():
    assert build_clauses(build_model(Puzzle([1, 1] + [0] * 14))).clauses == ((),)


def test_dimacs_says_the_same():
    clauses = build_clauses(build_model(Puzzle([1] + [0] * 15)))
    lines = [line for line in to_dimacs(clauses).splitlines() if line[0] != "c"]
    assert lines[0] == f"p cnf {len(clauses.model.variables)} {len(clauses.clauses)}"
    read = tuple(tuple(int(word) for word in line.split()[:-1]) for line in lines[1:])
    assert read == clauses.clauses


def test_an_answer_that_says_neither_is_refused():
    caught = None
    try:
        read_dimacs_answer("c interrupted\n")
    except InputError as error:
        caught = error
    assert caught is not None
    assert caught.code == "clauses.answer"
