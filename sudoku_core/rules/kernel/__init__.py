"""The kernel's primitives, which every rule is lowered to.

Only primitives know propagation, linear rows and clauses.

| primitive        | means            | propagation           | rows            | clauses   |
| ---------------- | ---------------- | --------------------- | --------------- | --------- |
| ``AllDifferent`` | digits differ    | peers of a cell       | one a digit     | pairs     |
| ``Table``        | a table of pairs | arc consistency       | cliques         | support   |
| ``Linear``       | a sum of values  | digit sets, else sums | a sum, and sets | automaton |
"""

from __future__ import annotations

from .all_different import AllDifferent
from .linear import Linear
from .rows import Clause, Constraint, Domains, Fresh, Literals, bits, holds
from .table import Table, pair_table

Primitive = AllDifferent | Table | Linear
"""A primitive that a rule is lowered to."""
Propagator = Table | Linear
"""A primitive with a method ``prune``. ``AllDifferent`` has none: singles are removed from peers.
"""

__all__ = [
    "AllDifferent",
    "Clause",
    "Constraint",
    "Domains",
    "Fresh",
    "Linear",
    "Literals",
    "Primitive",
    "Propagator",
    "Table",
    "bits",
    "holds",
    "pair_table",
]
