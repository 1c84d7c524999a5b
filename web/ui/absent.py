"""Solvers that can not run in a page: why, and the file that takes the puzzle to them."""

from .asking import ask, puzzle
from .editing import say

INTEGER = ("cbc", "glpk", "gurobi", "cplex", "scip")
"""Solvers that read an LP file."""
EXPLAINED = ("glpk", "gurobi", "cplex")
"""Solvers of which there is more to say than that a browser can not run them."""


def absence(state, name):
    """Why a solver can not run here, in words of its own where there is more to say, or None."""
    reason = dict(state.solvers).get(name)
    return ("absent." + name, {}) if reason and name in EXPLAINED else reason


def write_lp(state, now):
    """The puzzle's binary program is written, for a solver that can not run here."""
    if state.job:
        return state, []
    request = {"op": "export", "puzzle": puzzle(state.board), "to": "lp", "form": "full"}
    return ask(state, now, request)


def written(state, result):
    """The program is there, and saved as a file."""
    state = state.but(job=None)
    if result["status"] != "exported":
        return say(state, (result["message"]["code"], result["message"]["params"]))
    side = state.board.side
    state, _ = say(state, ("lp.saved", {}))
    return state, [("download", f"sudoku-{side}x{side}.lp", result["texts"][0][1])]


ACTIONS = {"lp": write_lp}
