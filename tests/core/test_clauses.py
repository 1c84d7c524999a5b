"""The clauses as text and numbers, without a SAT solver."""

from itertools import combinations, product

from sudoku_core import InputError, Puzzle, build_model, solutions
from sudoku_core.models.clauses import build_clauses, to_dimacs
from sudoku_core.models.sat import dimacs, read_dimacs_answer
from sudoku_core.rules import Killer, Thermometer


def holds(clauses, true):
    return all(any((k > 0) == (abs(k) in true) for k in clause) for clause in clauses.clauses)


def test_exactly_the_solutions_satisfy_the_clauses():
    puzzle = Puzzle([1, 2, 0, 0, 3, 4, 0, 0] + [2, 1, 0, 0] + [0] * 4)
    clauses = build_clauses(build_model(puzzle))
    count = len(clauses.model.variables)
    assert 0 < count < 17
    models = set()
    for values in product((False, True), repeat=count):
        true = {k for k, value in enumerate(values, 1) if value}
        if holds(clauses, true):
            models.add(clauses.decode(true))
    assert models == set(solutions(puzzle))


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


def test_dimacs_counts_the_literals_there_are():
    assert dimacs([]).splitlines() == ["p cnf 0 0"]
    assert dimacs([(2, -7), ()]).splitlines() == ["p cnf 7 2", "2 -7 0", "0"]
    assert dimacs([(1,)], ["a", "b"]).splitlines() == ["c 1 a", "c 2 b", "p cnf 2 1", "1 0"]


def test_a_rule_holds_where_its_selector_does():
    rules = [Killer((0, 1), 3), Thermometer((1, 0)), Killer((1, 0), 3)]
    puzzle = Puzzle([0] * 4, [(0, 1), (2, 3), (0, 2), (1, 3)], rules=rules)
    clauses = build_clauses(build_model(puzzle, "full"), selected=True)
    names = [name for name, _ in clauses.selectors]
    assert names == [rule.name for rule in puzzle.rules]
    candidates = len(clauses.model.candidates)
    free = [k for k in range(1, clauses.count + 1) if k not in dict(clauses.selectors).values()]
    for count in range(4):
        for some in combinations(range(3), count):
            chosen = {clauses.selectors[k][1] for k in some}
            part = Puzzle([0] * 4, puzzle.blocks, rules=[rules[k] for k in some])
            models = set()
            for values in product((False, True), repeat=len(free)):
                true = chosen | {k for k, value in zip(free, values) if value}
                if holds(clauses, true):
                    models.add(clauses.decode(k for k in true if k <= candidates))
            assert models == set(solutions(part))


def test_an_answer_that_says_neither_is_refused():
    caught = None
    try:
        read_dimacs_answer("c interrupted\n")
    except InputError as error:
        caught = error
    assert caught is not None
    assert caught.code == "clauses.answer"
