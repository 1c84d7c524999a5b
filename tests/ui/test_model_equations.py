"""Test that equations of cells, and variables fixed by givens, are those of the core's model."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sudoku_core as sc
from sudoku_core.rules import Killer, boards, diagonals, jigsaw, windows
from tests.ui.driver import shown
from ui.model import FEATURE, equations
from ui.model.state import Equation
from ui.state import State, empty_board, layout_for
from ui.tabs.state import Tabs

SQUARE = range(0, 81, 10)
BOARDS = {
    "4": sc.Puzzle([0] * 16),
    "6": sc.Puzzle([0] * 36, box=(3, 2)),
    "9": sc.Puzzle([0] * 81),
    "5, without boxes": sc.Puzzle([0] * 25),
    "diagonals": sc.Puzzle([0] * 81, rules=diagonals(9)),
    "windows": sc.Puzzle([0] * 81, rules=windows(9)),
    "regions": sc.Puzzle([0] * 16, jigsaw(4, "aaabcabbccdbcddd")),
    "two boards": sc.Puzzle([0] * 36, boards([(0, 0), (2, 2)], 6, (2, 2)), digits=range(1, 5)),
    "small block": sc.Puzzle([0] * 16, rules=[sc.Block("spot", 1, (0, 15)), *diagonals(4)[:1]]),
    "a block of one": sc.Puzzle([0] * 16, rules=[sc.Block("block", 1, (5,))]),
    "digits from 0": sc.Puzzle([0] * 81, digits=range(9)),
    "free shape": sc.Puzzle(sc.Grid([0] * 12, side=4, columns=6), [(0, 1, 2), (3, 4, 5, 0)]),
}


def board_of(puzzle, givens=None):
    return empty_board(puzzle.layout).but(givens=bytes(givens or puzzle.layout.size))


def core_model(puzzle):
    """Return the constraints of the full model by name: names of variables, sense and sum."""
    model = sc.build_model(puzzle, "full")
    senses = {"=": "=", "<=": "≤"}
    return {
        row.name: ({model.name(v) for v in row.variables}, senses[row.sense], row.bound)
        for row in model.constraints
    }


def around(board):
    """Return the equations of all cells of a board likewise."""
    by_name = {}
    for cell in board.layout.cells:
        for _block, family in equations.families(board, cell):
            for equation in family:
                assert cell in [at for at, _digit in equation.terms]
                names = {equations.variable(board.columns, *term) for term in equation.terms}
                assert by_name.setdefault(equation.name, (names, equation.sense, 1)) == (
                    names,
                    equation.sense,
                    1,
                )
    return by_name


@pytest.mark.parametrize("puzzle", BOARDS.values(), ids=BOARDS)
def test_the_equations_are_those_of_the_core(puzzle):
    assert around(board_of(puzzle)) == core_model(puzzle)


def test_of_rules_only_the_blocks_have_theirs_here():
    plain, ruled = [sc.Puzzle([0] * 16, rules=rules) for rules in ([], [Killer([0, 1], 5)])]
    assert around(board_of(ruled)) == core_model(plain)
    assert set(core_model(ruled)) > set(core_model(plain))


@pytest.mark.parametrize("name", ["4", "6", "regions", "two boards", "small block", "free shape"])
@given(data=st.data())
def test_a_variable_is_fixed_where_a_given_of_its_blocks_says_so(name, data):
    puzzle = BOARDS[name]
    givens = [0] * puzzle.layout.size
    for cell in data.draw(st.lists(st.sampled_from(puzzle.cells), max_size=4)):
        givens[cell] = data.draw(st.integers(1, puzzle.side))
    fixings = equations.Fixings(board_of(puzzle, givens))
    for cell in puzzle.cells:
        for digit, by in enumerate(fixings.of(cell), 1):
            if givens[cell]:
                assert by == (int(givens[cell] == digit), cell)
                continue
            fixing = {
                other
                for block in puzzle.blocks
                for other in block.cells
                if cell in block.cells and other != cell and givens[other] == digit
            }
            assert (by is None) == (not fixing)
            assert by is None or (by[0] == 0 and by[1] in fixing)


@given(st.lists(st.integers(0, 4), min_size=16, max_size=16))
def test_what_a_given_fixes_at_1_leaves_nothing_of_an_equation(digits):
    board = board_of(BOARDS["4"], digits)
    fixings = equations.Fixings(board)
    for cell in range(16):
        for _block, family in equations.families(board, cell):
            for free, ones in [fixings.remainder(equation) for equation in family]:
                assert not (free and ones)


def block_equation(name, digit, sense="="):
    cells = {"row1": (0, 1, 2, 3)}[name]
    terms = tuple((cell, digit) for cell in cells)
    return Equation(name=f"{name}_digit{digit}", terms=terms, digit=digit, sense=sense)


def left_of(equation, givens):
    fixings = equations.Fixings(board_of(BOARDS["4"], givens))
    return equations.text_of(4, *fixings.remainder(equation), equation.sense)


def test_what_a_given_leaves_of_an_equation():
    givens = [1] + [0] * 15
    assert left_of(block_equation("row1", 2), givens) == "x_1_2_2 + x_1_3_2 + x_1_4_2 = 1"
    assert left_of(block_equation("row1", 1), givens) == "1 = 1"
    assert left_of(block_equation("row1", 1), [1, 1, 1] + [0] * 13) == "3 = 1"
    assert left_of(block_equation("row1", 1, "≤"), givens) == "1 ≤ 1"
    (cell,) = equations.families(board_of(BOARDS["4"]), 0)[0][1]
    full = equations.text_of(4, cell.terms, 0, "=")
    assert full == "x_1_1_1 + x_1_1_2 + x_1_1_3 + x_1_1_4 = 1"
    crowded = [0, 1, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0]
    assert left_of(cell, crowded) == "0 = 1"


def test_what_one_given_more_or_less_changes():
    empty = empty_board(layout_for(9))
    with_five = empty.but(givens=bytes([5] + [0] * 80))
    change = equations.given_change(empty, with_five)
    assert (change.cell, change.before, change.after, change.count) == (0, 0, 5, 9 + 20)
    assert len(change.cells) == 21
    removal = equations.given_change(with_five, empty)
    assert (removal.cell, removal.before, removal.after, removal.count) == (0, 5, 0, 29)
    assert equations.given_change(with_five, with_five) is None
    assert equations.given_change(with_five, empty_board(layout_for(4))) is None
    wide, high = [empty_board(layout_for(6, box)) for box in ((2, 3), (3, 2))]
    assert equations.given_change(wide, high.but(givens=bytes([5] + [0] * 35))) is None
    two = empty.but(givens=bytes([5, 6] + [0] * 79))
    assert equations.given_change(empty, two) is None
    # The second given finds its cell's 5 and the 6 of no one fixed already.
    assert equations.given_change(with_five, two).count == 9 + 20 - 2


def test_another_digit_in_a_given_s_place_fixes_what_the_one_before_did_not():
    empty = empty_board(layout_for(9))
    five, six = [empty.but(givens=bytes([digit] + [0] * 80)) for digit in (5, 6)]
    change = equations.given_change(five, six)
    assert (change.before, change.after, change.count) == (5, 6, 2 + 20)
    assert len(change.cells) == 21


def test_a_given_reaches_as_far_as_its_blocks():
    puzzle = BOARDS["diagonals"]
    change = equations.given_change(board_of(puzzle), board_of(puzzle, [5] + [0] * 80))
    assert set(SQUARE) <= set(change.cells)
    two = BOARDS["two boards"]
    here = equations.given_change(board_of(two), board_of(two, [0] * 35 + [1]))
    assert here.count == 4 + 7, "the cells of the other board stay as they were"


def test_digits_are_said_as_the_board_shows_them(words):
    puzzle = BOARDS["digits from 0"]
    before, after = board_of(puzzle), board_of(puzzle, [1] + [0] * 80)
    text = words(*equations.change_sentence(after, equations.given_change(before, after)))
    assert text.startswith("R1C1 = 0 fixes")
    text = words(*equations.change_sentence(before, equations.given_change(after, before)))
    assert text.startswith("Without R1C1 = 0")


def groups(puzzle, cell, words, givens=None):
    """Return the families of a cell as the tab shows them."""
    board = board_of(puzzle, givens)
    state = State(board=board, picked=cell).with_parts(Tabs(open="model"))
    return shown(FEATURE, state, words)["families", "choices"]


NINE = ["Row 5", "Column 5", "Box 5"]
FOUR = ["Row 4", "Column 4", "Box 4"]


@pytest.mark.parametrize(
    ("name", "cell", "full", "smaller"),
    [
        ("9", 40, NINE, []),
        ("regions", 15, ["Row 4", "Column 4", "Region of R3C3"], []),
        (
            "diagonals",
            40,
            ["Row 5", "Column 5", "Box 5", "Diagonal from R1C1", "Diagonal from R1C9"],
            [],
        ),
        ("windows", 10, ["Row 2", "Column 2", "Box 1", "Window of R2C2"], []),
        (
            "small block",
            15,
            ["Row 4", "Column 4", "Box 4", "Diagonal from R1C1"],
            ["Extra region of R1C1"],
        ),
        ("free shape", 0, ["Extra region of R1C1"], ["Extra region of R1C1"]),
        ("a block of one", 5, ["Row 2", "Column 2", "Box 1"], []),
    ],
)
def test_each_family_is_named(words, name, cell, full, smaller):
    first, *others = [title for title, _equations in groups(BOARDS[name], cell, words)]
    assert first.endswith(": one digit")
    titles = [f"{name}: each digit once" for name in full]
    assert sorted(others) == sorted(
        titles + [f"{name}: each digit at most once" for name in smaller]
    )


def test_each_equation_has_its_digit_and_what_the_givens_leave_of_it(words):
    puzzle = BOARDS["digits from 0"]
    given, row = groups(puzzle, 1, words, [1] + [0] * 80)[:2]
    assert given[1] == (("cell_r1c2", "Σ", "open", "Σ, free: 8"),)
    assert row[1][0] == ("row1_digit1", "0", "settled", "0, settled by a given")
    assert row[1][8] == ("row1_digit9", "8", "open", "8, free: 8")
    crowded = [0, 1, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0]
    void = groups(BOARDS["4"], 0, words, crowded)[0]
    assert void[1] == (("cell_r1c1", "Σ", "void", "Σ, nothing left: 0 = 1"),)


def test_of_a_smaller_block_nothing_need_be_left(words):
    givens = [0, 3] + [0] * 12 + [3, 0]
    spot = groups(BOARDS["small block"], 15, words, givens)[-2]
    assert spot[1][2][:3] == ("spot1_digit3", "3", "settled")
