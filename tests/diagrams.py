"""Boards on which one digit has a few places: what techniques of one digit make of them."""

from __future__ import annotations

from sudoku_core import Candidates, Puzzle, proves
from sudoku_core.techniques.position import Position
from sudoku_core.techniques.step import Step, Technique


def drawn(diagram: str, empty: Puzzle | None = None) -> Candidates:
    """A state in which the digit 1 can stand where an x is, and all others anywhere.

    Args:
        diagram: a line for each row, a character for each cell.
        empty: the board; by default with rows, columns and boxes.
    """
    marks = "".join(diagram.split())
    state = Candidates(empty or Puzzle([0] * len(marks)))
    for cell, mark in enumerate(marks):
        if mark != "x":
            state = state.eliminate(cell, 1)
    return state


def steps(technique: Technique, state: Candidates) -> list[Step]:
    """All steps of a technique, each of which the checker takes for right."""
    position = Position(state)
    found = [step for rating in technique.ratings for step in technique.find(position, rating)]
    assert all(proves(state, step) for step in found)
    assert all(step.rating in technique.ratings for step in found)
    return found


def gone(technique: Technique, state: Candidates) -> dict[str, set[tuple[int, int]]]:
    """By name of the steps, the rows and columns, from 1, of what they rule out together."""
    columns = state.puzzle.layout.columns
    found: dict[str, set[tuple[int, int]]] = {}
    for step in steps(technique, state):
        cells = {(cell // columns + 1, cell % columns + 1) for cell, _digit in step.eliminates}
        found.setdefault(step.technique, set()).update(cells)
    return found
