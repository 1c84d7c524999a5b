"""Texts that people write: dashes for empty cells, a samurai as a grid."""

from sudoku_core.formats.text.reading import parse, parse_many
from sudoku_core.rules import boards

CORNERS = [(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)]
SAMURAI = ["123456789" + "0" * 12] + ["0" * 21] * 19 + ["0" * 12 + "987654321"]
DASHED = "12--\n--1-\n-1--\n---2"


def test_dashes_are_empty_cells_where_the_grid_has_no_gaps():
    expected = parse(DASHED.replace("-", "."))
    assert parse(DASHED) == expected
    assert list(parse_many(DASHED)) == [expected]
    spaced = "1 2 - -\n- - - -\n- - - -\n- - - -"
    assert parse(spaced) == parse("12.." + "." * 12)


def test_a_grid_of_21_rows_is_a_samurai():
    text = "\n".join(SAMURAI)
    puzzle = parse(text)
    assert puzzle.blocks == boards(CORNERS, 21, (3, 3))
    assert (puzzle.side, len(puzzle.cells), puzzle.givens.cells[440]) == (9, 369, 1)
    assert list(parse_many(text)) == [puzzle]


def test_a_grid_of_21_rows_with_greater_numbers_or_givens_beside_the_boards_is_none():
    for value, column in (("10", 0), ("1", 10)):
        rows = [["0"] * 21 for _ in range(21)]
        rows[0][column] = value
        text = "\n".join([" ".join(row) for row in rows])
        assert parse(text).side == 21
