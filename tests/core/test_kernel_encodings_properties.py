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
    Table,
    automaton,
    count,
    linear,
    sums,
)
from sudoku_core.rules.kernel.rows import bits
from sudoku_core.rules.kernel.sums import digit_sets
from tests.oracles import Points, propagated
from tests.primitives import counts, linears, regulars, satisfying_digits, tables, union

QUICK = settings(max_examples=50)


def side_of(primitive, masks):
    if isinstance(primitive, Linear):
        return len(primitive.values)
    if isinstance(primitive, Table):
        return len(primitive.allowed)
    return max(mask.bit_length() for mask in (0b1111, *masks))


def left_of(masks, primitive, narrowed):
    """The candidates with or without what pruning leaves; settled cells only with."""
    masks = list(masks)
    side = side_of(primitive, masks)
    if not narrowed:
        return Domains(side, tuple(masks), (0,) * len(masks))
    differ = isinstance(primitive, Linear) and primitive.distinct
    before = None
    while before != masks:
        before = list(masks)
        if primitive.prune(masks) is None:
            return None
        for cell, other in permutations(primitive.cells if differ else (), 2):
            if not masks[cell] & masks[cell] - 1:
                masks[other] &= ~masks[cell]
        if 0 in masks:
            return None
    settled = tuple(0 if mask & mask - 1 else mask.bit_length() for mask in masks)
    return Domains(side, tuple(masks), settled)


def opened(left):
    return [cell for cell in range(len(left.masks)) if not left.settled[cell]]


def with_different(primitive):
    return (
        [AllDifferent(primitive.cells), primitive]
        if isinstance(primitive, Linear) and primitive.distinct
        else [primitive]
    )


def check_rows(constraint, masks, narrowed):
    """Check that the 0/1 points of the rows are the ways."""
    left = left_of(masks, constraint, narrowed)
    if left is None:
        assert not satisfying_digits(constraint, masks)
        return
    names = []

    def fresh(name):
        names.append(name)
        return len(masks) * left.side + len(names) - 1

    rows = [Constraint("cell", tuple(left.variables(cell))) for cell in opened(left)]
    for primitive in with_different(constraint):
        rows += list(primitive.rows("rule", left, fresh))
    assert all(0 not in row.coefficients for row in rows)
    variables = [v for cell in opened(left) for v in left.variables(cell)]
    satisfied = []
    for point in Points(rows).over(variables, {}):
        digits = [digit - 1 for digit in left.settled]
        for variable in variables:
            if point[variable]:
                digits[variable // left.side] = variable % left.side
        satisfied.append(tuple(digits))
    assert len(satisfied) == len(set(satisfied))
    assert set(satisfied) == set(satisfying_digits(constraint, masks))


def written(constraint, left):
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
        variables = known.variables(cell)
        clauses += [tuple(variables), *((-a, -b) for a, b in combinations(variables, 2))]
    for primitive in with_different(constraint):
        clauses += list(primitive.clauses("rule", known, fresh))
    assert len(set(names)) == len(names)
    return numbers, clauses, len(numbers) + len(names)


def check_clauses(primitive, masks, narrowed):
    """Check that what satisfies the clauses are the ways."""
    left = left_of(masks, primitive, narrowed)
    if left is None:
        return
    numbers, clauses, count = written(primitive, left)
    right = set(satisfying_digits(primitive, masks))
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
@given(regulars() | counts(), st.booleans())
def test_the_rows_of_an_automaton_and_a_count_say_the_same(case, narrowed):
    check_rows(*case, narrowed)


@QUICK
@given(regulars() | counts(), st.booleans())
def test_the_clauses_of_an_automaton_and_a_count_say_the_same(case, narrowed):
    check_clauses(*case, narrowed)


@QUICK
@given(tables(), st.booleans())
def test_the_clauses_of_a_relation_say_the_same(case, narrowed):
    check_clauses(*case, narrowed)


@QUICK
@given(linears(), st.booleans())
def test_the_clauses_of_a_sum_say_the_same(case, narrowed):
    check_clauses(*case, narrowed)


@QUICK
@given(tables() | linears(most=3) | regulars() | counts())
def test_unit_propagation_finds_what_has_no_way(case):
    primitive, masks = case
    if isinstance(primitive, Linear) and primitive.distinct:
        return  # all different by itself takes more than unit propagation
    left = left_of(masks, primitive, narrowed=False)
    numbers, clauses, _ = written(primitive, left)
    literals = propagated(clauses, [])
    masks_left = union(satisfying_digits(primitive, masks), len(masks))
    if not any(masks_left):
        assert literals is None
    else:
        removed = {v for v, literal in numbers.items() if -literal in literals}
        assert removed == {
            v for v in numbers if not masks_left[v // left.side] >> v % left.side & 1
        }


@QUICK
@given(linears(), st.booleans(), st.sampled_from([0, 4000]))
def test_large_sums_are_written_otherwise_and_mean_the_same(case, narrowed, arcs):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(linear, "ROWS_SETS", 0)
        patch.setattr(linear, "CLAUSES_SETS", 0)
        patch.setattr(automaton, "MOST_ARCS", arcs)
        patch.setattr(automaton, "PAIRED", 0)
        check_rows(*case, narrowed)
        check_clauses(*case, narrowed)


@QUICK
@given(regulars() | counts(), st.booleans())
def test_large_automata_and_counts_are_written_otherwise_and_mean_the_same(case, narrowed):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(count, "MOST_CLAUSES", 0)
        patch.setattr(automaton, "PAIRED", 0)
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
