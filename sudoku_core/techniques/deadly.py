"""Deadly patterns: cells that could be filled in two ways, so that no solution was the only one.

This shares nothing with what finds steps. It asks the full model what is alike: two fillings of
some cells are where every equation, of blocks and rules alike, has the same sum over these cells.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from ..candidates import Candidates, hidden_singles
from ..grid import variable_of
from ..lowering import lowered
from ..model import build_model
from ..puzzle import Layout, Puzzle
from .step import Candidate, Step

MOST_FILLINGS = 2000
"""So many ways to fill a pattern are tried; what would need more is not taken for right."""
MOST_LOOKS = 500
"""So many states are looked at for one candidate to be ruled out."""


def proves_deadly(state: Candidates, step: Step) -> bool:
    """Whether a step by uniqueness rests on a deadly pattern, and follows from it.

    The role "deadly" is the pattern: cells that are no givens, and in each some digits. However
    they were filled with these, there has to be another way that all equations take for the same;
    so in the only solution one of the cells has another digit. Beside each such digit, whatever the
    step rules out has to end in a contradiction: by singles, or in every filling of the cells of
    the role "base".

    Args:
        state: what stands on the board, and the candidates left; its puzzle has one solution.
        step: what is claimed.
    """
    roles = dict(step.roles)
    pattern: dict[int, list[int]] = {}
    for cell, digit in sorted(set(roles.get("deadly", ()))):  # twice named is no second filling
        pattern.setdefault(cell, []).append(digit)
    puzzle = state.puzzle
    named = [*roles.get("deadly", ()), *roles.get("base", ())]
    if not pattern or not all(_on_board(puzzle, candidate) for candidate in named):
        return False
    if any(puzzle.givens.cells[cell] for cell in pattern):
        return False
    if any(state.placed[cell] and state.placed[cell] not in pattern[cell] for cell in pattern):
        return False
    if not _never_one(puzzle.layout, pattern):
        return False
    others = [
        (cell, digit)
        for cell, held in pattern.items()
        for digit in _digits(state.masks[cell])
        if digit not in held
    ]
    base = sorted({cell for cell, _digit in roles.get("base", ())})
    return all(
        _Look(puzzle.layout, base).ends(list(state.masks), (denied, other))
        for denied in _denied(state, step)
        for other in others
    )


def _on_board(puzzle: Puzzle, candidate: Candidate) -> bool:
    """Whether there is such a cell and such a digit."""
    cell, digit = candidate
    return cell in puzzle.cells and 1 <= digit <= puzzle.side


def _denied(state: Candidates, step: Step) -> list[Candidate]:
    """What cannot hold if the step is right."""
    beside = [
        (cell, digit)
        for cell, placed in step.places
        for digit in _digits(state.masks[cell])
        if digit != placed
    ]
    return [*step.eliminates, *beside]


def _never_one(layout: Layout, pattern: dict[int, list[int]]) -> bool:
    """Whether each filling of a pattern has another for which all equations have the same sums."""
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
    """By variable, the full model's equations that it is in, by number, and with what factor."""
    columns: dict[int, list[tuple[int, int]]] = {}
    model = build_model(layout.puzzle([0] * layout.size), "full")
    for number, row in enumerate(model.constraints):
        for factor, variable in row.terms:
            columns.setdefault(variable, []).append((number, factor))
    return columns


def _fillings(
    peers: Sequence[Sequence[int]], left: dict[int, list[int]]
) -> Iterator[list[Candidate] | None]:
    """All ways to fill cells with these digits where peers differ; None for each dead end."""
    if not left:
        yield []
        return
    cell = min(left, key=lambda one: len(left[one]))
    if not left[cell]:
        yield None
    for digit in left[cell]:
        after = {
            other: [one for one in held if one != digit] if other in peers[cell] else held
            for other, held in left.items()
            if other != cell
        }
        for rest in _fillings(peers, after):
            yield None if rest is None else [(cell, digit), *rest]


class _Look:
    """A look at what follows from candidates, by singles and by the fillings of a few cells."""

    def __init__(self, layout: Layout, base: Sequence[int]) -> None:
        lower = lowered(layout)
        self.peers, self.full, self.base = lower.peers, lower.full, base
        self.looks = 0

    def ends(self, masks: list[int], assumed: Sequence[Candidate]) -> bool:
        """Whether these candidates cannot all hold; no where that is not seen soon."""
        self.looks += 1
        for cell, digit in assumed:
            masks[cell] &= 1 << digit - 1
            if not masks[cell]:
                return True
        if not self._settled(masks):
            return True
        open_cells = [cell for cell in self.base if masks[cell] & (masks[cell] - 1)]
        if not open_cells or self.looks > MOST_LOOKS:
            return False
        cell = min(open_cells, key=lambda one: masks[one].bit_count())
        return all(self.ends(masks[:], [(cell, digit)]) for digit in _digits(masks[cell]))

    def _settled(self, masks: list[int]) -> bool:
        """Whether singles leave each cell a digit and each digit a place."""
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
    """The digits of a set of candidates of a cell."""
    return [bit + 1 for bit in range(mask.bit_length()) if mask >> bit & 1]
