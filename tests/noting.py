"""States written as notes, and the steps of a technique in them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from sudoku_core import Candidates, Puzzle
from sudoku_core.hints.techniques import (
    applied,
    full_house,
    hidden_single,
    locked_candidates,
    naked_single,
    proves,
)
from sudoku_core.hints.techniques.position import Position
from sudoku_core.hints.techniques.step import Candidate, Step, Technique
from sudoku_core.language.en import SENTENCES

BASIC = [
    module.TECHNIQUE for module in (full_house, hidden_single, naked_single, locked_candidates)
]
"""Techniques that everyone looks for first."""


def noted(
    notes: Mapping[str, str], puzzle: Puzzle | None = None, placed: Mapping[str, int] | None = None
) -> Candidates:
    """Return a state in which cells such as "r1c1" have just these candidates, such as "12".

    Args:
        notes: candidates by cells; "r1c1 r1c2" names two cells, "!12" means all but these.
        puzzle: by default an empty board of side 9.
        placed: placed digits, not givens, by cell.
    """
    puzzle = puzzle or Puzzle([0] * 81)
    state = Candidates(puzzle)
    for cell, digit in (placed or {}).items():
        state = state.place(_cell(cell, puzzle), digit)
    masks = list(state.masks)
    for cells, text in notes.items():
        mask = sum(1 << int(char) - 1 for char in text.strip("!"))
        for word in cells.split():
            masks[_cell(word, puzzle)] &= ~mask if text.startswith("!") else mask
    return state.with_state(state.placed, masks)


def _cell(word: str, puzzle: Puzzle) -> int:
    match = re.fullmatch(r"r(\d+)c(\d+)", word)
    assert match
    return (int(match[1]) - 1) * puzzle.columns + int(match[2]) - 1


def steps_of(technique: Technique, state: Candidates, name: str = "") -> list[Step]:
    """Return all steps of a technique, or those of a name; check each and its texts."""
    position = Position(state, unique=True)
    steps = [step for rating in technique.ratings for step in technique.find(position, rating)]
    assert all(proves(state, step) for step in steps)
    assert all(str(step.message) and "technique." + step.technique in SENTENCES for step in steps)
    return [step for step in steps if step.technique == (name or step.technique)]


def excluded(state: Candidates, step: Step) -> set[Candidate]:
    """Return the candidates that a step eliminates, or the others of the cell that it fills."""
    others = {
        (cell, digit)
        for cell, placed in step.places
        for digit in range(1, state.puzzle.side + 1)
        if digit != placed and state.masks[cell] >> digit - 1 & 1
    }
    return others | {*step.eliminates}


def eliminations(technique: Technique, state: Candidates, name: str = "") -> list[str]:
    """Return the distinct eliminations of steps, each as "1r2c3 4r5c6", sorted.

    A step that places a digit eliminates the other candidates of its cell.
    """
    steps, columns = steps_of(technique, state, name), state.puzzle.columns
    return sorted({as_text(excluded(state, step), columns) for step in steps})


def as_text(candidates: Iterable[Candidate], columns: int = 9) -> str:
    """Return candidates as a text: "1r2c3 4r5c6"."""
    return " ".join(
        f"{digit}r{cell // columns + 1}c{cell % columns + 1}" for cell, digit in sorted(candidates)
    )


def after(puzzle: Puzzle, techniques: Sequence[Technique]) -> Candidates:
    """Return the state after all steps of these techniques."""
    state = Candidates(puzzle)
    while True:
        position = Position(state)
        steps = [
            step
            for technique in techniques
            for rating in technique.ratings
            for step in technique.find(position, rating)
        ]
        if not steps:
            return state
        for step in steps:
            state = applied(state, step)
