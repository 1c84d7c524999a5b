"""The solvers there are, by name, and whether each can run here."""

from __future__ import annotations

from collections.abc import Mapping

from ..candidates import open_cells
from ..messages import Message
from ..puzzle import Puzzle
from . import highs
from .cadical import Cadical
from .contract import LARGE, Solver, SolverUnavailable
from .cp_sat import CpSat
from .local_search import LocalSearch
from .process import Apart
from .pulp_solver import PulpProgram, PulpSolver
from .search import SearchSolver
from .z3 import Z3

GUROBI_QUIET = (("manageEnv", True), ("envOptions", {"OutputFlag": 0}))
"""Else it prints its licence on standard output."""
NAMED: Mapping[str, Solver] = {
    "search": SearchSolver(),
    "cbc": Apart(PulpProgram("cbc", "PULP_CBC_CMD", (("_skip_v4_deprecation", True),))),
    "highs": PulpSolver("highs", highs.make, highs.missing),
    "glpk": Apart(PulpProgram("glpk", "GLPK_CMD")),
    "gurobi": Apart(PulpProgram("gurobi", "GUROBI", GUROBI_QUIET)),
    "cplex": Apart(PulpProgram("cplex", "CPLEX_PY")),
    # Here, SCIP would take an interrupt to itself.
    "scip": Apart(PulpProgram("scip", "SCIP_PY"), always=True),
    "z3": Apart(Z3()),
    # OR-Tools and highspy bring two builds of HiGHS, which one process can not hold.
    "cp-sat": Apart(CpSat(), always=True),
    "cadical": Apart(Cadical(), grace=0),
    "local-search": LocalSearch(),
}
EXTRAS = ("highs", "gurobi", "cplex", "scip", "z3", "cp-sat", "cadical")
"""What an optional dependency of the same name brings."""
PROGRAMS = {"glpk": "glpsol"}
"""What runs as a program that no Python package brings."""
PREFERRED = ("cbc", "highs", "search")
PREFERRED_LARGE = ("cadical", "search")
"""What ``auto`` takes, by the open cells: the first of these that can run here."""


def find_solver(name: str, extra: Mapping[str, Solver]) -> Solver:
    """The solver of that name.

    Args:
        name: a name of ``NAMED`` or ``extra`` (which goes first), or ``pulp:NAME``.
        extra: further solvers by name.

    Raises:
        SolverUnavailable: there is none of that name, or it can not run here.

    >>> find_solver("search", {}).name
    'search'
    """
    solver = _get(name, extra)
    if solver is None:
        known = ", ".join(["auto", *sorted({*NAMED, *extra}), "pulp:NAME"])
        raise SolverUnavailable(Message("solver.unknown", solver=name, known=known))
    if reason := _absence(solver):
        raise SolverUnavailable(reason)
    return solver


def choose_solver(
    puzzle: Puzzle, extra: Mapping[str, Solver], modeler: str | None = None
) -> Solver:
    """What "auto" means for a puzzle: an integer program, or for large ones what is quicker there.

    Args:
        puzzle: what is to be solved.
        extra: further solvers by name.
        modeler: how it has to be written down, if that is asked for.

    >>> choose_solver(Puzzle([0] * 25**2), {"cadical": NAMED["search"]}).name
    'search'
    """
    names = PREFERRED_LARGE if open_cells(puzzle) > LARGE else PREFERRED
    ready = (s for name in (*names, *NAMED) if (s := _get(name, extra)) and not s.missing())
    first = next(ready)
    if modeler is None or modeler in first.modelers:
        return first
    return next((s for s in ready if modeler in s.modelers), first)


def _get(name: str, extra: Mapping[str, Solver]) -> Solver | None:
    if name in extra:
        return extra[name]
    if name.startswith("pulp:"):
        import pulp

        wanted = name.removeprefix("pulp:")
        return Apart(PulpProgram(name, wanted)) if wanted in pulp.listSolvers() else None
    return NAMED.get(name)


def available_solvers(extra: Mapping[str, Solver] | None = None) -> dict[str, Message | None]:
    """Whether each solver can run here.

    Args:
        extra: further solvers by name, as for ``solve``.

    Returns:
        By name, None if it can run here, else the reason. Any other solver that PuLP lists is asked
        for as ``pulp:NAME``.

    >>> available_solvers()["search"] is None
    True
    """
    solvers = {**NAMED, **(extra or {})}
    return {"auto": None, **{name: _absence(solver) for name, solver in solvers.items()}}


def _absence(solver: Solver) -> Message | None:
    """Why a solver can not run here, with how to get it where that is known."""
    reason, name = solver.missing(), solver.name
    if reason != Message("solver.missing", solver=name):
        return reason
    if name in EXTRAS:
        return Message("solver.missing-extra", solver=name, extra=name)
    if name in PROGRAMS:
        return Message("solver.missing-program", solver=name, program=PROGRAMS[name])
    return reason
