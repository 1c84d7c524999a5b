"""Actions of the tab Model, and its requests in the background."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..asking import ask_in_background, puzzle_data
from ..settings.state import with_presolve
from .state import LEAVES, ChosenEquation, Leaves, Study, shows, with_leaf

if TYPE_CHECKING:
    from typing import Any

    from protocol import (
        EquationsReply,
        EquationsRequest,
        ErrorReply,
        ExportReply,
        ExportRequest,
        ModelReply,
        ModelRequest,
    )

    from ..feature import Data, Next
    from ..state import Cells, State


def open_leaf(state: State, name: str) -> Next:
    """Open a leaf of the tab."""
    return with_leaf(state, name), []


def set_presolve(state: State, on: bool) -> Next:
    """Choose whether presolve may settle variables before a solver gets the program.

    Without presolve, a formulation without it is used if the solver has any. A relaxation is
    forgotten.
    """
    study = state.part(Study).but(relaxation=None, log="", on_board=False)
    return with_presolve(state, on).with_parts(study), []


def choose_equation(state: State, name: str) -> Next:
    """Mark the cells of an equation of the picked cell; with no name, of no equation."""
    chosen = _block_equation(state, name) or _rule_equation(state, name)
    return state.with_parts(state.part(Study).but(chosen=chosen, change=None)), []


def _block_equation(state: State, name: str) -> ChosenEquation | None:
    """Return the equation with a name, of the picked cell or one of its blocks."""
    from . import equations

    board = state.board
    for _block, family in equations.families(board, state.picked):
        for equation in family:
            if equation.name == name:
                free, ones = equations.Fixings(board).remainder(equation)
                return ChosenEquation(
                    name=name,
                    text=equations.text_of(board.columns, equation.terms, 0, equation.sense),
                    remainder=equations.text_of(board.columns, free, ones, equation.sense),
                    cells=tuple([cell for cell, _digit in equation.terms]),
                    free=tuple([cell for cell, _digit in free]),
                )
    return None


def _rule_equation(state: State, name: str) -> ChosenEquation | None:
    reply = state.part(Study).rule_equations
    if reply and reply["status"] == "equations":
        for equation in reply["equations"]:
            if equation["name"] == name:
                return ChosenEquation(
                    name=name,
                    text=equation["text"],
                    remainder=equation["remainder"],
                    cells=tuple(equation["cells"]),
                    free=tuple(equation["open_cells"]),
                )
    return None


def choose_format(state: State, name: str) -> Next:
    """Choose the format of the export."""
    return _with_export_choice(state, format=name), []


def choose_form(state: State, name: str) -> Next:
    """Choose the full or the reduced formulation for the export."""
    return _with_export_choice(state, form=name), []


def _with_export_choice(state: State, **choice: str) -> State:
    study = state.part(Study).but(export=None)
    return state.with_parts(state.part(Leaves).but(note="", **choice), study)


def with_note(state: State, note: str) -> State:
    """Return the state with the sentence ``copied.<note>`` beside the exported model."""
    return state.with_parts(state.part(Leaves).but(note=note))


def exported_files(state: State) -> list[Any]:
    """Return names and contents: the model in one file first, then its files if it has several."""
    export = state.part(Study).export
    return export["texts"] if export and export["status"] == "exported" else []


def marks(state: State) -> dict[str, Cells]:
    """Return the cells that a change of a given reaches, and those of the chosen equation."""
    if not shows(state):
        return {}
    study = state.part(Study)
    cells = {"reached": study.change.cells if study.change else ()}
    if study.chosen and _shows_equations(state):
        cells["open"] = study.chosen.free
        cells["term"] = study.chosen.cells
    return cells


def follow(before: State, state: State) -> Next:
    """Keep the study to the board and the picked cell, and ask for missing replies."""
    if state.board is not before.board:
        state = _on_another_board(before, state)
    study = state.part(Study)
    if state.job and not before.job and state.job.purpose == "solve" and study.on_board:
        study = study.but(on_board=False)
    if state.picked != before.picked:
        if study.chosen or study.rule_equations:
            study = study.but(chosen=None, rule_equations=None)
        if study.change and state.board is before.board:  # else typing has moved on by itself
            study = study.but(change=None)
        if state.narrow and shows(state) and not _shows_equations(state):
            # A phone has no room for two leaves, and a tap on a cell asks for that cell.
            state = with_leaf(state, "cell")
    if study.change and (state.job or not shows(state)):
        study = study.but(change=None)
    if state.engine != before.engine:  # failed requests are sent again
        study = study.but(**dict.fromkeys(_failed_replies(study)))
    if study is not state.part(Study):
        state = state.with_parts(study)
    return _ask_for_missing(state)


def _failed_replies(study: Study) -> list[str]:
    """Return the names of the study's replies that are errors."""
    names = ("model", "rule_equations", "export")
    replies = [(name, getattr(study, name)) for name in names]
    return [name for name, reply in replies if reply and reply["status"] == "error"]


def _on_another_board(before: State, state: State) -> State:
    """Return the state whose study is of another board, with the change of a given."""
    leaves, study = state.part(Leaves), state.part(Study)
    if study.on_board and not state.board.same_digits(before.board):
        state = state.with_parts(study.but(on_board=False))
    if state.board.same_puzzle(before.board):
        return state
    if leaves.note:
        state = state.with_parts(leaves.but(note=""))
    if not shows(state):
        return state
    from . import equations

    change = equations.given_change(before.board, state.board)
    if not change:
        return state
    status = state.status or (equations.change_sentence(state.board, change),)
    return state.with_parts(state.part(Study).but(change=change)).but(status=status)


def _ask_for_missing(state: State) -> Next:
    """Ask for the replies that show and are missing; let go of requests no longer wanted."""
    study, leaves, board = state.part(Study), state.part(Leaves), state.board
    model: ModelRequest | None = None
    equations: EquationsRequest | None = None
    export: ExportRequest | None = None
    if shows(state) and state.engine == "ready":
        if study.model is None:
            model = {"op": "model", "puzzle": puzzle_data(board)}
        if study.rule_equations is None and _shows_equations(state) and has_rules(state):
            equations = {"op": "equations", "puzzle": puzzle_data(board), "cell": state.picked}
        if study.export is None and shows(state, "export"):
            puzzle, form = puzzle_data(board), leaves.export_form
            export = {"op": "export", "puzzle": puzzle, "format": leaves.format, "form": form}
    state, effects = ask_in_background(state, "model", model)
    state, more = ask_in_background(state, "equations", equations)
    state, last = ask_in_background(state, "export", export)
    return state, effects + more + last


def _shows_equations(state: State) -> bool:
    """Return whether the open leaf has the equations of the picked cell."""
    return shows(state, "cell") or shows(state, "sum")


def has_rules(state: State) -> bool:
    """Return whether rules that are not blocks have the picked cell."""
    return any(state.picked in rule.cells for rule in state.board.layout.rules)


def receive_model(state: State, reply: ModelReply | ErrorReply) -> Next:
    """Remember the model's sizes, and the formats of its export."""
    state = state.with_parts(state.part(Study).but(model=reply))
    if reply["status"] == "modelled":
        state = state.with_parts(state.part(Leaves).but(formats=tuple(reply["exports"])))
    return state, []


def receive_equations(state: State, reply: EquationsReply | ErrorReply) -> Next:
    """Remember the equations of rules at the picked cell."""
    return state.with_parts(state.part(Study).but(rule_equations=reply)), []


def receive_export(state: State, reply: ExportReply | ErrorReply) -> Next:
    """Remember the exported model."""
    return state.with_parts(state.part(Study).but(export=reply)), []


def dump(state: State) -> Data:
    """Return the open leaf as data."""
    return {"open": state.part(Leaves).open}


def restore(state: State, data: Data) -> State:
    """Return the state with the stored leaf open."""
    name = data.get("open", LEAVES[0])
    if name not in LEAVES:
        raise ValueError(name)
    return with_leaf(state, name)
