"""Test what the rows and clauses of primitives allow, against all ways to fill their cells."""

from itertools import combinations, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_core.rules.kernel import (
    AllDifferent,
    Constraint,
    Domains,
    Linear,
    Literals,
    automaton,
    linear,
    sums,
)
from sudoku_core.rules.kernel.rows import bits
from sudoku_core.rules.kernel.sums import digit_sets
from tests.oracles import Points, propagated
from tests.primitives import linears, tables, union, ways

QUICK = settings(max_examples=50)


def left_of(masks, one, narrowed):
    """The candidates with or without what pruning leaves; settled cells only with."""
    masks = list(masks)
    side = len(one.values) if isinstance(one, Linear) else len(one.allowed)
    if not narrowed:
        return Domains(side, tuple(masks), (0,) * len(masks))
    differ = isinstance(one, Linear) and one.distinct
    before = None
    while before != masks:
        before = list(masks)
        if one.prune(masks) is None:
            return None
        for cell, other in permutations(one.cells if differ else (), 2):
            if not masks[cell] & masks[cell] - 1:
                masks[other] &= ~masks[cell]
        if 0 in masks:
            return None
    settled = tuple(0 if mask & mask - 1 else mask.bit_length() for mask in masks)
    return Domains(side, tuple(masks), settled)


def opened(left):
    return [cell for cell in range(len(left.masks)) if not left.settled[cell]]


def with_different(one):
    return [AllDifferent(one.cells), one] if isinstance(one, Linear) and one.distinct else [one]


def check_rows(one, masks, narrowed):
    """Check that the 0/1 points of the rows are the ways."""
    left = left_of(masks, one, narrowed)
    if left is None:
        assert not ways(one, masks)
        return
    names = []

    def fresh(name):
        names.append(name)
        return len(masks) * left.side + len(names) - 1

    rows = [Constraint("cell", tuple(left.variables(cell))) for cell in opened(left)]
    for primitive in with_different(one):
        rows += list(primitive.rows("rule", left, fresh))
    assert all(0 not in row.coefficients for row in rows)
    variables = [v for cell in opened(left) for v in left.variables(cell)]
    found = []
    for point in Points(rows).over(variables, {}):
        digits = [digit - 1 for digit in left.settled]
        for variable in variables:
            if point[variable]:
                digits[variable // left.side] = variable % left.side
        found.append(tuple(digits))
    assert len(found) == len(set(found))
    assert set(found) == set(ways(one, masks))


def written(one, left):
    """Literals by candidate, the clauses of the cells and of a primitive, how many literals."""
    numbers = {}
    for cell in opened(left):
        for variable in left.variables(cell):
            numbers[variable] = len(numbers) + 1
    names = []

    def fresh(name):
        names.append(name)
        return len(numbers) + len(names)

    known = Literals(left.side, left.masks, left.settled, numbers)
    clauses = []
    for cell in opened(left):
        own = known.variables(cell)
        clauses += [tuple(own), *((-a, -b) for a, b in combinations(own, 2))]
    for primitive in with_different(one):
        clauses += list(primitive.clauses("rule", known, fresh))
    assert len(set(names)) == len(names)
    return numbers, clauses, len(numbers) + len(names)


def check_clauses(one, masks, narrowed):
    """Check that what satisfies the clauses are the ways."""
    left = left_of(masks, one, narrowed)
    if left is None:
        return
    numbers, clauses, count = written(one, left)
    right = set(ways(one, masks))
    for digits in product(*[list(bits(mask)) for mask in left.masks]):
        ones = [numbers[left.variable(cell, digits[cell])] for cell in opened(left)]
        literals = propagated(clauses, ones)
        assert (literals is not None) == (digits in right)
        if literals is not None:
            # What is still open is not needed.
            literals |= {-literal for literal in range(1, count + 1) if literal not in literals}
            assert all(any(literal in literals for literal in clause) for clause in clauses)


@QUICK
@given(tables(), st.booleans())
def test_the_rows_of_a_relation_say_the_same(case, narrowed):
    check_rows(*case, narrowed)


@QUICK
@given(linears(), st.booleans())
def test_the_rows_of_a_sum_say_the_same(case, narrowed):
    check_rows(*case, narrowed)


@QUICK
@given(tables(), st.booleans())
def test_the_clauses_of_a_relation_say_the_same(case, narrowed):
    check_clauses(*case, narrowed)


@QUICK
@given(linears(), st.booleans())
def test_the_clauses_of_a_sum_say_the_same(case, narrowed):
    check_clauses(*case, narrowed)


@QUICK
@given(tables() | linears(most=3))
def test_unit_propagation_finds_what_has_no_way(case):
    one, masks = case
    if isinstance(one, Linear) and one.distinct:
        return  # all different by itself takes more than unit propagation
    left = left_of(masks, one, narrowed=False)
    numbers, clauses, _ = written(one, left)
    literals = propagated(clauses, [])
    found = union(ways(one, masks), len(masks))
    if not any(found):
        assert literals is None
    else:
        gone = {v for v, literal in numbers.items() if -literal in literals}
        assert gone == {v for v in numbers if not found[v // left.side] >> v % left.side & 1}


@QUICK
@given(linears(), st.booleans())
def test_large_sums_are_written_otherwise_and_mean_the_same(case, narrowed):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(linear, "ROWS_SETS", 0)
        patch.setattr(automaton, "MOST_ARCS", 0)
        patch.setattr(automaton, "PAIRED", 0)
        check_rows(*case, narrowed)
        check_clauses(*case, narrowed)


@QUICK
@given(linears(distinct=True), st.booleans())
def test_sums_of_more_sets_than_are_listed_mean_the_same(case, narrowed):
    digit_sets.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sums, "MOST_SETS", 0)
        check_rows(*case, narrowed)
        check_clauses(*case, narrowed)
    digit_sets.cache_clear()
