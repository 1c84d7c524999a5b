"""Texts that people write: dashes for empty cells, a samurai as a grid."""

import sudoku_core as sc
from sudoku_core import formats
from sudoku_core.rules import boards
from tests.exports.puzzles import FIVE_BOARDS, SAMURAI

CORNERS = [(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)]
DASHED = "12--\n--1-\n-1--\n---2"


def test_dashes_are_empty_cells_where_the_grid_has_no_gaps():
    expected = sc.parse(DASHED.replace("-", "."))
    assert sc.parse(DASHED) == expected
    assert formats.read(DASHED).puzzle == expected
    assert list(sc.parse_many(DASHED)) == [expected]
    assert sc.parse("1 2 - - | - - - - |" * 1 + "\n- - - -\n- - - -", side=4) == sc.parse(
        "12.." + "." * 12
    )


def test_a_grid_of_21_rows_is_a_samurai():
    text = "\n".join(SAMURAI)
    puzzle = sc.parse(text)
    assert puzzle.blocks == boards(CORNERS, 21, (3, 3))
    assert puzzle.layout == sc.Puzzle(FIVE_BOARDS.givens, FIVE_BOARDS.blocks).layout
    assert formats.read(text).puzzle == puzzle
    assert list(sc.parse_many(text)) == [puzzle]


def test_a_grid_of_21_rows_with_greater_numbers_or_givens_beside_the_boards_is_none():
    rows = [["0"] * 21 for _ in range(21)]
    for value, column in (("10", 0), ("1", 10)):
        rows[0] = ["0"] * 21
        rows[0][column] = value
        text = "\n".join([" ".join(row) for row in rows])
        assert sc.parse(text).side == 21
