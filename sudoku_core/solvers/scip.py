"""SCIP, from the package ``pyscipopt``."""

from __future__ import annotations

from .contract import Traits
from .process import Apart
from .pulp_solver import PulpProgram

TRAITS = Traits(licence="Apache-2.0", extra="scip")
# A process of its own: in this process, SCIP would catch Ctrl-C.
SOLVER = Apart(PulpProgram("scip", "SCIP_PY", traits=TRAITS), always=True)
