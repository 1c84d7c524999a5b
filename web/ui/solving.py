"""What the engine is asked, and what becomes of its answers."""

from . import absent, clashing, comparing, relaxing, study
from .asking import ask, puzzle
from .editing import say
from .readiness import busy, listed
from .state import faults, place, stop

TRACE = 240
"""So many points of a local search's way are kept; of more, every other one."""
AGAIN = "\n══ + no_good_1 ══\n\n"
"""Between the logs of the first solve and of the one with the no-good cut."""
PATIENCE = 2
"""Seconds for the solver that found a solution to prove, before a quicker prover does, that there
is no other: while the model shows, its own proof is worth a wait."""
BUSY_SECONDS = 0.3
"""A solve is not called busy before."""


def solve(state, now):
    """The givens go to the engine, unless they contradict each other."""
    if state.job:
        return state, []
    reason = absent.absence(state, state.solver)
    if reason:
        return say(state, reason)
    board = state.board
    clashes = faults(board, board.givens)
    if clashes:
        marked = tuple(sorted({cell for clash in clashes for cell in clash.cells}))
        message = clashes[0].message
        said = (("solve.contradiction", {}), (message.code, message.params))
        known = state.study.but(impossible=True)
        return state.but(said=said, fine=(), marked=marked, growing=False, study=known), []
    request = {
        "op": "solve",
        "puzzle": puzzle(board),
        "solver": state.solver,
        "modeler": state.modeler or None,
        "time_limit": state.limit,
        "log": True,
        "patience": PATIENCE if state.panel else 0,
    }
    state = state.but(study=state.study.but(tree={}, log="", proof=None, drawn=False))
    state, effects = ask(state, now, request)
    return state, [("mark", "solve-start")] + effects


def check(state, now):
    """The entries go to the engine, unless a conflict shows already."""
    if state.job:
        return state, []
    board = state.board
    if not any(board.entries):
        return say(state, ("check.nothing", {}))
    clashes = faults(board, board.own)
    if clashes:
        said = (clashes[0].message.code, clashes[0].message.params)
        return state.but(said=(said,), fine=(), marked=clashes[0].cells, growing=False), []
    if 0 not in board.own:
        return say(state, ("complete", {}))
    request = {
        "op": "check",
        "puzzle": puzzle(board),
        "entries": list(board.entries),
        "time_limit": state.limit,
    }
    return ask(state, now, request)


def cancel(state, now):
    """The job ends now, whatever the engine is doing."""
    if not state.job:
        return state, []
    found = state.job.found
    seconds = (now - state.job.started) / 1000
    solving = state.job.op == "solve"
    state, effects = stop(state)
    if found:
        state = _ended(state, None)
        return state.but(said=_judged(state.said, "solve.unsure", {})), effects
    if solving:
        effects.append(("mark", "solve-end"))
    return state.but(said=(("cancelled", {"seconds": seconds}),)), effects


def tick(state, now):
    """Time passes."""
    if not state.job:
        return state, []
    job = state.job.but(now=now)
    said = state.said
    if not said and job.seconds >= BUSY_SECONDS:
        said = busy(state)
    return state.but(job=job, said=said), []


def progress(state, number, event):
    """The solver says how far it is."""
    if not state.job or state.job.number != number:
        return state, []
    trace = state.job.trace
    if state.job.solver == "local-search" and event["incumbent"] is not None:
        trace += (event["incumbent"],)
        if len(trace) > TRACE:
            trace = tuple([trace[k] for k in range(0, len(trace), 2)])
    # The tree that is shown is that of the first solution, not of the proof after it.
    state = study.heard(state, {"log": event.get("log")} if state.job.found else event)
    return state.but(job=state.job.but(progress=event, trace=trace)), []


def first(state, number, result):
    """A solution is there; whether it is the only one is not yet known."""
    if not state.job or state.job.number != number or state.job.found:
        return state, []
    job = state.job.but(found=True, progress={}, trace=())
    board = state.board.but(solution=bytes(result["grid"]), second=b"")
    said = [_solved_by(result), ("solve.proving", {})]
    wrong = board.wrong
    if wrong:
        said.append((_wrong_code(wrong), {"cells": _places(wrong, board.side)}))
    proof = {
        "grid": board.solution,
        "solver": result["solver"],
        "seconds": result["seconds"],
        "ended": "",
    }
    state = place(state, board, said=tuple(said), fine=_size(result["stats"]), job=job)
    log = state.study.log + AGAIN if state.study.log else ""
    state = state.but(study=state.study.but(proof=proof, log=log))
    return state, [("mark", "solve-end")]


def _solved_by(result):
    """Who solved it, and how fast; no solver where presolve left none of the variables."""
    if result["stats"].get("variables") == 0:
        return ("solved.presolve", {"seconds": result["seconds"]})
    return ("solved", {"solver": result["solver"], "seconds": result["seconds"]})


def _wrong_code(wrong):
    return "wrong.one" if len(wrong) == 1 else "wrong.many"


def _places(cells, side):
    return tuple([(cell // side + 1, cell % side + 1) for cell in cells])


def _size(stats):
    """The size of the model that was solved, as small print."""
    if not stats.get("constraints") and stats.get("variables") != 0:
        return ()
    if stats["variables"] == 0:
        return (("model.nothing", {}),)
    names = ("variables", "constraints", "nonzeros")
    return (("model.size", {name: stats.get(name, 0) for name in names}),)


def _judged(said, *verdict):
    """What was said, with a verdict where it was open whether the solution is the only one."""
    return tuple([verdict if sentence[0] == "solve.proving" else sentence for sentence in said])


def reply(state, number, result):
    """The engine's last word on a request."""
    if number == 0:
        return listed(state, result.get("solvers", ())), []
    if number < 0:
        return study.told(state, number, result)
    if not state.job or state.job.number != number:
        return state, []
    return ENDED[state.job.op](state, result)


def _solved(state, result):
    """A solve is over."""
    effects = []
    number = state.job.number
    state = study.heard(state, result.get("stats", {}))
    if result["status"] == "solved":
        state, effects = first(state, number, result)
        state = _ended(state, result["unique"], result.get("proof"))
        return _proven(state.but(job=None), result), effects
    if not state.job.found:
        effects.append(("mark", "solve-end"))
    if result["status"] == "infeasible":
        state = state.but(study=state.study.but(impossible=True))
    return state.but(job=None, said=_ending(state, result)), effects


def _ended(state, unique, how=None):
    """The state that knows how the proof that the solution is the only one ended."""
    proof = dict(state.study.proof)
    proof["ended"] = "unsure" if unique is None else "proven" if unique else "second"
    proof["how"] = how
    return state.but(study=state.study.but(proof=proof))


def _proven(state, result):
    """Whether the solution is the only one, said after it."""
    if result["unique"]:
        return state.but(said=_judged(state.said, "solve.unique", {}))
    if result["unique"] is None:
        return state.but(said=_judged(state.said, "solve.unsure", {}))
    board = state.board.but(second=bytes(result["second"]))
    count = len(board.differing)
    return state.but(board=board, said=_judged(state.said, "solve.several", {"count": count}))


def _ending(state, result):
    status = result["status"]
    if status == "error":
        return ((result["message"]["code"], result["message"]["params"]),)
    seconds = state.job.seconds
    if status == "infeasible":
        return (("solve.infeasible", {"solver": result["solver"], "seconds": result["seconds"]}),)
    if status == "limit":
        return (("solve.limit", {"seconds": result["seconds"]}),)
    return (("cancelled", {"seconds": seconds}),)


def _checked(state, result):
    state = state.but(job=None)
    status = result["status"]
    if status == "mistake":
        cell = result["cell"]
        said = ("check.mistake", {"cells": _places([cell], state.board.side)})
        return state.but(said=(said,), marked=(cell,), picked=cell), []
    if status == "error":
        return state.but(said=_ending(state, result)), []
    if status == "infeasible":
        state = state.but(study=state.study.but(impossible=True))
    left = state.board.own.count(b"\0")
    codes = {"right": "check.right", "infeasible": "check.infeasible", "limit": "check.limit"}
    return say(state, (codes.get(status, "cancelled-check"), {"count": left}))


def swap(state):
    """The other solution shows."""
    board = state.board
    swapped = board.but(solution=board.second, second=board.solution)
    said = (("solve.swapped", {"count": len(swapped.differing)}),)
    return place(state, swapped, said=said, fine=state.fine), []


ENDED = {
    "solve": _solved,
    "check": _checked,
    "compare": comparing.compared,
    "export": absent.written,
    "relax": relaxing.relaxed,
    "explain": clashing.explained,
    "erase": clashing.erasable,
}
"""What becomes of the last word, by what the job is for."""

ACTIONS = {
    "solve": solve,
    "check": check,
    "cancel": cancel,
    "tick": tick,
    "progress": progress,
    "first": first,
    "reply": reply,
    "swap": swap,
}
