"""Puzzles as lines of text, full grids, and what is refused: for CPython and MicroPython alike."""

from sudoku_core.formats.errors import ParseError
from sudoku_core.formats.text.reading import parse
from sudoku_core.language.messages import InputError

# Seed 001 (JuMP, Gurobi): singles alone solve it.
GUROBI = "57...431.13.5...2.4.23.6...9.7.6.1.....2.7.....3.8.7.4...7.29.1.4...1.78.218...45"
# Seed 003 (Z3): seven givens, more than one solution.
Z3 = "3..............8.........1.............9.....6..5...............4................"
# Seed 004 (AMPL).
AMPL = "......68.....73..93.9....4549.......8.3.5.9.2.......3696....3.87..68.....28......"
# From the forum list hardest_1905_11+, rated above 11 by Sudoku Explainer: singles do little.
HARD = "98.7.....76....8....5.8....4......3...69..4......42..1..76..9......1...2.....3.4."
# From the list of 49,158 puzzles with 17 givens (Royle and others).
SEVENTEEN = "..............1..2..3..4.5.....3......67....8.4......1....8..6.1....2...7......3."
# The best known of all.
CLASSIC = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def digits(line):
    """Return one character a cell, anything but a digit is empty."""
    return [int(c) if c.isdigit() else 0 for c in line]


def pattern(side, box):
    """A full grid that keeps every rule, row by row shifted."""
    rows, columns = box
    cells = []
    for row in range(side):
        shift = columns * (row % rows) + row // rows
        cells.extend([(shift + column) % side + 1 for column in range(side)])
    return cells


def refusal(function, *arguments, **named):
    """The error with which what was given is refused."""
    try:
        function(*arguments, **named)
    except InputError as error:
        return error
    raise AssertionError("not refused")


def error_parts(text, **named):
    """The code, line and column of the error that a text makes, and what else its message says."""
    error = refusal(parse, text, **named)
    assert isinstance(error, ParseError)
    assert "{" not in str(error)
    params = error.message.params
    assert (params.pop("line"), params.pop("column")) == (error.line, error.column)
    return error.code, error.line, error.column, params
