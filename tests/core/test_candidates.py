"""Candidates and singles."""

import pytest

from sudoku_core import Candidates, Grid, InputError, Puzzle, standard_blocks
from sudoku_core.board.blocks import lines
from sudoku_core.board.candidates import candidates, propagate
from sudoku_core.rules import Killer, Thermometer
from tests.plain import GUROBI, digits


def settled(masks):
    return [mask.bit_length() if mask & (mask - 1) == 0 else 0 for mask in masks]


def test_candidates_are_what_no_peer_holds():
    puzzle = Puzzle([1, 2, 0, 0] + [0] * 8 + [0, 0, 3, 0])
    masks = candidates(puzzle)
    assert masks[0] == 0b0001
    assert masks[2] == 0b1000
    assert masks[15] == 0b1011


@pytest.mark.parametrize(
    ("cell", "digit"), [(16, 1), (-1, 1), ("0", 1), (3, 1), (0, 0), (0, 5), (0, -1), (0, "1")]
)
def test_no_state_has_what_the_board_has_not(cell, digit):
    state = Candidates(Puzzle(Grid([0] * 16, gaps=[3]), [(0, 1, 2), range(4, 8)]))
    with pytest.raises(InputError):
        state.place(cell, digit)
    with pytest.raises(InputError):
        state.eliminate(cell, digit)


def test_singles_alone_solve_an_easy_puzzle():
    masks = propagate(Puzzle(digits(GUROBI)))
    assert masks is not None
    assert 0 not in settled(masks)


def test_hidden_singles_are_found_where_no_cell_is_single():
    # The 1 of the last row has one place left, in a cell that could hold any digit.
    puzzle = Puzzle([1, 0, 0, 0] + [0, 0, 1, 0] + [0, 1, 0, 0] + [0] * 4)
    masks = propagate(puzzle)
    assert masks is not None
    assert masks[15] == 1


def test_an_empty_board_keeps_all_candidates():
    for side in (2, 4, 6, 9, 16):
        assert propagate(Puzzle([0] * side**2)) == ((1 << side) - 1,) * side**2


def test_the_only_cell_of_side_one_is_settled():
    assert propagate(Puzzle([0])) == (1,)


def test_two_equal_givens_in_a_block_contradict():
    assert propagate(Puzzle([1, 0, 0, 1] + [0] * 12)) is None
    assert propagate(Puzzle([1, 0, 0, 1], blocks=[(0, 3)])) is None


def test_a_cell_without_candidates_contradicts():
    puzzle = Puzzle([0, 1, 2, 0] + [3, 0, 0, 0] + [4, 0, 0, 0] + [0] * 4)
    assert propagate(puzzle) is None


def test_a_digit_without_a_place_contradicts():
    # No 1 fits into the first box: its free cells see a 1 in their row or column.
    givens = [2, 0, 0, 0] + [0, 3, 0, 0] + [0, 1, 0, 0] + [0] * 4
    assert propagate(Puzzle(givens)) is not None
    givens[7] = 1
    givens[2] = 0
    assert propagate(Puzzle([2, 0, 0, 1] + givens[4:])) is None


def test_hidden_singles_are_for_full_blocks_only():
    full = Puzzle([0] * 4, blocks=[(0, 1)])
    assert propagate(full) == (3, 3, 3, 3)
    small = Puzzle([0] * 16, blocks=[(0, 1, 2), (1, 5), (2, 6), (5, 6)])
    masks = propagate(small.replace(small.givens.replace(5, 1)))
    assert masks is not None
    assert masks[0] == 0b1111  # with a full block, 1 would have to be here


def test_blocks_beyond_the_standard_ones_count():
    diagonal = tuple(range(0, 16, 5))
    blocks = [block.cells for block in standard_blocks(2)] + [diagonal]
    masks = propagate(Puzzle([1] + [0] * 15, blocks=blocks))
    assert masks is not None
    assert not any(masks[cell] & 1 for cell in diagonal[1:])


def test_a_given_reaches_all_its_peers():
    masks = propagate(Puzzle([1] + [0] * 24, blocks=lines(5)))
    assert masks is not None
    assert [cell for cell, mask in enumerate(masks) if not mask & 1] == [1, 2, 3, 4, 5, 10, 15, 20]


def test_rules_by_themselves_leave_what_a_cage_or_a_thermometer_can_hold():
    rules = [Killer((0, 1), 3), Thermometer((4, 5, 6, 7))]
    state = Candidates(Puzzle([0] * 16, rules=rules)).by_rules()
    assert state.masks[:3] == (0b0011, 0b0011, 0b1111)
    assert state.masks[4:8] == (0b0001, 0b0010, 0b0100, 0b1000)
    assert state.masks[8] == 0b1111  # what follows of that elsewhere is not looked for


def test_a_rule_that_cannot_be_kept_rules_nothing_out():
    rules = [Killer((0, 1), 3), Killer((10, 11), 7)]
    state = Candidates(Puzzle([4] + [0] * 15, rules=rules)).by_rules()
    assert state.masks[:2] == (0b1000, 0b0111)
    assert state.masks[10:12] == (0b1100, 0b1100)
