"""Test what every LP solver at work must do: run natively by test_lp.py, and in the page's Python.

``make_lp`` is a fixture of whoever runs these tests.
"""

from __future__ import annotations

from fractions import Fraction
from math import inf
from random import Random

import pytest

from sudoku_core.models.lp import LinearProgram, LpStatus, MakeLp, Row, exact_certificate

TWO = LinearProgram(
    costs=(-1, -2),
    lower=(0, 0),
    upper=(inf, 3),
    rows=(Row(((1, 0), (1, 1)), -inf, 4), Row(((1, 0), (-1, 1)), -2, inf)),
)
"""Least at (1, 3), where both rows and the bound of the second column meet."""


def test_the_least_cost_is_found_and_what_it_rests_on(make_lp: MakeLp) -> None:
    lp = make_lp(TWO)
    answer = lp.solve()
    assert answer.status is LpStatus.OPTIMAL
    assert answer.values == pytest.approx((1, 3))
    assert answer.objective == pytest.approx(-7)
    lp.change_row(0, -inf, 4.5)
    more = lp.solve()
    assert more.objective == pytest.approx(-7.5)
    assert more.duals[0] == pytest.approx(-1)
    lp.close()


def test_what_is_changed_is_solved_from_where_it_was(make_lp: MakeLp) -> None:
    lp = make_lp(TWO)
    lp.solve()
    again = lp.solve()
    assert (again.values, again.iterations) == (pytest.approx((1, 3)), 0)
    lp.change_column(1, 0, 1)
    assert lp.solve().values == pytest.approx((3, 1))
    lp.change_cost(0, 5)
    assert lp.solve().values == pytest.approx((0, 1))
    lp.change_cost(0, -1)
    lp.change_row(0, -inf, inf)
    assert lp.solve().status is LpStatus.UNBOUNDED
    lp.change_row(0, 5, 5)
    lp.change_column(0, 0, 3)
    assert lp.solve().status is LpStatus.INFEASIBLE
    lp.change_column(0, 0, 4)
    assert lp.solve().values == pytest.approx((4, 1))
    lp.close()


def test_from_inside_nothing_is_at_a_bound_that_need_not_be(make_lp: MakeLp) -> None:
    square = LinearProgram((0, 0, 0), (0, 0, 0), (1, 1, 1), (Row(((1, 0), (1, 1)), 1, 1),))
    lp = make_lp(square)
    inside = lp.solve(interior=True)
    assert inside.status is LpStatus.OPTIMAL
    assert all(0.1 < value < 0.9 for value in inside.values)
    corner = lp.solve()
    assert {round(value, 6) for value in corner.values} <= {0, 1}
    lp.close()


def random_program(rng: Random) -> LinearProgram:
    """Rows over columns from 0 to 1; about half of such programs have no solution."""
    columns = 8
    rows = []
    for _ in range(4):
        some = rng.sample(range(columns), 4)
        terms = tuple((rng.choice((-2, -1, 1, 2, 3)), column) for column in some)
        bound = rng.randint(-2, 3)
        rows.append(Row(terms, bound, rng.choice((bound, inf))))
    return LinearProgram((0,) * columns, (0,) * columns, (1,) * columns, tuple(rows))


def test_that_there_is_no_solution_is_proven(make_lp: MakeLp) -> None:
    rng = Random(3)
    seen = []
    for _ in range(60):
        program = random_program(rng)
        lp = make_lp(program)
        answer = lp.solve()
        if answer.status is LpStatus.INFEASIBLE:
            assert exact_certificate(program, answer.ray) is not None
            assert exact_certificate(program, [-multiplier for multiplier in answer.ray]) is None
        else:
            assert answer.status is LpStatus.OPTIMAL
            for row in program.rows:
                total = sum(factor * answer.values[column] for factor, column in row.terms)
                assert row.lower - 1e-6 <= total <= row.upper + 1e-6
        assert lp.solve(interior=True).status is answer.status
        seen.append(answer.status)
        lp.close()
    assert min(seen.count(LpStatus.INFEASIBLE), seen.count(LpStatus.OPTIMAL)) > 10


def test_it_tells_how_it_goes_and_stops(make_lp: MakeLp) -> None:
    lines: list[str | None] = []
    program = random_program(Random(1))
    for interior in (False, True):
        lp = make_lp(program)
        lp.solve(interior=interior, tell=lambda text: lines.append(text) is not None)
        assert any(lines)
        assert "".join(text or "" for text in lines).count("\n") > 2
        lines.clear()
        lp.solve(interior=interior)
        assert not lines
        lp.close()


def chain(length: int) -> LinearProgram:
    """A program that takes many steps."""
    rng = Random(2)
    rows = []
    for _ in range(length):
        some = rng.sample(range(2 * length), 12)
        rows.append(Row(tuple((rng.randint(1, 9), column) for column in some), 20, inf))
    costs = tuple(rng.randint(1, 99) for _ in range(2 * length))
    return LinearProgram(costs, (0,) * len(costs), (1,) * len(costs), tuple(rows))


@pytest.mark.parametrize("interior", [False, True])
def test_it_is_stopped_and_goes_on(make_lp: MakeLp, interior: bool) -> None:
    lp = make_lp(chain(300))
    assert lp.solve(interior=interior, tell=lambda text: True).status is LpStatus.STOPPED
    assert lp.solve(interior=interior, seconds=1e-9).status is LpStatus.STOPPED
    assert lp.solve(interior=interior, seconds=60).status is LpStatus.OPTIMAL
    lp.close()


def test_a_proof_adds_up_in_fractions() -> None:
    thirds = LinearProgram((0, 0), (0, 0), (1, inf), (Row(((3, 0), (1, 1)), -inf, -1),))
    assert exact_certificate(thirds, [-0.3333333]) == (Fraction(-1, 3),)
    assert exact_certificate(thirds, [0.5]) is None
    assert exact_certificate(thirds, [float("nan")]) is None
    assert exact_certificate(thirds, []) is None
    assert exact_certificate(TWO, [-1.0, 1.0]) is None
