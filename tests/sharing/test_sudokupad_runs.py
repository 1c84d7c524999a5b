"""SudokuPad's run codes, ``scf`` and ``classic``, are read."""

from __future__ import annotations

import pytest

from sudoku_core import Puzzle, formats
from sudoku_core.formats.packing.lzstring import pack
from sudoku_core.rules import diagonals, windows
from tests.sharing.runcodes import older_runs, runs

SITE = "https://sudokupad.app/"
GIVENS = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"


def test_plain_sudokus_in_runs() -> None:
    expected = Puzzle([int(sign) for sign in GIVENS])
    for packed in (runs(GIVENS), older_runs(GIVENS)):
        assert formats.read(SITE + "classic" + packed).puzzle == expected
        assert formats.read("classic" + packed).puzzle == expected
        assert formats.read(SITE + packed).puzzle == expected
    assert formats.read(SITE + "scf" + runs(GIVENS)).puzzle == expected
    assert formats.read(SITE + "scf" + pack(runs(GIVENS) + ";")).puzzle == expected


@pytest.mark.parametrize("star", ["*", ""])
def test_scf_with_more(star: str) -> None:
    document = formats.read(f"scf{runs(GIVENS)}{star}wxtA ** title*aMe")
    assert document.puzzle.layout.extras == (*diagonals(9), *windows(9))
    assert (document.title, document.author) == ("A * title", "Me")
