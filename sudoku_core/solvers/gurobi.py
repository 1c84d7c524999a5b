"""Gurobi, from the package ``gurobipy`` with the small licence in it or with one's own."""

from __future__ import annotations

from .contract import FreeSize, Traits
from .process import Apart
from .pulp_solver import PulpProgram

QUIET = (("manageEnv", True), ("envOptions", {"OutputFlag": 0}))
"""Options that keep Gurobi from printing its licence on standard output."""
TRAITS = Traits(
    licence="proprietary", extra="gurobi", free_size=FreeSize("size-limited license", 2000)
)
SOLVER = Apart(PulpProgram("gurobi", "GUROBI", QUIET, TRAITS))
