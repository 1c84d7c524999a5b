"""Simple Sudoku's files."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_core import InputError, Puzzle, formats, parse
from sudoku_core.formats.simplesudoku import FORMAT
from sudoku_core.formats.text.foreign import foreign

CELLS = st.lists(st.sampled_from([0, 0, 0, *range(10)]), min_size=81, max_size=81)


@given(CELLS)
def test_our_own_formats_read_what_it_writes(cells):
    written = formats.write(Puzzle(cells), "ss")
    assert (written.ending, foreign(written.text)) == ("ss", False)
    assert parse(written.text) == formats.read(written.text).puzzle == Puzzle(cells)


@pytest.mark.parametrize("side", [4, 6, 16])
def test_other_sides_are_refused(side):
    with pytest.raises(InputError) as refused:
        formats.write(Puzzle([0] * side**2), "ss")
    assert refused.value.code == "format.side"


def test_its_layout():
    lines = formats.write(FORMAT.read(FORMAT.example), "ss").text.split("\n")
    assert [len(line) for line in lines] == [14] * 13
    assert (lines[0], lines[4]) == (" *-----------*", " |---+---+---|")
