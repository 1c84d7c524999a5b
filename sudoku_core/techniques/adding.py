"""Finds the smallest sum of a state's equations that rules a candidate out, by an LP solver.

A sum of the rows of a state, each times a multiplier y (links y > 0, truths y < 0), proves that a
candidate t is 0 where its coefficients are all at least 0 and that of t is greater than its bound.
Of all these the smallest, min Σ|y|, is a linear program. It is solved by its dual: values x of all
candidates and z with

    max z,  x ≥ 0,  x_t ≥ z,  −1 ≤ a·x − b·z ≤ 1 for each row a·x = b (no −1 where it is a·x ≤ b),

whose best z is the size of the sum and whose dual values are the multipliers. That no candidate is
named asks for a sum that says 0 ≤ −1: the state has no solution. Another candidate is only another
bound, and z can be held below the best so far. (x and z are bounded, if they are, by the sum; else
x / z is a solution of the relaxation with x_t = 1, and z grows up to what it is held by.)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import inf, lcm

from ..candidates import Candidates
from ..grid import cell_at
from ..lp import DENOMINATORS, Ended, LinearProgram, LpAnswer, MakeLp, Row
from ..model import build_model
from ..puzzle import Layout
from ..rules.kernel import Constraint
from .checking import impossible
from .step import Multiplier

LARGEST = 99.0
"""Sums of a greater size are not looked for."""
MOST_OPEN = 1500
"""With more candidates left, one answer takes so long that there is no going through many."""
SMALL = 1e-6
"""What is below this is 0."""


def few_enough(state: Candidates) -> bool:
    """Whether so few candidates are left that many sums can be looked for.

    Args:
        state: what stands on the board, and the candidates left.
    """
    opened = zip(state.masks, state.placed, strict=True)
    return sum(mask.bit_count() for mask, digit in opened if not digit) <= MOST_OPEN


@dataclass(frozen=True, slots=True)
class OpenRow:
    """A row of the full model, as far as it is open in a state.

    Args:
        name: as the full model calls it.
        terms: the coefficients with those variables that are left.
        sense: "=", "<=" or ">=".
        bound: the right-hand side without what stands on the board.
        placed: what stands on the board: coefficients with cells.
    """

    name: str
    terms: tuple[tuple[int, int], ...]
    sense: str
    bound: int
    placed: tuple[tuple[int, int], ...]


class Adder:
    """Finds the smallest sums of a state's equations, by an LP solver that holds them all.

    Args:
        state: what stands on the board, and the candidates left.
        make_lp: makes the LP solver.
    """

    def __init__(self, state: Candidates, make_lp: MakeLp) -> None:
        self.state = state
        self.rows = open_rows(state)
        variables = sorted({variable for row in self.rows for _factor, variable in row.terms})
        self.columns = {variable: column for column, variable in enumerate(variables)}
        self.work = 0
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
        """The multipliers, by row, of the smallest sum.

        Args:
            target: the variable to rule out; None to rule the state out.
            most: the sum has to be smaller than that.

        Returns:
            None where there is none.
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
        if answer.ended is not Ended.OPTIMAL or not _below(answer, most):
            return None
        return tuple([-dual for dual in answer.duals[: len(self.rows)]])

    def contradiction(self, state: Candidates) -> tuple[Multiplier, ...]:
        """Equations that add up to what cannot be in a state; none where none do.

        Args:
            state: what comes of this one when more is placed and ruled out.
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
        """Proofs in whole numbers, near to what the LP solver says; the simplest first.

        Args:
            multipliers: by row.
        """
        columns = self.state.puzzle.columns
        for most in DENOMINATORS:
            near = [Fraction(one).limit_denominator(most) for one in multipliers]
            scale = lcm(*[one.denominator for one in near])
            proof: list[Multiplier] = []
            standing: Counter[int] = Counter()
            for row, one in zip(self.rows, near):
                if times := int(one * scale):
                    proof.append((row.name, times))
                    for factor, cell in row.placed:
                        standing[cell] -= factor * times
            for cell, times in standing.items():
                if times:
                    at, column = cell_at(cell, columns)
                    proof.append((f"cell_r{at}c{column}", times))
            yield tuple(proof)

    def close(self) -> None:
        """Let go of the LP solver."""
        self._lp.close()


def _below(answer: LpAnswer, most: float) -> bool:
    return answer.objective is not None and -answer.objective < most - SMALL


def open_rows(state: Candidates) -> tuple[OpenRow, ...]:
    """The rows of the full model that say something about what is left.

    Args:
        state: what stands on the board, and the candidates left.
    """
    side, masks, placed = state.puzzle.side, state.masks, state.placed
    found = []
    for row in _rows(state.puzzle.layout):
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
            found.append(OpenRow(row.name, tuple(terms), row.sense, bound, tuple(standing)))
    return tuple(found)


@lru_cache(maxsize=8)
def _rows(layout: Layout) -> tuple[Constraint, ...]:
    return build_model(layout.puzzle([0] * layout.size), "full").constraints
