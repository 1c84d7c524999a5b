"""Boards on which one digit has a few places, for techniques of one digit."""

from __future__ import annotations

from sudoku_core import Candidates, Puzzle, proves
from sudoku_core.hints.techniques.position import Position
from sudoku_core.hints.techniques.step import Step, Technique


def drawn(diagram: str, empty: Puzzle | None = None) -> Candidates:
    """Return a state in which the digit 1 can stand at an x only, and all others anywhere.

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
    """Return all steps of a technique; check each."""
    position = Position(state)
    steps = [step for rating in technique.ratings for step in technique.find(position, rating)]
    assert all(proves(state, step) for step in steps)
    assert all(step.rating in technique.ratings for step in steps)
    return steps


def eliminations(technique: Technique, state: Candidates) -> dict[str, set[tuple[int, int]]]:
    """Return the rows and columns, from 1, of all eliminations, by name of the steps."""
    columns = state.puzzle.layout.columns
    places: dict[str, set[tuple[int, int]]] = {}
    for step in steps(technique, state):
        cells = {(cell // columns + 1, cell % columns + 1) for cell, _digit in step.eliminates}
        places.setdefault(step.technique, set()).update(cells)
    return places
