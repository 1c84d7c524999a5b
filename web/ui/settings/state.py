"""What the user sets, and the solvers there are to choose from."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value, sentence

if TYPE_CHECKING:
    from protocol import SolverData

    from ..state import Sentence
    from ..words import Words

AUTO = "auto"
"""The solver that stands for whichever suits the puzzle best."""
TIME_LIMIT = 60
"""Seconds a solver gets unless the user says otherwise."""
THEMES = ("auto", "light", "dark")


@dataclass(frozen=True, slots=True)
class Settings(Value):
    """What holds for every puzzle."""

    solver: str = field(default=AUTO)  # the one that is chosen
    form: str = field(default="")  # how it writes the puzzle down, empty for its first choice
    limit: float | None = field(default=TIME_LIMIT)  # how many seconds it gets
    theme: str = field(default="auto")  # or light, or dark


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

    def proves(self, name: str) -> bool:
        """Whether a solver can show that there is no solution; so they can, as far as is known."""
        solver = self.find(name)
        return not solver or solver["proves"]

    @property
    def coming(self) -> tuple[str, ...]:
        """The names of those that are still on their way."""
        return tuple([solver["name"] for solver in self.listed if solver["coming"]])

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
