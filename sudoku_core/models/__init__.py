"""A puzzle as a binary program, as clauses and as text for other tools.

    Puzzle ──▶ binary ──▶ clauses ──▶ sat   (clauses in, solved under assumptions)
                  │  └──▶ book ──▶ equations  (an empty board's rows by name; those of one cell)
                  ├─────▶ pulp_problem      (a PuLP problem, to add to and solve)
                  ├─────▶ lp                (rows in, re-solved after changes)
                  └─────▶ exports/          (one file per format)

``binary`` has ``BinaryModel``; ``contradiction`` names the row that no solution can satisfy;
``sat`` and ``lp`` have the protocols of solvers that answer many questions in a row, and ``lp``
checks certificates of infeasibility.

>>> from sudoku_core import models, parse
>>> model = models.build_model(parse("1" + "." * 15), "full")
>>> model.stats.variables, model.stats.constraints
(64, 64)
"""

from .binary import BinaryModel, ModelStats, build_model
from .equations import Equation, equations
from .exports import EXPORTS, export, export_files, export_formulations
from .pulp_problem import to_pulp

__all__ = [
    "EXPORTS",
    "BinaryModel",
    "Equation",
    "ModelStats",
    "build_model",
    "equations",
    "export",
    "export_files",
    "export_formulations",
    "to_pulp",
]
