"""Solvers and OpenCV, which the engine fetches when they are first needed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import sudoku_core as sc
from sudoku_core.solvers import NAMED, Traits, Wrapper

LICENCES = {"opencv": "Apache-2.0"}
"""Licences of assets that are not solvers."""
FIRST = "highs"
"""The page's first choice for "auto": HiGHS has a model to look at, and a log."""


def page_traits(name: str) -> Traits:
    """Return a solver's traits in the page, where "auto" chooses HiGHS first."""
    traits = NAMED[name].traits
    return replace(traits, auto=replace(traits.auto, small=0)) if name == FIRST else traits


@dataclass(slots=True)
class Asset:
    """Files that are not loaded yet.

    Args:
        name: the name of the asset.
        files: the addresses of its files.
        bytes: the size of the download.
        stored: whether its files are already on this device.
        loading: whether the asset loads by itself.
    """

    name: str
    files: tuple[str, ...]
    bytes: int
    stored: bool = False
    loading: bool = False

    @property
    def licence(self) -> str:
        """Name of the licence."""
        return LICENCES[self.name]


class Offer(Asset):
    """A solver that is not loaded yet."""

    @property
    def traits(self) -> Traits:
        """Traits of the solver in the page."""
        return page_traits(self.name)

    @property
    def formulations(self) -> tuple[str, ...]:
        """Formulations of the solver, its default first."""
        return NAMED[self.name].formulations

    @property
    def licence(self) -> str:
        """Name of the licence."""
        return NAMED[self.name].traits.licence

    @property
    def solves_lps(self) -> bool:
        """True if the solver also solves linear programs."""
        return getattr(NAMED[self.name], "make_lp", None) is not None

    def missing(self) -> None:
        """Return None: the solver can be fetched."""

    def run(self, _task: sc.solvers.Task) -> sc.solvers.Outcome:
        """Fail: the solver is not loaded.

        Raises:
            SolverUnavailable: always.
        """
        raise sc.SolverUnavailable(sc.Message("solver.missing", solver=self.name))


@dataclass(frozen=True, slots=True)
class InPlace(Wrapper):
    """A solver that runs in the worker, not in a process of its own.

    Args:
        inner: the solver; it keeps its time limit itself.
    """

    def missing(self) -> None:
        """Return None: the solver is loaded."""

    def run(self, task: sc.solvers.Task) -> sc.solvers.Outcome:
        """Run the task in the worker."""
        return self.inner.run_here(task, log=False)


def loaded(extra: Mapping[str, sc.Solver]) -> dict[str, sc.Solver]:
    """Return the solvers that are loaded."""
    return {name: solver for name, solver in extra.items() if not isinstance(solver, Offer)}
