"""What the tab Model shows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value
from ..tabs.state import Tabs

if TYPE_CHECKING:
    from typing import Any

    from protocol import (
        EquationsReply,
        ErrorReply,
        ExportData,
        ExportReply,
        ModelReply,
        RelaxReply,
    )

    from ..state import Cells, State
    from ..words import Words

    Term = tuple[int, int]  # the variable of a cell and a digit

LEAVES = ("cell", "program", "relaxation", "proof", "sum", "steps", "reading", "log", "export")
"""The leaves of the tab, of which one is open."""


@dataclass(frozen=True, slots=True)
class Leaves(Value):
    """Which leaf is open, and how the model is written on the last one."""

    open: str = field(default="cell")  # one of LEAVES
    exports: tuple[ExportData, ...] = field(default=())  # the formats there are, once known
    to: str = field(default="lp")  # the format that the model is written in
    form: str = field(default="full")  # or reduced
    copied: str = field(default="")  # what was copied or saved last

    @property
    def forms(self) -> tuple[str, ...]:
        """The forms in which its format writes the model."""
        for export in self.exports:
            if export["name"] == self.to:
                return tuple(export["forms"])
        return ("full",)

    @property
    def written_form(self) -> str:
        """The form in which the model is written."""
        return self.form if self.form in self.forms else self.forms[0]


@dataclass(frozen=True, slots=True)
class Equation(Value):
    """An equation of a cell's own or of a block: of its variables, one is 1, or at most one."""

    name: str = field()  # as the core's model calls it
    terms: tuple[Term, ...] = field()  # its variables
    digit: int = field(default=0)  # the one that it is about, 0 where it is about a cell
    sense: str = field(default="=")  # or ≤


@dataclass(frozen=True, slots=True)
class Chosen(Value):
    """The equation that lights its cells."""

    name: str = field(default="")
    text: str = field(default="")
    left: str = field(default="")  # what the givens leave of it
    cells: Cells = field(default=())
    free: Cells = field(default=())  # those of them that no given has settled


@dataclass(frozen=True, slots=True)
class News(Value):
    """What one given more, or less, changed in the model."""

    cell: int = field(default=0)  # the given's
    before: int = field(default=0)  # its digit before, 0 for none
    after: int = field(default=0)  # its digit now, 0 for none
    count: int = field(default=0)  # of variables that are now fixed, or free
    cells: Cells = field(default=())  # that these are of


@dataclass(frozen=True, slots=True)
class Study(Value):
    """What is known of the model of the puzzle."""

    of_puzzle = True

    seen: ModelReply | ErrorReply | None = field(default=None)  # its size
    written: ExportReply | ErrorReply | None = field(default=None)  # it as text
    ruled: EquationsReply | ErrorReply | None = field(default=None)  # the rules' at a cell
    relaxation: RelaxReply | None = field(default=None)
    log: str = field(default="")  # what the relaxation's solver printed
    drawn: bool = field(default=False)  # whether the relaxation shows on the board
    news: News | None = field(default=None)  # what the last given changed
    chosen: Chosen | None = field(default=None)


def shows(state: State, leaf: str = "") -> bool:
    """Whether the tab with the model is open, and that leaf of it if one is named."""
    return state.part(Tabs).open == "model" and leaf in ("", state.part(Leaves).open)


def equation_families(state: State, words: Words) -> tuple[Any, str]:
    """The equations of the picked cell as choices, and what is said of those to come."""
    from . import around  # loaded when they show

    return around.equation_families(state, words)


def program_of_reading(words: Words) -> str:
    """The program that reads a photo as mathematics."""
    from . import mathml  # as above

    return mathml.reading(words)


def with_leaf(state: State, name: str) -> State:
    """Return the state with a leaf of Model open."""
    return state.with_parts(state.part(Leaves).but(open=name))
