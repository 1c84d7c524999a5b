"""The solvers there are, by name, and whether each can run here."""

from __future__ import annotations

from collections.abc import Mapping

from ..messages import Message
from . import highs
from .cadical import Cadical
from .contract import Solver, SolverUnavailable
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
    "scip": Apart(PulpProgram("scip", "SCIP_PY")),
    "z3": Apart(Z3()),
    # OR-Tools and highspy bring two builds of HiGHS, which one process can not hold.
    "cp-sat": Apart(CpSat(), always=True),
    "cadical": Apart(Cadical()),
    "local-search": LocalSearch(),
}
PREFERRED = ("cbc", "highs", "search")
"""What ``auto`` takes: the first of these that can run here."""


def find_solver(name: str, extra: Mapping[str, Solver]) -> Solver:
    """The solver of that name.

    Args:
        name: a name of ``NAMED`` or ``extra`` (which goes first), "auto", or ``pulp:NAME``.
        extra: further solvers by name.

    Raises:
        SolverUnavailable: there is none of that name, or it can not run here.

    >>> find_solver("search", {}).name
    'search'
    """
    if name == "auto":
        return next(s for s in (_get(n, extra) for n in PREFERRED) if s and not s.missing())
    solver = _get(name, extra)
    if solver is None:
        known = ", ".join(["auto", *sorted({*NAMED, *extra}), "pulp:NAME"])
        raise SolverUnavailable(Message("solver.unknown", solver=name, known=known))
    if reason := solver.missing():
        raise SolverUnavailable(reason)
    return solver


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
    return {"auto": None, **{name: solver.missing() for name, solver in solvers.items()}}
