"""SudokuExchange's links."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_core import ParseError, Puzzle, parse, read_shared, write_shared
from sudoku_core.formats.exchange import PROGRAM
from tests.sharing.mutated import mutated, never_breaks

CELLS = st.lists(st.sampled_from([0, 0, 0, *range(10)]), min_size=81, max_size=81)


def test_its_example():
    givens = read_shared(PROGRAM.example).puzzle.givens.cells
    assert givens[::9] == tuple(range(1, 10))
    assert sum(givens) == 45


def test_digits_alone():
    line = "1234567890" * 8 + "9"
    read = read_shared(f"https://sudokuexchange.com/play/?s={line}")
    assert "".join(map(str, read.puzzle.givens.cells)) == line


@given(CELLS)
def test_it_reads_what_it_writes(cells):
    puzzle = Puzzle(cells)
    assert parse(write_shared(puzzle, "sudokuexchange").text) == puzzle


@pytest.mark.parametrize(
    "packed", ["", "1", "1" * 80, "1" * 82, "1" * 80 + "-", "y" * 81, "x" * 900_000]
)
def test_damaged_links(packed):
    with pytest.raises(ParseError) as caught:
        read_shared(f"https://www.sudokuexchange.com/play/?s={packed}")
    assert caught.value.message.code == "shared.damaged"


@given(st.integers())
def test_changed_links(seed):
    never_breaks(mutated(PROGRAM.example, Random(seed)))
