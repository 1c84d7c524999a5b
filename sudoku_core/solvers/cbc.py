"""CBC, the integer programming solver that PuLP brings along."""

from __future__ import annotations

from .contract import Traits
from .process import Apart
from .pulp_solver import PulpProgram

TRAITS = Traits(licence="EPL-2.0", nodes=r"After (\d+) nodes")
SOLVER = Apart(PulpProgram("cbc", "PULP_CBC_CMD", (("_skip_v4_deprecation", True),), TRAITS))
