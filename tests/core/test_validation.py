"""Conflicts and solutions, natively and in MicroPython."""

from sudoku_core.board.blocks import Block, blocks_for, lines
from sudoku_core.board.checker import conflicts, is_solution
from sudoku_core.board.grid import Grid
from sudoku_core.board.puzzle import Puzzle
from tests.plain import pattern

# Any side's rows, shifted so that no block repeats a digit.
SHAPES = ((2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (3, 4), (4, 4), (5, 5))


def shifted(rows, columns):
    return pattern(rows * columns, (rows, columns))


def named(board, blocks=None):
    return [(clash.rule.name, clash.digit, clash.cells) for clash in conflicts(board, blocks)]


def test_a_full_grid_without_repeats_has_no_conflict():
    for rows, columns in SHAPES:
        puzzle = Puzzle(shifted(rows, columns), box=(rows, columns))
        assert conflicts(puzzle) == (), (rows, columns)
        empty = puzzle.replace(Grid([0] * puzzle.side * puzzle.side))
        assert conflicts(empty) == ()
        assert is_solution(empty, puzzle.givens)
        assert is_solution(puzzle, puzzle.givens)


def test_a_conflict_in_a_block_of_any_kind_is_said():
    diagonal = conflicts(Puzzle([1, 0, 0, 1], blocks=[Block("diagonal", 1, (0, 3))]))
    assert (
        str(diagonal[0]) == "The diagonal from R1C1 has the digit 1 more than once: R1C1 and R2C2."
    )
    clashes = conflicts(Puzzle([1, 0, 0, 1], blocks=[Block("ring", 1, (0, 3))]))
    assert (
        str(clashes[0]) == "The extra region of R1C1 has the digit 1 more than once: R1C1 and R2C2."
    )


def test_each_conflict_names_block_digit_and_cells():
    cells = [0] * 81
    cells[0] = cells[4] = cells[10] = cells[72] = 7
    assert named(Grid(cells)) == [
        ("row1", 7, (0, 4)),
        ("column1", 7, (0, 72)),
        ("box1", 7, (0, 10)),
    ]


def test_one_digit_three_times_is_one_conflict():
    assert named(Grid([3, 3, 3, 0] + [0] * 12)) == [
        ("row1", 3, (0, 1, 2)),
        ("box1", 3, (0, 1)),
    ]


def test_two_digits_in_one_block_are_two_conflicts_by_digit():
    clashes = named(Grid([4, 2, 4, 2] + [0] * 12))
    assert clashes == [("row1", 2, (1, 3)), ("row1", 4, (0, 2))]


def test_a_conflict_in_words():
    clashes = conflicts(Grid([0] * 5 + [1] + [0] * 7 + [1] + [0] * 2))
    assert [str(conflict) for conflict in clashes] == [
        "Column 2 has the digit 1 more than once: R2C2 and R4C2."
    ]
    assert clashes[0].message.params["cells"] == ((2, 2), (4, 2))


def test_any_blocks_can_be_looked_at():
    grid = Grid([1, 0, 0, 0, 0, 1] + [0] * 10)
    assert named(grid) == [("box1", 1, (0, 5))]
    assert named(grid, lines(4)) == []
    assert named(Puzzle(grid, [(0, 5, 10, 15)])) == [("block1", 1, (0, 5))]
    assert named(Puzzle(grid, box=None, blocks=blocks_for(4, None))) == []


def test_a_solution_is_full_keeps_the_givens_and_repeats_nothing():
    full = shifted(3, 3)
    puzzle = Puzzle([full[cell] if cell % 3 else 0 for cell in range(81)])
    solution = Grid(full)
    assert is_solution(puzzle, solution)
    assert not is_solution(puzzle, solution.replace(0, 0))
    assert not is_solution(puzzle, solution.replace(0, full[1]))
    assert not is_solution(puzzle, Grid([digit % 9 + 1 for digit in full]))
    assert not is_solution(puzzle, Grid(shifted(2, 2)))


def test_every_single_change_of_a_solution_is_noticed():
    full = shifted(2, 2)
    for cell in range(16):
        for digit in range(5):
            right = digit == full[cell]
            assert is_solution(Puzzle([0] * 16), Grid(full).replace(cell, digit)) == right


def test_smaller_blocks_need_not_hold_each_digit():
    puzzle = Puzzle([0] * 16, [(0, 1), (14, 15)])
    assert is_solution(puzzle, Grid([1, 2] + [3] * 12 + [1, 2]))
    assert not is_solution(puzzle, Grid([1, 1] + [3] * 12 + [1, 2]))


def test_conflicts_are_values():
    grid = Grid([1, 1, 0, 0])
    assert conflicts(grid) == conflicts(grid)
    assert len(set(conflicts(grid) + conflicts(grid))) == 1


def test_a_block_called_after_a_rule_is_a_block():
    for kind in ("killer", "thermometer", "rule"):
        clashes = conflicts(Puzzle([1, 0, 0, 1], blocks=[Block(kind, 1, (0, 3))]))
        text = "The extra region of R1C1 has the digit 1 more than once: R1C1 and R2C2."
        assert str(clashes[0]) == text, kind
