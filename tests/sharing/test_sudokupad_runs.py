"""SudokuPad's run codes, ``scf`` and ``classic``, are read."""

from __future__ import annotations

import pytest

from sudoku_core import Puzzle, read_shared
from sudoku_core.formats.packing.lzstring import pack
from sudoku_core.rules import diagonals, windows
from tests.sharing.runcodes import older_runs, runs

SITE = "https://sudokupad.app/"
GIVENS = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"


def test_plain_sudokus_in_runs() -> None:
    expected = Puzzle([int(sign) for sign in GIVENS])
    for packed in (runs(GIVENS), older_runs(GIVENS)):
        assert read_shared(SITE + "classic" + packed).puzzle == expected
        assert read_shared("classic" + packed).puzzle == expected
        assert read_shared(SITE + packed).puzzle == expected
    assert read_shared(SITE + "scf" + runs(GIVENS)).puzzle == expected
    assert read_shared(SITE + "scf" + pack(runs(GIVENS) + ";")).puzzle == expected


@pytest.mark.parametrize("star", ["*", ""])
def test_scf_with_more(star: str) -> None:
    shared = read_shared(f"scf{runs(GIVENS)}{star}wxtA ** title*aMe")
    assert shared.puzzle.layout.extras == (*diagonals(9), *windows(9))
    assert (shared.title, shared.author) == ("A * title", "Me")
