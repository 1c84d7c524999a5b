"""Solvers that are fetched only when they are wanted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import sudoku_core as sc

if TYPE_CHECKING:
    from sudoku_core.solvers.contract import Traits
    from sudoku_core.solvers.process import Here


@dataclass(slots=True)
class Offer:
    """A solver that is not loaded yet, and what a person is told before it is.

    Args:
        name: the name it is asked for by.
        modelers: the ways to write a puzzle down that it will take, its own choice first.
        files: the addresses of its files.
        bytes: how much there is to fetch.
        licence: the name of its licence.
        kept: whether its files are on this machine already.
    """

    name: str
    modelers: tuple[str, ...]
    files: tuple[str, ...]
    bytes: int
    licence: str
    kept: bool = False

    def missing(self) -> None:
        """None: it can be fetched."""

    def run(self, _task: sc.Task) -> sc.Outcome:
        """Nothing: it is not here.

        Raises:
            SolverUnavailable: always.
        """
        raise sc.SolverUnavailable(sc.Message("solver.missing", solver=self.name))


@dataclass(frozen=True, slots=True)
class InPlace:
    """A solver that natively runs in a process of its own, in the worker's.

    Args:
        inner: the solver; it looks at the clock itself.
    """

    inner: Here

    @property
    def name(self) -> str:
        """The name it is asked for by."""
        return self.inner.name

    @property
    def modelers(self) -> tuple[str, ...]:
        """The ways to write a puzzle down that it takes, its own choice first."""
        return self.inner.modelers

    @property
    def traits(self) -> Traits:
        """What is known about it beforehand."""
        return self.inner.traits

    def takes(self, puzzle: sc.Puzzle) -> sc.Message | None:
        """None if it takes a puzzle, else what of it it does not take."""
        return self.inner.takes(puzzle)

    def missing(self) -> None:
        """None: it is loaded."""

    def run(self, task: sc.Task) -> sc.Outcome:
        """Do the task here."""
        return self.inner.run_here(task, log=False)


def loaded(extra: Mapping[str, sc.Solver]) -> dict[str, sc.Solver]:
    """The solvers without those that are only on offer."""
    return {name: solver for name, solver in extra.items() if not isinstance(solver, Offer)}
