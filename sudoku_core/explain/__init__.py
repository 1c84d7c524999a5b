"""Why a puzzle has no solution: givens that can not stand together, and which to erase."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from functools import partial
from itertools import combinations

from ..blocks import blocks_for
from ..puzzle import Puzzle
from ..solvers.contract import OnProgress, Status, Stopwatch
from ..validation import conflicts
from .hitting import Cells, hitting_sets
from .probes import MakeProbe, Probe, find_probe


@dataclass(frozen=True, slots=True)
class GivenSet:
    """Some of the givens of a puzzle, and what is known of them.

    Args:
        status: INFEASIBLE if the puzzle has no solution, SOLVED if it has one, LIMIT (the time ran
            out: not known) or CANCELLED.
        cells: the cells of the givens, ascending; none unless INFEASIBLE.
        minimal: whether that is proven to be minimal; False where the time ran out.
    """

    status: Status
    cells: tuple[int, ...] = ()
    minimal: bool = False


def conflicting_givens(
    puzzle: Puzzle,
    time_limit: float | None = None,
    *,
    on_progress: OnProgress | None = None,
    other_than: Iterable[Iterable[int]] = (),
    solver: str | MakeProbe = "auto",
) -> GivenSet:
    """Find a minimal set of givens that can not stand together.

    Leaving out any one of them, the others have a solution. Two of a digit in one block are such a
    set, found without a solver. Else, given after given is left out as long as no solution appears.

    Args:
        puzzle: any blocks, any givens.
        time_limit: seconds, or None for no limit; what is found by then is the answer.
        on_progress: told how it goes, with the size of the set so far as ``incumbent`` and how many
            givens surely belong to it as ``bound``; returning True cancels.
        other_than: sets of cells found before; the answer lacks a given of each.
        solver: "search", "cadical" (which needs the package ``python-sat``), or "auto" for
            "cadical" where it is there; or what makes a probe, such as a ``SatProbe``.

    Returns:
        The set. INFEASIBLE without cells says: there is no set other than those; or, when none was
        named, that the blocks can not be filled even without givens.

    Raises:
        SolverUnavailable: there is no such solver, or it can not run here.

    >>> found = conflicting_givens(Puzzle([1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 4, 0]))
    >>> found.status, found.cells, found.minimal
    (<Status.INFEASIBLE: 'infeasible'>, (0, 1, 10, 14), True)
    >>> conflicting_givens(Puzzle([1] + [0] * 15)).status
    <Status.SOLVED: 'solved'>
    """
    watch = Stopwatch(time_limit, on_progress)
    known = [frozenset(cells) for cells in other_than]
    for pair in _repeats(puzzle):
        if pair not in known:
            return _set_of(pair, minimal=_can_be_filled(puzzle, solver, watch))
    probe = find_probe(solver)(puzzle, watch)
    givens = _givens(puzzle)
    whole = probe(givens)
    if whole.core is None:
        return GivenSet(_stopped(watch) if whole.wrong is None else Status.SOLVED)
    for left_out in hitting_sets(known, watch):
        answer = probe(givens - left_out) if left_out else whole
        if answer.core is not None:
            return _set_of(*_shrink(probe, answer.core, partial(watch.report, None)))
        if answer.wrong is None:
            return GivenSet(_stopped(watch))
    return _no_other(watch)


def givens_to_erase(
    puzzle: Puzzle,
    time_limit: float | None = None,
    *,
    on_progress: OnProgress | None = None,
    other_than: Iterable[Iterable[int]] = (),
    solver: str | MakeProbe = "auto",
) -> GivenSet:
    """Find a smallest set of givens without which the puzzle can be solved.

    First given after given is kept as long as there is a solution. Then, to see whether fewer could
    go: what is erased must break up every set that can not stand together. So erase as few as break
    up the sets known so far; if there is still no solution, that shows another such set.

    Args:
        puzzle: any blocks, any givens.
        time_limit: seconds, or None for no limit; what is found by then is the answer.
        on_progress: told how it goes, with the best size so far as ``incumbent`` and the least that
            is possible as ``bound``; returning True cancels.
        other_than: sets of cells found before; the answer is another, none of which it is larger
            than.
        solver: as for ``conflicting_givens``.

    Returns:
        The set; ``minimal`` says whether none, other than those named, is smaller. INFEASIBLE
        without cells says: there is no other as small; or, when none was named, that the blocks can
        not be filled even without givens.

    Raises:
        SolverUnavailable: there is no such solver, or it can not run here.

    >>> puzzle = Puzzle([1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 4, 0])
    >>> found = givens_to_erase(puzzle)
    >>> found.status, len(found.cells), found.minimal
    (<Status.INFEASIBLE: 'infeasible'>, 1, True)
    >>> found = givens_to_erase(puzzle, other_than=[(0,), (1,), (10,)])
    >>> found.cells, givens_to_erase(puzzle, other_than=[(0,), (1,), (10,), found.cells]).cells
    ((14,), ())
    """
    watch = Stopwatch(time_limit, on_progress)
    named = {frozenset(cells) for cells in other_than}
    probe = find_probe(solver)(puzzle, watch)
    givens = _givens(puzzle)
    whole = probe(givens)
    if whole.core is None:
        return GivenSet(_stopped(watch) if whole.wrong is None else Status.SOLVED)
    best = None if named else _fewest_wrong(probe, givens)
    known = list(_repeats(puzzle))
    while (erased := _next_hit(known, named, watch)) is not None:
        if best is not None and len(best) <= max(len(erased), 1):
            return _set_of(best, minimal=True)
        watch.report(None, len(erased), None if best is None else len(best))
        answer = probe(givens - erased) if erased else whole
        if answer.wrong is not None:
            return _set_of(erased, minimal=True)
        if answer.core is None:
            return GivenSet(_stopped(watch)) if best is None else _set_of(best, minimal=False)
        found, _ = _shrink(probe, answer.core, lambda needed, size: None)
        if not found:
            return GivenSet(Status.INFEASIBLE, minimal=True)
        known.append(found)
    return _no_other(watch) if best is None else _set_of(best, minimal=False)


def _givens(puzzle: Puzzle) -> Cells:
    return frozenset(cell for cell, digit in enumerate(puzzle.givens.cells) if digit)


def _repeats(puzzle: Puzzle) -> Iterator[Cells]:
    """Every two givens of one digit in one block."""
    for conflict in conflicts(puzzle):
        for pair in combinations(conflict.cells, 2):
            yield frozenset(pair)


def _can_be_filled(puzzle: Puzzle, solver: str | MakeProbe, watch: Stopwatch) -> bool:
    """Whether the blocks are known to have a solution without givens; then with any one given."""
    if puzzle.blocks == blocks_for(puzzle.side, puzzle.box):
        return True
    return find_probe(solver)(puzzle, watch)(frozenset()).wrong is not None


def _fewest_wrong(probe: Probe, givens: Cells) -> Cells | None:
    """Keep given after given, as long as there is a solution; those that it lacks, if there is one.

    To keep any one of them, another would have to go; still there may be a smaller set.
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
    """A smallest set that breaks up those known; not one of those named, nor larger than any."""
    most = min(map(len, named), default=None)
    return next((hit for hit in hitting_sets(known, watch, most) if hit not in named), None)


def _shrink(probe: Probe, core: Cells, tell: Callable[[int, int], object]) -> tuple[Cells, bool]:
    """Leave givens out of a set as long as it has no solution; whether that came to its end.

    Where one could be left out, two are tried next, then four: most givens of a large board have no
    part in a small set.
    """
    needed: Cells = frozenset()
    count = 1
    while core - needed:
        tell(len(needed), len(core))
        some = frozenset(sorted(core - needed)[:count])
        answer = probe(core - some)
        if answer.core is not None:
            core, count = answer.core, count * 2
        elif answer.wrong is None:
            return core, False
        elif count == 1:
            needed |= some
        else:
            count = 1
    return core, True


def _set_of(cells: Iterable[int], minimal: bool) -> GivenSet:
    return GivenSet(Status.INFEASIBLE, tuple(sorted(cells)), minimal)


def _no_other(watch: Stopwatch) -> GivenSet:
    """There is none, unless the looking was cut short."""
    if watch.cancelled or watch.expired:
        return GivenSet(_stopped(watch))
    return GivenSet(Status.INFEASIBLE, minimal=True)


def _stopped(watch: Stopwatch) -> Status:
    return Status.CANCELLED if watch.cancelled else Status.LIMIT
