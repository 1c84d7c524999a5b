"""What the user sets, and the solvers there are to choose from."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value, sentence

if TYPE_CHECKING:
    from protocol import SolverData

    from ..state import Sentence, State
    from ..words import Words

AUTO = "auto"
"""The solver that stands for whichever suits the puzzle best."""
TIME_LIMIT = 60
"""Seconds a solver gets unless the user says otherwise."""
FULL = ("full", "clauses-full")
"""The forms in which nothing is settled before the solver gets it."""
THEMES = ("auto", "light", "dark")
CELLS = ("short", "spelled")
"""How cells can be said: as R1C6, or in words."""
SPELLED = CELLS[1]


@dataclass(frozen=True, slots=True)
class Settings(Value):
    """What holds for every puzzle."""

    solver: str = field(default=AUTO)  # the one that is chosen
    form: str = field(default="")  # how it writes the puzzle down, empty for its first choice
    limit: float | None = field(default=TIME_LIMIT)  # how many seconds it gets
    theme: str = field(default="auto")  # or light, or dark
    spelled: bool = field(default=False)  # whether cells are said in words, not as R1C6

    @property
    def presolve(self) -> bool:
        """Whether what singles and rules settle may be left out of the program."""
        return self.form not in FULL


@dataclass(frozen=True, slots=True)
class Solvers(Value):
    """All solvers, as the engine has listed them; none until then."""

    listed: tuple[SolverData, ...] = field(default=())

    def find(self, name: str) -> SolverData | None:
        """What is known of a solver."""
        for solver in self.listed:
            if solver["name"] == name:
                return solver
        return None

    def reason(self, name: str) -> Sentence | None:
        """Why a solver cannot run here, if it cannot."""
        solver = self.find(name)
        message = solver and solver["reason"]
        return sentence(message) if message else None

    def form(self, settings: Settings, name: str = "") -> str | None:
        """Return the form in which a solver is asked to write the puzzle down; None for its choice.

        Args:
            settings: which form is chosen for the chosen solver; without presolve, any other
                solver leaves nothing out either, if it can.
            name: the solver, by default the chosen one.
        """
        name = name or settings.solver
        chosen = (settings.form,) if name == settings.solver else ()
        wanted = chosen if settings.presolve else chosen + FULL
        if name == AUTO:
            return None if settings.presolve else FULL[0]
        solver = self.find(name)
        if not solver:
            return settings.form or None
        for form in wanted:
            if form in solver["forms"]:
                return form
        return None

    def about(self, words: Words, name: str) -> str:
        """What a solver is, or why it cannot run here, as far as there are words for it."""
        reason = self.reason(name)
        if reason:
            return words(*reason)
        return words("about." + name) if words.has("about." + name) else ""

    def proves(self, name: str) -> bool:
        """Whether a solver can show that there is no solution; so they can, as far as is known."""
        solver = self.find(name)
        return not solver or solver["proves"]

    @property
    def coming(self) -> tuple[str, ...]:
        """The names of those that are still on their way."""
        return tuple([solver["name"] for solver in self.listed if solver["loading"]])

    def label(self, words: Words, name: str) -> str:
        """What a solver is called, with size and licence while it is still to be fetched."""
        called = words.solver(name)
        called = called[0].upper() + called[1:]
        solver = self.find(name)
        offer = solver and solver["offer"]
        if not offer:
            return called
        size = offer["bytes"] / 1e6
        return words("offer", {"name": called, "size": size, "licence": offer["licence"]})

    def changed(self, name: str, **changes: object) -> Solvers:
        """The solvers, with some of what is known of one changed."""
        listed = []
        for solver in self.listed:
            known: dict[str, object] = dict(solver)
            if solver["name"] == name:
                known.update(changes)
            listed.append(known)
        return self.but(listed=tuple(listed))


def with_presolve(state: State, on: bool) -> State:
    """Return the state whose form has presolve, or none if the chosen solver can do without."""
    settings = state.part(Settings)
    solver = state.part(Solvers).find(settings.solver)
    forms = [form for form in FULL if solver and form in solver["forms"]]
    return state.with_parts(settings.but(form="" if on else (forms or FULL)[0]))


def with_arrived(state: State) -> State:
    """Return the state in which no solver is on its way any more."""
    solvers = state.part(Solvers)
    for name in solvers.coming:
        solvers = solvers.changed(name, loading=False)
    return state.with_parts(solvers)


def with_fetched(state: State, name: str) -> State:
    """Return the state in which a solver was fetched."""
    return state.with_parts(state.part(Solvers).changed(name, offer=None))
