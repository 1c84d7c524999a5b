"""A puzzle as clauses for a SAT solver, over the candidates of its binary program.

"Exactly one" becomes one clause that asks for one and, for each pair, one that forbids both. Each
primitive of the kernel writes its own; sums have literals beside those of the candidates.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from .grid import Grid
from .lowering import lowered
from .messages import InputError, Message
from .model import BinaryModel
from .puzzle import Layout
from .rules.kernel import Clause, Literals, Primitive


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
        literals = self.literals
        return tuple([-literals[variable] for variable in ones])


def build_clauses(model: BinaryModel, *, selected: bool = False) -> Clauses:
    """Write the puzzle of a binary program down as clauses.

    Args:
        model: full or reduced.
        selected: whether each rule that is not a block holds only where its selector does, so that
            a SAT solver can be asked which rules clash; of a full model, since in a reduced one
            they have been at work.

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

    rules = model.layout.rules if selected else ()
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
    lower = lowered(layout)
    if not selected:
        for name, primitive in (*lower.different, *lower.others):
            yield "", name, primitive
        return
    for name, block in lower.different[: len(layout.blocks)]:
        yield "", name, block
    for rule in layout.rules:
        for number, part in enumerate(rule.lower(layout.digits), 1):
            yield rule.name, f"{rule.name}_part{number}", part


def dimacs_lines(clauses: Iterable[Clause]) -> str:
    """Clauses as lines of DIMACS text, without its head.

    >>> dimacs_lines([(1, -2), ()])
    '1 -2 0\\n0\\n'
    """
    return "".join([" ".join(map(str, (*clause, 0))) + "\n" for clause in clauses])


def dimacs(clauses: Sequence[Clause], names: Sequence[str] = ()) -> str:
    """Clauses as a whole DIMACS text.

    Args:
        clauses: what is to be satisfied.
        names: the names of the literals 1, 2, 3 …, each put into a comment; there may be none.

    >>> dimacs([(1, -2)])
    'p cnf 2 1\\n1 -2 0\\n'
    """
    head = [f"c {literal} {name}\n" for literal, name in enumerate(names, 1)]
    count = max([len(names), *[abs(literal) for clause in clauses for literal in clause]])
    return "".join([*head, f"p cnf {count} {len(clauses)}\n", dimacs_lines(clauses)])


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


def read_dimacs_answer(text: str) -> list[int] | None:
    """Read what a SAT solver answers in the form of the SAT competitions.

    Args:
        text: lines ``s SATISFIABLE`` or ``s UNSATISFIABLE``, and ``v`` with the literals.

    Returns:
        The literals that hold; None if nothing satisfies the clauses.

    Raises:
        InputError: the text says neither.

    >>> read_dimacs_answer("c done\\ns SATISFIABLE\\nv 1 -2\\nv 3 0\\n")
    [1, 3]
    >>> read_dimacs_answer("s UNSATISFIABLE") is None
    True
    """
    lines = text.splitlines()
    if "s UNSATISFIABLE" in lines:
        return None
    if "s SATISFIABLE" not in lines:
        raise InputError(Message("clauses.answer"))
    words = [word for line in lines if line.startswith("v ") for word in line.split()[1:]]
    return [int(word) for word in words if int(word) > 0]
