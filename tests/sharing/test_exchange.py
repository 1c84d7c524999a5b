"""SudokuExchange's links."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_core import ParseError, Puzzle, formats, parse
from sudoku_core.formats.exchange import FORMAT
from tests.sharing.mutated import mutated, never_breaks

CELLS = st.lists(st.sampled_from([0, 0, 0, *range(10)]), min_size=81, max_size=81)


def test_its_example():
    givens = formats.read(FORMAT.example).puzzle.givens.cells
    assert givens[::9] == tuple(range(1, 10))
    assert sum(givens) == 45


def test_digits_alone():
    line = "1234567890" * 8 + "9"
    read = formats.read(f"https://sudokuexchange.com/play/?s={line}")
    assert "".join(map(str, read.puzzle.givens.cells)) == line


@given(CELLS)
def test_it_reads_what_it_writes(cells):
    puzzle = Puzzle(cells)
    assert parse(formats.write(puzzle, "sudokuexchange").text) == puzzle


@pytest.mark.parametrize(
    "packed", ["", "1", "1" * 80, "1" * 82, "1" * 80 + "-", "y" * 81, "x" * 900_000]
)
def test_damaged_links(packed):
    with pytest.raises(ParseError) as caught:
        formats.read(f"https://www.sudokuexchange.com/play/?s={packed}")
    assert caught.value.message.code == "shared.damaged"


@given(st.integers())
def test_changed_links(seed):
    never_breaks(mutated(FORMAT.example, Random(seed)))
