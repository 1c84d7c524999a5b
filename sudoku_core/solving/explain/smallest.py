"""Find the fewest givens and rules that clash.

A clashing set holds an element of every correction set: a set of givens and rules without which
there is a solution. So a smallest clashing set is a smallest hitting set of the correction sets,
which are found only as they are needed (Ignatiev, Previti, Liffiton and Marques-Silva 2015).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from ...board.checker import expect_puzzle
from ...board.puzzle import Puzzle
from ...solvers.contract import OnProgress, Solver, Status, Stopwatch
from .clashing import GivenSet, clashing
from .hitting import Cells, hitting_sets
from .probes import ItemProbe, choose_explainer, explainer, find_probe
from .shrinking import Reply, shrink

MORE_SECONDS = 5.0
"""Most seconds, after a minimal set, to look for smaller ones."""


def smallest_clash(
    puzzle: Puzzle,
    *,
    time_limit: float | None = None,
    on_progress: OnProgress | None = None,
    solver: str | Solver = "auto",
    extra: Mapping[str, Solver] | None = None,
) -> GivenSet:
    """Find the fewest givens and rules, counted together, that clash.

    Args:
        puzzle: any blocks and rules, any givens.
        time_limit: seconds in all, or None for no limit; after a minimal set at most
            ``MORE_SECONDS``.
        on_progress: called with the size of the best set as ``incumbent`` and the smallest
            possible size as ``bound``; returning True cancels.
        solver: as for ``conflicting_givens``.
        extra: further solvers by name.

    Returns:
        The set; ``smallest`` says whether it is proven that no set is smaller.

    Raises:
        SolverUnavailable: there is no such solver, or it cannot run here.
        SolverError: it does not take the puzzle, proves nothing, or broke.

    >>> from sudoku_core.rules import Killer
    >>> cages = [Killer((0, 1), 3), Killer((10, 11), 3)]
    >>> clash = smallest_clash(Puzzle([4] + [0] * 15, rules=cages))
    >>> clash.cells, clash.rules, clash.smallest
    ((0,), ('killer_r1c1',), True)
    """
    expect_puzzle(puzzle)
    watch = Stopwatch(time_limit, on_progress)
    chosen = explainer(puzzle, solver, partial(choose_explainer, puzzle, extra), extra)
    clash = clashing(puzzle, chosen, watch)
    if clash.status is Status.INFEASIBLE and clash.minimal:
        now = watch.seconds
        watch.limit = min(now + MORE_SECONDS, math.inf if time_limit is None else time_limit)
        probe = ItemProbe(puzzle, find_probe(chosen, puzzle, watch))
        items, proven = _smallest(probe, probe.numbers(clash.cells, clash.rules), watch)
        cells, rules = probe.parted(items)
        clash = GivenSet(Status.INFEASIBLE, cells, True, rules, smallest=proven)
    return replace(clash, solver=chosen.name, seconds=watch.seconds)


def _smallest(probe: ItemProbe, first: Cells, watch: Stopwatch) -> tuple[Cells, bool]:
    """Return a smallest clashing set, and whether no set is proven to be smaller."""
    best = _improved(probe, first)
    corrections: list[Cells] = []
    while len(best) > 1:
        hit = next(hitting_sets(corrections, watch, len(best) - 1), None)
        if hit is None or len(hit) >= len(best):
            return best, not (watch.cancelled or watch.expired)
        watch.report(None, len(hit), len(best))
        answer = probe(hit)
        if answer.core is not None:
            return hit, True
        if answer.wrong is None:
            return best, False
        corrections.append(_reduced(probe, hit, answer.wrong))
    return best, True


def _improved(probe: ItemProbe, first: Cells) -> Cells:
    """Return a clashing set that is no larger, found by doing without each item in turn."""

    def ask(some: Cells) -> Reply[int]:
        answer = probe(some)
        return answer.holds, answer.core or frozenset()

    best, tried = first, frozenset[int]()
    while best - tried:
        item = min(best - tried)
        tried |= {item}
        core = probe(probe.items - {item}).core
        if core is not None:
            other, ended = shrink(ask, core)
            if ended and len(other) < len(best):
                best = other
    return best


def _reduced(probe: ItemProbe, hit: Cells, wrong: Cells) -> Cells:
    """Return a minimal part of a correction set, without any item of a set that has a solution."""
    needed: Cells = frozenset()
    while wrong - needed:
        item = min(wrong - needed)
        answer = probe((probe.items - wrong) | hit | {item})
        if answer.wrong is not None:
            wrong = answer.wrong
        else:
            needed |= {item}
    return wrong
