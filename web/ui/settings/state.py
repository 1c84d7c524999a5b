"""The settings for every puzzle, and the list of solvers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value, sentence

if TYPE_CHECKING:
    from protocol import SolverData

    from ..state import Sentence, State
    from ..words import Words

AUTO = "auto"
"""The solver Automatic: the engine chooses by the puzzle."""
TIME_LIMIT = 60
"""Time limit of solvers in seconds, unless the user sets another."""
FULL = ("full", "clauses-full")
"""The forms without presolve."""
THEMES = ("auto", "light", "dark")
CELLS = ("short", "spelled")
"""Names of cells: as R1C6, or in words."""
SPELLED = CELLS[1]


@dataclass(frozen=True, slots=True)
class Settings(Value):
    """The settings for every puzzle."""

    solver: str = field(default=AUTO)  # by name
    form: str = field(default="")  # of the puzzle for the solver; empty for its first form
    limit: float | None = field(default=TIME_LIMIT)  # time limit in seconds; None for no limit
    theme: str = field(default="auto")  # or light, or dark
    spelled: bool = field(default=False)  # whether cells are named in words, not as R1C6

    @property
    def presolve(self) -> bool:
        """True if cells that singles and rules determine may be left out of the program."""
        return self.form not in FULL


@dataclass(frozen=True, slots=True)
class Solvers(Value):
    """The list of solvers; empty until the engine sends it."""

    listed: tuple[SolverData, ...] = field(default=())

    def find(self, name: str) -> SolverData | None:
        """Return the data of a solver, if it is listed."""
        for solver in self.listed:
            if solver["name"] == name:
                return solver
        return None

    def reason(self, name: str) -> Sentence | None:
        """Return why a solver cannot run here; None if it can."""
        solver = self.find(name)
        message = solver and solver["reason"]
        return sentence(message) if message else None

    def form(self, settings: Settings, name: str = "") -> str | None:
        """Return the form in which a solver gets the puzzle; None for its first form.

        Args:
            settings: the chosen solver and its form; if that form is without presolve, so are the
                forms of other solvers, where they have such a form.
            name: of the solver, by default the chosen solver.
        """
        name = name or settings.solver
        chosen = (settings.form,) if name == settings.solver else ()
        forms = chosen if settings.presolve else chosen + FULL
        if name == AUTO:
            return None if settings.presolve else FULL[0]
        solver = self.find(name)
        if not solver:
            return settings.form or None
        for form in forms:
            if form in solver["forms"]:
                return form
        return None

    def about(self, words: Words, name: str) -> str:
        """Return the description of a solver, or why it cannot run here; empty if there is none."""
        reason = self.reason(name)
        if reason:
            return words(*reason)
        return words("about." + name) if words.has("about." + name) else ""

    def proves(self, name: str) -> bool:
        """Return whether a solver can prove that there is no solution; True until it is listed."""
        solver = self.find(name)
        return not solver or solver["proves"]

    @property
    def loading(self) -> tuple[str, ...]:
        """The names of the solvers that are still being fetched."""
        return tuple([solver["name"] for solver in self.listed if solver["loading"]])

    def label(self, words: Words, name: str) -> str:
        """Return the name of a solver, with size and licence while it is still to be fetched."""
        label = words.solver(name)
        label = label[0].upper() + label[1:]
        solver = self.find(name)
        offer = solver and solver["offer"]
        if not offer:
            return label
        size = offer["bytes"] / 1e6
        return words("offer", {"name": label, "size": size, "licence": offer["licence"]})

    def with_solver(self, name: str, **changes: object) -> Solvers:
        """Return the list with changed data of a solver."""
        listed = []
        for solver in self.listed:
            data: dict[str, object] = dict(solver)
            if solver["name"] == name:
                data.update(changes)
            listed.append(data)
        return self.but(listed=tuple(listed))


def with_presolve(state: State, on: bool) -> State:
    """Return the state whose form is with presolve, or without if the solver has such a form."""
    settings = state.part(Settings)
    solver = state.part(Solvers).find(settings.solver)
    forms = [form for form in FULL if solver and form in solver["forms"]]
    return state.with_parts(settings.but(form="" if on else (forms or FULL)[0]))


def with_solvers_loaded(state: State) -> State:
    """Return the state in which no solver is being fetched."""
    solvers = state.part(Solvers)
    for name in solvers.loading:
        solvers = solvers.with_solver(name, loading=False)
    return state.with_parts(solvers)


def with_solver_fetched(state: State, name: str) -> State:
    """Return the state in which a solver need not be fetched any more."""
    return state.with_parts(state.part(Solvers).with_solver(name, offer=None))
