"""Several solvers on one puzzle, one after the other, in a dialog of its own."""

from .asking import ask, puzzle
from .state import faults, stop


def compare(state, solvers, now):
    """The chosen solvers run, the first one now."""
    if state.job:
        return state, []
    board = state.board
    if faults(board, board.givens):
        return state.but(contest=(("solve.contradiction", {}),), compared=()), []
    if not solvers:
        return state.but(contest=(("compare.none", {}),), compared=()), []
    return _next(state.but(rivals=tuple(solvers), compared=()), now)


def _next(state, now):
    """The next solver's turn, or the end."""
    done = len(state.compared)
    if done == len(state.rivals):
        said = (_verdict(state.compared),)
        return state.but(job=None, contest=said, said=said), []
    name = state.rivals[done]
    request = {
        "op": "solve",
        "puzzle": puzzle(state.board),
        "solver": name,
        "time_limit": state.limit,
        "prove": False,
    }
    state, effects = ask(state, now, request, "compare")
    said = (turn(state),)
    return state.but(contest=said, said=said), effects


def turn(state):
    """Whose turn it is."""
    count = {"number": len(state.compared) + 1, "count": len(state.rivals)}
    return ("compare.turn", dict(count, solver=state.job.solver))


def _verdict(compared):
    """The quickest of those that came to a result."""
    settled = [(r["seconds"], name) for name, r in compared if r["status"] in SETTLED]
    if not settled:
        return ("compare.nobody", {})
    seconds, name = min(settled)
    return ("compare.quickest", {"solver": name, "seconds": seconds})


SETTLED = ("solved", "infeasible")
"""Statuses that answer the question."""


def compared(state, result):
    """One of them is done."""
    row = (state.job.solver, result)
    if result["status"] == "infeasible":
        state = state.but(study=state.study.but(impossible=True))
    return _next(state.but(compared=state.compared + (row,), job=None), state.job.now)


def cease(state):
    """No more of it; what is done stays."""
    if not state.job or state.job.op != "compare":
        return state, []
    state, effects = stop(state)
    said = (("compare.stopped", {}),)
    return state.but(contest=said, said=said), effects


ACTIONS = {"compare": compare, "cease": cease}
