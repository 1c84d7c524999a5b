"""Test what primitives narrow, against all ways to fill their cells."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_core.rules.kernel.sums import digit_sets
from tests.primitives import counts, linears, regulars, satisfying_digits, tables, union

QUICK = settings(max_examples=66)


def check_exact(primitive, masks):
    """Check that what is left is what takes part in some way, no more and no less."""
    assignments = satisfying_digits(primitive, masks)
    after = list(masks)
    changed = primitive.prune(after)
    if not assignments:
        assert changed is None
    else:
        assert after == union(assignments, len(masks))
        assert set(changed) == {cell for cell, mask in enumerate(masks) if after[cell] != mask}


@QUICK
@given(tables())
def test_relations_are_made_arc_consistent(case):
    check_exact(*case)


@QUICK
@given(linears(distinct=False))
def test_sums_are_made_domain_consistent(case):
    check_exact(*case)


@QUICK
@given(linears(distinct=True, most=3))
def test_cages_of_up_to_three_cells_are_made_domain_consistent(case):
    check_exact(*case)


@QUICK
@given(regulars() | counts())
def test_automata_and_counts_are_made_domain_consistent(case):
    check_exact(*case)


@QUICK
@given(linears(distinct=True, most=6))
def test_cages_lose_no_digit_that_has_a_way(case):
    primitive, masks = case
    assignments = satisfying_digits(primitive, masks)
    after = list(masks)
    if primitive.prune(after) is None:
        assert not assignments
    else:
        needed = union(assignments, len(masks))
        assert all(mask & need == need for mask, need in zip(after, needed, strict=True))


@QUICK
@given(st.sets(st.integers(0, 30), min_size=1, max_size=9), st.integers(1, 9), st.integers(0, 90))
def test_the_sets_of_digits_with_a_sum_are_all_listed(values, count, total):
    ordered = tuple(sorted(values))
    expected = {
        sum(1 << place for place in some)
        for some in combinations(range(len(ordered)), count)
        if sum(ordered[place] for place in some) == total
    }
    listed = digit_sets(ordered, count, total)
    assert len(listed) == len(expected)
    assert set(listed) == expected
