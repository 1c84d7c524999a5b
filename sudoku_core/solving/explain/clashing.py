"""Find givens that clash, and the fewest givens to erase.

Givens clash if they have no solution together. Clashing givens that have one without any single one
of them are a minimal unsatisfiable subset (MUS; of linear programs, an irreducible infeasible
subsystem, IIS). Such a set is found by deletion (the deletion filter of Chinneck and Dravnieks
1991; deletion-based MUS extraction, Marques-Silva 2010), several elements at a time while that
succeeds (progression, Marques-Silva, Janota and Belov 2013). Fewest givens to erase are a smallest
hitting set of all such subsets, which are found only as they are needed (implicit hitting sets,
Moreno-Centeno and Karp 2013; the duality is Reiter's 1987).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import partial

from ...board.blocks import blocks_for
from ...board.checker import expect_puzzle
from ...board.puzzle import Puzzle
from ...solvers.contract import OnProgress, Solver, Status, Stopwatch
from .faults import faults
from .hitting import Cells, hitting_sets
from .probes import Names, Probe, choose_explainer, explainer, find_probe, seen
from .shrinking import Reply, shrink


@dataclass(frozen=True, slots=True)
class GivenSet:
    """A set of givens that clash, or of givens to erase.

    Args:
        status: INFEASIBLE if the puzzle has no solution, SOLVED if it has one, LIMIT (the time ran
            out: not known) or CANCELLED.
        cells: the cells of the givens, ascending; empty unless INFEASIBLE.
        minimal: whether the set is proven to be minimal; False if the time ran out.
        rules: the names of the rules, and of blocks beside rows, columns, boxes and regions, with
            which the givens clash. If the set is minimal, no rule can be left out either.
        solver: the name of the chosen solver, even if no solver was needed.
        seconds: the time of the search.
        smallest: whether it is proven that no set of givens and rules is smaller
            (``smallest_clash``).
    """

    status: Status
    cells: tuple[int, ...] = ()
    minimal: bool = False
    rules: tuple[str, ...] = ()
    solver: str = ""
    seconds: float = 0.0
    smallest: bool = False


def conflicting_givens(
    puzzle: Puzzle,
    *,
    time_limit: float | None = None,
    on_progress: OnProgress | None = None,
    other_than: Iterable[Iterable[int]] = (),
    solver: str | Solver = "auto",
    extra: Mapping[str, Solver] | None = None,
) -> GivenSet:
    """Find a minimal set of givens that clash.

    Without any one of its givens, the others have a solution. Two equal givens in a block are such
    a set, found without a solver. Otherwise givens are left out one by one as long as there is no
    solution; then rules, and blocks that are no rows, columns, boxes or regions.

    Args:
        puzzle: any blocks and rules, any givens.
        time_limit: seconds, or None for no limit; at the limit the set found so far is returned.
        on_progress: called with the size of the set so far as ``incumbent`` and the number of
            givens that surely belong to it as ``bound``; returning True cancels.
        other_than: sets of cells found before; the new set lacks a given of each.
        solver: a solver that proves, as for ``solve``; "auto" is what ``choose_explainer`` returns.
        extra: further solvers by name.

    Returns:
        The set. INFEASIBLE without cells means that there is no set other than those named; or, if
        none was named, that the blocks and rules have no solution even without givens.

    Raises:
        SolverUnavailable: there is no such solver, or it cannot run here.
        SolverError: it does not take the puzzle, proves nothing, or broke.

    >>> clash = conflicting_givens(Puzzle([1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 4, 0]))
    >>> clash.status, clash.cells, clash.minimal
    (<Status.INFEASIBLE: 'infeasible'>, (0, 1, 10, 14), True)
    >>> conflicting_givens(Puzzle([1] + [0] * 15)).status
    <Status.SOLVED: 'solved'>
    """
    expect_puzzle(puzzle)
    watch = Stopwatch(time_limit, on_progress)
    known = [frozenset(cells) for cells in other_than]
    choose = partial(choose_explainer, puzzle, extra, other_than=known)
    chosen = explainer(puzzle, solver, choose, extra)
    clash = clashing(puzzle, chosen, watch, known)
    return replace(clash, solver=chosen.name, seconds=watch.seconds)


def givens_to_erase(
    puzzle: Puzzle,
    *,
    time_limit: float | None = None,
    on_progress: OnProgress | None = None,
    other_than: Iterable[Iterable[int]] = (),
    solver: str | Solver = "auto",
    extra: Mapping[str, Solver] | None = None,
) -> GivenSet:
    """Find a smallest set of givens without which the puzzle can be solved.

    First givens are kept one by one as long as there is a solution. Then smaller sets are sought:
    the erased givens must hit every set that clashes. So the fewest givens are erased that hit the
    sets known so far; if there is still no solution, that yields another set.

    Args:
        puzzle: any blocks and rules, any givens.
        time_limit: seconds, or None for no limit; at the limit the set found so far is returned.
        on_progress: called with the best size so far as ``incumbent`` and the smallest possible
            size as ``bound``; returning True cancels.
        other_than: sets of cells found before; the new set is another, no larger than these.
        solver: as for ``conflicting_givens``.
        extra: further solvers by name.

    Returns:
        The set; ``minimal`` says whether no set, other than those named, is smaller. INFEASIBLE
        without cells means that there is no other set as small; or, if none was named, that the
        blocks and rules in ``rules`` have no solution even without givens.

    Raises:
        SolverUnavailable: there is no such solver, or it cannot run here.
        SolverError: it does not take the puzzle, proves nothing, or broke.

    >>> puzzle = Puzzle([1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 4, 0])
    >>> fewest = givens_to_erase(puzzle)
    >>> fewest.status, len(fewest.cells), fewest.minimal
    (<Status.INFEASIBLE: 'infeasible'>, 1, True)
    >>> other = givens_to_erase(puzzle, other_than=[(0,), (1,), (10,)])
    >>> other.cells, givens_to_erase(puzzle, other_than=[(0,), (1,), (10,), other.cells]).cells
    ((14,), ())
    """
    expect_puzzle(puzzle)
    watch = Stopwatch(time_limit, on_progress)
    choose = partial(choose_explainer, puzzle, extra, erasing=True)
    chosen = explainer(puzzle, solver, choose, extra)
    smallest = to_erase(puzzle, find_probe(chosen, puzzle, watch), watch, other_than)
    return replace(smallest, solver=chosen.name, seconds=watch.seconds)


def clashing(
    puzzle: Puzzle, solver: Solver, watch: Stopwatch, known: Sequence[Cells] = ()
) -> GivenSet:
    """Return a minimal set that is not known yet, as ``conflicting_givens`` does."""
    at_sight = seen(puzzle, known)
    if at_sight is not None and not puzzle.layout.extras:
        return _set_of(at_sight, minimal=_can_be_filled(puzzle, solver, watch))
    probe = find_probe(solver, puzzle, watch)
    if at_sight is not None:
        return _minimal(puzzle, probe, at_sight, watch)
    givens = _givens(puzzle)
    whole = probe(givens)
    if whole.core is None:
        return GivenSet(watch.stopped if whole.wrong is None else Status.SOLVED)
    for left_out in hitting_sets(known, watch):
        answer = probe(givens - left_out) if left_out else whole
        if answer.core is not None:
            return _minimal(puzzle, probe, answer.core, watch)
        if answer.wrong is None:
            return GivenSet(watch.stopped)
    return _no_other(watch)


def to_erase(
    puzzle: Puzzle,
    probe: Probe,
    watch: Stopwatch,
    other_than: Iterable[Iterable[int]] = (),
    items: Cells | None = None,
) -> GivenSet:
    """Return the result of ``givens_to_erase`` by a given probe and stopwatch.

    With the items of an ``ItemProbe``, rules may be erased too.
    """
    named = {frozenset(cells) for cells in other_than}
    givens = _givens(puzzle) if items is None else items
    whole = probe(givens)
    if whole.core is None:
        return GivenSet(watch.stopped if whole.wrong is None else Status.SOLVED)
    best = None if named else _fewest_wrong(probe, givens)
    known = list(faults(puzzle)) if items is None else []
    while (erased := _next_hit(known, named, watch)) is not None:
        if best is not None and len(best) <= max(len(erased), 1):
            return _set_of(best, minimal=True)
        watch.report(None, len(erased), None if best is None else len(best))
        answer = probe(givens - erased) if erased else whole
        if answer.wrong is not None:
            return _set_of(erased, minimal=True)
        if answer.core is None:
            return GivenSet(watch.stopped) if best is None else _set_of(best, minimal=False)
        smallest_core, _ = shrink(_givens_of(probe), answer.core)
        if not smallest_core:
            return _minimal(puzzle, probe, smallest_core, watch)
        known.append(smallest_core)
    return _no_other(watch) if best is None else _set_of(best, minimal=False)


def _givens(puzzle: Puzzle) -> Cells:
    return frozenset(cell for cell, digit in enumerate(puzzle.givens.cells) if digit)


def _can_be_filled(puzzle: Puzzle, solver: Solver, watch: Stopwatch) -> bool:
    """Return whether the blocks surely have a solution without givens, so that no single given
    clashes.
    """
    if puzzle.blocks == blocks_for(puzzle.side, puzzle.box):
        return True
    return find_probe(solver, puzzle, watch)(frozenset()).wrong is not None


def _fewest_wrong(probe: Probe, givens: Cells) -> Cells | None:
    """Return givens to erase, found by keeping givens one by one; None if there is no solution.

    To keep any one of these givens, another would have to go; still there may be a smaller set.
    """
    wrong = probe(frozenset()).wrong
    refused: Cells = frozenset()
    while wrong is not None and wrong - refused:
        cell = min(wrong - refused)
        answer = probe(givens - wrong | {cell})
        if answer.wrong is not None:
            wrong = answer.wrong
        elif answer.core is not None:
            refused |= {cell}
        else:
            break
    return wrong


def _next_hit(known: Sequence[Cells], named: Set[Cells], watch: Stopwatch) -> Cells | None:
    """Return a smallest set that hits all known sets and is neither excluded nor too large."""
    most = min(map(len, named), default=None)
    return next((hit for hit in hitting_sets(known, watch, most) if hit not in named), None)


def _minimal(puzzle: Puzzle, probe: Probe, core: Cells, watch: Stopwatch) -> GivenSet:
    """Return a minimal part of a clashing set of givens, and then of the rules."""
    cells, ended = shrink(_givens_of(probe), core, partial(watch.report, None))
    names = frozenset(rule.name for rule in puzzle.layout.extras)
    if names and ended:
        names, ended = _rules_of(probe, cells, names)
    rules = tuple(rule.name for rule in puzzle.layout.extras if rule.name in names)
    return _set_of(cells, ended, rules)


def _rules_of(probe: Probe, cells: Cells, names: Names) -> tuple[Names, bool]:
    """Return a minimal set of rules with which these givens clash."""

    def ask(some: Names) -> Reply[str]:
        answer = probe(cells, some)
        return answer.holds, answer.rules

    holds, core = ask(names)  # a SAT solver names some of them at once
    return (names, False) if holds is None else shrink(ask, core)


def _givens_of(probe: Probe) -> Callable[[Cells], Reply[int]]:
    """Return the question for ``shrink``: which of some givens clash with all rules."""

    def ask(some: Cells) -> Reply[int]:
        answer = probe(some)
        return answer.holds, answer.core or frozenset()

    return ask


def _set_of(cells: Iterable[int], minimal: bool, rules: tuple[str, ...] = ()) -> GivenSet:
    return GivenSet(Status.INFEASIBLE, tuple(sorted(cells)), minimal, rules)


def _no_other(watch: Stopwatch) -> GivenSet:
    """Return the result without a set: none exists, or the search was stopped."""
    if watch.cancelled or watch.expired:
        return GivenSet(watch.stopped)
    return GivenSet(Status.INFEASIBLE, minimal=True)
