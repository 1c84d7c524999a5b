"""Grid and Puzzle, natively and in MicroPython."""

from sudoku_core.board.blocks import Block, blocks_for, standard_blocks
from sudoku_core.board.grid import Grid, cell_at, full_grids
from sudoku_core.board.puzzle import Puzzle
from tests.plain import refusal


def refused(function, *arguments, **named):
    return refusal(function, *arguments, **named).message


def test_rows_and_cells_make_the_same_grid():
    flat = Grid([1, 2, 3, 4] + [0] * 8 + [4, 3, 2, 1])
    assert flat == Grid([[1, 2, 3, 4], (0, 0, 0, 0), [0, 0, 0, 0], [4, 3, 2, 1]])
    assert flat.rows[3] == (4, 3, 2, 1)


def test_sides_from_one_to_49():
    for side in (1, 2, 4, 6, 8, 9, 12, 16, 25, 36, 49):
        grid = Grid([0] * (side * side))
        assert grid.side == side
        assert not grid.is_full
        assert Puzzle(grid).side == side


def test_what_is_no_square_is_refused():
    for count in (0, 2, 80, 82):
        message = refused(Grid, [0] * count)
        assert message.code == "grid.not-square", count
        assert message.params["count"] == count


def test_a_value_outside_the_digits_is_refused_with_its_cell():
    for value in (5, -1, "3", None, 1.0, True, False):
        message = refused(Grid, [0] * 6 + [value] + [0] * 9)
        assert message.code == "grid.value", value
        assert message.params["cells"] == ((2, 3),)


def test_a_value_of_another_kind_is_shown_as_it_is_written():
    assert refused(Grid, ["3", 0, 0, 0]).params["value"] == "'3'"
    assert refused(Grid, [True, 0, 0, 0]).params["value"] == "True"
    assert refused(Grid, [5, 0, 0, 0]).params["value"] == 5


def test_rows_of_another_length_are_refused():
    for rows, number, count in (
        ([[1, 2, 3], [4], [0, 0, 0, 0], [0] * 8], 1, 3),
        ([[0] * 4, [0] * 5, [0] * 3, [0] * 4], 2, 5),
        ([[0, 0], 0, 0], 1, 2),
        ([(0, 0), 0], 2, 1),
        ([[]], 1, 0),
    ):
        message = refused(Grid, rows)
        assert message.code == "grid.row", rows
        assert message.params == {"number": number, "count": count, "expected": len(rows)}


def test_replace_leaves_the_old_grid():
    old = Grid([0] * 16)
    new = old.replace(5, 3)
    assert old.cells[5] == 0
    assert new.cells[5] == 3
    assert [cell for cell in range(16) if new.cells[cell] != old.cells[cell]] == [5]


def test_grids_are_values():
    assert Grid([1, 2, 2, 1]) == Grid([[1, 2], [2, 1]])
    assert len({Grid([1, 2, 2, 1]), Grid([1, 2, 2, 1]), Grid([0] * 4)}) == 2
    assert Grid([0] * 4) != [0] * 4


def test_values_can_not_be_set():
    puzzle = Puzzle([0] * 16)
    for value, name in ((puzzle, "givens"), (puzzle, "box"), (puzzle.givens, "cells")):
        try:
            setattr(value, name, ())
        except AttributeError:
            continue
        raise AssertionError(name)


def test_a_puzzle_has_the_usual_blocks_of_its_side():
    for side, box in ((4, (2, 2)), (6, (2, 3)), (7, None), (9, (3, 3))):
        puzzle = Puzzle([0] * (side * side))
        assert puzzle.box == box
        assert puzzle.blocks == blocks_for(side, box)


def test_a_puzzle_takes_any_blocks():
    diagonals = [Block("block", 1, range(0, 16, 5)), Block("block", 2, range(3, 13, 3))]
    puzzle = Puzzle([0] * 16, list(standard_blocks(2)) + diagonals)
    assert puzzle.box == (2, 2)
    assert len(puzzle.blocks) == 14
    assert Puzzle([0] * 16, diagonals).box is None
    assert Puzzle([0] * 16, [(0, 1)]).blocks[0].name == "block1"
    assert puzzle.replace(Grid([1] + [0] * 15)).blocks == puzzle.blocks


def test_blocks_that_can_not_be_are_refused():
    for blocks, code in (
        ([(0, 16)], "puzzle.block-cell"),
        ([(-1,)], "puzzle.block-cell"),
        ([("0",)], "puzzle.block-cell"),
        ([(True,)], "puzzle.block-cell"),
        ([(3, 3)], "puzzle.block-repeat"),
        ([range(5)], "puzzle.block-size"),
        ([Block("row", 1, (0,)), Block("row", 1, (1,))], "puzzle.block-name"),
    ):
        assert refused(Puzzle, [0] * 16, blocks).code == code


def test_a_box_that_does_not_fit_is_refused():
    assert refused(Puzzle, [0] * 36, box=(3, 3)).code == "puzzle.box"
    for box in ("23", (2,), 6, (2.0, 3.0), ("2", "3")):
        assert refused(Puzzle, [0] * 36, box=box).code == "puzzle.box-pair", box


def test_puzzles_are_values():
    puzzle, same = Puzzle([1, 0, 0, 0]), Puzzle(Grid([1, 0, 0, 0]))
    assert puzzle == same
    assert len({puzzle, same}) == 1
    assert puzzle != Puzzle([1, 0, 0, 0], [(0, 1)])
    assert Puzzle([0] * 36) != Puzzle([0] * 36, box=(3, 2))


def test_cells_are_told_from_one():
    assert [cell_at(cell, 9) for cell in (0, 8, 9, 80)] == [(1, 1), (1, 9), (2, 1), (9, 9)]


def test_a_puzzle_is_shown_as_what_makes_it():
    crossed = Puzzle([0] * 16, list(standard_blocks(2)) + [range(0, 16, 5), range(3, 13, 3)])
    for puzzle in (Puzzle([1] + [0] * 15), Puzzle([0] * 36, box=(3, 2)), crossed):
        assert eval(repr(puzzle)) == puzzle


def test_a_puzzle_takes_blocks_or_a_box():
    assert raised(TypeError, lambda: Puzzle([0] * 16, [(0, 1)], box=(2, 2)))


def test_no_cell_outside_a_grid_is_replaced():
    grid = Grid([0] * 4)
    assert raised(ValueError, lambda: grid.replace(-1, 1))
    assert raised(ValueError, lambda: grid.replace(4, 1))


def test_full_grids_are_full_and_of_one_side():
    full = Grid([1, 2, 2, 1])
    like = Grid([0] * 4)
    assert full_grids(iter([full]), like) == (full,)
    assert refused(full_grids, [full, Grid([1, 2, 2, 0])], like).params["number"] == 2
    assert refused(full_grids, [full], Grid([0] * 9)).code == "grid.full"


def raised(kind, function):
    try:
        function()
    except kind:
        return True
    return False
