"""States written down as notes, and what a technique finds in them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from sudoku_core import Candidates, Puzzle
from sudoku_core.english import ENGLISH
from sudoku_core.techniques import (
    applied,
    full_house,
    hidden_single,
    locked_candidates,
    naked_single,
    proves,
)
from sudoku_core.techniques.position import Position
from sudoku_core.techniques.step import Candidate, Step, Technique

BASIC = [one.TECHNIQUE for one in (full_house, hidden_single, naked_single, locked_candidates)]
"""What everyone looks for first."""


def noted(
    notes: Mapping[str, str], puzzle: Puzzle | None = None, placed: Mapping[str, int] | None = None
) -> Candidates:
    """A state in which cells such as "r1c1" have just these candidates, such as "12".

    Args:
        notes: by cell its candidates; "r1c1 r1c2" has two cells, "!12" means all but these.
        puzzle: by default nothing on a board of side 9.
        placed: by cell the digit that stands there, not given.
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
    return state.but(state.placed, masks)


def _cell(word: str, puzzle: Puzzle) -> int:
    found = re.fullmatch(r"r(\d+)c(\d+)", word)
    assert found
    return (int(found[1]) - 1) * puzzle.columns + int(found[2]) - 1


def found(technique: Technique, state: Candidates, name: str = "") -> list[Step]:
    """All steps of a technique, or those of one name; each is proven, and has words."""
    position = Position(state, unique=True)
    steps = [step for rating in technique.ratings for step in technique.find(position, rating)]
    assert all(proves(state, step) for step in steps)
    assert all(str(step.message) and "technique." + step.technique in ENGLISH for step in steps)
    return [step for step in steps if step.technique == (name or step.technique)]


def gone(technique: Technique, state: Candidates, name: str = "") -> list[str]:
    """What the steps of a name rule out, each as "1r2c3 4r5c6"; sorted, each once."""
    columns = state.puzzle.columns
    return sorted({told(step.eliminates, columns) for step in found(technique, state, name)})


def told(candidates: Iterable[Candidate], columns: int = 9) -> str:
    """Candidates as a text: "1r2c3 4r5c6"."""
    return " ".join(
        f"{digit}r{cell // columns + 1}c{cell % columns + 1}" for cell, digit in sorted(candidates)
    )


def after(puzzle: Puzzle, techniques: Sequence[Technique]) -> Candidates:
    """The state in which these techniques have nothing more to do."""
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
