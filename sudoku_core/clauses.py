"""A puzzle as clauses for a SAT solver, over the candidates of its binary program.

"Exactly one" becomes one clause that asks for one and, for each pair, one that forbids both. Each
primitive of the kernel writes its own; sums have literals beside those of the candidates.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from .grid import Grid
from .lowering import lowered
from .model import BinaryModel
from .puzzle import Layout
from .rules.kernel import Clause, Literals, Primitive
from .sat import dimacs


@dataclass(frozen=True, slots=True)
class Clauses:
    """A formula in conjunctive normal form.

    Args:
        model: the binary program it says the same as; its candidates in their order are the
            literals 1, 2, 3 …
        clauses: each a tuple of literals, a negative one for "not".
        auxiliaries: the names of the literals after those of the candidates.
        selectors: rules that need not hold, each by name with the literal that makes it hold.
    """

    model: BinaryModel
    clauses: tuple[Clause, ...]
    auxiliaries: tuple[str, ...] = ()
    selectors: tuple[tuple[str, int], ...] = ()

    @property
    def count(self) -> int:
        """How many literals there are, "not" left aside."""
        return len(self.model.candidates) + len(self.auxiliaries)

    @property
    def literals(self) -> Mapping[int, int]:
        """By variable of a candidate, its literal."""
        return {variable: k for k, variable in enumerate(self.model.candidates, 1)}

    def decode(self, literals: Iterable[int]) -> Grid:
        """Turn the literals that hold into a grid.

        Args:
            literals: those that hold; what is left out, or negative, does not.

        Raises:
            InputError: a cell does not have exactly one digit.
        """
        variables = self.model.candidates
        return self.model.grid_of([variables[k - 1] for k in literals if 0 < k <= len(variables)])

    def no_good(self, grid: Grid) -> Clause | None:
        """The clause that rules one solution out; None if no clause is needed for that."""
        ones = self.model.no_good(grid)
        if ones is None:
            return None
        # They ascend as the literals do: there is no need for a table of all.
        return tuple([-1 - bisect_left(self.model.candidates, variable) for variable in ones])


def build_clauses(model: BinaryModel, *, selected: bool = False) -> Clauses:
    """Write the puzzle of a binary program down as clauses.

    Args:
        model: full or reduced.
        selected: whether each extra block and each rule holds only where its selector does, so that
            a SAT solver can be asked which clash; of a full model, since in a reduced one they have
            been at work.

    Returns:
        The clauses. Where nothing can hold, one of them is empty, which nothing satisfies.

    >>> from sudoku_core.puzzle import Puzzle
    >>> from sudoku_core.model import build_model
    >>> build_clauses(build_model(Puzzle([0, 0, 0, 0]))).clauses[:2]
    ((1, 2), (-1, -2))
    """
    if model.contradicts and not selected:
        return Clauses(model, ((),))
    plain = Clauses(model, ())
    literals = plain.literals
    left = Literals(model.side, model.left.masks, model.left.settled, literals)
    names: list[str] = []

    def fresh(name: str) -> int:
        names.append(name)
        return len(literals) + len(names)

    rules = model.layout.extras if selected else ()
    selectors = {rule.name: fresh(rule.name) for rule in rules}
    found: dict[Clause, None] = {}
    for cell in model.layout.cells:
        if not left.settled[cell]:
            own = left.variables(cell)
            found[tuple(own)] = None
            found.update(dict.fromkeys((-one, -other) for one, other in combinations(own, 2)))
    for rule, name, primitive in _primitives(model.layout, selected):
        own_clauses = primitive.clauses(name, left, fresh)
        if rule in selectors:
            unless = -selectors[rule]
            found.update(((unless, *clause), None) for clause in own_clauses if clause not in found)
        else:
            found.update(dict.fromkeys(own_clauses))
    cuts = [plain.no_good(grid) for grid in model.excluded]
    found.update(dict.fromkeys(cut for cut in cuts if cut is not None))
    found.update(dict.fromkeys((literals[row.variables[0]],) for row in model.fixings))
    return Clauses(model, tuple(found), tuple(names), tuple(selectors.items()))


def _primitives(layout: Layout, selected: bool) -> Iterator[tuple[str, str, Primitive]]:
    """What a board is lowered to: of which rule, where that matters, its own name, and itself."""
    for rule, name, primitive in lowered(layout).parts:
        yield (rule or name) if selected else "", name, primitive


def to_dimacs(clauses: Clauses) -> str:
    """The clauses as DIMACS text, each literal's variable named in a comment.

    >>> from sudoku_core.puzzle import Puzzle
    >>> from sudoku_core.model import build_model
    >>> to_dimacs(build_clauses(build_model(Puzzle([0, 0, 0, 0])))).splitlines()[7:10]
    ['c 8 x_2_2_2', 'p cnf 8 24', '1 2 0']
    """
    model = clauses.model
    names = [model.name(variable) for variable in model.candidates]
    return dimacs(clauses.clauses, [*names, *clauses.auxiliaries])
