"""The kernel's primitives, which every rule is lowered to.

Only primitives know propagation, linear rows and clauses.

| primitive        | means            | propagation           | rows            | clauses   |
| ---------------- | ---------------- | --------------------- | --------------- | --------- |
| ``AllDifferent`` | digits differ    | peers of a cell       | one a digit     | pairs     |
| ``Table``        | a table of pairs | arc consistency       | cliques         | support   |
| ``Linear``       | a sum of values  | digit sets, else sums | a sum, and sets | sets     |
| ``Regular``      | an automaton     | paths                 | a flow          | automaton |
| ``Count``        | a digit's number | counts                | one a bound     | subsets   |
"""

from __future__ import annotations

from .all_different import AllDifferent
from .count import Count
from .linear import Linear
from .regular import Regular, layered
from .rows import Clause, Constraint, Domains, Fresh, Literals, bits, holds
from .table import Table, pair_table

Primitive = AllDifferent | Table | Linear | Regular | Count
"""A primitive that a rule is lowered to."""
Propagator = Table | Linear | Regular | Count
"""A primitive with a method ``prune``. ``AllDifferent`` has none: singles are removed from peers.
"""

__all__ = [
    "AllDifferent",
    "Clause",
    "Constraint",
    "Count",
    "Domains",
    "Fresh",
    "Linear",
    "Literals",
    "Primitive",
    "Propagator",
    "Regular",
    "Table",
    "bits",
    "holds",
    "layered",
    "pair_table",
]
