"""Boards as f-puzzles and SudokuPad tell them, and whether two puzzles ask the same."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

from sudoku_core import Board, Grid, Puzzle
from sudoku_core.formats import Document
from sudoku_core.formats.packing.lzstring import pack
from tests.rules import random_puzzle

Told = dict[str, Any]
BOXES = [
    [[3 * (k // 3) + r, 3 * (k % 3) + c] for r in range(3) for c in range(3)] for k in range(9)
]
"""The boxes of a usual board, as SudokuPad names their cells."""


def board(
    side: int = 9, cells: dict[int, dict[str, Any]] | None = None, **told: Any
) -> dict[str, Any]:
    """Return what f-puzzles tells of a board: of these cells, and these rules."""
    flat = [(cells or {}).get(cell, {}) for cell in range(side * side)]
    grid = [flat[at : at + side] for at in range(0, side * side, side)]
    return {"size": side, "grid": grid, **told}


def link(told: object) -> str:
    """It as a link."""
    return "https://www.f-puzzles.com/?load=" + pack(json.dumps(told, ensure_ascii=False))


def drawing(side: int = 9, **told: Any) -> Told:
    """Return what SudokuPad tells of a board."""
    return {"cells": [[{} for _ in range(side)] for _ in range(side)], "regions": BOXES, **told}


def asked(puzzle: Puzzle) -> tuple[object, ...]:
    """Return what a puzzle asks, in whichever order and by whichever names."""
    return (
        puzzle.givens.cells,
        puzzle.digits,
        {frozenset(block.cells) for block in puzzle.blocks},
        Counter(map(repr, puzzle.rules)),
    )


def random_shared(seed: int) -> Document:
    """A puzzle with rules that any program may be unable to say, and all that can be beside it."""
    rng = Random(seed)
    puzzle, _ = random_puzzle(rng)
    givens = puzzle.givens.cells
    all_notes, cells = (1 << puzzle.side) - 1, set(puzzle.cells)

    def beside(most: int) -> tuple[int, ...]:
        found = [rng.choice((0, rng.randint(0, most))) for _ in givens]
        found = [0 if givens[cell] or cell not in cells else n for cell, n in enumerate(found)]
        return tuple(found) if any(found) and rng.random() < 0.5 else ()

    words = ["", "A title", "Été 漢 😀 \"'\\", "rules: [{,a:1}] …\nand more"]
    solution = [rng.randint(1, puzzle.side) for _ in givens]
    square = puzzle.columns == puzzle.side and len(givens) == puzzle.side**2
    board = Board(puzzle, beside(puzzle.side), beside(all_notes), beside(all_notes))
    stored = Grid(solution) if square and rng.random() < 0.3 else None
    return Document(board, *rng.choices(words, k=3), solution=stored)
