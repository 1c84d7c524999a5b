"""State of the tab Model: the open leaf, the export, and the study of the puzzle's model."""

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
    """The open leaf, and the choices on the leaf "export"."""

    open: str = field(default="cell")  # one of LEAVES
    formats: tuple[ExportData, ...] = field(default=())  # the formats to choose from, once known
    format: str = field(default="lp")  # the chosen format
    form: str = field(default="full")  # the chosen formulation: full or reduced
    note: str = field(default="")  # how copying or saving ended: text, failed, saved, unsaved

    @property
    def forms(self) -> tuple[str, ...]:
        """The formulations that the chosen format has."""
        for export in self.formats:
            if export["name"] == self.format:
                return tuple(export["forms"])
        return ("full",)

    @property
    def export_form(self) -> str:
        """The formulation of the export."""
        return self.form if self.form in self.forms else self.forms[0]


@dataclass(frozen=True, slots=True)
class Equation(Value):
    """An equation of a cell or a block: exactly one, or at most one, of its variables is 1."""

    name: str = field()  # the name in the core's model
    terms: tuple[Term, ...] = field()  # the variables
    digit: int = field(default=0)  # the digit of a block's equation, 0 for a cell's
    sense: str = field(default="=")  # or ≤


@dataclass(frozen=True, slots=True)
class ChosenEquation(Value):
    """The equation whose cells are marked on the board."""

    name: str = field(default="")
    text: str = field(default="")
    remainder: str = field(default="")  # the equation once the givens are put in
    cells: Cells = field(default=())
    free: Cells = field(default=())  # the cells whose variables no given fixes


@dataclass(frozen=True, slots=True)
class GivenChange(Value):
    """A given that was added, changed or removed, and its effect on the model."""

    cell: int = field(default=0)  # the given's cell
    before: int = field(default=0)  # the digit before, 0 for none
    after: int = field(default=0)  # the digit now, 0 for none
    count: int = field(default=0)  # the number of variables that became fixed, or free
    cells: Cells = field(default=())  # the cells of these variables


@dataclass(frozen=True, slots=True)
class Study(Value):
    """Replies about the model of the puzzle, and what of them shows on the board."""

    of_puzzle = True

    model: ModelReply | ErrorReply | None = field(default=None)  # sizes, and what presolve leaves
    export: ExportReply | ErrorReply | None = field(default=None)  # the model as text
    rule_equations: EquationsReply | ErrorReply | None = field(default=None)  # at the picked cell
    relaxation: RelaxReply | None = field(default=None)
    log: str = field(default="")  # the log of the relaxation's solver
    on_board: bool = field(default=False)  # whether the relaxation shows on the board
    change: GivenChange | None = field(default=None)  # the last change of a given
    chosen: ChosenEquation | None = field(default=None)


def shows(state: State, leaf: str = "") -> bool:
    """Return whether the tab Model is open, and in it a leaf if one is named."""
    return state.part(Tabs).open == "model" and leaf in ("", state.part(Leaves).open)


def equation_families(state: State, words: Words) -> tuple[Any, str]:
    """Return the equations of the picked cell as choices, and a note about missing equations."""
    from . import picked_cell  # fetched when needed

    return picked_cell.equation_families(state, words)


def reading_program(words: Words) -> str:
    """Return the program that reads a photo, as HTML with MathML."""
    from . import mathml  # fetched when needed

    return mathml.reading(words)


def with_leaf(state: State, name: str) -> State:
    """Return the state with a leaf of Model open."""
    return state.with_parts(state.part(Leaves).but(open=name))
