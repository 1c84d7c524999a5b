"""Test the sums of the search, which narrow less often than the kernel's, and the cells around."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_core import Puzzle
from sudoku_core.board.lowering import lowered
from sudoku_core.rules import Killer, Renban, Thermometer
from sudoku_core.rules.kernel import Linear, Table
from sudoku_core.search.cages import Cage, SignedSum, propagator_of
from sudoku_core.search.digit_groups import digit_groups
from sudoku_core.search.grouped_sums import GroupedSum
from tests.primitives import linears, satisfying_digits, union

NINE = tuple(range(1, 10))
ALL = (1 << 9) - 1
PEERS = lowered(Puzzle([0] * 81).layout).peers


def mask(*digits):
    return sum([1 << digit - 1 for digit in digits])


def test_a_digit_of_every_set_leaves_the_cells_around():
    masks = [ALL] * 81
    changed = Cage(Linear((0, 1), 3, NINE), PEERS).prune(masks)
    around = {*range(2, 9), 9, 10, 11, 18, 19, 20}
    assert set(changed) == around | {0, 1}
    assert masks[0] == masks[1] == mask(1, 2)
    assert all(masks[cell] == ALL & ~mask(1, 2) for cell in around)


def test_only_the_peers_of_all_places_lose_the_digit():
    masks = [ALL] * 81
    masks[3] &= ~mask(3)
    # 1 and 2 have places in two boxes, 3 in the first box alone.
    Cage(Linear((1, 2, 3), 6, NINE), PEERS).prune(masks)
    assert masks[0] == masks[8] == ALL & ~mask(1, 2, 3)
    assert masks[10] == ALL & ~mask(3)
    assert masks[12] == ALL


def test_a_digit_of_every_set_stands_in_its_only_place():
    masks = [ALL] * 81
    masks[1:5] = [mask(3, 4, 5, 6, 7, 8, 9)] * 4
    masks[5] = mask(2, 3, 4, 5)
    # Six cells of sum 21 are 1 to 6.
    assert Cage(Linear(tuple(range(6)), 21, NINE), PEERS).prune(masks) is not None
    assert masks[0] == mask(1)
    assert masks[5] == mask(2)


def test_a_cage_that_needs_a_digit_settled_around_it_is_noticed():
    masks = [ALL] * 81
    masks[8] = mask(1)
    assert Cage(Linear((0, 1), 3, NINE), PEERS).prune(masks) is None
    masks = [mask(1), mask(3), *[ALL] * 79]
    assert Cage(Linear((0, 1), 3, NINE), PEERS).prune(masks) is None


def test_a_long_sum_narrows_by_its_bounds_alone():
    linear = Linear((0, 1, 2, 3, 4), 15, NINE, (1, 1, 1, 1, -1), distinct=False)
    masks = [ALL] * 5
    assert SignedSum(linear).prune(masks) == ()
    masks = [mask(1, 2)] * 4 + [ALL]
    assert SignedSum(linear).prune(masks) is None
    masks = [mask(4, 5)] * 4 + [ALL]
    assert set(SignedSum(linear).prune(masks)) == {4}
    assert masks[4] == mask(1, 2, 3, 4, 5)


def test_other_primitives_stay_as_they_are():
    (table,) = [p for p in Thermometer((0, 1)).lower(NINE) if isinstance(p, Table)]
    assert propagator_of(table, PEERS) is table
    cage = next(p for p in Killer((0, 1), 3).lower(NINE) if isinstance(p, Linear))
    assert isinstance(propagator_of(cage, PEERS), Cage)


def test_a_diagonal_through_boxes_adds_up_to_more_than_its_least_digits():
    linear = Linear(tuple(range(0, 81, 10)), 18, NINE, distinct=False)
    propagator = propagator_of(linear, PEERS)
    assert isinstance(propagator, GroupedSum)
    masks = [ALL] * 81
    assert set(propagator.prune(masks)) == set(linear.cells)
    assert all(masks[cell] == mask(1, 2, 3) for cell in linear.cells)
    low = Linear(linear.cells, 17, NINE, distinct=False)
    assert propagator_of(low, PEERS).prune([ALL] * 81) is None


def test_the_cells_of_a_renban_are_narrowed_set_by_set():
    layout = Puzzle([0] * 81, rules=[Renban((0, 1, 2, 9))]).layout
    (group,) = digit_groups(layout)
    masks = [ALL] * 81
    masks[0] = mask(2)
    assert group.prune(masks) is not None
    assert masks[1] == masks[9] == mask(1, 2, 3, 4, 5)
    assert masks[80] == ALL
    masks[10] = mask(3)
    assert group.prune(masks) is None, "3 is in every set with 2"
    masks = [ALL] * 81
    masks[0], masks[1] = mask(1), mask(6)
    assert group.prune(masks) is None


def test_pairs_that_leave_every_set_are_no_group():
    assert digit_groups(Puzzle([0] * 81, rules=[Thermometer((0, 1, 2))]).layout) == []
    assert digit_groups(Puzzle([0] * 81, rules=[Renban((0, 1))]).layout) == []


@settings(max_examples=200)
@given(linears(), st.integers(1, 4))
def test_no_digit_is_lost_and_a_settled_sum_is_decided(case, group):
    """Cells differ within groups of so many; all of a cage do."""
    linear, masks = case
    count = len(masks)
    size = count if linear.distinct else group
    pairs = [pair for pair in combinations(range(count), 2) if pair[0] // size == pair[1] // size]
    peers = [[a + b - cell for a, b in pairs if cell in (a, b)] for cell in range(count)]
    assignments = [
        digits
        for digits in satisfying_digits(linear, masks)
        if all(digits[a] != digits[b] for a, b in pairs)
    ]
    after = list(masks)
    changed = propagator_of(linear, peers).prune(after)
    if changed is None:
        assert not assignments
        return
    needed = union(assignments, count) if assignments else [0] * count
    assert all(left & need == need for left, need in zip(after, needed, strict=True))
    settled = not any(each & each - 1 for each in masks)
    if settled and all(masks[a] != masks[b] for a, b in pairs):
        assert assignments
