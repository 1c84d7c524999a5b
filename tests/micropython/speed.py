"""Test what MicroPython has to do at once on the page's main thread, on the 25×25 of seed 000.

``python -m tests.bench micropython`` tells how long each takes.
"""

from sudoku_core.board.checker import conflicts
from sudoku_core.formats.errors import ParseError
from sudoku_core.formats.text.reading import parse
from sudoku_core.formats.text.writing import format_grid

DATA = __file__.rsplit("/", 2)[0] + "/data/"

with open(DATA + "seeds.txt") as file:
    LINE = next(line for line in file.read().split("\n") if len(line) == 625)
PUZZLE = parse(LINE)
TEXTS = {style: format_grid(PUZZLE, style) for style in ("line", "matrix", "csv", "ampl", "boxed")}


def test_line():
    assert parse(TEXTS["line"]) == PUZZLE


def test_matrix():
    assert parse(TEXTS["matrix"]) == PUZZLE


def test_csv():
    assert parse(TEXTS["csv"]) == PUZZLE


def test_ampl():
    assert parse(TEXTS["ampl"]) == PUZZLE


def test_boxed():
    assert parse(TEXTS["boxed"]) == PUZZLE


def test_write():
    for style in TEXTS:
        assert format_grid(PUZZLE, style) == TEXTS[style]


def test_conflicts():
    assert not conflicts(PUZZLE)


def refuse(text):
    try:
        parse(text)
    except ParseError:
        return
    raise AssertionError(text[:20])


def test_long_line_of_ampl():
    refuse("param n0 := " + "1 2 3 " * 15000)


def test_long_line_of_ampl_twice():
    refuse("param n0 := " + "1 2 3 " * 30000)


def test_long_line_of_calls():
    refuse("a(" * 45000)


def test_long_line_of_calls_twice():
    refuse("a(" * 90000)


def test_long_line_of_statements():
    refuse("M=[1];" * 15000)


def test_long_line_of_statements_twice():
    refuse("M=[1];" * 30000)


def test_drawing_25_with_all_notes():
    drawn(25, LINE)


def test_drawing_9_with_all_notes():
    drawn(9, "57...431.13.5...2.4.23.6...9.7.6.1.....2.7.....3.8.7.4...7.29.1.4...1.78.218...45")


def drawn(side, line):
    from sudoku_core.drawing.picture import picture
    from ui.state import Board, layout_for

    notes = tuple([(1 << side) - 1 - (cell % 7) for cell in range(side * side)])
    board = Board(layout=layout_for(side), givens=bytes(parse(line).givens.cells), corner=notes)
    board = board.but(entries=bytes(side * side))
    assert picture(board, filled=True).count("<text") > side * side
