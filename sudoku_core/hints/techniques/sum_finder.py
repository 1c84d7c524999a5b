"""Search for the smallest sum of equations that rules a candidate out, by linear programming.

A sum of the rows of a state, each with a multiplier y (y > 0 for at-most-one rows, y < 0 for
exactly-one rows), proves that a candidate t is 0 if its coefficients are all at least 0 and that of
t is greater than its right-hand side. Of all such sums the smallest, min Σ|y|, is a linear program.
The program is solved through its dual: values x of all candidates and z with

    max z,  x ≥ 0,  x_t ≥ z,  −1 ≤ a·x − b·z ≤ 1 for each row a·x = b (no −1 where it is a·x ≤ b),

whose best z is the size of the sum and whose dual values are the multipliers. Without a candidate t
the program asks for a sum that says 0 ≤ −1: the state has no solution. Another candidate only
changes one bound, and z can be bounded by the best size so far. (If x and z are unbounded, x / z is
a solution of the relaxation with x_t = 1: no sum exists.)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import inf, lcm

from ...board.candidates import Candidates
from ...board.grid import cell_at
from ...models.book import book_of
from ...models.lp import DENOMINATORS, LinearProgram, LpAnswer, LpStatus, MakeLp, Row
from .certificates import reduced
from .step import Multiplier
from .step_checker import impossible

LARGEST = 99.0
"""Largest size of a sum to look for."""
MOST_OPEN = 1500
"""Most candidates left; with more, one answer takes too long to try many of them."""
SMALL = 1e-6
"""Tolerance: smaller numbers count as 0."""


def few_enough(state: Candidates) -> bool:
    """Return whether a state has few enough candidates left to look for many sums.

    Args:
        state: the placed digits and the candidates left.
    """
    cells = zip(state.masks, state.placed, strict=True)
    return sum(mask.bit_count() for mask, digit in cells if not digit) <= MOST_OPEN


@dataclass(frozen=True, slots=True)
class OpenRow:
    """A row of the full model, restricted to the open cells of a state.

    Args:
        name: the name in the full model.
        terms: coefficients with the variables left.
        sense: "=", "<=" or ">=".
        bound: the right-hand side without the placed digits.
        placed: coefficients with the cells of the placed digits.
    """

    name: str
    terms: tuple[tuple[int, int], ...]
    sense: str
    bound: int
    placed: tuple[tuple[int, int], ...]


class SumFinder:
    """A finder of smallest sums, with one LP that holds all equations of a state.

    Args:
        state: the placed digits and the candidates left.
        make_lp: the constructor of the LP solver.

    Attributes:
        rows: the equations of the state.
        work: simplex iterations times rows so far.
        no_smaller: after a search, the variables that no sum smaller than its result rules out; if
            the search had no result, none smaller than its limit.
    """

    def __init__(self, state: Candidates, make_lp: MakeLp) -> None:
        self.state = state
        self.rows = open_rows(state)
        variables = sorted({variable for row in self.rows for _factor, variable in row.terms})
        self.columns = {variable: column for column, variable in enumerate(variables)}
        self.work = 0
        self.no_smaller: frozenset[int] = frozenset()
        self._variables = variables
        self._dead: set[int] = set()
        self._lp = make_lp(self._program(variables))

    def _program(self, variables: Sequence[int]) -> LinearProgram:
        last = len(variables)
        rows = []
        for row in self.rows:
            terms = [(float(factor), self.columns[variable]) for factor, variable in row.terms]
            terms.append((-float(row.bound), last))
            lower = -inf if row.sense == "<=" else -1.0
            rows.append(Row(tuple(terms), lower, inf if row.sense == ">=" else 1.0))
        for column in range(last):
            rows.append(Row(((1.0, column), (-1.0, last)), -inf, inf))
        return LinearProgram(
            (0.0,) * last + (-1.0,), (0.0,) * (last + 1), (inf,) * last + (LARGEST,), tuple(rows)
        )

    def smallest(self, target: int | None, most: float = LARGEST) -> tuple[float, ...] | None:
        """Return the multipliers of the smallest sum, one for each row; None if there is no sum.

        Args:
            target: the variable to rule out; None to rule the state out.
            most: the size that the sum must stay below.
        """
        last = len(self.columns)
        self._lp.change_column(last, 0.0, most)
        row = len(self.rows) + (self.columns[target] if target is not None else 0)
        if target is not None:
            self._lp.change_row(row, 0.0, inf)
        answer = self._lp.solve()
        if target is not None:
            self._lp.change_row(row, -inf, inf)
        self.work += answer.iterations * len(self.rows)
        self.no_smaller = self._at_bound(answer)
        if answer.status is not LpStatus.OPTIMAL or not _below(answer, most):
            return None
        return tuple([-dual for dual in answer.duals[: len(self.rows)]])

    def _at_bound(self, answer: LpAnswer) -> frozenset[int]:
        """Return the variables with x ≥ z, for which the same x and z are a solution too."""
        *values, size = answer.values or (0.0,)
        return frozenset([v for v, value in zip(self._variables, values) if value > size - SMALL])

    def contradiction(self, state: Candidates) -> tuple[Multiplier, ...]:
        """Return equations that add up to a contradiction in a later state; () if none do.

        Args:
            state: the finder's state with more digits placed and candidates eliminated.
        """
        side, masks = state.puzzle.side, state.masks
        dead = set()
        for variable, column in self.columns.items():
            cell, bit = divmod(variable, side)
            if cell < len(masks) and not masks[cell] >> bit & 1:
                dead.add(column)
        for column in dead ^ self._dead:
            self._lp.change_column(column, 0.0, 0.0 if column in dead else inf)
        self._dead = dead
        multipliers = self.smallest(None)
        for proof in self.exact(multipliers or ()):
            if impossible(state, proof):
                return proof
        return ()

    def exact(self, multipliers: Sequence[float]) -> Iterator[tuple[Multiplier, ...]]:
        """Yield certificates in whole numbers close to the LP solver's multipliers, simplest first.

        Args:
            multipliers: a multiplier for each row.
        """
        columns = self.state.puzzle.columns
        for most in DENOMINATORS:
            near = [Fraction(multiplier).limit_denominator(most) for multiplier in multipliers]
            scale = lcm(*[multiplier.denominator for multiplier in near])
            proof: Counter[str] = Counter()
            standing: Counter[int] = Counter()
            for row, multiplier in zip(self.rows, near):
                if times := int(multiplier * scale):
                    proof[row.name] += times
                    for factor, cell in row.placed:
                        standing[cell] -= factor * times
            for cell, times in standing.items():
                if times:
                    at, column = cell_at(cell, columns)
                    proof[f"cell_r{at}c{column}"] += times
            yield reduced(proof)

    def close(self) -> None:
        """Release the LP solver."""
        self._lp.close()


def _below(answer: LpAnswer, most: float) -> bool:
    return answer.objective is not None and -answer.objective < most - SMALL


def open_rows(state: Candidates) -> tuple[OpenRow, ...]:
    """Return the rows of the full model that restrict the candidates left.

    Args:
        state: the placed digits and the candidates left.
    """
    side, masks, placed = state.puzzle.side, state.masks, state.placed
    rows = []
    for row in book_of(state.puzzle.layout).model.constraints:
        terms, standing, bound = [], [], row.bound
        for factor, variable in row.terms:
            cell, bit = divmod(variable, side)
            if cell < len(masks):
                if not masks[cell] >> bit & 1:
                    continue
                if placed[cell]:
                    bound -= factor
                    standing.append((factor, cell))
                    continue
            terms.append((factor, variable))
        if terms or bound:
            rows.append(OpenRow(row.name, tuple(terms), row.sense, bound, tuple(standing)))
    return tuple(rows)
