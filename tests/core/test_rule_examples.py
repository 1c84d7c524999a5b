"""An example puzzle of our own for each kind of rule: one solution, and none too few rules."""

from itertools import islice
from pathlib import Path

import pytest

import sudoku_core as sc
from sudoku_core.rules import KINDS
from tests.missing import missing

LINES = (Path(__file__).parent.parent / "data/rule_examples.tsv").read_text().splitlines()
EXAMPLES = {kind: (text, solution) for kind, text, solution in (x.split("\t") for x in LINES)}


def test_each_kind_of_rule_has_an_example():
    assert list(EXAMPLES) == list(KINDS)


@pytest.mark.parametrize("kind", EXAMPLES)
def test_it_has_the_solution_and_no_other(kind):
    text, solution = EXAMPLES[kind]
    puzzle = sc.parse(text)
    assert [rule.kind for rule in puzzle.rules].count(kind)
    (grid,) = sc.solutions(puzzle, 2)
    assert "".join(map(str, grid.cells)) == solution


@pytest.mark.parametrize("kind", EXAMPLES)
def test_without_its_rules_it_has_several(kind):
    puzzle = sc.parse(EXAMPLES[kind][0])
    bare = sc.Puzzle(puzzle.givens, box=puzzle.box)
    assert len(list(islice(sc.solutions(bare, 2), 2))) == 2


@pytest.mark.parametrize("solver", ["highs", "cadical", "cp-sat", "z3"])
@pytest.mark.parametrize("kind", EXAMPLES)
def test_solvers_agree_on_it(kind, solver):
    text, solution = EXAMPLES[kind]
    try:
        result = sc.solve(sc.parse(text), solver=solver)
    except sc.SolverUnavailable:
        missing(solver)
    assert "".join(map(str, result.grid.cells)) == solution
