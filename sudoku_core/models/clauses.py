"""A puzzle as clauses for a SAT solver, over the candidates of its binary program.

An exactly-one row becomes a clause that asks for at least one candidate and, for each pair of
candidates, a clause that forbids both. Each primitive of the kernel writes its clauses; sums have
auxiliary literals beside those of the candidates.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from ..board.grid import Grid
from ..board.layout import Layout
from ..board.lowering import lowered
from ..rules.kernel import Clause, Literals, Primitive
from .binary import BinaryModel
from .sat import dimacs


@dataclass(frozen=True, slots=True)
class Clauses:
    """A formula in conjunctive normal form.

    Args:
        model: the binary program with the same solutions; its candidates in their order are the
            literals 1, 2, 3 …
        clauses: tuples of literals; a negative literal says "not".
        auxiliaries: the names of the literals after those of the candidates.
        selectors: rules that need not hold: the name of each, with the literal that enforces it.
    """

    model: BinaryModel
    clauses: tuple[Clause, ...]
    auxiliaries: tuple[str, ...] = ()
    selectors: tuple[tuple[str, int], ...] = ()

    @property
    def count(self) -> int:
        """The number of literals, without their negations."""
        return len(self.model.candidates) + len(self.auxiliaries)

    @property
    def stats(self) -> dict[str, int]:
        """The size of the formula: variables, clauses, and literals in all of these together."""
        return {
            "variables": self.count,
            "clauses": len(self.clauses),
            "literals": sum(map(len, self.clauses)),
        }

    @property
    def literals(self) -> Mapping[int, int]:
        """The literal of each candidate, by variable."""
        return {variable: k for k, variable in enumerate(self.model.candidates, 1)}

    def decode(self, literals: Iterable[int]) -> Grid:
        """Return the grid that the true literals stand for.

        Args:
            literals: the true literals; negative ones are skipped, and all others are false.

        Raises:
            InputError: a cell does not have exactly one digit.
        """
        variables = self.model.candidates
        return self.model.grid_of([variables[k - 1] for k in literals if 0 < k <= len(variables)])

    def no_good(self, grid: Grid) -> Clause | None:
        """Return the clause that rules out one solution; None if the model does so already."""
        variables = self.model.no_good(grid)
        if variables is None:
            return None
        # Candidates ascend as their literals do, so a search replaces a table of all literals.
        return tuple([-1 - bisect_left(self.model.candidates, variable) for variable in variables])


def build_clauses(model: BinaryModel, *, selected: bool = False) -> Clauses:
    """Return the clauses of a binary program.

    Args:
        model: full or reduced.
        selected: whether each extra block and each rule gets a selector, a literal that enforces it
            when true, so that a SAT solver can find rules that clash. This needs the full model,
            since the reduced model has already applied the rules.

    Returns:
        The clauses. Where the model contradicts itself there is one empty clause.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> from sudoku_core.models.binary import build_model
    >>> build_clauses(build_model(Puzzle([0, 0, 0, 0]))).clauses[:2]
    ((1, 2), (-1, -2))
    """
    if model.contradicts and not selected:
        return Clauses(model, ((),))
    plain = Clauses(model, ())
    literals = plain.literals
    domains = Literals(model.side, model.domains.masks, model.domains.settled, literals)
    names: list[str] = []

    def fresh(name: str) -> int:
        names.append(name)
        return len(literals) + len(names)

    rules = model.layout.extras if selected else ()
    selectors = {rule.name: fresh(rule.name) for rule in rules}
    clauses: dict[Clause, None] = {}
    for cell in model.layout.cells:
        if not domains.settled[cell]:
            digits = domains.variables(cell)
            clauses[tuple(digits)] = None
            clauses.update(dict.fromkeys((-a, -b) for a, b in combinations(digits, 2)))
    for rule, name, primitive in _primitives(model.layout, selected):
        rule_clauses = primitive.clauses(name, domains, fresh)
        if rule in selectors:
            unless = -selectors[rule]
            conditional = ((unless, *clause) for clause in rule_clauses if clause not in clauses)
            clauses.update(dict.fromkeys(conditional))
        else:
            clauses.update(dict.fromkeys(rule_clauses))
    cuts = [plain.no_good(grid) for grid in model.excluded]
    clauses.update(dict.fromkeys(cut for cut in cuts if cut is not None))
    clauses.update(dict.fromkeys((literals[row.variables[0]],) for row in model.fixings))
    return Clauses(model, tuple(clauses), tuple(names), tuple(selectors.items()))


def _primitives(layout: Layout, selected: bool) -> Iterator[tuple[str, str, Primitive]]:
    """Yield the rule (where rules are selected), the name and the value of each primitive."""
    for rule, name, primitive in lowered(layout).parts:
        yield (rule or name) if selected else "", name, primitive


def to_dimacs(clauses: Clauses) -> str:
    """Return the clauses as DIMACS text, with the name of each literal in a comment.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> from sudoku_core.models.binary import build_model
    >>> to_dimacs(build_clauses(build_model(Puzzle([0, 0, 0, 0])))).splitlines()[7:10]
    ['c 8 x_2_2_2', 'p cnf 8 24', '1 2 0']
    """
    model = clauses.model
    names = [model.name(variable) for variable in model.candidates]
    return dimacs(clauses.clauses, [*names, *clauses.auxiliaries])
