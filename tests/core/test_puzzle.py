"""Puzzles with rules, other digits and gaps, natively and in MicroPython."""

from sudoku_core.board.blocks import Block, blocks_for, lines
from sudoku_core.board.checker import conflicts, is_solution
from sudoku_core.board.grid import Grid
from sudoku_core.board.puzzle import Puzzle
from sudoku_core.rules import (
    Killer,
    Thermometer,
    boards,
    diagonals,
    disjoint_groups,
    jigsaw,
    windows,
)
from tests.plain import refusal

EMPTY = [0] * 16


def refused(function, *arguments, **named):
    return refusal(function, *arguments, **named).message


def pair():
    """Two boards of side 4 that share a box."""
    return Puzzle([0] * 36, boards([(0, 0), (2, 2)], 6, (2, 2)), digits=range(1, 5))


def test_blocks_among_the_rules_join_the_blocks():
    cage = Killer((0, 1), 5)
    puzzle = Puzzle(EMPTY, rules=(cage,) + diagonals(4))
    assert puzzle.rules == (cage,)
    assert puzzle.blocks == blocks_for(4, (2, 2)) + diagonals(4)
    assert puzzle.box == (2, 2)
    assert Puzzle(EMPTY, lines(4), rules=diagonals(4)).blocks == lines(4) + diagonals(4)


def test_rules_are_named_after_their_first_cell_each_by_a_name_of_its_own():
    rules = [Killer((5, 4), 5), Killer((5, 6)), Thermometer((5, 6)), Killer((5,), 3)]
    named = [rule.name for rule in Puzzle(EMPTY, rules=rules).rules]
    assert named == ["killer_r2c2", "killer_r2c2_2", "thermometer_r2c2", "killer_r2c2_3"]


def test_rules_that_can_not_be_are_refused():
    for rule, code in (
        (Killer(()), "rule.empty"),
        (Killer((0, 16), 5), "rule.cell"),
        (Killer((-1,), 5), "rule.cell"),
        (Killer(("0",), 5), "rule.cell"),
        (Thermometer((3, 4, 3)), "rule.repeat"),
        (Killer((0, 1, 2, 3, 4)), "rule.size"),
        (Thermometer((0, 1, 2, 3, 4)), "rule.size"),
        (Block("row", 1, (0,)), "puzzle.block-name"),
    ):
        message = refused(Puzzle, EMPTY, rules=[rule])
        assert message.code == code, rule
        assert str(message)


def test_a_puzzle_with_rules_is_a_value():
    def made(total=5, digits=None):
        return Puzzle([1] + [0] * 15, rules=[Killer((0, 1), total)], digits=digits)

    assert made() == made()
    assert hash(made()) == hash(made())
    assert len({made(), made(), made(6), made(digits=range(4)), Puzzle([1] + [0] * 15)}) == 4
    assert made(digits=range(1, 5)) == made()


def test_a_puzzle_with_rules_is_shown_as_what_makes_it():
    for puzzle in (
        Puzzle(EMPTY, rules=(Killer((0, 1), 5), Thermometer((4, 5, 6))) + diagonals(4)),
        Puzzle([1, 0, 0, 0], digits=(0, 1)),
        pair(),
    ):
        assert eval(repr(puzzle)) == puzzle


def test_digits_can_stand_for_other_numbers():
    puzzle = Puzzle([1] + [0] * 80, digits=range(9))
    assert puzzle.digits == (0, 1, 2, 3, 4, 5, 6, 7, 8)
    assert puzzle.blocks == blocks_for(9, (3, 3))
    assert not puzzle.layout.plain
    assert Puzzle([0] * 81).layout.plain
    assert Puzzle([0] * 81, digits=range(1, 10)) == Puzzle([0] * 81)


def test_digits_that_can_not_be_are_refused():
    for digits in ((), (2, 1), (1, 1), (-1, 0), ("1", "2"), (1.0,), (True, 2), (1, 1000)):
        assert refused(Puzzle, [0] * 4, digits=digits).code == "puzzle.digits", digits


def test_a_board_of_another_shape_needs_blocks():
    for givens, digits in (([0] * 9, range(4)), ([[0] * 3] * 2, range(3))):
        assert refused(Puzzle, givens, digits=digits).code == "puzzle.blocks"
    assert refused(Puzzle, Grid(EMPTY, gaps=(5,))).code == "puzzle.blocks"
    assert Puzzle([[0] * 3] * 2, [(0, 1, 2), (3, 4, 5)], digits=range(3)).columns == 3


def test_what_is_in_no_block_of_such_a_board_is_no_cell():
    puzzle = pair()
    gaps = puzzle.layout.gaps
    assert gaps == (4, 5, 10, 11, 24, 25, 30, 31)
    assert sorted(gaps + puzzle.cells) == list(range(36))
    assert puzzle.givens.gaps == gaps
    assert Puzzle(EMPTY, [(0, 1)]).layout.gaps == ()


def test_a_cell_of_a_rule_alone_is_a_cell():
    blocks = boards([(0, 0), (2, 2)], 6, (2, 2))
    assert 5 in Puzzle([0] * 36, blocks, rules=[Killer((5, 11), 3)], digits=range(1, 5)).cells


def test_no_digit_stands_where_there_is_no_cell():
    blocks = boards([(0, 0), (2, 2)], 6, (2, 2))
    message = refused(Puzzle, [0] * 4 + [1] + [0] * 31, blocks, digits=range(1, 5))
    assert (message.code, message.params["cells"]) == ("grid.gap", ((1, 5),))
    assert refused(pair().givens.replace, 4, 1).code == "grid.gap"
    grid = Grid([0] * 36, side=4, columns=6, gaps=(0,))
    assert refused(Puzzle, grid, [(0, 1)], digits=range(1, 5)).code == "puzzle.block-cell"


def test_gaps_stay_when_the_givens_change():
    puzzle = pair()
    cells = [0] * 36
    cells[0] = 4
    for givens in (puzzle.givens.replace(0, 4), Grid(cells)):
        other = puzzle.replace(givens)
        assert other.layout == puzzle.layout
        assert other.givens.gaps == puzzle.layout.gaps
        assert (other.givens.side, other.givens.columns) == (4, 6)
    assert refused(puzzle.replace, Grid(EMPTY)).code == "puzzle.givens"


def test_a_grid_with_gaps_is_full_without_them():
    cells = [1, 2, 3, 4, 0, 0, 3, 4, 1, 2, 0, 0]
    grid = Grid(cells, side=4, columns=6, gaps=(4, 5, 10, 11))
    assert grid.is_full
    assert not grid.replace(0, 0).is_full
    assert grid.rows == ((1, 2, 3, 4, 0, 0), (3, 4, 1, 2, 0, 0))
    assert eval(repr(grid)) == grid


def test_gaps_are_cells_of_the_rectangle_each_once():
    assert Grid([0] * 4, gaps=(3, 0, 3)).gaps == (0, 3)
    for gap in (-1, 4):
        try:
            Grid([0] * 4, gaps=(gap,))
        except ValueError:
            continue
        raise AssertionError(gap)


def test_boards_that_overlap_are_checked_where_they_do():
    top = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]
    cells = [0] * 36
    for corner, solution in ((0, top), (14, [4, 3, 1, 2, 2, 1, 3, 4, 1, 4, 2, 3, 3, 2, 4, 1])):
        for cell, digit in enumerate(solution):
            cells[corner + cell // 4 * 6 + cell % 4] = digit
    puzzle = pair()
    grid = puzzle.layout.grid(cells)
    assert grid.is_full
    assert is_solution(puzzle, grid)
    assert not is_solution(puzzle, grid.replace(35, 2))
    assert not is_solution(puzzle, Grid(cells[:4] + [1] + cells[5:]))
    assert not is_solution(puzzle, puzzle.givens)
    clashes = conflicts(puzzle.replace(puzzle.givens.replace(12, 4).replace(14, 4)))
    assert [conflict.rule.name for conflict in clashes] == ["row3"]


def test_a_grid_of_another_shape_is_no_solution():
    puzzle = Puzzle([0] * 4, jigsaw(2, "abab"))
    assert not is_solution(puzzle, Grid([1, 2, 2, 1, 0, 0], side=2, columns=2, gaps=(4, 5)))
    assert not is_solution(puzzle, Grid([1, 2, 2, 1], columns=4, side=2))
    assert is_solution(puzzle, Grid([1, 2, 2, 1]))


def test_overlapping_boards_stay_inside_the_whole():
    for corner in ((0, 14), (0, -1), (-1, 0)):
        assert refused(boards, [corner], 21, (3, 3)).code == "puzzle.corner", corner


def test_a_board_has_a_cell():
    nothing = Grid([0] * 6, side=3, columns=2)
    assert refused(Puzzle, nothing, []).code == "puzzle.no-cells"


def test_diagonals_windows_and_groups_of_another_side_are_refused():
    for made in (diagonals(8), diagonals(6), windows(8), disjoint_groups(8)):
        error = refused(Puzzle, [0] * 81, rules=made)
        assert error.code == "puzzle.block-side"
        count = len(made[0].cells)
        assert error.params == {"name": made[0].name, "count": count, "side": 9}
    for made in (diagonals(9), windows(9), disjoint_groups(9)):
        assert Puzzle([0] * 81, rules=made).blocks[-1] == made[-1]
    short = Block("diagonal", 3, (1, 11, 21))
    assert Puzzle([0] * 81, [short]).blocks == (short,)


def test_a_text_in_place_of_digits_points_to_parse():
    messages = []
    for make in (Puzzle, Grid):
        try:
            make("53..7....6..195..")
        except TypeError as error:
            messages.append(str(error))
    assert messages == ["digits are meant here, not a text; parse makes a Puzzle of a text"] * 2
