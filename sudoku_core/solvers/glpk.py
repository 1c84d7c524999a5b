"""GLPK, which runs as the program ``glpsol``."""

from __future__ import annotations

from .contract import Traits
from .process import Apart
from .pulp_solver import PulpProgram

TRAITS = Traits(licence="GPL-3.0-or-later", program="glpsol", nodes=r"^\+ *(\d+): mip")
SOLVER = Apart(PulpProgram("glpk", "GLPK_CMD", traits=TRAITS, whole_seconds=True))
