"""Solve: requests, progress, the solution, and whether the solution is the only one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask, to_solve
from ..conflicts import conflicts_on
from ..settings.state import Settings, Solvers
from ..state import place, say, sentence
from .checking import show_conflicts
from .state import FIGURES, Proof, Solved, appended

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from protocol import ErrorReply, FirstEvent, OverdueReply, ProgressEvent, ProofData, SolveReply

    from ..feature import Next
    from ..state import Job, Sentence, State

PATIENCE = 2
"""Seconds that the solver of the first solution gets to prove that there is no other, before a
quicker solver does: a proof with log and tree is worth the wait."""
CLAUSES = ("variables", "clauses", "literals")
INTEGERS = ("variables", "constraints", "bounds", "givens")
PROGRAM = ("variables", "constraints", "nonzeros", "givens")
"""The figures that make up the size of each form."""


def solve(state: State) -> Next:
    """Ask the engine to solve the puzzle, unless its givens are in conflict."""
    board, known, settings = state.board, state.part(Solved), state.part(Settings)
    reason = state.part(Solvers).reason(settings.solver)
    if reason:
        return say(state, reason)
    clashes = conflicts_on(board, board.givens)
    if clashes:
        state = state.with_parts(known.but(impossible=True))
        return show_conflicts(state, clashes, ("solve.contradiction", {}))
    if all(board.givens[cell] for cell in board.layout.cells):
        return say(state, ("check.full", {}))
    request = to_solve(
        board,
        settings.solver,
        settings.limit,
        form=state.part(Solvers).form(settings),
        patience=PATIENCE,
        log=True,
    )
    state, effects = ask(state.with_parts(Solved(impossible=known.impossible)), request)
    return state, [do.mark("solve-start"), do.in_sight()] + effects


def busy(state: State) -> tuple[Sentence, ...]:
    """Return the sentence that names the solver that runs or is being fetched."""
    assert state.job
    name = state.job.solver
    if name == "auto":
        return (("busy.auto", {}),)
    coming = name in state.part(Solvers).loading
    return (("busy.coming" if coming else "busy.solve", {"solver": name}),)


def record_progress(state: State, event: ProgressEvent) -> Next:
    """Record the figures and the log that a solver sends."""
    assert state.job
    solved, text = state.part(Solved), event["log"] or ""
    if state.job.purpose != "solve":
        return state, []
    if state.job.has_solution:
        tree = _with_figures(solved.second_tree, event)
        log = appended(solved.second_log, text)
        return state.with_parts(solved.but(second_log=log, second_tree=tree)), []
    solved = _with_tree(state, state.job, solved, _with_figures(solved.tree, event))
    return state.with_parts(solved.but(log=appended(solved.log, text))), []


def _with_tree(state: State, job: Job, solved: Solved, figures: Mapping[str, Any]) -> Solved:
    """Return the part with the figures of the first solve's tree; a local search has no tree.

    Earlier figures are dropped: a bound told before may no longer be a bound.
    """
    if not state.part(Solvers).proves(job.solver):
        return solved
    return solved.but(tree=_with_figures({}, figures))


def _with_figures(tree: Mapping[str, Any], figures: Mapping[str, Any]) -> dict[str, Any]:
    tree = dict(tree)
    for name in FIGURES:
        if figures.get(name) is not None:
            tree[name] = figures[name]
    return tree


def show_first_solution(state: State, event: FirstEvent) -> Next:
    """Show a solution while the solver looks for another."""
    assert state.job
    if state.job.purpose != "solve":
        return state, []  # a check shows no solution
    job = state.job.but(has_solution=True, progress={}, trace=())
    state, effects = _show_solution(state, state.job, event["result"])
    return state.but(job=job), effects


def _show_solution(state: State, job: Job, result: SolveReply) -> Next:
    """Put the solution of a job onto the board, unless it was shown before."""
    if job.has_solution:
        return state, []
    assert result["grid"]
    board = state.board.but(solution=bytes(result["grid"]), second=b"")
    status = [_solved_by(result), ("solve.proving", {})]
    wrong = board.wrong
    if wrong:
        status.append(("wrong", {"count": len(wrong), "cells": board.places(wrong)}))
    solved = _with_tree(state, job, state.part(Solved), result["stats"])
    solved = solved.but(proof=_proof_of(result, grid=board.solution))
    state = place(state, board, status=tuple(status), small_print=_details(result))
    return state.with_parts(solved), [do.mark("solve-end")]


def _proof_of(result: SolveReply, **more: Any) -> Proof:
    return Proof(
        solver=result["solver"],
        form=result["form"],
        seconds=result["seconds"],
        presolved=result["stats"].get("variables") == 0,
        **more,
    )


def _solved_by(result: SolveReply) -> Sentence:
    """Return the sentence that names the solver and its time, or presolve if that was enough."""
    if result["stats"].get("variables") == 0:
        return ("solved.presolve", {"seconds": result["seconds"]})
    return ("solved", {"solver": result["solver"], "seconds": result["seconds"]})


def _refuted_by(reply: SolveReply) -> Sentence:
    """Return the sentence that there is no solution, with the solver if presolve left anything."""
    if reply["stats"].get("variables") == 0:
        return ("solve.infeasible-alone", {})
    return ("solve.infeasible", {"solver": reply["solver"], "seconds": reply["seconds"]})


def _details(result: SolveReply) -> tuple[Sentence, ...]:
    """Return the size of the model, and the solver that this one stood in for."""
    absent = result["preferred"]
    sizes = _size_of(result["stats"])
    return sizes + ((("solved.instead", {"solver": absent}),) if absent else ())


def _size_of(stats: Mapping[str, float]) -> tuple[Sentence, ...]:
    """Return the size of a model as a sentence; none if the figures have no size."""
    if stats.get("variables") == 0:
        return (("alone", {}),)
    if "clauses" in stats:
        return (("model.size-clauses", _chosen(stats, CLAUSES)),)
    if "bounds" in stats:
        return (("model.size-integers", _chosen(stats, INTEGERS)),)
    if stats.get("constraints"):
        sizes = _chosen(stats, PROGRAM)
        return (("model.size-givens" if sizes["givens"] else "model.size", sizes),)
    return ()


def _chosen(stats: Mapping[str, float], names: tuple[str, ...]) -> dict[str, float]:
    return {name: stats.get(name, 0) for name in names}


def receive_solution(state: State, job: Job, reply: SolveReply | ErrorReply | OverdueReply) -> Next:
    """Show the result of a solve."""
    if reply["status"] == "solved":
        state, effects = _show_solution(state, job, reply)
        return _with_uniqueness(state, reply["unique"], reply["second"], reply["proof"]), effects
    if job.has_solution:
        state = _with_uniqueness(state, None)
        if reply["status"] == "error":
            state = state.but(status=state.status + (sentence(reply["message"]),))
        return state, []
    known = state.part(Solved)
    if "stats" in reply:
        known = _with_tree(state, job, known, reply["stats"])
    if reply["status"] == "error":
        status = [sentence(reply["message"])]
    elif reply["status"] == "infeasible":
        known = known.but(impossible=True, proof=_proof_of(reply, ended="none"))
        status = [_refuted_by(reply)]
    else:
        status = [("solve.limit", {"seconds": reply["seconds"]})]
        if known.impossible:
            status.append(("solve.known", {}))
    return state.with_parts(known).but(status=tuple(status)), [do.mark("solve-end")]


def let_go(state: State, job: Job) -> Next:
    """Tell that uniqueness stays open, if the job was ended after its first solution."""
    if not job.has_solution:
        return state, [do.mark("solve-end")]
    return (_with_uniqueness(state, None) if state.part(Solved).proof else state), []


def _with_uniqueness(
    state: State,
    unique: bool | None,
    second: list[int] | None = None,
    proof: ProofData | None = None,
) -> State:
    """Return the state that tells whether the solution is the only one, None if unknown."""
    verdict: Sentence = ("solve.unsure", {})
    board = state.board
    if unique:
        verdict = ("solve.unique", {})
    elif second:
        board = board.but(second=bytes(second))
        verdict = ("solve.several", {"count": len(board.differing)})
    status = list(state.status)
    places = [place for place, (code, _params) in enumerate(status) if code == "solve.proving"]
    if places:
        status[places[0]] = verdict
    elif unique is not None:
        status.append(verdict)  # the status became another one meanwhile
    known = state.part(Solved)
    assert known.proof
    ended = "proven" if unique else "second" if second else "unsure"
    known = known.but(proof=known.proof.but(ended=ended, second_solve=proof))
    small_print = state.small_print
    if proof:
        known = known.but(second_tree=_with_figures({}, proof["stats"]))
        small_print += _prover(proof, ended)
    return state.with_parts(known).but(board=board, status=tuple(status), small_print=small_print)


def _prover(proof: ProofData, ended: str) -> tuple[Sentence, ...]:
    """Return the sentence that names the solver of the second solve, if that came to a result."""
    if ended == "unsure":
        return ()
    if proof["stats"].get("variables") == 0:
        return (("prover.alone", {}),)
    by = {"solver": proof["solver"], "seconds": proof["seconds"]}
    return (("prover.only" if ended == "proven" else "prover.other", by),)


def follow(before: State, state: State) -> Next:
    """Forget the proof and its figures when another formulation or solver is chosen."""
    was, now = before.part(Settings), state.part(Settings)
    running = state.job is not None and state.job.purpose == "solve"
    if (was.solver, was.form) == (now.solver, now.form) or running:
        return state, []
    known = state.part(Solved)
    fresh = Solved(impossible=known.impossible)
    return (state if known == fresh else state.with_parts(fresh).but(small_print=())), []


def swap(state: State) -> Next:
    """Show the other solution."""
    board = state.board
    swapped = board.but(solution=board.second, second=board.solution)
    status = (("solve.swapped", {"count": len(swapped.differing)}),)
    return place(state, swapped, status=status, small_print=state.small_print), []
