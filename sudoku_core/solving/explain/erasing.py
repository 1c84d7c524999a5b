"""Find the smallest sets of givens, or of givens and rules, to erase from an unsolvable puzzle.

There may be several; only the person who typed the puzzle knows which given is the mistake.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial

from ...board.checker import expect_puzzle
from ...board.puzzle import Puzzle
from ...solvers.contract import OnProgress, Progress, Solver, Status, Stopwatch
from ..count import count_solutions
from .clashing import GivenSet, to_erase
from .probes import ItemProbe, Probe, choose_explainer, explainer, find_probe

MORE_SECONDS = 5.0
"""Seconds, after the first set, to look for others as small and to count the solutions of each."""
LOOKING = 0.8
"""Share of ``MORE_SECONDS`` for looking; the rest is for counting."""
COUNTING_SECONDS = 1.0
"""Most seconds to count the solutions that a set leaves."""

Erased = tuple[int, ...]
"""Cells of givens, ascending."""


@dataclass(frozen=True, slots=True)
class Erasure:
    """Givens and rules without which a puzzle can be solved.

    Args:
        cells: the cells of the givens, ascending.
        unique: whether exactly one solution is left; None if not known.
        rules: the names of the rules, and of blocks beside rows, columns, boxes and regions.
    """

    cells: tuple[int, ...]
    unique: bool | None
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Erasures:
    """The smallest sets of givens without which a puzzle can be solved.

    Args:
        status: INFEASIBLE if the puzzle has no solution, SOLVED if it has one, LIMIT (the time ran
            out: not known) or CANCELLED.
        choices: the sets, those that leave exactly one solution first, then those without rules, in
            board order. Empty if nothing that may be erased is enough.
        minimal: whether it is proven that no smaller set exists.
        complete: whether these are all sets of that size.
        rules: the names of extra blocks and rules that have no solution even without givens.
        seconds: the time of the search.
        solver: the name of the solver.
    """

    status: Status
    choices: tuple[Erasure, ...] = ()
    minimal: bool = False
    complete: bool = False
    rules: tuple[str, ...] = ()
    seconds: float = 0.0
    solver: str = ""


def erasures(
    puzzle: Puzzle,
    *,
    limit: int = 12,
    rules: bool = False,
    time_limit: float | None = None,
    on_progress: OnProgress | None = None,
    solver: str | Solver = "auto",
    extra: Mapping[str, Solver] | None = None,
) -> Erasures:
    """Find the smallest sets of givens without which a puzzle can be solved.

    Args:
        puzzle: any blocks and rules, any givens.
        limit: the largest number of sets.
        rules: whether rules may be erased as well as givens.
        time_limit: seconds in all, or None for no limit; after the first set at most
            ``MORE_SECONDS``.
        on_progress: as for ``givens_to_erase``.
        solver: as for ``conflicting_givens``.
        extra: further solvers by name.

    Raises:
        SolverUnavailable: there is no such solver, or it cannot run here.
        SolverError: it does not take the puzzle, proves nothing, or broke.
        ValueError: the limit is less than 1.

    >>> smallest = erasures(Puzzle([1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 4, 0]))
    >>> [(choice.cells, choice.unique) for choice in smallest.choices]
    [((0,), False), ((1,), False), ((10,), False), ((14,), False)]
    >>> smallest.minimal, smallest.complete
    (True, True)
    """
    expect_puzzle(puzzle)
    if limit < 1:
        raise ValueError(f"a limit is a whole number from 1 up, not {limit!r}")
    watch = Stopwatch(time_limit, on_progress)
    choose = partial(choose_explainer, puzzle, extra, erasing=True)
    chosen = explainer(puzzle, solver, choose, extra)
    by_item = ItemProbe(puzzle, find_probe(chosen, puzzle, watch))
    probe: Probe = cache(by_item if rules else find_probe(chosen, puzzle, watch))
    items = by_item.items if rules else None
    first = to_erase(puzzle, probe, watch, (), items)
    now = watch.seconds
    end = min(now + MORE_SECONDS, math.inf if time_limit is None else time_limit)
    watch.limit = now + (end - now) * LOOKING
    others = partial(to_erase, puzzle, probe, watch, items=items)
    sets, complete = _smallest_sets(others, first, limit)
    watch.limit = end
    parts = [by_item.parted(erased) for erased in sets]
    choices = [
        Erasure(cells, _is_unique(puzzle, cells, names, watch), names) for cells, names in parts
    ]
    choices.sort(key=lambda choice: (choice.unique is not True, choice.rules, choice.cells))
    return Erasures(
        first.status,
        tuple(choices),
        first.minimal,
        complete,
        first.rules,
        watch.seconds,
        chosen.name,
    )


def _smallest_sets(
    others: Callable[[Sequence[Erased]], GivenSet], first: GivenSet, limit: int
) -> tuple[list[Erased], bool]:
    """Return all smallest sets, the first included, and whether the list is complete."""
    if not first.cells or not first.minimal:
        return ([first.cells] if first.cells else []), first.minimal
    sets = [first.cells]
    while True:
        other = others(sets)
        if not other.cells:
            return sets, other.minimal
        if len(sets) >= limit:
            return sets, False
        sets.append(other.cells)


def _is_unique(
    puzzle: Puzzle, erased: Erased, names: Sequence[str], watch: Stopwatch
) -> bool | None:
    """Return whether exactly one solution is left without some givens and rules.

    None if that is not known.
    """
    if watch.cancelled or watch.left is None:
        return None

    def tell(progress: Progress) -> bool:
        return watch.report(progress.nodes)

    digits = [0 if cell in erased else digit for cell, digit in enumerate(puzzle.givens.cells)]
    rest = puzzle.replace(puzzle.givens.with_cells(digits))
    if names:
        rest = rest.keeping({rule.name for rule in puzzle.layout.extras}.difference(names))
    seconds = min(watch.left, COUNTING_SECONDS)
    count = count_solutions(rest, limit=2, time_limit=seconds, on_progress=tell)
    # A rule for what has no mark, as "all dots are given", is stronger without an erased mark.
    return count.unique if count.found else None
