"""Boards in a program's text: ``M = [5 7 0; …];`` with other statements before and after."""

from __future__ import annotations

from .lexer import MARKS, SPACE, WORD

_FEWEST_CELLS = 16
"""Fewer digits and marks in brackets than those of a 4 × 4 board are something else."""


def find_literals(text: str) -> list[str]:
    """What a text assigns that could be a board, each with all else in the text made blank.

    Args:
        text: lines that end in a newline.

    >>> find_literals("n = 2\\nM = [1 2 3 4; 3 4 1 2; 2 1 4 3; 4 3 2 1];\\nshow(M)")
    ['     \\n    [1 2 3 4; 3 4 1 2; 2 1 4 3; 4 3 2 1] \\n       ']
    """
    found = []
    if "=" in text:
        for start, end in _brackets(text):
            if _is_board(text[start:end]):
                found.append(_blank(text[:start]) + text[start:end] + _blank(text[end:]))
    return found


def _brackets(text: str) -> list[tuple[int, int]]:
    """Where the outermost brackets behind an equals sign in the same line begin and end."""
    places = []
    assigned = False
    start = depth = 0
    for index, char in enumerate(text):
        if depth or (assigned and char in "[{("):
            if char in "[{(":
                start = start if depth else index
                depth += 1
            elif char in ")}]":
                depth -= 1
                assigned = depth > 0
                if not depth:
                    places.append((start, index + 1))
        elif char in "=\n":
            assigned = char == "="
    return places


def _is_board(literal: str) -> bool:
    cells = [char for char in literal if char in MARKS or char in "0123456789"]
    readable = all(char in WORD or char in SPACE or char == "\n" for char in literal)
    return readable and len(cells) >= _FEWEST_CELLS


def _blank(text: str) -> str:
    return "\n".join([" " * len(line) for line in text.split("\n")])
