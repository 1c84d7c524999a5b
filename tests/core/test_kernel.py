"""The primitives by examples; ``test_kernel_properties`` tries them at random."""

import pytest

from sudoku_core.rules.kernel import AllDifferent, Constraint, Domains, Linear, Literals, pair_table
from sudoku_core.rules.kernel.linear import CLAUSES_SETS
from sudoku_core.rules.kernel.rows import bits
from sudoku_core.rules.kernel.sums import MOST_SETS, digit_sets, prune_by_sets

NINE = tuple(range(1, 10))
ALL = (1 << 9) - 1


def mask(*digits):
    return sum(1 << digit - 1 for digit in digits)


def digits(masks):
    return [[digit + 1 for digit in bits(digit_mask)] for digit_mask in masks]


def written(primitive, left):
    """The rows by name, auxiliary variables from 1000 on."""
    names = []

    def fresh(name):
        names.append(name)
        return 999 + len(names)

    return {row.name: row for row in primitive.rows("rule", left, fresh)}, names


@pytest.mark.parametrize(
    ("count", "total", "expected"),
    [
        (2, 3, [[1, 2]]),
        (2, 17, [[8, 9]]),
        (3, 7, [[1, 2, 4]]),
        (4, 30, [[6, 7, 8, 9]]),
        (3, 8, [[1, 2, 5], [1, 3, 4]]),
        (9, 45, [list(NINE)]),
        (2, 2, []),
        (2, 18, []),
        (9, 44, []),
        (1, 10, []),
    ],
)
def test_the_sets_that_solvers_of_killers_know(count, total, expected):
    assert digits(digit_sets(NINE, count, total)) == expected


def test_sets_are_of_what_the_digits_stand_for():
    assert digits(digit_sets((0, 1, 2, 3), 2, 1)) == [[1, 2]]
    assert digits(digit_sets((0, 5, 7), 2, 12)) == [[2, 3]]
    assert digits(digit_sets((0, 5, 7), 1, 0)) == [[1]]


def test_too_many_sets_are_not_listed():
    values = tuple(range(1, 26))
    assert digit_sets(values, 12, 156) is None
    assert len(digit_sets(values, 3, 39)) < MOST_SETS
    linear = Linear(tuple(range(12)), 90, values)
    masks = [(1 << 25) - 1] * 12
    assert linear.prune(masks) is not None
    assert masks == [mask(*range(1, 25))] * 12


def test_a_cage_keeps_the_digits_of_its_sets():
    masks = [ALL, ALL, ALL]
    assert Linear((0, 2), 4, NINE).prune(masks) == (0, 2)
    assert masks == [mask(1, 3), ALL, mask(1, 3)]
    assert Linear((0, 2), 4, NINE).prune(masks) == ()


def test_a_cage_places_what_fits_in_one_cell_only():
    masks = [mask(1, 2), mask(1, 2), mask(1, 2, 3, 4, 5)]
    assert Linear((0, 1, 2), 7, NINE).prune(masks) == (2,)
    assert masks[2] == mask(4)
    assert prune_by_sets((mask(1, 2), mask(1, 2), ALL), digit_sets(NINE, 3, 20)) is None


def test_a_sum_that_can_not_be_is_noticed():
    assert Linear((0, 1), 20, NINE).prune([ALL, ALL]) is None
    assert Linear((0, 1), 17, NINE).prune([mask(7), ALL]) is None
    assert Linear((0,), 0, NINE).prune([ALL]) is None


def test_a_sum_whose_digits_may_repeat_keeps_twins():
    masks = [ALL, ALL]
    Linear((0, 1), 4, NINE, distinct=False).prune(masks)
    assert masks == [mask(1, 2, 3)] * 2


def test_sums_with_coefficients_and_bounds():
    masks = [ALL, ALL]
    # x = 3y
    Linear((0, 1), 0, NINE, (1, -3)).prune(masks)
    assert masks == [mask(3, 6, 9), mask(1, 2, 3)]
    masks = [ALL, ALL]
    Linear((0, 1), 4, NINE, (2, 1), "<=").prune(masks)
    assert masks == [mask(1), mask(1, 2)]
    masks = [ALL, ALL]
    Linear((0, 1), 8, NINE, (1, -1), ">=").prune(masks)
    assert masks == [mask(9), mask(1)]
    assert Linear((0, 1), 9, NINE, (1, -1), ">=").prune([ALL, ALL]) is None


def test_a_relation_knows_its_pairs_and_the_sign_it_has():
    for sign, holds in (
        ("<", lambda u, v: u < v),
        ("<=", lambda u, v: u <= v),
        (">", lambda u, v: u > v),
        (">=", lambda u, v: u >= v),
        ("=", lambda u, v: u == v),
        ("!=", lambda u, v: u != v),
        (None, lambda u, v: abs(u - v) == 1),
    ):
        table = pair_table(3, 5, 4, holds)
        assert table.cells == (3, 5)
        assert table.operator == sign
        pairs = [(u, v) for u in range(1, 5) for v in range(1, 5) if holds(u, v)]
        assert list(table.pairs) == pairs


def test_a_relation_narrows_both_cells():
    masks = [ALL, ALL]
    less = pair_table(0, 1, 9, lambda u, v: u < v)
    assert less.prune(masks) == (0, 1)
    assert masks == [ALL & ~mask(9), ALL & ~mask(1)]
    assert less.prune(masks) == ()
    assert less.prune([mask(5, 6), mask(2, 5)]) is None


def test_a_cage_is_a_sum_and_a_choice_of_its_sets():
    left = Domains(4, (15, 15, 15), (0, 0, 0))
    rows, names = written(Linear((0, 1), 5, (1, 2, 3, 4)), left)
    assert names == ["rule_set_1_4", "rule_set_2_3"]
    assert rows["rule_sum"].terms == tuple((d % 4 + 1, d) for d in range(8))
    assert rows["rule_sum"].bound == 5
    assert rows["rule_sets"] == Constraint("rule_sets", (1000, 1001))
    assert rows["rule_place4"].terms == ((1, 3), (1, 7), (-1, 1000))
    assert rows["rule_place4"].bound == 0


def test_a_cage_of_one_set_needs_no_choice():
    rows, names = written(Linear((0, 1), 3, (1, 2, 3, 4)), Domains(4, (3, 3), (0, 0)))
    assert names == []
    assert rows["rule_place1"] == Constraint("rule_place1", (0, 4))


def clauses_with_names(primitive, masks):
    """The clauses, literals of candidates from 1, and the names of the literals from 1000 on."""
    side = len(primitive.values)
    numbers = {k: k + 1 for k in range(len(masks) * side)}
    names = []

    def fresh(name):
        names.append(name)
        return 999 + len(names)

    known = Literals(side, tuple(masks), (0,) * len(masks), numbers)
    return list(primitive.clauses("rule", known, fresh)), names


def test_the_clauses_of_a_cage_choose_a_set():
    clauses, names = clauses_with_names(Linear((0, 1), 5, (1, 2, 3, 4)), [15, 15])
    digit_names = [f"rule_digit{digit}" for digit in range(1, 5)]
    assert names == [*digit_names, "rule_set_1_4", "rule_set_2_3"]
    first, last = 1004, 1005
    assert {(first, last), (-first, -last)} <= set(clauses)
    # A digit is in if it has a place, and then its set is chosen; without it, the other set.
    assert {(-1, 1000), (-5, 1000), (-1000, 1, 5)} <= set(clauses)
    assert {(-1000, first), (1000, last), (-first, 1000), (-last, -1000)} <= set(clauses)


def test_the_clauses_of_a_cage_of_one_set_place_its_digits():
    clauses, names = clauses_with_names(Linear((0, 1), 3, (1, 2, 3, 4)), [7, 7])
    assert names == []
    assert set(clauses) == {(1, 5), (2, 6), (-3,), (-7,)}
    assert clauses_with_names(Linear((0, 1), 3, (1, 2, 3, 4)), [8, 8])[0] == [()]


def test_the_clauses_of_a_cage_of_many_sets_count_its_digits():
    values = tuple(range(1, 17))
    assert len(digit_sets(values, 8, 68)) > CLAUSES_SETS
    _, names = clauses_with_names(Linear(tuple(range(8)), 68, values), [(1 << 16) - 1] * 8)
    assert not [name for name in names if "_set_" in name]
    assert names[:16] == [f"rule_digit{digit}" for digit in values]


def test_what_is_settled_is_left_out_of_the_rows():
    left = Domains(4, (mask(3), mask(1, 2), mask(1, 2)), (3, 0, 0))
    rows, names = written(Linear((0, 1, 2), 6, (1, 2, 3, 4)), left)
    assert rows["rule_sum"].bound == 3
    assert rows["rule_sum"].variables == (4, 5, 8, 9)
    assert names == []
    assert written(pair_table(0, 1, 4, lambda u, v: u > v), left) == ({}, [])


def test_a_value_of_nought_adds_nothing():
    rows, _ = written(Linear((0,), 0, (0, 1), distinct=False), Domains(2, (3,), (0,)))
    assert rows["rule_sum"].terms == ((1, 1),)


def test_a_comparison_is_a_chain_of_rows():
    rows, _ = written(pair_table(0, 1, 3, lambda u, v: u < v), Domains(3, (7, 7), (0, 0)))
    # Where the first is 2 or 3 the second is neither 1 nor 2.
    assert rows["rule_digit2"] == Constraint("rule_digit2", (1, 2, 3, 4), "<=")


def test_what_must_differ_is_exact_where_all_digits_stand():
    left = Domains(3, (7, 7, 7), (0, 0, 0))
    rows, _ = written(AllDifferent((0, 1, 2)), left)
    assert rows["rule_digit1"] == Constraint("rule_digit1", (0, 3, 6))
    rows, _ = written(AllDifferent((0, 2)), left)
    assert rows["rule_digit1"] == Constraint("rule_digit1", (0, 6), "<=")
