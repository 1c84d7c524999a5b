"""What the engine is asked, and what becomes of its answers."""

from .editing import say
from .state import Job, faults, place, stop

BUSY_SECONDS = 0.3
"""A solve is not called busy before."""


def solve(state, now):
    """The givens go to the engine, unless they contradict each other."""
    if state.job:
        return state, []
    board = state.board
    clashes = faults(board, board.givens)
    if clashes:
        marked = tuple(sorted({cell for clash in clashes for cell in clash.cells}))
        message = clashes[0].message
        said = (("solve.contradiction", {}), (message.code, message.params))
        return state.but(said=said, fine=(), marked=marked, growing=False), []
    request = {
        "op": "solve",
        "puzzle": _puzzle(board),
        "solver": state.solver,
        "time_limit": state.limit,
    }
    state, effects = _ask(state, now, request)
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
        "puzzle": _puzzle(board),
        "entries": list(board.entries),
        "time_limit": state.limit,
    }
    return _ask(state, now, request)


def _ask(state, now, request):
    number = state.jobs + 1
    job = Job(number=number, op=request["op"], started=now, now=now)
    state = state.but(job=job, jobs=number, said=(), fine=(), marked=(), growing=False)
    effects = [("send", number, request)]
    if state.engine == "failed":
        state = state.but(engine="loading", engine_reason=None)
        effects.append(("start-engine",))
    return state, effects


def _puzzle(board):
    box = list(board.box) if board.box else None
    return {"side": board.side, "box": box, "givens": list(board.givens)}


def cancel(state, now):
    """The job ends now, whatever the engine is doing."""
    if not state.job:
        return state, []
    found = state.job.found
    seconds = (now - state.job.started) / 1000
    solving = state.job.op == "solve"
    state, effects = stop(state)
    if found:
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
        said = _busy(state)
    return state.but(job=job, said=said), []


def _busy(state):
    if state.engine == "loading":
        return (("busy.waiting", {}),)
    if state.job.op == "check":
        return (("busy.check", {}),)
    if state.solver == "auto":
        return (("busy.auto", {}),)
    return (("busy.solve", {"solver": state.solver}),)


def engine(state, event):
    """The engine says something about itself."""
    kind = event["state"]
    state = state.but(engine=kind, engine_bytes=event.get("bytes") or state.engine_bytes)
    if kind == "ready":
        effects = [("mark", "engine-ready")]
        if state.job and state.said == (("busy.waiting", {}),):
            state = state.but(said=_busy(state))
        if not state.solvers:
            effects.append(("send", 0, {"op": "solvers"}))
        return state, effects
    if kind == "failed":
        reason = event["reason"]
        reason = (reason["code"], reason["params"])
        state = state.but(engine_reason=reason)
        if state.job:
            state, effects = stop(state)
            state = state.but(said=(("engine.failed", {}), reason))
            return state, effects
    return state, []


def retry(state):
    """The engine is started again after it failed."""
    return state.but(engine="loading", engine_reason=None), [("start-engine",)]


def progress(state, number, event):
    """The solver says how far it is."""
    if not state.job or state.job.number != number:
        return state, []
    return state.but(job=state.job.but(progress=event)), []


def first(state, number, result):
    """A solution is there; whether it is the only one is not yet known."""
    if not state.job or state.job.number != number or state.job.found:
        return state, []
    job = state.job.but(found=True, progress={})
    board = state.board.but(solution=bytes(result["grid"]), second=b"")
    said = [
        ("solved", {"solver": result["solver"], "seconds": result["seconds"]}),
        ("solve.proving", {}),
    ]
    wrong = board.wrong
    if wrong:
        said.append((_wrong_code(wrong), {"cells": _places(wrong, board.side)}))
    state = place(state, board, said=tuple(said), fine=_size(result["stats"]), job=job)
    return state, [("mark", "solve-end")]


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
        solvers = [(solver["name"], _reason(solver)) for solver in result.get("solvers", ())]
        return state.but(solvers=tuple(solvers)), []
    if not state.job or state.job.number != number:
        return state, []
    if state.job.op == "check":
        return _checked(state.but(job=None), result)
    effects = []
    if result["status"] == "solved":
        state, effects = first(state, number, result)
        return _proven(state.but(job=None), result), effects
    if not state.job.found:
        effects.append(("mark", "solve-end"))
    return state.but(job=None, said=_ending(state, result)), effects


def _reason(solver):
    reason = solver["reason"]
    return (reason["code"], reason["params"]) if reason else None


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
    status = result["status"]
    if status == "mistake":
        cell = result["cell"]
        said = ("check.mistake", {"cells": _places([cell], state.board.side)})
        return state.but(said=(said,), marked=(cell,), picked=cell), []
    if status == "error":
        return state.but(said=_ending(state, result)), []
    left = state.board.own.count(b"\0")
    codes = {"right": "check.right", "infeasible": "check.infeasible", "limit": "check.limit"}
    return say(state, (codes.get(status, "cancelled-check"), {"count": left}))


def swap(state):
    """The other solution shows."""
    board = state.board
    swapped = board.but(solution=board.second, second=board.solution)
    return place(state, swapped, said=state.said, fine=state.fine), []


ACTIONS = {
    "solve": solve,
    "check": check,
    "cancel": cancel,
    "tick": tick,
    "engine": engine,
    "retry": retry,
    "progress": progress,
    "first": first,
    "reply": reply,
    "swap": swap,
}
