"""Requests on their way to the engine."""

from .state import Job


def ask(state, now, request, op=""):
    """A request goes to the engine, which is started again if it failed; op is what it is for."""
    number = state.jobs + 1
    solver = request.get("solver", "")
    job = Job(number=number, op=op or request["op"], solver=solver, started=now, now=now)
    state = state.but(job=job, jobs=number, said=(), fine=(), marked=(), growing=False)
    effects = [("send", number, request)]
    if state.engine == "failed":
        state = state.but(engine="loading", engine_reason=None)
        effects.append(("start-engine",))
    return state, effects


def puzzle(board):
    """The puzzle of a board as the engine takes it."""
    box = list(board.box) if board.box else None
    return {"side": board.side, "box": box, "givens": list(board.givens)}
