"""Verification of steps by uniqueness: a deadly pattern can be filled in two ways.

The module shares no code with the techniques. It uses the full model: two fillings of some cells
are alike if every equation, of blocks and rules alike, has the same sum over these cells.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from ...board.candidates import Candidates, hidden_singles
from ...board.grid import variable_of
from ...board.layout import Layout
from ...board.lowering import lowered
from ...board.puzzle import Puzzle
from ...models.book import book_of
from .step import Candidate, Step

MOST_FILLINGS = 2000
"""Most fillings of a pattern to try; a step that needs more is rejected."""
MOST_LOOKS = 500
"""Most states to examine for one candidate."""


def proves_deadly(state: Candidates, step: Step) -> bool:
    """Return whether a step by uniqueness rests on a deadly pattern, and follows from it.

    The role "deadly" is the pattern: cells that are no givens, each with some digits. Every filling
    of the cells with these digits must have another filling that no equation tells apart; so in the
    only solution one of the cells has another digit. For each such digit, the opposite of the
    step's claim has to end in a contradiction: by singles, or in every filling of the cells of the
    role "base".

    Args:
        state: the placed digits and the candidates left; its puzzle has one solution.
        step: the step to verify.
    """
    roles = dict(step.roles)
    pattern: dict[int, list[int]] = {}
    for cell, digit in sorted(set(roles.get("deadly", ()))):  # one filling if named twice
        pattern.setdefault(cell, []).append(digit)
    puzzle = state.puzzle
    named = [*roles.get("deadly", ()), *roles.get("base", ())]
    if not pattern or not all(_on_board(puzzle, candidate) for candidate in named):
        return False
    if any(puzzle.givens.cells[cell] for cell in pattern):
        return False
    if any(state.placed[cell] and state.placed[cell] not in pattern[cell] for cell in pattern):
        return False
    if not _always_two_fillings(puzzle.layout, pattern):
        return False
    others = [
        (cell, digit)
        for cell, pattern_digits in pattern.items()
        for digit in _digits(state.masks[cell])
        if digit not in pattern_digits
    ]
    base = sorted({cell for cell, _digit in roles.get("base", ())})
    return all(
        _Refuter(puzzle.layout, base).refutes(list(state.masks), (denied, other))
        for denied in _denied(state, step)
        for other in others
    )


def _on_board(puzzle: Puzzle, candidate: Candidate) -> bool:
    cell, digit = candidate
    return cell in puzzle.cells and 1 <= digit <= puzzle.side


def _denied(state: Candidates, step: Step) -> list[Candidate]:
    """Return the candidates that cannot hold if the step is right."""
    beside = [
        (cell, digit)
        for cell, placed in step.places
        for digit in _digits(state.masks[cell])
        if digit != placed
    ]
    return [*step.eliminates, *beside]


def _always_two_fillings(layout: Layout, pattern: dict[int, list[int]]) -> bool:
    """Return whether each filling of a pattern has another with the same sums everywhere."""
    columns, side = _columns(layout), layout.side
    alike: Counter[frozenset[tuple[int, int]]] = Counter()
    for count, filling in enumerate(_fillings(lowered(layout).peers, pattern)):
        if count == MOST_FILLINGS:
            return False
        if filling is None:
            continue
        sums: Counter[int] = Counter()
        for cell, digit in filling:
            for row, factor in columns[variable_of(cell, digit, side)]:
                sums[row] += factor
        alike[frozenset(item for item in sums.items() if item[1])] += 1
    return all(times > 1 for times in alike.values())


@lru_cache(maxsize=8)
def _columns(layout: Layout) -> dict[int, list[tuple[int, int]]]:
    """Return for each variable the numbers of its equations in the full model, and its factors."""
    columns: dict[int, list[tuple[int, int]]] = {}
    for number, row in enumerate(book_of(layout).model.constraints):
        for factor, variable in row.terms:
            columns.setdefault(variable, []).append((number, factor))
    return columns


def _fillings(
    peers: Sequence[Sequence[int]], left: dict[int, list[int]]
) -> Iterator[list[Candidate] | None]:
    """Yield all fillings of cells with these digits, different in peers; None for dead ends."""
    if not left:
        yield []
        return
    cell = min(left, key=lambda cell: len(left[cell]))
    if not left[cell]:
        yield None
    for digit in left[cell]:
        after = {
            other: [d for d in digits if d != digit] if other in peers[cell] else digits
            for other, digits in left.items()
            if other != cell
        }
        for rest in _fillings(peers, after):
            yield None if rest is None else [(cell, digit), *rest]


class _Refuter:
    """A search for contradictions, by singles and by the fillings of a few cells."""

    def __init__(self, layout: Layout, base: Sequence[int]) -> None:
        lower = lowered(layout)
        self.peers, self.full, self.cells = lower.peers, lower.full, base
        self.states = 0

    def refutes(self, masks: list[int], assumed: Sequence[Candidate]) -> bool:
        """Return whether these candidates cannot all hold; False if the search is too long."""
        self.states += 1
        for cell, digit in assumed:
            masks[cell] &= 1 << digit - 1
            if not masks[cell]:
                return True
        if not self._settled(masks):
            return True
        open_cells = [cell for cell in self.cells if masks[cell] & (masks[cell] - 1)]
        if not open_cells or self.states > MOST_LOOKS:
            return False
        cell = min(open_cells, key=lambda cell: masks[cell].bit_count())
        return all(self.refutes(masks[:], [(cell, digit)]) for digit in _digits(masks[cell]))

    def _settled(self, masks: list[int]) -> bool:
        """Apply singles; return whether each cell still has a digit and each digit a place."""
        done: set[int] = set()
        more = True
        while more:
            single = [c for c, m in enumerate(masks) if m and not m & (m - 1) and c not in done]
            for cell in single:
                for peer in self.peers[cell]:
                    masks[peer] &= ~masks[cell]
                    if not masks[peer]:
                        return False
            done.update(single)
            more = bool(single)
            for cells in self.full:
                hidden = hidden_singles(cells, masks)
                if hidden is None:
                    return False
                more = more or bool(hidden)
        return True


def _digits(mask: int) -> list[int]:
    return [bit + 1 for bit in range(mask.bit_length()) if mask >> bit & 1]
