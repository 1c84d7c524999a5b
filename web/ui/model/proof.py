"""View of the steps that prove a solution to be the only one, or that there is none."""

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
"""The formulation whose solver goes on looking without a no-good cut."""
REDUCED = ("reduced", "clauses")
"""The formulations without the variables that presolve settles."""


def properties(state: State, words: Words) -> Properties:
    """Return the steps so far and the no-good cut; or the solver that proved infeasibility."""
    board, solved = state.board, state.part(Solved)
    steps, cut = [], ""
    if solved.impossible:
        steps = _infeasibility_steps(state, words)
    elif solved.proof and board.solution:
        steps = _uniqueness_steps(state, solved.proof, words)
        cut = _cut_text(state, solved.proof)
    return {
        ("steps", "items"): tuple([("", step, "") for step in steps]),
        ("steps", "hidden"): not steps,
        ("no-steps", "hidden"): bool(steps),
        ("no-solution", "hidden"): not solved.impossible,
        ("proof-clash", "hidden"): not (any(board.givens) or board.layout.extras),
        ("proof-clash", "aria-disabled"): bool(state.job),
        ("proof-sum", "aria-disabled"): bool(state.job),
        ("cut", "hidden"): not cut,
        ("cut-text", "textContent"): cut,
    }


def _infeasibility_steps(state: State, words: Words) -> list[str]:
    """Return who proved that there is no solution, and the row that presolve cannot satisfy."""
    proof, model = state.part(Solved).proof, state.part(Study).model
    steps = [words("unique.impossible")]
    if proof and proof.ended == "none":
        by = {"solver": proof.solver, "seconds": proof.seconds}
        steps = [words("unique.none-alone" if proof.presolved else "unique.refuted", by)]
    if model and model["status"] == "modelled" and model["contradicts"]:
        steps.append(words("size.contradicts", {"name": model["contradiction"]}))
    return steps


def _uniqueness_steps(state: State, proof: Proof, words: Words) -> list[str]:
    first = {"solver": proof.solver, "seconds": proof.seconds}
    steps = [words("alone" if proof.presolved else "unique.first", first)]
    cells, code = cut_cells(state, proof)
    if cells:
        steps.append(words(code, {"count": len(cells), "bound": len(cells) - 1}))
    return steps + [_last_step(state.board, proof, words)]


def _has_cut(proof: Proof) -> bool:
    """Return whether the second solve has a no-good cut that rules the first solution out."""
    if proof.second_solve:
        return (
            proof.second_solve["form"] != WITHOUT_CUT
            and proof.second_solve["stats"].get("variables") != 0
        )
    return proof.form != WITHOUT_CUT and not proof.presolved


def _cut_text(state: State, proof: Proof) -> str:
    cells, _code = cut_cells(state, proof)
    terms = [(cell, proof.grid[cell]) for cell in cells]
    return equations.text_of(state.board.columns, terms, 0, "≤", len(cells) - 1) if cells else ""


def _last_step(board: Board, proof: Proof, words: Words) -> str:
    """Return the sentence about the second solve, which runs or has ended."""
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
    """Return the cells of a no-good cut's variables, and the code of the sentence about the cut.

    Args:
        state: the puzzle, and what presolve leaves of it.
        proof: the first and the second solve.

    Returns:
        No cells if there is no cut, or while it is not known which cells presolve leaves open.
    """
    cells = state.board.layout.cells
    if not _has_cut(proof):
        return (), ""
    if (proof.second_solve["form"] if proof.second_solve else proof.form) not in REDUCED:
        return cells, "unique.bound"
    model = state.part(Study).model
    if not model or model["status"] == "error":
        return (), ""
    open_cells = tuple([cell for cell in cells if len(model["digits_left"][cell]) > 1])
    reduced = len(open_cells) < len(cells)
    return open_cells, "unique.bound-reduced" if reduced else "unique.bound"
