"""The few primitives that every rule is made of; only they know propagation, rows and clauses.

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
from .rows import Clause, Constraint, Fresh, Left, Literals, bits, holds

Primitive = Different | Relation | Linear
"""What a rule is lowered to."""
Propagator = Relation | Linear
"""What narrows masks by itself: of ``Different``, the tables of all blocks together take care."""

__all__ = [
    "Clause",
    "Constraint",
    "Different",
    "Fresh",
    "Left",
    "Linear",
    "Literals",
    "Primitive",
    "Propagator",
    "Relation",
    "bits",
    "holds",
    "relation",
]
