"""Chain of linked cells: an assumed digit leaves its neighbours few digits, and in the end none.

White dots in a row, whispers along a line, cells that must not be consecutive: each cell limits the
next by single rows of a table, or by its only digit. The certificate adds up, backwards from the
cell without a digit, the rows that removed its digits and subtracts the cells that they rest on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from ...language.messages import Message
from .conflicts import Conflicts, conflicts_of, in_all
from .equation_index import members, place_message
from .position import Position
from .rule_proofs import Proof, step_by_rows
from .step import Step, Technique

RATINGS = {1: 3.4, 2: 3.7}
"""Rating by number of cells in turn between the assumed digit and the cell without a digit."""
FEW = 4
"""Most candidates of a cell that still limits others."""
Row = tuple[str, str, int]
"""The name of a row, the name of its rule or block, and the set of its candidates."""


@dataclass(frozen=True, slots=True)
class Limit:
    """Candidates that all candidates left in a cell exclude.

    Args:
        cell: the cell; -1 for the assumed candidate.
        left: the set of its candidates left, each of which excludes all of ``excluded``.
        removed: the set of its other candidates, removed before.
        excluded: the set of candidates of other cells.
    """

    cell: int
    left: int
    removed: int
    excluded: int


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield a step for each candidate that leaves a cell without a digit."""
    for step in position.cached("linked chains", _all):
        if step.rating == rating:
            yield step


def _all(position: Position) -> list[Step]:
    conflicts = conflicts_of(position.index.layout)
    steps = []
    for target in members(position.alive) if conflicts.rules else ():
        step = _Chain(position, conflicts, target).step()
        if step:
            steps.append(step)
    return steps


def _cells_of(candidates: int, position: Position) -> set[int]:
    cells = set[int]()
    while candidates:
        cell = _first(candidates) // position.side
        cells.add(cell)
        candidates &= ~position.index.of_cell[cell]
    return cells


def _first(candidates: int) -> int:
    """Return the first candidate of a set."""
    return (candidates & -candidates).bit_length() - 1


class _Chain:
    """Consequences of an assumed candidate, cell by cell.

    Args:
        position: the position.
        conflicts: the conflicts of the board's candidates.
        target: the number of the assumed candidate.
    """

    def __init__(self, position: Position, conflicts: Conflicts, target: int) -> None:
        self._position = position
        self._conflicts = conflicts
        self._target = target
        self._limits: list[Limit] = []
        self._empty = -1
        self._turns = 0
        self._follow()

    def _follow(self) -> None:
        """Remove what the assumption excludes, then what cells left with few digits exclude."""
        position, target = self._position, self._target
        removed = 0
        new = self._limit(-1, 1 << target, 0, self._conflicts.of[target] & position.alive)
        for turn in range(max(RATINGS) + 1):
            removed |= new
            cells = _cells_of(new, position) - {target // position.side}
            new = 0
            for cell in sorted(cells):
                live = position.index.of_cell[cell] & position.alive
                left = live & ~removed
                if not left:
                    self._empty, self._turns = cell, turn
                    return
                if turn < max(RATINGS) and left.bit_count() <= FEW:
                    excluded = in_all(self._conflicts, list(members(left)))
                    excluded &= position.alive & ~removed & ~new & ~(1 << target)
                    new |= self._limit(cell, left, removed & live, excluded)

    def _limit(self, cell: int, left: int, removed: int, excluded: int) -> int:
        """Note the candidates that a cell excludes by single rows; return the set."""
        proven = excluded
        if left & (left - 1):
            proven = 0
            for link in self._conflicts.links[_first(left)]:
                if not left & ~link.candidates:
                    proven |= link.candidates & excluded
        if proven:
            self._limits.append(Limit(cell, left, removed, proven))
        return proven

    def step(self) -> Step | None:
        """Return the step that rules the assumed candidate out; None without a contradiction."""
        if not self._turns:  # no contradiction, or one that a single cell shows
            return None
        position = self._position
        needed = Counter(members(position.index.of_cell[self._empty] & position.alive))
        proof: Proof = Counter({position.cell_row(self._empty): -1})
        between: dict[int, int] = {}
        rules: dict[str, None] = {}
        for limit in reversed([each for limits in self._limits for each in self._apart(limits)]):
            times = self._cover(limit, needed, proof, rules)
            if times and limit.cell >= 0:
                proof[position.cell_row(limit.cell)] -= times
                between.setdefault(limit.cell, limit.left)
                for candidate in members(limit.removed):
                    needed[candidate] += times
        return self._step(
            RATINGS[self._turns], proof, between, tuple([rule for rule in rules if rule])
        )

    def _apart(self, limit: Limit) -> Iterator[Limit]:
        """Yield the limits of single cells."""
        others = limit.excluded
        while others:
            of_cell = self._position.index.of_cell[_first(others) // self._position.side]
            yield replace(limit, excluded=of_cell & others)
            others &= ~of_cell

    def _cover(
        self, limit: Limit, needed: Counter[int], proof: Proof, rules: dict[str, None]
    ) -> int:
        """Add the rows that remove the needed candidates of a limit; return how many.

        Args:
            limit: what a cell excludes from another.
            needed: by candidate how often its removal is needed.
            proof: the certificate, which is changed.
            rules: the names of the rules and blocks of its rows, which are changed.
        """
        total = 0
        while any(needed[candidate] for candidate in members(limit.excluded)):
            left = sum([1 << c for c in members(limit.excluded) if needed[c]])
            first = next(members(left))
            name, rule, candidates = max(
                self._rows(first, limit.left), key=lambda row: (row[2] & left).bit_count()
            )
            covered = list(members(candidates & left))
            times = max([needed[candidate] for candidate in covered])
            for candidate in covered:
                needed[candidate] = 0
            proof[name] += times
            rules[rule] = None
            total += times
        return total

    def _rows(self, candidate: int, others: int) -> Iterator[Row]:
        """Yield the rows with a candidate and all of a set."""
        for number in self._position.index.holding[candidate]:
            equation = self._position.equation(number)
            if not others & ~equation.candidates:
                yield equation.name, equation.block, equation.candidates
        for link in self._conflicts.links[candidate]:
            if not others & ~link.candidates:
                yield link.name, link.rule, link.candidates

    def _step(
        self, rating: float, proof: Proof, between: dict[int, int], rules: tuple[str, ...]
    ) -> Step:
        position = self._position
        cell, digit = position.candidate(self._target)
        base, links = 0, []
        for each, left in reversed(between.items()):
            base |= left
            *digits, last = position.digits_of(left)
            links.append(
                Message(
                    "step.part-either" if digits else "step.part-only",
                    cells=position.coordinates((each,)),
                    digits=position.digit_text(digits or (last,)),
                    other=position.digit_text((last,)),
                )
            )
        message = Message(
            "step.linked-chain",
            cells=position.coordinates((cell,)),
            digits=position.digit_text((digit,)),
            others=position.coordinates((self._empty,)),
            links=tuple(links),
            base=tuple([place_message(position.index, rule) for rule in reversed(rules)]),
        )
        named = "linked-chain", rating
        target = 1 << self._target
        return step_by_rows(position, named, target, proof, message, base, rules)


TECHNIQUE = Technique("linked-chain", tuple(RATINGS.values()), find)
