"""The steps from the first solution to the proof that there is no other, or that there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..solving.state import Solved
from . import equations
from .state import Study

if TYPE_CHECKING:
    from ..feature import Properties
    from ..solving.state import Proof
    from ..state import Board, State
    from ..words import Words

WITHOUT_CUT = "exact-cover"
"""The form in which a solver goes on looking, with no need of a no-good cut."""
REDUCED = ("reduced", "clauses")
"""The forms without variables for what presolve settles."""


def properties(state: State, words: Words) -> Properties:
    """The steps, as far as they are taken, and the cut; or who proved that there is no solution."""
    board, solved = state.board, state.part(Solved)
    steps, cut = [], ""
    if solved.impossible:
        steps = _refuted(state, words)
    elif solved.proof and board.solution:
        steps = _steps(state, solved.proof, words)
        cut = _cut(state, solved.proof)
    return {
        ("steps", "items"): tuple([("", step, "") for step in steps]),
        ("steps", "hidden"): not steps,
        ("no-steps", "hidden"): bool(steps),
        ("no-solution", "hidden"): not solved.impossible,
        ("proof-clash", "aria-disabled"): bool(state.job),
        ("proof-sum", "aria-disabled"): bool(state.job),
        ("cut", "hidden"): not cut,
        ("cut-text", "textContent"): cut,
    }


def _refuted(state: State, words: Words) -> list[str]:
    """Who proved that there is no solution, and what presolve cannot satisfy."""
    proof, seen = state.part(Solved).proof, state.part(Study).seen
    steps = [words("unique.impossible")]
    if proof and proof.ended == "none":
        by = {"solver": proof.solver, "seconds": proof.seconds}
        steps = [words("unique.none-alone" if proof.presolved else "unique.refuted", by)]
    if seen and seen["status"] == "modelled" and seen["contradicts"]:
        steps.append(words("size.contradicts", {"name": seen["contradiction"]}))
    return steps


def _steps(state: State, proof: Proof, words: Words) -> list[str]:
    first = {"solver": proof.solver, "seconds": proof.seconds}
    steps = [words("alone" if proof.presolved else "unique.first", first)]
    cells, code = cut_cells(state, proof)
    if cells:
        steps.append(words(code, {"count": len(cells), "bound": len(cells) - 1}))
    return steps + [_last(state.board, proof, words)]


def _has_cut(proof: Proof) -> bool:
    """Whether the second solve has, or had, a no-good cut to rule the first solution out."""
    if proof.second_solve:
        return (
            proof.second_solve["form"] != WITHOUT_CUT
            and proof.second_solve["stats"].get("variables") != 0
        )
    return proof.form != WITHOUT_CUT and not proof.presolved


def _cut(state: State, proof: Proof) -> str:
    """The no-good cut, where there is one."""
    cells, _code = cut_cells(state, proof)
    ones = [(cell, proof.grid[cell]) for cell in cells]
    return equations.written(state.board.columns, ones, 0, "≤", len(cells) - 1) if cells else ""


def _last(board: Board, proof: Proof, words: Words) -> str:
    """How the second solve goes, or ended."""
    cut = _has_cut(proof)
    if not proof.ended:
        return words("unique.running" if cut else "unique.going-on")
    if proof.ended == "unsure" or not proof.second_solve:
        return words("unique.unsure")
    values = {"solver": proof.second_solve["solver"], "seconds": proof.second_solve["seconds"]}
    if proof.ended == "second":
        code = "unique.second" if cut else "unique.other"
        return words(code, dict(values, count=len(board.differing)))
    if proof.second_solve["stats"].get("variables") == 0:
        return words("unique.alone")
    return words("unique.proven" if cut else "unique.searched", values)


def cut_cells(state: State, proof: Proof) -> tuple[tuple[int, ...], str]:
    """Return the cells whose variables a no-good cut has, and the sentence that tells how many.

    Args:
        state: the puzzle, and what presolve leaves of it.
        proof: how the puzzle was solved.

    Returns:
        No cells where there is no cut, or while it is not known which of them presolve leaves open.
    """
    cells = state.board.layout.cells
    if not _has_cut(proof):
        return (), ""
    if (proof.second_solve["form"] if proof.second_solve else proof.form) not in REDUCED:
        return cells, "unique.bound"
    seen = state.part(Study).seen
    if not seen or seen["status"] == "error":
        return (), ""
    left = tuple([cell for cell in cells if len(seen["digits_left"][cell]) > 1])
    return left, "unique.bound-reduced" if len(left) < len(cells) else "unique.bound"
