"""What is fetched only when it is wanted: solvers, and what looks at pictures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import sudoku_core as sc
from sudoku_core.solvers import NAMED, Traits, Wrapper

LICENCES = {"opencv": "Apache-2.0"}
"""Of what is no solver."""


FIRST = "highs"
"""The solver that "auto" takes first in the page: it has a model to look at, and shows its work."""


def page_traits(name: str) -> Traits:
    """Return the facts about a solver in the page: there, "auto" takes HiGHS first."""
    traits = NAMED[name].traits
    return replace(traits, auto=replace(traits.auto, small=0)) if name == FIRST else traits


@dataclass(slots=True)
class Asset:
    """Files that are not loaded yet, and what a person is told before they are.

    Args:
        name: what it is called.
        files: the addresses of its files.
        bytes: how much there is to fetch.
        kept: whether its files are on this machine already.
        coming: whether it is on its way without being asked for.
    """

    name: str
    files: tuple[str, ...]
    bytes: int
    kept: bool = False
    coming: bool = False

    @property
    def licence(self) -> str:
        """The name of its licence."""
        return LICENCES[self.name]


class Offer(Asset):
    """A solver that is not loaded yet."""

    @property
    def traits(self) -> Traits:
        """The facts about the solver in the page."""
        return page_traits(self.name)

    @property
    def formulations(self) -> tuple[str, ...]:
        """The ways to write a puzzle down that it will take, its own choice first."""
        return NAMED[self.name].formulations

    @property
    def licence(self) -> str:
        """The name of its licence."""
        return NAMED[self.name].traits.licence

    @property
    def solves_lps(self) -> bool:
        """Whether it will solve linear programs too."""
        return getattr(NAMED[self.name], "make_lp", None) is not None

    def missing(self) -> None:
        """None: it can be fetched."""

    def run(self, _task: sc.solvers.Task) -> sc.solvers.Outcome:
        """Nothing: it is not here.

        Raises:
            SolverUnavailable: always.
        """
        raise sc.SolverUnavailable(sc.Message("solver.missing", solver=self.name))


@dataclass(frozen=True, slots=True)
class InPlace(Wrapper):
    """A solver that natively runs in a process of its own, in the worker's.

    Args:
        inner: the solver; it looks at the clock itself.
    """

    def missing(self) -> None:
        """None: it is loaded."""

    def run(self, task: sc.solvers.Task) -> sc.solvers.Outcome:
        """Do the task here."""
        return self.inner.run_here(task, log=False)


def loaded(extra: Mapping[str, sc.Solver]) -> dict[str, sc.Solver]:
    """The solvers without those that are only on offer."""
    return {name: solver for name, solver in extra.items() if not isinstance(solver, Offer)}
