"""The model around a cell is the core's model, and what a given fixes is what it fixes there."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sudoku_core as sc
from sudoku_core.blocks import blocks_for
from ui import equations
from ui.state import empty_board

SIDES = ((4, (2, 2)), (6, (2, 3)), (9, (3, 3)), (5, None))


def core_model(board):
    """The full model of the board's puzzle: its constraints by name, as sets of variable names."""
    puzzle = sc.Puzzle(list(board.givens), blocks_for(board.side, board.box))
    model = sc.build_model(puzzle, "full")
    return {c.name: {model.name(v) for v in c.variables} for c in model.constraints}


@pytest.mark.parametrize(("side", "box"), SIDES)
def test_the_equations_are_those_of_the_core(side, box):
    board = empty_board(side, box)
    core = core_model(board)
    found = {}
    for cell in range(side * side):
        for family in equations.families(board, cell):
            for equation in family:
                terms = equations.terms(board, equation)
                assert equation[0] != "cell" or terms[0][0] == cell
                found[equations.name(side, equation)] = {
                    equations.variable(side, *term) for term in terms
                }
    assert found == core


@given(st.lists(st.integers(0, 4), min_size=16, max_size=16))
def test_what_a_given_fixes_at_1_leaves_nothing_of_an_equation(digits):
    board = empty_board(4).but(givens=bytes(digits))
    fixings = equations.Fixings(board)
    for cell in range(16):
        for family in equations.families(board, cell):
            for free, ones in [fixings.left(equation) for equation in family]:
                assert not (free and ones)


@given(st.lists(st.integers(0, 4), min_size=16, max_size=16), st.integers(0, 15))
def test_a_variable_is_fixed_where_a_given_says_so(digits, cell):
    board = empty_board(4).but(givens=bytes(digits))
    peers = {c for b in sc.standard_blocks(2) if cell in b.cells for c in b.cells if c != cell}
    for digit, by in enumerate(equations.Fixings(board).of(cell), 1):
        if digits[cell]:
            assert by == (int(digits[cell] == digit), cell)
        elif by:
            value, given_at = by
            assert value == 0
            assert given_at in peers
            assert digits[given_at] == digit
        else:
            assert digit not in {digits[peer] for peer in peers}


def test_what_a_given_leaves_of_an_equation():
    board = empty_board(4).but(givens=bytes([1, 0, 0, 0] + [0] * 12))
    fixings = equations.Fixings(board)
    free, ones = fixings.left(("row", 1, 2))
    assert equations.written(4, free, ones) == "x_1_2_2 + x_1_3_2 + x_1_4_2 = 1"
    assert equations.written(4, *fixings.left(("row", 1, 1))) == "1 = 1"
    twice = equations.Fixings(empty_board(4).but(givens=bytes([1, 1, 1] + [0] * 13)))
    assert equations.written(4, *twice.left(("row", 1, 1))) == "3 = 1"
    full = equations.terms(board, ("cell", 0, 0))
    assert equations.written(4, full, 0) == "x_1_1_1 + x_1_1_2 + x_1_1_3 + x_1_1_4 = 1"
    crowded = empty_board(4).but(givens=bytes([0, 1, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0]))
    assert equations.written(4, *equations.Fixings(crowded).left(("cell", 0, 0))) == "0 = 1"


def test_what_one_given_more_or_less_changes():
    empty = empty_board(9)
    one = empty.but(givens=bytes([5] + [0] * 80))
    cell, before, after, count, cells = equations.news(empty, one)
    assert (cell, before, after, count) == (0, 0, 5, 9 + 20)
    assert len(cells) == 21
    assert equations.news(one, empty)[:4] == (0, 5, 0, 29)
    assert equations.news(one, one) is None
    assert equations.news(one, empty_board(4)) is None
    wide, high = empty_board(6, (2, 3)), empty_board(6, (3, 2))
    assert equations.news(wide, high.but(givens=bytes([5] + [0] * 35))) is None
    two = empty.but(givens=bytes([5, 6] + [0] * 79))
    assert equations.news(empty, two) is None
    # The second given finds its cell's 5 and the 6 of no one fixed already.
    assert equations.news(one, two)[3] == 9 + 20 - 2


def test_another_digit_in_a_given_s_place_fixes_what_the_one_before_did_not():
    five, six = [empty_board(9).but(givens=bytes([digit] + [0] * 80)) for digit in (5, 6)]
    _cell, before, after, count, cells = equations.news(five, six)
    assert (before, after, count) == (5, 6, 2 + 20)
    assert len(cells) == 21
