"""The steps from the first solution to the proof that it is the only one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..solving.state import Solved
from . import equations

if TYPE_CHECKING:
    from ..feature import Properties
    from ..solving.state import Proof
    from ..state import Board, State
    from ..words import Words

WITHOUT_CUT = "exact-cover"
"""The form in which a solver goes on looking, with no need of a no-good cut."""


def properties(state: State, words: Words) -> Properties:
    """The steps, as far as they are taken, and the cut."""
    board, proof = state.board, state.part(Solved).proof
    steps, cut = [], ""
    if proof and board.solution:
        cells = board.layout.cells
        most = len(cells) - 1
        first = {"solver": proof.solver, "seconds": proof.seconds}
        steps.append(words("alone" if proof.alone else "unique.first", first))
        steps.append(words("unique.bound", {"count": len(cells), "bound": most}))
        steps.append(_last(board, proof, words))
        ones = [(cell, proof.grid[cell]) for cell in cells]
        cut = equations.written(board.columns, ones, 0, "≤", most)
    return {
        ("steps", "items"): tuple([("", step, "") for step in steps]),
        ("steps", "hidden"): not steps,
        ("no-steps", "hidden"): bool(steps),
        ("cut", "hidden"): not cut,
        ("cut-text", "textContent"): cut,
    }


def _last(board: Board, proof: Proof, words: Words) -> str:
    """How the second solve goes, or ended."""
    if not proof.ended:
        return words("unique.running")
    if proof.ended == "unsure" or not proof.how:
        return words("unique.unsure")
    values = {"solver": proof.how["solver"], "seconds": proof.how["seconds"]}
    if proof.ended == "proven":
        searched = proof.how["form"] == WITHOUT_CUT
        return words("unique.searched" if searched else "unique.proven", values)
    return words("unique.second", dict(values, count=len(board.differing)))
