"""The solvers by name: whether each can run here, and the choice that "auto" stands for.

    Task ──contract──▶ a solver's file ──▶ Outcome (status, grid, stats; the caller checks the grid)
             models: pulp_solver (cbc, highs, glpk, gurobi, cplex, scip)
             clauses: sat_solver over pysat or sat_program (cadical)
             cells with primitives: native (cp_sat, z3, local_search)
             the exact search: search

A solver is one file with a ``SOLVER`` in it, and a line in ``FILES``; its ``traits`` are the facts
about it. ``process`` runs a solver in a process of its own; ``highspy`` and ``pysat`` stay loaded
and answer many questions in a row; ``best`` finds the best solution of a model. Start from
``TEMPLATE``.

>>> from sudoku_core import parse, solvers
>>> solvers.choose_solver(parse("1" + "." * 80)).name
'search'
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from importlib import import_module
from typing import cast

from ..board.candidates import open_cells, propagate
from ..board.checker import expect_puzzle
from ..board.lowering import lowered
from ..board.puzzle import Puzzle
from ..language.messages import Message, unknown
from ..models.lp import MakeLp
from ..rules.kernel import Linear
from .contract import (
    LARGE,
    LARGE_RULED,
    LARGE_SUMS,
    NO_TRAITS,
    SHORT_SUM,
    Described,
    Outcome,
    Progress,
    Ranks,
    Solver,
    SolverError,
    SolverUnavailable,
    Status,
    Stopwatch,
    Task,
    Traits,
)
from .highs import UNPRESOLVED, Report
from .highspy import INTERIOR, SIMPLEX
from .process import Apart, Wrapper
from .pulp_solver import PulpProgram, PulpSolver
from .sat_solver import SatSolver
from .z3 import Z3

__all__ = [
    "INTERIOR",
    "NAMED",
    "SIMPLEX",
    "UNPRESOLVED",
    "Z3",
    "Described",
    "Outcome",
    "Progress",
    "PulpSolver",
    "Ranks",
    "Report",
    "SatSolver",
    "Solver",
    "SolverError",
    "SolverUnavailable",
    "Status",
    "Stopwatch",
    "Task",
    "Traits",
    "Wrapper",
    "available_solvers",
    "choose_prover",
    "choose_solver",
    "find_solver",
    "ready_solvers",
    "refusal",
    "traits_of",
]

FILES = (
    "search",
    "cbc",
    "highs",
    "glpk",
    "gurobi",
    "cplex",
    "scip",
    "z3",
    "cp_sat",
    "cadical",
    "local_search",
)
"""The modules with a solver, in the order in which users see them."""
NAMED: Mapping[str, Described] = {
    solver.name: solver for solver in [import_module(f".{file}", __name__).SOLVER for file in FILES]
}
BY_PULP = "pulp:"
"""Prefix of the names of solvers that only PuLP knows."""


def find_solver(name: str, extra: Mapping[str, Solver]) -> Solver:
    """Return the solver of that name.

    Args:
        name: a name of ``NAMED`` or ``extra`` (which goes first), or ``pulp:NAME``.
        extra: further solvers by name.

    Raises:
        SolverUnavailable: there is none of that name, or it cannot run here.

    >>> find_solver("search", {}).name
    'search'
    """
    solver = _get(name, extra)
    if solver is None:
        names = ["auto", *sorted({*NAMED, *extra})]
        raise SolverUnavailable(unknown("solver.unknown", names, more=["pulp:NAME"], solver=name))
    if reason := _absence(solver):
        raise SolverUnavailable(reason)
    return solver


def runnable(solver: str | Solver, extra: Mapping[str, Solver] | None = None) -> Solver:
    """Return a solver that can run here.

    Args:
        solver: a name as for ``find_solver``, or a Solver value.
        extra: further solvers by name.

    Raises:
        SolverUnavailable: there is none of that name, or it cannot run here.
    """
    if isinstance(solver, str):
        return find_solver(solver, extra or {})
    if reason := solver.missing():
        raise SolverUnavailable(reason)
    return solver


def choose_solver(
    puzzle: Puzzle, extra: Mapping[str, Solver] | None = None, formulation: str | None = None
) -> Solver:
    """Return the solver that "auto" means for a puzzle: the first by ``Traits.auto`` that can run
    here.

    On small boards that is the exact search, on large ones (``contract.LARGE``) and where many
    cells are in large sums (``contract.LARGE_SUMS``) CaDiCaL if it is installed: the fastest
    solvers that prove, as measured. The name of a rule never counts. Integer programming (CBC,
    HiGHS and others) is chosen only by name or by a formulation.

    Args:
        puzzle: the puzzle to solve.
        extra: further solvers by name.
        formulation: a formulation that the solver must take; by default any.

    >>> choose_solver(Puzzle([0] * 81)).name, choose_solver(Puzzle([0] * 81), None, "full").name
    ('search', 'cbc')
    >>> choose_solver(Puzzle([0] * 25**2), {"cadical": NAMED["search"]}).name
    'search'
    """
    expect_puzzle(puzzle)
    ranking = ranked(puzzle, extra, _ranks_for(puzzle), _is_large(puzzle))
    first = next(ranking)
    if formulation is None or formulation in first.formulations:
        return first
    ready = [first, *ranking]
    others = (solver for name in NAMED if (solver := _get(name, extra or {})))
    here = (s for s in others if not (s.missing() or refusal(s, puzzle)))
    return next((s for s in (*ready, *here) if formulation in s.formulations), ready[0])


def choose_prover(puzzle: Puzzle, extra: Mapping[str, Solver] | None = None) -> Solver:
    """Return the solver that proves soonest that a solution is the only one: the first by
    ``Traits.proof``.

    >>> choose_prover(Puzzle([0] * 81)).name
    'search'
    """
    expect_puzzle(puzzle)
    return next(ranked(puzzle, extra, lambda traits: traits.proof, _is_large(puzzle)))


def ranked(
    puzzle: Puzzle,
    extra: Mapping[str, Solver] | None,
    ranks: Callable[[Traits], Ranks],
    large: bool,
) -> Iterator[Solver]:
    """Yield the solvers that have a rank, can run here and take a puzzle, by rank.

    Args:
        puzzle: the puzzle that the solvers must take.
        extra: further solvers by name.
        ranks: function that picks the ranks from the facts about a solver.
        large: whether the board counts as a large one.
    """
    listed = []
    is_ruled = _is_ruled(puzzle)
    for solver in {**NAMED, **(extra or {})}.values():
        kind_rank = ranks(traits_of(solver))
        rank = kind_rank.large if large else kind_rank.ruled if is_ruled else kind_rank.small
        if rank is not None:
            listed.append((rank, solver))
    for _, solver in sorted(listed, key=lambda pair: pair[0]):
        if not (solver.missing() or refusal(solver, puzzle)):
            yield solver


def find_lp(extra: Mapping[str, Solver] | None = None, *, solver: str | Solver = "auto") -> MakeLp:
    """Return the constructor of LP solvers: the ``make_lp`` of a solver that can run here.

    Args:
        extra: further solvers by name, which go first.
        solver: a solver or its name; "auto" is the first that solves linear programs.

    Raises:
        SolverUnavailable: there is none, or it does not solve linear programs.
    """
    if solver != "auto":
        chosen = runnable(solver, extra)
        if maker := getattr(chosen, "make_lp", None):
            return cast(MakeLp, maker)
        raise SolverUnavailable(Message("solver.linear", solver=chosen.name))
    for candidate in (*(extra or {}).values(), *NAMED.values()):
        make: MakeLp | None = getattr(candidate, "make_lp", None)
        if make and not candidate.missing():
            return make
    raise SolverUnavailable(Message("solver.missing-extra", solver="highs", extra="highs"))


def traits_of(solver: Solver) -> Traits:
    """Return the facts about a solver; a solver without any has those of its name.

    >>> traits_of(find_solver("search", {})).proves
    True
    """
    facts: Traits = getattr(solver, "traits", NO_TRAITS)
    if facts == NO_TRAITS:
        facts = getattr(NAMED.get(solver.name), "traits", NO_TRAITS)
    return facts


def refusal(solver: Solver, puzzle: Puzzle) -> Message | None:
    """Return None if a solver takes a puzzle, else the reason."""
    known = NAMED.get(solver.name)
    takes: Callable[[Puzzle], Message | None] | None
    takes = getattr(solver, "takes", None) or getattr(known, "takes", None)
    return takes(puzzle) if takes else None


def available_solvers(extra: Mapping[str, Solver] | None = None) -> dict[str, Message | None]:
    """Return for each solver why it cannot run here, or None if it can.

    Args:
        extra: further solvers by name, as for ``solve``.

    Returns:
        For each name, None if the solver can run here, else the reason. Other solvers that PuLP
        lists are not included; their names are ``pulp:NAME``.

    >>> available_solvers()["search"] is None
    True
    """
    solvers = {**NAMED, **(extra or {})}
    return {"auto": None, **{name: _absence(solver) for name, solver in solvers.items()}}


def ready_solvers(puzzle: Puzzle, extra: Mapping[str, Solver] | None = None) -> list[str]:
    """Return the names of the solvers that can run here and take a puzzle.

    >>> "search" in ready_solvers(Puzzle([0]))
    True
    """
    solvers = {**NAMED, **(extra or {})}
    return [
        name
        for name, solver in solvers.items()
        if not (solver.missing() or refusal(solver, puzzle))
    ]


def _is_large(puzzle: Puzzle) -> bool:
    """Return whether a SAT solver is quicker than the search: many cells are open, or in sums."""
    if puzzle.rules and _cells_in_sums(puzzle) > LARGE_SUMS * _boards(puzzle):
        return True
    most = LARGE_RULED * _boards(puzzle) if _is_ruled(puzzle) else LARGE
    empty = len(puzzle.cells) - sum(1 for digit in puzzle.givens.cells if digit)
    return empty > most and open_cells(puzzle) > most


def _cells_in_sums(puzzle: Puzzle) -> int:
    """Return the number of open cells in equations with more open cells than ``SHORT_SUM``.

    Equations with more cells than there are digits do not count: their clauses are many and weak.
    """
    sums = [
        primitive.cells
        for _, primitive in lowered(puzzle.layout).others
        if isinstance(primitive, Linear) and primitive.sense == "="
    ]
    sums = [cells for cells in sums if SHORT_SUM < len(cells) <= puzzle.side]
    masks = propagate(puzzle) if len(set().union(*sums)) > LARGE_SUMS else None
    if masks is None:
        return 0
    opened = [[cell for cell in cells if masks[cell] & masks[cell] - 1] for cells in sums]
    return len(set().union(*[cells for cells in opened if len(cells) > SHORT_SUM]))


def _is_ruled(puzzle: Puzzle) -> bool:
    """Return whether the limit ``LARGE_RULED`` applies: rules beyond blocks, or several boards."""
    return bool(puzzle.rules) or _boards(puzzle) > 1


def _ranks_for(puzzle: Puzzle) -> Callable[[Traits], Ranks]:
    """Return the function that picks the ranks for "auto".

    A board that is nearly empty, as a 9×9 with fewer than 17 givens, has many solutions, and the
    search meets one at once. It takes the ranks of boards with rules, of which the search has the
    first in the page, too.
    """
    if sum(1 for digit in puzzle.givens.cells if digit) >= len(puzzle.cells) / 5:
        return lambda traits: traits.auto
    return lambda traits: replace(traits.auto, small=traits.auto.ruled)


def _boards(puzzle: Puzzle) -> float:
    """Return the number of cells in standard boards: more than 1 where several boards overlap."""
    return len(puzzle.cells) / puzzle.side**2


def _get(name: str, extra: Mapping[str, Solver]) -> Solver | None:
    if name in extra:
        return extra[name]
    return _by_pulp(name) if name.startswith(BY_PULP) else NAMED.get(name)


def _by_pulp(name: str) -> Solver | None:
    """Return PuLP's solver of a name with the facts known about it, or None."""
    import pulp

    wanted = name.removeprefix(BY_PULP)
    for solver in NAMED.values():
        if not isinstance(solver, Apart) or not isinstance(solver.inner, PulpProgram):
            continue
        if solver.inner.pulp_name == wanted:
            traits = replace(solver.inner.traits, extra="", program="")
            return replace(solver, inner=replace(solver.inner, name=name, traits=traits))
    return Apart(PulpProgram(name, wanted)) if wanted in pulp.listSolvers() else None


def _absence(solver: Solver) -> Message | None:
    """Return why a solver cannot run here, and how to install it if that is known."""
    reason, name = solver.missing(), solver.name
    if reason != Message("solver.missing", solver=name):
        return reason
    traits = traits_of(solver)
    if traits.extra:
        return Message("solver.missing-extra", solver=name, extra=traits.extra)
    if traits.program:
        return Message("solver.missing-program", solver=name, program=traits.program)
    return reason
