"""Boards of side 9 with what a player has done to them."""

from __future__ import annotations

from hypothesis import strategies as st

from sudoku_core import Board, Puzzle
from sudoku_core.formats import Document

_KINDS = st.lists(st.sampled_from("gggen.."), min_size=81, max_size=81)


@st.composite
def filled(draw: st.DrawFn, *, corner: bool = False, centre: bool = False) -> Document:
    """Any givens and entries, and notes in cells that are empty."""
    kinds = draw(_KINDS)
    seed = draw(st.randoms(use_true_random=False))
    digits = [seed.randint(1, 9) for _ in kinds]
    givens = [digit if kind == "g" else 0 for kind, digit in zip(kinds, digits, strict=True)]
    entries = [digit if kind == "e" else 0 for kind, digit in zip(kinds, digits, strict=True)]

    def notes(wanted: bool) -> tuple[int, ...]:
        masks = [seed.randint(1, 511) if kind == "n" and wanted else 0 for kind in kinds]
        return tuple(masks) if any(masks) else ()

    return Document(
        Board(Puzzle(givens), tuple(entries) if any(entries) else (), notes(corner), notes(centre))
    )
