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

Fields = dict[str, Any]
BOXES = [
    [[3 * (k // 3) + r, 3 * (k % 3) + c] for r in range(3) for c in range(3)] for k in range(9)
]
"""The boxes of a usual board, as SudokuPad names their cells."""


def board(
    side: int = 9, cells: dict[int, dict[str, Any]] | None = None, **fields_of_board: Any
) -> dict[str, Any]:
    """Return a board as f-puzzles stores it, with fields of cells and of the board."""
    flat = [(cells or {}).get(cell, {}) for cell in range(side * side)]
    grid = [flat[at : at + side] for at in range(0, side * side, side)]
    return {"size": side, "grid": grid, **fields_of_board}


def link(document: object) -> str:
    """Return a board of f-puzzles as a link."""
    return "https://www.f-puzzles.com/?load=" + pack(json.dumps(document, ensure_ascii=False))


def drawing(side: int = 9, **fields_of_board: Any) -> Fields:
    """Return a board as SudokuPad stores it."""
    return {
        "cells": [[{} for _ in range(side)] for _ in range(side)],
        "regions": BOXES,
        **fields_of_board,
    }


def demands_of(puzzle: Puzzle) -> tuple[object, ...]:
    """Return givens, digits, blocks and rules, without their order and names.

    A rule of the whole board counts once, and rules about single cells count together.
    """
    marked: dict[str, set[int]] = {}
    rules: Counter[str] = Counter()
    for rule in puzzle.rules:
        if rule.kind in ("even", "maximum", "minimum", "odd"):
            marked.setdefault(rule.kind, set()).update(rule.cells)
        elif rule.places():
            rules[repr(rule)] += 1
        else:
            rules[repr(rule)] = 1
    return (
        puzzle.givens.cells,
        puzzle.digits,
        {frozenset(block.cells) for block in puzzle.blocks},
        rules,
        marked,
    )


def random_shared(seed: int) -> Document:
    """A puzzle with rules that any program may be unable to say, and all that can be beside it."""
    rng = Random(seed)
    puzzle, _ = random_puzzle(rng)
    givens = puzzle.givens.cells
    all_notes, cells = (1 << puzzle.side) - 1, set(puzzle.cells)

    def beside(most: int) -> tuple[int, ...]:
        numbers = [rng.choice((0, rng.randint(0, most))) for _ in givens]
        numbers = [0 if givens[cell] or cell not in cells else n for cell, n in enumerate(numbers)]
        return tuple(numbers) if any(numbers) and rng.random() < 0.5 else ()

    words = ["", "A title", "Été 漢 😀 \"'\\", "rules: [{,a:1}] …\nand more"]
    solution = [rng.randint(1, puzzle.side) for _ in givens]
    square = puzzle.columns == puzzle.side and len(givens) == puzzle.side**2
    board = Board(puzzle, beside(puzzle.side), beside(all_notes), beside(all_notes))
    stored = Grid(solution) if square and rng.random() < 0.3 else None
    return Document(board, *rng.choices(words, k=3), solution=stored)
