"""CPLEX, from the package ``cplex`` with the small licence in it or with one's own."""

from __future__ import annotations

from .contract import FreeSize, Traits
from .process import Apart
from .pulp_solver import PulpProgram

TRAITS = Traits(
    licence="proprietary",
    extra="cplex",
    free_size=FreeSize("Community Edition. Problem size limits", 1000),
)
SOLVER = Apart(PulpProgram("cplex", "CPLEX_PY", traits=TRAITS))
