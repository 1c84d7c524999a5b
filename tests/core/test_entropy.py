"""The most even solution, against the slope of entropy: no other solution lies uphill of it."""

import importlib.util
from math import inf, log
from random import Random

import pytest

from sudoku_core import Puzzle, build_model
from sudoku_core.models.lp import LinearProgram, LpStatus, Row
from sudoku_core.rules import Killer, Thermometer
from sudoku_core.solvers.highspy import HighsLp
from sudoku_core.solving.entropy import most_even
from sudoku_core.solving.relaxation import POSITIVE, relaxed
from tests.missing import missing


@pytest.fixture
def solver():
    if importlib.util.find_spec("highspy") is None:
        missing("highspy")


def never():
    return False


def random_program(rng):
    """Rows of all kinds over columns whose sum is bounded."""
    columns = rng.randint(3, 7)
    rows = [Row(tuple((1, column) for column in range(columns)), -inf, 2)]
    for _ in range(rng.randint(1, 4)):
        some = rng.sample(range(columns), rng.randint(2, columns))
        terms = tuple((rng.choice((-3, -1, -1, 1, 1, 2, 9)), column) for column in some)
        lower = rng.randint(-2, 2) / 2
        rows.append(rng.choice((Row(terms, lower, lower), Row(terms, lower, lower + 1))))
        rows.append(Row(terms[1:], -inf, rng.randint(0, 3)))
    count = (0,) * columns
    return LinearProgram(count, count, (2,) * columns, tuple(rows))


def uphill(program, x):
    """Return how much higher entropy would be, were its slope at x the same everywhere."""
    lp = HighsLp(program)
    slope = [-log(value) - 1 if value else 0.0 for value in x]
    for column, (value, up) in enumerate(zip(x, slope)):
        lp.change_cost(column, -up)
        if not value:
            lp.change_column(column, 0, 0)
    best = lp.solve()
    assert best.status is LpStatus.OPTIMAL
    return -best.objective - sum(up * value for up, value in zip(slope, x))


def keeps(program, x):
    for row in program.rows:
        total = sum(factor * x[column] for factor, column in row.terms)
        assert row.lower - 1e-4 < total < row.upper + 1e-4


def test_no_solution_lies_uphill_of_the_most_even_one(solver):
    rng = Random(8)
    count = tight = slack = 0
    for _ in range(80):
        program = random_program(rng)
        answer = HighsLp(program).solve(interior=True)
        if answer.status is not LpStatus.OPTIMAL or max(answer.values) < POSITIVE:
            continue
        even = most_even(program, answer.values, POSITIVE, never)
        keeps(program, even)
        assert abs(uphill(program, even)) < 1e-3
        count += 1
        for row in program.rows:
            total = sum(factor * even[column] for factor, column in row.terms)
            tight += row.upper - total < 1e-4
            slack += row.upper - total > 1e-2
    assert count > 20
    assert min(tight, slack) > 20


def test_of_a_puzzle_with_rules_too(solver):
    puzzle = Puzzle([0] * 36, rules=[Killer((0, 1, 2), 8), Thermometer((20, 21, 28, 34))])
    for formulation in ("full", "reduced"):
        program = relaxed(build_model(puzzle, formulation))
        inside = HighsLp(program).solve(interior=True).values
        even = most_even(program, inside, POSITIVE, never)
        keeps(program, even)
        assert abs(uphill(program, even)) < 1e-3


def test_what_equations_settle_stays():
    rows = (
        Row(((2, 0),), 1, 1),
        Row(((1, 0), (1, 1), (1, 2)), 1, 1),
        Row(((3, 1), (1, 3)), 0.75, 0.75),
        Row(((1, 3),), 0, 1),
    )
    program = LinearProgram((0,) * 4, (0,) * 4, (1,) * 4, rows)
    inside = (0.5, 0.25, 0.25, 0.0)
    assert most_even(program, inside, POSITIVE, never) == [0.5, 0.25, 0.25, 0.0]


def test_it_stops_when_told_and_refuses_what_is_no_solution():
    program = LinearProgram((0, 0), (0, 0), (1, 1), (Row(((1, 0), (1, 1)), 1, 1),))
    assert most_even(program, (0.5, 0.5), POSITIVE, lambda: True) is None
    with pytest.raises(ValueError, match="sum of a row"):
        most_even(program, (0.5, 0.6), POSITIVE, never)
    assert most_even(LinearProgram((), (), (), ()), (), POSITIVE, never) == []
