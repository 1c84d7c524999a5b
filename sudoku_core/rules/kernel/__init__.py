"""The kernel's primitives, which every rule is lowered to.

Only primitives know propagation, linear rows and clauses.

| primitive     | means              | propagation           | rows            | clauses   |
| ------------- | ------------------ | --------------------- | --------------- | --------- |
| ``Different`` | all digits differ  | peers of a cell       | one a digit     | pairs     |
| ``Relation``  | a table of pairs   | arc consistency       | cliques         | support   |
| ``Linear``    | a sum of values    | digit sets, else sums | a sum, and sets | automaton |
"""

from __future__ import annotations

from .different import Different
from .linear import Linear
from .relation import Relation, relation
from .rows import Clause, Constraint, Domains, Fresh, Literals, bits, holds

Primitive = Different | Relation | Linear
"""A primitive that a rule is lowered to."""
Propagator = Relation | Linear
"""A primitive that narrows masks by itself; the peers of a cell stand for ``Different``."""

__all__ = [
    "Clause",
    "Constraint",
    "Different",
    "Domains",
    "Fresh",
    "Linear",
    "Literals",
    "Primitive",
    "Propagator",
    "Relation",
    "bits",
    "holds",
    "relation",
]
