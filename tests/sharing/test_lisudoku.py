"""lisudoku's links."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_core import ParseError, Puzzle, formats
from sudoku_core.formats.lisudoku import FORMAT
from sudoku_core.formats.packing.lzstring import pack
from sudoku_core.rules import Killer, Thermometer, diagonals
from tests.sharing.mutated import mutated, never_breaks

SOLVER = "https://lisudoku.xyz/solver?import="


def places(*cells: int, side: int = 4) -> list[dict[str, int]]:
    return [{"row": cell // side, "col": cell % side} for cell in cells]


def link(document: Any) -> str:
    return SOLVER + pack(json.dumps(document))


def refused(text: str) -> str:
    with pytest.raises(ParseError) as caught:
        formats.read(text)
    return caught.value.message.code


def test_the_example() -> None:
    document = formats.read(FORMAT.example)
    rules = [Killer((0, 1), 4), Thermometer((8, 9))]
    assert document.puzzle == Puzzle([0] * 13 + [2, 0, 0], rules=rules)
    assert document.unsupported_rules == ()


def test_all_that_is_known() -> None:
    fields = {
        "grid_size": 4,
        "fixed_numbers": [{"position": places(3)[0], "value": 4}],
        "killer_cages": [{"sum": None, "region": places(0, 1)}, {"sum": 5, "region": places(2, 3)}],
        "extra_regions": [places(0, 5, 6)],
        "primary_diagonal": True,
        "secondary_diagonal": False,
        "anti_king": True,
        "odd_cells": places(1),
        "arrows": [],
    }
    document = formats.read(link(fields))
    down, _ = diagonals(4)
    extra = document.puzzle.layout.extras[1]
    assert document.puzzle.layout.extras == (down, extra, Killer((0, 1)), Killer((2, 3), 5))
    assert extra.cells == (0, 5, 6)
    assert document.unsupported_rules == ("antiKing", "oddCells")
    assert formats.read(json.dumps(fields)) == document


def test_regions() -> None:
    usual = [places(0, 1, 4, 5), places(2, 3, 6, 7), places(8, 9, 12, 13), places(10, 11, 14, 15)]
    assert formats.read(link({"gridSize": 4, "regions": usual})).puzzle == Puzzle([0] * 16)
    columns = [places(k, k + 4, k + 8, k + 12) for k in range(4)]
    puzzle = formats.read(link({"gridSize": 4, "regions": columns[:2]})).puzzle
    assert [block.kind for block in puzzle.blocks[8:]] == ["region"] * 2


def test_digits_alone() -> None:
    assert formats.read(SOLVER + "1" + "0" * 80).puzzle == Puzzle([1] + [0] * 80)


def test_what_is_not_read() -> None:
    assert refused("https://lisudoku.xyz/p/abc") == "shared.named"
    assert refused("https://lisudoku.xyz/") == "shared.damaged"
    assert refused(link({"gridSize": "x"})) == "shared.strange"
    assert refused(link({"gridSize": 4, "thermos": [places(16)]})) == "shared.strange"
    assert refused(link({"gridSize": 4, "thermos": [[1]]})) == "shared.damaged"
    assert refused(link([4])) == "shared.strange"


@given(st.integers(0, 10**9))
def test_whatever_becomes_of_a_link_there_is_a_sentence(seed: int) -> None:
    never_breaks(mutated(FORMAT.example, Random(seed)))
