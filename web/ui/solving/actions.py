"""What the engine is asked about the puzzle, and what becomes of its answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask, to_solve
from ..faults import faults
from ..settings.state import Settings, Solvers
from ..state import place, say, sentence
from .checking import clashing
from .sizes import size_of
from .state import KEPT, Proof, Solved, longer

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from protocol import ErrorReply, FirstEvent, OverdueReply, ProgressEvent, ProofData, SolveReply

    from ..feature import Next
    from ..state import Job, Sentence, State

PATIENCE = 2
"""Seconds for the solver that found a solution to prove, before a quicker prover does, that there
is no other: its own proof, with its log and tree, is worth a wait in any tab."""


def solve(state: State) -> Next:
    """The givens go to the engine, unless they contradict each other."""
    board, known, settings = state.board, state.part(Solved), state.part(Settings)
    reason = state.part(Solvers).reason(settings.solver)
    if reason:
        return say(state, reason)
    clashes = faults(board, board.givens)
    if clashes:
        state = state.with_parts(known.but(impossible=True))
        return clashing(state, clashes, ("solve.contradiction", {}))
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
    """Who is solving, or still on its way to do so."""
    assert state.job
    name = state.job.solver
    if name == "auto":
        return (("busy.auto", {}),)
    coming = name in state.part(Solvers).coming
    return (("busy.coming" if coming else "busy.solve", {"solver": name}),)


def progress(state: State, event: ProgressEvent) -> Next:
    """The solver tells how far it is, and what it prints."""
    assert state.job
    solved, text = state.part(Solved), event["log"] or ""
    if state.job.purpose != "solve":
        return state, []
    if state.job.has_solution:
        second = _grown(solved.second_tree, event)
        return state.with_parts(
            solved.but(again=longer(solved.again, text), second_tree=second)
        ), []
    solved = _with_tree(state, state.job, solved, _grown(solved.tree, event))
    return state.with_parts(solved.but(log=longer(solved.log, text))), []


def _with_tree(state: State, job: Job, solved: Solved, figures: Mapping[str, Any]) -> Solved:
    """Take a solver's figures as those of the first solve's tree; a search without proof has none.

    At the end they are all there is: of what was told before, a bound may be no bound any more.
    """
    if not state.part(Solvers).proves(job.solver):
        return solved
    return solved.but(tree=_grown({}, figures))


def _grown(tree: Mapping[str, Any], figures: Mapping[str, Any]) -> dict[str, Any]:
    grown = dict(tree)
    for name in KEPT:
        if figures.get(name) is not None:
            grown[name] = figures[name]
    return grown


def first(state: State, event: FirstEvent) -> Next:
    """A solution is there; whether it is the only one is not yet known."""
    assert state.job
    if state.job.purpose != "solve":
        return state, []  # a check shows no solution
    found = state.job.but(has_solution=True, progress={}, trace=())
    state, effects = _found(state, state.job, event["result"])
    return state.but(job=found), effects


def _found(state: State, job: Job, result: SolveReply) -> Next:
    """The solution of a job comes onto the board, unless it is there already."""
    if job.has_solution:
        return state, []
    assert result["grid"]
    board = state.board.but(solution=bytes(result["grid"]), second=b"")
    said = [_solved_by(result), ("solve.proving", {})]
    wrong = board.wrong
    if wrong:
        said.append(("wrong", {"count": len(wrong), "cells": board.places(wrong)}))
    solved = _with_tree(state, job, state.part(Solved), result["stats"])
    solved = solved.but(proof=_proof_of(result, grid=board.solution))
    state = place(state, board, status=tuple(said), details=_fine(result))
    return state.with_parts(solved), [do.mark("solve-end")]


def _proof_of(result: SolveReply, **more: Any) -> Proof:
    """Return what is known of a first solve."""
    return Proof(
        solver=result["solver"],
        form=result["form"],
        seconds=result["seconds"],
        alone=result["stats"].get("variables") == 0,
        **more,
    )


def _solved_by(result: SolveReply) -> Sentence:
    """Who solved it, and how fast; no solver where presolve left none of the variables."""
    if result["stats"].get("variables") == 0:
        return ("solved.presolve", {"seconds": result["seconds"]})
    return ("solved", {"solver": result["solver"], "seconds": result["seconds"]})


def _refuted_by(reply: SolveReply) -> Sentence:
    """Who proved that there is no solution; no solver where presolve came to a contradiction."""
    if reply["stats"].get("variables") == 0:
        return ("solve.infeasible-alone", {})
    return ("solve.infeasible", {"solver": reply["solver"], "seconds": reply["seconds"]})


def _fine(result: SolveReply) -> tuple[Sentence, ...]:
    """The size of the model that was solved, and which solver would have been taken but for it."""
    late = result["preferred"]
    return size_of(result["stats"]) + ((("solved.instead", {"solver": late}),) if late else ())


def solved(state: State, job: Job, reply: SolveReply | ErrorReply | OverdueReply) -> Next:
    """A solve is over."""
    if reply["status"] == "solved":
        state, effects = _found(state, job, reply)
        return _judged(state, reply["unique"], reply["second"], reply["proof"]), effects
    if job.has_solution:
        state = _judged(state, None)
        if reply["status"] == "error":
            state = state.but(status=state.status + (sentence(reply["message"]),))
        return state, []
    known = state.part(Solved)
    if "stats" in reply:
        known = _with_tree(state, job, known, reply["stats"])
    if reply["status"] == "error":
        said = [sentence(reply["message"])]
    elif reply["status"] == "infeasible":
        known = known.but(impossible=True, proof=_proof_of(reply, ended="none"))
        said = [_refuted_by(reply)]
    else:
        said = [("solve.limit", {"seconds": reply["seconds"]})]
        if known.impossible:
            said.append(("solve.known", {}))
    return state.with_parts(known).but(status=tuple(said)), [do.mark("solve-end")]


def let_go(state: State, job: Job) -> Next:
    """Nobody waits for it any longer: what is not proven by now stays so."""
    if not job.has_solution:
        return state, [do.mark("solve-end")]
    return (_judged(state, None) if state.part(Solved).proof else state), []


def _judged(
    state: State,
    unique: bool | None,
    second: list[int] | None = None,
    how: ProofData | None = None,
) -> State:
    """The state that knows, and says, whether the solution is the only one."""
    verdict: Sentence = ("solve.unsure", {})
    board = state.board
    if unique:
        verdict = ("solve.unique", {})
    elif second:
        board = board.but(second=bytes(second))
        verdict = ("solve.several", {"count": len(board.differing)})
    said = list(state.status)
    asked = [place for place, known in enumerate(said) if known[0] == "solve.proving"]
    if asked:
        said[asked[0]] = verdict
    elif unique is not None:
        said.append(verdict)  # something else was said meanwhile
    known = state.part(Solved)
    assert known.proof
    ended = "proven" if unique else "second" if second else "unsure"
    known = known.but(proof=known.proof.but(ended=ended, how=how))
    fine = state.details
    if how:
        known = known.but(second_tree=_grown({}, how["stats"]))
        fine += _prover(how, ended)
    return state.with_parts(known).but(board=board, status=tuple(said), details=fine)


def _prover(how: ProofData, ended: str) -> tuple[Sentence, ...]:
    """Name the solver that proved that there is no other solution, or came upon another."""
    if ended == "unsure":
        return ()
    if how["stats"].get("variables") == 0:
        return (("prover.alone", {}),)
    by = {"solver": how["solver"], "seconds": how["seconds"]}
    return (("prover.only" if ended == "proven" else "prover.other", by),)


def follow(before: State, state: State) -> Next:
    """Forget a solution and its figures when another form or solver is chosen."""
    was, now = before.part(Settings), state.part(Settings)
    running = state.job is not None and state.job.purpose == "solve"
    if (was.solver, was.form) == (now.solver, now.form) or running:
        return state, []
    known = state.part(Solved)
    fresh = Solved(impossible=known.impossible)
    return (state if known == fresh else state.with_parts(fresh).but(details=())), []


def swap(state: State) -> Next:
    """The other solution shows."""
    board = state.board
    swapped = board.but(solution=board.second, second=board.solution)
    said = (("solve.swapped", {"count": len(swapped.differing)}),)
    return place(state, swapped, status=said, details=state.details), []
